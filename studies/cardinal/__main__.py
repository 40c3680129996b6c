"""`python -m studies.cardinal`: what a solved board holds, and what its first moves are worth; whether the table is right, and how often bots go wrong.

`quarterdeck solve cardinal` must have made the table of the board.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final, cast

from msgspec import Struct

from quarterdeck.bots import find_bot
from quarterdeck.bots.bot import Bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.solving import Solution
from quarterdeck.games.cardinal import CARDINAL, CardinalOptions
from quarterdeck.games.cardinal.bot.solution import CardinalSolution
from quarterdeck.games.cardinal.position import CardinalPosition
from quarterdeck.table.solved import Tables, find_own_bot
from studies.cardinal.board import board_of, print_board
from studies.cardinal.sampling import sampled

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


def begin(rows: int, columns: int) -> CardinalPosition:
    """The beginning, orange to place a ship."""
    options = CardinalOptions(rows=rows, columns=columns, first="orange")
    return CARDINAL.start(Setup(players=2, options=options))


def play(start: Position, bots: tuple[Bot, Bot], seed: int, judged: dict[int, Mistakes], solution: Solution) -> int:
    """Play a game, counting the mistakes of the judged seats; the winner, or -1 for a draw."""
    position = start.clone()
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


def study(start: Position, spec: str, games: int, solution: Solution) -> tuple[Mistakes, Mistakes]:
    """A bot against itself, and against the perfect one."""
    bot = find_bot(spec, CARDINAL)
    perfect = find_own_bot("perfect", CARDINAL, path="bots", clock=lambda: 0)
    alone, against = Mistakes(), Mistakes()
    for seed in range(games):
        play(start, (bot, bot), seed, {0: alone, 1: alone}, solution)
        alone.games += 1
        own = seed % 2
        winner = play(start, (bot, perfect) if own == 0 else (perfect, bot), seed, {own: against}, solution)
        against.games += 1
        against.lost_games += winner == 1 - own
    return alone, against


def print_mistakes(start: Position, games: int, solution: Solution) -> None:
    """A line for each bot, as soon as it has played."""
    print("| bot | choices | won to drawn | won to lost | drawn to lost | lost to perfect | drawn to lost there |")
    for spec in BOTS:
        alone, against = study(start, spec, games, solution)
        print(
            f"| `{spec}` | {alone.chosen:,} | {alone.won_to_drawn / alone.chosen:.1%} | {alone.won_to_lost / alone.chosen:.1%} "
            f"| {alone.drawn_to_lost / alone.chosen:.1%} | {against.lost_games} of {against.games} "
            f"| {against.drawn_to_lost / against.chosen:.1%} |",
            flush=True,
        )


def main(words: Sequence[str] | None = None) -> None:
    """Print what the arguments ask for."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rows", type=int, default=4)
    arguments.add_argument("--columns", type=int, default=4)
    arguments.add_argument(
        "--samples", type=int, default=0, metavar="N", help="compare N positions with the turns of the game itself"
    )
    arguments.add_argument("--seed", type=int, default=1, help="of the samples")
    arguments.add_argument(
        "--games", type=int, default=0, metavar="N", help="let each bot play N games against itself and against perfect"
    )
    asked = arguments.parse_args(words)
    start = begin(asked.rows, asked.columns)
    solution = cast(CardinalSolution, Tables(CARDINAL).find(start))
    print_board(asked.rows, asked.columns, board_of(solution, start))
    if asked.samples:
        found = sampled(solution, asked.samples, asked.seed)
        print(
            f"\n{found.positions:,} positions at random, {found.decided:,} of them won or lost: {found.wrong} are worth "
            f"something else than what their best turn leads to."
        )
    if asked.games:
        print()
        print_mistakes(start, asked.games, solution)


if __name__ == "__main__":
    main()
