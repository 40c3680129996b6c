"""Who is asked in Bremerhaven, and what for: the legal moves, phase by phase (BH-D1 to BH-D16)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import (
    ACTING,
    BERTHING,
    BIDDING,
    DEALING,
    DEALS_CONTRACT,
    DEALS_NEWS,
    DEALS_PRICE,
    DEALS_SHIP,
    DEALS_START,
    DONE,
    DUMMY_SEAT,
    EXCHANGING,
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
    SWAP,
    SWAPPING,
    UPGRADE,
    VALUES,
)
from quarterdeck.games.bremerhaven.rules.deals import add_set
from quarterdeck.games.bremerhaven.rules.rounds import Rounds
from quarterdeck.games.bremerhaven.table.decks import of_value


class Choosing(Rounds):
    """The legal moves of a position."""

    # -- who chooses ---------------------------------------------------------------------------------------------

    def all_at_once(self) -> bool:
        """Everybody may act at his own pace (BH-R1)."""
        return self.phase in (PERMITTING, GROWING, HARBOR)

    def waiting(self) -> i64:
        if self.all_at_once():
            return self.acting()
        return bit(self.player) if self.player >= 0 else NOTHING

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
