"""People's pages, leader boards, and who is here: what everybody may know."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from quarterdeck.server.database.schema import sessions
from quarterdeck.server.protocol.api import LeaderBoard, People, PersonPage
from tests.server.site import Browser, Site, opened, plain, read, refused

LONGEST = 200


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


async def play(site: Site, ann: Browser, ben: str, **more: Any) -> str:
    """A game of two people, from beginning to end."""
    match = await ann.make("me", "open", options={"first": "orange"}, **more)
    await site.seat(match, 1, ben)
    await site.come(match)
    await site.play_on(match, LONGEST)
    assert (await site.room(match)).state == "over"
    return match


async def page(browser: Browser, person: str) -> PersonPage:
    """A person's page."""
    return read(await browser.get(f"/api/people/{person}"), PersonPage)


async def test_a_page_tells_results_ratings_and_the_latest_games(site: Site) -> None:
    """Of games that everybody may find."""
    ann, ben, stranger = site.browser(), site.browser(), site.browser()
    first, second = await ann.enter("Ann"), await ben.enter("Ben")
    match = await play(site, ann, second.id, listed=True, rated=True)
    found = await page(stranger, first.id)
    assert (found.who.name, found.here) == ("Ann", True)
    (tally,) = found.tallies
    assert (tally.game, tally.players, tally.games) == ("cardinal", 2, 1)
    assert tally.won + tally.drawn + tally.lost == sum(tally.ranks) == 1
    (rating,) = found.ratings
    assert (rating.game, rating.players, rating.games) == ("cardinal", 2, 1)
    assert [game.match for game in found.recent] == [match]
    assert found.recent[0].rated
    assert found.recent[0].seats[0].after == rating.rating
    assert found.recent[0].seats[0].before is not None


async def test_closed_games_are_not_on_a_page(site: Site) -> None:
    """For others it is the same byte by byte, for the two who played it is there."""
    ann, ben, stranger = site.browser(), site.browser(), site.browser()
    first, second = await ann.enter("Ann"), await ben.enter("Ben")
    before = (await stranger.get(f"/api/people/{first.id}")).content
    match = await play(site, ann, second.id)
    assert (await stranger.get(f"/api/people/{first.id}")).content == before
    for browser in (ann, ben):
        assert [game.match for game in (await page(browser, first.id)).recent] == [match]
        assert (await page(browser, first.id)).tallies[0].games == 1


async def test_nobody_has_a_page_who_is_not_there(site: Site) -> None:
    """And no game has a leader board that is not here."""
    refused(await site.browser().get("/api/people/nobody"), 404, "not-found")
    refused(await site.browser().get("/api/games/chess/leaders"), 404, "not-found")


async def test_leader_boards_have_people_and_bots(site: Site) -> None:
    """By game and number of players, bots of all levels from the first day; a game that did not count changes nothing."""
    ann, ben = site.browser(), site.browser()
    await ann.enter("Ann")
    second = await ben.enter("Ben")
    first = read(await ann.get("/api/games/cardinal/leaders"), LeaderBoard)
    assert [(leader.player, leader.games) for leader in first.leaders] == [
        (f"Bot, level {level}", 0) for level in (5, 4, 3, 2, 1)
    ]
    await play(site, ann, second.id)
    assert read(await ann.get("/api/games/cardinal/leaders"), LeaderBoard) == first
    match = await ann.make("me", "bot", rated=True)
    await site.come(match)
    await site.play_on(match, LONGEST)
    board = read(await ann.get("/api/games/cardinal/leaders"), LeaderBoard)
    assert {(leader.player, leader.games) for leader in board.leaders if leader.games} == {
        ("Ann", 1),
        ("Bot, level 3", 1),
    }
    assert sorted(leader.level or 0 for leader in board.leaders) == [0, 1, 2, 3, 4, 5]
    assert all(leader.rating.give > 0 for leader in board.leaders)
    assert board.players == 2
    others = read(await ann.get("/api/games/kraken/leaders?players=4"), LeaderBoard).leaders
    assert [leader.games for leader in others] == [0] * 5


async def test_who_is_here_can_be_seen_unless_they_mind(site: Site) -> None:
    """Whoever was here in the last minutes; one's own choice is told to oneself."""
    ann, ben = site.browser(), site.browser()
    first, second = await ann.enter("Ann"), await ben.enter("Ben")

    async def here() -> set[str]:
        return {one.person for one in read(await site.browser().get("/api/people"), People).here}

    assert await here() == {first.id, second.id}
    await ben.post("/api/me", {"unseen": True})
    assert await here() == {first.id}
    assert not (await page(ann, second.id)).here
    assert (await ben.me()) is not None
    await site.rooms.database.write(lambda c: c.execute(update(sessions).values(seen=1)))
    assert await here() == set()
    assert not (await page(ben, first.id)).here
