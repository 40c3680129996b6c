"""What sounds when something happens in Pirates of the Cursed Seas."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sound
from quarterdeck.games.pirates import codes

SOUNDS: Final[dict[int, Sound]] = {
    int(codes.ROLLED_FIRST): "dice",
    int(codes.FIRE_DIE): "dice",
    int(codes.RAM_ROLLED): "dice",
    int(codes.BOARD_ROLLED): "dice",
    int(codes.SCUTTLE_DIE): "dice",
    int(codes.ABILITY_DIE): "dice",
    int(codes.DEED_ROLLED): "dice",
    int(codes.ICE_ROLLED): "dice",
    int(codes.PERIL_ROLLED): "dice",
    int(codes.SCARE_DIE): "dice",
    int(codes.WARD_DIE): "dice",
    int(codes.OMEN_ROLLED): "dice",
    int(codes.EMBER_DIE): "dice",
    int(codes.SHOT_DIE): "blast",
    int(codes.MAST_LOST): "wood",
    int(codes.RAMMED): "wood",
    int(codes.REPAIRED): "wood",
    int(codes.FLAG_LOST): "wood",
    int(codes.FLAG_RAISED): "wood",
    int(codes.BOARDED): "wood",
    int(codes.BUILT): "wood",
    int(codes.STUCK): "wood",
    int(codes.ICE_STRIKES): "wood",
    int(codes.COURSE): "water",
    int(codes.BLOWN): "water",
    int(codes.ISLAND_MOVED): "water",
    int(codes.ISLAND_SWAM): "water",
    int(codes.DIVED): "water",
    int(codes.SURFACED): "water",
    int(codes.SURROUNDED): "water",
    int(codes.SUNK): "splash",
    int(codes.SCUTTLED): "splash",
    int(codes.WRECKED): "splash",
    int(codes.LOST): "splash",
    int(codes.DOCKED): "bell",
    int(codes.TURN): "bell",
    int(codes.UNLOADED): "coin",
    int(codes.COIN_TAKEN): "coin",
    int(codes.GOLD_SHARED): "coin",
    int(codes.PAID): "coin",
    int(codes.RAIDED): "coin",
    int(codes.EVENT_GAINED): "card",
    int(codes.DEED_USED): "card",
    int(codes.FLIPPED): "card",
    int(codes.UNIQUE_TAKEN): "card",
}
"""Sounds by kind of log entry; all other kinds are silent."""
