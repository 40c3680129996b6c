"""Whole games by bots that know them, kept as records: `python -m tests.records.skilled` plays them again.

They are for tests that read what such games say: a random game has few shots and hardly ever a prize.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from quarterdeck.bots.specs import default_spec, find_bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.registry import find_game
from quarterdeck.records.reading import read_record
from quarterdeck.records.writing import write_record
from quarterdeck.table.match import Match

FOLDER: Final = Path(__file__).parent / "skilled"
PEOPLE: Final = ("Ada", "Ben", "Cleo", "Dan")


class Skilled(Struct, frozen=True):
    """How a game was played: by whom, with which options and chance."""

    game: str
    players: int
    level: int
    seed: int
    options: dict[str, object] = {}


SMALL_SEA: Final[dict[str, object]] = {"total": 20, "islands": 4, "patience": 8}
GAMES: Final[dict[str, Skilled]] = {
    "cardinal-2": Skilled("cardinal", 2, 2, 3),
    "kraken-2": Skilled("kraken", 2, 2, 5),
    "kraken-3": Skilled("kraken", 3, 1, 6),
    "kraken-4": Skilled("kraken", 4, 2, 7),
    "bruise-cruise-2": Skilled("bruise-cruise", 2, 2, 8),
    "bruise-cruise-3": Skilled("bruise-cruise", 3, 1, 9),
    "bruise-cruise-4": Skilled("bruise-cruise", 4, 1, 10),
    "bremerhaven-2": Skilled("bremerhaven", 2, 2, 11, {"length": "short"}),
    "bremerhaven-3": Skilled("bremerhaven", 3, 1, 12, {"length": "short"}),
    "bremerhaven-4": Skilled("bremerhaven", 4, 1, 13),
    "pirates-2": Skilled("pirates", 2, 2, 14, SMALL_SEA),
    "pirates-3": Skilled("pirates", 3, 1, 15, SMALL_SEA),
    "pirates-4": Skilled("pirates", 4, 1, 16, SMALL_SEA),
}


def beginning(skilled: Skilled) -> Match:
    """The match as it begins."""
    game = find_game(skilled.game)
    setup = Setup(players=skilled.players, options=convert_options(game, skilled.options))
    return Match.new(game, setup, PEOPLE[: skilled.players])


def play(skilled: Skilled, decisions: int = 1_000_000) -> Match:
    """The match after so many decisions, or at its end."""
    match = beginning(skilled)
    bot = find_bot(default_spec(match.game, skilled.level), match.game)
    chance, dice = seeded(skilled.seed), seeded(skilled.seed + 1000)
    for _ in range(decisions):
        match.go_on(chance)
        if match.over:
            break
        seat = match.waiting()[0]
        moves = match.moves(seat)
        move = moves[0] if len(moves) == 1 else bot.choose(match.view(seat), seat, dice).move
        match.make(seat, match.game.text(match.view(seat), move))
    return match


@cache
def kept(name: str) -> Match:
    """The whole game of a record."""
    return Match.resume(read_record(FOLDER / f"{name}.qdr"))


def main(names: list[str]) -> None:
    """Play these games again, or all of them."""
    for name in names or GAMES:
        write_record(FOLDER / f"{name}.qdr", play(GAMES[name]).record, overwrite=True)


if __name__ == "__main__":
    main(sys.argv[1:])
