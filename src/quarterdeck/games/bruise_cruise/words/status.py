"""A sentence on which player must do what in Bruise Cruise; for the viewer also what is being put together."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.sets import lowest
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import SAY, View
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
    int(codes.PICK_CARD): "card",
    int(codes.PICK_BUNDLE): "bundle",
    int(codes.PICK_SHIP): "ship",
    int(codes.PICK_TARGET): "target",
    int(codes.PICK_SPACE): "space",
    int(codes.PICK_WIND): "wind",
}


def status(view: View) -> str:
    """Whose turn it is and what is asked, or how the game ended."""
    position = view.position
    if view.phase == codes.OVER:
        return tell_ending(position).text
    if view.picking():
        return SAY(
            "ask-pick",
            line=names.line_of(position.chart, int(position.active)),
            doing=doing(view),
            asked=PICKS[view.phase],
        )
    seat = int(position.player if position.player >= 0 else position.active)
    if view.phase in (codes.ROLLING, codes.TIE_BREAK):
        seat = int(lowest(position.rolling))
    victim = int(position.target) // 6 if position.target >= 0 else -1
    return SAY(
        PHASES[view.phase],
        line=names.line_of(position.chart, seat),
        left=int(position.actions_left),
        ship=_mover(view),
        target=_ship(view, int(position.target)),
        victim=names.line_of(position.chart, victim),
        port=names.port_name(position.chart, int(position.port)) if position.port >= 0 else "",
    )


def _mover(view: View) -> str:
    """The ship that acts, or that flees."""
    fleeing = view.phase in (codes.RAIDER_FLEES, codes.DEFENDER_FLEES)
    return _ship(view, int(raids.fleeing(view.position) if fleeing else view.position.ship))


def _ship(view: View, ship: int) -> str:
    return names.ship_code(view.position.chart, ship) if ship >= 0 else ""


def title(view: View) -> str:
    """What the viewer is asked; of others' choices, whose they are."""
    if not view.asked():
        line = names.line_of(view.position.chart, int(view.position.player))
        return SAY("others", line=line) if line else SAY("nobody")
    if view.picking():
        return SAY("pick", doing=doing(view), asked=PICKS[view.phase])
    swap = view.phase == codes.REPLENISHING and max(view.moves) >= codes.CARD
    asked = "ask-swap" if swap else PHASES.get(view.phase, "ask-acting")
    return SAY("title-asked", asked=asked, left=int(view.position.actions_left), ship=_mover(view))


def doing(view: View) -> str:
    """What the viewer is putting together: `Sail PN with Havana a`."""
    position, kind = view.position, view.kind
    card = names.card_name(position.chart, int(position.card)) if position.card >= 0 else ""
    ship, target = _ship(view, int(position.ship)), _ship(view, int(position.target))
    if kind >= codes.EFFECT:
        port = names.port_name(position.chart, int(position.port)) if position.port >= 0 else ""
        return SAY("doing-effect", card=card, ship=ship or target or "none", port=port or "none")
    return SAY("doing", kind=KINDS[kind].replace(" ", "-"), card=card or "none", ship=ship or "none")
