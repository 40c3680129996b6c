"""What is counted in the games of a report: the same for every game, from its positions and its notation."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from math import log10
from typing import Final

from msgspec import Struct, field

from quarterdeck.engine.game import Game
from quarterdeck.engine.position import CHANCE, NOBODY, Position

PARTS: Final = 20
"""A game is divided into so many parts of equal length, to see how the number of moves changes on the way."""


class Share(Struct):
    """How those fared who did a certain thing."""

    games: int = 0
    """How often somebody did it; once in a game for each seat, however often the seat repeated it."""
    worth: float = 0.0
    """The sum of what these games were worth to those seats."""

    def add(self, games: int, worth: float) -> None:
        """Count some more."""
        self.games += games
        self.worth += worth


class Counts(Struct):
    """How some games have gone; counts of several processes are added up."""

    players: int
    games: int = 0
    unfinished: int = 0
    seats: list[Share] = field(default_factory=list)
    """By seat."""
    turns: list[Share] = field(default_factory=list)
    """By the order in which seats made their first choice, or the first of those that are asked about."""
    reordered: int = 0
    """Games in which these choices were not made in the order of the seats."""
    draws: int = 0
    """Games that several seats shared."""
    endings: dict[str, int] = field(default_factory=dict)
    choices: dict[int, int] = field(default_factory=dict)
    """Games by how many choices the players had in them; a move is a choice if there is another one."""
    options: int = 0
    """The sum of the numbers of moves, over all choices."""
    on_the_way: list[int] = field(default_factory=lambda: [0] * PARTS)
    """For each part of the game: the sum of the numbers of moves over all choices in it; below, the number of these choices."""
    chosen_on_the_way: list[int] = field(default_factory=lambda: [0] * PARTS)
    tree: float = 0.0
    """The sum over all games of the decimal logarithm of the product of the numbers of moves."""
    chances: int = 0
    """Events of chance with more than one outcome."""
    openings: dict[str, Share] = field(default_factory=dict)
    """By the first choice of a game, for the seat that made it."""
    made: dict[str, Share] = field(default_factory=dict)
    """By a choice, in notation."""
    kinds: dict[str, Share] = field(default_factory=dict)
    """By the first word of choices."""

    def add(self, other: Counts) -> None:
        """Count other games as well."""
        for name in ("games", "unfinished", "reordered", "draws", "options", "tree", "chances"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("endings", "choices"):
            mine = getattr(self, name)
            for key, number in getattr(other, name).items():
                mine[key] = mine.get(key, 0) + number
        for name in ("on_the_way", "chosen_on_the_way"):
            setattr(self, name, [a + b for a, b in zip(getattr(self, name), getattr(other, name), strict=True)])
        for share, more in zip([*self.seats, *self.turns], [*other.seats, *other.turns], strict=True):
            share.add(more.games, more.worth)
        for name in ("openings", "made", "kinds"):
            shares = getattr(self, name)
            for text, more in getattr(other, name).items():
                shares.setdefault(text, Share()).add(more.games, more.worth)


def none_yet(players: int) -> Counts:
    """Counts of no games."""
    return Counts(players, seats=[Share() for _ in range(players)], turns=[Share() for _ in range(players)])


class Watcher:
    """Watches one game, and counts it in the end."""

    def __init__(self, game: Game, first: str = "*") -> None:
        """Only choices whose notation is like `first`, in which `*` stands for anything, tell whose turn comes first."""
        self.game = game
        self.first = first
        self.numbers: list[int] = []
        self.chances = 0
        self.opening: tuple[str, int] | None = None
        self.turns: list[int] = []
        self.made: set[tuple[str, int]] = set()

    def watch(self, position: Position, moves: Sequence[int], move: int) -> None:
        """Note a move that is going to be played."""
        if len(moves) == 1:
            return
        if position.player == CHANCE:
            self.chances += 1
            return
        choice = (self.game.text(position, move), int(position.player))
        self.numbers.append(len(moves))
        self.made.add(choice)
        if self.opening is None:
            self.opening = choice
        if choice[1] not in self.turns and fnmatchcase(choice[0], self.first):
            self.turns.append(choice[1])

    def count(self, counts: Counts, position: Position) -> None:
        """Add the game to the counts, from its last position; of a game that did not end only that is counted."""
        counts.games += 1
        if position.player != NOBODY:
            counts.unfinished += 1
            return
        worths = [float(position.worth(seat)) for seat in range(counts.players)]
        how = self.game.ending(position).how
        counts.endings[how] = counts.endings.get(how, 0) + 1
        counts.draws += counts.players > 1 and max(worths) < 1
        for share, worth in zip(counts.seats, worths, strict=True):
            share.add(1, worth)
        for share, seat in zip(counts.turns, self.turns, strict=False):
            share.add(1, worths[seat])
        counts.reordered += self.turns != sorted(self.turns)
        total = len(self.numbers)
        counts.choices[total] = counts.choices.get(total, 0) + 1
        counts.options += sum(self.numbers)
        counts.tree += sum(map(log10, self.numbers))
        counts.chances += self.chances
        for at, number in enumerate(self.numbers):
            part = at * PARTS // total
            counts.on_the_way[part] += number
            counts.chosen_on_the_way[part] += 1
        if self.opening is not None:
            text, seat = self.opening
            counts.openings.setdefault(text, Share()).add(1, worths[seat])
        for text, seat in sorted(self.made):
            counts.made.setdefault(text, Share()).add(1, worths[seat])
        for kind, seat in sorted({(text.split(" ")[0], seat) for text, seat in self.made}):
            counts.kinds.setdefault(kind, Share()).add(1, worths[seat])
