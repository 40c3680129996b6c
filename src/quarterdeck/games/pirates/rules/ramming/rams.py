"""Rams and pins (PI-9, PI-R2, PI-R25, PI-R26, PI-R27)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import RAM_DIE, RAMMING
from quarterdeck.games.pirates.geometry.angles import turned
from quarterdeck.games.pirates.rules.common import chance
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.losing import dismasting
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import (
    BEFORE_BOARDING,
    BY_RAM,
    MORE_COSTS,
    NEXT_CONSEQUENCE,
    NOTHING_LOST,
)
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities

BACK: Final[i64] = 1_800  # a heading straight back


def find_rams(table: Table) -> None:
    """Enemies that the unit rams: her bow touches them, and neither is pinned by the other (PI-9.1, PI-9.4, PI-R2).

    Sea creatures do not ram (PI-18.5) but for sea monsters, and those not under water (PI-A90); a ghost rams nobody
    (PI-A85), nor does a flotilla (PI-R140).
    """
    unit = table.unit
    table.boarding.enemies_left = 0
    if questions.is_flotilla(table, unit):
        return
    if (table.waters.ghosts | table.waters.deep) & bit(unit) or table.ships.masts[unit] == 0:
        return
    if questions.is_creature(table, unit) and not skills.able(table, unit, abilities.SEA_MONSTER):
        return
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if is_rammed(table, unit, other):
            table.boarding.enemies_left |= bit(other)


def is_rammed(table: Table, unit: i64, other: i64) -> bool:
    """Whether a unit rams another that it touches: no sea creature, unless a text says so, and no fort (PI-R26, PI-R100).

    Nor a ghost, nor a catamaran, nor anything under water (PI-A85, PI-A89, PI-A90, PI-A144), nor where one of the two pins the other (PI-9.4).
    """
    if (table.waters.ghosts | table.ships.submerged) & bit(other) or skills.is_catamaran(table, other):
        return False
    if table.ships.owner[other] == table.ships.owner[unit] or not may_be_rammed(table, unit, other):
        return False
    if table.ships.pinned_by[unit] & bit(other) or table.ships.pinned_by[other] & bit(unit):
        return False
    return table.waters.bow_touches(unit, other)


def may_be_rammed(table: Table, unit: i64, other: i64) -> bool:
    """Whether a unit may ram the kind of unit that the other one is: sea creatures only by a text, forts and flotillas never (PI-18.4, PI-A161, PI-R100, PI-R140)."""
    if not questions.is_creature(table, other):
        return not questions.is_flotilla(table, other)
    return not questions.is_fort(table, other) and skills.able(table, unit, abilities.MONSTER_RAMMER)


def ask_ram(table: Table) -> bool:
    """Whether an enemy is rammed now; of several the player chooses the first (PI-R25)."""
    if table.boarding.enemies_left == 0:
        return False
    if count(table.boarding.enemies_left) == 1:
        ram(table, lowest(table.boarding.enemies_left))
    else:
        table.phase = RAMMING
        table.player = table.asked = table.turn
    return True


def ram(table: Table, other: i64) -> None:
    """A ram: a die falls, unless there is no mast or none can be lost (PI-9.2, PI-R26)."""
    if skills.able(table, table.unit, abilities.SCORPION):
        skills.tick(table, table.unit, abilities.SCORPION)  # who has rammed does not sting in this turn (PI-A93)
    table.boarding.enemies_left &= ~bit(other)
    table.target = other
    questions.tell(table, codes.RAMMED, table.turn, table.unit, other)
    if 0 < questions.masts_left(table, other) < chance.DIE:
        table.phase = RAM_DIE
        table.player = CHANCE
    else:
        after_ram(table)


def roll_ram(table: Table, die: i64) -> None:
    """Above the masts left on the rammed ship: she loses one; panels do not help (PI-9.2, PI-R105)."""
    left = questions.masts_left(table, table.target)
    questions.tell(table, codes.RAM_ROLLED, table.turn, die, left)
    if die > left > 0 and not withstands_ram(table, table.target):
        monster = questions.is_creature(table, table.target)
        if monster:
            skills.use(table, table.unit, abilities.MONSTER_RAMMER)
        dismasting.ask_loss(table, table.target, min(left, 1 + i64(monster)), BY_RAM)
    else:
        after_ram(table)


def withstands_ram(table: Table, unit: i64) -> bool:
    """Whether a ram costs a unit no mast; crew that sees to it is turned up (PI-A9, PI-A89)."""
    if skills.able(table, unit, abilities.SUBMARINE):
        return True
    if not skills.able(table, unit, abilities.RAM_PROOF):
        return False
    skills.use(table, unit, abilities.RAM_PROOF)
    return True


def after_ram(table: Table) -> None:
    """The rammer is pinned unless the other is derelict (PI-9.3, PI-R26), which may cost the other more (PI-A125).

    Then a boarding party may follow (PI-9.8).
    """
    unit, target = table.unit, table.target
    costs_both = False
    if not lies_beside(table, target):
        table.loss.cause = NOTHING_LOST
        table.next = NEXT_CONSEQUENCE
        return
    if questions.is_creature(table, unit) and table.ships.masts[target] != 0:
        pin(table, target, unit)
    elif table.ships.masts[target] != 0 and pin(table, unit, target):
        kills_crew(table, abilities.PIN_KILLS_CREW)
        costs_both = skills.picks(table, abilities.PIN_COSTS_BOTH)
    kills_crew(table, abilities.RAM_KILLS_CREW)
    table.loss.cause = BEFORE_BOARDING
    table.next = MORE_COSTS
    if costs_both:
        skills.use(table, unit, abilities.PIN_COSTS_BOTH)
        if aboard.crew_aboard(table, target):
            table.loss.crew_left += 1
        dismasting.ask_loss(table, target, 1, BEFORE_BOARDING)


def pin(table: Table, held: i64, holder: i64) -> bool:
    """Whether one of the unit and its target is pinned to the other by a ram or a text (PI-9.5, PI-9.7).

    A text may keep it from that (PI-A51, PI-A84, PI-A89, PI-A144). The rammed ship is not pinned (PI-R27).
    """
    if skills.able(table, held, abilities.PIN_PROOF):
        skills.use(table, held, abilities.PIN_PROOF)
        return False
    if is_unpinned(table) or (skills.is_catamaran(table, held) and skills.is_shielded(table, held)):
        return False
    table.ships.pinned_by = put(table.ships.pinned_by, held, table.ships.pinned_by[held] | bit(holder))
    questions.tell(table, codes.PINNED, table.ships.owner[held], held, holder)
    return True


def is_unpinned(table: Table) -> bool:
    """Whether one of the two neither pins nor is pinned: a longship, a submarine (PI-A84, PI-A89)."""
    if skills.able(table, table.unit, abilities.SUBMARINE) or skills.able(table, table.target, abilities.SUBMARINE):
        return True
    return skills.able(table, table.unit, abilities.LONGSHIP) or skills.able(table, table.target, abilities.LONGSHIP)


def lies_beside(table: Table, other: i64) -> bool:
    """Whether the unit still touches the other: neither has sunk, or was brought away (PI-9.6)."""
    return table.waters.units_touched(table.unit) & bit(other) != 0


def kills_crew(table: Table, ability: i64) -> None:
    """The rammed ship is to lose a crew, if the unit has the ability (PI-A43, PI-A98)."""
    if skills.picks(table, ability) and aboard.crew_aboard(table, table.target):
        skills.use(table, table.unit, ability)
        table.loss.crew_left += 1


def set_back(table: Table, unit: i64) -> None:
    """S straight back along her course, as far as there is room (PI-A89)."""
    waters = table.waters
    waters.drift(unit, turned(waters.a[unit], BACK), table.catalog.measure[SHORT])
    leaving.leave_islands(table, unit)
