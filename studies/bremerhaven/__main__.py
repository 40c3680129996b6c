"""Plays the games of the study and writes its tables and plots."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

import msgspec
from rich.progress import track

from quarterdeck.bots import find_bot
from quarterdeck.bots.playing import play
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from studies.bremerhaven.counts import Counts, count, none_yet
from studies.bremerhaven.report import report

PLAYERS: Final = (2, 3, 4)
LENGTHS: Final = ("long", "short")
CHUNK: Final = 20
"""Games that a process plays before it tells what they came to."""


def main() -> None:
    """Play, count, write; tables and plots are made of all counts in the folder, those of earlier runs included."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="for each number of players and length (10000)")
    parser.add_argument("--bot", default="greedy", help="who sits at every place (greedy)")
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS, help="numbers of players (2 3 4)")
    parser.add_argument("--lengths", nargs="*", default=LENGTHS, choices=LENGTHS, help="long, short or both (both)")
    parser.add_argument("--alone", type=int, default=200, help="games alone (200)")
    parser.add_argument("--alone-bot", default="ismcts:5", help="who plays those (ismcts:5)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("studies/out/bremerhaven"), help="where the counts go")
    parser.add_argument("--report", type=Path, help="also write tables and plots into this folder (docs)")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    tables = [
        (players, length, options.bot, options.games) for players in options.players for length in options.lengths
    ]
    if options.alone:
        tables.append((1, "short", options.alone_bot, options.alone))
    for players, length, bot, games in tables:
        counts = study(none_yet(players, length, bot), games, options.seed, options.workers)
        file = options.out / f"{players}-{length}-{bot.replace(':', '-')}.json"
        file.write_bytes(msgspec.json.encode(counts))
    report(
        [msgspec.json.decode(file.read_bytes(), type=Counts) for file in sorted(options.out.glob("*.json"))],
        options.report,
    )


def study(total: Counts, games: int, seed: int, workers: int) -> Counts:
    """Many games at one kind of table, on several cores, added to `total`."""
    with ProcessPoolExecutor(workers) as pool:
        parts = pool.map(play_chunk, *zip(*chunks(total, games, seed), strict=True))
        for part in track(parts, f"{total.players} {total.length}", total=-(-games // CHUNK)):
            total.add(part)
    return total


def chunks(table: Counts, games: int, seed: int) -> Iterator[tuple[int, str, str, int, int, int]]:
    """What each call of `play_chunk` gets."""
    for first in range(0, games, CHUNK):
        yield table.players, table.length, table.bot, seed, first, min(CHUNK, games - first)


def first_position(players: int, length: str) -> BremerhavenPosition:
    """A game before its first card is dealt."""
    game = find_game("bremerhaven")
    position = game.start(Setup(players=players, options=game.options(length=length)))
    if not isinstance(position, BremerhavenPosition):
        raise TypeError("this is another game")
    return position


def play_chunk(players: int, length: str, spec: str, seed: int, first: int, games: int) -> Counts:
    """Some games, counted."""
    bot = find_bot(spec, find_game("bremerhaven"))
    start = first_position(players, length)
    counts = none_yet(players, length, spec)
    for number in range(first, first + games):
        position = start.clone()
        play(position, [bot] * players, seed, number)
        count(counts, position)
    return counts


if __name__ == "__main__":
    main()
