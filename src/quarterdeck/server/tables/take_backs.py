"""Whether a table lets a seat take a move back: not too often, and not once the end has shown what was hidden."""

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


def may_still(match: Match, seat: int) -> bool:
    """Whether a seat may take moves back here, as far as that does not depend on which."""
    return match.why_final() is None and not used_up(match, seat)


def check_left(match: Match, seat: int) -> None:
    """Raises `NoTakeBack` if a seat may take no more moves back."""
    final = match.why_final()
    if final is not None:
        raise NoTakeBack(final)
    if used_up(match, seat):
        raise NoTakeBack(SAY("most-take-backs", most=MOST_TAKE_BACKS))
