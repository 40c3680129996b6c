"""A slow second reading of the rules: what can be done, worked out from the pack's text and the words for a position."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from typing import NamedTuple

import msgspec

from tests.games.bruise_cruise.table import RANKS, SEATS, Table

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Water(msgspec.Struct):
    """The table [chart]."""

    sea: list[str]
    cut: list[str]


class Harbour(msgspec.Struct):
    """One table [[port]]."""

    name: str
    at: str
    region: str


class Paper(msgspec.Struct):
    """One table [[card]]."""

    port: str
    copy: str
    rating: int


class Map(msgspec.Struct):
    """A pack, as far as it matters here."""

    chart: Water
    port: list[Harbour]
    card: list[Paper]


class Afloat(NamedTuple):
    """A ship on the board."""

    name: str
    at: str
    flipped: bool
    anchored: bool


class Oracle:
    """Everything is looked up anew whenever it is asked for."""

    def __init__(self, text: str) -> None:
        self.map = msgspec.convert(tomllib.loads(text), Map)
        self.sea = set(self.map.chart.sea)
        self.near = {space: list(self.around(space)) for space in self.sea}
        self.port_at = {port.at: port for port in self.map.port}

    def around(self, space: str) -> Iterator[str]:
        """The spaces one step of a ship away."""
        q, r = place(space)
        for dq, dr in STEPS:
            other = f"{q + dq}.{r + dr}"
            cut = {f"{space}-{other}", f"{other}-{space}"} & set(self.map.chart.cut)
            if other in self.sea and not cut:
                yield other

    def distances(self, start: str, closed: Collection[str] = ()) -> dict[str, int]:
        """Steps by water to all spaces that can be reached."""
        steps = {start: 0}
        rows = [start]
        for space in rows:
            for other in self.near[space]:
                if other not in steps and other not in closed:
                    steps[other] = steps[space] + 1
                    rows.append(other)
        return steps

    # -- a position ------------------------------------------------------------------------------

    def fleet(self, table: Table, seat: str) -> list[Afloat]:
        """An Admiral's ships on the board."""
        ships = [(seat + rank, table.ship(seat + rank)) for rank in RANKS]
        return [Afloat(name, at.rstrip("*#"), "*" in at, "#" in at) for name, at in ships if "." in at]

    def rivals(self, table: Table) -> list[Afloat]:
        """All ships on the board that are not of the Admiral on turn."""
        seats = SEATS[: table.position.seats].replace(on_turn(table), "")
        return [ship for seat in seats for ship in self.fleet(table, seat)]

    def home(self, table: Table, seat: str) -> str:
        """The space of a Home Port."""
        return next(port.at for port in self.map.port if port.name == table.home(seat))

    def closed(self, table: Table, seat: str) -> set[str]:
        """The spaces that a ship of a seat may not enter."""
        seats = SEATS[: table.position.seats]
        ships = {ship.at for other in seats for ship in self.fleet(table, other)}
        return ships | {self.home(table, other) for other in seats if other != seat}

    def reach(self, table: Table, ship: Afloat, steps: int) -> set[str]:
        """Where a ship sails in so many steps."""
        if ship.anchored:
            return set()
        found = self.distances(ship.at, self.closed(table, ship.name[0]))
        return {space for space, far in found.items() if 0 < far <= steps}

    def actions(self, table: Table) -> set[str]:
        """All actions that can be made, but those with Unfathomable cards."""
        seat = on_turn(table)
        cards = [card for card in self.map.card if card_name(card) in table.hand(seat).split()]
        fleet = self.fleet(table, seat)
        stock = {word[-1]: int(word[:-1]) for word in table.stock(seat).split()}
        return {
            *self.sails(table, fleet, cards),
            *(f"exchange({card_name(card)}" for card in cards),
            *self.trades(table, stock["L"]),
            *self.shots(table, fleet, cards, stock),
            *self.captures(table, fleet, cards),
            *(f"removeAnchor({ship.name})" for ship in fleet if ship.anchored),
            *self.homecomings(table, fleet),
        }

    def sails(self, table: Table, fleet: list[Afloat], cards: list[Paper]) -> Iterator[str]:
        """With and without a card."""
        for ship in fleet:
            for space in self.reach(table, ship, 1):
                yield f"sailOne({ship.name}, {space})"
            for card in cards:
                for space in self.reach(table, ship, card.rating):
                    yield f"sailCard({card_name(card)}, {ship.name}, {space})"

    def trades(self, table: Table, preservers: int) -> Iterator[str]:
        """A missile for one life preserver, a torpedo for two."""
        _, missiles, torpedoes, _ = (int(word[:-1]) for word in table.supply.split())
        if preservers >= 1 and missiles:
            yield "trade(M)"
        if preservers > 1 and torpedoes:
            yield "trade(T)"

    def shots(self, table: Table, fleet: list[Afloat], cards: list[Paper], stock: dict[str, int]) -> Iterator[str]:
        """Torpedoes, missiles and raids."""
        rivals = self.rivals(table)
        for ship in fleet:
            steps = {} if ship.anchored else self.distances(ship.at)
            for other in rivals:
                far = steps.get(other.at, 99)
                if stock["T"] and far <= 3:
                    yield f"torpedo({ship.name}, {other.name})"
                if far == 1:
                    yield f"raid({ship.name}, {other.name})"
        for card in cards if stock["M"] else []:
            port = next(port for port in self.map.port if port.name == card.port)
            yield from (f"missile({card_name(card)}, {ship.name})" for ship in rivals if hexes(port.at, ship.at) <= 3)

    def captures(self, table: Table, fleet: list[Afloat], cards: list[Paper]) -> Iterator[str]:
        """Claims and battles."""
        seats = SEATS[: table.position.seats]
        flags = {port: seat for seat in seats for port in self.flags(table, seat)}
        seat = on_turn(table)
        below = {self.port_at[ship.at].name for ship in fleet if ship.at in self.port_at and not ship.anchored}
        for card in cards:
            free = card.port not in {table.home(other) for other in seats}
            if card.port in below and free and table.flags_left(seat) and flags.get(card.port) != seat:
                yield f"{'battle' if card.port in flags else 'claim'}({card_name(card)})"

    def flags(self, table: Table, seat: str) -> list[str]:
        """The ports with an Admiral's flag."""
        flags = int(table.position.flags[SEATS.index(seat)])
        return [port.name for k, port in enumerate(self.map.port) if flags >> k & 1]

    def homecomings(self, table: Table, fleet: list[Afloat]) -> Iterator[str]:
        """Commissions and decommissions."""
        seat = on_turn(table)
        home = self.home(table, seat)
        inside = [ship for ship in fleet if ship.at == home]
        stack = [seat + rank for rank in RANKS if table.ship(seat + rank) == "stack"]
        regions = {port.region for port in self.map.port if port.name in self.flags(table, seat)}
        if inside and inside[0].flipped and len(regions) == 5:
            yield "decommission"
        if not inside:
            yield from (f"commission({name})" for name in stack)


def place(space: str) -> tuple[int, int]:
    """Q and r of a space."""
    q, r = space.split(".")
    return int(q), int(r)


def hexes(one: str, other: str) -> int:
    """Hex distance."""
    dq, dr = (a - b for a, b in zip(place(one), place(other), strict=True))
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def on_turn(table: Table) -> str:
    """The seat on turn."""
    return SEATS[table.position.active]


def card_name(card: Paper) -> str:
    """`Elm-a`, as the table says it."""
    kept = "".join(letter if letter.isalnum() else " " for letter in card.port.replace("'", "").lower())
    slug = "-".join(kept.split())
    return f"{slug[0].upper()}{slug[1:]}-{card.copy}"
