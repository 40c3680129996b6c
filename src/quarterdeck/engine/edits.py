"""Editing a position on its board: what each shape of its picture may be turned into.

An edit changes fields of the position file, not the position: reading the file then tells whether a game can reach
the result.
"""

from __future__ import annotations

from msgspec import Struct

Value = str | int | None


class EditChoice(Struct, frozen=True, kw_only=True):
    """One thing that a shape may be turned into."""

    label: str
    changes: dict[str, Value]
    """New values of fields of the file, by paths in the form that refusals use: `players.A.at`, `board[1][2]`.

    If the value at a path is a text, a number in brackets means one of its letters, not counting spaces. With None the
    field is left out.
    """


class BoardEdit(Struct, frozen=True, kw_only=True):
    """The changes that a shape of the picture offers."""

    shape: str
    """The shape's id in the scene of the position."""
    choices: tuple[EditChoice, ...]
    turns: bool = False
    """Whether touching the shape turns it into the next of these choices, and after the last into the first again. If
    not, the player is asked which one to take."""
