"""Cardinal's squares drawn: water, marks and pieces, made once for each state that a square can be in."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.engine.sets import members
from quarterdeck.games.cardinal.codes import PIRATE, PLACE, WIDTH
from quarterdeck.games.cardinal.picture.chart import SQUARE, centre
from quarterdeck.games.cardinal.position import CardinalPosition, beside
from quarterdeck.games.cardinal.words.notation import square_name, text
from quarterdeck.games.cardinal.words.summary import SAY, squares_of
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Box, Disc, Symbol

GLYPHS: Final = {
    "orange": "O",
    "green": "G",
    "pirate": "P",
    "open": ".",
    "closed": "x",
    "crowded": "*",
    "closed-crowded": "*",
}
STATES: Final = 8192
"""More than a busy server sees: squares, times what can be on them, times what can be asked."""


class Drawn(Struct, frozen=True):
    """The shapes of a square, in three layers."""

    water: Box
    marks: tuple[AnyShape, ...]
    piece: tuple[Symbol, ...]


class Choice(Struct, frozen=True):
    """What the viewer is asked to put on a square."""

    what: str = ""
    """`orange` or `green`: a ship; `pirate`; or nothing."""
    squares: int = 0
    """Where it may go."""


NO_CHOICE: Final = Choice()


Layers = tuple[list[AnyShape], list[AnyShape], list[AnyShape]]


def draw_squares(position: CardinalPosition, choice: Choice) -> Layers:
    """All squares: their water, the marks on it, the pieces."""
    water: list[AnyShape] = []
    marks: list[AnyShape] = []
    pieces: list[AnyShape] = []
    states, ships = _states(position), position.orange | position.green
    asked, hot, square_drawn = choice.what, choice.squares, _square.here()
    several = bool(position.pirate & (position.pirate - 1))  # as a wrong file says, which is drawn, too
    for square in squares_of(position):
        what = states.get(square, "open")
        around = int(ships & _near(square)).bit_count() if what.endswith("crowded") else 0
        drawn = square_drawn(square, what, around, asked, hot >> square & 1)
        water.append(drawn.water)
        marks += drawn.marks
        pieces += [_named_after(square, piece) for piece in drawn.piece] if several else drawn.piece
    return water, marks, pieces


def _states(position: CardinalPosition) -> dict[int, str]:
    """The words for each square that is not simply open."""
    pirate = position.pirate
    closed = members(beside(pirate) & position.water)
    states = dict.fromkeys(closed, "closed")
    for square in members(position.crowded()):
        states[square] = "closed-crowded" if square in states else "crowded"
    states |= dict.fromkeys(members(position.orange), "orange")
    states |= dict.fromkeys(members(position.green), "green")
    states |= dict.fromkeys(members(pirate), "pirate")
    return states


@cache
def _near(square: int) -> int:
    """The square and those around it (CA-3.1)."""
    row, column = divmod(square, int(WIDTH))
    rows, columns = range(max(row - 1, 0), row + 2), range(max(column - 1, 0), column + 2)
    return sum(1 << above * int(WIDTH) + aside for above in rows for aside in columns)


@remembered(STATES)
def _square(square: int, what: str, around: int, asked: str, hot: int) -> Drawn:
    """All shapes of a square; `around` is the number of ships around it, used if the square is crowded."""
    return Drawn(
        _water(square, what, around, asked if hot else "", None if hot else _move(square, asked)),
        _marks(square, what, asked if hot else ""),
        _piece(square, what),
    )


def _move(square: int, asked: str) -> str | None:
    """The move that the player who is asked makes by choosing the square."""
    if not asked:
        return None
    return text(square + int(PIRATE if asked == "pirate" else PLACE))


def _water(square: int, what: str, around: int, asked: str, attempt: str | None) -> Box:
    """A square of water, with the move that puts a piece there."""
    name = square_name(square)
    row, column = divmod(square, int(WIDTH))
    x, y = centre(square)
    role = "sea" if (row + column) % 2 else "sea-deep"
    if asked:
        role = "sea-hot"
    elif what.startswith("closed"):
        role = "sea-closed"
    return Box(
        id=f"square-{name}", role=role, label=_label(name, what, around, asked), glyph=GLYPHS[what],
        move=_move(square, asked), attempt=attempt,
        x=x - SQUARE // 2, y=y - SQUARE // 2, width=SQUARE, height=SQUARE,
    )  # fmt: skip


def _label(name: str, what: str, around: int, asked: str) -> str:
    """The label of a square: the effect of choosing it, or its contents."""
    if asked == "pirate":
        return SAY("choose-pirate", square=name, what=what, around=around)
    return SAY("choose-ship" if asked else "picture-square", square=name, what=what, around=around)


@remembered(STATES)
def _marks(square: int, what: str, asked: str) -> tuple[AnyShape, ...]:
    """Marks for squares closed by the pirate (CA-2.4), crowded squares (CA-3.1), and places for the next piece."""
    name, (x, y) = square_name(square), centre(square)
    found: list[AnyShape] = []
    if what.startswith("closed"):
        label = SAY("picture-hatch", square=name)
        found.append(
            Symbol(id=f"closed-{name}", role="hatch", label=label, decoration=True, x=x, y=y, size=SQUARE, art="hatch")
        )
    if what.endswith("crowded"):
        label = SAY("picture-crowd", square=name)
        found.append(
            Symbol(id=f"crowd-{name}", role="crowd", label=label, decoration=True, x=x, y=y, size=88, art="crowd")
        )
    if asked:
        found.append(_invitation(square, GLYPHS[what], asked))
    return tuple(found)


def _invitation(square: int, glyph: str, asked: str) -> AnyShape:
    """The mark on a square that may be chosen."""
    name, (x, y) = square_name(square), centre(square)
    called = f"choice-{name}"
    if asked == "pirate":
        label = SAY("picture-pirate-choice", square=name)
        return Symbol(id=called, role="ghost", label=label, decoration=True, glyph="@", x=x, y=y, size=58, art="pirate")
    label = SAY("picture-place", square=name)
    return Disc(id=called, role=f"hot-{asked}", label=label, decoration=True, glyph=glyph, x=x, y=y, radius=9)


@remembered(STATES)
def _piece(square: int, what: str) -> tuple[Symbol, ...]:
    """A ship or the pirate; the label of its square names it.

    The pirate alone goes from square to square: a ship that comes is never one that has gone back to hand.
    """
    if what not in {"orange", "green", "pirate"}:
        return ()
    art = what if what == "pirate" else f"ship-{what}"
    name, (x, y) = square_name(square), centre(square)
    piece = Symbol(
        id="piece-pirate" if what == "pirate" else f"piece-{name}", role=art, label=SAY(f"picture-{art}", square=name), decoration=True,
        glyph=GLYPHS[what], x=x, y=y, size=86, art=art,
    )  # fmt: skip
    return (piece,)


def _named_after(square: int, piece: Symbol) -> Symbol:
    """A piece that no other on the board is called like."""
    return replace(piece, id=f"piece-{square_name(square)}")
