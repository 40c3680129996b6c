"""The thirteen actions: what each needs, what can be picked for it, and what it does (BC-5 to BC-18).

An action is built up step by step: its kind, then card, ship, target, space as the kind asks for. Nothing
happens, and nobody else learns anything, before the last of them is picked. `may_` methods say what can be
picked; `do_` methods make the action. The Unfathomable cards are in rules/unfathomable.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    BATTLE,
    CARD,
    CLAIM,
    COMMISSION,
    COMMISSIONABLE,
    DECOMMISSION,
    EXCHANGE,
    FLEET,
    KINDS,
    LIFE,
    MISSILE,
    MISSILES,
    NO_CARD,
    NO_PORT,
    NO_SHIP,
    NO_SPACE,
    RAID,
    REGIONS,
    SAIL_CARD,
    SAIL_ONE,
    SET_ASIDE,
    SHIP,
    TORPEDO,
    TORPEDOES,
    TRADE_MISSILE,
    TRADE_TORPEDO,
    UNFATHOMABLE,
    WEIGH,
    WORDS,
)
from quarterdeck.games.bruise_cruise.rules.board import Board, add_action_cards


class Actions(Board):
    """A board on which the seat on turn acts."""

    # -- what can be done at all -------------------------------------------------------------------------

    def can_do(self, kind: i64) -> bool:  # noqa: C901, PLR0911, PLR0912 - one line for each of the kinds
        """There is a complete action of this kind (BC-2.2)."""
        seat = self.active
        if kind == SAIL_ONE:
            return self.any_ship(kind)
        if kind == SAIL_CARD:
            return self.has_action_card(seat) and self.any_ship(kind)
        if kind == TRADE_MISSILE:
            return self.can_buy(MISSILES)
        if kind == TRADE_TORPEDO:
            return self.can_buy(TORPEDOES)
        if kind == EXCHANGE:
            return self.has_action_card(seat)
        if kind in (CLAIM, BATTLE):
            return self.ports_to_take(kind) != 0
        if kind == TORPEDO:
            return self.stock[seat * KINDS + TORPEDOES] > 0 and self.any_ship(kind)
        if kind == MISSILE:
            return self.stock[seat * KINDS + MISSILES] > 0 and self.launching_ports() != 0
        if kind == UNFATHOMABLE:
            return self.any_unfathomable()
        if kind == DECOMMISSION:
            return self.can_decommission()
        return self.any_ship(kind)

    def any_ship(self, kind: i64) -> bool:
        """One of the own ships can be picked for this kind."""
        first = self.active * FLEET
        return any(self.may_pick_ship(kind, ship) for ship in range(first, first + FLEET))

    def any_unfathomable(self) -> bool:
        """An Unfathomable card in the hand may be played (BC-15.1)."""
        cards = self.hand[self.active * WORDS + WORDS - 1]
        k: i64 = 0
        while cards:
            if cards & 1 and self.can_have_effect(self.chart.effect[k]):
                return True
            cards >>= 1
            k += 1
        return False

    def can_have_effect(self, effect: i64) -> bool:
        """A card with this effect may be played now: there is something for it to act upon (BC-15.2, BC-R38)."""
        raise NotImplementedError

    def can_play_card(self) -> bool:
        """The seat on turn holds a card that can be played (BC-20.4, BC-R38)."""
        return self.has_action_card(self.active) or self.any_unfathomable()

    # -- ships ---------------------------------------------------------------------------------------------

    def may_pick_ship(self, kind: i64, ship: i64) -> bool:
        """The own ship can make an action of this kind."""
        if kind in (SAIL_ONE, SAIL_CARD):
            return self.can_sail(ship)
        if kind == TORPEDO:
            return self.is_free(ship) and self.any_target(ship, codes.TORPEDO_RANGE)
        if kind == RAID:
            return self.is_free(ship) and self.any_target(ship, 1)
        if kind == WEIGH:
            return bool(self.anchored & bit(ship))
        if kind == COMMISSION:
            return self.place[ship] == COMMISSIONABLE and self.can_come_home(self.active)
        return False

    def any_target(self, ship: i64, steps: i64) -> bool:
        """A rival's ship is so near by water (BC-10.3, BC-14.1)."""
        return any(self.in_range(ship, other, steps) for other in range(self.seats * FLEET))

    def in_range(self, ship: i64, other: i64, steps: i64) -> bool:
        """The other ship is a rival's, on the board, and so near by water on the bare map (BC-10.3 to BC-10.6)."""
        space = self.place[other]
        if space < 0 or other // FLEET == ship // FLEET:
            return False
        return self.chart.sail(self.place[ship], space) <= steps

    def can_come_home(self, seat: i64) -> bool:
        """The seat's Home Port holds no ship (BC-17.4)."""
        return self.at[self.home_space(seat)] == NO_SHIP

    def can_decommission(self) -> bool:
        """A flipped own ship is in the own Home Port, and own flags stand in all five regions (BC-18.1 to BC-18.3)."""
        seat = self.active
        ship = self.at[self.home_space(seat)]
        if ship == NO_SHIP or not self.flipped & bit(ship):
            return False
        return self.chart.regions(self.flags[seat]) == REGIONS

    def can_buy(self, kind: i64) -> bool:
        """The price is in the stock and the weapon in the supply (BC-7.2, BC-7.3)."""
        return self.stock[self.active * KINDS + LIFE] >= kind and self.supply[kind] > 0

    # -- ports ---------------------------------------------------------------------------------------------

    def ports_to_take(self, kind: i64) -> i64:
        """The ports that can be claimed or battled for with a card of the hand, as a set (BC-9, BC-13)."""
        seat = self.active
        cards = self.ports_in_hand(seat)
        found: i64 = 0
        if cards == 0 or self.flags_left(seat) == 0:
            return 0
        for ship in range(seat * FLEET, seat * FLEET + FLEET):
            port = self.port_below(ship)
            if port != NO_PORT and cards & bit(port) and self.is_to_take(kind, port):
                found |= bit(port)
        return found

    def port_below(self, ship: i64) -> i64:
        """The port in which an own ship without anchor lies, or NO_PORT (BC-9.1, BC-13.1)."""
        return self.chart.port_at[self.place[ship]] if self.is_free(ship) else NO_PORT

    def is_to_take(self, kind: i64, port: i64) -> bool:
        """A free port for a claim, one with a rival's flag for a battle (BC-9.4, BC-9.5, BC-13.1)."""
        owner = self.flag_at(port)
        if kind == BATTLE:
            return owner not in (NOBODY, self.active)
        return owner == NOBODY and not self.is_home(port)

    def launching_ports(self) -> i64:
        """The ports of cards in the hand from which a missile reaches a rival's ship (BC-11.1 to BC-11.3)."""
        cards = self.ports_in_hand(self.active)
        found: i64 = 0
        port: i64 = 0
        while cards:
            if cards & 1 and self.any_below(port):
                found |= bit(port)
            cards >>= 1
            port += 1
        return found

    def any_below(self, port: i64) -> bool:
        """A missile from the port reaches a rival's ship."""
        return any(self.under_missile(port, other) for other in range(self.seats * FLEET))

    def under_missile(self, port: i64, other: i64) -> bool:
        """The ship is a rival's and at hex distance 3 or less from the port (BC-11.2, BC-11.4, BC-R22)."""
        space = self.place[other]
        if space < 0 or other // FLEET == self.active:
            return False
        chart = self.chart
        return i64(chart.flying[chart.port_space[port] * chart.spaces + space]) <= codes.MISSILE_RANGE

    # -- lists ---------------------------------------------------------------------------------------------

    def add_cards(self, moves: Moves) -> None:
        """The cards that can be picked for the kind of action, by number."""
        kind = self.kind
        if kind == UNFATHOMABLE:
            self.add_unfathomable(moves)
            return
        chart = self.chart
        a = self.hand[self.active * WORDS]
        b = self.hand[self.active * WORDS + 1]
        ports = chart.all_cards[0]
        if kind in (CLAIM, BATTLE):
            ports = self.ports_to_take(kind)
        elif kind == MISSILE:
            ports = self.launching_ports()
        a &= ports
        b &= ports
        add_action_cards(moves, a, b, CARD)

    def add_unfathomable(self, moves: Moves) -> None:
        """The Unfathomable cards of the hand that may be played."""
        chart = self.chart
        cards = self.hand[self.active * WORDS + WORDS - 1]
        k: i64 = 0
        while cards:
            if cards & 1 and self.can_have_effect(chart.effect[k]):
                moves.add(CARD + chart.actions + k)
            cards >>= 1
            k += 1

    def add_ships(self, moves: Moves) -> None:
        """The own ships that can be picked for the kind of action."""
        first = self.active * FLEET
        for ship in range(first, first + FLEET):
            if self.may_pick_ship(self.kind, ship):
                moves.add(SHIP + ship)

    def add_targets(self, moves: Moves) -> None:
        """The rivals' ships that can be picked."""
        for other in range(self.seats * FLEET):
            if self.may_pick_target(other):
                moves.add(SHIP + other)

    def may_pick_target(self, other: i64) -> bool:
        """The ship can be fired at or raided from where the picked ship or port is."""
        kind = self.kind
        if kind == TORPEDO:
            return self.in_range(self.ship, other, codes.TORPEDO_RANGE)
        if kind == RAID:
            return self.in_range(self.ship, other, 1)
        return self.under_missile(self.port, other)

    # -- making them -----------------------------------------------------------------------------------------

    def finish_action(self) -> None:
        """The action is wholly resolved (BC-2.4)."""
        raise NotImplementedError

    def sail_to(self, ship: i64, space: i64) -> None:
        """The ship sails; its wake is remembered for pictures."""
        self.wake_ship = ship
        self.wake = self.place[ship]
        self.put(ship, space)

    def do_sail(self, space: i64) -> None:
        """One step, or with a card up to its rating (BC-5, BC-6)."""
        if self.card != NO_CARD:
            self.play_card(self.card)
        self.sail_to(self.ship, space)
        if self.log is not None:
            self.tell(codes.SAILED, self.ship, self.space_name(space), self.card)
        self.finish_action()

    def do_trade(self, kind: i64) -> None:
        """A missile for one life preserver, a torpedo for two (BC-7)."""
        self.buy(kind, kind)
        self.finish_action()

    def buy(self, kind: i64, price: i64) -> None:
        """A weapon for so many life preservers."""
        seat = self.active
        self.give_to_supply(seat, LIFE, price)
        self.take_from_supply(seat, kind, 1)
        if self.log is not None:
            self.tell(codes.BOUGHT, seat, kind, price)

    def do_exchange(self, alternative: i64) -> None:
        """The card goes, what it depicts comes, as far as the supply has it (BC-8)."""
        seat = self.active
        card = self.card
        self.play_card(card)
        bundle = self.chart.bundle
        first = (card * codes.MOST_BUNDLES + alternative) * KINDS
        life = self.take_from_supply(seat, LIFE, bundle[first])
        missiles = self.take_from_supply(seat, MISSILES, bundle[first + 1])
        torpedoes = self.take_from_supply(seat, TORPEDOES, bundle[first + 2])
        if self.log is not None:
            self.tell(codes.EXCHANGED, seat, card, life + 100 * missiles + 10_000 * torpedoes)
        self.finish_action()

    def do_claim(self) -> None:
        """The card of the port is played, and the port taken (BC-9.3, BC-9.7 to BC-9.9)."""
        card = self.card
        port = self.chart.member(card)
        self.play_card(card)
        self.take_port(self.at[self.chart.port_space[port]], port, card)
        self.finish_action()

    def take_port(self, ship: i64, port: i64, card: i64) -> None:
        """Flag, flipped ship, and for a new region another ship (BC-9.7 to BC-9.9, BC-R18)."""
        seat = self.active
        self.flags[seat] |= bit(port)
        self.flipped |= bit(ship)
        gained = seat * FLEET + 1 + self.chart.region[port]
        if self.log is not None:
            self.tell(codes.CLAIMED, ship, self.space_name(self.chart.port_space[port]), card)
        if self.place[gained] == SET_ASIDE:
            self.place[gained] = COMMISSIONABLE
            if self.log is not None:
                self.tell(codes.GAINED, gained)

    def do_torpedo(self, target: i64) -> None:
        """The torpedo is deployed, and the target struck (BC-10)."""
        self.target = target
        self.deploy(self.active, TORPEDOES)
        if self.log is not None:
            self.tell(codes.TORPEDOED, self.ship, target)
        self.hit(target)

    def do_missile(self, target: i64) -> None:
        """The card of the port is played, the missile deployed, the target struck (BC-11)."""
        if self.kind == MISSILE:
            self.play_card(self.card)
        self.target = target
        self.deploy(self.active, MISSILES)
        if self.log is not None:
            card = self.card if self.kind == MISSILE else NO_CARD
            self.tell(codes.LAUNCHED, target, self.space_name(self.chart.port_space[self.port]), card)
        self.hit(target)

    def hit(self, ship: i64) -> None:
        """A life preserver goes, else a weapon, else an anchor falls, else nothing happens (BC-12)."""
        seat = ship // FLEET
        first = seat * KINDS
        stock = self.stock
        if stock[first + LIFE] > 0:
            self.surrender(seat, LIFE)
        elif stock[first + MISSILES] > 0 and stock[first + TORPEDOES] > 0:
            self.phase = codes.SURRENDERING
            self.player = seat
            return
        elif stock[first + MISSILES] > 0:
            self.surrender(seat, MISSILES)
        elif stock[first + TORPEDOES] > 0:
            self.surrender(seat, TORPEDOES)
        else:
            self.drop_anchor(ship)
        self.finish_action()

    def surrender(self, seat: i64, kind: i64) -> None:
        """One thing goes from the struck Admiral's stock to the supply (BC-12.1, BC-12.2, BC-12.6)."""
        self.give_to_supply(seat, kind, 1)
        if self.log is not None:
            self.tell(codes.GAVE_UP, seat, kind)

    def drop_anchor(self, ship: i64) -> None:
        """The ship gets an anchor, if it has none and the supply has one (BC-12.3, BC-12.4, BC-16.6)."""
        if self.anchors > 0 and not self.anchored & bit(ship):
            self.anchored |= bit(ship)
            self.anchors -= 1
            if self.log is not None:
                self.tell(codes.ANCHORED, ship)
        elif self.log is not None:
            self.tell(codes.UNHARMED, ship)

    def do_surrender(self, kind: i64) -> None:
        """The struck Admiral has chosen the weapon (BC-25.1)."""
        self.surrender(self.player, kind)
        self.finish_action()

    # -- raids and battles (BC-13, BC-14) ------------------------------------------------------------------------

    def begin_raid(self, target: i64) -> None:
        """Both Admirals roll (BC-14.3)."""
        self.target = target
        self.phase = codes.RAIDING
        self.player = CHANCE
        if self.log is not None:
            self.tell(codes.RAIDED, self.ship, target)

    def begin_battle(self) -> None:
        """The card is played before the roll (BC-13.2, BC-R26)."""
        card = self.card
        port = self.chart.member(card)
        self.play_card(card)
        self.port = port
        self.ship = self.at[self.chart.port_space[port]]
        self.phase = codes.BATTLING
        self.player = CHANCE
        if self.log is not None:
            self.tell(codes.FOUGHT, self.ship, self.space_name(self.chart.port_space[port]), card)

    def roll(self, dice: i64) -> bool:
        """The attacker's and the defender's die fall; whether the attacker wins, as a tie does (BC-13.3, BC-14.3)."""
        attack = dice // 6 + 1
        defence = dice % 6 + 1
        self.rolled = attack * 10 + defence
        if self.log is not None:
            self.tell(codes.DICE_FELL, self.active, attack, defence)
        return attack >= defence

    def end_battle(self, dice: i64) -> None:
        """The flag changes, or nothing does (BC-13.4 to BC-13.7)."""
        port = self.port
        owner = self.flag_at(port)
        space = self.space_name(self.chart.port_space[port])
        if self.roll(dice):
            self.flags[owner] ^= bit(port)
            if self.log is not None:
                self.tell(codes.FLAG_BACK, owner, space)
            self.take_port(self.ship, port, NO_CARD)
        elif self.log is not None:
            self.tell(codes.HELD_OFF, owner, space)
        self.finish_action()

    def end_raid(self, dice: i64) -> None:
        """The winner may sail away; an attacker who wins may steal first (BC-14.4 to BC-14.9)."""
        if self.roll(dice):
            self.phase = codes.LOOTING
            self.player = self.active
        else:
            self.phase = codes.DEFENDER_FLEES
            self.player = self.target // FLEET

    def do_loot(self, kind: i64) -> None:
        """One thing, or nothing, goes from the defender's stock to the attacker's (BC-14.4, BC-R28)."""
        defender = self.target // FLEET
        if kind < KINDS:
            self.stock[defender * KINDS + kind] -= 1
            self.stock[self.active * KINDS + kind] += 1
        if self.log is not None:
            self.tell(codes.STOLE, self.active, kind, defender)
        self.phase = codes.RAIDER_FLEES

    def fleeing(self) -> i64:
        """The ship that may sail away from a raid (BC-14.5, BC-14.7)."""
        return self.ship if self.phase == codes.RAIDER_FLEES else self.target

    def do_flee(self, space: i64) -> None:
        """The ship makes its getaway, or stays: NO_SPACE (BC-14.5, BC-14.7)."""
        ship = self.fleeing()
        if space == NO_SPACE:
            if self.log is not None:
                self.tell(codes.STAYED, ship)
        else:
            self.sail_to(ship, space)
            if self.log is not None:
                self.tell(codes.FLED, ship, self.space_name(space))
        self.finish_action()

    # -- anchors, commissions, decommissions (BC-16 to BC-18) ------------------------------------------------------

    def do_weigh(self, ship: i64) -> None:
        """The anchor goes back to the supply (BC-16.3, BC-16.4)."""
        self.weigh(ship)
        self.finish_action()

    def weigh(self, ship: i64) -> None:
        """One anchor is taken off."""
        self.anchored ^= bit(ship)
        self.anchors += 1
        if self.log is not None:
            self.tell(codes.WEIGHED, ship)

    def do_commission(self, ship: i64) -> None:
        """The ship is placed on the own Home Port, unflipped (BC-17.2)."""
        space = self.home_space(self.active)
        self.put(ship, space)
        if self.log is not None:
            self.tell(codes.COMMISSIONED, ship, self.space_name(space))
        self.finish_action()

    def do_decommission(self) -> None:
        """The ship leaves the game for a point; the last of six ends it (BC-18.4, BC-21.1)."""
        seat = self.active
        ship = self.at[self.home_space(seat)]
        self.take_off(ship, codes.DECOMMISSIONED)
        if self.log is not None:
            self.tell(codes.RETIRED, ship)
        if self.fleet_home(seat) == FLEET:
            self.ender = seat
        self.finish_action()
