"""The course of a game of Bremerhaven: set-up, rounds, clean-up, end (BH-1 to BH-4, BH-21 to BH-25, BH-27, BH-28).

The rules are a chain of classes, each in a file of its own: rules/harbor.py, rules/storage.py, rules/deadlines.py, rules/quay.py, rules/bidding.py,
rules/permits.py, rules/town.py, rules/deals.py, rules/events.py, rules/rounds.py, rules/choosing.py and this one.
"""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
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
    DEALS_SHIP,
    DEALS_START,
    DONE,
    EXCHANGING,
    GOODS,
    GROWING,
    HARBOR,
    INSTRUCTING,
    LOADING,
    LONG,
    LOOKING,
    NONE,
    PERMITTING,
    PLACING,
    PRICE,
    PRICING,
    REVEALING,
    SEATS,
    SHARE,
    SHORT,
    STEP_ROUND,
    SWAP,
    SWAPPING,
)
from quarterdeck.games.bremerhaven.rules.choosing import Choosing
from quarterdeck.games.bremerhaven.rules.harbor import fill_harbors
from quarterdeck.games.bremerhaven.table.decks import NIBBLE, Decks, number_of


@final
class BremerhavenPosition(Choosing):
    """A game of Bremerhaven between two decisions."""

    # -- copies --------------------------------------------------------------------------------------------------

    def clone(self) -> BremerhavenPosition:
        copy = BremerhavenPosition(self.decks, self.seats, self.length, strict=self.strict)
        copy.copy_scalars(self)
        copy.sea = self.sea[:]
        copy.land = self.land[:]
        copy.pile = self.pile[:]
        copy.rank = self.rank[:]
        copy.chit = self.chit[:]
        copy.level = self.level[:]
        copy.hand = self.hand[:]
        copy.laid = self.laid[:]
        copy.money = self.money[:]
        copy.bank = self.bank[:]
        copy.prestige = self.prestige[:]
        copy.unbuilt = self.unbuilt[:]
        copy.built = self.built[:]
        copy.site = self.site[:]
        copy.goods = self.goods[:]
        copy.walls = self.walls[:]
        copy.ship = self.ship[:]
        copy.stay = self.stay[:]
        copy.cargo = self.cargo[:]
        copy.aboard = self.aboard[:]
        copy.contract = self.contract[:]
        copy.due = self.due[:]
        copy.got = self.got[:]
        copy.stage = self.stage[:]
        copy.permits = self.permits[:]
        copy.yielded = self.yielded[:]
        copy.turned = self.turned[:]
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast(BremerhavenPosition, other)
        self.copy_scalars(source)
        copy_into(self.sea, source.sea)
        copy_into(self.land, source.land)
        copy_into(self.pile, source.pile)
        copy_into(self.rank, source.rank)
        copy_into(self.chit, source.chit)
        copy_into(self.level, source.level)
        copy_into(self.hand, source.hand)
        copy_into(self.laid, source.laid)
        copy_into(self.money, source.money)
        copy_into(self.bank, source.bank)
        copy_into(self.prestige, source.prestige)
        copy_into(self.unbuilt, source.unbuilt)
        copy_into(self.built, source.built)
        copy_into(self.site, source.site)
        copy_into(self.goods, source.goods)
        copy_into(self.walls, source.walls)
        copy_into(self.ship, source.ship)
        copy_into(self.stay, source.stay)
        copy_into(self.cargo, source.cargo)
        copy_into(self.aboard, source.aboard)
        copy_into(self.contract, source.contract)
        copy_into(self.due, source.due)
        copy_into(self.got, source.got)
        copy_into(self.stage, source.stage)
        copy_into(self.permits, source.permits)
        copy_into(self.yielded, source.yielded)
        copy_into(self.turned, source.turned)

    def copy_scalars(self, other: BremerhavenPosition) -> None:  # noqa: PLR0915 - one line for each field
        """Everything but the vectors."""
        self.player = other.player
        self.ended = other.ended
        self.decks = other.decks
        self.seats = other.seats
        self.lines = other.lines
        self.length = other.length
        self.strict = other.strict
        self.phase = other.phase
        self.step = other.step
        self.deals = other.deals
        self.who = other.who
        self.round = other.round
        self.ahead = other.ahead
        self.laid_cards = other.laid_cards
        self.todo = other.todo
        self.winners = other.winners
        self.ship_deck = other.ship_deck
        self.ship_pile = other.ship_pile
        self.ships_mixed = other.ships_mixed
        self.contract_deck = other.contract_deck
        self.contract_pile = other.contract_pile
        self.contracts_mixed = other.contracts_mixed
        self.building_deck = other.building_deck
        self.offer = other.offer
        self.news_deck = other.news_deck
        self.news_pile = other.news_pile
        self.news_top = other.news_top
        self.news_front = other.news_front
        self.event = other.event
        self.instruction = other.instruction
        self.above = other.above
        self.below = other.below
        self.dealt = other.dealt
        self.seers = other.seers
        self.growing = other.growing

    def numbers(self) -> list[int]:
        found: list[int] = [
            int(number)
            for number in (
                self.decks.digest, self.seats, self.length, i64(self.strict), self.player, self.ended, self.phase, self.step,
                self.deals, self.who, self.round, self.ahead, self.laid_cards, self.todo, self.winners, self.ship_deck,
                self.ship_pile, i64(self.ships_mixed), self.contract_deck, self.contract_pile, i64(self.contracts_mixed),
                self.building_deck, self.offer, self.news_deck, self.news_pile, self.news_top, self.news_front, self.event,
                self.instruction, self.above, self.below, self.dealt, self.seers, self.growing,
            )
        ]  # fmt: skip
        for numbers in (
            self.sea, self.land, self.pile, self.rank, self.chit, self.level, self.hand, self.laid, self.money, self.bank,
            self.prestige, self.unbuilt, self.built, self.site, self.goods, self.walls, self.ship, self.stay, self.cargo,
            self.aboard, self.contract, self.due, self.got, self.stage, self.permits, self.yielded, self.turned,
        ):  # fmt: skip
            found.extend([int(number) for number in numbers])
        return found

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, move: i64) -> None:
        phase = self.phase
        seat = self.player
        if phase == BIDDING:
            self.lay_bid(seat, (move - BID) % BID_SPACES, (move - BID) // BID_SPACES + 1)
        elif phase == HARBOR:
            self.act_in_harbor(seat, move)
        elif phase in (DEALING, INSTRUCTING, LOOKING, REVEALING):
            self.deal(move)
        elif phase < BIDDING:
            self.set_up(seat, move)
            self.go_on_to_round()
        elif phase == PERMITTING:
            self.use_permit(seat, move)
            self.go_on_together()
        elif phase == GROWING:
            self.grow_or_not(seat, move)
            self.go_on_together()
        else:
            self.choose(seat, move)

    def choose(self, seat: i64, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """Prices, ranks, Docks and charges."""
        phase = self.phase
        if phase == PRICING:
            self.choose_price(move - PRICE)
        elif phase == EXCHANGING:
            if move == DONE:
                self.rotate_prices()
            else:
                self.choose_price(move - PRICE)
        elif phase == SWAPPING:
            if move == DONE:
                if self.log is not None:
                    self.tell(codes.RANKS_KEPT, seat)
            else:
                self.swap(seat, move - SWAP)
            self.pay_income()
        elif phase == BERTHING:
            self.berth_ship((move - BERTH) // GOODS, (move - BERTH) % GOODS)
        elif phase == PLACING:
            self.place_contract(move - LOADING)
        else:
            due = min(self.event_charge(seat), self.money[seat] + self.bank[seat])
            self.settle(seat, due - (move - SHARE), move - SHARE, codes.CHARGED)
            self.who += 1
            self.carry_out()
            return
        self.resolve()

    # -- cards from decks ------------------------------------------------------------------------------------------

    def deal(self, move: i64) -> None:
        """CHANCE has chosen a card."""
        if self.phase == LOOKING:
            self.look(move - codes.DEAL_PRICE)
        elif self.phase == INSTRUCTING:
            self.instruct(move - codes.DEAL_NEWS)
        elif self.phase == REVEALING:
            self.reveal(move - codes.DUMMY + 1 if move < codes.SECOND else move - codes.SECOND + codes.TWICE)
        else:
            self.deal_card(move)

    def deal_card(self, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each deck
        """A card is dealt at the set-up, at the refill, or turned up in between."""
        deals = self.deals
        self.deals = 0
        if deals == DEALS_SHIP:
            self.deal_ship(move - codes.DEAL_SHIP)
        elif deals == DEALS_CONTRACT:
            self.deal_contract(move - codes.DEAL_CONTRACT)
        elif deals == DEALS_START:
            self.deal_start(move - codes.DEAL_CONTRACT)
        elif deals == DEALS_NEWS:
            self.turn_news(move - codes.DEAL_NEWS)
        elif deals == DEALS_BUILDING:
            self.deal_building(move - codes.DEAL_BUILDING)
        elif deals == DEALS_OFFER:
            self.turn_building(move - codes.DEAL_BUILDING)
        else:
            self.pile[0] = move - codes.DEAL_PRICE
            self.show_top()
        if self.step < STEP_ROUND:
            self.go_on_to_round()
        elif self.phase == DEALING:
            self.resolve_or_carry_out()

    def resolve_or_carry_out(self) -> None:
        """On with the boards, or with the Event that turned the prices."""
        if self.todo <= BID_SPACES:
            self.resolve()
        else:
            self.carry_out()

    # -- what a seat knows (part 4 of the rules) --------------------------------------------------------------------------

    def is_secret(self) -> bool:
        """Influence cards lie face down, or are still in hand (BH-5.1, BH-5.7)."""
        return self.phase in (BIDDING, INSTRUCTING, REVEALING)

    def veil(self, seat: i64) -> None:
        """Others' Influence cards, the Event to come, and Price cards that the seat has never seen are forgotten."""
        if self.is_secret():
            for other in range(self.seats):
                if other != seat:
                    self.hand[other] = number_of(self.hand[other])
                    for k in range(other * BID_SPACES, other * BID_SPACES + BID_SPACES):
                        self.laid[k] = number_of(self.laid[k])
        self.news_top = NONE
        if seat < 0 or not self.seers & bit(seat):
            for k in range(self.above, self.above + self.dealt):
                self.pile[k] = NONE

    def imagine(self, dice: Dice) -> None:
        """Each veiled hand, Event and order of Price cards equally likely."""
        if self.is_secret():
            for seat in range(self.seats):
                if self.hand[seat] & 15 or self.hides(seat):
                    self.imagine_hand(seat, dice)
        if self.news_front != NONE and self.news_top == NONE:
            self.imagine_news(dice)
        unseen = self.unseen_prices()
        for k in range(self.above, self.above + self.dealt):
            if self.pile[k] == NONE:
                card = draw(unseen, dice)
                unseen &= ~bit(card)
                self.pile[k] = card

    def hides(self, seat: i64) -> bool:
        """Some card that the seat has laid is not known."""
        return any(self.laid[k] & 15 != 0 for k in range(seat * BID_SPACES, seat * BID_SPACES + BID_SPACES))

    def imagine_hand(self, seat: i64, dice: Dice) -> None:
        """The seat's five cards fill what it has laid, and what it still holds."""
        pool = self.decks.hands[self.level[seat]]
        for k in range(seat * BID_SPACES, seat * BID_SPACES + BID_SPACES):
            hidden = self.laid[k] & 15
            for _ in range(hidden):
                card = bit(NIBBLE * draw_value(pool, dice))
                pool -= card
                self.laid[k] += card - 1
        self.hand[seat] = pool

    def imagine_news(self, dice: Dice) -> None:
        """One of the cards with the front that lies open."""
        fitting: i64 = 0
        cards = self.news_deck
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            if self.decks.front(card) == self.news_front:
                fitting |= bit(card)
        self.news_top = draw(fitting, dice)


def copy_into(to: vec[i64], source: vec[i64]) -> None:
    """All numbers of a vector of the same length."""
    for k in range(i64(len(source))):
        to[k] = source[k]


def draw(members: i64, dice: Dice) -> i64:
    """One member of a set, equally likely."""
    for _ in range(dice.below(count(members))):
        members &= members - 1
    return lowest(members)


def draw_value(packed: i64, dice: Dice) -> i64:
    """The value of one of the packed Influence cards, equally likely."""
    left = dice.below(number_of(packed))
    value: i64 = 0
    while left >= packed & 15:
        left -= packed & 15
        packed >>= NIBBLE
        value += 1
    return value


def new_game(decks: Decks, seats: i64, length: i64, *, strict: bool) -> BremerhavenPosition:
    """The position before the first card is dealt (BH-2, BH-3, BH-4); alone the game is always short."""
    if seats == 1:
        length = SHORT
    game = BremerhavenPosition(decks, seats, length, strict=strict)
    fill_harbors(game)
    kept = game.lines + 1 if length == SHORT else game.lines - 2
    game.ship_deck = decks.kept_ships[kept]
    game.contract_deck = decks.kept_contracts[kept]
    game.building_deck = full(decks.buildings)
    if length == LONG or seats == 1:
        game.news_deck = full(decks.news)
    for seat in range(SEATS):
        game.hand[seat] = decks.hands[0]
    game.go_on_to_round()
    return game
