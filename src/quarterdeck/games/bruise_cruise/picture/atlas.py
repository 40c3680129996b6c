"""Where everything lies in Bruise Cruise's picture: spaces, ships, ports and their names, worked out once for a pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from math import sqrt  # noqa: TID251 - pictures calculate with floats
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck.engine.packs import slug
from quarterdeck.games.bruise_cruise.pack.reading import Content, built_in_content
from quarterdeck.games.bruise_cruise.pack.tables import PACKS, Tables, tables_of
from quarterdeck.games.bruise_cruise.picture.labels import FENCE, SHIP, Label, Way, place_names, square
from quarterdeck.messages.language import remembered

Point = tuple[int, int]
Hex = tuple[int, int]

EDGE: Final = 44
"""Width of the border around the chart."""
CHART: Final = (2180, 1495)
"""Width and height of the chart within its border: those of the game's own."""
BOARD: Final = (CHART[0] + 2 * EDGE, CHART[1] + 2 * EDGE)
TITLE: Final = (250, 40)
"""Room for the name of a region."""
LARGEST_HEX: Final = 170
ASIDE: Final = (28, -2)
"""A ship at the Bank or Warlord Island lies so far right of the middle of the space and below it: its sign is seen beside her."""
OWN_HEX: Final = 100
ROOT_3: Final = sqrt(3)
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
CORNERS: Final = ((1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2))
"""Corners in half widths and half sides of a hexagon; edge k, towards STEPS[k], runs from corner k to corner k + 1."""


class Coast(Struct, frozen=True):
    """What coast.json knows of the game's own chart, in its units: 100 from hexagon to hexagon, y down."""

    frame: tuple[int, int, int, int]
    triangle: tuple[Point, ...]
    seas: dict[str, Point]
    regions: dict[str, Point]
    ports: dict[str, Point]
    moorings: dict[str, Point]
    names: dict[str, Way]
    land: tuple[tuple[Point, ...], ...]


@cache
def own_coast() -> Coast:
    """The coast of the game's own chart."""
    return msgspec.json.decode(
        (files("quarterdeck.games.bruise_cruise") / "content" / "coast.json").read_bytes(), type=Coast
    )


class Atlas:
    """One chart as it is drawn; points are in scene units."""

    def __init__(self, tables: Tables) -> None:
        """Work out all places."""
        self.tables = tables
        self.content = tables.content
        self.coast = own_coast() if is_own(tables.content) else None
        self.hex, self.origin = self._fit()
        self.spaces = [self.centre(spot) for spot in self.content.sea]
        self.berths = [self._berth(space) for space in range(len(self.spaces))]
        self.ports = [self._port(port.name, port.space) for port in self.content.ports]
        self.slugs = [slug(port.name) for port in self.content.ports]
        self.number = {spot: space for space, spot in enumerate(self.content.sea)}
        self.names = self._names()

    def _names(self) -> list[Label]:
        """Where the names of the ports stand: clear of ships in ports, and of land between spaces."""
        ports = self.content.ports
        taken = [square(self.berths[port.space], SHIP) for port in ports]
        for one, other in self.content.cut:
            (ax, ay), (bx, by) = self.edge(one, other)
            taken += [square((ax + (bx - ax) * k // 4, ay + (by - ay) * k // 4), FENCE) for k in range(5)]
        for x, y in () if self.coast is None else map(self.from_coast, self.coast.regions.values()):
            taken.append((x - TITLE[0] / 2, y - TITLE[1] / 2, x + TITLE[0] / 2, y + TITLE[1] / 2))
        room = (EDGE, EDGE, BOARD[0] - EDGE, BOARD[1] - EDGE)
        by_hand = {} if self.coast is None else self.coast.names
        return place_names([port.name for port in ports], self.ports, taken, room, by_hand)

    def _fit(self) -> tuple[float, tuple[float, float]]:
        """The width of a hexagon, and where 0.0 lies."""
        if self.coast is not None:
            return float(OWN_HEX), (EDGE - self.coast.frame[0], EDGE - self.coast.frame[1])
        up = -1 if self.content.north_up else 1
        hexes = self.content.sea + self.content.land
        across, down = [q + r / 2 for q, r in hexes], [up * r * ROOT_3 / 2 for _, r in hexes]
        width, height = max(across) - min(across) + 1.4, max(down) - min(down) + 1.6
        size = min(CHART[0] / width, CHART[1] / height, LARGEST_HEX)
        x = BOARD[0] / 2 - size * (max(across) + min(across)) / 2
        y = BOARD[1] / 2 - size * (max(down) + min(down)) / 2
        return size, (x, y)

    def centre(self, spot: Hex) -> Point:
        """The middle of a hexagon."""
        q, r = spot
        return self._at(2 * q + r, 3 * r)

    def corners(self, spot: Hex) -> list[Point]:
        """The six corners of a hexagon."""
        return [self._at(x, y) for x, y in self._corners(spot)]

    def _corners(self, spot: Hex) -> Iterator[Hex]:
        q, r = spot
        for x, y in CORNERS:
            yield 2 * q + r + x, 3 * r + y

    def _at(self, halves: int, sides: int) -> Point:
        """The point so many half widths east and so many half sides in the direction of growing r."""
        down = -1 if self.content.north_up else 1
        return (
            round(self.origin[0] + self.hex * halves / 2),
            round(self.origin[1] + down * self.hex * sides / (2 * ROOT_3)),
        )

    def from_coast(self, point: Point) -> Point:
        """A point of coast.json in the picture."""
        return round(point[0] + self.origin[0]), round(point[1] + self.origin[1])

    def _berth(self, space: int) -> Point:
        """Where a ship in a port lies: on the water; and at a store beside its sign."""
        if self.content.sea[space] in (self.content.bank, self.content.island):
            x, y = self.spaces[space]
            return x + ASIDE[0], y + ASIDE[1]
        moorings = {} if self.coast is None else self.coast.moorings
        found = moorings.get(self.tables.spots[space])
        return self.spaces[space] if found is None else self.from_coast(found)

    def _port(self, name: str, space: int) -> Point:
        """Where a port is drawn."""
        if self.coast is not None and name in self.coast.ports:
            return self.from_coast(self.coast.ports[name])
        x, y = self.spaces[space]
        return x, round(y + self.hex * 0.3)

    def outlines(self, spots: Iterable[Hex]) -> list[tuple[Point, ...]]:
        """Closed lines around a set of hexagons, the longest first."""
        inside = set(spots)
        ahead: dict[Hex, list[Hex]] = {}
        for q, r in inside:
            corners = list(self._corners((q, r)))
            for k, (dq, dr) in enumerate(STEPS):
                if (q + dq, r + dr) not in inside:
                    ahead.setdefault(corners[k], []).append(corners[(k + 1) % 6])
        loops = []
        while ahead:
            loops.append(tuple(self._at(*corner) for corner in _follow(ahead)))
        return sorted(loops, key=len, reverse=True)

    def edge(self, one: int, other: int) -> tuple[Point, Point]:
        """The two ends of the edge between neighbouring spaces."""
        (aq, ar), (bq, br) = self.content.sea[one], self.content.sea[other]
        k = STEPS.index((bq - aq, br - ar))
        corners = self.corners((aq, ar))
        return corners[k], corners[(k + 1) % 6]


def _follow(ahead: dict[Hex, list[Hex]]) -> Iterator[Hex]:
    """Take one closed line out of the edges, corner by corner."""
    corner = next(iter(ahead))
    while corner in ahead:
        yield corner
        ends = ahead[corner]
        follower = ends.pop()
        if not ends:
            del ahead[corner]
        corner = follower


def is_own(content: Content) -> bool:
    """The chart is the game's own, whose coast is known."""
    own = built_in_content()
    return content.chart_name == own.chart_name and content.sea == own.sea


@remembered(PACKS)
def atlas_of(text: str) -> Atlas:
    """The chart of a pack as it is drawn."""
    return Atlas(tables_of(text))
