"""Cardinal's board in an editor: a square goes round empty, orange ship, green ship, pirate."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.edits import BoardEdit, EditChoice, Edits, Value
from quarterdeck.engine.position import CHANCE
from quarterdeck.games.cardinal.codes import WIDTH
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.games.cardinal.words.notation import SEATS, square_name
from quarterdeck.messages import speaker

_SAY = speaker("quarterdeck.games.cardinal").say
PIECES: Final = {"empty": ".", "orange": "O", "green": "G", "pirate": "P"}


def edits(position: CardinalPosition) -> Edits:
    """What each square may hold."""
    squares = [
        row * int(WIDTH) + column for row in range(int(position.rows)) for column in range(int(position.columns))
    ]
    return Edits(
        choices=tuple(
            BoardEdit(
                shape=f"square-{square_name(square)}",
                choices=tuple(
                    EditChoice(label=_SAY(f"edit-{what}"), changes=_changes(position, square, letter))
                    for what, letter in PIECES.items()
                ),
                turns=True,
            )
            for square in squares
        )
    )


def _changes(position: CardinalPosition, square: int, letter: str) -> dict[str, Value]:
    """A piece comes to a square. There is one pirate; with anything on the board the coin has been tossed (CA-1.2, CA-1.3)."""
    found: dict[str, Value] = {_path(square): letter}
    pirate = int(position.pirate).bit_length() - 1
    if letter == "P" and pirate not in (square, -1):
        found[_path(pirate)] = "."
    if letter != "." and position.player == CHANCE:
        found["player"] = SEATS[0]
    return found


def _path(square: int) -> str:
    row, column = divmod(square, int(WIDTH))
    return f"board[{row}][{column}]"
