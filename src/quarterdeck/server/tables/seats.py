"""Requests to take seats, leave them, put bots on them, take those off again, and look with a seat's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from quarterdeck.engine.errors import Malformed, Stale
from quarterdeck.records import dice
from quarterdeck.server.chores.kinds import CheckBrought
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import programs as programs_store
from quarterdeck.server.database.bonds import has_blocked
from quarterdeck.server.database.rows import Program
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import SPECTATOR, Bring, FillSeat, FreeSeat, Pledge, Reveal, Rouse, Sit, Stand
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.opening import is_usual
from quarterdeck.server.tables.rights import chair_of, going_match, own_chair
from quarterdeck.server.tables.room import Chair, Room
from quarterdeck.server.tables.rooms import bot_spec
from quarterdeck.server.tables.steward import Steward
from quarterdeck.server.tables.viewing import SAY, seat_name

MOST_TABLES: Final = 10
"""The most tables at which a program may have a seat at once, not counting games that are over."""
WEAKEST: Final = 1
"""The level of a bot that plays on for one that fails."""


class Seats:
    """Carries out requests about seats."""

    def __init__(self, steward: Steward) -> None:
        self.steward = steward
        self.database = steward.database

    async def sit(self, room: Room, link: Link, request: Sit) -> None:
        """Take an open seat, perhaps with a fleet, or bring another fleet; later, take one's own seat back from a stand-in."""
        going_match(room)
        seat, chair = request.seat, chair_of(room, request.seat)
        if chair.user == link.user.id and request.fleet is None and not chair.stand_in:
            pass  # nothing changes, so nobody is told anything
        elif room.state == "open":
            await self.take(room, link, chair, request)
            await self.steward.seats_changed(room)
        elif request.fleet is not None:
            raise Stale(SAY("overtaken"))
        elif chair.user != link.user.id:
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, seat)))
        else:
            await self.take_back(room, [seat])
            await self.steward.seats_changed(room)
        if link.seat == SPECTATOR:
            link.look(room.first_look(link.user.id))

    async def give_back(self, room: Room) -> None:
        """Stop bots that play for somebody who is at the table again, even if they are about to choose."""
        back = room.held_for_people_here()
        if not back or room.state != "playing":
            return
        await self.take_back(room, back)
        await self.steward.seats_changed(room)

    async def check_brought(self, room: Room, link: Link, request: Sit) -> None:
        """Refuse a fleet that is not legal at a waiting table; the table goes on meanwhile."""
        async with room.held():
            header, waits = going_match(room).header, room.state == "open"
        brought = (request.fleet or "").strip()
        if brought and waits:
            chore = CheckBrought(header=header, seat=request.seat, fleet=brought)
            await self.steward.rooms.chores.do(link.asker, chore)

    async def take(self, room: Room, link: Link, chair: Chair, request: Sit) -> None:
        """Take a seat before the game begins, perhaps with the pledge of a number, or bring something else to one's own."""
        user, seat = link.user.id, chair.seat
        if room.rated and chair.user != user and room.seats_of(user):
            raise Forbidden(SAY("rated-one-seat"))
        brought = (request.fleet or "").strip() or None
        if chair.user == user:
            done = await self.database.write(lambda c: matches_store.bring_fleet(c, room.id, seat, user, brought))
        else:
            person = link.user.owner if isinstance(link.user, Program) else user

            def sit_down(connection: Connection) -> bool:
                if has_blocked(connection, room.host, person):
                    raise Forbidden(SAY("seat-not-for-you"))
                taken = matches_store.take_seat(connection, room.id, seat, user, brought, request.pledge)
                if taken:
                    self.steward.sits_here(connection, room, seat, user)
                return taken

            done = chair.open and await self.database.write(sit_down)
        if not done:
            await self.steward.rooms.reload(room)
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, seat)))

    async def pledge(self, room: Room, link: Link, request: Pledge) -> None:
        """Note the hash of a number, for which the table has asked."""
        chair = own_chair(room, link, request.seat)
        if chair.pledge == request.pledge:
            return
        await self.gathered(
            room,
            done=await self.database.write(
                lambda c: matches_store.pledge_number(c, room.id, chair.seat, chair.user, request.pledge)
            ),
        )

    async def give_number(self, room: Room, link: Link, request: Reveal) -> None:
        """Note the number that a player has pledged; when all are there, the game begins."""
        chair = own_chair(room, link, request.seat)
        if chair.number == request.number:
            return
        pledged = dice.pledge(dice.check_number(request.number))
        await self.gathered(
            room,
            done=await self.database.write(
                lambda c: matches_store.give_number(c, room.id, chair.seat, chair.user, pledged, request.number)
            ),
        )

    async def gathered(self, room: Room, *, done: bool) -> None:
        """After a pledge or a number: what follows from it; `Stale` if it could not be stored."""
        if not done:
            await self.steward.rooms.reload(room)
            raise Stale(SAY("overtaken"))
        await self.steward.seats_changed(room)

    async def take_back(self, room: Room, seats: Sequence[int]) -> None:
        """Let the people in these seats, who are back, play instead of the bots."""

        def sit_down(connection: Connection) -> None:
            for seat in seats:
                if matches_store.set_stand_in(connection, room.id, seat, None):
                    self.steward.sits_here(connection, room, seat, room.chairs[seat].user)

        await self.database.write(sit_down)

    async def stand(self, room: Room, link: Link, request: Stand) -> None:
        """Leave a seat before the game has begun; later a bot plays on, or the game ends.

        Somebody who wanted to leave a waiting table does not give up a game that has begun meanwhile.
        """
        chair = own_chair(room, link, request.seat, stand_in_too=True)
        match = going_match(room)
        if request.state != room.state:
            raise Stale(SAY("not-as-you-saw"))
        if room.state == "open":
            if not await self.database.write(lambda c: matches_store.leave_seat(c, room.id, chair.seat, link.user.id)):
                await self.steward.rooms.reload(room)
                raise Stale(SAY("not-as-you-saw"))
            await self.steward.seats_changed(room)
        elif match.players > 2:  # noqa: PLR2004 - the others play on
            await self.steward.leave_game(room, chair)
        else:
            since = match.revision
            match.resign(chair.seat)
            if not await self.steward.rooms.keep(room, since):
                raise Stale(SAY("overtaken"))
            self.steward.happened(room)

    async def fill(self, room: Room, link: Link, request: FillSeat) -> None:
        """Put a bot on an open seat for the host."""
        match = going_match(room)
        if room.host != link.user.id:
            raise Forbidden(SAY("host-only"))
        if not chair_of(room, request.seat).open:
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, request.seat)))
        if room.rated and not is_usual(match.game, match.setup.options, room.seats_of(room.host)):
            raise Forbidden(SAY("rated-usual-fill"))
        spec = bot_spec(match.game, request.level)
        if not await self.database.write(lambda c: matches_store.set_bot(c, room.id, request.seat, spec)):
            await self.steward.rooms.reload(room)
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, request.seat)))
        await self.steward.seats_changed(room)

    async def free(self, room: Room, link: Link, request: FreeSeat) -> None:
        """Take a bot off its seat for the host, before the game begins."""
        going_match(room)
        if room.host != link.user.id:
            raise Forbidden(SAY("host-only"))
        if not chair_of(room, request.seat).bot:
            raise Forbidden(SAY("no-bot-here", seat=seat_name(room, request.seat)))
        if not await self.database.write(lambda c: matches_store.remove_bot(c, room.id, request.seat)):
            await self.steward.rooms.reload(room)
            raise Stale(SAY("not-as-you-saw"))
        await self.steward.seats_changed(room)

    async def for_others(self, room: Room, link: Link, request: FillSeat | FreeSeat | Bring) -> None:
        """Put a bot, or a program of one's own, on an open seat, or take a bot off its seat."""
        match request:
            case FillSeat():
                await self.fill(room, link, request)
            case FreeSeat():
                await self.free(room, link, request)
            case Bring():
                await self.bring(room, link, request)

    async def bring(self, room: Room, link: Link, request: Bring) -> None:
        """Put a program of one's own on an open seat."""
        going_match(room)
        if not chair_of(room, request.seat).open:
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, request.seat)))
        mine = await self.database.read(lambda c: programs_store.programs_of(c, link.user.id))
        program = next((one for one in mine if one.id == request.program), None)
        if program is None:
            raise Malformed("program", SAY("no-such-program"))
        await self.check_program(room, program)

        def sit_down(connection: Connection) -> bool:
            if has_blocked(connection, room.host, program.owner):
                raise Forbidden(SAY("seat-not-for-you"))
            return matches_store.take_seat(connection, room.id, request.seat, program.id)

        if not await self.database.write(sit_down):
            await self.steward.rooms.reload(room)
            raise Forbidden(SAY("seat-taken", seat=seat_name(room, request.seat)))
        await self.steward.seats_changed(room)

    async def check_program(self, room: Room, program: Program) -> None:
        """Refuse a program that may not take a seat here, or that plays at as many tables as a program may."""
        if room.state != "open":
            raise Stale(SAY("not-as-you-saw"))
        if room.seats_of(program.id):
            raise Forbidden(SAY("program-sits", program=program.name))
        if room.rated:
            raise Forbidden(SAY("program-not-rated"))
        if room.listed and room.host != program.owner:
            raise Forbidden(SAY("program-not-listed"))
        playing = await self.database.read(lambda c: programs_store.tables_of(c, program.id))
        if len(playing) >= MOST_TABLES:
            raise Forbidden(SAY("program-tables", program=program.name, most=MOST_TABLES))

    async def rouse(self, room: Room, link: Link, request: Rouse) -> None:
        """Ask a bot that has failed again and again once more, or let a weak one play on in its place."""
        match = going_match(room)
        if not room.seats_of(link.user.id):
            raise Forbidden(SAY("players-only"))
        if room.stuck is None or room.stuck != request.seat:
            raise Stale(SAY("overtaken"))
        if request.how == "replace":
            spec = bot_spec(match.game, WEAKEST)
            await self.database.write(lambda c: matches_store.replace_bot(c, room.id, request.seat, spec))
        await self.steward.seats_changed(room)


def look(room: Room, link: Link, seat: int) -> None:
    """Look with the eyes of one's own seat, or of a spectator."""
    if seat != SPECTATOR:
        chair = chair_of(room, seat)
        if not chair.user or chair.user != link.user.id:
            raise Forbidden(SAY("not-your-seat", seat=seat_name(room, seat)))
        if seat not in room.eyes(link.user.id):
            raise Forbidden(SAY("table-open"))
    link.look(seat)
