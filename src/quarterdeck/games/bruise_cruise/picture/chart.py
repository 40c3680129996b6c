"""What lies on the chart of Bruise Cruise: supplies, ranges, wakes, spaces to choose; then ports, ships and flags."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees, hypot  # noqa: TID251 - pictures calculate with floats
from typing import Final

from msgspec.structs import replace

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import PACKS
from quarterdeck.games.bruise_cruise.picture.atlas import STEPS, Atlas, Hex, Point, atlas_of
from quarterdeck.games.bruise_cruise.picture.ports import flags, port_names, ports
from quarterdeck.games.bruise_cruise.picture.reach import Range, path, reach
from quarterdeck.games.bruise_cruise.picture.sheet import region_names, sea_names, triangle_name
from quarterdeck.games.bruise_cruise.picture.ships import ships as drawn_ships
from quarterdeck.games.bruise_cruise.picture.view import FLEET, LINES, NONE, REMEMBERED, SAY, View
from quarterdeck.games.bruise_cruise.picture.writing import NOTHING, write
from quarterdeck.games.bruise_cruise.rules import raids
from quarterdeck.games.bruise_cruise.words import names
from quarterdeck.games.bruise_cruise.words.status import call
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon, Symbol, Words

SPACE: Final = int(codes.SPACE)
STOCK: Final = 130
"""From a kind of things in a store to the next: room for a sign and two numerals as large as a phone draws them."""
STORE: Final = (0, 0, 96)
BESIDE_SHIP: Final = (-40, 10, 64)
"""Where the sign of a store stands from the middle of its space, right and down, and its size: alone, and beside a ship there."""
STORE_NAME: Final = 72
STOCK_BELOW: Final = 124
"""So far below the middle of its space its name stands, and what lies there: below the ring around a ship."""
NAME_ASIDE: Final = {"bank": -46}
"""So far right of it some names stand: that of the Bank clear of Oranjestad's."""
STORE_SIZE: Final = 40
"""Height of the letters there."""
WATER_LETTER: Final = 32
"""How broad a letter is in the name of a water, at most."""
WATER_ROWS: Final = (0, -87, 87, -173, 173)
"""How far below its place such a name may stand, best first."""
ASKED_BEYOND: Final = 3
"""So many spaces beyond those that can be chosen say why they cannot be."""
SHIP_EDGE: Final = 40
"""From the middle of a ship to where a missile strikes it."""
LONG: Final = 250
"""The way of a missile on which there is room for its drawing."""
PORT_RING: Final = 29
"""Radius of the disc below the sign of a port that can be chosen."""


def on_chart(view: View) -> Iterator[AnyShape]:
    """Everything above the printed chart, lowest first."""
    text = view.position.chart.text
    yield from _range(view)
    yield from _wake(view)
    ships = [view.atlas.berths[place] for _, place in view.afloat()]
    yield from (_clear_of(ships, name) for name in triangle_name(text))
    # Names of seas and regions would hide where one may go.
    if any(move >= SPACE for move in view.moves):
        yield from _spaces(view, text)
    else:
        yield from (_clear_of(ships, name) for name in sea_names(text))
        yield from region_names(text)
    life, missiles, torpedoes = (int(number) for number in view.position.supply)
    stock = (life, missiles, torpedoes, int(view.position.anchors))
    afloat = {place for _, place in view.afloat()}
    taken = tuple(spot is not None and view.atlas.number[spot] in afloat for spot in _stores(view.atlas))
    yield from _supplies(text, stock, taken)
    yield from ports(view)
    yield from drawn_ships(view)
    yield from flags(view)
    yield from _shot(view)
    yield from _store_names(text)
    yield from port_names(view)


def _clear_of(places: list[Point], name: Words) -> Words:
    """The name of a water, a row or two further up or down if a ship lies in its place."""
    wide, high = len(name.glyph or name.text) * WATER_LETTER // 2 + SHIP_EDGE, name.size // 2 + SHIP_EDGE
    ways = (name.y + row for row in WATER_ROWS)
    free = (y for y in ways if not any(abs(x - name.x) < wide and abs(down - y) < high for x, down in places))
    return replace(name, y=next(free, name.y))


# -- supplies -------------------------------------------------------------------------------------


def _stores(atlas: Atlas) -> tuple[Hex | None, Hex | None]:
    """Where Bank and Warlord Island are."""
    return atlas.content.bank, atlas.content.island


@remembered(REMEMBERED)
def _supplies(text: str, stock: tuple[int, int, int, int], taken: tuple[bool, ...]) -> tuple[AnyShape, ...]:
    """Bank and Warlord Island with what lies there (BC-R9); `taken`: whether a ship lies at each of them."""
    atlas, shapes = atlas_of(text), list[AnyShape]()
    life, missiles, torpedoes, anchors = stock
    bank, island = (BESIDE_SHIP if ship else STORE for ship in taken)
    if atlas.content.bank is not None:
        said = SAY("picture-bank", life=life)
        shapes.extend(_store(atlas.centre(atlas.content.bank), "bank", bank, (said, SAY("bank")), [("l", life)]))
    if atlas.content.island is not None:
        said = SAY("picture-island", missiles=missiles, torpedoes=torpedoes, anchors=anchors)
        things = [("m", missiles), ("t", torpedoes), ("a", anchors)]
        shapes.extend(_store(atlas.centre(atlas.content.island), "island", island, (said, SAY("island")), things))
    return tuple(shapes)


def _store(
    place: Point, name: str, sign: tuple[int, int, int], words: tuple[str, str], stock: list[tuple[str, int]]
) -> Iterator[AnyShape]:
    """A place, and below it what lies there; between them is room for its name. `words`: all that is told of it, and what it is called."""
    (x, y), (right, down, size), (label, title) = place, sign, words
    yield Symbol(id=name, role="store", label=label, x=x + right, y=y + down, size=size, art=name)
    for k, (letter, number) in enumerate(stock):
        middle = x + STOCK * k - STOCK // 2 * (len(stock) - 1)
        yield Symbol(
            id=f"{name}-{letter}", role=f"thing-{letter}", label=title, decoration=True,
            x=middle - 38, y=y + STOCK_BELOW, size=46, art=f"thing-{letter}",
        )  # fmt: skip
        at = (middle - 10, y + STOCK_BELOW, STORE_SIZE)
        yield write(f"{name}-{letter}-number", "words-store", str(number), at, "start", NOTHING)


@remembered(PACKS)
def _store_names(text: str) -> tuple[AnyShape, ...]:
    """The names of Bank and Warlord Island, which nothing covers."""
    content = atlas_of(text).content
    places = (("bank", content.bank), ("island", content.island))
    return tuple(_store_name(atlas_of(text).centre(spot), name) for name, spot in places if spot is not None)


def _store_name(place: Point, name: str) -> AnyShape:
    x, y = place
    at = (x + NAME_ASIDE.get(name, 0), y + STORE_NAME, STORE_SIZE)
    words = write(f"{name}-name", "words-store", SAY(name), at)
    return replace(words, names=name, first=True)


# -- ranges, wakes, spaces --------------------------------------------------------------------------


def _range(view: View) -> tuple[AnyShape, ...]:
    """How far the viewer's weapon or ship reaches, while it is being aimed."""
    found = reach(view)
    return () if found is None else _reached(view.position.chart.text, found)


@remembered(REMEMBERED)
def _reached(text: str, found: Range) -> tuple[AnyShape, ...]:
    """The line around all spaces in range."""
    atlas, (start, steps, flies) = atlas_of(text), found
    chart, spots = atlas.tables.chart, atlas.content.sea
    far = chart.flying if flies else chart.sailing
    row = start * len(spots)
    inside = {spots[space] for space in range(len(spots)) if far[row + space] <= steps}
    if flies:
        q, r = spots[start]
        inside.update((a, b) for a, b in atlas.content.land if max(abs(a - q), abs(b - r), abs(a + b - q - r)) <= steps)
    label = SAY("picture-range", steps=steps, way="air" if flies else "water", space=names.space_name(chart, start))
    return tuple(
        Polygon(id=f"range-{k}", role="range", label=label, decoration=True, points=loop)
        for k, loop in enumerate(atlas.outlines(inside))
    )


def _wake(view: View) -> tuple[AnyShape, ...]:
    """The way of the ship that sailed last."""
    position = view.position
    ship = int(position.wake_ship)
    if ship < 0 or position.place[ship] < 0 or position.wake in {NONE, position.place[ship]}:
        return ()
    return _wake_of(position.chart.text, int(position.chart.hull(ship)), int(position.wake), position.place[ship])


@remembered(REMEMBERED)
def _wake_of(text: str, hull: int, start: int, end: int) -> tuple[AnyShape, ...]:
    """A line from where the ship was, the shortest way by water."""
    atlas = atlas_of(text)
    points = [atlas.berths[space] for space in path(atlas.tables.chart, start, end)]
    label = SAY("picture-wake", ship=names.hull_name(hull), start=names.space_name(atlas.tables.chart, start))
    role = f"wake-{LINES[hull // FLEET]}"
    return (
        Line(id="wake", role=role, label=label, decoration=True, points=tuple(points)),
        Disc(id="wake-start", role=role, label=label, decoration=True, x=points[0][0], y=points[0][1], radius=9),
    )


def _shot(view: View) -> tuple[AnyShape, ...]:
    """The way of the missile that came down last, as long as the ship lies there."""
    position, ship = view.position, int(view.position.shot_ship)
    if ship < 0 or position.place[ship] != position.shot_space:
        return ()
    return _shot_of(
        position.chart.text, int(position.chart.hull(ship)), int(position.shot_port), int(position.place[ship])
    )


@remembered(REMEMBERED)
def _shot_of(text: str, hull: int, port: int, place: int) -> tuple[AnyShape, ...]:
    """A ring around the port, and from there a line to the ship, on which there is a missile if it is long enough."""
    atlas = atlas_of(text)
    (x, y), (to_x, to_y) = atlas.ports[port], atlas.berths[place]
    label = SAY("picture-shot", port=names.port_name(atlas.tables.chart, port), ship=names.hull_name(hull))
    far = hypot(to_x - x, to_y - y)
    # From the edge of the port's sign to the edge of the ship.
    start, end = (PORT_RING / far, 1 - SHIP_EDGE / far) if far > PORT_RING + SHIP_EDGE else (0.0, 1.0)
    points = tuple((round(x + (to_x - x) * part), round(y + (to_y - y) * part)) for part in (start, end))
    ring = Disc(id="shot-port", role="shot", label=label, decoration=True, x=x, y=y, radius=PORT_RING)
    line = Line(id="shot", role="shot", label=label, decoration=True, points=points)
    if far < LONG:
        return ring, line
    missile = Symbol(
        id="shot-missile", role="thing-m", label=label, decoration=True, x=(x + to_x) // 2, y=(y + to_y) // 2, size=56,
        art="thing-m", turn=round(degrees(atan2(to_x - x, y - to_y))) % 360,
    )  # fmt: skip
    return ring, line, missile


def _spaces(view: View, text: str) -> Iterator[AnyShape]:
    """The spaces that can be chosen, and the line around all."""
    spaces = sorted(move - SPACE for move in view.moves if move >= SPACE)
    called = call(view, _mover(view))
    if view.asked():
        yield from _beyond(text, tuple(spaces))
    for space in spaces:
        yield _space(text, space, view.phase, view.kind, called)
    yield from _marks(text, tuple(spaces))


@remembered(REMEMBERED)
def _beyond(text: str, spaces: tuple[int, ...]) -> tuple[AnyShape, ...]:
    """The open water around the spaces that can be chosen: whoever chooses it is told why that cannot be."""
    atlas = atlas_of(text)
    inside = {atlas.content.sea[space] for space in spaces}
    reached, edge = set(inside), inside
    for _ in range(ASKED_BEYOND):
        around = {(q + right, r + up) for q, r in edge for right, up in STEPS}
        edge = (around - reached) & atlas.number.keys()
        reached |= edge
    ports = {port.space for port in atlas.content.ports}
    found = sorted({atlas.number[spot] for spot in reached - inside} - ports)
    return tuple(_far(atlas, space) for space in found)


def _far(atlas: Atlas, space: int) -> AnyShape:
    spot, name = atlas.tables.spots[space], names.space_name(atlas.tables.chart, space)
    points = tuple(atlas.corners(atlas.content.sea[space]))
    return Polygon(id=f"beyond-{spot}", role="space-beyond", label=name, attempt=spot, points=points)


@remembered(REMEMBERED)
def _marks(text: str, spaces: tuple[int, ...]) -> tuple[AnyShape, ...]:
    """The line around the spaces that can be chosen; in a port a ring around its sign."""
    atlas, label = atlas_of(text), SAY("foreseen-reach")
    ports = {port.space: place for port, place in zip(atlas.content.ports, atlas.ports, strict=True)}
    shapes: list[AnyShape] = [
        Line(id=f"reach-{k}", role="reach", label=label, decoration=True, points=(*loop, loop[0]))
        for k, loop in enumerate(atlas.outlines(atlas.content.sea[space] for space in spaces))
    ]
    for space in spaces:
        if space in ports:
            x, y = ports[space]
            shapes.append(
                Disc(
                    id=f"mark-{atlas.tables.spots[space]}", role="space-mark-port", label=label, decoration=True, x=x, y=y,
                    radius=PORT_RING,
                )
            )  # fmt: skip
    return tuple(shapes)


def _mover(view: View) -> int:
    """The ship that goes to the space that is chosen, or NONE."""
    position = view.position
    if view.phase in (codes.RAIDER_FLEES, codes.DEFENDER_FLEES):
        return int(raids.fleeing(position))
    return int(position.ship if position.ship >= 0 else position.target)


@remembered(REMEMBERED)
def _space(text: str, space: int, phase: int, kind: int, ship: str) -> AnyShape:
    """A hexagon that can be chosen; `ship` is what goes there, if any does."""
    atlas = atlas_of(text)
    verb = "flee" if phase != codes.PICK_SPACE else "sail" if kind < codes.EFFECT else "put"
    if not ship:
        verb = "launch" if kind == codes.EFFECT + codes.NO_PAPERS else "revolt"
    label = SAY("choose-space", verb=verb, ship=ship, space=names.space_name(atlas.tables.chart, space))
    spot = atlas.tables.spots[space]
    return Polygon(
        id=f"space-{spot}", role="space-hot", label=label, glyph="+", move=spot,
        points=tuple(atlas.corners(atlas.content.sea[space])),
    )  # fmt: skip
