"""The refusal of a move of the wrong kind in Pirates: what is asked, and of whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.phase_table import About, phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.making import refuse
from quarterdeck.games.pirates.rules.exploring import trade
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import repair
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import BY_RAM
from quarterdeck.games.pirates.words.names import deed_name, island_name, place_name, seat_name, unit_name


def turn_clause(position: PiratesPosition) -> str:
    """The clause that says who may choose."""
    return phase_of(position).clause


def asked_otherwise(position: PiratesPosition) -> Refusal:
    """The clause and the sentence when something else is asked."""
    phase = phase_of(position)
    clause = "PI-9.2" if phase.does == "lose" and position.loss.cause == BY_RAM else phase.clause
    return refuse(
        clause,
        f"asked-{phase.message}",
        who=seat_name(int(position.asked)),
        ship=named(position, unit_asked_about(position)),
        target=done_to(position),
    )


def done_to(position: PiratesPosition) -> str:
    """The object of the action, by its name: a ship, an island, or the card at work."""
    about = phase_of(position).about
    return _SUBJECTS[about](position) if about in _SUBJECTS else named(position, int(position.target))


_SUBJECTS: Final[dict[About, Callable[[PiratesPosition], str]]] = {
    "loser": lambda position: named(position, int(position.loss.unit)),
    "island": lambda position: island_name(position, int(questions.looked_at(position))),
    "place": lambda position: place_name(position, int(trade.drawn_from(position))),
    "card": deed_name,
}
"""The name of the object of the action, unless it is the unit `target`."""


def unit_asked_about(position: PiratesPosition) -> int:
    """The unit that starts, or that loses something or gets it back; else the one that acts."""
    if phase_of(position).laid == "start":
        return int(setting_out.mustering(position))
    return int(repair.whose_mast(position))


def named(position: PiratesPosition, unit: int) -> str:
    """A unit by its name; empty for none."""
    return "" if unit == NONE else unit_name(position, unit)
