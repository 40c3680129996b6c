"""Entries of Bremerhaven's log that share a sentence: bids, income, a look through a pile, sales, production, Events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import UNKNOWN
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.pack.tables import own_tables
from quarterdeck.games.bremerhaven.words.names import (
    PRICES,
    SAY,
    bid_spot,
    card_words,
    good,
    money,
    seat_said,
    so_many,
    who_words,
)

Names = list[str]
Entry = tuple[int, int, int, int]
"""Kind, who, what, more."""


class Run(Struct, frozen=True):
    """How to tell a run of entries that begins with one kind and goes on with others."""

    tell: Callable[[Names, list[Entry]], list[Sentence]]
    goes_on: frozenset[int]


def _laid(names: Names, entries: list[Entry]) -> list[Sentence]:
    """A card lies at a space; only players who know its value are told it (BH-5.3)."""
    _, who, space, card = entries[0]
    spot = bid_spot(names, space, card)
    value = next((what for kind, _, what, _ in entries if kind == codes.LAID_VALUE), UNKNOWN)
    if value == UNKNOWN:
        return [Sentence(SAY("story-laid", **who_words(who), space=spot), ("BH-5.3",))]
    text = SAY("story-laid-value", **who_words(who), space=spot, value=value)
    return [Sentence(text, ("BH-5.3", "BH-5.6"))]


def _revealed(names: Names, entries: list[Entry]) -> list[Sentence]:
    """One sentence for each space with cards, bids in rank order."""
    return [
        Sentence(SAY("story-revealed", space=spot, bids=each), ("BH-5.7", "BH-5.8"))
        for spot, each in bids_by_spot(names, entries)
    ]


def bids_by_spot(names: Names, entries: Sequence[Entry]) -> Iterator[tuple[str, str]]:
    """Each space with bids in words, and the bids on it."""
    for space, there in groupby(entries, key=lambda entry: entry[2]):
        told = list(there)
        card = next((more for kind, _, _, more in told if kind == codes.BIDS_FOR), int(codes.NONE))
        bids = (SAY("story-bid", who=seat_said(who), bid=bid) for kind, who, _, bid in told if kind == codes.REVEALED)
        yield bid_spot(names, space, card), ", ".join(bids)


def _with_good(names: Names, entries: list[Entry]) -> list[Sentence]:
    """A good leaves its Ship, or goes to its Contract."""
    kind, who, what, _ = entries[0]
    message, clauses = _GOODS[kind]
    card = card_words(names[entries[1][2]])
    return [Sentence(SAY(message, **who_words(who), good=good(what), card=card), clauses)]


def _instructed(names: Names, entries: list[Entry]) -> list[Sentence]:
    """The dummy's instruction card names a space."""
    card = entries[1][2] if len(entries) > 1 else int(codes.NONE)
    return [Sentence(SAY("story-instructed", space=bid_spot(names, entries[0][2], card)), ("BH-28.3",))]


_GOODS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    int(codes.UNLOADED): ("story-unloaded", ("BH-18.2",)),
    int(codes.DELIVERED): ("story-delivered", ("BH-18.2", "BH-18.6")),
}
"""The messages about goods that leave a Ship or go to a Contract, and their clauses."""


def _income(_names: Names, entries: list[Entry]) -> list[Sentence]:
    """Everybody's income at once, in rank order."""
    each = ", ".join(SAY("story-bid", who=seat_said(who), bid=amount) for _, who, amount, _ in entries)
    return [Sentence(SAY("story-income", each=each), ("BH-12.3", "BH-R17"))]


def _looked(names: Names, entries: list[Entry]) -> list[Sentence]:
    """Somebody looks through the pile; the cards are told to that seat alone (BH-R15)."""
    who = who_words(entries[0][1])
    cards = [names[card].partition("#")[0] for _, _, card, _ in entries if card != UNKNOWN]
    if not cards:
        return [Sentence(SAY("story-looked", **who), ("BH-R15",))]
    return [Sentence(SAY("story-looked-cards", **who, number=len(cards), cards=cards[0]), ("BH-R15", "BH-R57"))]


def _produced(names: Names, entries: list[Entry]) -> list[Sentence]:
    """A good or money of a Building."""
    _, who, what, card = entries[0]
    clauses = ("BH-17.1", *clause_of(names, card))
    if what != codes.MONEY:
        return [
            Sentence(
                SAY("story-produced", **who_words(who), card=card_words(names[card]), thing=so_many(what, 1)), clauses
            )
        ]
    amount = sum(gained for kind, _, gained, _ in entries if kind == codes.GOT_MONEY)
    return [
        Sentence(SAY("story-produced", **who_words(who), card=card_words(names[card]), thing=money(amount)), clauses)
    ]


def _sold(names: Names, entries: list[Entry]) -> list[Sentence]:
    """A settled Contract: the price of its goods, and whether it is complete (BH-20.4 to BH-20.6)."""
    _, who, card, sum_of_goods = entries[0]
    facts: dict[str, str | int] = {
        **who_words(who),
        "card": card_words(names[card]),
        "money": money(sum_of_goods),
        "sum": sum_of_goods,
    }
    reward = next((what for kind, _, _, what in entries if kind == codes.REWARDED), None)
    if reward is None:
        return [Sentence(SAY("story-sold-incomplete", **facts), ("BH-20.4", "BH-20.6"))]
    if reward:
        return [Sentence(SAY("story-sold-reward", reward=money(reward), **facts), ("BH-20.4", "BH-20.5"))]
    return [Sentence(SAY("story-sold", **facts), ("BH-20.4",))]


def _event(names: Names, entries: list[Entry]) -> list[Sentence]:
    """An Event is carried out, or announced for the next round."""
    card = entries[0][2]
    message, clause = ("story-event", "BH-21.1") if entries[0][0] == codes.EVENT else ("story-announced", "BH-22.3")
    return [Sentence(SAY(message, card=card_words(names[card])), (clause, *clause_of(names, card)))]


def is_event(names: Names, card: int) -> bool:
    """A name is that of an Event, not of a Ship, Contract or Building: Price cards come before it."""
    return any(PRICES.fullmatch(name) for name in names[:card])


def clause_of(names: Names, card: int) -> tuple[str, ...]:
    """The clause of a Building or Event of the game's own pack; of others, whatever they are called, none."""
    tables = own_tables()
    if names is not tables.decks.names:
        return ()
    if is_event(names, card):
        return (f"BH-E{card - int(tables.decks.event_name(0)) + 1}",)
    return (f"BH-B{card - int(tables.decks.building_name(0)) + 1}.1",)


_BIDS: Final = frozenset({int(codes.BIDS_FOR), int(codes.REVEALED)})

RUNS: Final[dict[int, Run]] = {
    int(codes.LAID): Run(_laid, frozenset({int(codes.LAID_VALUE)})),
    **dict.fromkeys(_BIDS, Run(_revealed, _BIDS)),
    **dict.fromkeys(_GOODS, Run(_with_good, frozenset({int(codes.CARD_OF)}))),
    int(codes.INSTRUCTED): Run(_instructed, frozenset({int(codes.CARD_OF)})),
    int(codes.INCOME): Run(_income, frozenset({int(codes.INCOME)})),
    int(codes.LOOKED): Run(_looked, frozenset({int(codes.LOOKED)})),
    int(codes.PRODUCED): Run(_produced, frozenset({int(codes.GOT_MONEY)})),
    int(codes.SOLD): Run(_sold, frozenset({int(codes.REWARDED), int(codes.INCOMPLETE)})),
    int(codes.EVENT): Run(_event, frozenset()),
    int(codes.ANNOUNCED): Run(_event, frozenset()),
}
"""The runs, by the kind of their first entry."""
