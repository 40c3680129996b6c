"""The chart of Bruise Cruise without anything on it: coast, sea, hexagons, regions, names. Made once for a pack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from quarterdeck.games.bruise_cruise.atlas import BOARD, CHART, EDGE, Atlas, Coast, Hex, Point, atlas_of
from quarterdeck.games.bruise_cruise.pack import Content
from quarterdeck.games.bruise_cruise.pack_format import REGION_NAMES
from quarterdeck.games.bruise_cruise.tables import PACKS
from quarterdeck.games.bruise_cruise.view import SAY
from quarterdeck.scene.shapes import AnyShape, Box, Line, Polygon, Symbol, Words

NEAR: Final = 2
"""Up to so many spaces from its ports a region is tinted."""
COARSE: Final = 7.0
"""The land below the drawn coast may differ from it by so many units; the shallows drawn along it are broader."""
LARGE: Final = 500
"""Square units from which land is drawn below the coast as well, for terminals."""
LETTERS: Final = "nsewc"
"""Of the regions, in roles and ids."""


@lru_cache(PACKS)
def sheet(text: str) -> tuple[AnyShape, ...]:
    """All of the chart that never changes in a game, lowest first."""
    atlas = atlas_of(text)
    return (
        *_paper(atlas),
        *_regions(atlas),
        *_land(atlas),
        *_net(atlas),
        *_cuts(atlas),
        *_triangle(atlas),
        *_names(atlas),
    )


def _paper(atlas: Atlas) -> Iterator[AnyShape]:
    """The sheet, its border, and the sea."""
    label = SAY("picture-chart", chart=atlas.content.chart_name)
    width, height = BOARD
    yield Box(id="chart", role="chart", label=label, decoration=True, x=4, y=4, width=width - 8, height=height - 8)
    yield Box(
        id="sea", role="sea", label=label, decoration=True, x=EDGE, y=EDGE, width=CHART[0], height=CHART[1]
    )  # fmt: skip


# -- regions --------------------------------------------------------------------------------------


def _regions(atlas: Atlas) -> Iterator[AnyShape]:
    """A tint on the waters around the ports of each region."""
    spots: list[set[Hex]] = [set() for _ in REGION_NAMES]
    for space, spot in enumerate(atlas.content.sea):
        found = _region(atlas, space)
        if found is not None:
            spots[found].add(spot)
    for region, inside in enumerate(spots):
        label = SAY("picture-region", region=REGION_NAMES[region])
        for k, loop in enumerate(atlas.outlines(inside)):
            name, role = f"region-{LETTERS[region]}-{k}", f"region-{LETTERS[region]}"
            yield Polygon(id=name, role=role, label=label, decoration=True, points=loop)


def _region(atlas: Atlas, space: int) -> int | None:
    """The region of the nearest port, if one is near."""
    chart = atlas.tables.chart
    far = [(int(chart.sail(port.space, space)), k) for k, port in enumerate(atlas.content.ports)]
    steps, port = min(far)
    return atlas.content.ports[port].region if steps <= NEAR else None


# -- land and hexagons -------------------------------------------------------------------------------


def _land(atlas: Atlas) -> Iterator[AnyShape]:
    """The coast of the game's own chart; of others the hexagons without water."""
    label = SAY("picture-land")
    if atlas.coast is None:
        for k, loop in enumerate(atlas.outlines(atlas.content.land)):
            yield Polygon(id=f"land-{k}", role="land", label=label, decoration=True, points=loop)
        return
    for k, ring in enumerate(atlas.coast.land):
        if _size(ring) >= LARGE:
            points = tuple(atlas.from_coast(point) for point in simplified(ring, COARSE))
            yield Polygon(id=f"land-{k}", role="land", label=label, decoration=True, points=points)
    middle, size = (BOARD[0] // 2, BOARD[1] // 2), max(CHART)
    yield Symbol(
        id="coast", role="coast", label=label, decoration=True, x=middle[0], y=middle[1], size=size, art="coast"
    )
    yield Symbol(
        id="graticule", role="graticule", label=SAY("picture-graticule"), decoration=True,
        x=middle[0], y=middle[1], size=max(BOARD), art="graticule",
    )  # fmt: skip


def _size(ring: tuple[Point, ...]) -> float:
    """Square units within a ring."""
    pairs = zip(ring, (*ring[1:], ring[0]), strict=True)
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs)) / 2


def simplified(ring: tuple[Point, ...], coarseness: float) -> list[Point]:
    """A ring with fewer points, none of the others further than that from it (after Douglas and Peucker)."""
    kept, parts = {0, len(ring) - 1}, [(0, len(ring) - 1)]
    while parts:
        first, last = parts.pop()
        far = [_beside(ring[k], ring[first], ring[last]) for k in range(first + 1, last)]
        if far and max(far) > coarseness:
            middle = first + 1 + far.index(max(far))
            kept.add(middle)
            parts += [(first, middle), (middle, last)]
    return [ring[k] for k in sorted(kept)]


def _beside(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the line between two others; from their place if they are the same."""
    (x, y), (ax, ay) = point, start
    dx, dy = end[0] - ax, end[1] - ay
    length = float((dx * dx + dy * dy) ** 0.5)
    if not length:
        return float(((x - ax) ** 2 + (y - ay) ** 2) ** 0.5)
    return abs((x - ax) * dy - (y - ay) * dx) / length


def _net(atlas: Atlas) -> Iterator[AnyShape]:
    """The hexagons: of each row the upper edges and those between neighbours, then the line around all."""
    label = SAY("picture-net")
    for k, run in enumerate(_runs(atlas.content)):
        points = [atlas.corners(run[0])[3 if atlas.content.north_up else 4]]
        for spot in run:
            corners = atlas.corners(spot)
            left, top, right, low = (4, 5, 0, 1) if atlas.content.north_up else (3, 2, 1, 0)
            if spot == run[0]:
                points.append(corners[left])
            points += [corners[top], corners[right], corners[low], corners[right]]
        yield Line(id=f"net-{k}", role="net", label=label, decoration=True, points=tuple(points[:-1]))
    for k, loop in enumerate(atlas.outlines(atlas.content.sea)):
        yield Line(id=f"bound-{k}", role="net", label=label, decoration=True, points=(*loop, loop[0]))


def _runs(content: Content) -> Iterator[list[Hex]]:
    """Spaces side by side, row by row."""
    run: list[Hex] = []
    for q, r in sorted(content.sea, key=lambda spot: (spot[1], spot[0])):
        if run and run[-1] != (q - 1, r):
            yield run
            run = []
        run.append((q, r))
    yield run


def _cuts(atlas: Atlas) -> Iterator[AnyShape]:
    """Edges between neighbouring spaces that have land between them (BC-4.4)."""
    for one, other in atlas.content.cut:
        spots = (atlas.tables.spots[one], atlas.tables.spots[other])
        label = SAY("picture-cut", one=spots[0], other=spots[1])
        points = _shortened(*atlas.edge(one, other))
        yield Line(id=f"cut-{spots[0]}-{spots[1]}", role="cut", label=label, decoration=True, points=points)


def _shortened(start: Point, end: Point) -> tuple[Point, Point]:
    """The middle part of a line."""
    (ax, ay), (bx, by) = start, end
    dx, dy = (bx - ax) // 8, (by - ay) // 8
    return (ax + dx, ay + dy), (bx - dx, by - dy)


# -- words -------------------------------------------------------------------------------------------


def _triangle(atlas: Atlas) -> Iterator[AnyShape]:
    """The Triangle: its spaces, and its name."""
    spots = [atlas.content.sea[space] for space in atlas.content.triangle]
    label = SAY("picture-triangle", spaces=len(spots))
    loops = atlas.outlines(spots)
    for k, loop in enumerate(loops):
        yield Polygon(
            id="triangle" if k == 0 else f"triangle-{k}", role="triangle", label=label, decoration=k > 0, points=loop
        )
    if spots:
        middle = [atlas.centre(spot) for spot in spots]
        x, y = sum(x for x, _ in middle) // len(middle), sum(y for _, y in middle) // len(middle)
        yield _name("triangle-name", "words-triangle", SAY("triangle"), (x, y), 34)


def _names(atlas: Atlas) -> Iterator[AnyShape]:
    """What the waters and the regions are called."""
    if atlas.coast is not None:
        for name, point in atlas.coast.seas.items():
            yield _name(f"water-{name[0].lower()}", "words-sea", _spaced(name), atlas.from_coast(point), 46)
    for region, name in enumerate(REGION_NAMES):
        place = _region_place(atlas, region)
        letter = LETTERS[region]
        yield _name(f"region-name-{letter}", f"words-region-{letter}", _spaced(name.upper()), place, 34)


def _region_place(atlas: Atlas, region: int) -> Point:
    """Where the name of a region stands."""
    coast: Coast | None = atlas.coast
    if coast is not None:
        return atlas.from_coast(coast.regions[REGION_NAMES[region]])
    ports = [atlas.spaces[port.space] for port in atlas.content.ports if port.region == region] or [(0, 0)]
    return sum(x for x, _ in ports) // len(ports), sum(y for _, y in ports) // len(ports) - round(atlas.hex * 0.36)


def _spaced(name: str) -> str:
    """With room between its letters, as on charts."""
    return "\u2009".join(name).replace("\u2009 \u2009", "\u2003")


def _name(name: str, role: str, words: str, place: Point, size: int) -> Words:
    return Words(id=name, role=role, label=words, decoration=True, x=place[0], y=place[1], size=size, text=words)
