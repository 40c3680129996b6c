"""Bruise Cruise drawn: the chart with all that lies on it; beside it the Admirals, below it the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.buttons import choices, grid, rest
from quarterdeck.games.bruise_cruise.picture.cards import CARD_PHASES, hand
from quarterdeck.games.bruise_cruise.picture.chart import on_chart
from quarterdeck.games.bruise_cruise.picture.panels import HEIGHT, WIDTH, areas, banner, mats, state, table
from quarterdeck.games.bruise_cruise.picture.sheet import sheet
from quarterdeck.games.bruise_cruise.picture.view import SAY, look
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words.status import status, title
from quarterdeck.games.bruise_cruise.words.summary import summarise
from quarterdeck.scene.shapes import Scene

ART: Final = "quarterdeck.games.bruise_cruise.art"
GRAIN: Final = 58
"""A row of hexagons is one and a half lines of plain text."""


def draw(veiled: BruiseCruisePosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as `seat` sees it, with its moves hanging on spaces, ships, cards and buttons."""
    view = look(veiled, seat, tuple(moves))
    said, left = status(view), rest(view)
    return Scene(
        game="bruise-cruise",
        title=SAY("title"),
        summary=summarise(view),
        status=said,
        width=WIDTH,
        height=HEIGHT,
        shapes=(
            *sheet(veiled.chart.text),
            *on_chart(view),
            *(banner(said) if view.phase == codes.OVER else state(said)),
            *mats(view),
            *table(view),
            *choices(view, title(view)),
            *(grid(view, left) if left else hand(view)),
        ),
        areas=areas(hand=seat >= 0 or bool(left), cards=view.asked() and view.phase in CARD_PHASES),
        art=ART,
        grain=GRAIN,
    )
