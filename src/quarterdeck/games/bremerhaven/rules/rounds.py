"""Rounds of Bremerhaven: bids, boards, harbors, clean-up, and the end (BH-5, BH-6, BH-16, BH-21 to BH-25, BH-28)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    AT_REST,
    BID_SPACES,
    BIDDING,
    DEALS_OFFER,
    DEALS_PRICE,
    DONE,
    DUMMY_SEAT,
    EXACT,
    GOODS,
    GROWING,
    HARBOR,
    INSTRUCTING,
    LAND,
    LOADING_DOCKS,
    LONG,
    MONEY,
    MOVING,
    NONE,
    OVER,
    PAYING,
    PERMITTING,
    PRODUCE,
    REVEALING,
    SEA,
    SHORT,
    STEP_SHIPS,
    UNTURNED,
)
from quarterdeck.games.bremerhaven.rules.events import Events
from quarterdeck.games.bremerhaven.table.decks import NIBBLE

SHORT_ADVANCE: Final[i64] = 2
"""Spaces on the Progress track in each round of a short game (BH-27.1)."""
GRADES: Final = vec[i64]([500, 750, 1000, 1251])
"""From these scores on a solo game earns the next grade (BH-28.13, BH-R42)."""
FAIR_SCORE: Final = 1250.0
"""A solo score that is worth one half."""


class Rounds(Events):
    """From the first bid of a round to the last, and to the end of the game."""

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
