"""The results of dice and draws: who may change a die, and which rule uses it."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    BOARD_DIE,
    BURNING,
    CARD_PHASES,
    DEAL,
    DEED_DIE,
    DEED_DRAWN,
    DRIFTING,
    FLIPPING,
    HITTING,
    LOOKING,
    MOVE_PHASES,
    MYSTERY_DIE,
    NONE,
    PICKING,
    RAM_DIE,
    SHOT_PHASES,
    SLIDING,
    SLOT,
    TERRAIN_PHASES,
    WALLS_DIE,
)
from quarterdeck.games.pirates.rules.answers import answers
from quarterdeck.games.pirates.rules.cards import events, monkeys, sea_events
from quarterdeck.games.pirates.rules.common import asked, tokens
from quarterdeck.games.pirates.rules.exploring import exploring, found, trade
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.mysterious_islands import at_exploring, coins_moved, isles_of_fire, mysterious
from quarterdeck.games.pirates.rules.ramming import boarding, rams
from quarterdeck.games.pirates.rules.shooting import equipment, fires, hits, parley, repair
from quarterdeck.games.pirates.rules.terrain import icebergs, perils
from quarterdeck.games.pirates.rules.texts import fear_and_blades, rerolls, second_actions, special_moves
from quarterdeck.games.pirates.table.in_progress import BLASTING, SLIPPING
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds


def roll(table: Table, move: i64) -> None:
    """A die, or what was drawn; of two dice the higher one counts (PI-A168, PI-A169)."""
    if table.reroll.die:
        roll_on_with(table, rerolls.higher_of_two(table, move))
    elif not rerolls.asks_to_reroll(table, move):
        roll_on_with(table, move)


def roll_on_with(table: Table, die: i64) -> None:
    """A die that is not rolled again, unless somebody turns it (PI-U44)."""
    if not answers.asks_for_runes(table, die):
        roll_out(table, die)


def roll_out(table: Table, die: i64) -> None:
    """A die that nobody changes any more, or a draw: it counts for the rule that asked for it."""
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
        rams.roll_ram(table, move)
    elif phase == BOARD_DIE:
        boarding.roll_boarding(table, move)
    else:
        boarding.draw_prize(table, move)


def roll_in_shooting(table: Table, die: i64) -> None:
    """The die of a shot, of walls, of a fire, of scuttling."""
    phase = table.phase
    if phase == HITTING:
        hit_or_miss(table, die)
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
    """An unseen treasure turns out to be this one; the result depends on who looks, and why."""
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
    elif table.action.ability == abilities.CATAMARAN:
        hits.ward_off(table, die)
    elif table.action.ability == abilities.STEERS_ON:
        special_moves.steer_on(table, die)
    elif table.action.ability == abilities.POSSESSOR:
        special_moves.try_to_possess(table, die)
    elif table.action.ability == abilities.TIDE_CALLER:
        special_moves.call_tide(table, die)
    elif table.action.ability == abilities.NAVIGATOR:
        special_moves.find_current(table, die)
    else:
        second_actions.roll_for_action(table, die)


def take_picked(table: Table, slot: i64) -> None:
    """CHANCE has drawn a treasure; the ability that asked for it decides where it goes."""
    ability = table.action.ability_asked
    if table.card.during == SLIPPING:
        monkeys.slip(table, slot)
    elif ability == abilities.PARLEY:
        parley.pay_with(table, slot)
    elif ability == abilities.SHIP_TRADER:
        trade.swap_ships(table, slot)
    elif ability in (
        abilities.PIRATE_LOOTER,
        abilities.JADE_LOOTER,
        abilities.LOOTER,
        abilities.LONG_FINGERS,
        abilities.TWO_POCKETS,
    ):
        trade.loot_one(table, slot)
    elif ability == abilities.ISLAND_TRADER:
        trade.barter(table, slot)
    else:
        second_actions.take_from_pocket(table, slot)


def roll_deed(table: Table, die: i64) -> None:
    """A die for a treasure, an Event or Explosives."""
    if table.card.during == BLASTING:
        answers.blast(table, die)
    elif tokens.played(table) == NONE:
        found.roll_treasure(table, die)
    else:
        events.roll_for_event(table, die)


def draw_coin(table: Table, move: i64) -> None:
    """A coin of an island was drawn; an unseen one is looked at first."""
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


def hit_or_miss(table: Table, die: i64) -> None:
    """A die of a shot, from a cannon or from equipment (PI-R3, PI-Q)."""
    if table.shooting.equipment == NONE:
        hits.judge_shot(table, die)
    else:
        equipment.judge_equipment(table, die)
