"""The Caribbean with its ships, flags and stocks: what all rules of Bruise Cruise look at (BC-1, BC-4, BC-22, BC-23).

Clause ids are those of the game's rules.md. The hot path aliases vectors in locals and makes no
tuples or generators.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bruise_cruise.codes import (
    DECOMMISSIONED,
    DIRECTIONS,
    FLEET,
    KINDS,
    MISSILES,
    NO_CARD,
    NO_PORT,
    NO_SHIP,
    NO_SPACE,
    ROLLING,
    SEATS,
    SHIPS,
    SPACE,
    WORDS,
)
from quarterdeck.games.bruise_cruise.table.chart import Chart


class Board(Position):
    """Everything on the table; `BruiseCruisePosition` adds the rules of turns.

    Sets of ports, cards, ships and seats are integers, bit k for member k. A card that is neither in a hand
    that is known nor discarded is among the unseen ones: the deck has no order.
    """

    def __init__(self, chart: Chart, seats: i64, patience: i64) -> None:  # noqa: PLR0915 - one line for each field
        """An empty table; `new_game` sets one up, and copies and files fill in the rest."""
        super().__init__(CHANCE)
        self.chart = chart
        self.seats = seats
        self.patience = patience  # turns in a row without a card moving that end the game; 0: none (BC-R44)
        self.feats = False  # a last tie is left to Feats of Strength (BC-R54)
        # The turn.
        self.phase: i64 = ROLLING
        self.active: i64 = 0  # the seat on turn
        self.first: i64 = NOBODY  # the seat that played first
        self.left: i64 = 0  # actions left
        self.passes: i64 = 1  # of the deck, this one included
        self.deck: i64 = chart.cards  # cards in it
        self.closing = False  # the final phase (BC-20.8)
        self.played = False  # a card in this turn (BC-20.4)
        self.moved_card = False  # some card left a hand or the deck in this turn (BC-R44)
        self.quiet: i64 = 0  # turns in a row in which none did
        self.to_draw: i64 = 0
        # What is being picked (known to the seat on turn alone), or resolved.
        self.kind: i64 = 0  # of action, or EFFECT + effect
        self.card: i64 = NO_CARD
        self.ship: i64 = NO_SHIP  # own ship; of a raid or battle the attacker
        self.target: i64 = NO_SHIP  # rival's ship; struck, raided
        self.port: i64 = NO_PORT  # that launches
        # Dice.
        self.rolling: i64 = 0  # seats that still roll
        self.rolled: i64 = 0  # the last two dice of this turn, first * 10 + second; 0: none
        # Ships.
        self.flipped: i64 = 0  # set of ships with the Claimed Port side up
        self.anchored: i64 = 0
        self.anchors: i64 = chart.supplies[3]  # in the supply
        self.wake_ship: i64 = NO_SHIP  # that sailed last, for pictures
        self.wake: i64 = NO_SPACE  # and from where
        self.winners: i64 = 0
        self.ender: i64 = NOBODY  # who decommissioned the last ship (BC-22.7)
        # Vectors; empty until filled.
        self.place = vec[i64]()  # of each ship: a space, or SET_ASIDE, COMMISSIONABLE, DECOMMISSIONED
        self.at = vec[i64]()  # the ship in each space, or NO_SHIP
        self.stock = vec[i64]()  # L M T of each seat
        self.supply = vec[i64]()  # L M T
        self.deployed = vec[i64]()  # M T of each seat
        self.flags = vec[i64]()  # ports of each seat
        self.home = vec[i64]()  # Home Port of each seat, or NO_PORT
        self.hand = vec[i64]()  # three sets of cards for each seat; empty where veiled
        self.held = vec[i64]()  # how many cards each hand has, veiled or not
        self.shown = vec[i64]()  # three sets: cards in hands that everybody has seen go there
        self.discard = vec[i64]()  # three sets
        self.totals = vec[i64]()  # of each seat's dice, for the first turn and for ties; of ties also distances
        # For sailing; not part of the position.
        self.marks = vec[i64]()
        self.queue = vec[i64]()
        self.mark: i64 = 0
        self.spare = Moves()

    # -- small questions ---------------------------------------------------------------------------

    def tell(self, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
        """One more entry in the log, if there is one."""
        log = self.log
        if log is not None:
            log.names = self.chart.names
            log.add(kind, who, what, more, known_to)

    def seat_name(self, seat: i64) -> str:
        """The letter of a seat's line."""
        return self.chart.seat_names[seat]

    def ship_code(self, ship: i64) -> str:
        """A ship in notation: `P0`."""
        return self.chart.ship_names[ship]

    def space_name(self, space: i64) -> i64:
        """The number of a space's name in logs."""
        return self.chart.cards + space

    def is_free(self, ship: i64) -> bool:
        """The ship is on the board and has no anchor (BC-16.1)."""
        return self.place[ship] >= 0 and not self.anchored & bit(ship)

    def home_space(self, seat: i64) -> i64:
        """Where the seat's Home Port is, or NO_SPACE."""
        port = self.home[seat]
        return self.chart.port_space[port] if port != NO_PORT else NO_SPACE

    def flag_at(self, port: i64) -> i64:
        """The seat whose flag stands in a port, or NOBODY."""
        for seat in range(self.seats):
            if self.flags[seat] & bit(port):
                return seat
        return NOBODY

    def is_home(self, port: i64) -> bool:
        """The port is somebody's Home Port."""
        return any(self.home[seat] == port for seat in range(self.seats))

    def flags_left(self, seat: i64) -> i64:
        """Flags in the seat's own supply (BC-9.6)."""
        return self.chart.supplies[4] - count(self.flags[seat])

    def fleet_home(self, seat: i64) -> i64:
        """How many ships the seat has decommissioned (BC-18.4)."""
        found: i64 = 0
        for ship in range(seat * FLEET, seat * FLEET + FLEET):
            if self.place[ship] == DECOMMISSIONED:
                found += 1
        return found

    def points(self, seat: i64) -> i64:
        """Flags standing, weapons deployed, ships decommissioned (BC-22.1 to BC-22.5)."""
        weapons = self.deployed[2 * seat] + self.deployed[2 * seat + 1]
        return count(self.flags[seat]) + weapons + self.fleet_home(seat)

    def may_enter(self, seat: i64, space: i64) -> bool:
        """No ship is there, and it is no rival's Home Port (BC-3.1, BC-4.6, BC-4.7)."""
        if self.at[space] != NO_SHIP:
            return False
        port = self.chart.port_at[space]
        if port == NO_PORT:
            return True
        return all(not (other != seat and self.home[other] == port) for other in range(self.seats))

    # -- sailing (BC-4) ------------------------------------------------------------------------------

    def can_sail(self, ship: i64) -> bool:
        """The ship is free to sail and has a legal step (BC-4.1 to BC-4.9)."""
        if not self.is_free(ship):
            return False
        near = self.chart.near
        first = self.place[ship] * DIRECTIONS
        for k in range(first, first + DIRECTIONS):
            if near[k] != NO_SPACE and self.may_enter(ship // FLEET, near[k]):
                return True
        return False

    def spread(self, seat: i64, start: i64, steps: i64) -> i64:  # noqa: C901 - the hot path, in one piece
        """Fill `queue` with the spaces a ship of the seat reaches, nearest first; returns how many, the start included.

        Other ships and rivals' Home Ports are not entered (BC-3.1, BC-4.6, BC-4.7); `marks` tell the spaces apart.
        """
        chart = self.chart
        if i64(len(self.marks)) < chart.spaces:
            self.marks = vec[i64]([0] * int(chart.spaces))
            self.queue = vec[i64]([0] * int(chart.spaces))
        self.mark += 1
        mark = self.mark
        marks = self.marks
        queue = self.queue
        near = chart.near
        at = self.at
        for other in range(self.seats):
            if other != seat and self.home[other] != NO_PORT:
                marks[chart.port_space[self.home[other]]] = mark
        marks[start] = mark
        queue[0] = start
        head: i64 = 0
        tail: i64 = 1
        while steps > 0 and head < tail:
            edge = tail
            while head < edge:
                first = queue[head] * DIRECTIONS
                head += 1
                for k in range(first, first + DIRECTIONS):
                    space = near[k]
                    if space != NO_SPACE and marks[space] != mark:
                        marks[space] = mark
                        if at[space] == NO_SHIP:
                            queue[tail] = space
                            tail += 1
            steps -= 1
        return tail

    def add_reach(self, moves: Moves, ship: i64, steps: i64) -> None:
        """Every space the ship can sail to in so many steps, its own left out, nearest first (BC-R11)."""
        reached = self.spread(ship // FLEET, self.place[ship], steps)
        queue = self.queue
        for k in range(1, reached):
            moves.add(SPACE + queue[k])

    def put(self, ship: i64, space: i64) -> None:
        """The ship is in that space now."""
        if self.place[ship] >= 0:
            self.at[self.place[ship]] = NO_SHIP
        self.place[ship] = space
        self.at[space] = ship

    def take_off(self, ship: i64, where: i64) -> None:
        """The ship leaves the board; its anchor goes back to the supply (BC-R31)."""
        self.at[self.place[ship]] = NO_SHIP
        self.place[ship] = where
        if self.anchored & bit(ship):
            self.anchored ^= bit(ship)
            self.anchors += 1

    # -- cards ---------------------------------------------------------------------------------------

    def holds(self, seat: i64, card: i64) -> bool:
        """The card is in the seat's hand, as far as that is known."""
        chart = self.chart
        return bool(self.hand[seat * WORDS + chart.word(card)] & bit(chart.member(card)))

    def has_action_card(self, seat: i64) -> bool:
        """The hand holds any Action card."""
        return bool(self.hand[seat * WORDS] | self.hand[seat * WORDS + 1])

    def ports_in_hand(self, seat: i64) -> i64:
        """The ports of the Action cards in a hand."""
        return self.hand[seat * WORDS] | self.hand[seat * WORDS + 1]

    def leave_hand(self, seat: i64, card: i64) -> None:
        """The card goes from the hand, face-up, to the discard pile."""
        chart = self.chart
        word = chart.word(card)
        member = bit(chart.member(card))
        self.hand[seat * WORDS + word] &= ~member
        self.shown[word] &= ~member
        self.discard[word] |= member
        self.held[seat] -= 1
        self.moved_card = True

    def play_card(self, card: i64) -> None:
        """The seat on turn plays a card: it is shown and discarded (BC-6.1, BC-20.5)."""
        self.leave_hand(self.active, card)
        self.played = True

    def unseen(self, word: i64) -> i64:
        """Of one of the three sets of cards, those in no known place."""
        known = self.discard[word]
        for seat in range(self.seats):
            known |= self.hand[seat * WORDS + word]
        return self.chart.all_cards[word] & ~known

    def cards_held(self) -> i64:
        """Cards in all hands."""
        held: i64 = 0
        for seat in range(self.seats):
            held += self.held[seat]
        return held

    # -- stocks and supplies (BC-23) ---------------------------------------------------------------------

    def take_from_supply(self, seat: i64, kind: i64, wanted: i64) -> i64:
        """As many as the supply has, up to `wanted`, go to the seat's stock; returns how many (BC-23.1, BC-R14)."""
        got = min(wanted, self.supply[kind])
        self.supply[kind] -= got
        self.stock[seat * KINDS + kind] += got
        return got

    def give_to_supply(self, seat: i64, kind: i64, number: i64) -> None:
        """So many go from the seat's stock back to the supply (BC-R25)."""
        self.stock[seat * KINDS + kind] -= number
        self.supply[kind] += number

    def deploy(self, seat: i64, kind: i64) -> None:
        """A weapon is used for good: a point (BC-10.9, BC-11.7)."""
        self.stock[seat * KINDS + kind] -= 1
        self.deployed[2 * seat + kind - MISSILES] += 1

    # -- copies --------------------------------------------------------------------------------------------

    def copy_scalars(self, source: Board) -> None:
        """Take over everything that is a single value."""
        self.feats = source.feats
        self.player = source.player
        self.ended = source.ended
        self.phase = source.phase
        self.active = source.active
        self.first = source.first
        self.left = source.left
        self.passes = source.passes
        self.deck = source.deck
        self.closing = source.closing
        self.played = source.played
        self.moved_card = source.moved_card
        self.quiet = source.quiet
        self.to_draw = source.to_draw
        self.kind = source.kind
        self.card = source.card
        self.ship = source.ship
        self.target = source.target
        self.port = source.port
        self.rolling = source.rolling
        self.rolled = source.rolled
        self.flipped = source.flipped
        self.anchored = source.anchored
        self.anchors = source.anchors
        self.wake_ship = source.wake_ship
        self.wake = source.wake
        self.winners = source.winners
        self.ender = source.ender

    def copy_vectors(self, source: Board) -> None:
        """Take over the contents of all vectors; both have the same chart and seats."""
        at = self.at
        place = self.place
        theirs = source.place
        for ship in range(SHIPS):
            if place[ship] >= 0:
                at[place[ship]] = NO_SHIP
        for ship in range(SHIPS):
            space = theirs[ship]
            place[ship] = space
            if space >= 0:
                at[space] = ship
        copy_into(self.stock, source.stock, SEATS * KINDS)
        copy_into(self.supply, source.supply, KINDS)
        copy_into(self.deployed, source.deployed, 2 * SEATS)
        copy_into(self.flags, source.flags, SEATS)
        copy_into(self.home, source.home, SEATS)
        copy_into(self.hand, source.hand, SEATS * WORDS)
        copy_into(self.held, source.held, SEATS)
        copy_into(self.shown, source.shown, WORDS)
        copy_into(self.discard, source.discard, WORDS)
        copy_into(self.totals, source.totals, SEATS)


def copy_into(target: vec[i64], source: vec[i64], length: i64) -> None:
    """Copy `length` numbers from one vector to another."""
    for k in range(length):
        target[k] = source[k]


def add_members(moves: Moves, members: i64, base: i64, step: i64) -> None:
    """For each member k of a set the move base + k * step, ascending."""
    move = base
    while members:
        if members & 1:
            moves.add(move)
        members >>= 1
        move += step


def add_action_cards(moves: Moves, a: i64, b: i64, base: i64) -> None:
    """For each Action card of the ports in two sets, copies a and copies b, the move base + card, ascending."""
    move = base
    while a | b:
        if a & 1:
            moves.add(move)
        if b & 1:
            moves.add(move + 1)
        a >>= 1
        b >>= 1
        move += 2
