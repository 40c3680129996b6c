"""The installed games: the entry points `quarterdeck.games` of our own and other packages."""

from __future__ import annotations

import sys
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.saying import SAY

GROUP = "quarterdeck.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def keys() -> list[str]:
    """The keys of all installed games, sorted."""
    return list(_entries())


@cache
def find_game(key: str) -> Game:
    """The game with this key; `Malformed` lists the games that are installed."""
    entry = _entries().get(key)
    if entry is None:
        raise Malformed("game", SAY("no-game", game=repr(key), games=", ".join(keys())))
    try:
        game = entry.load()
    except (ImportError, AttributeError) as error:
        raise Malformed("game", SAY("game-not-loaded", game=key, place=repr(entry.value), error=str(error))) from error
    if not isinstance(game, Game):
        raise Malformed("game", SAY("no-game-there", place=repr(entry.value)))
    return game


def game_of(position: Position) -> Game:
    """The installed game whose package has the class of a position; `Malformed` if there is none."""
    home = type(position).__module__
    for key, entry in _entries().items():
        package = entry.module
        if home == package or home.startswith(f"{package}."):
            return find_game(key)
    raise Malformed("position", SAY("no-game-of", place=repr(home), games=", ".join(keys())))


def package_of(game: Game) -> str:
    """The name of a game's package."""
    module = sys.modules[type(game).__module__]
    return module.__package__ or module.__name__
