"""Random games, and the processor time they take."""

from __future__ import annotations

import time

from starts import SEED

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.playout import Playouts
from quarterdeck.engine.position import Position

BOUND = 1_000_000


def cpu_seconds(playouts: Playouts, start: Position, stream: int, games: int) -> float:
    """Seconds of processor time that random games take."""
    began = time.process_time()
    playouts.run(start, seeded(SEED, stream), games, BOUND)
    return time.process_time() - began
