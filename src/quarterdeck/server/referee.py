"""What people at a table ask for, carried out or refused.

Each request is handled under the table's lock, and each move is committed before anybody is told.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Final

from quarterdeck.engine.errors import Malformed, NoTakeBack, NotYourTurn, QuarterdeckError, Stale
from quarterdeck.records.record import Line, MoveLine, ResignLine, TakeBackLine
from quarterdeck.server import metrics
from quarterdeck.server.botplay import OTHERS_FIRST, BotPlay
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import rows, talk
from quarterdeck.server.link import Link
from quarterdeck.server.problems import Forbidden, problem_of
from quarterdeck.server.room import Chair, Proposal, Room, What
from quarterdeck.server.rooms import Rooms, bot_spec, now_ms, read_chairs, read_proposals, read_remarks
from quarterdeck.server.viewing import SAY, replayed, seat_name
from quarterdeck.server.wire import (
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
    Why,
)
from quarterdeck.table.match import Match

LEAVER_LEVEL: Final = 2
"""Of the bot that plays on for somebody who left for good."""


SEEN_MS: Final = 60_000
BEAT_SECONDS: Final = 20.0


class Referee:
    """Carries out requests."""

    def __init__(self, rooms: Rooms, bots: BotPlay) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.bots = bots
        self._sockets: Counter[str] = Counter()
        rooms.on_refreshed = lambda room: bots.wake(room, OTHERS_FIRST)

    # -- coming and going --------------------------------------------------------------------------

    def sockets_of(self, user: str) -> int:
        """How many sockets a person has open."""
        return self._sockets[user]

    async def arrived(self, room: Room, link: Link) -> None:
        """Somebody looks at a table."""
        room.links.add(link)
        self._sockets[link.user.id] += 1
        room.tell(table=True)
        await self.seen(room, link)
        async with room.lock:
            await self.begin(room)
        self.bots.wake(room)

    async def left(self, room: Room, link: Link) -> None:
        """Somebody looks away."""
        room.links.discard(link)
        self._sockets[link.user.id] -= 1
        if not self._sockets[link.user.id]:
            del self._sockets[link.user.id]
        room.tell(table=True)
        await self.seen(room, link)

    async def seen(self, room: Room, link: Link) -> None:
        """Other processes hear whether a person is at the table."""
        if not self.database.is_shared:
            return
        here = any(other.user.id == link.user.id for other in room.links)
        until = now_ms() + SEEN_MS if here else 0
        for seat in room.seats_of(link.user.id):
            await self.database.write(lambda c, seat=seat: matches_store.set_seen(c, room.id, seat, until))

    async def heartbeat(self) -> None:
        """Sweep tables nobody looks at; tell other processes, again and again, who is here."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.rooms.sweep()
            for room in list(self.rooms.rooms.values()):
                for link in list(room.links):
                    await self.seen(room, link)

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

    async def carry_out(self, room: Room, link: Link, request: ToServer) -> Done | None:  # noqa: C901, PLR0912 - one case a request
        """Do what is asked; the answer, or None if it has been given."""
        match request:
            case Play():
                return await self.play(room, link, request)
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
                await self.sit(room, link, request.seat)
            case Stand():
                await self.stand(room, link, request.seat)
            case FillSeat():
                await self.fill(room, link, request)
            case Propose():
                await self.propose_stand_in(room, link, request.seat)
            case Answer():
                await self.answer(room, link, request)
            case Rematch():
                await self.rematch(room, link)
        return Done(id=request.id, revision=room.revision)

    # -- the game --------------------------------------------------------------------------------

    async def play(self, room: Room, link: Link, request: Play) -> Done:
        """A move, and what chance decides after it."""
        match = going_match(room)
        own_chair(room, link, request.seat)
        if made_already(match, request.seat, request.expected, request):
            return Done(id=request.id, revision=room.revision, again=True)
        if room.state == "open":
            raise NotYourTurn(SAY("table-open"))
        since = match.revision
        match.play(request.seat, request.move, expected=request.expected)
        match.chance(room.dice)
        return await self.kept(room, request.id, since)

    async def kept(self, room: Room, request: int, since: int) -> Done:
        """Commit what happened since a revision, then tell; `Stale` if another process was faster."""
        if not await self.rooms.keep(room, since):
            raise Stale(SAY("overtaken"))
        self.happened(room)
        return Done(id=request, revision=room.revision)

    def happened(self, room: Room) -> None:
        """The game has gone on: everybody shall see it, and bots may have to choose."""
        if any(proposal.what == "take-back" for proposal in room.proposals):
            room.proposals = [proposal for proposal in room.proposals if proposal.what != "take-back"]
            room.tell(table=True)
        room.tell(view=True, table=room.state == "over")
        self.bots.wake(room)

    async def take_back(self, room: Room, link: Link, request: TakeBack) -> Done:
        """Take a decision back where that is free or all others are bots, else ask the others."""
        match = going_match(room)
        own_chair(room, link, request.seat)
        if made_already(match, request.seat, request.expected, request):
            return Done(id=request.id, revision=room.revision, again=True)
        if request.expected != match.revision:
            raise Stale(SAY("overtaken"))
        since = match.revision
        if match.free_take_back(request.seat):
            match.take_back(request.seat)
            return await self.kept(room, request.id, since)
        if not match.can_ask_back(request.seat):
            raise NoTakeBack(SAY("nothing-to-take-back"))
        asked = room.people() - set(room.seats_of(link.user.id))
        if not asked:
            match.take_back(request.seat, consent=range(match.players))
            return await self.kept(room, request.id, since)
        await self.propose(room, link, "take-back", request.seat, asked)
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
            await self.hand_to_bot(room, chair)
            return Done(id=request.id, revision=room.revision)
        since = match.revision
        match.resign(request.seat, expected=request.expected)
        return await self.kept(room, request.id, since)

    async def hand_to_bot(self, room: Room, chair: Chair) -> None:
        """A bot sits on a seat for good."""
        spec = bot_spec(going_match(room).game, LEAVER_LEVEL)
        await self.database.write(lambda c: matches_store.set_bot(c, room.id, chair.seat, spec))
        await self.seats_changed(room)

    # -- seats -------------------------------------------------------------------------------------

    async def seats_changed(self, room: Room) -> None:
        """Read who sits where, tell everybody, and begin the game if all seats are taken."""
        room.chairs = await self.database.read(lambda c: read_chairs(c, room.id))
        room.proposals = await self.database.read(lambda c: read_proposals(c, room))
        for link in room.links:
            if link.seat != SPECTATOR and room.state != "over" and link.seat not in room.seats_of(link.user.id):
                link.look(room.first_look(link.user.id))
        await self.begin(room)
        room.tell(table=True, view=True)
        self.bots.wake(room)

    async def begin(self, room: Room) -> None:
        """When all seats are taken, what chance decides first is decided."""
        match = room.match
        if match is None or room.state != "playing":
            return
        await self.database.write(lambda c: matches_store.change_state(c, room.id, "playing", now_ms()))
        if match.chance_waits:
            since = match.revision
            match.chance(room.dice)
            await self.rooms.keep(room, since)

    async def sit(self, room: Room, link: Link, seat: int) -> None:
        """Take an open seat, or one's own back from a stand-in."""
        going_match(room)
        chair = chair_of(room, seat)
        if chair.user == link.user.id:
            await self.database.write(lambda c: matches_store.set_stand_in(c, room.id, seat, None))
        elif not chair.open or not await self.database.write(
            lambda c: matches_store.take_seat(c, room.id, seat, link.user.id)
        ):
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, seat)))
        await self.seats_changed(room)
        if link.seat == SPECTATOR:
            link.look(room.first_look(link.user.id))

    async def stand(self, room: Room, link: Link, seat: int) -> None:
        """Leave a seat before the game has begun; later a bot plays on, or the game ends."""
        chair = own_chair(room, link, seat, stand_in_too=True)
        match = going_match(room)
        if room.state == "open":
            await self.database.write(lambda c: matches_store.leave_seat(c, room.id, seat))
            await self.seats_changed(room)
        elif match.players > 2:  # noqa: PLR2004 - the others play on
            await self.hand_to_bot(room, chair)
        else:
            since = match.revision
            match.resign(seat)
            if await self.rooms.keep(room, since):
                self.happened(room)

    async def fill(self, room: Room, link: Link, request: FillSeat) -> None:
        """The host puts a bot on an open seat."""
        match = going_match(room)
        if room.host != link.user.id:
            raise Forbidden(SAY("host-only"))
        if not chair_of(room, request.seat).open:
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, request.seat)))
        spec = bot_spec(match.game, request.level)
        await self.database.write(lambda c: matches_store.set_bot(c, room.id, request.seat, spec))
        await self.seats_changed(room)

    # -- proposals -----------------------------------------------------------------------------------

    async def propose_stand_in(self, room: Room, link: Link, seat: int) -> None:
        """A bot shall play for somebody who is away."""
        going_match(room)
        chair, mine = chair_of(room, seat), set(room.seats_of(link.user.id))
        if not mine or room.state != "playing":
            raise Forbidden(SAY("players-only"))
        if chair.player or seat in mine:
            raise Forbidden(SAY("no-stand-in", seat=seat_name(room, seat)))
        if room.here(chair, now_ms()):
            raise Forbidden(SAY("is-here", seat=seat_name(room, seat)))
        away = {other.seat for other in room.chairs if not room.here(other, now_ms())}
        await self.propose(room, link, "stand-in", seat, room.people() - mine - away)

    async def propose(self, room: Room, link: Link, what: What, seat: int, asked: set[int]) -> None:
        """Ask the people on some seats; done at once if there are none."""
        if any(proposal.what == what and proposal.seat == seat for proposal in room.proposals):
            raise Forbidden(SAY("asked-already"))
        expected, user, at = room.revision, link.user.id, now_ms()
        agreed = sorted(room.people() - asked - {seat} - set(room.seats_of(user)))
        stored = rows.Proposal(what=what, seat=seat, by_user=user, expected=expected, agreed=tuple(agreed), at=at)
        number = await self.database.write(lambda c: talk.add_proposal(c, room.id, stored))
        proposal = Proposal(proposal=number, what=what, seat=seat, expected=expected, asked=asked)
        room.proposals.append(proposal)
        room.tell(table=True)
        if not asked:
            await self.agreed(room, proposal)

    async def answer(self, room: Room, link: Link, request: Answer) -> None:
        """Agree to a proposal for all one's seats, or refuse it."""
        going_match(room)
        proposal = next((found for found in room.proposals if found.proposal == request.proposal), None)
        if proposal is None:
            raise Stale(SAY("no-such-proposal"))
        mine = proposal.asked & set(room.seats_of(link.user.id))
        if not mine:
            raise Forbidden(SAY("not-asked"))
        if request.agree:
            proposal.asked -= mine
            await self.database.write(lambda c: talk.answer_proposal(c, room.id, proposal.proposal, sorted(mine)))
            room.tell(table=True)
            if not proposal.asked:
                await self.agreed(room, proposal)
        else:
            await self.close(room, proposal, "refused")

    async def close(self, room: Room, proposal: Proposal, how: str) -> None:
        """A proposal is off the table."""
        await self.database.write(lambda c: talk.close_proposal(c, room.id, proposal.proposal, how))
        room.proposals = [other for other in room.proposals if other is not proposal]
        room.tell(table=True)

    async def agreed(self, room: Room, proposal: Proposal) -> None:
        """All have agreed."""
        await self.close(room, proposal, "done")
        match = going_match(room)
        if proposal.what == "stand-in":
            spec = bot_spec(match.game, LEAVER_LEVEL)
            await self.database.write(lambda c: matches_store.set_stand_in(c, room.id, proposal.seat, spec))
            await self.seats_changed(room)
        elif proposal.expected == match.revision:
            since = match.revision
            match.take_back(proposal.seat, consent=range(match.players))
            if await self.rooms.keep(room, since):
                self.happened(room)

    # -- words, and what comes after ---------------------------------------------------------------------

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
            match.game,
            match.setup,
            specs=[chair.bot for chair in room.chairs],
            users=[chair.user for chair in room.chairs],
            listed=room.listed,
            rematch_of=room.id,
        )
        await self.database.write(lambda c: matches_store.set_rematch(c, room.id, made))
        stored = await self.database.read(lambda c: matches_store.load_match(c, room.id))
        room.rematch = made if stored is None or not stored.rematch else stored.rematch
        room.tell(table=True)


# -- who may do what --------------------------------------------------------------------------------------


def going_match(room: Room) -> Match:
    """The match of a table that is not frozen."""
    if room.match is None or room.problem is not None:
        raise Forbidden(room.problem.message if room.problem is not None else SAY("frozen", reason=""))
    return room.match


def chair_of(room: Room, seat: int) -> Chair:
    """The chair of a seat."""
    if not 0 <= seat < len(room.chairs):
        raise Malformed("seat", f"this table has the seats 0 to {len(room.chairs) - 1}")
    return room.chairs[seat]


def own_chair(room: Room, link: Link, seat: int, *, stand_in_too: bool = False) -> Chair:
    """The chair of a seat that is the person's, who plays on it."""
    chair = chair_of(room, seat)
    if not chair.user or chair.user != link.user.id:
        raise Forbidden(SAY("not-your-seat", seat=seat_name(room, seat)))
    if chair.stand_in and not stand_in_too:
        raise Forbidden(SAY("bot-plays", seat=seat_name(room, seat)))
    return chair


def look(room: Room, link: Link, seat: int) -> None:
    """Look on with the eyes of one's own seat, or of a spectator."""
    if seat != SPECTATOR:
        chair = chair_of(room, seat)
        if not chair.user or chair.user != link.user.id:
            raise Forbidden(SAY("not-your-seat", seat=seat_name(room, seat)))
    link.look(seat)


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


def made_already(match: Match, seat: int, expected: int, request: Play | TakeBack | Resign) -> bool:
    """Whether the line after `expected` is what is asked for: a message that was sent again."""
    if expected >= match.revision:
        return False
    line, name = match.lines_since(expected)[0], match.game.seat_names[seat] if seat < match.players else ""
    return _is(line, name, request)


def _is(line: Line, name: str, request: Play | TakeBack | Resign) -> bool:
    match request:
        case Play():
            return isinstance(line, MoveLine) and line.who == name and line.move == request.move.strip()
        case TakeBack():
            return isinstance(line, TakeBackLine) and line.by == name
        case Resign():
            return isinstance(line, ResignLine) and line.resigned == name
