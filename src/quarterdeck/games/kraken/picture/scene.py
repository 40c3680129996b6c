"""Kraken drawn: the whirlpool with its ships; beside it the players, the cards and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.kraken.picture.cards import hand, played, table
from quarterdeck.games.kraken.picture.panels import HEIGHT, WIDTH, areas, players, state
from quarterdeck.games.kraken.picture.whirlpool import whirlpool
from quarterdeck.games.kraken.position import KrakenPosition
from quarterdeck.games.kraken.words.summary import SAY, look, question, summarise
from quarterdeck.scene.shapes import Scene

ART: Final = "quarterdeck.games.kraken.art"
GRAIN: Final = 46
"""Four Lanes are six lines of plain text."""


def draw(veiled: KrakenPosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as `seat` sees it, with its moves hanging on cards and icons."""
    view = look(veiled, seat, tuple(moves))
    return Scene(
        game="kraken",
        title=SAY("title"),
        summary=summarise(view),
        status=question(veiled),
        width=WIDTH,
        height=HEIGHT,
        shapes=(*whirlpool(view), *state(view), *players(view), *table(view), *played(view), *hand(view)),
        areas=areas(hand=seat >= 0 or bool(view.moves)),
        art=ART,
        grain=GRAIN,
    )
