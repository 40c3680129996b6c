"""The story of a game of Bremerhaven in sentences with their clauses.

Entries that belong together are told in one sentence (words/runs.py), the others each in its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from quarterdeck.engine.game import Sentence
from quarterdeck.engine.log import Log
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.words.labels import printed_words
from quarterdeck.games.bremerhaven.words.names import (
    SAY,
    card_words,
    good,
    goods_of,
    kind_name,
    money,
    prices_of,
    rank_name,
    seat_said,
    so_many,
    space_name,
    who_words,
)
from quarterdeck.games.bremerhaven.words.runs import RUNS, Entry, Names, clause_of, is_event
from quarterdeck.games.bremerhaven.words.sounds import SOUNDS

Clauses = tuple[str, ...]
_SPACE_STEP: Final = 1000
"""A `BUILT` entry holds the space times this, plus the price paid."""

_NEWS: Final = 2
"""Stands for the Newspaper cards where a deck is reshuffled."""

_PLAIN: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.BUILDING_TURNED): ("story-building-turned", ("BH-8.1",)),
    int(codes.BUILDING_GIVEN): ("story-building-given", ("BH-3.3", "BH-R3")),
    int(codes.CONTRACT_GIVEN): ("story-contract-given", ("BH-2.18",)),
    int(codes.BUILDING_WON): ("story-building-won", ("BH-8.2", "BH-8.3")),
    int(codes.PRICES_KEPT): ("story-prices-kept", ("BH-11.2", "BH-R48")),
    int(codes.PRICES_ROTATED): ("story-prices-rotated", ("BH-11.3",)),
    int(codes.RANKS_KEPT): ("story-ranks-kept", ("BH-12.1", "BH-R48")),
    int(codes.LADDER_TURNED): ("story-ladder-turned", ("BH-21.2", "BH-E13")),
    int(codes.NOT_GROWN): ("story-not-grown", ("BH-5.11",)),
    int(codes.INSURED): ("story-insured", ("BH-14.7", "BH-B20.1")),
    int(codes.OFFER_GONE): ("story-offer-gone", ("BH-23.1", "BH-23.6", "BH-23.7")),
}
"""Entries of a seat or nobody, and a card or nothing."""

_COUNTED: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.PERMITS_DONE): ("story-permits-done", ("BH-9.15",)),
    int(codes.LOST_PRESTIGE): ("story-lost-prestige", ("BH-14.9", "BH-19.3")),
    int(codes.GOT_PRESTIGE): ("story-got-prestige", ("BH-14.9",)),
    int(codes.NEWS_TURNED): ("story-news-turned", ("BH-22.1",)),
    int(codes.ADVANCED): ("story-advanced", ("BH-22.1", "BH-27.1")),
    int(codes.ROUND): ("story-round", ("BH-1.2", "BH-5.1")),
}
"""Entries of a seat or nobody, and numbers."""

_DEALS: Final[dict[int, tuple[str, Clauses]]] = {
    int(codes.SHIP_DEALT): ("story-ship-dealt", ("BH-2.5", "BH-R3")),
    int(codes.CONTRACT_DEALT): ("story-contract-dealt", ("BH-2.6", "BH-R3")),
    int(codes.SHIP_CAME): ("story-ship-dealt", ("BH-23.3", "BH-23.7")),
    int(codes.CONTRACT_CAME): ("story-contract-dealt", ("BH-23.6", "BH-23.7")),
}
"""Entries of an offer space and a card."""

DEALT: Final = frozenset(_DEALS)
"""Entries that tell which Ship or Contract is on offer."""


def story(log: Log) -> list[Sentence]:
    """The sentences of the log, without what the reader may not know and without unimportant entries."""
    return told(log.names, log.entries())


def told(names: Names, entries: Sequence[Entry]) -> list[Sentence]:
    """The sentences of some entries that follow each other."""
    found, k = list[Sentence](), 0
    while k < len(entries):
        run = RUNS.get(entries[k][0])
        end = k + 1
        while run and end < len(entries) and entries[end][0] in run.goes_on:
            end += 1
        sentences = run.tell(names, list(entries[k:end])) if run else tell(names, *entries[k])
        if entries[k][0] == codes.HARBOR_VALUE and not any(before[0] == codes.HARBOR_VALUE for before in entries[:k]):
            found.append(Sentence(SAY("story-round-ends"), ("BH-16.3",), part=True))
        part = entries[k][0] == codes.ROUND
        found += [replace(sentence, sound=SOUNDS.get(entries[k][0], ""), part=part) for sentence in sentences]
        k = end
    return [replace(sentence, text=sentence.text[:1].upper() + sentence.text[1:]) for sentence in found]


def tell(names: Names, kind: int, who: int, what: int, more: int) -> list[Sentence]:
    """The sentence of one entry, or none; `names` are those of the cards."""
    if kind in _PLAIN:
        message, clauses = _PLAIN[kind]
        card = card_words(names[what]) if 0 <= what < len(names) else ""
        return [Sentence(SAY(message, **who_words(who), card=card), clauses)]
    if kind in _COUNTED:
        message, clauses = _COUNTED[kind]
        return [Sentence(SAY(message, **who_words(who), what=what, more=more), clauses)]
    teller = _TELLERS.get(kind)
    return [] if teller is None else [teller(names, (kind, who, what, more))]


def _dealt(names: Names, entry: Entry) -> Sentence:
    kind, _, _, card = entry
    message, clauses = _DEALS[kind]
    return Sentence(SAY(message, card=printed_words(names[-1], card)), clauses)


def _chit(_names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-chit", **who_words(entry[1]), good=good(entry[2])), ("BH-2.10",))


def _ranked(_names: Names, entry: Entry) -> Sentence:
    _, who, rank, start = entry
    top = "yes" if rank == 0 else "no"
    text = SAY("story-ranked", **who_words(who), rank=rank_name(rank), money=money(start), top=top)
    return Sentence(text, ("BH-2.11", "BH-2.14"))


def _sited(names: Names, entry: Entry) -> Sentence:
    _, who, card, space = entry
    text = SAY("story-sited", **who_words(who), card=card_words(names[card]), space=space_name(space))
    return Sentence(text, ("BH-3.3", "BH-R4"))


def _started(_names: Names, entry: Entry) -> Sentence:
    _, who, goods, _ = entry
    text = SAY("story-started", **who_words(who), goods=goods_of(goods))
    return Sentence(text, ("BH-3.4", "BH-R39"), turn=who)


def _priced(names: Names, entry: Entry) -> Sentence:
    kind, who, card, _ = entry
    prices = prices_of(names[card])
    if kind == codes.PRICE_TURNED:
        return Sentence(SAY("story-price-turned", **prices), ("BH-11.4",))
    return Sentence(SAY("story-price-chosen", **who_words(who), **prices), ("BH-11.1", "BH-11.4"))


def _parked(_names: Names, entry: Entry) -> Sentence:
    return Sentence(SAY("story-parked", **who_words(entry[1]), money=money(entry[2])), ("BH-7.1",))


def _gone(names: Names, entry: Entry) -> Sentence:
    _, who, card, _ = entry
    if who < 0:
        return Sentence(SAY("story-building-gone", card=card_words(names[card])), ("BH-8.5", "BH-R47"))
    return Sentence(SAY("story-building-lost", **who_words(who), card=card_words(names[card])), ("BH-28.5", "BH-R47"))


def _permit(names: Names, entry: Entry) -> Sentence:
    kind, who, what, more = entry
    if kind == codes.BOLLARD_PUT:
        return Sentence(SAY("story-bollard", **who_words(who), wall=what, money=money(more), price=more), ("BH-9.8",))
    if kind == codes.CLEARED:
        text = SAY("story-cleared", **who_words(who), space=space_name(what), money=money(more), price=more)
        return Sentence(text, ("BH-9.9", "BH-9.10"))
    space, price = divmod(more, _SPACE_STEP)
    text = SAY(
        "story-built",
        **who_words(who),
        card=card_words(names[what]),
        space=space_name(space),
        money=money(price),
        price=price,
    )
    return Sentence(text, ("BH-9.11", "BH-9.14"))


def _grew(_names: Names, entry: Entry) -> Sentence:
    _, who, value, price = entry
    if who == codes.DUMMY_TOLD:
        return Sentence(SAY("story-dummy-grew", value=value), ("BH-28.7",))
    text = SAY("story-grew", **who_words(who), value=value, money=money(price), price=price)
    return Sentence(text, ("BH-10.1", "BH-10.2", "BH-10.3"))


def _swapped(_names: Names, entry: Entry) -> Sentence:
    _, who, rises, falls = entry
    clauses = ("BH-28.9", "BH-R41") if who == codes.DUMMY_TOLD else ("BH-12.1",)
    return Sentence(SAY("story-swapped", **who_words(who), rises=seat_said(rises), falls=seat_said(falls)), clauses)


def _won(names: Names, entry: Entry) -> Sentence:
    kind, who, card, bid = entry
    clauses = ("BH-13.2",) if kind == codes.SHIP_WON else ("BH-14.1",)
    return Sentence(SAY("story-won", **who_words(who), card=card_words(names[card]), bid=bid), clauses)


def _berthed(names: Names, entry: Entry) -> Sentence:
    _, who, card, place = entry
    dock, kind = divmod(place, int(codes.GOODS))
    text = SAY("story-berthed", **who_words(who), card=card_words(names[card]), dock=dock + 1, goods=kind_name(kind))
    return Sentence(text, ("BH-13.3", "BH-13.4"))


def _placed(names: Names, entry: Entry) -> Sentence:
    _, who, card, loading = entry
    text = SAY("story-placed", **who_words(who), card=card_words(names[card]), dock=loading + 1)
    return Sentence(text, ("BH-14.2", "BH-14.3"))


def _lost(names: Names, entry: Entry) -> Sentence:
    kind, who, card, _ = entry
    if who == codes.DUMMY_TOLD:
        return Sentence(SAY("story-dummy-lost", card=card_words(names[card])), ("BH-28.5",))
    if kind == codes.SHIP_LOST:
        return Sentence(SAY("story-ship-lost", **who_words(who), card=card_words(names[card])), ("BH-13.6",))
    return Sentence(SAY("story-contract-lost", **who_words(who), card=card_words(names[card])), ("BH-14.4", "BH-R21"))


def _paid(_names: Names, entry: Entry) -> Sentence:
    kind, who, cash, banked = entry
    penalty = kind == codes.PAID_PENALTY
    clauses = ("BH-14.7", "BH-26.2") if penalty else ("BH-21.2", "BH-26.2")
    facts = {**who_words(who), "cash": money(cash), "why": "penalty" if penalty else "event"}
    if banked:
        return Sentence(SAY("story-paid-bank", bank=money(banked), **facts), (*clauses, "BH-26.4", "BH-R32"))
    return Sentence(SAY("story-paid", **facts), clauses)


def _got_money(names: Names, entry: Entry) -> Sentence:
    _, who, amount, card = entry
    text = SAY("story-got-money", **who_words(who), money=money(amount), card=card_words(names[card]))
    clause = "BH-21.2" if is_event(names, card) else "BH-R20"
    return Sentence(text, (clause, *clause_of(names, card)))


def _converted(_names: Names, entry: Entry) -> Sentence:
    kind, who, price, _ = entry
    message = "story-packed" if kind == codes.PACKED_TWO else "story-unpacked"
    return Sentence(SAY(message, **who_words(who), price=price, money=money(price)), ("BH-18.8", "BH-R25"))


def _shifted(_names: Names, entry: Entry) -> Sentence:
    _, who, kind, space = entry
    return Sentence(SAY("story-shifted", **who_words(who), good=good(kind), space=space_name(space)), ("BH-18.7",))


def _left(names: Names, entry: Entry) -> Sentence:
    _, who, card, number = entry
    text = SAY("story-left", **who_words(who), card=card_words(names[card]), number=number)
    return Sentence(text, ("BH-20.2", "BH-20.3"))


def _reshuffled(_names: Names, entry: Entry) -> Sentence:
    _, _, deck, number = entry
    clauses = ("BH-R35", "BH-28.4") if deck == _NEWS else ("BH-R38",)
    return Sentence(SAY("story-reshuffled", deck=deck, number=number), clauses)


def _goods_lost(_names: Names, entry: Entry) -> Sentence:
    _, who, kind, number = entry
    return Sentence(SAY("story-goods-lost", **who_words(who), goods=so_many(kind, number)), ("BH-21.2",))


def _ended(_names: Names, entry: Entry) -> Sentence:
    how = entry[2]
    clauses = ("BH-22.2", "BH-25.2") if how == codes.LAST_SPACE else ("BH-28.12", "BH-28.13")
    return Sentence(SAY("story-ended", how=how), clauses)


def _valued(_names: Names, entry: Entry) -> Sentence:
    _, who, value, prestige = entry
    stays = "yes" if prestige > value else "no"
    text = SAY("story-harbor-value", **who_words(who), what=value, more=prestige, stays=stays)
    return Sentence(text, ("BH-19.1", "BH-19.2"))


def _scored(_names: Names, entry: Entry) -> Sentence:
    _, who, total, prestige = entry
    text = SAY("story-scored", who=seat_said(who), money=total, prestige=prestige, score=total * prestige)
    return Sentence(text, ("BH-25.3", "BH-R34"))


_TELLERS: Final[dict[int, Callable[[Names, Entry], Sentence]]] = {
    **dict.fromkeys(_DEALS, _dealt),
    int(codes.CHIT_TAKEN): _chit,
    int(codes.RANKED): _ranked,
    int(codes.SITED): _sited,
    int(codes.STARTED): _started,
    int(codes.PRICE_TURNED): _priced,
    int(codes.PRICE_CHOSEN): _priced,
    int(codes.PARKED): _parked,
    int(codes.BUILDING_GONE): _gone,
    int(codes.BOLLARD_PUT): _permit,
    int(codes.CLEARED): _permit,
    int(codes.BUILT): _permit,
    int(codes.GREW): _grew,
    int(codes.SWAPPED): _swapped,
    int(codes.SHIP_WON): _won,
    int(codes.CONTRACT_WON): _won,
    int(codes.SHIP_BERTHED): _berthed,
    int(codes.CONTRACT_PLACED): _placed,
    int(codes.SHIP_LOST): _lost,
    int(codes.CONTRACT_LOST): _lost,
    int(codes.PAID_PENALTY): _paid,
    int(codes.CHARGED): _paid,
    int(codes.GOT_MONEY): _got_money,
    int(codes.UNPACKED_ONE): _converted,
    int(codes.PACKED_TWO): _converted,
    int(codes.SHIFTED): _shifted,
    int(codes.SHIP_LEFT): _left,
    int(codes.RESHUFFLED): _reshuffled,
    int(codes.GOODS_LOST): _goods_lost,
    int(codes.ENDED): _ended,
    int(codes.HARBOR_VALUE): _valued,
    int(codes.SCORED): _scored,
}
"""The functions that tell entries, by kind; `HARBOR_DONE` has none."""
