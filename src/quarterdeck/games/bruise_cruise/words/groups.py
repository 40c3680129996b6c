"""The groups of a long list of an Admiral's moves: ports by regions, the nearest first, and open water."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import SAY, View
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.notation import text
from quarterdeck.scene.shapes import Group

FEW: Final = 8
"""Up to this many spaces need no groups."""
OPEN_WATER: Final = int(codes.REGIONS)
"""Stands for spaces without a port, where regions are numbered."""


def groups(view: View) -> tuple[Group, ...]:
    """The spaces that can be chosen: the region with the nearest port first, open water last, nearest spaces first in each."""
    spaces = [move - int(codes.SPACE) for move in view.moves if move >= codes.SPACE]
    if len(spaces) <= FEW:
        return ()
    found: dict[int, list[int]] = {}
    for space in sorted(spaces, key=lambda space: (_region(view, space) == OPEN_WATER, steps_to(view, space), space)):
        found.setdefault(_region(view, space), []).append(space)
    return tuple(
        Group(
            label=SAY("group-spaces", region=_called(region), steps=steps_to(view, listed[0])),
            moves=tuple(text(view.position, int(codes.SPACE) + space) for space in listed),
        )
        for region, listed in found.items()
    )


def steps_to(view: View, space: int) -> int:
    """How far the ship that moves has to sail to a space; 0 if no ship is picked."""
    position, ship = view.position, int(view.position.ship)
    here = int(position.place[ship]) if ship >= 0 else -1
    return int(position.chart.sail(here, space)) if here >= 0 else 0


def _region(view: View, space: int) -> int:
    chart = view.position.chart
    port = int(chart.port_at[space])
    return int(chart.region[port]) if port >= 0 else OPEN_WATER


def _called(region: int) -> str:
    return "none" if region == OPEN_WATER else names.region(region)
