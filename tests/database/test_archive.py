"""Finished games come into the archive with their last line, and are found there page by page."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, update

from quarterdeck.server.database import administering, archive, matches, people
from quarterdeck.server.database.archive import Place, Search
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Outcome, Placed, StoredSeat, User
from quarterdeck.server.database.schema import matches as match_rows
from tests.database.samples import line, match, prepare

WON = Outcome(
    ending="five-ships",
    moves=9,
    options='{"rows":5}',
    seats=(Placed(result="won", rank=1, score=5), Placed(result="lost", rank=2, score=3)),
)


async def finish(database: Database, name: str, outcome: Outcome = WON, at: int = 6_000) -> None:
    """Play the only line of a game, which ends it."""
    assert await database.add_lines([line(name, 1, at=at)], "over", outcome=outcome)


async def names(database: Database, search: Search, limit: int = 10) -> list[str]:
    """The matches that a search finds."""
    return [found.match for found in await database.read(lambda c: archive.find_finished(c, search, limit))]


async def test_the_line_that_ends_a_game_puts_it_into_the_archive(database: Database) -> None:
    """Both in one transaction, with everybody who sits there and how they came out of it."""
    await prepare(database, "m")
    await finish(database, "m")
    (found,) = await database.read(lambda c: archive.find_finished(c, Search(viewer="ann", mine=True), 10))
    assert (found.match, found.ending, found.moves, found.ended, found.options) == (
        "m",
        "five-ships",
        9,
        6_000,
        '{"rows":5}',
    )
    assert [(seat.user, seat.name, seat.result, seat.rank, seat.score) for seat in found.seats] == [
        ("ann", "Ann", "won", 1, 5),
        (None, "", "lost", 2, 3),
    ]


async def test_a_refused_line_leaves_the_archive_as_it_is(database: Database) -> None:
    """Whatever else is written with it."""
    await prepare(database, "m")
    assert not await database.add_lines([line("m", 2)], "over", outcome=WON)
    assert await names(database, Search(viewer="ann", mine=True)) == []


async def test_a_move_is_stored_even_if_the_archive_fails(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is archived later; nobody loses a move for it."""

    def fail(connection: Connection, *_: object) -> None:
        connection.exec_driver_sql("SELECT * FROM nothing_of_this_name")

    await prepare(database, "m")
    monkeypatch.setattr("quarterdeck.server.database.lines.keep_state", fail)
    await finish(database, "m")
    assert await database.read(lambda c: archive.unarchived(c, 5, ())) == ["m"]
    assert await database.write(lambda c: archive.add_finished(c, "m", WON))
    assert not await database.write(lambda c: archive.add_finished(c, "m", WON))
    assert await database.read(lambda c: archive.unarchived(c, 5, ())) == []


async def test_a_game_whose_end_is_taken_back_leaves_the_archive(database: Database) -> None:
    """And comes back when it ends again."""
    await prepare(database, "m")
    await finish(database, "m")
    assert await database.add_lines([line("m", 2)], "playing")
    assert await names(database, Search(viewer="ann", mine=True)) == []
    assert await database.add_lines([line("m", 3)], "over", outcome=WON)
    assert await names(database, Search(viewer="ann", mine=True)) == ["m"]


async def test_a_game_whose_end_an_operator_removes_leaves_the_archive(database: Database) -> None:
    """It goes on without the line that ended it."""
    await prepare(database, "m")
    await finish(database, "m")
    assert await database.write(lambda c: administering.cut(c, "m", 0, 7_000)) == 1
    assert await names(database, Search(viewer="ann", mine=True)) == []
    assert await database.read(lambda c: archive.unarchived(c, 5, ())) == []


async def test_closed_games_are_found_by_their_people_only(database: Database) -> None:
    """Whoever played or made the table; a guest, another person, and a search for somebody else find open ones."""
    await prepare(database)
    cleo = User(id="cleo", name="Cleo", colour="#0000cc", created=3_000)

    def job(connection: Connection) -> None:
        people.add_guest(connection, cleo)
        for name, listed in (("closed", False), ("open", True)):
            seated = [StoredSeat(seat=0, user="ben"), StoredSeat(seat=1, bot="uct:3")]
            matches.add_match(connection, match(name, listed=listed), seated)

    await database.write(job)
    for name in ("closed", "open"):
        await finish(database, name)
    both = ["open", "closed"]
    assert await names(database, Search(viewer="ann", mine=True)) == both  # she made the tables
    assert await names(database, Search(viewer="ben", mine=True)) == both
    assert await names(database, Search(viewer="cleo", mine=True)) == []
    assert await names(database, Search()) == ["open"]
    assert await names(database, Search(viewer="cleo", person="ben")) == ["open"]
    assert await names(database, Search(viewer="ben", person="ben")) == both
    assert await names(database, Search(person="ben")) == ["open"]
    assert await names(database, Search(viewer="ben")) == ["open"]


async def test_games_are_searched_by_everything_that_is_told(database: Database) -> None:
    """Game, people, number of players, ending, result, length."""
    await prepare(database, "short", "long")
    await database.write(lambda c: c.execute(update(match_rows).values(listed=True)))
    await database.write(lambda c: matches.take_seat(c, "long", 1, "ben"))
    await finish(database, "short")
    lost = tuple(reversed(WON.seats))
    await finish(database, "long", Outcome(ending="repetition", moves=90, options="{}", seats=lost), at=7_000)
    for search, expected in (
        (Search(game="cardinal"), ["long", "short"]),
        (Search(game="kraken"), []),
        (Search(person="ben"), ["long"]),
        (Search(name="be"), ["long"]),
        (Search(name="%"), []),
        (Search(players=2), ["long", "short"]),
        (Search(players=3), []),
        (Search(ending="repetition"), ["long"]),
        (Search(person="ann", result="won"), ["short"]),
        (Search(person="ann", result="lost"), ["long"]),
        (Search(viewer="ben", result="won"), ["long"]),
        (Search(result="won"), []),
        (Search(least=10), ["long"]),
        (Search(most=10), ["short"]),
    ):
        assert await names(database, search) == expected, search


async def test_pages_follow_each_other_without_gaps(database: Database) -> None:
    """Even where many games ended in the same millisecond, and others end meanwhile."""
    all_of_them = [f"m{number}" for number in range(7)]
    await prepare(database, *all_of_them)
    for name in all_of_them:
        await finish(database, name, at=6_000 if name < "m4" else 7_000)
    seen: list[str] = []
    after: Place | None = None
    while True:
        search = Search(viewer="ann", mine=True, after=after)
        page = await database.read(lambda c, search=search: archive.find_finished(c, search, 2))  # type: ignore[misc]
        if not page:
            break
        seen += [found.match for found in page]
        after = Place(page[-1].ended, page[-1].match)
    assert seen == ["m6", "m5", "m4", "m3", "m2", "m1", "m0"]
