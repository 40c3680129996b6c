"""Kraken's rules: ships, cards and icons; what the deck shows is content, not rules.

Clause ids are those of rules.md beside this file. The hot path aliases vectors in locals and
makes no tuples or generators.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.games.kraken import codes
from quarterdeck.games.kraken.codes import (
    CLOCKWISE,
    COUNTER,
    DEAL,
    DOWN,
    FEWEST_LANES,
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
    SINKS_AT,
    START,
    TENTACLE,
    UP,
)

# Phases: what is being asked.
STARTING: Final[i64] = 0  # whose ship takes the next start place
DEALING: Final[i64] = 1  # which card the next hand gets
PLAYING: Final[i64] = 2  # which card is played
RESOLVING: Final[i64] = 3  # which icon of the card is next
OVER: Final[i64] = 4

# How a game ends.
UNDECIDED: Final[i64] = 0
LAST_AFLOAT: Final[i64] = 1
KRAKEN_WINS: Final[i64] = 2
ROUND_LIMIT: Final[i64] = 3


def count(bits: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def lanes_for(afloat: i64) -> i64:
    """A Lane for each ship afloat, but never fewer than two (KR-R1, KR-5.2)."""
    return max(FEWEST_LANES, afloat)


@final
class KrakenPosition(Position):
    """Ships in the Lanes around the Kraken, and the cards of a round.

    Sets of cards and of seats are integers, bit k for member k. Where a card is neither in a hand nor
    played it is among the unseen cards, which nobody has looked into; so they have no order.
    """

    def __init__(self, ships: i64, front: i64, rounds: i64, deck: vec[i64], names: list[str]) -> None:
        """An empty table; `new_game` sets one up, and copies and files fill in the rest."""
        super().__init__(CHANCE)
        self.ships = ships  # players, sunk ones included
        self.afloat = ships
        self.lanes = lanes_for(ships)
        self.front = front  # the Section the Kraken faces, 0 … 3 = N, E, S, W
        self.rounds = rounds  # the game ends after that many; 0: it goes on (KR-R22)
        self.round: i64 = 1
        self.first: i64 = NOBODY  # the seat that began this round
        self.receiver: i64 = NOBODY  # the seat that is being dealt to
        self.played: i64 = 0  # cards everybody has seen this round
        self.card: i64 = NO_CARD  # the card that is being resolved
        self.kinds: i64 = 0  # the kinds of icons of which `icons` counts any
        self.phase: i64 = STARTING
        self.ended: i64 = UNDECIDED
        self.winners: i64 = 0  # the seats that share the result
        self.deck = deck  # three kinds of icons for each card; shared by all copies, never changed
        self.cards = i64(len(deck)) // codes.ICONS
        self.names = names  # of the cards; shared likewise
        self.place = vec[i64]()  # of each ship; NO_PLACE: sunk or not started yet
        self.slots = vec[i64]()  # the ship at each place, or NO_SHIP
        self.damage = vec[i64]()  # of each ship
        self.hand = vec[i64]()  # each seat's cards; empty where veiled
        self.held = vec[i64]()  # how many cards each hand has, veiled or not
        self.icons = vec[i64]()  # still to be resolved, for each kind
        self.sunk_at = vec[i64]()  # 0: afloat; 1: sank first, … ; the same for ships sunk by one step

    # -- copies -----------------------------------------------------------------------------

    def clone(self) -> KrakenPosition:
        copy = KrakenPosition(self.ships, self.front, self.rounds, self.deck, self.names)
        copy.copy_scalars(self)
        copy.place = self.place[:]
        copy.slots = self.slots[:]
        copy.damage = self.damage[:]
        copy.hand = self.hand[:]
        copy.held = self.held[:]
        copy.icons = self.icons[:]
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
        copy_into(self.icons, source.icons, KINDS)
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
        for numbers in (self.place, self.damage, self.hand, self.held, self.icons, self.sunk_at, self.deck):
            found.extend([int(number) for number in numbers])
        for name in self.names:
            found.append(len(name))
            found.extend([ord(letter) for letter in name])
        return found

    # -- what may be chosen ---------------------------------------------------------------------

    def find_moves(self, moves: Moves) -> None:
        """Icons in the order F U D X R K+ K- T, cards and seats by number; equal icons are one move (KR-R23)."""
        moves.clear()
        phase = self.phase
        if phase == RESOLVING:
            self.add_icons(moves)
        elif phase == DEALING:
            add_members(moves, self.unseen(), DEAL)
        elif phase == PLAYING:
            add_members(moves, self.hand[self.player], PLAY)
        elif phase == STARTING:
            for seat in range(self.ships):
                if self.place[seat] == NO_PLACE:
                    moves.add(START + seat)

    def add_icons(self, moves: Moves) -> None:
        """The kinds of icons left on the card; K in both directions (KR-3.11)."""
        kinds = self.kinds
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                if kind < ROTATE:
                    moves.add(kind)
                elif kind == ROTATE:
                    moves.add(CLOCKWISE)
                    moves.add(COUNTER)
                else:
                    moves.add(codes.ATTACK)
            kinds >>= 1
            kind += 1

    def unseen(self) -> i64:
        """The cards in no known place: not played and in no hand that is known (KR-R6)."""
        known = self.played
        hand = self.hand
        for seat in range(self.ships):
            known |= hand[seat]
        return ((1 << self.cards) - 1) & ~known

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
        """Play what has only one answer, until somebody has a choice or the game is over."""
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
            left = self.unseen()
            if left & (left - 1):
                return False
            self.deal_card(member_of(left))
            return True
        return False

    # -- setup (KR-1) ------------------------------------------------------------------------------

    def unplaced(self) -> i64:
        """The seats whose ships have no place yet, during the setup."""
        seats: i64 = 0
        for seat in range(self.ships):
            if self.place[seat] == NO_PLACE:
                seats |= 1 << seat
        return seats

    def start_ship(self, seat: i64) -> None:
        """The ship takes the next start place: front first, then always the one behind (KR-1.6 to KR-1.10, KR-R2)."""
        started = self.ships - count(self.unplaced())
        step = started * 2 if self.ships == 2 else started  # noqa: PLR2004 - two ships start opposite each other
        slot = ((self.front - step) & 3) << 2 | (self.lanes - 1)
        self.place[seat] = slot
        self.slots[slot] = seat
        if self.log is not None:
            self.tell(codes.STARTED, seat, slot)
        if started == self.ships - 1:
            self.begin_round()

    # -- rounds and turns (KR-2) -----------------------------------------------------------------------

    def begin_round(self) -> None:
        """All cards are shuffled together; who begins is fixed now (KR-2.3, KR-2.7, KR-2.8, KR-R6)."""
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

    def starting_ship(self) -> i64:
        """Most damage, then nearest to the front, then first clockwise, then lowest Lane (KR-2.3 to KR-2.5, KR-R4)."""
        best: i64 = NOBODY
        best_key: i64 = -1
        for seat in range(self.ships):
            slot = self.place[seat]
            if slot != NO_PLACE:
                clockwise = ((slot >> 2) - self.front) & 3
                distance = clockwise if clockwise < 3 else 1  # noqa: PLR2004 - three to the right is one to the left
                key = self.damage[seat] << 6 | (3 - distance) << 4 | (3 - clockwise) << 2 | (3 - (slot & 3))
                if key > best_key:
                    best = seat
                    best_key = key
        return best

    def next_receiver(self, seat: i64) -> i64:
        """The first seat afloat from `seat` on, in the order A B C D, or NOBODY (KR-5.5)."""
        while seat < self.ships:
            if self.place[seat] != NO_PLACE:
                return seat
            seat += 1
        return NOBODY

    def deal_card(self, card: i64) -> None:
        """Hands are filled one after the other; then the round begins (KR-1.12, KR-2.7)."""
        seat = self.receiver
        self.hand[seat] |= 1 << card
        self.held[seat] += 1
        if self.log is not None:
            self.tell(codes.DEALT, seat, card, 0, 1 << seat)
        if self.held[seat] == HAND:
            self.receiver = self.next_receiver(seat + 1)
            if self.receiver == NOBODY:
                self.player = self.first
                self.phase = PLAYING

    def play_card(self, card: i64) -> None:
        """The card is open, and its three icons wait (KR-3.1, KR-3.4)."""
        seat = self.player
        self.hand[seat] &= ~(1 << card)
        self.held[seat] -= 1
        self.played |= 1 << card
        self.card = card
        deck = self.deck
        icons = self.icons
        kinds: i64 = 0
        for k in range(3 * card, 3 * card + 3):
            kind = deck[k]
            icons[kind] += 1
            kinds |= 1 << kind
        self.kinds = kinds
        self.phase = RESOLVING
        if self.log is not None:
            self.tell(codes.PLAYED, seat, card)

    def end_turn(self) -> None:
        """The next seat clockwise that holds cards plays; if none does, the round is over (KR-2.1, KR-2.6)."""
        self.card = NO_CARD
        held = self.held
        ships = self.ships
        seat = self.player
        for _ in range(ships):
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
            self.round += 1
            self.begin_round()

    # -- icons (KR-3) ----------------------------------------------------------------------------------

    def resolve(self, move: i64) -> None:  # noqa: C901, PLR0912 - one branch for each of the seven kinds
        """One icon of the card; the rest lapse if the ship sinks (KR-3.2, KR-R7, KR-R13)."""
        kind = move if move < COUNTER else move - 1
        left = self.icons[kind] - 1
        self.icons[kind] = left
        if left == 0:
            self.kinds &= ~(1 << kind)
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

    def lapse(self, seat: i64) -> None:
        """The open icons of a sunk ship are not resolved (KR-R13)."""
        self.clear_icons()
        if self.log is not None:
            self.tell(codes.LAPSED, seat)

    def clear_icons(self) -> None:
        """No icon is left to resolve."""
        for kind in range(KINDS):
            self.icons[kind] = 0
        self.kinds = 0

    def sail_forward(self, seat: i64) -> None:
        """One Section clockwise; bumped ships go a Section forward and a Lane down (KR-3.5, KR-4.1, KR-4.8, KR-4.9)."""
        slots = self.slots
        place = self.place
        slot = place[seat]
        slots[slot] = NO_SHIP
        mover = seat
        section = slot >> 2
        lane = slot & 3
        while True:
            section = (section + 1) & 3
            if lane < 0:
                self.meet_kraken(mover, section)
                return
            slot = section << 2 | lane
            bumped = slots[slot]
            slots[slot] = mover
            place[mover] = slot
            if self.log is not None:
                self.tell(codes.MOVED if mover == seat else codes.BUMPED, mover, slot, FORWARD)
            if bumped == NO_SHIP:
                return
            mover = bumped
            lane -= 1

    def sail_up(self, seat: i64) -> None:
        """One Lane up, bumping others up (KR-3.6, KR-4.2); without a gap above all stay (KR-4.3, KR-4.4, KR-R16)."""
        slots = self.slots
        start = self.place[seat]
        top = (start & ~3) + self.lanes
        gap = start + 1
        while gap < top and slots[gap] != NO_SHIP:
            gap += 1
        if gap >= top:
            if self.log is not None:
                self.tell(codes.STAYED, seat, start)
            return
        slots[start] = NO_SHIP
        mover = seat
        slot = start + 1
        while slot <= gap:
            bumped = slots[slot]
            slots[slot] = mover
            self.place[mover] = slot
            if self.log is not None:
                self.tell(codes.MOVED if mover == seat else codes.BUMPED, mover, slot, UP)
            mover = bumped
            slot += 1

    def sail_down(self, seat: i64) -> None:
        """One Lane down, bumping others down, the lowest into the Kraken (KR-3.7, KR-4.6, KR-4.7)."""
        slots = self.slots
        place = self.place
        slot = place[seat]
        slots[slot] = NO_SHIP
        section = slot >> 2
        lane = (slot & 3) - 1
        mover = seat
        while lane >= 0:
            slot = section << 2 | lane
            bumped = slots[slot]
            slots[slot] = mover
            place[mover] = slot
            if self.log is not None:
                self.tell(codes.MOVED if mover == seat else codes.BUMPED, mover, slot, DOWN)
            if bumped == NO_SHIP:
                return
            mover = bumped
            lane -= 1
        self.meet_kraken(mover, section)

    def fire(self, seat: i64) -> None:
        """Ships one Lane above and below in the same Section take 1 damage (KR-3.8, KR-3.9)."""
        slots = self.slots
        slot = self.place[seat]
        lane = slot & 3
        above = slots[slot + 1] if lane + 1 < self.lanes else NO_SHIP
        below = slots[slot - 1] if lane else NO_SHIP
        sinks = False
        if above != NO_SHIP:
            sinks = self.hit(above, codes.HIT, seat)
        if below != NO_SHIP:
            sinks = self.hit(below, codes.HIT, seat) or sinks
        if sinks:
            self.sink_wrecks()
        elif above == NO_SHIP and below == NO_SHIP and self.log is not None:
            self.tell(codes.MISSED, seat)

    def hit(self, seat: i64, kind: i64, by: i64) -> bool:
        """One damage more; whether the ship must sink."""
        damage = self.damage[seat] + 1
        self.damage[seat] = damage
        if self.log is not None:
            self.tell(kind, seat, damage, by)
        return damage >= SINKS_AT

    def repair(self, seat: i64) -> None:
        """The own ship loses 1 damage, if it has any (KR-3.10)."""
        damage = self.damage[seat]
        if damage:
            self.damage[seat] = damage - 1
        if self.log is not None:
            self.tell(codes.REPAIRED if damage else codes.INTACT, seat, damage - 1)

    def rotate(self, seat: i64, move: i64) -> None:
        """The Kraken turns by 90 degrees; nothing else happens (KR-3.11, KR-3.12)."""
        self.front = (self.front + (1 if move == CLOCKWISE else 3)) & 3
        if self.log is not None:
            self.tell(codes.TURNED, seat, self.front, move)

    def attack(self, seat: i64) -> None:
        """All ships in front take 1 damage; the survivors move up, outermost first, if there is room (KR-3.13, KR-3.14, KR-R9)."""
        slots = self.slots
        base = self.front << 2
        sinks = False
        found = False
        slot = base + self.lanes - 1
        while slot >= base:
            ship = slots[slot]
            if ship != NO_SHIP:
                found = True
                sinks = self.hit(ship, codes.GRABBED, seat) or sinks
            slot -= 1
        if sinks:
            self.sink_wrecks()
        if not found:
            if self.log is not None:
                self.tell(codes.UNTOUCHED, seat, self.front)
        elif self.phase != OVER:
            self.lift_front()

    def lift_front(self) -> None:
        """The second part of a tentacle attack; the Lanes are those left after sinkings (KR-3.14, KR-R12)."""
        slots = self.slots
        base = self.front << 2
        slot = base + self.lanes - 2
        while slot >= base:
            ship = slots[slot]
            if ship != NO_SHIP and slots[slot + 1] == NO_SHIP:
                slots[slot] = NO_SHIP
                slots[slot + 1] = ship
                self.place[ship] = slot + 1
                if self.log is not None:
                    self.tell(codes.LIFTED, ship, slot + 1)
            slot -= 1

    # -- the Kraken (KR-4.10 to KR-4.13) -----------------------------------------------------------------

    def meet_kraken(self, seat: i64, section: i64) -> None:
        """2 damage in front, 1 at a side, 0 in the rear; then Lane 1 of that Section (KR-4.10 to KR-4.12, KR-R20)."""
        turn = (section - self.front) & 3
        damage: i64 = 1
        if turn == 0:
            damage = 2
        elif turn == 2:  # noqa: PLR2004 - half way round
            damage = 0
        self.damage[seat] += damage
        if self.log is not None:
            self.tell(codes.RAMMED, seat, section, damage)
        if self.damage[seat] >= SINKS_AT:
            self.go_under(seat, self.next_sinking())
            self.after_sinking()
        else:
            self.put_in_first_lane(seat, section)

    def put_in_first_lane(self, seat: i64, section: i64) -> None:
        """The unbroken run of ships from Lane 1 on makes room, one Lane up (KR-4.13, KR-R10)."""
        slots = self.slots
        slot = section << 2
        mover = seat
        while mover != NO_SHIP:
            pushed = slots[slot]
            slots[slot] = mover
            self.place[mover] = slot
            if self.log is not None:
                self.tell(codes.LANDED if mover == seat else codes.PUSHED, mover, slot)
            mover = pushed
            slot += 1

    # -- sinking (KR-5) --------------------------------------------------------------------------------------

    def sink_wrecks(self) -> None:
        """All ships that reached 4 damage in one step sink together (KR-5.1, KR-R12)."""
        sinking = self.next_sinking()
        for seat in range(self.ships):
            if self.damage[seat] >= SINKS_AT and self.place[seat] != NO_PLACE:
                self.slots[self.place[seat]] = NO_SHIP
                self.go_under(seat, sinking)
        self.after_sinking()

    def next_sinking(self) -> i64:
        """The number of the step that sinks ships now; the first is 1."""
        last: i64 = 0
        for seat in range(self.ships):
            last = max(last, self.sunk_at[seat])
        return last + 1

    def go_under(self, seat: i64, sinking: i64) -> None:
        """The ship leaves the game, its hand goes back unseen (KR-5.1, KR-5.5, KR-R13)."""
        if self.log is not None:
            self.tell(codes.SUNK, seat, self.held[seat])
        self.place[seat] = NO_PLACE
        self.damage[seat] = SINKS_AT
        self.sunk_at[seat] = sinking
        self.hand[seat] = 0
        self.held[seat] = 0
        self.afloat -= 1

    def after_sinking(self) -> None:
        """Lanes go one by one; the game ends with one ship left, or none (KR-5.2, KR-R19, KR-6.2, KR-R14, KR-R15)."""
        lanes = lanes_for(self.afloat)
        while self.lanes > lanes:
            self.fold_lane()
        if self.afloat == 1:
            self.finish(LAST_AFLOAT, self.seats_afloat())
        elif self.afloat == 0:
            self.finish(KRAKEN_WINS, self.sunk_last())

    def fold_lane(self) -> None:
        """The outermost Lane goes; its ships move down, bumping others (KR-5.2, KR-5.3, KR-R18)."""
        self.lanes -= 1
        if self.log is not None:
            self.tell(codes.FOLDED, NOBODY, self.lanes)
        slots = self.slots
        for section in range(codes.SECTIONS):
            slot = section << 2 | self.lanes
            mover = slots[slot]
            slots[slot] = NO_SHIP
            while mover != NO_SHIP:
                slot -= 1
                bumped = slots[slot]
                slots[slot] = mover
                self.place[mover] = slot
                if self.log is not None:
                    self.tell(codes.DRAWN_IN, mover, slot)
                mover = bumped

    # -- the end (KR-6) ----------------------------------------------------------------------------------------

    def seats_afloat(self) -> i64:
        """The seats whose ships are in play, as a set."""
        seats: i64 = 0
        for seat in range(self.ships):
            if self.sunk_at[seat] == 0:
                seats |= 1 << seat
        return seats

    def sunk_last(self) -> i64:
        """The seats whose ships sank in the latest step, as a set."""
        last = self.next_sinking() - 1
        seats: i64 = 0
        for seat in range(self.ships):
            if self.sunk_at[seat] == last:
                seats |= 1 << seat
        return seats

    def finish(self, ended: i64, winners: i64) -> None:
        """The game is over at once; open icons and turns lapse (KR-6.1, KR-6.2, KR-R14, KR-R15, KR-R22)."""
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

    # -- what a seat knows (KR-1.12, KR-R13) -----------------------------------------------------------------------

    def veil(self, seat: i64) -> None:
        """Other hands are forgotten, their sizes are not; undealt cards are known to nobody anyway."""
        for other in range(self.ships):
            if other != seat:
                self.hand[other] = 0

    def imagine(self, dice: Dice) -> None:
        """Deal the cards in no known place to the hands that are veiled, each set of cards equally likely."""
        unseen = self.unseen()
        left = count(unseen)
        for seat in range(self.ships):
            if self.hand[seat] == 0:
                for _ in range(self.held[seat]):
                    rest = unseen
                    for _ in range(dice.below(left)):
                        rest &= rest - 1
                    card = rest & -rest
                    self.hand[seat] |= card
                    unseen ^= card
                    left -= 1

    def tell(self, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
        """One more entry in the log, if there is one."""
        log = self.log
        if log is not None:
            log.names = self.names
            log.add(kind, who, what, more, known_to)


def copy_into(target: vec[i64], source: vec[i64], size: i64) -> None:
    """The first `size` numbers of `source` replace those of `target`."""
    for k in range(size):
        target[k] = source[k]


def add_members(moves: Moves, members: i64, kind: i64) -> None:
    """One move of a kind for each member of a set, ascending."""
    while members:
        if members & 1:
            moves.add(kind)
        members >>= 1
        kind += 1


def member_of(members: i64) -> i64:
    """The one member of a set."""
    member: i64 = 0
    while members > 1:
        members >>= 1
        member += 1
    return member


def move_of(kinds: i64) -> i64:
    """The move that resolves the one kind of icon in a set, which is not K."""
    kind = member_of(kinds)
    return codes.ATTACK if kind == TENTACLE else kind


def new_game(ships: i64, front: i64, rounds: i64, deck: vec[i64], names: list[str]) -> KrakenPosition:
    """The position before the first decision: whose ship takes the place in front of the Kraken (KR-1.6)."""
    game = KrakenPosition(ships, front, rounds, deck, names)
    game.place = vec[i64]([NO_PLACE] * ships)
    game.slots = vec[i64]([NO_SHIP] * PLACES)
    game.damage = vec[i64]([0] * ships)
    game.hand = vec[i64]([0] * ships)
    game.held = vec[i64]([0] * ships)
    game.icons = vec[i64]([0] * KINDS)
    game.sunk_at = vec[i64]([0] * ships)
    return game
