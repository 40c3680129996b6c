"""What lies beside Cardinal's chart: a dock for each fleet, the pirate before it is summoned, the state of the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quarterdeck.games.cardinal.codes import COIN, FLEET, ORANGE
from quarterdeck.games.cardinal.picture.chart import DOCK, EDGE, HEAD, LEFT, MARGIN, SQUARE, TOP
from quarterdeck.games.cardinal.words.notation import SEATS, text
from quarterdeck.games.cardinal.words.summary import SAY
from quarterdeck.scene.shapes import AnyShape, Box, Symbol, Words

STATES: Final = 2048
"""More than a busy server sees: docks on boards of all sizes, with any number of ships."""

ASIDE: Final = Symbol(
    id="aside", role="pirate", label=SAY("picture-pirate-aside"),
    x=MARGIN + DOCK // 2, y=HEAD // 2 + 2, size=80, art="pirate",
)  # fmt: skip
"""At first the pirate lies beside the board (CA-1.2)."""


@lru_cache(STATES)
def head(columns: int, words: str, *, over: bool) -> tuple[AnyShape, ...]:
    """The line over the board: which player must do what, or how the game ended."""
    middle, wide = LEFT + columns * SQUARE // 2, len(words) * 16 + 40
    role = "words-banner" if over else "words-title"
    line = Words(id="status", role=role, label=words, x=middle, y=55, size=30, text=words)
    if not over:
        return (line,)
    banner = Box(
        id="banner", role="banner", label=words, decoration=True,
        x=middle - wide // 2, y=24, width=wide, height=62, round=12,
    )  # fmt: skip
    return banner, line


@lru_cache(STATES)
def dock(rows: int, columns: int, seat: int, left: int, *, turn: bool, hot: bool) -> tuple[AnyShape, ...]:
    """The ships a player has in hand (CA-1.1, CA-4.8); an empty berth for each one on the board."""
    name, (x, top, height) = SEATS[seat], _place(rows, columns, seat)
    label = SAY("choose-first", seat=seat) if hot else SAY("picture-dock", seat=seat, left=left)
    quay = Box(
        id=f"dock-{name}", role="panel-turn" if turn or hot else "panel", label=label,
        move=text(int(COIN) + seat) if hot else None, x=x, y=top, width=DOCK, height=height, round=14,
    )  # fmt: skip
    return quay, *_berths(rows, columns, seat, left)


def _place(rows: int, columns: int, seat: int) -> tuple[int, int, int]:
    """Left, top and height of a dock."""
    x = MARGIN if seat == ORANGE else LEFT + columns * SQUARE + EDGE + MARGIN
    return x, TOP - EDGE, rows * SQUARE + 2 * EDGE


@lru_cache(STATES)
def _berths(rows: int, columns: int, seat: int, left: int) -> tuple[AnyShape, ...]:
    """What lies in a dock."""
    name, (x, top, height) = SEATS[seat], _place(rows, columns, seat)
    middle, pitch = x + DOCK // 2, (height - 100) // int(FLEET)
    size = min(pitch - 8, 78)
    return (
        _line(f"name-{name}", "words-title", SAY("dock-name", seat=seat), middle, top + 34, 28),
        _line(f"left-{name}", "words-soft", SAY("dock-left", left=left), middle, top + 66, 22),
        *(
            shape
            for k in range(int(FLEET))
            for shape in _berth(seat, k, middle, top + 92 + pitch * k + pitch // 2, size, ship=k < left)
        ),
    )


def _line(name: str, role: str, words: str, x: int, y: int, size: int) -> Words:
    return Words(id=name, role=role, label=words, x=x, y=y, size=size, text=words)


def _berth(seat: int, k: int, x: int, y: int, size: int, *, ship: bool) -> Iterator[AnyShape]:
    name, wide = SEATS[seat], size * 13 // 10
    label = SAY("picture-slot-ship" if ship else "picture-slot-empty", seat=seat)
    yield Box(
        id=f"berth-{name}-{k}", role="slot", label=label, decoration=True,
        x=x - wide // 2, y=y - size // 2, width=wide, height=size, round=size // 3,
    )  # fmt: skip
    if ship:
        art = f"ship-{name}"
        yield Symbol(id=f"hand-{name}-{k}", role=art, label=label, decoration=True, x=x, y=y, size=size - 8, art=art)
