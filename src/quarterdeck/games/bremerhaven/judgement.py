"""What a game of Bremerhaven looks like to a bot: what each harbor may come to, and which moves deserve a look first.

A harbor's outlook is the money and the prestige that it is likely to have at the end; their product decides. Moves
are valued in money, hundredths of one for weights; prestige is turned into money by what both are likely to be.
A compiled class stands in one file, so this one is longer than most.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    BID,
    BID_SPACES,
    BIDDING,
    BOLLARD,
    BUILD,
    CAREER,
    CLEAR,
    COLUMNS,
    CONTAINER,
    COVERED,
    CRATE,
    DELIVER,
    DIRECT,
    DOCKS,
    DONE,
    EMPTY,
    GOODS,
    HAND,
    HARBOR,
    INFLUENCE,
    LAND,
    LOADING_DOCKS,
    LONG,
    MONEY,
    NONE,
    PACK,
    PARKING,
    PERMITS,
    PERMITTING,
    PRICE,
    PRICES,
    PRODUCE,
    SEA,
    SLOTS,
    SPACES,
    START,
    SWAP,
    UNLOAD,
    UNPACK,
    WALLS,
    WILD,
)
from quarterdeck.games.bremerhaven.decks import all_goods, of_goods, strength
from quarterdeck.games.bremerhaven.position import BremerhavenPosition

PRICE_OF_A_GOOD: Final = 2.5  # on average (BH-11.4)
ADVANCE: Final = 1.55  # spaces of a long game's round

# What a harbor is likely to make of what it has, in money; found by regression over games between equal bots.
SPARE: Final = 1.2  # a good without a Contract
LATE: Final = 0.04  # of what Contracts bring, for each round: without them there would be others
YIELD: Final = 1.5  # what a good that is produced brings
POWER: Final = 0.45  # how much of what Buildings are said to bring is seen in the end
A_CONTRACT: Final = 0.8  # a Contract, beside what it is likely to bring
A_DOCK: Final = 1.4  # a Bollard more on both walls of a Dock, in time; and what of the larger Ships' prestige is seen
PRESTIGE_OF_A_DOCK: Final = 0.8
HALF_WAY: Final = 0.4  # of that, for a Bollard on one wall
PRESTIGE_OF_A_RANK: Final = 0.011  # in each round, for each player more than two
CAREER_WEIGHT: Final = 3.0  # bids on 1.5 deserve a look more often than they are worth making
CAREER_KEPT: Final = 0.5  # of that, to the Captain
POINT: Final = 1.2  # a point of Influence, in the long run
LONG_POINT: Final = 0.35  # in a long game: there is little room for what it wins
RIVAL_POINT: Final = 1.05  # by how much less for each point of Influence of the others' mean
POINT_OF_PRESTIGE: Final = 0.085  # what each point of the own and, the other way round, of the others' mean does to it
BUILT: Final = 0.68  # the prestige of a Building, later risen above in part
UNBUILT: Final = 0.72
WAITING: Final = 1.2  # what it costs to build
FIRST_HAND: Final[i64] = 15  # points of Influence
TWO_ROUNDS: Final = 1.5  # this one, and likely another
ALL_DOCKS: Final[i64] = 15  # as a set of Loading docks
HALF: Final[i64] = 50
"""By how much worse a move is that is half as likely to be looked at, in hundredths of money."""
# By how many play. A free space: two get more than they can store. A rank, in each round of a short or a long game.
A_PLACE: Final = vec[float]([0.0, 0.0, 1.0, 0.15, 0.15])
RANK: Final = vec[float]([0.0, 0.0, 0.08, 0.15, 0.42])
LONG_RANK: Final = vec[float]([0.0, 0.0, 0.08, 0.15, 0.3])
# Prestige of a Ship that a Dock is likely to get, by its size.
BERTHS: Final = vec[float]([1.0, 1.8, 2.9, 4.2])
# The chance that a good that is missing can still be had, by Time markers left.
HAD: Final = vec[float]([0.0, 0.12, 0.4, 0.6, 0.72, 0.8])
# How far the present prices will count, by Time markers left.
NEAR: Final = vec[float]([0.0, 0.6, 0.3, 0.1, 0.1, 0.1])
POWERS: Final = vec[i64]([262144 >> k for k in range(19)])


# -- what a harbor may come to --------------------------------------------------------------------


def rounds_left(board: BremerhavenPosition) -> float:
    """About how many rounds are still to be played, the present one included."""
    if board.length != LONG:
        return float((board.ahead + 1) // 2)
    this = board.news_front >> 4 if board.news_front != NONE else 2
    return 1.0 + max(0.0, float(board.ahead - this)) / ADVANCE


@final
class Outlook:
    """What one seat's harbor is likely to come to."""

    def __init__(self, board: BremerhavenPosition, seat: i64, rounds: float) -> None:
        self.board = board
        self.seat = seat
        self.rounds = rounds
        self.money = 0.0
        self.prestige = 0.0
        self.stock = vec[i64]([0, 0, 0, 0])  # goods that no Contract has been promised yet
        self.short = vec[float]([0.0, 0.0, 0.0, 0.0])  # goods that Contracts lack, each by how urgent it is
        self.lacking = 0.0  # goods of any kind that wild symbols lack
        self.selling = vec[float]([0.0, 0.0, 0.0, 0.0])  # goods that will be sold at about the present prices

    def look(self) -> None:
        """Fill in what there is to expect."""
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
            self.sell(goods, float(of_goods(got, goods)), near)
            if need < 0:
                wild += need
            elif need > 0 and reached:
                given = min(need, self.stock[goods])
                self.stock[goods] -= given
                self.sell(goods, float(given), near)
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
        """Goods that are left go to wild symbols, those of which there are most first; returns how many."""
        given: i64 = 0
        while given < wild:
            best: i64 = 0
            for goods in range(1, GOODS):
                if self.stock[goods] > self.stock[best]:
                    best = goods
            if self.stock[best] == 0:
                return given
            self.stock[best] -= 1
            self.sell(best, 1.0, near)
            given += 1
        return given

    def sell(self, goods: i64, number: float, near: float) -> None:
        """So many goods will be sold, at prices somewhere between the present ones and the mean."""
        self.selling[goods] += number * near
        self.money += number * (near * float(self.board.prices(goods)) + (1.0 - near) * PRICE_OF_A_GOOD)

    def conclude(self, contract: i64, missing: i64, had: float) -> None:
        """Reward or penalty, as likely as the goods that are missing can be had."""
        decks = self.board.decks
        complete = 0.97
        for _ in range(missing):
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
        value = board.harbor_value(seat)
        most = max(value, board.prestige[seat])
        pilots: i64 = 1 if board.built[seat] & decks.pilots else 0
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


def lasting(rounds: float) -> float:
    """How much of the prestige that the marker shows will be seen in the end, and not risen above anyway."""
    return min(1.0, 0.75 / (rounds + 0.25))


def dock_value(board: BremerhavenPosition, seat: i64, dock: i64, pilots: i64) -> float:
    """Prestige of a Ship that the Dock is likely to get; a Bollard on one of its walls is part of the way to a larger one."""
    wall = seat * WALLS + dock
    upper = count(board.walls[wall])
    lower = count(board.walls[wall + 1])
    size = min(SLOTS, min(upper, lower) + pilots)
    value = BERTHS[size]
    if upper != lower and size < SLOTS:
        value += HALF_WAY * (BERTHS[size + 1] - value)
    return value


def leading(rounds: float) -> float:
    """How much of a lead that pays in the long run will be seen."""
    return min(1.0, max(0.0, 0.3125 * (rounds - 1.0)))


def money_to_come(board: BremerhavenPosition, rounds: float) -> float:
    """What so many rounds bring to anybody."""
    if board.seats == 1:
        return 8.0 + (1.6 + 0.45 * rounds) * rounds
    if board.length == LONG:
        return (7.85 - 0.27 * rounds) * rounds - 1.0
    return 1.6 + (2.8 + 0.31 * rounds) * rounds


def prestige_to_come(board: BremerhavenPosition, rounds: float) -> float:
    """By how much anybody rises in so many rounds, beside what its Docks and Buildings do."""
    if board.seats == 1:
        return 0.6 + (1.78 - 0.082 * rounds) * rounds
    lines = float(board.lines)
    if board.length == LONG:
        return 0.4 + (1.2 - 0.095 * lines - 0.04 * rounds) * rounds
    return 0.1 + (1.25 - (0.04 + PRESTIGE_OF_A_RANK * lines) * rounds) * rounds


def of_rank(board: BremerhavenPosition) -> float:
    """Money that a rank brings in each round: the more there are the longer one keeps it."""
    return LONG_RANK[board.lines] if board.length == LONG else RANK[board.lines]


def of_point(board: BremerhavenPosition) -> float:
    """Money that a point of Influence brings in the long run: little while there is no room for what it wins."""
    return LONG_POINT if board.length == LONG else POINT


def points(board: BremerhavenPosition, seat: i64) -> float:
    """By how much the next hand is better than the first."""
    level = board.level[seat]
    if board.growing & bit(seat) and level < codes.LEVELS - 1:
        level += 1
    return float(strength(board.decks.hands[level]) - FIRST_HAND)


def power(board: BremerhavenPosition, building: i64, seat: i64) -> float:
    """What a Building's ability brings the seat in a round, in money."""
    decks = board.decks
    worth = float(board.yield_of(seat, building)) + 1.1 * float(decks.ship_money[building])
    if decks.produce[building]:
        worth += YIELD + (0.3 if decks.produce[building] & bit(CONTAINER) else 0.0)
    worth += 0.35 * float(decks.train_bonus[building] + decks.truck_bonus[building])
    worth += 0.6 * float(decks.sea_bonus[building]) + 0.3 * float(decks.free_packing[building])
    worth += 0.4 * float(decks.exchange[building]) + 0.15 * float(decks.places[building])
    worth += 0.5 * float(decks.berth_less[building]) + 0.4 * float(decks.direct[building])
    return worth + 0.35 * float(decks.insured[building])


def outlook(board: BremerhavenPosition, seat: i64) -> Outlook:
    """The seat's outlook, filled in."""
    found = Outlook(board, seat, rounds_left(board))
    found.look()
    return found


def product(found: Outlook) -> float:
    """Money times prestige."""
    return max(0.0, found.money) * max(0.0, found.prestige)


# -- which moves deserve a look ----------------------------------------------------------------------


def sharpen(weights: vec[i64], number: i64) -> None:
    """From values to weights: half as much for each `HALF` by which one is worse than the best; NEVER is 0."""
    best = weights[0]
    for k in range(1, number):
        best = max(best, weights[k])
    for k in range(number):
        less = best - weights[k]
        if weights[k] <= NEVER:
            weights[k] = 1 if best <= NEVER else 0
        elif less >= 18 * HALF:
            weights[k] = 1
        else:
            weights[k] = max(1, (POWERS[less // HALF] * (2 * HALF - less % HALF)) // (2 * HALF))


NEVER: Final[i64] = -1_000_000
"""The value of a move that another one of the list replaces."""


def cents(money: float) -> i64:
    """Money in hundredths."""
    return i64(money * 100.0)


@final
class Wishes:
    """What each bid space is worth to the seat that is about to lay a card."""

    def __init__(self, board: BremerhavenPosition, seat: i64) -> None:
        self.board = board
        self.seat = seat
        self.found = outlook(board, seat)
        self.rate = self.found.exchange()
        self.left = max(0.0, self.found.rounds - 1.0)  # rounds after this one
        self.worth = vec[float]([0.0] * 14)
        self.have = vec[i64]([0] * 14)  # own bid so far
        self.threat = vec[float]([0.0] * 14)  # what the best of the others is likely to bid

    def wish(self) -> None:
        """Fill in all of it."""
        board = self.board
        self.worth[codes.BUILDING] = self.of_building()
        self.worth[PERMITS] = self.of_permits()
        self.worth[INFLUENCE] = self.of_influence()
        self.worth[PRICES] = self.of_prices()
        self.worth[CAREER] = self.of_career()
        for space in range(board.lines):
            self.worth[SEA + space] = self.of_ship(board.sea[space])
            self.worth[LAND + space] = self.of_contract(board.land[space])
        self.look_around()

    def look_around(self) -> None:
        """Own bids, and what others may bid, of whom only the number of cards is known."""
        board = self.board
        for space in range(BID_SPACES):
            self.have[space] = board.bid(self.seat, space)
        for other in range(board.lines):
            if other == self.seat:
                continue
            mean = float(strength(board.decks.hands[board.level[other]])) / 5.0
            held = float(HAND - board.laid_cards // board.lines)
            for space in range(BID_SPACES):
                cards = float(board.cards_at(other, space))
                lure = min(1.0, max(0.0, self.worth[space]) / 7.0)
                likely = mean * (cards + 0.2 * held * (0.15 + 0.75 * lure))
                self.threat[space] = max(self.threat[space], likely)

    def of_building(self) -> float:
        """Its prestige and ability, once it is built."""
        board = self.board
        if board.offer == NONE:
            return 0.0
        left = self.left
        worth = value_of_building(self.found, board.offer, self.rate) * 0.8
        return max(0.0, worth * left / (left + 0.5) - 1.0) if left > 0.0 else worth * 0.3

    def of_permits(self) -> float:
        """The best that can be done with one, and a bit of the second best."""
        board = self.board
        best = 0.0
        second = 0.0
        waiting = board.unbuilt[self.seat]
        if board.cards_at(self.seat, codes.BUILDING) and board.offer != NONE:
            waiting |= bit(board.offer)
        while waiting:
            worth = value_of_building(self.found, lowest(waiting), self.rate)
            waiting &= waiting - 1
            if worth > best:
                second = best
                best = worth
            else:
                second = max(second, worth)
        for k in range(WALLS):
            best = max(best, value_of_bollard(self.found, k, self.rate) - 2.0)
        for k in range(SPACES):
            if board.site[self.seat * SPACES + k] == COVERED:
                best = max(best, value_of_clearing(self.found, k) - float(board.decks.covers[k]))
        return best + 0.3 * second

    def of_influence(self) -> float:
        """A better hand for all rounds to come."""
        level = self.board.level[self.seat]
        if level >= codes.LEVELS - 1:
            return 0.0
        hands = self.board.decks.hands
        more = float(strength(hands[level + 1]) - strength(hands[level]))
        others = 1.0 + 1.0 / float(self.board.lines - 1)
        money = of_point(self.board) + RIVAL_POINT / float(self.board.lines - 1)
        return more * leading(self.left + 0.5) * (money + POINT_OF_PRESTIGE * others * self.rate)

    def of_prices(self) -> float:
        """The difference that prices make to what is sold soon."""
        sales = 0.0
        for goods in range(GOODS):
            sales += self.found.selling[goods]
        return 1.0 * sales

    def of_career(self) -> float:
        """A rank more, for as long as it lasts."""
        board = self.board
        lines = float(board.lines)
        rounds = self.found.rounds
        worth = rounds * (of_rank(board) + PRESTIGE_OF_A_RANK * (lines - 2.0) * self.rate) * lines / (lines - 1.0)
        return 1.0 + CAREER_WEIGHT * worth * (1.0 if board.rank_of(self.seat) > 0 else CAREER_KEPT)

    def of_ship(self, ship: i64) -> float:  # noqa: C901, PLR0912 - the estimate in one piece
        """Its prestige and its goods, if there is a Dock for it."""
        board = self.board
        decks = board.decks
        if ship == NONE:
            return 0.0
        berthed = False
        for dock in range(DOCKS):
            if board.can_berth(self.seat, dock, ship):
                berthed = True
        if not berthed:
            return 0.2
        found = self.found
        value = float(board.harbor_value(self.seat) + decks.ship_prestige[ship] - board.prestige[self.seat])
        worth = self.rate * lasting(self.left) * max(0.0, value)
        if decks.lay[ship] > 1:
            worth += self.rate * float(decks.ship_prestige[ship]) * 0.5 * min(1.0, self.left) / (self.left + 0.5)
        number = float(decks.goods[ship])
        cargo = decks.cargo[ship]
        wanted = found.lacking
        if cargo == WILD:
            most = 0.0
            for goods in range(GOODS):
                most = max(most, found.short[goods])
            wanted += most
        else:
            wanted += found.short[cargo]
        used = min(number, wanted)
        worth += used * 2.6 + (number - used) * min(1.0, 0.4 * self.left)
        if board.built[self.seat] & decks.lighthouses:
            worth += 2.0
        return worth

    def of_contract(self, contract: i64) -> float:  # noqa: C901, PLR0912 - the estimate in one piece
        """What it would bring with the goods at hand, or those to be had in time."""
        board = self.board
        decks = board.decks
        if contract == NONE:
            return 0.0
        first = self.seat * LOADING_DOCKS
        place = 0.0
        for k in range(LOADING_DOCKS):
            if board.contract[first + k] == NONE:
                place = max(place, 0.5 if board.site[self.seat * SPACES + k] == COVERED else 1.0)
        if place == 0.0:
            return -1.0
        due = min(decks.time[contract], 5)
        if self.found.rounds < float(due):
            due = i64(self.found.rounds)
        worth = 0.0
        complete = 1.0
        spare: i64 = 0
        for goods in range(GOODS):
            need = of_goods(decks.needs[contract], goods)
            given = min(need, self.found.stock[goods])
            spare += self.found.stock[goods] - given
            worth += float(given) * (PRICE_OF_A_GOOD - 0.8)
            for _ in range(need - given):
                complete *= HAD[due]
                worth += HAD[due] * 1.2
        for _ in range(decks.wild[contract]):
            if spare > 0:
                spare -= 1
                worth += PRICE_OF_A_GOOD - 0.8
            else:
                complete *= min(1.0, HAD[due] * 1.2)
                worth += HAD[due] * 1.3
        worth += complete * (float(decks.reward[contract]) + self.rate * 0.8 * float(decks.reward_prestige[contract]))
        worth -= (1.0 - complete) * float(decks.penalty[contract])
        worth -= (1.0 - complete) * self.rate * float(decks.penalty_prestige[contract])
        return worth * place

    def gain(self, space: i64, mine: float) -> float:
        """What a bid of so much promises."""
        if mine <= 0.0:
            return 0.0
        if space == PARKING:
            return 0.0
        worth = self.worth[space]
        threat = self.threat[space]
        if space in (PERMITS, INFLUENCE):
            gap = max(0.0, threat - mine) * 0.8
            if gap > float(self.board.money[self.seat]):
                return 0.3 * max(0.0, worth - gap)
            return max(0.0, worth - gap - 0.15 * threat)
        return worth * mine * mine / (mine * mine + threat * threat + 0.3)


POINT_COST: Final = 0.2
"""What a point of Influence would bring elsewhere."""


def value_bids(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """Which card where: what it adds to the chances there, less what its points would bring elsewhere."""
    wishes = Wishes(board, board.player)
    wishes.wish()
    now = vec[float]([0.0] * 14)
    for space in range(BID_SPACES):
        now[space] = wishes.gain(space, float(wishes.have[space]))
    for k in range(moves.count):
        space = (moves.items[k] - BID) % BID_SPACES
        card = (moves.items[k] - BID) // BID_SPACES + 1
        extra = card_bonus(board, space)
        gain = 1.0 if space == PARKING else wishes.gain(space, float(wishes.have[space] + card + extra)) - now[space]
        weights[k] = cents(gain - POINT_COST * float(card))


def card_bonus(board: BremerhavenPosition, space: i64) -> i64:
    """What Buildings add to one more card there."""
    seat = board.player
    if space < SEA or not board.built[seat]:
        return 0
    cards = board.cards_at(seat, space)
    return board.bonus(seat, space, cards + 1) - (board.bonus(seat, space, cards) if cards else 0)


def value_of_building(found: Outlook, building: i64, rate: float) -> float:
    """What it is worth to have the Building built in this round rather than not at all."""
    board = found.board
    if board.money[found.seat] < board.decks.cost[building]:
        return 0.0
    left = max(0.0, found.rounds - 1.0)
    worth = rate * (BUILT + 0.35 * lasting(left)) * float(board.decks.building_prestige[building])
    worth += (POWER * found.rounds + 0.2) * power(board, building, found.seat)
    return worth + float(board.opening(found.seat, building)) - float(board.decks.cost[building])


def value_of_bollard(found: Outlook, wall: i64, rate: float) -> float:
    """What Docks gain by one more Bollard on the wall, now or as the first of two."""
    board = found.board
    first = found.seat * WALLS
    mine = count(board.walls[first + wall])
    if mine >= SLOTS:
        return 0.0
    gain = 0.0
    for dock in range(DOCKS):
        if dock in (wall, wall - 1):
            other = count(board.walls[first + (dock + 1 if dock == wall else dock)])
            if other > mine:
                gain += (1.0 - HALF_WAY) * (BERTHS[mine + 1] - BERTHS[mine])
            elif other == mine:
                gain += HALF_WAY * (BERTHS[mine + 1] - BERTHS[mine])
    return gain * (rate * PRESTIGE_OF_A_DOCK + min(A_DOCK, 0.4 * found.rounds))


def value_of_clearing(found: Outlook, space: i64) -> float:
    """What a space without its Cover card is worth: a place for goods or a Building, and a Loading dock in the top row."""
    board = found.board
    free = 0.0
    for k in range(found.seat * SPACES, found.seat * SPACES + SPACES):
        if board.site[k] == EMPTY and board.goods[k] == 0:
            free += 1.0
    worth = 3.2 * found.rounds / (found.rounds + 2.0) / (0.7 + 0.4 * free)
    if space < COLUMNS:
        worth += 0.55 * min(found.rounds - 1.0, 5.0)
        if board.contract[found.seat * LOADING_DOCKS + space] != NONE:
            worth += 2.5
    return worth


def value_permits(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """What to do with the next permit; of slots of a wall the cheapest one, of vacant spaces the first."""
    seat = board.player
    found = outlook(board, seat)
    rate = found.exchange()
    price = float(board.permit_price(seat))
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
    weights[0] = cents(float(board.gap(board.player, INFLUENCE)))
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


def value_berths(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """The smallest Dock; the goods that Contracts lack, or that bring much."""
    seat = board.player
    found = outlook(board, seat)
    for k in range(moves.count):
        dock = (moves.items[k] - codes.BERTH) // GOODS
        goods = (moves.items[k] - codes.BERTH) % GOODS
        value = min(found.short[goods], 3.0) * 1.5 + 0.15 * float(board.prices(goods))
        if goods == CONTAINER:
            value += 1.2
        if goods == CRATE:
            value += 0.3
        weights[k] = cents(value - 1.5 * float(board.berth_size(seat, dock)))


def value_places(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """The first Loading dock that can be delivered to; then the one that is cleared at least cost."""
    seat = board.player
    taken = False
    for k in range(moves.count):
        loading = moves.items[k] - codes.LOADING
        if board.is_accessible(seat, loading):
            weights[k] = NEVER if taken else 500
            taken = True
        else:
            weights[k] = -100 * board.decks.covers[loading]


def value_start(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """Three goods that the Contract on the first Loading dock, or those on offer, can use."""
    found = outlook(board, board.player)
    use = vec[float]([0.0, 0.0, 0.0, 0.0])
    for goods in range(GOODS):
        use[goods] = 1.0 + 0.2 * float(board.prices(goods)) + (0.8 if goods == CONTAINER else 0.0)
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
        weights[k] = 0 if k == 0 else NEVER


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
                weights[k] = 100 + cents(min(2.0, found.short[what]) * 2.0) + (40 if what == CONTAINER else 0)


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
    value: i64 = 150 if found.rounds >= TWO_ROUNDS else 20
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
    return -150 if stock[CONTAINER] > 0 else -400


def value_packing(found: Outlook) -> i64:
    """When a container is lacking and two crates are to spare."""
    if found.stock[CRATE] > 1 and found.short[CONTAINER] > 0.0:
        return 260
    return -400


@final
class BremerhavenJudgement(Judgement):
    """Judges at the beginning of a round, when all has been won, delivered and sold."""

    def __init__(self) -> None:
        super().__init__(1, apart=True)

    def judge(self, position: Position, seat: i64) -> float:
        """The seat's chances to have the highest product; alone, as `worth` would see it."""
        board = cast(BremerhavenPosition, position)
        if board.seats == 1:
            score = product(outlook(board, 0))
            return score / (score + 1250.0)
        best = 1.0
        scores = vec[float]([0.0, 0.0, 0.0, 0.0])
        for other in range(board.seats):
            scores[other] = product(outlook(board, other))
            best = max(best, scores[other])
        turns = i64(1.0 + 9.0 / (1.0 + 0.3 * rounds_left(board)))
        total = 0.0
        for other in range(board.seats):
            share = scores[other] / best
            grown = 1.0
            for _ in range(turns):
                grown *= share
            scores[other] = grown
            total += grown
        return scores[seat] / total if total > 0.0 else 1.0 / float(board.seats)

    def levels(self) -> tuple[int, int, int, int, int] | None:
        """Fewer than for any other game at the higher levels: a decision is one of some 120 in a game."""
        return 10, 40, 120, 500, 2_000

    def mixes(self, position: Position) -> bool:
        """Influence cards lie face down: who foresaw them would overbid them by one."""
        return cast(BremerhavenPosition, position).phase == BIDDING

    def settled(self, position: Position) -> bool:
        """A round is about to begin."""
        board = cast(BremerhavenPosition, position)
        return board.phase == BIDDING and board.laid_cards < (2 if board.seats == 1 else 1)

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        """By what each move is worth against the others; no opinion about chits."""
        board = cast(BremerhavenPosition, position)
        if moves.count == 0 or not value(board, moves, weights):
            return False
        sharpen(weights, moves.count)
        return True


def value(  # noqa: C901, PLR0912 - one branch for each phase
    board: BremerhavenPosition, moves: Moves, weights: vec[i64]
) -> bool:
    """Values of the listed moves; False if they are all alike."""
    phase = board.phase
    if phase == BIDDING:
        value_bids(board, moves, weights)
    elif phase == HARBOR:
        if board.stage[board.player] == ACTING:
            value_production(board, moves, weights)
        else:
            value_goods(board, moves, weights)
    elif phase == PERMITTING:
        value_permits(board, moves, weights)
    elif phase == codes.GROWING:
        value_growth(board, weights)
    elif phase in (codes.PRICING, codes.EXCHANGING):
        value_prices(board, moves, weights)
    elif phase == codes.SWAPPING:
        value_swaps(board, moves, weights)
    elif phase == codes.BERTHING:
        value_berths(board, moves, weights)
    elif phase == codes.PLACING:
        value_places(board, moves, weights)
    elif phase == codes.STARTING:
        value_start(board, moves, weights)
    elif phase == codes.SITING:
        value_first(moves, weights)
    else:
        return False
    return True
