"""Masts that are repaired, and derelicts that are scuttled (PI-13, PI-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import ONE, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MAST, NONE, PASS, REPAIRING, SCUTTLING
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.losing import rigging
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import MORE_COSTS, NEXT_CONSEQUENCE, NEXT_UNIT
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities

SINKS_FROM: Final[i64] = 5  # a scuttling roll (PI-13.2)


def ask_repair(table: Table) -> None:
    """Ask which mast comes back (PI-14.1)."""
    table.phase = REPAIRING
    table.player = table.asked = table.turn


def add_repairs(table: Table, moves: Moves) -> None:
    """Masts that may come back (PI-R33); a ship that gets one for a sinking may decline it (PI-A56)."""
    if table.action.kind == codes.REPAIR and whose_mast(table) != table.unit:
        questions.add_masts(actions.broken(table, table.action.mends), moves)
    elif table.action.kind == codes.REPAIR:
        questions.add_masts(actions.lost_masts(table, table.unit), moves)
    else:
        moves.add(PASS)
        questions.add_masts(actions.broken(table, table.unit), moves)


def whose_mast(table: Table) -> i64:
    """The unit that loses something or gets it back: a mast, a fire, a flag, crew or cargo; else the one that acts."""
    whose = phase_of(table).whose
    found = NONE
    if whose == "mended":
        found = table.action.mends
    elif whose == "kindled":
        found = table.fires.kindled
    elif whose == "card":
        found = table.card.unit
    elif whose == "loser":
        found = table.loss.unit
    return table.unit if found == NONE else found


def repair_or_not(table: Table, move: i64) -> None:
    """A mast comes back by a repair action, or because a ship was sunk (PI-14.1, PI-A56)."""
    if table.action.kind == codes.REPAIR:
        repair(table, move - MAST)
        return
    if move != PASS:
        rigging.raise_mast(table, table.unit, move - MAST)
    table.next = MORE_COSTS


def repair(table: Table, mast: i64) -> None:
    """A mast stands again (PI-14.1); a ship with a mast is towed (PI-R122) and scuttled no more (PI-R31)."""
    unit = table.unit
    if questions.is_fort(table, unit):
        skills.spend(table, unit, abilities.FORT_WRIGHTS)
    elif whose_mast(table) == unit and not actions.is_berthed(table, unit):
        skills.use(table, unit, abilities.SHIPWRIGHT)
    rigging.raise_mast(table, whose_mast(table), mast)
    table.next = NEXT_CONSEQUENCE


def raise_flag(table: Table, unit: i64) -> None:
    """A flotilla has its flag again (PI-R140)."""
    table.ships.panels = put(table.ships.panels, unit, ONE)
    questions.tell(table, codes.FLAG_RAISED, table.ships.owner[unit], unit)
    questions.note_progress(table)
    table.next = NEXT_CONSEQUENCE


def may_scuttle(table: Table) -> i64:
    """Own derelicts that were not tried in this turn and are not to sink anyway (PI-13.1, PI-R31)."""
    found: i64 = 0
    units = (
        questions.fleet(table, table.turn)
        & ~table.this_turn.tried_to_scuttle
        & ~table.next_turn.sinks
        & ~table.ships.wrecked
    )
    while units:
        unit = lowest(units)
        units &= units - 1
        if questions.is_derelict(table, unit):
            found |= bit(unit)
    return found


def scuttle(table: Table, unit: i64) -> None:
    """A die falls for an own derelict (PI-13.1)."""
    table.unit = unit
    table.this_turn.tried_to_scuttle |= bit(unit)
    table.phase = SCUTTLING
    table.player = CHANCE


def roll_scuttle(table: Table, die: i64) -> None:
    """On 5 and 6 she sinks at the start of the player's next turn (PI-13.2)."""
    questions.tell(table, codes.SCUTTLE_DIE, table.turn, table.unit, die)
    if die >= SINKS_FROM:
        table.next_turn.sinks |= bit(table.unit)
    table.unit = NONE
    table.next = NEXT_UNIT
