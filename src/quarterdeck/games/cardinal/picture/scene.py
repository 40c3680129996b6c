"""Draws Cardinal: a sea chart with its squares, and a row for each fleet beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.engine.sets import lowest
from quarterdeck.games.cardinal.codes import COIN, FLEET, GREEN, ORANGE, PIRATE
from quarterdeck.games.cardinal.picture.chart import SQUARE, compass, paper, size
from quarterdeck.games.cardinal.picture.panels import (
    ART,
    beginners,
    fleet,
    pirate_afloat,
    pirate_aside,
    pirate_summoned,
    regions,
)
from quarterdeck.games.cardinal.picture.squares import NO_CHOICE, Choice, draw_squares
from quarterdeck.games.cardinal.position import SUMMONING, TOSSING, CardinalPosition
from quarterdeck.games.cardinal.words.notation import SEATS, square_name
from quarterdeck.games.cardinal.words.summary import SAY, question, summarise
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Scene, Thing

ASIDES: Final = 4096
"""How many states of what lies beside the board are remembered."""


def draw(veiled: CardinalPosition, seat: int, moves: Iterable[int]) -> Scene:
    """The position as everybody sees it, with the viewer's moves attached to squares."""
    rows, columns = veiled.rows, veiled.columns
    hot = 0
    for move in moves:
        hot |= 1 << move
    water, marks, pieces = draw_squares(veiled, _choice(veiled, hot))
    shapes = (
        *paper(rows, columns),
        *water,
        *compass(rows, columns),
        *marks,
        *pieces,
        *(beginners() if hot >> int(COIN) else ()),
        *_aside(
            int(veiled.orange).bit_count(),
            int(veiled.green).bit_count(),
            (int(veiled.player), int(veiled.winner)),
            int(lowest(veiled.pirate)) if veiled.pirate else -1,
            veiled.phase == SUMMONING,
        ),
    )
    width, height = size(rows, columns)
    asked = question(veiled, mine=bool(hot) and seat == veiled.player)
    return Scene(
        game="cardinal",
        title=SAY("title"),
        summary=summarise(veiled, seat, asked),
        status=asked,
        width=width,
        height=height,
        shapes=shapes,
        regions=regions(coin=bool(hot >> int(COIN))),
        previews=bool(hot),
        art=ART,
        grain=SQUARE,
    )


def _choice(position: CardinalPosition, hot: int) -> Choice:
    """The piece that the viewer must put on a square, and where it may go; `hot` is the set of legal moves."""
    if not hot or position.phase == TOSSING:
        return NO_CHOICE
    if position.phase == SUMMONING:
        return Choice("pirate", hot >> int(PIRATE))
    return Choice(SEATS[position.player], hot)


@remembered(ASIDES)
def _aside(orange: int, green: int, marked: tuple[int, int], pirate: int, summoned: bool) -> tuple[Thing, ...]:  # noqa: FBT001 - the words for it would be remembered with it, which takes time
    """The fleets' rows with their ships on the board, those of the marked seats lit, and what the pirate does next."""
    return (
        fleet(int(ORANGE), int(FLEET) - orange, turn=ORANGE in marked, summoned=summoned),
        fleet(int(GREEN), int(FLEET) - green, turn=GREEN in marked, summoned=summoned),
        pirate_summoned() if summoned else pirate_aside() if pirate < 0 else pirate_afloat(square_name(pirate)),
    )
