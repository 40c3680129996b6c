"""Whatever a seat may not know is swapped, again and again, in every game: nothing that the seat gets changes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import chain, islice
from itertools import count as numbers
from typing import Final

import pytest

from quarterdeck.engine.game import Game
from quarterdeck.engine.laws import same_to
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import LawBroken, Trial
from tests.conftest import Count
from tests.laws.mutants import ForgetsNothing, Mutant, mutant
from tests.laws.setups import SETUPS

WORLDS: Final = int(os.environ.get("WORLDS", "100000"))
"""Of each game."""
PARTS: Final = 10
"""They run beside each other."""
SECRETIVE: Final = [key for key in SETUPS if find_game(key).hidden]


def trials(key: str, part: int) -> Iterator[Trial]:
    """Random games with all set-ups in turn, without end; each part has others."""
    for round_of_setups in numbers():
        for setup in SETUPS[key]:
            yield Trial(find_game(key), setup, seed=1_000 * (part + 1) + round_of_setups)


def swapped(trial: Trial) -> Iterator[tuple[int, Position, Position]]:
    """Along a random game: a seat or a spectator, the position, and one that looks the same from there."""
    dice = trial.dice(5)
    for position in trial.walk():
        for seat in trial.viewers():
            yield seat, position, trial.game.other_world(position, seat, dice)


def compare(game: Game, worlds: Iterator[tuple[int, Position, Position]]) -> int:
    """Compare all that the seats get in each of two worlds; how many there are."""
    compared = 0
    for seat, position, other in worlds:
        same_to(game, seat, position, other)
        compared += 1
    return compared


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("key", SECRETIVE)
def test_swapped_worlds_look_the_same(key: str, part: int, count: Count) -> None:
    """Views, pictures, files, moves and refusals are equal to the last byte."""
    worlds = chain.from_iterable(swapped(trial) for trial in trials(key, part))
    count(f"swapped worlds of {key}", compare(find_game(key), islice(worlds, WORLDS // PARTS)))


@pytest.mark.parametrize("key", SECRETIVE)
def test_a_view_that_forgets_nothing_is_found_among_them(key: str) -> None:
    """So it is secrets that are swapped."""
    game = mutant(Mutant, find_game(key), ForgetsNothing)
    trial = Trial(game, SETUPS[key][0 if key == "pirates" else 1], seed=1)
    with pytest.raises(LawBroken):
        compare(game, swapped(trial))
