"""Positions of Pirates that the pictures are tested with: two fleets around islands, and what one of them does."""

from __future__ import annotations

from typing import Final

Part = dict[str, object]

SEA: Final[Part] = {
    "players": 2,
    "round": 7,
    "starting_gold": 30,
    "gold": [5, 3, 0, 0],
    "islands": [
        {"card": "gull-rock", "at": [16000, 68000, 0], "home": "R"},
        {"card": "fern-island", "at": [104000, 24000, 450], "home": "G"},
        {"card": "lantern-isle", "at": [62000, 50000, 450], "hidden": 2, "tokens": ["G"]},
        {"card": "turtle-cay", "at": [30000, 20000, 900], "hidden": 3},
        {"card": "widows-point", "at": [92000, 70000, 1350], "hidden": 4},
    ],
    "terrain": [
        {"card": "reef-1", "at": [46000, 66000, 300], "placer": "R"},
        {"card": "fog-bank", "at": [74000, 24000, 0], "placer": "G"},
    ],
    "ships": [
        {"ship": "hms-titan", "fleet": "R", "at": [55000, 35000, 150], "masts": [1, 2, 4, 5]},
        {"ship": "hms-plantagenet", "fleet": "R", "at": [30000, 52000, 1300]},
        {"ship": "hms-albion", "fleet": "R", "at": [21600, 68000, 1800]},
        {"ship": "harbinger", "fleet": "G", "at": [58600, 31000, 1500], "masts": [1, 2, 3], "burning": [3]},
        {"ship": "longshanks", "fleet": "G", "at": [74000, 56000, 2100]},
        {"ship": "carrion-crow", "fleet": "G", "at": [46000, 14000, 1950], "masts": []},
    ],
    "pieces": [
        {"card": "captain-english", "owner": "R", "at": "R1", "seen": ["R", "G"], "face_up": True},
        {"card": "helmsman-english", "owner": "R", "at": "R2", "seen": ["R"]},
        {"card": "explorer-english", "owner": "R", "at": "R3", "seen": ["R"]},
        {"card": "helmsman-pirate", "owner": "G", "at": "G1", "seen": ["G"]},
        {"card": "explorer-pirate", "owner": "G", "at": "island 2", "seen": ["G"]},
    ],
    "treasures": [1, 2, 2, 3, 1, 1, 3, 4, 2, 1, 3, 7],
    "unseen": ["1", "2", "2#2", "3", "1#2", "1#3", "3#2", "4", "2#3"],
    "slots": [
        {"what": "1#4", "at": "R2", "seen": ["R"]},
        {"what": "3#3", "at": "G2", "seen": ["G"]},
        {"what": "7", "at": "G3", "seen": ["R", "G"]},
    ],
}
MOVING: Final[Part] = {
    **SEA,
    "asked": "segment",
    "who": "R",
    "turn": "R",
    "in_progress": {"unit": "R2", "action": {"kind": "move"}},
}
FIRING: Final[Part] = {
    **SEA,
    "asked": "shot",
    "who": "R",
    "turn": "R",
    "in_progress": {"unit": "R1", "action": {"kind": "shoot"}},
}

SEAS: Final[dict[str, tuple[int, Part]]] = {
    "pirates-name": (0, {**SEA, "asked": "ship", "who": "R", "turn": "R"}),
    "pirates-steer": (0, MOVING),
    "pirates-fire": (0, FIRING),
    "pirates-other": (1, FIRING),
    "pirates-watched": (-2, {**SEA, "asked": "ship", "who": "G", "turn": "G"}),
}
