"""What is being asked of whom in Pirates, for those who answer something else."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.making import refuse
from quarterdeck.games.pirates.rules.exploring import trade
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import repair
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import BY_RAM
from quarterdeck.games.pirates.words.names import deed_name, island_name, place_name, seat_name, unit_name
from quarterdeck.games.pirates.words.phase_table import PHASES


def turn_clause(position: PiratesPosition) -> str:
    """By which clause those choose who may."""
    return PHASES[int(position.phase)].clause


def asked_otherwise(position: PiratesPosition) -> Refusal:
    """Something else is asked: the clause, and what it is."""
    phase = PHASES[int(position.phase)]
    clause = phase.clause
    if position.phase == codes.LOSING and position.loss.cause == BY_RAM:
        clause = "PI-9.2"
    ship = (
        mustered(position) if position.phase == codes.MUSTERING else named(position, int(repair.whose_mast(position)))
    )
    return refuse(
        clause, f"asked-{phase.message}", who=seat_name(int(position.asked)), ship=ship, target=done_to(position)
    )


def done_to(position: PiratesPosition) -> str:
    """To what something is done, by its name: a ship, an island, or the card at work."""
    if position.phase in DEEDS:
        return deed_name(position)
    if position.phase in {codes.LOSING, codes.FORFEITING}:
        return named(position, int(position.loss.unit))
    if position.phase in ISLANDS:
        return island_name(position, int(questions.looked_at(position)))
    if position.phase == codes.PICKING:
        return place_name(position, int(trade.drawn_from(position)))
    return named(position, int(position.target))


ISLANDS: Final = (codes.LOOKING, codes.TAKING)
"""Phases in which treasure of an island is looked at or taken."""
DEEDS: Final = (codes.AIMING, codes.DEED_DIE, codes.DEED_DRAWN, codes.ANSWERING)
"""Phases of treasures, Events and equipment."""


def mustered(position: PiratesPosition) -> str:
    """The unit whose start is chosen."""
    return unit_name(position, int(setting_out.mustering(position)))


def named(position: PiratesPosition, unit: int) -> str:
    """A unit by its name; of none, nothing."""
    return "" if unit == NONE else unit_name(position, unit)
