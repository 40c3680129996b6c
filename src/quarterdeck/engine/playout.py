"""Random games, played wholly in compiled code."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.sets import NOTHING


def playout(position: Position, dice: Dice, moves: Moves, limit: i64) -> i64:
    """Play on from `position` at random, to the end or for `limit` decisions; returns how many decisions were made."""
    decisions: i64 = 0
    while position.player != NOBODY and decisions < limit:
        position.play_by_dice(dice, moves)
        decisions += 1
    return decisions


@final
class Playouts:
    """The outcomes of many random games from one start, game by game."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.decisions: i64 = 0
        self.lengths = vec[i64]()
        self.worths = vec[float]()  # seats values a game
        self.ended = vec[i64]()  # `Position.ended` of each game; 0: stopped by the limit
        self.unfinished: i64 = 0  # games stopped by the limit; their worths are all 0

    def run(self, start: Position, dice: Dice, games: i64, limit: i64) -> None:
        """Add `games` games, each stopped after `limit` decisions."""
        position = start.clone()
        moves = Moves()
        for _time in range(games):
            position.copy_from(start)
            length = playout(position, dice, moves, limit)
            self.decisions += length
            self.lengths = append(self.lengths, length)
            finished = position.player == NOBODY
            self.ended = append(self.ended, position.ended if finished else NOTHING)
            if not finished:
                self.unfinished += 1
            for seat in range(self.seats):
                self.worths = append(self.worths, position.worth(seat) if finished else 0.0)

    # -- game by game -----------------------------------------------------------------

    def length_list(self) -> list[int]:
        """The number of decisions in each game."""
        return [int(length) for length in self.lengths]

    def worth_list(self) -> list[float]:
        """The worth of each game to each seat, game by game."""
        return [float(worth) for worth in self.worths]

    def ended_list(self) -> list[int]:
        """How each game ended, as in `Position.ended`; 0 for games stopped by the limit."""
        return [int(ended) for ended in self.ended]

    # -- counted ----------------------------------------------------------------------

    def count_lengths(self) -> dict[int, int]:
        """How many games had each number of decisions."""
        return _count(self.lengths)

    def count_ended(self) -> dict[int, int]:
        """How many games ended in each way; 0 counts games stopped by the limit."""
        return _count(self.ended)

    def count_worths(self, seat: i64) -> dict[float, int]:
        """How many games had each worth to a seat."""
        found: dict[float, int] = {}
        last = -1.0  # most games have one of two worths: few look-ups
        games: i64 = 0
        for k in range(seat, i64(len(self.worths)), self.seats):
            worth = self.worths[k]
            if worth != last:
                if games > 0:
                    found[last] = found.get(last, 0) + int(games)
                last = worth
                games = 0
            games += 1
        if games > 0:
            found[last] = found.get(last, 0) + int(games)
        return found


def _count(numbers: vec[i64]) -> dict[int, int]:
    """How often each number from 0 up occurs, smallest first."""
    counts = vec[i64]()
    for number in numbers:
        while i64(len(counts)) <= number:
            counts = append(counts, 0)
        counts[number] += 1
    return {number: int(counts[i64(number)]) for number in range(len(counts)) if counts[i64(number)] > 0}


def perft(position: Position, depth: i64) -> i64:
    """Count the sequences of `depth` decisions (or fewer, if the game ends earlier)."""
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
