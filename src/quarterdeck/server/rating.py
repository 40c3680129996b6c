"""Ratings: how a person's or a bot's strength is estimated, and how a game changes the estimates (docs/people.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Final

from msgspec import Struct

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE: Final = 25.0
"""The strength at which everybody begins."""
CHANCE: Final = MIDDLE / 6
"""How far a player's strength in a single game may lie from the player's own: one standard deviation."""
UNKNOWN: Final = MIDDLE / 3
"""The uncertainty with which people begin."""
MEASURED: Final[dict[str, tuple[int, ...]]] = {
    "cardinal": (88, 93, 95, 86, 62),
    "kraken": (79, 73, 66, 61, 66),
    "bruise-cruise": (97, 92, 90, 60, 64),
    "bremerhaven": (98, 68, 82, 80, 64),
    "pirates": (98, 67, 55, 63, 57),
}
"""What a level gets of the result against the one below, in percent: level 1 against random play, level 2 against level 1, and so on.

These are the shares in games for two in docs/bots.md, where the intervals stand as well; of 100 % the lower end of the interval."""
UNMEASURED: Final = (80, 80, 80, 80, 80)
"""The same for games whose bots nobody has measured."""
MOST_LEVEL: Final = len(UNMEASURED)
MIDDLE_LEVEL: Final = 3
"""The level of a bot that is taken to be of middling strength."""
OF_A_BOT: Final = MIDDLE / 6
"""The uncertainty with which bots begin: they do not learn, and their levels are in order."""
POINTS: Final = 40
"""How many points people are told for one unit of strength."""
MIDDLE_POINTS: Final = 1_000
WIDTH: Final = 2
"""People are told twice the uncertainty; the true strength lies that near in 19 of 20 cases."""


class Strength(Struct, frozen=True):
    """An estimate of strength: the likeliest one, and how far off it may be (a standard deviation)."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The likeliest strength as people are told it."""
        return MIDDLE_POINTS + round((self.mu - MIDDLE) * POINTS)

    @property
    def give(self) -> int:
        """How many points the true strength may be above or below, as people are told it."""
        return round(self.sigma * POINTS * WIDTH)

    @property
    def sure(self) -> float:
        """A strength that is almost certainly reached, by which leader boards are sorted."""
        return self.mu - 3 * self.sigma


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - a server needs it only when a game ends

    return PlackettLuce(beta=CHANCE)


def level_of(spec: str) -> int:
    """The level of a bot from its spec; 0 is the random one."""
    level = spec.partition(":")[2]
    return int(level) if level.isdigit() else 0


def beginning(level: int | None, game: str) -> Strength:
    """The estimate before the first game, of a person (None) or of a bot of a level in a game."""
    if level is None:
        return Strength(MIDDLE, UNKNOWN)
    steps = [step_of(share) for share in MEASURED.get(game, UNMEASURED)]
    return Strength(MIDDLE + sum(steps[:level]) - sum(steps[:MIDDLE_LEVEL]), OF_A_BOT)


def step_of(share: int) -> float:
    """How much stronger somebody is who gets this share of the result in games for two, in percent."""
    return sqrt(2) * CHANCE * NormalDist().inv_cdf(share / 100)


def after_game(players: Sequence[str], before: Sequence[Strength], ranks: Sequence[int]) -> dict[str, Strength]:
    """The estimates after a game, by player; `players`, `before` and `ranks` have an entry for each seat.

    A player in several seats (bots of one level are one player) gets the mean of what these seats would get.
    """
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    found: dict[str, list[Strength]] = {}
    for player, (one,) in zip(players, rated, strict=True):
        found.setdefault(player, []).append(Strength(one.mu, one.sigma))
    return {
        player: Strength(sum(one.mu for one in some) / len(some), sum(one.sigma for one in some) / len(some))
        for player, some in found.items()
    }
