"""Where a ship may sail: one water to each hexagon, and the pairs of hexagons with land between their waters."""

from __future__ import annotations

from typing import Final, TypeAlias

from shapely import LineString, Point, Polygon, maximum_inscribed_circle
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, unary_union

from tools.caribbean.grid import Hex, Spot, centre, edge, neighbours, outline
from tools.caribbean.world import list_polygons

BARRIER: Final = 8_000.0
"""Square kilometres from which an island stops ships; smaller ones are sailed around within their hexagon."""

GAP: Final = 10.0
"""Kilometres of unbroken water that an edge needs to let a ship through."""

POOL: Final = 100.0
"""Square kilometres of water below which a hexagon holds none."""

ROOM: Final = 40.0
"""Kilometres that the picture of a ship takes to every side."""

Water: TypeAlias = tuple[Hex, int]


class Chart:
    """The waters of the board: `sea` and `cut`, found from the land and the ports."""

    def __init__(self, land: list[Polygon], window: list[Hex], ports: dict[Hex, Spot]) -> None:
        barrier = unary_union([piece for piece in land if piece.area >= BARRIER])
        self.window = window
        self.dry = unary_union(land)
        self.waters = {at: _split(outline(at).difference(barrier)) for at in window}
        self.links = self._link()
        reached = self._reach(self._water_of(next(iter(ports)), next(iter(ports.values()))))
        self.kept = self._keep(reached, ports)
        self.sea = [at for at in window if at in self.kept]
        self.land = [at for at in window if self._is_shore(at) and _is_mostly_land(at, land)]
        self.cut = self._find_cuts()

    def _link(self) -> dict[Water, list[Water]]:
        links: dict[Water, list[Water]] = {(at, i): [] for at in self.window for i in range(len(self.waters[at]))}
        for (at, i), linked in links.items():
            for other in neighbours(at):
                for j, there in enumerate(self.waters.get(other, ())):
                    if _touch(self.waters[at][i], there, edge(at, other)):
                        linked.append((other, j))
        return links

    def _reach(self, start: Water) -> set[Water]:
        reached, edge = {start}, [start]
        while edge:
            for water in self.links[edge.pop()]:
                if water not in reached:
                    reached.add(water)
                    edge.append(water)
        return reached

    def _water_of(self, at: Hex, spot: Spot) -> Water:
        waters = self.waters[at]
        return at, min(range(len(waters)), key=lambda i: waters[i].distance(Point(spot)))

    def _keep(self, reached: set[Water], ports: dict[Hex, Spot]) -> dict[Hex, int]:
        kept = dict(sorted(reached, key=lambda water: self.waters[water[0]][water[1]].area))
        kept.update(self._water_of(at, spot) for at, spot in ports.items())
        return kept

    def _is_shore(self, at: Hex) -> bool:
        return at not in self.kept and any(other in self.kept for other in neighbours(at))

    def _find_cuts(self) -> list[tuple[Hex, Hex]]:
        pairs = [(at, other) for place, at in enumerate(self.sea) for other in self.sea[place + 1 :]]
        return [(at, other) for at, other in pairs if other in neighbours(at) and not self._is_open(at, other)]

    def _is_open(self, at: Hex, other: Hex) -> bool:
        return (other, self.kept[other]) in self.links[at, self.kept[at]]

    def list_shoals(self) -> list[Polygon]:
        """The waters of spaces and of land hexagons that no ship can sail."""
        board = [*self.sea, *self.land]
        return [piece for at in board for i, piece in enumerate(self.waters[at]) if self.kept.get(at) != i]

    def list_moorings(self) -> dict[Hex, Spot]:
        """Where a ship is drawn that lies in a space whose centre is not well out in its water."""
        kept = {at: self.waters[at][self.kept[at]] for at in self.sea}
        close = [at for at in self.sea if not Point(centre(at)).buffer(ROOM).within(kept[at])]
        return {at: _moor(at, kept[at].difference(self.dry)) for at in close}


def _split(shape: BaseGeometry) -> list[Polygon]:
    return [piece for piece in list_polygons(shape) if piece.area >= POOL]


def _moor(at: Hex, water: BaseGeometry) -> Spot:
    deepest = Point(maximum_inscribed_circle(max(list_polygons(water), key=lambda piece: piece.area)).coords[0])
    middle = outline(at).buffer(-ROOM)
    spot = nearest_points(middle, deepest)[0]
    return spot.x, spot.y


def _touch(here: Polygon, there: Polygon, line: LineString) -> bool:
    shared = line.intersection(here.buffer(0.01)).intersection(there.buffer(0.01))
    parts = getattr(shared, "geoms", [shared])
    return any(part.length >= GAP for part in parts)


def _is_mostly_land(at: Hex, land: list[Polygon]) -> bool:
    shape = outline(at)
    return bool(sum(piece.intersection(shape).area for piece in land if piece.intersects(shape)) >= shape.area / 2)
