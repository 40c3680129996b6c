"""The course of a round, space by space, and the end of the game (BH-5, BH-6, BH-16, BH-22, BH-25, BH-27, BH-28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    AT_REST,
    BID_SPACES,
    DEALS_OFFER,
    DEALS_PRICE,
    GROWING,
    HARBOR,
    LAND,
    LOADING_DOCKS,
    LONG,
    NONE,
    NOTHING,
    OVER,
    PERMITTING,
    SEA,
    SHORT,
    STEP_ROUND,
    STEP_SHIPS,
)
from quarterdeck.games.bremerhaven.rules import bidding, contracts, dealing, events, harbor, prices, ships, town
from quarterdeck.games.bremerhaven.table.table import Table

SHORT_ADVANCE: Final[i64] = 2
"""Spaces on the Progress track in each round of a short game (BH-27.1)."""
GRADES: Final = vec[i64]([500, 750, 1000, 1251])
"""The lowest score of each grade of a solo game above the first (BH-28.13, BH-R42)."""
FAIR_SCORE: Final = 1250.0
"""A solo score that is worth one half."""


def go_on_to_round(table: Table) -> None:
    """Lay out what cards there are to lay out; then the next round begins."""
    if dealing.prepare(table):
        start_round(table)


def start_round(table: Table) -> None:
    """The next round begins with bids, then come Town, Sea and Land, harbors and clean-up (BH-1.2, BH-6.1)."""
    table.round += 1
    bidding.return_cards(table)
    table.next_space = 0
    table.tell(codes.ROUND, NOBODY, table.round)
    bidding.ask_bid(table)


def resolve(table: Table) -> None:
    """Go through the bid spaces from left to right, card by card, until somebody is asked (BH-6.1, BH-6.3)."""
    while table.next_space < BID_SPACES:
        table.bidder = 0
        if table.pile[0] == NONE:
            dealing.ask_chance(table, DEALS_PRICE)
            return
        space = table.next_space
        table.next_space += 1
        if resolve_space(table, space):
            return
    table.next_space = BID_SPACES
    table.bidder = 0
    harbor.open_harbors(table)


def resolve_space(table: Table, space: i64) -> bool:
    """Carry out one bid space: 1.0, 1.1, 1.2, 1.3, 1.4, 1.5, Sea, Land (BH-6.2, BH-6.3); returns whether somebody is asked."""
    if space >= LAND:
        return space < LAND + table.lines and contracts.award_contract(table, space - LAND)
    if space >= SEA:
        return space < SEA + table.lines and ships.award_ship(table, space - SEA)
    if space >= codes.PRICES:
        return resolve_office(table, space)
    if space == codes.PARKING:
        town.park(table)
        return False
    if space == codes.BUILDING:
        return town.award_building(table) and dealing.ask_chance(table, DEALS_OFFER)
    if space == codes.PERMITS:
        table.phase = PERMITTING
        town.open_permits(table)
    else:
        table.phase = GROWING
        town.open_growth(table)
    return ask_highest(table)


def resolve_office(table: Table, space: i64) -> bool:
    """Settle prices, or ranks and then income (BH-12.3); returns whether somebody is asked."""
    if space == codes.PRICES:
        if prices.open_prices(table):
            return True
        if table.pile[0] == NONE:
            dealing.ask_chance(table, DEALS_PRICE)
            return True
        return False
    if town.open_career(table):
        return True
    town.pay_income(table)
    return False


# -- where everybody acts at once (BH-R1) -----------------------------------------------------------


def all_at_once(table: Table) -> bool:
    """The phase is one in which everybody may act at their own pace (BH-R1)."""
    return table.phase in (PERMITTING, GROWING, HARBOR)


def acting(table: Table) -> i64:
    """The seats that may act now: all that are not done, or the highest in rank (BH-R1, BH-9.16, BH-10.6, BH-16.3)."""
    found: i64 = 0
    for k in range(table.lines):
        seat = table.rank[k]
        if table.stage[seat] != AT_REST:
            found |= bit(seat)
            if table.strict:
                return found
    return found


def ask_highest(table: Table) -> bool:
    """Ask the seat of highest rank that is not done; False if all are done."""
    for k in range(table.lines):
        if table.stage[table.rank[k]] != AT_REST:
            table.player = table.rank[k]
            return True
    return False


def waiting(table: Table) -> i64:
    """The set of seats that may choose now."""
    if all_at_once(table):
        return acting(table)
    return bit(table.player) if table.player >= 0 else NOTHING


def focus(table: Table, seat: i64) -> None:
    """Ask this seat next, if everybody acts at once and it is not done."""
    if acting(table) & bit(seat) and all_at_once(table):
        table.player = seat


def go_on_together(table: Table) -> None:
    """Ask the next seat that is not done; after the last one the boards are resolved further."""
    if not ask_highest(table):
        resolve(table)


# -- clean-up and end (BH-22, BH-25) ----------------------------------------------------------------


def go_on_after_card(table: Table) -> None:
    """A card has come: go on with the set-up or refill, with the boards, or with the Event that turned the prices."""
    if table.layout_step < STEP_ROUND:
        go_on_to_round(table)
    elif table.next_space <= BID_SPACES:
        resolve(table)
    else:
        events.carry_out(table)


def progress(table: Table) -> None:
    """The Ship token moves (BH-22.1, BH-27.1, BH-4.3); on the last space the game ends at once (BH-22.2).

    No new cards come then (BH-25.1); otherwise the next round follows (BH-1.3).
    """
    table.next_rank = 0
    steps = SHORT_ADVANCE if table.length == SHORT else table.news_front >> 4
    table.ahead = max(0, table.ahead - steps)
    table.tell(codes.ADVANCED, NOBODY, steps, table.ahead)
    if table.ahead == 0:
        finish(table)
        return
    if table.length == LONG:
        dealing.flip_news(table)
    dealing.clear_offers(table)
    table.layout_step = STEP_SHIPS
    go_on_to_round(table)


def finish(table: Table) -> None:
    """The game is over: the last Contracts are settled, then the highest score wins; alone, the score earns a grade."""
    settle_contracts(table)
    table.phase = OVER
    table.player = NOBODY
    table.ended = codes.LAST_SPACE if table.seats > 1 else codes.LANDLUBBER + grade(score_of(table, 0))
    table.tell(codes.ENDED, NOBODY, table.ended)
    find_winner(table)


def settle_contracts(table: Table) -> None:
    """Contracts that are left at the end are settled as if their time was up (BH-25.2), each seat's from left to right (BH-R36)."""
    for k in range(table.lines):
        seat = table.rank[k]
        if not table.is_dummy(seat):
            for loading in range(LOADING_DOCKS):
                if table.contract[seat * LOADING_DOCKS + loading] != NONE:
                    contracts.resolve_contract(table, seat, loading)


def find_winner(table: Table) -> None:
    """The highest score wins (BH-1.5, BH-25.4), of equal ones that of the higher rank at this moment (BH-R37)."""
    best: i64 = NONE
    for k in range(table.lines):
        seat = table.rank[k]
        if not table.is_dummy(seat):
            table.tell(codes.SCORED, seat, table.money[seat] + table.bank[seat], table.prestige[seat])
            if score_of(table, seat) > best:
                best = score_of(table, seat)
                table.winners = bit(seat)
    if table.seats == 1 and table.ended != codes.CAPTAIN:
        table.winners = 0


def score_of(table: Table, seat: i64) -> i64:
    """Money times prestige (BH-1.5, BH-25.3), the Bank's money included (BH-R34, BH-B8.3); 0 without any (BH-26.3)."""
    return (table.money[seat] + table.bank[seat]) * table.prestige[seat]


def grade(score: i64) -> i64:
    """The grade of a solo score: 0 for Landlubber to 4 for Captain (BH-28.13)."""
    found: i64 = 0
    while found < i64(len(GRADES)) and score >= GRADES[found]:
        found += 1
    return found


def worth(table: Table, seat: i64) -> float:
    """The winner's share of the result is 1; alone, a score of 1,250 is worth one half (BH-25.4)."""
    if table.seats == 1:
        score = float(score_of(table, seat))
        return score / (score + FAIR_SCORE)
    return 1.0 if table.winners & bit(seat) else 0.0
