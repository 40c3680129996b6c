"""A game's set-up from what stands on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import check_chosen, read_options, split_options
from quarterdeck.records.reading import read_bytes


def read_setup(game: Game, players: int | None, options: Sequence[str], pack: Path | None) -> Setup:
    """The set-up; the fewest players where none are named. `Malformed` names the bad field."""
    number = check_players(game, players)
    chosen = read_options(game, options)
    check_chosen(game, split_options(game, options), number)
    setup = Setup(
        players=number,
        options=chosen,
        pack=None if pack is None else read_pack(game, pack),
    )
    game.start(setup)
    return setup


def check_players(game: Game, players: int | None) -> int:
    """A number of players that the game takes."""
    if players is None:
        return game.players[0]
    if players not in game.players:
        raise Malformed(
            "players", SAY("wrong-players", game=game.title, allowed=numbers(game.players), players=str(players))
        )
    return players


def numbers(players: Sequence[int]) -> str:
    """`2`, or `2 to 4`."""
    return str(players[0]) if len(players) == 1 else SAY("range", first=str(players[0]), last=str(players[-1]))


def read_pack(game: Game, path: Path) -> Pack:
    """The content pack in a file; `PackError` with line and field if it is bad."""
    data = read_bytes(path)
    try:
        content = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Malformed(
            str(path), SAY("no-utf-8-at", place=str(error.start), byte=f"{data[error.start]:#04x}")
        ) from None
    return game.read_pack(path.name, content)
