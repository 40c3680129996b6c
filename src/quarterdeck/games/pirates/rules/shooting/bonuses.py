"""Bonuses of texts to a cannon's roll (PI-A10, PI-A36, PI-A37, PI-A40, PI-A46, PI-A58, PI-A117, PI-U33, PI-U38)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.rules.common import standing_forts
from quarterdeck.games.pirates.rules.shooting import cannons
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.catalog import CREATURES, CURSED, FORTS, NATION_FORTS, NEAR_FORTS
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

FIREWORKS: Final[i64] = 2  # what they add


def shot_bonus(table: Table, unit: i64, target: i64) -> i64:
    """The bonus of texts to a cannon roll; crew that gives it is turned up (PI-4.7, PI-U33, PI-U38)."""
    if questions.has(table, target, kinds.TREASURE_WARDING):
        return likely_bonus(table, unit, target)
    if table.ships.gunner[unit] & aimed(table, unit, target):
        skills.use_gunner(table, unit, aimed(table, unit, target))
    show_captains(table, unit)
    if follows_up(table, unit, target):
        skills.use(table, unit, abilities.FOLLOW_UP)
    if finishes(table, unit, target):
        skills.use(table, unit, abilities.FINISHER)
    admiral = admiral_of(table, unit)
    if admiral != NONE:
        skills.use(table, admiral, abilities.ADMIRAL)
    if pack_of(table, unit):
        skills.use(table, unit, abilities.PACK)
    if is_covered(table, unit):
        skills.use(table, unit, abilities.COVERED_GUNNERS)
    return likely_bonus(table, unit, target)


def show_captains(table: Table, unit: i64) -> None:
    """A captain who helps the gunners is turned up, and crew to which he is needed (PI-4.7, PI-A40, PI-A139)."""
    show_captain_for(table, unit, abilities.CAPTAINS_GUNNERS)
    show_captain_for(table, unit, abilities.CAPTAINS_FAVOR)


def show_captain_for(table: Table, unit: i64, ability: i64) -> None:
    """A captain is turned up, and crew with an ability to which he is needed (PI-4.7)."""
    if has_captain_for(table, unit, ability):
        skills.show(table, lowest(skills.crew_with(table, unit, abilities.CAPTAIN)))
        skills.use(table, unit, ability)


def aimed(table: Table, unit: i64, target: i64) -> i64:
    """The kinds of target of gunners that a unit is: its nation, sea creatures, or a fort, of a nation, within S or at any distance (PI-A10)."""
    if not questions.is_fort(table, target):
        nation = bit(questions.nation_of(table, target))
        return nation | bit(CREATURES) if questions.is_creature(table, target) else nation
    found = bit(FORTS) | bit(NATION_FORTS + questions.nation_of(table, target))
    return found | (bit(NEAR_FORTS) if cannons.is_near(table, unit, target) else NOTHING)


def likely_bonus(table: Table, unit: i64, target: i64) -> i64:
    """What texts would add to a roll to hit, with nobody turned up."""
    found = treasure_bonus(table, unit, target)
    if questions.has(table, target, kinds.TREASURE_WARDING):
        return found
    return found + against(table, unit, target) + always(table, unit)


def treasure_bonus(table: Table, unit: i64, target: i64) -> i64:
    """What unique treasure aboard either ship adds to a roll, or takes off it (PI-U33, PI-U50, PI-U51, PI-U52)."""
    found: i64 = FIREWORKS if table.this_turn.lucky & bit(unit) else NOTHING
    if questions.has(table, target, kinds.TREASURE_AMULET) and questions.nation_of(table, unit) == CURSED:
        found -= 1
    monster = questions.is_creature(table, unit) and not questions.is_fort(table, unit)
    if monster and questions.has(table, target, kinds.TREASURE_SEA_CURSE):
        found += 1
    return found - i64(questions.has(table, unit, kinds.TREASURE_WARPED_CANNONS))


def against(table: Table, unit: i64, target: i64) -> i64:
    """What texts about the target add: gunners, hatred, a second shot at it, lost masts (PI-A10, PI-A46, PI-A58, PI-A117)."""
    found: i64 = 0
    if table.ships.gunner[unit] & aimed(table, unit, target):
        found += 1
    if hates(table, unit, target):
        found += 1
    if follows_up(table, unit, target):
        found += 1
    if finishes(table, unit, target):
        found += 1
    return found


def always(table: Table, unit: i64) -> i64:
    """The bonus against any target: captain, an admiral, ships near by, a visit (PI-A36, PI-A37, PI-A40, PI-A107, PI-A149)."""
    found = pack_of(table, unit) + i64(is_covered(table, unit))
    found += i64(has_captain_for(table, unit, abilities.CAPTAINS_GUNNERS))
    found += i64(has_captain_for(table, unit, abilities.CAPTAINS_FAVOR))
    if admiral_of(table, unit) != NONE:
        found += 1
    if skills.able(table, unit, abilities.HARBOR_GUNNERS) and standing_forts.is_visited(table, unit):
        found += 1
    return found


def hates(table: Table, unit: i64, target: i64) -> bool:
    """Whether ships like her hate the target; forts are none (PI-A58)."""
    return not questions.is_fort(table, unit) and table.ships.hated[target] & bit(questions.nation_of(table, unit)) != 0


def has_captain_for(table: Table, unit: i64, ability: i64) -> bool:
    """Whether a ship's gunners have their captain aboard, or she is favored by one of her crew (PI-A40, PI-A139, PI-R70)."""
    return skills.able(table, unit, ability) and skills.crew_with(table, unit, abilities.CAPTAIN) != 0


def follows_up(table: Table, unit: i64, target: i64) -> bool:
    """Whether the target is a ship at which another ship has shot in this turn; forts are none (PI-A46)."""
    if questions.is_fort(table, target) or not skills.able(table, unit, abilities.FOLLOW_UP):
        return False
    others = table.this_turn.shot_by[target] & ~bit(unit)
    while others and questions.is_fort(table, lowest(others)):
        others &= others - 1
    return others != 0


def finishes(table: Table, unit: i64, target: i64) -> bool:
    """Whether the target has lost a mast, which helps her gunners; forts have none (PI-A117)."""
    if questions.is_fort(table, target) or not skills.able(table, unit, abilities.FINISHER):
        return False
    return table.ships.masts[target] != full(table.catalog.masts[table.ships.card[target]])


def admiral_of(table: Table, unit: i64) -> i64:
    """An own unit that adds to the rolls of a ship within S, or NONE; a second one adds nothing, and forts gain nothing (PI-A36)."""
    if questions.is_fort(table, unit):
        return NONE
    units = questions.fleet(table, table.ships.owner[unit]) & table.waters.afloat & ~bit(unit)
    while units:
        other = lowest(units)
        units &= units - 1
        if skills.able(table, other, abilities.ADMIRAL) and cannons.is_near(table, unit, other):
            return other
    return NONE


def pack_of(table: Table, unit: i64) -> i64:
    """How many ships of her own fleet within S add to her rolls (PI-A37)."""
    return count(cannons.near_fleet(table, unit)) if skills.able(table, unit, abilities.PACK) else NOTHING


def is_covered(table: Table, unit: i64) -> bool:
    """Whether a ship of her own fleet within S helps her gunners; a second one adds nothing (PI-A149)."""
    return skills.able(table, unit, abilities.COVERED_GUNNERS) and cannons.near_fleet(table, unit) != 0
