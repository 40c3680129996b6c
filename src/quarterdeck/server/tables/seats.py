"""Taking seats, leaving them, putting bots on them, and whose eyes one looks with."""

from __future__ import annotations

from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import SPECTATOR, FillSeat
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.rights import chair_of, going_match, own_chair
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.rooms import bot_spec
from quarterdeck.server.tables.steward import Steward
from quarterdeck.server.tables.viewing import SAY, seat_name


class Seats:
    """Requests about seats."""

    def __init__(self, steward: Steward) -> None:
        self.steward = steward
        self.database = steward.database

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
        await self.steward.seats_changed(room)
        await self.steward.seen(room, link)
        if link.seat == SPECTATOR:
            link.look(room.first_look(link.user.id))

    async def stand(self, room: Room, link: Link, seat: int) -> None:
        """Leave a seat before the game has begun; later a bot plays on, or the game ends."""
        chair = own_chair(room, link, seat, stand_in_too=True)
        match = going_match(room)
        if room.state == "open":
            await self.database.write(lambda c: matches_store.leave_seat(c, room.id, seat, link.user.id))
            await self.steward.seats_changed(room)
        elif match.players > 2:  # noqa: PLR2004 - the others play on
            await self.steward.hand_to_bot(room, chair)
        else:
            since = match.revision
            match.resign(seat)
            if await self.steward.rooms.keep(room, since):
                self.steward.happened(room)

    async def fill(self, room: Room, link: Link, request: FillSeat) -> None:
        """The host puts a bot on an open seat."""
        match = going_match(room)
        if room.host != link.user.id:
            raise Forbidden(SAY("host-only"))
        if not chair_of(room, request.seat).open:
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, request.seat)))
        spec = bot_spec(match.game, request.level)
        await self.database.write(lambda c: matches_store.set_bot(c, room.id, request.seat, spec))
        await self.steward.seats_changed(room)


def look(room: Room, link: Link, seat: int) -> None:
    """Look on with the eyes of one's own seat, or of a spectator."""
    if seat != SPECTATOR:
        chair = chair_of(room, seat)
        if not chair.user or chair.user != link.user.id:
            raise Forbidden(SAY("not-your-seat", seat=seat_name(room, seat)))
    link.look(seat)
