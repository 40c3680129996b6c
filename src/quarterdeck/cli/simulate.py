"""`quarterdeck simulate`: many games between bots."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from quarterdeck.cli.files import read_position
from quarterdeck.cli.notes import notes_of, say_notes
from quarterdeck.cli.options import AsJson, Cluster, Options, Overwrite, PackFile, Parquet, Players, Workers, examples
from quarterdeck.cli.output import cell, err, out, table, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_setup
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position_files import is_whole
from quarterdeck.engine.registry import find_game, keys
from quarterdeck.lab.figures import Standing
from quarterdeck.lab.parquet import refuse_existing, write_parquet
from quarterdeck.lab.simulate import Simulation
from quarterdeck.lab.simulate import simulate as run

EXAMPLES = examples(
    "simulate cardinal --games 1000 --bots random --seed 1",
    "simulate kraken --games 200 --players 4 --bots random,ismcts:2 --seed 7 --workers 2",
    "simulate cardinal --games 100 --bots uct:1,uct:2 --option rows=5 --option columns=5 --json",
    "simulate kraken --games 10000 --players 3 --bots random --parquet games.parquet",
    "simulate cardinal --games 20 --bots 'program:./my-bot,uct:1'",
    "simulate --position puzzle.json --games 500 --bots uct:3,random",
)


def simulate(  # noqa: PLR0913 - one parameter an option of the command
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="A game (see [bold]quarterdeck games[/bold]), or use --position."),
    ] = None,
    *,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 1000,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,…", help="The bots; they change seats from game to game.")
    ] = "random",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")] = 1,
    workers: Workers = 1,
    cluster: Cluster = None,
    option: Options = None,
    pack: PackFile = None,
    position: Annotated[
        Path | None,
        typer.Option(
            "--position",
            metavar="FILE",
            help="Begin all games from the position in a file, which says game, players, options and content.",
        ),
    ] = None,
    parquet: Parquet = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Let bots play many games, and count decisions, lengths, and wins by seat and by bot with 95% intervals."""
    if position is not None:
        opened = read_position(position, game=game, players=players, option=option or (), pack=pack)
        found, setup, start = opened.game, opened.setup, opened.position
        notes = notes_of(opened, position, imagined=not is_whole(start))
    else:
        found, start, notes = find_game(named_game(game)), None, []
        setup = read_setup(found, players, option or (), pack)
    specs = [spec.strip() for spec in bots.split(",")]
    if parquet is not None:
        refuse_existing(parquet, overwrite=overwrite)
    with bar(err()) as progress:
        task = progress.add_task("games", total=games)
        result = run(
            found,
            setup,
            specs,
            games=games,
            seed=seed,
            workers=workers,
            cluster=cluster,
            progress=lambda done, _: progress.update(task, completed=done),
            rows=parquet is not None,
            start=start,
        )
    if parquet is not None and result.rows is not None:
        write_parquet(parquet, result.rows, overwrite=overwrite)
    say_notes([*notes, *failure_notes(result.failures)])
    if json:
        write_json(result.summary())
    else:
        print_result(result, out())


def failure_notes(failures: Mapping[str, int]) -> list[str]:
    """A note for each thing that programs did wrong, with how many games they lost by it."""
    return [SAY("note-failure", failure=failure, games=games) for failure, games in failures.items()]


def named_game(game: str | None) -> str:
    """The game that was named; `Malformed` if none was."""
    if game is None:
        raise Malformed("game", SAY("which-game-or-position", games=", ".join(keys())))
    return game


def bar(console: Console) -> Progress:
    """A progress bar on a terminal; nothing elsewhere."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def print_result(result: Simulation, console: Console) -> None:
    """The result as tables."""
    console.print(
        cell(
            f"{result.games:,} games of {result.game} with {result.players} players, seed {result.seed}: "
            f"{result.decisions:,} decisions in {result.seconds:.2f} s, "
            f"{result.decisions_per_second:,.0f} decisions a second",
            "bold",
        )
    )
    lengths = result.lengths
    console.print(
        f"decisions in a game: {lengths.shortest} to {lengths.longest}, mean {lengths.mean:.1f}, "
        f"median {lengths.median:g}"
    )
    console.print("endings: " + ", ".join(f"{how} {number:,}" for how, number in result.endings.items()))
    for title, standings in (("seat", result.wins.seats), ("bot", result.wins.bots)):
        console.print()
        rows = table(
            title, "games", "wins", "draws", "share", "95% interval", right=("games", "wins", "draws", "share")
        )
        for standing in standings:
            rows.add_row(*standing_cells(standing))
        console.print(rows)


def standing_cells(standing: Standing) -> tuple[str, ...]:
    """A standing as cells."""
    return (
        standing.name,
        f"{standing.games:,}",
        f"{standing.wins:,}",
        f"{standing.draws:,}",
        f"{standing.share:.1%}",
        f"{standing.low:.1%} to {standing.high:.1%}",
    )
