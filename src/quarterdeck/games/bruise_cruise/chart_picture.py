"""What lies on the chart of Bruise Cruise: ports with flags, the supplies, ships, ranges, wakes, spaces to choose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from quarterdeck.games.bruise_cruise import codes, words
from quarterdeck.games.bruise_cruise.atlas import Atlas, Point, atlas_of
from quarterdeck.games.bruise_cruise.labels import SIZE
from quarterdeck.games.bruise_cruise.notation import SHIPS
from quarterdeck.games.bruise_cruise.reach import path, reach
from quarterdeck.games.bruise_cruise.sheet import LETTERS
from quarterdeck.games.bruise_cruise.tables import PACKS
from quarterdeck.games.bruise_cruise.view import FLEET, NONE, REMEMBERED, SAY, View
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon, Symbol, Words

LINES: Final = "phsd"
"""Of the seats, in roles, ids and names of drawings."""
SPACE: Final = int(codes.SPACE)
SHIP: Final = int(codes.SHIP)
SHIP_SIZE: Final = 84
"""Percent of a hexagon's width."""


class PortState(Struct, frozen=True):
    """What stands in a port, and what choosing it would mean."""

    flag: int
    home: int
    ship: int
    hot: bool
    """Its space can be chosen: the space itself then carries the words."""
    attempt: bool


def on_chart(view: View) -> Iterator[AnyShape]:
    """Everything above the printed chart, lowest first."""
    text = view.position.chart.text
    yield from _supplies(text, *view.position.supply, int(view.position.anchors))
    yield from _range(view)
    yield from _wake(view)
    yield from _spaces(view, text)
    ships = {place: ship for ship, place in _afloat(view)}
    for port, known in enumerate(view.atlas.content.ports):
        state = PortState(
            view.owner(port),
            view.home_of(port),
            ships.get(known.space, NONE),
            SPACE + known.space in view.moves,
            view.phase == codes.PICK_SPACE and view.asked(),
        )
        yield from _port(text, port, state)
    yield from _names(text)
    for ship, place in _afloat(view):
        yield from _ship(text, ship, place, *_sides(view, ship), _offer(view, ship))


def _afloat(view: View) -> list[tuple[int, int]]:
    """The ships on the board and their spaces."""
    return [
        (admiral.seat * FLEET + rank, place)
        for admiral in view.admirals
        for rank, place in enumerate(admiral.places)
        if place >= 0
    ]


def _sides(view: View, ship: int) -> tuple[bool, bool]:
    """Whether the ship is flipped, and anchored."""
    seat, rank = divmod(ship, FLEET)
    admiral = view.admirals[seat]
    return bool(admiral.flipped >> rank & 1), bool(admiral.anchored >> rank & 1)


# -- supplies -------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def _supplies(text: str, life: int, missiles: int, torpedoes: int, anchors: int) -> tuple[AnyShape, ...]:
    """Bank and Warlord Island with what lies there (BC-R9)."""
    atlas, shapes = atlas_of(text), list[AnyShape]()
    if atlas.content.bank is not None:
        said = SAY("picture-bank", life=life)
        shapes.extend(_store(atlas.centre(atlas.content.bank), "bank", said, SAY("bank"), [("l", life)]))
    if atlas.content.island is not None:
        said = SAY("picture-island", missiles=missiles, torpedoes=torpedoes, anchors=anchors)
        stock = [("m", missiles), ("t", torpedoes), ("a", anchors)]
        shapes.extend(_store(atlas.centre(atlas.content.island), "island", said, SAY("island"), stock))
    return tuple(shapes)


def _store(place: Point, name: str, label: str, title: str, stock: list[tuple[str, int]]) -> Iterator[AnyShape]:
    """A place with its name below it, and beside it what lies there."""
    x, y = place
    yield Symbol(id=name, role="store", label=label, x=x, y=y - 8, size=84, art=name)
    yield Words(id=f"{name}-name", role="words-store", label=title, decoration=True, x=x, y=y + 48, size=28, text=title)
    for k, (letter, number) in enumerate(stock):
        middle = x + 84 * k - 42 * (len(stock) - 1)
        yield Symbol(
            id=f"{name}-{letter}", role=f"thing-{letter}", label=title, decoration=True,
            x=middle - 18, y=y + 78, size=32, art=f"thing-{letter}",
        )  # fmt: skip
        yield Words(
            id=f"{name}-{letter}-number", role="words-store", label=str(number), decoration=True,
            x=middle + 2, y=y + 78, size=30, text=str(number), anchor="start",
        )  # fmt: skip


# -- ranges, wakes, spaces --------------------------------------------------------------------------


def _range(view: View) -> tuple[AnyShape, ...]:
    """How far the viewer's weapon or ship reaches, while it is being aimed."""
    found = reach(view)
    return () if found is None else _reached(view.position.chart.text, *found)


@lru_cache(REMEMBERED)
def _reached(text: str, start: int, steps: int, flies: bool) -> tuple[AnyShape, ...]:  # noqa: FBT001 - remembered by place
    """The line around all spaces in range."""
    atlas = atlas_of(text)
    chart, spots = atlas.tables.chart, atlas.content.sea
    far = chart.flying if flies else chart.sailing
    row = start * len(spots)
    inside = {spots[space] for space in range(len(spots)) if far[row + space] <= steps}
    if flies:
        q, r = spots[start]
        inside.update((a, b) for a, b in atlas.content.land if max(abs(a - q), abs(b - r), abs(a + b - q - r)) <= steps)
    label = SAY("picture-range", steps=steps, way="air" if flies else "water", space=atlas.tables.spots[start])
    return tuple(
        Polygon(id=f"range-{k}", role="range", label=label, decoration=True, points=loop)
        for k, loop in enumerate(atlas.outlines(inside))
    )


def _wake(view: View) -> tuple[AnyShape, ...]:
    """The way of the ship that sailed last."""
    position = view.position
    ship = int(position.wake_ship)
    if ship < 0 or position.place[ship] < 0 or position.wake < 0:
        return ()
    return _wake_of(position.chart.text, ship, int(position.wake), position.place[ship])


@lru_cache(REMEMBERED)
def _wake_of(text: str, ship: int, start: int, end: int) -> tuple[AnyShape, ...]:
    """A line from where the ship was, the shortest way by water."""
    atlas = atlas_of(text)
    points = [atlas.berths[space] for space in path(atlas.tables.chart, start, end)]
    if len(points) < 2:  # noqa: PLR2004 - a line has two ends
        return ()
    label = SAY("picture-wake", ship=SHIPS[ship], start=words.space_name(atlas.tables.chart, start))
    role = f"wake-{LINES[ship // FLEET]}"
    return (
        Line(id="wake", role=role, label=label, decoration=True, points=tuple(points)),
        Disc(id="wake-start", role=role, label=label, decoration=True, x=points[0][0], y=points[0][1], radius=9),
    )


def _spaces(view: View, text: str) -> Iterator[AnyShape]:
    """The spaces that can be chosen."""
    spaces = [move - SPACE for move in view.moves if move >= SPACE]
    if spaces:
        ship = _mover(view)
        for space in sorted(spaces):
            yield _space(text, space, view.phase, view.kind, ship)


def _mover(view: View) -> int:
    """The ship that goes to the space that is chosen, or NONE."""
    position = view.position
    if view.phase in (codes.RAIDER_FLEES, codes.DEFENDER_FLEES):
        return int(position.fleeing())
    return int(position.ship if position.ship >= 0 else position.target)


@lru_cache(REMEMBERED)
def _space(text: str, space: int, phase: int, kind: int, ship: int) -> AnyShape:
    """A hexagon that can be chosen."""
    atlas = atlas_of(text)
    spot = atlas.tables.spots[space]
    verb = "flee" if phase != codes.PICK_SPACE else "sail" if kind < codes.EFFECT else "put"
    if ship < 0:
        verb = "launch" if kind == codes.EFFECT + codes.NO_PAPERS else "revolt"
    name = words.space_name(atlas.tables.chart, space)
    label = SAY("choose-space", verb=verb, ship="" if ship < 0 else SHIPS[ship], space=name, spot=spot)
    return Polygon(
        id=f"space-{spot}", role="space-hot", label=label, glyph="+", move=spot,
        points=tuple(atlas.corners(atlas.content.sea[space])),
    )  # fmt: skip


# -- ports ----------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def _port(text: str, port: int, state: PortState) -> tuple[AnyShape, ...]:
    """A port with its region's letter, and the flag or marker that stands in it."""
    atlas = atlas_of(text)
    known, (x, y), slug = atlas.content.ports[port], atlas.ports[port], atlas.slugs[port]
    spot, letter = atlas.tables.spots[known.space], LETTERS[known.region]
    label = _told(atlas, port, state)
    dot = Symbol(
        id=f"port-{slug}", role=f"port-{letter}", label=label, decoration=state.hot, glyph=letter,
        attempt=spot if state.attempt and not state.hot else None, x=x, y=y, size=36, art=f"port-{letter}",
    )  # fmt: skip
    return (*_home(state.home, x, y), dot, *_flag(state.flag, slug, x, y))


@lru_cache(PACKS)
def _names(text: str) -> tuple[AnyShape, ...]:
    """The names of all ports."""
    atlas = atlas_of(text)
    return tuple(
        Words(
            id=f"name-{slug}", role="words-port", label=label.text, decoration=True,
            x=label.x, y=label.y, size=SIZE, text=label.text, anchor=label.anchor,
        )
        for slug, label in zip(atlas.slugs, atlas.names, strict=True)
    )  # fmt: skip


def _told(atlas: Atlas, port: int, state: PortState) -> str:
    """All that is known of a port."""
    known = atlas.content.ports[port]
    return SAY(
        "picture-port",
        port=known.name,
        country=known.country,
        region=words.region(known.region),
        spot=atlas.tables.spots[known.space],
        flag=words.line(state.flag) or "none",
        home=words.line(state.home) or "none",
        ship=SHIPS[state.ship] if state.ship >= 0 else "none",
    )


def _home(seat: int, x: int, y: int) -> Iterator[AnyShape]:
    """The marker of a Home Port (BC-1.13)."""
    if seat >= 0:
        line = LINES[seat]
        label = SAY("picture-home", line=words.line(seat))
        yield Symbol(
            id=f"home-{line}", role=f"line-{line}", label=label, decoration=True, x=x, y=y, size=70, art=f"home-{line}"
        )  # fmt: skip


def _flag(seat: int, slug: str, x: int, y: int) -> Iterator[AnyShape]:
    """The flag of a line (BC-9.7)."""
    if seat >= 0:
        line = LINES[seat]
        label = SAY("picture-flag", line=words.line(seat))
        yield Symbol(
            id=f"flag-{slug}", role=f"line-{line}", label=label, decoration=True, glyph=f"{line.upper()}!",
            x=x + 14, y=y - 30, size=58, art=f"flag-{line}",
        )  # fmt: skip


# -- ships ------------------------------------------------------------------------------------------------


def _offer(view: View, ship: int) -> str:
    """Whether the viewer may choose the ship (`own`, `target`), would be told why not (`refused`), or neither."""
    if SHIP + ship in view.moves:
        return "own" if view.phase == codes.PICK_SHIP else "target"
    return "refused" if view.asked() and view.phase in (codes.PICK_SHIP, codes.PICK_TARGET) else ""


@lru_cache(REMEMBERED)
def _ship(text: str, ship: int, place: int, flipped: bool, anchored: bool, offer: str) -> tuple[AnyShape, ...]:  # noqa: FBT001, PLR0913 - remembered by place
    """A ship on the board: hull, rank, anchor; a ring around it if it can be chosen."""
    atlas = atlas_of(text)
    x, y = atlas.berths[place]
    seat, rank = divmod(ship, FLEET)
    code, size = SHIPS[ship], round(atlas.hex * SHIP_SIZE / 100)
    label = SAY(
        "picture-ship",
        offer=offer,
        ship=words.ship_name(ship),
        space=words.space_name(atlas.tables.chart, place),
        flipped="yes" if flipped else "no",
        anchored="yes" if anchored else "no",
    )
    hot, side = offer in ("own", "target"), "-claimed" if flipped else ""
    ring = (Disc(id=f"aim-{code}", role=f"aim-{offer}", label=label, move=code, x=x, y=y, radius=size * 6 // 10),)
    return (
        *(ring if hot else ()),
        hull(ship, (x, y, size), label, flipped=flipped, hot=hot, attempt=offer == "refused"),
        Words(
            id=f"rank-{code}", role=f"rank-{LINES[seat]}{side}", label=code, decoration=True,
            glyph=code + "*" * flipped + "#" * anchored, x=x, y=y + size * 21 // 100, size=size * 36 // 100,
            text=code[1],
        ),
        *(
            Symbol(
                id=f"anchor-{code}", role="anchor", label=SAY("picture-anchor", ship=code), decoration=True,
                x=x + size * 36 // 100, y=y + size * 34 // 100, size=size // 2, art="thing-a",
            )
            for _ in range(anchored)
        ),
    )  # fmt: skip


def hull(ship: int, place: tuple[int, int, int], label: str, *, flipped: bool, hot: bool, attempt: bool) -> Symbol:
    """The drawing of a ship; `place` is x, y and size. Flipped it flies the flag of a Claimed Port."""
    seat, rank = divmod(ship, FLEET)
    line, (x, y, size), code = LINES[seat], place, SHIPS[ship]
    return Symbol(
        id=f"ship-{code}", role=f"line-{line}", label=label, decoration=hot, attempt=code if attempt else None,
        x=x, y=y, size=size, art=f"ship-{line}-claimed" if flipped else f"ship-{line}",
    )  # fmt: skip
