"""`quarterdeck research check`: whether a game works in the tools of those who let programs learn."""

from __future__ import annotations

from typing import Annotated, cast

import typer

from quarterdeck.cli.faults import CheckNotMet
from quarterdeck.cli.options import AsJson, GameKey, examples
from quarterdeck.cli.output import cell, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed

APIS = ("gymnasium", "openspiel", "pettingzoo")

research = typer.Typer(
    name="research",
    rich_markup_mode="rich",
    no_args_is_help=True,
    help="Programs that learn: check whether a game works in Gymnasium, OpenSpiel and PettingZoo.",
    epilog=examples("research check kraken --api pettingzoo"),
)


@research.callback()
def researches() -> None:
    """Programs that learn: check whether a game works in Gymnasium, OpenSpiel and PettingZoo."""


@research.command(
    epilog=examples("research check kraken --api pettingzoo", "research check kraken --api gymnasium --json")
)
def check(
    game: GameKey,
    *,
    api: Annotated[
        str, typer.Option("--api", metavar="API", help="Whose test suites: gymnasium, openspiel or pettingzoo.")
    ],
    json: AsJson = False,
) -> None:
    """Run the test suites of Gymnasium, OpenSpiel or PettingZoo over a game, ours or yours, with every number of players.

    If one of them finds a problem, the exit code is 4. The library must be installed: see docs/research.md.
    """
    from quarterdeck.research.checking import Api  # noqa: PLC0415 - builds on an extra
    from quarterdeck.research.checking import check as run_suites  # noqa: PLC0415 - as above

    if api not in APIS:
        raise Malformed("--api", SAY("no-api", apis=", ".join(APIS), given=repr(api)))
    found = list(run_suites(game, cast("Api", api)))
    if json:
        write_json(found)
    else:
        console = out()
        for one in found:
            line = cell(SAY("suite-of", suite=one.suite, players=one.players) + " ")
            line.append(one.problem or SAY("suite-passed"), style="bold red" if one.problem else "green")
            console.print(line, soft_wrap=True)
    failed = sum(bool(one.problem) for one in found)
    if failed:
        raise CheckNotMet(SAY("suites-failed", number=failed))
