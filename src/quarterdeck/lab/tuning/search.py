"""The search for the values that make a game fairest, within a budget of games.

Half of the games find a good place: some of all combinations, the present one among them, play the same number of games
with the same seed, and the worse half drops out, until one is left (sequential halving: Karnin, Koren and Somekh, 2013).
A quarter looks around that place in the same way: each value a step up or down. With the last quarter, the best found and
the present values play games that nobody has played before, so that luck in the search does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.lab.portions import Progress, play_portions
from quarterdeck.lab.report.counts import none_yet
from quarterdeck.lab.report.run import GAMES, Order, Part, play_part
from quarterdeck.lab.say import SAY
from quarterdeck.lab.tuning.parameters import Parameter, changed, present
from quarterdeck.lab.tuning.result import Fairness, Goal, Tried, Tuned, Values, fairness_of

LEAST_GAMES: Final = 10
"""How many games a combination must have played before it may drop out."""
CONTESTANTS: Final = 32
EACH: Final = 400
"""There is one combination for so many games of the budget, since a difference of a few points shows only after hundreds."""
LEAST_BUDGET: Final = 100
FRESH: Final = 1
"""What is added to the seed for the games of the check at the end."""


class Task(Struct, frozen=True, kw_only=True):
    """Everything that decides a search, as a file of results keeps it."""

    order: Order
    """What is played, with the present values; its `games` are the budget."""
    parameters: tuple[Parameter, ...]
    goal: Goal


def tune(
    game: Game,
    task: Task,
    *,
    workers: int,
    done: Sequence[Tried] = (),
    progress: Progress,
    note: Callable[[Tried], object] = lambda _: None,
) -> Tuned:
    """Search; `Malformed` if the budget is too small, or if no other values are allowed.

    What is `done` is not played again. `progress` is called with the number of games done, `note` with all that comes to an end.
    """
    return Search(game, task).run(workers=workers, done=done, progress=progress, note=note)


class Search:
    """A search that can be made, and under way what has been played; `Malformed` as `tune` says."""

    workers: int
    known: dict[tuple[Values, int, int, int], Tried]
    progress: Progress
    note: Callable[[Tried], object]

    def __init__(self, game: Game, task: Task) -> None:
        self.game = game
        self.task = task
        self.now: Values = present(game, task.parameters, task.order.options, task.order.pack)
        self.played = 0
        self.tried: dict[tuple[Values, int], list[Tried]] = {}
        self.orders: dict[Values, Order | None] = {self.now: task.order}
        budget = task.order.games
        if budget < LEAST_BUDGET:
            raise Malformed("games", SAY("tune-few", games=str(budget), least=str(LEAST_BUDGET)))
        self.contestants = self.drawn(min(CONTESTANTS, max(2, budget // EACH)))

    def run(self, *, workers: int, done: Sequence[Tried], progress: Progress, note: Callable[[Tried], object]) -> Tuned:
        """Make the search."""
        self.workers = workers
        self.known = {(one.values, one.seed, one.first, one.games): one for one in done}
        self.progress = progress
        self.note = note
        task, budget = self.task, self.task.order.games
        best = self.halve(self.contestants, budget // 2)
        best = self.halve(self.around(best), budget // 4)
        fresh = task.order.seed + FRESH
        self.play(list({self.now: None, best: None}), fresh, (budget - budget // 2 - budget // 4) // 2)
        return Tuned(
            game=self.game.key,
            players=task.order.players,
            bot=task.order.bot,
            goal=task.goal,
            seed=task.order.seed,
            parameters=tuple(parameter.name for parameter in task.parameters),
            before=self.sum(self.now, fresh),
            after=self.sum(best, fresh),
            games=self.played,
            combinations=len({values for values, _ in self.tried}),
        )

    def order(self, values: Values) -> Order | None:
        """What is played with these values; None if the game refuses them."""
        if values not in self.orders:
            base = self.task.order
            try:
                options, pack = changed(self.game, self.task.parameters, values, base.options, base.pack)
            except Malformed:
                self.orders[values] = None
            else:
                self.orders[values] = msgspec.structs.replace(base, options=options, pack=pack)
        return self.orders[values]

    def drawn(self, number: int) -> list[Values]:
        """The present values and some others, all combinations if there are no more; `Malformed` if that is nothing to choose from."""
        found = {self.now: None}
        ranges = [parameter.values for parameter in self.task.parameters]
        if prod(map(len, ranges)) <= number:
            every = [values for values in product(*ranges) if self.order(values) is not None]
            found |= dict.fromkeys(every)
        else:
            dice = seeded(self.task.order.seed)
            for _ in range(10 * number):
                values = tuple(one[int(dice.below(len(one)))] for one in ranges)
                if len(found) < number and self.order(values) is not None:
                    found[values] = None
        if len(found) == 1:
            raise Malformed("vary", SAY("tune-nothing"))
        return list(found)

    def around(self, values: Values) -> list[Values]:
        """These values, and those with one of them a step up or down."""
        found = [values]
        for k, parameter in enumerate(self.task.parameters):
            if values[k] not in parameter.values:
                continue
            at = parameter.values.index(values[k])
            for near in (at - 1, at + 1):
                if 0 <= near < len(parameter.values):
                    other = (*values[:k], parameter.values[near], *values[k + 1 :])
                    if self.order(other) is not None:
                        found.append(other)
        return found

    def halve(self, contestants: Sequence[Values], budget: int) -> Values:
        """The fairest of the contestants: in each round all that are left play equally many games, and the worse half drops out."""
        left = list(contestants)
        seed = self.task.order.seed
        rounds = max(1, (len(left) - 1).bit_length())
        games = 0
        for _ in range(rounds):
            games += max(LEAST_GAMES, budget // rounds // len(left))
            self.play(left, seed, games)
            left.sort(key=lambda values: self.sum(values, seed).unfairness())
            left = left[: -(-len(left) // 2)]
        return left[0]

    def play(self, contestants: Sequence[Values], seed: int, games: int) -> None:
        """Let each play until it has played this number of games with the seed; whoever has, plays no more."""
        wanted = []
        for values in contestants:
            order = self.order(values)
            first = sum(one.games for one in self.tried.get((values, seed), ()))
            if order is not None and first < games:
                more = msgspec.structs.replace(order, seed=seed, first=first, games=games - first)
                known = self.known.get((values, seed, first, games - first))
                if known is not None:
                    self.count(known)
                else:
                    wanted.append((values, more))
        parts = play_portions(
            [order for _, order in wanted],
            lambda portion: play_part(self.game, portion),
            Part,
            module="quarterdeck.lab.report.worker",
            size=GAMES,
            workers=self.workers,
            progress=lambda done: self.progress(self.played + done),
        )
        for (values, order), found in zip(wanted, parts, strict=True):
            counts = none_yet(order.players)
            for part in found:
                counts.add(part.counts)
            shares = counts.seats if self.task.goal == "seats" else counts.turns
            one = Tried(
                values=values,
                seed=seed,
                first=order.first,
                games=order.games,
                unfinished=counts.unfinished,
                shares=tuple(shares),
            )
            self.note(one)
            self.count(one)

    def count(self, tried: Tried) -> None:
        """Add games to those that were played."""
        self.tried.setdefault((tried.values, tried.seed), []).append(tried)
        self.played += tried.games
        self.progress(self.played)

    def sum(self, values: Values, seed: int) -> Fairness:
        """How all games with these values and this seed went."""
        return fairness_of(values, self.tried[values, seed])
