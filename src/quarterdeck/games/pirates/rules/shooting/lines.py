"""Which cannons of a unit may fire, and whether a line of fire leads to a target (PI-12.1, PI-R4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.games.pirates.codes import CANNONS, NONE
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds

MAST_CANNONS: Final[i64] = 67_044_351  # 0 … 9 and 16 … 25: those on masts, the second ones of longships too


def free_cannons(table: Table) -> i64:
    """Cannons of the unit that may fire now; a breath is instead of all other shots (PI-A99, PI-A100).

    Only those on masts fire the equipment that is loaded.
    """
    found = cannons_rules.all_cannons(table, table.unit) & ~cannons_fired(table)
    if table.shooting.next_equipment != NONE or table.shooting.grabs:
        found &= MAST_CANNONS
    return found & ~bit(aboard.BREATH) if table.shooting.fired else found


def cannons_fired(table: Table) -> i64:
    """Cannons that may not fire any more in this action; once a turn one that missed may do so again (PI-A24, PI-R101)."""
    if table.shooting.grabs and table.shooting.fired:
        return full(CANNONS)
    return (
        table.shooting.fired & ~table.shooting.missed
        if skills.is_ready(table, table.unit, abilities.CANNONEER)
        else table.shooting.fired
    )


def lines_up(table: Table, line: LineOfFire, unit: i64, cannon: i64, target: i64, reach: i64) -> bool:
    """Whether a cannon has a line of fire to some usual point, past other ships with a clear view (PI-A31).

    Those without a mast shoot from any mast's place.
    """
    through = skills.able(table, unit, abilities.CLEAR_VIEW)
    places = places_of(table, unit, cannon)
    while places:
        level(table, line, unit, cannon, lowest(places), reach)
        if line.aim(unit, target, through_ships=through):
            return True
        places &= places - 1
    return False


def level(table: Table, line: LineOfFire, unit: i64, cannon: i64, mast: i64, reach: i64) -> None:
    """A line of fire begins at a mast's place, or on deck."""
    if cannon == aboard.DECK:
        line.start_on_deck(unit, reach)
    else:
        line.start(unit, mast, cannons_rules.sails(table, unit), reach)


def places_of(table: Table, unit: i64, cannon: i64) -> i64:
    """Masts from whose places a cannon shoots (PI-A47)."""
    if not aboard.is_extra(cannon):
        return bit(aboard.mast_of(cannon))
    if cannon == aboard.DECK:
        return 1
    return full(table.catalog.masts[table.ships.card[unit]])


def reach_at(table: Table, unit: i64, cannon: i64, target: i64) -> i64:
    """The range of a cannon at a target: S at one with a Homemade Flag, 2L at a sea creature by a text (PI-U5, PI-A177)."""
    reach = aboard.reach_of(table, unit, cannon)
    if not aboard.is_extra(cannon) and is_far_beast(table, unit, target):
        reach = max(reach, table.catalog.measure[LONG] * 2)
    if not questions.has(table, target, kinds.TREASURE_HOMEMADE_FLAG):
        return reach
    return min(reach, table.catalog.measure[SHORT] * (1 + i64(table.shooting.double_range)))


def is_far_beast(table: Table, unit: i64, target: i64) -> bool:
    """Whether cannons of a unit have range 2L against a target, which is a sea creature (PI-A177)."""
    if not skills.able(table, unit, abilities.LONG_AGAINST_BEASTS) or questions.is_fort(table, target):
        return False
    return questions.is_creature(table, target)


def show_far_gunner(table: Table, unit: i64) -> None:
    """Crew without which cannons would not reach a sea creature is turned up (PI-4.7, PI-A177)."""
    skills.use(table, unit, abilities.LONG_AGAINST_BEASTS)


def can_hit(table: Table, unit: i64, fired: i64) -> bool:
    """Whether some cannon that has not fired can hit some target (PI-12.1)."""
    targets = cannons_rules.targets(table, unit)
    if targets == 0:
        return False
    line = LineOfFire(table.waters)
    cannons = cannons_rules.all_cannons(table, unit) & ~fired
    while cannons:
        cannon = lowest(cannons)
        cannons &= cannons - 1
        left = targets
        while left:
            if lines_up(table, line, unit, cannon, lowest(left), reach_at(table, unit, cannon, lowest(left))):
                return True
            left &= left - 1
    return False
