"""Bots at tables: worker processes are asked, with only what the seat may know; their moves are stored like anybody's."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.server.background import Pauses
from quarterdeck.server.bots.pool import Chosen, Task
from quarterdeck.server.bots.tasks import Weight
from quarterdeck.server.chores.kinds import NameMoves
from quarterdeck.server.database import matches as matches_store
from quarterdeck.server.database.errors import DatabaseError
from quarterdeck.server.logs import log, short_hash
from quarterdeck.server.protocol.wire import Thought, Weighed, Why
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.planning import Planning
from quarterdeck.server.tables.room import Chair, Dropped, Room
from quarterdeck.server.tables.rooms import Rooms
from quarterdeck.server.tables.viewing import SAY
from quarterdeck.table.match import Match
from quarterdeck.table.seats import new_seed

MOST_SHOWN: Final = 12
"""How many of the moves that a bot weighed are shown."""
MOST_FAILURES: Final = 5
"""The number of failures in a row after which a bot waits until something happens at its table."""
QUICK: Final = frozenset({"random", "greedy", "1", "2", "3"})
"""Bots and levels that always answer within a pause, whatever they know."""
LONG_STEP: Final = 3
"""The number of pauses that make up a step of all other bots."""
MOST_HURRY: Final = 3.0
"""The seconds after which hurried bots pause again, so that nobody waits for long for the next picture."""
OTHERS_FIRST: Final = 5.0
"""The seconds that the process with the last move has to ask the bot before another process does."""


class Considered(Struct, frozen=True):
    """What a bot weighed, in the form that is stored: moves in notation, visits, values."""

    chosen: str
    moves: tuple[Weight, ...]
    others: int = 0
    """How many moves it weighed that are not among `moves`."""
    other_visits: int = 0
    """The visits of these other moves, all together."""


class Pool(Protocol):
    """Anything that lets bots think, such as `BotPool`."""

    async def choose(self, task: Task) -> Chosen:
        """A legal move for a task's seat."""


class BotPlay:
    """Lets bots choose, table by table."""

    def __init__(
        self,
        rooms: Rooms,
        pool: Pool,
        *,
        pause: float,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.rooms = rooms
        self.planning = Planning(rooms)
        self.pool = pool
        self.pause = pause
        """The seconds between two moves of bots, so that people can follow. In games with secrets bots answer in steps of it."""
        self.clock = clock
        self.sleep = sleep

    def wake(self, room: Room, delay: float = 0.0) -> None:
        """Ask a bot that must choose at a table, or follow people's plans, unless that is done already; at the latest after these seconds."""
        if room.gone or (room.next_bot() is None and not room.plans_to_follow()):
            return
        if not delay:
            room.bot_now.set()
        if room.bot_task is None:
            if delay:
                room.bot_now.clear()
            room.bot_task = self.rooms.background.start(self._run(room, delay), "letting a bot choose")

    def hurry(self, room: Room, link: Link) -> None:
        """Let bots choose without pauses until a person must, if one plays alone with them; what they do is then shown at once."""
        lookers = {other.user.id for other in room.links}
        players = {chair.user for chair in room.chairs if chair.user}
        if lookers == players == {link.user.id} and room.next_bot() is not None and room.hurried_at is None:
            room.hurried_at = self.clock()

    async def _run(self, room: Room, delay: float) -> None:
        pauses, failures = Pauses(), 0
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(room.bot_now.wait(), delay or None)
            going_on = True
            while going_on and failures < MOST_FAILURES:
                room.bot_now.clear()
                try:
                    going_on = await self._turn(room) or await self._show_hurried(room)
                    failures = 0
                    pauses.reset()
                    self._note(room, stuck=None)
                except DatabaseError as error:  # the move is made as soon as it can be stored
                    log.warning("bot's move not stored", table=short_hash(room.id), problem=str(error))
                    await pauses.wait()
                except Dropped:
                    return
                except Exception as error:  # noqa: BLE001 - whatever it was, people wait for this bot; the log has it
                    failures = 1 if room.bot_now.is_set() else failures + 1
                    log.error("bot failed", table=short_hash(room.id), attempt=failures, exc_info=error)
                    if failures < MOST_FAILURES:
                        await pauses.wait()
                    else:
                        self._note(room, stuck=room.next_bot())
        finally:
            room.bot_task = None
            if room.hurried_at is not None:
                self._end_hurry(room)

    @staticmethod
    def _end_hurry(room: Room) -> None:
        """Show what bots have done since they were hurried; from now on they pause again."""
        room.hurried_at = None
        room.tell(view=True, table=True)

    @staticmethod
    def _note(room: Room, *, stuck: Chair | None) -> None:
        """Tell everybody at the table whose bot waits because it has failed again and again, or that none does any more."""
        seat = None if stuck is None else stuck.seat
        if room.stuck != seat:
            room.stuck = seat
            room.tell(table=True)

    async def _turn(self, room: Room) -> bool:
        """Make one planned move, or one bot's; False if none is due."""
        if room.plans_to_follow():
            async with self.rooms.changing(room):
                return await self.planning.follow(room)
        async with room.held():
            chair, match = room.next_bot(), room.match
            if chair is None or match is None:
                return False
            task, revision = task_of(match, chair), match.revision
        chosen = await self._chosen(room, task, secrets=match.game.hidden)
        async with self.rooms.changing(room):
            now = room.next_bot()
            if room.match is not match or now is None or now.seat != chair.seat:
                return True
            if not match.is_fresh(chair.seat, revision):
                return True
            await self._make(room, match, chair.seat, chosen)
        if room.hurried_at is not None and self.clock() - room.hurried_at > MOST_HURRY:
            await self._show_hurried(room)
        return True

    async def _chosen(self, room: Room, task: Task, *, secrets: bool) -> Chosen:
        """A bot's move, after the pause that is due at the table."""
        if room.hurried_at is not None:
            return await self.pool.choose(task)
        if secrets:
            return await self._in_steps(task)
        if room.links:
            chosen, _ = await asyncio.gather(self.pool.choose(task), asyncio.sleep(self.pause))
            return chosen
        return await self.pool.choose(task)

    async def _in_steps(self, task: Task) -> Chosen:
        """An answer after a whole number of steps, so that its time tells hardly anything about what the bot knows."""
        began = self.clock()
        chosen = await self.pool.choose(task)
        await self._end_step(began, (task.spec,))
        return chosen

    async def _show_hurried(self, room: Room) -> bool:
        """Show what hurried bots have done, with secrets after a whole number of steps; False if they were not hurried."""
        began, match = room.hurried_at, room.match
        if began is None or match is None:
            return False
        if match.game.hidden:
            await self._end_step(began, [chair.player for chair in room.chairs])
        self._end_hurry(room)
        return True

    async def _end_step(self, began: float, bots: Iterable[str]) -> None:
        """Wait until these bots have taken a whole number of steps."""
        quick = all(bot.rpartition(":")[2] in QUICK for bot in bots if bot)
        step = self.pause * (1 if quick else LONG_STEP)
        if step:
            await self.sleep(step - (self.clock() - began) % step)

    async def _make(self, room: Room, match: Match, seat: int, chosen: Chosen) -> None:
        since = match.revision
        match.make(seat, chosen.move, lot=chosen.fallback)
        match.go_on(room.dice)
        shown, rest = chosen.considered[:MOST_SHOWN], chosen.considered[MOST_SHOWN:]
        considered = Considered(chosen.move, shown, len(rest), sum(weight.visits for weight in rest))
        thought = msgspec.json.encode(considered)
        if await self.rooms.keep(room, since, thought):
            room.proposals = [proposal for proposal in room.proposals if proposal.what != "take-back"]
            if room.hurried_at is None:
                room.tell(view=True, table=True)

    async def tell_why(self, room: Room, link: Link, request: Why) -> None:
        """Answer the question what a bot weighed; in games with secrets only when they are over."""
        match = room.match
        if match is None or request.revision not in room.thoughts:
            raise Malformed("revision", SAY("no-thought"))
        if match.game.hidden and not match.over:
            link.answer(_thought(match, request, (), SAY("thought-secret"), others=0))
            return
        rows = await self.rooms.database.read(
            lambda c: matches_store.load_lines(c, room.id, after_ply=request.revision - 1)
        )
        found = _considered(rows[0].thought if rows else None)
        total = max(sum(weight.visits for weight in found.moves) + found.other_visits, 1)
        names = await self._in_words(match, link, request.revision, tuple(weight.move for weight in found.moves))
        weighed = tuple(
            Weighed(move=name, share=weight.visits / total, value=weight.value, chosen=weight.move == found.chosen)
            for weight, name in zip(found.moves, names, strict=True)
        )
        link.answer(_thought(match, request, weighed, _summary(weighed), others=found.others))

    async def _in_words(self, match: Match, link: Link, revision: int, moves: tuple[str, ...]) -> Sequence[str]:
        """The names of moves that a bot weighed before this revision; their notation if the bot's move was taken back.

        A process for chores names them, since it has to foresee what each leads to.
        """
        before = next((k for k in range(match.moves_made) if match.line_of(k + 1) == revision), None)
        if before is None:
            return moves
        seat, game = match.mover(revision), match.game
        position = game.save(match.view_at(seat, before))
        chore = NameMoves(game=game.key, position=position, seat=seat, moves=moves)
        return msgspec.json.decode(await self.rooms.chores.do(link.asker, chore), type=list[str])


def task_of(match: Match, chair: Chair) -> Task:
    """The task for a worker: the position as the bot's seat may know it."""
    return Task(
        game=match.game.key,
        position=match.game.save(match.view(chair.seat)),
        seat=chair.seat,
        spec=chair.player,
        seed=new_seed(),
    )


def _considered(stored: bytes | None) -> Considered:
    """What a row says a bot weighed; `Malformed` if that is nothing, or makes no sense."""
    try:
        return msgspec.json.decode(stored or b"", type=Considered)
    except (msgspec.DecodeError, UnicodeError):
        raise Malformed("revision", SAY("no-thought")) from None


def _thought(match: Match, request: Why, weighed: tuple[Weighed, ...], sentence: str, *, others: int) -> Thought:
    return Thought(
        id=request.id,
        revision=request.revision,
        seat=match.mover(request.revision),
        sentence=sentence,
        considered=weighed,
        others=others,
    )


def _summary(weighed: tuple[Weighed, ...]) -> str:
    best = next((one for one in weighed if one.chosen), None)
    if best is None:
        return SAY("thought-nothing")
    return SAY("thought", move=best.move, value=round(best.value * 100), share=round(best.share * 100))
