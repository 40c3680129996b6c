"""Bremerhaven's bid spaces in words, and which of them is being resolved."""

from __future__ import annotations

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, DOCKS, LAND, NONE, SEA
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, Bid, View, ranks_of
from quarterdeck.games.bremerhaven.rules import ships
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
    """A bid space in words: what is offered there, whether it has no place, who has bid, and who wins equal bids."""
    told = bid_words(bids, alone=view.position.seats == 1)
    parts = (
        offered(view, space),
        no_place(view, space),
        f"{told[:1].upper()}{told[1:]}",
        equal_bids(view, space, bids),
    )
    return ". ".join(part for part in parts if part)


def no_place(view: View, space: int) -> str:
    """Why the viewer, who bids, would get nothing for a Ship or a Contract; empty if it would have a place (BH-13.6, BH-14.4)."""
    position, seat = view.position, view.seat
    if view.phase != codes.BIDDING or not 0 <= seat < len(view.ports) or space < SEA:
        return ""
    port = view.ports[seat]
    if space >= LAND:
        card = int(position.land[space - LAND])
        full = all(here.contract != NONE for here in port.contracts)
        due = "yes" if int(position.decks.penalty[card]) or int(position.decks.penalty_prestige[card]) else "no"
        return SAY("no-place", why="loading-docks", due=due) if card != NONE and full else ""
    card = int(position.sea[space - SEA])
    if card == NONE or any(ships.can_berth(position, seat, dock, card) for dock in range(int(DOCKS))):
        return ""
    free = any(here.ship == NONE for here in port.docks)
    return SAY("no-place", why="too-large" if free else "docks", due="no")


def equal_bids(view: View, space: int, bids: tuple[Bid, ...]) -> str:
    """Which of the highest bids wins if several are equal, as soon as nothing can change that any more (BH-5.9, BH-R6).

    Empty where all of them count (BH-R8), and once the ranks may have changed since.
    """
    if space in (codes.PARKING, codes.PERMITS, codes.INFLUENCE):
        return ""
    resolves = int(view.position.next_space) - 1
    settled = resolves > codes.CAREER if space >= SEA else resolves <= space
    best = next((bid for bid in bids if bid.wins), None)
    if not settled or best is None or sum(bid.strength == best.strength for bid in bids) == 1:
        return ""
    who = names.player_name(view.position, best.seat)
    return SAY("equal-bids", bid=best.strength, rank=names.rank_name(ranks_of(view.position).index(best.seat)), who=who)


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
