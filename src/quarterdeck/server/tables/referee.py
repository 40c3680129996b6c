"""What people at a table ask for, carried out or refused.

Each request is handled under the table's lock, and each move is committed before anybody is told.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from typing import Final

from quarterdeck.engine.errors import Malformed, NoTakeBack, NotYourTurn, QuarterdeckError, Stale
from quarterdeck.server import metrics
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import rows, talk
from quarterdeck.server.problems import Forbidden, problem_of
from quarterdeck.server.protocol.wire import (
    SPECTATOR,
    Answer,
    Chat,
    Done,
    FillSeat,
    Look,
    Play,
    Propose,
    Refused,
    Rematch,
    Replay,
    Resign,
    Sit,
    Stand,
    TakeBack,
    ToServer,
    Try,
    Why,
)
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.proposals import Proposals
from quarterdeck.server.tables.rights import chair_of, going_match, made_already, own_chair
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.rooms import read_remarks
from quarterdeck.server.tables.seats import Seats, look
from quarterdeck.server.tables.steward import Steward
from quarterdeck.server.tables.viewing import SAY, replayed, tried
from quarterdeck.table.seats import HUMAN

BEAT_SECONDS: Final = 20.0


class Referee:
    """Carries out requests."""

    def __init__(self, steward: Steward) -> None:
        self.steward = steward
        self.rooms = steward.rooms
        self.database = steward.database
        self.bots = steward.bots
        self.seats = Seats(steward)
        self.proposals = Proposals(steward)
        self._sockets: Counter[str] = Counter()

    # -- coming and going --------------------------------------------------------------------------

    def sockets_of(self, user: str) -> int:
        """How many sockets a person has open."""
        return self._sockets[user]

    async def arrived(self, room: Room, link: Link) -> None:
        """Somebody looks at a table."""
        room.links.add(link)
        self._sockets[link.user.id] += 1
        room.tell(table=True)
        await self.steward.seen(room, link)
        async with room.lock:
            await self.steward.begin(room)
        self.bots.wake(room)

    async def left(self, room: Room, link: Link) -> None:
        """Somebody looks away."""
        room.links.discard(link)
        self._sockets[link.user.id] -= 1
        if not self._sockets[link.user.id]:
            del self._sockets[link.user.id]
        room.tell(table=True)
        await self.steward.seen(room, link)

    async def heartbeat(self) -> None:
        """Sweep tables nobody looks at; tell other processes, again and again, who is here."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.rooms.sweep()
            for room in list(self.rooms.rooms.values()):
                for link in list(room.links):
                    await self.steward.seen(room, link)

    # -- requests ------------------------------------------------------------------------------------

    async def take(self, room: Room, link: Link, request: ToServer) -> None:
        """Carry a request out, or say why not. Nothing that is refused changes anything."""
        settled = False
        try:
            async with room.lock:
                answer = await self.carry_out(room, link, request)
            settled = True
        except QuarterdeckError as error:
            settled = True
            found = problem_of(error)
            metrics.MOVES_REFUSED.labels(found.kind).inc()
            link.answer(Refused(id=request.id, problem=found))
            return
        finally:
            if not settled:  # what is in memory may be half done; the database is right
                self.rooms.drop(room)
        if answer is not None:
            link.answer(answer)

    async def carry_out(self, room: Room, link: Link, request: ToServer) -> Done | None:  # noqa: C901, PLR0911, PLR0912 - one case a request
        """Do what is asked; the answer, or None if it has been given."""
        match request:
            case Play():
                return await self.play(room, link, request)
            case Try():
                foresee(room, link, request)
                return None
            case TakeBack():
                return await self.take_back(room, link, request)
            case Resign():
                return await self.resign(room, link, request)
            case Look():
                look(room, link, request.seat)
            case Chat():
                await self.chat(room, link, request)
            case Replay():
                show_earlier(room, link, request)
                return None
            case Why():
                await self.bots.tell_why(room, link, request)
                return None
            case Sit():
                await self.seats.sit(room, link, request.seat)
            case Stand():
                await self.seats.stand(room, link, request.seat)
            case FillSeat():
                await self.seats.fill(room, link, request)
            case Propose():
                await self.proposals.propose_stand_in(room, link, request.seat)
            case Answer():
                await self.proposals.answer(room, link, request)
            case Rematch():
                await self.rematch(room, link)
        return Done(id=request.id, revision=room.revision)

    async def play(self, room: Room, link: Link, request: Play) -> Done:
        """A move, and what chance decides after it."""
        match = going_match(room)
        own_chair(room, link, request.seat)
        if made_already(match, request.seat, request.expected, request):
            return Done(id=request.id, revision=room.revision, again=True)
        if room.state == "open":
            raise NotYourTurn(SAY("table-open"))
        since = match.revision
        match.make(request.seat, request.move, expected=request.expected)
        match.chance(room.dice)
        return await self.steward.kept(room, request.id, since)

    async def take_back(self, room: Room, link: Link, request: TakeBack) -> Done:
        """Take a decision back where that is free or all others are bots, else ask the others."""
        match = going_match(room)
        own_chair(room, link, request.seat)
        if made_already(match, request.seat, request.expected, request):
            return Done(id=request.id, revision=room.revision, again=True)
        if not match.may_undo_since(request.seat, request.expected):
            raise Stale(SAY("overtaken"))
        since = match.revision
        if match.free_take_back(request.seat):
            match.take_back(request.seat)
            return await self.steward.kept(room, request.id, since)
        if not match.can_ask_back(request.seat):
            raise NoTakeBack(SAY("nothing-to-take-back"))
        asked = room.voters("take-back") - set(room.seats_of(link.user.id))
        if not asked:
            match.take_back(request.seat, consent=range(match.players))
            return await self.steward.kept(room, request.id, since)
        await self.proposals.propose(room, link, "take-back", request.seat, asked)
        return Done(id=request.id, revision=room.revision)

    async def resign(self, room: Room, link: Link, request: Resign) -> Done:
        """Give up: the end for two, a bot in one's place for more."""
        match = going_match(room)
        if made_already(match, request.seat, request.expected, request):
            return Done(id=request.id, revision=room.revision, again=True)
        chair = own_chair(room, link, request.seat)
        if room.state == "open":
            raise Forbidden(SAY("not-begun"))
        if match.players > 2:  # noqa: PLR2004 - the others play on
            await self.steward.hand_to_bot(room, chair)
            return Done(id=request.id, revision=room.revision)
        since = match.revision
        match.resign(request.seat, expected=request.expected)
        return await self.steward.kept(room, request.id, since)

    async def chat(self, room: Room, link: Link, request: Chat) -> None:
        """Something is said to everybody at the table."""
        text = " ".join("".join(c if c.isprintable() else " " for c in request.text).split())
        if not text:
            raise Malformed("text", "there is nothing to read in it")
        mine = room.seats_of(link.user.id)
        seat = link.seat if link.seat in mine else mine[0] if mine else SPECTATOR
        remark = rows.Remark(user=link.user.id, seat=seat, text=text, at=now_ms())
        await self.database.write(lambda c: talk.add_remark(c, room.id, remark))
        room.add_remarks(await self.database.read(lambda c: read_remarks(c, room)))
        room.tell(said=True)

    async def rematch(self, room: Room, link: Link) -> None:
        """Another game with the same seats; whoever asks first makes the table."""
        match = room.match
        if match is None or room.state != "over":
            raise Forbidden(SAY("not-over"))
        if not room.seats_of(link.user.id):
            raise Forbidden(SAY("players-only"))
        if room.rematch:
            return
        made = await self.rooms.add(
            link.user,
            match.again([chair.bot or HUMAN for chair in room.chairs], secrets.randbelow).header,
            specs=[chair.bot for chair in room.chairs],
            users=[chair.user for chair in room.chairs],
            listed=room.listed,
            rematch_of=room.id,
        )
        await self.database.write(lambda c: matches_store.set_rematch(c, room.id, made))
        stored = await self.database.read(lambda c: matches_store.load_match(c, room.id))
        room.rematch = made if stored is None or not stored.rematch else stored.rematch
        room.tell(table=True)


def foresee(room: Room, link: Link, request: Try) -> None:
    """What would come of a move; nothing happens."""
    match = going_match(room)
    own_chair(room, link, request.seat)
    if not match.is_fresh(request.seat, request.expected):
        raise Stale(SAY("overtaken"))
    link.answer(tried(match, request))


def show_earlier(room: Room, link: Link, request: Replay) -> None:
    """The game as it was, with one's own knowledge; with any seat's when it is over."""
    match = room.match
    if match is None:
        raise Forbidden(SAY("frozen", reason=""))
    if request.seat != SPECTATOR:
        chair_of(room, request.seat)
    allowed = {SPECTATOR, *room.seats_of(link.user.id)}
    if request.seat not in allowed and not match.over:
        raise Forbidden(SAY("others-eyes"))
    link.answer(replayed(match, request.id, request.at, request.seat))
