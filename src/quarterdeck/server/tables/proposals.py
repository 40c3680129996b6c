"""Proposals: what others at the table must agree to."""

from __future__ import annotations

from typing import Literal

from quarterdeck.engine.errors import Stale
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import rows, talk
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import Answer
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.rights import chair_of, going_match
from quarterdeck.server.tables.room import Proposal, Room, What
from quarterdeck.server.tables.rooms import bot_spec
from quarterdeck.server.tables.steward import LEAVER_LEVEL, Steward
from quarterdeck.server.tables.viewing import SAY, seat_name


class Proposals:
    """Requests that others must agree to, and their answers."""

    def __init__(self, steward: Steward) -> None:
        self.steward = steward
        self.database = steward.database

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
        await self.propose(room, link, "stand-in", seat, room.voters("stand-in") - mine - away)

    async def propose(self, room: Room, link: Link, what: What, seat: int, asked: set[int]) -> None:
        """Ask the people on some seats; done at once if there are none."""
        if any(proposal.what == what and proposal.seat == seat for proposal in room.proposals):
            raise Forbidden(SAY("asked-already"))
        expected, user, at = room.revision, link.user.id, now_ms()
        agreed = sorted(room.voters(what) - asked - {seat} - set(room.seats_of(user)))
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
            for seat in sorted(mine):
                await self.store_answer(room, proposal, seat)
            room.tell(table=True)
            if not proposal.asked:
                await self.agreed(room, proposal)
        else:
            await self.close(room, proposal, "refused")

    async def store_answer(self, room: Room, proposal: Proposal, seat: int) -> None:
        """A seat agrees."""
        await self.database.write(lambda c: talk.answer_proposal(c, room.id, proposal.proposal, seat))

    async def close(self, room: Room, proposal: Proposal, how: Literal["done", "refused"]) -> None:
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
            await self.steward.seats_changed(room)
        elif proposal.expected == match.revision:
            since = match.revision
            match.take_back(proposal.seat, consent=range(match.players))
            if await self.steward.rooms.keep(room, since):
                self.steward.happened(room)
