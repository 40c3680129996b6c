"""Cardinal's picture in words: its text alternative, and the line above the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.cardinal.codes import FLEET, GREEN, ORANGE, WIDTH
from quarterdeck.games.cardinal.notation import square_name
from quarterdeck.games.cardinal.position import (
    FIVE_SHIPS,
    NO_LEGAL_SQUARE,
    OVER,
    SUMMONING,
    TOSSING,
    CardinalPosition,
    beside,
    count,
)
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.cardinal.art").say


def summarise(position: CardinalPosition) -> str:
    """The whole position in sentences."""
    return " ".join(_sentences(position))


def _sentences(position: CardinalPosition) -> Iterator[str]:
    yield SAY("summary-status", status=status(position))
    yield SAY("summary-board", columns=int(position.columns), rows=int(position.rows))
    for seat, ships in ((int(ORANGE), position.orange), (int(GREEN), position.green)):
        left = int(FLEET) - int(count(ships))
        yield SAY("summary-ships", seat=seat, left=left, squares=_listed(position, ships) or "none")
    if position.pirate:
        yield SAY("summary-pirate", square=_listed(position, position.pirate))
    else:
        yield SAY("summary-pirate-aside")
    closed = beside(position.pirate) & position.empty()
    if closed:
        yield SAY("summary-closed", squares=_listed(position, closed))
    if position.crowded():
        yield SAY("summary-crowded", squares=_listed(position, position.crowded()))


def status(position: CardinalPosition) -> str:
    """Who is to do what, or how the game ended."""
    if position.phase == TOSSING:
        return SAY("status-toss")
    if position.phase == OVER:
        if position.ended == FIVE_SHIPS:
            return SAY("status-won", seat=int(position.winner))
        return SAY("status-no-square" if position.ended == NO_LEGAL_SQUARE else "status-repeated")
    return SAY("status-pirate" if position.phase == SUMMONING else "status-place", seat=int(position.player))


def squares_of(position: CardinalPosition) -> Iterator[int]:
    """All squares of the board, row by row."""
    for row in range(position.rows):
        for column in range(position.columns):
            yield row * int(WIDTH) + column


def has(squares: int, square: int) -> bool:
    """Whether a set has a square."""
    return bool(squares >> square & 1)


def _listed(position: CardinalPosition, squares: int) -> str:
    return ", ".join(square_name(square) for square in squares_of(position) if has(squares, square))
