"""The groups of a long list of an Admiral's moves: ports by regions, the nearest first, and open water."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import SAY, View
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.notation import text
from quarterdeck.scene.shapes import Group

FEW: Final = 8
"""Up to this many spaces need no groups; up to this many of open water need one."""
NOWHERE: Final = int(codes.REGIONS)
"""Stands for open water anywhere, where regions are numbered."""


def groups(view: View) -> tuple[Group, ...]:
    """The spaces that can be chosen: the region with the nearest port first, open water last, nearest spaces first in each."""
    spaces = [move - int(codes.SPACE) for move in view.moves if move >= codes.SPACE]
    if len(spaces) <= FEW:
        return ()
    water = [space for space in spaces if _port(view, space) < 0]
    ports = [space for space in spaces if _port(view, space) >= 0]
    return (*_groups(view, "ports", ports), *_groups(view, "water", water))


def _groups(view: View, kind: str, spaces: Iterable[int]) -> Iterable[Group]:
    """The ports, or the spaces of open water, by regions."""
    nearest_first = sorted(spaces, key=lambda space: (steps_to(view, space), space))
    few = kind == "water" and len(nearest_first) <= FEW
    found: dict[int, list[int]] = {}
    for space in nearest_first:
        found.setdefault(NOWHERE if few else _region(view, space), []).append(space)
    for region, listed in found.items():
        called = "none" if region == NOWHERE else names.region(region)
        yield Group(
            label=SAY("group-spaces", kind=kind, region=called, steps=steps_to(view, listed[0])),
            moves=tuple(text(view.position, int(codes.SPACE) + space) for space in listed),
        )


def steps_to(view: View, space: int) -> int:
    """How far the ship that moves has to sail to a space; 0 if no ship is picked."""
    position, ship = view.position, int(view.position.ship)
    here = int(position.place[ship]) if ship >= 0 else -1
    return int(position.chart.sail(here, space)) if here >= 0 else 0


def _port(view: View, space: int) -> int:
    """The port in a space; -1 for open water."""
    return int(view.position.chart.port_at[space])


def _region(view: View, space: int) -> int:
    """The region of the port in a space, or of the port by which open water is named."""
    chart, port = view.position.chart, _port(view, space)
    return int(chart.region[port if port >= 0 else names.port_beside(chart, space)])
