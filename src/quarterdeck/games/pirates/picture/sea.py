"""The pirates' table: the sea with a scale of S and L, and islands with their treasure, flags and tokens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import pi, sin  # noqa: TID251 - pictures calculate with floats
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.picture.drawing import (
    EDGE,
    REPEATED,
    UNIT,
    Point,
    Sheet,
    light,
    plate,
    sign,
    smaller,
    write,
)
from quarterdeck.games.pirates.picture.view import SAY, SEATS, UNKNOWN, Isle, View
from quarterdeck.games.pirates.words.labels import isle_words, millimetres
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon

REMEMBERED: Final = 1024
WAVES: Final = 300
"""From one row of waves to the next."""
BESIDE: Final = 46
"""From the middle of an island with a fort to its treasure."""
CLEARING: Final = 22
"""Half the height of the stretch in the middle of an island where no palms stand."""
SOFT: Final = 4
"""Points that round a corner of a beach."""


def chart(view: View) -> Iterator[AnyShape]:
    """The sea and the islands."""
    width, height = view.sheet.width // UNIT, view.sheet.height // UNIT
    yield from _sea(width, height, view.measure("S"), view.measure("L"))
    for isle in view.isles:
        gold = view.captains[isle.home].gold if isle.home != codes.NONE else 0
        yield from _isle(view.sheet, isle, gold, isle_words(view, isle), _move(view, isle))


@lru_cache(REMEMBERED)
def _sea(width: int, height: int, short: int, long: int) -> tuple[AnyShape, ...]:
    """The frame, the water, waves, and how long S and L are."""
    label = SAY("sea", width=width // 2, height=height // 2, short=millimetres(short), long=millimetres(long))
    found: list[AnyShape] = [
        light("frame", "rim", (8, 8, width + 2 * EDGE - 16, height + 2 * EDGE - 16), 20),
        plate("sea", "pi-sea", label, (EDGE, EDGE, width, height)),
    ]
    for k, y in enumerate(range(EDGE + 120, EDGE + height - 60, WAVES // 2)):
        for x in range(EDGE + 90 + (k % 2) * WAVES // 2, EDGE + width - 120, WAVES):
            points = tuple([(x + 9 * j, y + round(7 * sin(j * pi / 3))) for j in range(10)])
            found.append(Line(id=f"wave-{len(found)}", role="pi-wave", label=REPEATED, decoration=True, points=points))
    for j, (letter, length) in enumerate((("S", short), ("L", long))):
        x, y = EDGE + 40, EDGE + height - 90 + 46 * j
        far = x + length // UNIT
        ticks = ((x, y - 10), (x, y + 10), (x, y), (far, y), (far, y - 10), (far, y + 10))
        found.append(Line(id=f"scale-{letter}", role="pi-scale", label=REPEATED, decoration=True, points=ticks))
        said = SAY("scale", letter=letter, length=millimetres(length))
        found.append(write(f"scale-{letter}-words", "pi-words-sea", said, (far + 16, y, 24), "start"))
    return tuple(found)


# -- islands ----------------------------------------------------------------------------------------


def _move(view: View, isle: Isle) -> str | None:
    """The move that choosing the island makes."""
    if view.phase == codes.MANNING:
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
        role = f"seat-{SEATS[seat]}"
        yield Disc(
            id=f"{name}-token-{SEATS[seat]}", role=role, label=REPEATED, decoration=True, x=at[0], y=at[1], radius=15
        )
        yield write(f"{name}-token-{SEATS[seat]}-words", f"pi-tag-words-{SEATS[seat]}", SEATS[seat].upper(), (*at, 20))


def _treasure(name: str, isle: Isle, at: Point) -> Iterator[AnyShape]:
    """Coins that the viewer knows, and how many lie there that he does not know."""
    known = [coin for coin in isle.treasures if coin.name or coin.gold != UNKNOWN]
    signs = [str(coin.gold) if not coin.name else "★" for coin in known]
    unknown = isle.count() - len(known)
    signs += [SAY("unknown-count", number=unknown)] if unknown else []
    x, y = at[0] - 18 * (len(signs) - 1), at[1]
    for k, said in enumerate(signs):
        yield from _coin(f"{name}-coin-{k}", said, (x + 36 * k, y), known=k < len(known))


def _coin(name: str, said: str, at: Point, *, known: bool) -> Iterator[AnyShape]:
    """A coin with its gold, or a chest with how many nobody knows."""
    role, ink = ("coin", "pi-words-coin") if known else ("pi-chest", "pi-words-chest")
    yield Disc(id=name, role=role, label=REPEATED, decoration=True, x=at[0], y=at[1], radius=19)
    yield write(f"{name}-words", ink, said, (*at, 24))


@lru_cache(REMEMBERED)
def _land(sheet: Sheet, number: int, shore: tuple[Point, ...], label: str, move: str | None) -> tuple[AnyShape, ...]:
    """The island itself: shallows, the beach, which is its exact outline, green, and palms."""
    points, name = sheet.points(list(shore)), f"isle-{number + 1}"
    y = sum(y for _, y in points) // len(points)
    ring = "pi-aim" if move else "pi-shallows"
    found: list[AnyShape] = [
        Polygon(
            id=f"{name}-shallows", role=ring, label=REPEATED, decoration=True, points=smaller(rounded(points), 117)
        ),
        Polygon(id=name, role="pi-beach", label=label, glyph=str(number + 1), move=move, points=points),
        Polygon(
            id=f"{name}-green", role="pi-green", label=REPEATED, decoration=True, points=smaller(rounded(points), 78)
        ),
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
