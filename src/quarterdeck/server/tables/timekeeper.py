"""What follows from the clocks of all tables: whose time is up, and that nobody is charged while no server runs."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.server.database import clocks as clocks_store
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.problems import NotThere
from quarterdeck.server.protocol.wire import Play, ToServer
from quarterdeck.server.tables.charging import STALL_MS
from quarterdeck.server.tables.room import Dropped, Room
from quarterdeck.server.tables.steward import Steward
from quarterdeck.table.clocks import charged, out_of_time

LOOK_SECONDS: Final = 0.5
"""The seconds between two looks for somebody whose time is up."""
LIFE_SECONDS: Final = 3.0
"""The seconds between two signs of life while anybody is being charged."""


class Timekeeper:
    """Lets what was agreed happen when somebody's time is up."""

    def __init__(self, steward: Steward) -> None:
        self.steward = steward
        self.rooms = steward.rooms
        self.database = steward.database

    # -- the time of the server ----------------------------------------------------------------------

    async def start(self) -> None:
        """Give back the time in which no server ran; if that cannot be stored now, it is tried again before anybody's time is up."""
        try:
            await self.show_life()
        except DatabaseError as error:
            log.warning("clocks not started", problem=str(error))

    async def show_life(self) -> None:
        """Store that the server is running, if anybody is being charged, and give back the time in which it was not.

        A server that starts alone knows that none was running before. Where several share a database, another one may
        have been, which its signs of life show.
        """
        hours = self.rooms.hours
        if not await self.database.read(clocks_store.any_runs):
            hours.seen = hours.clock()
            return
        slack = 0 if hours.seen is None and not self.database.is_shared else STALL_MS
        now = hours.clock()
        moved = await self.database.write(lambda c: clocks_store.show_life(c, now, hours.seen, slack=slack))
        if moved:
            log.info("clocks moved on", reason="no server was running")
            for room in list(self.rooms.rooms.values()):
                if room.clock is not None:
                    await self._read_again(room)
        hours.seen = now

    async def _read_again(self, room: Room) -> None:
        try:
            async with room.held():
                room.stored_clock = await self.database.read(lambda c: clocks_store.load_clock(c, room.id))
                room.tell(table=True)
        except Dropped:
            return

    # -- whose time is up ---------------------------------------------------------------------------

    async def look(self) -> None:
        """Look for tables at which somebody's time is up, and let follow what was agreed."""
        hours = self.rooms.hours
        if hours.stand_still:
            return
        now = hours.now()
        for match_id, moment in await self.database.read(clocks_store.next_due):
            if moment > now:
                return
            try:
                room = await self.rooms.find(match_id)
                async with self.rooms.changing(room):
                    await self.ring(room)
            except NotThere:
                await self._stop(match_id)
            except QuarterdeckError as error:
                log.warning("clock not looked at", table=short_hash(match_id), problem=str(error))

    async def _stop(self, match_id: str) -> None:
        """Charge nobody any more at a table that cannot go on."""
        await self.database.write(lambda c: clocks_store.stop_clock(c, match_id))

    async def ring(self, room: Room, request: ToServer | None = None) -> tuple[int, ...]:
        """If somebody's time is up at a table, let follow what was agreed; returns their seats.

        A request may say that the network took some of the time of whoever makes a move with it. Of all others it is
        believed that the network takes as much as can be forgiven. The caller is inside `changing`.
        """
        if room.clock is None or room.clock.since is None:
            return ()
        if room.state == "frozen":
            await self._stop(room.id)
            return ()
        await self.steward.keep_clock(room)
        late = self._late(room, request)
        if late:
            log.info("time is up", table=short_hash(room.id), seats=len(late))
            await self._carry_out(room, late)
        return late

    def _late(self, room: Room, request: ToServer | None) -> tuple[int, ...]:
        """The seats whose time is up."""
        if room.clock is None:
            return ()
        claims = {seat: one.lag for seat, one in enumerate(room.clock.seats)}
        if isinstance(request, Play):
            claims[request.seat] = request.lag
        return out_of_time(charged(room.clock, self.rooms.hours.now(), claims))

    async def _carry_out(self, room: Room, late: tuple[int, ...]) -> None:
        """What was agreed about seats whose time is up: in a game for two at most, one of them loses; else bots play on."""
        match, terms = room.match, room.terms
        if match is None or terms is None:
            return
        if terms.is_lost_by(match.players) and len(late) == 1:
            since = match.revision
            match.resign(late[0], late=True)
            if await self.rooms.keep(room, since):
                self.steward.happened(room)
            return
        for seat in late:
            await self.steward.leave_game(room, room.chairs[seat], terms.level)
