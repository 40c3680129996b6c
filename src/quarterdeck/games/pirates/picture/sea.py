"""The pirates' table: the sea, and islands with their treasure, flags and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from math import (  # noqa: TID251 - pictures calculate with floats
    cos,
    pi,
    sin,
)
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.captions import box, overlap
from quarterdeck.games.pirates.picture.drawing import (
    EDGE,
    UNIT,
    Corners,
    Point,
    Sheet,
    light,
    plate,
    sign,
    smaller,
    write,
)
from quarterdeck.games.pirates.picture.offers import marked_outlines
from quarterdeck.games.pirates.picture.view import CURRENT, SAY, SEATS, UNKNOWN, Isle, Shoal, View
from quarterdeck.games.pirates.words.labels import isle_words, shoal_words
from quarterdeck.games.pirates.words.names import about, centimetres
from quarterdeck.messages.language import remembered
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon, Symbol

REMEMBERED: Final = 1024
DEPTHS: Final = ((23, 27, 41, 0), (67, 21, 34, 150), (46, 60, 46, 40), (84, 70, 34, 100), (15, 82, 27, 200))
"""Where the water is deep: the middle in hundredths of breadth and height, the size in hundredths of the breadth, the turn."""
WAVES: Final = 330
"""From one wave to the next, about."""
ASTRAY: Final = 110
"""By how far at most a wave lies beside its row."""
ROSE: Final = 330
"""The size of the compass rose."""
ROSE_AT: Final = 220
"""From the edges of the sea at the bottom and on the right to its middle."""
BESIDE: Final = 46
"""From the middle of an island with a fort to its treasure."""
CLEARING: Final = 22
"""Half the height of the stretch in the middle of an island where no palms stand."""
SOFT: Final = 4
"""Points that round a corner of a beach."""


def chart(view: View) -> Iterator[AnyShape]:
    """The sea and the islands."""
    width, height = view.sheet.width // UNIT, view.sheet.height // UNIT
    laid = [box(outline) for outline in marked_outlines(view)]
    for shape in _sea(width, height, view.measure("S"), view.measure("L")):
        if not any(_is_wave_in(shape, outline) for outline in laid):
            yield shape
    for isle in view.isles:
        gold = view.captains[isle.home].gold if isle.home != codes.NONE else 0
        yield from _isle(view.sheet, isle, gold, isle_words(view, isle), _move(view, isle))


def _is_wave_in(shape: AnyShape, outline: Corners) -> bool:
    """Whether it is a wave that would hide a part of an outline."""
    if not isinstance(shape, Symbol) or shape.role != "pi-wave":
        return False
    half = shape.size // 2
    return overlap((shape.x - half, shape.y - half, shape.x + half, shape.y + half), outline)


@remembered(REMEMBERED)
def _sea(width: int, height: int, short: int, long: int) -> tuple[AnyShape, ...]:
    """The frame, the water, its depths and waves, and a compass rose."""
    label = SAY(
        "sea", width=about(width * UNIT), height=about(height * UNIT), short=centimetres(short), long=centimetres(long)
    )
    found: list[AnyShape] = [
        light("frame", "rim", (8, 8, width + 2 * EDGE - 16, height + 2 * EDGE - 16), 20),
        plate("sea", "pi-sea", label, (EDGE, EDGE, width, height)),
    ]
    for k, (across, down, part, turn) in enumerate(DEPTHS):
        place = EDGE + width * across // 100, EDGE + height * down // 100, width * part // 100
        found.append(sign(f"depth-{k}", "pi-deep", place, "depth", turn))
    found.append(sign("rose", "pi-rose", (EDGE + width - ROSE_AT, EDGE + height - ROSE_AT, ROSE), "rose"))
    for k, y in enumerate(range(EDGE + 130, EDGE + height - 90, WAVES // 2)):
        for j, x in enumerate(range(EDGE + 200 + (k % 2) * WAVES // 2, EDGE + width - 190, WAVES)):
            astray = (k * 7 + j * 5) % 11 - 5, (k * 3 + j * 8) % 11 - 5
            place = (x + ASTRAY * astray[0] // 5, y + ASTRAY * astray[1] // 10, 90 + 20 * ((k + 2 * j) % 4))
            found.append(sign(f"wave-{len(found)}", "pi-wave", place, "ripple"))
    return tuple(found)


# -- islands ----------------------------------------------------------------------------------------


def _move(view: View, isle: Isle) -> str | None:
    """The move that choosing the island makes."""
    if view.phase.does == "man":
        return view.manning(int(codes.ASHORE) + isle.number)
    return view.moves.get(int(codes.ISLAND) + isle.number)


def _isle(sheet: Sheet, isle: Isle, gold: int, label: str, move: str | None) -> Iterator[AnyShape]:
    """A beach with trees, what lies on it, whose home it is."""
    yield from _land(sheet, isle.number, isle.shore, label, move)
    points = sheet.points(list(isle.shore))
    x, y = sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)
    name = f"isle-{isle.number + 1}"
    if isle.home != codes.NONE:
        yield sign(f"{name}-flag", f"seat-{SEATS[isle.home]}", (x + 6, y - 20, 62), f"flag-{SEATS[isle.home]}")
        yield from _coin(f"{name}-gold", str(gold), (x + 16, y + 24), known=True)
    else:
        yield from _treasure(name, isle, (x - BESIDE, y) if isle.fort else (x, y))
    for k, seat in enumerate(isle.tokens):
        at = (x - 17 * (len(isle.tokens) - 1) + 34 * k, y - 38)
        role = f"pi-tag-{SEATS[seat]}"
        yield Disc(id=f"{name}-token-{SEATS[seat]}", role=role, decoration=True, x=at[0], y=at[1], radius=15)
        yield write(f"{name}-token-{SEATS[seat]}-words", f"pi-tag-words-{SEATS[seat]}", SEATS[seat].upper(), (*at, 20))


def _treasure(name: str, isle: Isle, at: Point) -> Iterator[AnyShape]:
    """Coins that the viewer knows, and how many lie there that he does not know; or that none is left."""
    known = [coin for coin in isle.treasures if coin.name or coin.gold != UNKNOWN]
    signs = [str(coin.gold) if not coin.name else "★" for coin in known]
    unknown = isle.count() - len(known)
    signs += [SAY("unknown-count", number=unknown)] if unknown else []
    x, y = at[0] - 18 * (len(signs) - 1), at[1]
    for k, said in enumerate(signs):
        yield from _coin(f"{name}-coin-{k}", said, (x + 36 * k, y), known=k < len(known))
    if isle.emptied:
        yield Disc(id=f"{name}-emptied", role="pi-emptied", decoration=True, x=at[0], y=at[1], radius=24)
        yield write(f"{name}-emptied-words", "pi-words-emptied", "0", (*at, 29))


def _coin(name: str, said: str, at: Point, *, known: bool) -> Iterator[AnyShape]:
    """A coin with its gold, or a chest with how many nobody knows."""
    role, ink = ("coin", "pi-words-coin") if known else ("pi-chest", "pi-words-chest")
    yield Disc(id=name, role=role, decoration=True, x=at[0], y=at[1], radius=24)
    yield write(f"{name}-words", ink, said, (*at, 29))


@remembered(REMEMBERED)
def _land(sheet: Sheet, number: int, shore: tuple[Point, ...], label: str, move: str | None) -> tuple[AnyShape, ...]:
    """The island itself: shallows, the beach, which is its exact outline, green, and palms."""
    points, name = sheet.points(list(shore)), f"isle-{number + 1}"
    y = sum(y for _, y in points) // len(points)
    ring = "pi-aim" if move else "pi-shallows"
    found: list[AnyShape] = [
        Polygon(id=f"{name}-shallows", role=ring, decoration=True, points=smaller(rounded(points), 117)),
        Polygon(id=name, role="pi-beach", label=label, glyph=str(number + 1), move=move, points=points),
        Polygon(id=f"{name}-green", role="pi-green", decoration=True, points=smaller(rounded(points), 78)),
    ]
    corners = smaller(points, 58)
    for k in range(0, len(corners), 2):
        px, py = corners[k]
        if abs(py - y) > CLEARING:
            size = 34 + 7 * ((number + k) % 3)
            found.append(sign(f"{name}-palm-{k}", "pi-palm", (px, py, size), "palm", 40 * ((number * 3 + k) % 9)))
    return tuple(found)


def rounded(points: tuple[Point, ...]) -> tuple[Point, ...]:
    """A polygon with round corners."""
    found: list[Point] = []
    for k, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[k - 1], points[(k + 1) % len(points)]
        for j in range(SOFT):
            t = j / (SOFT - 1)
            left, middle, right = (1 - t) * (1 - t) * 0.3, 1 - ((1 - t) * (1 - t) + t * t) * 0.3, t * t * 0.3
            found.append((round(left * ax + middle * x + right * bx), round(left * ay + middle * y + right * by)))
    return tuple(found)


TERRAIN_REMEMBERED: Final = 512
GLYPHS: Final = {
    "fog-bank": "%", "iceberg": "^", "reef": "x", "sargasso-sea": "~", "whirlpool": "@", CURRENT: ">",
}  # fmt: skip
NUMBERED: Final = frozenset({"fog-bank", "iceberg"})
"""Those whose edges have numbers."""
TURNS: Final = 2
"""Of the spiral of a whirlpool."""
STEPS: Final = 36
PLATE: Final = 44
"""Height of the ground of a number, scene units."""
LETTER: Final = 16
"""By how much it gets wider with each letter."""


def shoals(view: View) -> Iterator[AnyShape]:
    """All terrain that is laid, and how the chosen piece would lie."""
    for shoal in view.shoals:
        if shoal.outline:
            move = view.moves.get(int(codes.TERRAIN) + shoal.number)
            yield from _shoal(view.sheet, shoal, shoal_words(view, shoal), move)


@remembered(TERRAIN_REMEMBERED)
def _shoal(sheet: Sheet, shoal: Shoal, label: str, move: str | None) -> tuple[AnyShape, ...]:
    """The exact outline of terrain, and what shows its kind."""
    points, name = sheet.points(list(shoal.outline)), f"terrain-{shoal.number + 1}"
    found: list[AnyShape] = []
    if move is not None:
        found.append(Polygon(id=f"{name}-aim", role="pi-aim", decoration=True, points=smaller(points, 120)))
    found.append(
        Polygon(
            id=name, role=f"pi-{shoal.kind}", label=label, glyph=GLYPHS[shoal.kind], move=move,
            points=points,
        )
    )  # fmt: skip
    found += _inside(name, shoal, points)
    if shoal.kind in NUMBERED:
        found += _edges(name, points)
    number = shoal.sign or shoal.rating
    if number:
        found += _plate(f"{name}-number", str(number), _middle(points))
    if shoal.lost:
        found += _plate(f"{name}-lost", SAY("lost-count", number=len(shoal.lost)), _middle(points))
    return tuple(found)


def _plate(name: str, said: str, at: Point) -> Iterator[AnyShape]:
    """A number on a ground of its own, so that it can be read on every terrain."""
    x, y = at
    wide = PLATE + len(said) * LETTER
    yield light(f"{name}-plate", "pi-terrain-plate", (x - wide // 2, y - PLATE // 2, wide, PLATE), PLATE // 3)
    yield write(name, "pi-words-terrain", said, (x, y, 30))


def _inside(name: str, shoal: Shoal, points: tuple[Point, ...]) -> Iterator[AnyShape]:
    """Puffs of fog, facets of ice, rocks, weeds, a spiral, an arrow."""
    x, y = _middle(points)
    role = f"pi-{shoal.kind}-mark"
    if shoal.kind == "whirlpool":
        wide = max(px for px, _ in points) - x
        spiral = [(k / STEPS * wide * 0.9, 2 * pi * TURNS * k / STEPS) for k in range(STEPS + 1)]
        found = tuple([(round(x + r * cos(t)), round(y + r * sin(t))) for r, t in spiral])
        yield Line(id=f"{name}-spiral", role=role, decoration=True, points=found)
    elif shoal.kind == CURRENT:
        yield from _arrow(name, role, points)
    elif shoal.kind == "iceberg":
        inner = smaller(points, 55)
        yield Polygon(id=f"{name}-top", role=role, decoration=True, points=inner)
    else:
        fog = shoal.kind == "fog-bank"
        # Puffs leave the numbers of the edges free.
        spots = (*smaller(points, 38), (x, y)) if fog else (*smaller(points, 62), (x, y), *smaller(points, 30)[::2])
        wide = max(px for px, _ in points) - min(px for px, _ in points)
        for k, (px, py) in enumerate(spots):
            radius = wide * (12 if fog else 4) // 100 + 2 * (k % 3)
            yield Disc(id=f"{name}-spot-{k}", role=role, decoration=True, x=px, y=py, radius=radius)


def _arrow(name: str, role: str, points: tuple[Point, ...]) -> Iterator[AnyShape]:
    """Lines along a trade current, from its second edge to its tip."""
    soft = smaller(rounded(points), 60)
    half = len(soft) // 2
    yield Line(id=f"{name}-flow-1", role=role, decoration=True, points=soft[:half])
    yield Line(id=f"{name}-flow-2", role=role, decoration=True, points=soft[half:])


def _edges(name: str, points: tuple[Point, ...]) -> Iterator[AnyShape]:
    """The numbers of the edges, inside of them."""
    x, y = _middle(points)
    for k, (ax, ay) in enumerate(points):
        bx, by = points[(k + 1) % len(points)]
        at = (x + ((ax + bx) // 2 - x) * 82 // 100, y + ((ay + by) // 2 - y) * 82 // 100)
        yield write(f"{name}-edge-{k + 1}", "pi-words-terrain", str(k + 1), (*at, 16))


def _middle(points: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)
