"""Carries out or refuses the requests of people at a table.

Each request is handled under the table's lock, and each move is committed before anybody is told.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from contextlib import nullcontext
from types import TracebackType
from typing import Final

import msgspec

from quarterdeck.engine.errors import Malformed, NoTakeBack, QuarterdeckError, Stale
from quarterdeck.records.header import timed
from quarterdeck.records.record import Header
from quarterdeck.server import metrics
from quarterdeck.server.chores.kinds import BeginAgain
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import rows, talk
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.problems import Forbidden, problem_of
from quarterdeck.server.protocol.wire import (
    SPECTATOR,
    Ahead,
    Analyse,
    Answer,
    Bring,
    Chat,
    Done,
    FillSeat,
    FreeSeat,
    Hint,
    Hurry,
    InLesson,
    Look,
    PlanMoves,
    Play,
    Pledge,
    Problem,
    Propose,
    Put,
    Refused,
    Rematch,
    Replay,
    Resign,
    Reveal,
    Rouse,
    Sit,
    Stand,
    TakeBack,
    ToServer,
    Try,
    Why,
    Withdraw,
)
from quarterdeck.server.tables.analyses import Analyses
from quarterdeck.server.tables.botplay import OTHERS_FIRST
from quarterdeck.server.tables.dice import new_secret
from quarterdeck.server.tables.hints import Hints
from quarterdeck.server.tables.link import COME_BACK, Link
from quarterdeck.server.tables.looking_back import LookingBack
from quarterdeck.server.tables.opening import agreed_clock
from quarterdeck.server.tables.proposals import Proposals
from quarterdeck.server.tables.reading import read_remarks
from quarterdeck.server.tables.rights import begun_match, going_match, made_already, own_chair
from quarterdeck.server.tables.room import Chair, Dropped, Room
from quarterdeck.server.tables.rooms import Manner
from quarterdeck.server.tables.rush import Rush
from quarterdeck.server.tables.seats import Seats, look
from quarterdeck.server.tables.steward import Steward
from quarterdeck.server.tables.take_backs import check_left
from quarterdeck.server.tables.timekeeper import Timekeeper
from quarterdeck.server.tables.turns import Visitor
from quarterdeck.server.tables.viewing import SAY, misplaced, tried
from quarterdeck.table.match import Match
from quarterdeck.table.seats import HUMAN

BEAT_SECONDS: Final = 20.0
"""The seconds between two checks of who is here."""
MOVED_ON: Final = 1
"""The number of seats by which everybody moves on for a rematch."""

InGame = Play | Try | Put | TakeBack | Resign | Hurry | Why
AtSeat = Look | Sit | Pledge | Reveal | Stand | FillSeat | FreeSeat | Bring | Rouse


class Referee:
    """Carries out requests."""

    def __init__(self, steward: Steward) -> None:
        self.steward = steward
        self.rooms = steward.rooms
        self.database = steward.database
        self.bots = steward.bots
        self.seats = Seats(steward)
        self.proposals = Proposals(steward)
        self.timekeeper = Timekeeper(steward)
        self.looking_back = LookingBack(steward.rooms.chores)
        self.hints = Hints(steward.rooms.chores)
        self.analyses = Analyses(steward.rooms.chores, steward.rooms.background)
        self.rush = Rush()
        self._looking: set[Room] = set()
        """The tables that a task is about to look at again."""

    # -- coming and going --------------------------------------------------------------------------

    async def arrived(self, room: Room, link: Link) -> None:
        """Note that somebody has come to a table."""
        room.links.add(link)
        if room.gone:
            send_back(link)
            return
        room.tell(table=True)
        await self.steward.seen(room, link)
        await self.look_again(room)
        self.bots.wake(room)

    async def left(self, room: Room, link: Link) -> None:
        """Note that somebody has left a table."""
        room.left(link)
        room.tell(table=True)
        await self.steward.seen(room, link)
        if room.proposals:
            await self.look_again(room)

    async def look_again(self, room: Room) -> None:
        """Do what waited for somebody to come or go; if it cannot be stored now, it is tried at the next beat."""
        try:
            async with self.rooms.changing(room):
                self._looking.discard(room)  # what changes from now on is looked at in another turn
                await self.steward.begin(room)
                await self.seats.give_back(room)
                await self.proposals.reconsider(room)
        except Dropped:
            return
        except DatabaseError as error:
            log.warning("table could not be brought up to date", table=short_hash(room.id), problem=str(error))
            room.behind = True

    def caught_up(self, room: Room) -> None:
        """After another process has changed a table: let its bots choose, and settle its proposals."""
        self.bots.wake(room, OTHERS_FIRST)
        if room.proposals or room.held_for_people_here():
            self.look_soon(room)

    async def changed_around(self, names: Iterable[str]) -> None:
        """After who sits at tables was changed in the database, show it at those that are in memory."""
        for room in [self.rooms.rooms[name] for name in names if name in self.rooms.rooms]:
            try:
                async with self.rooms.changing(room):
                    await self.rooms.reload(room)
                    self.bots.wake(room)
            except (Dropped, DatabaseError) as error:
                log.warning("table not brought up to date", table=short_hash(room.id), problem=str(error))

    def look_soon(self, room: Room) -> None:
        """Let a separate task look at a table again, unless one is waiting to; so no table waits for another."""
        if room not in self._looking:
            self._looking.add(room)
            self.rooms.background.start(self._look_in_turn(room), "looking at a table again")

    async def _look_in_turn(self, room: Room) -> None:
        try:
            await self.look_again(room)
        finally:
            self._looking.discard(room)

    async def beat(self) -> None:
        """Drop tables that nobody looks at, tell other processes who is here, and look again at what waits for people."""
        self.rooms.sweep()
        rooms = list(self.rooms.rooms.values())
        try:
            await self.steward.seen_all(rooms)
        finally:
            self.steward.tell_who_has_gone(rooms)
            for room in rooms:
                if room.proposals or room.behind or room.held_for_people_here():
                    self.look_soon(room)

    # -- requests ------------------------------------------------------------------------------------

    async def take(self, room: Room, link: Link, request: ToServer) -> None:
        """Carry out a request, or say why not. A refused request changes nothing."""
        try:
            with refusing(link, request):
                answer = await self.attend(room, link, request)
                if answer is not None:
                    link.answer(answer)
        except Dropped:
            send_back(link)
        except DatabaseError as error:
            log.error("request failed", table=short_hash(room.id), request=type(request).__name__, problem=str(error))
            if error.not_written:
                refuse(link, request, problem_of(error))
            else:  # whether it has happened, it is told when it is asked for again
                send_back(link)

    async def attend(self, room: Room, link: Link, request: ToServer) -> Done | None:
        """Carry out a request with the table's lock held; expensive work is done before, while the table goes on."""
        if isinstance(request, Replay):
            link.hand(await self.looking_back.picture(room, link, request))
            return None
        if isinstance(request, Hint):
            link.answer(await self.hints.hint(room, link, request))
            return None
        if isinstance(request, Ahead):
            link.answer(await self.bots.planning.look_ahead(room, link, request))
            return None
        if isinstance(request, Analyse):
            link.answer(await self.analyses.tell(room, link, request))
            return None
        if isinstance(request, Rematch):
            await self.rematch(room, link)
            return Done(id=request.id, revision=room.revision)
        if isinstance(request, Sit):
            await self.seats.check_brought(room, link, request)
        with self.rush if isinstance(request, Play) else nullcontext():
            async with self.rooms.changing(room):
                return await self.carry_out(room, link, request)

    async def carry_out(self, room: Room, link: Link, request: ToServer) -> Done | None:
        """Carry out a request; returns the answer, or None if it was given already."""
        late = await self.timekeeper.ring(room, request)
        if isinstance(request, Play | TakeBack) and request.seat in late:
            raise Forbidden(SAY("time-is-up"))
        match request:
            case PlanMoves():
                await self.bots.planning.plan(room, link, request)
                self.bots.wake(room)
            case Play() | Try() | Put() | TakeBack() | Resign() | Hurry() | Why():
                return await self.in_game(room, link, request)
            case Look() | Sit() | Pledge() | Reveal() | Stand() | FillSeat() | FreeSeat() | Bring() | Rouse():
                await self.at_seat(room, link, request)
            case Propose() | Answer() | Withdraw():
                await self.agree(room, link, request)
            case Chat():
                await self.chat(room, link, request)
        return Done(id=request.id, revision=room.revision)

    async def agree(self, room: Room, link: Link, request: Propose | Answer | Withdraw) -> None:
        """Propose something to the others, withdraw that, or answer what somebody else proposed."""
        match request:
            case Propose(what="stand-in"):
                await self.proposals.propose_stand_in(room, link, request.seat)
            case Propose(what="go-back" | "end"):
                await self.proposals.propose_mending(room, link, request)
            case Propose():
                await self.proposals.propose_pause(room, link, request)
            case Answer():
                await self.proposals.answer(room, link, request)
            case Withdraw():
                await self.proposals.withdraw(room, link, request)

    async def in_game(self, room: Room, link: Link, request: InGame) -> Done | None:
        """Play, take back, give up or hurry bots, or show what a move would do or what a bot thought, which gives its own answer."""
        match request:
            case Play():
                return await self.play(room, link, request)
            case TakeBack():
                return await self.take_back(room, link, request)
            case Resign():
                return await self.resign(room, link, request)
            case Try() | Put():
                with self.rooms.limits.timed("try", link.address, link.user.id):
                    foresee(room, link, request)
            case Hurry():
                self.bots.hurry(room, link)
                return Done(id=request.id, revision=room.revision)
            case Why():
                await self.bots.tell_why(room, link, request)
        return None

    async def at_seat(self, room: Room, link: Link, request: AtSeat) -> None:
        """Look with a seat's eyes, take a seat, leave it, put a bot on it or take it off, or do something about a bot that has failed."""
        match request:
            case Look():
                look(room, link, request.seat)
            case Sit():
                await self.seats.sit(room, link, request)
            case Pledge():
                await self.seats.pledge(room, link, request)
            case Reveal():
                await self.seats.give_number(room, link, request)
            case Stand():
                await self.seats.stand(room, link, request)
            case FillSeat() | FreeSeat() | Bring():
                await self.seats.for_others(room, link, request)
            case Rouse():
                await self.seats.rouse(room, link, request)

    async def play(self, room: Room, link: Link, request: Play) -> Done:
        """Make a move, with what chance decides after it and with choices that have only one answer."""
        match = begun_match(room)
        own_chair(room, link, request.seat)
        with self.rooms.limits.timed("move", link.address, link.user.id):
            if made_already(match, request.seat, request.expected, request):
                return Done(id=request.id, revision=room.revision, again=True)
            check_goes_on(room)
            since = match.revision
            match.make(request.seat, request.move, expected=request.expected)
            match.go_on(room.dice)
        link.moved = True
        return await self.steward.kept(room, request, since)

    async def take_back(self, room: Room, link: Link, request: TakeBack) -> Done:
        """Take back a decision if that is free or all others are bots; else ask the others."""
        match = begun_match(room)
        own_chair(room, link, request.seat)
        if made_already(match, request.seat, request.expected, request):
            return Done(id=request.id, revision=room.revision, again=True)
        check_goes_on(room)
        if not match.may_undo_since(request.seat, request.expected):
            raise Stale(SAY("overtaken"))
        check_left(match, request.seat, rated=room.rated)
        since = match.revision
        if match.free_take_back(request.seat):
            match.take_back(request.seat)
            return await self.steward.kept(room, request, since)
        if room.rated:
            raise NoTakeBack(SAY("rated-take-back"))
        if not match.can_ask_back(request.seat):
            raise NoTakeBack(SAY("nothing-to-take-back"))
        asked = room.voters("take-back") - set(room.seats_of(link.user.id))
        if not asked:
            match.take_back(request.seat, consent=range(match.players))
            return await self.steward.kept(room, request, since)
        await self.proposals.propose(room, link, "take-back", request.seat)
        return Done(id=request.id, revision=room.revision)

    async def resign(self, room: Room, link: Link, request: Resign) -> Done:
        """Give up: with two players the game ends, with more a bot plays on."""
        match = going_match(room)
        if made_already(match, request.seat, request.expected, request):
            return Done(id=request.id, revision=room.revision, again=True)
        chair = own_chair(room, link, request.seat)
        if room.state == "open":
            raise Forbidden(SAY("not-begun"))
        if match.players > 2:  # noqa: PLR2004 - the others play on
            if request.expected != match.revision and not match.over:
                raise Stale(SAY("overtaken"))
            await self.steward.leave_game(room, chair)
            return Done(id=request.id, revision=room.revision)
        since = match.revision
        match.resign(request.seat, expected=request.expected)
        return await self.steward.kept(room, request, since)

    async def give_up(self, match_id: str, user: str, visitor: Visitor) -> None:
        """Let somebody who is about to be deleted lose a game for two, so that the other has won; nothing happens if it is over."""
        room = await self.rooms.find(match_id, visitor)
        async with self.rooms.changing(room):
            match, mine = room.match, set(room.seats_of(user)) & room.people()
            if match is None or room.state != "playing" or not mine:
                return
            since = match.revision
            match.resign(min(mine))
            if await self.rooms.keep(room, since):
                self.steward.happened(room)

    async def chat(self, room: Room, link: Link, request: Chat) -> None:
        """Say something to everybody at the table."""
        text = " ".join("".join(c if c.isprintable() else " " for c in request.text).split())
        if not text:
            raise Malformed("text", SAY("nothing-said"))
        mine = room.seats_of(link.user.id)
        seat = link.seat if link.seat in mine else mine[0] if mine else SPECTATOR
        remark = rows.Remark(user=link.user.id, seat=seat, text=text, at=now_ms())
        await self.database.write(lambda c: talk.add_remark(c, room.id, remark))
        known = room.latest_remark
        room.add_remarks(await self.database.read(lambda c: read_remarks(c, room.id, known)))
        room.tell(said=True)

    async def rematch(self, room: Room, link: Link) -> None:
        """Make a rematch in which everybody moves on by one seat; the first request makes the table."""
        async with room.held():
            match = finished_match(room, link)
            if room.rematch:
                return
            chairs = list(room.chairs)
        number = len(chairs)
        moved = [msgspec.structs.replace(chairs[seat - MOVED_ON], seat=seat) for seat in range(number)]
        secret = new_secret()
        again = BeginAgain(
            header=timed(match.header, agreed_clock(match.header.clock, rated=room.rated)),
            labels=tuple(chair.bot or HUMAN for chair in moved),
            people=len({chair.user for chair in chairs if chair.user}),
            winners=tuple(sorted((seat + MOVED_ON) % number for seat in match.winners)),
            by=MOVED_ON,
            secret=secret,
            waits=any(chair.user and chair.pledge is not None for chair in chairs),
        )
        begun = await self.rooms.chores.do(link.asker, again)
        async with self.rooms.changing(room):
            finished_match(room, link)
            if room.rematch:
                return
            room.rematch = await self.rooms.add(
                link.user,
                msgspec.json.decode(begun, type=Header),
                [sitting_again(chair) for chair in moved],
                Manner(
                    secret=secret,
                    listed=room.listed,
                    rated=room.rated,
                    rematch_of=room.id,
                    invite=tuple(chair.user for chair in moved if chair.user not in ("", link.user.id)),
                ),
            )
            room.rematch_by = link.user.id
            room.tell(table=True)


class refusing:  # noqa: N801 - read as a word: `with refusing(link, request)`
    """Inside, errors become the answer to a request, except errors of the database. A class, since every request needs it."""

    __slots__ = ("_link", "_request")

    def __init__(self, link: Link, request: ToServer | InLesson) -> None:
        self._link = link
        self._request = request

    def __enter__(self) -> None:
        """Nothing is needed before."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if not isinstance(error, Exception) or isinstance(error, Dropped | DatabaseError):
            return False
        if isinstance(error, QuarterdeckError):
            refuse(self._link, self._request, problem_of(error))
            return True
        number = secrets.token_hex(4)  # a fault of ours: the log has it, and nobody else suffers from it
        log.error("request failed", log_id=number, request=type(self._request).__name__, exc_info=error)
        refuse(self._link, self._request, Problem(kind="failure", message=SAY("failed", log=number)))
        return True


def sitting_again(chair: Chair) -> StoredSeat:
    """A seat of a rematch: who gave a number for the dice is asked for another one."""
    pledge = "" if chair.user and chair.pledge is not None else None
    return StoredSeat(seat=chair.seat, user=chair.user or None, bot=chair.bot or None, pledge=pledge)


def refuse(link: Link, request: ToServer | InLesson, problem: Problem) -> None:
    """Say why something was not done."""
    metrics.MOVES_REFUSED.labels(problem.kind).inc()
    link.answer(Refused(id=request.id, problem=problem))


def send_back(link: Link) -> None:
    """Close the socket with "come back"; its person then finds the stored table and may send the request again."""
    link.send_away(COME_BACK)


def check_goes_on(room: Room) -> None:
    """Refuse whatever changes the game while there is a pause."""
    if room.is_paused:
        raise Forbidden(SAY("in-a-pause"))


def finished_match(room: Room, link: Link) -> Match:
    """The match, if it is over and the person had a seat in it; else `Forbidden`."""
    if room.match is None or room.state != "over":
        raise Forbidden(SAY("not-over"))
    if not room.seats_of(link.user.id):
        raise Forbidden(SAY("players-only"))
    return room.match


def foresee(room: Room, link: Link, request: Try | Put) -> None:
    """What a move would lead to, or why a shape may not be put somewhere; nothing happens."""
    match = begun_match(room)
    own_chair(room, link, request.seat)
    if not match.is_fresh(request.seat, request.expected):
        raise Stale(SAY("overtaken"))
    link.answer(tried(match, request) if isinstance(request, Try) else misplaced(match, request))
