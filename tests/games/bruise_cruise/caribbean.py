"""The checked-in Caribbean, read plainly, with sailing worked out anew."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

CONTENT = Path(__file__).parents[3] / "src/quarterdeck/games/bruise_cruise/content"
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Chart(msgspec.Struct):
    """The table [chart]."""

    name: str
    north: str
    provenance: str
    sea: list[str]
    land: list[str]
    cut: list[str]
    triangle: list[str]
    bank: str
    island: str


class Port(msgspec.Struct):
    """One table [[port]]."""

    name: str
    at: str
    region: str
    country: str
    provenance: str


class Board(msgspec.Struct):
    """chart.toml, with sailing worked out anew."""

    title: str
    chart: Chart
    port: list[Port]

    def at(self, name: str) -> str:
        """The space of a port."""
        return next(port.at for port in self.port if port.name == name)

    def around(self, space: str) -> list[str]:
        """The spaces one step of a ship away."""
        sea, q, r = set(self.chart.sea), *place(space)
        near = [f"{q + a}.{r + b}" for a, b in STEPS]
        return [other for other in near if other in sea and not self.parted(space, other)]

    def parted(self, one: str, other: str) -> bool:
        """Whether `cut` names the pair."""
        return f"{one}-{other}" in self.chart.cut or f"{other}-{one}" in self.chart.cut

    def sail(self, start: str, closed: str = "") -> dict[str, int]:
        """The sailing distance of each space that can be reached from one, without passing the closed one."""
        found, edge = {start: 0}, [start]
        for space in edge:
            for other in self.around(space):
                if other not in found and other != closed:
                    found[other] = found[space] + 1
                    edge.append(other)
        return found


def place(space: str) -> tuple[int, int]:
    """`q.r` as numbers."""
    q, r = space.split(".")
    return int(q), int(r)


def hexes(one: str, other: str) -> int:
    """The distance over land or sea."""
    (a, b), (c, d) = place(one), place(other)
    return max(abs(a - c), abs(b - d), abs(a - c + b - d))


def nearest(spot: tuple[int, int], spaces: list[str]) -> str:
    """The space whose centre is nearest to a place in the picture."""

    def far(space: str) -> float:
        q, r = place(space)
        return float((100 * q + 50 * r - spot[0]) ** 2 + (86.6 * r + spot[1]) ** 2)

    return min(spaces, key=far)


def pairs(text: str) -> tuple[str, str]:
    """`a b` as two spaces."""
    one, other = text.split()
    return one, other


def load() -> Board:
    """The board as it is checked in."""
    return msgspec.convert(tomllib.loads((CONTENT / "chart.toml").read_text(encoding="utf-8")), Board)
