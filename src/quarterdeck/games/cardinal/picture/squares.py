"""Cardinal's squares drawn: water, marks and pieces, made once for each state that a square can be in.

All squares are looked up anew for each viewer of each move, so this is compiled.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, ONE, count, member_of
from quarterdeck.games.cardinal.codes import PIRATE, PLACE, WIDTH
from quarterdeck.games.cardinal.picture.chart import SQUARE, centre
from quarterdeck.games.cardinal.position import ABOVE_LAST_ROW, CardinalPosition, beside
from quarterdeck.games.cardinal.words.notation import square_name, text
from quarterdeck.games.cardinal.words.summary import SAY
from quarterdeck.messages.language import LANGUAGES, remembered, spoken
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

# What is on a square; water without a piece has a sum of the first ones.
OPEN: Final[i64] = 0
CLOSED: Final[i64] = 1
CROWDED: Final[i64] = 2
ORANGE_SHIP: Final[i64] = 4
GREEN_SHIP: Final[i64] = 5
PIRATE_THERE: Final[i64] = 6
WHATS: Final = ("open", "closed", "crowded", "closed-crowded", "orange", "green", "pirate")

ASKED: Final = ("", "orange", "green", "pirate")
"""What a viewer may be asked to put on a square: nothing, a ship, or the pirate."""
SHIPS_AROUND: Final[i64] = 9
"""Numbers of ships around a square: 0 to 8."""
SQUARES: Final[i64] = 64
STATES: Final = 7 * 9 * 4 * 2 * 64
"""All squares, with all that can be on them, around them, and asked."""
SEEN: Final = 8192
"""More than occur of all `STATES`, since ships are counted only around crowded squares."""


class Drawn:
    """The shapes of a square, in three layers."""

    def __init__(self, water: Box, marks: tuple[AnyShape, ...], piece: tuple[Symbol, ...]) -> None:
        self.water = water
        self.marks = marks
        self.piece = piece


class Choice:
    """What the viewer is asked to put on a square."""

    def __init__(self, what: str, squares: i64) -> None:
        self.what = what
        """One of `ASKED`."""
        self.squares = squares
        """Where it may go."""


NO_CHOICE: Final = Choice("", 0)

Layers = tuple[list[AnyShape], list[AnyShape], list[AnyShape]]
_KNOWN: Final[dict[str, list[Drawn | None]]] = {language: [None] * STATES for language in LANGUAGES}
"""What was drawn already, by language and number of the state."""


def draw_squares(position: CardinalPosition, choice: Choice) -> Layers:
    """All squares: their water, the marks on it, the pieces."""
    water: list[AnyShape] = []
    marks: list[AnyShape] = []
    pieces: list[AnyShape] = []
    known = _KNOWN[spoken()]
    orange, green, pirate = position.orange, position.green, position.pirate
    closed, crowded, hot = beside(pirate), position.crowded(), choice.squares
    asked: i64 = ASKED.index(choice.what)
    several = pirate & (pirate - 1) != 0  # as a wrong file says, which is drawn, too
    left = position.water
    while left:
        bit = left & -left
        left ^= bit
        square, what, ships = member_of(bit), OPEN, NOTHING
        if (orange | green | pirate) & bit:
            what = PIRATE_THERE if pirate & bit else GREEN_SHIP if green & bit else ORANGE_SHIP
        elif (closed | crowded) & bit:
            what = (CLOSED if closed & bit else OPEN) + (CROWDED if crowded & bit else OPEN)
            ships = count((orange | green) & _around(bit)) if crowded & bit else NOTHING
        state = ((what * SHIPS_AROUND + ships) * 4 + asked) * 2 + (ONE if hot & bit else NOTHING)
        drawn = known[state * SQUARES + square]
        if drawn is None:
            drawn = known[state * SQUARES + square] = _square(
                square, WHATS[what], ships, choice.what, hot=hot & bit != 0
            )
        water.append(drawn.water)
        if drawn.marks:
            marks.extend(drawn.marks)
        if drawn.piece:
            pieces.extend([_named_after(square, piece) for piece in drawn.piece] if several else drawn.piece)
    return water, marks, pieces


def _around(square: i64) -> i64:
    """A square, as a set, and those around it (CA-3.1), including border squares of the numbering."""
    row = square | square << 1 | square >> 1
    return row | (row & ABOVE_LAST_ROW) << WIDTH | row >> WIDTH


def _square(square: int, what: str, ships: int, asked: str, *, hot: bool) -> Drawn:
    """All shapes of a square; `ships` is the number of ships around it, used if the square is crowded."""
    return Drawn(
        _water(square, what, ships, asked if hot else "", None if hot else _move(square, asked)),
        _marks(square, what, asked if hot else ""),
        _piece(square, what),
    )


def _move(square: int, asked: str) -> str | None:
    """The move that the player who is asked makes by choosing the square."""
    if not asked:
        return None
    return text(square + int(PIRATE if asked == "pirate" else PLACE))


def _water(square: int, what: str, ships: int, asked: str, attempt: str | None) -> Box:
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
        id=f"square-{name}", role=role, label=_label(name, what, ships, asked), glyph=GLYPHS[what],
        move=_move(square, asked), attempt=attempt,
        x=x - SQUARE // 2, y=y - SQUARE // 2, width=SQUARE, height=SQUARE,
    )  # fmt: skip


def _label(name: str, what: str, ships: int, asked: str) -> str:
    """The label of a square: the effect of choosing it, or its contents."""
    if asked == "pirate":
        return SAY("choose-pirate", square=name, what=what, around=ships)
    return SAY("choose-ship" if asked else "picture-square", square=name, what=what, around=ships)


@remembered(SEEN)
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


@remembered(SEEN)
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
