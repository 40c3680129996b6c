"""What a harbor of Bremerhaven is likely to have at the end, in money and in prestige: for bots."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.sets import ONE, bit, lowest
from quarterdeck.games.bremerhaven.bot.expectations import (
    PRESTIGE_OF_A_RANK,
    dock_value,
    lasting,
    leading,
    money_to_come,
    of_point,
    of_rank,
    points,
    power,
    prestige_to_come,
    rounds_left,
)
from quarterdeck.games.bremerhaven.codes import COVERED, CRATE, DOCKS, EMPTY, GOODS, LOADING_DOCKS, NONE, SPACES
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import harbor, prices
from quarterdeck.games.bremerhaven.table.decks import of_goods

PRICE_OF_A_GOOD: Final = 2.5  # on average (BH-11.4)
# What a harbor is likely to make of what it has, in money; found by regression over games between equal bots.
SPARE: Final = 1.2  # a good without a Contract
LATE: Final = 0.04  # of what Contracts bring, for each round: without them there would be others
POWER: Final = 0.45  # how much of what Buildings are said to bring is seen in the end
A_CONTRACT: Final = 0.8  # a Contract, beside what it is likely to bring
A_DOCK: Final = 1.4  # a Bollard more on both walls of a Dock, in time; and what of the larger Ships' prestige is seen
PRESTIGE_OF_A_DOCK: Final = 0.8
RIVAL_POINT: Final = 1.05  # by how much less for each point of Influence of the others' mean
POINT_OF_PRESTIGE: Final = 0.085  # what each point of the own and, the other way round, of the others' mean does to it
BUILT: Final = 0.68  # the prestige of a Building, later risen above in part
UNBUILT: Final = 0.72
WAITING: Final = 1.2  # what it costs to build
ALL_DOCKS: Final[i64] = 15  # as a set of Loading docks
# A free space, by how many play: two get more than they can store.
A_PLACE: Final = vec[float]([0.0, 0.0, 1.0, 0.15, 0.15])
# The chance that a good that is missing can still be had, by Time markers left.
HAD: Final = vec[float]([0.0, 0.12, 0.4, 0.6, 0.72, 0.8])
# How far the present prices will count, by Time markers left.
NEAR: Final = vec[float]([0.0, 0.6, 0.3, 0.1, 0.1, 0.1])


@final
class Outlook:
    """What one seat's harbor is likely to have at the end."""

    def __init__(self, board: BremerhavenPosition, seat: i64, rounds: float) -> None:
        self.board = board
        self.seat = seat
        self.rounds = rounds
        self.money = 0.0
        self.prestige = 0.0
        self.free = 0.0  # spaces for goods or Buildings
        self.stock = vec[i64]([0, 0, 0, 0])  # goods that no Contract has been promised yet
        self.short = vec[float]([0.0, 0.0, 0.0, 0.0])  # goods that Contracts lack, each by how urgent it is
        self.lacking = 0.0  # goods of any kind that wild symbols lack
        self.selling = vec[float]([0.0, 0.0, 0.0, 0.0])  # goods that will be sold at about the present prices

    def look(self) -> None:
        """Fill in the expectations."""
        board = self.board
        seat = self.seat
        self.money = float(board.money[seat] + board.bank[seat])
        self.take_stock()
        before = self.money
        self.expect_contracts()
        self.money = before + (self.money - before) / (1.0 + LATE * self.rounds)
        self.expect_income()
        self.expect_prestige()

    def take_stock(self) -> None:
        """Goods in Storage, and those on Ships for which there is room."""
        board = self.board
        free = 0.0
        for k in range(self.seat * SPACES, self.seat * SPACES + SPACES):
            here = board.goods[k]
            if here:
                for goods in range(GOODS):
                    self.stock[goods] += of_goods(here, goods)
            elif board.site[k] == EMPTY:
                free += 1.0
        self.free = free
        for k in range(self.seat * DOCKS, self.seat * DOCKS + DOCKS):
            if board.ship[k] != NONE and board.aboard[k] > 0:
                each = 0.5 if board.cargo[k] == CRATE else 1.0
                fits = board.aboard[k] if each * float(board.aboard[k]) <= free else i64(free / each)
                free -= each * float(fits)
                self.stock[board.cargo[k]] += fits
        self.money += A_PLACE[board.lines] * min(free, 5.0) * self.rounds / (self.rounds + 2.0)

    def expect_contracts(self) -> None:
        """Goods go to the most urgent Contracts first; then each brings what it may."""
        board = self.board
        first = self.seat * LOADING_DOCKS
        seen: i64 = 0
        for k in range(first, first + LOADING_DOCKS):
            if board.contract[k] == NONE:
                seen |= bit(k - first)
        while seen != ALL_DOCKS:
            best: i64 = NONE
            for k in range(LOADING_DOCKS):
                if not seen & bit(k) and (best == NONE or board.due[first + k] < board.due[first + best]):
                    best = k
            seen |= bit(best)
            self.expect_contract(best)
        spare = min(1.0, 0.15 + 0.85 * (self.rounds - 1.0))
        for goods in range(GOODS):
            self.money += SPARE * spare * float(self.stock[goods])

    def expect_contract(self, loading: i64) -> None:
        """What one Contract is likely to bring; the goods for it leave the stock."""
        board = self.board
        decks = board.decks
        k = self.seat * LOADING_DOCKS + loading
        contract = board.contract[k]
        due = min(board.due[k], 5)
        got = board.got[k]
        needs = decks.needs[contract]
        reached = board.site[self.seat * SPACES + loading] != COVERED
        near = NEAR[due]
        wild = decks.wild[contract]
        missing: i64 = 0
        for goods in range(GOODS):
            need = of_goods(needs, goods) - of_goods(got, goods)
            self.sell(goods, of_goods(got, goods), near)
            if need < 0:
                wild += need
            elif need > 0 and reached:
                given = min(need, self.stock[goods])
                self.stock[goods] -= given
                self.sell(goods, given, near)
                need -= given
                missing += need
                self.short[goods] += float(need) * (1.0 if due > 1 else 0.5)
            elif need > 0:
                missing += need
        if reached:
            wild -= self.give_wild(wild, near)
            self.lacking += float(wild)
        missing += wild
        self.conclude(contract, missing, HAD[due] * (1.0 if reached else 0.5))

    def give_wild(self, wild: i64, near: float) -> i64:
        """Give leftover goods to wild symbols, the most plentiful good first; returns how many."""
        given: i64 = 0
        while given < wild:
            best: i64 = 0
            for goods in range(1, GOODS):
                if self.stock[goods] > self.stock[best]:
                    best = goods
            if self.stock[best] == 0:
                return given
            self.stock[best] -= 1
            self.sell(best, ONE, near)
            given += 1
        return given

    def sell(self, goods: i64, number: i64, near: float) -> None:
        """Sell so many goods, often none, at prices between the present ones and the mean."""
        if number == 0:
            return
        self.selling[goods] += float(number) * near
        self.money += float(number) * (
            near * float(prices.price_of(self.board, goods)) + (1.0 - near) * PRICE_OF_A_GOOD
        )

    def conclude(self, contract: i64, missing: i64, had: float) -> None:
        """Add reward or penalty by the chance of getting the missing goods."""
        decks = self.board.decks
        complete = 0.97
        for _time in range(missing):
            complete *= had
        self.money += A_CONTRACT + float(missing) * had * 0.5 * PRICE_OF_A_GOOD
        self.money += float(decks.reward[contract]) * complete
        if not self.board.built[self.seat] & decks.insurers:
            self.money -= float(decks.penalty[contract]) * (1.0 - complete)
        self.prestige += 0.8 * float(decks.reward_prestige[contract]) * complete
        self.prestige -= float(decks.penalty_prestige[contract]) * (1.0 - complete)

    def expect_income(self) -> None:
        """What rounds bring, by rank, Influence and Buildings."""
        board = self.board
        rounds = self.rounds
        self.money += money_to_come(board, rounds) - of_rank(board) * rounds * float(board.rank_of(self.seat))
        built = board.built[self.seat]
        while built:
            self.money += POWER * max(0.0, rounds - 0.3) * power(board, lowest(built), self.seat)
            built &= built - 1
        waiting = board.unbuilt[self.seat]
        while waiting:
            self.money += 0.6 * POWER * max(0.0, rounds - 1.0) * power(board, lowest(waiting), self.seat) - WAITING
            waiting &= waiting - 1
        mine = points(board, self.seat)
        others = 0.0
        for other in range(board.lines):
            if other != self.seat:
                others += points(board, other)
        others /= float(board.lines - 1)
        lead = 0.1 + 0.9 * leading(rounds)
        self.money += lead * (of_point(board) * mine - RIVAL_POINT * others)
        self.prestige += lead * POINT_OF_PRESTIGE * (mine - others)

    def expect_prestige(self) -> None:
        """The marker, and what may take it higher: Buildings, Ships, Docks for better ones."""
        board = self.board
        seat = self.seat
        decks = board.decks
        mine: i64 = 0
        built = board.built[seat]
        while built:
            mine += decks.building_prestige[lowest(built)]
            built &= built - 1
        waits: i64 = 0
        waiting = board.unbuilt[seat]
        while waiting:
            waits += decks.building_prestige[lowest(waiting)]
            waiting &= waiting - 1
        value = harbor.harbor_value(board, seat)
        most = max(value, board.prestige[seat])
        pilots = i64(board.built[seat] & decks.pilots != 0)
        docks = 0.0
        for dock in range(DOCKS):
            docks += dock_value(board, seat, dock, pilots)
        rounds = self.rounds
        self.money += docks * min(A_DOCK, 0.4 * (rounds - 1.0))
        self.prestige += prestige_to_come(board, rounds) + docks * PRESTIGE_OF_A_DOCK * rounds / (rounds + 0.5)
        self.prestige += lasting(rounds) * float(most) + 0.15 * min(1.0, 1.5 / rounds) * float(value - mine)
        self.prestige += BUILT * float(mine) * (rounds - 0.3) / (rounds + 0.1)
        self.prestige += UNBUILT * float(waits) * max(0.0, rounds - 0.6) / (rounds + 0.6)
        self.prestige -= PRESTIGE_OF_A_RANK * rounds * float((board.lines - 2) * board.rank_of(seat))

    def exchange(self) -> float:
        """Money for which one prestige is worth having."""
        return max(0.5, self.money) / max(2.0, self.prestige)


def outlook(board: BremerhavenPosition, seat: i64) -> Outlook:
    """The seat's outlook, filled in."""
    found = Outlook(board, seat, rounds_left(board))
    found.look()
    return found


def product(found: Outlook) -> float:
    """Money times prestige."""
    return max(0.0, found.money) * max(0.0, found.prestige)


def cents(money: float) -> i64:
    """Money in hundredths."""
    return i64(money * 100.0)
