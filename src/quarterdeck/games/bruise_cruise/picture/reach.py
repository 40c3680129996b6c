"""Ranges and ways in the picture: how far a weapon or ship that is being aimed reaches, and the way of a ship."""

from __future__ import annotations

from typing import Final

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.picture.view import View
from quarterdeck.games.bruise_cruise.rules import unfathomable
from quarterdeck.games.bruise_cruise.table.chart import Chart

Range = tuple[int, int, bool]
"""From which space, how many steps, and whether through the air."""
BY_SHIP: Final = {
    int(codes.TORPEDO): int(codes.TORPEDO_RANGE),
    int(codes.RAID): 1,
    int(codes.EFFECT + codes.LONG_FUSE): int(unfathomable.FUSE),
}
"""How far the picked ship reaches by water, for each kind of action."""
BY_PORT: Final = (int(codes.MISSILE), int(codes.EFFECT + codes.NO_PAPERS))


def reach(view: View) -> Range | None:
    """The range of what the viewer is aiming; None: nothing is aimed."""
    if view.phase != codes.PICK_TARGET or not view.moves:
        return None
    position = view.position
    if view.kind in BY_PORT:
        return int(position.chart.port_space[position.port]), int(codes.MISSILE_RANGE), True
    if view.kind in BY_SHIP:
        return int(position.place[position.ship]), BY_SHIP[view.kind], False
    return None


def path(chart: Chart, start: int, end: int) -> list[int]:
    """The spaces of one shortest way by water on the bare map, both ends included; only the ends if there is none."""
    if chart.sail(start, end) >= codes.FAR:
        return [start, end]
    way = [start]
    while way[-1] != end:
        first = way[-1] * int(codes.DIRECTIONS)
        near = [int(chart.near[k]) for k in range(first, first + int(codes.DIRECTIONS))]
        way.append(min((space for space in near if space >= 0), key=lambda space: int(chart.sail(space, end))))
    return way
