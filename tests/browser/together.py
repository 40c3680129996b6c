"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.browser.player import Player

LOOK = 15.0
"""Milliseconds until one looks again."""
PATIENCE = 4_000
"""Looks without anything to do: at least a minute."""

SAFEST: Final = (
    "Repair", "Move one Lane outward", "Sail forward", "Play ", "Turn Kraken clockwise", "Move one Lane inward",
    "Turn Kraken anticlockwise", "Let the tentacles strike", "Fire",
)  # fmt: skip
"""How icons and cards of Kraken begin, those that keep ships afloat first."""


def first(choices: Sequence[str]) -> str:
    """Whatever comes first."""
    return choices[0]


def safest(choices: Sequence[str]) -> str:
    """In Kraken: so that the game takes a few rounds."""
    return min(choices, key=lambda name: next(k for k, begin in enumerate(SAFEST) if name.startswith(begin)))


def whose_turn(*players: Player) -> Player | None:
    """Who has something to choose; None if the game is over."""
    for _ in range(PATIENCE):
        for player in players:
            if player.hotspots.count() > 0:
                return player
            if player.ending.is_visible():
                return None
        players[0].page.wait_for_timeout(LOOK)
    raise AssertionError("nobody has anything to choose, and the game is not over")


def play_on(
    *players: Player,
    choose: Callable[[Sequence[str]], str] = first,
    after_each: Callable[[Player], None] | None = None,
    turns: int = 10_000,
) -> None:
    """Play until everybody sees the end, or so many choices."""
    for _ in range(turns):
        player = whose_turn(*players)
        if player is None:
            for each in players:
                each.ending.wait_for()
            return
        player.chooses(choose(player.choices()))
        if after_each is not None:
            after_each(player)
