"""The chart of Bruise Cruise without anything on it: coast, sea, hexagons, regions, names. Made once for a pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from quarterdeck.games.bruise_cruise.pack.format import REGION_NAMES
from quarterdeck.games.bruise_cruise.pack.reading import Content
from quarterdeck.games.bruise_cruise.pack.tables import PACKS
from quarterdeck.games.bruise_cruise.picture.atlas import BOARD, CHART, EDGE, Atlas, Coast, Hex, Point, atlas_of
from quarterdeck.games.bruise_cruise.picture.view import SAY
from quarterdeck.games.bruise_cruise.picture.writing import write
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Box, Line, Polygon, Symbol, Words

NEAR: Final = 2
"""A region is tinted up to this many spaces from its ports."""
COARSE: Final = 11.0
"""How many units the land may differ from the coast drawn over it; the shallows along the coast are broader."""
LARGE: Final = 500
"""Square units from which land is drawn below the coast as well, for terminals."""
CARTOUCHE: Final = ((64, 60), (530, 150))
"""Place and size of the title: on land without ports."""
LETTERS: Final = "nsewc"
"""Of the regions, in roles and ids."""


@remembered(PACKS)
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
        *_cartouche(atlas),
    )


def _paper(atlas: Atlas) -> Iterator[AnyShape]:
    """The sheet, its border, and the sea."""
    label = SAY("picture-chart", chart=names.printed(atlas.content.chart_name))
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
        label = SAY("picture-region", region=names.region(region))
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
    yield _drawn("coast", "coast", label, max(CHART))
    yield _drawn("graticule", "graticule", SAY("picture-graticule"), max(BOARD))


def _drawn(name: str, role: str, label: str, size: int) -> Symbol:
    """A drawing as large as the chart."""
    x, y = BOARD[0] // 2, BOARD[1] // 2
    return Symbol(id=name, role=role, label=label, decoration=True, x=x, y=y, size=size, art=name)


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
    """How far a point is from the line between two others, or from their common place."""
    (x, y), (ax, ay) = point, start
    dx, dy = end[0] - ax, end[1] - ay
    length = float((dx * dx + dy * dy) ** 0.5)
    if not length:
        return float(((x - ax) ** 2 + (y - ay) ** 2) ** 0.5)
    return abs((x - ax) * dy - (y - ay) * dx) / length


def _net(atlas: Atlas) -> Iterator[AnyShape]:
    """The hexagons; those of the game's own chart are one drawing, since they are many points."""
    label = SAY("picture-net")
    if atlas.coast is not None:
        yield _drawn("net", "net", label, max(CHART))
        return
    for k, points in enumerate(net_lines(atlas)):
        yield Line(id=f"net-{k}", role="net", label=label, decoration=True, points=points)


def net_lines(atlas: Atlas) -> Iterator[tuple[Point, ...]]:
    """The upper edges of each row of spaces and the edges between neighbours, then the outline of all."""
    left, top, right, low = (4, 5, 0, 1) if atlas.content.north_up else (3, 2, 1, 0)
    for run in _runs(atlas.content):
        points = [atlas.corners(run[0])[7 - left], atlas.corners(run[0])[left]]
        for spot in run:
            corners = atlas.corners(spot)
            points += [corners[top], corners[right], corners[low], corners[right]]
        yield tuple(points[:-1])
    for loop in atlas.outlines(atlas.content.sea):
        yield (*loop, loop[0])


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
    """Edges between neighbouring spaces that have land between them (BC-4.4), those that meet as one line."""
    label = SAY("picture-cut")
    for k, points in enumerate(joined([atlas.edge(one, other) for one, other in atlas.content.cut])):
        yield Line(id=f"cut-{k}", role="cut", label=label, points=points)


def joined(edges: list[tuple[Point, Point]]) -> list[tuple[Point, ...]]:
    """Lines along edges: those that meet are one line as far as it goes."""
    left, found = list(edges), []
    while left:
        line = list(left.pop(0))
        while (edge := next((edge for edge in left if line[-1] in edge or line[0] in edge), None)) is not None:
            left.remove(edge)
            if line[-1] not in edge:
                line.reverse()
            line.append(edge[0] if edge[1] == line[-1] else edge[1])
        found.append(tuple(line))
    return found


# -- words -------------------------------------------------------------------------------------------


def _triangle(atlas: Atlas) -> Iterator[AnyShape]:
    """The spaces of the Triangle."""
    spots = [atlas.content.sea[space] for space in atlas.content.triangle]
    label = SAY("picture-triangle", spaces=len(spots))
    loops = atlas.outlines(spots)
    for k, loop in enumerate(loops):
        yield Polygon(
            id="triangle" if k == 0 else f"triangle-{k}", role="triangle", label=label, decoration=k > 0, points=loop
        )


@remembered(PACKS)
def triangle_name(text: str) -> tuple[Words, ...]:
    """The name of the Triangle, in the middle of its spaces."""
    atlas = atlas_of(text)
    middle = [atlas.centre(atlas.content.sea[space]) for space in atlas.content.triangle]
    if not middle:
        return ()
    x, y = sum(x for x, _ in middle) // len(middle), sum(y for _, y in middle) // len(middle)
    return (write("triangle-name", "words-triangle", SAY("triangle"), (x, y, 40)),)


@remembered(PACKS)
def sea_names(text: str) -> tuple[Words, ...]:
    """What the waters of the game's own chart are called, to be written over all that can be chosen."""
    atlas = atlas_of(text)
    seas = {} if atlas.coast is None else {names.printed(name): point for name, point in atlas.coast.seas.items()}
    return tuple(
        write(f"water-{k}", "words-sea", _spaced(said), (*atlas.from_coast(point), 46), glyph=said)
        for k, (said, point) in enumerate(seas.items())
    )


@remembered(PACKS)
def region_names(text: str) -> tuple[AnyShape, ...]:
    """What the regions are called, to be written over all that can be chosen."""
    atlas = atlas_of(text)
    return tuple(
        write(
            f"region-name-{LETTERS[region]}",
            f"words-region-{LETTERS[region]}",
            _spaced(name),
            (*_region_place(atlas, region), 40),
            glyph=name,
        )
        for region, name in enumerate(names.region(k).upper() for k in range(len(REGION_NAMES)))
    )


def _cartouche(atlas: Atlas) -> Iterator[AnyShape]:
    """The title of the game's own chart, in an empty corner."""
    if atlas.coast is None:
        return
    title = names.printed(atlas.content.title)
    (x, y), (wide, high) = CARTOUCHE
    label = SAY("picture-chart", chart=title)
    yield Box(
        id="cartouche", role="cartouche", label=label, decoration=True, x=x, y=y, width=wide, height=high, round=16
    )
    yield write("chart-game", "words-title", SAY("title"), (x + wide // 2, y + 44, 62))
    yield write("chart-name", "words-cartouche", title, (x + wide // 2, y + 110, 42), glyph=title)


def _region_place(atlas: Atlas, region: int) -> Point:
    """Where the name of a region stands."""
    coast: Coast | None = atlas.coast
    if coast is not None:
        return atlas.from_coast(coast.regions[REGION_NAMES[region]])
    ports = [atlas.spaces[port.space] for port in atlas.content.ports if port.region == region] or [(0, 0)]
    return sum(x for x, _ in ports) // len(ports), sum(y for _, y in ports) // len(ports) - round(atlas.hex * 0.36)


def _spaced(name: str) -> str:
    """A name with space between its letters, as on charts."""
    return "\u2009".join(name).replace("\u2009 \u2009", "\u2003")
