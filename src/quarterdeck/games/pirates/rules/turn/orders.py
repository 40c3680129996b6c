"""A turn: the next unit is named, free actions, and what the unit does (PI-6)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    BUILD,
    CAST_OFF,
    EVENT,
    FEAT,
    FREE_EXPLORE,
    HANDLE,
    HUNT,
    ISLAND,
    LOAD,
    MOVE,
    NONE,
    PASS,
    REPAIR,
    SACRIFICE,
    SCUTTLE,
    SHOOT,
    SHOOT_FAR,
    SHOW,
    STORE,
    TURN_TO,
    UNIT,
    USE,
)
from quarterdeck.games.pirates.rules.cards import events, treasure_used
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.moving import course, special_moves, turning
from quarterdeck.games.pirates.rules.setup import placing_terrain
from quarterdeck.games.pirates.rules.shooting import fires, repair, shooting
from quarterdeck.games.pirates.rules.texts import between_actions
from quarterdeck.games.pirates.rules.turn import consequences, handling, rounds, second_actions
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds


def add_units_to_name(table: Table, moves: Moves) -> None:
    """The end of the turn, own units that may act (PI-6.2, PI-6.3), and free actions (PI-6.4, PI-R117).

    The player chooses the order of the units (PI-R20).
    """
    if not turning.must_go(table):
        moves.add(PASS)
    own = questions.fleet(table, table.turn)
    units = own
    while units:
        unit = lowest(units)
        units &= units - 1
        if (not table.this_turn.acted & bit(unit) or second_actions.may_act_again(table, unit)) and can_act(
            table, unit
        ):
            moves.add(UNIT + unit)
    units = own
    while units:
        unit = lowest(units)
        units &= units - 1
        if table.ships.tows[unit] != NONE:
            moves.add(CAST_OFF + unit)
        if exploring.free_islands(table, unit):
            moves.add(FREE_EXPLORE + unit)
    units = repair.may_scuttle(table)
    while units:
        moves.add(SCUTTLE + lowest(units))
        units &= units - 1
    second_actions.add_feats(table, moves)
    between_actions.add_talents(table, moves)
    treasure_used.add_services(table, moves)
    events.add_events(table, moves)
    forts.add_stores(table, moves)
    handling.add_handling(table, moves)


def can_act(table: Table, unit: i64) -> bool:
    """Whether a unit has an action to take: move, explore, shoot or repair (PI-6.2, PI-10.2, PI-18.6)."""
    if course.can_move(table, unit) or repair.lost_masts(table, unit) or exploring.islands_to_explore(table, unit):
        return True
    if forts.has_fort_action(table, unit):
        return True
    if treasure_used.wolves_near(table, unit) or questions.has(table, unit, kinds.TREASURE_WET_GUNPOWDER):
        return True
    return exploring.ships_to_explore(table, unit) != 0 or shooting.can_shoot(table, unit)


def add_actions(table: Table, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each action
    """The actions that a unit may take: move, shoot, repair, explore (PI-6.2)."""
    unit = table.unit
    if turning.must_leave(table, unit):
        moves.add(MOVE)
        return
    moves.add(PASS)
    if course.can_move(table, unit) and second_actions.is_alike(table, unit, MOVE):
        moves.add(MOVE)
        special_moves.add_special_actions(table, moves)
    if second_actions.is_alike(table, unit, SHOOT):
        if shooting.can_shoot(table, unit):
            moves.add(SHOOT)
        if shooting.can_shoot_far(table, unit):
            moves.add(SHOOT_FAR)
        if treasure_used.wolves_near(table, unit):
            moves.add(HUNT)
    wet = questions.has(table, unit, kinds.TREASURE_WET_GUNPOWDER)
    if (wet or repair.lost_masts(table, unit)) and second_actions.is_alike(table, unit, REPAIR):
        moves.add(REPAIR)
    if second_actions.is_alike(table, unit, REPAIR):
        forts.add_fort_actions(table, unit, moves)
    if not second_actions.is_alike(table, unit, ISLAND):
        return
    islands = exploring.islands_to_explore(table, unit)
    while islands:
        moves.add(ISLAND + lowest(islands))
        islands &= islands - 1
    questions.add_units(exploring.ships_to_explore(table, unit), moves)


def name_or_handle(table: Table, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each sort of moves
    """Name the next unit, do what is free (PI-6.4), or end the turn."""
    table.this_turn.just_begun = table.this_turn.just_begun and SHOW <= move < LOAD
    if move == PASS:
        rounds.start_turn(table, placing_terrain.after(table, table.turn))
    elif move >= FEAT:
        between_actions.use_feat(table, move)
    elif move >= STORE:
        forts.store_gold(table, move - STORE)
    elif move >= EVENT:
        events.play_event(table, move - EVENT)
    elif move >= SHOW:
        treasure_used.serve(table, move - SHOW)
    elif move >= USE:
        between_actions.use_feat(table, move)
    elif move >= HANDLE:
        handling.handle(table, move)
    elif move >= FREE_EXPLORE:
        exploring.explore_free(table, move - FREE_EXPLORE)
    elif move >= SCUTTLE:
        repair.scuttle(table, move - SCUTTLE)
    elif move >= CAST_OFF:
        questions.end_tow(table, move - CAST_OFF)
    else:
        fires.name(table, move - UNIT)


def act(table: Table, move: i64) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each action
    """The unit takes its action (PI-6.2); one that was named and then takes none has had it (PI-R63)."""
    if USE <= move < SACRIFICE:
        special_moves.act_specially(table, move)
        return
    kind = SHOOT if move in (SHOOT_FAR, HUNT) else REPAIR if BUILD <= move < TURN_TO else move
    second_actions.count_action(table, table.unit, kind)
    table.this_turn.handled = table.this_turn.handled_twice = 0
    table.action.kind = kind
    questions.tell(table, codes.MOVES, table.turn, table.unit, move)
    if BUILD <= move < TURN_TO:
        forts.act_at_fort(table, move)
    elif move == MOVE:
        table.sailing.base_moves_left = (
            questions.masts_left(table, table.unit) - 1
            if table.this_turn.move_for_each_mast & bit(table.unit)
            else NOTHING
        )
        course.begin_move(table)
    elif move == HUNT:
        treasure_used.hunt(table)
    elif table.action.kind == SHOOT:
        if move == SHOOT_FAR:
            table.shooting.double_range = True
            skills.spend(table, table.unit, abilities.DOUBLE_RANGE)
        table.action.stage = consequences.RAMS
        shooting.begin_shooting(table)
    elif move == REPAIR and questions.has(table, table.unit, kinds.TREASURE_WET_GUNPOWDER):
        treasure_used.dry_out(table)
    elif move == REPAIR:
        repair.ask_repair(table)
    elif move >= ISLAND:
        exploring.explore(table, move - ISLAND)
    elif move >= UNIT:
        exploring.explore_ship(table, move - UNIT)
    else:
        consequences.finish_action(table)
