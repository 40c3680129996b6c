"""Bremerhaven drawn."""

from __future__ import annotations

from collections.abc import Iterable

from quarterdeck.games.bremerhaven.notation import text
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.scene.shapes import Area, Box, Scene


def draw(veiled: BremerhavenPosition, seat: int, moves: Iterable[int]) -> Scene:
    """The moves as buttons."""
    texts = [text(veiled, move) for move in moves]
    return Scene(
        game="bremerhaven",
        title="Bremerhaven",
        summary="Bremerhaven",
        status="Choose",
        width=1000,
        height=1000,
        shapes=tuple(
            Box(id=f"move-{k}", role="board", label=word, move=word, x=0, y=12 * k, width=200, height=10)
            for k, word in enumerate(texts)
        ),
        areas=(Area(id="board", kind="board", label="Moves", x=0, y=0, width=1000, height=1000),),
    )
