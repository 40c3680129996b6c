"""Games of Pirates that begin in the middle, from position files: so that tests find there what they are for."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec import json

from tests.browser.captains import latest, sees
from tests.browser.harbors import RANDOM_BOT, answered
from tests.browser.player import ME, Player
from tests.browser.words import say
from tests.records.games import Fields
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
    """Have a table at which a game begins from a position, and make these moves there by their notation."""
    player.makes_table("pirates", ME, RANDOM_BOT, position=json.encode(start).decode(), total=10, **FLEETS)
    for move in moves:
        sees(player, partial(can, player, move))
        answered(player, partial(writes, player, move))


def can(player: Player, move: str) -> bool:
    """Whether the move is to be chosen from."""
    return move in latest(player)[0].moves


def writes(player: Player, move: str) -> None:
    """Type a move; on a phone the panel is shut again."""
    player.types(move)
    if player.phone:
        player.presses(say("close"))
