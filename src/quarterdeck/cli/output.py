"""Where results go: plain data as JSON, tables and sentences through Rich, problems to standard error."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text


class Output(Console):
    """A console that leaves it to its caller what to do when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out() -> Console:
    """Standard output, for results."""
    return Output(highlight=False, soft_wrap=not sys.stdout.isatty())


def err() -> Console:
    """Standard error, for problems and progress."""
    return Console(stderr=True, highlight=False, soft_wrap=not sys.stderr.isatty())


def write_json(data: object) -> None:
    """Data on standard output, indented for people."""
    write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def write(text: str) -> None:
    """Text on standard output, as it is."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def table(*columns: str, right: Sequence[str] = ()) -> Table:
    """An empty table; the columns in `right` hold numbers."""
    made = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left", overflow="fold")
    return made


def cell(text: str, style: str = "") -> Text:
    """Text for a table, never read as markup."""
    return Text(text, style=style)
