"""What games between fleets come to: how often each has won, and the interval in which the truth probably lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from quarterdeck.games.pirates.fleets.shipyard import FleetRating
from quarterdeck.games.pirates.pack.toml_text import rows_text
from quarterdeck.lab.figures import wilson

DIGITS: Final = 4
HEAD: Final = """\
# How the offered fleets have done against each other, both sides sailed by the same bot; a draw counts half. `low` and
# `high` are Wilson's 95 % interval of the share of wins. `python -m studies.pirates` plays the games and writes this file.

"""


class Played(Struct, frozen=True):
    """Games of one fleet against another."""

    red: str
    green: str
    games: int
    red_wins: float


def ratings_of(played: Sequence[Played], bot: str) -> list[FleetRating]:
    """The ratings of all fleets that have played, in the order of their first games."""
    games: dict[str, int] = {}
    wins: dict[str, float] = {}
    for one in played:
        for fleet, won in ((one.red, one.red_wins), (one.green, one.games - one.red_wins)):
            games[fleet] = games.get(fleet, 0) + one.games
            wins[fleet] = wins.get(fleet, 0.0) + won
    return [rating(fleet, games[fleet], wins[fleet], bot) for fleet in games]


def rating(fleet: str, games: int, wins: float, bot: str) -> FleetRating:
    """The rating of one."""
    low, high = wilson(wins / games, games)
    return FleetRating(games, round(wins, 1), round(low, DIGITS), round(high, DIGITS), bot, fleet)


def ratings_text(ratings: Sequence[FleetRating]) -> str:
    """The file of ratings."""
    return HEAD + rows_text("rating", ratings)
