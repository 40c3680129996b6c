"""Both sides as a table for people, and as JSON."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec
from against.comparing import BETTER, WORSE, Compared
from rich.console import Console
from rich.table import Table

LACKING = "–"
COLOURS = {BETTER: "[green]better[/]", WORSE: "[red]worse[/]", "": ""}
WIDTH = 130
"""Where the output is no terminal."""
MILLION = 1_000_000
THOUSANDS = 10_000
HUNDREDS = 100


def as_json(found: Sequence[Compared], about: dict[str, object]) -> str:
    """The figures, and what was compared."""
    rows = [{**msgspec.to_builtins(one.figure), **msgspec.structs.asdict(one)} for one in found]
    for row in rows:
        del row["figure"]
    return msgspec.json.format(msgspec.json.encode({**about, "figures": rows})).decode()


def print_table(found: Sequence[Compared], title: str, other: str) -> None:
    """A row for each figure, in their groups; remarks below."""
    table = Table(title=title)
    table.add_column("what", no_wrap=True)
    for heading in (other, "here", "", "here ÷ there", "from", "to"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("")
    remarks: list[str] = []
    for group, members in grouped(found):
        table.add_section()
        table.add_row(f"[bold]{group}[/]")
        for one in members:
            table.add_row(*cells(one, notes(one, remarks)))
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    console.print(table)
    for number, remark in enumerate(remarks, start=1):
        console.print(f"({number}) {remark}", markup=False, highlight=False)


def grouped(found: Iterable[Compared]) -> list[tuple[str, list[Compared]]]:
    """The figures by their groups, each in the order in which it comes."""
    order = list(dict.fromkeys(one.figure.group for one in found))
    ordered = sorted(found, key=lambda one: order.index(one.figure.group))
    return [(group, list(members)) for group, members in groupby(ordered, key=lambda one: one.figure.group)]


def notes(one: Compared, remarks: list[str]) -> str:
    """The numbers of the figure's remarks; those that are new are added to the list."""
    remarks.extend(remark for remark in one.remarks if remark not in remarks)
    return " ".join(f"({remarks.index(remark) + 1})" for remark in one.remarks)


def cells(one: Compared, numbers: str) -> tuple[str, ...]:
    """A row of the table."""
    ratios = [LACKING if ratio is None else f"{ratio:.3f}" for ratio in (one.ratio, one.low, one.high)]
    name = f"  {one.figure.name} {numbers}".rstrip()
    return name, number(one.there), number(one.here), one.figure.unit, *ratios, COLOURS[one.mark]


def number(value: float | None) -> str:
    """A number that people can read."""
    if value is None:
        return LACKING
    if value >= MILLION:
        return f"{value / MILLION:.2f}M"
    if value >= THOUSANDS:
        return f"{value / 1000:.1f}k"
    return f"{value:,.0f}" if value >= HUNDREDS else f"{value:.3g}"
