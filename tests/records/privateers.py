"""Pirates to each of its ends: the last turns of games from position files, and a whole small one."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.dice import seeded
from quarterdeck.table.match import Match
from tests.records.captains import fair, voyage
from tests.records.games import Fields, new_match, play_on, script

KEY: Final = "pirates"
EAGER: Final = ("fire", "ram", "board", "explore", "take", "shoot", "L ", "act")
"""What is done most times where it can be."""
TABLE: Final[Fields] = {
    "game": KEY,
    "players": 2,
    "asked": "ship",
    "who": "R",
    "turn": "R",
    "round": 9,
    "islands": [
        {"card": "gull-rock", "at": [20000, 45000, 0], "home": "R"},
        {"card": "lantern-isle", "at": [60000, 45000, 450], "hidden": 0, "tokens": ["R", "G"]},
        {"card": "fern-island", "at": [100000, 45000, 0], "home": "G"},
    ],
}
ALBION: Final[Fields] = {"ship": "hms-albion", "fleet": "R", "at": [26000, 45000, 1800]}
CROW: Final[Fields] = {"ship": "carrion-crow", "fleet": "G", "at": [92000, 45000, 0]}
OTHER_CROW: Final[Fields] = {"ship": "carrion-crow", "fleet": "G", "at": [90000, 60000, 1800]}
CROWS: Final = "10.carrion-crow.carrion-crow"
COINS: Final = ("2", "2#2", "2#3", "2#4")
"""All that two fleets of 10 points give."""

TRIO: Final = (
    "10.el-picador~captain~oarsman",
    "10.noble-swan~captain~oarsman",
    "10.dervish~explorer~captain",
)


FLEETS: Final = (
    "20.hms-albion~explorer.hms-plantagenet~captain._1133",
    "20.longshanks~captain.treachery~helmsman.carrion-crow._1133",
)
SKIRMISH: Final[Fields] = TABLE | {
    "round": 3,
    "patience": 2,
    "starting_gold": 16,
    "gold": [3, 1, 0, 0],
    "islands": [
        {"card": "gull-rock", "at": [20000, 45000, 0], "home": "R"},
        {"card": "lantern-isle", "at": [60000, 45000, 450], "hidden": 4},
        {"card": "fern-island", "at": [100000, 45000, 0], "home": "G"},
    ],
    "ships": [
        {"ship": "hms-albion", "fleet": "R", "at": [55950, 45000, 0]},
        {"ship": "hms-plantagenet", "fleet": "R", "at": [53000, 51000, 0]},
        {"ship": "longshanks", "fleet": "G", "at": [64000, 49500, 2250]},
        {"ship": "treachery", "fleet": "G", "at": [66000, 40000, 1800]},
        {"ship": "carrion-crow", "fleet": "G", "at": [58500, 54000, 1800]},
    ],
    "pieces": [
        {"card": "explorer-english", "owner": "R", "at": "R1", "seen": ["R"]},
        {"card": "captain-english", "owner": "R", "at": "R2", "seen": ["R"]},
        {"card": "captain-pirate", "owner": "G", "at": "G1", "seen": ["G"]},
        {"card": "helmsman-pirate", "owner": "G", "at": "G2", "seen": ["G"]},
    ],
    "treasures": [1, 1, 3, 3, 1, 1, 3, 3],
    "unseen": ["1#3", "1#4", "3#3", "3#4"],
    "slots": [
        {"what": "3", "at": "out", "seen": ["R", "G"]},
        {"what": "1", "at": "out", "seen": ["R", "G"]},
        {"what": "1#2", "at": "R2", "seen": ["R"]},
        {"what": "3#2", "at": "G3", "seen": ["G"]},
    ],
}
"""Fleets of 20 points around the one wild island."""


def near_the_end(start: Fields, *coins: str) -> Fields:
    """A position in which coins lie aboard these ships, or are at home where they are `out`."""
    slots = [{"what": what, "at": at, "seen": ["R", "G"]} for what, at in zip(COINS, coins, strict=True)]
    return TABLE | {"starting_gold": 8, "treasures": [2, 2, 2, 2], "slots": slots} | start


def late(start: Fields, *coins: str, red: str = "10.hms-albion") -> Match:
    """A game that begins there."""
    return new_match(KEY, start=near_the_end(start, *coins), total=10, red=red, green=CROWS)


def half_the_gold() -> Match:
    """Red, who has half of the gold at home, brings 2 more (PI-20.1, PI-R45)."""
    start: Fields = {"gold": [4, 0, 0, 0], "ships": [ALBION, CROW, OTHER_CROW]}
    return script(late(start, "out", "out", "R1", "G1"), "act R1", "move", "L 180.0 83.80")


def no_moves() -> Match:
    """The last mast of Green's is shot off far from home: Green will never sail again (PI-20.2, PI-R46)."""
    start: Fields = {
        "gold": [2, 0, 0, 0],
        "ships": [
            ALBION | {"at": [53000, 35000, 200]},
            CROW | {"at": [56500, 34500, 2000], "masts": [2]},
            OTHER_CROW | {"state": "gone"},
        ],
    }
    return script(late(start, "out", "R1", "G1", "G1"), "act R1", "shoot", "fire 1 at G1", "die 6")


def all_unloaded() -> Match:
    """Green brings the last gold home; both have 4 of 8, and Green has more ships (PI-20.3, PI-20.9)."""
    start: Fields = {"who": "G", "turn": "G", "gold": [4, 2, 0, 0], "ships": [ALBION, CROW, OTHER_CROW]}
    return script(late(start, "out", "out", "out", "G1"), "act G1", "move", "S 0.0 57.50")


def all_unloaded_level() -> Match:
    """The same, and both have two ships: nobody has won alone (PI-20.9, PI-R49)."""
    guard = ALBION | {"at": [26000, 50000, 1800]}
    start: Fields = {"who": "G", "turn": "G", "gold": [4, 2, 0, 0], "ships": [ALBION, guard, CROW, OTHER_CROW]}
    match = late(start, "out", "out", "out", "G1", red="10.hms-albion.hms-albion")
    return script(match, "act G1", "move", "S 0.0 57.50")


def stalemate() -> Match:
    """A whole game of three with fleets of 10 points, in which nothing happens for two rounds (PI-R52)."""
    red, green, blue = TRIO
    return play_on(new_match(KEY, players=3, total=10, patience=2, red=red, green=green, blue=blue), seed=3)


def skirmish(seed: int) -> Match:
    """Two fleets around an island with treasure: they shoot, ram, board and explore whenever they can, for four rounds."""
    dice = seeded(seed)

    def choose(match: Match, seat: int) -> str:
        texts = match.legal(seat)
        wanted = [text for text in texts if text.startswith(EAGER)]
        chosen = wanted if wanted and dice.below(4) else texts
        return chosen[dice.below(len(chosen))]

    match = new_match(KEY, start=SKIRMISH, total=20, patience=2, red=FLEETS[0], green=FLEETS[1])
    return voyage(match, [choose, choose], fair(dice))
