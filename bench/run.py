"""Prints the benchmark table: medians, targets, and the share of plain C. `--help` lists the options."""

from __future__ import annotations

import argparse
import os
import platform
import sys

import crowded
import limit
import measures
import msgspec
from figures import Figure
from measures import Case, Effort
from rich.console import Console
from rich.table import Table
from starts import begin

from quarterdeck.engine.build import compiled
from quarterdeck.engine.registry import find_game

MILLION = 1_000_000.0
CRUISE = "Bruise Cruise, 4 players"
HAVEN = "Bremerhaven, 4 players"
PIRATES = "Pirates, 2 players"
THOUSANDS = 10_000
"""From here on numbers are told in thousands."""
HUNDREDS = 100
"""From here on they are told whole."""
MOST_SEATS = 4
BOARDS = ((4, None), (5, 8 * MILLION), (7, None))
TARGETS = {"kraken": 6 * MILLION, "bruise-cruise": 1.5 * MILLION, "bremerhaven": MILLION}
"""Of random games of four."""


def main() -> None:
    """Measure and print; ends with 1 if C and our rules disagree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short run: rougher figures, about 20 seconds")
    parser.add_argument("--json", action="store_true", help="print JSON")
    options = parser.parse_args()
    thorough = Effort(repeats=5, seconds=0.5, comparisons=3)
    effort = Effort(repeats=3, seconds=0.1, comparisons=1) if options.quick else thorough
    console = Console(stderr=True)
    gcc = limit.build()
    try:
        found = measure_all(effort, console, with_c=bool(gcc))
    except limit.Difference as error:
        sys.exit(f"Stopped: {error}")
    if options.json:
        print(as_json(found, gcc))
    else:
        print_table(found, gcc)


def measure_all(effort: Effort, console: Console, *, with_c: bool) -> list[Figure]:
    """All figures, in the order of the table."""
    found: list[Figure] = []
    with console.status("Measuring …") as status:

        def note(figure: Figure) -> None:
            found.append(figure)
            status.update(f"Measuring … {len(found)} figures so far, last {figure.name}")

        for case in cases():
            note(measures.measure_playouts(case, effort, with_c=with_c and case.key in limit.GAMES))
        square, four = begin("cardinal", 2, rows=5, columns=5), begin("kraken", 4)
        cruise, haven, pirates = begin("bruise-cruise", 4), begin("bremerhaven", 4), begin("pirates", 2)
        note(measures.measure_search("UCT, Cardinal 5 × 5", square, effort, imagines=False, target=250_000))
        note(measures.measure_search("IS-MCTS, Kraken, 4 players", four, effort, imagines=True, target=50_000))
        for name, start, target in ((CRUISE, cruise, 15_000), (HAVEN, haven, None)):
            judgement = find_game("bruise-cruise" if start is cruise else "bremerhaven").judgement()
            note(
                measures.measure_search(
                    f"IS-MCTS, {name}", start, effort, imagines=True, target=target, judgement=judgement
                )
            )
        note(measures.measure_games(f"Whole games, {CRUISE}", cruise, 4, effort, target=3_000))
        note(measures.measure_uncompiled(effort, target=100_000))
        note(measures.measure_clone("Clone, Kraken, 4 players", four, effort, target=0.5))
        note(measures.measure_clone(f"Clone, {CRUISE}", cruise, effort, target=1.0))
        note(measures.measure_clone(f"Clone, {HAVEN}", haven, effort, target=2.0))
        note(measures.measure_clone(f"Clone, {PIRATES}", pirates, effort, target=5.0))
        note(measures.measure_answer(f"An answer of ismcts:3, {HAVEN}", "bremerhaven", haven, effort, target=1_000.0))
        note(
            measures.measure_longest(f"Longest answer of ismcts:3, {PIRATES}", "pirates", pirates, effort, target=2_000)
        )
        note(crowded.measure_reach(seconds=effort.seconds, repeats=effort.repeats))
        note(crowded.measure_line(repeats=effort.repeats))
        note(measures.measure_workers(effort, target=1.8))
    return found


def cases() -> list[Case]:
    """The games of the playouts."""
    boards = [
        Case(
            key="cardinal",
            name=f"Cardinal {side} × {side}",
            start=begin("cardinal", 2, rows=side, columns=side),
            seats=2,
            target=target,
        )
        for side, target in BOARDS
    ]
    tables = [
        Case(
            key=key,
            name=f"{find_game(key).title}, {seats} players",
            start=begin(key, seats),
            seats=seats,
            target=target if seats == MOST_SEATS else None,
        )
        for key, target in TARGETS.items()
        for seats in range(2, MOST_SEATS + 1)
    ]
    pirates = Case(key="pirates", name=f"{PIRATES}, 40 points", start=begin("pirates", 2), seats=2, target=60_000)
    return [*boards, *tables, pirates]


def as_json(found: list[Figure], gcc: str) -> str:
    """The figures and where they were measured."""
    rows = [{**msgspec.structs.asdict(one), "share": one.share, "met": one.met} for one in found]
    answer = {"figures": rows, "compiled": compiled(), "python": platform.python_version(), "gcc": gcc or None}
    return msgspec.json.format(msgspec.json.encode(answer)).decode()


def print_table(found: list[Figure], gcc: str) -> None:
    """The table for people."""
    table = Table(title="Quarterdeck: speed on this machine")
    table.add_column("what", no_wrap=True)
    for heading in ("median", "from", "to", "target", "plain C", "share of C"):
        table.add_column(heading, justify="right", no_wrap=True)
    for one in found:
        table.add_row(*cells(one))
    console = Console(width=None if sys.stdout.isatty() else 130)
    console.print(table)
    how = "compiled" if compiled() else "NOT compiled, so no target is in reach"
    c = (
        f"plain C by gcc {gcc}, equal seeds gave equal games"
        if gcc
        else "no gcc here, so the column for plain C is empty"
    )
    console.print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {how}; {c}.")
    for one in found:
        if one.remark:
            console.print(f"{one.name}: {one.remark}.")
    missed = [one.name for one in found if one.met is False]
    console.print("All targets are met." if not missed else f"Below target: {'; '.join(missed)}.")


def cells(one: Figure) -> list[str]:
    """A row of the table."""
    target = "" if one.target is None else f"{'≤' if one.smaller_is_better else '≥'} {number(one.target)}"
    mark = {None: "", True: " [green]✓[/]", False: " [red]✗[/]"}[one.met]
    share = "" if one.share is None else f"{one.share:.2f}"
    return [
        one.name,
        f"{number(one.value)} {one.unit}",
        number(one.lowest),
        number(one.highest),
        target + mark,
        "" if one.limit is None else number(one.limit),
        share,
    ]


def number(value: float) -> str:
    """A number of three or more digits that people can read."""
    if value >= MILLION:
        return f"{value / MILLION:.2f}M"
    if value >= THOUSANDS:
        return f"{value / 1000:.0f}k"
    return f"{value:,.0f}" if value >= HUNDREDS else f"{value:.3g}"


main()
