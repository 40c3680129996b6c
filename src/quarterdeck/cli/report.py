"""`quarterdeck report`: what many games between bots say about a game, as a page."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from quarterdeck.bots.specs import default_spec, find_bot
from quarterdeck.cli.files import check_new, write_new
from quarterdeck.cli.options import AsJson, EveryBot, GameKey, Options, Overwrite, PackFile, Players, Workers, examples
from quarterdeck.cli.output import cell, err, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_setup
from quarterdeck.cli.simulate import bar
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.report import Order, Report, page, play_report, report_of
from quarterdeck.lab.simulate import MOST_SEED, MOST_WORKERS, check_number

EXAMPLES: Final = examples(
    "report cardinal",
    "report kraken --players 4 --games 500 --workers 2 --out kraken.html",
    "report bremerhaven --players 3 --bot greedy --games 2000 --option length=short",
)
MOST_GAMES: Final = 1_000_000
LEVEL: Final = 1
"""Of the usual bot: weak, but not blind, and quick enough for hundreds of games."""
SKILLED: Final = 4
"""One game against players who move at random is played for so many others."""


def report(  # noqa: PLR0913 - one parameter an option of the command
    game: GameKey,
    *,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 200,
    players: Players = None,
    bot: EveryBot = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same report.")] = 1,
    workers: Workers = 1,
    option: Options = None,
    pack: PackFile = None,
    file: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The page; by default GAME-report.html.", show_default=False),
    ] = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Let a bot play a game many times, and make a page of it: balance, length, choices, luck and skill, openings, cards.

    The figures are also written as JSON, beside the page.
    """
    found = find_game(game)
    setup = read_setup(found, usual_players(found) if players is None else players, option or (), pack)
    spec = find_bot(default_spec(found, LEVEL) if bot is None else bot, found, path="bot").spec
    check_number("games", games, 1, MOST_GAMES)
    check_number("seed", seed, 0, MOST_SEED)
    check_number("workers", workers, 1, MOST_WORKERS)
    target = Path(f"{found.key}-report.html") if file is None else file
    beside = target.with_suffix(".json")
    if beside == target:
        raise Malformed("out", SAY("report-not-json"))
    for one in (target, beside):
        check_new(one, overwrite=overwrite)
    order = Order(
        game=found.key,
        players=setup.players,
        options=msgspec.to_builtins(setup.options),
        pack=setup.pack,
        bot=spec,
        seed=seed,
        games=games,
    )
    skilled = msgspec.structs.replace(order, beginner=True, games=-(-games // SKILLED))
    with bar(err()) as progress:
        task = progress.add_task(found.title, total=games + (skilled.games if setup.players > 1 else 0))
        equal = play_report(found, order, workers=workers, progress=lambda done: progress.update(task, completed=done))
        uneven = None
        if setup.players > 1:
            uneven = play_report(
                found, skilled, workers=workers, progress=lambda done: progress.update(task, completed=games + done)
            )
    usual = msgspec.to_builtins(found.options())
    figures = report_of(
        equal.counts,
        equal.skilled if uneven is None else uneven.skilled,
        game=found.key,
        title=found.title,
        options={name: value for name, value in order.options.items() if value != usual[name]},
        seats=found.seats_at(found.start(setup)),
        bot=spec,
        seed=seed,
    )
    write_new(beside, msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n", overwrite=overwrite)
    write_new(target, page(figures, command_of(figures, option or (), pack)).encode(), overwrite=overwrite)
    if json:
        write_json(figures)
    else:
        out().print(cell(SAY("report-written", file=str(target), json=str(beside))))


def usual_players(game: Game) -> int:
    """The smallest number of players who play against each other."""
    return next((number for number in game.players if number > 1), game.players[0])


def command_of(figures: Report, option: list[str] | tuple[()], pack: Path | None) -> str:
    """The command that makes the page again."""
    words = ["quarterdeck", "report", figures.game, "--games", str(figures.games), "--players", str(figures.players)]
    words += ["--bot", figures.bot, "--seed", str(figures.seed)]
    for one in option:
        words += ["--option", one]
    if pack is not None:
        words += ["--pack", str(pack)]
    return shlex.join(words)
