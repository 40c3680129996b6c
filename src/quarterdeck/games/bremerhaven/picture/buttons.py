"""The choices in Bremerhaven that are attached to nothing in the harbor: answers as buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID, GOODS, MONEY, NONE, SLOTS
from quarterdeck.games.bremerhaven.picture.cards import goods_art, price_facts
from quarterdeck.games.bremerhaven.picture.panels import CHOICES, MORE, at_place, start_region
from quarterdeck.games.bremerhaven.picture.targets import SEVERAL, Target, carries, goods_places, place_of, targets
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, Filed, View, goods_of, worth
from quarterdeck.games.bremerhaven.rules import harbor, town
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import KINDS, hand_values
from quarterdeck.games.bremerhaven.words.meanings import YIELD, meaning
from quarterdeck.games.bremerhaven.words.notation import text
from quarterdeck.games.bremerhaven.words.status import barred
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Thing

ARTS: Final = {
    int(codes.DONE): "done",
    int(codes.UPGRADE): "grow",
    int(codes.UNPACK): "unpack",
    int(codes.PACK): "pack",
    **{int(codes.SWAP) + k: "swap" for k in range(3)},
    **{int(codes.SHARE) + k: "bank" for k in range(10)},
}
FIRST_PRICES: Final = 4
"""So many prices are seen at once, the present ones among them; the others are folded."""


def choices(view: View) -> Iterator[Thing]:
    """The answers as buttons; answers that are small signs in the harbor appear here in words."""
    apart = goods_places(view)
    for place, offers in targets(view).items():
        if len(offers) >= SEVERAL:
            for offer in offers:
                yield _in_words(place, offer, apart=place in apart)
    answers = rest(view)
    folded = _folded(view, answers)
    for move in answers:
        yield replace(_answer(view, move), region=MORE) if move in folded else _answer(view, move)
    if view.asked() and view.seat == view.shown:
        for kind in barred(view):
            yield _left_out(view, kind, start_region(_started(view, answers[0])))


def _folded(view: View, answers: tuple[int, ...]) -> frozenset[int]:
    """Those of the answers that put a Price card on top and are not among the best, or a Bollard where that is dearer than beside it."""
    if view.phase == codes.PERMITTING:
        return frozenset(move for move in answers if codes.BOLLARD <= move < codes.CLEAR)
    if view.phase not in (codes.PRICING, codes.EXCHANGING):
        return frozenset()
    return frozenset([move for move in answers if codes.PRICE <= move < codes.SHARE][FIRST_PRICES:])


@remembered(REMEMBERED)
def _in_words(place: str, offer: Target, *, apart: bool) -> Thing:
    """One of several things to choose at a place, in words; `apart`: below a heading that names the place."""
    return Thing(
        id=f"choice-{place}-{offer.move.replace(' ', '-')}", region=at_place(place) if apart else CHOICES, look="choice",
        role=offer.role, label=offer.label, move=offer.move, title=_good(offer) if apart else offer.label, art=offer.art,
    )  # fmt: skip


def _good(offer: Target) -> str:
    """What is chosen below the name of a place, in a word or two."""
    if offer.goods == MONEY:
        return SAY("some-money")
    return offer.label if offer.goods == NONE else names.kind_name(offer.goods)


def rest(view: View) -> tuple[int, ...]:
    """The moves that are attached to nothing else and need more than carrying.

    Price cards: first the one on top now, then those that bring most for the viewer's Contracts, and of these those that
    bring least for the Contracts of others; among equals the order of the pile.
    """
    if not view.moves:
        return ()
    carried, own = {carry.move for carry in carries(view)}, view.seat == view.shown
    found = [
        move for move in view.moves if not (own and (place_of(view, move) or text(view.position, move) in carried))
    ]
    if view.phase in (codes.PRICING, codes.EXCHANGING):
        order = {int(codes.PRICE) + card: k for k, card in enumerate(view.position.pile)}
        kept = int(codes.PRICE) + int(view.position.pile[0])
        return tuple(
            sorted(found, key=lambda move: (move != kept, *_worth(view, _prices(view, move)), order.get(move, NONE)))
        )
    if view.phase == codes.STARTING:
        return tuple(
            sorted(found, key=lambda move: (-len(_started(view, move)), -len(set(_started(view, move))), move))
        )
    return tuple(sorted(found, key=lambda move: (move != codes.DONE, move)))


def _started(view: View, move: int) -> tuple[int, ...]:
    """The starting goods that a move takes."""
    return goods_of(int(view.position.decks.start_goods[move - int(codes.START)]))


def _answer(view: View, move: int) -> Thing:
    """The button of a move."""
    written, label = text(view.position, move), meaning(view, move)
    if codes.CHIT <= move < codes.SWAP:
        kind = move - int(codes.CHIT)
        return _button(written, label, names.kind_name(kind), KINDS[kind])
    if codes.START <= move < BID:
        return _start(written, label, _started(view, move))
    if codes.PRICE <= move < codes.SHARE:
        prices = _prices(view, move)
        brings, others = _brings(view, prices), _brings_others(view, prices)
        keeps = view.position.pile[0] == move - int(codes.PRICE)
        lines = (
            *((SAY("keeps-prices"),) if keeps else ()),
            *((SAY("prices-bring", money=brings, others=others),) if brings or others else ()),
        )
        return _button(written, label, "", facts=price_facts(tuple(prices)), lines=lines)
    if move == codes.UPGRADE:
        level = view.ports[view.shown].level
        hand = SAY("hand-then", cards=_in_a_row(level + 1), now=_in_a_row(level))
        return _button(written, f"{label}. {hand}", label, ARTS[move], lines=(hand,))
    if move == codes.DONE and view.phase == codes.HARBOR:
        ends = ends_round(view)
        return _button(written, " ".join([f"{label}.", *ends]) if ends else label, label, ARTS[move], lines=ends)
    return _button(written, label, _slot(view, move) or label, ARTS.get(move, ""))


def _slot(view: View, move: int) -> str:
    """Where a Bollard is put, and what it costs with the permit, in few words; empty for other moves."""
    if not codes.BOLLARD <= move < codes.CLEAR:
        return ""
    which = move - int(codes.BOLLARD)
    price = int(town.permit_price(view.position, view.seat)) + int(view.position.decks.bollards[which])
    return SAY("slot-short", wall=which // int(SLOTS), slot=which % int(SLOTS) + 1, price=price)


def _in_a_row(level: int) -> str:
    """The Influence cards that a player has after so many upgrades."""
    return " ".join(str(value) for value in hand_values(level))


def _prices(view: View, move: int) -> list[int]:
    """The prices on the card that a move puts on top; empty for a move about none."""
    if not codes.PRICE <= move < codes.SHARE:
        return []
    return [int(view.position.decks.price[(move - int(codes.PRICE)) * int(GOODS) + k]) for k in range(GOODS)]


def _worth(view: View, prices: list[int]) -> tuple[int, int]:
    """By what prices are sorted, the best for the viewer first: the viewer's money, then as little as possible for others."""
    return -_brings(view, prices), _brings_others(view, prices)


def _brings(view: View, prices: list[int]) -> int:
    """The money that all the viewer's Contracts bring once complete, at such prices; 0 without prices."""
    return sum(would_bring(view, here, prices) for here in view.ports[view.shown].contracts) if prices else 0


def _brings_others(view: View, prices: list[int]) -> int:
    """The money that all Contracts of other players bring once complete, at such prices; 0 without prices."""
    others = [port for port in view.ports if port.seat != view.shown]
    return sum(would_bring(view, here, prices) for port in others for here in port.contracts) if prices else 0


def ends_round(view: View) -> tuple[str, ...]:
    """What is given up by being done: in 4.1 what could still be produced, then all that could be moved, and what leaves with Ships (BH-16.2)."""
    if view.position.stage[view.shown] != codes.ACTING:
        return (SAY("harbor-final"), *_lost(view))
    idle = [
        names.building_name(view.position.decks, here.site)
        for space, here in enumerate(view.ports[view.shown].spaces)
        if any(harbor.can_produce(view.position, view.shown, space, what) for what in range(YIELD))
    ]
    return (SAY("stays-idle", buildings=names.listed(idle), number=len(idle)),) if idle else ()


def _lost(view: View) -> Iterator[str]:
    """What leaves with the viewer's Ships at the end of the round if nothing more is unloaded (BH-20.3)."""
    for dock in view.ports[view.shown].docks:
        if dock.ship != NONE and dock.aboard and dock.time <= 1:
            ship = names.ship_name(view.position.decks, dock.ship)
            yield SAY("leaves-with", ship=ship, goods=names.so_many(dock.cargo, dock.aboard))


@remembered(REMEMBERED)
def _start(move: str, label: str, goods: tuple[int, ...]) -> Thing:
    """Starting goods in words and as signs, among those that are as many."""
    facts = tuple(
        Fact(
            label=names.so_many(kind, goods.count(kind)),
            art=goods_art(kind, goods.count(kind)),
            role=f"good-{KINDS[kind]}",
        )
        for kind in sorted(set(goods))
    )
    return Thing(
        id=f"choice-{move.replace(' ', '-')}", region=start_region(goods), look="choice", role="icon", label=label, move=move,
        title=", ".join(fact.label for fact in facts) or SAY("none-taken"), facts=facts,
    )  # fmt: skip


def _left_out(view: View, kind: int, region: str) -> Thing:
    """Goods that the viewer may not start with, shown beside the first ones that are possible, with the reason (BH-3.4)."""
    alone = next(k for k, packed in enumerate(view.position.decks.start_goods) if goods_of(int(packed)) == (kind,))
    attempt = text(view.position, int(codes.START) + alone)
    name = names.kind_name(kind)
    return Thing(
        id=f"choice-no-{KINDS[kind]}", region=region, look="choice", role="icon", label=SAY("left-out", goods=name),
        attempt=attempt, title=SAY("left-out-title", goods=name), lines=(SAY("left-out-why"),), mood="dim",
    )  # fmt: skip


def would_bring(view: View, here: Filed, prices: list[int]) -> int:
    """What a Contract brings once complete, at other prices."""
    if here.contract == NONE:
        return 0
    goods = worth(here.got, prices) + worth(here.named, prices) + here.wild * max(prices)
    return goods + int(view.position.decks.reward[here.contract])


@remembered(REMEMBERED)
def _button(
    move: str, label: str, title: str, art: str = "", facts: tuple[Fact, ...] = (), lines: tuple[str, ...] = ()
) -> Thing:
    role = f"good-{art}" if art in KINDS else "icon"
    return Thing(
        id=f"choice-{move.replace(' ', '-')}", region=CHOICES, look="choice", role=role, label=label, move=move, title=title,
        art=art, facts=facts, lines=lines,
    )  # fmt: skip
