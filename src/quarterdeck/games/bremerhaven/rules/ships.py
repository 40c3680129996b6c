"""Ships: the Sea board, and the Docks in which they lie (BH-13, BH-15.6, BH-20.3)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BERTHING, DOCKS, GOODS, NONE, SEA, WALLS, WILD
from quarterdeck.games.bremerhaven.rules import bidding, money_and_prestige
from quarterdeck.games.bremerhaven.table.table import Table


def berth_size(table: Table, seat: i64, dock: i64) -> i64:
    """The lower count of Bollards on the two walls that a Dock lies between; neighboring Docks share one (BH-15.6)."""
    wall = seat * WALLS + dock
    return min(count(table.walls[wall]), count(table.walls[wall + 1]))


def berth_needed(table: Table, seat: i64, ship: i64) -> i64:
    """Bollards that the Ship needs on both walls of this player's Docks, fewer with a Pilot Station (BH-B17.1, BH-B17.2)."""
    need = table.decks.berth[ship]
    pilots = table.built[seat] & table.decks.pilots
    while pilots:
        need -= table.decks.berth_less[lowest(pilots)]
        pilots &= pilots - 1
    return max(0, need)


def can_berth(table: Table, seat: i64, dock: i64, ship: i64) -> bool:
    """The Dock is empty, even of a Ship that is about to leave (BH-R18), and has Bollards enough on both walls (BH-13.5)."""
    return table.ship[seat * DOCKS + dock] == NONE and berth_size(table, seat, dock) >= berth_needed(table, seat, ship)


def award_ship(table: Table, space: i64) -> bool:
    """The highest bidder wins the Ship (BH-13.2), or the dummy, who discards it (BH-28.5).

    Without a bid it stays (BH-13.10). The winner chooses among several fit Docks (BH-R18); without any the Ship is
    discarded, and that is all (BH-13.6). Returns whether a Dock is asked for.
    """
    ship = table.sea[space]
    seat = bidding.winner(table, SEA + space)
    if ship == NONE or seat == NOBODY:
        return False
    if table.log is not None:
        table.tell(codes.SHIP_WON, seat, table.decks.ship_name(ship), bidding.bid(table, seat, SEA + space))
    table.sea[space] = NONE
    docks: i64 = 0
    choice: i64 = NONE
    if not table.is_dummy(seat):
        for dock in range(DOCKS):
            if can_berth(table, seat, dock, ship):
                docks += 1
                choice = dock
    if docks == 0:
        table.ship_pile |= bit(ship)
        table.tell(codes.SHIP_LOST, seat, table.decks.ship_name(ship))
        return False
    table.sea[space] = ship
    table.bidder = seat
    if docks == 1 and table.decks.cargo[ship] != WILD:
        berth_ship(table, choice, table.decks.cargo[ship])
        return False
    table.phase = BERTHING
    table.player = seat
    return True


def add_berths(table: Table, moves: Moves) -> None:
    """Each fit Dock (BH-R18), with each kind of goods if the cargo is wild (BH-13.8)."""
    ship = table.sea[table.next_space - 1 - SEA]
    cargo = table.decks.cargo[ship]
    for dock in range(DOCKS):
        if can_berth(table, table.player, dock, ship):
            for goods in range(GOODS):
                if cargo in (WILD, goods):
                    moves.add(codes.BERTH + dock * GOODS + goods)


def berth_ship(table: Table, dock: i64, goods: i64) -> None:
    """The Ship just won lies in a Dock (BH-13.3) with Time markers and goods (BH-13.4), all of one kind (BH-13.7, BH-R19).

    Each Lighthouse of the winner brings 2 money (BH-29.1, BH-B1.1); a Ship that is discarded brings nothing, nor do
    those that lie there (BH-B1.2, BH-R20).
    """
    decks = table.decks
    space = table.next_space - 1 - SEA
    ship = table.sea[space]
    table.sea[space] = NONE
    k = table.bidder * DOCKS + dock
    table.ship[k] = ship
    table.stay[k] = decks.lay[ship]
    table.cargo[k] = goods
    table.aboard[k] = decks.goods[ship]
    if table.log is not None:
        table.tell(codes.SHIP_BERTHED, table.bidder, decks.ship_name(ship), dock * GOODS + goods)
    houses = table.built[table.bidder] & decks.lighthouses
    while houses:
        house = lowest(houses)
        houses &= houses - 1
        money_and_prestige.earn(table, table.bidder, decks.ship_money[house], decks.building_name(house))


def leave(table: Table, seat: i64, k: i64) -> None:
    """A Ship goes to its discard pile (BH-20.2); its goods are lost (BH-20.3)."""
    table.tell(codes.SHIP_LEFT, seat, table.decks.ship_name(table.ship[k]), table.aboard[k])
    table.ship_pile |= bit(table.ship[k])
    table.ship[k] = NONE
    table.stay[k] = 0
    table.cargo[k] = 0
    table.aboard[k] = 0
