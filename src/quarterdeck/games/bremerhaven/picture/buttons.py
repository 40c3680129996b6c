"""What can be chosen in Bremerhaven and hangs on nothing in the harbor: answers as buttons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID, GOODS, NONE
from quarterdeck.games.bremerhaven.picture.cards import price_facts
from quarterdeck.games.bremerhaven.picture.panels import CHOICES
from quarterdeck.games.bremerhaven.picture.targets import carries, place_of
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, Filed, View, goods_of, worth
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import KINDS
from quarterdeck.games.bremerhaven.words.meanings import meaning
from quarterdeck.games.bremerhaven.words.notation import text
from quarterdeck.scene.shapes import Fact, Thing

ARTS: Final = {
    int(codes.DONE): "done",
    int(codes.UPGRADE): "grow",
    int(codes.UNPACK): "unpack",
    int(codes.PACK): "pack",
    **{int(codes.SWAP) + k: "swap" for k in range(3)},
    **{int(codes.SHARE) + k: "bank" for k in range(10)},
}


def choices(view: View) -> Iterator[Thing]:
    """The answers as buttons."""
    for move in rest(view):
        yield _answer(view, move)


def rest(view: View) -> tuple[int, ...]:
    """The moves that hang on nothing else and are not made by carrying alone; prices in the order of the pile."""
    if not view.moves:
        return ()
    carried, own = {carry.move for carry in carries(view)}, view.seat == view.shown
    found = [
        move for move in view.moves if not (own and (place_of(view, move) or text(view.position, move) in carried))
    ]
    if view.phase in (codes.PRICING, codes.EXCHANGING):
        order = {int(codes.PRICE) + card: k for k, card in enumerate(view.position.pile)}
        return tuple(sorted(found, key=lambda move: order.get(move, NONE)))
    return tuple(sorted(found, key=lambda move: (move == codes.DONE, move)))


def _answer(view: View, move: int) -> Thing:
    """The button of a move."""
    written, label = text(view.position, move), meaning(view, move)
    if codes.CHIT <= move < codes.SWAP:
        kind = move - int(codes.CHIT)
        return _button(written, label, names.kind_name(kind), KINDS[kind])
    if codes.START <= move < BID:
        packed = int(view.position.decks.start_goods[move - int(codes.START)])
        return _button(written, label, "" if packed else SAY("none-taken"), facts=_goods(packed))
    if codes.PRICE <= move < codes.SHARE:
        prices = [int(view.position.decks.price[(move - int(codes.PRICE)) * int(GOODS) + k]) for k in range(GOODS)]
        brings = sum(would_bring(view, here, prices) for here in view.ports[view.shown].contracts)
        keeps = view.position.pile[0] == move - int(codes.PRICE)
        lines = (*((SAY("keeps-prices"),) if keeps else ()), *((SAY("prices-bring", money=brings),) if brings else ()))
        return _button(written, label, "", facts=price_facts(tuple(prices)), lines=lines)
    return _button(written, label, label, ARTS.get(move, ""))


@lru_cache(REMEMBERED)
def _goods(packed: int) -> tuple[Fact, ...]:
    """Goods one by one."""
    return tuple(
        Fact(label=names.good(goods), art=KINDS[goods], role=f"good-{KINDS[goods]}") for goods in goods_of(packed)
    )


def would_bring(view: View, here: Filed, prices: list[int]) -> int:
    """What a Contract brings once complete, at other prices."""
    if here.contract == NONE:
        return 0
    goods = worth(here.got, prices) + worth(here.named, prices) + here.wild * max(prices)
    return goods + int(view.position.decks.reward[here.contract])


@lru_cache(REMEMBERED)
def _button(
    move: str, label: str, title: str, art: str = "", facts: tuple[Fact, ...] = (), lines: tuple[str, ...] = ()
) -> Thing:
    role = f"good-{art}" if art in KINDS else "icon"
    return Thing(
        id=f"choice-{move.replace(' ', '-')}", region=CHOICES, look="choice", role=role, label=label, move=move, title=title,
        art=art, facts=facts, lines=lines,
    )  # fmt: skip
