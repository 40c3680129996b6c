"""Games between bots, played to the end: for reports, studies and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from quarterdeck.bots import Bot
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import CHANCE, NOBODY, Position

LONGEST: Final = 200_000

Watch = Callable[[Position, Sequence[int], int], None]
"""A function that is called before each move with the position, all its moves, and the one that is going to be played."""


def play(
    position: Position,
    bots: Sequence[Bot],
    seed: int,
    number: int,
    watch: Watch | None = None,
    *,
    longest: int = LONGEST,
) -> None:
    """Play a game between bots, by seat, to its end, with its log; every seat sees what it may see.

    The game is the same whenever position, seed and number are. A game that does not end is left after `longest` moves.
    """
    position.log = Log()
    chance = seeded(seed, number * 2)
    dice = seeded(seed, number * 2 + 1)
    for _ in range(longest):
        if position.player == NOBODY:
            break
        moves = position.legal()
        if position.player == CHANCE:
            move = moves[chance.below(len(moves))]
        elif len(moves) == 1:
            move = moves[0]
        else:
            seat = int(position.player)
            veiled = position.clone()
            veiled.veil(seat)
            move = bots[seat].choose(veiled, seat, dice).move
        if watch is not None:
            watch(position, moves, move)
        position.play(move)
