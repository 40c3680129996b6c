"""A game of Pirates between two decisions: what is asked in each phase, and what a move does in it (PI-D1 to PI-D22).

The rules are a chain of classes, a part of the rulebook each: every class knows those before it, from `Table`, the
state, and `Lookout`, what all rules ask, to `Secrecy`, who knows what.
"""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    AIMING,
    AIMS,
    ANSWERING,
    BERTHING,
    BOARD_DIE,
    BURNING,
    CHARTING,
    CHOOSING,
    COIN_DRAWN,
    CONSENTING,
    DEAL,
    DEED_DIE,
    DEED_DRAWN,
    DIVING,
    DRIFTING,
    FEAT,
    FLIPPING,
    FORFEITING,
    FORTUNE,
    HITTING,
    LAYING,
    LEAVING,
    LOAD,
    LOOKING,
    LOSING,
    MANNING,
    MAST,
    MYSTERY_DIE,
    NAMING,
    NONE,
    OFFERING,
    OVER,
    PASS,
    PAYING,
    PERIL_DIE,
    PICKING,
    PRIZE,
    PRIZE_DRAWN,
    RAM_DIE,
    RAMMING,
    RECRUIT,
    REPAIRING,
    SACRIFICE,
    SAILING,
    SCUTTLING,
    SEGMENT,
    SHARING,
    SHOOTING,
    SLIDING,
    SLOT,
    SPREADING,
    TAKING,
    TOWING,
    TURNING,
    UNIT,
    USE,
    USING,
    WALLS_DIE,
)
from quarterdeck.games.pirates.rules.cards import answers, sea_events
from quarterdeck.games.pirates.rules.cards import events as events_rules
from quarterdeck.games.pirates.rules.exploring import exploring, found, trade
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.moving import course, special_moves, towing, turning
from quarterdeck.games.pirates.rules.mysterious_islands import at_exploring, coins_moved, isles_of_fire, mysterious
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import equipment, fires, hits, losses, parley, repair, shooting
from quarterdeck.games.pirates.rules.terrain import icebergs, perils
from quarterdeck.games.pirates.rules.texts import aiming, fear_and_blades, ghosts_and_submarines, rerolls
from quarterdeck.games.pirates.rules.turn import orders
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities

# -- choices ------------------------------------------------------------------------------------


def find_moves(table: Table, moves: Moves) -> None:
    moves.clear()
    phase = table.phase
    if phase == OVER:
        return
    if phase <= MANNING or phase in (LEAVING, CHARTING, LAYING):
        setting_out.add_setup(table, moves)
    elif phase == NAMING:
        orders.add_units_to_name(table, moves)
    elif phase == CHOOSING:
        orders.add_actions(table, moves)
    elif phase == SAILING:
        turning.add_segments(table, moves)
    elif phase == SHOOTING:
        moves.add(PASS)
        shooting.add_shots(table, moves)
        equipment.add_broadsides(table, moves)
        equipment.add_tools(table, moves)
    else:
        add_consequences(table, moves)


def add_consequences(table: Table, moves: Moves) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each phase
    """Moves of the phases between actions."""
    phase = table.phase
    if phase in (
        BURNING,
        HITTING,
        RAM_DIE,
        BOARD_DIE,
        SCUTTLING,
        USING,
        DRIFTING,
        SLIDING,
        PERIL_DIE,
        MYSTERY_DIE,
        WALLS_DIE,
    ):
        boarding.add_dice(table, moves)
    elif phase == SPREADING:
        burns = table.unit if table.hurt == NONE else table.hurt
        questions.add_masts(table, table.standing[burns] & ~table.burning[burns], moves)
    elif phase == LOSING:
        questions.add_masts(table, table.standing[table.hurt], moves)
    elif phase == RAMMING:
        questions.add_units(table, table.rams, moves)
    elif phase == OFFERING:
        boarding.add_offer(table, moves)
    elif phase == PRIZE:
        boarding.add_prizes(table, moves)
    elif phase == PRIZE_DRAWN:
        boarding.add_drawn(table, moves)
    elif phase == TOWING:
        moves.add(PASS)
        questions.add_units(table, table.tow_options, moves)
    elif phase == BERTHING:
        towing.add_berths(table, moves)
    elif phase == LOOKING:
        setting_out.add_pool(table, moves)
    elif phase == TAKING:
        trade.add_coins(table, moves)
    elif phase == SHARING:
        exploring.add_exchanges(table, moves)
    elif phase == PICKING:
        parley.add_picked(table, moves)
    elif phase == DIVING:
        perils.add_exits(table, moves)
    elif phase == FLIPPING:
        mysterious.add_texts(table, moves)
    elif phase == FORTUNE:
        at_exploring.add_fortunes(table, moves)
    elif phase == COIN_DRAWN:
        coins_moved.add_coin_draws(table, moves)
    elif phase == PAYING:
        perils.add_payments(table, moves)
    elif AIMING <= phase <= ANSWERING:
        add_deeds(table, moves)
    elif phase == FORFEITING:
        losses.add_forfeits(table, moves)
    elif phase == CONSENTING:
        fear_and_blades.add_consents(table, moves)
    elif phase == TURNING:
        special_moves.add_turns(table, moves)
    else:
        repair.add_repairs(table, moves)


def add_deeds(table: Table, moves: Moves) -> None:
    """Moves of the phases of treasures and Events."""
    if table.phase == AIMING:
        events_rules.add_aims(table, moves)
    elif table.phase == ANSWERING:
        answers.add_answers(table, moves)
    elif table.phase == DEED_DIE:
        boarding.add_dice(table, moves)
    else:
        aiming.add_deed_draws(table, moves)


# -- moves --------------------------------------------------------------------------------------


def play(table: Table, move: i64) -> None:
    make(table, move)
    answers.ask_wrecks(table)


def make(table: Table, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each phase
    """A move, before anybody answers that a ship has sunk."""
    phase = table.phase
    if phase <= MANNING or phase in (LEAVING, CHARTING, LAYING):
        setting_out.set_out(table, move)
    elif phase == NAMING:
        orders.name_or_handle(table, move)
    elif phase == CHOOSING:
        orders.act(table, move)
    elif phase == SAILING:
        course.sail_on(table, move)
    elif phase == SHOOTING and FEAT <= move < SEGMENT:
        parley.fire_broadside(table, (move - FEAT) % AIMS)
    elif phase == SHOOTING and LOAD <= move < RECRUIT:
        equipment.load_tool(table, move - LOAD)
    elif phase == SHOOTING and USE <= move < SACRIFICE:
        turning.ask_ability(table, abilities.SMOKEPOT, table.turn)
    elif phase == SHOOTING:
        parley.shoot(table, move)
    elif table.player == CHANCE:
        roll(table, move)
    else:
        decide(table, move)


def roll(table: Table, move: i64) -> None:
    """A die, or what was drawn."""
    if not rerolls.asks_to_reroll(table, move):
        roll_on_with(table, move)


def roll_on_with(table: Table, die: i64) -> None:
    """A die that is not rolled again, unless somebody turns it (PI-U44)."""
    if not answers.asks_for_runes(table, die):
        roll_out(table, die)


def roll_out(table: Table, die: i64) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each phase
    phase = table.phase
    move = die
    if answers.is_die(table) and phase != DEED_DIE:
        rolls = table.target if phase == BOARD_DIE and table.left == 1 else table.unit
        move = sea_events.weighed(table, rolls, die)
    if phase == HITTING:
        equipment.hit_or_miss(table, move)
    elif phase == RAM_DIE:
        boarding.roll_ram(table, move)
    elif phase == BOARD_DIE:
        boarding.roll_boarding(table, move)
    elif phase == BURNING:
        fires.burn(table, move)
    elif phase == SCUTTLING:
        repair.roll_scuttle(table, move)
    elif phase == LOOKING:
        trade.look(table, move - DEAL)
    elif phase == USING:
        fear_and_blades.roll_ability(table, move)
    elif phase == PICKING:
        parley.take_picked(table, move - SLOT)
    elif phase == DRIFTING:
        icebergs.roll_ice(table, move)
    elif phase == SLIDING:
        icebergs.slide(table, move)
    elif phase == PERIL_DIE:
        perils.roll_peril(table, move)
    elif phase == MYSTERY_DIE:
        isles_of_fire.roll_omen(table, move)
    elif phase == WALLS_DIE:
        forts.roll_walls(table, move)
    elif phase == FLIPPING:
        mysterious.flip(table, move - codes.ISLAND_CARD)
    elif phase == COIN_DRAWN:
        isles_of_fire.draw_coin(table, move)
    elif phase == DEED_DIE:
        events_rules.roll_deed(table, die)
    elif phase == DEED_DRAWN:
        found.draw_deed(table, move)
    else:
        boarding.draw_prize(table, move)


def decide_ability(table: Table, move: i64) -> None:
    """A choice that a text brings."""
    phase = table.phase
    if phase == SPREADING:
        fires.set_fire(table, move - MAST)
    elif phase == FORFEITING:
        losses.forfeit(table, move)
    elif phase == CONSENTING:
        fear_and_blades.consent(table, move)
    elif phase == TURNING:
        special_moves.turn_about(table, move)


def decide(table: Table, move: i64) -> None:  # noqa: C901, PLR0912, PLR0915 - one branch for each phase
    """A choice between actions."""
    phase = table.phase
    if phase == LOSING:
        hits.lose(table, move - MAST)
    elif phase == RAMMING:
        ghosts_and_submarines.ram(table, move - UNIT)
    elif phase == OFFERING:
        boarding.board_or_not(table, move)
    elif phase == PRIZE:
        answers.take_prize(table, move)
    elif phase == TOWING:
        towing.tow(table, move)
    elif phase == BERTHING:
        towing.berth_towed(table, move)
    elif phase == TAKING:
        trade.take_coin(table, move)
    elif phase == SHARING:
        exploring.exchange(table, move)
    elif phase == REPAIRING:
        repair.repair_or_not(table, move)
    elif phase == DIVING:
        perils.dive(table, move)
    elif phase == FORTUNE:
        at_exploring.take_fortune(table, move)
    elif phase == PAYING:
        perils.pay(table, move)
    elif phase == AIMING:
        events_rules.take_aim(table, move)
    elif phase == ANSWERING:
        answers.answer(table, move)
    else:
        decide_ability(table, move)
