"""Positions that the pictures are tested with, as position files, and who looks at them."""

from __future__ import annotations

import json
from functools import cache
from typing import cast

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from quarterdeck.scene.shapes import Scene
from tests.scene.harbors import HARBORS
from tests.scene.seas import SEAS

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
MIDDLE = {
    "P": {
        "home": "Nassau",
        "ships": {
            "P0": {"at": "havana", "flipped": True},
            "PN": {"at": "-2.3", "anchored": True},
            "PS": {"at": "commissionable"},
            "PE": {"at": "commissionable"},
            "PW": {"at": "1.-3"},
            "PC": {"at": "decommissioned", "flipped": True},
        },
        "stock": {"L": 1, "M": 1, "T": 1},
        "deployed": {"M": 2, "T": 1},
        "flags": ["Tampa", "Cartagena", "Santiago", "George Town"],
        "hand": [
            "havana-b",
            "tampa-a",
            "gulf-stream",
            "new-orleans-a",
            "isla-margarita-b",
            "scattered-anchors",
            "roatan-a",
        ],
    },
    "H": {
        "home": "Colon",
        "ships": {"H0": {"at": "-3.2", "flipped": True}, "HE": {"at": "commissionable"}},
        "stock": {"L": 2, "M": 1},
        "flags": ["Tortola"],
        "hand": {"cards": 6, "known": ["mobile-a", "overtime", "miami-a", "miami-b", "roseau-a", "roseau-b"]},
    },
    "S": {
        "home": "Bridgetown",
        "ships": {"S0": {"at": "2.3", "anchored": True}, "SW": {"at": "-4.3", "flipped": True}},
        "stock": {"T": 3},
        "deployed": {"T": 2},
        "flags": ["Cozumel", "Belize City"],
        "hand": 7,
    },
    "D": {"home": "Galveston", "ships": {"D0": {"at": "-1.2"}}, "stock": {"M": 4}, "deployed": {"M": 1}, "hand": 5},
}
DISCARD = ["nassau-a", "colon-b", "bridgetown-a", "galveston-b", "tampa-b", "cartagena-a", "santiago-a", "tortola-b"]
TURN: dict[str, object] = {"admirals": MIDDLE, "turn": "P", "discard": [*DISCARD, "george-town-a", "salvage"]}
RAID: dict[str, object] = {**TURN, "actions": 1, "kind": "raid", "ship": "P0", "target": "H0", "dice": [5, 2]}
HANDS = {
    "P": ["havana-a", "havana-b", "overtime", "tampa-a", "roseau-b", "colon-a", "st-georges-a"],
    "H": ["miami-a", "nassau-a", "nassau-b", "mobile-a", "mobile-b", "progreso-a", "salvage"],
}
START = {"L": 2, "M": 1}
HOME: dict[str, object] = {
    "admirals": {seat: {"stock": START, "hand": hand} for seat, hand in HANDS.items()},
    "dice": [6, 3],
}
"""P is to choose a Home Port."""
WON = {"P0": {"at": "havana", "flipped": True}, "PN": {"at": "0.5"}, "PC": {"at": "commissionable"}}
BRUISE_CRUISE: dict[str, tuple[int, dict[str, object]]] = {
    "bruise-home": (0, {**HOME, "asked": "home port", "turn": "P"}),
    "bruise-dice": (
        CHANCE,
        {"admirals": {seat: {"stock": START, "rolled": 0} for seat in "PHS"}, "asked": "first roll"},
    ),
    "bruise-action": (0, {**TURN, "asked": "action", "actions": 2, "wake": {"ship": "P0", "start": "-5.3"}}),
    "bruise-sail": (
        0,
        {**TURN, "asked": "space", "actions": 2, "kind": "sail with card", "card": "new-orleans-a", "ship": "P0"},
    ),
    "bruise-aim": (0, {**TURN, "asked": "target", "actions": 1, "kind": "torpedo", "ship": "P0"}),
    "bruise-loot": (0, {**RAID, "asked": "loot"}),
    "bruise-draw": (0, {**TURN, "asked": "replenishment", "actions": 0, "played": True}),
    "bruise-watched": (SPECTATOR, {**RAID, "asked": "raider's getaway"}),
    "bruise-over": (
        SPECTATOR,
        {
            "admirals": {
                "P": {"home": "Nassau", "ships": WON, "flags": ["Havana", "Tampa"], "hand": []},
                "H": {"home": "Colon", "ships": {"H0": {"at": "1.3"}}, "stock": {"L": 2}, "hand": []},
            },
            "asked": "nothing",
            "turn": "H",
            "discard": own_tables().cards,
        },
    ),
}
POSITIONS = CARDINAL | KRAKEN | BRUISE_CRUISE | HARBORS | SEAS
EVERY = [*POSITIONS]


def key_of(name: str) -> str:
    """The game of a position."""
    first = name.partition("-")[0]
    return "bruise-cruise" if first == "bruise" else first


@cache
def scene(name: str) -> Scene:
    """The picture of one of the positions, veiled for its viewer and with the viewer's moves."""
    key = key_of(name)
    seat, file = POSITIONS[name]
    game = find_game(key)
    position = game.load(json.dumps({"game": key, **file}).encode())
    moves = position.legal() if position.player == seat else []
    veiled = position.clone()
    veiled.veil(seat)
    return cast(Scene, game.scene(veiled, seat, moves))
