"""How Cardinal's moves are numbered; pinned, since records and research read them.

A square is row * 8 + column, both counted from 0 at the top left, on boards of every size;
column 7 stays unused, so a step to the side never wraps round.

| moves      | what                                              |
| ---------- | ------------------------------------------------- |
| 0 … 63     | place a ship on the square                        |
| 64 … 127   | put the pirate on the square, less 64             |
| 128, 129   | CHANCE: orange, green begins (CA-1.3)             |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PLACE: Final[i64] = 0
PIRATE: Final[i64] = 64
COIN: Final[i64] = 128
MOVES: Final[i64] = 130

WIDTH: Final[i64] = 8
"""Numbers of a row."""
SMALLEST_SIDE: Final[i64] = 3
LARGEST_SIDE: Final[i64] = 7
"""Of the boards that can be chosen (CA-R1)."""

ORANGE: Final[i64] = 0
GREEN: Final[i64] = 1
FLEET: Final[i64] = 5
"""Ships of each player (CA-1.1, CA-6.1)."""
CROWD: Final[i64] = 4
"""Ships around an empty square that crowd it (CA-3.1)."""

# What the log tells: kind, who, what, more.
BEGINS: Final[i64] = 1  # seat
PLACED: Final[i64] = 2  # seat, square
SUMMONED: Final[i64] = 3  # seat, the set of crowded squares to choose from
PIRATE_MOVED: Final[i64] = 4  # seat, square, square it left or OFF_BOARD
RETURNED: Final[i64] = 5  # owner, square
WON: Final[i64] = 6  # seat
NO_SQUARE: Final[i64] = 7  # the seat that cannot place
REPEATED: Final[i64] = 8  # the seat to move

OFF_BOARD: Final[i64] = -1
"""The place from which the pirate comes when it is summoned for the first time."""
