"""Why an Unfathomable card may not be played, or why its effect does not reach (BC-15, BC-U)."""

from __future__ import annotations

from mypy_extensions import i64  # plain Python: only refusals ask it

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.codes import FLEET, KINDS, LIFE, MISSILES, NO_PORT, NO_SHIP, TORPEDOES
from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.games.bruise_cruise.refusals.making import port_of, refuse
from quarterdeck.games.bruise_cruise.refusals.port import too_far_from
from quarterdeck.games.bruise_cruise.rules import fleets, unfathomable, weapons
from quarterdeck.games.bruise_cruise.words.names import card_name, line_of, port_name, ship_name, space_name


def no_effect_of(position: BruiseCruisePosition, card: int) -> Refusal | None:
    """Why an Unfathomable card in the hand may not be played: it has nothing to act upon."""
    chart = position.chart
    effect = int(chart.effect[card - int(chart.actions)])
    if unfathomable.can_have_effect(position, effect):
        return None
    return refuse("BC-U0.1", "no-effect", card=card_name(chart, card), lack=_lack(position, effect) or EFFECTS[effect])


def _lack(position: BruiseCruisePosition, effect: int) -> str:
    """What the seat on turn or the supply lacks in the first place; empty: nothing."""
    first = int(position.active * KINDS)
    needed = {
        int(codes.LONG_FUSE): (position.stock[first + TORPEDOES], "torpedo"),
        int(codes.NO_PAPERS): (position.stock[first + MISSILES], "missile"),
        int(codes.CLEARANCE): (position.stock[first + LIFE], "life-preserver"),
        int(codes.FORGED_PAPERS): (position.flags_left(position.active), "flag"),
        int(codes.ANCHOR_SHOWER): (position.anchors, "anchor"),
        int(codes.HOMESICK): (i64(fleets.can_come_home(position, position.active)), "room"),
    }
    number, name = needed.get(effect, (1, ""))
    return "" if number > 0 else name


def no_wind(position: BruiseCruisePosition, way: int) -> Refusal | None:
    """Why a wind cannot be chosen: it would move no ship."""
    return None if unfathomable.can_blow(position, way) else refuse("BC-U15.3", "wind-moves-nobody")


def no_launch_by(position: BruiseCruisePosition, space: int) -> Refusal | None:
    """Why Punks Without Papers launch nothing from a space."""
    port, name = port_of(position, space), space_name(position.chart, space)
    if port == NO_PORT:
        return refuse("BC-U14.1", "no-port-there", space=name)
    if position.flag_at(port) != position.active and position.home[position.active] != port:
        return refuse("BC-U14.1", "not-your-port", port=name)
    return None if weapons.any_below(position, port) else too_far_from(position, [port], "BC-U14.2")


def no_revolution(position: BruiseCruisePosition, space: int) -> Refusal | None:
    """Why there is no revolution in a space."""
    port, name = port_of(position, space), space_name(position.chart, space)
    if port == NO_PORT:
        return refuse("BC-U16.1", "no-port-there", space=name)
    owner = position.flag_at(port)
    if owner in {NOBODY, position.active}:
        message = "no-flag-there" if owner == NOBODY else "own-flag"
        return refuse("BC-U16.1", message, port=port_name(position.chart, port))
    ship = position.at[space]
    if ship != NO_SHIP and ship // FLEET == owner:
        return refuse(
            "BC-U16.2",
            "port-guarded",
            port=name,
            ship=ship_name(position.chart, ship),
            line=line_of(position.chart, owner),
        )
    return None
