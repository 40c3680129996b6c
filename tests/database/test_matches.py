"""Matches, seats, and the lists of them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, update

from quarterdeck.server.database import matches
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.errors import CorruptRow, DatabaseError
from quarterdeck.server.database.rows import StoredLine, StoredSeat
from quarterdeck.server.database.schema import matches as matches_table
from quarterdeck.server.database.schema import moves
from tests.database.conftest import sqlite_url
from tests.database.samples import line, match, prepare

ANNS = StoredSeat(seat=0, user="ann", name="Ann", colour="#aa0000")


async def seats(database: Database, name: str = "m") -> list[StoredSeat]:
    """All seats of a match."""
    return await database.read(lambda c: matches.load_seats(c, name))


async def test_a_match_is_kept_with_its_seats(database: Database) -> None:
    """People's names and colours come with them."""
    await prepare(database)
    kept = replace(match("m", listed=True), state="playing")
    seated = [StoredSeat(seat=1, bot="uct:3"), StoredSeat(seat=0, user="ann"), StoredSeat(seat=2, seen_until=9)]
    await database.write(lambda c: matches.add_match(c, kept, seated))
    assert await database.read(lambda c: matches.load_match(c, "m")) == kept
    assert await seats(database) == [ANNS, seated[0], seated[2]]
    assert await database.read(lambda c: matches.load_match(c, "other")) is None
    assert await seats(database, "other") == []


async def test_a_match_without_a_host_is_refused_whole(database: Database) -> None:
    """So there is no half of it."""
    await prepare(database)
    with pytest.raises(DatabaseError, match=r"(?i)foreign key"):
        await database.write(lambda c: matches.add_match(c, replace(match("m"), host="nobody"), [StoredSeat(seat=0)]))
    with pytest.raises(DatabaseError, match=r"(?i)foreign key"):
        await database.write(lambda c: matches.add_match(c, match("m"), [StoredSeat(seat=0, user="nobody")]))
    assert await database.read(lambda c: matches.load_match(c, "m")) is None


async def test_lines_are_read_back_as_they_were_stored(database: Database) -> None:
    """All fields, all kinds, in order, also from the middle."""
    await prepare(database, "m", "n")
    lines = [
        StoredLine(match="m", ply=1, seat=-1, move="coin green", at=2**41),
        StoredLine(match="m", ply=2, seat=1, move="c2 «é» 🂡", at=2**41, thought=b'{"c2": 0.5}\x00\xff'),
        StoredLine(match="m", ply=3, seat=1, move="", kind="take-back", back_to=1, agreed="orange,green", at=2**41 + 1),
        StoredLine(match="m", ply=4, seat=0, move="", kind="resign", at=2**41 + 2),
    ]
    assert await database.add_lines(lines[:1])
    assert await database.add_lines(lines[1:])
    assert await database.add_lines([line("n", 1)])
    assert await database.read(lambda c: matches.load_lines(c, "m")) == lines
    assert await database.read(lambda c: matches.load_lines(c, "m", after_ply=2)) == lines[2:]
    assert await database.read(lambda c: matches.load_lines(c, "m", after_ply=4)) == []


async def test_an_open_seat_is_taken_once(database: Database) -> None:
    """And is open again when that person leaves."""
    await prepare(database, "m")
    assert await database.write(lambda c: matches.take_seat(c, "m", 1, "ben"))
    assert not await database.write(lambda c: matches.take_seat(c, "m", 1, "ann"))
    assert not await database.write(lambda c: matches.set_bot(c, "m", 1, "uct:1"))
    assert not await database.write(lambda c: matches.take_seat(c, "m", 7, "ann"))
    assert await seats(database) == [ANNS, StoredSeat(seat=1, user="ben", name="Ben", colour="#00bb00")]
    assert not await database.write(lambda c: matches.leave_seat(c, "m", 1, "ann"))
    assert await database.write(lambda c: matches.leave_seat(c, "m", 1, "ben"))
    assert await seats(database) == [ANNS, StoredSeat(seat=1)]


async def test_a_bot_takes_an_open_seat_only(database: Database) -> None:
    """And then nobody else can have it."""
    await prepare(database, "m")
    assert not await database.write(lambda c: matches.set_bot(c, "m", 0, "uct:2"))
    assert await database.write(lambda c: matches.set_bot(c, "m", 1, "uct:2"))
    assert not await database.write(lambda c: matches.take_seat(c, "m", 1, "ben"))
    assert await seats(database) == [ANNS, StoredSeat(seat=1, bot="uct:2")]


async def test_a_bot_stands_in_for_a_person_and_gives_the_seat_back(database: Database) -> None:
    """Not for nobody; and when the person leaves for good it stands in no longer."""
    await prepare(database, "m")
    assert not await database.write(lambda c: matches.set_stand_in(c, "m", 1, "uct:2"))
    assert await database.write(lambda c: matches.set_stand_in(c, "m", 0, "uct:2"))
    assert (await seats(database))[0] == replace(ANNS, stand_in="uct:2")
    assert await database.write(lambda c: matches.set_stand_in(c, "m", 0, None))
    assert (await seats(database))[0] == ANNS
    await database.write(lambda c: matches.set_stand_in(c, "m", 0, "uct:2"))
    assert await database.write(lambda c: matches.leave_seat(c, "m", 0, "ann"))
    assert (await seats(database))[0] == StoredSeat(seat=0)


async def test_presence_is_kept(database: Database) -> None:
    """Until a moment; it does not count as a change of the match."""
    await prepare(database, "m")
    await database.write(lambda c: matches.set_seen(c, [("m", 0)], 2**41))
    assert (await seats(database))[0] == replace(ANNS, seen_until=2**41)
    assert await database.read(lambda c: matches.load_match(c, "m")) == match("m")


async def test_the_state_changes_and_the_match_counts_as_changed(database: Database) -> None:
    """At the time by the clock."""
    await prepare(database, "m")
    await database.write(lambda c: matches.change_state(c, "m", "over"))
    found = await database.read(lambda c: matches.load_match(c, "m"))
    assert found is not None
    assert found.state == "over"
    assert found.changed > 1_700_000_000_000


async def test_the_first_rematch_wins(database: Database) -> None:
    """Whoever comes second finds it there."""
    await prepare(database, "m", "n", "o")
    assert await database.write(lambda c: matches.set_rematch(c, "m", "n"))
    assert not await database.write(lambda c: matches.set_rematch(c, "m", "o"))
    found = await database.read(lambda c: matches.load_match(c, "m"))
    assert found is not None
    assert found.rematch == "n"


async def test_lists_show_the_latest_matches_first(database: Database) -> None:
    """One's own, hosted or played in; and those listed for everybody."""
    await prepare(database)

    def job(connection: Connection) -> None:
        for name, changed, listed, guest in (("a", 1, True, None), ("b", 3, False, "ben"), ("c", 2, True, "ben")):
            seated = [StoredSeat(seat=0, user="ann"), StoredSeat(seat=1, user=guest)]
            matches.add_match(connection, match(name, changed=changed, listed=listed), seated)

    await database.write(job)
    mine = await database.read(lambda c: matches.my_matches(c, "ben", 10))
    assert [found.id for found in mine] == ["b", "c"]
    assert [seat.name for seat in mine[0].seats] == ["Ann", "Ben"]
    assert [found.id for found in await database.read(lambda c: matches.my_matches(c, "ann", 2))] == ["b", "c"]
    listed = await database.read(lambda c: matches.listed_matches(c, 10))
    assert [(found.id, found.listed, found.changed) for found in listed] == [("c", True, 2), ("a", True, 1)]
    assert await database.read(lambda c: matches.my_matches(c, "nobody", 10)) == []


async def test_moves_mark_the_match_as_changed_once_a_second(database: Database) -> None:
    """Lists need no more, and it costs nothing."""
    await prepare(database, "m")
    seen = []
    for ply, at in enumerate((6_000, 6_500, 7_100), start=1):
        await database.add_lines([line("m", ply, at=at)])
        found = await database.read(lambda c: matches.load_match(c, "m"))
        assert found is not None
        seen.append(found.changed)
    assert seen == [6_000, 6_000, 7_100]


async def test_a_damaged_match_is_named(database: Database) -> None:
    """By its table and its key."""
    await prepare(database, "m", "n")
    await database.write(
        lambda c: c.execute(update(matches_table).values(state="lost").where(matches_table.c.id == "m"))
    )
    with pytest.raises(CorruptRow, match="row m of the table matches is damaged") as caught:
        await database.read(lambda c: matches.load_match(c, "m"))
    assert (caught.value.table, caught.value.key) == ("matches", "m")
    assert await database.read(lambda c: matches.load_match(c, "n")) == match("n")


@pytest.mark.parametrize(
    ("damage", "problem"),
    [({"kind": "leap"}, "Invalid enum value 'leap'"), ({"ply": 30}, "line 3 is missing")],
)
async def test_a_damaged_line_ends_what_can_be_read(
    database: Database, damage: dict[str, object], problem: str
) -> None:
    """The lines before it are sound."""
    await prepare(database, "m")
    await database.add_lines([line("m", ply) for ply in (1, 2, 3, 4)])
    await database.write(lambda c: c.execute(update(moves).values(damage).where(moves.c.ply == 3)))
    lines, fault = await database.read(lambda c: matches.load_sound_lines(c, "m"))
    assert [one.ply for one in lines] == [1, 2]
    assert fault is not None
    assert problem in fault.problem
    with pytest.raises(CorruptRow, match=r"table moves is damaged"):
        await database.read(lambda c: matches.load_lines(c, "m"))


async def lists(database: Database) -> list[list[tuple[str, str, int]]]:
    """What is in Ann's list and in everybody's: id, state, number of seats."""
    queries = (partial(matches.my_matches, user="ann", limit=10), partial(matches.listed_matches, limit=10))
    found = [await database.read(query) for query in queries]
    return [[(one.id, one.state, len(one.seats)) for one in rows] for rows in found]


async def add_three(database: Database) -> None:
    """The matches a, b and c, one seat each."""
    await prepare(database)
    for name, changed in (("a", 3), ("b", 2), ("c", 1)):
        kept, seated = match(name, changed=changed, listed=True), [StoredSeat(seat=0, user="ann")]
        await database.write(partial(matches.add_match, match=kept, seated=seated))


async def test_a_damaged_match_is_frozen_in_lists(database: Database) -> None:
    """The lists go on, with the others as they are."""
    await add_three(database)
    await database.write(
        lambda c: c.execute(update(matches_table).values(state="lost").where(matches_table.c.id == "b"))
    )
    assert await lists(database) == [[("a", "open", 1), ("b", "frozen", 0), ("c", "open", 1)]] * 2


def execute(connection: Connection, statement: str) -> None:
    """Some SQL, as somebody might type it."""
    connection.exec_driver_sql(statement)


async def test_sqlite_rows_with_wrong_types_harm_their_match_alone(tmp_path: Path) -> None:
    """SQLite keeps text in columns of numbers, and bytes that are no text in columns of text."""
    database = await Database.open(sqlite_url(tmp_path))
    await add_three(database)
    await database.add_lines([line("c", 1), line("c", 2)])
    for damage in (
        "UPDATE seats SET seen_until = 'soon' WHERE \"match\" = 'b'",
        "UPDATE moves SET move = CAST(x'ff6332' AS TEXT) WHERE ply = 1",
        "UPDATE moves SET at = 'late' WHERE ply = 2",
    ):
        await database.write(partial(execute, statement=damage))
    assert await lists(database) == [[("c", "open", 1), ("a", "open", 1), ("b", "frozen", 0)]] * 2
    with pytest.raises(CorruptRow, match=r"row \(b, 0\) of the table seats is damaged"):
        await seats(database, "b")
    lines, fault = await database.read(lambda c: matches.load_sound_lines(c, "c"))
    assert [one.move for one in lines] == ["\N{REPLACEMENT CHARACTER}c2"]
    assert fault is not None
    assert fault.key == "(c, 2)"
    await database.close()
