"""Bremerhaven's Ships, Contracts, Buildings and prices as they stand on cards: picture, name, signs and sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct, UnsetType

from quarterdeck.games.bremerhaven.pack.format import GOODS_NAMES, PRESTIGE_NAME
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.motifs import building_motif, contract_motif, ship_motif
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import KINDS, some, term
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact

BRIEF: Final = 3
"""Letters of `train` and `truck` in a terminal."""
MARKS: Final = {"barrel": "b", "container": "C", "crate": "c", "passenger": "p", "wild": "*"}
"""What terminals write for goods."""


class Face(Struct, frozen=True):
    """What is printed on a card."""

    name: str
    art: str
    facts: tuple[Fact, ...] = ()
    lines: tuple[str, ...] = ()


def goods_art(goods: int, number: int) -> str:
    """The drawing of a number of goods of one kind."""
    return KINDS[goods] if number == 1 else f"{KINDS[goods]}-{min(number, 5)}"


@remembered(REMEMBERED)
def ship_face(text: str, ship: int) -> Face:
    """A Ship."""
    card = tables_of(text).content.ships[ship]
    goods = KINDS.index(card.cargo)
    cargo = Fact(
        label=some(goods, card.goods), art=goods_art(goods, card.goods), role=f"good-{card.cargo}",
        text=str(card.goods),
    )  # fmt: skip
    return Face(
        names.printed(card.name),
        ship_motif(card.name, card.cargo),
        (cargo, berth(card.berth), rounds("lies", card.lay), fame(card.prestige)),
    )


@remembered(REMEMBERED)
def contract_face(text: str, contract: int) -> Face:
    """A Contract."""
    card = tables_of(text).content.contracts[contract]
    needs = [
        Fact(
            label=SAY("need", goods=names.good(KINDS.index(kind))),
            art=kind,
            role=f"good-{kind}",
            glyph=names.good(KINDS.index(kind)),
        )
        for kind in sorted(card.needs, key=KINDS.index)
    ]
    by = Fact(
        label=SAY("transport", by=card.transport),
        art=card.transport,
        role="fleet",
        glyph=SAY("by-transport", by=card.transport),
    )
    facts = (*needs, rounds("runs", card.time), by, *terms(card.reward, card.penalty))
    return Face(names.printed(card.name), contract_motif(card.name, card.transport), facts)


@remembered(REMEMBERED)
def building_face(text: str, building: int) -> Face:
    """A Building, with what it does."""
    card = tables_of(text).content.buildings[building]
    return Face(
        names.printed(card.name),
        building_motif(card.name, building_art(text, building)),
        (fame(card.prestige),),
        (names.printed(card.text),),
    )


@remembered(REMEMBERED)
def price_facts(prices: tuple[int, ...]) -> tuple[Fact, ...]:
    """Four goods, and what each brings."""
    return tuple(
        Fact(
            label=SAY("price", kind=kind, price=price),
            art=kind,
            role=f"good-{kind}",
            text=str(price),
            glyph=kind,
        )
        for kind, price in zip(GOODS_NAMES, prices, strict=True)
    )


# -- signs -----------------------------------------------------------------------------------------


def fame(number: int) -> Fact:
    """Prestige."""
    return Fact(
        label=SAY("prestige-is", number=number), art="star", role="fame", text=str(number), glyph=SAY("prestige-word")
    )


def rounds(what: str, number: int) -> Fact:
    """For how many rounds a Ship `lies` in a Dock or a Contract `runs`."""
    return Fact(label=SAY(what, number=number), art="time", role="time", text=str(number), glyph=SAY("time-word"))


def berth(number: int) -> Fact:
    """How many Bollards a Ship needs on both sides."""
    said = SAY("berth-short", number=number)
    return Fact(label=SAY("berth", number=number), art="bollard", role="bollard", text=said)


def money(number: int) -> Fact:
    """Money in cash."""
    return Fact(label=SAY("cash", number=number), art="coin", role="coin", text=str(number))


def terms(reward: int | str | UnsetType, penalty: int | str | UnsetType) -> Iterator[Fact]:
    """Reward and penalty of a Contract, as far as it has them."""
    for printed, role, label, when in (
        (reward, "coin", SAY("reward-is", term=term(reward)), "complete"),
        (penalty, "debt", SAY("penalty-is", term=term(penalty)), "late"),
    ):
        glyph = SAY("term-word", when=when)
        if printed == PRESTIGE_NAME:
            star, told = "fame" if role == "coin" else role, SAY("term-short", when=when, what="prestige", number=1)
            yield Fact(label=label, art="star", role=star, text=told, glyph=glyph)
        elif isinstance(printed, int):
            told = SAY("term-short", when=when, what="money", number=printed)
            yield Fact(label=label, art="coin", role=role, text=told, glyph=glyph)


@remembered(REMEMBERED)
def building_art(text: str, building: int) -> str:
    """The sign of a Building, by what it does."""
    card = tables_of(text).content.buildings[building]
    does = (
        (card.ship_money, "lighthouse"),
        (card.produce or card.produce_money, "works"),
        (card.train, "station"),
        (card.truck, "depot"),
        (card.free_packing, "plant"),
        (card.exchange, "exchange"),
        (card.bank, "bank"),
        (card.places, "warehouse"),
        (card.berth_less, "pilot"),
        (card.direct, "gantry"),
        (card.sea, "office"),
        (card.insured, "insurance"),
    )
    return next((art for holds, art in does if holds), "statue")
