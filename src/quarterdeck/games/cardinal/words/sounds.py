"""The sounds of Cardinal."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sound
from quarterdeck.games.cardinal import codes

SOUNDS: Final[dict[int, Sound]] = {
    int(codes.PLACED): "wood",
    int(codes.RETURNED): "wood",
    int(codes.SUMMONED): "bell",
    int(codes.PIRATE_MOVED): "water",
}
"""Sounds by kind of log entry; all other kinds are silent."""
