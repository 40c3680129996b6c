"""Why a move is illegal in Bruise Cruise: the clause, and a sentence with what the choosing player may know.

The parts are: what is asked at all (words/asked.py), kinds of action, ports, ships, spaces and Unfathomable cards
(why_no_….py), and here the cards of hands, dice, draws and choices in the middle of an action.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from heapq import nsmallest
from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import (
    ACTING,
    BUYING,
    EFFECT,
    HAND,
    HOMING,
    KINDS,
    OVER,
    PICK_CARD,
    PICK_SHIP,
    REPLENISHING,
    SPACE,
)
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.refusals.action import no_action, no_bargain, no_end
from quarterdeck.games.bruise_cruise.refusals.effect import no_effect_of, no_wind
from quarterdeck.games.bruise_cruise.refusals.making import flight, not_in_hand, refuse
from quarterdeck.games.bruise_cruise.refusals.port import no_launch_from, no_taking_with
from quarterdeck.games.bruise_cruise.refusals.ship import no_ship, no_target
from quarterdeck.games.bruise_cruise.refusals.space import no_space
from quarterdeck.games.bruise_cruise.rules import turns
from quarterdeck.games.bruise_cruise.rules.turns import PILE
from quarterdeck.games.bruise_cruise.words.asked import asked_otherwise, pick_clause
from quarterdeck.games.bruise_cruise.words.ending import cause
from quarterdeck.games.bruise_cruise.words.names import card_name, line_of, port_name
from quarterdeck.games.bruise_cruise.words.notation import text

Judge = Callable[[BruiseCruisePosition, int], Refusal | None]

NEAREST_SPACES: Final = 3
NEAREST: Final = 8
"""The most legal moves of the same sort that are suggested."""

_STARTS: Final = tuple(
    int(start)
    for start in (
        codes.END, codes.SAIL_ONE, codes.STAY, codes.LOOT, codes.SURRENDER, codes.DRAW, codes.BUNDLE, codes.WIND,
        codes.SHIP, codes.DICE, codes.CARD, codes.DEAL, SPACE, codes.MOVES,
    )
)  # fmt: skip
_SORTS: Final = (
    "end", "kind", "stay", "loot", "surrender", "draw", "bundle", "wind", "ship", "dice", "card", "deal", "space",
)  # fmt: skip
"""The sorts of moves, in the order of their numbers; `_STARTS` has the first of each."""

_ASKED: Final[dict[int, tuple[str, ...]]] = {
    int(codes.ROLLING): ("dice",),
    int(codes.DEALING): ("deal",),
    int(HOMING): ("card",),
    int(ACTING): ("end", "kind"),
    int(PICK_CARD): ("card",),
    int(codes.PICK_BUNDLE): ("bundle",),
    int(PICK_SHIP): ("ship",),
    int(codes.PICK_TARGET): ("ship",),
    int(codes.PICK_SPACE): ("space",),
    int(codes.PICK_WIND): ("wind",),
    int(codes.SURRENDERING): ("surrender",),
    int(codes.BATTLING): ("dice",),
    int(codes.RAIDING): ("dice",),
    int(codes.LOOTING): ("loot",),
    int(codes.RAIDER_FLEES): ("stay", "space"),
    int(codes.DEFENDER_FLEES): ("stay", "space"),
    int(BUYING): ("end", "kind"),
    int(codes.DISCARDING): ("card",),
    int(REPLENISHING): ("draw", "card"),
    int(codes.DRAWING): ("deal",),
    int(codes.TIE_BREAK): ("dice",),
}
"""The sorts of moves that can be legal in each phase."""


def why_not(position: BruiseCruisePosition, move: int) -> Refusal | None:
    """The clause that forbids the choosing player the move; None exactly if the move is legal."""
    if position.phase == OVER:
        reason, clause = cause(int(position.ended), line_of(position.chart, int(position.ender)))
        return refuse(clause, "over", cause=reason)
    sort = bisect_right(_STARTS, move) - 1
    name = _SORTS[sort]
    if name not in _ASKED[int(position.phase)]:
        return asked_otherwise(position)
    refusal = _JUDGES[name](position, move - _STARTS[sort])
    if refusal is None or position.player < 0:
        return refusal
    return Refusal(clause=refusal.clause, sentence=refusal.sentence, nearest=_nearest(position, move, sort))


def _nearest(position: BruiseCruisePosition, move: int, sort: int) -> tuple[str, ...]:
    """Legal moves of the same sort, of spaces those that lie nearest to the one wanted."""
    if _SORTS[sort] == "kind":
        return ()
    legal = [other for other in position.legal() if _STARTS[sort] <= other < _STARTS[sort + 1]]
    if _SORTS[sort] == "space" and move - SPACE < position.chart.spaces:
        chart, wanted = position.chart, move - int(SPACE)
        legal = nsmallest(NEAREST_SPACES, legal, key=lambda other: (flight(chart, wanted, other - int(SPACE)), other))
    return tuple(text(position, other) for other in legal[:NEAREST])


# -- without a reason to refuse -------------------------------------------------------------------


def _always(_position: BruiseCruisePosition, _number: int) -> None:
    """Dice, staying put and surrendering something: nothing forbids these moves when they are asked for."""


def _no_end(position: BruiseCruisePosition, _number: int) -> Refusal | None:
    """Why the turn cannot be ended; buying can always be."""
    return no_end(position) if position.phase == ACTING else None


def _no_kind(position: BruiseCruisePosition, number: int) -> Refusal | None:
    """Why an action cannot be chosen, or a weapon not be bought cheaply."""
    kind = number + int(codes.SAIL_ONE)
    if position.phase == ACTING:
        return no_action(position, kind)
    return (
        no_bargain(position, kind) if kind in {codes.TRADE_MISSILE, codes.TRADE_TORPEDO} else asked_otherwise(position)
    )


def _no_loot(position: BruiseCruisePosition, number: int) -> Refusal | None:
    """Why a thing cannot be stolen: there is none."""
    victim = int(position.target // codes.FLEET)
    if number == 0 or position.stock[victim * KINDS + number - 1] > 0:
        return None
    return refuse("BC-14.4", "nothing-to-steal", line=line_of(position.chart, victim), kind=number - 1)


def _no_draw(position: BruiseCruisePosition, number: int) -> Refusal | None:
    """Why so many cards cannot be drawn."""
    held, left = int(position.held[position.player]), int(turns.drawable(position))
    if number == 0:
        return None
    if held >= HAND:
        return refuse("BC-19.5", "hand-full", cards=held)
    if held == PILE and number > 1:
        return refuse("BC-19.4", "hand-nearly-full", cards=held)
    return refuse("BC-19.7", "deck-too-small", left=left) if number > left else None


def _no_bundle(position: BruiseCruisePosition, number: int) -> Refusal | None:
    """Why a bundle cannot be taken: the card depicts fewer."""
    bundles = int(position.chart.bundles[position.card])
    if number < bundles:
        return None
    return refuse("BC-R15", "no-such-bundle", card=card_name(position.chart, int(position.card)), bundles=bundles)


def _no_ship(position: BruiseCruisePosition, ship: int) -> Refusal | None:
    """Why a ship cannot be picked."""
    return no_ship(position, ship) if position.phase == PICK_SHIP else no_target(position, ship)


def _no_deal(position: BruiseCruisePosition, card: int) -> Refusal | None:
    """Why a card cannot be dealt or drawn: it is not in the deck."""
    chart = position.chart
    if card >= chart.cards:
        return refuse("BC-1.6", "no-such-card", number=card + 1, cards=int(chart.cards))
    if position.unseen(chart.word(card)) >> chart.member(card) & 1:
        return None
    return refuse("BC-1.6", "not-in-deck", card=card_name(chart, card))


# -- cards ------------------------------------------------------------------------------------------


def _no_card(position: BruiseCruisePosition, card: int) -> Refusal | None:
    """Why a card cannot be picked."""
    phase = position.phase
    if phase == HOMING:
        return _no_home(position, card)
    if phase == PICK_CARD:
        return _no_salvage(position, card) if position.kind >= EFFECT else _no_payment(position, card)
    if phase == REPLENISHING and position.held[position.player] < HAND:
        few = position.held[position.player] < PILE
        return refuse("BC-19.5" if few else "BC-R34", "no-swap", cards=int(position.held[position.player]))
    return not_in_hand(position, card, "BC-19.5" if phase == REPLENISHING else "BC-R38")


def _no_home(position: BruiseCruisePosition, card: int) -> Refusal | None:
    """Why a card does not name the Home Port."""
    chart = position.chart
    if missing := not_in_hand(position, card, "BC-1.10"):
        return missing
    if card >= chart.actions:
        return refuse("BC-1.10", "no-port-on-card", card=card_name(chart, card))
    port = int(chart.member(card))
    owner = next((seat for seat in range(position.seats) if position.home[seat] == port), int(NOBODY))
    return (
        None
        if owner == NOBODY
        else refuse("BC-1.11", "home-chosen", port=port_name(chart, port), line=line_of(position.chart, owner))
    )


def _no_payment(position: BruiseCruisePosition, card: int) -> Refusal | None:
    """Why a card does not pay for the action."""
    chart, kind = position.chart, int(position.kind)
    if missing := not_in_hand(position, card, pick_clause(position)):
        return missing
    if kind == codes.UNFATHOMABLE:
        if card < chart.actions:
            return refuse("BC-15.1", "not-unfathomable", card=card_name(chart, card))
        return no_effect_of(position, card)
    if card >= chart.actions:
        return refuse("BC-15.4", "unfathomable-pays-nothing", card=card_name(chart, card))
    if kind in {codes.CLAIM, codes.BATTLE}:
        return no_taking_with(position, kind, int(chart.member(card)))
    return no_launch_from(position, int(chart.member(card))) if kind == codes.MISSILE else None


def _no_salvage(position: BruiseCruisePosition, card: int) -> Refusal | None:
    """Why a card cannot be taken from the discard pile."""
    chart = position.chart
    if card >= chart.cards:
        return refuse("BC-1.6", "no-such-card", number=card + 1, cards=int(chart.cards))
    if card >= chart.actions:
        return refuse("BC-U10.1", "not-salvaged", card=card_name(chart, card))
    if position.discard[chart.word(card)] >> chart.member(card) & 1:
        return None
    return refuse("BC-U10.1", "not-discarded", card=card_name(chart, card))


_JUDGES: Final[dict[str, Judge]] = {
    "end": _no_end,
    "kind": _no_kind,
    "stay": _always,
    "loot": _no_loot,
    "surrender": _always,
    "draw": _no_draw,
    "bundle": _no_bundle,
    "wind": no_wind,
    "ship": _no_ship,
    "dice": _always,
    "card": _no_card,
    "deal": _no_deal,
    "space": no_space,
}
"""The function that judges each sort of moves."""
