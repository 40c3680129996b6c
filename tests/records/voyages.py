"""Bruise Cruise to each of its ends, each tie-break included: whole games, and last turns from position files."""

from __future__ import annotations

import json
from typing import Final

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise.pack.tables import own_tables
from quarterdeck.table.match import Match
from tests.records.captains import Homeward, bold, fair, hasty, idle, map_t, map_u, restless, set_sail, voyage
from tests.records.games import Fields, script

DEAD_HEAT: Final[Fields] = {
    "P": {
        "home": "Havana",
        "ships": {"P0": {"at": "Havana", "flipped": True}} | {f"P{k}": {"at": "decommissioned"} for k in "NSEWC"},
        "deployed": {"M": 2},
        "flags": ["Tampa", "Cartagena", "Tortola", "Cozumel", "Nassau"],
        "hand": ["roatan-a"],
    },
    "H": {
        "home": "San Juan",
        "ships": {"H0": {"at": "7.0"}},
        "deployed": {"M": 8, "T": 5},
        "hand": ["nassau-b"],
    },
}
"""P has five ships home and is a point behind."""


def last_card(home_bound: str, *, hand: str = "roatan-a") -> Match:
    """P plays the last card of all: both have nine points, P's ships are three spaces from home."""
    admirals: Fields = {
        "P": {
            "home": "Havana",
            "ships": {
                "P0": {"at": "-1.2", "flipped": True},
                "PE": {"at": "-4.2", "flipped": True},
                "PN": {"at": "commissionable"},
            },
            "deployed": {"M": 7},
            "flags": ["Tampa", "Tortola"],
            "hand": [hand],
        },
        "H": {"home": "San Juan", "ships": {"H0": {"at": home_bound}}, "deployed": {"M": 4, "T": 5}},
    }
    discard = [card for card in own_tables().cards if card != hand]
    return play_from({"admirals": admirals, "discard": discard})


def play_from(fields: Fields) -> Match:
    """A match of two on the game's own chart that begins with P's last action."""
    game = find_game("bruise-cruise")
    file = {"game": "bruise-cruise", "asked": "action", "turn": "P", "actions": 1, **fields}
    start = game.load(json.dumps(file).encode())
    return Match.new(game, set_sail(2).setup, ("Ada", "Ben"), start)


def fleet_home() -> Match:
    """A whole game on the game's own chart: P's ships claim and come home, H does what comes to its mind."""
    plan = Homeward(seeded(1))
    return voyage(set_sail(2), [plan.captain, restless(seeded(2))], plan.luck)


def fleet_home_tie() -> Match:
    """The last ship levels the score, and the one who ends the game wins the tie."""
    return script(play_from({"admirals": DEAD_HEAT}), "decommission")


def cards_played(players: int, seed: int) -> Match:
    """A whole game on Map T in which all spend cards quickly."""
    captains = [hasty(seeded(seed, seat)) for seat in range(players)]
    return voyage(set_sail(players, pack=map_t()), captains, fair(seeded(seed, players)))


def cards_played_nearest() -> Match:
    """H's only ship is two spaces from home."""
    return script(last_card("7.1"), "exchange")


def cards_played_dice() -> Match:
    """H's ship is as far as P's two, and the first dice are equal, too."""
    return script(last_card("7.2"), "exchange", "dice 2 5", "dice 4 3", "dice 1 1", "dice 1 2")


def stalemate() -> Match:
    """Two who have lost patience: nobody moves a card in four turns."""
    match = set_sail(2, patience=4)
    voyage(match, [idle] * 2, fair(seeded(4)), 18)
    return voyage(match, [idle] * 2, fair(seeded(4)))


def sea_fight(players: int, seed: int, decisions: int) -> Match:
    """A game on Map T with the game's own Unfathomable cards: much happens in a short time, then nothing more."""
    match = set_sail(players, pack=map_u(), patience=2)
    luck = fair(seeded(seed, players))
    voyage(match, [bold(seeded(seed, seat)) for seat in range(players)], luck, decisions)
    return voyage(match, [idle] * players, luck)
