"""Bremerhaven's question in one sentence, for the player who is asked and for the others, and the step of the round."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import BID_SPACES, COVERED, GOODS, LAND, LOADING_DOCKS, NONE, SEA
from quarterdeck.games.bremerhaven.pack.format import WILD_NAME
from quarterdeck.games.bremerhaven.picture.view import SAY, View
from quarterdeck.games.bremerhaven.rules import town
from quarterdeck.games.bremerhaven.table.decks import of_goods
from quarterdeck.games.bremerhaven.words import names
from quarterdeck.games.bremerhaven.words.ending import tell_ending
from quarterdeck.games.bremerhaven.words.meanings import asked

STEPS: Final = ("bid", "1.0", "1.1", "1.2", "1.3", "1.4", "1.5", "2", "3", "4.1", "4.2", "4.3", "4.4", "5.1", "5.2")
"""The steps of a round, as the boards number them."""
SETTING_UP: Final = -1


def step(view: View) -> int:
    """The present step of the round, by its place in STEPS, or SETTING_UP."""
    position, phase = view.position, view.phase
    if phase == codes.OVER:
        return len(STEPS) - 1
    if position.round == 0:
        return SETTING_UP
    if phase == codes.DEALING and position.layout_step < codes.STEP_ROUND:
        return STEPS.index("5.2")
    if phase == codes.HARBOR:
        return STEPS.index("4.1" if asked(view) == "produce" else "4.2")
    if phase == codes.PAYING or position.next_space > BID_SPACES:
        return STEPS.index("5.1")
    return 0 if position.is_secret() else _board_step(int(position.next_space) - 1)


def _board_step(space: int) -> int:
    """The step in which a bid space is resolved."""
    if space >= LAND:
        return STEPS.index("3")
    return STEPS.index("2") if space >= SEA else max(space, 0) + 1


def question(view: View) -> str:
    """The question to the viewer; otherwise who is doing what, or how the game ended."""
    position = view.position
    if view.phase == codes.OVER:
        return tell_ending(position).text
    if position.player < 0:
        return SAY("ask-deal", deal=deal(view))
    if view.asked() and view.seat >= 0:
        left_out = [names.kind_name(kind) for kind in barred(view)]
        said = names.listed(left_out, "or") if left_out else "none"
        port = view.ports[view.seat]
        covered = any(here.site == COVERED for here in port.spaces)
        builds = town.can_build_any(position, view.seat)
        still = asked(view)
        return SAY(
            "ask-you", asked="rest" if still == "move" and len(view.moves) == 1 else still,
            card=card(view), cargo=cargo(view), barred=said, money=port.money,
            covers="yes" if covered else "no", builds="yes" if builds else "no", left=len(view.hand()),
        )  # fmt: skip
    who = [port.seat for port in view.ports if int(position.waiting()) >> port.seat & 1]
    return SAY("ask", who=waiting(view), asked=asked(view), card=card(view), number=len(who))


def waiting(view: View) -> str:
    """The players who may choose now."""
    waits = int(view.position.waiting())
    return names.listed(names.seat_name(port.seat) for port in view.ports if waits >> port.seat & 1)


def card(view: View) -> str:
    """The Ship, Contract or Event that is asked about."""
    position = view.position
    if view.phase == codes.BERTHING:
        return names.ship_name(position.decks, int(position.sea[position.next_space - 1 - SEA]))
    if view.phase == codes.PLACING:
        return names.contract_name(position.decks, int(position.land[position.next_space - 1 - LAND]))
    if view.phase == codes.PAYING:
        return names.event_name(position.decks, int(position.event))
    return ""


def cargo(view: View) -> str:
    """`wild`, if the Ship that is berthed may bring any good; else `named`."""
    position = view.position
    if view.phase != codes.BERTHING:
        return "named"
    ship = int(position.sea[position.next_space - 1 - SEA])
    return "wild" if view.tables.content.ships[ship].cargo == WILD_NAME else "named"


def barred(view: View) -> list[int]:
    """The kinds of goods that the viewer may not start with, since the starting Contract names them (BH-3.4)."""
    position = view.position
    contract = int(position.contract[view.seat * LOADING_DOCKS])
    if view.phase != codes.STARTING or contract == NONE:
        return []
    return [kind for kind in range(GOODS) if of_goods(position.decks.needs[contract], kind)]


def deal(view: View) -> str:
    """What CHANCE must decide."""
    if view.phase == codes.DEALING:
        return f"deal-{view.position.deals}"
    return {int(codes.INSTRUCTING): "instruction", int(codes.REVEALING): "value"}.get(view.phase, "look")
