"""What follows from requests at a table: it is committed, everybody is told, the game begins, bots are woken."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from quarterdeck.engine.errors import Stale
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database.notices import touch
from quarterdeck.server.protocol.wire import SPECTATOR, Done
from quarterdeck.server.tables.botplay import BotPlay
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.rights import going_match
from quarterdeck.server.tables.room import Chair, Room
from quarterdeck.server.tables.rooms import Rooms, bot_spec, read_chairs, read_proposals
from quarterdeck.server.tables.viewing import SAY

LEAVER_LEVEL: Final = 2
"""Of the bot that plays on for somebody who is away or has left."""
SEEN_MS: Final = 60_000
"""So long another process believes that somebody is here."""


class Steward:
    """Keeps tables and wakes bots; its methods are called with the table's lock held, `seen` also without."""

    def __init__(self, rooms: Rooms, bots: BotPlay) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.bots = bots

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
        await self.database.write(lambda c: matches_store.change_state(c, room.id, "playing"))
        if match.chance_waits:
            since = match.revision
            match.chance(room.dice)
            await self.rooms.keep(room, since)
            room.tell(view=True)

    async def hand_to_bot(self, room: Room, chair: Chair) -> None:
        """A bot sits on a seat for good."""
        spec = bot_spec(going_match(room).game, LEAVER_LEVEL)

        def hand_over(connection: Connection) -> bool:
            left = matches_store.leave_seat(connection, room.id, chair.seat, chair.user)
            return left and matches_store.set_bot(connection, room.id, chair.seat, spec)

        await self.database.write(hand_over)
        await self.seats_changed(room)

    async def seen(self, room: Room, link: Link) -> None:
        """Other processes hear whether a person is at the table."""
        if not self.database.is_shared:
            return
        here = any(other.user.id == link.user.id for other in room.links)
        until = now_ms() + SEEN_MS if here else 0
        seats = room.seats_of(link.user.id)

        def note(connection: Connection) -> None:
            for seat in seats:
                matches_store.set_seen(connection, room.id, seat, until)
            touch(connection, room.id)

        if seats:
            await self.database.write(note)
