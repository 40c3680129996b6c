"""Actions that a unit may take: whether it can move, what may be repaired, and second actions (PI-6, PI-9.7, PI-14.1)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.rules.common import tokens
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds


def can_move(table: Table, unit: i64) -> bool:
    """Whether a unit may be given a move action (PI-9.7, PI-10.2, PI-A44, PI-R67).

    No fort may (PI-R100), no flotilla (PI-A166), nor a becalmed unit without oars (PI-V9).
    """
    if questions.is_fort(table, unit) or questions.is_flotilla(table, unit):
        return False
    if table.events.face_up and not aboard.rows(table, unit) and tokens.is_under(table, unit, kinds.EVENT_BECALMED):
        return False
    if (
        table.ships.pinned_by[unit]
        or (table.next_turn.chained | table.ships.wrecked) & bit(unit)
        or questions.towed_by(table, unit) != NONE
    ):
        return False
    return table.ships.masts[unit] != 0 or aboard.rows(table, unit)


def lost_masts(table: Table, unit: i64) -> i64:
    """Masts that may be repaired: those that are gone; at home, with a Shipwright anywhere (PI-14.1, PI-R33, PI-A77).

    Flags of a fort, if it may be repaired itself and was not in this turn (PI-A164).
    """
    if questions.is_fort(table, unit) and skills.is_ready(table, unit, abilities.FORT_WRIGHTS):
        return broken(table, unit)
    if questions.is_creature(table, unit) or (table.ships.wrecked | table.ships.submerged) & bit(unit):
        return 0
    if not (is_berthed(table, unit) or skills.able(table, unit, abilities.SHIPWRIGHT)):
        return 0
    return broken(table, unit)


def lacks_flag(table: Table, unit: i64) -> bool:
    """Whether a unit is a flotilla that has lost its flag; a repair action anywhere puts up a new one (PI-R140)."""
    return questions.is_flotilla(table, unit) and table.ships.panels[unit] == 0


def is_berthed(table: Table, unit: i64) -> bool:
    """Whether a unit can be repaired here: docked at home, or with a Letter of Marque at any home (PI-14.1, PI-U10, PI-A85)."""
    if table.waters.ghosts & bit(unit):
        return False
    if questions.has(table, unit, kinds.TREASURE_LETTER_OF_MARQUE) and questions.touched(table, unit) & questions.homes(
        table
    ):
        return True
    return skills.is_home(table, unit)


def is_foul(table: Table, unit: i64) -> bool:
    """Whether a repair action, anywhere, removes something that harms a unit (PI-U31, PI-U55)."""
    return questions.has(table, unit, kinds.TREASURE_WET_GUNPOWDER) or questions.has(
        table, unit, kinds.TREASURE_ROTTING_HULL
    )


def broken(table: Table, unit: i64) -> i64:
    """Masts that are lost."""
    return full(table.catalog.masts[table.ships.card[unit]]) & ~table.ships.masts[unit]


def may_act_again(table: Table, unit: i64) -> bool:
    """Whether a unit that has acted may act once more; never a third time, and for a fleet leader no fort (PI-6.5, PI-A13)."""
    if table.this_turn.acted_twice & bit(unit):
        return False
    return table.this_turn.may_act_again & bit(unit) != 0 or (
        table.this_turn.second_actions > 0 and not questions.is_fort(table, unit)
    )


def monsters_to_move(table: Table, unit: i64) -> i64:
    """Other sea monsters of any fleet that a text could move: none of another fleet that are warded (PI-U116, PI-A175, PI-U38)."""
    found: i64 = 0
    others = table.waters.afloat & ~bit(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        spared = table.ships.owner[other] != table.turn and questions.has(table, other, kinds.TREASURE_WARDING)
        if skills.is_born(table, other, abilities.SEA_MONSTER) and can_move(table, other) and not spared:
            found |= bit(other)
    return found


def who_may_act_once_more(table: Table, unit: i64) -> i64:
    """Other units of the player's fleet that have no second action yet (PI-6.5)."""
    others = questions.fleet(table, table.turn) & table.waters.afloat & ~bit(unit)
    return others & ~(table.this_turn.acted_twice | table.this_turn.may_act_again)


def has_action(table: Table, unit: i64) -> bool:
    """Whether a unit may still take an action in this turn."""
    return not table.this_turn.acted & bit(unit) or may_act_again(table, unit)


def may_still_move(table: Table, unit: i64) -> bool:
    """Whether a unit has a move action left in this turn that no treasure makes longer yet."""
    if not has_action(table, unit):
        return False
    helped = table.this_turn.sails_longer | table.this_turn.move_for_each_mast | table.this_turn.moves_twice
    return can_move(table, unit) and not helped & bit(unit)


def count_action(table: Table, unit: i64, action: i64) -> None:
    """A unit takes an action; a second one uses up what allowed it (PI-6.2, PI-6.5)."""
    if not table.this_turn.acted & bit(unit):
        table.this_turn.acted |= bit(unit)
        table.this_turn.first_action = put(table.this_turn.first_action, unit, action)
        return
    table.this_turn.acted_twice |= bit(unit)
    if not table.this_turn.may_act_again & bit(unit):
        table.this_turn.second_actions -= 1


def is_alike(table: Table, unit: i64, action: i64) -> bool:
    """Whether a second action is the one that the ability allows: the same again (PI-A12)."""
    if table.this_turn.acted & bit(unit) and table.this_turn.must_shoot & bit(unit):
        return action == codes.SHOOT
    if not table.this_turn.acted & bit(unit) or not table.this_turn.same_action_only & bit(unit):
        return True
    first = table.this_turn.first_action[unit]
    return action == first or (is_explore(action) and is_explore(first))


def is_explore(action: i64) -> bool:
    """Whether an action explores an island or a ship."""
    return action >= codes.ISLAND or codes.UNIT <= action < codes.MOVE
