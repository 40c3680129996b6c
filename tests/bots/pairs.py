"""Pairs of positions of which one is better, and what a judgement makes of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.position import Position


class Laid(Protocol):
    """A table as tests of a game lay it out."""

    @property
    def position(self) -> Position:
        """What lies on it."""


def misjudged(judgement: Judgement, pairs: Iterable[tuple[str, Laid, Laid]]) -> list[str]:
    """What makes one table better than the other for seat 0 without the judgement promising more for it."""
    return [
        what
        for what, better, worse in pairs
        if judgement.judge(better.position, 0) <= judgement.judge(worse.position, 0)
    ]
