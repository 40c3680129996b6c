"""Whether a table lets a seat take back a move: not too often, and not after the end has shown what was hidden."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import NoTakeBack
from quarterdeck.server.problems import SAY
from quarterdeck.table.match import Match

MOST_TAKE_BACKS: Final = 250
"""The most take-backs of one seat in one game, so that its record does not grow without end."""


def used_up(match: Match, seat: int) -> bool:
    """Whether a seat has taken back as many moves as it may; other seats do not count."""
    return match.taken_back_by(seat) >= MOST_TAKE_BACKS


def may_still(match: Match, seat: int) -> bool:
    """Whether a seat may take back any move here at all."""
    return match.why_final() is None and not used_up(match, seat)


def check_left(match: Match, seat: int) -> None:
    """Raise `NoTakeBack` if a seat may take back no more moves."""
    final = match.why_final()
    if final is not None:
        raise NoTakeBack(final)
    if used_up(match, seat):
        raise NoTakeBack(SAY("most-take-backs", most=MOST_TAKE_BACKS))
