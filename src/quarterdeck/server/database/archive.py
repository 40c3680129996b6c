"""Stores finished games, with what people search them by; written with the line that ends the game."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, func, insert, or_, select, true, union

from quarterdeck.server.database.matches import load_match, load_seats
from quarterdeck.server.database.ratings import count_game, counts
from quarterdeck.server.database.rows import (
    FinishedMatch,
    FinishedSeat,
    MatchState,
    Outcome,
    Placed,
    Row,
    SeatResult,
    StoredSeat,
    read_row,
)
from quarterdeck.server.database.schema import finished, finished_seats, matches, moves, programs, users

_OWNER = users.alias("owner")
_SEATS = (
    select(finished_seats, users.c.name, users.c.colour, programs.c.owner, _OWNER.c.name.label("owner_name"))
    .join(users, users.c.id == finished_seats.c.user, isouter=True)
    .join(programs, programs.c.id == finished_seats.c.user, isouter=True)
    .join(_OWNER, _OWNER.c.id == programs.c.owner, isouter=True)
)


class Place(Struct, frozen=True):
    """A game's place in the archive, which is sorted by the end of the games, the latest first."""

    ended: int
    match: str


class Search(Struct, frozen=True, kw_only=True):
    """Which games are wanted; what is None does not matter."""

    viewer: str | None = None
    """The person who asks, and who may see all games of their own."""
    mine: bool = False
    """Only games of the viewer and of the viewer's programs; otherwise those that everybody may see, and of `person` also
    those with the viewer."""
    game: str | None = None
    person: str | None = None
    """Somebody who played."""
    name: str | None = None
    """A part of the name of somebody who played."""
    ending: str | None = None
    result: SeatResult | None = None
    """The result of `person`, or of the viewer if there is no `person`."""
    players: int | None = None
    least: int | None = None
    """The smallest number of moves."""
    most: int | None = None
    """The largest number of moves."""
    after: Place | None = None
    """The last game of the page before."""


# -- what is stored ----------------------------------------------------------------------------------


def keep_state(connection: Connection, match: str, state: MatchState, outcome: Outcome | None) -> None:
    """Part of every write of a match's state: a game that is over comes into the archive, and one that goes on leaves it."""
    if state == "over" and outcome is not None:
        add_finished(connection, match, outcome)
    elif state == "playing":
        drop_finished(connection, match)


def add_finished(connection: Connection, match: str, outcome: Outcome) -> bool:
    """Put a game into the archive, with those who sit there now; False if it is there already, is not over, or was ended by the operator."""
    stored = load_match(connection, match)
    if (
        stored is None
        or stored.state != "over"
        or stored.ended is not None
        or connection.execute(select(finished.c.match).where(finished.c.match == match)).first()
    ):
        return False
    ended = connection.execute(select(func.max(moves.c.at)).where(moves.c.match == match)).scalar_one()
    connection.execute(
        insert(finished).values(
            match=match,
            game=stored.game,
            players=len(outcome.seats),
            options=outcome.options,
            ending=outcome.ending,
            moves=outcome.moves,
            ended=stored.changed if ended is None else ended,
            listed=stored.listed,
        )
    )
    seated = load_seats(connection, match)
    counted = stored.rated and counts(seated)
    rows = [
        _finished(match, seat, placed, outcome, counted=counted)
        for seat, placed in zip(seated, outcome.seats, strict=True)
    ]
    connection.execute(insert(finished_seats), rows)
    if counted:
        count_game(connection, match, stored.game)
    return True


def _finished(match: str, seat: StoredSeat, placed: Placed, outcome: Outcome, *, counted: bool) -> dict[str, object]:
    """The row of a seat: whoever left a game that counts has lost it and comes last, whatever the bot reached that played on."""
    left = counted and seat.left_user is not None
    if left:
        placed = Placed(result="lost", rank=len(outcome.seats))
    return {
        "match": match,
        "seat": seat.seat,
        "user": seat.left_user if left else seat.user,
        "bot": None if left else seat.bot,
        "left": left,
        **msgspec.structs.asdict(placed),
    }


def drop_finished(connection: Connection, match: str) -> None:
    """Take a game out of the archive, since its end was taken back."""
    for table in (finished_seats, finished):
        connection.execute(delete(table).where(table.c.match == match))


def unarchived(connection: Connection, limit: int, besides: Collection[str]) -> list[str]:
    """Some matches that are over, but not in the archive: those that ended before there was one. `besides` are left out."""
    missing = ~select(finished.c.match).where(finished.c.match == matches.c.id).exists()
    wanted = (
        select(matches.c.id)
        .where(matches.c.state == "over", matches.c.ended.is_(None), missing)
        .order_by(matches.c.created)
    )
    found = connection.execute(wanted.limit(limit + len(besides))).scalars()
    return [match for match in found if match not in besides][:limit]


# -- what is found -----------------------------------------------------------------------------------


def find_finished(connection: Connection, search: Search, limit: int) -> list[FinishedMatch]:
    """Games that somebody may see, the latest first, at most `limit`."""
    rows = connection.execute(_wanted(search).limit(limit)).mappings().all()
    seated: dict[str, list[FinishedSeat]] = {row["match"]: [] for row in rows}
    played = _SEATS.where(finished_seats.c.match.in_(seated)).order_by(finished_seats.c.seat)
    for seat in connection.execute(played).mappings():
        seated[seat["match"]].append(read_row(seat, FinishedSeat))
    return [read_row({**row, "seats": seated[row["match"]]}, FinishedMatch) for row in rows]


def _wanted(search: Search) -> Select[*tuple[object, ...]]:
    wanted = select(finished).where(_visible(search))
    for column, value in (
        (finished.c.game, search.game),
        (finished.c.ending, search.ending),
        (finished.c.players, search.players),
    ):
        if value is not None:
            wanted = wanted.where(column == value)
    if search.least is not None:
        wanted = wanted.where(finished.c.moves >= search.least)
    if search.most is not None:
        wanted = wanted.where(finished.c.moves <= search.most)
    if search.person is not None or search.result is not None:
        wanted = wanted.where(finished.c.match.in_(_games_of(search.person or search.viewer, search.result)))
    if search.name is not None:
        called = select(users.c.id).where(users.c.name.icontains(search.name, autoescape=True))
        wanted = wanted.where(_has_seat(finished_seats.c.user.in_(called)))
    if search.after is not None:
        ended, match = search.after.ended, search.after.match
        wanted = wanted.where(finished.c.ended <= ended, or_(finished.c.ended < ended, finished.c.match < match))
    return wanted.order_by(finished.c.ended.desc(), finished.c.match.desc())


def _visible(search: Search) -> ColumnElement[bool]:
    """A condition: the viewer may see the game in this list."""
    if search.mine:
        hosted = select(matches.c.id).where(matches.c.host == search.viewer)
        return finished.c.match.in_(union(_games_of(search.viewer), hosted, _games_of_programs(search.viewer)))
    if search.person is None or search.viewer is None:
        return finished.c.listed.is_(True)
    return or_(finished.c.listed.is_(True), finished.c.match.in_(_games_of(search.viewer)))


def _games_of(person: str | None, result: SeatResult | None = None) -> Select[tuple[str]]:
    """The games of somebody; none of people who have been deleted, by whatever id somebody once knew them."""
    here = users.c.id == finished_seats.c.user
    wanted = select(finished_seats.c.match).join(users, here).where(users.c.id == person, users.c.gone.is_(False))
    return wanted if result is None else wanted.where(finished_seats.c.result == result)


def _games_of_programs(owner: str | None) -> Select[tuple[str]]:
    """The games of somebody's programs."""
    theirs = programs.c.id == finished_seats.c.user
    return select(finished_seats.c.match).join(programs, theirs).where(programs.c.owner == owner)


def _has_seat(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    return select(true()).where(and_(finished_seats.c.match == finished.c.match, condition)).exists()


class Tallied(Row, frozen=True, kw_only=True):
    """How often somebody came to one rank with one result, in a game with a number of players."""

    game: str
    players: int
    rank: int
    result: SeatResult
    number: int


def tally(connection: Connection, person: str, viewer: str | None) -> list[Tallied]:
    """How often somebody came where, in those games that the viewer may find."""
    seats = finished_seats
    columns = (finished.c.game, finished.c.players, seats.c.rank, seats.c.result)
    search = Search(viewer=viewer, person=person)
    wanted = (
        select(*columns, func.count().label("number"))
        .join(seats, seats.c.match == finished.c.match)
        .where(seats.c.user == person, _visible(search))
        .group_by(*columns)
        .order_by(*columns)
    )
    return [read_row(row, Tallied) for row in connection.execute(wanted).mappings()]
