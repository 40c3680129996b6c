"""How a position is edited by hand on its board: what each shape of its picture may be made into.

An edit changes fields of the position file, not the position: whether the result is one that a game can come to, reading
the file tells.
"""

from __future__ import annotations

from msgspec import Struct

Value = str | int | None


class EditChoice(Struct, frozen=True, kw_only=True):
    """One thing that a shape may be made into."""

    label: str
    changes: dict[str, Value]
    """New values of fields of the file, by their paths as refusals write them: `players.A.at`, `board[1][2]`.

    Where the value at a path is a text, a number in brackets stands for one of its letters, spaces not counted. None: the field
    is left out.
    """


class BoardEdit(Struct, frozen=True, kw_only=True):
    """What can be changed where a shape of the picture is."""

    shape: str
    """Its id in the scene of the position."""
    choices: tuple[EditChoice, ...]
    turns: bool = False
    """Touching the shape makes it into the next of these, after the last the first again; else the player is asked which."""
