"""What lies beside the pirates' table: who is to do what, the players' gold, and where everything stands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from textwrap import wrap
from typing import Final, Literal

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.drawing import EDGE, REPEATED, UNIT, Sheet, light, plate, shortened, sign, write
from quarterdeck.games.pirates.labels import captain_words, piece_words
from quarterdeck.games.pirates.view import SAY, SEATS, Captain, Piece, View
from quarterdeck.scene.shapes import AnyShape, Area, Box, Disc, Words

REMEMBERED: Final = 1024
WIDE: Final = 1000
"""Of everything beside the table."""
HEAD: Final = 128
ROW: Final = 76
"""Height of a player's row."""
CHOICES: Final = 400
MOST_LINES: Final = 3
CHIP: Final = 176
"""Width of a chip with a crew's name, at most."""
ASHORE_AT: Final = 580
"""Where a row has the crew ashore."""
Kind = Literal["board", "hand", "seats", "info"]
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
    return board_width(view.sheet), HEAD + CHOICES, WIDE, ROW * len(view.captains) + 8


def room_for_plates(view: View) -> Corners:
    """Where the deckplates lie."""
    left, top, wide, high = room_for_rows(view)
    return left, top + high, wide, height(view.sheet) - top - high


def areas(view: View) -> tuple[Area, ...]:
    """The table, what is chosen from, deckplates, players, and who is to do what."""
    left = board_width(view.sheet)
    return (
        _area("table", "board", (0, 0, left, height(view.sheet))),
        _area("choices", "hand", room_for_choices(view)),
        _area("captains", "seats", room_for_rows(view)),
        _area("plates", "seats", room_for_plates(view)),
        _area("status", "info", (left, 0, WIDE, HEAD)),
    )


def _area(name: str, kind: Kind, corners: Corners) -> Area:
    x, y, wide, high = corners
    return Area(id=name, kind=kind, label=SAY("area", name=name), x=x, y=y, width=wide, height=high)


# -- who is to do what ------------------------------------------------------------------------------


def state(view: View, status: str) -> tuple[AnyShape, ...]:
    """The status in words; when the game is over, on a banner."""
    return _state(board_width(view.sheet), status, over=view.phase == codes.OVER)


@lru_cache(REMEMBERED)
def _state(left: int, status: str, *, over: bool) -> tuple[AnyShape, ...]:
    lines = wrap(status, 52)[:MOST_LINES]
    size = 36 if len(lines) < MOST_LINES else 32
    role, top = ("words-banner" if over else "words-title"), 64 - (size + 3) * (len(lines) - 1) // 2
    under = (light("banner", "banner", (left + 6, 8, WIDE - 14, HEAD - 14)),) if over else ()
    return under + tuple(
        Words(
            id=f"status-{k}", role=role, label=status, decoration=k > 0, x=left + WIDE // 2, y=top + (size + 3) * k,
            size=size, text=line, room=WIDE,
        )
        for k, line in enumerate(lines)
    )  # fmt: skip


# -- players ----------------------------------------------------------------------------------------


def captains(view: View) -> Iterator[AnyShape]:
    """A row for each player."""
    left, top, _, _ = room_for_rows(view)
    for captain in view.captains:
        ashore = tuple(
            piece for isle in view.isles for piece in isle.pieces if piece.owner == captain.seat
        ) + captain.waiting  # fmt: skip
        place = (left + 6, top + 4 + ROW * captain.seat, WIDE - 14, ROW - 8)
        yield from _row(captain, captain_words(view, captain), ashore, place, you=captain.seat == view.seat)


@lru_cache(REMEMBERED)
def _row(captain: Captain, label: str, ashore: tuple[Piece, ...], place: Corners, *, you: bool) -> tuple[AnyShape, ...]:
    """Flag, name, gold at home, coins aboard, and the crew ashore."""
    (x, y, wide, high), letter = place, SEATS[captain.seat]
    name, middle = SAY("seat-you" if you else "seat-short", seat=captain.seat), y + high // 2
    found: list[AnyShape] = [
        plate(f"captain-{letter}", "panel-turn" if captain.turn else "panel", label, place),
        sign(f"captain-{letter}-flag", f"seat-{letter}", (x + 38, middle, 52), f"flag-{letter}"),
        write(f"captain-{letter}-name", "words-name", name, (x + 74, middle, 34), "start", name),
        Disc(id=f"captain-{letter}-coin", role="coin", label=REPEATED, decoration=True, x=x + 296, y=middle, radius=27),
        write(
            f"captain-{letter}-gold", "pi-words-coin", str(captain.gold), (x + 296, middle, 32), "middle",
            str(captain.gold),
        ),
        write(
            f"captain-{letter}-coins", "words-soft", SAY("captain-short", coins=captain.coins, ships=captain.ships),
            (x + 336, middle, 28), "start",
        ),
    ]  # fmt: skip
    pitch = min(CHIP + 6, (wide - ASHORE_AT - 8) // max(len(ashore), 1))
    for k, piece in enumerate(ashore):
        found += chip(piece, (x + ASHORE_AT + pitch * k, y + 12, pitch - 6, high - 24))
    return tuple(found)


def chip(piece: Piece, corners: Corners, ready: str = "") -> tuple[AnyShape, ...]:
    """A piece of crew or equipment: its name, or the back of its card."""
    x, y, wide, high = corners
    role = "pi-crew" if piece.name else "card-back"
    box = Box(
        id=f"crew-{piece.number}", role=role + ready, label=piece_words(piece), x=x, y=y, width=wide, height=high, round=8
    )  # fmt: skip
    said = shortened(piece.name, max(wide // 12, 2)) if piece.name else "?"
    ink = "words-card" if piece.name else "words-banner"
    return box, write(f"crew-{piece.number}-words", ink, said, (x + wide // 2, y + high // 2, 22))
