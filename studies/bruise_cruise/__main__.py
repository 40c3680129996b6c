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
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from studies.bruise_cruise.counts import PATIENCE, Counts, count, none_yet
from studies.bruise_cruise.report import report

PLAYERS: Final = (2, 3, 4)
CHUNK: Final = 50
"""Games that a process plays before it tells what they came to."""


def main() -> None:
    """Play, count, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="for each number of Admirals (20000)")
    parser.add_argument("--bot", default="greedy", help="who sits at every place (greedy)")
    parser.add_argument("--players", type=int, nargs="*", default=PLAYERS, help="numbers of Admirals (2 3 4)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("studies/out/bruise_cruise"), help="where the counts go")
    parser.add_argument("--report", type=Path, help="also write tables and plots into this folder (docs/games)")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    found: list[Counts] = []
    for players in options.players:
        counts = study(players, options.bot, options.games, options.seed, options.workers)
        found.append(counts)
        (options.out / f"{players}-{options.bot.replace(':', '-')}.json").write_bytes(msgspec.json.encode(counts))
    report(found, options.bot, options.report)


def study(players: int, bot: str, games: int, seed: int, workers: int) -> Counts:
    """Many games, on several cores."""
    total = none_yet(players, int(first_position(players).chart.cards))
    with ProcessPoolExecutor(workers) as pool:
        parts = pool.map(play_chunk, *zip(*chunks(players, bot, games, seed), strict=True))
        for part in track(parts, f"{players} Admirals", total=-(-games // CHUNK)):
            total.add(part)
    return total


def chunks(players: int, bot: str, games: int, seed: int) -> Iterator[tuple[int, str, int, int, int]]:
    """What each call of `play_chunk` gets."""
    for first in range(0, games, CHUNK):
        yield players, bot, seed, first, min(CHUNK, games - first)


def first_position(players: int) -> BruiseCruisePosition:
    """A game before its first decision."""
    game = find_game("bruise-cruise")
    position = game.start(Setup(players=players, options=game.options(patience=PATIENCE)))
    if not isinstance(position, BruiseCruisePosition):
        raise TypeError("this is another game")
    return position


def play_chunk(players: int, spec: str, seed: int, first: int, games: int) -> Counts:
    """Some games, counted."""
    game = find_game("bruise-cruise")
    bot = find_bot(spec, game)
    start = first_position(players)
    counts = none_yet(players, int(start.chart.cards))
    for number in range(first, first + games):
        position = start.clone()
        play(position, [bot] * players, seed, number)
        count(counts, position, game.endings)
    return counts


if __name__ == "__main__":
    main()
