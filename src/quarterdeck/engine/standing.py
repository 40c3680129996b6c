"""Scores: what the rulebook counts for each seat, part by part, and how the scores changed over a game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Counting = Literal["plus", "minus", "times", "told"]


class Part(Struct, frozen=True, kw_only=True):
    """One line of a table of scores."""

    label: str
    """The thing that is counted, in a word or two."""
    values: tuple[int, ...]
    """The amount of each seat."""
    how: Counting = "plus"
    """What the line does to the sum of the lines before it, which begins at 0. `told`: it is shown but does not count."""
    words: tuple[str, ...] = ()
    """Words to be shown instead of the values, for each seat; empty to show the values."""


class Standing(Struct, frozen=True, kw_only=True):
    """The score of each seat. No winner has a lower score than a loser."""

    label: str
    """The name of a score, in a word or two, such as `Points`."""
    scores: tuple[int, ...]
    """The score of each seat: the result of its parts."""
    parts: tuple[Part, ...] = ()
    out: tuple[int, ...] = ()
    """Seats that have dropped out."""
    roles: tuple[str, ...] = ()
    """The role of each seat's pieces in pictures, which has the colours of the seat; empty if there are none."""
    signs: tuple[str, ...] = ()
    """The drawing of the game's art that stands for each seat; empty if there are none."""


class ScoreMark(Struct, frozen=True, kw_only=True):
    """The scores after a turn in which some of them changed."""

    turn: int
    """The number of the turn, counting everybody's turns from 1; 0 means before the first turn."""
    at: int
    """The number of moves made by then, for `replay`."""
    scores: tuple[int, ...]


class Moment(Struct, frozen=True, kw_only=True):
    """A turn that did much to decide the game."""

    turn: int
    at: int
    """The number of moves made by its end, for `replay`."""
    seat: int
    """The seat whose turn it was; -1 for nobody."""
    text: str
    """What happened, in sentences of the game's story."""
    before: tuple[int, ...]
    """The scores before the turn."""
    after: tuple[int, ...]
    """The scores after the turn."""


class ScoreHistory(Struct, frozen=True, kw_only=True):
    """The scores of a finished game, turn by turn."""

    label: str
    """The name of a score, in a word or two; empty if the game counts nothing, or if only one seat plays."""
    turns: int
    """The number of turns."""
    moves: int
    """The number of moves, counted to the end of the game."""
    marks: tuple[ScoreMark, ...]
    """The scores from beginning to end; between two marks they stay the same."""
    moments: tuple[Moment, ...]
    """The turning points, in their order."""


def total(parts: tuple[Part, ...], seat: int) -> int:
    """The score of a seat, calculated from the parts."""
    found = 0
    for part in parts:
        value = part.values[seat]
        if part.how == "plus":
            found += value
        elif part.how == "minus":
            found -= value
        elif part.how == "times":
            found *= value
    return found
