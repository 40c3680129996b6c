"""`quarterdeck train`: let a network learn to judge a game's positions from games between bots."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from quarterdeck.bots.network_file import MOST_NEURONS
from quarterdeck.bots.specs import default_spec, find_bot
from quarterdeck.cli.files import check_new, write_new
from quarterdeck.cli.options import AsJson, GameKey, Options, Overwrite, Workers, examples
from quarterdeck.cli.output import cell, err, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_setup
from quarterdeck.cli.simulate import bar
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.simulate import MOST_SEED, MOST_WORKERS, check_number
from quarterdeck.lab.training import Order, lines_of, page, train

EXAMPLES: Final = examples(
    "train cardinal --option rows=5 --option columns=5",
    "train kraken --games 2000 --workers 2 --out kraken.network --option rounds=40",
)
FEWEST_GAMES: Final = 20
MOST_GAMES: Final = 1_000_000
MOST_EPOCHS: Final = 1_000


def train_network(  # noqa: PLR0913 - one parameter an option of the command
    game: GameKey,
    *,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games are played to learn from.")] = 2000,
    bot: Annotated[
        str | None,
        typer.Option("--bot", metavar="BOT", help="The bot that plays them; by default a search.", show_default=False),
    ] = None,
    neurons: Annotated[int, typer.Option("--neurons", metavar="N", help="The size of the network.")] = 30,
    epochs: Annotated[
        int, typer.Option("--epochs", metavar="N", help="How often the network goes through all samples.")
    ] = 40,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="The same seed gives the same network.")] = 1,
    workers: Workers = 1,
    option: Options = None,
    file: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The network; by default GAME.network.", show_default=False),
    ] = None,
    samples: Annotated[
        Path | None,
        typer.Option(
            "--samples", metavar="FILE", help="Also keep what it learns from, one sample to a line.", show_default=False
        ),
    ] = None,
    overwrite: Overwrite = False,
    json: AsJson = False,
) -> None:
    """Let bots play a game of two, and a small network learn from it what positions are worth: for the bot network.

    Beside the network a page tells how well it has learned, and a JSON file the figures. It needs PyTorch.
    """
    found = find_game(game)
    setup = read_setup(found, 2, option or (), None)
    spec = find_bot(default_spec(found) if bot is None else bot, found, path="bot").spec
    check_number("games", games, FEWEST_GAMES, MOST_GAMES)
    check_number("neurons", neurons, 1, MOST_NEURONS)
    check_number("epochs", epochs, 1, MOST_EPOCHS)
    check_number("seed", seed, 0, MOST_SEED)
    check_number("workers", workers, 1, MOST_WORKERS)
    target = Path(f"{found.key}.network") if file is None else file
    shown, beside = target.with_suffix(".html"), target.with_suffix(".json")
    for one in (target, shown, beside, *([] if samples is None else [samples])):
        check_new(one, overwrite=overwrite)
    order = Order(game=found.key, options=msgspec.to_builtins(setup.options), bot=spec, seed=seed, games=games)
    words = ["quarterdeck", "train", found.key, "--games", str(games), "--bot", spec, "--neurons", str(neurons)]
    words += ["--epochs", str(epochs), "--seed", str(seed)]
    for one_option in option or ():
        words += ["--option", one_option]
    command = shlex.join(words)
    with bar(err()) as progress:
        task = progress.add_task(SAY("train-playing"), total=games)
        network, figures = train(
            found,
            order,
            neurons=neurons,
            epochs=epochs,
            command=command,
            workers=workers,
            played=lambda done: progress.update(task, completed=done),
            learned=lambda done: progress.update(task, description=SAY("train-learning"), total=epochs, completed=done),
            keep=lambda found: None if samples is None else write_new(samples, lines_of(found), overwrite=overwrite),
        )
    write_new(target, msgspec.json.encode(network) + b"\n", overwrite=overwrite)
    write_new(beside, msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n", overwrite=overwrite)
    write_new(shown, page(figures, command).encode(), overwrite=overwrite)
    if json:
        write_json(figures)
    else:
        out().print(cell(SAY("train-written", file=str(target), page=str(shown), json=str(beside))))
