"""The parts that all laws share: a game under trial, excuses, and checks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

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
    """A question that a game asks although everybody can see its only answer (law 13)."""

    answer: str
    """The first word of that answer in notation; empty for any answer."""
    when: Callable[[Game, Position], bool]
    """The positions in which it may be asked."""
    why: str
    """The reason why the game asks it, with the clause."""


class NotPlayable(Exception):
    """A trial was given a move that is not legal where it should be made."""


class Trial:
    """A game under trial: its rules, a set-up, and dice for the random games.

    In long games the most expensive laws look only at every `stride`-th position. `excused` are questions that may be asked
    although everybody can see their only answer (law 13). With `moves` just these are made instead of random ones; the game
    need not be over after them, and the expensive laws look only at its start and at its last position. `note` is told each position and the move that is about to be made in it.
    """

    def __init__(  # noqa: PLR0913 - what is played, and how it is looked at
        self,
        game: Game,
        setup: Setup,
        seed: int,
        stride: int = 1,
        *,
        excused: tuple[Excuse, ...] = (),
        moves: Sequence[int] | None = None,
        note: Callable[[Position, int], None] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.stride = stride
        self.excused = excused
        self.moves = moves
        self.note = note
        self.made: list[int] = []
        """The moves of the latest game, as far as it was played."""

    def dice(self, stream: int) -> Dice:
        """Separate dice for each use."""
        return seeded(self.seed, stream)

    def viewers(self) -> range:
        """All seats, and a spectator."""
        return range(-1, self.setup.players)

    def walk(self, stream: int = 0, before: Callable[[Position, int], None] | None = None) -> Iterator[Position]:
        """The positions of a random game, including start and end; it is always the same object.

        `before` is called with each move before it is made.
        """
        dice = self.dice(stream)
        self.made = []
        position = self.game.start(self.setup)
        yield position
        for _ in range(self.game.bound(self.setup)):
            if position.over():
                return
            move = self.next_move(position, dice)
            if move is None:
                return
            for told in (before, self.note):
                if told is not None:
                    told(position, move)
            self.made.append(move)
            position.play(move)
            yield position
        if not position.over():
            raise LawBroken(7, f"a random game is not over after {self.game.bound(self.setup)} decisions")

    def next_move(self, position: Position, dice: Dice) -> int | None:
        """A random move, or the next of the given ones; None after the last of these."""
        legal = position.legal()
        if self.moves is None:
            return pick(legal, dice)
        if len(self.made) == len(self.moves):
            return None
        move = self.moves[len(self.made)]
        if move not in legal:
            raise NotPlayable(f"move {len(self.made) + 1} is not legal")
        return move

    def sample(self) -> Iterator[Position]:
        """Every `stride`-th position of the walk, including start and end; of given moves only these two."""
        for k, position in enumerate(self.walk()):
            if position.over() or k in (0, len(self.moves or ())) or (self.moves is None and k % self.stride == 0):
                yield position


def pick(moves: list[int], dice: Dice) -> int:
    """One of the moves, all equally likely."""
    return moves[dice.below(len(moves))]


def demand(law: int, kept: bool, happened: str) -> None:  # noqa: FBT001 - reads as a sentence: demand(law, fact, else)
    """Raise `LawBroken` unless the fact is true."""
    if not kept:
        raise LawBroken(law, happened)


def view(position: Position, seat: int) -> Position:
    """A copy of the position with only what a seat knows."""
    veiled = position.clone()
    veiled.veil(seat)
    return veiled
