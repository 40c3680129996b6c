"""Bremerhaven to each of its ends: whole games of players with simple habits, and last rounds from position files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, cast

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.table.match import Match
from tests.records.captains import Captain, Luck, fair, voyage
from tests.records.games import Fields, new_match, script

KEY: Final = "bremerhaven"
EAGER: Final = ("produce", "deliver", "unload", "upgrade", "build", "clear", "bollard", "site b2", "start barrel")
"""What is done whenever it can be, most times; the first before the others."""

SOLO: Final[Fields] = {
    "game": KEY,
    "round": 10,
    "asked": "harbor",
    "ahead": 2,
    "dummy": {
        "rank": "First Mate",
        "upgrades": 1,
        "laid": {"1.1": [2], "2.2": [5], "1.4": [3], "3.1": [4], "1.0": [5]},
        "instruction": "storage-fees",
    },
    "sea": ["grietje", None],
    "land": [None, None],
    "prices": {"top": ["3-1-4-2"]},
    "buildings": {"offer": "customs-house"},
    "ships": {"mixed": True},
    "contracts": {"mixed": True},
    "newspaper": {"used": ["storage-fees"]},
}
"""The last round of a game alone, in which only goods are left to be moved."""
HARBOR: Final[Fields] = {
    "rank": "Captain",
    "laid": {"1.5": [3, 4], "1.2": [2], "3.2": [5], "1.3": [1]},
    "goods": {"a1": ["barrel"]},
    "stage": "moving",
}


def eager(seed: int, seat: int) -> Captain:
    """Mostly does what brings its harbor on, and anything else where nothing does."""
    dice = seeded(seed, seat)

    def choose(match: Match, seat: int) -> str:
        texts = match.legal(seat)
        wanted = next((found for verb in EAGER if (found := [text for text in texts if text.startswith(verb)])), [])
        chosen = wanted if wanted and dice.below(6) else texts
        return chosen[dice.below(len(chosen))]

    return choose


def whole(players: int, seed: int, *, length: str = "long", order: str = "free") -> Match:
    """A whole game."""
    captains = [eager(seed, seat) for seat in range(players)]
    return voyage(new_match(KEY, players, length=length, order=order), captains, fair(seeded(seed, players)))


def late(players: int, seed: int, ahead: int, *, length: str = "long") -> Match:
    """The last rounds of a game, from such a bid on."""
    captains, luck = [eager(seed, seat) for seat in range(players)], fair(seeded(seed, players))
    start = so_near(captains, luck, ahead, length=length)
    return voyage(new_match(KEY, players, start=start, length=length), captains, luck)


def so_near(captains: Sequence[Captain], luck: Luck, ahead: int, *, length: str = "long") -> Fields:
    """The position at the first bid at which the Ship token is so near to the last space."""
    match = new_match(KEY, len(captains), length=length)
    while not begins(cast(BremerhavenPosition, match.view(NOBODY)), ahead):
        voyage(match, captains, luck, 1)
    saved: Fields = json.loads(match.save())
    return saved


def begins(position: BremerhavenPosition, ahead: int) -> bool:
    """A round is about to begin, and it is one of the last."""
    return position.phase in (codes.BIDDING, codes.INSTRUCTING) and position.laid_cards == 0 and position.ahead <= ahead


def alone(money: int, prestige: int) -> Match:
    """A last round alone that ends with so much of both."""
    start = SOLO | {"harbors": {"R": HARBOR | {"money": money, "prestige": prestige}}}
    return script(new_match(KEY, 1, start=start), "done")


def level() -> Match:
    """Red's and Green's products are equal, and Green is Captain (BH-T70)."""
    return script(new_match(KEY, start=LEVEL, length="short"), "done")


LEVEL: Final[Fields] = {
    "game": KEY,
    "length": "short",
    "round": 10,
    "asked": "harbor",
    "harbors": {
        "R": {
            "rank": "First Mate",
            "money": 20,
            "prestige": 12,
            "laid": {"1.0": [1, 2, 3, 4, 5]},
            "goods": {"d3": ["crate", "crate"]},
            "stage": "moving",
        },
        "G": {"rank": "Captain", "money": 16, "prestige": 15, "laid": {"1.5": [1, 2, 3, 4, 5]}},
    },
    "prices": {"top": ["3-1-4-2"]},
    "buildings": {"offer": "bank"},
    "ships": {"mixed": True},
    "contracts": {"mixed": True},
    "sea": ["grietje", "kleine-antje"],
    "land": ["lehe-chandlery", "geestendorf-toyshop"],
}
