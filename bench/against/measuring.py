"""Both sides measured in turns, round after round."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial

from against import plan
from against.comparing import Compared, Figure, Missing, Round, Sample, compare
from against.files import sizes_of
from against.plan import Effort, Inside
from against.sides import Lost, Side, Workshop
from against.starting import import_milliseconds, version_milliseconds
from against.telling import Ask, Told
from against.visits import Served, served
from msgspec import Struct

CLEAR = 0.02
"""Seconds of work from which one can tell how much work takes how long."""
GROWTH = 8
MOST = 10_000_000
GOES = 3
"""In each round, where no process must be started for it."""
STEPS = len(plan.INSIDE) + len(plan.IMPORTS) + len(plan.PLAYED) + len(plan.REQUESTS) + 3
"""In each round."""


Samples = tuple[Sample | Missing, ...]


class Task(Struct, frozen=True):
    """Something that both sides do, and the figures that come of it."""

    figures: tuple[Figure, ...]
    measure: Callable[[Side], tuple[Sample, ...]]
    """One sample for each figure; `Lost` if the side cannot."""
    goes: int = 1
    """How often it is measured in a round; the best counts, since other programs only ever disturb."""


class Measuring:
    """Two sides, and what they have given so far."""

    def __init__(self, here: Side, there: Side, effort: Effort, step: Callable[[str], None]) -> None:
        self._here, self._there = here, there
        self._effort = effort
        self._step = step
        self._rounds: dict[Figure, list[Round]] = {}
        self._units: dict[Inside, int] = {}
        self._lost: dict[tuple[Figure, Side], Missing] = {}
        """What a side could not do once is not asked of it again."""
        self._round = 0

    def results(self) -> list[Compared]:
        """All figures of both sides, in the order in which they were first measured."""
        return [compare(figure, rounds, self._there.name) for figure, rounds in self._rounds.items()]

    def note(self, figure: Figure, here: Sample | Missing, there: Sample | Missing) -> None:
        """Keep what both sides gave for a figure in a round."""
        self._rounds.setdefault(figure, []).append(Round(here, there))

    def measure_files(self) -> None:
        """What is the same each time."""
        self.do([Task((plan.CLIENT, plan.COMPILED, plan.WHEEL), file_sizes)])

    def measure_round(self) -> None:
        """All other figures once."""
        self._round += 1
        with Workshop(self._here) as here, Workshop(self._there) as there:
            shops = {self._here: here, self._there: there}
            self.do(Task((wanted.figure,), partial(self._inside, shops, wanted), GOES) for wanted in plan.INSIDE)
        self.do(Task((figure,), partial(importing, module)) for module, figure in plan.IMPORTS)
        self.do([Task((plan.VERSION,), telling_version)])
        with ExitStack() as stack:
            self.do(self._at_servers(stack))

    def do(self, tasks: Iterable[Task]) -> None:
        """Both sides do each task alternately, as often as it wants; the side that begins changes each time."""
        for task in tasks:
            self._step(task.figures[0].name)
            given: dict[Side, list[Samples]] = {self._here: [], self._there: []}
            for go in range(task.goes):
                for side in (self._here, self._there) if (self._round + go) % 2 else (self._there, self._here):
                    given[side].append(self._attempt(task, side))
            for number, figure in enumerate(task.figures):
                here, there = ([samples[number] for samples in given[side]] for side in (self._here, self._there))
                self.note(figure, best(figure, here), best(figure, there))

    def _attempt(self, task: Task, side: Side) -> Samples:
        """What a side gives for the figures of a task."""
        key = task.figures[0], side
        if key not in self._lost:
            try:
                return task.measure(side)
            except Lost as lost:
                self._lost[key] = Missing(str(lost))
        return (self._lost[key],) * len(task.figures)

    def _inside(self, shops: Mapping[Side, Workshop], wanted: Inside, side: Side) -> tuple[Sample]:
        """A figure of the rules or the search: the same work on both sides, as much as the first one does in the time."""

        def told(units: int) -> Told:
            asked = Ask(what=wanted.what, game=wanted.game, players=wanted.players, units=units, seed=self._round)
            return shops[side].measure(asked)

        if wanted not in self._units:
            self._units[wanted] = enough(lambda units: told(units).seconds, self._effort.seconds / GOES)
        found = told(self._units[wanted])
        return (Sample(found.value, found.did),)

    def _at_servers(self, stack: ExitStack) -> Iterator[Task]:
        """Both servers run all the time, and only the one that is asked has anything to do."""
        running: dict[Side, Served] = {}

        def start(side: Side) -> tuple[Sample, Sample]:
            running[side] = stack.enter_context(served(side, self._round))
            begun = running[side].begun
            return Sample(begun.processor * 1e3), Sample(begun.resident)

        def ask(question: Callable[[Served], tuple[Sample, ...]], side: Side) -> tuple[Sample, ...]:
            if side not in running:
                raise Lost("its server did not start")
            return question(running[side])

        yield Task((plan.BEGUN, plan.EMPTY), start)
        for game in plan.PLAYED:
            moves, stream = self._effort.moves // GOES, self._round
            play = partial(Served.play, game=game.game, players=game.players, moves=moves, stream=stream)
            yield Task((game.processor, game.sent, game.arrival, game.picture), partial(ask, play), GOES)
        for path, figure in plan.REQUESTS:
            get = partial(Served.requests, path=path, times=self._effort.requests // GOES)
            yield Task((figure,), partial(ask, get), GOES)
        games = [(game.game, game.players) for game in plan.PLAYED]
        crowd = partial(Served.crowd, games=games, tables=self._effort.tables)
        yield Task((plan.CROWDED, plan.WHOLE), partial(ask, crowd))


def best(figure: Figure, goes: Sequence[Sample | Missing]) -> Sample | Missing:
    """The best of a round, and whatever was done in it; missing if it is missing once."""
    samples = [go for go in goes if isinstance(go, Sample)]
    if len(samples) < len(goes):
        return next(go for go in goes if isinstance(go, Missing))
    values = [sample.value for sample in samples]
    did = "; ".join(sample.did for sample in samples)
    return Sample(min(values) if figure.smaller_is_better else max(values), did)


def enough(seconds_for: Callable[[int], float], wanted: float) -> int:
    """How much work takes about so many seconds."""
    units = 1
    while (spent := seconds_for(units)) < CLEAR and units < MOST:
        units *= GROWTH
    return max(1, int(units * wanted / max(spent, CLEAR)))


def importing(module: str, side: Side) -> tuple[Sample]:
    """The time to import a module."""
    return (Sample(import_milliseconds(side, module)),)


def telling_version(side: Side) -> tuple[Sample]:
    """The time of the shortest command."""
    return (Sample(version_milliseconds(side)),)


def file_sizes(side: Side) -> tuple[Sample, ...]:
    """What the files of a side take."""
    sizes = sizes_of(side)
    return Sample(sizes.client), Sample(sizes.compiled), Sample(sizes.packed)
