"""Does what follows from requests at a table: commits, tells everybody, begins the game, wakes bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Connection

from quarterdeck.engine.errors import GameOver, Malformed, Stale
from quarterdeck.server.background import Pauses
from quarterdeck.server.chores.fair_queue import Asker
from quarterdeck.server.chores.kinds import BeginWaiting
from quarterdeck.server.database import clocks as clocks_store
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.rows import StoredClock
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.problems import Declined
from quarterdeck.server.protocol.wire import Done, Play, Resign, TakeBack
from quarterdeck.server.tables.botplay import BotPlay
from quarterdeck.server.tables.charging import kept_up
from quarterdeck.server.tables.dice import GATHER_MS, stage, waits_for_numbers
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.reading import frozen, read_chairs, read_proposals
from quarterdeck.server.tables.rights import going_match, made_already
from quarterdeck.server.tables.room import Chair, Room
from quarterdeck.server.tables.rooms import Rooms, bot_spec
from quarterdeck.server.tables.viewing import SAY

LEAVER_LEVEL: Final = 2
"""The level of the bot that plays for somebody who is away or has left."""
SEEN_MS: Final = 60_000
"""The milliseconds for which another process believes that somebody is here."""
SHUT_MS: Final = 120_000
"""The milliseconds for which a silent program may not come again, unless the others have gone on: they may let a bot play."""
GONE_MS: Final = 25_000
"""The milliseconds for which others go on believing it after the person has left; longer than the time between two beats.

They may still be at another one, which says so at its next beat.
"""


class Steward:
    """Keeps tables and wakes bots; its methods are called with the table's lock held, `seen` also without."""

    def __init__(self, rooms: Rooms, bots: BotPlay) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.bots = bots
        self._told_until = rooms.clock()
        """The time up to which everybody was told about people who no longer count as here."""
        self._untold: set[tuple[Room, str]] = set()
        """The tables and people about whom a task is trying to tell other processes."""

    async def kept(self, room: Room, request: Play | TakeBack | Resign, since: int) -> Done:
        """Commit what happened since a revision, then tell everybody; `Stale` if another process was faster.

        It is not stale if that was the same request, sent again to another process or stored without our knowledge.
        """
        lag = request.lag if isinstance(request, Play) else 0
        if not await self.rooms.keep(room, since, lag=lag):
            if made_already(going_match(room), request.seat, request.expected, request):
                return Done(id=request.id, revision=room.revision, again=True)
            raise Stale(SAY("overtaken"))
        self.happened(room)
        return Done(id=request.id, revision=room.revision)

    def happened(self, room: Room) -> None:
        """After the game has gone on, show it to everybody, and let bots choose."""
        if any(proposal.what == "take-back" for proposal in room.proposals):
            room.proposals = [proposal for proposal in room.proposals if proposal.what != "take-back"]
            room.tell(table=True)
        room.tell(view=True)
        self.bots.wake(room)

    async def seats_changed(self, room: Room) -> None:
        """Read who sits where, tell everybody, and let the game begin if all seats are taken."""
        try:
            room.chairs = await self.database.read(lambda c: read_chairs(c, room.id))
            room.proposals = await self.database.read(lambda c: read_proposals(c, room))
            room.check_eyes()
            room.stored_awaited = None  # whoever came or went was perhaps to choose
            await self.begin(room)
            await self.rooms.store_awaited(room)
        except DatabaseError as error:
            raise DatabaseError(str(error)) from error  # who sits where is stored; only what follows from it is not
        room.tell(table=True, view=True)
        self.bots.wake(room)

    async def begin(self, room: Room) -> None:
        """Begin the game as soon as all seats are taken; then chance makes its first decisions.

        Before that, the players' numbers for the dice are gathered. If two processes try, one succeeds in the database,
        and the other reads how the game has begun.
        """
        if any(chair.open for chair in room.chairs):
            room.full_since = None
        while room.state == "open" and not any(chair.open for chair in room.chairs):
            room.behind = True
            if await self.waits_for_numbers(room):
                return
            if not await self.open_game(room):
                return
        match = room.match
        if match is not None and room.state == "playing" and match.asks_nobody:
            room.behind = True
            since = match.revision
            match.go_on(room.dice)
            await self.rooms.keep(room, since)
            room.tell(view=True)
        await self.keep_clock(room)
        room.behind = False

    async def waits_for_numbers(self, room: Room) -> bool:
        """Whether a full table waits for numbers of its players: not for long, so nobody who leaves can keep it waiting.

        Who pledges nothing for so long is not asked any more; then the others give their numbers.
        """
        if not waits_for_numbers(room.chairs):
            return False
        now = self.rooms.clock()
        if room.full_since is None:
            room.full_since = now
        if now < room.full_since + GATHER_MS:
            return True
        if stage(room.chairs, full=True) == "numbers" or not any(chair.pledge for chair in room.chairs):
            return False
        room.full_since = now
        await self.database.write(lambda c: matches_store.ask_no_more(c, room.id))
        room.chairs = await self.database.read(lambda c: read_chairs(c, room.id))
        room.tell(table=True)
        return waits_for_numbers(room.chairs)

    async def keep_clock(self, room: Room) -> None:
        """Let the clock run for those whose choices are awaited now, if these are others than before."""
        clock = kept_up(room, self.rooms.hours.now())
        if clock is not None:
            await self.set_clock(room, clock)

    async def set_clock(self, room: Room, clock: StoredClock) -> None:
        """Store another clock and tell everybody; if another process was faster, its clock counts."""
        if await self.database.write(lambda c: clocks_store.change_clock(c, room.id, clock)):
            room.stored_clock = clock
        else:
            room.stored_clock = await self.database.read(lambda c: clocks_store.load_clock(c, room.id))
        room.tell(table=True)

    async def open_game(self, room: Room) -> bool:
        """Prepare the game for the people who sit there now, and begin it unless they have changed.

        Returns False if it cannot begin now; it is tried again at the next beat, unless the table is frozen.
        """
        waiting = going_match(room).header
        seated = await self.database.read(lambda c: matches_store.load_seats(c, room.id))
        try:
            begun = await self.rooms.chores.do(
                Asker(room.host, room.id), BeginWaiting(header=waiting, seats=tuple(seated), secret=room.secret)
            )
        except Malformed as error:
            frozen(room, error)
            room.tell(table=True, view=True)
            return False
        except Declined as error:
            log.warning("game not begun", table=short_hash(room.id), problem=str(error))
            return False
        header = begun.decode()
        await self.database.write(lambda c: matches_store.begin_match(c, room.id, header, seated))
        await self.rooms.reload(room)
        return True

    async def leave_game(self, room: Room, chair: Chair, level: int = LEAVER_LEVEL) -> None:
        """Let somebody leave a running game: a bot of a level gets the seat for good; `Stale` if it is no longer theirs.

        `GameOver` if nothing is left to play.
        """
        match = going_match(room)
        if match.over:
            raise GameOver(SAY("over-already"))
        spec = bot_spec(match.game, level)
        if not await self.database.write(lambda c: matches_store.leave_game(c, room.id, chair.seat, chair.user, spec)):
            await self.rooms.reload(room)
            raise Stale(SAY("overtaken"))
        await self.seats_changed(room)

    def shut_out(self, room: Room, seat: int, program: str, revision: int) -> None:
        """Let a program that was silent for too long not come again for a while, here or at another process."""
        chair, until = room.chairs[seat], self.rooms.clock() + SHUT_MS
        chair.silent_at, chair.shut_until = revision, until
        self.rooms.background.start(
            self._tell_of_silence(room.id, seat, program, revision, until), "telling that a program is silent"
        )

    async def _tell_of_silence(self, match: str, seat: int, program: str, revision: int, until: int) -> None:
        try:
            await self.database.write(lambda c: matches_store.shut_out(c, match, seat, program, revision, until))
        except DatabaseError as error:
            log.warning("silence not told", table=short_hash(match), problem=str(error))

    async def seen(self, room: Room, link: Link) -> None:
        """Tell other processes that a person is at the table, or has left it here; if that fails, a little later."""
        place = (room, link.user.id)
        if not await self._told(*place) and place not in self._untold:  # nobody need be sent away for that
            self._untold.add(place)
            self.rooms.background.start(self._tell_later(*place), "telling who is here")

    async def _tell_later(self, room: Room, user: str) -> None:
        """Try again until other processes know whether a person is here."""
        pauses = Pauses()
        try:
            while not room.gone:
                await pauses.wait()
                if await self._told(room, user):
                    return
        finally:
            self._untold.discard((room, user))

    async def _told(self, room: Room, user: str) -> bool:
        """Store until when a person counts as here; False if that cannot be done now."""
        chairs = [chair for chair in room.chairs if chair.user == user]
        never_seen = any(not chair.seen_until for chair in chairs)
        if not chairs or not (self.database.is_shared or never_seen):
            return True
        until, places = self._seen_until(room, user), [(room.id, chair.seat) for chair in chairs]
        try:
            await self.database.write(lambda c: matches_store.set_seen(c, places, until))
        except DatabaseError as error:
            log.warning("presence not told", table=short_hash(room.id), problem=str(error))
            return False
        for chair in room.chairs:  # which may be others than before
            if chair.user == user:
                chair.seen_until = until
        return True

    def _seen_until(self, room: Room, user: str) -> int:
        """The time until which other processes believe that somebody is here; now, if there are none."""
        now = self.rooms.clock()
        if not self.database.is_shared:
            return now
        here = any(link.user.id == user for link in room.links)
        return now + (SEEN_MS if here else GONE_MS)

    def sits_here(self, connection: Connection, room: Room, seat: int, user: str) -> None:
        """Store for other processes that somebody who has just sat down is here, in the job that stores the seat."""
        matches_store.set_seen(connection, [(room.id, seat)], self._seen_until(room, user))

    def tell_who_has_gone(self, rooms: Iterable[Room]) -> None:
        """Tell everybody about people who no longer count as here, since no process has seen them for a while."""
        before, self._told_until = self._told_until, self.rooms.clock()
        for room in rooms:
            if any(before < chair.seen_until <= self._told_until for chair in room.chairs):
                room.tell(table=True)

    async def seen_all(self, rooms: Iterable[Room]) -> None:
        """Tell other processes about everybody at these tables, with one write for all."""
        if not self.database.is_shared:
            return
        users = {room: {link.user.id for link in room.links} for room in rooms}
        here = [
            (room.id, chair.seat) for room, present in users.items() for chair in room.chairs if chair.user in present
        ]
        if here:
            await self.database.write(lambda c: matches_store.set_seen(c, here, self.rooms.clock() + SEEN_MS))
