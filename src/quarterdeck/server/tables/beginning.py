"""How the game at a new table begins: the set-up that is asked for, and perhaps a position.

It reads texts of strangers, and may take long: a chore, carried out by a process of its own.
"""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Final

import msgspec

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import convert_options, seeds, with_draws
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.texts import plain_text
from quarterdeck.records.header import load_start
from quarterdeck.server.chores.kinds import NewTable
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.protocol.api import NewMatch
from quarterdeck.server.tables.opening import waiting_table
from quarterdeck.table.match import Match
from quarterdeck.table.seats import HUMAN

PACK_FILE: Final = "pack.toml"
"""What refusals call a pack, whose own name no browser tells."""
PACKS: Final = 16
"""So many are kept as they were read."""


def new_table(wanted: NewMatch, seats: tuple[StoredSeat, ...]) -> NewTable:
    """The header of a new table's record, and its seats; `Malformed` names the bad field."""
    game = find_game(wanted.game)
    setup = read_setup(game, wanted)
    start = None if wanted.position is None else read_start(game, setup, wanted.position)
    header = Match.new(game, setup, [seat.bot or HUMAN for seat in seats], start).header
    if all(plan.kind != "open" for plan in wanted.seats):
        return NewTable(header, seats)
    header, waiting = waiting_table(header, setup, game, seats)
    return NewTable(header, tuple(waiting))


def read_setup(game: Game, wanted: NewMatch) -> Setup:
    """The set-up that a new table asks for; `Malformed` names the bad field.

    What the game draws from is drawn here unless it is named, or a position says what there is.
    """
    players = len(wanted.seats)
    if players not in game.players:
        allowed = ", ".join(str(number) for number in game.players)
        raise Malformed("seats", f"there are {players}; {game.title} is for {allowed} players")
    pack = None if wanted.pack is None else read_pack(game.key, PACK_FILE, plain_text(wanted.pack))
    options = convert_options(game, wanted.options)
    check_named_draws(game, wanted)
    if wanted.position is None:
        options = with_draws(game, options, wanted.options, secrets.randbelow)
    setup = Setup(players=players, options=options, pack=pack)
    game.start(setup)
    return setup


@lru_cache(PACKS)
def read_pack(key: str, file: str, text: str) -> Pack:
    """A pack that was read; whoever builds a fleet of it asks many times. `PackError` if it is not in order."""
    return find_game(key).read_pack(file, text)


def check_named_draws(game: Game, wanted: NewMatch) -> None:
    """Nobody names what the secrets of others are drawn from; `Malformed` names the option.

    Where nobody else can sit down nobody else has secrets, and where a position says what there is nothing is drawn.
    """
    if wanted.position is not None or all(plan.kind != "open" for plan in wanted.seats):
        return
    for name in seeds(game.options):
        if name in wanted.options:
            problem = "is for tables against bots: from it the secrets of all seats are drawn; leave it out"
            raise Malformed(f"options.{name}", problem)


def read_start(game: Game, setup: Setup, text: str) -> Position:
    """The position with which a new table begins; `Malformed` names the bad field as `position.…`."""
    try:
        fields = msgspec.json.decode(plain_text(text), type=dict[str, object])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Malformed("position", f"is no position file: {error}") from None
    start = load_start(game, setup, fields, "position")
    if start.over():
        raise Malformed("position", "the game is over in it")
    return start
