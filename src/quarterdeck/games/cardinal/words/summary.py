"""Cardinal's picture in words: its text alternative, and the line above the board."""

from __future__ import annotations

from typing import Final

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
"""How many sets of squares are remembered with what is said of them."""


def summarise(position: CardinalPosition, viewer: int, asked: str) -> str:
    """The whole position in sentences, for one viewer; first comes what is asked."""
    closed = beside(position.pirate) & position.empty()
    crowded = position.crowded()
    told = [
        asked if asked.endswith((".", "?")) else SAY("summary-status", status=asked),
        _board(position.columns, position.rows),
        _ships(int(ORANGE), position.orange, "yes" if viewer == ORANGE else "no"),
        _ships(int(GREEN), position.green, "yes" if viewer == GREEN else "no"),
        _pirate(position.pirate),
    ]
    if closed:
        told.append(_squares("summary-closed", closed))
    if crowded:
        told.append(_squares("summary-crowded", crowded))
    return " ".join(told)


@remembered()
def _board(columns: int, rows: int) -> str:
    return SAY("summary-board", columns=columns, rows=rows, last=COLUMNS[columns - 1])


@remembered(REMEMBERED)
def _ships(seat: int, ships: int, mine: str) -> str:
    left, some = int(FLEET) - ships.bit_count(), "no" if not ships else "one" if ships.bit_count() == 1 else "yes"
    return SAY("summary-ships", seat=seat, mine=mine, left=left, any=some, squares=_listed(ships))


@remembered(REMEMBERED)
def _pirate(squares: int) -> str:
    return SAY("summary-pirate", square=_listed(squares)) if squares else SAY("summary-pirate-aside")


@remembered(REMEMBERED)
def _squares(message: str, squares: int) -> str:
    return SAY(message, squares=_listed(squares))


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


def _listed(squares: int) -> str:
    return ", ".join(square_name(square) for square in members(squares))
