"""The archive over HTTP: finished games of everybody and of one's own, searched, with their records."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quarterdeck.server.database.archive import drop_finished
from quarterdeck.server.pages.archive import PAGE
from quarterdeck.server.protocol.api import Archive, Catalogue
from quarterdeck.server.tables.archiving import Archivist
from tests.server.site import Browser, Site, opened, plain, read, refused

LONGEST = 200
"""More moves than any game of Cardinal has here."""


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def play(site: Site, browser: Browser, *, listed: bool = True, **options: object) -> str:
    """A game of somebody on both seats, from beginning to end."""
    match = await browser.make("me", "me", listed=listed, options={"first": "orange", **options})
    await site.play_on(match, LONGEST)
    assert (await site.room(match)).state == "over"
    return match


async def search(browser: Browser, query: str = "") -> Archive:
    """What a search finds."""
    return read(await browser.get(f"/api/archive{query}"), Archive)


async def test_a_finished_game_is_in_the_archive_with_all_that_is_told(site: Site) -> None:
    """Who played, how it ended, how long it was, and only options that were not the usual ones."""
    ann, stranger = site.browser(), site.browser()
    person = await ann.enter("Ann")
    match = await play(site, ann, rows=5)
    room = await site.room(match)
    assert room.match is not None
    (game,) = (await search(stranger)).games
    assert (game.match, game.game, game.title, game.listed, game.mine) == (match, "cardinal", "Cardinal", True, ())
    assert list(game.options.values()) == ["5", "Orange"]
    assert game.moves == room.match.moves_made
    assert [(seat.player, seat.person, seat.level) for seat in game.seats] == [("Ann", person.id, None)] * 2
    winners = [seat for seat, told in enumerate(game.seats) if told.result != "lost"]
    assert tuple(winners) == room.match.winners
    assert [told.rank for told in game.seats] == [1 if seat in winners else 2 for seat in range(2)]
    (mine,) = (await search(ann, "?mine=true")).games
    assert mine.mine == (0, 1)
    record = await stranger.get(f"/api/matches/{match}/record")
    assert record.status_code == 200


async def test_a_game_that_goes_on_is_not_in_the_archive(site: Site) -> None:
    """Nor is one that waits for people."""
    ann = site.browser()
    await ann.enter()
    match = await ann.make("me", "me", listed=True)
    await site.play_on(match, 2)
    await ann.make("me", "open", listed=True)
    assert (await search(ann)).games == ()


async def test_closed_games_stay_closed(site: Site) -> None:
    """Whatever others search by, they get the same answer as if the game did not exist, byte by byte."""
    ann, ben, stranger = site.browser(), site.browser(), site.browser()
    person = await ann.enter("Ann")
    await ben.enter("Ben")
    queries = (
        "", "?game=cardinal", f"?person={person.id}", "?name=Ann", f"?person={person.id}&result=won", "?players=2",
        "?least=1", "?most=1000", "?ending=five-ships", "?ending=no-legal-square",
    )  # fmt: skip
    before = [(await browser.get(f"/api/archive{query}")).content for browser in (ben, stranger) for query in queries]
    match = await play(site, ann, listed=False)
    after = [(await browser.get(f"/api/archive{query}")).content for browser in (ben, stranger) for query in queries]
    assert before == after
    assert [game.match for game in (await search(ann, "?mine=true")).games] == [match]
    assert (await search(ben, "?mine=true")).games == ()


async def test_a_long_archive_comes_page_by_page(site: Site) -> None:
    """`next` leads on until there is nothing more."""
    ann = site.browser()
    await ann.enter()
    first = await play(site, ann)
    for _ in range(PAGE):
        await play(site, ann)
    page = await search(ann)
    assert len(page.games) == PAGE
    rest = await search(ann, f"?after={page.next}")
    assert ([game.match for game in rest.games], rest.next) == ([first], "")


async def test_nonsense_is_refused_with_its_field(site: Site) -> None:
    """And only somebody who is known has games of their own."""
    browser = site.browser()
    assert refused(await browser.get("/api/archive?after=x"), 400, "malformed").path == "after"
    for number in ("9" * 40, "9" * 19, 1 << 63):
        assert refused(await browser.get(f"/api/archive?after={number}.m"), 400, "malformed").path == "after"
    assert refused(await browser.get("/api/archive?result=big"), 400, "malformed").path == "result"
    assert refused(await browser.get("/api/archive?players=0"), 400, "malformed").path == "players"
    refused(await browser.get("/api/archive?mine=true"), 401, "stranger")


async def test_games_from_before_the_archive_are_filled_in(site: Site) -> None:
    """Once; one that cannot be replayed here is left out, and does not keep others waiting."""
    ann = site.browser()
    await ann.enter()
    match = await play(site, ann)
    (before,) = (await search(ann)).games
    database = site.rooms.database
    await database.write(lambda c: drop_finished(c, match))
    assert (await search(ann)).games == ()
    archivist = Archivist(database)
    await archivist.fill_in()
    assert (await search(ann)).games == (before,)
    assert archivist.unreadable == set()


async def test_a_game_that_cannot_be_replayed_is_left_out(site: Site) -> None:
    """The others are filled in all the same."""
    ann = site.browser()
    await ann.enter()
    damaged, sound = await play(site, ann), await play(site, ann)
    database = site.rooms.database
    for match in (damaged, sound):
        await database.write(lambda c, match=match: drop_finished(c, match))  # type: ignore[misc]
    await database.write(
        lambda c: c.exec_driver_sql("UPDATE moves SET move = 'nonsense' WHERE match = ? AND ply = 3", (damaged,))
    )
    archivist = Archivist(database)
    await archivist.fill_in()
    assert [game.match for game in (await search(ann)).games] == [sound]
    assert archivist.unreadable == {damaged}


async def test_every_ending_of_every_game_has_words(site: Site) -> None:
    """In the catalogue, from which the search is filled; a resignation is among them."""
    for language in ("en", "de"):
        answer = await site.browser().get("/api/catalogue", accept_language=language)
        for game in read(answer, Catalogue).games:
            assert all(ending.words != ending.how for ending in game.endings), game.key
            assert len({ending.words for ending in game.endings}) == len(game.endings)
            assert [ending.how for ending in game.endings[-2:]] == ["resigned", "out-of-time"]
