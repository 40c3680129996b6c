"""What nobody needs any more is forgotten, a few at a time; whatever was played, and whoever played, stays."""

from __future__ import annotations

from sqlalchemy import Connection, select

from quarterdeck.server.database import matches, own_data, people, programs, talk
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.forgetting import (
    AT_ONCE,
    DAY_MS,
    TABLE_DAYS,
    forget_guests,
    forget_programs,
    forget_tables,
)
from quarterdeck.server.database.rows import Program, Remark, Session, StoredSeat, User
from quarterdeck.server.database.schema import matches as matches_table
from quarterdeck.server.database.schema import users
from tests.database.samples import line, match, prepare

NOW = 1_000 * DAY_MS
OLD = NOW - (TABLE_DAYS + 1) * DAY_MS


async def names(database: Database) -> set[str]:
    """The tables that are there."""
    return set(await database.read(lambda c: c.execute(select(matches_table.c.id)).scalars().all()))


async def everybody(database: Database) -> set[str]:
    """The people who are there."""
    return set(await database.read(lambda c: c.execute(select(users.c.id)).scalars().all()))


async def test_tables_where_nobody_came_are_forgotten(database: Database) -> None:
    """Not those that are new, that began, that somebody looks at, or that belong to another game."""
    await prepare(database)

    def job(connection: Connection) -> None:
        for name in ("empty", "begun", "seen", "looked-at", "before", "after", "new", "playing"):
            changed = NOW - DAY_MS if name == "new" else OLD
            matches.add_match(connection, match(name, changed=changed), [StoredSeat(seat=0, user="ann")])
        matches.set_seen(connection, [("seen", 0)], NOW + 1)
        matches.set_rematch(connection, "before", "after")
        for name in ("before", "after", "playing"):
            connection.execute(matches_table.update().where(matches_table.c.id == name).values(changed=OLD))
        matches.change_state(connection, "playing", "playing")
        talk.add_remark(connection, "empty", Remark(user="ann", seat=0, text="Nobody?", at=OLD))
        connection.execute(matches_table.update().values(changed=OLD).where(matches_table.c.id == "empty"))

    await database.write(job)
    assert await database.add_lines([line("begun", 1, at=OLD)])
    assert await database.write(lambda c: forget_tables(c, NOW, {"looked-at"})) == 2
    assert await names(database) == {"begun", "seen", "looked-at", "after", "new", "playing"}


async def test_guests_who_never_played_are_forgotten(database: Database) -> None:
    """Not those with a session, an account, a seat, a table, a word or a program; a hundred at a time."""
    await prepare(database, "m")

    def job(connection: Connection) -> None:
        for name in ("gone", "signed-in", "account", "seated", "host", "speaker", "new", "owner"):
            created = NOW if name == "new" else OLD
            people.add_guest(connection, User(id=name, name=name, colour="#000000", created=created))
        for number in range(AT_ONCE):
            people.add_guest(connection, User(id=f"g{number}", name="G", colour="#000000", created=OLD))
        people.add_session(connection, Session(id="s", user="signed-in", created=OLD, expires=NOW + 1, seen=OLD))
        people.give_login(connection, "account", "account", "hash")
        matches.take_seat(connection, "m", 1, "seated")
        matches.add_match(connection, match("n"), [StoredSeat(seat=0)])
        connection.execute(matches_table.update().where(matches_table.c.id == "n").values(host="host"))
        people.give_login(connection, "owner", "owner", "hash")
        program = Program(id="p", name="P", colour="#000000", owner="owner", owner_name="owner", created=OLD)
        assert programs.add_program(connection, program, "token", 1)
        own_data.delete_person(connection, "owner", {})
        talk.add_remark(connection, "m", Remark(user="speaker", seat=-1, text="Ahoy", at=OLD))

    await database.write(job)
    forgotten = [await database.write(lambda c: forget_guests(c, NOW)) for _ in range(3)]
    assert forgotten == [AT_ONCE, 2, 0]  # the one who is gone, and Ben, who sits nowhere
    assert await everybody(database) == {
        "ann",
        "signed-in",
        "account",
        "seated",
        "host",
        "speaker",
        "new",
        "owner",
        "p",
    }


async def test_programs_that_were_withdrawn_and_never_played_are_forgotten(database: Database) -> None:
    """Not those that have a token or a seat, or that are new; otherwise somebody who makes and withdraws them fills the disk."""
    await prepare(database, "m")

    def job(connection: Connection) -> None:
        for name in ("withdrawn", "living", "seated", "new"):
            created = NOW if name == "new" else OLD
            program = Program(id=name, name=name, colour="#000000", owner="ann", owner_name="Ann", created=created)
            assert programs.add_program(connection, program, f"token of {name}", 9)
        matches.take_seat(connection, "m", 1, "seated")
        connection.execute(matches_table.update().where(matches_table.c.id == "m").values(state="playing"))
        for name in ("withdrawn", "seated", "new"):
            assert programs.withdraw_program(connection, "ann", name)

    await database.write(job)
    assert [await database.write(lambda c: forget_programs(c, NOW)) for _ in range(2)] == [1, 0]
    assert await everybody(database) >= {"ann", "living", "seated", "new"}
    assert "withdrawn" not in await everybody(database)
