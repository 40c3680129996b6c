"""The move action: a course of segments, and how it ends (PI-7, PI-16.1, PI-A105)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MET, MOVE, NONE, PASS, SAILING, TERRAIN
from quarterdeck.games.pirates.geometry.moving import SAILED, STOPPED
from quarterdeck.games.pirates.geometry.polygons import within
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.losing import dismasting
from quarterdeck.games.pirates.rules.moving import headway, segments, turning
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import (
    ACTION_OVER,
    BY_SAILING,
    CARD_GOES_ON,
    ISLAND_DONE,
    NEXT_CONSEQUENCE,
    SHIP_HELD_BACK,
    TERRAIN_MET,
)
from quarterdeck.games.pirates.table.mysterious import NEXT_MOVE
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds

PERILS: Final[i64] = 1  # the first stage of what follows an action; 0: it is being done


# -- the move action ----------------------------------------------------------------------------


def is_hastened(table: Table) -> bool:
    """Whether ships within S hasten the one that begins a move action; crew that does so is turned up (PI-A141, PI-A142)."""
    return not table.action.is_free and (
        is_hastened_by(table, abilities.NEAR_FRIENDS) or is_hastened_by(table, abilities.NEAR_ENEMIES)
    )


def is_hastened_by(table: Table, ability: i64) -> bool:
    """Whether ships of the own fleet, or enemies, lie within S, and the ability that needs them is used (PI-A141, PI-A142)."""
    unit = table.unit
    if not skills.able(table, unit, ability):
        return False
    own = questions.fleet(table, table.ships.owner[unit])
    others = table.waters.afloat & ~bit(unit) & (own if ability == abilities.NEAR_FRIENDS else ~own)
    while others:
        other = lowest(others)
        others &= others - 1
        near = within(table.waters.hulls[unit], table.waters.hulls[other], table.catalog.measure[SHORT])
        if near and not questions.is_fort(table, other):
            skills.use(table, unit, ability)
            return True
    return False


def is_lured(table: Table) -> bool:
    """Whether a ship within L lures the sea monster that begins a move action; crew that does so is turned up (PI-A134)."""
    unit = table.unit
    if table.action.is_free or not skills.able(table, unit, abilities.SEA_MONSTER):
        return False
    others = table.waters.afloat & ~bit(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        near = within(table.waters.hulls[unit], table.waters.hulls[other], table.catalog.measure[LONG])
        if near and skills.able(table, other, abilities.LURE):
            skills.use(table, other, abilities.LURE)
            return True
    return False


def set_sail(table: Table) -> None:
    """The move action begins; out of a fog bank with a die (PI-K1)."""
    table.sailing.lured = is_lured(table)
    table.sailing.hastened = is_hastened(table)
    unit = table.unit
    table.sailing.measures_used = 0
    table.action.docked_at = 0
    table.action.stage = 0
    table.waters.heedless = aboard.minds_no_terrain(table, unit)
    table.waters.wary = table.waters.heedless and not aboard.minds_no_ice(table, unit)
    if table.ships.lost_in[unit] != NONE:
        meet(table, table.ships.lost_in[unit])
    else:
        cast_off(table)


def cast_off(table: Table) -> None:
    """A move begins: everything the ship touches is old contact (PI-N10), and a trade current carries her (PI-K6).

    A sargasso sea where the move begins may hold her: a die falls (PI-K4, PI-R84).
    """
    unit, waters = table.unit, table.waters
    towed = table.ships.tows[unit]
    waters.cast_off(unit, bit(towed) if towed != NONE else NOTHING)
    table.sailing.current_at_hand = waters.old_terrain & waters.terrain.currents(table.turn) != 0
    holds = waters.old_terrain & waters.terrain.sargasso()
    if holds and passes_over(table, holds):
        ask_segment(table)
    elif holds:
        meet(table, lowest(holds))
    else:
        ask_segment(table)


def meet(table: Table, number: i64) -> None:
    """A unit meets a piece of terrain that asks for a die (PI-K1, PI-K3, PI-K4)."""
    table.sailing.terrain = number
    table.next = TERRAIN_MET


def passes_over(table: Table, met: i64) -> bool:
    """Whether a unit ignores terrain on her way; a pilot is turned up (PI-4.7, PI-A30, PI-A85)."""
    unit = table.unit
    if not table.waters.heedless:
        return table.waters.ghosts & bit(unit) != 0
    if met and table.ships.owner[unit] == table.turn and not questions.has(table, unit, kinds.TREASURE_SEXTANT):
        pilots = skills.able(table, unit, abilities.TERRAIN_PROOF)
        skills.use(table, unit, abilities.TERRAIN_PROOF if pilots else abilities.ICE_WARY)
    return True


def ask_segment(table: Table) -> None:
    """Ask for the next segment, or the end of the move; an opponent may be the one to choose it (PI-M6)."""
    table.phase = SAILING
    steered = aboard.is_steered(table, table.unit) and table.sailing.pilot == NONE
    table.player = table.asked = aboard.steersman(table, table.unit) if steered else table.turn


def sail_on(table: Table, move: i64) -> None:
    """Sail one more segment, or end the move, which may leave measures unused (PI-7.3, PI-7.4, PI-R7)."""
    if move == PASS:
        if table.sailing.measures_used == 0:
            questions.tell(table, codes.STAYED, table.turn, table.unit)
        end_move(table, STOPPED if segments.has_base_measure(table) else SAILED)
        return
    unit = table.unit
    measure = segments.segment_measure(move)
    table.sailing.measures_used |= bit(measure)
    show_sailors(table, unit, measure)
    towards = headway.ahead(table, unit, segments.segment_a(move)) if table.log is not None else NONE
    found = table.waters.sail(unit, segments.segment_a(move), segments.segment_length(move))
    table.sailing.current_at_hand = (
        table.sailing.current_at_hand or table.waters.crossed & table.waters.terrain.currents(table.turn) != 0
    )
    if table.log is not None:
        met = contact(table, unit) if found == STOPPED and table.waters.met == NONE else NOTHING
        headway.tell_course(table, unit, headway.reached(table, met, towards))
    passes_over(table, table.waters.crossed & (table.waters.terrain.risky() | table.waters.terrain.stopping()))
    end_segment(table, found)


def end_segment(table: Table, found: i64) -> None:
    """The segment is sailed, or interrupted by terrain that asks for a die."""
    unit = table.unit
    leaving.follow_tower(table)
    leaving.leave_islands(table, unit)
    if table.waters.met != NONE:
        meet(table, table.waters.met)
        return
    questions.tell(table, codes.SAILED_TO, table.turn, unit, contact(table, unit) if found == STOPPED else found)
    if found != STOPPED and (segments.has_measure(table) or segments.may_have_measure(table, unit)):
        ask_segment(table)
    else:
        end_move(table, found)


def contact(table: Table, unit: i64) -> i64:
    """The ship, island or terrain that a unit touches anew, for the log."""
    waters = table.waters
    units = waters.units_touched(unit) & waters.others(unit) & ~waters.old_units
    if units:
        return MET + lowest(units)
    shores = waters.shores_touched(unit) & ~waters.old_shores
    if shores:
        return MET + codes.ASHORE + lowest(shores)
    number = lowest(waters.terrain_touched(unit) & waters.stopping())
    return codes.AGROUND + questions.terrain_told(table, number)


def show_sailors(table: Table, unit: i64, measure: i64) -> None:
    """Crew without which the unit could not sail that measure is turned up (PI-4.7)."""
    if measure == aboard.ADDED_S:
        skills.use(table, unit, abilities.HELMSMAN)
    elif measure == aboard.ADDED_HASTE:
        show_haste(table, unit)
    elif measure == aboard.ADDED_LIGHT:
        skills.use(table, unit, abilities.LIGHT)
    elif measure == aboard.ADDED_STREAM:
        table.this_turn.used_current |= bit(unit)
    elif measure == aboard.ADDED_L:
        show_speed(table, unit)
    if table.action.is_free and not table.sailing.of_one_measure():
        skills.use(table, unit, abilities.SHOOT_AND_MOVE)
    if table.ships.masts[unit] == 0 and not aboard.has_oars(table, unit):
        skills.use(table, unit, abilities.OARSMAN)


def show_speed(table: Table, unit: i64) -> None:
    """Crew that adds L under full sail, or with its captain, is turned up (PI-4.7, PI-A26, PI-A116)."""
    if aboard.is_under_full_sail(table, unit):
        skills.use(table, unit, abilities.UNDER_FULL_SAIL)
    else:
        skills.use(table, unit, abilities.CAPTAINS_SPEED)
        show_captain(table, unit)


def show_haste(table: Table, unit: i64) -> None:
    """Crew that adds S is turned up, and a captain without whom it would not (PI-4.7, PI-A139, PI-A140)."""
    if table.sailing.hastened:
        return
    if skills.able(table, unit, abilities.CAPTAINS_FAVOR) and aboard.is_captained(table, unit):
        skills.use(table, unit, abilities.CAPTAINS_FAVOR)
        show_captain(table, unit)
    else:
        skills.use(table, unit, abilities.ALL_MASTS)


def show_captain(table: Table, unit: i64) -> None:
    """A captain without whom she would sail less far is turned up, unless one lies face up already (PI-4.7, PI-A116)."""
    captains = skills.crew_with(table, unit, abilities.CAPTAIN)
    if not captains & table.crew.face_up:
        skills.show(table, lowest(captains))


def blows_on(table: Table, found: i64) -> bool:
    """Whether the ship makes her base move once more, or loses a mast for it (PI-U32); without a mast she loses none."""
    unit = table.unit
    if found != STOPPED and table.sailing.base_moves_left > 0:
        table.sailing.base_moves_left -= 1
        table.sailing.measures_used = 0
        return True
    table.sailing.base_moves_left = 0
    if not table.this_turn.move_for_each_mast & bit(unit):
        return False
    table.this_turn.move_for_each_mast &= ~bit(unit)
    if questions.masts_left(table, unit) == 0:
        return False
    dismasting.ask_loss(table, unit, 1, BY_SAILING)
    return True


def new_perils(table: Table) -> i64:
    """Terrain at which the move has ended and that does something then (PI-K1, PI-K2, PI-K5, PI-A30, PI-A85)."""
    waters = table.waters
    terrain = waters.terrain
    if terrain.laid == 0:
        return 0
    found = terrain.stopping() | terrain.whirlpools()
    if passes_over(table, 0):
        found |= terrain.reefs()
    return found & waters.terrain_touched(table.unit) & ~waters.old_terrain


def begin_move(table: Table) -> None:
    """The move action begins: a ship in fog may choose where to leave it (PI-A105), one that is held back rolls first (PI-M7)."""
    unit = table.unit
    if has_ways_out(table):
        table.sailing.turn_asked = True
        skills.ask_ability(table, abilities.FOG_WALKER, table.turn)
    elif table.mysterious.effects[unit] & bit(kinds.ISLAND_HELD_BACK) and not table.sailing.loading_move:
        table.action.stage = 0
        table.sailing.measures_used = table.action.docked_at = 0
        table.next = SHIP_HELD_BACK
    else:
        set_sail(table)


def end_move(table: Table, found: i64) -> None:
    """The move is over, but a longship may turn about first (PI-A84)."""
    is_action = table.action.kind == MOVE and not table.action.is_free
    if is_action and turning.may_turn_about(table, table.unit, abilities.LONGSHIP):
        table.sailing.ended_as = found
        turning.ask_turn(table, abilities.LONGSHIP)
    else:
        conclude_move(table, found)


def conclude_move(table: Table, found: i64) -> None:
    """The move is over; its consequences follow, unless a mysterious island let somebody else make it (PI-R20, PI-M16, PI-M17)."""
    if table.sailing.pilot != NONE:
        table.unit = table.sailing.pilot
        table.sailing.pilot = NONE
        table.sailing.own_base_move = False
        table.waters.put_away()
        table.next = ISLAND_DONE if table.mysterious.effect != NONE else ACTION_OVER
        if table.card.move != NONE:
            table.next = CARD_GOES_ON
        return
    table.mysterious.effects = put(
        table.mysterious.effects, table.unit, table.mysterious.effects[table.unit] & ~NEXT_MOVE
    )
    table.sailing.loading_move = False
    if blows_on(table, found):
        return
    table.action.docked_at = skills.docked_at(table, table.unit) & ~table.waters.old_shores
    table.sailing.terrain_to_meet = new_perils(table)
    table.action.stage = PERILS
    table.next = NEXT_CONSEQUENCE


def choose_fog(table: Table, move: i64) -> None:
    """The ship leaves from the fog bank that was chosen, or from the one in which she is (PI-A105)."""
    if move != PASS:
        table.ships.lost_in = put(table.ships.lost_in, table.unit, move - TERRAIN)
    begin_move(table)


def has_ways_out(table: Table) -> bool:
    """Whether the ship that moves may leave the fog bank that it is in through another one, and was not asked yet."""
    unit = table.unit
    here = table.ships.lost_in[unit]
    others = table.waters.terrain.fogs() & ~bit(here) if here != NONE else NOTHING
    return others != 0 and skills.able(table, unit, abilities.FOG_WALKER) and not table.sailing.turn_asked
