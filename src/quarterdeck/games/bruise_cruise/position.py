"""Turns, cards and endings of Bruise Cruise (BC-1, BC-2, BC-19 to BC-22); actions.py and unfathomable.py have the rest.

A compiled class stands in one file, so this one is longer than most.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.board import add_action_cards, add_members, copy_into
from quarterdeck.games.bruise_cruise.chart import Chart
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    ACTIONS,
    BATTLING,
    BUYING,
    CARD,
    CARDS_PLAYED,
    COMMISSION,
    DEAL,
    DEALING,
    DECOMMISSION,
    DICE,
    DIRECTIONS,
    DISCARDING,
    DRAW,
    DRAWING,
    EFFECT,
    END,
    EXCHANGE,
    FLEET,
    FLEET_HOME,
    HAND,
    HOMING,
    KINDS,
    LIFE,
    LOOT,
    LOOTING,
    MISSILE,
    MISSILES,
    NO_CARD,
    NO_PORT,
    NO_SHIP,
    NO_SPACE,
    OVER,
    PICK_BUNDLE,
    PICK_CARD,
    PICK_SHIP,
    PICK_SPACE,
    PICK_TARGET,
    PICK_WIND,
    RAID,
    RAIDER_FLEES,
    RAIDING,
    REPLENISHING,
    ROLLING,
    SAIL_CARD,
    SAIL_ONE,
    SEATS,
    SET_ASIDE,
    SHIP,
    SHIPS,
    SPACE,
    STALEMATE,
    STAY,
    SURRENDER,
    SURRENDERING,
    TIE_BREAK,
    TORPEDO,
    TORPEDOES,
    TRADE_MISSILE,
    TRADE_TORPEDO,
    UNFATHOMABLE,
    WEIGH,
    WIND,
    WORDS,
)
from quarterdeck.games.bruise_cruise.unfathomable import Unfathomable

PAIRS: Final[i64] = 36
PILE: Final[i64] = 6
"""From so many cards in hand on only one can be drawn (BC-19.4)."""


@final
class BruiseCruisePosition(Unfathomable):
    """A game of Bruise Cruise between two decisions."""

    # -- copies ----------------------------------------------------------------------------------------------

    def clone(self) -> BruiseCruisePosition:
        copy = BruiseCruisePosition(self.chart, self.seats, self.patience)
        copy.copy_scalars(self)
        copy.place = self.place[:]
        copy.at = self.at[:]
        copy.stock = self.stock[:]
        copy.supply = self.supply[:]
        copy.deployed = self.deployed[:]
        copy.flags = self.flags[:]
        copy.home = self.home[:]
        copy.hand = self.hand[:]
        copy.held = self.held[:]
        copy.shown = self.shown[:]
        copy.discard = self.discard[:]
        copy.totals = self.totals[:]
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast(BruiseCruisePosition, other)
        self.copy_scalars(source)
        self.copy_vectors(source)

    def numbers(self) -> list[int]:
        found: list[int] = [
            int(number)
            for number in (
                self.chart.digest, self.seats, self.patience, self.player, self.ended, self.phase, self.active, self.first,
                self.left, self.passes, self.deck, i64(self.closing), i64(self.played), i64(self.moved_card), self.quiet,
                self.to_draw, self.kind, self.card, self.ship, self.target, self.port, self.rolling, self.rolled,
                self.flipped, self.anchored, self.anchors, self.wake_ship, self.wake, self.winners, self.ender,
            )
        ]  # fmt: skip
        for numbers in (
            self.place, self.stock, self.supply, self.deployed, self.flags, self.home, self.hand, self.held,
            self.shown, self.discard, self.totals,
        ):  # fmt: skip
            found.extend([int(number) for number in numbers])
        return found

    # -- what may be chosen ------------------------------------------------------------------------------------

    def find_moves(self, moves: Moves) -> None:
        """In the order of their numbers; spaces to sail to nearest first."""
        moves.clear()
        phase = self.phase
        if phase == ACTING:
            self.add_kinds(moves)
        elif phase <= HOMING:
            self.add_setup(moves)
        elif phase <= PICK_WIND:
            self.add_picks(moves)
        elif phase == DRAWING:
            self.add_unseen(moves)
        elif phase == REPLENISHING:
            self.add_replenishment(moves)
        elif phase == DISCARDING:
            self.add_hand(moves)
        elif phase != OVER:
            self.add_interrupts(moves)

    def add_kinds(self, moves: Moves) -> None:
        """The end of the turn and the kinds of action that can be made; a card where one must be played (BC-20.4)."""
        must = self.closing and not self.played and self.can_play_card()
        if not must:
            moves.add(END)
        only_cards = must and self.left == 1
        for kind in range(SAIL_ONE, DECOMMISSION + 1):
            if (not only_cards or takes_card(kind)) and self.can_do(kind):
                moves.add(kind)

    def add_setup(self, moves: Moves) -> None:
        """Dice for the first turn, cards dealt, Home Ports."""
        if self.phase == ROLLING:
            add_pairs(moves)
        elif self.phase == DEALING:
            self.add_unseen(moves)
        else:
            self.add_homes(moves)

    def add_picks(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """What the picked kind of action asks for next."""
        phase = self.phase
        kind = self.kind
        if phase == PICK_SPACE:
            self.add_spaces(moves)
        elif phase == PICK_CARD:
            if kind >= EFFECT:
                self.add_salvage(moves)
            else:
                self.add_cards(moves)
        elif phase == PICK_SHIP:
            if kind >= EFFECT:
                self.add_effect_ships(moves)
            else:
                self.add_ships(moves)
        elif phase == PICK_TARGET:
            self.add_targets(moves)
        elif phase == PICK_WIND:
            self.add_winds(moves)
        else:
            for k in range(self.chart.bundles[self.card]):
                moves.add(codes.BUNDLE + k)

    def add_spaces(self, moves: Moves) -> None:
        """Where the picked ship can go."""
        kind = self.kind
        if kind >= EFFECT:
            self.add_effect_spaces(moves)
        else:
            self.add_reach(moves, self.ship, 1 if kind == SAIL_ONE else self.chart.rating[self.card])

    def add_interrupts(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each phase
        """Dice, and choices in the middle of an action (BC-25)."""
        phase = self.phase
        if phase in (BATTLING, RAIDING, TIE_BREAK):
            add_pairs(moves)
        elif phase == SURRENDERING:
            moves.add(SURRENDER)
            moves.add(SURRENDER + 1)
        elif phase == LOOTING:
            moves.add(LOOT)
            first = self.target // FLEET * KINDS
            for kind in range(KINDS):
                if self.stock[first + kind] > 0:
                    moves.add(LOOT + 1 + kind)
        elif phase == BUYING:
            moves.add(END)
            if self.can_clear(MISSILES):
                moves.add(TRADE_MISSILE)
            if self.can_clear(TORPEDOES):
                moves.add(TRADE_TORPEDO)
        else:
            self.add_getaway(moves)

    def add_getaway(self, moves: Moves) -> None:
        """Stay, or sail up to three spaces; anchored ships stay (BC-14.5, BC-14.7, BC-14.9)."""
        moves.add(STAY)
        ship = self.fleeing()
        if self.is_free(ship):
            self.add_reach(moves, ship, codes.GETAWAY)

    def add_homes(self, moves: Moves) -> None:
        """The Action cards of the hand whose port nobody has chosen (BC-1.10, BC-1.11)."""
        ports = self.chart.all_cards[0]
        for seat in range(self.seats):
            if self.home[seat] != NO_PORT:
                ports ^= bit(self.home[seat])
        a = self.hand[self.player * WORDS] & ports
        b = self.hand[self.player * WORDS + 1] & ports
        add_action_cards(moves, a, b, CARD)

    def add_unseen(self, moves: Moves) -> None:
        """The cards the deck may hold."""
        chart = self.chart
        a = self.unseen(0)
        b = self.unseen(1)
        add_action_cards(moves, a, b, DEAL)
        add_members(moves, self.unseen(2), DEAL + chart.actions, 1)

    def add_replenishment(self, moves: Moves) -> None:
        """How many cards to draw; with seven, none or one for another (BC-19.1 to BC-19.7)."""
        held = self.held[self.player]
        moves.add(DRAW)
        if held >= HAND:
            self.add_hand(moves)
            return
        most = min(self.drawable(), 1 if held == PILE else 2)
        for k in range(1, most + 1):
            moves.add(DRAW + k)

    def add_hand(self, moves: Moves) -> None:
        """Every card of the hand of the one who chooses."""
        first = self.player * WORDS
        a = self.hand[first]
        b = self.hand[first + 1]
        add_action_cards(moves, a, b, CARD)
        add_members(moves, self.hand[first + 2], CARD + self.chart.actions, 1)

    # -- playing -------------------------------------------------------------------------------------------------

    def play(self, move: i64) -> None:
        self.make(move)
        while self.is_forced():
            self.make(self.spare.items[0])

    def make(self, move: i64) -> None:
        """The one who must choose has chosen."""
        phase = self.phase
        if phase == ACTING:
            self.begin_action(move)
        elif phase <= HOMING:
            self.set_up(move)
        elif phase <= PICK_WIND:
            self.pick(move)
        elif phase == DRAWING:
            self.draw(move - DEAL)
        elif phase == REPLENISHING:
            self.replenish(move)
        elif phase == DISCARDING:
            self.discard_one(move - CARD)
        else:
            self.interrupt(move)

    def begin_action(self, kind: i64) -> None:
        """A kind of action is chosen, or the turn ends (BC-2.1, BC-R6)."""
        if kind == END:
            if self.log is not None:
                self.tell(codes.PASSED, self.active)
            self.left = 0
            self.end_actions()
            return
        self.kind = kind
        if kind in (TRADE_MISSILE, TRADE_TORPEDO):
            self.do_trade(kind - TRADE_MISSILE + MISSILES)
        elif kind == DECOMMISSION:
            self.do_decommission()
        elif takes_card(kind):
            self.phase = PICK_CARD
        else:
            self.phase = PICK_SHIP

    def pick(self, move: i64) -> None:
        """One step of an action; the last one makes it."""
        phase = self.phase
        if phase == PICK_CARD:
            self.pick_card(move - CARD)
        elif phase == PICK_SHIP:
            self.pick_ship(move - SHIP)
        elif phase == PICK_TARGET:
            self.pick_target(move - SHIP)
        elif phase == PICK_SPACE:
            if self.kind >= EFFECT:
                self.act_on_space(move - SPACE)
            else:
                self.do_sail(move - SPACE)
        elif phase == PICK_BUNDLE:
            self.do_exchange(move - codes.BUNDLE)
        else:
            self.blow(move - WIND)

    def pick_card(self, card: i64) -> None:  # noqa: PLR0912 - one branch for each kind
        """A card for the action; of the discard pile, if one is salvaged."""
        kind = self.kind
        if kind >= EFFECT:
            self.act_on_card(card)
            return
        self.card = card
        if kind == SAIL_CARD:
            self.phase = PICK_SHIP
        elif kind == EXCHANGE:
            if self.chart.bundles[card] > 1:
                self.phase = PICK_BUNDLE
            else:
                self.do_exchange(0)
        elif kind == MISSILE:
            self.port = self.chart.member(card)
            self.phase = PICK_TARGET
        elif kind == UNFATHOMABLE:
            self.begin_effect()
        elif kind == codes.CLAIM:
            self.do_claim()
        else:
            self.begin_battle()

    def pick_ship(self, ship: i64) -> None:
        """An own ship for the action."""
        kind = self.kind
        if kind >= EFFECT:
            self.act_on_ship(ship)
            return
        self.ship = ship
        if kind == WEIGH:
            self.do_weigh(ship)
        elif kind == COMMISSION:
            self.do_commission(ship)
        elif kind in (TORPEDO, RAID):
            self.phase = PICK_TARGET
        else:
            self.phase = PICK_SPACE

    def pick_target(self, target: i64) -> None:
        """A rival's ship for the action."""
        kind = self.kind
        if kind >= EFFECT:
            self.act_on_target(target)
        elif kind == TORPEDO:
            self.do_torpedo(target)
        elif kind == RAID:
            self.begin_raid(target)
        else:
            self.do_missile(target)

    def interrupt(self, move: i64) -> None:
        """Dice fall, or somebody chooses in the middle of an action (BC-25.4)."""
        phase = self.phase
        if phase == RAIDING:
            self.end_raid(move - DICE)
        elif phase == BATTLING:
            self.end_battle(move - DICE)
        elif phase == SURRENDERING:
            self.do_surrender(move - SURRENDER + MISSILES)
        elif phase == LOOTING:
            self.do_loot(KINDS if move == LOOT else move - LOOT - 1)
        elif phase == BUYING:
            self.buy_cheaply(move)
        elif phase == TIE_BREAK:
            self.roll_tie(move - DICE)
        else:
            self.do_flee(NO_SPACE if move == STAY else move - SPACE)

    def is_forced(self) -> bool:
        """What is asked now has one answer, which tells nobody a secret: it is in `spare`, for the engine to give.

        Which kind of action is possible, and which Home Port, may depend on the hand; so these are always asked.
        """
        phase = self.phase
        if phase in (DEALING, DRAWING):
            if self.deck != 1:
                return False
        elif phase == PICK_SPACE and self.kind < EFFECT:
            if self.ways_out(self.ship) > 1:
                return False
        elif phase in (RAIDER_FLEES, codes.DEFENDER_FLEES):
            if self.can_sail(self.fleeing()):
                return False
        elif phase in (PICK_CARD, PICK_SHIP, PICK_TARGET, PICK_SPACE, PICK_WIND, LOOTING, REPLENISHING, DISCARDING):
            pass
        else:
            return False
        self.find_moves(self.spare)
        return self.spare.count == 1

    def ways_out(self, ship: i64) -> i64:
        """How many legal first steps a ship has."""
        near = self.chart.near
        first = self.place[ship] * DIRECTIONS
        found: i64 = 0
        for k in range(first, first + DIRECTIONS):
            if near[k] != NO_SPACE and self.may_enter(ship // FLEET, near[k]):
                found += 1
        return found

    # -- setup (BC-1) ------------------------------------------------------------------------------------------------

    def set_up(self, move: i64) -> None:
        """Dice, deal, Home Ports."""
        if self.phase == ROLLING:
            self.roll_first(move - DICE)
        elif self.phase == DEALING:
            self.deal(move - DEAL)
        else:
            self.choose_home(move - CARD)

    def roll_first(self, dice: i64) -> None:
        """The next Admiral rolls; who rolled most plays first, and those who tie roll again (BC-1.7, BC-R2)."""
        seat = self.roll_next(dice)
        if self.log is not None:
            self.tell(codes.ROLLED, seat, dice // 6 + 1, dice % 6 + 1)
        if self.rolling:
            return
        best = self.best_rolled()
        if best & (best - 1):
            self.start_rolling(best)
            return
        self.first = lowest(best)
        self.active = self.first
        if self.log is not None:
            self.tell(codes.FIRST, self.first)
        self.phase = DEALING
        self.to_draw = HAND

    def start_rolling(self, seats: i64) -> None:
        """These seats roll, one after the other in the order of the table; others are out."""
        self.rolling = seats
        for seat in range(self.seats):
            self.totals[seat] = 0 if seats & bit(seat) else NOBODY
        self.player = CHANCE

    def roll_next(self, dice: i64) -> i64:
        """The two dice of the next one who rolls; returns the seat."""
        seat = lowest(self.rolling)
        first = dice // 6 + 1
        second = dice % 6 + 1
        self.totals[seat] = first + second
        self.rolling ^= bit(seat)
        self.rolled = first * 10 + second
        return seat

    def best_rolled(self) -> i64:
        """The seats with the highest total, as a set."""
        best: i64 = 0
        most: i64 = 0
        for seat in range(self.seats):
            if self.totals[seat] > most:
                most = self.totals[seat]
                best = bit(seat)
            elif self.totals[seat] == most:
                best |= bit(seat)
        return best

    def deal(self, card: i64) -> None:
        """Hands are filled one after the other, the first Admiral's first (BC-1.9)."""
        seat = self.active
        self.add_to_hand(seat, card)
        if self.log is not None:
            self.tell(codes.DEALT, seat, card, 0, bit(seat))
        self.to_draw -= 1
        if self.to_draw > 0:
            return
        self.active = (seat + 1) % self.seats
        self.to_draw = HAND
        if self.held[self.active] > 0:  # the last hand, or one dealt anew (BC-R4)
            self.to_draw = 0
            self.ask_home()

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """The card comes from the deck into a hand."""
        chart = self.chart
        self.hand[seat * WORDS + chart.word(card)] |= bit(chart.member(card))
        self.held[seat] += 1
        self.deck -= 1

    def ask_home(self) -> None:
        """The next Admiral in turn order chooses a Home Port; without a choice the hand is dealt anew (BC-R3, BC-R4)."""
        seat = self.first
        while self.home[seat] != NO_PORT:
            seat = (seat + 1) % self.seats
            if seat == self.first:
                self.start_turn(seat)
                return
        self.active = seat
        self.player = seat
        self.phase = HOMING
        if not self.can_choose_home(seat):
            self.deal_anew(seat)

    def can_choose_home(self, seat: i64) -> bool:
        """The hand holds an Action card of a port nobody has chosen (BC-1.11)."""
        ports = self.ports_in_hand(seat)
        for other in range(self.seats):
            if self.home[other] != NO_PORT:
                ports &= ~bit(self.home[other])
        return ports != 0

    def deal_anew(self, seat: i64) -> None:
        """The hand is shown and goes back into the deck, and seven new cards are dealt (BC-R4)."""
        if self.log is not None:
            for card in range(self.chart.cards):
                if self.holds(seat, card):
                    self.tell(codes.SHOWN, seat, card)
        for word in range(WORDS):
            self.hand[seat * WORDS + word] = 0
        self.deck += self.held[seat]
        self.held[seat] = 0
        self.phase = DEALING
        self.player = CHANCE
        self.to_draw = HAND

    def choose_home(self, card: i64) -> None:
        """The card is discarded; marker and flagship go to its port (BC-1.10 to BC-1.13)."""
        seat = self.player
        port = self.chart.member(card)
        space = self.chart.port_space[port]
        self.leave_hand(seat, card)
        self.home[seat] = port
        self.put(seat * FLEET, space)
        if self.log is not None:
            self.tell(codes.HOME, seat, self.space_name(space), card)
        self.ask_home()

    # -- turns (BC-2) --------------------------------------------------------------------------------------------------

    def start_turn(self, seat: i64) -> None:
        """Two actions for this Admiral (BC-2.1, BC-20.8)."""
        self.active = seat
        self.player = seat
        self.phase = ACTING
        self.left = ACTIONS
        self.rolled = 0
        self.played = False
        self.moved_card = False
        self.closing = self.deck == 0 and self.is_last_pass()
        if self.log is not None:
            self.tell(codes.TURN, seat)

    def finish_action(self) -> None:
        """The next action, the end of the turn, or the end of the game (BC-2.4, BC-21.3)."""
        self.kind = 0
        self.card = NO_CARD
        self.ship = NO_SHIP
        self.target = NO_SHIP
        self.port = NO_PORT
        self.left -= 1
        if self.ender != NOBODY:
            self.end_game(FLEET_HOME)
        elif self.is_played_out():
            self.end_game(CARDS_PLAYED)
        elif self.left > 0:
            self.player = self.active
            self.phase = ACTING
        else:
            self.end_actions()

    def is_played_out(self) -> bool:
        """The deck has come to its end, and no hand holds a card (BC-21.2)."""
        return self.deck == 0 and self.is_last_pass() and self.cards_held() == 0

    def is_last_pass(self) -> bool:
        """The deck is not shuffled again: once with two Admirals, twice with more (BC-20.1 to BC-20.3)."""
        return self.passes == self.most_passes()

    def most_passes(self) -> i64:
        """How often the deck is gone through (BC-24.3)."""
        return 1 if self.seats == 2 else 2  # noqa: PLR2004 - two Admirals

    def end_actions(self) -> None:
        """After the actions: what must be discarded, then the replenishment (BC-19, BC-R30, BC-R38)."""
        seat = self.active
        self.player = seat
        owes = self.closing and not self.played and self.held[seat] > 0
        if owes or self.held[seat] > HAND:
            self.phase = DISCARDING
        elif self.drawable() > 0:
            self.phase = REPLENISHING
        else:
            self.end_turn()

    def discard_one(self, card: i64) -> None:
        """A card is discarded because it must be (BC-D8); in the final phase that counts as played (BC-R38)."""
        self.leave_hand(self.active, card)
        self.played = True
        if self.log is not None:
            self.tell(codes.DISCARDED, self.active, card)
        if self.is_played_out():
            self.end_game(CARDS_PLAYED)
        else:
            self.end_actions()

    def drawable(self) -> i64:
        if self.is_last_pass():
            return self.deck
        return self.deck + count(self.discard[0]) + count(self.discard[1]) + count(self.discard[2])

    def replenish(self, move: i64) -> None:
        """So many cards, or one for a discarded one (BC-19.1, BC-19.5)."""
        if move >= CARD:
            self.leave_hand(self.active, move - CARD)
            if self.log is not None:
                self.tell(codes.DISCARDED, self.active, move - CARD)
            self.start_drawing(1)
        else:
            self.start_drawing(move - DRAW)

    def start_drawing(self, cards: i64) -> None:
        self.to_draw = cards
        if cards > 0:
            self.player = CHANCE
            self.phase = DRAWING
        else:
            self.end_drawing()

    def draw(self, card: i64) -> None:
        """The card comes into the hand; when the first deck is empty it is made anew (BC-20.2, BC-R36)."""
        seat = self.active
        self.add_to_hand(seat, card)
        self.moved_card = True
        if self.log is not None:
            self.tell(codes.DREW, seat, card, 0, bit(seat))
        if self.deck == 0:
            self.reshuffle()
        self.to_draw -= 1
        if self.to_draw == 0:
            self.end_drawing()

    def reshuffle(self) -> None:
        """The discard pile becomes the new deck, unless this was the last (BC-20.1 to BC-20.3, BC-R36)."""
        if self.is_last_pass():
            if self.log is not None:
                self.tell(codes.DECK_EMPTY, NOBODY)
            return
        self.passes += 1
        self.deck = count(self.discard[0]) + count(self.discard[1]) + count(self.discard[2])
        for word in range(WORDS):
            self.discard[word] = 0
        if self.log is not None:
            self.tell(codes.RESHUFFLED, NOBODY, self.deck)

    def end_drawing(self) -> None:
        """The turn ends; a card that let draw was one action of it (BC-U11)."""
        self.to_draw = 0
        if self.kind >= EFFECT:
            self.finish_action()
        else:
            self.end_turn()

    def end_turn(self) -> None:
        """The next Admiral clockwise; in the final phase the next who holds a card (BC-2.1, BC-20.6, BC-R44, BC-R45)."""
        self.quiet = 0 if self.moved_card else self.quiet + 1
        if self.patience > 0 and self.quiet >= self.patience:
            self.end_game(STALEMATE)
            return
        seat = self.active
        closing = self.deck == 0 and self.is_last_pass()
        while True:
            seat = (seat + 1) % self.seats
            if not closing or self.held[seat] > 0:
                self.start_turn(seat)
                return
            if self.log is not None:
                self.tell(codes.SKIPPED, seat)

    # -- the end (BC-21, BC-22) ----------------------------------------------------------------------------------------

    def end_game(self, how: i64) -> None:
        """At once; ties for the lead are settled (BC-21.3, BC-21.4, BC-22.7, BC-22.9, BC-R42)."""
        self.ended = how
        if self.log is not None:
            self.tell(codes.ENDED, how, self.ender)
        tied = self.leaders()
        if self.ender != NOBODY and tied & bit(self.ender):
            tied = bit(self.ender)
        if tied & (tied - 1):
            tied = self.nearest_home(tied)
        if tied & (tied - 1):
            self.phase = TIE_BREAK
            self.start_rolling(tied)
        else:
            self.finish(tied)

    def leaders(self) -> i64:
        """The seats with most points, as a set."""
        best: i64 = 0
        most: i64 = -1
        for seat in range(self.seats):
            points = self.points(seat)
            if points > most:
                most = points
                best = bit(seat)
            elif points == most:
                best |= bit(seat)
        return best

    def nearest_home(self, seats: i64) -> i64:
        """Of these seats those whose ships have the smallest total sailing distance home (BC-22.9)."""
        best: i64 = 0
        least: i64 = -1
        for seat in range(self.seats):
            if seats & bit(seat):
                total = self.way_home(seat)
                if self.log is not None:
                    self.tell(codes.NEAREST, seat, total)
                if least < 0 or total < least:
                    least = total
                    best = bit(seat)
                elif total == least:
                    best |= bit(seat)
        return best

    def way_home(self, seat: i64) -> i64:
        """Steps of all ships on the board to their Home Port, around rivals' Home Ports but not ships (BC-R40)."""
        home = self.home_space(seat)
        total: i64 = 0
        for ship in range(seat * FLEET, seat * FLEET + FLEET):
            if self.place[ship] >= 0:
                total += self.steps_home(seat, self.place[ship], home)
        return total

    def steps_home(self, seat: i64, start: i64, home: i64) -> i64:
        """Steps from a space to the Home Port; as many as there are spaces if there is no way (BC-R40)."""
        if start == home:
            return 0
        chart = self.chart
        steps = vec[i64]([NOBODY] * int(chart.spaces))
        for other in range(self.seats):
            if other != seat:
                steps[self.home_space(other)] = chart.spaces
        steps[start] = 0
        queue = vec[i64]([0] * int(chart.spaces))
        queue[0] = start
        tail: i64 = 1
        head: i64 = 0
        while head < tail:
            space = queue[head]
            head += 1
            for k in range(space * DIRECTIONS, space * DIRECTIONS + DIRECTIONS):
                other = chart.near[k]
                if other != NO_SPACE and steps[other] == NOBODY:
                    steps[other] = steps[space] + 1
                    queue[tail] = other
                    tail += 1
        return steps[home] if steps[home] != NOBODY else chart.spaces

    def roll_tie(self, dice: i64) -> None:
        """The next tied Admiral rolls; the highest total wins, those who tie again roll again (BC-22.10, BC-R41)."""
        seat = self.roll_next(dice)
        if self.log is not None:
            self.tell(codes.ROLLED, seat, dice // 6 + 1, dice % 6 + 1)
        if self.rolling:
            return
        best = self.best_rolled()
        if best & (best - 1):
            self.start_rolling(best)
        else:
            self.finish(best)

    def finish(self, winners: i64) -> None:
        """Nobody chooses any more."""
        self.winners = winners
        self.phase = OVER
        self.player = NOBODY
        if self.log is not None:
            self.tell(codes.WON, lowest(winners), self.points(lowest(winners)))

    def worth(self, seat: i64) -> float:
        """The winner has it all (BC-21.4)."""
        return 1.0 if self.winners & bit(seat) else 0.0

    # -- what a seat knows (part 4 of the rules: BC-R51) ------------------------------------------------------------------

    def veil(self, seat: i64) -> None:
        """Others' cards are forgotten, but those everybody saw go there; and what the one on turn is picking."""
        for other in range(self.seats):
            if other != seat:
                for word in range(WORDS):
                    self.hand[other * WORDS + word] &= self.shown[word]
        if seat != self.active and PICK_CARD <= self.phase <= PICK_WIND:
            self.phase = ACTING
            self.kind = 0
            self.card = NO_CARD
            self.ship = NO_SHIP
            self.target = NO_SHIP
            self.port = NO_PORT

    def imagine(self, dice: Dice) -> None:
        """Deal unseen cards to the hands that are veiled, each set of cards equally likely."""
        known = self.hand[:]
        self.imagine_hands(dice)
        while self.phase == HOMING and not self.can_choose_home(self.player):
            copy_into(self.hand, known, self.seats * WORDS)
            self.imagine_hands(dice)

    def imagine_hands(self, dice: Dice) -> None:
        """Fill every hand that is smaller than its seat holds."""
        missing: i64 = 0
        for seat in range(self.seats):
            missing += self.missing(seat)
        if missing == 0:
            return
        spare = self.spare
        spare.clear()
        self.add_unseen(spare)
        left = spare.count
        items = spare.items
        chart = self.chart
        for seat in range(self.seats):
            for _ in range(self.missing(seat)):
                k = dice.below(left)
                card = items[k] - DEAL
                left -= 1
                items[k] = items[left]
                self.hand[seat * WORDS + chart.word(card)] |= bit(chart.member(card))

    def missing(self, seat: i64) -> i64:
        """How many cards of a hand are not known."""
        first = seat * WORDS
        hand = self.hand
        return self.held[seat] - count(hand[first]) - count(hand[first + 1]) - count(hand[first + 2])


def takes_card(kind: i64) -> bool:
    """The kind of action is paid for with a card (BC-20.5)."""
    return kind in (SAIL_CARD, EXCHANGE, codes.CLAIM, MISSILE, codes.BATTLE, UNFATHOMABLE)


def add_pairs(moves: Moves) -> None:
    """Two dice."""
    for k in range(PAIRS):
        moves.add(DICE + k)


def new_game(chart: Chart, seats: i64, patience: i64) -> BruiseCruisePosition:
    """The position before the first decision: the dice of the first Admiral (BC-1.3 to BC-1.7)."""
    game = BruiseCruisePosition(chart, seats, patience)
    game.place = vec[i64]([SET_ASIDE] * SHIPS)
    game.at = vec[i64]([NO_SHIP] * int(chart.spaces))
    game.stock = vec[i64]([0] * (SEATS * KINDS))
    game.supply = vec[i64]([chart.supplies[0], chart.supplies[1], chart.supplies[2]])
    game.deployed = vec[i64]([0] * (2 * SEATS))
    game.flags = vec[i64]([0] * SEATS)
    game.home = vec[i64]([NO_PORT] * SEATS)
    game.hand = vec[i64]([0] * (SEATS * WORDS))
    game.held = vec[i64]([0] * SEATS)
    game.shown = vec[i64]([0] * WORDS)
    game.discard = vec[i64]([0] * WORDS)
    game.totals = vec[i64]([NOBODY] * SEATS)
    for seat in range(seats):
        game.take_from_supply(seat, LIFE, codes.START_LIFE)
        game.take_from_supply(seat, MISSILES, codes.START_MISSILES)
    game.start_rolling(bit(seats) - 1)
    return game
