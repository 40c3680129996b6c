"""Puts the pieces and cards of a position file where they are; refuses anything no table can show (BC-23.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from quarterdeck.engine.complaints import Complaints
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.packs import slug
from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.file import SAY
from quarterdeck.games.bruise_cruise.file.fields import OFF_BOARD, AdmiralFile, BruiseCruiseFile, ShipFile, VeiledHand
from quarterdeck.games.bruise_cruise.pack.tables import PACKS, Tables
from quarterdeck.games.bruise_cruise.position import new_game
from quarterdeck.games.bruise_cruise.words.notation import LETTERS

KINDS: Final = int(codes.KINDS)
FLEET: Final = int(codes.FLEET)
SETS: Final = int(codes.WORDS)


@lru_cache(PACKS)
def port_numbers(table: Tables) -> dict[str, int]:
    """The ports by their slugs."""
    return {slug(port.name): k for k, port in enumerate(table.content.ports)}


class Reader:
    """A position that is being put together, and the words of its pack."""

    def __init__(self, table: Tables, seats: int, patience: int) -> None:
        self.table = table
        self.position = new_game(table.chart, seats, patience)
        self.where: dict[int, str] = {}
        """The path at which each card was named."""
        self.position.rolling = 0
        for seat in range(int(codes.SEATS)):
            self.position.totals[seat] = NOBODY
        for kind in range(KINDS):
            self.position.supply[kind] = table.chart.supplies[kind]
        for k in range(int(codes.SEATS) * KINDS):
            self.position.stock[k] = 0

    # -- names -----------------------------------------------------------------------------------

    def port(self, name: str, path: str) -> int:
        """The number of a port by its name, in words or as the notation writes it."""
        number = port_numbers(self.table).get(slug(name))
        if number is None:
            names = ", ".join(port.name for port in self.table.content.ports)
            raise Malformed(path, SAY("no-such-port", written=repr(name), ports=names))
        return number

    def card(self, name: str, path: str) -> int:
        """The number of a card by its name in notation."""
        number = self.table.number_of_card.get(name.strip().lower())
        if number is None:
            raise Malformed(
                path, SAY("no-such-card", written=repr(name), first=self.table.cards[0], last=self.table.cards[-1])
            )
        return number

    def space(self, name: str, path: str) -> int:
        """The number of a space, written q.r or as the port in it."""
        number = self.table.number_of_space.get(name)
        if number is not None:
            return number
        port = port_numbers(self.table).get(slug(name)) if name[:1].isalpha() else None
        if port is None:
            away = ", ".join(OFF_BOARD)
            problem = SAY("no-such-space", written=repr(name), away=away)
            raise Malformed(path, problem)
        return int(self.table.chart.port_space[port])

    # -- the board -------------------------------------------------------------------------------

    def put_home(self, seat: int, admiral: AdmiralFile) -> None:
        """The Home Port, which is nobody else's."""
        if admiral.home is None:
            return
        path = f"admirals.{self.position.seat_name(seat)}.home"
        port = self.port(admiral.home, path)
        for other in range(seat):
            if self.position.home[other] == port:
                raise Malformed(path, SAY("home-taken", home=admiral.home, other=self.position.seat_name(other)))
        self.position.home[seat] = port

    def put_ships(self, seat: int, admiral: AdmiralFile) -> None:
        """The ships of one line; those that are not named stay set aside."""
        wrong = Complaints()
        for name, ship in admiral.ships.items():
            with wrong:
                path = f"admirals.{self.position.seat_name(seat)}.ships.{name}"
                if name[0] != self.position.seat_name(seat):
                    fleet = " ".join(self.position.ship_code(seat * FLEET + rank) for rank in range(FLEET))
                    raise Malformed(path, SAY("ship-of-other-line", fleet=fleet))
                self.put_ship(self.position.chart.ship_names.index(name), ship, path)
        wrong.refuse()

    def put_ship(self, number: int, ship: ShipFile, path: str) -> None:
        """One ship with its side and its anchor (BC-4.7, BC-16.6, BC-18.4)."""
        position = self.position
        if ship.at in OFF_BOARD:
            place = OFF_BOARD[ship.at]
            if ship.anchored:
                raise Malformed(f"{path}.anchored", SAY("anchor-off-board"))
            if ship.flipped and place != codes.DECOMMISSIONED:
                raise Malformed(f"{path}.flipped", SAY("flipped-off-board"))
            position.place[number] = place
        else:
            position.put(number, self.free_space(number, ship.at, f"{path}.at"))
        if ship.flipped or ship.at == "decommissioned":
            position.flipped |= bit(number)
        if ship.anchored:
            position.anchored |= bit(number)
            position.anchors -= 1
            if position.anchors < 0:
                most = position.chart.supplies[3]
                raise Malformed(f"{path}.anchored", SAY("anchors-only", most=most))

    def free_space(self, number: int, at: str, path: str) -> int:
        """The space of a ship: no other is there, and it is no rival's Home Port."""
        position = self.position
        space = self.space(at, path)
        if position.at[space] != codes.NO_SHIP:
            problem = SAY("space-taken", at=at, ship=self.position.ship_code(position.at[space]))
            raise Malformed(path, problem)
        for other in range(position.seats):
            if other != number // FLEET and position.home_space(other) == space:
                raise Malformed(path, SAY("rival-home", at=at, other=self.position.seat_name(other)))
        return space

    def stock(self, seat: int, admiral: AdmiralFile) -> None:
        """Stock and deployed weapons come out of the supply (BC-23.1, BC-23.4)."""
        position = self.position
        wrong = Complaints()
        for kind, letter in enumerate(LETTERS):
            held: int = getattr(admiral.stock, letter)
            fired: int = getattr(admiral.deployed, letter) if kind else 0
            position.stock[seat * KINDS + kind] = held
            position.supply[kind] -= held + fired
            if kind:
                position.deployed[2 * seat + kind - 1] = fired
            with wrong:
                if position.supply[kind] < 0:
                    field = "deployed" if fired else "stock"
                    problem = SAY("things-only", most=position.chart.supplies[kind], thing=letter)
                    raise Malformed(f"admirals.{self.position.seat_name(seat)}.{field}.{letter}", problem)
        wrong.refuse()

    def plant(self, seat: int, admiral: AdmiralFile) -> None:
        """Flags: one a port, none in Home Ports, no more than the line has (BC-3.3, BC-9.4 to BC-9.6)."""
        wrong = Complaints()
        for k, name in enumerate(admiral.flags):
            with wrong:
                self.plant_one(seat, name, f"admirals.{self.position.seat_name(seat)}.flags[{k}]")
        wrong.refuse()

    def plant_one(self, seat: int, name: str, path: str) -> None:
        """One flag."""
        position = self.position
        port = self.port(name, path)
        owner = position.flag_at(port)
        if owner >= 0:
            raise Malformed(
                path,
                SAY("flag-taken", port=name, owner=self.position.seat_name(owner)),
            )
        if position.is_home(port):
            raise Malformed(path, SAY("flag-at-home", port=name))
        if position.flags_left(seat) == 0:
            raise Malformed(path, SAY("flags-only", most=position.chart.supplies[4]))
        position.flags[seat] |= bit(port)

    # -- cards -----------------------------------------------------------------------------------

    def give_cards(self, file: BruiseCruiseFile, admirals: list[AdmiralFile]) -> None:
        """Every known card to the one place it is in; the deck is what remains."""
        position = self.position
        wrong = Complaints()
        for k, name in enumerate(file.discard):
            with wrong:
                card = self.take(name, f"discard[{k}]")
                position.discard[position.chart.word(card)] |= bit(position.chart.member(card))
        for seat, admiral in enumerate(admirals):
            with wrong:
                self.give_hand(seat, admiral)
                self.show(seat, admiral)
        wrong.refuse()
        left = int(position.chart.cards) - len(file.discard) - int(position.cards_held())
        if left < 0:
            raise Malformed("admirals", SAY("too-many-cards", more=-left, all=position.chart.cards))
        position.deck = left
        if file.deck not in (None, left):
            raise Malformed("deck", SAY("deck-otherwise", deck=file.deck, left=left))

    def give_hand(self, seat: int, admiral: AdmiralFile) -> None:
        """A hand, as far as it is known."""
        position = self.position
        path = f"admirals.{self.position.seat_name(seat)}.hand"
        hand = admiral.hand
        if isinstance(hand, int):
            position.held[seat] = hand
            return
        known = hand.known if isinstance(hand, VeiledHand) else hand
        if isinstance(hand, VeiledHand):
            path += ".known"
        position.held[seat] = hand.cards if isinstance(hand, VeiledHand) else len(hand)
        if len(known) > position.held[seat]:
            raise Malformed(path, SAY("more-than-hand", known=len(known), held=position.held[seat]))
        wrong = Complaints()
        for k, name in enumerate(known):
            with wrong:
                card = self.take(name, f"{path}[{k}]")
                position.hand[seat * SETS + position.chart.word(card)] |= bit(position.chart.member(card))
        wrong.refuse()

    def show(self, seat: int, admiral: AdmiralFile) -> None:
        """Cards of the hand that all have seen go there."""
        position = self.position
        for k, name in enumerate(admiral.shown):
            path = f"admirals.{self.position.seat_name(seat)}.shown[{k}]"
            card = self.card(name, path)
            if not position.holds(seat, card):
                raise Malformed(path, SAY("shown-unknown", card=name))
            if card >= position.chart.actions:
                raise Malformed(path, SAY("shown-actions-only"))
            position.shown[position.chart.word(card)] |= bit(position.chart.member(card))

    def take(self, name: str, path: str) -> int:
        """The number of a card that is in no other place yet."""
        card = self.card(name, path)
        if card in self.where:
            raise Malformed(path, SAY("card-elsewhere", card=self.table.cards[card], where=self.where[card]))
        self.where[card] = path
        return card

    def check_supply(self, file: BruiseCruiseFile) -> None:
        """Check that the supply in the file is what is left over (BC-23.5)."""
        if file.supply is None:
            return
        left = dict(zip(LETTERS, (int(number) for number in self.position.supply), strict=True))
        left["anchors"] = int(self.position.anchors)
        wrong = Complaints()
        for name, number in left.items():
            with wrong:
                if getattr(file.supply, name) != number:
                    problem = SAY("supply-otherwise", said=getattr(file.supply, name), left=number)
                    raise Malformed(f"supply.{name}", problem)
        wrong.refuse()
