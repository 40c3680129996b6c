"""What a bot in Bremerhaven would bid on each space, by its prize and by the cards that others may lay."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import NEVER
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.bot.expectations import PRESTIGE_OF_A_RANK, lasting, leading, of_point, of_rank
from quarterdeck.games.bremerhaven.bot.growth import value_of_bollard, value_of_building, value_of_clearing
from quarterdeck.games.bremerhaven.bot.outlook import (
    HAD,
    POINT_OF_PRESTIGE,
    PRICE_OF_A_GOOD,
    RIVAL_POINT,
    cents,
    outlook,
)
from quarterdeck.games.bremerhaven.codes import (
    BID,
    BID_SPACES,
    CAREER,
    COVERED,
    DOCKS,
    GOODS,
    HAND,
    INFLUENCE,
    LAND,
    LOADING_DOCKS,
    NONE,
    PARKING,
    PERMITS,
    PRICES,
    SEA,
    SPACES,
    WALLS,
    WILD,
)
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import bidding, harbor, ships
from quarterdeck.games.bremerhaven.table.decks import of_goods, strength
from quarterdeck.games.bremerhaven.table.table import Notes

CAREER_WEIGHT: Final = 3.0  # bids on 1.5 deserve a look more often than they are worth making
CAREER_KEPT: Final = 0.5  # of that, to the Captain
POINT_COST: Final = 0.2
"""What a point of Influence would bring elsewhere."""
NOWHERE: Final[i64] = -1000
"""In place of what Buildings add: the seat has no room for the prize."""


@final
class Wishes(Notes):
    """What each bid space is worth to the seat that is about to lay a card."""

    def __init__(self, board: BremerhavenPosition, seat: i64) -> None:
        super().__init__(board.round)
        self.board = board
        self.seat = seat
        self.found = outlook(board, seat)
        self.rate = self.found.exchange()
        self.left = max(0.0, self.found.rounds - 1.0)  # rounds after this one
        self.worth = vec[float]([0.0] * 14)
        self.have = vec[i64]([0] * 14)  # own bid so far
        self.waiting: i64 = NONE  # set of Buildings that a permit may be for; NONE before they were looked at
        self.threat = vec[float]([0.0] * 14)  # what the best of the others is likely to bid

    def wish(self) -> None:
        """Fill in what does not change while cards are laid."""
        board = self.board
        self.worth[codes.BUILDING] = self.of_building()
        self.worth[INFLUENCE] = self.of_influence()
        self.worth[PRICES] = self.of_prices()
        self.worth[CAREER] = self.of_career()
        for space in range(board.lines):
            self.worth[SEA + space] = self.of_ship(board.sea[space])
            self.worth[LAND + space] = self.of_contract(board.land[space])

    def look_around(self) -> None:
        """Look at the own bids, and at what others may bid, of whom only the number of cards is known."""
        board = self.board
        waiting = board.unbuilt[self.seat]
        if board.offer != NONE and bidding.cards_at(board, self.seat, codes.BUILDING):
            waiting |= bit(board.offer)
        if waiting != self.waiting:
            self.waiting = waiting
            self.worth[PERMITS] = self.of_permits()
        for space in range(BID_SPACES):
            self.have[space] = bidding.bid(board, self.seat, space)
            self.threat[space] = 0.0
        for other in range(board.lines):
            if other == self.seat:
                continue
            mean = float(strength(board.decks.hands[board.level[other]])) / 5.0
            held = float(HAND - board.laid_cards // board.lines)
            for space in range(BID_SPACES):
                cards = float(bidding.cards_at(board, other, space))
                lure = min(1.0, max(0.0, self.worth[space]) / 7.0)
                likely = mean * (cards + 0.2 * held * (0.15 + 0.75 * lure))
                self.threat[space] = max(self.threat[space], likely)

    def of_building(self) -> float:
        """The prestige and ability of the Building on offer, once it is built."""
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
        waiting = self.waiting
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
        """The difference that prices make to the sales to come soon."""
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

    def of_ship(self, ship: i64) -> float:
        """The prestige and the goods of a Ship, if there is a Dock for it."""
        board = self.board
        decks = board.decks
        if ship == NONE:
            return 0.0
        if not self.has_dock_for(ship):
            return 0.2
        value = float(harbor.harbor_value(board, self.seat) + decks.ship_prestige[ship] - board.prestige[self.seat])
        worth = self.rate * lasting(self.left) * max(0.0, value)
        if decks.lay[ship] > 1:
            worth += self.rate * float(decks.ship_prestige[ship]) * 0.5 * min(1.0, self.left) / (self.left + 0.5)
        number = float(decks.goods[ship])
        used = min(number, self.wanted(decks.cargo[ship]))
        worth += used * 2.6 + (number - used) * min(1.0, 0.4 * self.left)
        if board.built[self.seat] & decks.lighthouses:
            worth += 2.0
        return worth

    def has_dock_for(self, ship: i64) -> bool:
        """Some Dock of the seat can take the Ship."""
        return any(ships.can_berth(self.board, self.seat, dock, ship) for dock in range(DOCKS))

    def wanted(self, cargo: i64) -> float:
        """How many goods of that kind Contracts lack; of a wild cargo, of the kind that they lack most."""
        found = self.found
        if cargo != WILD:
            return found.lacking + found.short[cargo]
        most = 0.0
        for goods in range(GOODS):
            most = max(most, found.short[goods])
        return found.lacking + most

    def of_contract(self, contract: i64) -> float:
        """What a Contract would bring with the goods at hand or available in time."""
        board = self.board
        decks = board.decks
        if contract == NONE:
            return 0.0
        place = self.best_place()
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
            for _time in range(need - given):
                complete *= HAD[due]
                worth += HAD[due] * 1.2
        for _time in range(decks.wild[contract]):
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

    def best_place(self) -> float:
        """How good the best empty Loading dock is: 1, or less if all are covered; 0 if none is empty."""
        board = self.board
        best = 0.0
        for k in range(LOADING_DOCKS):
            if board.contract[self.seat * LOADING_DOCKS + k] == NONE:
                best = max(best, 0.5 if board.site[self.seat * SPACES + k] == COVERED else 1.0)
        return best

    def can_take(self, space: i64) -> bool:
        """Whether the seat has room for the prize of a space, or may make room with a permit that it bids for."""
        board = self.board
        if space >= LAND:
            return board.land[space - LAND] != NONE and self.best_place() > 0.0
        if space >= SEA:
            ship = board.sea[space - SEA]
            hopes = bidding.cards_at(board, self.seat, PERMITS) > 0
            return ship != NONE and (hopes or self.has_dock_for(ship))
        if space == INFLUENCE:
            return board.level[self.seat] < codes.LEVELS - 1
        return space != codes.BUILDING or board.offer != NONE

    def gain(self, space: i64, mine: float) -> float:
        """What a bid of this size promises."""
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


def wishes_of(board: BremerhavenPosition, seat: i64) -> Wishes:
    """The seat's wishes, worked out before its first card of a round: until all cards are turned up only bids change."""
    notes = board.notes[seat]
    if notes is None or notes.of_round != board.round:
        wishes = Wishes(board, seat)
        wishes.wish()
        board.notes[seat] = wishes
    else:
        wishes = cast(Wishes, notes)
    wishes.look_around()
    return wishes


def value_bids(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> None:
    """Value each card at each space: its gain in chances there, less what its points would bring elsewhere."""
    wishes = wishes_of(board, board.player)
    have = wishes.have
    now = vec[float]([0.0] * 14)
    extra = vec[i64]([0] * 14)
    for space in range(BID_SPACES):
        now[space] = wishes.gain(space, float(have[space]))
        extra[space] = card_bonus(board, space) if wishes.can_take(space) else NOWHERE
    items = moves.items
    for k in range(moves.count):
        space = (items[k] - BID) % BID_SPACES
        card = (items[k] - BID) // BID_SPACES + 1
        if extra[space] == NOWHERE:
            weights[k] = NEVER
            continue
        mine = float(have[space] + card + extra[space])
        gain = 1.0 if space == PARKING else wishes.gain(space, mine) - now[space]
        weights[k] = cents(gain - POINT_COST * float(card))


def card_bonus(board: BremerhavenPosition, space: i64) -> i64:
    """What Buildings add to one more card there."""
    seat = board.player
    if space < SEA or not board.built[seat]:
        return 0
    cards = bidding.cards_at(board, seat, space)
    return bidding.bonus(board, seat, space, cards + 1) - (
        bidding.bonus(board, seat, space, cards) if cards else NOTHING
    )
