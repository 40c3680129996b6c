"""Which lessons people have done is kept with them, and goes when they are forgotten."""

from __future__ import annotations

from sqlalchemy import Connection, select

from quarterdeck.server.database import people
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.forgetting import DAY_MS, GUEST_DAYS, forget_guests
from quarterdeck.server.database.lessons import add_done, done_lessons
from quarterdeck.server.database.rows import User
from quarterdeck.server.database.schema import lessons

NOW = 1_000 * DAY_MS


def add_learners(connection: Connection) -> None:
    """Two guests who have done lessons."""
    for name in ("ann", "ben"):
        created = NOW - (GUEST_DAYS + 1) * DAY_MS if name == "ben" else NOW
        people.add_guest(connection, User(id=name, name=name, colour="#000000", created=created))
    for game, lesson in (("kraken", "bumping"), ("kraken", "tentacles"), ("cardinal", "a-crowd")):
        add_done(connection, "ann", game, lesson, NOW)
    add_done(connection, "ben", "kraken", "bumping", NOW)


async def test_lessons_are_kept_by_person_and_game(database: Database) -> None:
    """A lesson that is done twice is kept once."""
    await database.write(add_learners)
    await database.write(lambda c: add_done(c, "ann", "kraken", "bumping", NOW + 1))
    assert await database.read(lambda c: done_lessons(c, "ann", "kraken")) == {"bumping", "tentacles"}
    assert await database.read(lambda c: done_lessons(c, "ben", "kraken")) == {"bumping"}
    assert await database.read(lambda c: done_lessons(c, "ann", "pirates")) == set()


async def test_what_a_forgotten_guest_has_done_is_forgotten(database: Database) -> None:
    """Nothing of somebody is left who is nobody's any more."""
    await database.write(add_learners)
    assert await database.write(lambda c: forget_guests(c, NOW)) == 1
    assert set(await database.read(lambda c: c.execute(select(lessons.c.user)).scalars().all())) == {"ann"}
