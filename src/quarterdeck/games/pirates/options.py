"""What can be agreed on before a game of Pirates, and how long a random game can take then."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from quarterdeck.games.pirates.fleet import USUAL

RANDOM: Final = "random"
"""A fleet that is drawn; with a nation behind a colon, one of that nation: `random:english`."""
FleetText = Annotated[str, Meta(max_length=4_000)]
DECISIONS: Final = 60_000
"""For each seat: more than ten times as many as the longest of some hundred random games had."""


class PiratesOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The build total (PI-2.3), islands (PI-3.2), patience with games in which nothing happens (PI-R52), and fleets.

    A fleet is the name of one that the pack offers, a fleet written as a short text, or `random`; left empty it is the
    first offered one that fits for Red, the second one for Green and so on, and drawn where there is none.
    """

    total: Annotated[int, Meta(ge=10, le=100)] = USUAL
    islands: Annotated[int, Meta(ge=0, le=8)] = 0
    """For each player; 0: in proportion to the build total (PI-R40)."""
    patience: Annotated[int, Meta(ge=1, le=200)] = 60
    """Rounds in which nothing happens before the game ends."""
    red: FleetText = ""
    green: FleetText = ""
    blue: FleetText = ""
    yellow: FleetText = ""
    draw: Annotated[int, Meta(ge=0, le=999_999)] = 1
    """A number that random fleets are drawn from: with the same number come the same fleets."""


def longest(players: int, patience: int) -> int:
    """More decisions than any random game takes, those of CHANCE included.

    There is no proof for all games: two players who shoot at each other and repair forever could play on. A random game
    ends because masts are lost faster than random ships come home to repair them: sooner or later half of the players
    have no move left, the gold is home, or nothing happens for as many rounds as `patience` allows. A turn has few
    decisions: each unit acts once, each piece of crew is moved at most twice between two actions (PI-R60).
    """
    return players * DECISIONS * max(1, patience // 30)
