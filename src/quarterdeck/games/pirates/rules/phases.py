"""What is asked in each phase, and what a move does in it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    AIMING,
    AIMS,
    ANSWERING,
    ASHORE,
    BERTHING,
    BOARD_DIE,
    BURNING,
    CARD_PHASES,
    CHOOSING,
    COIN_DRAWN,
    CONSENTING,
    DEAL,
    DEED_DIE,
    DEED_DRAWN,
    DIVING,
    DRIFTING,
    EXPLORE_PHASES,
    FEAT,
    FLIPPING,
    FORFEITING,
    HITTING,
    LOAD,
    LOOKING,
    LOSING,
    MAST,
    MOVE_PHASES,
    MYSTERY_DIE,
    NAMING,
    NONE,
    OF_UNITS,
    OFFERING,
    PASS,
    PAYING,
    PICKING,
    PRIZE_DRAWN,
    RAM_DIE,
    RAMMING,
    RECRUIT,
    SACRIFICE,
    SAILING,
    SEGMENT,
    SHARING,
    SHOOTING,
    SHOT_PHASES,
    SLIDING,
    SLOT,
    SLOT_AIM,
    SPREADING,
    TAKING,
    TERRAIN,
    TERRAIN_PHASES,
    TOWING,
    TURN_PHASES,
    TURNING,
    UNIT,
    USE,
    WALLS_DIE,
    feat_aim,
)
from quarterdeck.games.pirates.rules.cards import answers, sea_events
from quarterdeck.games.pirates.rules.cards import events as events_rules
from quarterdeck.games.pirates.rules.common import asked
from quarterdeck.games.pirates.rules.exploring import exploring, found, trade
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.moving import course, segments, special_moves, towing, turning
from quarterdeck.games.pirates.rules.mysterious_islands import at_exploring, coins_moved, isles_of_fire, mysterious
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import (
    broadsides,
    equipment,
    fires,
    hits,
    losses,
    parley,
    repair,
    shooting,
)
from quarterdeck.games.pirates.rules.terrain import icebergs, perils
from quarterdeck.games.pirates.rules.texts import (
    aiming,
    fear_and_blades,
    rerolls,
)
from quarterdeck.games.pirates.rules.turn import orders, second_actions
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import BLASTING
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds

# -- choices ------------------------------------------------------------------------------------


def find_moves(table: Table, moves: Moves) -> None:
    """All legal moves of whoever is asked, or all that CHANCE may do, in the pinned order."""
    moves.clear()
    phase = table.phase
    if phase < TURN_PHASES:
        setting_out.add_setup(table, moves)
    elif table.player == CHANCE:
        add_chances(table, moves)
    elif phase < EXPLORE_PHASES:
        add_in_turn(table, moves)
    elif phase < SHOT_PHASES:
        add_at_close_quarters(table, moves)
    elif phase < TERRAIN_PHASES:
        add_in_shooting(table, moves)
    else:
        add_for_cards(table, moves)


def add_chances(table: Table, moves: Moves) -> None:
    """What CHANCE may roll or draw."""
    phase = table.phase
    if phase == LOOKING:
        setting_out.add_pool(table, moves)
    elif phase == PICKING:
        add_picked(table, moves)
    elif phase == PRIZE_DRAWN:
        boarding.add_drawn(table, moves)
    elif phase == DEED_DRAWN:
        aiming.add_deed_draws(table, moves)
    elif phase == FLIPPING:
        mysterious.add_texts(table, moves)
    elif phase == COIN_DRAWN:
        coins_moved.add_coin_draws(table, moves)
    else:
        boarding.add_dice(moves)


def add_in_turn(table: Table, moves: Moves) -> None:
    """The unit that is named, its action, and where it moves (PI-6, PI-7, PI-10)."""
    phase = table.phase
    if phase == SAILING:
        segments.add_segments(table, moves)
    elif phase == NAMING:
        orders.add_units_to_name(table, moves)
    elif phase == CHOOSING:
        orders.add_actions(table, moves)
    elif phase == TOWING:
        moves.add(PASS)
        questions.add_units(table.action.tow_options, moves)
    elif phase == BERTHING:
        towing.add_berths(table, moves)
    elif phase == TURNING:
        add_turns(table, moves)
    elif phase == CONSENTING:
        add_consents(table, moves)


def add_at_close_quarters(table: Table, moves: Moves) -> None:
    """What is taken in an explore, and what is done in a fight (PI-9, PI-11)."""
    phase = table.phase
    if phase == TAKING:
        exploring.add_coins(table, moves)
    elif phase == SHARING:
        exploring.add_exchanges(table, moves)
    elif phase == RAMMING:
        questions.add_units(table.boarding.enemies_left, moves)
    elif phase == OFFERING:
        boarding.add_offer(moves)
    else:
        boarding.add_prizes(table, moves)


def add_in_shooting(table: Table, moves: Moves) -> None:
    """The next shot, and which mast, crew or cargo is lost or comes back (PI-12, PI-14, PI-17)."""
    phase = table.phase
    if phase == SHOOTING:
        moves.add(PASS)
        shooting.add_shots(table, moves)
        broadsides.add_broadsides(table, moves)
        equipment.add_tools(table, moves)
    elif phase == LOSING:
        questions.add_masts(table.ships.masts[table.loss.unit], moves)
    elif phase == SPREADING:
        burns = table.unit if table.fires.kindled == NONE else table.fires.kindled
        questions.add_masts(table.ships.masts[burns] & ~table.ships.burning[burns], moves)
    elif phase == FORFEITING:
        losses.add_forfeits(table, moves)
    else:
        repair.add_repairs(table, moves)


def add_for_cards(table: Table, moves: Moves) -> None:
    """What terrain, treasures, Events and mysterious islands ask for (PI-16, PI-U, PI-V, PI-M)."""
    phase = table.phase
    if phase == DIVING:
        perils.add_exits(table, moves)
    elif phase == PAYING:
        perils.add_payments(table, moves)
    elif phase == AIMING:
        events_rules.add_aims(table, moves)
    elif phase == ANSWERING:
        answers.add_answers(table, moves)
    else:
        mysterious.add_fortunes(table, moves)


# -- moves --------------------------------------------------------------------------------------


def play(table: Table, move: i64) -> None:
    """A legal move, and all that follows up to the next question."""
    make(table, move)
    answers.ask_wrecks(table)


def make(table: Table, move: i64) -> None:
    """A move, before anybody answers that a ship has sunk."""
    phase = table.phase
    if phase < TURN_PHASES:
        setting_out.set_out(table, move)
    elif table.player == CHANCE:
        roll(table, move)
    elif phase < EXPLORE_PHASES:
        decide_in_turn(table, move)
    elif phase < SHOT_PHASES:
        decide_at_close_quarters(table, move)
    elif phase < TERRAIN_PHASES:
        decide_in_shooting(table, move)
    else:
        decide_for_cards(table, move)


def decide_in_turn(table: Table, move: i64) -> None:
    """A unit is named, acts, or moves on."""
    phase = table.phase
    if phase == SAILING:
        course.sail_on(table, move)
    elif phase == NAMING:
        orders.name_or_handle(table, move)
    elif phase == CHOOSING:
        orders.act(table, move)
    elif phase == TOWING:
        towing.tow(table, move)
    elif phase == BERTHING:
        towing.berth_towed(table, move)
    elif phase == TURNING:
        turn_about(table, move)
    else:
        consent(table, move)


def decide_at_close_quarters(table: Table, move: i64) -> None:
    """Treasure or crew is taken, an enemy is rammed or boarded."""
    phase = table.phase
    if phase == TAKING:
        exploring.take_coin(table, move)
    elif phase == SHARING:
        exploring.exchange(table, move)
    elif phase == RAMMING:
        boarding.ram(table, move - UNIT)
    elif phase == OFFERING:
        boarding.board_or_not(table, move)
    else:
        boarding.take_prize(table, move)


def decide_in_shooting(table: Table, move: i64) -> None:
    """A shot, or what a shot, a ram or a fire costs."""
    phase = table.phase
    if phase == SHOOTING:
        shoot(table, move)
    elif phase == LOSING:
        hits.lose(table, move - MAST)
    elif phase == SPREADING:
        fires.set_fire(table, move - MAST)
    elif phase == FORFEITING:
        losses.forfeit(table, move)
    else:
        repair.repair_or_not(table, move)


def shoot(table: Table, move: i64) -> None:
    """A broadside, equipment that is loaded, smoke, a shot, or no more shots."""
    if FEAT <= move < SEGMENT:
        broadsides.fire_broadside(table, (move - FEAT) % AIMS)
    elif LOAD <= move < RECRUIT:
        equipment.load_tool(table, move - LOAD)
    elif USE <= move < SACRIFICE:
        turning.ask_ability(table, abilities.SMOKEPOT, table.turn)
    else:
        shooting.shoot(table, move)


def decide_for_cards(table: Table, move: i64) -> None:
    """What was chosen for terrain, a treasure, an Event or a mysterious island."""
    phase = table.phase
    if phase == DIVING:
        perils.dive(table, move)
    elif phase == PAYING:
        perils.pay(table, move)
    elif phase == AIMING:
        events_rules.take_aim(table, move)
    elif phase == ANSWERING:
        answers.answer(table, move)
    else:
        mysterious.take_fortune(table, move)


# -- dice and draws -----------------------------------------------------------------------------


def roll(table: Table, move: i64) -> None:
    """A die, or what was drawn."""
    if not rerolls.asks_to_reroll(table, move):
        roll_on_with(table, move)


def roll_on_with(table: Table, die: i64) -> None:
    """A die that is not rolled again, unless somebody turns it (PI-U44)."""
    if not answers.asks_for_runes(table, die):
        roll_out(table, die)


def roll_out(table: Table, die: i64) -> None:
    """A die that nobody changes any more, or what was drawn: it counts for whatever asked for it."""
    phase = table.phase
    move, roller = die, answers.roller_of(table)
    if roller != NONE:
        move = sea_events.weighed(table, roller, die)
    if phase < MOVE_PHASES:
        roll_ability(table, move)
    elif phase < SHOT_PHASES:
        roll_at_close_quarters(table, move)
    elif phase < TERRAIN_PHASES:
        roll_in_shooting(table, move)
    elif phase < CARD_PHASES:
        roll_for_terrain(table, move)
    else:
        roll_for_cards(table, move)


def roll_at_close_quarters(table: Table, move: i64) -> None:
    """Treasure that is looked at or drawn; the dice of a ram and of boarding parties."""
    phase = table.phase
    if phase == LOOKING:
        look(table, move - DEAL)
    elif phase == PICKING:
        take_picked(table, move - SLOT)
    elif phase == RAM_DIE:
        boarding.roll_ram(table, move)
    elif phase == BOARD_DIE:
        boarding.roll_boarding(table, move)
    else:
        boarding.draw_prize(table, move)


def roll_in_shooting(table: Table, die: i64) -> None:
    """The die of a shot, of walls, of a fire, of scuttling."""
    phase = table.phase
    if phase == HITTING:
        hits.hit_or_miss(table, die)
    elif phase == WALLS_DIE:
        forts.roll_walls(table, die)
    elif phase == BURNING:
        fires.burn(table, die)
    else:
        repair.roll_scuttle(table, die)


def roll_for_terrain(table: Table, die: i64) -> None:
    """The die of ice that drifts, or of terrain that a ship meets."""
    if table.phase == DRIFTING:
        icebergs.roll_ice(table, die)
    elif table.phase == SLIDING:
        icebergs.slide(table, die)
    else:
        perils.roll_peril(table, die)


def roll_for_cards(table: Table, move: i64) -> None:
    """A die or a draw for a treasure, an Event or a mysterious island."""
    phase = table.phase
    if phase == DEED_DIE:
        roll_deed(table, move)
    elif phase == DEED_DRAWN:
        found.draw_deed(table, move)
    elif phase == FLIPPING:
        mysterious.flip(table, move - codes.ISLAND_CARD)
    elif phase == MYSTERY_DIE:
        roll_omen(table, move)
    else:
        draw_coin(table, move)


def look(table: Table, treasure: i64) -> None:
    """A treasure that nobody had seen turns out to be this one; what comes of it depends on who looks, and why."""
    if table.action.ability_asked in (abilities.ISLAND_SPY, abilities.ISLAND_TRADER):
        trade.look_from_afar(table, treasure)
    elif table.forts.watch:
        forts.look_from_tower(table, treasure)
    elif table.mysterious.effect == kinds.ISLAND_COINS_BURN:
        isles_of_fire.look_at_ember(table, treasure)
    elif table.mysterious.effect in (kinds.ISLAND_COINS_EXCHANGED, kinds.ISLAND_COIN_SENT_HOME):
        at_exploring.look_elsewhere(table, treasure)
    else:
        exploring.turn_up(table, treasure)


def roll_ability(table: Table, die: i64) -> None:
    """The die of an ability."""
    if table.action.ability == abilities.FEAR:
        fear_and_blades.scare(table, die)
    elif table.action.ability == abilities.TIDE_CALLER:
        special_moves.call_tide(table, die)
    elif table.action.ability == abilities.NAVIGATOR:
        special_moves.find_current(table, die)
    else:
        second_actions.roll_for_action(table, die)


def add_picked(table: Table, moves: Moves) -> None:
    """Each treasure that CHANCE may draw, from a ship, an island or a hoard."""
    if table.action.ability_asked == abilities.PARLEY:
        parley.add_payments(table, moves)
    elif table.action.ability_asked == abilities.ISLAND_TRADER:
        trade.add_barter(table, moves)
    else:
        coins = boarding.treasure_face_down(table, trade.drawn_from(table))
        while coins:
            moves.add(SLOT + lowest(coins))
            coins &= coins - 1


def take_picked(table: Table, slot: i64) -> None:
    """A treasure was drawn by CHANCE; which ability asked for it tells where it goes."""
    ability = table.action.ability_asked
    if ability == abilities.PARLEY:
        parley.pay_with(table, slot)
    elif ability == abilities.SHIP_TRADER:
        trade.swap_ships(table, slot)
    elif ability == abilities.PIRATE_LOOTER:
        trade.loot_one(table, slot)
    elif ability == abilities.ISLAND_TRADER:
        trade.barter(table, slot)
    else:
        second_actions.take_from_pocket(table, slot)


def roll_deed(table: Table, die: i64) -> None:
    """A die for a treasure, an Event or Explosives."""
    if table.card.during == BLASTING:
        answers.blast(table, die)
    elif sea_events.played(table) == NONE:
        found.roll_treasure(table, die)
    else:
        events_rules.roll_for_event(table, die)


def draw_coin(table: Table, move: i64) -> None:
    """A coin of an island was drawn; what nobody has seen is looked at first."""
    deed = table.mysterious.effect
    if deed not in (kinds.ISLAND_COINS_EXCHANGED, kinds.ISLAND_COINS_BURN):
        coins_moved.draw_carried(table, move)
    elif move >= codes.UNTURNED:
        table.exploring.elsewhere = table.mysterious.island
        asked.look(table)
    elif deed == kinds.ISLAND_COINS_BURN:
        isles_of_fire.burn_coin(table, move - SLOT)
    else:
        at_exploring.fetch(table, move - SLOT)


def roll_omen(table: Table, die: i64) -> None:
    """A die for a mysterious island, or for coins that may burn."""
    if table.mysterious.effect == kinds.ISLAND_COINS_BURN:
        isles_of_fire.roll_ember(table, die)
    else:
        mysterious.roll_for_island(table, die)


def add_turns(table: Table, moves: Moves) -> None:
    """No turn, or to each of the headings that are offered, of the own ship or of one that the tide bears."""
    if table.action.ability_asked == abilities.TIDE_CALLER:
        special_moves.add_tides(table, moves)
    else:
        turning.add_headings(table, moves)


def turn_about(table: Table, move: i64) -> None:
    """The own ship turns about, or another one is borne by the tide."""
    if table.action.ability_asked == abilities.TIDE_CALLER:
        special_moves.bear_away(table, move)
    else:
        turning.turn_ship(table, move)


def add_consents(table: Table, moves: Moves) -> None:
    """The answers to the ability that is asked about: what it is used on, or whether it is used."""
    ability, unit = table.action.ability_asked, table.unit
    if ability == abilities.ISLAND_TRADER:
        moves.add_members(FEAT + (ability * OF_UNITS + unit) * AIMS + ASHORE, trade.other_stores(table))
    elif ability == abilities.PARLEY:
        parley.add_payers(table, moves)
    elif ability == abilities.TIDE_CALLER:
        rerolls.add_uses(ability, unit, special_moves.tidal(table), moves)
    elif ability == abilities.SMOKEPOT:
        equipment.add_fog_spots(table, unit, table.catalog.measure[SHORT], moves)
    elif ability == abilities.NAVIGATOR:
        special_moves.add_currents(table, moves)
    else:
        moves.add(PASS)
        add_uses_of(table, ability, moves)


def add_uses_of(table: Table, ability: i64, moves: Moves) -> None:
    """On what an ability that need not be used may be."""
    unit = table.unit
    if ability == abilities.SCORPION:
        rerolls.add_uses(ability, unit, fear_and_blades.stung(table, unit), moves)
    elif ability == abilities.FOG_WALKER:
        moves.add_members(TERRAIN, table.waters.terrain.fogs() & ~bit(table.ships.lost_in[unit]))
    elif ability == abilities.GRAPPLE:
        rerolls.add_uses(ability, unit, rerolls.grappable(table, unit), moves)
    elif ability == abilities.TREASURE_CANNON:
        moves.add_members(FEAT + (ability * OF_UNITS + unit) * AIMS + SLOT_AIM, losses.cargo_of(table, unit))
    else:
        moves.add(USE + ability * OF_UNITS + (table.reroll.roller if ability == abilities.REROLL else unit))


def consent(table: Table, move: i64) -> None:
    """An ability is used, or not."""
    ability = table.action.ability_asked
    if ability == abilities.ISLAND_TRADER:
        table.trade.other_island = feat_aim(move) - ASHORE
        asked.pick(table)
    elif ability == abilities.TIDE_CALLER:
        table.target = feat_aim(move)
        table.phase = TURNING
        table.player = table.asked = table.turn
    else:
        table.action.ability_asked = NONE
        use_or_not(table, ability, move)


def use_or_not(table: Table, ability: i64, move: i64) -> None:
    """What was answered to an ability that is no longer asked about."""
    if ability == abilities.PARLEY:
        parley.pay_off(table, move)
    elif ability == abilities.SCORPION:
        fear_and_blades.sting(table, move)
    elif ability in (abilities.SMOKEPOT, abilities.NAVIGATOR, abilities.FOG_WALKER):
        fear_and_blades.consent_at(table, ability, move)
    elif ability == abilities.CARGO_SHOT:
        hits.shoot_cargo(table, move)
    elif ability == abilities.REROLL:
        rerolls.roll_again(table, move != PASS)
    elif ability == abilities.DERELICT_OWNER:
        rerolls.own_derelict(table, move)
    elif ability == abilities.GRAPPLE:
        rerolls.grapple(table, move)
    else:
        rerolls.mint(table, move)
