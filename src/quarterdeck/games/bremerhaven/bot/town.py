"""What moves of the Town board of Bremerhaven are worth to a bot, in hundredths of money."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import NEVER
from quarterdeck.engine.moves import Moves
from quarterdeck.games.bremerhaven.bot.growth import value_of_bollard, value_of_building, value_of_clearing
from quarterdeck.games.bremerhaven.bot.outlook import PRICE_OF_A_GOOD, cents, outlook
from quarterdeck.games.bremerhaven.bot.wishes import Wishes
from quarterdeck.games.bremerhaven.codes import (
    BOLLARD,
    BUILD,
    CLEAR,
    EXCHANGING,
    GOODS,
    GROWING,
    INFLUENCE,
    NONE,
    PERMITTING,
    PRICE,
    PRICING,
    SLOTS,
    SPACES,
    SWAP,
    SWAPPING,
)
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding, town


def value_in_town(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> bool:
    """Values of moves on the Town board; False if the moves are none of these."""
    phase = board.phase
    if phase == PERMITTING:
        value_permits(board, moves, weights)
    elif phase == GROWING:
        value_growth(board, weights)
    elif phase in (PRICING, EXCHANGING):
        value_prices(board, moves, weights)
    elif phase == SWAPPING:
        value_swaps(board, moves, weights)
    else:
        return False
    return True


def value_permits(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """What to do with the next permit; of slots of a wall the cheapest one, of vacant spaces the first."""
    seat = board.player
    found = outlook(board, seat)
    rate = found.exchange()
    price = float(town.permit_price(board, seat))
    site: i64 = NONE
    wall: i64 = NONE
    for k in range(moves.count):
        move = moves.items[k]
        value = 0.0
        if move >= BUILD:
            space = (move - BUILD) % SPACES
            if site == NONE:
                site = space
            value = value_of_building(found, (move - BUILD) // SPACES, rate) - price
            if space != site:
                weights[k] = NEVER
                continue
        elif move >= CLEAR:
            value = value_of_clearing(found, move - CLEAR) - price - float(board.decks.covers[move - CLEAR])
        elif move >= BOLLARD:
            slot = move - BOLLARD
            if slot // SLOTS == wall:
                weights[k] = NEVER
                continue
            wall = slot // SLOTS
            value = value_of_bollard(found, wall, rate) - price - float(board.decks.bollards[slot])
        weights[k] = cents(value)


def value_growth(board: BremerhavenPosition, weights: vec[i64]) -> None:
    """A better hand against its price."""
    wishes = Wishes(board, board.player)
    weights[0] = cents(float(bidding.gap(board, board.player, INFLUENCE)))
    weights[1] = cents(wishes.of_influence())


def value_prices(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """Prices that suit the own sales and not those of the others."""
    mine = vec[float]([0.0, 0.0, 0.0, 0.0])
    for seat in range(board.seats):
        found = outlook(board, seat)
        for goods in range(GOODS):
            if seat == board.player:
                mine[goods] += found.selling[goods]
            else:
                mine[goods] -= found.selling[goods] * 0.6 / float(board.seats)
    for k in range(moves.count):
        card = moves.items[k] - PRICE if moves.items[k] >= PRICE else NONE
        value = 0.0
        for goods in range(GOODS):
            price = PRICE_OF_A_GOOD if card == NONE else float(board.decks.price[card * GOODS + goods])
            value += mine[goods] * price
        weights[k] = cents(2.0 * value)


def value_swaps(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """Up the ladder; else the others stay as they are."""
    seat = board.player
    for k in range(moves.count):
        weights[k] = 0
        if moves.items[k] >= SWAP:
            upper = moves.items[k] - SWAP
            if board.rank[upper + 1] == seat:
                weights[k] = 250
            elif board.rank[upper] == seat:
                weights[k] = -250
            else:
                weights[k] = -30
