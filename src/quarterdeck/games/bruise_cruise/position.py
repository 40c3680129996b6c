"""A game of Bruise Cruise: what each move does, and what a seat knows of it (BC-2, BC-25, BC-R51).

The rules are a chain of classes, each in a file of its own: rules/board.py, rules/actions.py, rules/unfathomable.py, rules/endings.py, rules/turns.py,
rules/setup.py, rules/offers.py and this one.
"""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    BATTLING,
    BUYING,
    CARD,
    COMMISSION,
    DEAL,
    DEALING,
    DECOMMISSION,
    DICE,
    DIRECTIONS,
    DISCARDING,
    DRAWING,
    EFFECT,
    END,
    EXCHANGE,
    FLEET,
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
    SAIL_CARD,
    SEATS,
    SET_ASIDE,
    SHIP,
    SHIPS,
    SPACE,
    STAY,
    SURRENDER,
    SURRENDERING,
    TIE_BREAK,
    TORPEDO,
    TRADE_MISSILE,
    TRADE_TORPEDO,
    UNFATHOMABLE,
    WEIGH,
    WIND,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules.board import copy_into
from quarterdeck.games.bruise_cruise.rules.offers import Offers, takes_card
from quarterdeck.games.bruise_cruise.table.chart import Chart


@final
class BruiseCruisePosition(Offers):
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
        if self.feats:  # last, so that the digests of games that leave ties to the dice stay what they were
            found.append(1)
        return found

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
