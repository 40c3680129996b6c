"""Weapons are bought with life preservers, and cards are exchanged for what they depict (BC-7, BC-8)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import BUNDLE, KINDS, LIFE, MISSILES, PICK_BUNDLE, TORPEDOES
from quarterdeck.games.bruise_cruise.rules import turns
from quarterdeck.games.bruise_cruise.table.table import Table


def can_buy(table: Table, kind: i64) -> bool:
    """The acting Admiral has the price of this weapon, and the supply has the weapon (BC-7.2, BC-7.3, BC-R14)."""
    return table.stock[table.active * KINDS + LIFE] >= kind and table.supply[kind] > 0


def do_trade(table: Table, kind: i64) -> None:
    """An action: one weapon is bought (BC-7.1, BC-R13), a missile for one life preserver, or a torpedo for two (BC-7.2)."""
    buy(table, kind, kind)
    turns.finish_action(table)


def buy(table: Table, kind: i64, price: i64) -> None:
    """The acting Admiral buys a weapon for so many life preservers."""
    seat = table.active
    table.give_to_supply(seat, LIFE, price)
    table.take_from_supply(seat, kind, 1)
    table.tell(codes.BOUGHT, seat, kind, price)


def begin_exchange(table: Table) -> None:
    """The card to be exchanged is picked: if it depicts several bundles one of them is asked for (BC-R15)."""
    if table.chart.bundles[table.card] > 1:
        table.phase = PICK_BUNDLE
    else:
        do_exchange(table, 0)


def add_bundles(table: Table, moves: Moves) -> None:
    """List the bundles that the picked card depicts."""
    moves.add_run(BUNDLE, table.chart.bundles[table.card])


def do_exchange(table: Table, alternative: i64) -> None:
    """An action: a card is discarded (BC-8.1), and one of the bundles it depicts is taken, whole (BC-8.2, BC-R15).

    What the supply does not have is not got (BC-8.3, BC-R14).
    """
    seat = table.active
    card = table.card
    turns.play_card(table, card)
    bundle = table.chart.bundle
    first = (card * codes.MOST_BUNDLES + alternative) * KINDS
    life = table.take_from_supply(seat, LIFE, bundle[first])
    missiles = table.take_from_supply(seat, MISSILES, bundle[first + 1])
    torpedoes = table.take_from_supply(seat, TORPEDOES, bundle[first + 2])
    table.tell(codes.EXCHANGED, seat, card, life + 100 * missiles + 10_000 * torpedoes)
    turns.finish_action(table)
