"""The legal moves of each phase of Bruise Cruise and what they do (BC-25)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    BATTLING,
    BUYING,
    CARD,
    DEAL,
    DEALING,
    DICE,
    DISCARDING,
    DRAWING,
    EFFECT,
    HOMING,
    KINDS,
    LOOT,
    LOOTING,
    MISSILES,
    NO_SPACE,
    OVER,
    PICK_BUNDLE,
    PICK_CARD,
    PICK_SHIP,
    PICK_SPACE,
    PICK_TARGET,
    PICK_WIND,
    RAIDER_FLEES,
    RAIDING,
    REPLENISHING,
    ROLLING,
    SHIP,
    SPACE,
    STAY,
    SURRENDER,
    SURRENDERING,
    TIE_BREAK,
    WIND,
)
from quarterdeck.games.bruise_cruise.rules import (
    actions,
    claims,
    endings,
    raids,
    rolling,
    sailing,
    setup,
    trading,
    turns,
    unfathomable,
    weapons,
)
from quarterdeck.games.bruise_cruise.table import card_sets
from quarterdeck.games.bruise_cruise.table.table import Table

# -- what may be chosen ----------------------------------------------------------------------------


def find_moves(table: Table, moves: Moves) -> None:
    """All legal moves of the player who must choose, or of CHANCE, by number; spaces to sail to come nearest first."""
    moves.clear()
    phase = table.phase
    if phase == ACTING:
        actions.add_kinds(table, moves)
    elif phase <= HOMING:
        add_setup(table, moves)
    elif phase <= PICK_WIND:
        add_picks(table, moves)
    elif phase == DRAWING:
        card_sets.add_unseen(table, moves)
    elif phase == REPLENISHING:
        turns.add_replenishment(table, moves)
    elif phase == DISCARDING:
        turns.add_hand(table, moves)
    elif phase != OVER:
        add_interrupts(table, moves)


def add_setup(table: Table, moves: Moves) -> None:
    """List the possible dice, deals and choices before the first turn (BC-1)."""
    if table.phase == ROLLING:
        rolling.add_pairs(moves)
    elif table.phase == DEALING:
        card_sets.add_unseen(table, moves)
    else:
        setup.add_homes(table, moves)


def add_picks(table: Table, moves: Moves) -> None:
    """List what can be picked next for the chosen kind of action."""
    phase = table.phase
    if phase == PICK_SPACE:
        actions.add_spaces(table, moves)
    elif phase == PICK_CARD:
        actions.add_cards(table, moves)
    elif phase == PICK_SHIP:
        actions.add_ships(table, moves)
    elif phase == PICK_TARGET:
        actions.add_targets(table, moves)
    elif phase == PICK_WIND:
        unfathomable.add_winds(table, moves)
    else:
        trading.add_bundles(table, moves)


def add_interrupts(table: Table, moves: Moves) -> None:
    """List how dice may fall, or what somebody may choose in the middle of an action (BC-25)."""
    phase = table.phase
    if phase in (BATTLING, RAIDING, TIE_BREAK):
        rolling.add_pairs(moves)
    elif phase == SURRENDERING:
        weapons.add_weapons(moves)
    elif phase == LOOTING:
        raids.add_loot(table, moves)
    elif phase == BUYING:
        unfathomable.add_purchases(table, moves)
    else:
        raids.add_getaway(table, moves)


# -- what a move does ----------------------------------------------------------------------------


def play(table: Table, move: i64) -> None:
    """Make a move, and after it every choice that has only one answer."""
    make(table, move)
    while is_forced(table):
        make(table, table.spare.items[0])


def play_by_dice(table: Table, dice: Dice, moves: Moves) -> None:
    """Make one of the legal moves, all equally likely; cards of the deck are drawn without listing all of them."""
    if table.phase in (DEALING, DRAWING):
        play(table, card_sets.draw_unseen(table, dice))
    else:
        find_moves(table, moves)
        play(table, moves.items[dice.below(moves.count)])


def make(table: Table, move: i64) -> None:
    """Make one move in the phase that it answers."""
    phase = table.phase
    if phase == ACTING:
        actions.begin_action(table, move)
    elif phase <= HOMING:
        set_up(table, move)
    elif phase <= PICK_WIND:
        pick(table, move)
    elif phase == DRAWING:
        turns.draw(table, move - DEAL)
    elif phase == REPLENISHING:
        turns.replenish(table, move)
    elif phase == DISCARDING:
        turns.discard_one(table, move - CARD)
    else:
        interrupt(table, move)


def set_up(table: Table, move: i64) -> None:
    """Dice for the first turn fall, a card is dealt, or a Home Port is chosen."""
    if table.phase == ROLLING:
        setup.roll_first(table, move - DICE)
    elif table.phase == DEALING:
        setup.deal(table, move - DEAL)
    else:
        setup.choose_home(table, move - CARD)


def pick(table: Table, move: i64) -> None:
    """Take one more step of an action; the last one makes the action."""
    phase = table.phase
    if phase == PICK_CARD:
        actions.pick_card(table, move - CARD)
    elif phase == PICK_SHIP:
        actions.pick_ship(table, move - SHIP)
    elif phase == PICK_TARGET:
        actions.pick_target(table, move - SHIP)
    elif phase == PICK_SPACE:
        if table.kind >= EFFECT:
            unfathomable.act_on_space(table, move - SPACE)
        else:
            sailing.do_sail(table, move - SPACE)
    elif phase == PICK_BUNDLE:
        trading.do_exchange(table, move - codes.BUNDLE)
    else:
        unfathomable.blow(table, move - WIND)


def interrupt(table: Table, move: i64) -> None:
    """Dice fall, or somebody chooses in the middle of an action (BC-25.4)."""
    phase = table.phase
    if phase == RAIDING:
        raids.end_raid(table, move - DICE)
    elif phase == BATTLING:
        claims.end_battle(table, move - DICE)
    elif phase == SURRENDERING:
        weapons.do_surrender(table, move - SURRENDER + MISSILES)
    elif phase == LOOTING:
        raids.do_loot(table, KINDS if move == LOOT else move - LOOT - 1)
    elif phase == BUYING:
        unfathomable.buy_cheaply(table, move)
    elif phase == TIE_BREAK:
        endings.roll_tie(table, move - DICE)
    else:
        raids.do_flee(table, NO_SPACE if move == STAY else move - SPACE)


def is_forced(table: Table) -> bool:
    """Whether the question has only one answer, which tells nobody a secret; that move is then in `spare`.

    Which kind of action is possible, and which Home Port, may depend on the hand; so these are always asked.
    """
    phase = table.phase
    if phase in (DEALING, DRAWING):
        if table.deck != 1:
            return False
    elif phase == PICK_SPACE and table.kind < EFFECT:
        if sailing.ways_out(table, table.ship) > 1:
            return False
    elif phase in (RAIDER_FLEES, codes.DEFENDER_FLEES):
        if sailing.can_sail(table, raids.fleeing(table)):
            return False
    elif phase in (PICK_CARD, PICK_SHIP, PICK_TARGET, PICK_SPACE, PICK_WIND, LOOTING, REPLENISHING, DISCARDING):
        pass
    else:
        return False
    find_moves(table, table.spare)
    return table.spare.count == 1
