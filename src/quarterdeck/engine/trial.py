"""A game under trial: what the laws have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import Position


class LawBroken(AssertionError):
    """A game breaks a law: its number, and what happened."""

    def __init__(self, law: int, happened: str) -> None:
        super().__init__(f"law {law}: {happened}")
        self.law = law
        self.happened = happened


class Excuse(Struct, frozen=True, kw_only=True):
    """A question that a game asks although all can see its only answer (law 13)."""

    answer: str
    """The first word of that answer in notation; empty: whatever it is."""
    when: Callable[[Game, Position], bool]
    """In which positions it may be asked."""
    why: str
    """Why the game asks it all the same, with the clause."""


class Trial:
    """A game under trial: its rules, a set-up, and dice for the random games.

    Of long games the laws that cost most look at every `stride`-th position only. `excused` is what may be asked although
    all can see its only answer (law 13).
    """

    def __init__(
        self, game: Game, setup: Setup, seed: int, stride: int = 1, *, excused: tuple[Excuse, ...] = ()
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.stride = stride
        self.excused = excused

    def dice(self, stream: int) -> Dice:
        """Dice of their own for each use."""
        return seeded(self.seed, stream)

    def viewers(self) -> range:
        """All seats, and a spectator."""
        return range(-1, self.setup.players)

    def walk(self, stream: int = 0) -> Iterator[Position]:
        """The positions of a random game, the start and the end included; always the same object."""
        dice = self.dice(stream)
        position = self.game.start(self.setup)
        yield position
        for _ in range(self.game.bound(self.setup)):
            if position.over():
                return
            position.play(pick(position.legal(), dice))
            yield position
        if not position.over():
            raise LawBroken(7, f"a random game is not over after {self.game.bound(self.setup)} decisions")

    def sample(self) -> Iterator[Position]:
        """Every `stride`-th position of the walk, the start and the end included."""
        for k, position in enumerate(self.walk()):
            if k % self.stride == 0 or position.over():
                yield position


def pick(moves: list[int], dice: Dice) -> int:
    """One of the moves, equally likely."""
    return moves[dice.below(len(moves))]


def demand(law: int, kept: bool, happened: str) -> None:  # noqa: FBT001 - reads as a sentence: demand(law, fact, else)
    """The fact holds, or the law is broken."""
    if not kept:
        raise LawBroken(law, happened)


def view(position: Position, seat: int) -> Position:
    """What a seat knows of a position."""
    veiled = position.clone()
    veiled.veil(seat)
    return veiled
