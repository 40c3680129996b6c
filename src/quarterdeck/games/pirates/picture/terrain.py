"""Terrain on the pirates' table: fog banks, icebergs, reefs, sargasso seas, whirlpools and trade currents."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin  # noqa: TID251 - pictures calculate with floats
from typing import Final

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_x, pose_y
from quarterdeck.games.pirates.picture.drawing import REPEATED, Point, Pose, Sheet, light, smaller, write
from quarterdeck.games.pirates.picture.sea import rounded
from quarterdeck.games.pirates.picture.view import CURRENT, SAY, Shoal, View
from quarterdeck.games.pirates.words.labels import shoal_words
from quarterdeck.scene.shapes import AnyShape, Disc, Line, Polygon

REMEMBERED: Final = 512
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


def outlines(view: View) -> Iterator[AnyShape]:
    """Where the chosen piece may lie."""
    if view.phase != codes.LAYING:
        return
    shape = view.position.catalog.terrain_shapes[view.position.card_to_lay]
    corners = [(int(x), int(y)) for x, y in shape.corners()]
    for k, move in enumerate(sorted(move for move in view.moves if move >= codes.POSE)):
        pose: Pose = (int(pose_x(move)), int(pose_y(move)), int(pose_a(move)))
        outline = tuple([view.sheet.aboard(pose, x, y) for x, y in corners])
        name = f"pose-{k}-shore"
        yield Line(id=name, role="pi-outline", label=REPEATED, decoration=True, points=(*outline, outline[0]))


@lru_cache(REMEMBERED)
def _shoal(sheet: Sheet, shoal: Shoal, label: str, move: str | None) -> tuple[AnyShape, ...]:
    """Its exact outline, and what shows its kind."""
    points, name = sheet.points(list(shoal.outline)), f"terrain-{shoal.number + 1}"
    found: list[AnyShape] = []
    if move is not None:
        found.append(
            Polygon(id=f"{name}-aim", role="pi-aim", label=REPEATED, decoration=True, points=smaller(points, 120))
        )
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
        yield Line(id=f"{name}-spiral", role=role, label=REPEATED, decoration=True, points=found)
    elif shoal.kind == CURRENT:
        yield from _arrow(name, role, points)
    elif shoal.kind == "iceberg":
        inner = smaller(points, 55)
        yield Polygon(id=f"{name}-top", role=role, label=REPEATED, decoration=True, points=inner)
    else:
        fog = shoal.kind == "fog-bank"
        # Puffs leave the numbers of the edges free.
        spots = (*smaller(points, 38), (x, y)) if fog else (*smaller(points, 62), (x, y), *smaller(points, 30)[::2])
        wide = max(px for px, _ in points) - min(px for px, _ in points)
        for k, (px, py) in enumerate(spots):
            radius = wide * (12 if fog else 4) // 100 + 2 * (k % 3)
            yield Disc(id=f"{name}-spot-{k}", role=role, label=REPEATED, decoration=True, x=px, y=py, radius=radius)


def _arrow(name: str, role: str, points: tuple[Point, ...]) -> Iterator[AnyShape]:
    """Lines along a trade current, from its second edge to its tip."""
    soft = smaller(rounded(points), 60)
    half = len(soft) // 2
    yield Line(id=f"{name}-flow-1", role=role, label=REPEATED, decoration=True, points=soft[:half])
    yield Line(id=f"{name}-flow-2", role=role, label=REPEATED, decoration=True, points=soft[half:])


def _edges(name: str, points: tuple[Point, ...]) -> Iterator[AnyShape]:
    """The numbers of the edges, inside of them."""
    x, y = _middle(points)
    for k, (ax, ay) in enumerate(points):
        bx, by = points[(k + 1) % len(points)]
        at = (x + ((ax + bx) // 2 - x) * 82 // 100, y + ((ay + by) // 2 - y) * 82 // 100)
        yield write(f"{name}-edge-{k + 1}", "pi-words-terrain", str(k + 1), (*at, 16))


def _middle(points: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points)
