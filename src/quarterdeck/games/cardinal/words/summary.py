"""Cardinal's picture in words: its text alternative, and the line above the board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from quarterdeck.engine.sets import count, members
from quarterdeck.games.cardinal.codes import FLEET, GREEN, ORANGE
from quarterdeck.games.cardinal.position import (
    FIVE_SHIPS,
    NO_LEGAL_SQUARE,
    OVER,
    SUMMONING,
    TOSSING,
    CardinalPosition,
    beside,
)
from quarterdeck.games.cardinal.words.notation import COLUMNS, square_name
from quarterdeck.messages import speaker
from quarterdeck.messages.language import remembered

SAY: Final = speaker("quarterdeck.games.cardinal.art").say
REMEMBERED: Final = 4096
"""How many sets of squares are remembered with their members and names, and how many boards with their sentences."""


class Board(Struct, frozen=True):
    """Facts about a position, apart from the player on turn; squares are sets of bits."""

    columns: int
    rows: int
    orange: int
    green: int
    pirate: int
    closed: int
    crowded: int
    viewer: int
    """The seat of whoever hears it; -1 for a spectator."""


def summarise(position: CardinalPosition, viewer: int, asked: str) -> str:
    """The whole position in sentences, for one viewer; first comes what is asked."""
    board = Board(
        int(position.columns),
        int(position.rows),
        int(position.orange),
        int(position.green),
        int(position.pirate),
        int(beside(position.pirate) & position.empty()),
        int(position.crowded()),
        viewer,
    )
    return _summary(asked, board)


@remembered(REMEMBERED)
def _summary(words: str, board: Board) -> str:
    """Remembered, since all who look on hear the same."""
    return " ".join(_sentences(words, board))


def _sentences(words: str, board: Board) -> Iterator[str]:
    yield words if words.endswith((".", "?")) else SAY("summary-status", status=words)
    yield SAY("summary-board", columns=board.columns, rows=board.rows, last=COLUMNS[board.columns - 1])
    for seat, ships in ((int(ORANGE), board.orange), (int(GREEN), board.green)):
        left = int(FLEET) - ships.bit_count()
        mine = "yes" if seat == board.viewer else "no"
        some = "no" if not ships else "one" if ships.bit_count() == 1 else "yes"
        yield SAY("summary-ships", seat=seat, mine=mine, left=left, any=some, squares=_listed(ships))
    if board.pirate:
        yield SAY("summary-pirate", square=_listed(board.pirate))
    else:
        yield SAY("summary-pirate-aside")
    if board.closed:
        yield SAY("summary-closed", squares=_listed(board.closed))
    if board.crowded:
        yield SAY("summary-crowded", squares=_listed(board.crowded))


def question(position: CardinalPosition, *, mine: bool) -> str:
    """The question to the viewer, or what the others wait for, or how the game ended. With five ships on the board one has not won before the pirate is sent (CA-5.3)."""
    if position.phase == TOSSING:
        return SAY("status-toss")
    if position.phase == OVER:
        if position.ended == FIVE_SHIPS:
            return SAY("status-won", seat=int(position.winner))
        return SAY("status-no-square" if position.ended == NO_LEGAL_SQUARE else "status-repeated")
    seat, whose = int(position.player), "yes" if mine else "no"
    if position.phase == SUMMONING:
        return SAY("ask-pirate", seat=seat, mine=whose, all=_all(position, seat))
    return SAY("ask-place", seat=seat, mine=whose)


def _all(position: CardinalPosition, seat: int) -> str:
    """Whether a player who sends the pirate has all ships on the board: `yes`, `no`, or `lost` if it takes one wherever it goes (CA-4.6)."""
    ships = position.green if seat == GREEN else position.orange
    if count(ships) < FLEET:
        return "no"
    return "yes" if any(not ships & beside(1 << square) for square in members(position.crowded())) else "lost"


def squares_of(position: CardinalPosition) -> tuple[int, ...]:
    """All squares of the board, row by row."""
    return _members(position.water)


@lru_cache(REMEMBERED)
def _members(squares: int) -> tuple[int, ...]:
    return tuple(members(squares))


@lru_cache(REMEMBERED)
def _listed(squares: int) -> str:
    return ", ".join(square_name(square) for square in members(squares))
