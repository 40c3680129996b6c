"""Moves that are the only ones, as far as everybody at the table can see: they need not be asked for."""

from __future__ import annotations

from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table import questions


def sole_move(position: PiratesPosition) -> int | None:
    """The one move of the seat that must choose, if everybody knows that it has no other; else None.

    Elsewhere crew, Events and treasure that lie face down may add moves, and that nobody else shall learn (PI-R119, PI-R126);
    and the end of a turn is said, not guessed: until it is, the player takes back freely what the last ship did.
    """
    phase = phase_of(position)
    if not phase.lies_open and not (phase.does == "share" and _nothing_to_share(position)):
        return None
    moves = position.legal()
    return moves[0] if len(moves) == 1 else None


def _nothing_to_share(position: PiratesPosition) -> bool:
    """Whether neither ship carries anything that has not changed ships already (PI-R24)."""
    return not any(
        questions.pieces_at(position, unit) & ~position.exploring.crew_moved
        or questions.slots_at(position, unit) & ~position.exploring.treasure_moved
        for unit in (position.unit, position.target)
    )
