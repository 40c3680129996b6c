"""The plain C playouts: built with gcc, run with the same seeds, and compared game for game."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import cast

import msgspec
from msgspec import Struct

from quarterdeck.engine.playout import Playouts
from quarterdeck.engine.position import Position
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.games.kraken.position import KrakenPosition

HERE = Path(__file__).parent
OUT = HERE / "out"
GAMES = ("cardinal", "kraken")
"""Those that were also written in C, for comparison."""
SEATS = 4


class Outcome(Struct, frozen=True, kw_only=True):
    """What a C program says of its games."""

    decisions: int
    ended: list[int]
    """Games by `Position.ended`, 0 … 3."""
    wins: list[int]
    """Games that a seat won alone."""
    seconds: float


class Difference(Exception):
    """C and our rules do not agree: one of the two is wrong."""


def build() -> str:
    """Compile the C programs; returns the compiler's version, or nothing if there is no gcc."""
    gcc = shutil.which("gcc")
    if gcc is None:
        return ""
    OUT.mkdir(exist_ok=True)
    for name in GAMES:
        source = HERE / "c" / f"{name}.c"
        flags = ["-O3", "-std=c11", "-D_POSIX_C_SOURCE=200809L"]
        subprocess.run([gcc, *flags, str(source), "-o", str(OUT / name)], check=True)
    return subprocess.run([gcc, "-dumpfullversion"], check=True, capture_output=True, text=True).stdout.strip()


def arguments(key: str, start: Position) -> list[str]:
    """How the C program of a game is told where to start."""
    if key == "cardinal":
        board = cast(CardinalPosition, start)
        return [str(board.rows), str(board.columns)]
    table = cast(KrakenPosition, start)
    deck = "".join(str(kind) for kind in table.deck)
    return [str(table.ships), str(table.front), str(table.rounds), deck]


def run(key: str, start: Position, seed: int, stream: int, games: int) -> Outcome:
    """Random games in C."""
    command = [str(OUT / key), *arguments(key, start), str(seed), str(stream), str(games)]
    answer = subprocess.run(command, check=True, capture_output=True)
    return msgspec.json.decode(answer.stdout, type=Outcome)


def compare(name: str, playouts: Playouts, theirs: Outcome) -> None:
    """`Difference` unless both have played the same games, as far as numbers tell."""
    ended = playouts.count_ended()
    ours = (
        int(playouts.decisions),
        [ended.get(how, 0) for how in range(len(theirs.ended))],
        [playouts.count_worths(seat).get(1.0, 0) if seat < playouts.seats else 0 for seat in range(SEATS)],
    )
    said = (theirs.decisions, theirs.ended, theirs.wins)
    if ours != said:
        raise Difference(f"{name}: equal seeds gave {ours} here and {said} in C (decisions, endings, wins)")
