"""What programs that learn see of Bremerhaven: boards, decks, bids and harbors."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.observation import Field, Observation
from quarterdeck.engine.observer import Observer, Pen
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.games.bremerhaven.codes import (
    BID_SPACES,
    COVERED,
    DEALS_START,
    DOCKS,
    GOODS,
    HAND,
    LEVELS,
    LOADING_DOCKS,
    MOVING,
    NONE,
    OVER,
    SEATS,
    SLOTS,
    SPACES,
    STEP_ROUND,
    UNPACKED,
    VALUES,
    WALLS,
)
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.table.decks import Decks, of_goods, of_value

MOST: Final[i64] = 999
"""Larger amounts of money and prestige are written as this."""
LAST_SPACE: Final[i64] = BID_SPACES + 1  # of those resolved one after the other: then come harbors and clean-up
MOST_TIME: Final[i64] = 99
NIBBLE: Final[i64] = 15
STEPS: Final[i64] = 3  # of news: spaces to advance


def observation(decks: Decks, players: int) -> Observation:
    """What a seat sees with these cards, in a game of so many; alone the dummy is the second seat."""
    lines = max(players, 2)
    return Observation((*_boards(decks, lines), *_hands(lines), *_harbors(decks, lines)), BremerhavenObserver())


def _boards(decks: Decks, lines: int) -> tuple[Field, ...]:
    """The fields of turn, boards and decks."""
    seats = "seats, from the viewer on"
    ships, contracts = int(decks.ships), int(decks.contracts)
    buildings, prices, news = int(decks.buildings), int(decks.prices), int(decks.news)
    ahead = max(int(number) for number in decks.distance)
    return (
        Field("asked", (lines,), 0, 1, f"1 for the seat that must choose now: {seats}"),
        Field("stages", (lines, int(MOVING) + 1), 0, 1, f"1 for how far a seat is where all act at once: {seats}; done, acting, moving goods"),
        Field("seat", (lines,), 0, 1, "1 for the viewer's own number"),
        Field("phase", (int(OVER) + 1,), 0, 1, "1 for what is asked, as the game's codes.py numbers the phases"),
        Field("layout", (int(STEP_ROUND) + 1,), 0, 1, "1 for the step of the set-up or refill, the last one being the round itself"),
        Field("dealt", (int(DEALS_START) + 1,), 0, 1, "1 for what is dealt next: Ship, Contract, Price card, Building on offer, Newspaper, starting Building, starting Contract"),
        Field("round", (1,), 0, int(MOST), "the number of the round; 0 during the set-up"),
        Field("ahead", (1,), 0, ahead, "spaces to the last one of the Progress track"),
        Field("bid_space", (int(LAST_SPACE) + 1,), 0, 1, "1 for what is resolved next: bid spaces 1.0 to 3.4, harbors, clean-up"),
        Field("bidder", (lines,), 0, 1, f"1 for the seat that acts on the bid space that is being resolved: {seats}"),
        Field("ladder", (lines, lines), 0, 1, f"1 for the rank: {seats}; ranks, Captain first"),
        Field("chits", (lines, int(GOODS)), 0, 1, f"1 for the goods chit that was taken: {seats}; barrel, container, crate, passenger"),
        Field("sea", (int(SEATS), ships), 0, 1, "1 for the Ship on offer: spaces 2.1 to 2.4; Ships"),
        Field("land", (int(SEATS), contracts), 0, 1, "1 for the Contract on offer: spaces 3.1 to 3.4; Contracts"),
        Field("offer", (buildings,), 0, 1, "1 for the Building on 1.1"),
        Field("ship_deck", (ships,), 0, 1, "1 for Ships in the deck"),
        Field("ship_pile", (ships,), 0, 1, "1 for discarded Ships"),
        Field("contract_deck", (contracts,), 0, 1, "1 for Contracts in the deck"),
        Field("contract_pile", (contracts,), 0, 1, "1 for discarded Contracts"),
        Field("mixed", (2,), 0, 1, "1 for a deck that is a reshuffled pile: Ships, Contracts"),
        Field("building_deck", (buildings,), 0, 1, "1 for Buildings in the deck"),
        Field("news_deck", (news,), 0, 1, "1 for Newspaper cards that are not used; alone those of the instructions"),
        Field("news_pile", (news,), 0, 1, "1 for used Newspaper cards"),
        Field("event", (news,), 0, 1, "1 for the Event of this round"),
        Field("instruction", (news,), 0, 1, "1 for the dummy's last instruction"),
        Field("news", (int(STEPS) + 1 + int(BID_SPACES),), 0, 1, "1 for what the open Newspaper shows: advance 0, 1, 2, 3; its symbol's bid space, 1.0 to 3.4"),
        Field("price_pile", (prices, prices), 0, 1, "1 for Price cards whose place is known to the viewer: places from the top; cards"),
        Field("price_pile_known", (3,), 0, prices, "Price cards: whose place all know on top, at the bottom, whose place some know in between"),
        Field("seers", (lines,), 0, 1, f"1 for seats that have looked into the Price pile: {seats}"),
    )  # fmt: skip


def _hands(lines: int) -> tuple[Field, ...]:
    """The fields of money, prestige and Influence cards."""
    seats = "seats, from the viewer on"
    values = int(VALUES) + 1
    held = int(HAND) + 1
    said = f"larger ones are written as {int(MOST)}"
    return (
        Field("money", (lines,), 0, int(MOST), f"cash: {seats}; {said}"),
        Field("bank", (lines,), 0, int(MOST), f"money in the Bank: {seats}; {said}"),
        Field("prestige", (lines,), 0, int(MOST), f"prestige: {seats}; {said}"),
        Field("levels", (lines,), 0, int(LEVELS), f"new Influence cards taken: {seats}"),
        Field("growing", (lines,), 0, 1, f"1 for seats that get a new Influence card for the next round: {seats}"),
        Field("hands", (lines, values), 0, held, f"Influence cards in hand: {seats}; value, 0 for cards not known"),
        Field("laid", (lines, int(BID_SPACES), values), 0, held, f"Influence cards laid: {seats}; bid spaces 1.0 to 3.4; value, 0 for cards not known"),
        Field("permits", (lines,), 0, int(MOST), f"permits used on 1.2: {seats}"),
    )  # fmt: skip


def _harbors(decks: Decks, lines: int) -> tuple[Field, ...]:
    """The fields of harbors."""
    seats = "seats, from the viewer on"
    spaces, docks, loading = int(SPACES), int(DOCKS), int(LOADING_DOCKS)
    ships, contracts, buildings = int(decks.ships), int(decks.contracts), int(decks.buildings)
    goods = "barrels, containers, crates, passengers"
    rows = "spaces row by row from the top left"
    return (
        Field("unbuilt", (lines, buildings), 0, 1, f"1 for Buildings beside the board: {seats}; Buildings"),
        Field("sites", (lines, spaces, buildings + 1), 0, 1, f"1 for what covers a space: {seats}; {rows}; Buildings, Cover card"),
        Field("goods", (lines, spaces, int(GOODS)), 0, int(NIBBLE), f"goods: {seats}; {rows}; {goods}"),
        Field("bollards", (lines, int(WALLS), int(SLOTS)), 0, 1, f"1 for a Bollard: {seats}; walls; slots"),
        Field("docks", (lines, docks, ships), 0, 1, f"1 for the Ship in a Dock: {seats}; Docks; Ships"),
        Field("dock_times", (lines, docks), 0, int(MOST_TIME), f"Time markers on it: {seats}; Docks"),
        Field("cargo", (lines, docks, int(GOODS)), 0, int(NIBBLE), f"goods left aboard: {seats}; Docks; {goods}"),
        Field("loading_docks", (lines, loading, contracts), 0, 1, f"1 for the Contract: {seats}; Loading docks; Contracts"),
        Field("loading_times", (lines, loading), 0, int(MOST_TIME), f"Time markers on it: {seats}; Loading docks"),
        Field("delivered", (lines, loading, int(GOODS)), 0, int(NIBBLE), f"goods delivered: {seats}; Loading docks; {goods}"),
        Field("yielded", (lines, spaces), 0, 1, f"1 where a Building has produced this round: {seats}; {rows}"),
        Field("turned", (lines, int(UNPACKED)), 0, 1, f"1 for what was done last with goods: {seats}; packed, unpacked"),
    )  # fmt: skip


@final
class BremerhavenObserver(Observer):
    """Writes field by field, in their order."""

    def observe(self, veiled: Position, seat: i64, pen: Pen) -> None:
        table = cast(BremerhavenPosition, veiled)
        write_turn(table, seat, pen)
        write_decks(table, pen)
        write_prices(table, seat, pen)
        write_hands(table, seat, pen)
        write_boards(table, seat, pen)
        write_docks(table, seat, pen)
        write_loading_docks(table, seat, pen)
        write_work(table, seat, pen)


def from_viewer(table: BremerhavenPosition, other: i64, seat: i64) -> i64:
    """How many seats after the viewer another one is; below 0 if it is none."""
    return (other - seat + table.lines) % table.lines if other >= 0 else NOBODY


def write_turn(table: BremerhavenPosition, seat: i64, pen: Pen) -> None:
    """Write who is asked what, and how far the game is."""
    lines = table.lines
    pen.write_one_of(from_viewer(table, table.player, seat), lines)
    for k in range(lines):
        pen.write_one_of(table.stage[(seat + k) % lines], MOVING + 1)
    pen.write_one_of(seat, lines)
    pen.write_one_of(table.phase, OVER + 1)
    pen.write_one_of(table.layout_step, STEP_ROUND + 1)
    pen.write_one_of(table.deals, DEALS_START + 1)
    pen.write_most(table.round, MOST)
    pen.write(table.ahead)
    pen.write_one_of(table.next_space, LAST_SPACE + 1)
    pen.write_one_of(from_viewer(table, table.bidder, seat), lines)
    for k in range(lines):
        pen.write_one_of(table.rank_of((seat + k) % lines), lines)
    for k in range(lines):
        pen.write_one_of(table.chit[(seat + k) % lines], GOODS)


def write_decks(table: BremerhavenPosition, pen: Pen) -> None:
    """Write what lies on the boards, and what is still to come."""
    decks = table.decks
    for k in range(SEATS):
        pen.write_one_of(table.sea[k], decks.ships)
    for k in range(SEATS):
        pen.write_one_of(table.land[k], decks.contracts)
    pen.write_one_of(table.offer, decks.buildings)
    pen.write_members(table.ship_deck, decks.ships)
    pen.write_members(table.ship_pile, decks.ships)
    pen.write_members(table.contract_deck, decks.contracts)
    pen.write_members(table.contract_pile, decks.contracts)
    pen.write(i64(table.ships_mixed))
    pen.write(i64(table.contracts_mixed))
    pen.write_members(table.building_deck, decks.buildings)
    pen.write_members(table.news_deck, decks.news)
    pen.write_members(table.news_pile, decks.news)
    pen.write_one_of(table.event, decks.news)
    pen.write_one_of(table.instruction, decks.news)
    front = table.news_front
    pen.write_one_of(front >> 4, STEPS + 1)
    pen.write_one_of(front & NIBBLE if front != NONE else NONE, BID_SPACES)


def write_prices(table: BremerhavenPosition, seat: i64, pen: Pen) -> None:
    """Write what the viewer knows of the Price pile, and who has looked into it."""
    prices = table.decks.prices
    for k in range(prices):
        pen.write_one_of(table.pile[k], prices)
    pen.write(table.above)
    pen.write(table.below)
    pen.write(table.dealt)
    for k in range(table.lines):
        pen.write(table.seers >> (seat + k) % table.lines & 1)


def write_hands(table: BremerhavenPosition, seat: i64, pen: Pen) -> None:
    """Write money, prestige and Influence cards."""
    lines = table.lines
    write_amounts(table, table.money, seat, pen)
    write_amounts(table, table.bank, seat, pen)
    write_amounts(table, table.prestige, seat, pen)
    write_amounts(table, table.level, seat, pen)
    for k in range(lines):
        pen.write(table.growing >> (seat + k) % lines & 1)
    for k in range(lines):
        write_values(table.hand[(seat + k) % lines], pen)
    for k in range(lines):
        first = (seat + k) % lines * BID_SPACES
        for space in range(first, first + BID_SPACES):
            write_values(table.laid[space], pen)
    write_amounts(table, table.permits, seat, pen)


def write_boards(table: BremerhavenPosition, seat: i64, pen: Pen) -> None:
    """Write what stands and lies on the spaces of harbors."""
    lines = table.lines
    buildings = table.decks.buildings
    for k in range(lines):
        pen.write_members(table.unbuilt[(seat + k) % lines], buildings)
    for k in range(lines):
        first = (seat + k) % lines * SPACES
        for space in range(first, first + SPACES):
            site = table.site[space]
            pen.write_one_of(buildings if site == COVERED else site, buildings + 1)
    for k in range(lines):
        first = (seat + k) % lines * SPACES
        for space in range(first, first + SPACES):
            write_goods(table.goods[space], pen)
    for k in range(lines):
        first = (seat + k) % lines * WALLS
        for wall in range(first, first + WALLS):
            pen.write_members(table.walls[wall], SLOTS)


def write_docks(table: BremerhavenPosition, seat: i64, pen: Pen) -> None:
    """Write the Ships in harbors."""
    lines = table.lines
    for k in range(lines):
        first = (seat + k) % lines * DOCKS
        for dock in range(first, first + DOCKS):
            pen.write_one_of(table.ship[dock], table.decks.ships)
    for k in range(lines):
        first = (seat + k) % lines * DOCKS
        for dock in range(first, first + DOCKS):
            pen.write_most(table.stay[dock], MOST_TIME)
    for k in range(lines):
        first = (seat + k) % lines * DOCKS
        for dock in range(first, first + DOCKS):
            pen.write_one_of(table.cargo[dock], GOODS, table.aboard[dock])


def write_loading_docks(table: BremerhavenPosition, seat: i64, pen: Pen) -> None:
    """Write the Contracts in harbors."""
    lines = table.lines
    for k in range(lines):
        first = (seat + k) % lines * LOADING_DOCKS
        for dock in range(first, first + LOADING_DOCKS):
            pen.write_one_of(table.contract[dock], table.decks.contracts)
    for k in range(lines):
        first = (seat + k) % lines * LOADING_DOCKS
        for dock in range(first, first + LOADING_DOCKS):
            pen.write_most(table.due[dock], MOST_TIME)
    for k in range(lines):
        first = (seat + k) % lines * LOADING_DOCKS
        for dock in range(first, first + LOADING_DOCKS):
            write_goods(table.got[dock], pen)


def write_work(table: BremerhavenPosition, seat: i64, pen: Pen) -> None:
    """Write what was done in harbors this round."""
    lines = table.lines
    for k in range(lines):
        pen.write_members(table.yielded[(seat + k) % lines], SPACES)
    for k in range(lines):
        pen.write_one_of(table.turned[(seat + k) % lines] - 1, UNPACKED)


def write_amounts(table: BremerhavenPosition, amounts: vec[i64], seat: i64, pen: Pen) -> None:
    """Write a number of each seat."""
    for k in range(table.lines):
        pen.write_most(amounts[(seat + k) % table.lines], MOST)


def write_goods(packed: i64, pen: Pen) -> None:
    """Write how many goods of each kind there are."""
    for kind in range(GOODS):
        pen.write(of_goods(packed, kind))


def write_values(packed: i64, pen: Pen) -> None:
    """Write how many Influence cards of each value there are, unknown ones first."""
    for value in range(VALUES + 1):
        pen.write(of_value(packed, value))
