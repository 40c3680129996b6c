"""Moves ships in ports clear of the signs of ports in coast.json: `python -m tools.caribbean.berths` from the root.

Units are those of coast.json. It needs nothing but this package.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from math import hypot, sqrt  # noqa: TID251 - pictures calculate with floats
from pathlib import Path
from typing import Final

FILE: Final = Path("src/quarterdeck/games/bruise_cruise/content/coast.json")
Spot = Sequence[int]
Ring = Sequence[Spot]

ACROSS: Final = 100
"""Between the centres of neighbouring hexagons."""
ROOT_3: Final = sqrt(3)
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SHIP: Final = (43, 41)
"""Half of what the drawing of a ship takes."""
SIGN: Final = 21
"""Half of a port's sign."""
WITHIN: Final = 48
"""From the centre of a hexagon towards its edges: a ship lies plainly in her own space."""
GRAIN: Final = 4
COVERS: Final = 200
"""How much worse a place is if a ship there would cover a whole sign,"""
ASHORE: Final = 14
"""for each part of her that would be ashore,"""
CROWDS: Final = 30
"""if she would lie over a ship in the next space,"""
MOVES: Final = 0.006
"""and for the square of the way from her deepest water."""
PARTS: Final = ((0, 0), (-25, 0), (25, 0), (0, 25), (0, -15))
BY_HAND: Final[Mapping[str, Spot]] = {
    "-3.-3": (-404, 268), "-3.-2": (-382, 182), "2.-7": (-122, 573), "4.-7": (54, 556),
}  # fmt: skip
"""Elsewhere in these spaces a ship would seem to lie in the Pacific, or in the port of the next space."""


def centre(space: str) -> Spot:
    """The middle of a space, by its name."""
    q, r = (int(part) for part in space.split("."))
    return round(ACROSS * (q + r / 2)), round(-ACROSS * r * ROOT_3 / 2)


def clear_of_towns(towns: Mapping[str, Spot], moorings: Mapping[str, Spot], land: Sequence[Ring]) -> dict[str, Spot]:
    """The moorings with better ones for all spaces with a town."""
    found = dict(moorings)
    spaces = {_holder(spot): spot for spot in towns.values()}
    for space in spaces:
        deep = moorings.get(space, centre(space))
        near = [found.get(other, centre(other)) for other in _around(space)]
        found[space] = min(_places(space), key=lambda spot: _worse(spot, deep, near, list(towns.values()), land))
    found.update((space, spot) for space, spot in BY_HAND.items() if space in found)
    return found


def _holder(spot: Spot) -> str:
    """The name of the space in which a place lies."""
    row = round(-spot[1] / (ACROSS * ROOT_3 / 2))
    column = round(spot[0] / ACROSS - row / 2)
    around = [f"{column + q}.{row + r}" for q in (-1, 0, 1) for r in (-1, 0, 1)]
    return min(around, key=lambda space: hypot(centre(space)[0] - spot[0], centre(space)[1] - spot[1]))


def _around(space: str) -> list[str]:
    q, r = (int(part) for part in space.split("."))
    return [f"{q + across}.{r + up}" for across, up in STEPS]


def _places(space: str) -> Iterator[Spot]:
    """Places well within a space."""
    x, y = centre(space)
    for across in range(-WITHIN, WITHIN + 1, GRAIN):
        for down in range(-WITHIN, WITHIN + 1, GRAIN):
            if abs(across) / 2 + abs(down) * ROOT_3 / 2 <= WITHIN:
                yield x + across, y + down


def _worse(spot: Spot, deep: Spot, near: Sequence[Spot], towns: Sequence[Spot], land: Sequence[Ring]) -> float:
    (x, y), (wide, high) = spot, SHIP
    signs = sum(_shared(wide + SIGN - abs(x - a), high + SIGN - abs(y - b), 2 * SIGN) for a, b in towns)
    ships = sum(_shared(2 * wide - abs(x - a), 2 * high - abs(y - b), 2 * wide) for a, b in near)
    ashore = sum(_on_land((x + across, y + down), land) for across, down in PARTS)
    moved = (x - deep[0]) ** 2 + (y - deep[1]) ** 2
    return COVERS * signs + CROWDS * ships + ASHORE * ashore + MOVES * moved


def _shared(across: float, down: float, whole: float) -> float:
    """Which part of something is covered by something else that reaches so far over it."""
    return min(1, max(0, across) / whole) * min(1, max(0, down) / whole)


def _on_land(spot: Spot, land: Sequence[Ring]) -> bool:
    x, y = spot
    inside = False
    for ring in land:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                inside = not inside
    return inside


def main() -> None:
    """Rewrite the moorings."""
    text = FILE.read_text(encoding="utf-8")
    coast = json.loads(text)
    moved = clear_of_towns(coast["ports"], coast["moorings"], coast["land"])
    old, new = (json.dumps(moorings, separators=(",", ":")) for moorings in (coast["moorings"], moved))
    FILE.write_text(text.replace(old, new), encoding="utf-8")


if __name__ == "__main__":
    main()
