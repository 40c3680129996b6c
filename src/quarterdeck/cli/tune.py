"""`quarterdeck tune`: which numbers of a game make it fair."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from quarterdeck.bots.specs import default_spec, find_bot
from quarterdeck.cli.files import check_new, write_new
from quarterdeck.cli.match import add_line, kept_results
from quarterdeck.cli.notes import say_notes
from quarterdeck.cli.options import AsJson, EveryBot, GameKey, Options, Overwrite, PackFile, Players, Workers, examples
from quarterdeck.cli.output import cell, err, out, table, write_json
from quarterdeck.cli.report import LEVEL, MOST_GAMES, usual_players
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_setup
from quarterdeck.cli.simulate import bar
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.report import Order
from quarterdeck.lab.simulate import MOST_SEED, MOST_WORKERS, check_number
from quarterdeck.lab.tuning import Fairness, Search, Task, Tried, Tuned, changed, read_parameter

EXAMPLES: Final = examples(
    "tune cardinal --vary rows=3..6 --vary columns=3..6 --games 4000",
    "tune bremerhaven --players 4 --bot greedy --turns '* on *' --vary 'building[Bank].bank_by_rank=0..6' "
    "--games 4000 --workers 2 --results ranks.jsonl --out even.toml",
)
HUNDRED: Final = 100


def tune(  # noqa: PLR0913 - one parameter an option of the command
    game: GameKey,
    *,
    vary: Annotated[
        list[str],
        typer.Option(
            "--vary",
            metavar="NAME=VALUES",
            help="What may change: an option of the game, or a place in its pack such as building[Bank].bank; 2..6 or 2,4,8. May be repeated.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games may be played.")] = 2000,
    players: Players = None,
    bot: EveryBot = None,
    turns: Annotated[
        str | None,
        typer.Option(
            "--turns",
            metavar="CHOICE",
            help="Make it fair to whoever makes such a choice first, second, and so on, instead of to all seats; * stands for anything.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same search.")] = 1,
    workers: Workers = 1,
    option: Options = None,
    pack: PackFile = None,
    results: Annotated[
        Path | None,
        typer.Option(
            "--results", metavar="FILE", help="Keep what was played in a file; if it is there, go on with it."
        ),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Write the content pack with the best values, if they are better.",
            show_default=False,
        ),
    ] = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Search for the numbers of a game that give everybody the same chance, by games between equal bots."""
    found = find_game(game)
    setup = read_setup(found, usual_players(found) if players is None else players, option or (), pack)
    spec = find_bot(default_spec(found, LEVEL) if bot is None else bot, found, path="bot").spec
    check_number("games", games, 1, MOST_GAMES)
    check_number("seed", seed, 0, MOST_SEED - 1)
    check_number("workers", workers, 1, MOST_WORKERS)
    parameters = tuple(read_parameter(text) for text in vary)
    if file is not None:
        check_new(file, overwrite=overwrite)
        if not any(parameter.of_pack for parameter in parameters):
            raise Malformed("out", SAY("tune-no-pack"))
    order = Order(
        game=found.key,
        players=setup.players,
        options=msgspec.to_builtins(setup.options),
        pack=setup.pack,
        bot=spec,
        seed=seed,
        games=games,
        turns=turns or "*",
    )
    task = Task(order=order, parameters=parameters, goal="seats" if turns is None else "turns")
    search = Search(found, task)
    done = [] if results is None else begin_results(results, task)
    with bar(err()) as progress:
        line = progress.add_task(found.title, total=games)
        result = search.run(
            workers=workers,
            done=done,
            progress=lambda played: progress.update(line, completed=played),
            note=lambda tried: None if results is None else add_line(results, tried),
        )
    if file is not None:
        _, tuned = changed(found, parameters, result.after.values, order.options, order.pack)
        if not result.better():
            say_notes([SAY("tune-not-written", file=str(file))])
        elif tuned is not None:
            write_new(file, tuned.content.encode(), overwrite=overwrite)
    if json:
        write_json(result)
    else:
        print_tuned(result, found.seats_at(found.start(setup)))


def begin_results(path: Path, task: Task) -> list[Tried]:
    """The games in a file of results, which is begun if it is not there."""
    known, done = kept_results(path, task, Tried)
    if known != task:
        raise Malformed(str(path), SAY("tune-other-results"))
    return done


def print_tuned(result: Tuned, seats: tuple[str, ...]) -> None:
    """The values and the shares, before and after."""
    console = out()
    console.print(
        cell(SAY("tune-done", games=result.games, combinations=result.combinations, check=result.after.games), "bold")
    )
    console.print()
    values = table(SAY("tune-what"), SAY("tune-before"), SAY("tune-after"))
    for name, *both in zip(result.parameters, result.before.values, result.after.values, strict=True):
        values.add_row(cell(name), *map(str, both))
    console.print(values)
    console.print()
    shares = table(SAY("tune-share"), SAY("tune-before"), SAY("tune-after"))
    for k, (before, after) in enumerate(zip(result.before.shares, result.after.shares, strict=True)):
        name = seats[k] if result.goal == "seats" else SAY("tune-turn", number=k + 1)
        shares.add_row(cell(name), *(f"{one.share:.1%} ({one.low:.1%} – {one.high:.1%})" for one in (before, after)))
    shares.add_row(SAY("tune-uneven"), *(points(one) for one in (result.before, result.after)))
    console.print(shares)
    console.print()
    told = "tune-kept" if result.before.values == result.after.values else "tune-told"
    console.print(SAY(told, chance=f"{HUNDRED * result.after.chance:.1f}"))
    if told == "tune-told" and not result.better():
        console.print(SAY("tune-worse"))


def points(fairness: Fairness) -> str:
    """How uneven the shares are, in percentage points."""
    return SAY("tune-points", points=f"{HUNDRED * fairness.uneven:.1f}")
