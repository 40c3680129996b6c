"""The course of a game of Bremerhaven: set-up, rounds, clean-up, end (BH-1 to BH-4, BH-21 to BH-25, BH-27, BH-28).

A compiled class stands in one file, so this one is longer than most; harbor.py and town.py have the rest.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    AT_REST,
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
    EXACT,
    EXCHANGING,
    GOODS,
    GROWING,
    HARBOR,
    INSTRUCTING,
    LAND,
    LOADING,
    LOADING_DOCKS,
    LONG,
    LOOKING,
    MONEY,
    MOVING,
    NONE,
    OVER,
    PAYING,
    PERMITTING,
    PLACING,
    PRICE,
    PRICING,
    PRODUCE,
    REVEALING,
    SEA,
    SEATS,
    SHARE,
    SHORT,
    STEP_ROUND,
    STEP_SHIPS,
    SWAP,
    SWAPPING,
    UNTURNED,
    UPGRADE,
    VALUES,
)
from quarterdeck.games.bremerhaven.deals import add_set
from quarterdeck.games.bremerhaven.decks import NIBBLE, Decks, number_of, of_value
from quarterdeck.games.bremerhaven.events import Events
from quarterdeck.games.bremerhaven.harbor import fill_harbors

SHORT_ADVANCE: Final[i64] = 2
"""Spaces on the Progress track in each round of a short game (BH-27.1)."""
GRADES: Final = vec[i64]([500, 750, 1000, 1251])
"""From these scores on a solo game earns the next grade (BH-28.13, BH-R42)."""
FAIR_SCORE: Final = 1250.0
"""A solo score that is worth one half."""


@final
class BremerhavenPosition(Events):
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

    # -- who chooses ---------------------------------------------------------------------------------------------

    def all_at_once(self) -> bool:
        """Everybody may act at his own pace (BH-R1)."""
        return self.phase in (PERMITTING, GROWING, HARBOR)

    def waiting(self) -> i64:
        if self.all_at_once():
            return self.acting()
        return bit(self.player) if self.player >= 0 else 0

    def focus(self, seat: i64) -> None:
        if self.acting() & bit(seat) and self.all_at_once():
            self.player = seat

    # -- what may be chosen --------------------------------------------------------------------------------------

    def find_moves(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        moves.clear()
        phase = self.phase
        if phase == BIDDING:
            self.add_bids(moves)
        elif phase == HARBOR:
            if self.stage[self.player] == ACTING:
                self.add_production(moves)
            else:
                self.add_goods_moves(moves)
        elif phase in (DEALING, INSTRUCTING, LOOKING, REVEALING):
            self.add_deals(moves)
        elif phase < BIDDING:
            self.add_setup(moves)
        elif phase == PERMITTING:
            self.add_permits(moves)
        elif phase == BERTHING:
            self.add_berths(moves)
        elif phase != OVER:
            self.add_choices(moves)

    def add_choices(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """Upgrade, prices, ranks, Loading docks, charges (BH-D6 to BH-D9, BH-D11, BH-D14)."""
        phase = self.phase
        if phase == GROWING:
            moves.add(DONE)
            moves.add(UPGRADE)
        elif phase in (PRICING, EXCHANGING):
            if phase == EXCHANGING:
                moves.add(DONE)
            for k in range(self.decks.prices):
                if self.pile[k] != NONE:
                    moves.add(PRICE + self.pile[k])
        elif phase == SWAPPING:
            moves.add(DONE)
            for k in range(self.lines - 1):
                moves.add(SWAP + k)
        elif phase == PLACING:
            for loading in range(LOADING_DOCKS):
                if self.contract[self.player * LOADING_DOCKS + loading] == NONE:
                    moves.add(LOADING + loading)
        else:
            self.add_shares(moves)

    def add_deals(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each deck
        """The cards that may come, equally likely (BH-R54)."""
        phase = self.phase
        if phase == LOOKING or (phase == DEALING and self.deals == DEALS_PRICE):
            add_set(moves, self.unseen_prices(), codes.DEAL_PRICE)
        elif phase == INSTRUCTING:
            add_set(moves, self.news_deck, codes.DEAL_NEWS)
        elif phase == REVEALING:
            held = self.hand[DUMMY_SEAT]
            for value in range(1, VALUES + 1):
                if of_value(held, value):
                    moves.add(codes.DUMMY + value - 1)
                if of_value(held, value) > 1:
                    moves.add(codes.SECOND + value - codes.TWICE)
        elif self.deals == DEALS_SHIP:
            add_set(moves, self.next_ships(), codes.DEAL_SHIP)
        elif self.deals in (DEALS_CONTRACT, DEALS_START):
            add_set(moves, self.next_contracts(), codes.DEAL_CONTRACT)
        elif self.deals == DEALS_NEWS:
            add_set(moves, self.news_deck, codes.DEAL_NEWS)
        else:
            add_set(moves, self.building_deck, codes.DEAL_BUILDING)

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

    # -- bidding (BH-5, BH-28.1 to BH-28.4) ------------------------------------------------------------------------------

    def go_on_to_round(self) -> None:
        """On with set-up or refill; then the next round begins."""
        if self.prepare():
            self.start_round()

    def start_round(self) -> None:
        """The next round begins with the Captain's first card."""
        self.round += 1
        self.return_cards()
        self.todo = 0
        if self.log is not None:
            self.tell(codes.ROUND, NOBODY, self.round)
        self.ask_bid()

    def ask_bid(self) -> None:
        """Who lays the next card is asked; all laid, they are revealed (BH-5.7)."""
        if self.all_laid():
            self.reveal_next()
            return
        seat = self.lays_now()
        if self.is_dummy(seat):
            self.phase = INSTRUCTING
            self.player = CHANCE
        else:
            self.phase = BIDDING
            self.player = seat

    def lay_bid(self, seat: i64, space: i64, value: i64) -> None:
        """A person lays a card face down (BH-5.3)."""
        self.lay(seat, space, value)
        if self.log is not None:
            self.tell(codes.LAID, seat, space)
            self.tell(codes.LAID_VALUE, seat, value, 0, bit(seat))
        self.ask_bid()

    def instruct(self, card: i64) -> None:
        """The dummy lays its next card on the space of the instruction's symbol (BH-28.3, BH-28.4)."""
        self.instruction = card
        space = self.decks.symbol[card]
        self.news_deck &= ~bit(card)
        self.news_pile |= bit(card)
        if self.log is not None:
            self.tell(codes.INSTRUCTED, DUMMY_SEAT, space, self.decks.event_name(card))
        self.lay(DUMMY_SEAT, space, 0)
        if not self.news_deck:
            self.news_deck = self.news_pile
            self.news_pile = 0
            if self.log is not None:
                self.tell(codes.RESHUFFLED, NOBODY, 2, count(self.news_deck))
        self.ask_bid()

    def reveal_next(self) -> None:
        """CHANCE turns up the dummy's next card; then the boards are resolved (BH-R58)."""
        for space in range(BID_SPACES):
            if self.laid[DUMMY_SEAT * BID_SPACES + space] & 15:
                self.who = space
                self.phase = REVEALING
                self.player = CHANCE
                return
        if self.log is not None:
            for space in range(BID_SPACES):
                for k in range(self.lines):
                    if self.cards_at(self.rank[k], space):
                        self.tell(codes.REVEALED, self.rank[k], space, self.bid(self.rank[k], space))
        self.resolve()

    def reveal(self, value: i64) -> None:
        """A card of the dummy's has its value."""
        card = bit(NIBBLE * value)
        self.laid[DUMMY_SEAT * BID_SPACES + self.who] += card - 1
        self.hand[DUMMY_SEAT] -= card
        self.reveal_next()

    # -- the boards (BH-6) ---------------------------------------------------------------------------------------------

    def resolve(self) -> None:
        """On through the bid spaces until somebody is asked (BH-6.1 to BH-6.3)."""
        while self.todo < BID_SPACES:
            self.who = 0
            if self.pile[0] == NONE:
                self.ask_chance(DEALS_PRICE)
                return
            space = self.todo
            self.todo += 1
            if self.resolve_space(space):
                return
        self.todo = BID_SPACES
        self.who = 0
        self.open_harbors()

    def resolve_space(self, space: i64) -> bool:  # noqa: PLR0911 - one branch for each space
        """One bid space; whether somebody is asked."""
        if space >= LAND:
            return space < LAND + self.lines and self.award_contract(space - LAND)
        if space >= SEA:
            return space < SEA + self.lines and self.award_ship(space - SEA)
        if space >= codes.PRICES:
            return self.resolve_office(space)
        if space == codes.PARKING:
            self.park()
            return False
        if space == codes.BUILDING:
            if self.award_building():
                self.ask_chance(DEALS_OFFER)
                return True
            return False
        if space == codes.PERMITS:
            self.phase = PERMITTING
            self.open_permits()
        else:
            self.phase = GROWING
            self.open_growth()
        return self.ask_highest()

    def resolve_office(self, space: i64) -> bool:
        """Prices or ranks; whether somebody is asked."""
        if space == codes.PRICES:
            if self.open_prices():
                return True
            if self.pile[0] == NONE:
                self.ask_chance(DEALS_PRICE)
                return True
            return False
        if self.open_career():
            return True
        self.pay_income()
        return False

    def go_on_together(self) -> None:
        """The next one who may act is asked; all done, the game goes on."""
        if not self.ask_highest():
            self.resolve()

    # -- harbors (BH-16) -------------------------------------------------------------------------------------------------

    def open_harbors(self) -> None:
        """Everybody may produce, convert and move (BH-16.3)."""
        self.phase = HARBOR
        for seat in range(self.seats):
            self.yielded[seat] = 0
            self.turned[seat] = UNTURNED
            self.stage[seat] = ACTING
            self.advance_seat(seat)
        self.go_on_in_harbors()

    def act_in_harbor(self, seat: i64, move: i64) -> None:
        """One step of 4.1 or 4.2."""
        if move >= EXACT:
            self.act_exactly(seat, move - EXACT)
        elif self.stage[seat] == ACTING:
            if move == DONE:
                self.stage[seat] = MOVING
            else:
                what = (move - PRODUCE) % (GOODS + 1)
                to = self.room(seat, what) if what != MONEY else NONE
                self.do_produce(seat, (move - PRODUCE) // (GOODS + 1), what, to)
        elif move == DONE:
            self.rest(seat)
        else:
            self.move_goods(seat, move)
        if self.stage[seat] != AT_REST:
            self.advance_seat(seat)
        self.go_on_in_harbors()

    def go_on_in_harbors(self) -> None:
        """The next one who may act is asked; all done, prestige and time follow for everybody (BH-16.1)."""
        if self.ask_highest():
            return
        for k in range(self.lines):
            seat = self.rank[k]
            if not self.is_dummy(seat):
                self.count_prestige(seat)
                self.pass_time(seat)
        self.todo = BID_SPACES + 1
        self.who = 0
        if self.event != NONE:
            if self.log is not None:
                self.tell(codes.EVENT, NOBODY, self.decks.event_name(self.event))
            self.begin_event()
        self.carry_out()

    # -- clean-up: the Event (BH-21) ---------------------------------------------------------------------------------------

    def carry_out(self) -> None:
        """The Event strikes each harbor in rank order (BH-21.2, BH-R49); then the Ship token moves."""
        if self.pile[0] == NONE:
            self.ask_chance(DEALS_PRICE)
            return
        while self.event != NONE and self.who < self.seats:
            seat = self.rank[self.who]
            if self.must_split(seat):
                self.phase = PAYING
                self.player = seat
                return
            self.strike(seat)
            self.who += 1
        self.progress()

    # -- clean-up: progress, refill, end (BH-22, BH-23, BH-25) -------------------------------------------------------------

    def progress(self) -> None:
        """The Ship token moves; on the last space the game ends at once (BH-22.1, BH-22.2, BH-27.1)."""
        self.who = 0
        steps = SHORT_ADVANCE if self.length == SHORT else self.news_front >> 4
        self.ahead = max(0, self.ahead - steps)
        if self.log is not None:
            self.tell(codes.ADVANCED, NOBODY, steps, self.ahead)
        if self.ahead == 0:
            self.finish()
            return
        if self.length == LONG:
            self.flip_news()
        self.clear_offers()
        self.step = STEP_SHIPS
        self.go_on_to_round()

    def finish(self) -> None:  # noqa: C901, PLR0912 - the rule in one piece
        """Contracts left are resolved as due; then money times prestige (BH-25, BH-R36)."""
        for k in range(self.lines):
            seat = self.rank[k]
            if not self.is_dummy(seat):
                for loading in range(LOADING_DOCKS):
                    if self.contract[seat * LOADING_DOCKS + loading] != NONE:
                        self.resolve_contract(seat, loading)
        self.phase = OVER
        self.player = NOBODY
        self.ended = codes.LAST_SPACE if self.seats > 1 else codes.LANDLUBBER + self.grade(self.score(0))
        if self.log is not None:
            self.tell(codes.ENDED, NOBODY, self.ended)
        best: i64 = NONE
        for k in range(self.lines):
            seat = self.rank[k]
            if not self.is_dummy(seat):
                if self.log is not None:
                    self.tell(codes.SCORED, seat, self.money[seat] + self.bank[seat], self.prestige[seat])
                if self.score(seat) > best:
                    best = self.score(seat)
                    self.winners = bit(seat)
        if self.seats == 1 and self.ended != codes.CAPTAIN:
            self.winners = 0

    def score(self, seat: i64) -> i64:
        """Money, that in the Bank included, times prestige (BH-25.3, BH-R34)."""
        return (self.money[seat] + self.bank[seat]) * self.prestige[seat]

    def grade(self, score: i64) -> i64:
        """0 Landlubber to 4 Captain (BH-28.13)."""
        found: i64 = 0
        while found < i64(len(GRADES)) and score >= GRADES[found]:
            found += 1
        return found

    def worth(self, seat: i64) -> float:
        """The winner has it all; alone, a score of 1,250 is worth one half (BH-25.4)."""
        if self.seats == 1:
            score = float(self.score(seat))
            return score / (score + FAIR_SCORE)
        return 1.0 if self.winners & bit(seat) else 0.0

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
