"""Loads real servers on this machine and prints what they bear; about five minutes. `--help` lists the options."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import uvloop
from load.besieged import measure_besieged
from load.boardgame import measure_boardgame
from load.figures import Figure
from load.games import measure_games
from load.measures import measure_flat_out, measure_kills, measure_many
from load.million import measure_million
from load.setting import Effort, Place
from load.shared import measure_shared, measure_shared_kill
from rich.console import Console
from rich.table import Table

from quarterdeck.engine.build import compiled
from quarterdeck.engine.registry import keys

OUT = Path(__file__).parent.parent / "out" / "load"
THOROUGH = Effort(runs=3, seconds=3.0, warm_up=1.0, tables=1_000, kills=5)
QUICK = Effort(runs=1, seconds=2.0, warm_up=0.5, tables=200, kills=1)
LARGE = 100
"""From here on figures have no decimals."""
MEASURES: dict[str, Callable[[Effort, Place], Awaitable[list[Figure]]]] = {
    "flat-out": measure_flat_out,
    "many": measure_many,
    "shared": measure_shared,
    "kill": measure_kills,
    "shared-kill": measure_shared_kill,
    "besieged": measure_besieged,
    "games": measure_games,
    "million": measure_million,
    "boardgame": measure_boardgame,
}


def main() -> None:
    """Measure and print; ends with 1 if a target is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run: rougher figures, less than a minute")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--only", choices=MEASURES, action="append", help="measure only this; may be given again")
    parser.add_argument(
        "--game", choices=keys(), action="append", help="measure only this one of all games; may be given again"
    )
    options = parser.parse_args()
    console = Console(stderr=True)
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    cores = sorted(os.sched_getaffinity(0))
    with console.status("Measuring …") as status:
        place = Place(folder=OUT, cores=tuple(cores), note=lambda what: status.update(f"{what} …"))
        effort = msgspec.structs.replace(QUICK if options.quick else THOROUGH, games=tuple(options.game or ()))
        found = uvloop.run(measure_all(options.only or list(MEASURES), effort, place))
    print_json(found) if options.json else print_table(found, cores)
    sys.exit(any(figure.met is False for figure in found))


async def measure_all(names: list[str], effort: Effort, place: Place) -> list[Figure]:
    """All figures, in the order of the table."""
    place.stand_aside()
    return [figure for name in names for figure in await MEASURES[name](effort, place)]


def print_json(found: list[Figure]) -> None:
    """The figures and where they were measured."""
    rows = [{**msgspec.structs.asdict(one), "met": one.met} for one in found]
    answer = {
        "figures": rows,
        "compiled": compiled(),
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "busy": os.getloadavg(),
    }
    print(msgspec.json.format(msgspec.json.encode(answer)).decode())


def print_table(found: list[Figure], cores: list[int]) -> None:
    """The table for people."""
    table = Table(title="Quarterdeck: the server under load, on this machine")
    table.add_column("what", no_wrap=True)
    for heading in ("best run", "all runs", "target", ""):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in found:
        sign = "≤" if one.smaller_is_better else "≥"
        table.add_row(
            one.name,
            f"{number(one.value)} {one.unit}".rstrip(),
            "  ".join(number(run) for run in one.runs),
            "" if one.target is None else f"{sign} {number(one.target)}",
            {None: "", True: "[green]PASS[/]", False: "[red]FAIL[/]"}[one.met],
        )
    console = Console(width=None if sys.stdout.isatty() else 140)
    console.print(table)
    how = "compiled" if compiled() else "NOT compiled"
    pinned = "the server on one, the load on the others" if len(cores) > 1 else "shared by server and load"
    console.print(f"Python {platform.python_version()}, {how}; {len(cores)} cores, {pinned}.")
    console.print(f"Programs that wanted a processor in the last 1, 5 and 15 minutes: {told_load()}.")
    missed = [one.name.strip() for one in found if one.met is False]
    console.print("All targets are met." if not missed else f"Missed: {'; '.join(missed)}.")


def told_load() -> str:
    """How busy this machine is, these measurements included, for people."""
    return ", ".join(f"{load:.1f}" for load in os.getloadavg())


def number(value: float) -> str:
    """A number that people can read."""
    return f"{value:,.0f}" if value >= LARGE or value == int(value) else f"{value:.3g}"


if __name__ == "__main__":
    main()
