"""Abilities that are used between actions: second actions, and taking things in passing (PI-6.4, PI-6.5, PI-A)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OF_UNITS, PICK, SACRIFICE, USE
from quarterdeck.games.pirates.rules.common import asked, ending
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import NEXT_UNIT
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

LUCKY: Final[i64] = 5  # a roll that brings one more action (PI-A11, PI-A12)
FLEET_LUCK: Final[i64] = 6  # for a fleet (PI-A13)


def add_feats(table: Table, moves: Moves) -> None:
    """Abilities that may be used now; the same again is rolled for before her action (PI-A12)."""
    units = questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        if not table.this_turn.acted_twice & bit(unit):
            if skills.is_ready(table, unit, abilities.EXTRA_ACTION):
                moves.add(USE + abilities.EXTRA_ACTION * OF_UNITS + unit)
            if skills.is_ready(table, unit, abilities.SAME_AGAIN) and not table.this_turn.acted & bit(unit):
                moves.add(USE + abilities.SAME_AGAIN * OF_UNITS + unit)
            if skills.is_ready(table, unit, abilities.SACRIFICE):
                add_sacrifices(table, unit, moves)
        if skills.is_ready(table, unit, abilities.PICKPOCKET) and aboard.room(table, unit) > 0:
            add_pockets(table, unit, moves)


def add_sacrifices(table: Table, unit: i64, moves: Moves) -> None:
    """Crew that may be given up for one more action by another of the crew; none where it is safe (PI-A14, PI-R103)."""
    if skills.able(table, unit, abilities.SAFE_CREW):
        return
    givers = skills.crew_with(table, unit, abilities.SACRIFICE)
    for piece in range(i64(len(table.crew.card))):
        if skills.is_crew_aboard(table, piece, unit) and (
            givers & ~bit(piece) or skills.is_born(table, unit, abilities.SACRIFICE)
        ):
            moves.add(SACRIFICE + piece)


def add_pockets(table: Table, unit: i64, moves: Moves) -> None:
    """Ships of others with treasure that lie face down, which she touches (PI-A8)."""
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        warded = questions.has(table, other, kinds.TREASURE_WARDING)
        if table.ships.owner[other] != table.turn and questions.treasure_face_down(table, other) and not warded:
            moves.add(PICK + unit * OF_UNITS + other)


def use_action_text(table: Table, move: i64) -> None:
    """An ability is used (PI-4.7)."""
    if move >= PICK:
        pick_pocket(table, (move - PICK) // OF_UNITS, (move - PICK) % OF_UNITS)
    elif move >= SACRIFICE:
        sacrifice(table, move - SACRIFICE)
    else:
        call(table, (move - USE) // OF_UNITS, (move - USE) % OF_UNITS)


def call(table: Table, ability: i64, unit: i64) -> None:
    """CHANCE rolls a die for an ability that may bring one more action (PI-A11, PI-A12)."""
    table.unit = unit
    table.action.ability = ability
    skills.spend(table, unit, ability)
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, ability)
    asked.roll_for_ability(table)


def roll_for_action(table: Table, die: i64) -> None:
    """On a lucky roll the ship (PI-A11, PI-A12), or one of the fleet (PI-A13), may act once more (PI-6.5)."""
    unit = table.unit
    questions.tell(table, codes.ABILITY_DIE, table.turn, unit, die)
    if table.action.ability == abilities.FLEET_LEADER:
        if die >= FLEET_LUCK:
            table.this_turn.second_actions += 1
    elif die >= LUCKY:
        table.this_turn.may_act_again |= bit(unit)
        if table.action.ability == abilities.SAME_AGAIN:
            table.this_turn.same_action_only |= bit(unit)
        questions.tell(table, codes.ONE_MORE, table.turn, unit)
    table.unit = table.action.ability = NONE
    table.next = NEXT_UNIT


def roll_for_leader(table: Table) -> bool:
    """Have a die rolled at the start of the turn if the fleet has a leader, one is enough; gives whether it has (PI-A13, PI-1.5)."""
    units = questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        if skills.able(table, unit, abilities.FLEET_LEADER):
            call(table, abilities.FLEET_LEADER, unit)
            return True
    return False


def sacrifice(table: Table, piece: i64) -> None:
    """One of the crew is eliminated, and its ship may act once more (PI-A14, PI-R103)."""
    unit = table.crew.at[piece]
    losses.kill(table, piece, table.turn)
    skills.spend(table, unit, abilities.SACRIFICE)
    table.this_turn.may_act_again |= bit(unit)
    questions.tell(table, codes.ONE_MORE, table.turn, unit)


def pick_pocket(table: Table, unit: i64, other: i64) -> None:
    """CHANCE is asked which treasure a ship takes from another that she touches (PI-A8)."""
    skills.spend(table, unit, abilities.PICKPOCKET)
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, abilities.PICKPOCKET)
    table.unit = unit
    table.target = other
    asked.pick(table)


def take_from_pocket(table: Table, slot: i64) -> None:
    """The treasure from another ship comes aboard (PI-A8); at home it goes ashore (PI-R50)."""
    table.asked = table.turn
    boarding.carry_off(table, slot)
    table.unit = table.target = NONE
    if not ending.check_end(table):
        table.next = NEXT_UNIT
