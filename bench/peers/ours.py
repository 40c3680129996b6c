"""Our Cardinal, played as the peers play it: where a ship goes and where the pirate goes are one action."""

from __future__ import annotations

import msgspec
from peers.rules import Started
from starts import begin

from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import find_game

GAME = find_game("cardinal")


class OneAction:
    """A game of ours, by the actions of rules.py. Squares are numbered from a1 to the right, then downwards."""

    def __init__(self, size: int, first: int) -> None:
        self.size = size
        self.position = begin("cardinal", 2, rows=size, columns=size)
        self.position.play(GAME.parse(self.position, ("coin orange", "coin green")[first]))

    def legal(self) -> list[int]:
        """The actions, ascending."""
        return sorted(self.actions())

    def play(self, action: int) -> None:
        """Make the one or two moves that are this action."""
        for move in self.actions()[action]:
            self.position.play(move)

    def winner(self) -> int:
        """The seat that has won; -1 for a draw."""
        winners = GAME.ending(self.position).winners
        return winners[0] if len(winners) == 1 else -1

    def actions(self) -> dict[int, tuple[int, ...]]:
        """The moves of ours that each action is."""
        squares = self.size**2
        found: dict[int, tuple[int, ...]] = {}
        for ship in self.position.legal():
            after = self.position.clone()
            after.play(ship)
            first = self.square(GAME.text(self.position, ship)) * (squares + 1)
            texts = {move: GAME.text(after, move) for move in after.legal()}
            choices = {self.square(text): (ship, move) for move, text in texts.items() if "@" in text}
            if choices:
                found |= {first + square: moves for square, moves in choices.items()}
                continue
            stood, came = pirate(self.position), pirate(after)  # one that has no choice has come by itself
            found[first + (squares if came == stood else came)] = (ship,)
        return found

    def square(self, text: str) -> int:
        """The number of the square at the end of a move."""
        return (int(text[-1]) - 1) * self.size + ord(text[-2]) - ord("a")


def pirate(position: Position) -> int:
    """The square of the pirate; -1 if it is nowhere."""
    rows: list[str] = msgspec.json.decode(GAME.save(position))["board"]
    return "".join(rows).replace(" ", "").find("P")


def started(size: int, first: int) -> Started:
    """A game of ours."""
    game = OneAction(size, first)
    return game.legal, game.play, game.winner
