"""`quarterdeck pack check`: whether a content pack is sound."""

from __future__ import annotations

from typing import Annotated

import typer

from quarterdeck.cli.options import AsJson, File, examples
from quarterdeck.cli.output import cell, out, write_json
from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_pack
from quarterdeck.engine.errors import Malformed, PackError
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game, keys

pack = typer.Typer(
    name="pack",
    rich_markup_mode="rich",
    no_args_is_help=True,
    help="Content packs: cards, maps and fleets that replace a game's own.",
    epilog=examples("pack check my-deck.toml"),
)


@pack.callback()
def packs() -> None:
    """Content packs: cards, maps and fleets that replace a game's own."""


@pack.command(epilog=examples("pack check my-deck.toml", "pack check my-deck.toml --game kraken --json"))
def check(
    file: File,
    *,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="The game it is for; usually not needed.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Check a content pack; a bad one is refused with file, line and field."""
    candidates = [find_game(key) for key in keys()] if game is None else [find_game(game)]
    takers = [one for one in candidates if game is not None or one.own_pack() is not None]
    problems: list[PackError] = []
    for taker in takers:
        try:
            found = read_pack(taker, file)
        except PackError as error:
            problems.append(error)
            continue
        if json:
            write_json({"game": taker.key, "name": found.name, "digest": found.digest})
        else:
            out().print(cell(f"Sound: {found.name}, a pack for {taker.title} ({found.digest[:12]}).", "bold"))
        return
    raise refused(takers, problems)


def refused(takers: list[Game], problems: list[PackError]) -> Malformed:
    """Why no game takes the pack."""
    if len(problems) == 1:
        return problems[0]
    said = "; ".join(f"{taker.title}: {problem}" for taker, problem in zip(takers, problems, strict=True))
    return Malformed("game", SAY("no-game-takes-it", reasons=said))
