"""Positions for the tests of bots and lab, and toy games that watch their players."""

from __future__ import annotations

from typing import cast

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.engine.registry import find_game

BRUISE_CRUISE = find_game("bruise-cruise")
CARDINAL = find_game("cardinal")
KRAKEN = find_game("kraken")
PIRATES = find_game("pirates")
UNKNOWN = -9


def begin(game: Game, players: int, **options: object) -> Position:
    """A game before its first decision."""
    return game.start(Setup(players=players, options=convert_options(game, options)))


def stroll(position: Position, decisions: int, dice: Dice) -> Position:
    """The position after random decisions, and then on until a seat has a choice; never a finished one."""
    at = position.clone()
    while decisions > 0 or at.player < 0 or len(at.legal()) == 1:
        moves = at.legal()
        at.play(moves[dice.below(len(moves))])
        decisions -= 1
        if at.player == NOBODY:
            return stroll(position, decisions // 2, dice)
    return at


def kraken_choice(players: int, decisions: int, seed: int) -> Position:
    """A choice in the middle of a game of Kraken of at most 40 rounds, everything known."""
    return stroll(begin(KRAKEN, players, rounds=40), decisions, seeded(seed))


def veiled(position: Position, seat: int) -> Position:
    """What the seat knows."""
    copy = position.clone()
    copy.veil(seat)
    return copy


class Guess(Position):
    """Seat 0 guesses which hand holds a pearl, or declines (worth a half); whoever is right has all.

    Moves are numbered from 5,000. The position counts how often it was played from while the pearl was
    known, and that without having been imagined: a bot must never do that.
    """

    peeks = 0

    def __init__(self, pearl: int) -> None:
        super().__init__(0)
        self.pearl = pearl
        self.imagined = False
        self.result = 0.0

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        if self.player != NOBODY:
            for move in (5000, 5001, 5002):
                moves.add(move)

    def play(self, move: int) -> None:
        if self.pearl != UNKNOWN and not self.imagined:
            Guess.peeks += 1
        self.result = 0.5 if move == 5002 else float(move - 5000 == self.pearl)
        self.player = NOBODY

    def clone(self) -> Guess:
        copy = Guess(self.pearl)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast("Guess", other)
        self.player = source.player
        self.pearl = source.pearl
        self.imagined = source.imagined
        self.result = source.result

    def worth(self, seat: int) -> float:
        return self.result if seat == 0 else 1 - self.result

    def numbers(self) -> list[int]:
        return [int(self.player), self.pearl]

    def veil(self, seat: int) -> None:
        self.pearl = UNKNOWN
        self.imagined = False

    def imagine(self, dice: Dice) -> None:
        self.pearl = int(dice.below(2))
        self.imagined = True


class Duel(Position):
    """Two seats choose 0 or 1 at the same time, independently; one point is lost for each 0."""

    def __init__(self) -> None:
        super().__init__(0)
        self.chosen = [-1, -1]

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        if self.player != NOBODY:
            moves.add(0)
            moves.add(1)

    def play(self, move: int) -> None:
        self.chosen[self.player] = move
        left = [seat for seat in (0, 1) if self.chosen[seat] < 0]
        self.player = left[0] if left else NOBODY

    def waiting(self) -> int:
        return sum(1 << seat for seat in (0, 1) if self.chosen[seat] < 0)

    def focus(self, seat: int) -> None:
        self.player = seat

    def clone(self) -> Duel:
        copy = Duel()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        self.player = other.player
        self.chosen = list(cast("Duel", other).chosen)

    def worth(self, seat: int) -> float:
        return 0.5 + (self.chosen[seat] - self.chosen[1 - seat]) / 2

    def numbers(self) -> list[int]:
        return [int(self.player), *self.chosen]
