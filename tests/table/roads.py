"""A table of Bruise Cruise at which much can be done at once."""

from __future__ import annotations

from quarterdeck.table.match import Match
from tests.records.games import Fields, new_match


def roads(**p: object) -> Match:
    """P's flagship and Western ship lie beside H's flagship, in the roads of Tampa; S looks on."""
    admirals: Fields = {
        "P": {
            "home": "Havana",
            "ships": {
                "P0": {"at": "-5.5", "flipped": True},
                "PW": {"at": "Tampa", "flipped": True},
            },
            "flags": ["Cozumel", "Progreso"],
            "stock": {"L": 3, "M": 1, "T": 1},
            "hand": ["havana-a", "tampa-a", "tampa-b", "gulf-stream", "bank-error"],
        }
        | p,
        "H": {
            "home": "San Juan",
            "ships": {"H0": {"at": "-5.6"}},
            "stock": {"M": 1, "T": 1},
            "hand": ["nassau-a", "nassau-b"],
        },
        "S": {"home": "Colon", "ships": {"S0": {"at": "Colon"}}, "hand": ["miami-a", "miami-b"]},
    }
    start: Fields = {"game": "bruise-cruise", "asked": "action", "turn": "P", "actions": 2, "admirals": admirals}
    return new_match("bruise-cruise", players=3, start=start)
