"""What lies on offer in Bremerhaven: the spaces of Town, Sea and Land as cards, with the bids that lie on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import LAND, NONE, SEA
from quarterdeck.games.bremerhaven.picture.cards import Face, building_face, contract_face, price_facts, ship_face
from quarterdeck.games.bremerhaven.picture.motifs import space_motif
from quarterdeck.games.bremerhaven.picture.offers import equal_bids, no_place, present, space_words, spaces
from quarterdeck.games.bremerhaven.picture.view import REMEMBERED, SAY, SEATS, Bid, View, ranks_of
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.labels import bid_words, hand_values, keyed
from quarterdeck.games.bremerhaven.words.meanings import next_value
from quarterdeck.games.bremerhaven.words.notation import BID_NAMES
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import Fact, Thing

TOWN_REGION: Final = "town"
SEA_REGION: Final = "sea"
LAND_REGION: Final = "land"
MOST_CARDS: Final = 5
"""The most card backs drawn beside each other."""
SMALL_DIGITS: Final = "⁰¹²³⁴⁵"
"""How many cards lie face down, in a terminal."""
FIRST_INCOME: Final = 4
OWN: Final = "-own"
"""The end of the role of the viewer's bids."""


def offered_things(view: View) -> Iterator[Thing]:
    """All spaces in the order in which they are resolved."""
    alone, now, mine = view.position.seats == 1, present(view), view.seat
    for space in spaces(int(view.position.lines)):
        bids = view.bids(space)
        told = tuple(line for line in (no_place(view, space), equal_bids(view, space, bids)) if line)
        yield _card(
            space,
            _face(view, space),
            space_words(view, space, bids),
            _laid(space, bids, mine, alone=alone),
            now == space,
            told,
        )


@remembered(REMEMBERED)
def _card(space: int, face: Face | None, label: str, laid: tuple[Fact, ...], now: bool, told: tuple[str, ...]) -> Thing:  # noqa: FBT001 - remembered by place
    """A space with what is `told` of it besides; without a face nothing lies there."""
    number = BID_NAMES[space]
    shown = face or Face(SAY("offer-empty"), "")
    return Thing(
        id=f"space-{number}", region=region_of(space), look="card", role="card", label=label, title=shown.name, art=shown.art,
        corner=number, facts=shown.facts, lines=(*shown.lines, *told), laid=laid, mood="lit" if now else "plain" if face else "dim",
    )  # fmt: skip


def region_of(space: int) -> str:
    """The board to which a space belongs."""
    return TOWN_REGION if space < SEA else SEA_REGION if space < LAND else LAND_REGION


def _face(view: View, space: int) -> Face | None:
    """What can be got on a space; None: nothing."""
    position = view.position
    key = position.decks.text
    if space >= LAND:
        card = int(position.land[space - LAND])
        return contract_face(key, card) if card != NONE else None
    if space >= SEA:
        card = int(position.sea[space - SEA])
        return ship_face(key, card) if card != NONE else None
    if space == codes.BUILDING:
        return building_face(key, int(position.offer)) if position.offer != NONE else None
    return _office(space, _facts(view, space), _line(view, space))


@remembered(REMEMBERED)
def _office(space: int, facts: tuple[Fact, ...], line: str) -> Face:
    """A space of the Town board that is for the same in every round."""
    number = BID_NAMES[space]
    return Face(SAY("bid-space-short", space=keyed(number)), space_motif(number), facts, (line,) if line else ())


def _facts(view: View, space: int) -> tuple[Fact, ...]:
    """The prices, or the ranks with their incomes."""
    if space == codes.PRICES and view.prices():
        return price_facts(view.prices())
    if space == codes.CAREER:
        return tuple(
            _rung(seat, k, names.player_name(view.position, seat)) for k, seat in enumerate(ranks_of(view.position))
        )
    return ()


@remembered(REMEMBERED)
def _rung(seat: int, rank: int, name: str) -> Fact:
    """A player's place on the Career ladder, with its income."""
    income = FIRST_INCOME - rank
    return Fact(
        label=SAY("rank-of", who=name, rank=names.rank_name(rank), money=names.money(income)), art=f"flag-{SEATS[seat]}",
        role=f"seat-{SEATS[seat]}", text=f"{SAY('plus')}{income}",
    )  # fmt: skip


def _line(view: View, space: int) -> str:
    """The use of the space, in one sentence."""
    position = view.position
    if space == codes.PRICES:
        known = "yes" if all(card != NONE for card in position.pile) else "no"
        return SAY("pile-short", known=known, below=int(position.below))
    if space == codes.CAREER:
        return SAY("ladder-short") if ranks_of(position) else SAY("no-ranks")
    mine = space == codes.INFLUENCE and 0 <= view.seat < len(view.ports)
    following = next_value(view, view.seat) if mine else NONE
    lowest = hand_values(view.ports[view.seat].level)[0] if mine else NONE
    return SAY("office-short", space=keyed(BID_NAMES[space]), next=following, lowest=lowest)


# -- bids -----------------------------------------------------------------------------------------


@remembered(REMEMBERED)
def _laid(space: int, bids: tuple[Bid, ...], mine: int, *, alone: bool) -> tuple[Fact, ...]:
    """Card backs of each bidder, first those that lie face down; bids that lose are dim, those of the seat `mine` are marked."""
    hidden = [bid for bid in bids if not bid.strength]
    best = next((bid.strength for bid in bids if bid.wins), 0)
    return tuple(
        _bid(bid, bid_words((bid,), alone=alone), mine, SAY("face-down") if bid == hidden[-1] else "") for bid in hidden
    ) + tuple(
        _bid(bid, bid_words((bid,), alone=alone), mine, _came_of(space, bid, best), dim=_has_lost(space, bid, best))
        for bid in bids
        if bid.strength
    )


def _has_lost(space: int, bid: Bid, best: int) -> bool:
    """Whether a bid gets nothing; on Building permits and Grow influence all get something (BH-9.2, BH-10.1)."""
    return best > 0 and not bid.wins and space not in (codes.PERMITS, codes.INFLUENCE)


def _came_of(space: int, bid: Bid, best: int) -> str:
    """A bid that is known, and as soon as all are, what has come of it."""
    shown = _sum(bid)
    if not best:
        return shown
    if space in (codes.PERMITS, codes.INFLUENCE):
        return SAY("bid-costs", bid=shown, price=best - bid.strength)
    return SAY("bid-done", bid=shown, won="yes" if bid.wins else "no")


def _bid(bid: Bid, label: str, mine: int, text: str, *, dim: bool = False) -> Fact:
    letter, cards = SEATS[bid.seat], min(bid.cards, MOST_CARDS)
    glyph = f"{letter.upper()}{'!' if bid.wins else ''}" if bid.strength else letter.upper() + SMALL_DIGITS[cards]
    return Fact(
        label=label if bid.strength else SAY("bid-hidden", bid=label), art=f"backs-{letter}-{cards}",
        role=f"seat-{letter}{OWN if bid.seat == mine else ''}", text=text, glyph=glyph, dim=dim,
    )  # fmt: skip


def _sum(bid: Bid) -> str:
    """A bid that is known, and apart from it what Buildings add: `5+1`."""
    added = sum(number for number, _ in bid.adds)
    return f"{bid.strength - added}+{added}" if added else str(bid.strength)
