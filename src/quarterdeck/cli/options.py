"""Arguments and options that several commands share, and the form of their examples."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

JSON_FLAG: Final = "--json"

AsJson = Annotated[bool, typer.Option(JSON_FLAG, help="Print JSON, errors included.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game: see [bold]quarterdeck games[/bold].")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="The file to read.")]
Seat = Annotated[
    str | None, typer.Option("--seat", metavar="N", help="A seat, by number or name, or [bold]spectator[/bold].")
]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
PackFile = Annotated[Path | None, typer.Option("--pack", metavar="FILE", help="A content pack.", show_default=False)]
Workers = Annotated[int, typer.Option("--workers", metavar="W", help="The number of processes.")]
EveryBot = Annotated[
    str | None,
    typer.Option(
        "--bot", metavar="BOT", help="The bot at every place; by default a search of level 1.", show_default=False
    ),
]
Overwrite = Annotated[bool, typer.Option("--overwrite", help="Replace the file if it exists.")]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Play on the machines of a Ray cluster instead; [bold]local[/bold] is a cluster of this machine alone.",
        show_default=False,
    ),
]
Parquet = Annotated[
    str | None,
    typer.Option(
        "--parquet",
        metavar="FILE",
        help="Also write the games into a file, one to a row; an address such as [bold]s3://games/all.parquet[/bold] is one too.",
    ),
]


def examples(*lines: str) -> str:
    """Example commands for the end of a help page."""
    return "\n\n".join(["[bold]Examples[/bold]", *(f"[cyan]$ quarterdeck {line}[/cyan]" for line in lines)])
