"""Deletes what nobody needs any more: tables where no game began, guests who never played (docs/operating.md).

Every table with a move stays, and so does everybody who has an account, a seat, a table or a remark, and every program
that has a token or has ever played.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, delete, exists, select

from quarterdeck.server.database.channels import protects_address
from quarterdeck.server.database.schema import (
    bonds,
    channels,
    clocks,
    finished_seats,
    invitations,
    lessons,
    matches,
    moves,
    outbox,
    plans,
    programs,
    proposals,
    remarks,
    seats,
    sessions,
    users,
)

DAY_MS: Final = 24 * 60 * 60 * 1000
TABLE_DAYS: Final = 30
"""The number of days after the last change at an open table until it is deleted, unless the operator says otherwise."""
GUEST_DAYS: Final = 30
"""The number of days after the first visit until a guest is deleted, once the session has expired."""
AT_ONCE: Final = 100
"""How many are deleted with one write, since each write delays all others."""


def forget_tables(connection: Connection, now: int, looked_at: Collection[str] = (), *, days: int = TABLE_DAYS) -> int:
    """Delete some tables that wait for people who do not come, but none that somebody looks at; returns how many."""
    next_one = matches.alias()
    wanted = (
        select(matches.c.id)
        .where(matches.c.state == "open", matches.c.changed < now - days * DAY_MS)
        .where(~exists().where(moves.c.match == matches.c.id))
        .where(~exists().where(seats.c.match == matches.c.id, seats.c.seen_until > now))
        .where(
            ~exists().where(next_one.c.rematch == matches.c.id), ~exists().where(next_one.c.rematch_of == matches.c.id)
        )
        .order_by(matches.c.changed)
        .limit(AT_ONCE + len(looked_at))
    )
    found = [name for name in connection.execute(wanted).scalars() if name not in looked_at][:AT_ONCE]
    for table in (seats, remarks, proposals, clocks, plans, invitations):
        connection.execute(delete(table).where(table.c.match.in_(found)))
    connection.execute(delete(matches).where(matches.c.id.in_(found)))
    return len(found)


def forget_guests(connection: Connection, now: int, *, days: int = GUEST_DAYS) -> int:
    """Delete some guests who have left only a name and their progress in lessons; returns how many."""
    references = (
        seats.c.left_user, sessions.c.user, matches.c.host, seats.c.user, remarks.c.user, proposals.c.by_user, programs.c.id,
        programs.c.owner,
    )  # fmt: skip
    wanted = (
        select(users.c.id)
        .where(users.c.login.is_(None), users.c.created < now - days * DAY_MS)
        .where(*(~exists().where(column == users.c.id) for column in references))
        .where(~exists().where(channels.c.user == users.c.id, protects_address(now)))
        .limit(AT_ONCE)
    )
    found = list(connection.execute(wanted).scalars())
    _forget(connection, found)
    return len(found)


def forget_programs(connection: Connection, now: int, *, days: int = GUEST_DAYS) -> int:
    """Delete some programs that were withdrawn and have played nowhere; returns how many."""
    references = (
        seats.c.user,
        seats.c.left_user,
        finished_seats.c.user,
        remarks.c.user,
        proposals.c.by_user,
        matches.c.host,
    )
    wanted = (
        select(programs.c.id)
        .where(programs.c.token.is_(None), programs.c.created < now - days * DAY_MS)
        .where(*(~exists().where(column == programs.c.id) for column in references))
        .limit(AT_ONCE)
    )
    found = list(connection.execute(wanted).scalars())
    connection.execute(delete(programs).where(programs.c.id.in_(found)))
    _forget(connection, found)
    return len(found)


def _forget(connection: Connection, found: Collection[str]) -> None:
    """Delete people or programs to which no game refers, with everything that is kept of them."""
    connection.execute(delete(lessons).where(lessons.c.user.in_(found)))
    for column in (bonds.c.user, bonds.c.other, invitations.c.user, invitations.c.by_user):
        connection.execute(delete(column.table).where(column.in_(found)))
    theirs = select(channels.c.id).where(channels.c.user.in_(found))
    connection.execute(delete(outbox).where(outbox.c.channel.in_(theirs)))
    connection.execute(delete(channels).where(channels.c.user.in_(found)))
    connection.execute(delete(users).where(users.c.id.in_(found)))
