"""How a game stands: what is counted for each seat, part by part, as the rulebook counts it; and how it came to that."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Counting = Literal["plus", "minus", "times", "told"]


class Part(Struct, frozen=True, kw_only=True):
    """One line of a table of scores."""

    label: str
    """What is counted, in a word or two."""
    values: tuple[int, ...]
    """How much of it each seat has."""
    how: Counting = "plus"
    """What it does to the sum of the lines before it, which begins with 0. `told`: nothing, it is only told."""
    words: tuple[str, ...] = ()
    """What is shown instead of the values, for each seat; empty: the values."""


class Standing(Struct, frozen=True, kw_only=True):
    """What is counted for each seat. Who has won has no lower score than anybody who has not."""

    label: str
    """What a score is, in a word or two: `Points`."""
    scores: tuple[int, ...]
    """Of each seat: what its parts come to."""
    parts: tuple[Part, ...] = ()
    out: tuple[int, ...] = ()
    """Seats that play no more."""
    roles: tuple[str, ...] = ()
    """The role of each seat's pieces in pictures, which has the colours of the seat; empty: they have none."""
    signs: tuple[str, ...] = ()
    """The drawing that stands for each seat, in the game's art; empty: there are none."""


class ScoreMark(Struct, frozen=True, kw_only=True):
    """The scores after a turn in which some of them changed."""

    turn: int
    """Turns are counted from 1, whoever has them; 0: before the first."""
    at: int
    """After how many moves: what `replay` shows there."""
    scores: tuple[int, ...]


class Moment(Struct, frozen=True, kw_only=True):
    """A turn that did much to decide the game."""

    turn: int
    at: int
    """After how many moves it had happened: what `replay` shows there."""
    seat: int
    """Whose turn it was; -1: nobody's."""
    text: str
    """What happened, in sentences of the game's story."""
    before: tuple[int, ...]
    """The scores before the turn."""
    after: tuple[int, ...]
    """The scores after the turn."""


class ScoreHistory(Struct, frozen=True, kw_only=True):
    """What the scores of a finished game were, turn by turn."""

    label: str
    """What a score is, in a word or two; empty: the game counts nothing, or only one seat plays it."""
    turns: int
    """How many there were."""
    marks: tuple[ScoreMark, ...]
    """From the beginning to the end; between two of them the scores stay as they are."""
    moments: tuple[Moment, ...]
    """The turning points, in their order."""


def total(parts: tuple[Part, ...], seat: int) -> int:
    """What the parts come to for a seat."""
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
