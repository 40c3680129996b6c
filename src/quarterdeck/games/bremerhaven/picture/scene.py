"""Bremerhaven drawn: Town, Sea and Land; the viewer's harbor and hand; the other harbors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from quarterdeck.games.bremerhaven.picture.boards import boards
from quarterdeck.games.bremerhaven.picture.buttons import choices, hand
from quarterdeck.games.bremerhaven.picture.guide import dummy, grades, houses, key, whole_round
from quarterdeck.games.bremerhaven.picture.harbor import other_harbor, own_harbor
from quarterdeck.games.bremerhaven.picture.panels import CELLS, HEIGHT, OWN, WIDTH, areas, progress, rack
from quarterdeck.games.bremerhaven.picture.targets import carries
from quarterdeck.games.bremerhaven.picture.view import SAY, View, look
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.words.status import status
from quarterdeck.games.bremerhaven.words.summary import summarise
from quarterdeck.scene.shapes import AnyShape, Scene

ART: Final = "quarterdeck.games.bremerhaven.art"
GRAIN: Final = 60


def draw(veiled: BremerhavenPosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as `seat` sees it, with its moves hanging on its harbor and buttons, or made by carrying."""
    view = look(veiled, seat, tuple(moves))
    return Scene(
        game="bremerhaven",
        title=SAY("title"),
        summary=summarise(view),
        status=status(view),
        width=WIDTH,
        height=HEIGHT,
        shapes=(
            *boards(view),
            *progress(view),
            *choices(view),
            *hand(view),
            *rack(view),
            *own_harbor(view, OWN[0], OWN[1]),
            *_others(view),
        ),
        areas=areas(view),
        carries=carries(view),
        art=ART,
        grain=GRAIN,
    )


def _others(view: View) -> Iterator[AnyShape]:
    """The other harbors, or the dummy; where there is room, what Buildings do; the key to the signs."""
    others = [port.seat for port in view.ports if port.seat != view.shown]
    for seat, place in zip(others, CELLS, strict=False):
        yield from other_harbor(view, seat, *place)
    if not others:
        yield from dummy(view, *CELLS[0])
        yield from grades(view, *CELLS[1])
    if len(others) == 1:
        yield from whole_round(view, *CELLS[1])
    if len(others) < len(CELLS) - 1:
        yield from houses(view, *CELLS[2])
    yield from key(*CELLS[-1])
