"""Stores programs: players that belong to a person and show a token instead of signing in.

Each has a row among the people, too, under the same id, so that it can sit wherever a person can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, Row, insert, select, update

from quarterdeck.server.database.matches import leave_seat
from quarterdeck.server.database.people import AT_ONCE, add_guest, is_gone
from quarterdeck.server.database.rows import Program, Seated, User
from quarterdeck.server.database.schema import matches, programs, seats, users

_OWNER: Final = users.alias("owner")
_PROGRAM: Final = (
    select(
        programs.c.id,
        users.c.name,
        users.c.colour,
        programs.c.owner,
        _OWNER.c.name.label("owner_name"),
        programs.c.created,
    )
    .join(users, users.c.id == programs.c.id)
    .join(_OWNER, _OWNER.c.id == programs.c.owner)
)


def add_program(connection: Connection, program: Program, token: str, most: int) -> bool:
    """Store a new program with the digest of its token; False if its owner has as many as anybody may have, or was deleted."""
    if is_gone(connection, program.owner) or len(programs_of(connection, program.owner)) >= most:
        return False
    add_guest(
        connection, User(id=program.id, name=program.name, colour=program.colour, login=None, created=program.created)
    )
    connection.execute(
        insert(programs).values(id=program.id, owner=program.owner, token=token, created=program.created)
    )
    return True


def programs_of(connection: Connection, owner: str) -> list[Program]:
    """The programs of a person that have not been withdrawn, the oldest first."""
    wanted = _PROGRAM.where(programs.c.owner == owner, programs.c.token.is_not(None))
    return [_program(row) for row in connection.execute(wanted.order_by(programs.c.created, programs.c.id))]


def find_program(connection: Connection, token: str) -> Program | None:
    """The program with the digest of a token; None too while its owner is blocked."""
    row = connection.execute(_PROGRAM.where(programs.c.token == token, _OWNER.c.blocked.is_(None))).one_or_none()
    return None if row is None else _program(row)


def withdraw_program(connection: Connection, owner: str, program: str) -> tuple[str, list[str]] | None:
    """Take a program's token away, and free its seats at tables that wait; None if the person has no such program.

    Returns the digest that the token had, and the tables whose seats are free now.
    """
    known = select(programs.c.token).where(
        programs.c.id == program, programs.c.owner == owner, programs.c.token.is_not(None)
    )
    token = connection.execute(known).scalar_one_or_none()
    if token is None:
        return None
    connection.execute(update(programs).where(programs.c.id == program).values(token=None))
    waiting = [found for found in tables_of(connection, program) if found.state == "open"]
    for found in waiting:
        leave_seat(connection, found.match, found.seat, program)
    return token, [found.match for found in waiting]


def tables_of(connection: Connection, program: str) -> list[Seated]:
    """The tables at which a program has a seat, and whose games are not over."""
    wanted = (
        select(seats.c.match, seats.c.seat, matches.c.game, matches.c.state)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.user == program, matches.c.state != "over")
        .order_by(matches.c.created, matches.c.id)
    )
    return [
        Seated(match=row.match, seat=row.seat, game=row.game, state=row.state) for row in connection.execute(wanted)
    ]


def living_tokens(connection: Connection, wanted: Sequence[str]) -> set[str]:
    """Which of these digests belong to a program whose owner is not blocked."""
    found: set[str] = set()
    for start in range(0, len(wanted), AT_ONCE):
        some = programs.c.token.in_(wanted[start : start + AT_ONCE])
        welcome = select(programs.c.token).join(users, users.c.id == programs.c.owner).where(users.c.blocked.is_(None))
        found.update(connection.execute(welcome.where(some)).scalars())
    return found


def _program(row: Row[*tuple[object, ...]]) -> Program:
    return Program(
        id=row.id, name=row.name, colour=row.colour, owner=row.owner, owner_name=row.owner_name, created=row.created
    )
