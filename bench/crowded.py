"""A crowded sea of Pirates: twenty ships among twelve islands, one of which is about to sail."""

from __future__ import annotations

import time
from typing import cast

from figures import Figure, figure, repeated
from mypy_extensions import i64

from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.registry import find_game
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules import steps
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.rules.reach import Reach

SHIPS = 20
ISLANDS = 12
LINES = 20_000
MILLIONS = 1e6
THOUSANDS = 1e3
PRIME = 7_919
"""Places are taken from all over the table."""


def crowded() -> PiratesPosition:
    """A table of three players; the ship that sails lies in the middle and moves L and S."""
    game = find_game("pirates")
    start = game.start(Setup(players=3, options=convert_options(game, {})))
    position = cast(PiratesPosition, start)
    catalog, waters = position.catalog, position.waters
    for k in range(ISLANDS):
        shore = Polygon([(0, 0)])
        shore.place(catalog.shores[k], 18_000 + 28_000 * (k % 4), 24_000 + 36_000 * (k // 4), i64(300 * k))
        waters.add_island(shore)
    movers = [k for k in range(catalog.ships) if list(catalog.move[3 * k : 3 * k + 3]) == [1, 0, -1]]
    while len(position.ships.card) < SHIPS:
        position.add_unit(i64(movers[len(position.ships.card) % len(movers)]), i64(len(position.ships.card) % 3))
    sailor = SHIPS - 1
    waters.put(sailor, i64(60_000), i64(42_000), i64(200))
    place = 0
    for unit in range(SHIPS - 1):
        while not lies(position, unit, place):
            place += 1
        place += 1
    position.turn = position.ships.owner[sailor]
    position.unit = i64(sailor)
    course.begin_move(position)
    steps.go_on(position)
    return position


def lies(position: PiratesPosition, unit: int, place: int) -> bool:
    """Whether a ship finds room at one of the places; then she lies there."""
    waters = position.waters
    columns, rows = int(waters.width) // 4_000, int(waters.height) // 4_000
    number = place * PRIME % (columns * rows)
    x, y, a = number % columns * 4_000 + 2_000, number // columns * 4_000 + 2_000, 457 * place % 3_600
    if not waters.fits(i64(unit), i64(x), i64(y), i64(a)):
        return False
    waters.put(i64(unit), i64(x), i64(y), i64(a))
    return True


def measure_reach(*, seconds: float, repeats: int) -> Figure:
    """All candidate ends of one ship's move action."""
    position = crowded()

    def once(_: int) -> float:
        began, rounds = time.process_time(), 0
        while (spent := time.process_time() - began) < seconds:
            Reach(position).find()
            rounds += 1
        return spent / rounds * THOUSANDS

    name = f"All courses of a ship among {SHIPS} ships and {ISLANDS} islands"
    return figure(name, "ms", repeated(once, repeats), target=2.0, smaller_is_better=True)


def measure_line(*, repeats: int) -> Figure:
    """One line of fire, called from Python."""
    position = crowded()
    line, sailor = LineOfFire(position.waters), int(position.unit)
    targets = [k for k in range(SHIPS) if k != sailor]
    points = [(i64(k), position.waters.hulls[k].xs[0], position.waters.hulls[k].ys[0]) for k in targets]
    line.start(i64(sailor), i64(0), i64(0), i64(200_000))

    def once(_: int) -> float:
        judge, unit = line.judge, i64(sailor)
        began = time.process_time()
        for _ in range(LINES // len(points)):
            for target, x, y in points:
                judge(unit, target, x, y)
        return (time.process_time() - began) / (LINES // len(points) * len(points)) * MILLIONS

    name = f"A line of fire among {SHIPS} ships and {ISLANDS} islands"
    return figure(name, "µs", repeated(once, repeats), target=1.0, smaller_is_better=True)
