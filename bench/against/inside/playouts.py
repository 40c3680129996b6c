"""Random games: decisions a second."""

from __future__ import annotations

from against.inside.positions import beginning
from against.telling import Ask, Told
from work.playouts import cpu_seconds

from quarterdeck.engine.playout import Playouts


def measure(asked: Ask) -> Told:
    """So many games."""
    start = beginning(asked)
    playouts = Playouts(asked.players)
    seconds = cpu_seconds(playouts, start, asked.seed, asked.units)
    decisions = int(playouts.decisions)
    return Told(value=decisions / seconds, seconds=seconds, did=f"{decisions} decisions")
