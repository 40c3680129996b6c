"""What the viewer's cards and ships could do, while the kind of an action is asked for."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.moves import Moves
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import FLEET, View
from quarterdeck.games.bruise_cruise.rules import actions
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.notation import text
from quarterdeck.scene.shapes import Use

SHIPS: Final = (codes.SAIL_ONE, codes.TORPEDO, codes.RAID, codes.WEIGH)
"""Kinds of action for which first a ship is picked that lies on the board."""


def uses(view: View) -> tuple[Use, ...]:
    """The kinds of action for which each card and each ship of the viewer could be picked (BC-2.2)."""
    if not view.asked() or view.phase != codes.ACTING:
        return ()
    kinds = [move for move in sorted(view.moves) if move <= codes.DECOMMISSION]
    found = dict[str, list[str]]()
    for kind in kinds:
        for what in _picked(view, kind):
            found.setdefault(what, []).append(text(view.position, kind))
    return tuple(Use(what=what, moves=tuple(moves)) for what, moves in found.items())


def _picked(view: View, kind: int) -> list[str]:
    """The ids of what could be picked first for a kind of action."""
    position = view.position
    if actions.takes_card(kind):
        picking, moves = position.clone(), Moves()
        picking.kind = kind
        actions.add_cards(picking, moves)
        return [f"card-{view.atlas.tables.cards[moves.items[k] - codes.CARD]}" for k in range(moves.count)]
    if kind not in SHIPS:
        return []
    mine = [ship for ship, _ in view.afloat() if ship // FLEET == view.seat]
    able = [ship for ship in mine if actions.may_pick_ship(position, kind, ship)]
    return [f"ship-{names.HULLS[int(position.chart.hull(ship))]}" for ship in able]
