"""The sounds of Kraken."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sound
from quarterdeck.games.kraken import codes

SOUNDS: Final[dict[int, Sound]] = {
    int(codes.PLAYED): "card",
    int(codes.DEALT): "card",
    int(codes.ROUND): "bell",
    int(codes.MOVED): "water",
    int(codes.BUMPED): "water",
    int(codes.PUSHED): "water",
    int(codes.LIFTED): "water",
    int(codes.DRAWN_IN): "water",
    int(codes.TURNED): "water",
    int(codes.LANDED): "water",
    int(codes.RAMMED): "wood",
    int(codes.REPAIRED): "wood",
    int(codes.GRABBED): "wood",
    int(codes.HIT): "blast",
    int(codes.MISSED): "blast",
    int(codes.SUNK): "splash",
    int(codes.FOLDED): "splash",
}
"""Sounds by kind of log entry; all other kinds are silent."""
