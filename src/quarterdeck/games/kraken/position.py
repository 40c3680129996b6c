"""Kraken's rules: setup, cards, rounds and turns (KR-1, KR-2, KR-6); the cards themselves are content.

Clause ids are those of rules.md beside this file. The hot path aliases vectors in locals and
makes no tuples or generators. A compiled class stands in one file, so this one is longer than most.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import NOTHING, bit, count, full, member_of, small_bit
from quarterdeck.games.kraken import codes
from quarterdeck.games.kraken.codes import (
    ATTACK,
    COUNTER,
    DEAL,
    DOWN,
    FIRE,
    FORWARD,
    HAND,
    KINDS,
    NO_CARD,
    NO_PLACE,
    NO_SHIP,
    PLACES,
    PLAY,
    REPAIR,
    ROTATE,
    START,
    TENTACLE,
    UP,
)
from quarterdeck.games.kraken.rules import KRAKEN_WINS, LAST_AFLOAT, ROUND_LIMIT, Sea, copy_into

# Phases: what is being asked.
STARTING: Final[i64] = 0  # whose ship takes the next start place
DEALING: Final[i64] = 1  # which card the next hand gets
PLAYING: Final[i64] = 2  # which card is played
RESOLVING: Final[i64] = 3  # which icon of the card is next
OVER: Final[i64] = 4

BEFORE_ROTATE: Final[i64] = (1 << 5) - 1  # kinds of icons whose move has the same number
BOTH_WAYS: Final[i64] = 3 << 5  # CLOCKWISE and COUNTER


@final
class KrakenPosition(Sea):
    """Ships in the Lanes around the Kraken, and the cards of a round.

    Sets of cards and of seats are integers, bit k for member k. Where a card is neither in a hand nor
    played it is among the unseen cards, which nobody has looked into; so they have no order.
    """

    def __init__(self, ships: i64, front: i64, rounds: i64, deck: vec[i64], names: list[str]) -> None:
        """An empty table; `new_game` sets one up, and copies and files fill in the rest."""
        super().__init__(ships, front, names)
        self.rounds = rounds  # the game ends after that many; 0: it goes on (KR-R22)
        self.round: i64 = 1
        self.first: i64 = NOBODY  # the seat that began this round
        self.receiver: i64 = NOBODY  # the seat that is being dealt to
        self.played: i64 = 0  # cards everybody has seen this round
        self.card: i64 = NO_CARD  # the card that is being resolved
        self.kinds: i64 = 0  # the kinds of icons of which `icons` counts any
        self.phase: i64 = STARTING
        self.winners: i64 = 0  # the seats that share the result
        self.deck = deck  # three kinds of icons for each card; shared by all copies, never changed
        self.cards = i64(len(deck)) // codes.ICONS
        self.hand = vec[i64]()  # each seat's cards; empty where veiled
        self.held = vec[i64]()  # how many cards each hand has, veiled or not
        self.left: i64 = 0  # icons still to be resolved: how many of each kind, in two bits

    # -- copies -----------------------------------------------------------------------------

    def clone(self) -> KrakenPosition:
        copy = KrakenPosition(self.ships, self.front, self.rounds, self.deck, self.names)
        copy.copy_scalars(self)
        copy.place = self.place[:]
        copy.slots = self.slots[:]
        copy.damage = self.damage[:]
        copy.hand = self.hand[:]
        copy.held = self.held[:]
        copy.sunk_at = self.sunk_at[:]
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast(KrakenPosition, other)
        self.copy_scalars(source)
        copy_into(self.place, source.place, self.ships)
        copy_into(self.slots, source.slots, PLACES)
        copy_into(self.damage, source.damage, self.ships)
        copy_into(self.hand, source.hand, self.ships)
        copy_into(self.held, source.held, self.ships)
        copy_into(self.sunk_at, source.sunk_at, self.ships)

    def copy_scalars(self, source: KrakenPosition) -> None:
        """Take over everything that is a single number."""
        self.player = source.player
        self.afloat = source.afloat
        self.lanes = source.lanes
        self.front = source.front
        self.round = source.round
        self.first = source.first
        self.receiver = source.receiver
        self.played = source.played
        self.card = source.card
        self.kinds = source.kinds
        self.left = source.left
        self.phase = source.phase
        self.ended = source.ended
        self.winners = source.winners

    def numbers(self) -> list[int]:
        found: list[int] = [
            int(number)
            for number in (
                self.ships, self.rounds, self.player, self.lanes, self.front, self.round, self.first,
                self.receiver, self.played, self.card, self.phase, self.ended, self.winners,
            )
        ]  # fmt: skip
        for numbers in (self.place, self.damage, self.hand, self.held):
            found.extend([int(number) for number in numbers])
        found.extend(self.icons())
        for numbers in (self.sunk_at, self.deck):
            found.extend([int(number) for number in numbers])
        for name in self.names:
            found.append(len(name))
            found.extend([ord(letter) for letter in name])
        return found

    # -- what may be chosen ---------------------------------------------------------------------

    def find_moves(self, moves: Moves) -> None:
        """The cards in the hand of the player in turn (KR-3.4), or the icons left on its card; cards and seats by number."""
        moves.clear()
        phase = self.phase
        if phase == RESOLVING:
            moves.add_members(NOTHING, self.open_icons())
        elif phase == DEALING:
            moves.add_members(DEAL, self.unseen())
        elif phase == PLAYING:
            moves.add_members(PLAY, self.hand[self.player])
        elif phase == STARTING:
            moves.add_members(START, self.unplaced())

    def play_by_dice(self, dice: Dice, moves: Moves) -> None:  # noqa: ARG002 - nothing needs to be listed
        phase = self.phase
        if phase == RESOLVING:
            self.resolve(dice.member(self.open_icons()))
        elif phase == DEALING:
            self.deal_card(dice.member(self.unseen()))
        elif phase == PLAYING:
            self.play_card(dice.member(self.hand[self.player]))
        else:
            self.start_ship(dice.member(self.unplaced()))
        self.go_on()

    def open_icons(self) -> i64:
        """The moves for the icons left on the card, whose order its player chooses one by one (KR-3.3, KR-R7).

        They come in the order F U D X R K+ K- T; K is two moves, one for each direction (KR-3.11), and equal icons are one
        (KR-R23).
        """
        kinds = self.kinds
        return kinds & BEFORE_ROTATE | (kinds >> ROTATE & 1) * BOTH_WAYS | kinds >> TENTACLE << ATTACK

    def unseen(self) -> i64:
        """The cards in no known place: not played and in no hand that is known (KR-R6)."""
        known = self.played
        hand = self.hand
        for seat in range(self.ships):
            known |= hand[seat]
        return full(self.cards) & ~known

    def play(self, move: i64) -> None:
        if move < PLAY:
            self.resolve(move)
        elif move < DEAL:
            self.play_card(move - PLAY)
        elif move < START:
            self.deal_card(move - DEAL)
        else:
            self.start_ship(move - START)
        self.go_on()

    def go_on(self) -> None:
        """Play every move that has no alternative, until somebody has a choice or the game is over.

        The turn ends when the card is resolved fully (KR-2.2).
        """
        while True:
            phase = self.phase
            if phase == RESOLVING:
                kinds = self.kinds
                if kinds == 0:
                    self.end_turn()
                elif kinds & (kinds - 1) or kinds == 1 << ROTATE:
                    return
                else:
                    self.resolve(move_of(kinds))
            elif phase == PLAYING:
                hand = self.hand[self.player]
                if hand == 0 or hand & (hand - 1):
                    return
                self.play_card(member_of(hand))
            elif not self.force_chance():
                return

    def force_chance(self) -> bool:
        """Whether chance had only one answer left, and gave it: the last start place, the last card of all."""
        if self.phase == STARTING:
            left = self.unplaced()
            if left & (left - 1):
                return False
            self.start_ship(member_of(left))
            return True
        if self.phase == DEALING:
            if self.cards > HAND * self.ships:  # then some are never dealt
                return False
            left = self.unseen()
            if left & (left - 1):
                return False
            self.deal_card(member_of(left))
            return True
        return False

    # -- setup (KR-1) ------------------------------------------------------------------------------

    def start_place(self, started: i64) -> i64:
        """Where the next ship starts after so many others, in the outermost Lane, facing clockwise (KR-1.7, KR-7.2, KR-R2).

        Two ships start in front and in the rear (KR-1.8), three each in the Section behind the one before (KR-1.9), four in
        one Section each (KR-1.10).
        """
        step = started * 2 if self.ships == 2 else started  # noqa: PLR2004 - two ships start opposite each other
        return ((self.front - step) & 3) << 2 | (self.lanes - 1)

    def start_ship(self, seat: i64) -> None:
        """The ship that chance has named takes the next start place (KR-1.6)."""
        started = self.ships - count(self.unplaced())
        slot = self.start_place(started)
        self.place[seat] = slot
        self.slots[slot] = seat
        if self.log is not None:
            self.tell(codes.STARTED, seat, slot)
        if started == self.ships - 1:
            self.begin_round()

    # -- rounds and turns (KR-2) -----------------------------------------------------------------------

    def begin_round(self) -> None:
        """All cards are shuffled together to be dealt (KR-2.7, KR-R6); which ship begins is settled now (KR-2.8)."""
        for seat in range(self.ships):
            self.hand[seat] = 0
            self.held[seat] = 0
        self.played = 0
        self.first = self.starting_ship()
        self.player = CHANCE
        self.phase = DEALING
        self.receiver = self.next_receiver(0)
        if self.log is not None:
            self.tell(codes.ROUND, self.first, self.round)

    def next_receiver(self, seat: i64) -> i64:
        """The first seat afloat from `seat` on, in the order A B C D, or NOBODY (KR-5.5)."""
        while seat < self.ships:
            if self.place[seat] != NO_PLACE:
                return seat
            seat += 1
        return NOBODY

    def deal_card(self, card: i64) -> None:
        """Hands are filled one after the other with three cards each (KR-1.12, KR-2.7); then the round begins."""
        seat = self.receiver
        self.hand[seat] |= small_bit(card)
        self.held[seat] += 1
        if self.log is not None:
            self.tell(codes.DEALT, seat, card, 0, small_bit(seat))
        if self.held[seat] == HAND:
            self.receiver = self.next_receiver(seat + 1)
            if self.receiver == NOBODY:
                self.player = self.first
                self.phase = PLAYING

    def play_card(self, card: i64) -> None:
        """The card is open, and its three icons wait (KR-3.1, KR-3.4)."""
        seat = self.player
        self.hand[seat] &= ~small_bit(card)
        self.held[seat] -= 1
        self.played |= small_bit(card)
        self.card = card
        deck = self.deck
        one = deck[3 * card]
        two = deck[3 * card + 1]
        three = deck[3 * card + 2]
        self.kinds = small_bit(one) | small_bit(two) | small_bit(three)
        self.left = small_bit(2 * one) + small_bit(2 * two) + small_bit(2 * three)
        self.phase = RESOLVING
        if self.log is not None:
            shown = (one * KINDS + two) * KINDS + three
            self.tell(codes.PLAYED, seat, card, shown if self.held[seat] else shown + codes.LAST_CARD)

    def end_turn(self) -> None:
        """The next seat clockwise that holds cards plays (KR-2.6, KR-R5); if none does, the round is over (KR-2.1, KR-R3).

        After the round that was agreed on as the last the survivors share the draw; a long game without a limit is told
        (KR-R22).
        """
        self.card = NO_CARD
        held = self.held
        ships = self.ships
        seat = self.player
        for _time in range(ships):
            seat += 1
            if seat == ships:
                seat = 0
            if held[seat]:
                self.player = seat
                self.phase = PLAYING
                return
        if self.round == self.rounds:
            self.finish(ROUND_LIMIT, self.seats_afloat())
        else:
            if self.round == codes.LONG_GAME and self.rounds == 0 and self.log is not None:
                self.tell(codes.LONG, NOBODY, self.round)
            self.round += 1
            self.begin_round()

    # -- icons (KR-3) ----------------------------------------------------------------------------------

    def resolve(self, move: i64) -> None:
        """One icon of the card; the rest lapse if the ship sinks (KR-3.2, KR-R7, KR-R13)."""
        kind = move if move < COUNTER else move - 1
        self.use_icon(kind)
        seat = self.player
        if kind == FORWARD:
            self.sail_forward(seat)
        elif kind == UP:
            self.sail_up(seat)
        elif kind == DOWN:
            self.sail_down(seat)
        elif kind == FIRE:
            self.fire(seat)
        elif kind == REPAIR:
            self.repair(seat)
        elif kind == ROTATE:
            self.rotate(seat, move)
        else:
            self.attack(seat)
        if self.kinds and self.place[seat] == NO_PLACE:
            self.lapse(seat)

    def use_icon(self, kind: i64) -> None:
        """One icon of this kind is no longer left on the card."""
        left = self.left - small_bit(2 * kind)
        self.left = left
        if left >> 2 * kind & 3 == 0:
            self.kinds &= ~small_bit(kind)

    def open_icon(self, kind: i64) -> None:
        """One more icon of this kind is left on the card."""
        self.left += small_bit(2 * kind)
        self.kinds |= small_bit(kind)

    def icons(self) -> list[int]:
        """How many icons of each kind are still to be resolved."""
        return [int(self.left >> 2 * kind & 3) for kind in range(KINDS)]

    def lapse(self, seat: i64) -> None:
        """The open icons of a sunk ship are not resolved (KR-R13)."""
        self.clear_icons()
        if self.log is not None:
            self.tell(codes.LAPSED, seat)

    def clear_icons(self) -> None:
        """No icon is left to resolve."""
        self.kinds = 0
        self.left = 0

    # -- the end (KR-6) ----------------------------------------------------------------------------------------

    def drop_hand(self, seat: i64) -> i64:
        """The rest of a sunk player's hand goes back unseen (KR-R13); returns how many cards it was."""
        cards = self.held[seat]
        self.hand[seat] = 0
        self.held[seat] = 0
        return cards

    def finish(self, ended: i64, winners: i64) -> None:
        """The game is over at once; open icons, cards and turns lapse (KR-R14)."""
        self.clear_icons()
        self.card = NO_CARD
        self.ended = ended
        self.winners = winners
        self.phase = OVER
        self.player = NOBODY
        if self.log is not None:
            if ended == LAST_AFLOAT:
                self.tell(codes.WON, member_of(winners))
            elif ended == KRAKEN_WINS:
                self.tell(codes.KRAKEN_WON, NOBODY, winners)
            else:
                self.tell(codes.LIMIT, NOBODY, self.round, winners)

    def worth(self, seat: i64) -> float:
        """The winners share the result equally (KR-6.1, KR-R15, KR-R22)."""
        return 1.0 / float(count(self.winners)) if self.winners >> seat & 1 else 0.0

    # -- what a seat knows (KR-1) -----------------------------------------------------------------------

    def veil(self, seat: i64) -> None:
        """Other hands are secret, their sizes are not (KR-1.12); undealt cards are known to nobody anyway (KR-R6)."""
        for other in range(self.ships):
            if other != seat:
                self.hand[other] = 0

    def imagine(self, dice: Dice) -> None:
        """Deal the cards in no known place to the hands that are veiled, each set of cards equally likely."""
        unseen = self.unseen()
        for seat in range(self.ships):
            if self.hand[seat] == 0:
                for _time in range(self.held[seat]):
                    card = bit(dice.member(unseen))
                    self.hand[seat] |= card
                    unseen ^= card


def move_of(kinds: i64) -> i64:
    """The move that resolves the one kind of icon in a set, which is not K."""
    kind = member_of(kinds)
    return ATTACK if kind == TENTACLE else kind


def new_game(ships: i64, front: i64, rounds: i64, deck: vec[i64], names: list[str]) -> KrakenPosition:
    """The position before the first decision: whose ship takes the place in front of the Kraken.

    Each player has one ship (KR-1.5), and none has damage (KR-1.11).
    """
    game = KrakenPosition(ships, front, rounds, deck, names)
    game.place = vec[i64]([NO_PLACE] * ships)
    game.slots = vec[i64]([NO_SHIP] * PLACES)
    game.damage = vec[i64]([0] * ships)
    game.hand = vec[i64]([0] * ships)
    game.held = vec[i64]([0] * ships)
    game.sunk_at = vec[i64]([0] * ships)
    return game
