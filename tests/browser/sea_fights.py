"""Games of Pirates that begin in the middle, from position files: so that tests find there what they are for."""

from __future__ import annotations

from typing import Final

from tests.browser.harbors import RANDOM_BOT
from tests.browser.player import ME, Player
from tests.records.games import Fields, new_match, script
from tests.records.privateers import ALBION, CROW, CROWS, OTHER_CROW, SKIRMISH, TABLE, near_the_end

IN_RANGE: Final[Fields] = TABLE | {
    "round": 3,
    "starting_gold": 8,
    "islands": SKIRMISH["islands"],
    "ships": [
        {"ship": "hms-albion", "fleet": "R", "at": [40000, 30000, 0]},
        {"ship": "carrion-crow", "fleet": "G", "at": [42000, 28000, 300]},
        {"ship": "carrion-crow", "fleet": "G", "at": [90000, 60000, 1800]},
    ],
    "treasures": [2, 2, 2, 2],
    "unseen": ["2", "2#2", "2#3", "2#4"],
}
"""R1 lies well within S of G1 and far from G2."""
AT_HOME: Final[Fields] = near_the_end(
    {"gold": [4, 0, 0, 0], "ships": [ALBION, CROW, OTHER_CROW]}, "out", "out", "R1", "G1"
)
"""R1 lies before her home island with the gold that Red needs to win."""
HOME: Final = "L 180.0 83.80"
"""Her way there."""
FLEETS: Final = {"red": "10.hms-albion", "green": CROWS}


def comes_to(player: Player, start: Fields, *moves: str) -> None:
    """Have a table at which a game begins where these moves have led from a position."""
    come = script(new_match("pirates", 2, start, total=10, **FLEETS), *moves).save().decode()
    player.makes_table("pirates", ME, RANDOM_BOT, position=come, total=10, **FLEETS)
    assert player.is_to_choose()
