"""Why a move is illegal in Cardinal: the clause, and a sentence about this very board."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.sets import count, member_of
from quarterdeck.games.cardinal.codes import COIN, GREEN, LARGEST_SIDE, ORANGE, PIRATE, WIDTH
from quarterdeck.games.cardinal.position import (
    OVER,
    SUMMONING,
    TOSSING,
    CardinalPosition,
    beside,
)
from quarterdeck.games.cardinal.words.notation import square_name, text
from quarterdeck.messages import Argument, speaker

_SAY = speaker("quarterdeck.games.cardinal").say
NEAREST = 3


def why_not(position: CardinalPosition, move: int) -> Refusal | None:
    """The clause that forbids the move; None exactly if it is legal."""
    if position.phase == OVER:
        return _refuse(position, move, "CA-5.1", "over")
    if move >= COIN:
        return None if position.phase == TOSSING else _refuse(position, move, "CA-1.3", "coin-tossed")
    if position.phase == TOSSING:
        return _refuse(position, move, "CA-1.3", "coin-first")
    if move >= PIRATE:
        return _no_pirate(position, move)
    return _no_ship(position, move)


def _no_ship(position: CardinalPosition, move: int) -> Refusal | None:
    """Why a ship may not go to a square."""
    bit = 1 << move
    name = square_name_or_number(move)
    if position.phase == SUMMONING:
        return _refuse(position, move, "CA-4.1", "pirate-first")
    if not bit & position.water:
        return _refuse(position, move, "CA-R1", "off-board", square=name, corner=_corner(position))
    if bit & (position.orange | position.green):
        owner = ORANGE if bit & position.orange else GREEN
        return _refuse(position, move, "CA-2.3", "ship-there", square=name, owner=int(owner))
    if bit & position.pirate:
        return _refuse(position, move, "CA-2.3", "pirate-there", square=name)
    if bit & beside(position.pirate):
        pirate = square_name(member_of(position.pirate))
        return _refuse(position, move, "CA-2.4", "beside-pirate", square=name, pirate=pirate)
    return None


def _no_pirate(position: CardinalPosition, move: int) -> Refusal | None:
    """Why the pirate may not go to a square."""
    square = move - int(PIRATE)
    bit = 1 << square
    name = square_name_or_number(square)
    if position.phase != SUMMONING:
        return _refuse(position, move, "CA-3.6", "not-summoned")
    if not bit & position.water:
        return _refuse(position, move, "CA-R1", "off-board", square=name, corner=_corner(position))
    if bit & (position.orange | position.green):
        return _refuse(position, move, "CA-3.4", "pirate-needs-empty", square=name)
    if bit & position.pirate:
        return _refuse(position, move, "CA-R3", "pirate-stays", square=name)
    if not bit & position.crowded():
        ships = ships_around(position, square)
        return _refuse(position, move, "CA-3.1", "not-crowded", square=name, ships=ships)
    return None


def ships_around(position: CardinalPosition, square: int) -> int:
    """How many ships stand around a square (CA-3.1)."""
    bit = 1 << square
    row = bit | bit << 1 | bit >> 1
    ships = (row | row << int(WIDTH) | row >> int(WIDTH)) & ~bit & (position.orange | position.green)
    return int(count(ships))


def square_name_or_number(square: int) -> str:
    """The name of a square; a number that lies on no board is shown as it is."""
    on_some_board = square % WIDTH < LARGEST_SIDE and square // WIDTH < LARGEST_SIDE
    return square_name(square) if on_some_board else f"number {square}"


def _corner(position: CardinalPosition) -> str:
    return square_name((int(position.rows) - 1) * int(WIDTH) + int(position.columns) - 1)


def _refuse(position: CardinalPosition, move: int, clause: str, message: str, **facts: Argument) -> Refusal:
    """A refusal with the nearest legal squares of the same kind."""
    return Refusal(clause=clause, sentence=_SAY(message, **facts), nearest=_nearest(position, move))


def _nearest(position: CardinalPosition, move: int) -> tuple[str, ...]:
    legal = position.legal()
    if position.phase in (TOSSING, OVER) or move >= COIN:
        return tuple(text(other) for other in legal)
    row, column = divmod(move % int(PIRATE), int(WIDTH))

    def distance(other: int) -> tuple[int, int]:
        down, across = divmod(other % int(PIRATE), int(WIDTH))
        return max(abs(down - row), abs(across - column)), other

    return tuple(text(other) for other in sorted(legal, key=distance)[:NEAREST])
