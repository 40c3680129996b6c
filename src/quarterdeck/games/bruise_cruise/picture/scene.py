"""Draws Bruise Cruise: the chart and everything on it; beside it the possible actions, the hand and the Admirals."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.bruise_cruise.picture.atlas import BOARD
from quarterdeck.games.bruise_cruise.picture.buttons import choices
from quarterdeck.games.bruise_cruise.picture.cards import hand
from quarterdeck.games.bruise_cruise.picture.chart import on_chart
from quarterdeck.games.bruise_cruise.picture.panels import admirals, regions, table
from quarterdeck.games.bruise_cruise.picture.sheet import sheet
from quarterdeck.games.bruise_cruise.picture.uses import uses
from quarterdeck.games.bruise_cruise.picture.view import ART, SAY, look
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.words.groups import groups
from quarterdeck.games.bruise_cruise.words.replies import replies
from quarterdeck.games.bruise_cruise.words.status import status
from quarterdeck.games.bruise_cruise.words.summary import summarise
from quarterdeck.scene.shapes import Scene

GRAIN: Final = 58
"""A row of hexagons is one and a half lines of plain text."""


def draw(veiled: BruiseCruisePosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as `seat` sees it, with its moves attached to spaces, ships, cards and choices."""
    view = look(veiled, seat, tuple(moves))
    width, height = BOARD
    return Scene(
        game="bruise-cruise",
        title=SAY("title"),
        summary=summarise(view),
        status=status(view),
        width=width,
        height=height,
        shapes=(
            *sheet(veiled.chart.text), *on_chart(view), *choices(view), *hand(view), *admirals(view), *table(view),
        ),
        regions=regions(hand=seat >= 0),
        previews=seat >= 0 and view.asked(),
        uses=uses(view),
        groups=groups(view),
        replies=replies(view),
        art=ART,
        grain=GRAIN,
    )  # fmt: skip
