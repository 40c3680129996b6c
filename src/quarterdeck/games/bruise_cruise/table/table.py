"""The state of a game of Bruise Cruise: ships, flags, cards and stocks, what is being done, copies (BC-1, BC-22, BC-23).

Clause ids are those of the game's rules.md. The hot path aliases vectors in locals and makes no
tuples or generators.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bruise_cruise.codes import (
    DECOMMISSIONED,
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
    WORDS,
)
from quarterdeck.games.bruise_cruise.table.chart import Chart


class Table(Position):
    """Everything that tells one position of a game from another; the rules are functions over it.

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
        self.actions_left: i64 = 0
        self.passes: i64 = 1  # of the deck, this one included
        self.deck: i64 = chart.cards  # cards in it
        self.closing = False  # the final phase (BC-20.8)
        self.played = False  # a card in this turn (BC-20.4)
        self.moved_card = False  # some card left a hand or the deck in this turn (BC-R44)
        self.quiet: i64 = 0  # turns in a row in which none did
        self.to_draw: i64 = 0  # cards
        # What is being picked (known to the seat on turn alone), or resolved.
        self.kind: i64 = 0  # of action, or EFFECT + effect
        self.card: i64 = NO_CARD  # that is played for it
        self.ship: i64 = NO_SHIP  # the ship, of the Admiral whose turn it is, that acts
        self.target: i64 = NO_SHIP  # the rival's ship that it acts on
        self.port: i64 = NO_PORT  # that launches a missile, or is battled for
        self.to_buy: i64 = 0  # weapons that may still be bought with Warlords' Clearance (BC-U8)
        # Dice.
        self.rolling: i64 = 0  # set of seats that still roll
        self.first_die: i64 = 0  # that fell last in this turn; of a raid or battle the attacker's; 0: none
        self.second_die: i64 = 0
        # Ships.
        self.flipped: i64 = 0  # set of ships with the Claimed Port side up
        self.anchored: i64 = 0
        self.anchors: i64 = chart.supplies[3]  # in the supply
        self.wake_ship: i64 = NO_SHIP  # that sailed last, for pictures
        self.wake: i64 = NO_SPACE  # and from where
        # For pictures; not part of the position.
        self.shot_ship: i64 = NO_SHIP  # that a missile struck last, until the turn of its Admiral is over
        self.shot_port: i64 = NO_PORT  # from where
        self.shot_space: i64 = NO_SPACE  # where it lay
        self.winners: i64 = 0  # set of seats
        self.ender: i64 = NOBODY  # who decommissioned the last ship (BC-22.7)
        # Vectors; empty until filled, so that copies fill them once.
        empty = vec[i64]()
        self.place = empty  # of each ship: a space, or SET_ASIDE, COMMISSIONABLE, DECOMMISSIONED
        self.at = empty  # the ship in each space, or NO_SHIP
        self.stock = empty  # L M T of each seat
        self.supply = empty  # L M T
        self.deployed = empty  # M T of each seat
        self.flags = empty  # ports of each seat
        self.home = empty  # Home Port of each seat, or NO_PORT
        self.hand = empty  # three sets of cards for each seat; empty where veiled
        self.held = empty  # how many cards each hand has, veiled or not
        self.shown = empty  # three sets: cards in hands that everybody has seen go there
        self.discard = empty  # three sets
        self.totals = empty  # of each seat's dice, for the first turn or a tie; 0: to come, NOBODY: does not roll
        # For sailing; not part of the position.
        self.marks = empty
        self.queue = empty
        self.mark: i64 = 0
        self.spare = Moves()

    def tell(self, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
        """Write one more entry into the log, if there is a log."""
        log = self.log
        if log is not None:
            log.names = self.chart.names
            log.add(kind, who, what, more, known_to)

    # -- small questions -------------------------------------------------------------------------

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
        """The ship is on the board (BC-R10) and may sail, raid, claim, battle and fire: it has no anchor (BC-16.1).

        All else may be done by anchored ships, and to them (BC-16.2, BC-R31).
        """
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
        """The port is somebody's Home Port (BC-3.3)."""
        return any(self.home[seat] == port for seat in range(self.seats))

    def flags_left(self, seat: i64) -> i64:
        """Flags in the seat's own supply (BC-9.6); those that were taken down are among them (BC-23.3)."""
        return self.chart.supplies[4] - count(self.flags[seat])

    def fleet_home(self, seat: i64) -> i64:
        """How many ships the seat has decommissioned (BC-18.4)."""
        found: i64 = 0
        for ship in range(seat * FLEET, seat * FLEET + FLEET):
            if self.place[ship] == DECOMMISSIONED:
                found += 1
        return found

    # -- ships -----------------------------------------------------------------------------------

    def put(self, ship: i64, space: i64) -> None:
        """Put a ship into a space, from another one or onto the board."""
        if self.place[ship] >= 0:
            self.at[self.place[ship]] = NO_SHIP
        self.place[ship] = space
        self.at[space] = ship

    def take_off(self, ship: i64, where: i64) -> None:
        """Take a ship off the board; its anchor goes back to the supply (BC-R31)."""
        self.at[self.place[ship]] = NO_SHIP
        self.place[ship] = where
        if self.anchored & bit(ship):
            self.anchored ^= bit(ship)
            self.anchors += 1

    # -- cards -----------------------------------------------------------------------------------

    def holds(self, seat: i64, card: i64) -> bool:
        """The card is in the seat's hand, as far as the hand is known."""
        chart = self.chart
        return bool(self.hand[seat * WORDS + chart.word(card)] & bit(chart.member(card)))

    def has_action_card(self, seat: i64) -> bool:
        """Whether the hand holds any Action card."""
        return bool(self.hand[seat * WORDS] | self.hand[seat * WORDS + 1])

    def ports_in_hand(self, seat: i64) -> i64:
        """The ports of the Action cards in a hand."""
        return self.hand[seat * WORDS] | self.hand[seat * WORDS + 1]

    def can_choose_home(self, seat: i64) -> bool:
        """Whether the seat's hand holds an Action card of a port that nobody has chosen (BC-1.11)."""
        ports = self.ports_in_hand(seat)
        for other in range(self.seats):
            if self.home[other] != NO_PORT:
                ports &= ~bit(self.home[other])
        return ports != 0

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """Move a card from the deck into a hand."""
        chart = self.chart
        self.hand[seat * WORDS + chart.word(card)] |= bit(chart.member(card))
        self.held[seat] += 1
        self.deck -= 1

    def leave_hand(self, seat: i64, card: i64) -> None:
        """Move a card from the hand, face-up, to the discard pile."""
        chart = self.chart
        word = chart.word(card)
        member = bit(chart.member(card))
        self.hand[seat * WORDS + word] &= ~member
        self.shown[word] &= ~member
        self.discard[word] |= member
        self.held[seat] -= 1
        self.moved_card = True

    def unseen(self, word: i64) -> i64:
        """The cards of one of the three sets that lie in no known place."""
        known = self.discard[word]
        for seat in range(self.seats):
            known |= self.hand[seat * WORDS + word]
        return self.chart.all_cards[word] & ~known

    def cards_held(self) -> i64:
        """How many cards all hands hold together."""
        held: i64 = 0
        for seat in range(self.seats):
            held += self.held[seat]
        return held

    def cards_missing(self, seat: i64) -> i64:
        """How many cards of a hand are not known."""
        first = seat * WORDS
        hand = self.hand
        return self.held[seat] - count(hand[first]) - count(hand[first + 1]) - count(hand[first + 2])

    # -- stocks and supplies (BC-23) -------------------------------------------------------------

    def take_from_supply(self, seat: i64, kind: i64, wanted: i64) -> i64:
        """Move as many as the supply has, up to `wanted`, to the seat's stock; returns how many (BC-23.1, BC-R14)."""
        got = min(wanted, self.supply[kind])
        self.supply[kind] -= got
        self.stock[seat * KINDS + kind] += got
        return got

    def give_to_supply(self, seat: i64, kind: i64, number: i64) -> None:
        """Move so many from the seat's stock back to the supply (BC-R25)."""
        self.stock[seat * KINDS + kind] -= number
        self.supply[kind] += number

    def deploy(self, seat: i64, kind: i64) -> None:
        """Use up a weapon: it is a point from now on, and never comes back (BC-23.4)."""
        self.stock[seat * KINDS + kind] -= 1
        self.deployed[2 * seat + kind - MISSILES] += 1

    # -- copies ----------------------------------------------------------------------------------

    def copy_from(self, other: Position) -> None:
        source = cast(Table, other)
        copy_numbers(self, source)
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

    def fill_from(self, source: Table) -> None:
        """Become a copy of another table while all own vectors are still empty."""
        copy_numbers(self, source)
        self.place = source.place[:]
        self.at = source.at[:]
        self.stock = source.stock[:]
        self.supply = source.supply[:]
        self.deployed = source.deployed[:]
        self.flags = source.flags[:]
        self.home = source.home[:]
        self.hand = source.hand[:]
        self.held = source.held[:]
        self.shown = source.shown[:]
        self.discard = source.discard[:]
        self.totals = source.totals[:]

    def numbers(self) -> list[int]:
        dice = 10 * self.first_die + self.second_die
        found: list[int] = [
            int(number)
            for number in (
                self.chart.digest, self.seats, self.patience, self.player, self.ended, self.phase, self.active, self.first,
                self.actions_left, self.passes, self.deck, i64(self.closing), i64(self.played), i64(self.moved_card), self.quiet,
                self.to_draw + self.to_buy, self.kind, self.card, self.ship, self.target, self.port, self.rolling, dice,
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


def copy_numbers(target: Table, source: Table) -> None:  # noqa: PLR0915 - one line for each field
    """Copy every field that is a single number."""
    target.feats = source.feats
    target.player = source.player
    target.ended = source.ended
    target.phase = source.phase
    target.active = source.active
    target.first = source.first
    target.actions_left = source.actions_left
    target.passes = source.passes
    target.deck = source.deck
    target.closing = source.closing
    target.played = source.played
    target.moved_card = source.moved_card
    target.quiet = source.quiet
    target.to_draw = source.to_draw
    target.kind = source.kind
    target.card = source.card
    target.ship = source.ship
    target.target = source.target
    target.port = source.port
    target.to_buy = source.to_buy
    target.rolling = source.rolling
    target.first_die = source.first_die
    target.second_die = source.second_die
    target.flipped = source.flipped
    target.anchored = source.anchored
    target.anchors = source.anchors
    target.wake_ship = source.wake_ship
    target.wake = source.wake
    target.shot_ship = source.shot_ship
    target.shot_port = source.shot_port
    target.shot_space = source.shot_space
    target.winners = source.winners
    target.ender = source.ender


def copy_into(target: vec[i64], source: vec[i64], length: i64) -> None:
    """Copy `length` numbers from one vector to another."""
    for k in range(length):
        target[k] = source[k]
