"""Bremerhaven's bid spaces in words, and which of them is being resolved."""

from __future__ import annotations

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, LAND, NONE, SEA
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, Bid, View, ranks_of
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import (
    bid_space_words,
    bid_words,
    building_words,
    contract_words,
    keyed,
    price_words,
    ship_words,
)
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES
from quarterdeck.messages.language import remembered


def spaces(lines: int) -> tuple[int, ...]:
    """The bid spaces of a game with so many cards on offer, in the order in which they are resolved."""
    return (*range(int(SEA)), *range(int(SEA), int(SEA) + lines), *range(int(LAND), int(LAND) + lines))


def space_words(view: View, space: int, bids: tuple[Bid, ...]) -> str:
    """A bid space in words: what is offered there, and who has bid."""
    said, told = offered(view, space), bid_words(bids, alone=view.position.seats == 1)
    return f"{said}. {told[:1].upper()}{told[1:]}" if bids else said


def present(view: View) -> int:
    """The bid space being resolved, or NONE."""
    position = view.position
    if view.phase in (codes.HARBOR, codes.PAYING, codes.OVER) or position.round == 0 or position.is_secret():
        return NONE
    if view.phase == codes.DEALING and position.layout_step < codes.STEP_ROUND:
        return NONE
    return int(position.next_space) - 1 if 0 < position.next_space <= BID_SPACES else NONE


def offered(view: View, space: int) -> str:
    """A bid space in words, without bids."""
    position, said = view.position, bid_space_words(space)
    key = position.decks.text
    if space >= LAND:
        card = position.land[space - LAND]
        return f"{said}: {contract_words(key, card) if card != NONE else SAY('nothing')}"
    if space >= SEA:
        card = position.sea[space - SEA]
        return f"{said}: {ship_words(key, card) if card != NONE else SAY('nothing')}"
    if space == codes.BUILDING:
        return f"{said}: {building_words(key, position.offer) if position.offer != NONE else SAY('nothing')}"
    if space == codes.PRICES:
        return f"{said}: {price_words(view.prices()) if view.prices() else SAY('nothing')}. {pile_words(view)}"
    if space == codes.CAREER:
        return f"{said}: {ladder_words(view)}"
    return f"{said}: {SAY('office', space=keyed(BID_NAMES[space]))}"


def ladder_words(view: View) -> str:
    """The rank of each player, in words."""
    ranks = ranks_of(view.position)
    if not ranks:
        return SAY("no-ranks")
    return ", ".join(f"{names.rank_name(k)} {names.player_name(view.position, who)}" for k, who in enumerate(ranks))


def pile_words(view: View) -> str:
    """What the viewer knows of the Price pile."""
    position = view.position
    if not view.prices():
        return SAY("pile-closed")
    return _pile_words(position.decks.text, tuple(position.pile), int(position.above), int(position.below))


@remembered(REMEMBERED)
def _pile_words(text: str, pile: tuple[int, ...], above: int, below: int) -> str:
    names = tables_of(text).prices
    if NONE not in pile:
        return SAY("pile-known", cards=", ".join(names[card] for card in pile[1:]))
    top, bottom = ([names[card] for card in cards] for cards in (pile[1:above], pile[len(pile) - below :]))
    return SAY("pile-part", top=", ".join(top) or "none", bottom=", ".join(bottom) or "none", number=len(pile) - 1)
