"""Draws Kraken: the whirlpool with its ships; beside it the cards, the choices and the players."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.kraken.picture.cards import hand, played, table
from quarterdeck.games.kraken.picture.foresight import ends, outcomes
from quarterdeck.games.kraken.picture.panels import ART, players, regions, state
from quarterdeck.games.kraken.picture.whirlpool import CENTRE, HEIGHT, WIDTH, whirlpool
from quarterdeck.games.kraken.position import RESOLVING, KrakenPosition
from quarterdeck.games.kraken.words.summary import SAY, look, question, summarise
from quarterdeck.scene.shapes import Scene

GRAIN: Final = 46
"""Four Lanes are six lines of plain text."""


def draw(veiled: KrakenPosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as `seat` sees it, with its moves attached to cards and icons."""
    view = look(veiled, seat, tuple(moves))
    found = outcomes(veiled, view.moves) if veiled.phase == RESOLVING else ()
    board = (*whirlpool(view), *ends(veiled, found))
    beside = (*table(view, found), *hand(view), *players(view), *played(view), *state(view))
    return Scene(
        game="kraken",
        title=SAY("title"),
        summary=summarise(view),
        status=question(view),
        width=WIDTH,
        height=HEIGHT,
        shapes=(*board, *beside),
        regions=regions(hand=seat >= 0 or bool(view.moves)),
        pivot=CENTRE,
        previews=seat >= 0 and seat == veiled.player,
        art=ART,
        grain=GRAIN,
    )
