"""Moves that are planned for later: kept, made as soon as their seat is asked, and dropped when they no longer fit.

A plan is judged by what its seat knows alone. The record decides how far a plan was followed, so it does not matter
whether the server was killed between a move and the note that it was made.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import msgspec
from msgspec.structs import replace

from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed, NotYourTurn
from quarterdeck.server.chores.foresight import Foreseen, moves_in, tells
from quarterdeck.server.chores.kinds import LookAhead
from quarterdeck.server.database import plans as plans_store
from quarterdeck.server.problems import SAY
from quarterdeck.server.protocol.wire import MOST_PLANNED, Ahead, PlanMoves, Planned, SeenAhead
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.plan_rows import read_plans, to_row
from quarterdeck.server.tables.rights import begun_match, own_chair
from quarterdeck.server.tables.room import PlanEnd, Room, SeatPlan
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.table.match import Chosen, Match


class Planning:
    """Keeps and follows plans; its methods are called with the table's lock held, but for `look_ahead`."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.database = rooms.database

    async def plan(self, room: Room, link: Link, request: PlanMoves) -> None:
        """Keep a plan in the place of the seat's present one."""
        match = begun_match(room)
        own_chair(room, link, request.seat)
        if match.over:
            raise GameOver(SAY("over-already"))
        if moves_in(request.steps) > MOST_PLANNED:
            raise Malformed("steps", SAY("plan-too-long", most=MOST_PLANNED))
        if request.expected > match.revision:
            raise Malformed("expected", SAY("overtaken"))
        before = room.plans.get(request.seat)
        if not request.steps and (before is None or not (before.steps or before.dropped)):
            return
        plan = SeatPlan(seat=request.seat, user=link.user.id, since=request.expected, steps=request.steps)
        stored = await self.database.write(lambda c: plans_store.put_plan(c, room.id, to_row(plan)))
        room.plans[request.seat] = replace(plan, version=stored.version)
        room.plans_followed = min(room.plans_followed, request.expected)
        room.tell_plan(request.seat)

    async def look_ahead(self, room: Room, link: Link, request: Ahead) -> SeenAhead:
        """What could be chosen after some moves; the lock is not held while that is found."""
        async with room.held():
            match = begun_match(room)
            own_chair(room, link, request.seat)
            if any(not one.move and one.seat != request.seat for one in request.line):
                raise Malformed("line", SAY("plan-whose"))
            chore = LookAhead(
                game=match.game.key,
                position=match.game.save(match.view(request.seat)),
                seat=request.seat,
                line=request.line,
                seed=crc32(f"{room.id} {match.revision} {request.seat}".encode()),
                picture=request.picture,
            )
        found = msgspec.json.decode(await self.rooms.chores.do(link.asker, chore), type=Foreseen)
        return SeenAhead(id=request.id, seat=found.seat, moves=found.moves, sure=found.sure, picture=found.picture)

    async def follow(self, room: Room) -> bool:
        """Make one planned move if one is due; whether anything was done."""
        plans, match = room.plans_to_follow(), room.match
        if not plans or match is None:
            return False
        room.plans_followed = match.revision
        for plan in plans:
            now = followed(plan, match)
            due = plan.seat in match.waiting() and plan.seat in room.people()
            if due and now.steps and await self._make(room, match, now):
                return True
            if due and now.steps:
                now = room.plans[plan.seat]
            if now != room.plans.get(plan.seat):
                await self._keep(room, now)
        return True

    async def _make(self, room: Room, match: Match, plan: SeatPlan) -> bool:
        """Make the move of a plan that is due, or drop the plan; whether the game has gone on."""
        step = due_step(plan, match)
        if step is None:
            await self._keep(room, ended(plan, PlanEnd(why="no-case")))
            return False
        since = match.revision
        try:
            match.make(plan.seat, step.move)
        except IllegalMove as error:
            end = PlanEnd(why="illegal", words=step.words or step.move, reason=error.refusal.sentence)
            await self._keep(room, ended(plan, end))
            return False
        except (Malformed, NotYourTurn) as error:
            end = PlanEnd(why="illegal", words=step.words or step.move, reason=str(error))
            await self._keep(room, ended(plan, end))
            return False
        match.go_on(room.dice)
        if not await self.rooms.keep(room, since):
            return True
        left = room.plans.get(plan.seat)
        if left is not None and left.version == plan.version:
            await self._keep(room, replace(plan, since=since + 1, steps=step.then))
        room.proposals = [proposal for proposal in room.proposals if proposal.what != "take-back"]
        room.tell(view=True, table=True)
        return True

    async def _keep(self, room: Room, plan: SeatPlan) -> None:
        """Store what is left of a plan, unless the person has made another one meanwhile."""
        new = replace(plan, version=plan.version + 1)
        if await self.database.write(lambda c: plans_store.follow_plan(c, room.id, to_row(new))):
            room.plans[plan.seat] = new
        else:
            room.plans = read_plans(await self.database.read(lambda c: plans_store.load_plans(c, room.id)))
            room.plans_followed = min(room.plans_followed, plan.since)
        room.tell_plan(plan.seat)


def followed(plan: SeatPlan, match: Match) -> SeatPlan:
    """What is left of a plan after what has happened since: choices of the seat are those of the plan, or end it."""
    happened = match.choices_since(plan.seat, plan.since)
    if happened is None:
        return ended(plan, PlanEnd(why="taken-back"))
    left = plan
    for at, chosen in enumerate(happened):
        if chosen.who != plan.seat or not left.steps:
            continue
        others = [one for one in happened[:at] if one.line > left.since]
        step = next((one for one in left.steps if one.move == chosen.text and fulfilled(one, others)), None)
        if step is None:
            return ended(plan, PlanEnd(why="chose"))
        left = replace(left, since=chosen.line, steps=step.then)
    return left


def due_step(plan: SeatPlan, match: Match) -> Planned | None:
    """The first step of a plan whose condition is fulfilled."""
    happened = match.choices_since(plan.seat, plan.since) or ()
    return next((step for step in plan.steps if fulfilled(step, happened)), None)


def fulfilled(step: Planned, happened: Sequence[Chosen]) -> bool:
    """Whether another seat has done what a step waits for, as far as the seat of the plan may know."""
    when = step.when
    return when is None or any(one.who == when.seat and one.text == when.move and tells(one.text) for one in happened)


def ended(plan: SeatPlan, why: PlanEnd) -> SeatPlan:
    """A plan of which nothing is left."""
    return replace(plan, steps=(), dropped=why)
