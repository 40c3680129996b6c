"""Where a ship may flee with Runes of Defense (PI-U118)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.pirates.geometry.angles import ROUND
from quarterdeck.games.pirates.rules.answers import retreats
from quarterdeck.games.pirates.rules.moving import segments
from quarterdeck.games.pirates.table.table import Table

HEADINGS: Final[i64] = 16  # so many directions are offered


def add_headings(moves: Moves, far: i64) -> None:
    """List a distance in each of some directions (PI-U98, PI-U118)."""
    for k in range(HEADINGS):
        moves.add(segments.segment_move(0, k * (ROUND // HEADINGS), far))


def flee(table: Table, move: i64) -> None:
    """The ship is moved in the chosen direction."""
    retreats.flee(table, segments.segment_a(move))
