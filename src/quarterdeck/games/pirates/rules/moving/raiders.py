"""Raiders, who visit enemy homes and leave them again (PI-A2, PI-A3, PI-A66, PI-A124, PI-R74)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities


def raid_of(table: Table, unit: i64) -> i64:
    """The ability by which a unit raids."""
    if skills.able(table, unit, abilities.RAIDER_OF_MANY):
        return abilities.RAIDER_OF_MANY
    return abilities.RAIDER_OF_TWO if skills.able(table, unit, abilities.RAIDER_OF_TWO) else abilities.RAIDER


def is_raider(table: Table, unit: i64) -> bool:
    """Whether a unit may take treasure from enemies' homes."""
    return skills.able(table, unit, raid_of(table, unit))


def raids(table: Table, unit: i64) -> i64:
    """Slots with coins that a raider may take now: at an enemy's home to which she has come in this turn (PI-R74, PI-A66)."""
    if not is_raider(table, unit) or table.this_turn.at_enemy_home & bit(unit) or aboard.room(table, unit) <= 0:
        return 0
    if skills.is_spent(table, unit, raid_of(table, unit)):
        return 0
    found: i64 = 0
    islands = enemy_homes(table, unit)
    while islands:
        stored = questions.stored_at(table, lowest(islands))
        islands &= islands - 1
        if not (count(stored) == 1 and skills.able(table, unit, abilities.LEAVES_THE_LAST)):
            found |= stored
    return found


def enemy_homes(table: Table, unit: i64) -> i64:
    """Enemies' homes that a unit touches."""
    home = questions.home_of(table, table.ships.owner[unit])
    return questions.touched(table, unit) & questions.homes(table) & ~(bit(home) if home != NONE else NOTHING)


def note_who_must_leave(table: Table) -> None:
    """Note the units at an enemy's home when the turn begins: raiders among them have to leave it (PI-A2, PI-R74)."""
    units = questions.fleet(table, table.turn) & table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        if enemy_homes(table, unit):
            table.this_turn.at_enemy_home |= bit(unit)


def must_leave(table: Table, unit: i64) -> bool:
    """Whether a raider still has to leave an enemy's home, or a ship natives, and can be given a move action (PI-A2, PI-U111)."""
    if is_driven_off(table, unit):
        return not table.this_turn.acted & bit(unit) and actions.can_move(table, unit)
    if not table.this_turn.at_enemy_home & bit(unit) or table.this_turn.acted & bit(unit) or not is_raider(table, unit):
        return False
    return enemy_homes(table, unit) != 0 and actions.can_move(table, unit)


def is_driven_off(table: Table, unit: i64) -> bool:
    """Whether natives drive a ship off the wild island at which she still lies (PI-U111, PI-U112)."""
    return table.this_turn.must_leave & bit(unit) != 0 and questions.touched(table, unit) & ~questions.homes(table) != 0


def must_go(table: Table) -> bool:
    """Whether a raider has to leave an enemy's home before the turn ends (PI-R74)."""
    units = (table.this_turn.at_enemy_home | table.this_turn.must_leave) & questions.fleet(table, table.turn)
    while units:
        if must_leave(table, lowest(units)):
            return True
        units &= units - 1
    return False


def has_to_leave(table: Table) -> bool:
    """Whether the ship that moves is a raider that lay at an enemy's home when the turn began, and still does (PI-A2, PI-R74)."""
    unit = table.unit
    if is_driven_off(table, unit):
        return True
    return table.this_turn.at_enemy_home & bit(unit) != 0 and is_raider(table, unit) and enemy_homes(table, unit) != 0
