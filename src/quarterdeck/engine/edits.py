"""How a position is edited by hand on its board: what each shape of its picture may be made into, and where it can be put.

An edit changes fields of the position file, not the position: reading the file then tells whether a game can reach
the result.
"""

from __future__ import annotations

from msgspec import Struct

Value = bool | int | str | tuple[str | int, ...] | None


class EditChoice(Struct, frozen=True, kw_only=True):
    """One thing that a shape may be turned into."""

    label: str
    changes: dict[str, Value]
    """New values of fields of the file, by paths in the form that refusals use: `players.A.at`, `board[1][2]`.

    Where the value at a path is a text, a number in brackets stands for one of its letters, spaces not counted. None: the field
    is left out. What holds a new field need not be there yet.
    """


class BoardEdit(Struct, frozen=True, kw_only=True):
    """The changes that a shape of the picture offers."""

    shape: str
    """The shape's id in the scene of the position."""
    choices: tuple[EditChoice, ...]
    turns: bool = False
    """Each touch turns the shape into the next of these, and after the last into the first. If false, the player is asked which."""


class CarryEdit(Struct, frozen=True, kw_only=True):
    """Where a shape of the picture can be carried."""

    shape: str
    """Its id in the scene of the position."""
    places: dict[str, dict[str, Value]]
    """The shapes that it can be put on, each with what that changes, as the changes of a choice."""


class LayEdit(Struct, frozen=True, kw_only=True):
    """A shape of the picture that can be moved anywhere on a plane, and turned."""

    shape: str
    """Its id in the scene of the position."""
    on: str
    """Id of the shape on which it is moved."""
    path: str
    """The field of the file with its place and its heading: x and y upward in hundredths of the notation's measure, and tenths of
    a degree, counter-clockwise from the right."""
    lies: tuple[int, int, int]
    """What that field says now."""
    outline: tuple[tuple[int, int], ...]
    """Its corners at heading 0 around 0,0, in hundredths, y upward."""
    x: int
    y: int
    """Where 0,0 lies in the picture."""
    scale: int
    """How many hundredths a scene unit is."""
    width: int
    height: int
    """The greatest coordinates that it may have, in hundredths; the smallest are 0,0."""
    turns: bool
    """It has a heading of its own."""


class SpotEdit(Struct, frozen=True, kw_only=True):
    """A place to carry things to that the picture does not draw."""

    id: str
    """An id that no shape of the picture has."""
    label: str
    points: tuple[tuple[int, int], ...]
    """Its corners in the picture."""


class Edits(Struct, frozen=True, kw_only=True):
    """All that can be done to a position on its board."""

    choices: tuple[BoardEdit, ...] = ()
    carries: tuple[CarryEdit, ...] = ()
    lays: tuple[LayEdit, ...] = ()
    spots: tuple[SpotEdit, ...] = ()
    """Places to carry things to; they lie below all shapes that can be edited."""
