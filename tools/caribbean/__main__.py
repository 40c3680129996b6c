"""Writes chart.toml and coast.json of Bruise Cruise: `python -m tools.caribbean [land-10m.json]` from the root."""

from __future__ import annotations

import argparse
import json
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from shapely import Polygon

from tools.caribbean.berths import clear_of_towns
from tools.caribbean.grid import ACROSS, ROOT_3, Hex, Spot, holder, name, outline, project, window
from tools.caribbean.picture import Mark, draw_land, draw_ring, draw_shoals, frame, mark
from tools.caribbean.ports import PORTS
from tools.caribbean.waters import Chart
from tools.caribbean.world import read_land

CONTENT: Final = Path(__file__).parents[2] / "src/quarterdeck/games/bruise_cruise/content"
PACKAGE: Final = "world-atlas@2.0.2"
AROUND: Final = (-2_300.0, -1_800.0, 2_700.0, 2_100.0)
"""The land that is read: west, south, east and north in kilometres."""

TRIANGLE: Final = ((2.75, 3.95), (6.5, 5.45), (6.0, 1.45))
"""Its corners towards Miami, Bermuda and Puerto Rico: hexagons to the east of 0.0, and rows to the north."""

TOUCH: Final = 0.05
"""The share of a hexagon that the Triangle covers at least, if it covers any: no line grazes a space in doubt."""

BANK: Final = (2, -3)
ISLAND: Final = (-7, 4)
SEAS: Final = {"Gulf of Mexico": [-590, -125], "Caribbean Sea": [500, 262], "Atlantic Ocean": [830, -345]}
REGIONS: Final = {
    "Northern": [-195, -735],
    "Central": [250, 176],
    "Western": [-790, 135],
    "Southern": [434, 645],
    "Eastern": [960, -45],
}

NAMES: Final = {
    "George Town": [0, -52, "middle"],
    "Montego Bay": [-41, 14, "end"],
    "Costa Maya": [-41, -10, "end"],
    "Oranjestad": [-41, 0, "end"],
    "Kralendijk": [-80, -72, "start"],
    "Isla Margarita": [-8, 58, "middle"],
    "St. George's": [-36, 0, "end"],
    "Santa Marta": [-41, -18, "end"],
    "Castries": [41, -16, "start"],
}
"""Where names of ports are anchored that would stand in the way of others, right of their ports and below them."""

HEAD: Final = """\
title = "The Caribbean"

# The board of Bruise Cruise as we deduce it: the real board is not publicly described, beyond its hexagons, eight port
# names and a few distances, all of which this one meets. Built by tools/caribbean from the coastline of Natural Earth
# (public domain); do not edit by hand.
#
# Grid: pointy-top hexagons, 210 km between centres, 0.0 centred on 20 N 80 W, q to the east, r to the north-east.
# A space holds one water that ships can reach from the ports. Islands under 8,000 square km stop nobody: one sails
# around them within their space. An edge is open where at least 10 km of unbroken water cross it; `cut` lists the pairs
# of neighbouring spaces without such water. Of a space with two waters the one counts on which its port lies, else the
# larger. `land` are the hexagons without such water that touch a space and are mostly land. In two places there is more
# water than in nature: the Mississippi lets ships up to New Orleans, and the Gulf of Amatique reaches behind its cape
# to the roads of Omoa, so that no single ship can shut in Santo Tomas de Castilla.
#
# Provenance: "published" if a public text about the game names the port, else "reconstructed". The regions of all ports
# are ours, and so are the outline of the Triangle and the places of the Bank and of Warlord Island.
"""


def main() -> None:
    """Reads the coastline, or fetches it with npm, and writes both files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("coastline", nargs="?", type=Path, help="land-10m.json of the npm package world-atlas")
    file: Path | None = parser.parse_args().coastline
    with tempfile.TemporaryDirectory() as folder:
        land = read_land(file or _fetch(Path(folder)), AROUND)
    spots = [project(port.longitude, port.latitude) for port in PORTS]
    harbours = {holder(spot): spot for spot in spots}
    chart = Chart(land, window(), harbours)
    CONTENT.mkdir(parents=True, exist_ok=True)
    (CONTENT / "chart.toml").write_text(_write_chart(chart, [holder(spot) for spot in spots]))
    (CONTENT / "coast.json").write_text(_write_coast(chart, land, spots))


def _fetch(folder: Path) -> Path:
    command = ["npm", "pack", "--silent", PACKAGE]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - a fixed command
    with tarfile.open(next(folder.glob("*.tgz"))) as archive:
        archive.extract("package/land-10m.json", folder, filter="data")
    return folder / "package/land-10m.json"


def _corners() -> list[Spot]:
    return [(ACROSS * x, ACROSS * ROOT_3 / 2 * row) for x, row in TRIANGLE]


def _find_triangle(sea: list[Hex]) -> list[Hex]:
    area = Polygon(_corners())
    shares = {at: area.intersection(outline(at)).area / outline(at).area for at in sea}
    doubtful = [name(at) for at, share in shares.items() if 0 < share < TOUCH]
    if doubtful:
        message = f"the Triangle only grazes {', '.join(doubtful)}: move its corners"
        raise SystemExit(message)
    return [at for at in sea if shares[at]]


def _rows(hexes: list[Hex]) -> str:
    rows = sorted({r for _, r in hexes}, reverse=True)
    lines = [", ".join(f'"{name(at)}"' for at in hexes if at[1] == row) for row in rows]
    return "[\n" + "".join(f"    {line},\n" for line in lines) + "]"


def _pairs(pairs: list[tuple[Hex, Hex]]) -> str:
    rows = sorted({here[1] for here, _ in pairs}, reverse=True)
    lines = [", ".join(f'"{name(a)}-{name(b)}"' for a, b in pairs if a[1] == row) for row in rows]
    return "[\n" + "".join(f"    {line},\n" for line in lines) + "]"


def _write_chart(chart: Chart, places: list[Hex]) -> str:
    parts = [
        HEAD,
        '[chart]\nname = "Caribbean"\nnorth = "up"\nprovenance = "deduced"',
        f"sea = {_rows(chart.sea)}\nland = {_rows(chart.land)}\ncut = {_pairs(chart.cut)}",
        f'triangle = {_rows(_find_triangle(chart.sea))}\nbank = "{name(BANK)}"\nisland = "{name(ISLAND)}"\n',
    ]
    text = "\n".join(parts)
    for port, at in zip(PORTS, places, strict=True):
        provenance = "published" if port.published else "reconstructed"
        text += f'\n[[port]]\nname = "{port.name}"\nat = "{name(at)}"\nregion = "{port.region}"\n'
        text += f'country = "{port.country}"\nprovenance = "{provenance}"\n'
    return text


def _write_coast(chart: Chart, land: list[Polygon], spots: list[Spot]) -> str:
    towns: dict[str, Mark] = {port.name: mark(spot) for port, spot in zip(PORTS, spots, strict=True)}
    moorings = {name(at): mark(spot) for at, spot in chart.list_moorings().items()}
    rings = draw_land(land)
    coast = {
        "about": "Units: 100 between hexagon centres, x east, y south (down), 0.0 at the origin; closed rings.",
        "provenance": "Natural Earth (public domain), simplified by tools/caribbean; the Triangle is reconstructed.",
        "frame": frame(),
        "triangle": draw_ring(_corners()),
        "seas": SEAS,
        "regions": REGIONS,
        "ports": towns,
        "moorings": clear_of_towns(towns, moorings, rings),
        "names": NAMES,
        "shoals": draw_shoals(chart.list_shoals()),
        "land": rings,
    }
    lines = [f'"{key}": {_compact(value)}' for key, value in coast.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":")).replace("]],[[", "]],\n[[")


if __name__ == "__main__":
    main()
