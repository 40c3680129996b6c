"""What the refusals of Bremerhaven have in common: how they are made, and harbors looked at.

A refusal speaks to the one who must choose (`Position.player`), so of cards in hand it knows that hand alone.
"""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.bremerhaven.codes import COVERED, EMPTY, LOADING_DOCKS, NONE, SPACES
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import town
from quarterdeck.games.bremerhaven.words.names import SAY, building_name, contract_name, goods_of, money, space_name
from quarterdeck.messages import Argument


def refuse(clause: str, message: str, **facts: Argument) -> Refusal:
    """A refusal by this clause, with the sentence of a message."""
    return Refusal(clause=clause, sentence=SAY(message, **facts))


def no_such_card(clause: str, number: int, cards: int) -> Refusal:
    """The pack has fewer cards of that sort."""
    return refuse(clause, "no-such-card", number=number + 1, cards=int(cards))


def too_dear(clause: str, price: int, permit: int, owned: int) -> Refusal:
    """Why something cannot be bought on 1.2: it costs more than the cash at hand, with the permit."""
    facts = {"price": money(price), "permit": money(permit), "total": money(price + permit), "owned": money(owned)}
    return refuse(clause, "too-dear", fee=permit, **facts)


def not_vacant(position: BremerhavenPosition, space: int, clause: str) -> Refusal | None:
    """Why no Building can stand on a space of the chooser's: something is there."""
    seat = int(position.player)
    if town.is_vacant(position, seat, space):
        return None
    site = int(position.site[seat * SPACES + space])
    where = space_name(space)
    if site == COVERED:
        return refuse(clause, "space-covered", space=where)
    if site != EMPTY:
        return refuse(clause, "space-built", space=where, building=building_name(position.decks, site))
    return refuse(clause, "space-stored", space=where, goods=goods_of(int(position.goods[seat * SPACES + space])))


def contract_in(position: BremerhavenPosition, loading: int) -> str:
    """The name of the Contract in one of the chooser's Loading docks; empty for none."""
    contract = int(position.contract[position.player * LOADING_DOCKS + loading])
    return "" if contract == NONE else contract_name(position.decks, contract)
