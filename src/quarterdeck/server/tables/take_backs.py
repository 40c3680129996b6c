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


def why_final(match: Match, *, rated: bool) -> str | None:
    """Why nobody may take a move back any more, in words: hidden things were shown, or the end has counted for ratings."""
    return match.why_final() or (SAY("rated-over") if rated and match.over else None)


def may_still(match: Match, seat: int, *, rated: bool) -> bool:
    """Whether a seat may take back any move here at all."""
    return why_final(match, rated=rated) is None and not used_up(match, seat)


def check_left(match: Match, seat: int, *, rated: bool) -> None:
    """Raise `NoTakeBack` if a seat may take back no more moves."""
    final = why_final(match, rated=rated)
    if final is not None:
        raise NoTakeBack(final)
    if used_up(match, seat):
        raise NoTakeBack(SAY("most-take-backs", most=MOST_TAKE_BACKS))
