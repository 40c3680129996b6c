"""Cardinal's notation: `c2` a ship, `@c2` the pirate, `coin orange` who begins.

Columns are letters from the left, rows numbers from the top.
"""

from __future__ import annotations

import re
from typing import Final

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.cardinal.codes import COIN, LARGEST_SIDE, MOVES, PIRATE, PLACE, WIDTH
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.cardinal").say

SEATS: Final = ("orange", "green")
COLUMNS: Final = "abcdefg"
_MOVE = re.compile(r"(?P<pirate>@?)(?P<column>[a-g])(?P<row>[1-7])")
_COIN = re.compile(r"coin\s+(?P<seat>orange|green)")


def square_name(square: int) -> str:
    """`c2` for the third column, second row."""
    return _NAMES[square]


_NAMES: Final = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")


def text(move: int) -> str:
    """The move in notation."""
    return _TEXTS[move]


def _written(move: int) -> str:
    if move >= COIN:
        return f"coin {SEATS[move - COIN]}"
    if move >= PIRATE:
        return f"@{square_name(move - PIRATE)}"
    return square_name(move - PLACE)


_TEXTS: Final = tuple(map(_written, range(MOVES)))
"""All moves in notation: a viewer's legal moves are written at every move of a game."""


def parse(written: str, rows: int = LARGEST_SIDE, columns: int = LARGEST_SIDE) -> int:
    """The move a text means; capitals and outer spaces do not matter. The board matters only for a refusal's suggestions."""
    wanted = written.strip().lower()
    if coin := _COIN.fullmatch(wanted):
        return int(COIN) + SEATS.index(coin["seat"])
    found = _MOVE.fullmatch(wanted)
    if found is None:
        raise Malformed(
            "move",
            SAY("no-move", written=repr(written), column=COLUMNS[columns - 1], rows=rows),
        )
    square = (int(found["row"]) - 1) * int(WIDTH) + COLUMNS.index(found["column"])
    return square + int(PIRATE if found["pirate"] else PLACE)
