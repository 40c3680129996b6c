"""Plays the games of the study and writes its tables and plots."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import msgspec

from studies.bruise_cruise.counts import Counts, none_yet
from studies.bruise_cruise.games import Order, first_position, play_part
from studies.bruise_cruise.report import report
from studies.playing import play_shown

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
        order = Order(players=players, bot=options.bot, seed=options.seed, games=options.games)
        counts = study(order, options.workers)
        found.append(counts)
        (options.out / f"{players}-{options.bot.replace(':', '-')}.json").write_bytes(msgspec.json.encode(counts))
    report(found, options.bot, options.report)


def study(order: Order, workers: int) -> Counts:
    """Many games, on several cores."""
    total = none_yet(order.players, int(first_position(order.players).chart.cards))
    for part in play_shown(
        f"{order.players} Admirals",
        order,
        play_part,
        Counts,
        module="studies.bruise_cruise.games",
        size=CHUNK,
        workers=workers,
    ):
        total.add(part)
    return total


if __name__ == "__main__":
    main()
