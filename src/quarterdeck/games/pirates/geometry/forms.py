"""Forms of hulls and bases: the parts of a piece when its bow is in the origin (PI-N5, PI-N6)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.games.pirates.geometry.polygons import Polygon, outer_radius

Corners = list[tuple[int, int]]


@final
class Form:
    """A form that ships of a kind share; never changed.

    Ships: the origin is the bow tip, x runs forward. Sea creatures: the origin is the centre of the base, and they do not
    turn (PI-N14).
    """

    def __init__(self, hull: Corners, fore: Corners, bow: Corners, masts: list[int], *, creature: bool) -> None:
        """A form of a hull, its front half, its bow zone and the places of its masts; a creature's three are its base."""
        self.hull = Polygon(hull)
        self.fore = Polygon(fore)  # x >= -length / 2: what may not plough through anything (PI-N10)
        self.bow = Polygon(bow)  # x >= -bow depth: what rams, and what is taken in tow (PI-N11)
        self.masts = vec[i64]([i64(x) for x in masts])  # places on the keel, front to rear
        self.sail: i64 = 0  # half width of a standing sail (PI-N12); 0: it has none
        self.length: i64 = 0  # even
        self.room = self.hull  # of a ship: a square around her middle that holds her, however she turns
        self.creature = creature


def cut_at(hull: Corners, x: int) -> Corners:
    """The part of a convex polygon at and before a line across it; rounded corners where the line cuts edges."""
    found: Corners = []
    for (ax, ay), (bx, by) in zip(hull, hull[1:] + hull[:1], strict=True):
        if ax >= x:
            found.append((ax, ay))
        if (ax >= x) != (bx >= x) and x not in (ax, bx):
            over, whole = (by - ay) * (x - ax), bx - ax
            if whole < 0:
                over, whole = -over, -whole
            found.append((x, ay + (2 * over + whole) // (2 * whole)))
    return found


def ship_form(hull: Corners, bow_depth: int, masts: list[int], sail: int) -> Form:
    """The form of a ship: its front half and bow zone are cut out of the hull.

    The bow is all of the front, from where the hull leaves the line of her side (PI-1.6, PI-R113).
    """
    length = -min(x for x, _ in hull)
    form = Form(hull, cut_at(hull, -length // 2), cut_at(hull, -bow_depth), masts, creature=False)
    form.sail = i64(sail)
    form.length = i64(length)
    far = int(outer_radius(Polygon([(x + length // 2, y) for x, y in hull])))
    form.room = Polygon([(-far, -far), (far, -far), (far, far), (-far, far)])
    return form


def creature_form(base: Corners, segments: list[int]) -> Form:
    """The form of a sea creature: only its base (PI-18.7), with its cannons in the centre (PI-N5)."""
    return Form(base, base, base, segments, creature=True)
