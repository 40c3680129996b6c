"""Rights at a table: who may do what, and whether it was already done."""

from __future__ import annotations

from quarterdeck.engine.errors import Malformed, NotYourTurn
from quarterdeck.records.record import CHANCE_NAME, Line, MoveLine, ResignLine, TakeBackLine
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import Play, Resign, TakeBack
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.room import Chair, Room
from quarterdeck.server.tables.viewing import SAY, seat_name
from quarterdeck.table.match import Match


def going_match(room: Room) -> Match:
    """The match of a table that is not frozen."""
    if room.match is None or room.fault is not None:
        raise Forbidden(room.problem.message if room.problem is not None else SAY("frozen", reason=""))
    return room.match


def begun_match(room: Room) -> Match:
    """The match of a table whose game has begun; before that, nobody may look at anything."""
    match = going_match(room)
    if not room.begun:
        raise NotYourTurn(SAY("table-open"))
    return match


def chair_of(room: Room, seat: int) -> Chair:
    """The chair of a seat."""
    if not 0 <= seat < len(room.chairs):
        raise Malformed("seat", SAY("no-seat-here", last=str(len(room.chairs) - 1)))
    return room.chairs[seat]


def own_chair(room: Room, link: Link, seat: int, *, stand_in_too: bool = False) -> Chair:
    """The chair of a seat that belongs to the person and that the person plays."""
    chair = chair_of(room, seat)
    if not chair.user or chair.user != link.user.id:
        raise Forbidden(SAY("not-your-seat", seat=seat_name(room, seat)))
    if chair.stand_in and not stand_in_too:
        raise Forbidden(SAY("bot-plays", seat=seat_name(room, seat)))
    return chair


def made_already(match: Match, seat: int, expected: int, request: Play | TakeBack | Resign) -> bool:
    """Whether the seat's first line after `expected` is the requested one, so that the message was sent again.

    Before it there may be moves of others that were made at the same time.
    """
    if expected >= match.revision or seat >= match.players:
        return False
    name = match.seat_names[seat]
    for line in match.lines_since(expected):
        if not isinstance(line, MoveLine) or line.who in (name, CHANCE_NAME):
            return _is(match, line, name, request)
    return False


def _is(match: Match, line: Line, name: str, request: Play | TakeBack | Resign) -> bool:
    match request:
        case Play():
            return isinstance(line, MoveLine) and line.who == name and match.is_move(line.n, request.move)
        case TakeBack():
            return isinstance(line, TakeBackLine) and line.by == name
        case Resign():
            return isinstance(line, ResignLine) and line.resigned == name
