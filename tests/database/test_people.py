"""Guests, accounts and sessions."""

from __future__ import annotations

from functools import partial

import msgspec

from quarterdeck.server.database import bonds, people
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.rows import Account, Session, User
from tests.database.samples import ANN, BEN, prepare


async def test_a_guest_is_found_by_id(database: Database) -> None:
    """With name and colour, and without a login whatever was given."""
    await database.write(lambda c: people.add_guest(c, msgspec.structs.replace(ANN, login="sneaky")))
    assert await database.read(lambda c: people.find_user(c, "ann")) == ANN
    assert await database.read(lambda c: people.find_user(c, "nobody")) is None


async def test_a_profile_changes_only_where_asked(database: Database) -> None:
    """What is None stays; of nobody there is no profile."""
    await prepare(database)
    renamed = await database.write(lambda c: people.change_profile(c, "ann", name="Anna"))
    assert renamed == msgspec.structs.replace(ANN, name="Anna")
    coloured = await database.write(lambda c: people.change_profile(c, "ann", colour="#000001"))
    assert coloured == msgspec.structs.replace(ANN, name="Anna", colour="#000001")
    assert await database.write(lambda c: people.change_profile(c, "ann")) == coloured
    assert await database.read(lambda c: people.find_user(c, "ben")) == BEN
    assert await database.write(lambda c: people.change_profile(c, "nobody", name="X")) is None


async def test_a_guest_becomes_an_account_once(database: Database) -> None:
    """A login belongs to one person, and a person has one login."""
    await prepare(database)
    assert await database.write(lambda c: people.give_login(c, "ann", "ann.b", "hash-a"))
    assert not await database.write(lambda c: people.give_login(c, "ben", "ann.b", "hash-b"))
    assert not await database.write(lambda c: people.give_login(c, "ann", "other", "hash-c"))
    assert not await database.write(lambda c: people.give_login(c, "nobody", "third", "hash-d"))
    found = await database.read(lambda c: people.find_login(c, "ann.b"))
    assert found == Account(user=msgspec.structs.replace(ANN, login="ann.b"), password="hash-a")  # noqa: S106 - a sample
    for login in ("other", "third", "ANN.B"):
        assert await database.read(partial(people.find_login, login=login)) is None


async def test_a_session_lasts_until_it_expires_or_is_dropped(database: Database) -> None:
    """And renewing lengthens it, unless it has expired before."""
    await prepare(database)
    session = Session(id="a" * 64, user="ann", created=10, expires=100, seen=10)

    async def whose(now: int) -> User | None:
        return await database.read(lambda c: people.find_session(c, session.id, now))

    assert await whose(50) is None
    await database.write(lambda c: people.add_session(c, session))
    assert await whose(99) == ANN
    assert await whose(100) is None
    await database.write(lambda c: people.renew_session(c, session.id, 100, 300))
    assert await whose(100) is None
    await database.write(lambda c: people.renew_session(c, session.id, 99, 200))
    assert await whose(199) == ANN
    assert await whose(200) is None
    await database.write(lambda c: people.drop_session(c, session.id))
    assert await whose(50) is None


async def test_sweeping_forgets_what_has_expired(database: Database) -> None:
    """And nothing else."""
    await prepare(database)
    for name, expires in (("a", 100), ("b", 200), ("c", 300)):
        session = Session(id=name, user="ben", created=10, expires=expires, seen=10)
        await database.write(partial(people.add_session, session=session))
    assert await database.write(lambda c: people.sweep_sessions(c, 200)) == 2
    assert await database.write(lambda c: people.sweep_sessions(c, 200)) == 0
    assert await database.read(lambda c: people.find_session(c, "c", 0)) == BEN
    assert await database.read(lambda c: people.find_session(c, "a", 0)) is None


async def test_people_whose_ids_cannot_be_are_not_invited(database: Database) -> None:
    """PostgreSQL has no room for such a sign; the others are invited all the same."""
    await prepare(database, "m")
    await database.write(lambda c: bonds.invite(c, "m", "ann", ["\0", "ben", "a\0b"], 1))
    assert [one.match for one in await database.read(lambda c: bonds.invitations_of(c, "ben"))] == ["m"]
