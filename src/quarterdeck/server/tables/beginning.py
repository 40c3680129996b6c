"""How the game at a new table begins: the set-up that is asked for, and perhaps a position."""

from __future__ import annotations

import secrets

import msgspec

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import convert_options, with_draws
from quarterdeck.engine.position import Position
from quarterdeck.records.header import load_start
from quarterdeck.server.protocol.api import NewMatch


def read_setup(game: Game, wanted: NewMatch) -> Setup:
    """The set-up that a new table asks for; `Malformed` names the bad field.

    What the game draws from a number is drawn here unless a number is named, or a position says what there is.
    """
    players = len(wanted.seats)
    if players not in game.players:
        allowed = ", ".join(str(number) for number in game.players)
        raise Malformed("seats", f"there are {players}; {game.title} is for {allowed} players")
    pack = None if wanted.pack is None else game.read_pack("pack.toml", wanted.pack)
    options = convert_options(game, wanted.options)
    if wanted.position is None:
        options = with_draws(game, options, wanted.options, secrets.randbelow)
    setup = Setup(players=players, options=options, pack=pack)
    game.start(setup)
    return setup


def read_start(game: Game, setup: Setup, text: str) -> Position:
    """The position with which a new table begins; `Malformed` names the bad field as `position.…`."""
    try:
        fields = msgspec.json.decode(text, type=dict[str, object])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Malformed("position", f"is no position file: {error}") from None
    start = load_start(game, setup, fields, "position")
    if start.over():
        raise Malformed("position", "the game is over in it")
    return start
