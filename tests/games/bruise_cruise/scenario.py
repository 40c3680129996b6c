"""Positions in the middle of a game, laid out in words: the base state of the scenarios and what differs from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, Unpack

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import Tables
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition, new_game
from quarterdeck.games.bruise_cruise.rules import turns
from tests.games.bruise_cruise.table import OFF_BOARD, SEATS, THINGS, Table, map_t, map_u, ship_number

HOMES = ("Cedar", "Gale", "Nook", "Moss")


class Scene(TypedDict, total=False):
    """What differs from the base state; a hand that is listed is complete, another holds three cards of no interest."""

    seats: int  # 2
    turn: str  # "P"
    left: int  # actions, 2
    hands: Mapping[str, str]  # {"P": "Elm-a U1"}
    stock: Mapping[str, str]  # {"P": "1L 2T"}
    deployed: Mapping[str, str]  # {"P": "3M"}
    flags: Mapping[str, str]  # {"P": "Elm Fern George-Town"}
    homes: Mapping[str, str]  # {"P": "Cedar"}
    deck: int | str  # 10; or all its cards
    final: bool  # the deck is empty for the last time
    again: bool  # the second pass of the deck
    tables: Tables  # Map T
    patience: int  # 0


def lay(ships: str = "", **scene: Unpack[Scene]) -> Table:
    """A table in the middle of a game: `lay("P0 3.2*#, PC stack", hands={"P": "Elm-a"})`.

    Ships not listed are set aside; `*` is flipped, `#` anchored; `stack` is Commissionable, `done` decommissioned.
    """
    tables = scene.get("tables") or map_t()
    position = new_game(tables.chart, scene.get("seats", 2), scene.get("patience", 0))
    table = Table(position, tables)
    lay_ships(table, ships)
    lay_ports(table, scene)
    lay_things(position, scene)
    lay_cards(table, scene)
    position.rolling = 0
    position.first = 0
    turns.start_turn(position, SEATS.index(scene.get("turn", "P")))
    position.actions_left = scene.get("left", 2)
    return table


def holding(card: str, ships: str, **scene: Unpack[Scene]) -> Table:
    """P on turn with this card alone, on Map T with the game's own Unfathomable cards."""
    given: Scene = {"tables": map_u(), "hands": {"P": card}}
    given.update(scene)
    return lay(ships, **given)


def lay_ships(table: Table, ships: str) -> None:
    """All ships that are not set aside."""
    position = table.position
    where = {word: place for place, word in OFF_BOARD.items()}
    place = [int(codes.SET_ASIDE)] * 24
    for name, at in (words.split() for words in ships.split(", ") if words):
        ship = ship_number(name)
        spot = at.rstrip("*#")
        place[ship] = int(where[spot]) if spot in where else table.tables.number_of_space[spot]
        position.flipped |= ("*" in at) << ship
        position.anchored |= ("#" in at) << ship
        position.anchors -= "#" in at
    aboard = {space: ship for ship, space in enumerate(place) if space >= 0}
    position.place = numbers(place)
    position.at = numbers([aboard.get(space, -1) for space in range(len(table.tables.spots))])
    assert len(aboard) == sum(space >= 0 for space in place), "two ships in one space"
    assert position.anchors >= 0


def lay_ports(table: Table, scene: Scene) -> None:
    """Home Ports and flags."""
    seats = scene.get("seats", 2)
    number = {port.name.replace(" ", "-"): k for k, port in enumerate(table.tables.content.ports)}
    homes = dict(zip(SEATS, HOMES, strict=True)) | dict(scene.get("homes", {}))
    flags = scene.get("flags", {})
    table.position.home = numbers([number[homes[seat]] if k < seats else -1 for k, seat in enumerate(SEATS)])
    table.position.flags = numbers([sum(1 << number[port] for port in flags.get(seat, "").split()) for seat in SEATS])


def lay_things(position: BruiseCruisePosition, scene: Scene) -> None:
    """Stocks and deployed weapons; supplies hold the rest."""
    stock = [amount for seat in SEATS for amount in amounts(scene.get("stock", {}).get(seat, ""))]
    deployed = [amounts(scene.get("deployed", {}).get(seat, "")) for seat in SEATS]
    position.stock = numbers(stock)
    position.deployed = numbers([amount for life, *weapons in deployed for amount in weapons])
    left = [
        int(position.chart.supplies[k]) - sum(stock[k::3]) - sum(amounts_of[k] for amounts_of in deployed)
        for k in range(3)
    ]
    assert min(left) >= 0
    position.supply = numbers(left)


def lay_cards(table: Table, scene: Scene) -> None:
    """Hands, deck and discard pile."""
    position = table.position
    seats = scene.get("seats", 2)
    final = scene.get("final", False)
    listed = {seat: [table.card_number(name) for name in hand.split()] for seat, hand in scene.get("hands", {}).items()}
    wanted = 0 if final else scene.get("deck", 10)
    deck = [table.card_number(name) for name in wanted.split()] if isinstance(wanted, str) else []
    named = {card for hand in listed.values() for card in hand} | set(deck)
    free = [card for card in range(len(table.tables.cards)) if card not in named]
    hands = {seat: listed[seat] if seat in listed else [free.pop() for _ in range(3)] for seat in SEATS[:seats]}
    rest = free if isinstance(wanted, str) else free[wanted:]
    position.deck = i64(wanted if isinstance(wanted, int) else len(deck))
    position.passes = i64(1 if seats == 2 or not (final or scene.get("again", False)) else 2)
    position.hand = numbers([word for seat in SEATS for word in sets(table, hands.get(seat, []))])
    position.held = numbers([len(hands.get(seat, [])) for seat in SEATS])
    position.discard = numbers(sets(table, rest))


def sets(table: Table, cards: list[int]) -> list[int]:
    """The three sets that hold these cards."""
    chart = table.position.chart
    return [sum(1 << chart.member(card) for card in cards if chart.word(card) == word) for word in range(3)]


def amounts(words: str) -> list[int]:
    """How many of each thing `2L 1T` is."""
    found = {word[-1]: int(word[:-1]) for word in words.split()}
    return [found.get(thing, 0) for thing in THINGS]


def numbers(values: list[int]) -> vec[i64]:
    """A vector for the rules."""
    return vec[i64]([i64(value) for value in values])
