"""Everything that is kept of a person: to be taken along, and to be deleted, while games stay without the name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, RowMapping, Select, delete, or_, select, update

from quarterdeck.server.database.channels import stop_channel
from quarterdeck.server.database.matches import leave_seat
from quarterdeck.server.database.notices import touch
from quarterdeck.server.database.people import find_user
from quarterdeck.server.database.programs import programs_of, withdraw_program
from quarterdeck.server.database.rows import MatchState, Row
from quarterdeck.server.database.schema import (
    acts,
    bonds,
    channels,
    finished_seats,
    invitations,
    lessons,
    matches,
    moves,
    outbox,
    plans,
    programs,
    proposals,
    ratings,
    remarks,
    seats,
    sessions,
    users,
)

NOBODYS_COLOUR: Final = "#5f6b73"
"""The colour of people who have been deleted."""
Table = list[dict[str, object]]
"""Rows, each as a name and a value for each column."""


def everything(connection: Connection, user: str) -> dict[str, Table]:
    """All rows about a person, by what they are; without the password, ids of sessions, keys, and what others may know alone.

    Invitations by the person are such a thing: one that is missing would tell who has declined, or blocked the person.
    """
    mine = select(seats.c.match, seats.c.seat).where(seats.c.user == user).subquery()
    about: dict[str, Select[*tuple[object, ...]]] = {
        "person": select(
            users.c.id, users.c.name, users.c.colour, users.c.login, users.c.created, users.c.unseen
        ).where(users.c.id == user),
        "sessions": select(sessions.c.created, sessions.c.expires, sessions.c.seen).where(sessions.c.user == user),
        "tables": select(
            matches.c.id, matches.c.game, matches.c.state, matches.c.listed, matches.c.rated, matches.c.created
        ).where(or_(matches.c.host == user, matches.c.id.in_(select(mine.c.match)))),
        "seats": select(
            seats.c.match,
            seats.c.seat,
            seats.c.fleet,
            seats.c.stand_in,
            seats.c.seen_until,
            seats.c.pledge,
            seats.c.number,
            seats.c.awaited,
        ).where(seats.c.user == user),
        "left": select(seats.c.match, seats.c.seat, seats.c.left_by).where(seats.c.left_user == user),
        "moves": select(
            moves.c.match, moves.c.ply, moves.c.seat, moves.c.move, moves.c.kind, moves.c.at, moves.c.spent
        ).join(mine, (mine.c.match == moves.c.match) & (mine.c.seat == moves.c.seat)),
        "results": select(finished_seats).where(finished_seats.c.user == user),
        "ratings": select(ratings).where(ratings.c.user == user),
        "remarks": select(remarks).where(remarks.c.user == user),
        "proposals": select(proposals).where(proposals.c.by_user == user),
        "lessons": select(lessons).where(lessons.c.user == user),
        "channels": select(*(column for column in channels.c if column.name != "keys")).where(channels.c.user == user),
        "outbox": select(outbox.c.match, outbox.c.seat, outbox.c.at, channels.c.address)
        .join(channels, channels.c.id == outbox.c.channel)
        .where(channels.c.user == user),
        "programs": select(programs.c.id, users.c.name, programs.c.created)
        .join(users, users.c.id == programs.c.id)
        .where(programs.c.owner == user),
        "bonds": select(bonds).where(bonds.c.user == user),
        "invitations": select(invitations).where(invitations.c.user == user),
        "plans": select(plans).where(plans.c.user == user),
    }
    return {name: _rows(connection, wanted) for name, wanted in about.items()}


def _rows(connection: Connection, wanted: Select[*tuple[object, ...]]) -> Table:
    return [_plain(row) for row in connection.execute(wanted).mappings()]


def _plain(row: RowMapping) -> dict[str, object]:
    return {str(name): value for name, value in row.items()}


class Left(Row, frozen=True, kw_only=True):
    """What remains of a person who has been deleted."""

    sessions: tuple[str, ...]
    """The sessions that have ended, and the digests of tokens of the person's programs: what sockets were opened with."""
    tables: tuple[str, ...]
    """The tables at which something has changed."""


def counted_duels(connection: Connection, user: str) -> list[str]:
    """The games for two that go on, count for ratings, and in which a person sits."""
    third = seats.alias()
    others = select(third.c.seat).where(third.c.match == matches.c.id, third.c.seat > 1).exists()
    wanted = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.user == user, matches.c.state == "playing", matches.c.rated.is_(True), ~others)
    )
    return list(connection.execute(wanted).scalars())


def _seats_in(connection: Connection, players: Sequence[str], state: MatchState) -> list[tuple[str, int, str]]:
    """The seats of some players at tables in a state: match, seat, game."""
    wanted = (
        select(seats.c.match, seats.c.seat, matches.c.game)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.user.in_(players), matches.c.state == state)
    )
    return [(row.match, row.seat, row.game) for row in connection.execute(wanted)]


def delete_person(connection: Connection, user: str, stand_ins: Mapping[str, str]) -> Left:
    """Delete everything about a person but the games, which stay without the name.

    `stand_ins` are the bots that play on in games that have not ended, by game; games that count have been left. Seats
    at tables that wait are free again, and such tables of the person's own are not listed any more. What the person said
    is deleted. Programs of the person are withdrawn, lose their names, and bots play on for them too. Nothing is sent to
    the person's addresses any more, which are forgotten as stopped ones are: not at once, so that nobody asks the same
    address again and again by being deleted in between.
    """
    if find_user(connection, user) is None:
        return Left(sessions=(), tables=())
    ended = tuple(connection.execute(select(sessions.c.id).where(sessions.c.user == user)).scalars())
    players = (user, *connection.execute(select(programs.c.id).where(programs.c.owner == user)).scalars())
    around = select(seats.c.match).where(or_(seats.c.user.in_(players), seats.c.left_user == user))
    hosted = select(matches.c.id).where(matches.c.host == user)
    said = select(remarks.c.match).where(remarks.c.user == user)
    going = or_(matches.c.id.in_(around), matches.c.id.in_(hosted), matches.c.id.in_(said))
    changed = set(connection.execute(select(matches.c.id).where(going, matches.c.state != "over")).scalars())
    tokens, freed = _withdraw_all(connection, user)
    changed.update(freed)
    for match, seat, game in _seats_in(connection, players, "playing"):
        spec = stand_ins.get(game, "")
        here = (seats.c.match == match) & (seats.c.seat == seat)
        counted = select(matches.c.id).where(matches.c.rated.is_(True), matches.c.id == match).exists()
        left = {"user": None, "bot": spec, "stand_in": None, "left_by": "", "left_user": user}
        connection.execute(update(seats).where(here, counted, seats.c.user == user).values(left))
        connection.execute(update(seats).where(here, seats.c.user.in_(players)).values(stand_in=spec, seen_until=0))
    for match, seat, _ in _seats_in(connection, (user,), "open"):
        leave_seat(connection, match, seat, user)
    connection.execute(update(matches).where(matches.c.host == user, matches.c.state == "open").values(listed=False))
    connection.execute(update(seats).where(seats.c.left_user == user).values(left_by=""))
    for column in (
        sessions.c.user, lessons.c.user, remarks.c.user, ratings.c.user, bonds.c.user, bonds.c.other, invitations.c.user, plans.c.user,
        invitations.c.by_user,
    ):  # fmt: skip
        connection.execute(delete(column.table).where(column == user))
    for name in connection.execute(select(users.c.name).where(users.c.id.in_(players))).scalars().all():
        _forget_in_notes(connection, name)
    for channel in connection.execute(select(channels.c.id).where(channels.c.user == user)).scalars().all():
        stop_channel(connection, channel, user)
    connection.execute(
        update(users)
        .where(users.c.id.in_(players))
        .values(name="", colour=NOBODYS_COLOUR, login=None, password=None, created=0, unseen=True, gone=True)
    )
    for match in changed:
        touch(connection, match)
    return Left(sessions=(*ended, *tokens), tables=tuple(sorted(changed)))


def _forget_in_notes(connection: Connection, name: str) -> None:
    """Take a name out of what was noted of seats that the operator has moved: in older notes it stands behind the seat."""
    ending = f": {name}"
    named = (acts.c.what == "move", acts.c.note.endswith(ending, autoescape=True))
    for act in connection.execute(select(acts.c.n, acts.c.note).where(*named)).all():
        connection.execute(update(acts).where(acts.c.n == act.n).values(note=act.note.removesuffix(ending)))


def _withdraw_all(connection: Connection, owner: str) -> tuple[list[str], list[str]]:
    """Withdraw all programs of a person; returns the digests of their tokens, and the tables whose seats are free now."""
    tokens: list[str] = []
    freed: list[str] = []
    for program in programs_of(connection, owner):
        withdrawn = withdraw_program(connection, owner, program.id)
        if withdrawn is not None:
            tokens.append(withdrawn[0])
            freed += withdrawn[1]
    return tokens, freed
