"""How many moves a seat may take back in one game."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import NoTakeBack
from quarterdeck.server.problems import SAY
from quarterdeck.table.match import Match

MOST_TAKE_BACKS: Final = 250
"""Of one seat in one game: its record, and what is sent of it, do not grow without end."""


def used_up(match: Match, seat: int) -> bool:
    """Whether a seat has taken as many moves back as it may; what other seats did does not count."""
    return match.taken_back_by(seat) >= MOST_TAKE_BACKS


def check_left(match: Match, seat: int) -> None:
    """Raises `NoTakeBack` if a seat may take no more moves back."""
    if used_up(match, seat):
        raise NoTakeBack(SAY("most-take-backs", most=MOST_TAKE_BACKS))
