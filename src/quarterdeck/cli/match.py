"""`quarterdeck match`: bots play each other, in pairs of games with changed seats."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeVar

import msgspec
import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from rich.text import Text

from quarterdeck.cli.files import read_position
from quarterdeck.cli.notes import say_notes
from quarterdeck.cli.options import (
    AsJson,
    Cluster,
    GameKey,
    Options,
    Overwrite,
    PackFile,
    Parquet,
    Players,
    Workers,
    examples,
)
from quarterdeck.cli.output import cell, err, out, table, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_setup
from quarterdeck.cli.simulate import bar, failure_notes
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.match import MatchResult, Plan, Played, Score, plan_match, play_match
from quarterdeck.lab.parquet import refuse_existing, write_parquet
from quarterdeck.lab.rating import Elo
from quarterdeck.records.reading import read_bytes, reason

EXAMPLES: Final = examples(
    "match cardinal uct:2 uct:1 --games 100 --workers 2",
    "match kraken ismcts:3 'program:./my-bot' --games 1000 --sprt 0 30",
    "match cardinal uct:1 uct:2 random --games 20 --opening first.json --opening second.json",
    "match pirates greedy ismcts:1 --games 200 --results games.jsonl",
    "match kraken ismcts:4 ismcts:3 --games 2000 --cluster 10.0.0.1:6379 --parquet s3://games/kraken.parquet",
)

PlanT = TypeVar("PlanT", bound=Struct)
ResultT = TypeVar("ResultT", bound=Struct)


def match(  # noqa: PLR0913 - one parameter an option of the command
    game: GameKey,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="Two bots or more, or program:./my-bot.")],
    *,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games each two play; an even number.")
    ] = 100,
    players: Players = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")] = 1,
    workers: Workers = 1,
    cluster: Cluster = None,
    option: Options = None,
    pack: PackFile = None,
    opening: Annotated[
        list[Path] | None,
        typer.Option(
            "--opening", metavar="FILE", help="A position file from which a pair of games begins; may be repeated."
        ),
    ] = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(
            "--sprt", metavar="ELO ELO", help="End when it is known which of two differences in Elo is likelier."
        ),
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option("--results", metavar="FILE", help="Keep the games in a file; if it is there, go on with them."),
    ] = None,
    parquet: Parquet = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Let bots play each other, each two of them in pairs of games with changed seats and the same chance."""
    found = find_game(game)
    setup, openings = read_openings(game, players, option or (), pack, opening or ())
    plan = plan_match(found, setup, [bot.strip() for bot in bots], games=games, seed=seed, openings=openings)
    if parquet is not None:
        refuse_existing(parquet, overwrite=overwrite)
    done = [] if results is None else begin_results(results, plan)
    with bar(err()) as progress:
        task = progress.add_task("games", total=games * len(plan.encounters()), completed=len(done))

        def note(played: Played) -> None:
            progress.advance(task)
            if results is not None:
                add_line(results, played)

        result = play_match(
            plan, workers=workers, cluster=cluster, rows=parquet is not None, sprt=sprt, done=done, note=note
        )
    if parquet is not None and result.rows is not None:
        write_parquet(parquet, result.rows, overwrite=overwrite)
    say_notes(failure_notes(result.failures))
    if json:
        write_json(result.summary())
    else:
        print_match(result, out())


def read_openings(
    game: str, players: int | None, option: Sequence[str], pack: Path | None, files: Sequence[Path]
) -> tuple[Setup, list[Position]]:
    """The set-up, which the first opening may tell, and the openings."""
    if not files:
        found = find_game(game)
        even = players if players is not None or 2 not in found.players else 2  # noqa: PLR2004 - one against one
        return read_setup(found, even, option, pack), []
    opened = [read_position(file, game=game, players=players, option=option, pack=pack) for file in files]
    return opened[0].setup, [one.position for one in opened]


def begin_results(path: Path, plan: Plan) -> list[Played]:
    """The games in a file of results, which is begun if it is not there."""
    known, done = kept_results(path, plan, Played)
    if known != plan:
        raise Malformed(str(path), SAY("results-of-other", bots=", ".join(known.job.bots), game=known.job.game))
    return done


def kept_results(path: Path, plan: PlanT, kind: type[ResultT]) -> tuple[PlanT, list[ResultT]]:
    """What a file of results is about, and the results in it; it is begun if it is not there. Half a line at its end is dropped."""
    if not path.exists():
        add_line(path, plan)
        return plan, []
    first, *lines = read_bytes(path).split(b"\n")
    try:
        known = msgspec.json.decode(first, type=type(plan))
        done = [msgspec.json.decode(line, type=kind) for line in lines[:-1] if line]
    except msgspec.DecodeError as error:
        raise Malformed(str(path), SAY("results-damaged", reason=str(error))) from None
    if known == plan and lines and lines[-1]:
        path.write_bytes(b"\n".join([first, *lines[:-1]]) + b"\n")
    return known, done


def add_line(path: Path, line: Struct) -> None:
    """Add a line to a file of results."""
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
    except OSError as error:
        raise Malformed(str(path), SAY("cannot-be-written", reason=reason(error))) from None


def print_match(result: MatchResult, console: Console) -> None:
    """The result as tables."""
    console.print(
        cell(f"{result.games:,} games of {result.game} with {result.players} players, seed {result.seed}", "bold")
    )
    console.print()
    columns = ("games", "wins", "draws", "losses", "points")
    rows = table("bot", *columns, "Elo against the others", "95% interval", right=columns)
    for row in result.table:
        rows.add_row(*score_cells(row))
    console.print(rows)
    if len(result.bots) > 2:  # noqa: PLR2004 - with two, the table above says it
        console.print()
        console.print(crosstable(result))
    if result.test is not None:
        said = {"more": "sprt-more", "less": "sprt-less", "": "sprt-open"}[result.test.verdict]
        console.print()
        console.print(
            SAY(
                said,
                less=f"{result.test.less:g}",
                more=f"{result.test.more:g}",
                ratio=f"{result.test.ratio:.2f}",
                low=f"{result.test.low:.2f}",
                high=f"{result.test.high:.2f}",
            )
        )


def crosstable(result: MatchResult) -> Table:
    """The points of each bot against each other one."""
    against = {(row.bot, row.against): row for row in result.cross}
    names = [row.bot for row in result.table]
    rows = table("points against", *names, right=names)
    for name in names:
        cells = [against.get((name, other)) for other in names]
        rows.add_row(cell(name), *("" if found is None else f"{found.points:g} of {found.games}" for found in cells))
    return rows


def score_cells(row: Score) -> tuple[Text | str, ...]:
    """A score as cells."""
    numbers = (row.games, row.wins, row.draws, row.losses)
    return cell(row.bot), *map(str, numbers), f"{row.points:g}", bound(row.elo.value, row), interval(row.elo)


def bound(value: float | None, row: Score) -> str:
    """A difference in Elo, in words where it has no bound."""
    return f"{value:+.0f}" if value is not None else ("won all" if row.points else "lost all")


def interval(elo: Elo) -> str:
    """An interval, open where it has no bound."""
    if elo.low is None or elo.high is None:
        return f"at least {elo.low:+.0f}" if elo.low is not None else f"at most {elo.high or 0:+.0f}"
    return f"{elo.low:+.0f} to {elo.high:+.0f}"
