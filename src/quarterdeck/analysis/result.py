"""The result of an analysis: the seat's chance over the game, its choices, its luck, and how much each of them changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from msgspec import Struct

from quarterdeck.analysis.plan import Moment, Plan
from quarterdeck.analysis.questions import Found
from quarterdeck.bots.expecting import Estimate

FIGURES: Final = 4
"""Decimal places of the numbers in a result."""
SURE: Final = 2.0
"""A difference is clear if it is at least this many times its standard error."""
LEAST: Final = 0.02
"""A choice that cost less is not a mistake, however sure that is."""


class Chosen(Struct, frozen=True, kw_only=True):
    """A choice of the seat."""

    at: int
    """The number of moves made before it."""
    number: int
    """Its number among the choices of the seat, counted from 1; what was forced or left to chance does not count."""
    move: str
    """The move, in notation."""
    name: str
    """The name of the move."""
    before: float
    """The share of the result that the seat could expect with the best move that was found."""
    after: float
    """The share that it could expect after the move that it chose."""
    lost: float
    """The difference; slightly below 0 if the best move was no better after all."""
    error: float
    """The standard error of that difference."""
    mistake: bool
    """Whether it clearly cost something."""
    best: str = ""
    """The best move that was found, in notation."""
    better: str = ""
    """What would have been better, in a sentence; empty if nothing was."""
    why: str = ""
    """Why that move would have been better."""


class Fortune(Struct, frozen=True, kw_only=True):
    """Something that chance did."""

    at: int
    """The number of moves made by then, including this one."""
    change: float
    """How much more the seat could expect after it than before it."""
    error: float
    told: str


class Point(Struct, frozen=True, kw_only=True):
    """The share of the result that the seat could expect after a number of moves."""

    at: int
    value: float
    error: float


class Sums(Struct, frozen=True, kw_only=True):
    """What led from the beginning to the result: `choices`, `luck`, `others` and `rest` add up to `end` - `start`."""

    start: float
    end: float
    choices: float
    """What the seat's choices cost, as a negative number; 0 if it always made the best move that was found."""
    choices_error: float
    luck: float
    """What chance brought the seat."""
    luck_error: float
    others: float
    """What the choices of others brought the seat: mostly positive, since they make mistakes."""
    others_error: float
    rest: float
    """What remains, because every estimate has an error."""


class Analysis(Struct, frozen=True, kw_only=True):
    """A seat's game, judged from what the seat knew at each moment."""

    game: str
    seat: int
    players: int
    simulations: int
    """The number of simulations of each search."""
    moves: int
    points: tuple[Point, ...]
    choices: tuple[Chosen, ...]
    fortunes: tuple[Fortune, ...]
    sums: Sums
    unjudged: int = 0
    """The number of moments that were not judged because that would have taken too much time or memory."""

    @property
    def mistakes(self) -> tuple[Chosen, ...]:
        """The choices that clearly cost something, the most expensive first."""
        return tuple(sorted((one for one in self.choices if one.mistake), key=lambda one: -one.lost))


def assemble(plan: Plan, found: Sequence[Found | None]) -> Analysis:
    """The analysis made from the answers to a plan's questions, in order; None stands for a missing answer."""
    answers = iter(found)
    walk = Walk(plan)
    for moment in plan.moments:
        answer = next(answers) if moment.question is not None else None
        walk.take(moment, answer)
    return walk.end()


class Walk:
    """Goes through a game and adds up what changed the seat's chance."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.points: list[Point] = []
        self.choices: list[Chosen] = []
        self.fortunes: list[Fortune] = []
        self.others = self.others_variance = self.rest = 0.0
        self.unjudged = 0
        self.mine = 0
        """The number of choices of the seat so far."""
        self.now: Estimate | None = None
        """What the seat could expect after the last judged moment; None if nothing was judged yet."""
        self.open: Moment | None = None
        """What chance or others did after that, if its effect is not known yet."""

    def take(self, moment: Moment, found: Found | None) -> None:
        """Take the next moment, with the answer to its question if there is one."""
        self.mine += moment.cause == "mine"
        if moment.left_out or (moment.question is not None and found is None):
            self.unjudged += 1
            self.open = None
            self.now = None
        if found is not None:
            self.close(found.worth, moment.at)
        if moment.cause != "mine":
            self.open = moment if self.now is not None else None
        elif found is not None and found.played is not None:
            self.choices.append(chosen(moment, self.mine, found, found.played))
            self.now = found.played
            self.mark(moment.at + 1, found.played)

    def close(self, worth: Estimate, at: int) -> None:
        """Take a new estimate: the difference to the last one is due to what happened since then."""
        if self.now is not None:
            change, error = worth.value - self.now.value, hypot(worth.error, self.now.error)
            if self.open is None:
                self.rest += change
            elif self.open.cause == "chance":
                self.fortunes.append(Fortune(at=at, change=rounded(change), error=rounded(error), told=self.open.told))
            else:
                self.others += change
                self.others_variance += error * error
        self.open = None
        self.now = worth
        self.mark(at, worth)

    def mark(self, at: int, worth: Estimate) -> None:
        """Add a point to the chart; it replaces an earlier one at the same place."""
        if self.points and self.points[-1].at == at:
            self.points.pop()
        self.points.append(Point(at=at, value=rounded(worth.value), error=rounded(worth.error)))

    def end(self) -> Analysis:
        """The finished analysis."""
        if self.plan.result is not None:
            self.close(Estimate(self.plan.result), self.plan.moves)
        start, end = (self.points[0].value, self.points[-1].value) if self.points else (0.0, 0.0)
        lost, luck = sum(one.lost for one in self.choices), sum(one.change for one in self.fortunes)
        sums = Sums(
            start=start,
            end=end,
            choices=rounded(-lost),
            choices_error=root(one.error for one in self.choices),
            luck=rounded(luck),
            luck_error=root(one.error for one in self.fortunes),
            others=rounded(self.others),
            others_error=rounded(self.others_variance**0.5),
            rest=rounded(end - start + lost - luck - self.others),
        )
        return Analysis(
            game=self.plan.game,
            seat=self.plan.seat,
            players=self.plan.players,
            simulations=self.plan.simulations,
            moves=self.plan.moves,
            points=tuple(self.points),
            choices=tuple(self.choices),
            fortunes=tuple(self.fortunes),
            sums=sums,
            unjudged=self.unjudged,
        )


def chosen(moment: Moment, number: int, found: Found, played: Estimate) -> Chosen:
    """A choice, with what it cost."""
    lost = found.worth.value - played.value
    error = hypot(found.worth.error, played.error) if lost else 0.0
    return Chosen(
        at=moment.at,
        number=number,
        move=moment.played,
        name=found.name,
        before=rounded(found.worth.value),
        after=rounded(played.value),
        lost=rounded(lost),
        error=rounded(error),
        mistake=lost >= LEAST and lost > SURE * error,
        best=found.best,
        better=found.better,
        why=found.why,
    )


def root(errors: Iterator[float]) -> float:
    """The error of a sum of estimates."""
    return rounded(hypot(*errors))


def rounded(number: float) -> float:
    """A number rounded for the result; never -0."""
    return round(number, FIGURES) + 0.0
