"""Storing moves: all lines of a job or none, whoever else stores at the same time."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial

import pytest

from quarterdeck.server.database import matches
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import DatabaseError
from tests.database.held import held
from tests.database.samples import line, plant, plies, prepare


async def test_a_taken_ply_is_refused_and_nothing_changes(database: Database) -> None:
    """The line that was there first stays."""
    await prepare(database, "m")
    assert await database.add_lines([line("m", 1, "c2")])
    assert not await database.add_lines([line("m", 1, "d3")])
    (kept,) = await database.read(lambda c: matches.load_lines(c, "m"))
    assert kept.move == "c2"


async def test_lines_are_stored_all_or_none(database: Database) -> None:
    """If the second is taken, the first and third are not stored either."""
    await prepare(database, "m")
    await plant(database, line("m", 2))
    assert not await database.add_lines([line("m", 1), line("m", 2), line("m", 3)])
    with pytest.raises(DatabaseError):
        await plies(database, "m")
    assert await database.add_lines([line("m", 1)])
    assert await plies(database, "m") == [1, 2]


async def test_a_line_without_the_one_before_is_refused(database: Database) -> None:
    """A record has no gaps, whoever stores what in which order: alone, in a group, and in two jobs of one group."""
    await prepare(database, "m", "n", "o")
    assert not await database.add_lines([line("m", 2)])
    assert not await database.add_lines([line("m", 3), line("m", 4)])
    assert await database.add_lines([line("m", 1)])
    assert not await database.add_lines([line("m", 3)])
    jobs = [[line("m", 2)], [line("n", 2)], [line("o", 1)], [line("o", 3)], [line("o", 2)], [line("m", 3)]]
    async with held(database):
        waiting = [asyncio.ensure_future(database.add_lines(job)) for job in jobs]
    assert await asyncio.gather(*waiting) == [True, False, True, False, True, True]
    assert [await plies(database, name) for name in ("m", "n", "o")] == [[1, 2, 3], [], [1, 2]]


async def test_the_state_is_stored_with_the_last_line_or_not_at_all(database: Database) -> None:
    """So no game is over in one table of the database and goes on in another."""
    await prepare(database, "m", "n")

    async def state(name: str) -> str:
        found = await database.read(lambda c: matches.load_match(c, name))
        assert found is not None
        return found.state

    assert await database.add_lines([line("m", 1)], "over")
    assert not await database.add_lines([line("n", 2)], "over")
    assert [await state("m"), await state("n")] == ["over", "open"]
    async with held(database):
        jobs = ([line("m", 2)], "playing"), ([line("m", 2)], "over"), ([line("n", 1)], None)
        waiting = [asyncio.ensure_future(database.add_lines(*job)) for job in jobs]
    assert await asyncio.gather(*waiting) == [True, False, True]
    assert [await state("m"), await state("n")] == ["playing", "open"]


async def test_a_match_that_is_not_there_has_no_lines(database: Database) -> None:
    """It is an error, since no caller could be right."""
    await prepare(database, "m")
    with pytest.raises(DatabaseError, match=r"(?i)foreign key"):
        await database.add_lines([line("nowhere", 1)])
    assert await database.add_lines([line("m", 1)])


@pytest.mark.parametrize("second", [line("m", 3), line("m", 1), line("n", 2)])
async def test_lines_belong_together(database: Database, second: object) -> None:
    """Lines of two matches, or with a gap, are our own mistake."""
    with pytest.raises(ValueError, match="consecutive"):
        await database.add_lines([line("m", 1), second])  # type: ignore[list-item]


async def test_a_group_with_conflicts_keeps_what_has_none(database: Database) -> None:
    """Taken, missing, half taken and overlapping jobs in one commit: each gets its own answer."""
    await prepare(database, "a", "b", "c", "d")
    await database.add_lines([line("b", 1)])
    await plant(database, line("c", 2))
    jobs = [
        [line("a", 1, "first")],
        [line("b", 1)],
        [line("c", 1), line("c", 2)],
        [line("nowhere", 1)],
        [line("a", 1, "second")],
        [line("d", 1), line("d", 2)],
        [line("d", 2), line("d", 3)],
    ]
    async with held(database):
        waiting = [asyncio.ensure_future(database.add_lines(job)) for job in jobs]
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert [answer if isinstance(answer, bool) else type(answer) for answer in answers] == [
        True,
        False,
        False,
        DatabaseError,
        False,
        True,
        False,
    ]
    (kept,) = await database.read(lambda c: matches.load_lines(c, "a"))
    assert kept.move == "first"
    assert await database.read(lambda c: matches.load_lines(c, "c", after_ply=1)) == [line("c", 2)]
    assert await plies(database, "d") == [1, 2]


async def test_of_two_processes_one_wins_each_ply(database: Database, other: Database) -> None:
    """Each ply is answered True exactly once, and that one's move is the one stored."""
    await prepare(database, "m", "n")
    won: dict[tuple[str, int], str] = {}
    wins: Counter[tuple[str, int]] = Counter()

    async def race(name: str, place: Database) -> None:
        for ply in range(1, 31):
            for match in ("m", "n") if name == "first" else ("n", "m"):
                if await place.add_lines([line(match, ply, name)]):
                    won[match, ply] = name
                    wins[match, ply] += 1

    await asyncio.gather(race("first", database), race("second", other))
    for match in ("m", "n"):
        stored = await database.read(partial(matches.load_lines, match=match))
        assert {(match, one.ply): one.move for one in stored} == {key: won[key] for key in won if key[0] == match}
    assert set(wins.values()) == {1}
    assert len(wins) == 60
