"""Long games that stand in a database before anybody comes: reading one of them takes as long as it is."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.server.clock import now_ms
from quarterdeck.server.database.database import Database
from quarterdeck.server.database.matches import add_match
from quarterdeck.server.database.people import add_guest
from quarterdeck.server.database.rows import StoredMatch, StoredSeat, User
from quarterdeck.server.tables.storing import to_row
from quarterdeck.table.match import Match
from quarterdeck.table.seats import HUMAN

GAME: Final = "bremerhaven"
LINES: Final = 300
"""A game that goes on for longer stops there."""
HOST: Final = User(id="somebody", name="Somebody", colour="#336699", created=0)


async def store_old_tables(url: str, number: int, dice: Dice) -> list[str]:
    """So many tables with one long game each, and nobody there; their ids."""
    match = long_game(dice)
    names = [secrets.token_hex(10) for _ in range(number)]
    database = await Database.open(url)
    try:
        await database.write(lambda connection: store(connection, match, names))
        rows = [[to_row(name, line, match.seat_names, now_ms()) for line in match.lines_since(0)] for name in names]
        await asyncio.gather(*(database.add_lines(lines) for lines in rows))
    finally:
        await database.close()
    return names


def long_game(dice: Dice) -> Match:
    """Two who play at random."""
    game = find_game(GAME)
    match = Match.new(game, Setup(players=2, options=game.options()), (HUMAN, HUMAN))
    match.chance(dice)
    while not match.over and match.revision < LINES:
        seat = match.waiting()[0]
        moves = match.legal(seat)
        match.make(seat, moves[dice.below(len(moves))])
        match.chance(dice)
    return match


def store(connection: Connection, match: Match, names: Sequence[str]) -> None:
    """The same game at each of these tables, without its lines."""
    add_guest(connection, HOST)
    seats, now = [StoredSeat(seat=seat, user=HOST.id) for seat in range(match.players)], now_ms()
    header = msgspec.json.encode(match.header).decode()
    for name in names:
        add_match(
            connection,
            StoredMatch(id=name, game=GAME, header=header, host=HOST.id, state="playing", created=now, changed=now),
            seats,
        )
