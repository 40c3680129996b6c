"""Positions that the pictures are tested with, as position files, and who looks at them."""

from __future__ import annotations

import json
from functools import cache
from typing import cast

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.registry import find_game
from quarterdeck.scene.shapes import Scene

SPECTATOR = -2

CARDINAL: dict[str, tuple[int, dict[str, object]]] = {
    "cardinal-empty": (0, {"board": [". . . ."] * 4, "player": "orange"}),
    "cardinal-middle": (1, {"board": ["O . . .", ". O . G", ". . P .", ". O . G"], "player": "green"}),
    "cardinal-pirate": (
        1,
        {
            "board": [". . . . .", ". O G . .", ". . . . .", ". G O . .", ". . . . ."],
            "player": "green",
            "choosing": "pirate",
        },
    ),
    "cardinal-closed-crowd": (
        0,
        {
            "board": ["O . O . . .", "O . G . . .", "G . G . . .", ". P . . . .", ". . . . . .", ". . . . . ."],
            "player": "orange",
        },
    ),
    "cardinal-coin": (CHANCE, {"board": [". . . . . . ."] * 3, "player": "coin"}),
    "cardinal-won": (
        SPECTATOR,
        {
            "board": ["O . O .", ". G . .", "O . O .", ". . . O"],
            "player": "nobody",
            "ended": "five-ships",
            "winner": "orange",
        },
    ),
}

FOUR = {
    "A": {"at": "E1", "damage": 3, "hand": ["Full Sail", "Close Quarters"]},
    "B": {"at": "W4", "damage": 1, "hand": ["Running Fight", "Heave To"]},
    "C": {"at": "N3", "damage": 2, "hand": ["Following Sea", "Last Powder"]},
    "D": {"at": "W2", "hand": ["Stern Lantern", "Beat the Drum"]},
}
PLAYED = ["Rolling Broadside", "Jury Rig", "Lee Shelter", "Undertow"]
KRAKEN: dict[str, tuple[int, dict[str, object]]] = {
    "kraken-start": (CHANCE, {"front": "N", "ships": {"A": {}, "B": {}, "C": {}}, "player": "chance"}),
    "kraken-card": (
        0,
        {"front": "E", "ships": FOUR, "player": "A", "played": PLAYED, "order": ["A", "B", "C", "D"], "round": 2},
    ),
    "kraken-icon": (
        2,
        {
            "front": "S",
            "ships": {
                "A": {"at": "S3", "damage": 2, "hand": ["Heave To"]},
                "B": {"at": "S2", "hand": ["Undertow", "Full Sail"]},
                "C": {"at": "N1", "damage": 1, "hand": ["Blood in the Water"]},
            },
            "player": "C",
            "card": "Hard Over",
            "icons": "F D K",
            "played": ["Last Powder", "Jury Rig", "Hard Over"],
            "order": ["C", "A", "B"],
        },
    ),
    "kraken-watched": (
        SPECTATOR,
        {
            "front": "N",
            "ships": {
                "A": {"at": "N2", "damage": 3, "hand": ["Heave To"]},
                "B": {"at": "S1", "damage": 1, "hand": ["Undertow", "Full Sail"]},
            },
            "player": "A",
            "card": "Stern Lantern",
            "icons": "U K",
            "played": ["Stern Lantern"],
            "order": ["A", "B"],
        },
    ),
    "kraken-won": (
        SPECTATOR,
        {
            "front": "W",
            "ships": {"A": {"sunk": 2}, "B": {"sunk": 3}, "C": {"at": "W2", "damage": 1}, "D": {"sunk": 1}},
            "player": "nobody",
            "played": ["Running Fight", "Hard Over"],
            "round": 10,
            "ended": "last-afloat",
        },
    ),
}
ALL = [*CARDINAL, *KRAKEN]


@cache
def scene(name: str) -> Scene:
    """The picture of one of the positions, veiled for its viewer and with the viewer's moves."""
    key = name.partition("-")[0]
    seat, file = (CARDINAL | KRAKEN)[name]
    game = find_game(key)
    position = game.load(json.dumps({"game": key, **file}).encode())
    moves = position.legal() if position.player == seat else []
    veiled = position.clone()
    veiled.veil(seat)
    return cast(Scene, game.scene(veiled, seat, moves))
