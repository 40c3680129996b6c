"""What lies beside the pirates' table: who is to do what, the players' gold, and where everything stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final, Literal

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.drawing import EDGE, REPEATED, UNIT, Sheet, light, plate, shortened, sign, write
from quarterdeck.games.pirates.picture.view import SAY, SEATS, Captain, Piece, View
from quarterdeck.games.pirates.words.labels import captain_words, piece_words
from quarterdeck.scene.shapes import AnyShape, Area, Box, Disc, Words

REMEMBERED: Final = 1024
WIDE: Final = 640
"""Of a column beside the table: as wide as a phone, where its words can still be read."""
HEAD: Final = 112
ROW: Final = 84
"""Height of a player's row without crew ashore."""
ROW_CARGO: Final = WIDE - 40
"""Width of a line of crew in it."""
CHIPS: Final = 50
"""Height of a line of chips."""
CHOICES: Final = 376
MOST_LINES: Final = 3
LETTER: Final = 13
"""Width of a letter on a chip."""
Kind = Literal["board", "hand", "seats", "info", "beside"]
Corners = tuple[int, int, int, int]


def board_width(sheet: Sheet) -> int:
    """How wide the table is in the picture, with its frame."""
    return sheet.width // UNIT + 2 * EDGE


def height(sheet: Sheet) -> int:
    """How high the picture is."""
    return sheet.height // UNIT + 2 * EDGE


def room_for_choices(view: View) -> Corners:
    """Where the question and its answers stand."""
    return board_width(view.sheet), HEAD, WIDE, CHOICES


def room_for_rows(view: View) -> Corners:
    """Where the players' rows stand."""
    high = sum(row_height(ashore(view, captain)) for captain in view.captains)
    return board_width(view.sheet), HEAD + CHOICES, WIDE, high + 8


def areas(view: View, columns: int) -> tuple[Area, ...]:
    """The table, what is chosen from, players and deckplates in so many columns, and who is to do what."""
    left, high = board_width(view.sheet), height(view.sheet)
    first = HEAD + CHOICES
    return (
        _area("table", "board", (0, 0, left, high)),
        _area("choices", "hand", room_for_choices(view)),
        _area("fleets", "beside", (left, first, WIDE, high - first)),
        *(_area("fleets", "beside", (left + WIDE * k, 0, WIDE, high), f"-{k + 1}") for k in range(1, columns)),
        _area("status", "info", (left, 0, WIDE, HEAD)),
    )


def _area(name: str, kind: Kind, corners: Corners, more: str = "") -> Area:
    x, y, wide, high = corners
    return Area(id=name + more, kind=kind, label=SAY("area", name=name), x=x, y=y, width=wide, height=high)


# -- who is to do what ------------------------------------------------------------------------------


def state(view: View, status: str) -> tuple[AnyShape, ...]:
    """The status in words; when the game is over, on a banner."""
    return _state(board_width(view.sheet), status, over=view.phase == codes.OVER)


@lru_cache(REMEMBERED)
def _state(left: int, status: str, *, over: bool) -> tuple[AnyShape, ...]:
    lines = wrap(status, 38)[:MOST_LINES]
    size = 33 if len(lines) < MOST_LINES else 29
    role, top = ("words-banner" if over else "words-title"), 56 - (size + 3) * (len(lines) - 1) // 2
    under = (light("banner", "banner", (left + 6, 8, WIDE - 14, HEAD - 14)),) if over else ()
    return under + tuple(
        Words(
            id=f"status-{k}", role=role, label=status, decoration=k > 0, x=left + WIDE // 2, y=top + (size + 3) * k,
            size=size, text=line, room=WIDE,
        )
        for k, line in enumerate(lines)
    )  # fmt: skip


# -- players ----------------------------------------------------------------------------------------


def ashore(view: View, captain: Captain) -> tuple[Piece, ...]:
    """A player's crew that is on no ship: on islands, or without a place yet."""
    lies = [piece for isle in view.isles for piece in isle.pieces if piece.owner == captain.seat]
    return (*lies, *captain.waiting)


def row_height(pieces: tuple[Piece, ...]) -> int:
    """How high a player's row is, with lines of chips for so much crew."""
    return ROW + CHIPS * lines_of_chips(pieces, ROW_CARGO)


def captains(view: View) -> Iterator[AnyShape]:
    """A row for each player."""
    left, top, _, _ = room_for_rows(view)
    for captain in view.captains:
        pieces = ashore(view, captain)
        high = row_height(pieces)
        place = (left + 6, top + 4, WIDE - 14, high - 8)
        yield from _row(captain, captain_words(view, captain), pieces, place, you=captain.seat == view.seat)
        top += high


@lru_cache(REMEMBERED)
def _row(captain: Captain, label: str, pieces: tuple[Piece, ...], place: Corners, *, you: bool) -> tuple[AnyShape, ...]:
    """Flag, name, gold at home, coins aboard; below, the crew ashore."""
    (x, y, wide, high), letter = place, SEATS[captain.seat]
    name, middle = SAY("seat-you" if you else "seat-short", seat=captain.seat), y + ROW // 2 - 4
    found: list[AnyShape] = [
        plate(f"captain-{letter}", "panel-turn" if captain.turn else "panel", label, place),
        sign(f"captain-{letter}-flag", f"seat-{letter}", (x + 36, middle, 54), f"flag-{letter}"),
        write(f"captain-{letter}-name", "words-name", name, (x + 72, middle, 33), "start", name),
        write(
            f"captain-{letter}-coins", "words-soft", SAY("captain-short", coins=captain.coins, ships=captain.ships),
            (x + wide - 88, middle, 27), "end",
        ),
        Disc(
            id=f"captain-{letter}-coin", role="coin", label=REPEATED, decoration=True, x=x + wide - 46, y=middle, radius=31
        ),
        write(
            f"captain-{letter}-gold", "pi-words-coin", str(captain.gold), (x + wide - 46, middle, 36), "middle",
            str(captain.gold),
        ),
    ]  # fmt: skip
    return (*found, *chips(pieces, (x + 16, y + ROW - 8, ROW_CARGO, high)))


# -- crew -------------------------------------------------------------------------------------------


def chip_width(piece: Piece) -> int:
    """How wide a chip is."""
    return max(len(piece.name) * LETTER + 26, 44)


def laid(pieces: tuple[Piece, ...], wide: int) -> list[tuple[int, int]]:
    """Where chips begin, in lines so wide: x and the line."""
    found, x, line = [], 0, 0
    for piece in pieces:
        if x and x + chip_width(piece) > wide:
            x, line = 0, line + 1
        found.append((x, line))
        x += chip_width(piece) + 8
    return found


def lines_of_chips(pieces: tuple[Piece, ...], wide: int) -> int:
    """How many lines chips fill."""
    return laid(pieces, wide)[-1][1] + 1 if pieces else 0


def chips(pieces: tuple[Piece, ...], room: Corners) -> Iterator[AnyShape]:
    """Crew and equipment as chips, in as many lines as they fill."""
    x, y, wide, _ = room
    for piece, (across, line) in zip(pieces, laid(pieces, wide), strict=True):
        yield from chip(piece, (x + across, y + CHIPS * line, min(chip_width(piece), wide), CHIPS - 8))


def chip(piece: Piece, corners: Corners) -> tuple[AnyShape, ...]:
    """A piece of crew or equipment: its name, or the back of its card."""
    x, y, wide, high = corners
    role = "pi-crew" if piece.name else "card-back"
    box = Box(
        id=f"crew-{piece.number}", role=role, label=piece_words(piece), x=x, y=y, width=wide, height=high, round=8
    )  # fmt: skip
    said = shortened(piece.name, max((wide - 12) // LETTER, 2)) if piece.name else "?"
    ink = "words-card" if piece.name else "words-banner"
    return box, write(f"crew-{piece.number}-words", ink, said, (x + wide // 2, y + high // 2, 26))
