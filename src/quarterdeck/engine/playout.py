"""Random games, played wholly in compiled code."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position


def playout(position: Position, dice: Dice, moves: Moves, limit: i64) -> i64:
    """Play `position` on at random, to the end or for `limit` decisions; returns the decisions made."""
    decisions: i64 = 0
    while position.player != NOBODY and decisions < limit:
        position.find_moves(moves)
        position.play(moves.items[dice.below(moves.count)])
        decisions += 1
    return decisions


@final
class Playouts:
    """The outcomes of many random games from one start: lengths and each seat's worth, game by game."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.decisions: i64 = 0
        self.lengths = vec[i64]()
        self.worths = vec[float]()  # seats values a game
        self.unfinished: i64 = 0  # games stopped by the limit; their worths are all 0

    def run(self, start: Position, dice: Dice, games: i64, limit: i64) -> None:
        """Add `games` games, each stopped after `limit` decisions."""
        position = start.clone()
        moves = Moves()
        for _ in range(games):
            position.copy_from(start)
            length = playout(position, dice, moves, limit)
            self.decisions += length
            self.lengths = append(self.lengths, length)
            finished = position.player == NOBODY
            if not finished:
                self.unfinished += 1
            for seat in range(self.seats):
                self.worths = append(self.worths, position.worth(seat) if finished else 0.0)

    def length_list(self) -> list[int]:
        """Decisions in each game."""
        return [int(length) for length in self.lengths]

    def worth_list(self) -> list[float]:
        """Worths, game by game, seat by seat."""
        return [float(worth) for worth in self.worths]


def perft(position: Position, depth: i64) -> i64:
    """Count the sequences of `depth` decisions (or fewer, where the game ends earlier)."""
    if depth == 0 or position.player == NOBODY:
        return 1
    moves = Moves()
    position.find_moves(moves)
    if depth == 1:
        return moves.count
    below = position.clone()
    nodes: i64 = 0
    for k in range(moves.count):
        below.copy_from(position)
        below.play(moves.items[k])
        nodes += perft(below, depth - 1)
    return nodes
