"""Special actions: tides, trade currents, crew that is possessed; moving on by a die (PI-A78, PI-A102, PI-A153, PI-A154)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MOVE, NONE, OF_UNITS, PASS, PIECE_AIM, TURN_TO, USE, feat
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.rules.common import actions, asked
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.moving import course, segments, steering
from quarterdeck.games.pirates.rules.terrain import laying
from quarterdeck.games.pirates.rules.texts import rerolls, second_actions
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, NEXT_CONSEQUENCE
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.kinds import TERRAIN_TRADE_CURRENT

POSSESSES_ON: Final[i64] = 6  # a roll with which crew comes over (PI-A153)
STEERS_FROM: Final[i64] = 4  # a roll with which a ship may move on (PI-A154)
CURRENT_FROM: Final[i64] = 3  # a roll with which a trade current is found


def add_currents(table: Table, moves: Moves) -> None:
    """List the places for a trade current: within S of a ship of the fleet (PI-A78)."""
    units = questions.fleet(table, table.turn) & table.waters.afloat
    while units:
        laying.add_places(
            table, laying.card_of(table, TERRAIN_TRADE_CURRENT), lowest(units), table.catalog.measure[SHORT], moves
        )
        units &= units - 1


def find_current(table: Table, die: i64) -> None:
    """On 3 to 6 a trade current is laid (PI-A78)."""
    questions.tell(table, codes.ABILITY_DIE, table.turn, table.unit, die)
    table.action.ability = NONE
    moves = Moves()
    add_currents(table, moves)
    if die < CURRENT_FROM or moves.count == 0:
        table.next = ACTION_OVER
    else:
        skills.ask_ability(table, abilities.NAVIGATOR, table.turn)


def tidal(table: Table) -> i64:
    """Enemies on the table that a tide may move: no forts, nor warded units (PI-A102, PI-U38)."""
    found: i64 = 0
    others = table.waters.afloat & ~questions.fleet(table, table.turn) & ~table.ships.submerged
    while others:
        other = lowest(others)
        others &= others - 1
        if not (questions.is_fort(table, other) or questions.has(table, other, kinds.TREASURE_WARDING)):
            found |= bit(other)
    return found


def add_special_actions(table: Table, moves: Moves) -> None:
    """List the special actions of some units instead of a move, or of any action (PI-A78, PI-A102)."""
    unit = table.unit
    if skills.able(table, unit, abilities.TIDE_CALLER) and actions.can_move(table, unit) and tidal(table):
        moves.add(USE + abilities.TIDE_CALLER * OF_UNITS + unit)
    if skills.able(table, unit, abilities.NAVIGATOR) and actions.can_move(table, unit):
        found = Moves()
        add_currents(table, found)
        if found.count:
            moves.add(USE + abilities.NAVIGATOR * OF_UNITS + unit)
    if skills.able(table, unit, abilities.HERDER) and actions.can_move(table, unit):
        rerolls.add_uses(abilities.HERDER, unit, actions.monsters_to_move(table, unit), moves)


def herd(table: Table, other: i64) -> None:
    """Another sea monster is moved instead of this one (PI-A175, PI-R88)."""
    unit = table.unit
    actions.count_action(table, unit, MOVE)
    table.this_turn.handled = table.this_turn.handled_twice = 0
    skills.use(table, unit, abilities.HERDER)
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, abilities.HERDER)
    steering.steer(table, other, own_base_move=False)


def add_possession(table: Table, moves: Moves) -> None:
    """List the try to possess a crew, instead of any action (PI-A153)."""
    if skills.able(table, table.unit, abilities.POSSESSOR) and possessable(table, table.unit):
        moves.add(USE + abilities.POSSESSOR * OF_UNITS + table.unit)


def act_specially(table: Table, move: i64) -> None:
    """The unit calls a tide, looks for a trade current, or tries to possess a crew: a die falls (PI-A78, PI-A102, PI-A153)."""
    unit = table.unit
    actions.count_action(table, unit, NONE if move == USE + abilities.POSSESSOR * OF_UNITS + unit else MOVE)
    table.this_turn.handled = table.this_turn.handled_twice = 0
    table.action.ability = (move - USE) // OF_UNITS
    skills.use(table, unit, table.action.ability)
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, table.action.ability)
    asked.roll_for_ability(table)


def call_tide(table: Table, die: i64) -> None:
    """On 5 and 6 an enemy ship is moved L (PI-A102)."""
    questions.tell(table, codes.ABILITY_DIE, table.turn, table.unit, die)
    table.action.ability = NONE
    if die < second_actions.LUCKY or tidal(table) == 0:
        table.next = ACTION_OVER
        return
    skills.ask_ability(table, abilities.TIDE_CALLER, table.turn)


def tide_bears(table: Table, a: i64) -> bool:
    """Whether a tide may move the target L on a heading."""
    waters, other = table.waters, table.target
    shores, units, terrain, ignored = waters.old_shores, waters.old_units, waters.old_terrain, waters.ignored
    towed = table.ships.tows[other]
    waters.cast_off(other, bit(towed) if towed != NONE else NOTHING)
    found = waters.judge(other, a, table.catalog.measure[LONG]) <= STOPPED
    waters.old_shores, waters.old_units, waters.old_terrain, waters.ignored = shores, units, terrain, ignored
    return found


def add_tides(table: Table, moves: Moves) -> None:
    """No tide, or one to each heading along which the other ship can be borne (PI-A102)."""
    moves.add(PASS)
    monster = table.unit
    table.unit = table.target
    headings = segments.offered_headings(table)
    for k in range(i64(len(headings))):
        if tide_bears(table, headings[k]):
            moves.add(TURN_TO + headings[k])
    table.unit = monster


def bear_away(table: Table, move: i64) -> None:
    """The tide bears a ship away by L; her tow ends (PI-A102)."""
    other = table.target
    if move != PASS:
        questions.end_tow(table, other)
        if questions.towed_by(table, other) != NONE:
            questions.end_tow(table, questions.towed_by(table, other))
        table.waters.cast_off(other, 0)
        table.waters.sail(other, move - TURN_TO, table.catalog.measure[LONG])
        table.waters.sail_out(other)
        questions.tell(table, codes.BLOWN, table.ships.owner[other], other)
        leaving.leave_islands(table, other)
    table.next = ACTION_OVER


# -- moving on ----------------------------------------------------------------------------------


def may_steer_on(table: Table) -> bool:
    """Whether a die falls for a ship that has moved without a helmsman: she may move on (PI-A154)."""
    unit = table.unit
    if table.action.is_free or not skills.able(table, unit, abilities.STEERS_ON):
        return False
    if skills.crew_with(table, unit, abilities.HELMSMAN) or not actions.can_move(table, unit):
        return False
    skills.use(table, unit, abilities.STEERS_ON)
    table.action.ability = abilities.STEERS_ON
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, abilities.STEERS_ON)
    asked.roll_for_ability(table)
    return True


def steer_on(table: Table, die: i64) -> None:
    """On 4 to 6 she may move L, free (PI-A154)."""
    questions.tell(table, codes.ABILITY_DIE, table.turn, table.unit, die)
    table.action.ability = NONE
    if die < STEERS_FROM:
        table.next = NEXT_CONSEQUENCE
        return
    table.action.is_free = True
    table.sailing.of_l_alone = True
    course.begin_move(table)


# -- crew that changes sides --------------------------------------------------------------------


def possessable(table: Table, unit: i64) -> i64:
    """Enemy ships within S with crew that a unit could possess (PI-A153); none that are warded (PI-U38)."""
    found: i64 = 0
    others = rerolls.near_enemies(table, unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if aboard.crew_aboard(table, other) and not questions.has(table, other, kinds.TREASURE_WARDING):
            found |= bit(other)
    return found


def add_possessed(table: Table, moves: Moves) -> None:
    """List the crew that could be possessed."""
    others = possessable(table, table.unit)
    while others:
        crew = aboard.crew_aboard(table, lowest(others))
        others &= others - 1
        while crew:
            moves.add(feat(abilities.POSSESSOR, table.unit, PIECE_AIM + lowest(crew)))
            crew &= crew - 1


def try_to_possess(table: Table, die: i64) -> None:
    """On 6 the player says which crew comes over (PI-A153)."""
    questions.tell(table, codes.ABILITY_DIE, table.turn, table.unit, die)
    table.action.ability = NONE
    if die < POSSESSES_ON or possessable(table, table.unit) == 0:
        table.next = ACTION_OVER
    else:
        skills.ask_ability(table, abilities.POSSESSOR, table.turn)


def possess(table: Table, piece: i64) -> None:
    """A crew is of this ship's fleet and nation from now on, whether there is room aboard or not (PI-A153)."""
    table.crew.owner = put(table.crew.owner, piece, table.turn)
    table.crew.any_nation |= bit(piece)
    skills.show(table, piece)
    aboard.place_piece(table, piece, table.unit)
    questions.tell(table, codes.HANDLED, table.turn, questions.crew_word(table, piece), table.unit)
    questions.note_progress(table)
    table.next = ACTION_OVER
