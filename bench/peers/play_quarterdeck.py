"""Times Quarterdeck, compiled or not, as whatever PYTHONPATH leads to.

Behind the seconds, `c` asks for the same games in plain C instead, and `one` for the game alone that all peers play.
"""

from __future__ import annotations

import sys
from functools import partial

import limit
import numpy as np
from peers.ours import started
from peers.rules import witness
from peers.timing import SIZE, WITNESSES, say, seconds, timed, versions, witnessed
from starts import SEED, begin

from quarterdeck import __version__
from quarterdeck.engine.build import how_built
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.playout import Playouts
from quarterdeck.engine.position import Position
from quarterdeck.research import Batch, make

BOUND = 1_000_000
AT_ONCE = 20
"""Random games that are played with one call."""
IN_A_BATCH = 256
APART = 20
"""How many steps are made beforehand: until then all games are at their beginning and look much alike."""
GOING_ON = 0
"""Of games that go on beside each other, it is not counted how many there were."""
IN_C = 20_000
OWN = {"cardinal": 2, "kraken": 4, "bruise-cruise": 4, "bremerhaven": 4, "pirates": 2}
"""Our games, and how many play."""


class Games:
    """Random games of one start, played by compiled code if there is any."""

    def __init__(self, start: Position, seats: int) -> None:
        self.start = start
        self.playouts = Playouts(seats)
        self.dice = seeded(SEED)

    def play(self) -> int:
        """Several games."""
        before = int(self.playouts.decisions)
        self.playouts.run(self.start, self.dice, AT_ONCE, BOUND)
        return int(self.playouts.decisions) - before


def from_python(start: Position, dice: Dice) -> int:
    """A random game, move by move from Python, as OpenSpiel's and PettingZoo's are played."""
    position, decisions = start.clone(), 0
    while not position.over():
        moves = position.legal()
        position.play(moves[dice.below(len(moves))])
        decisions += 1
    return decisions


class Steps:
    """A batch of games that go on beside each other: NumPy draws a legal action in each, and all are stepped with one call."""

    def __init__(self, key: str, players: int, *, observe: bool) -> None:
        self.batch = Batch(make(key, players=players), IN_A_BATCH, observe=observe)
        self.batch.reset(SEED)
        self.draws = np.random.default_rng(SEED)
        for _ in range(APART):
            self.play()

    def play(self) -> int:
        """One action in each game."""
        chances = self.draws.random(self.batch.masks.shape, dtype=np.float32)
        chances *= self.batch.masks
        self.batch.step(chances.argmax(axis=1))
        return IN_A_BATCH


def time_c() -> None:
    """The same games in plain C, whose time its own program takes; they are compared with ours."""
    versions(gcc=limit.build() or sys.exit("There is no gcc."))
    start = begin("cardinal", 2, rows=SIZE, columns=SIZE)
    playouts = Playouts(2)
    playouts.run(start, seeded(SEED, 0), IN_C, BOUND)
    found = limit.run("cardinal", start, SEED, 0, IN_C)
    limit.compare("Cardinal", playouts, found)
    games = max(IN_C, int(IN_C * seconds() / found.seconds))
    found = limit.run("cardinal", start, SEED, 1, games)
    say(name="cardinal", games=games, decisions=found.decisions, seconds=found.seconds)


def main() -> None:
    """Time what the command line asks for."""
    if sys.argv[2:] == ["c"]:
        time_c()
        return
    versions(Quarterdeck=f"{__version__} ({how_built()})")
    witnessed(partial(witness, started, WITNESSES, SIZE))
    timed("cardinal", Games(begin("cardinal", 2, rows=SIZE, columns=SIZE), 2).play, AT_ONCE)
    for key, players in () if sys.argv[2:] == ["one"] else OWN.items():
        start, dice = begin(key, players), seeded(SEED)
        timed(f"{key}, from Python", partial(from_python, start, dice))
        timed(f"{key}, random games", Games(start, players).play, AT_ONCE)
        arrays = f"{key}, {IN_A_BATCH} games as arrays"
        timed(arrays, Steps(key, players, observe=True).play, GOING_ON)
        timed(f"{arrays}, masks alone", Steps(key, players, observe=False).play, GOING_ON)


if __name__ == "__main__":
    main()
