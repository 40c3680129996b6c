"""The tables of a content pack: made once for each pack, shared by all its games."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from librt.vecs import vec  # plain Python: made once for a pack
from msgspec import UnsetType
from mypy_extensions import i64  # plain Python: made once for a pack

from quarterdeck.engine.packs import slug
from quarterdeck.engine.sets import bit
from quarterdeck.games.bremerhaven.codes import COLUMNS, LONG, SHORT, STACKS
from quarterdeck.games.bremerhaven.pack.checks import PLAYERS
from quarterdeck.games.bremerhaven.pack.events import EFFECTS
from quarterdeck.games.bremerhaven.pack.format import (
    GOODS_NAMES,
    PRESTIGE_NAME,
    SYMBOLS,
    WILD_NAME,
    BuildingFile,
    ContractFile,
    PriceFile,
    ShipFile,
)
from quarterdeck.games.bremerhaven.pack.reading import Content, built_in, read_pack
from quarterdeck.games.bremerhaven.table.decks import Decks, pack_goods

PACKS: Final = 48
"""How many packs are kept ready."""
_DIGITS: Final = 15
"""Hexadecimal digits of a digest that make a number below 2**60."""
_COVERED: Final = 2
"""The first column with Cover cards."""
_KEPT: Final = {LONG: ("long", "both"), SHORT: ("both",)}


class Tables:
    """A pack in two forms: the words (`content`) and what the rules calculate with (`decks`).

    Slugs are names as the notation writes them, in the order of the pack. `cards` are all of them in the order of
    `Decks.names`; `number_of_card` finds Ships, Contracts and Buildings there, the others find a card within its kind.
    """

    def __init__(self, content: Content, decks: Decks) -> None:
        self.content = content
        self.decks = decks
        self.ships = [slug(ship.name) for ship in content.ships]
        self.contracts = [slug(contract.name) for contract in content.contracts]
        self.buildings = [slug(building.name) for building in content.buildings]
        self.prices = price_names(content.prices)
        self.events = [slug(card.event) for card in content.news]
        self.cards = self.ships + self.contracts + self.buildings + self.prices + self.events
        self.number_of_card = numbers(self.ships + self.contracts + self.buildings)
        self.number_of_ship = numbers(self.ships)
        self.number_of_contract = numbers(self.contracts)
        self.number_of_building = numbers(self.buildings)
        self.number_of_price = numbers(self.prices)
        self.number_of_event = numbers(self.events)


@lru_cache(PACKS)
def tables_of(text: str) -> Tables:
    """The tables of a pack that was read and found good before."""
    content = read_pack("pack", text)
    return Tables(content, decks_of(content, text))


def own_tables() -> Tables:
    """The tables of the game's own pack."""
    return tables_of(built_in().content)


def numbers(slugs: Sequence[str]) -> dict[str, int]:
    """The place of each slug."""
    return {name: k for k, name in enumerate(slugs)}


def price_names(cards: Sequence[PriceFile]) -> list[str]:
    """Price cards as they are written: `3-1-4-2`; a second one of the same prices is `3-1-4-2#2`."""
    written = ["-".join(str(price) for price in card.prices) for card in cards]
    earlier = Counter[str]()
    names = []
    for name in written:
        earlier[name] += 1
        names.append(f"{name}#{earlier[name]}" if earlier[name] > 1 else name)
    return names


def decks_of(content: Content, text: str) -> Decks:
    """All cards and printed numbers as the rules want them."""
    decks = Decks(text, int(hashlib.sha256(text.encode()).hexdigest()[:_DIGITS], 16))
    fill_ships(decks, content.ships)
    fill_contracts(decks, content.contracts)
    fill_abilities(decks, content.buildings)
    fill_production(decks, content.buildings)
    fill_prices_and_news(decks, content)
    fill_boards(decks, content)
    decks.names = [
        *(ship.name for ship in content.ships),
        *(contract.name for contract in content.contracts),
        *(building.name for building in content.buildings),
        *price_names(content.prices),
        *(card.event for card in content.news),
        text,
    ]
    decks.gather()
    return decks


def fill_ships(decks: Decks, ships: list[ShipFile]) -> None:
    """Ship cards, their stacks and in which games they are used."""
    decks.ships = len(ships)
    decks.lay = column(ship.lay for ship in ships)
    decks.cargo = column((*GOODS_NAMES, WILD_NAME).index(ship.cargo) for ship in ships)
    decks.goods = column(ship.goods for ship in ships)
    decks.berth = column(ship.berth for ship in ships)
    decks.ship_prestige = column(ship.prestige for ship in ships)
    decks.ship_stacks = stacks(ships)
    decks.kept_ships = kept(ships)


def fill_contracts(decks: Decks, contracts: list[ContractFile]) -> None:
    """Contract cards, their stacks and in which games they are used."""
    decks.contracts = len(contracts)
    decks.time = column(contract.time for contract in contracts)
    decks.needs = column(needs(contract) for contract in contracts)
    decks.wild = column(contract.needs.count(WILD_NAME) for contract in contracts)
    decks.size = column(len(contract.needs) for contract in contracts)
    decks.penalty = column(money(contract.penalty) for contract in contracts)
    decks.penalty_prestige = column(contract.penalty == PRESTIGE_NAME for contract in contracts)
    decks.reward = column(money(contract.reward) for contract in contracts)
    decks.reward_prestige = column(contract.reward == PRESTIGE_NAME for contract in contracts)
    decks.train = column(contract.transport == "train" for contract in contracts)
    decks.contract_stacks = stacks(contracts)
    decks.kept_contracts = kept(contracts)


def fill_abilities(decks: Decks, buildings: list[BuildingFile]) -> None:
    """Fill in the abilities of Building cards, except for producing and storing."""
    decks.buildings = len(buildings)
    decks.building_prestige = column(building.prestige for building in buildings)
    decks.ship_money = column(building.ship_money for building in buildings)
    decks.train_bonus = column(building.train for building in buildings)
    decks.truck_bonus = column(building.truck for building in buildings)
    decks.sea_bonus = column(building.sea for building in buildings)
    decks.free_packing = column(building.free_packing for building in buildings)
    decks.exchange = column(building.exchange for building in buildings)
    decks.bank = column(building.bank for building in buildings)
    decks.bank_by_rank = column(building.bank_by_rank for building in buildings)
    decks.berth_less = column(building.berth_less for building in buildings)
    decks.direct = column(building.direct for building in buildings)
    decks.insured = column(building.insured for building in buildings)


def fill_production(decks: Decks, buildings: list[BuildingFile]) -> None:
    """What Building cards produce and store."""
    decks.produce = column(goods_set(building.produce) for building in buildings)
    decks.produce_money = column(building.produce_money for building in buildings)
    decks.produce_by_rank = column(building.produce_by_rank for building in buildings)
    decks.places = column(building.places for building in buildings)
    decks.stores = column(goods_set(building.stores) for building in buildings)


def fill_prices_and_news(decks: Decks, content: Content) -> None:
    """Price cards and Newspaper cards."""
    decks.prices = len(content.prices)
    decks.price = column(price for card in content.prices for price in card.prices)
    decks.news = len(content.news)
    decks.advance = column(card.advance for card in content.news)
    decks.symbol = column(SYMBOLS[card.space] for card in content.news)
    decks.event = column(EFFECTS.index(card.effect) for card in content.news)
    decks.amount = column(1 if isinstance(card.amount, UnsetType) else card.amount for card in content.news)


def fill_boards(decks: Decks, content: Content) -> None:
    """Cover cards, prices of Bollards and the lengths of the tracks."""
    for row, amounts in enumerate(content.harbor.covers):
        for place, amount in enumerate(amounts):
            decks.covers[row * COLUMNS + _COVERED + place] = amount
    decks.bollards = column(price for wall in content.harbor.bollards for price in wall)
    progress = content.progress
    decks.distance = column((0, 0, progress.two, progress.three, progress.four))
    decks.track = content.harbor.track


def column(values: Iterable[int]) -> vec[i64]:
    """One number for each card."""
    return vec[i64]([i64(value) for value in values])


def needs(contract: ContractFile) -> int:
    """The goods that a Contract names, as packed counts."""
    return sum(int(pack_goods(GOODS_NAMES.index(goods), 1)) for goods in contract.needs if goods != WILD_NAME)


def money(term: int | str | UnsetType) -> int:
    """How much money a penalty or a reward is."""
    return term if isinstance(term, int) else 0


def goods_set(goods: Sequence[str]) -> int:
    """Kinds of goods as a set."""
    return sum(int(bit(GOODS_NAMES.index(kind))) for kind in goods)


def stacks(cards: Sequence[ShipFile | ContractFile]) -> vec[i64]:
    """The set of cards with each number on the back, from 1."""
    return column(cards_where(card.stack == number for card in cards) for number in range(1, int(STACKS) + 1))


def kept(cards: Sequence[ShipFile | ContractFile]) -> vec[i64]:
    """The set of cards used in the long game with 2, 3 and 4 players, then in the short game."""
    return column(
        cards_where(card.use[place] in _KEPT[length] for card in cards)
        for length in (LONG, SHORT)
        for place in range(len(PLAYERS))
    )


def cards_where(chosen: Iterable[bool]) -> int:
    """The set of cards that meet a condition."""
    return sum(int(bit(k)) for k, holds in enumerate(chosen) if holds)
