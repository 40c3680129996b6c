"""What sounds when something happens in Bremerhaven."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sound
from quarterdeck.games.bremerhaven import codes

SOUNDS: Final[dict[int, Sound]] = {
    int(codes.LAID): "card",
    int(codes.REVEALED): "card",
    int(codes.BUILDING_WON): "card",
    int(codes.CONTRACT_PLACED): "card",
    int(codes.PRICE_CHOSEN): "card",
    int(codes.GREW): "card",
    int(codes.NEWS_TURNED): "card",
    int(codes.ROUND): "bell",
    int(codes.SHIP_BERTHED): "bell",
    int(codes.SHIP_LEFT): "bell",
    int(codes.PARKED): "coin",
    int(codes.INCOME): "coin",
    int(codes.SOLD): "coin",
    int(codes.REWARDED): "coin",
    int(codes.GOT_MONEY): "coin",
    int(codes.PAID_PENALTY): "coin",
    int(codes.CHARGED): "coin",
    int(codes.BUILT): "wood",
    int(codes.BOLLARD_PUT): "wood",
    int(codes.CLEARED): "wood",
    int(codes.UNLOADED): "wood",
    int(codes.DELIVERED): "wood",
    int(codes.SHIFTED): "wood",
    int(codes.PACKED_TWO): "wood",
    int(codes.UNPACKED_ONE): "wood",
    int(codes.PRODUCED): "wood",
}
"""Sounds by kind of log entry; all other kinds are silent."""
