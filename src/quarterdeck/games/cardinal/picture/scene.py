"""Cardinal drawn: a sea chart with its squares, and a dock for each fleet beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.cardinal.codes import COIN, FLEET, GREEN, ORANGE, PIRATE
from quarterdeck.games.cardinal.picture.chart import SQUARE, areas, compass, paper, size
from quarterdeck.games.cardinal.picture.panels import ASIDE, dock, head
from quarterdeck.games.cardinal.picture.squares import NO_CHOICE, Choice, draw_squares
from quarterdeck.games.cardinal.position import OVER, SUMMONING, TOSSING, CardinalPosition
from quarterdeck.games.cardinal.words.notation import SEATS
from quarterdeck.games.cardinal.words.summary import SAY, question, status, summarise
from quarterdeck.scene.shapes import AnyShape, Scene

ART: Final = "quarterdeck.games.cardinal.art"


def draw(veiled: CardinalPosition, seat: int, moves: Iterable[int]) -> Scene:  # noqa: ARG001 - all seats see the same
    """The position as everybody sees it, with the moves hanging on squares and docks."""
    rows, columns = veiled.rows, veiled.columns
    hot = 0
    for move in moves:
        hot |= 1 << move
    water, marks, pieces = draw_squares(veiled, _choice(veiled, hot))
    shapes = (
        *head(columns, status(veiled), over=veiled.phase == OVER),
        *paper(rows, columns),
        *water,
        *compass(rows, columns),
        *marks,
        *(() if veiled.pirate else (ASIDE,)),
        *pieces,
        *_dock(veiled, int(ORANGE), hot),
        *_dock(veiled, int(GREEN), hot),
    )
    width, height = size(rows, columns)
    return Scene(
        game="cardinal",
        title=SAY("title"),
        summary=summarise(veiled),
        status=question(veiled),
        width=width,
        height=height,
        shapes=shapes,
        areas=areas(rows, columns),
        art=ART,
        grain=SQUARE,
    )


def _choice(position: CardinalPosition, hot: int) -> Choice:
    """What the viewer is to put on a square, and where it may go; `hot` is the set of legal moves."""
    if not hot or position.phase == TOSSING:
        return NO_CHOICE
    if position.phase == SUMMONING:
        return Choice("pirate", hot >> int(PIRATE))
    return Choice(SEATS[position.player], hot)


def _dock(position: CardinalPosition, seat: int, hot: int) -> tuple[AnyShape, ...]:
    """A fleet's dock, marked if it is that player's turn."""
    ships = position.orange if seat == ORANGE else position.green
    return dock(
        position.rows,
        position.columns,
        seat,
        int(FLEET) - int(ships).bit_count(),
        turn=seat in (position.player, position.winner),
        hot=bool(hot >> int(COIN) + seat & 1),
    )
