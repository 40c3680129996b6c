"""Analyses of finished games: made moment by moment in processes for chores, one at a time for each person, and cached."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

import msgspec

from quarterdeck.analysis import Analysis, Found, Plan, assemble, summary
from quarterdeck.messages.language import spoken
from quarterdeck.server.background import Background
from quarterdeck.server.chores.desk import Chores, TooDear
from quarterdeck.server.chores.fair_queue import Asker, Busy, Crowded
from quarterdeck.server.chores.kinds import AnswerQuestion, Chore, PlanAnalysis
from quarterdeck.server.kept import Kept, Key
from quarterdeck.server.problems import Forbidden
from quarterdeck.server.protocol.wire import Analyse, Analysed
from quarterdeck.server.tables.link import Link
from quarterdeck.server.tables.rights import own_chair
from quarterdeck.server.tables.room import Room
from quarterdeck.server.tables.viewing import SAY, seat_name

MOST_BYTES: Final = 16 * 1024 * 1024
"""The most bytes of cached analyses, for all tables together."""
MOST_GOING: Final = 40
"""How many people may have an analysis under way at a time."""
MOST_OF_NETWORK: Final = 4
"""How many analyses may be under way behind one address."""
PAUSE: Final = 5.0
"""The seconds for which a stopped analysis still counts for its address, so that others come first."""
PATIENCE: Final = 30.0
"""The seconds without a question after which an analysis ends."""
TOO_DEAR_SECONDS: Final = 600.0
"""The seconds for which an analysis that took too much is not begun again."""
REST: Final = 2.0
"""The seconds until a moment is handed in again if there was no room for it."""


class Abandoned(Exception):
    """Nobody waits for an analysis any more."""


class Going:
    """An analysis that is under way."""

    def __init__(self, key: Key, network: str, now: float) -> None:
        self.key = key
        self.network = network
        self.done = 0
        self.total = 0
        self.asked_at = now
        self.task: asyncio.Task[None] | None = None
        self.error: Exception | None = None


class Analyses:
    """Judges the games of those who ask."""

    def __init__(
        self,
        chores: Chores,
        background: Background,
        *,
        clock: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._chores = chores
        self._background = background
        self._clock = clock
        self._sleep = sleep
        self._kept = Kept(MOST_BYTES)
        self._going: dict[str, Going] = {}
        """The analyses under way, by person."""
        self._too_dear: dict[Key, tuple[TooDear, float]] = {}
        """The analyses that took too much, and when that was found."""
        self._stopped: list[tuple[str, float]] = []
        """The addresses with a recently stopped analysis, and when it was stopped."""

    async def tell(self, room: Room, link: Link, request: Analyse) -> Analysed:
        """The progress of the analysis of a person's own game, which begins if it has not; raises why there is none."""
        async with room.held():
            key, chore = asked_for(room, link, request.seat)
        person = link.user.id
        going = self._going.get(person)
        if request.stop:
            self._stop(person, key)
            return told(request)
        kept = self._kept.find(key)
        if kept is not None:
            return told(
                request, analysis=msgspec.json.decode(kept, type=Analysis), seat=named(room, link, request.seat)
            )
        if not request.begin and (going is None or not same_game(going.key, key)):
            return told(request)
        if going is not None and not same_game(going.key, key):
            raise Forbidden(SAY("analysis-other"))
        if going is None:
            self._check_not_too_dear(key)
            self._check_room(link.asker.network)
            going = self._going[person] = Going(key, link.asker.network, self._clock())
            going.task = self._background.start(self._run(person, going, link.asker, chore), "analysing a game")
        going.asked_at = self._clock()
        if going.error is not None:
            self._going.pop(person, None)
            raise going.error
        return told(request, going)

    def _stop(self, person: str, key: Key) -> None:
        going = self._going.get(person)
        if going is not None and same_game(going.key, key):
            del self._going[person]
            self._stopped.append((going.network, self._clock()))
            if going.task is not None:
                going.task.cancel()

    def _check_not_too_dear(self, key: Key) -> None:
        """Raise `TooDear` if the analysis took too much a while ago, since each attempt costs a process for chores."""
        now = self._clock()
        self._too_dear = {of: one for of, one in self._too_dear.items() if now - one[1] < TOO_DEAR_SECONDS}
        if key in self._too_dear:
            raise self._too_dear[key][0].with_traceback(None)

    def _check_room(self, network: str) -> None:
        """Check that there is room for another analysis of an address; `Busy` or `Crowded` if not."""
        self._forget_failed()
        now = self._clock()
        self._stopped = [(of, at) for of, at in self._stopped if now - at < PAUSE]
        if len(self._going) >= MOST_GOING:
            raise Busy(SAY("chores-busy"))
        networks = [*(going.network for going in self._going.values()), *(of for of, _ in self._stopped)]
        if networks.count(network) >= MOST_OF_NETWORK:
            raise Crowded(SAY("chores-crowded"))

    async def _run(self, person: str, going: Going, asker: Asker, chore: PlanAnalysis) -> None:
        """Judge moment after moment, as long as somebody waits for it."""
        try:
            plan = msgspec.json.decode(await self._done(going, asker, chore), type=Plan)
            questions = plan.questions
            going.total = len(questions)
            found: list[Found | None] = []
            for question in questions:
                try:
                    answer = await self._done(going, asker, AnswerQuestion(question=question))
                    found.append(msgspec.json.decode(answer, type=Found))
                except TooDear:
                    found.append(None)
                going.done += 1
            self._kept.keep(going.key, msgspec.json.encode(assemble(plan, found)))
        except Abandoned:
            self._forget(person, going)
        except Exception as error:  # noqa: BLE001 - whoever asks next hears it
            going.error = error
            if isinstance(error, TooDear):
                self._too_dear[going.key] = (error, self._clock())
        else:
            self._forget(person, going)

    def _forget_failed(self) -> None:
        """Forget failed analyses that nobody has asked about."""
        now = self._clock()
        for person, going in list(self._going.items()):
            if going.error is not None and now - going.asked_at > PATIENCE:
                del self._going[person]

    def _forget(self, person: str, going: Going) -> None:
        if self._going.get(person) is going:
            del self._going[person]

    async def _done(self, going: Going, asker: Asker, chore: Chore) -> bytes:
        """The answer to a chore, which waits until there is room for it; `Abandoned` if nobody wants it any more."""
        while True:
            if self._clock() - going.asked_at > PATIENCE:
                raise Abandoned
            try:
                return await self._chores.do(asker, chore)
            except (Busy, Crowded):
                await self._sleep(REST)


def asked_for(room: Room, link: Link, seat: int) -> tuple[Key, PlanAnalysis]:
    """The game and seat to be judged: the game is over, and the seat is the person's own.

    The key has the table, the seat, how far the game came, and the language.
    """
    own_chair(room, link, seat, stand_in_too=True)
    match = room.match
    if match is None or room.state != "over":
        raise Forbidden(SAY("not-over"))
    moves = match.moves_in_effect()
    lots = frozenset(k for k in range(len(moves)) if match.was_lot(k))
    chore = PlanAnalysis(header=match.header, moves=moves, seat=seat, lots=lots)
    return (room.id, seat, match.revision, spoken()), chore


def same_game(one: Key, other: Key) -> bool:
    """Whether two keys are of the same game and seat, in any languages, so that a change of language begins nothing anew."""
    return one[:-1] == other[:-1]


def named(room: Room, link: Link, seat: int) -> str:
    """The name of a seat of somebody who has several; else nothing, since it is theirs alone."""
    return seat_name(room, seat) if len(room.seats_of(link.user.id)) > 1 else ""


def told(request: Analyse, going: Going | None = None, analysis: Analysis | None = None, seat: str = "") -> Analysed:
    """The answer to a request; `seat` is named in its summary."""
    return Analysed(
        id=request.id,
        seat=request.seat,
        done=0 if going is None else going.done,
        total=0 if going is None else going.total,
        analysis=analysis,
        summary=() if analysis is None else tuple(summary(analysis, seat)),
    )
