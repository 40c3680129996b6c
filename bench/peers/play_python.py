"""Times the plain Python class, without any framework."""

from __future__ import annotations

import platform
import random
from functools import partial

from peers.rules import Cardinal, started, witness
from peers.timing import SIZE, WITNESSES, timed, versions, witnessed


def one() -> int:
    """A random game."""
    game = Cardinal(SIZE, random.randrange(2))
    while not game.over:
        game.play(random.choice(game.legal()))
    return game.turns


versions(Python=platform.python_version())
witnessed(partial(witness, started, WITNESSES, SIZE))
timed("cardinal", one)
