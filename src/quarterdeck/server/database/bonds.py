"""Stores whom people know, whom they do not want to hear or meet, and who is invited to which table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from quarterdeck.server.database.people import IS_PERSON, is_gone
from quarterdeck.server.database.rows import Row
from quarterdeck.server.database.schema import bonds, channels, invitations, matches, outbox, seats, users

Kind = Literal["friend", "muted", "blocked"]
MOST_BONDS: Final = 300
"""The most bonds of one person; somebody who is a friend and muted counts twice."""
MOST_INVITATIONS: Final = 50
"""The most invitations that somebody is told: those of friends, and then the latest ones."""


class Known(Row, frozen=True, kw_only=True):
    """Somebody whom a person knows, as that person may know it."""

    id: str
    name: str
    colour: str
    friend: bool = False
    """The person has asked the other to be friends, or has agreed."""
    asks: bool = False
    """The other has asked, or has agreed."""
    muted: bool = False
    blocked: bool = False


class Invitation(Row, frozen=True, kw_only=True):
    """An invitation to a table."""

    match: str
    game: str
    rated: bool
    at: int
    by: str
    name: str
    colour: str


# -- bonds -------------------------------------------------------------------------------------------


def set_bond(connection: Connection, user: str, other: str, kind: Kind, at: int) -> bool:
    """Store a bond; whoever blocks somebody is no friend any more, and neither is told of tables of the other.

    Except of games to which they have come: those go on. False if there are too many bonds, or if one of them was deleted
    meanwhile.
    """
    if is_gone(connection, user) or is_gone(connection, other):
        return False
    drop_bond(connection, user, other, kind)
    if kind == "blocked":
        drop_bond(connection, user, other, "friend")
    number = connection.execute(select(func.count()).where(bonds.c.user == user)).scalar_one()
    if number >= MOST_BONDS:
        return False
    connection.execute(insert(bonds).values(user=user, other=other, kind=kind, at=at))
    if kind == "blocked":
        drop_bond(connection, other, user, "friend")
        for told, by in ((user, other), (other, user)):
            _tell_nothing(connection, told, by)
    return True


def _tell_nothing(connection: Connection, told: str, by: str) -> None:
    """Forget invitations of somebody to a person, and notices to that person of tables of theirs to which the person never came."""
    connection.execute(delete(invitations).where(invitations.c.user == told, invitations.c.by_user == by))
    ways = select(channels.c.id).where(channels.c.user == told)
    never_came = (
        select(seats.c.seat)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.match == outbox.c.match, seats.c.seat == outbox.c.seat)
        .where(matches.c.host == by, seats.c.seen_until == 0)
        .exists()
    )
    connection.execute(delete(outbox).where(outbox.c.channel.in_(ways), never_came))


def drop_bond(connection: Connection, user: str, other: str, kind: Kind) -> None:
    """Forget a bond."""
    connection.execute(
        delete(bonds).where(bonds.c.user == user, bonds.c.other == other, bonds.c.kind == kind),
    )


def has_blocked(connection: Connection, user: str, other: str) -> bool:
    """Whether a person has blocked another."""
    wanted = select(bonds.c.kind).where(bonds.c.user == user, bonds.c.other == other, bonds.c.kind == "blocked")
    return connection.execute(wanted).first() is not None


def is_block_between(connection: Connection, one: str, other: str) -> bool:
    """Whether one of two people has blocked the other."""
    return has_blocked(connection, one, other) or has_blocked(connection, other, one)


def known_to(connection: Connection, user: str) -> list[Known]:
    """Everybody with whom a person has a bond, by name. Whom the person has blocked asks nothing.

    Of strangers who ask to be friends, those are told who asked last; however many ask, nobody is left out for that.
    """
    mine: dict[str, set[str]] = {}
    for other, kind in connection.execute(select(bonds.c.other, bonds.c.kind).where(bonds.c.user == user)).all():
        mine.setdefault(other, set()).add(kind)
    asking = select(bonds.c.user).where(bonds.c.other == user, bonds.c.kind == "friend")
    asks = set(connection.execute(asking.where(bonds.c.user.in_(mine))).scalars())
    strangers = asking.where(bonds.c.user.not_in(mine)).order_by(bonds.c.at.desc(), bonds.c.user)
    asks.update(connection.execute(strangers.limit(MOST_BONDS)).scalars())
    wanted = select(users.c.id, users.c.name, users.c.colour).where(users.c.gone.is_(False))
    found: list[Known] = []
    ids = sorted(mine.keys() | asks)
    for start in range(0, len(ids), MOST_BONDS):
        for row in connection.execute(wanted.where(users.c.id.in_(ids[start : start + MOST_BONDS]))):
            kinds = mine.get(row.id, set())
            blocked = "blocked" in kinds
            if not kinds and row.id not in asks:
                continue
            found.append(
                Known(
                    id=row.id,
                    name=row.name,
                    colour=row.colour,
                    friend="friend" in kinds,
                    asks=row.id in asks and not blocked,
                    muted="muted" in kinds,
                    blocked=blocked,
                )
            )
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))


# -- invitations -------------------------------------------------------------------------------------


def invite(connection: Connection, match: str, by: str, invited: Sequence[str], at: int) -> None:
    """Invite people to a table; nothing happens where somebody is not there, or where one has blocked the other."""
    known = [user for user in invited if user.isprintable()]  # PostgreSQL cannot even be asked about others
    there = set(
        connection.execute(
            select(users.c.id).where(users.c.id.in_(known), users.c.gone.is_(False), IS_PERSON)
        ).scalars()
    )
    before = set(connection.execute(select(invitations.c.user).where(invitations.c.match == match)).scalars())
    for user in dict.fromkeys(known):
        if user in there - before - {by} and not is_block_between(connection, user, by):
            connection.execute(insert(invitations).values(match=match, user=user, by_user=by, at=at))


def drop_invitation(connection: Connection, match: str, user: str) -> None:
    """Forget an invitation: it was declined, or the person has come."""
    connection.execute(delete(invitations).where(invitations.c.match == match, invitations.c.user == user))


def invitations_of(connection: Connection, user: str) -> list[Invitation]:
    """The invitations of a person, the latest first, to tables where the person can still come.

    If there are very many, those of friends are told first, so that no strangers take their room. A table is open to
    somebody as long as the game has not begun, or if a seat is the person's, who has never come.
    """
    never_came = (
        select(seats.c.seat)
        .where(seats.c.match == matches.c.id, seats.c.user == user, seats.c.seen_until == 0)
        .exists()
    )
    seated = select(seats.c.seat).where(seats.c.match == matches.c.id, seats.c.user == user).exists()
    open_to = or_(and_(matches.c.state == "open", ~seated), and_(matches.c.state != "over", never_came))
    befriended = (
        select(bonds.c.other)
        .where(bonds.c.user == user, bonds.c.other == invitations.c.by_user, bonds.c.kind == "friend")
        .exists()
    )
    wanted = (
        select(
            matches.c.id.label("match"),
            matches.c.game,
            matches.c.rated,
            invitations.c.at,
            users.c.id.label("by"),
            users.c.name,
            users.c.colour,
        )
        .join(matches, matches.c.id == invitations.c.match)
        .join(users, users.c.id == invitations.c.by_user)
        .where(invitations.c.user == user, users.c.gone.is_(False), open_to)
        .order_by(befriended.desc(), invitations.c.at.desc(), matches.c.id)
        .limit(MOST_INVITATIONS)
    )
    rows = connection.execute(wanted).mappings()
    found = [msgspec.convert({str(name): value for name, value in row.items()}, Invitation) for row in rows]
    return sorted(found, key=lambda one: (-one.at, one.match))
