"""Many games of one set-up, stepped together in compiled code; `Batch` shows them as arrays."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.observer import Observer
from quarterdeck.engine.position import CHANCE, NOBODY, Position

ALL_LEGAL: Final[i64] = -1
NO: Final[u8] = u8(0)
YES: Final[u8] = u8(1)


@final
class Flock:
    """Games from 0 on, each with its own dice. A game that is over begins anew at once.

    Everything that is told of all games stands in one vector for all of them, game by game, and is written in place.
    """

    def __init__(self, first: Position, players: i64, actions: i64, number: i64, *, ranks: bool) -> None:
        """So many games that have not begun. With `ranks`, the action k is the k-th listed move."""
        self.first = first
        self.players = players
        self.actions = actions
        self.number = number
        self.ranks = ranks
        self.observer: Observer | None = None
        self.size: i64 = 0
        self.seen = first.clone()
        self.games: list[Position] = [first.clone() for _ in range(number)]
        self.moves: list[Moves] = [Moves() for _ in range(number)]
        self.dice: list[Dice] = [seeded(0) for _ in range(number)]
        self.numbers = vec[i64]()  # what the seat that must choose sees
        self.masks = vec[u8]([NO] * int(number * actions))  # 1 for its legal actions
        self.seats = vec[i64]([0] * int(number))  # which seat that is
        self.rewards = vec[float]([0.0] * int(number * players))  # of the last step, for each seat
        self.over = vec[u8]([NO] * int(number))  # 1 if the last step ended a game

    def observe_with(self, observer: Observer, size: i64) -> None:
        """Write after each step what the seat that must choose sees: so many numbers."""
        self.observer = observer
        self.size = size
        self.numbers = vec[i64]([0] * int(self.number * size))

    def begin(self, seed: i64) -> None:
        """Begin all games; game k has the k-th stream of the seed."""
        for k in range(self.number):
            self.dice[k] = seeded(seed, k)
            self.clear_reward(k)
            self.begin_one(k)
            self.show(k)

    def begin_one(self, k: i64) -> None:
        """Begin a game, up to its first choice."""
        game = self.games[k]
        while True:
            game.copy_from(self.first)
            self.settle(k, game)
            if game.player != NOBODY:
                return

    def illegal(self, actions: vec[i64]) -> i64:
        """The first game whose action is not legal, or ALL_LEGAL."""
        masks = self.masks
        for k in range(self.number):
            action = actions[k]
            if action < 0 or action >= self.actions or masks[k * self.actions + action] == NO:
                return k
        return ALL_LEGAL

    def step(self, actions: vec[i64]) -> None:
        """Make one choice in each game; all must be legal. Games that are over then begin anew."""
        for k in range(self.number):
            game = self.games[k]
            self.clear_reward(k)
            game.play(self.moves[k].items[actions[k]] if self.ranks else actions[k])
            self.settle(k, game)
            if game.player == NOBODY:
                self.reward(k, game)
                self.begin_one(k)
            self.show(k)

    def settle(self, k: i64, game: Position) -> None:
        """Let chance play until a seat must choose, and write which moves it has."""
        moves = self.moves[k]
        self.mark(k, moves, NO)
        game.find_moves(moves)
        dice = self.dice[k]
        while game.player == CHANCE:
            game.play(moves.items[dice.below(moves.count)])
            game.find_moves(moves)
        self.mark(k, moves, YES)

    def mark(self, k: i64, moves: Moves, mark: u8) -> None:
        """Write the mask of the listed moves."""
        masks = self.masks
        at = k * self.actions
        if self.ranks:
            for place in range(min(moves.count, self.actions)):
                masks[at + place] = mark
            return
        items = moves.items
        for place in range(moves.count):
            masks[at + items[place]] = mark

    def clear_reward(self, k: i64) -> None:
        """Nobody has won anything in this step."""
        self.over[k] = NO
        for seat in range(k * self.players, (k + 1) * self.players):
            self.rewards[seat] = 0.0

    def reward(self, k: i64, game: Position) -> None:
        """Write what each seat has won: its share times the seats, less 1; alone, its share."""
        self.over[k] = YES
        players = self.players
        for seat in range(players):
            share = game.worth(seat)
            self.rewards[k * players + seat] = share if players == 1 else float(players) * share - 1.0

    def show(self, k: i64) -> None:
        """Write who must choose, and what that seat sees."""
        game = self.games[k]
        self.seats[k] = game.player
        observer = self.observer
        if observer is not None:
            seen = self.seen
            seen.copy_from(game)
            seen.veil(game.player)
            observer.observe(seen, game.player, self.numbers, k * self.size)
