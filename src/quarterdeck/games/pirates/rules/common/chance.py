"""The dice that CHANCE rolls and the unseen treasure that it draws (PI-1.1, PI-N15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import lowest
from quarterdeck.games.pirates.codes import DEAL
from quarterdeck.games.pirates.table.table import Table

DIE: Final[i64] = 6


def add_pool(table: Table, moves: Moves) -> None:
    """Each treasure that nobody has looked at is equally likely (PI-N15)."""
    pool = table.treasure.pool
    while pool:
        moves.add(DEAL + lowest(pool))
        pool &= pool - 1


def add_dice(moves: Moves) -> None:
    """The six sides of a die (PI-1.1)."""
    for k in range(1, DIE + 1):
        moves.add(i64(k))
