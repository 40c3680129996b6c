"""All cards and printed numbers of a content pack as what the rules calculate with; filled in by pack/tables.py."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit, full
from quarterdeck.games.bremerhaven.codes import (
    CONTAINER,
    CRATE,
    PASSENGER,
)

NIBBLE: Final[i64] = 4
"""Counts of goods and of Influence cards are packed, four bits for each kind."""

STARTING_CARDS: Final = vec[i64]([1, 2, 3, 4, 5])
SUPPLY: Final = vec[i64]([5, 6, 6, 7, 7, 8, 9])
"""Influence cards of each player at first and in the personal supply (BH-2.19)."""


@final
class Decks:
    """Ships, Contracts, Buildings, Price cards and Newspaper cards, each numbered in the order of the pack.

    Sets of cards are integers, bit k for card k. `kept` tells which are used: for n players long n - 2, short n + 1.
    """

    def __init__(self, text: str, digest: i64) -> None:  # noqa: PLR0915 - one line for each field
        """Empty decks for a pack of this text; `digest` is a number for it."""
        self.text = text
        self.digest = digest
        self.names: list[
            str
        ] = []  # Ships, then Contracts, Buildings, Price cards, Newspaper events, and last the pack itself
        self.ships: i64 = 0
        self.contracts: i64 = 0
        self.buildings: i64 = 0
        self.prices: i64 = 0
        self.news: i64 = 0
        # Ships.
        self.lay = vec[i64]()
        self.cargo = vec[i64]()  # goods, or WILD
        self.goods = vec[i64]()  # how many
        self.berth = vec[i64]()
        self.ship_prestige = vec[i64]()
        # Contracts.
        self.time = vec[i64]()
        self.needs = vec[i64]()  # packed counts
        self.wild = vec[i64]()  # how many wild goods
        self.size = vec[i64]()  # how many goods in all
        self.penalty = vec[i64]()  # money
        self.penalty_prestige = vec[i64]()  # 0 or 1
        self.reward = vec[i64]()  # money
        self.reward_prestige = vec[i64]()  # 0 or 1
        self.train = vec[i64]()  # 1 train, 0 truck
        # Buildings; what a Building lacks is 0.
        self.building_prestige = vec[i64]()
        self.ship_money = vec[i64]()  # for each new Ship (Lighthouse)
        self.produce = vec[i64]()  # set of goods to choose from
        self.produce_money = vec[i64]()
        self.produce_by_rank = vec[i64]()  # more of it for each rank above the owner's
        self.train_bonus = vec[i64]()  # for each own card on a Contract with a train
        self.truck_bonus = vec[i64]()
        self.sea_bonus = vec[i64]()  # once on each Ship with an own card
        self.free_packing = vec[i64]()
        self.exchange = vec[i64]()
        self.bank = vec[i64]()  # money that it starts with
        self.bank_by_rank = vec[i64]()
        self.places = vec[i64]()  # for goods
        self.stores = vec[i64]()  # set of goods that it may hold
        self.berth_less = vec[i64]()  # Bollards that Ships need less
        self.direct = vec[i64]()  # goods go from Ships to Contracts directly
        self.insured = vec[i64]()  # no money penalties of Contracts
        # Price cards: four prices each. Newspaper cards.
        self.price = vec[i64]()
        self.advance = vec[i64]()
        self.symbol = vec[i64]()  # bid space
        self.event = vec[i64]()  # kind
        self.amount = vec[i64]()
        self.with_front = vec[i64]([0] * 64)  # set of Newspaper cards with each front: see `front`
        # Sets.
        self.kept_ships = vec[i64]([0] * 6)
        self.kept_contracts = vec[i64]([0] * 6)
        self.ship_stacks = vec[i64]([0] * 4)  # by the number on the back, 1 … 4 at 0 … 3
        self.contract_stacks = vec[i64]([0] * 4)
        # Boards.
        self.covers = vec[i64]([0] * 12)  # amount on the Cover card of each space, 0 where there is none
        self.bollards = vec[i64]([0] * 12)  # price of each wall's slots
        self.distance = vec[i64]([0] * 5)  # of the Progress track by number of players
        self.track: i64 = 0  # length of the Prestige track; 0: endless
        # Sets of Buildings that have an ability; `gather` fills them.
        self.lighthouses: i64 = 0
        self.producers: i64 = 0
        self.exchanges: i64 = 0
        self.packers: i64 = 0
        self.storehouses: i64 = 0
        self.pilots: i64 = 0
        self.cranes: i64 = 0
        self.insurers: i64 = 0
        self.all_prices: i64 = 0
        self.powers = vec[float]()  # what bots think each Building is worth to each rank; filled in by them
        # Made from the rules alone.
        self.hands = hands()
        self.start_goods = start_goods()

    def gather(self) -> None:
        """Fill the sets of Buildings from their abilities; to be called once all cards are there."""
        self.lighthouses = having(self.ship_money)
        self.producers = having(self.produce) | having(self.produce_money)
        self.exchanges = having(self.exchange)
        self.packers = having(self.free_packing)
        self.storehouses = having(self.places)
        self.pilots = having(self.berth_less)
        self.cranes = having(self.direct)
        self.insurers = having(self.insured)
        self.all_prices = full(self.prices)
        for card in range(self.news):
            self.with_front[self.front(card)] |= bit(card)

    def front(self, card: i64) -> i64:
        """What the front of a Newspaper card shows: advance * 16 + bid space of its symbol."""
        return self.advance[card] * 16 + self.symbol[card]

    def ship_name(self, ship: i64) -> i64:
        """The number of a Ship's name in logs."""
        return ship

    def contract_name(self, contract: i64) -> i64:
        """The number of a Contract's name in logs."""
        return self.ships + contract

    def building_name(self, building: i64) -> i64:
        """The number of a Building's name in logs."""
        return self.ships + self.contracts + building

    def price_name(self, price: i64) -> i64:
        """The number of a Price card's name in logs."""
        return self.ships + self.contracts + self.buildings + price

    def event_name(self, card: i64) -> i64:
        """The number of an Event's name in logs."""
        return self.ships + self.contracts + self.buildings + self.prices + card


def having(ability: vec[i64]) -> i64:
    """The set of Buildings that have an ability, from one number per Building; 0 means that it lacks the ability."""
    found: i64 = 0
    for k in range(i64(len(ability))):
        if ability[k]:
            found |= bit(k)
    return found


def pack_goods(goods: i64, number: i64) -> i64:
    """A number of goods of one kind as packed counts."""
    return number << (NIBBLE * goods)


def of_goods(packed: i64, goods: i64) -> i64:
    """How many goods of a kind are in packed counts."""
    return packed >> (NIBBLE * goods) & 15


def all_goods(packed: i64) -> i64:
    """How many goods are in packed counts."""
    return (packed & 15) + (packed >> 4 & 15) + (packed >> 8 & 15) + (packed >> 12 & 15)


def used(packed: i64) -> i64:
    """How many storage places goods take: two crates share one (BH-15.4)."""
    crates = packed >> (NIBBLE * CRATE) & 15
    return (
        (packed & 15)
        + (packed >> (NIBBLE * CONTAINER) & 15)
        + (packed >> (NIBBLE * PASSENGER) & 15)
        + (crates + 1) // 2
    )


def hands() -> vec[i64]:
    """The five Influence cards in hand after 0 … 7 upgrades, packed by value (BH-10.2, BH-10.4)."""
    found = vec[i64]()
    held = [int(value) for value in STARTING_CARDS]
    found = append(found, pack_values(held))
    for value in SUPPLY:
        held = sorted([*held, int(value)])[1:]
        found = append(found, pack_values(held))
    return found


def pack_values(values: list[int]) -> i64:
    """Influence cards as packed counts: four bits for each value, those of value 0 are cards not known."""
    packed: i64 = 0
    for value in values:
        packed += bit(NIBBLE * i64(value))
    return packed


def of_value(packed: i64, value: i64) -> i64:
    """How many Influence cards of a value are in packed counts."""
    return packed >> (NIBBLE * value) & 15


def number_of(packed: i64) -> i64:
    """How many Influence cards are in packed counts, unknown ones included."""
    found: i64 = 0
    while packed:
        found += packed & 15
        packed >>= NIBBLE
    return found


def strength(packed: i64) -> i64:
    """The sum of the values of known Influence cards."""
    found: i64 = 0
    value: i64 = 0
    while packed:
        found += value * (packed & 15)
        packed >>= NIBBLE
        value += 1
    return found


def start_goods() -> vec[i64]:
    """All combinations of none to three goods as packed counts (BH-3.4), fewest first."""
    found = vec[i64]()
    for total in range(4):
        for b in range(total, -1, -1):
            for c in range(total - b, -1, -1):
                for k in range(total - b - c, -1, -1):
                    p = total - b - c - k
                    found = append(found, i64(b + 16 * c + 256 * k + 4096 * p))
    return found
