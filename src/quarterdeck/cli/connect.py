"""`quarterdeck connect`: a program plays seats at a server's tables."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from quarterdeck.cli.options import examples
from quarterdeck.cli.output import out

EXAMPLES: Final = examples(
    "connect http://127.0.0.1:8000 --token quarterdeck-… --bot level:3",
    "connect https://games.example --token quarterdeck-… --bot program:./my-bot --table https://games.example/t/5d29d6e05eaeabd3e6d3",
)


def connect(
    url: Annotated[str, typer.Argument(metavar="URL", help="The address of the server.")],
    *,
    token: Annotated[
        str,
        typer.Option(
            "--token",
            metavar="TOKEN",
            envvar="QUARTERDECK_TOKEN",
            show_default=False,
            help="The program's token. Others on this machine can read options, but not the environment.",
        ),
    ] = "",
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="What plays: level:3, a bot such as uct:2, or program:./my-bot.")
    ] = "level:3",
    table: Annotated[
        list[str] | None,
        typer.Option("--table", metavar="LINK", help="A table where it takes an open seat; may be repeated."),
    ] = None,
) -> None:
    """Let a program of yours play seats at a server's tables, until you press Ctrl-C."""
    from quarterdeck.connect import chooser, play  # noqa: PLC0415 - only this needs the network

    console = out()
    play(url, token, chooser(bot), table or (), lambda line: console.print(line, markup=False, highlight=False))
