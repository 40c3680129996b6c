"""What sounds when something happens in Bruise Cruise."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Sound
from quarterdeck.games.bruise_cruise import codes

SOUNDS: Final[dict[int, Sound]] = {
    int(codes.ROLLED): "dice",
    int(codes.TIE_ROLLED): "dice",
    int(codes.DICE_FELL): "dice",
    int(codes.DEALT): "card",
    int(codes.DREW): "card",
    int(codes.DISCARDED): "card",
    int(codes.PLAYED): "card",
    int(codes.SALVAGED): "card",
    int(codes.CLAIMED): "card",
    int(codes.RESHUFFLED): "card",
    int(codes.SAILED): "water",
    int(codes.MOVED): "water",
    int(codes.DRIFTED): "water",
    int(codes.FLED): "water",
    int(codes.WEIGHED): "water",
    int(codes.BLEW): "water",
    int(codes.BOUGHT): "coin",
    int(codes.EXCHANGED): "coin",
    int(codes.TOOK): "coin",
    int(codes.GOT): "coin",
    int(codes.STOLE): "coin",
    int(codes.TORPEDOED): "blast",
    int(codes.LAUNCHED): "blast",
    int(codes.RAIDED): "bell",
    int(codes.FOUGHT): "bell",
    int(codes.DECK_EMPTY): "bell",
    int(codes.ANCHORED): "wood",
    int(codes.COMMISSIONED): "wood",
    int(codes.RETIRED): "wood",
    int(codes.FLAG_BACK): "wood",
}
"""Sounds by kind of log entry; all other kinds are silent."""
