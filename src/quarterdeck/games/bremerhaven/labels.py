"""What stands on Bremerhaven's cards and lies in its harbors, in words: the text alternatives of the picture."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec import UnsetType

from quarterdeck.games.bremerhaven import codes, words
from quarterdeck.games.bremerhaven.codes import COVERED, EMPTY, NONE
from quarterdeck.games.bremerhaven.notation import BID_NAMES
from quarterdeck.games.bremerhaven.pack_format import GOODS_NAMES, PRESTIGE_NAME, WILD_NAME
from quarterdeck.games.bremerhaven.tables import tables_of
from quarterdeck.games.bremerhaven.view import (
    REMEMBERED,
    SAY,
    Berthed,
    Bid,
    Filed,
    Port,
    Stowed,
    View,
)

KINDS: Final = (*GOODS_NAMES, WILD_NAME)
"""Of goods, in the order that numbers them."""


def some(goods: int, number: int) -> str:
    """So many goods of a kind, or wild ones."""
    return SAY("wild", number=number) if goods == codes.WILD else words.so_many(goods, number)


@lru_cache(REMEMBERED)
def ship_words(text: str, ship: int) -> str:
    """All that stands on a Ship card."""
    card = tables_of(text).content.ships[ship]
    return SAY(
        "ship",
        name=card.name,
        cargo=some(KINDS.index(card.cargo), card.goods),
        lay=card.lay,
        berth=card.berth,
        prestige=card.prestige,
    )


@lru_cache(REMEMBERED)
def contract_words(text: str, contract: int) -> str:
    """All that stands on a Contract card."""
    card = tables_of(text).content.contracts[contract]
    kinds = [KINDS.index(goods) for goods in card.needs]
    return SAY(
        "contract",
        name=card.name,
        needs=words.listed(some(goods, kinds.count(goods)) for goods in sorted(set(kinds))),
        time=card.time,
        reward=term(card.reward),
        penalty=term(card.penalty),
        transport=card.transport,
    )


def term(printed: int | str | UnsetType) -> str:
    """A penalty or a reward in words."""
    if isinstance(printed, int):
        return words.money(printed)
    return SAY("one-prestige") if printed == PRESTIGE_NAME else SAY("no-term")


@lru_cache(REMEMBERED)
def building_words(text: str, building: int) -> str:
    """All that stands on a Building card."""
    card = tables_of(text).content.buildings[building]
    return SAY("building", name=card.name, prestige=card.prestige, text=card.text, cost=card.cost)


def price_words(prices: Iterable[int]) -> str:
    """Four prices in words."""
    barrel, container, crate, passenger = prices
    return SAY("prices", barrel=barrel, container=container, crate=crate, passenger=passenger)


def bid_words(view: View, bids: tuple[Bid, ...]) -> str:
    """Who has laid what on a space; empty without cards."""
    return "; ".join(
        SAY(
            "bid",
            who=words.player_name(view.position, bid.seat),
            cards=bid.cards,
            values=" + ".join(str(value) for value in bid.values) if bid.strength else "unknown",
            strength=bid.strength,
            wins="yes" if bid.wins else "no",
        )
        for bid in bids
    )


def keyed(number: str) -> str:
    """The number of a space or step as messages know it, since `1.0` is a number to them: `s1-0`."""
    return f"s{number.replace('.', '-')}" if number[:1].isdigit() else number


def bid_space_words(space: int) -> str:
    """A bid space with its name: `1.2 Building permit`, `Ship 2.1`."""
    return SAY("bid-space", space=keyed(BID_NAMES[space]), name=BID_NAMES[space])


# -- harbors ------------------------------------------------------------------------------------


def dock_words(view: View, seat: int, dock: int) -> str:
    """What lies in a Dock."""
    here: Berthed = view.ports[seat].docks[dock]
    if here.ship == NONE:
        return SAY("dock-empty", dock=dock + 1, size=here.size)
    card = view.tables.content.ships[here.ship]
    return SAY(
        "dock",
        dock=dock + 1,
        name=card.name,
        cargo=some(here.cargo, here.aboard),
        time=here.time,
        prestige=card.prestige,
    )


def loading_words(view: View, seat: int, loading: int) -> str:
    """What lies in a Loading dock, what it still needs, what it brings."""
    here: Filed = view.ports[seat].contracts[loading]
    access = "yes" if here.accessible else "no"
    if here.contract == NONE:
        return SAY("loading-empty", loading=loading + 1, access=access)
    card = view.tables.content.contracts[here.contract]
    needs = [words.goods_of(here.named)] if here.named else []
    needs += [some(int(codes.WILD), here.wild)] if here.wild else []
    return SAY(
        "loading",
        loading=loading + 1,
        access=access,
        name=card.name,
        got=words.goods_of(here.got),
        needs=words.listed(needs),
        complete="no" if needs else "yes",
        time=here.time,
        now=here.now,
        whole=here.whole,
        reward=term(card.reward),
        penalty=term(card.penalty),
        transport=card.transport,
    )


def stowed_words(text: str, space: int, here: Stowed, cover: int) -> str:
    """What stands or lies on one of the twelve spaces."""
    goods = words.goods_of(here.goods) if here.goods else "none"
    if here.site == COVERED:
        return SAY("space-covered", space=words.space_name(space), cost=cover)
    if here.site == EMPTY:
        return SAY("space", space=words.space_name(space), goods=goods)
    return SAY("space-building", space=words.space_name(space), building=building_words(text, here.site), goods=goods)


def port_words(view: View, port: Port) -> str:
    """A harbor's owner: rank, money, prestige, what is not built, Influence cards."""
    names = [view.tables.content.buildings[k].name for k in port.unbuilt]
    return SAY(
        "port",
        who=words.seat_name(port.seat),
        rank=words.rank_name(port.rank) if port.rank >= 0 else "none",
        money=port.money,
        bank=port.bank,
        prestige=port.prestige,
        value=port.value,
        score=port.score(),
        unbuilt=words.listed(names),
        hand=" ".join(str(value) for value in hand_values(view, port.seat)),
        won="yes" if port.won else "no",
    )


def hand_values(view: View, seat: int) -> tuple[int, ...]:
    """The five Influence cards that everybody knows a player owns: upgrades are public."""
    packed = int(view.position.decks.hands[view.ports[seat].level])
    return tuple(value for value in range(1, 10) for _ in range(packed >> (4 * value) & 15))


def small_port_words(view: View, port: Port) -> str:
    """A whole harbor in sentences."""
    parts = [port_words(view, port)]
    parts += [dock_words(view, port.seat, dock) for dock, here in enumerate(port.docks) if here.ship != NONE]
    parts += [loading_words(view, port.seat, k) for k, filed in enumerate(port.contracts) if filed.contract != NONE]
    covers = view.position.decks.covers
    parts += [
        stowed_words(view.position.decks.text, space, here, int(covers[space]))
        for space, here in enumerate(port.spaces)
        if here.goods or here.site >= 0
    ]
    covered = [words.space_name(space) for space, here in enumerate(port.spaces) if here.site == COVERED]
    if covered:
        parts.append(SAY("covered", spaces=words.listed(covered)))
    walls = " ".join(str(wall.bit_count()) for wall in port.walls)
    parts.append(SAY("walls", counts=walls))
    return ". ".join(part.rstrip(".") for part in parts)
