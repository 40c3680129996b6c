"""The question that Bruise Cruise puts to the viewer; for everybody else, what others are doing."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.sets import lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import FLEET, SAY, View
from quarterdeck.games.bruise_cruise.rules import raids
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.ending import tell_ending
from quarterdeck.games.bruise_cruise.words.notation import KINDS

PHASES: Final = {
    int(codes.ROLLING): "ask-rolling",
    int(codes.DEALING): "ask-dealing",
    int(codes.HOMING): "ask-homing",
    int(codes.ACTING): "ask-acting",
    int(codes.SURRENDERING): "ask-surrendering",
    int(codes.BATTLING): "ask-battling",
    int(codes.RAIDING): "ask-raiding",
    int(codes.LOOTING): "ask-looting",
    int(codes.RAIDER_FLEES): "ask-fleeing",
    int(codes.DEFENDER_FLEES): "ask-fleeing",
    int(codes.BUYING): "ask-buying",
    int(codes.DISCARDING): "ask-discarding",
    int(codes.REPLENISHING): "ask-replenishing",
    int(codes.DRAWING): "ask-drawing",
    int(codes.TIE_BREAK): "ask-tie-break",
}
PICKS: Final = {
    int(codes.PICK_CARD): "pick-card",
    int(codes.PICK_BUNDLE): "pick-bundle",
    int(codes.PICK_SHIP): "pick-ship",
    int(codes.PICK_TARGET): "pick-target",
    int(codes.PICK_SPACE): "pick-space",
    int(codes.PICK_WIND): "pick-wind",
}
EFFECT: Final = "effect"
"""The kind of action of all Unfathomable cards."""


def status(view: View) -> str:
    """The question, if the viewer must answer; otherwise who is doing what, or how the game ended."""
    position = view.position
    if view.phase == codes.OVER:
        return tell_ending(position).text
    if view.picking():
        return _pick(view)
    seat = int(position.player if position.player >= 0 else position.active)
    if view.phase in (codes.ROLLING, codes.TIE_BREAK):
        seat = int(lowest(position.rolling))
    target = int(position.target)
    return SAY(
        PHASES[view.phase],
        mine="yes" if view.asked() and view.seat == seat else "no",
        own="yes" if view.seat == seat else "no",
        line=names.line_of(position.chart, seat),
        left=int(position.actions_left),
        ship=call(view, _mover(view)),
        target=call(view, target),
        victim=_line(view, target // FLEET) if target >= 0 else "",
        port=port_name(view),
        full="yes" if view.asked() and max(view.moves) >= codes.CARD else "no",
        must="yes" if view.asked() and codes.END not in view.moves else "no",
    )


def _pick(view: View) -> str:
    """The question about the next step of the action that is being put together."""
    position, kind = view.position, view.kind
    card = int(position.card)
    ship = int(position.ship if position.ship >= 0 else position.target)
    return SAY(
        PICKS[view.phase],
        kind=EFFECT if kind >= codes.EFFECT else KINDS[kind].replace(" ", "-"),
        card="" if card < 0 else card_words(view, card),
        ship=call(view, ship) or "none",
        steps=int(position.chart.rating[card]) if 0 <= card < position.chart.actions else 1,
        port=port_name(view),
    )


def _mover(view: View) -> int:
    """The ship that acts, or that flees; -1: none."""
    fleeing = view.phase in (codes.RAIDER_FLEES, codes.DEFENDER_FLEES)
    return int(raids.fleeing(view.position) if fleeing else view.position.ship)


def call(view: View, ship: int) -> str:
    """A ship from the viewer's side: `your flagship`, `Has-Been's flagship`; empty for no ship."""
    if ship >= 0 and ship // FLEET == view.seat:
        return names.own_ship(ship % FLEET)
    return names.ship_name(view.position.chart, ship)


def _line(view: View, seat: int) -> str:
    """An Admiral as the viewer calls it: a line by its name, the own one `you`."""
    return SAY("you") if seat == view.seat else names.line_of(view.position.chart, seat)


def card_words(view: View, card: int) -> str:
    """A card in a question: the name of its port or its own."""
    return names.plain_card(view.position.chart, card)


def port_name(view: View) -> str:
    """The port that an action is about; empty if there is none."""
    position = view.position
    return names.port_name(position.chart, int(position.port)) if position.port >= 0 else ""
