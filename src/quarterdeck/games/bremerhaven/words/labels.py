"""What stands on Bremerhaven's cards and lies in its harbors, in words: the text alternatives of the picture."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec import UnsetType

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import COVERED, EMPTY, NONE
from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES, PRESTIGE_NAME, WILD_NAME
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.view import (
    REMEMBERED,
    SAY,
    Berthed,
    Bid,
    Filed,
    Port,
    Stowed,
    values_of,
)
from quarterdeck.games.bremerhaven.table.decks import hands
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES
from quarterdeck.messages.language import remembered

HANDS: Final = hands()
KINDS: Final = (*GOODS_NAMES, WILD_NAME)
"""The kinds of goods, in the order of their numbers."""


def some(goods: int, number: int) -> str:
    """A number of goods of one kind, or wild ones."""
    return SAY("wild", number=number) if goods == codes.WILD else names.so_many(goods, number)


@remembered(REMEMBERED)
def ship_words(text: str, ship: int) -> str:
    """Everything that is printed on a Ship card."""
    card = tables_of(text).content.ships[ship]
    return SAY(
        "ship",
        name=names.printed(card.name),
        cargo=some(KINDS.index(card.cargo), card.goods),
        lay=card.lay,
        berth=card.berth,
        prestige=card.prestige,
    )


@remembered(REMEMBERED)
def contract_words(text: str, contract: int) -> str:
    """Everything that is printed on a Contract card."""
    card = tables_of(text).content.contracts[contract]
    kinds = [KINDS.index(goods) for goods in card.needs]
    return SAY(
        "contract",
        name=names.printed(card.name),
        needs=names.listed(some(goods, kinds.count(goods)) for goods in sorted(set(kinds))),
        time=card.time,
        reward=agreed(card.reward),
        penalty=agreed(card.penalty),
        transport=card.transport,
    )


def term(printed: int | str | UnsetType) -> str:
    """A penalty or a reward in words."""
    if isinstance(printed, int):
        return names.money(printed)
    return SAY("one-prestige") if printed == PRESTIGE_NAME else SAY("no-term")


def agreed(printed: int | str | UnsetType) -> str:
    """A penalty or a reward inside a sentence; `none` if there is no such thing, and the sentence leaves it out."""
    return "none" if isinstance(printed, UnsetType) else term(printed)


@remembered(REMEMBERED)
def building_words(text: str, building: int) -> str:
    """Everything that is printed on a Building card."""
    card = tables_of(text).content.buildings[building]
    return SAY(
        "building",
        name=names.printed(card.name),
        prestige=card.prestige,
        text=names.printed(card.text).removesuffix("."),
    )


def printed_words(text: str, card: int) -> str:
    """Everything that is printed on a Ship or a Contract, numbered as in `Decks.names`."""
    ships = len(tables_of(text).content.ships)
    return ship_words(text, card) if card < ships else contract_words(text, card - ships)


def price_words(prices: Iterable[int]) -> str:
    """Four prices in words."""
    barrel, container, crate, passenger = prices
    return SAY("prices", barrel=barrel, container=container, crate=crate, passenger=passenger)


@remembered(REMEMBERED)
def bid_words(bids: tuple[Bid, ...], *, alone: bool) -> str:
    """The bids on a space, in words; empty without cards. In a game alone the second bidder is the dummy."""
    return "; ".join(
        SAY(
            "bid",
            who=names.seat_name(int(codes.DUMMY_TOLD) if alone and bid.seat == codes.DUMMY_SEAT else bid.seat),
            cards=bid.cards,
            values=sum_words(bid.values, bid.adds) if bid.strength else "unknown",
            strength=bid.strength,
            wins="yes" if bid.wins else "no",
        )
        for bid in bids
    )


def sum_words(values: Iterable[int], adds: Iterable[tuple[int, str]]) -> str:
    """What makes up a bid, cards and Buildings: `5 + 1 (Truck Depot)`."""
    helped = (SAY("bid-helped", number=number, name=name) for number, name in adds)
    return " + ".join([*(str(value) for value in values), *helped])


def keyed(number: str) -> str:
    """The number of a space or step as messages know it, since `1.0` is a number to them: `s1-0`."""
    return f"s{number.replace('.', '-')}" if number[:1].isdigit() else number


def bid_space_words(space: int) -> str:
    """A bid space with its name: `1.2 Building permit`, `Ship 2.1`."""
    return SAY("bid-space", space=keyed(BID_NAMES[space]), name=BID_NAMES[space])


# -- harbors ------------------------------------------------------------------------------------


@remembered(REMEMBERED)
def dock_words(text: str, dock: int, here: Berthed) -> str:
    """What lies in a Dock."""
    if here.ship == NONE:
        return SAY("dock-empty", dock=dock + 1, size=here.size)
    card = tables_of(text).content.ships[here.ship]
    return SAY(
        "dock",
        dock=dock + 1,
        name=names.printed(card.name),
        cargo=some(here.cargo, here.aboard),
        time=here.time,
        prestige=card.prestige,
    )


@remembered(REMEMBERED)
def loading_words(text: str, loading: int, here: Filed) -> str:
    """What lies in a Loading dock, what it still needs, what it brings."""
    access = "yes" if here.accessible else "no"
    if here.contract == NONE:
        return SAY("loading-empty", loading=loading + 1, access=access)
    card = tables_of(text).content.contracts[here.contract]
    needs = [names.goods_of(here.named)] if here.named else []
    needs += [some(int(codes.WILD), here.wild)] if here.wild else []
    return SAY(
        "loading",
        loading=loading + 1,
        access=access,
        name=names.printed(card.name),
        got=names.goods_of(here.got),
        needs=names.listed(needs),
        complete="no" if needs else "yes",
        time=here.time,
        now=here.now,
        whole=here.whole,
        reward=agreed(card.reward),
        penalty=agreed(card.penalty),
        transport=card.transport,
    )


@remembered(REMEMBERED)
def stowed_words(text: str, space: int, here: Stowed) -> str:
    """What stands or lies on one of the twelve spaces."""
    goods, name = names.goods_of(here.goods) if here.goods else "none", names.space_name(space)
    if here.site == COVERED:
        return SAY("space-covered", space=name, cost=int(tables_of(text).decks.covers[space]))
    if here.site == EMPTY:
        return SAY("space", space=name, goods=goods)
    return SAY("space-building", space=name, building=building_words(text, here.site), goods=goods)


@remembered(REMEMBERED)
def port_words(text: str, port: Port, *, mine: bool = False) -> str:
    """A harbor's owner: rank, money, prestige, unbuilt Buildings, Influence cards; `mine`: told to the owner."""
    buildings = tables_of(text).content.buildings
    return SAY(
        "port",
        who=names.seat_name(port.seat),
        mine="yes" if mine else "no",
        rank=names.rank_name(port.rank) if port.rank >= 0 else "none",
        money=port.money,
        bank=port.bank,
        prestige=port.prestige,
        value=port.value,
        score=port.score(),
        unbuilt=names.listed(names.printed(buildings[k].name) for k in port.unbuilt),
        hand=" ".join(str(value) for value in hand_values(port.level)),
        won="yes" if port.won else "no",
    )


@lru_cache(REMEMBERED)
def hand_values(level: int) -> tuple[int, ...]:
    """The five Influence cards that a player is known to own after a number of upgrades, which are public."""
    return values_of(int(HANDS[level]))


@remembered(REMEMBERED)
def harbor_words(text: str, port: Port, *, mine: bool = False) -> str:
    """A whole harbor in sentences; `mine`: told to the owner."""
    parts = [port_words(text, port, mine=mine)]
    parts += [dock_words(text, k, here) for k, here in enumerate(port.docks) if here.ship != NONE]
    parts += [loading_words(text, k, here) for k, here in enumerate(port.contracts) if here.contract != NONE]
    parts += [stowed_words(text, k, here) for k, here in enumerate(port.spaces) if here.goods or here.site >= 0]
    covered = [names.space_name(k) for k, here in enumerate(port.spaces) if here.site == COVERED]
    if covered:
        parts.append(SAY("covered", spaces=names.listed(covered)))
    parts.append(SAY("walls", counts=" ".join(str(wall.bit_count()) for wall in port.walls)))
    return ". ".join(part.rstrip(".") for part in parts)
