"""The next step: a rule sets `table.next` and returns, and this file takes steps until somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.games.pirates.codes import NONE, SHOT, feat_aim
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.rules import rolling
from quarterdeck.games.pirates.rules.answers import saving
from quarterdeck.games.pirates.rules.cards import sea_events, treasure_used
from quarterdeck.games.pirates.rules.common import tokens
from quarterdeck.games.pirates.rules.exploring import exploring, found
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.rules.mysterious_islands import lasting, mysterious
from quarterdeck.games.pirates.rules.ramming import boarding, rams
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import broadsides, costs, hits, shooting
from quarterdeck.games.pirates.rules.terrain import icebergs, perils
from quarterdeck.games.pirates.rules.turn import consequences, orders, rounds, rousing
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import (
    ACTION_OVER,
    BOARDING_NEXT,
    CARD_GOES_ON,
    CARD_STEPS,
    CHOICE_MADE,
    DIE_STANDS,
    DRIFT,
    EXPLORE_STEPS,
    FIRST_TURN,
    LOADING,
    LOSS_STEPS,
    MASTS_LOST,
    MORE_COSTS,
    MOVE_ENDS,
    MOVE_STEPS,
    MOVE_STOPS,
    NEXT_COIN,
    NEXT_CONSEQUENCE,
    NEXT_HOME,
    NEXT_LOOK,
    NEXT_SHOT,
    NEXT_TREASURE,
    NEXT_UNIT,
    NOTHING_NEXT,
    RAM_MADE,
    ROUSING,
    SHIP_HELD_BACK,
    SHOT_STANDS,
    SHOT_STEPS,
    TERRAIN_MET,
    TERRAIN_PASSED,
    TURN_GOES_ON,
    UNIT_ACTS,
    UNLOADING,
)
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def go_on(table: Table) -> None:
    """Take one step after another until somebody is asked or the game is over."""
    while table.next != NOTHING_NEXT:
        step = table.next
        table.next = NOTHING_NEXT
        bring(table, step)


def bring(table: Table, step: i64) -> None:
    """Bring one thing that a rule has said comes next."""
    if step < MOVE_STEPS:
        go_on_with_turn(table, step)
    elif step < LOSS_STEPS:
        go_on_with_move(table, step)
    elif step < SHOT_STEPS:
        go_on_with_loss(table, step)
    elif step < EXPLORE_STEPS:
        go_on_with_shots(table, step)
    elif step < CARD_STEPS:
        go_on_with_explore(table, step)
    else:
        go_on_with_card(table, step)


def go_on_with_turn(table: Table, step: i64) -> None:
    """On with the set-up, a turn or an action."""
    if step == NEXT_CONSEQUENCE:
        consequences.go_on(table)
    elif step == ACTION_OVER:
        consequences.finish_action(table)
    elif step == NEXT_UNIT:
        rounds.ask_unit(table)
    elif step == UNIT_ACTS:
        orders.ask_action(table)
    elif step == TURN_GOES_ON:
        rounds.open_turn(table)
    elif step == FIRST_TURN:
        rounds.begin(table)
    elif step == NEXT_HOME:
        setting_out.ask_home(table)


def go_on_with_move(table: Table, step: i64) -> None:
    """On with a move, or with ice that drifts."""
    if step == TERRAIN_MET:
        perils.ask_peril(table, table.sailing.terrain)
    elif step == TERRAIN_PASSED:
        perils.after_peril(table)
    elif step == MOVE_ENDS:
        course.conclude_move(table, table.sailing.ended_as)
    elif step == MOVE_STOPS:
        course.end_move(table, STOPPED)
    else:
        icebergs.strike_on(table)


def go_on_with_loss(table: Table, step: i64) -> None:
    """On with the costs of hits, rams and texts, and with a ram."""
    if step == MASTS_LOST:
        saving.save_or_lose(table)
    elif step == MORE_COSTS:
        costs.proceed(table)
    elif step == RAM_MADE:
        rams.after_ram(table)
    elif step == BOARDING_NEXT:
        boarding.offer_boarding(table)
    else:
        boarding.ask_boarders(table)


def go_on_with_shots(table: Table, step: i64) -> None:
    """On with the shots of an action, or with the hits of one of them."""
    if step == NEXT_SHOT:
        shooting.ask_shot(table)
    elif step == SHOT_STANDS:
        shoot_unpaid(table)
    else:
        hits.next_hit(table)


def shoot_unpaid(table: Table) -> None:
    """The shot or broadside is made that nobody buys off."""
    shot = table.shooting.awaits_payment
    table.shooting.awaits_payment = NONE
    if shot < SHOT:
        broadsides.fire_all(table, feat_aim(shot))
    else:
        shooting.fire_cannon(table, shot)


def go_on_with_explore(table: Table, step: i64) -> None:
    """On with an explore."""
    if step == NEXT_COIN:
        exploring.ask_coin(table)
    elif step == NEXT_TREASURE:
        found.load_next(table)
    elif step == NEXT_LOOK:
        exploring.look_on(table)
    else:
        exploring.end_explore(table)


def go_on_with_card(table: Table, step: i64) -> None:
    """On with a treasure, an Event or a mysterious island, or with a die that somebody could have turned."""
    if step == CARD_GOES_ON:
        carry_on(table)
    elif step == DIE_STANDS:
        rolling.roll_out(table, table.question.die)
    elif step == SHIP_HELD_BACK:
        lasting.ask_omen(table, kinds.ISLAND_HELD_BACK, 1)
    elif step == CHOICE_MADE:
        mysterious.end_fortune(table)
    else:
        mysterious.mystery_on(table)


def carry_on(table: Table) -> None:
    """On with the treasure or Event at work, or with the step that it interrupted."""
    if questions.is_over(table):
        return
    if table.card.during == LOADING:
        if not found.goes_on(table):
            found.load_next(table)
    elif table.card.during == ROUSING:
        rousing.rouse_next(table)
    elif table.card.during == UNLOADING:
        table.card.clear()
        table.next = NEXT_CONSEQUENCE
    elif table.card.aim == DRIFT and tokens.played(table) != NONE and table.card.still_to_come:
        sea_events.blow_next(table)
    else:
        treasure_used.serve_on(table)
