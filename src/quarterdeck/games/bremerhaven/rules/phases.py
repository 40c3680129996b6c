"""Who is asked in each phase of Bremerhaven, what may be chosen, and what a move does."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    BERTH,
    BERTHING,
    BID,
    BID_SPACES,
    BIDDING,
    DEALING,
    DEALS_BUILDING,
    DEALS_CONTRACT,
    DEALS_NEWS,
    DEALS_OFFER,
    DEALS_PRICE,
    DEALS_SHIP,
    DEALS_START,
    DONE,
    DUMMY_SEAT,
    EXCHANGING,
    GOODS,
    GROWING,
    HARBOR,
    INSTRUCTING,
    LOADING,
    LOADING_DOCKS,
    LOOKING,
    NONE,
    OVER,
    PERMITTING,
    PLACING,
    PRICE,
    PRICING,
    REVEALING,
    SHARE,
    STEP_ROUND,
    SWAP,
    SWAPPING,
    UPGRADE,
    VALUES,
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
from quarterdeck.games.bremerhaven.table.decks import of_value
from quarterdeck.games.bremerhaven.table.table import Table

# -- what may be chosen -----------------------------------------------------------------------------


def find_moves(table: Table, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
    """All legal moves of whoever is asked, or all that CHANCE may do, in the pinned order."""
    moves.clear()
    phase = table.phase
    if phase == BIDDING:
        bidding.add_bids(table, moves)
    elif phase == HARBOR:
        if table.stage[table.player] == ACTING:
            harbor.add_production(table, moves)
        else:
            harbor.add_goods_moves(table, moves)
    elif phase in (DEALING, INSTRUCTING, LOOKING, REVEALING):
        add_deals(table, moves)
    elif phase < BIDDING:
        setup.add_setup(table, moves)
    elif phase == PERMITTING:
        town.add_permits(table, moves)
    elif phase == BERTHING:
        ships.add_berths(table, moves)
    elif phase != OVER:
        add_choices(table, moves)


def add_choices(table: Table, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
    """What may be chosen of upgrade, prices, ranks, Loading docks and charges."""
    phase = table.phase
    if phase == GROWING:
        moves.add(DONE)
        moves.add(UPGRADE)
    elif phase in (PRICING, EXCHANGING):
        if phase == EXCHANGING:
            moves.add(DONE)
        for k in range(table.decks.prices):
            if table.pile[k] != NONE:
                moves.add(PRICE + table.pile[k])
    elif phase == SWAPPING:
        moves.add(DONE)
        for k in range(table.lines - 1):
            moves.add(SWAP + k)
    elif phase == PLACING:
        for loading in range(LOADING_DOCKS):
            if table.contract[table.player * LOADING_DOCKS + loading] == NONE:
                moves.add(LOADING + loading)
    else:
        events.add_shares(table, moves)


def add_deals(table: Table, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each deck
    """The cards that may come, equally likely (BH-R54)."""
    phase = table.phase
    if phase == LOOKING or (phase == DEALING and table.deals == DEALS_PRICE):
        add_set(moves, table.unseen_prices(), codes.DEAL_PRICE)
    elif phase == INSTRUCTING:
        add_set(moves, table.news_deck, codes.DEAL_NEWS)
    elif phase == REVEALING:
        held = table.hand[DUMMY_SEAT]
        for value in range(1, VALUES + 1):
            if of_value(held, value):
                moves.add(codes.DUMMY + value - 1)
            if of_value(held, value) > 1:
                moves.add(codes.SECOND + value - codes.TWICE)
    elif table.deals == DEALS_SHIP:
        add_set(moves, dealing.next_ships(table), codes.DEAL_SHIP)
    elif table.deals in (DEALS_CONTRACT, DEALS_START):
        add_set(moves, dealing.next_contracts(table), codes.DEAL_CONTRACT)
    elif table.deals == DEALS_NEWS:
        add_set(moves, table.news_deck, codes.DEAL_NEWS)
    else:
        add_set(moves, table.building_deck, codes.DEAL_BUILDING)


def add_set(moves: Moves, members: i64, base: i64) -> None:
    """List for each member of a set the move base + member, ascending."""
    move = base
    while members:
        if members & 1:
            moves.add(move)
        members >>= 1
        move += 1


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


def choose(table: Table, seat: i64, move: i64) -> None:  # noqa: PLR0912 - one branch for each phase
    """Carry out the choice of prices, ranks, Docks or charges.

    A highest bidder who declines leaves prices or ranks as they are (BH-R48); for the owner of a Commodity Exchange the
    top card goes to the bottom (BH-R16, BH-B7.2).
    """
    phase = table.phase
    if phase == PRICING:
        prices.choose_price(table, move - PRICE)
    elif phase == EXCHANGING:
        if move == DONE:
            prices.rotate_prices(table)
        else:
            prices.choose_price(table, move - PRICE)
    elif phase == SWAPPING:
        if move == DONE:
            table.tell(codes.RANKS_KEPT, seat)
        else:
            town.swap(table, seat, move - SWAP)
        town.pay_income(table)
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
        deal_card(table, move)


def deal_card(table: Table, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each deck
    """A card comes from the deck that `deals` names; then the game goes on where it was."""
    deals = table.deals
    table.deals = 0
    if deals == DEALS_SHIP:
        dealing.deal_ship(table, move - codes.DEAL_SHIP)
    elif deals == DEALS_CONTRACT:
        dealing.deal_contract(table, move - codes.DEAL_CONTRACT)
    elif deals == DEALS_START:
        setup.deal_start(table, move - codes.DEAL_CONTRACT)
    elif deals == DEALS_NEWS:
        dealing.turn_news(table, move - codes.DEAL_NEWS)
    elif deals == DEALS_BUILDING:
        setup.deal_building(table, move - codes.DEAL_BUILDING)
    elif deals == DEALS_OFFER:
        dealing.turn_building(table, move - codes.DEAL_BUILDING)
    else:
        table.pile[0] = move - codes.DEAL_PRICE
        prices.show_top(table)
    if table.layout_step < STEP_ROUND:
        rounds.go_on_to_round(table)
    elif table.phase == DEALING:
        rounds.go_on_after_card(table)
