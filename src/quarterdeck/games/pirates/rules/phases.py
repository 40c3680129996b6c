"""The question of each phase, and the effect of its moves."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates.codes import (
    AIMING,
    AIMS,
    ANSWERING,
    ASHORE,
    BERTHING,
    CHOOSING,
    COIN_DRAWN,
    CONSENTING,
    DEED_DRAWN,
    DIVING,
    DRIVING,
    EVENT,
    EXPLORE_PHASES,
    FEAT,
    FLIPPING,
    FORFEITING,
    LOAD,
    LOOKING,
    LOSING,
    MAST,
    NAMING,
    NONE,
    OF_UNITS,
    OFFERING,
    PASS,
    PAYING,
    PICKING,
    PIECE_AIM,
    PRIZE_DRAWN,
    RAMMING,
    RECRUIT,
    SACRIFICE,
    SAILING,
    SEGMENT,
    SHARING,
    SHOOTING,
    SHOT_PHASES,
    SHOW,
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
    feat_ability,
    feat_aim,
)
from quarterdeck.games.pirates.rules import rolling, steps
from quarterdeck.games.pirates.rules.answers import answers, wrecks
from quarterdeck.games.pirates.rules.cards import events as events_rules
from quarterdeck.games.pirates.rules.cards import sea_events, treasure_used
from quarterdeck.games.pirates.rules.common import aiming, asked, chance, tokens
from quarterdeck.games.pirates.rules.exploring import exploring, found, trade
from quarterdeck.games.pirates.rules.losing import dismasting, losses
from quarterdeck.games.pirates.rules.moving import course, segments, towing, turning
from quarterdeck.games.pirates.rules.mysterious_islands import coins_moved, mysterious, swimming
from quarterdeck.games.pirates.rules.ramming import boarding, rams
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import (
    broadsides,
    costs,
    equipment,
    fires,
    grabbing,
    parley,
    repair,
    shooting,
    smoke,
)
from quarterdeck.games.pirates.rules.terrain import laying, perils
from quarterdeck.games.pirates.rules.texts import between_actions, fear_and_blades, rerolls, special_moves
from quarterdeck.games.pirates.rules.turn import orders
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, BANK, FOG, LOOKED_AT, WHAT_IT_SAYS
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.kinds import TERRAIN_TRADE_CURRENT

# -- choices ------------------------------------------------------------------------------------


def find_moves(table: Table, moves: Moves) -> None:
    """All legal moves of the player who must choose, or of CHANCE, in the pinned order."""
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
        chance.add_pool(table, moves)
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
        chance.add_dice(moves)


def add_in_turn(table: Table, moves: Moves) -> None:
    """List the units to name, their actions and their moves (PI-6, PI-7, PI-10)."""
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
    elif phase in (TURNING, DRIVING):
        add_turns(table, moves)
    elif phase == CONSENTING:
        add_consents(table, moves)


def add_at_close_quarters(table: Table, moves: Moves) -> None:
    """List what to take in an explore and what to do in a fight (PI-9, PI-11)."""
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
        grabbing.add_grips(table, moves)
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
        add_aims(table, moves)
    elif phase == ANSWERING:
        answers.add_answers(table, moves)
    else:
        mysterious.add_fortunes(table, moves)


# -- moves --------------------------------------------------------------------------------------


def play(table: Table, move: i64) -> None:
    """A legal move, and all that follows up to the next question."""
    make(table, move)
    steps.go_on(table)
    wrecks.ask_wrecks(table)


def make(table: Table, move: i64) -> None:
    """A move, before anybody answers that a ship has sunk."""
    phase = table.phase
    if phase < TURN_PHASES:
        setting_out.set_out(table, move)
    elif table.player == CHANCE:
        rolling.roll(table, move)
    elif phase < EXPLORE_PHASES:
        make_in_turn(table, move)
    elif phase < SHOT_PHASES:
        make_at_close_quarters(table, move)
    elif phase < TERRAIN_PHASES:
        make_in_shooting(table, move)
    else:
        make_for_cards(table, move)


def make_in_turn(table: Table, move: i64) -> None:
    """Make a move of a unit's turn: it is named, acts, sails, tows or turns."""
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
    elif phase == DRIVING:
        swimming.swim(table, move)
    else:
        consent(table, move)


def make_at_close_quarters(table: Table, move: i64) -> None:
    """Make a move of exploring, ramming or boarding: treasure, crew or an enemy is chosen."""
    phase = table.phase
    if phase == TAKING:
        exploring.take_coin(table, move)
    elif phase == SHARING:
        exploring.exchange(table, move)
    elif phase == RAMMING:
        rams.ram(table, move - UNIT)
    elif phase == OFFERING:
        boarding.board_or_not(table, move)
    else:
        boarding.take_prize(table, move)


def make_in_shooting(table: Table, move: i64) -> None:
    """Make a move of shooting, or choose what a shot, a ram or a fire costs."""
    phase = table.phase
    if phase == SHOOTING:
        shoot(table, move)
    elif phase == LOSING:
        dismasting.lose(table, move - MAST)
    elif phase == SPREADING:
        fires.set_fire(table, move - MAST)
    elif phase == FORFEITING:
        losses.forfeit(table, move)
    else:
        repair.repair_or_not(table, move)


def shoot(table: Table, move: i64) -> None:
    """A broadside, equipment that is loaded, smoke, a shot, or no more shots."""
    if SHOW <= move < EVENT or (FEAT <= move < SEGMENT and feat_ability(move) == abilities.GRABBER):
        grabbing.grip(table, move)
    elif FEAT <= move < SEGMENT:
        broadsides.fire_broadside(table, (move - FEAT) % AIMS)
    elif LOAD <= move < RECRUIT:
        equipment.load_tool(table, move - LOAD)
    elif USE <= move < SACRIFICE:
        skills.ask_ability(table, abilities.SMOKEPOT, table.turn)
    else:
        shooting.shoot(table, move)


def make_for_cards(table: Table, move: i64) -> None:
    """Make a move that terrain, a treasure, an Event or a mysterious island asks for."""
    phase = table.phase
    if phase == DIVING:
        perils.dive(table, move)
    elif phase == PAYING:
        perils.pay(table, move)
    elif phase == AIMING:
        take_aim(table, move)
    elif phase == ANSWERING:
        answers.answer(table, move)
    else:
        mysterious.take_fortune(table, move)


# -- what depends on the ability that is asked about --------------------------------------------


def add_picked(table: Table, moves: Moves) -> None:
    """Each treasure that CHANCE may draw, from a ship, an island or a hoard."""
    if table.action.ability_asked == abilities.PARLEY:
        parley.add_payments(table, moves)
    elif table.action.ability_asked == abilities.ISLAND_TRADER:
        trade.add_barter(table, moves)
    else:
        coins = questions.treasure_face_down(table, trade.drawn_from(table))
        while coins:
            moves.add(SLOT + lowest(coins))
            coins &= coins - 1


def add_turns(table: Table, moves: Moves) -> None:
    """No turn, or to each of the headings that are offered, of the player's own ship or of one that the tide bears."""
    if table.phase == DRIVING:
        swimming.add_waters(table, table.exploring.island, moves)
        return
    if table.action.ability_asked == abilities.TIDE_CALLER:
        special_moves.add_tides(table, moves)
    else:
        turning.add_headings(table, moves)


def turn_about(table: Table, move: i64) -> None:
    """The player's own ship turns about, or another one is borne by the tide."""
    if table.action.ability_asked == abilities.TIDE_CALLER:
        special_moves.bear_away(table, move)
    else:
        turning.turn_ship(table, move)


def add_consents(table: Table, moves: Moves) -> None:
    """List the answers to the ability in question: its targets, or whether it is used."""
    ability, unit = table.action.ability_asked, table.unit
    if ability == abilities.ISLAND_TRADER:
        moves.add_members(FEAT + (ability * OF_UNITS + unit) * AIMS + ASHORE, trade.other_stores(table))
    elif ability == abilities.PARLEY:
        parley.add_payers(table, moves)
    elif ability == abilities.TIDE_CALLER:
        rerolls.add_uses(ability, unit, special_moves.tidal(table), moves)
    elif ability == abilities.SMOKEPOT:
        laying.add_fog_spots(table, unit, table.catalog.measure[SHORT], moves)
    elif ability == abilities.NAVIGATOR:
        special_moves.add_currents(table, moves)
    elif ability == abilities.POSSESSOR:
        special_moves.add_possessed(table, moves)
    elif ability == abilities.RECRUITER:
        aiming.add_recruits_for(table, unit, between_actions.RECRUITS, moves)
    else:
        moves.add(PASS)
        add_uses_of(table, ability, moves)


def add_uses_of(table: Table, ability: i64, moves: Moves) -> None:
    """List the targets of an optional ability."""
    unit = table.unit
    if ability == abilities.SCORPION:
        rerolls.add_uses(ability, unit, fear_and_blades.stung(table, unit), moves)
    elif ability == abilities.FOG_WALKER:
        moves.add_members(TERRAIN, table.waters.terrain.fogs() & ~bit(table.ships.lost_in[unit]))
    elif ability == abilities.GRAPPLE:
        rerolls.add_uses(ability, unit, rerolls.grappable(table, unit), moves)
    elif ability in (abilities.TWO_DICE, abilities.TWO_SHOT_DICE):
        rerolls.add_uses(ability, unit, bit(unit), moves)
    elif ability == abilities.CREW_TRADER:
        moves.add_members(FEAT + (ability * OF_UNITS + unit) * AIMS + PIECE_AIM, exploring.crew_for_coin(table))
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
    elif ability == abilities.CREW_TRADER:
        table.action.ability_asked = NONE
        exploring.swap_for_crew(table, move)
    else:
        table.action.ability_asked = NONE
        use_or_not(table, ability, move)


def use_or_not(table: Table, ability: i64, move: i64) -> None:
    """Carry out the answer about an ability."""
    if ability == abilities.PARLEY:
        parley.pay_off(table, move)
    elif ability == abilities.SCORPION:
        fear_and_blades.sting(table, move)
    elif ability in (
        abilities.SMOKEPOT,
        abilities.NAVIGATOR,
        abilities.FOG_WALKER,
        abilities.POSSESSOR,
        abilities.RECRUITER,
    ):
        consent_at(table, ability, move)
    elif ability in (abilities.CARGO_SHOT, abilities.CARGO_SHOT_ONCE):
        costs.shoot_cargo(table, move)
    elif ability in (abilities.REROLL, abilities.TWO_DICE, abilities.TWO_SHOT_DICE):
        keep_or_reroll(table, ability, move)
    elif ability == abilities.DERELICT_OWNER:
        rerolls.own_derelict(table, move)
    elif ability == abilities.GRAPPLE:
        rerolls.grapple(table, move)
    else:
        rerolls.mint(table, move)


def consent_at(table: Table, ability: i64, move: i64) -> None:
    """Where something lies, or leaves, or who comes over."""
    if ability == abilities.SMOKEPOT:
        smoke.lay_pot(table, move)
    elif ability == abilities.NAVIGATOR:
        laying.lay_down(table, laying.card_of(table, TERRAIN_TRADE_CURRENT), move, NONE)
        table.next = ACTION_OVER
    elif ability == abilities.POSSESSOR:
        special_moves.possess(table, feat_aim(move) - PIECE_AIM)
    elif ability == abilities.RECRUITER:
        aiming.recruit(table, move - RECRUIT, table.unit)
        trade.end_feat(table)
    else:
        course.choose_fog(table, move)


def keep_or_reroll(table: Table, ability: i64, move: i64) -> None:
    """The die of a unit falls once more, or counts as it lies."""
    die = table.reroll.die
    if not rerolls.rolls_again(table, ability, move):
        rolling.roll_on_with(table, die)


# -- on what treasures and Events are used ------------------------------------------------------


def add_aims(table: Table, moves: Moves) -> None:
    """List the targets of the treasure or Event at work."""
    aim, event = table.card.aim, tokens.played(table)
    if aim == LOOKED_AT:
        if aiming.deed_now(table) == kinds.TREASURE_SHIPPING_CHARTS:
            treasure_used.add_unseen_cargo(table, moves)
        else:
            treasure_used.add_unseen_treasure(table, moves)
    elif aim == FOG:
        laying.add_fog_spots(table, table.unit, sea_events.fog_reach(table), moves)
    elif aim == BANK:
        moves.add_members(TERRAIN, table.waters.terrain.fogs())
    elif aim == WHAT_IT_SAYS:
        found.add_targets(table, moves)
    elif event == NONE:
        found.add_found_aims(table, moves)
    else:
        events_rules.add_event_aims(table, event, moves)


def take_aim(table: Table, move: i64) -> None:
    """Carry out the choice for the treasure or Event at work."""
    aim, event = table.card.aim, tokens.played(table)
    if aim == LOOKED_AT:
        treasure_used.look_at(table, move)
    elif aim == FOG:
        sea_events.fog_over(table, move)
    elif aim == BANK:
        sea_events.start_rolling(table, event, move - TERRAIN)
    elif aim == WHAT_IT_SAYS:
        found.take_target(table, move)
    elif event == NONE:
        found.take_found_aim(table, move)
    else:
        events_rules.take_event_aim(table, event, move)
