"""`python -m studies.cardinal`: what first moves are worth, how long wins are, and how often bots go wrong on 4 × 4 squares.

`quarterdeck solve cardinal` must have made the table.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from msgspec import Struct

from quarterdeck.bots import find_bot
from quarterdeck.bots.bot import Bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.options import read_options
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.solving import Solution
from quarterdeck.table.solved import Tables, find_own_bot

CARDINAL: Final = find_game("cardinal")
BOTS: Final = ("random", "uct:1", "uct:2", "uct:3", "uct:4", "uct:5")


class Mistakes(Struct):
    """How often a bot chose, and how often that made its position worse."""

    games: int = 0
    chosen: int = 0
    won_to_drawn: int = 0
    won_to_lost: int = 0
    drawn_to_lost: int = 0
    lost_games: int = 0
    """Against the perfect bot."""

    def note(self, before: int, now: int) -> None:
        """Count one choice."""
        self.chosen += 1
        self.won_to_drawn += (before, now) == (1, 0)
        self.won_to_lost += (before, now) == (1, -1)
        self.drawn_to_lost += (before, now) == (0, -1)


def start() -> Position:
    """The beginning, orange to place a ship."""
    return CARDINAL.start(Setup(players=2, options=read_options(CARDINAL, ["first=orange"])))


def play(bots: tuple[Bot, Bot], seed: int, judged: dict[int, Mistakes], solution: Solution) -> int:
    """Play a game, counting the mistakes of the judged seats; the winner, or -1 for a draw."""
    position = start()
    dice = [seeded(seed, seat) for seat in range(2)]
    while not position.over():
        seat = int(position.player)
        move = bots[seat].choose(position, seat, dice[seat]).move
        before = solution.verdict(position, seat).worth
        position.play(move)
        if seat in judged:
            judged[seat].note(before, solution.verdict(position, seat).worth)
    winners = CARDINAL.ending(position).winners
    return winners[0] if len(winners) == 1 else -1


def study(spec: str, games: int, solution: Solution) -> tuple[Mistakes, Mistakes]:
    """A bot against itself, and against the perfect one."""
    bot = find_bot(spec, CARDINAL)
    perfect = find_own_bot("perfect", CARDINAL, path="bots", clock=lambda: 0)
    alone, against = Mistakes(), Mistakes()
    for seed in range(games):
        play((bot, bot), seed, {0: alone, 1: alone}, solution)
        alone.games += 1
        own = seed % 2
        winner = play((bot, perfect) if own == 0 else (perfect, bot), seed, {own: against}, solution)
        against.games += 1
        against.lost_games += winner == 1 - own
    return alone, against


def main() -> None:
    """Print the tables."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=200)
    games = arguments.parse_args().games
    solution = Tables(CARDINAL).find(start())
    firsts: Counter[str] = Counter()
    for move in start().legal():
        then = start()
        then.play(move)
        verdict = solution.verdict(then, 0)
        firsts[f"{('draw', 'win', 'loss')[verdict.worth]} {verdict.turns}"] += 1
        print(CARDINAL.text(start(), move), verdict)
    print(firsts)
    print("| bot | choices | won to drawn | won to lost | drawn to lost | lost to perfect | drawn to lost there |")
    for spec in BOTS:
        alone, against = study(spec, games, solution)
        print(
            f"| `{spec}` | {alone.chosen:,} | {alone.won_to_drawn / alone.chosen:.1%} | {alone.won_to_lost / alone.chosen:.1%} "
            f"| {alone.drawn_to_lost / alone.chosen:.1%} | {against.lost_games} of {against.games} "
            f"| {against.drawn_to_lost / against.chosen:.1%} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
