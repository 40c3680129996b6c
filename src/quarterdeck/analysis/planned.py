"""A plan that somebody has been told, and how much of it is still to be done."""

from __future__ import annotations

from msgspec import Struct

from quarterdeck.table.match import Match


class Planned(Struct, frozen=True, kw_only=True):
    """The moves of a plan for a seat, and when it was told."""

    seat: int
    at: int
    """How many moves were in effect then."""
    moves: tuple[str, ...]
    """In notation."""

    def left(self, match: Match) -> tuple[str, ...]:
        """The moves that are still to be made; none before the first one was, after the last one, or if something else happened."""
        made = match.chosen_since(self.seat, self.at) or ()
        return self.moves[len(made) :] if made and made == self.moves[: len(made)] else ()
