"""A turn: naming the next unit, free actions, and the unit's action (PI-6)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    BUILD,
    BURNING,
    CAST_OFF,
    CHOOSING,
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
    SWIM,
    TURN_TO,
    UNIT,
    USE,
    feat_aim,
)
from quarterdeck.games.pirates.rules.cards import events, monkeys, treasure_used
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.docking import handling
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.moving import course, raiders
from quarterdeck.games.pirates.rules.mysterious_islands import swimming
from quarterdeck.games.pirates.rules.shooting import repair, shooting
from quarterdeck.games.pirates.rules.texts import between_actions, second_actions, special_moves
from quarterdeck.games.pirates.rules.turn import consequences, rounds
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds


def add_units_to_name(table: Table, moves: Moves) -> None:
    """The end of the turn, own units that may act (PI-6.2, PI-6.3), and free actions (PI-6.4, PI-R117).

    The player chooses the order of the units (PI-R20).
    """
    if not raiders.must_go(table):
        moves.add(PASS)
    own = questions.fleet(table, table.turn)
    units = own
    while units:
        unit = lowest(units)
        units &= units - 1
        if (not table.this_turn.acted & bit(unit) or actions.may_act_again(table, unit)) and can_act(table, unit):
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
    if actions.can_move(table, unit) or actions.lost_masts(table, unit) or exploring.islands_to_explore(table, unit):
        return True
    if forts.has_fort_action(table, unit) or actions.lacks_flag(table, unit):
        return True
    if treasure_used.wolves_near(table, unit) or questions.has(table, unit, kinds.TREASURE_WET_GUNPOWDER):
        return True
    return exploring.ships_to_explore(table, unit) != 0 or shooting.can_shoot(table, unit)


def add_actions(table: Table, moves: Moves) -> None:
    """The actions that a unit may take: move, shoot, repair, explore (PI-6.2)."""
    unit = table.unit
    if raiders.must_leave(table, unit):
        moves.add(MOVE)
        return
    moves.add(PASS)
    if actions.can_move(table, unit) and actions.is_alike(table, unit, MOVE):
        moves.add(MOVE)
        special_moves.add_special_actions(table, moves)
        swimming.add_swimmers(table, moves)
    special_moves.add_possession(table, moves)
    if actions.is_alike(table, unit, SHOOT):
        add_shooting(table, moves)
    if actions.is_alike(table, unit, REPAIR):
        add_repairing(table, moves)
    if actions.is_alike(table, unit, ISLAND):
        moves.add_members(ISLAND, exploring.islands_to_explore(table, unit))
        questions.add_units(exploring.ships_to_explore(table, unit), moves)


def add_shooting(table: Table, moves: Moves) -> None:
    """List shooting, shooting at twice the range (PI-A7) and hunting wolves (PI-U29)."""
    unit = table.unit
    if shooting.can_shoot(table, unit):
        moves.add(SHOOT)
    if shooting.can_shoot_far(table, unit):
        moves.add(SHOOT_FAR)
    if treasure_used.wolves_near(table, unit):
        moves.add(HUNT)


def add_repairing(table: Table, moves: Moves) -> None:
    """List repairing (PI-14.1, PI-R140), drying wet gunpowder (PI-U31) and actions at a fort (PI-R100)."""
    unit = table.unit
    if actions.is_foul(table, unit) or actions.lost_masts(table, unit) or actions.lacks_flag(table, unit):
        moves.add(REPAIR)
    forts.add_fort_actions(table, unit, moves)


def name_or_handle(table: Table, move: i64) -> None:
    """Name the next unit, take a free action (PI-6.4), or end the turn."""
    table.this_turn.just_begun = table.this_turn.just_begun and SHOW <= move < LOAD
    if move == PASS:
        rounds.start_turn(table, questions.next_seat(table, table.turn))
    elif move < CAST_OFF:
        name(table, move - UNIT)
    elif move < USE:
        do_free(table, move)
    else:
        use_text(table, move)


def name(table: Table, unit: i64) -> None:
    """A unit is to act: its fires first, then it chooses (PI-17.1, PI-R32)."""
    table.unit = unit
    table.action.kind = NONE
    questions.tell(table, codes.NAMED, table.turn, unit)
    table.fires.dice_left = count(table.ships.burning[unit])
    table.fires.go_out = 0
    table.fires.spread = 0
    if table.fires.dice_left:
        table.phase = BURNING
        table.player = CHANCE
    else:
        ask_action(table)


def ask_action(table: Table) -> None:
    """Ask the player for the unit's action (PI-6.2)."""
    table.phase = CHOOSING
    table.player = table.asked = table.turn


def do_free(table: Table, move: i64) -> None:
    """Cast off, scuttle, explore where the own token lies, or move crew and equipment (PI-6.4)."""
    if move >= HANDLE:
        handling.handle(table, move)
    elif move >= FREE_EXPLORE:
        exploring.explore_free(table, move - FREE_EXPLORE)
    elif move >= SCUTTLE:
        repair.scuttle(table, move - SCUTTLE)
    else:
        questions.end_tow(table, move - CAST_OFF)


def use_text(table: Table, move: i64) -> None:
    """Use an ability, a unique treasure or an Event, or unload into a fort."""
    if FEAT > move >= STORE:
        forts.store_gold(table, move - STORE)
    elif FEAT > move >= EVENT:
        events.play_event(table, move - EVENT)
    elif FEAT > move >= SHOW:
        treasure_used.serve(table, move - SHOW)
    else:
        between_actions.use_feat(table, move)


def act(table: Table, move: i64) -> None:
    """The unit takes its action (PI-6.2); one that was named and then takes none has had it (PI-R63)."""
    if acts_otherwise(table, move):
        return
    kind = SHOOT if move in (SHOOT_FAR, HUNT) else REPAIR if BUILD <= move < TURN_TO else move
    actions.count_action(table, table.unit, kind)
    skills.renew(table, table.unit, abilities.TWO_DICE)
    table.this_turn.handled = table.this_turn.handled_twice = 0
    table.action.kind = kind
    questions.tell(table, codes.MOVES, table.turn, table.unit, move)
    if kind == MOVE:
        begin_move_action(table)
    elif kind == SHOOT:
        begin_shoot_action(table, move)
    elif kind == REPAIR:
        begin_repair_action(table, move)
    elif move >= ISLAND:
        exploring.explore(table, move - ISLAND)
    elif move >= UNIT:
        exploring.explore_ship(table, move - UNIT)
    else:
        consequences.finish_action(table)


def acts_otherwise(table: Table, move: i64) -> bool:
    """Whether the action is one of those that texts give instead: a die, an island that swims, a herd (PI-A102, PI-M32)."""
    if USE <= move < SACRIFICE:
        special_moves.act_specially(table, move)
    elif SWIM <= move < TURN_TO:
        swimming.begin(table, move - SWIM)
    elif move >= FEAT:
        special_moves.herd(table, feat_aim(move))
    else:
        return False
    return True


def begin_move_action(table: Table) -> None:
    """A move, one base move for each mast, or two moves, if a treasure gives that (PI-U32, PI-U81)."""
    each = table.this_turn.move_for_each_mast & bit(table.unit)
    table.sailing.base_moves_left = questions.masts_left(table, table.unit) - 1 if each else NOTHING
    if table.this_turn.moves_twice & bit(table.unit):
        table.this_turn.moves_twice &= ~bit(table.unit)
        table.sailing.base_moves_left = max(table.sailing.base_moves_left, 1)
    if not monkeys.slips_ashore(table):
        course.begin_move(table)


def begin_shoot_action(table: Table, move: i64) -> None:
    """Shots, at twice the range if a text allows it (PI-A7), or a hunt for wolves."""
    if move == HUNT:
        treasure_used.hunt(table)
        return
    if move == SHOOT_FAR:
        table.shooting.double_range = True
        skills.spend(table, table.unit, abilities.DOUBLE_RANGE)
    table.action.stage = consequences.RAMS
    shooting.begin_shooting(table)


def begin_repair_action(table: Table, move: i64) -> None:
    """A mast comes back, wet gunpowder is dried, a flotilla puts up a flag, or something is done at a fort."""
    if move != REPAIR:
        forts.act_at_fort(table, move)
    elif actions.lacks_flag(table, table.unit):
        repair.raise_flag(table, table.unit)
    elif actions.is_foul(table, table.unit):
        treasure_used.dry_out(table)
    else:
        repair.ask_repair(table)
