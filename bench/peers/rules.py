"""Cardinal once more, as somebody would write it in plain Python: lists, and a class. The peers in Python play these rules.

It is here so that frameworks can be compared on the same game. A turn is one action: where the ship goes, and where the pirate
goes if it is summoned. After 200 turns a game is a draw (ours ends when a position comes up for the third time).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

SHIPS = 5
CROWD = 4
MOST_TURNS = 200
NOBODY = -1
NOWHERE = -1

Squares = tuple[int, ...]
Started = tuple[Callable[[], list[int]], Callable[[int], None], Callable[[], int]]
"""How a game is played: its legal actions (none once it is over), an action made, and who has won."""


@cache
def neighbours(size: int) -> tuple[tuple[Squares, ...], tuple[Squares, ...]]:
    """Of each square those beside it (left, right, above, below), and all that touch it."""
    beside, touching = [], []
    for square in range(size * size):
        row, column = divmod(square, size)
        around = [
            (row + down, column + right)
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
            if (down or right) and 0 <= row + down < size and 0 <= column + right < size
        ]
        touching.append(tuple(r * size + c for r, c in around))
        beside.append(tuple(r * size + c for r, c in around if row == r or column == c))
    return tuple(beside), tuple(touching)


class Cardinal:
    """A game in progress. An action is the ship's square times (squares + 1), plus the pirate's square, or `squares` for none."""

    def __init__(self, size: int, first: int) -> None:
        self.size = size
        self.squares = size * size
        self.beside, self.touching = neighbours(size)
        self.board = [NOBODY] * self.squares
        self.afloat = [0, 0]
        self.pirate = NOWHERE
        self.player = first
        self.turns = 0
        self.winner = NOBODY
        self.over = False

    def empty(self) -> list[int]:
        """The squares without a ship and without the pirate."""
        return [square for square, owner in enumerate(self.board) if owner == NOBODY and square != self.pirate]

    def open(self, empty: list[int]) -> list[int]:
        """Those of them on which a ship may be placed."""
        if self.pirate == NOWHERE:
            return empty
        closed = self.beside[self.pirate]
        return [square for square in empty if square not in closed]

    def legal(self) -> list[int]:
        """The actions of the player whose turn it is, ascending; none once the game is over."""
        if self.over:
            return []
        empty, actions = self.empty(), list[int]()
        ships = {square: sum(self.board[near] != NOBODY for near in self.touching[square]) for square in empty}
        crowded = [square for square in empty if ships[square] >= CROWD]
        nearly = {square for square in empty if ships[square] == CROWD - 1}
        for square in self.open(empty):
            around = self.touching[square]
            filled = [near for near in around if near in nearly]
            first = square * (self.squares + 1)
            if filled or any(near in crowded for near in around):
                actions.extend(first + to for to in sorted(crowded + filled) if to != square)
            else:
                actions.append(first + self.squares)
        return actions

    def play(self, action: int) -> None:
        """Make an action; it is not checked."""
        square, pirate = divmod(action, self.squares + 1)
        me = self.player
        self.board[square] = me
        self.afloat[me] += 1
        if pirate != self.squares:
            self.summon(pirate)
        self.turns += 1
        if self.afloat[me] == SHIPS:
            self.winner, self.over = me, True
        elif self.turns == MOST_TURNS:
            self.over = True
        else:
            self.player = 1 - me
            if not self.open(self.empty()):
                self.winner, self.over = me, True

    def summon(self, square: int) -> None:
        """The pirate comes, and ships beside it are sunk."""
        self.pirate = square
        for near in self.beside[square]:
            if self.board[near] != NOBODY:
                self.afloat[self.board[near]] -= 1
                self.board[near] = NOBODY


class Draws:
    """A small generator that is written in a line or two in any language, so that all play the same games."""

    def __init__(self, game: int) -> None:
        self.state = (game * 2654435761 + 12345) & 0xFFFFFFFF

    def below(self, number: int) -> int:
        """One of 0 … number - 1."""
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 8) % number


def started(size: int, first: int) -> Started:
    """A game of these rules."""
    game = Cardinal(size, first)
    return game.legal, game.play, lambda: game.winner


def witness(start: Callable[[int, int], Started], games: int, size: int) -> str:
    """What games that are drawn alike come to: whoever plays by other rules says something else."""
    digest = turns = 0
    wins = [0, 0, 0]
    for number in range(games):
        draws = Draws(number)
        legal, play, winner = start(size, draws.below(2))
        while actions := legal():
            action = actions[draws.below(len(actions))]
            digest = (digest * 31 + action) & 0xFFFFFFFF
            play(action)
            turns += 1
        wins[winner()] += 1
    return (
        f"{games} games of {size} x {size}: {turns} turns, won {wins[0]} and {wins[1]}, drawn {wins[2]}, {digest:08x}"
    )
