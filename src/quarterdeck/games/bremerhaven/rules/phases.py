"""The phases of Bremerhaven: the player asked in each, the legal moves, and their effects."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    BERTH,
    BERTHING,
    BID,
    BID_SPACES,
    BIDDING,
    DEALING,
    EXCHANGING,
    GOODS,
    GROWING,
    HARBOR,
    INSTRUCTING,
    LOADING,
    LOOKING,
    OVER,
    PERMITTING,
    PLACING,
    PRICING,
    REVEALING,
    SHARE,
    SWAPPING,
)
from quarterdeck.games.bremerhaven.rules import (
    bidding,
    contracts,
    dealing,
    events,
    harbor,
    prices,
    rounds,
    setup,
    ships,
    town,
)
from quarterdeck.games.bremerhaven.table.table import Table

# -- what may be chosen -----------------------------------------------------------------------------


def find_moves(table: Table, moves: Moves) -> None:
    """All legal moves of the player who must choose, or of CHANCE, in the pinned order."""
    moves.clear()
    phase = table.phase
    if phase == BIDDING:
        bidding.add_bids(table, moves)
    elif phase == HARBOR:
        harbor.add_steps(table, moves)
    elif phase in (DEALING, INSTRUCTING, LOOKING, REVEALING):
        add_deals(table, moves)
    elif phase < BIDDING:
        setup.add_choices(table, moves)
    elif phase != OVER:
        add_choices(table, moves)


def add_choices(table: Table, moves: Moves) -> None:
    """What may be chosen when the boards are resolved, on the Town, the Sea and the Land board, and for an Event."""
    phase = table.phase
    if phase == PERMITTING:
        town.add_permits(table, moves)
    elif phase == GROWING:
        town.add_growth(moves)
    elif phase in (PRICING, EXCHANGING):
        prices.add_prices(table, moves)
    elif phase == SWAPPING:
        town.add_swaps(table, moves)
    elif phase == BERTHING:
        ships.add_berths(table, moves)
    elif phase == PLACING:
        contracts.add_loading_docks(table, moves)
    else:
        events.add_shares(table, moves)


def add_deals(table: Table, moves: Moves) -> None:
    """The cards that may come, equally likely (BH-R54)."""
    phase = table.phase
    if phase == DEALING:
        dealing.add_cards(table, moves)
    elif phase == LOOKING:
        prices.add_unseen(table, moves)
    elif phase == INSTRUCTING:
        bidding.add_instructions(table, moves)
    else:
        bidding.add_values(table, moves)


# -- what a move does ------------------------------------------------------------------------------


def play(table: Table, move: i64) -> None:
    """Make one move in the phase that it answers."""
    phase = table.phase
    seat = table.player
    if phase == BIDDING:
        bidding.lay_bid(table, seat, (move - BID) % BID_SPACES, (move - BID) // BID_SPACES + 1)
    elif phase == HARBOR:
        harbor.act_in_harbor(table, seat, move)
    elif phase in (DEALING, INSTRUCTING, LOOKING, REVEALING):
        deal(table, move)
    elif phase < BIDDING:
        setup.set_up(table, seat, move)
        rounds.go_on_to_round(table)
    elif phase == PERMITTING:
        town.use_permit(table, seat, move)
        rounds.go_on_together(table)
    elif phase == GROWING:
        town.grow_or_not(table, seat, move)
        rounds.go_on_together(table)
    else:
        choose(table, seat, move)


def choose(table: Table, seat: i64, move: i64) -> None:
    """Carry out the choice of prices or ranks, of a place for a Ship or a Contract, or for an Event."""
    phase = table.phase
    if phase in (PRICING, EXCHANGING):
        prices.choose_price_or_none(table, move)
    elif phase == SWAPPING:
        town.swap_or_not(table, seat, move)
    elif phase == BERTHING:
        ships.berth_ship(table, (move - BERTH) // GOODS, (move - BERTH) % GOODS)
    elif phase == PLACING:
        contracts.place_contract(table, move - LOADING)
    else:
        events.pay_share(table, seat, move - SHARE)
        return
    rounds.resolve(table)


def deal(table: Table, move: i64) -> None:
    """A card has come by chance: from a deck, from the Price pile, or of the dummy's."""
    if table.phase == LOOKING:
        prices.look(table, move - codes.DEAL_PRICE)
    elif table.phase == INSTRUCTING:
        bidding.instruct(table, move - codes.DEAL_NEWS)
    elif table.phase == REVEALING:
        bidding.reveal(table, move - codes.DUMMY + 1 if move < codes.SECOND else move - codes.SECOND + codes.TWICE)
    else:
        dealing.deal_card(table, move)
        rounds.go_on_after_card(table)
