"""The Unfathomable cards: eighteen effects of our own design (BC-15, BC-U).

While one is being played `kind` is EFFECT + effect, and the steps of picking are those of other actions. A card
whose effect has nothing to act upon may not be played; the cards that act at once may be played at any time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ANCHOR_SHOWER,
    BANK_ERROR,
    BLANK,
    CARD,
    CLEARANCE,
    COLLECTION_PLATE,
    DIRECTIONS,
    EFFECT,
    FLEET,
    FORGED_PAPERS,
    GREAT_UNMOORING,
    GULF_STREAM,
    HOMESICK,
    KINDS,
    LIFE,
    LONG_FUSE,
    MISSILES,
    NO_CARD,
    NO_PAPERS,
    NO_PORT,
    NO_SHIP,
    NO_SPACE,
    OVERTIME,
    POLTERGEIST,
    REVOLUTION,
    SALVAGE,
    SPACE,
    SURPRISE_DELIVERY,
    TORPEDOES,
    TRADE_MISSILE,
    TRADE_WINDS,
    TRIANGLE_CALLS,
    TRIANGLE_TAKES,
)
from quarterdeck.games.bruise_cruise.rules.actions import Actions
from quarterdeck.games.bruise_cruise.rules.board import add_action_cards

STREAM: Final[i64] = 6
"""Spaces of the Gulf Stream (BC-U1.1)."""
POLTERGEIST_REACH: Final[i64] = 3
TRIANGLE_REACH: Final[i64] = 6
FUSE: Final[i64] = 6
ERROR: Final[i64] = 3
"""Life preservers of the Bank Error (BC-U7.1)."""
SALE: Final[i64] = 3
DELIVERY: Final[i64] = 2


class Unfathomable(Actions):
    """Actions with the Unfathomable cards."""

    # -- what may be played ------------------------------------------------------------------------------

    def can_have_effect(self, effect: i64) -> bool:  # noqa: PLR0911 - one branch for each sort of effect
        """There is something for the effect to act upon."""
        seat = self.active
        if effect in (BLANK, GREAT_UNMOORING, BANK_ERROR, OVERTIME, SURPRISE_DELIVERY, COLLECTION_PLATE):
            return True
        if effect == CLEARANCE:
            return self.can_clear(MISSILES) or self.can_clear(TORPEDOES)
        if effect == SALVAGE:
            return bool(self.discard[0] | self.discard[1])
        if effect == TRADE_WINDS:
            return self.any_wind()
        if effect == NO_PAPERS:
            return self.stock[seat * KINDS + MISSILES] > 0 and self.firing_ports() != 0
        if effect == REVOLUTION:
            return self.weak_ports() != 0
        if effect in (POLTERGEIST, TRIANGLE_TAKES, ANCHOR_SHOWER):
            return any(self.may_afflict(effect, ship) for ship in range(self.seats * FLEET))
        return any(self.may_favour(effect, ship) for ship in range(seat * FLEET, seat * FLEET + FLEET))

    def may_favour(self, effect: i64, ship: i64) -> bool:
        """The effect can act on, or through, this own ship."""
        if effect == GULF_STREAM:
            return self.can_sail(ship)
        if not self.is_free(ship):
            return False
        seat = self.active
        if effect == LONG_FUSE:
            return self.stock[seat * KINDS + TORPEDOES] > 0 and self.any_target(ship, FUSE)
        if effect == TRIANGLE_CALLS:
            return self.room_in_triangle(ship)
        if effect == FORGED_PAPERS:
            port = self.port_below(ship)
            return port != NO_PORT and self.flags_left(seat) > 0 and self.is_to_take(codes.CLAIM, port)
        return self.can_come_home(seat)  # homesick

    def may_afflict(self, effect: i64, ship: i64) -> bool:
        """The effect can act on this rival's ship; never on an anchored one (BC-15.3)."""
        if ship // FLEET == self.active or not self.is_free(ship):
            return False
        if effect == POLTERGEIST:
            return self.can_sail(ship)
        if effect == ANCHOR_SHOWER:
            return self.anchors > 0
        return self.chart.to_triangle[self.place[ship]] <= TRIANGLE_REACH and self.room_in_triangle(ship)

    def room_in_triangle(self, ship: i64) -> bool:
        """The ship may be put somewhere into the Triangle."""
        return any(self.may_enter(ship // FLEET, space) for space in self.chart.triangle)

    def can_clear(self, kind: i64) -> bool:
        """Another weapon can be bought for one life preserver (BC-U8.1)."""
        return self.stock[self.active * KINDS + LIFE] > 0 and self.supply[kind] > 0

    def firing_ports(self) -> i64:
        """The ports with an own flag, and the own Home Port, whose missiles reach a rival's ship (BC-U14.1)."""
        ports = self.flags[self.active] | bit(self.home[self.active])
        found: i64 = 0
        port: i64 = 0
        while ports:
            if ports & 1 and self.any_below(port):
                found |= bit(port)
            ports >>= 1
            port += 1
        return found

    def weak_ports(self) -> i64:
        """The ports with a rival's flag in which no ship of that rival lies (BC-U16.1)."""
        found: i64 = 0
        for seat in range(self.seats):
            if seat != self.active:
                found |= self.flags[seat]
        ports = found
        port: i64 = 0
        while ports:
            if ports & 1:
                ship = self.at[self.chart.port_space[port]]
                if ship != NO_SHIP and self.flags[ship // FLEET] & bit(port):
                    found ^= bit(port)
            ports >>= 1
            port += 1
        return found

    def any_wind(self) -> bool:
        """Some wind would move some ship."""
        return any(self.can_blow(way) for way in range(DIRECTIONS))

    def can_blow(self, way: i64) -> bool:
        """A wind this way would move some ship (BC-U15.1)."""
        for ship in range(self.seats * FLEET):
            if self.is_free(ship):
                space = self.chart.near[self.place[ship] * DIRECTIONS + way]
                if space != NO_SPACE and self.may_enter(ship // FLEET, space):
                    return True
        return False

    # -- picking -------------------------------------------------------------------------------------------

    def begin_effect(self) -> None:
        """The card is picked; ask for what its effect needs, or let it act."""
        effect = self.chart.effect[self.chart.member(self.card)]
        self.kind = EFFECT + effect
        if effect in (POLTERGEIST, TRIANGLE_TAKES, ANCHOR_SHOWER):
            self.phase = codes.PICK_TARGET
        elif effect in (GULF_STREAM, TRIANGLE_CALLS, LONG_FUSE, FORGED_PAPERS, HOMESICK):
            self.phase = codes.PICK_SHIP
        elif effect in (NO_PAPERS, REVOLUTION):
            self.phase = codes.PICK_SPACE
        elif effect == SALVAGE:
            self.phase = codes.PICK_CARD
        elif effect == TRADE_WINDS:
            self.phase = codes.PICK_WIND
        else:
            self.act_at_once(effect)

    def add_effect_ships(self, moves: Moves) -> None:
        """The own ships the effect can act on."""
        first = self.active * FLEET
        for ship in range(first, first + FLEET):
            if self.may_favour(self.kind - EFFECT, ship):
                moves.add(codes.SHIP + ship)

    def may_pick_target(self, other: i64) -> bool:
        kind = self.kind
        if kind < EFFECT:
            return super().may_pick_target(other)
        effect = kind - EFFECT
        if effect == LONG_FUSE:
            return self.in_range(self.ship, other, FUSE)
        if effect == NO_PAPERS:
            return self.under_missile(self.port, other)
        return self.may_afflict(effect, other)

    def add_salvage(self, moves: Moves) -> None:
        """The Action cards of the discard pile (BC-U10.1)."""
        a = self.discard[0]
        b = self.discard[1]
        add_action_cards(moves, a, b, CARD)

    def add_effect_spaces(self, moves: Moves) -> None:
        """Where the effect can take the picked ship, or the ports it can act in."""
        effect = self.kind - EFFECT
        if effect == GULF_STREAM:
            self.add_reach(moves, self.ship, STREAM)
        elif effect == POLTERGEIST:
            self.add_reach(moves, self.target, POLTERGEIST_REACH)
        elif effect in (NO_PAPERS, REVOLUTION):
            ports = self.firing_ports() if effect == NO_PAPERS else self.weak_ports()
            port: i64 = 0
            while ports:
                if ports & 1:
                    moves.add(SPACE + self.chart.port_space[port])
                ports >>= 1
                port += 1
        else:
            ship = self.ship if effect == TRIANGLE_CALLS else self.target
            for space in self.chart.triangle:
                if self.may_enter(ship // FLEET, space):
                    moves.add(SPACE + space)

    def add_winds(self, moves: Moves) -> None:
        """The winds that move some ship."""
        for way in range(DIRECTIONS):
            if self.can_blow(way):
                moves.add(codes.WIND + way)

    # -- acting --------------------------------------------------------------------------------------------

    def play_unfathomable(self) -> None:
        """The card is shown and discarded (BC-15.1)."""
        card = self.card
        self.play_card(card)
        if self.log is not None:
            self.tell(codes.PLAYED, self.active, card)

    def act_at_once(self, effect: i64) -> None:
        """What needs no picking."""
        self.play_unfathomable()
        seat = self.active
        if effect == GREAT_UNMOORING:
            self.unmoor_all()
        elif effect == BANK_ERROR:
            self.take(seat, LIFE, ERROR)
        elif effect == OVERTIME:
            self.add_actions(2)
        elif effect == COLLECTION_PLATE:
            self.collect()
        elif effect == CLEARANCE:
            self.to_draw = SALE  # weapons that may still be bought
            self.phase = codes.BUYING
            return
        elif effect == SURPRISE_DELIVERY:
            self.take(seat, LIFE, 1)
            self.start_drawing(min(DELIVERY, self.drawable()))
            return
        self.finish_action()

    def start_drawing(self, cards: i64) -> None:
        """So many cards are drawn, one after the other."""
        raise NotImplementedError

    def drawable(self) -> i64:
        """How many cards can be drawn now, the reshuffle that is due included (BC-19.7, BC-20.2)."""
        raise NotImplementedError

    def take(self, seat: i64, kind: i64, wanted: i64) -> None:
        """Things come from the supply, as far as it has them."""
        got = self.take_from_supply(seat, kind, wanted)
        if self.log is not None:
            self.tell(codes.TOOK, seat, kind, got)

    def add_actions(self, number: i64) -> None:
        """So many actions more in this turn."""
        self.left += number
        if self.log is not None:
            self.tell(codes.MORE, self.active, number)

    def unmoor_all(self) -> None:
        """All own anchors, one life preserver, one more action (BC-U6)."""
        first = self.active * FLEET
        for ship in range(first, first + FLEET):
            if self.anchored & bit(ship):
                self.weigh(ship)
        self.take(self.active, LIFE, 1)
        self.add_actions(1)

    def collect(self) -> None:
        """Each rival who has a life preserver gives one (BC-U12)."""
        seat = self.active
        for step in range(1, self.seats):
            self.collect_from((seat + step) % self.seats)

    def collect_from(self, other: i64) -> None:
        """A rival who has a life preserver gives it to the seat on turn (BC-U2.3, BC-U12.1)."""
        seat = self.active
        if self.stock[other * KINDS + LIFE] > 0:
            self.stock[other * KINDS + LIFE] -= 1
            self.stock[seat * KINDS + LIFE] += 1
            if self.log is not None:
                self.tell(codes.GOT, seat, LIFE, other)

    def buy_cheaply(self, move: i64) -> None:
        """Another weapon for one life preserver, or no more (BC-U8)."""
        if move != codes.END:
            self.buy(MISSILES if move == TRADE_MISSILE else TORPEDOES, 1)
            self.to_draw -= 1
            if self.to_draw > 0 and (self.can_clear(MISSILES) or self.can_clear(TORPEDOES)):
                return
        self.to_draw = 0
        self.finish_action()

    def act_on_ship(self, ship: i64) -> None:
        """An own ship is picked: for Long Fuse and the like a step more, else the effect acts."""
        effect = self.kind - EFFECT
        self.ship = ship
        if effect in (GULF_STREAM, TRIANGLE_CALLS):
            self.phase = codes.PICK_SPACE
        elif effect == LONG_FUSE:
            self.phase = codes.PICK_TARGET
        else:
            self.play_unfathomable()
            if effect == HOMESICK:
                self.move_to(ship, self.home_space(self.active))
            else:
                self.take_port(ship, self.port_below(ship), NO_CARD)
            self.finish_action()

    def act_on_target(self, target: i64) -> None:
        """A rival's ship is picked."""
        effect = self.kind - EFFECT
        self.target = target
        if effect in (POLTERGEIST, TRIANGLE_TAKES):
            self.phase = codes.PICK_SPACE
            return
        self.play_unfathomable()
        if effect == LONG_FUSE:
            self.do_torpedo(target)
        elif effect == NO_PAPERS:
            self.do_missile(target)
        else:
            self.drop_anchor(target)
            self.finish_action()

    def act_on_space(self, space: i64) -> None:
        """A space, or the port in it, is picked."""
        effect = self.kind - EFFECT
        if effect == NO_PAPERS:
            self.port = self.chart.port_at[space]
            self.phase = codes.PICK_TARGET
            return
        self.play_unfathomable()
        if effect == REVOLUTION:
            self.throw_out(self.chart.port_at[space])
        elif effect in (GULF_STREAM, TRIANGLE_CALLS):
            self.move_to(self.ship, space)
            if effect == TRIANGLE_CALLS:
                self.take(self.active, MISSILES, 1)
        else:
            self.move_to(self.target, space)
            if effect == TRIANGLE_TAKES:
                self.hit(self.target)
                return
            self.collect_from(self.target // FLEET)
        self.finish_action()

    def act_on_card(self, card: i64) -> None:
        """A discarded Action card comes into the hand, seen by all (BC-U10)."""
        self.play_unfathomable()
        chart = self.chart
        word = chart.word(card)
        member = bit(chart.member(card))
        seat = self.active
        self.discard[word] ^= member
        self.hand[seat * codes.WORDS + word] |= member
        self.shown[word] |= member
        self.held[seat] += 1
        if self.log is not None:
            self.tell(codes.SALVAGED, seat, card)
        self.finish_action()

    def move_to(self, ship: i64, space: i64) -> None:
        """The ship is moved by the card."""
        self.sail_to(ship, space)
        if self.log is not None:
            self.tell(codes.MOVED, ship, self.space_name(space))

    def throw_out(self, port: i64) -> None:
        """The flag goes back to its owner (BC-U16)."""
        owner = self.flag_at(port)
        self.flags[owner] ^= bit(port)
        if self.log is not None:
            self.tell(codes.FLAG_BACK, owner, self.space_name(self.chart.port_space[port]))

    def blow(self, way: i64) -> None:
        """Every ship without anchor drifts a space, those furthest downwind first (BC-U15)."""
        self.play_unfathomable()
        if self.log is not None:
            compass = (DIRECTIONS - way) % DIRECTIONS if self.chart.north_up else way
            self.tell(codes.BLEW, self.active, compass)
        waiting: i64 = 0
        for ship in range(self.seats * FLEET):
            if self.is_free(ship):
                waiting |= bit(ship)
        for _ in range(count(waiting)):
            ship = self.furthest(waiting, way)
            waiting ^= bit(ship)
            self.drift(ship, way)
        self.finish_action()

    def furthest(self, ships: i64, way: i64) -> i64:
        """Of a set of ships the one furthest downwind; of several, the first by number."""
        chart = self.chart
        dq = chart.wind_q[way]
        dr = chart.wind_r[way]
        best: i64 = NOBODY
        best_key: i64 = 0
        for ship in range(self.seats * FLEET):
            if ships & bit(ship):
                space = self.place[ship]
                key = dq * (2 * chart.q[space] + chart.r[space]) + dr * (chart.q[space] + 2 * chart.r[space])
                if best == NOBODY or key > best_key:
                    best = ship
                    best_key = key
        return best

    def drift(self, ship: i64, way: i64) -> None:
        """One step with the wind, if it is a legal one."""
        space = self.chart.near[self.place[ship] * DIRECTIONS + way]
        if space != NO_SPACE and self.may_enter(ship // FLEET, space):
            self.put(ship, space)
            if self.log is not None:
                self.tell(codes.DRIFTED, ship, self.space_name(space))
