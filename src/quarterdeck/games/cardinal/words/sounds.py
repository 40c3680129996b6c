"""What sounds when something happens in Cardinal."""

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
"""By kind of entry in the log; the others are silent."""
