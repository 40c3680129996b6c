"""A single shot that draws its target near (PI-A178, PI-U122)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import FEAT, NONE, SHOW, feat
from quarterdeck.games.pirates.rules.common import asked
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.shooting import lines
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

BY_CREATURE: Final[i64] = 2  # masts that the grip of a creature costs (PI-A178)
BY_CLAW: Final[i64] = 1  # those that a claw cannon's hit costs (PI-U122)


def add_grips(table: Table, moves: Moves) -> None:
    """List firing one cannon alone that draws its target near, ahead of all other shots of the action."""
    unit = table.unit
    late = table.shooting.fired | table.shooting.grabs | table.shooting.equipment_used
    if late or table.shooting.next_equipment != NONE or table.shooting.double_range:
        return
    if not lines.can_hit(table, unit, ~lines.MAST_CANNONS):
        return
    if skills.able(table, unit, abilities.GRABBER):
        moves.add(feat(abilities.GRABBER, unit, unit))
    claw = aboard.slot_of(table, unit, kinds.TREASURE_CLAW_CANNON)
    if claw != NONE:
        moves.add(SHOW + claw)


def grip(table: Table, move: i64) -> None:
    """The one shot of the action is to draw its target near."""
    unit = table.unit
    if move >= FEAT:
        table.shooting.grabs = BY_CREATURE
        skills.use(table, unit, abilities.GRABBER)
        questions.tell(table, codes.ABILITY_USED, table.turn, unit, abilities.GRABBER)
    else:
        table.shooting.grabs = BY_CLAW
        questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, move - SHOW), unit)


def draws_near(table: Table) -> bool:
    """Whether the target of a grip that has hit lies alongside now, and the shooter is asked whether to board."""
    unit, target = table.unit, table.target
    if not (table.shooting.grabs and table.shooting.succeeded) or not table.ships.in_play & bit(unit):
        return False
    if not table.ships.in_play & bit(target) or questions.is_fort(table, target):
        return False
    if not table.waters.units_touched(unit) & bit(target):
        pose = leaving.place_beside(table, target, table.waters.hulls[unit])
        if pose == NONE:
            return False
        leaving.move_away(table, target, pose)
    if skills.has_shell(table, target):
        return False
    table.boarding.by_shot = True
    asked.offer_boarding(table, table.turn)
    return True
