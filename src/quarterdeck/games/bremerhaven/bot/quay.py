"""What moves of Ships, Contracts and goods in Bremerhaven are worth to a bot, in hundredths of money."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import NEVER
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.bot.outlook import Outlook, cents, outlook
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    BERTHING,
    CONTAINER,
    CRATE,
    DELIVER,
    DIRECT,
    DOCKS,
    DONE,
    GOODS,
    HARBOR,
    LOADING_DOCKS,
    MONEY,
    NONE,
    PACK,
    PLACING,
    PRODUCE,
    SITING,
    START,
    STARTING,
    UNLOAD,
    UNPACK,
)
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import contracts, prices, ships
from quarterdeck.games.bremerhaven.table.decks import all_goods, of_goods

TWO_ROUNDS: Final = 1.5  # this one, and likely another


def value_in_harbor(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> bool:
    """Values of moves that bring something into the own harbor, or are made there; False if the moves are none of these."""
    phase = board.phase
    if phase == HARBOR:
        if board.stage[board.player] == ACTING:
            value_production(board, moves, weights)
        else:
            value_goods(board, moves, weights)
    elif phase == BERTHING:
        value_berths(board, moves, weights)
    elif phase == PLACING:
        value_places(board, moves, weights)
    elif phase == STARTING:
        value_start(board, moves, weights)
    elif phase == SITING:
        value_first(moves, weights)
    else:
        return False
    return True


def value_berths(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """The smallest Dock; the goods that Contracts lack, or that bring much."""
    seat = board.player
    found = outlook(board, seat)
    for k in range(moves.count):
        dock = (moves.items[k] - codes.BERTH) // GOODS
        goods = (moves.items[k] - codes.BERTH) % GOODS
        value = min(found.short[goods], 3.0) * 1.5 + 0.15 * float(prices.price_of(board, goods))
        if goods == CONTAINER:
            value += 1.2
        if goods == CRATE:
            value += 0.3
        weights[k] = cents(value - 1.5 * float(ships.berth_size(board, seat, dock)))


def value_places(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """The first Loading dock that can be delivered to; then the one that is cleared at least cost."""
    seat = board.player
    taken = False
    for k in range(moves.count):
        loading = moves.items[k] - codes.LOADING
        if contracts.is_accessible(board, seat, loading):
            weights[k] = 500
            if taken:
                weights[k] = NEVER
            taken = True
        else:
            weights[k] = -100 * board.decks.covers[loading]


def value_start(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """Three goods that the Contract on the first Loading dock, or those on offer, can use."""
    found = outlook(board, board.player)
    use = vec[float]([0.0, 0.0, 0.0, 0.0])
    for goods in range(GOODS):
        use[goods] = 1.0 + 0.2 * float(prices.price_of(board, goods)) + (0.8 if goods == CONTAINER else 0.0)
    for space in range(board.lines):
        contract = board.land[space]
        if contract != NONE:
            for goods in range(GOODS):
                use[goods] += 0.5 * float(min(2, of_goods(board.decks.needs[contract], goods)))
    for k in range(moves.count):
        packed = board.decks.start_goods[moves.items[k] - START]
        value = min(found.lacking, float(all_goods(packed))) * 1.0
        for goods in range(GOODS):
            number = float(of_goods(packed, goods))
            value += number * use[goods] - 0.25 * number * number
        weights[k] = cents(value)


def value_first(moves: Moves, weights: vec[i64]) -> None:
    """All are the same."""
    for k in range(moves.count):
        weights[k] = NOTHING if k == 0 else NEVER


def value_production(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """What Contracts lack first; everything is produced."""
    found = outlook(board, board.player)
    for k in range(moves.count):
        if moves.items[k] == DONE:
            weights[k] = 0
        else:
            what = (moves.items[k] - PRODUCE) % (GOODS + 1)
            weights[k] = 300
            if what != MONEY:
                weights[k] = 100 + cents(min(2.0, found.short[what]) * 2.0) + 40 * i64(what == CONTAINER)


def value_goods(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """Deliveries first, then what Contracts lack from Ships, then the rest while there is room."""
    seat = board.player
    found = outlook(board, seat)
    for k in range(moves.count):
        move = moves.items[k]
        if move == DONE:
            weights[k] = 0
        elif move < DELIVER:
            weights[k] = value_unloading(found, move - UNLOAD)
        elif move < UNPACK:
            weights[k] = value_delivery(found, (move - DELIVER) // GOODS, (move - DELIVER) % GOODS)
        elif move == UNPACK:
            weights[k] = value_unpacking(found)
        elif move == PACK:
            weights[k] = value_packing(found)
        else:
            loading = (move - DIRECT) % LOADING_DOCKS
            cargo = board.cargo[seat * DOCKS + (move - DIRECT) // LOADING_DOCKS]
            weights[k] = value_delivery(found, loading, cargo) + 50


def value_unloading(found: Outlook, dock: i64) -> i64:
    """Ships that leave first, and goods that are lacking."""
    board = found.board
    k = found.seat * DOCKS + dock
    cargo = board.cargo[k]
    value: i64 = 20
    if found.rounds >= TWO_ROUNDS:
        value = 150
    if found.short[cargo] > 0.0 or found.lacking > 0.0:
        value += 150
    if board.stay[k] == 1:
        value += 60
    return value


def value_delivery(found: Outlook, loading: i64, goods: i64) -> i64:
    """The more urgent the better; a good of its own kind rather than for a wild symbol."""
    board = found.board
    k = found.seat * LOADING_DOCKS + loading
    contract = board.contract[k]
    value = 500 - 40 * min(board.due[k], 5)
    if of_goods(board.got[k], goods) < of_goods(board.decks.needs[contract], goods):
        value += 120
    elif found.short[goods] > 0.0:
        value -= 200
    missing = board.decks.size[contract] - all_goods(board.got[k])
    if missing == 1:
        value += 60
    return value


def value_unpacking(found: Outlook) -> i64:
    """When crates are lacking, or containers are to spare."""
    stock = found.stock
    if stock[CONTAINER] > 0 and found.short[CRATE] > 0.0:
        return 260
    if stock[CONTAINER] > 0 and found.lacking > 0.0 and stock[CRATE] == 0:
        return 220
    if stock[CONTAINER] > 0:
        return -150
    return -400


def value_packing(found: Outlook) -> i64:
    """When a container is lacking and two crates are to spare."""
    if found.stock[CRATE] > 1 and found.short[CONTAINER] > 0.0:
        return 260
    return -400
