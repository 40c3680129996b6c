"""Somebody who solves puzzles in the browser."""

from __future__ import annotations

import re
from typing import Final

from quarterdeck.puzzles import Puzzle, collection_of
from tests.browser.player import Player
from tests.browser.words import say

PUZZLE: Final = next(puzzle for puzzle in collection_of("cardinal").puzzles if len(puzzle.line) == 1)
"""One of Cardinal that takes a single move."""


class Solver:
    """Somebody at a puzzle of Cardinal."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def opens(self, puzzle: Puzzle) -> None:
        """Come to a puzzle, and be asked."""
        self.player.opens(f"/puzzles/{puzzle.game}/{puzzle.name}")
        number = collection_of(puzzle.game).number(puzzle)
        self.player.page.get_by_role("heading", name=f"Puzzle {number}", exact=True).wait_for()
        self.player.hotspots.first.wait_for()

    def errs(self, puzzle: Puzzle) -> None:
        """Choose another square than the best one; be told."""
        best = re.compile(f"on {re.escape(puzzle.line[0].best[0])}$")
        squares = self.player.picture.get_by_role(
            "button", name=re.compile(r"^Place your ship on \w\d$"), disabled=False
        )
        names = [name for name in (square.get_attribute("aria-label") for square in squares.all()) if name]
        self.player.chooses(next(name for name in names if not best.search(name)))
        self.player.region(say("puzzle-wrong")).wait_for()

    def solves(self, puzzle: Puzzle, verdict: str = "") -> None:
        """Choose the best square; be told."""
        self.player.chooses(f"Place your ship on {puzzle.line[0].best[0]}")
        self.player.region(verdict or say("puzzle-solved")).wait_for()
