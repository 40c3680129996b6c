"""Plays the games of the study and writes its tables and plots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import msgspec

from studies.bremerhaven.counts import Counts, none_yet
from studies.bremerhaven.games import Order, play_part
from studies.bremerhaven.report import report
from studies.playing import play_shown

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
        counts = study(Order(players=players, length=length, bot=bot, seed=options.seed, games=games), options.workers)
        file = options.out / f"{players}-{length}-{bot.replace(':', '-')}.json"
        file.write_bytes(msgspec.json.encode(counts))
    report(
        [msgspec.json.decode(file.read_bytes(), type=Counts) for file in sorted(options.out.glob("*.json"))],
        options.report,
    )


def study(order: Order, workers: int) -> Counts:
    """Many games at one kind of table, on several cores."""
    total = none_yet(order.players, order.length, order.bot)
    for part in play_shown(
        f"{order.players} {order.length}",
        order,
        play_part,
        Counts,
        module="studies.bremerhaven.games",
        size=CHUNK,
        workers=workers,
    ):
        total.add(part)
    return total


if __name__ == "__main__":
    main()
