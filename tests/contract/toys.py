"""What all toy games share, so that each of them shows one part of the contract only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self, cast

import msgspec
from msgspec import Struct

from quarterdeck.engine.clauses import Clause
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import Malformed, Refusal
from quarterdeck.engine.game import Ending, Game, Sentence, Setup, Terms
from quarterdeck.engine.log import Log
from quarterdeck.engine.position import Position
from quarterdeck.scene.shapes import Scene, Words


class NoOptions(Struct, frozen=True, kw_only=True):
    """There is nothing to choose."""


class ToyPosition(Position):
    """A position whose whole state is a list of numbers."""

    def __init__(self, player: int, state: list[int]) -> None:
        super().__init__(player)
        self.state = state

    @classmethod
    def fresh(cls) -> Self:
        """The position before the first decision."""
        raise NotImplementedError

    def clone(self) -> Self:
        copy = type(self).fresh()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast(ToyPosition, other)
        self.player = source.player
        self.ended = source.ended
        self.state[:] = source.state

    def numbers(self) -> list[int]:
        return [self.player, self.ended, *self.state]


class ToyGame(Game, frozen=True, kw_only=True):
    """A game whose moves have one word each, and whose only clause is that some moves are not legal."""

    position: type[ToyPosition]
    words: tuple[str, ...]
    """The notation of each move."""
    options: type[Struct] = NoOptions
    rules_version: int = 1
    endings: tuple[str, ...] = ("done",)
    tagline: str = "A toy"

    def start(self, setup: Setup) -> Position:
        if setup.players not in self.players:
            raise Malformed("players", "a toy is for its own number of players")
        return self.position.fresh()

    def bound(self, setup: Setup) -> int:
        return 100

    def clauses(self) -> Sequence[Clause]:
        return (Clause("TOY-1", "Some moves are not legal.", "Rules"),)

    def why_not(self, position: Position, move: int) -> Refusal | None:
        if move in position.legal():
            return None
        return Refusal(clause="TOY-1", sentence="That is not legal now.")

    def text(self, position: Position, move: int) -> str:
        return self.words[move]

    def parse(self, position: Position, text: str) -> int:
        if text not in self.words:
            raise Malformed("move", f"{text!r} is no move")
        return self.words.index(text)

    def story(self, log: Log) -> list[Sentence]:
        return [Sentence(f"{kind} {who} {what} {more}") for kind, who, what, more in log.entries()]

    def ending(self, position: Position) -> Ending:
        best = max(position.worth(seat) for seat in range(self.players[0]))
        winners = tuple(seat for seat in range(self.players[0]) if position.worth(seat) == best)
        return Ending("done", winners, Sentence("Done."))

    def scene(self, veiled: Position, seat: int, moves: Iterable[int]) -> Scene:
        hot = [self.text(veiled, move) for move in moves]
        cold = [text for text in self.words if hot and text not in hot]
        chosen: list[tuple[str, str | None, str | None]] = [(text, text, None) for text in hot]
        chosen += [(text, None, text) for text in cold]
        shapes = tuple(
            Words(id=text, role="text", label=text, move=move, attempt=attempt, x=0, y=k, size=1, text=text)
            for k, (text, move, attempt) in enumerate(chosen)
        )
        return Scene(
            game=self.key,
            title=self.title,
            summary=str(veiled.numbers()),
            status="done" if veiled.over() else f"{veiled.player} chooses",
            width=100,
            height=100,
            shapes=shapes,
        )

    def save(self, position: Position) -> bytes:
        return msgspec.json.encode(position.numbers())

    def load(self, data: bytes) -> Position:
        position = self.position.fresh()
        position.player, position.ended, *position.state = msgspec.json.decode(data, type=list[int])
        return position

    def terms(self, position: Position) -> Terms:
        return Terms(players=self.players[0], options={})

    def conserved(self, position: Position) -> Mapping[str, int]:
        return {"numbers": len(position.numbers())}


def shuffled(items: list[int], dice: Dice) -> list[int]:
    """The items in a random order."""
    left = list(items)
    return [left.pop(dice.below(len(left))) for _ in items]
