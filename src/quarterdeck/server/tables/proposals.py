"""Proposals: requests that others at the table must agree to."""

from __future__ import annotations

from math import ceil
from typing import Final

from sqlalchemy import Connection

from quarterdeck.engine.errors import GameOver, NoTakeBack, Stale
from quarterdeck.server.database import clocks as clocks_store
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database import rows, talk
from quarterdeck.server.database.administering import cut
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.database.operating import end_table
from quarterdeck.server.database.rows import ClosedState, StoredClock
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import Answer, Propose, Withdraw
from quarterdeck.server.tables.charging import following
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.rights import chair_of, going_match, own_chair
from quarterdeck.server.tables.room import Proposal, Room, What
from quarterdeck.server.tables.rooms import bot_spec
from quarterdeck.server.tables.steward import LEAVER_LEVEL, Steward
from quarterdeck.server.tables.viewing import SAY, seat_name
from quarterdeck.table.clocks import going_on, paused

MINUTE_MS: Final = 60_000
PAUSES: Final = ("pause", "go-on")
"""Proposals about the clocks."""
MENDING: Final = ("go-back", "end")
"""Proposals about a frozen game."""
GO_ON_MINUTES: Final = 10
"""The minutes after which a pause ends that somebody wants to end, whoever has not agreed: nobody may think for ever."""


class Proposals:
    """Requests that others must agree to, and their answers.

    A proposal is carried out when nobody is left to ask. That may be because of an answer, here or at another process,
    or because somebody goes away or resigns. So open proposals are looked at again whenever such a thing happens.
    """

    def __init__(self, steward: Steward) -> None:
        self.steward = steward
        self.database = steward.database

    async def propose_stand_in(self, room: Room, link: Link, seat: int) -> None:
        """Propose that a bot plays for somebody who is away."""
        going_match(room)
        chair, mine = chair_of(room, seat), set(room.seats_of(link.user.id))
        if not mine or room.state != "playing":
            raise Forbidden(SAY("players-only"))
        if chair.player or seat in mine:
            raise Forbidden(SAY("no-stand-in", seat=seat_name(room, seat)))
        if room.rated and room.clock is not None:
            raise Forbidden(SAY("rated-stand-in"))
        name, now = seat_name(room, seat), room.absence.clock()
        if room.here(chair, now):
            raise Forbidden(SAY("is-here", seat=name))
        if not chair.seen_until and not chair.owner:
            raise Forbidden(SAY("never-came", seat=name))
        wait = room.absence.wait(chair.user, chair.seen_until)
        if wait:
            raise Forbidden(
                SAY("not-away-yet", seat=name, away=room.absence.away_ms // 1000, seconds=ceil(wait / 1000))
            )
        await self.propose(room, link, "stand-in", seat)

    async def propose_pause(self, room: Room, link: Link, request: Propose) -> None:
        """Propose a pause of the clocks, or that they go on after one."""
        own_chair(room, link, request.seat)
        if room.state == "over":
            raise GameOver(SAY("over-already"))
        clock = room.clock
        if clock is None or room.state != "playing":
            raise Forbidden(SAY("no-clock-runs"))
        if clock.paused == (request.what == "pause"):
            raise Stale(SAY("paused-already" if clock.paused else "no-pause"))
        if room.rated and request.what == "pause" and room.voters("pause") <= set(room.seats_of(link.user.id)):
            raise Forbidden(SAY("rated-pause"))
        await self.propose(room, link, request.what, request.seat)

    async def propose_mending(self, room: Room, link: Link, request: Propose) -> None:
        """Propose what becomes of a frozen game: back to the last line that can be played, or the end of the table."""
        own_chair(room, link, request.seat, stand_in_too=True)
        if room.problem is None:
            raise Stale(SAY("not-frozen"))
        if room.match is None or room.ended is not None or room.stored_state != "playing":
            raise Forbidden(room.problem.message)
        await self.propose(room, link, request.what, request.seat)

    async def propose(self, room: Room, link: Link, what: What, seat: int) -> None:
        """Ask the people in all other seats; carried out at once if there are none."""
        if any(
            proposal.what == what and (proposal.seat == seat or what in (*PAUSES, *MENDING))
            for proposal in room.proposals
        ):
            raise Forbidden(SAY("asked-already"))
        expected, user, at = room.revision, link.user.id, room.absence.clock()
        stored = rows.Proposal(what=what, seat=seat, by_user=user, expected=expected, at=at)
        number = await self.database.write(lambda c: talk.add_proposal(c, room.id, stored))
        asked = room.asked(what, seat, user, set(), at)
        room.proposals.append(
            Proposal(
                proposal=number, what=what, seat=seat, expected=expected, by_user=user, agreed=set(), asked=asked, at=at
            )
        )
        room.tell(table=True)
        await self.follow(room)

    async def answer(self, room: Room, link: Link, request: Answer) -> None:
        """Agree to a proposal for all one's seats, or refuse it. Nobody can refuse to go on after a pause, only let the others wait."""
        proposal = _open(room, request.proposal)
        if proposal.what not in MENDING:
            going_match(room)
        mine = proposal.asked & set(room.seats_of(link.user.id))
        if not mine:
            raise Forbidden(SAY("not-asked"))
        if not request.agree and proposal.what == "go-on":
            raise Forbidden(SAY("goes-on", minutes=GO_ON_MINUTES))
        if not request.agree:
            await self.close(room, proposal, "refused")
            return
        number = proposal.proposal
        stored = await self.database.write(lambda c: talk.answer_proposal(c, room.id, number, mine))
        if stored is None:
            remove(room, proposal)
            raise Stale(SAY("no-such-proposal"))
        proposal.agreed = set(stored.agreed)
        room.tell(table=True)
        await self.follow(room)

    async def withdraw(self, room: Room, link: Link, request: Withdraw) -> None:
        """Close a proposal of one's own."""
        proposal = _open(room, request.proposal)
        if proposal.by_user != link.user.id:
            raise Forbidden(SAY("not-proposed"))
        await self.close(room, proposal, "withdrawn")

    async def follow(self, room: Room) -> None:
        """Do what follows from a stored proposal or answer."""
        try:
            await self.reconsider(room)
        except DatabaseError as error:
            raise DatabaseError(str(error)) from error  # the proposal or the answer is stored

    async def reconsider(self, room: Room) -> None:
        """Look at all open proposals again: carry out those that wait for nobody, and drop void ones.

        The caller is inside `changing`.
        """
        now = room.absence.clock()
        for proposal in list(room.proposals):
            asked = room.asked(proposal.what, proposal.seat, proposal.by_user, proposal.agreed, now)
            if asked != proposal.asked:
                proposal.asked = asked
                room.tell(table=True)
            if proposal.what in MENDING:
                await self._settle_mending(room, proposal)
            if room.fault is not None or proposal.what in MENDING:
                continue
            if proposal.what == "stand-in":
                await self._settle_stand_in(room, proposal, now)
            elif proposal.what in PAUSES:
                await self._settle_pause(room, proposal, now)
            elif not asked:
                await self._take_back(room, proposal)

    async def _settle_stand_in(self, room: Room, proposal: Proposal, now: int) -> None:
        chair = room.chairs[proposal.seat]
        if not chair.user or chair.player or room.state != "playing" or room.here(chair, now):
            await self.close(room, proposal, "refused")
        elif not proposal.asked and room.away(chair, now) and self._is_wanted(room, proposal, now):
            await self._stand_in(room, proposal)

    async def _settle_pause(self, room: Room, proposal: Proposal, now: int) -> None:
        clock, begins, hours = room.clock, proposal.what == "pause", self.steward.rooms.hours
        if clock is None or room.state != "playing" or clock.paused == begins:
            await self.close(room, proposal, "refused")
        elif not proposal.asked or (not begins and now >= proposal.at + GO_ON_MINUTES * MINUTE_MS):
            clock = paused(clock, hours.now()) if begins else going_on(clock, hours.now())
            new = following(room, clock)

            def settle(connection: Connection) -> StoredClock | None:
                if talk.is_open(connection, room.id, proposal.proposal):
                    changed = clocks_store.change_clock(connection, room.id, new)
                    talk.close_proposal(connection, room.id, proposal.proposal, "done" if changed else "refused")
                return clocks_store.load_clock(connection, room.id)

            room.stored_clock = await self.database.write(settle)
            remove(room, proposal)
            self.steward.bots.wake(room)

    async def _settle_mending(self, room: Room, proposal: Proposal) -> None:
        """Mend or end a frozen game if everybody has agreed; of two processes that try, one does it."""
        if room.fault is None or room.ended is not None:
            await self.close(room, proposal, "refused")
        elif not proposal.asked:
            keep, now, by = room.revision, room.absence.clock(), proposal.by_user

            def settle(connection: Connection) -> None:
                if not talk.is_open(connection, room.id, proposal.proposal):
                    return
                talk.close_proposal(connection, room.id, proposal.proposal, "done")
                if proposal.what == "go-back":
                    cut(connection, room.id, keep, now, by)
                else:
                    end_table(connection, room.id, "", now, by)

            await self.database.write(settle)
            await self.steward.rooms.reload(room)
            self.steward.bots.wake(room)

    def _is_wanted(self, room: Room, proposal: Proposal, now: int) -> bool:
        """Whether somebody who wants it is here; otherwise it waits until somebody is back."""
        for_it = (proposal.agreed | set(room.seats_of(proposal.by_user))) & room.people()
        return any(room.here(room.chairs[seat], now) for seat in for_it)

    async def _stand_in(self, room: Room, proposal: Proposal) -> None:
        """Let a bot sit in, if the proposal is still open and no other process has seen the person."""
        spec, now = bot_spec(going_match(room).game, LEAVER_LEVEL), room.absence.clock()

        def settle(connection: Connection) -> None:
            if talk.is_open(connection, room.id, proposal.proposal):
                since = now - room.absence.away_ms
                sits = matches_store.stand_in_for_absent(connection, room.id, proposal.seat, spec, since)
                talk.close_proposal(connection, room.id, proposal.proposal, "done" if sits else "refused")

        await self.database.write(settle)
        remove(room, proposal)
        await self.steward.seats_changed(room)

    async def _take_back(self, room: Room, proposal: Proposal) -> None:
        """Take back the latest move; if two processes try, the one that stores the line does it."""
        match = going_match(room)
        since = match.revision
        if proposal.expected == since:
            try:
                match.take_back(proposal.seat, consent=range(match.players))
            except NoTakeBack:
                await self.close(room, proposal, "refused")
                return
            if await self.steward.rooms.keep(room, since):
                self.steward.happened(room)
        await self.close(room, proposal, "done")

    async def close(self, room: Room, proposal: Proposal, how: ClosedState) -> None:
        """Close a proposal."""
        await self.database.write(lambda c: talk.close_proposal(c, room.id, proposal.proposal, how))
        remove(room, proposal)


def _open(room: Room, number: int) -> Proposal:
    """The open proposal with this number; `Stale` if there is none any more."""
    proposal = next((found for found in room.proposals if found.proposal == number), None)
    if proposal is None:
        raise Stale(SAY("no-such-proposal"))
    return proposal


def remove(room: Room, proposal: Proposal) -> None:
    """Remove a settled proposal, so that nobody is asked any more."""
    room.proposals = [other for other in room.proposals if other.proposal != proposal.proposal]
    room.tell(table=True)
