"""Cardinal's board in an editor: a square goes round empty, orange ship, green ship, pirate; pieces are carried."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.edits import BoardEdit, CarryEdit, EditChoice, Edits, Value
from quarterdeck.engine.position import CHANCE
from quarterdeck.games.cardinal.codes import WIDTH
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.games.cardinal.words.notation import SEATS, square_name
from quarterdeck.messages import speaker

_SAY = speaker("quarterdeck.games.cardinal").say
PIECES: Final = {"empty": ".", "orange": "O", "green": "G", "pirate": "P"}


def edits(position: CardinalPosition) -> Edits:
    """What each square may hold, and where what it holds can be put."""
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
        ),
        carries=tuple(
            CarryEdit(shape=f"square-{square_name(square)}", places=_places(position, square, squares))
            for square in squares
            if _letter(position, square) != "."
        ),
    )


def _places(position: CardinalPosition, square: int, squares: list[int]) -> dict[str, dict[str, Value]]:
    """The squares to which a piece can be carried; one that stands there comes to where it was. Another of its kind is no change."""
    letter = _letter(position, square)
    return {
        f"square-{square_name(other)}": {_path(square): there, _path(other): letter}
        for other in squares
        if (there := _letter(position, other)) != letter
    }


def _letter(position: CardinalPosition, square: int) -> str:
    """What stands on a square, as the file has it."""
    for letter, here in (("O", position.orange), ("G", position.green), ("P", position.pirate)):
        if int(here) >> square & 1:
            return letter
    return "."


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
