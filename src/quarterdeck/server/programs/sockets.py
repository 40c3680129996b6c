"""The WebSocket of a program at a table: like that of a person, but it is told positions instead of pictures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import monotonic
from typing import Final
from weakref import WeakKeyDictionary

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from quarterdeck.engine.errors import Malformed, Stale
from quarterdeck.server.database.rows import Program
from quarterdeck.server.programs.programs import BadToken, token_of, who_is
from quarterdeck.server.protocol.program_view import FromProgram, ProgramView
from quarterdeck.server.protocol.wire import CLOSE_STRANGER, SPECTATOR, Play, Sit
from quarterdeck.server.tables import viewing
from quarterdeck.server.tables.audience import Audience
from quarterdeck.server.tables.link import NOTHING_SENT, Farewell, Link
from quarterdeck.server.tables.referee import Referee, refusing, send_back
from quarterdeck.server.tables.rights import begun_match, own_chair
from quarterdeck.server.tables.room import Dropped, Room
from quarterdeck.server.tables.sockets import (
    Language,
    Manner,
    TurnedAway,
    check_arrival,
    is_full,
    link_of,
    open_socket,
    stay,
    table_for,
)
from quarterdeck.server.tables.steward import Steward
from quarterdeck.server.tables.viewing import SAY
from quarterdeck.table.match import Match

CLOSE_SILENT: Final = 4408
"""The program has kept others waiting for too long. Come back when it works again."""
SILENT: Final = Farewell(CLOSE_SILENT, "silent")
PATIENCE_SECONDS: Final = 600.0
"""The seconds after which a program that has a choice and does not choose is sent away, so that it counts as away."""
NUMBER: Final = "#"
"""What a move begins with that is named by its place in the list of moves."""
LONGEST_NUMBER: Final = 6
NO_POSITION: Final = msgspec.Raw(b"null")
_ENCODE: Final = msgspec.json.Encoder().encode


@websocket("/ws/programs/{match_id:str}")
async def program_socket(socket: WebSocket, match_id: FromPath[str]) -> None:  # type: ignore[type-arg]
    """Let a program play at a table until one of them is gone."""
    await open_socket(socket, match_id, come_in(socket, match_id))


async def come_in(socket: WebSocket, match_id: str) -> None:  # type: ignore[type-arg]
    """Find the program and the table, and stay there."""
    check_arrival(socket, token_of(socket.headers))  # before the database is asked who that is
    try:
        program, token = await who_is(socket.headers, socket.app.state.database)
    except BadToken:
        raise TurnedAway(CLOSE_STRANGER, "no such token") from None
    referee: Referee = socket.app.state.referee
    room = await table_for(socket, match_id, program.id)
    for seat in room.seats_of(program.id):
        check_welcome(room, seat)
    link = link_of(socket, program, room.first_look(program.id), token, is_full=is_full(room, program.id))
    eyes = Eyes(referee.steward, PATIENCE_SECONDS)
    audience: Audience = socket.app.state.audience
    audience.join(link)
    try:
        await stay(socket, referee, room, link, Manner(eyes.tell, OF_PROGRAMS, take))
    finally:
        eyes.close()
        audience.leave(link)


OF_PROGRAMS: Final = Language[FromProgram](FromProgram)


class Known(msgspec.Struct, frozen=True):
    """What a seat knows at a revision, for all sockets that look with its eyes."""

    match: Match
    """The match of which it is known: another one once the table was read anew."""
    revision: int
    position: msgspec.Raw
    moves: tuple[str, ...]
    """The legal moves, in notation."""


class Waited(msgspec.Struct, frozen=True):
    """Since when a table has waited for a program."""

    revision: int
    """The revision at which it was asked to choose."""
    since: float


_KNOWN: Final[WeakKeyDictionary[Room, dict[int, Known]]] = WeakKeyDictionary()
_WAITED: Final[WeakKeyDictionary[Room, dict[int, Waited]]] = WeakKeyDictionary()
"""By seat, for tables in memory: a program that opens another socket has no more time than before."""


def known(room: Room, match: Match, seat: int) -> Known:
    """What a seat knows now; made once for each revision."""
    kept = _KNOWN.setdefault(room, {})
    found = kept.get(seat)
    if found is None or found.match is not match or found.revision != match.revision:
        seen = match.view(seat)
        position = msgspec.Raw(msgspec.json.format(match.game.save(seen), indent=-1))
        moves = tuple(match.game.text(seen, move) for move in match.moves(seat))
        found = kept[seat] = Known(match, match.revision, position, moves)
    return found


def check_welcome(room: Room, seat: int) -> None:
    """Turn a program away that was silent for too long, until the others had time to let a bot play, or have gone on."""
    if room.is_shut_out(room.chairs[seat]):
        raise TurnedAway(CLOSE_SILENT, "silent")


class Eyes:
    """What one socket of a program is told, and for how long it may keep the others waiting."""

    def __init__(self, steward: Steward, patience: float) -> None:
        self._steward = steward
        self._patience = patience
        self._told = (SPECTATOR, NOTHING_SENT)
        """The seat and the revision of the latest position that was sent."""
        self._timer: asyncio.TimerHandle | None = None

    def tell(self, room: Room, link: Link) -> Iterator[bytes]:
        """The encoded messages that a program is owed; afterwards it is owed nothing."""
        while link.answers:
            yield link.answers.popleft()
        wanted = link.owed
        changed = wanted.table or wanted.view
        wanted.table = wanted.view = wanted.said = False
        if changed:
            yield _ENCODE(self._look(room, link))

    def look(self, room: Room, link: Link) -> ProgramView:
        """The whole view, whatever was told before."""
        self._told = (SPECTATOR, NOTHING_SENT)
        return self._look(room, link)

    def check_patience(self, room: Room, link: Link, view: ProgramView) -> None:
        """Send a program away at once if its time is over; a socket is sent away by its timer."""
        waited = _WAITED.get(room, {}).get(view.seat)
        if view.moves and waited is not None and monotonic() >= waited.since + self._patience:
            self._send_away(room, link, view)

    def close(self) -> None:
        """Wait for the program no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self, room: Room, link: Link) -> ProgramView:
        """The view; if the program must choose, its time runs."""
        view = self._view(room, link)
        self._wait_for(room, link, view)
        return view

    def _view(self, room: Room, link: Link) -> ProgramView:
        match, seat = room.match, link.seat if room.begun else SPECTATOR
        table = viewing.table(room, link.user.id, room.absence.clock())
        seen = None if match is None or seat == SPECTATOR else known(room, match, seat)
        position = NO_POSITION
        if seen is not None and self._told != (seat, seen.revision):
            self._told = (seat, seen.revision)
            position = seen.position
        may_choose = seat != SPECTATOR and room.state == "playing" and not room.is_paused and seat in room.people()
        return ProgramView(
            match=room.id,
            game=room.game,
            state=room.state,
            seat=seat,
            revision=room.revision,
            position=position,
            moves=seen.moves if may_choose and seen is not None else (),
            waiting=match.waiting() if match is not None and room.state == "playing" else (),
            seats=table.seats,
            clock=viewing.clock(room, room.time()),
            ending=None if match is None else viewing.ending(room, match, link.user.id),
            problem=table.problem,
        )

    def _wait_for(self, room: Room, link: Link, view: ProgramView) -> None:
        """Let the time run in which the program must choose: anew with each choice and after a pause, not with each socket."""
        self.close()
        if view.seat != SPECTATOR and room.is_shut_out(room.chairs[view.seat]):  # as another server has found, perhaps
            link.send_away(SILENT)
            return
        waits, now = _WAITED.setdefault(room, {}), monotonic()
        if not view.moves:
            if room.is_paused:
                waits.pop(view.seat, None)
            return
        waited = waits.get(view.seat)
        if waited is None or waited.revision != view.revision:
            waited = waits[view.seat] = Waited(view.revision, now)
        left = max(0.0, waited.since + self._patience - now)
        self._timer = asyncio.get_running_loop().call_later(left, self._send_away, room, link, view)

    def _send_away(self, room: Room, link: Link, view: ProgramView) -> None:
        """Send a program away that was silent for too long; it may come again later, and is then asked anew."""
        _WAITED.get(room, {}).pop(view.seat, None)
        self._steward.shut_out(room, view.seat, link.user.id, view.revision)
        link.send_away(SILENT)


async def take(referee: Referee, room: Room, link: Link, request: FromProgram) -> None:
    """Carry out a request of a program, or say why not; a move may be named by its number."""
    answered = len(link.answers)
    try:
        with refusing(link, request):
            request = await prepared(referee, room, link, request)
    except Dropped:
        send_back(link)
        return
    if len(link.answers) == answered:
        await referee.take(room, link, request)


async def prepared(referee: Referee, room: Room, link: Link, request: FromProgram) -> FromProgram:
    """A request with its move in notation; whether a program may sit down is checked."""
    if isinstance(request, Play) and request.move.startswith(NUMBER):
        async with room.held():
            return msgspec.structs.replace(request, move=named(room, link, request))
    if isinstance(request, Sit) and isinstance(link.user, Program) and request.seat not in room.seats_of(link.user.id):
        async with room.held():
            await referee.seats.check_program(room, link.user)
    return request


def named(room: Room, link: Link, request: Play) -> str:
    """The notation of the move with a number, in the list of the view that the program was looking at.

    Only for the program's own seat: how many moves another one has may tell what it holds.
    """
    match, seat, digits = begun_match(room), request.seat, request.move.removeprefix(NUMBER)
    own_chair(room, link, seat)
    if room.state != "playing" or seat not in match.waiting():
        raise Stale(SAY("overtaken"))
    if not match.is_fresh(seat, request.expected):
        raise Stale(SAY("overtaken"))
    moves = match.moves(seat)
    number = int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER else len(moves)
    if number >= len(moves):
        raise Malformed("move", SAY("no-move-number", last=len(moves) - 1))
    return match.game.text(match.view(seat), moves[number])
