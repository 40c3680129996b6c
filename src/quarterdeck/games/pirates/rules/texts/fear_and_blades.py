"""Keywords that ask for a choice: fear and blades (PI-15.1, PI-A87, PI-A93)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    MOVE,
    NONE,
    PASS,
    SHOOT,
    feat_aim,
)
from quarterdeck.games.pirates.rules.common import asked
from quarterdeck.games.pirates.rules.losing import dismasting
from quarterdeck.games.pirates.rules.ramming import rams
from quarterdeck.games.pirates.rules.shooting import cannons
from quarterdeck.games.pirates.rules.texts import rerolls
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import BEFORE_BOARDING, NEXT_CONSEQUENCE, TURN_GOES_ON
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

DAZES: Final[i64] = 5  # a roll of fear that takes abilities
SLOWS: Final[i64] = 6  # and one that takes the base move


# -- fear ---------------------------------------------------------------------------------------


def ask_fear(table: Table) -> bool:
    """Whether a die falls for the next enemy within S of a ship that spreads fear (PI-A87)."""
    units = questions.fleet(table, table.turn) & table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        near = feared(table, unit) & ~table.this_turn.fear_rolled
        if near:
            table.unit = unit
            table.target = lowest(near)
            table.action.ability = abilities.FEAR
            skills.use(table, unit, abilities.FEAR)
            asked.roll_for_ability(table)
            return True
    return False


def feared(table: Table, unit: i64) -> i64:
    """Ships within S that a ship scares: enemies (PI-A87), by a dreadful treasure those of her own fleet, too (PI-U57)."""
    dread = questions.has(table, unit, kinds.TREASURE_DREAD)
    if not (dread or skills.able(table, unit, abilities.FEAR)):
        return 0
    return rerolls.near_enemies(table, unit) | (cannons.near_fleet(table, unit) if dread else NOTHING)


def scare(table: Table, die: i64) -> None:
    """On a 5 the scared ship and her crew have no abilities in this turn; on a 6 her base move is S on her next turn (PI-A87).

    Then the next die of fear falls, or the turn goes on.
    """
    other = table.target
    table.this_turn.fear_rolled |= bit(other)
    questions.tell(table, codes.SCARE_DIE, table.turn, other, die)
    if die == DAZES:
        table.this_turn.silenced |= bit(other)
        table.this_turn.crew_silenced |= bit(other)
        skills.refresh(table, other)
        questions.tell(table, codes.DAZED, table.ships.owner[other], other)
    elif die == SLOWS:
        table.next_turn.slowed |= bit(other)
        questions.tell(table, codes.SLOWED, table.ships.owner[other], other)
    table.unit = table.target = table.action.ability = NONE
    table.next = TURN_GOES_ON


# -- blades -------------------------------------------------------------------------------------


def stung(table: Table, unit: i64) -> i64:
    """Enemies with masts that a blade may strike, sea creatures, too: those that she touches (PI-A93, PI-R107)."""
    found: i64 = 0
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        enemy = table.ships.owner[other] != table.ships.owner[unit] and not questions.is_fort(table, other)
        enemy = enemy and not questions.is_flotilla(table, other)
        if enemy and table.ships.masts[other] and not (table.waters.ghosts | table.ships.submerged) & bit(other):
            found |= bit(other)
    return found


def asks_to_sting(table: Table) -> bool:
    """Ask the player whether the blade strikes, after a move or shoot action in a turn without ramming (PI-A93).

    Returns whether it is asked.
    """
    if table.action.kind not in (MOVE, SHOOT) or not skills.is_ready(table, table.unit, abilities.SCORPION):
        return False
    if stung(table, table.unit) == 0:
        return False
    skills.ask_ability(table, abilities.SCORPION, table.turn)
    return True


def sting(table: Table, move: i64) -> None:
    """A mast falls without a roll; the ship that is struck is pinned, but not by a derelict, and may be boarded (PI-A93, PI-R107)."""
    if move == PASS:
        table.next = NEXT_CONSEQUENCE
        return
    skills.spend(table, table.unit, abilities.SCORPION)
    table.target = feat_aim(move)
    questions.tell(table, codes.ABILITY_USED, table.turn, table.unit, abilities.SCORPION)
    table.boarding.stung = bit(table.target)
    if (
        count(table.ships.masts[table.target]) > 1
        and table.ships.masts[table.unit] != 0
        and rams.pin(table, table.target, table.unit)
    ):
        is_avenged(table)
    dismasting.ask_loss(table, table.target, 1, BEFORE_BOARDING)


def is_avenged(table: Table) -> None:
    """A ship that is pinned by a blade costs the other ship a crew, if she has the ability (PI-A43)."""
    unit, target = table.unit, table.target
    warded = questions.has(table, unit, kinds.TREASURE_WARDING)
    if skills.able(table, target, abilities.PIN_KILLS_CREW) and not warded and aboard.crew_aboard(table, unit):
        skills.use(table, target, abilities.PIN_KILLS_CREW)
        table.loss.own_crew_due = True
