"""Many games of one set-up, stepped together in compiled code; `Batch` shows them as arrays."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.observer import Observer, Pen
from quarterdeck.engine.position import CHANCE, NOBODY, Position

ALL_LEGAL: Final[i64] = -1
ANYBODY: Final[i64] = -1  # as a learner: whoever must choose
ANOTHER: Final[i64] = -2  # as a learner: another seat in each game
LOST: Final[float] = -1.0
NO: Final[u8] = u8(0)
YES: Final[u8] = u8(1)


@final
class Flock:
    """Games from 0 on, each with its own dice. A game that is over begins anew at once, unless it is told to rest.

    Everything that is told of all games stands in one vector for all of them, game by game, and is written in place.
    """

    def __init__(self, first: Position, players: i64, actions: i64, number: i64, *, ranks: bool) -> None:
        """A number of games that have not begun. With `ranks`, the action k is the k-th listed move."""
        self.first = first
        self.players = players
        self.actions = actions
        self.number = number
        self.ranks = ranks
        self.observer: Observer | None = None
        self.size: i64 = 0
        self.learner = ANYBODY
        self.others_at_random = False
        self.rest = False
        self.seen = first.clone()
        self.games: list[Position] = [first.clone() for _ in range(number)]
        self.moves: list[Moves] = [Moves() for _ in range(number)]
        self.dice: list[Dice] = [seeded(0) for _ in range(number)]
        self.numbers = vec[i64]()  # what the seat that must choose sees
        self.pens: list[Pen] = []  # which write it, one for each game
        self.last_numbers = vec[i64]()  # what the learner saw of the latest game that ended and has begun anew
        self.last_pens: list[Pen] = []
        self.masks = vec[u8]([NO] * int(number * actions))  # 1 for its legal actions
        self.seats = vec[i64]([0] * int(number))  # which seat that is
        self.rewards = vec[float]([0.0] * int(number * players))  # of the last step, for each seat
        self.won = vec[float]([0.0] * int(number))  # of the last step, for the learner
        self.over = vec[u8]([NO] * int(number))  # 1 if the last step ended a game
        self.resting = vec[u8]([NO] * int(number))  # 1 if the game is over and has not begun anew
        self.chosen = vec[u8]([NO] * int(number))  # 1 if the learner has chosen in this game

    def observe_with(self, observer: Observer, size: i64) -> None:
        """Write after each step what the seat that must choose sees: so many numbers."""
        self.observer = observer
        self.size = size
        self.numbers = vec[i64]([0] * int(self.number * size))
        self.pens = self.pens_for(self.numbers)

    def let_learn(self, learner: i64, *, others_at_random: bool, rest: bool) -> None:
        """Ask only one seat in each game, a seat or ANOTHER; others play at random, or wait for `let`. After `observe_with`.

        With `rest`, a game that is over stays so until it is begun.
        """
        self.learner = learner
        self.others_at_random = others_at_random
        self.rest = rest
        if not rest:
            self.last_numbers = vec[i64]([0] * int(self.number * self.size))
            self.last_pens = self.pens_for(self.last_numbers)

    def pens_for(self, numbers: vec[i64]) -> list[Pen]:
        """Pens that write what is seen of each game, one below the other."""
        return [Pen(numbers, k * self.size) for k in range(self.number)]

    # -- beginning ------------------------------------------------------------------------------

    def begin(self, seed: i64) -> None:
        """Begin all games; game k has the k-th stream of the seed."""
        for k in range(self.number):
            self.dice[k] = seeded(seed, k)
            self.begin_alone(k)

    def begin_alone(self, k: i64) -> None:
        """Begin a game, whatever has become of it; nothing has been won in it."""
        self.clear_reward(k)
        self.begin_one(k)
        self.show(k)

    def begin_one(self, k: i64) -> None:
        """Begin a game, up to the first choice that somebody is asked for."""
        game = self.games[k]
        self.resting[k] = NO
        self.chosen[k] = NO
        while True:
            game.copy_from(self.first)
            if self.learner == ANOTHER:
                self.seats[k] = self.dice[k].below(self.players)
            else:
                self.seats[k] = self.learner
            self.settle(k, game)
            if game.player != NOBODY:
                return

    # -- going on ----------------------------------------------------------------------------------

    def illegal(self, actions: vec[i64]) -> i64:
        """The first game whose action is not legal, or ALL_LEGAL; games that rest have none."""
        masks = self.masks
        for k in range(self.number):
            action = actions[k]
            if self.resting[k] == NO and (
                action < 0 or action >= self.actions or masks[k * self.actions + action] == NO
            ):
                return k
        return ALL_LEGAL

    def step(self, actions: vec[i64]) -> None:
        """Make one choice in each game. Games that rest begin anew; an action that is not legal loses the game."""
        for k in range(self.number):
            game = self.games[k]
            if self.resting[k] == YES:
                self.begin_alone(k)
                continue
            self.clear_reward(k)
            self.chosen[k] = YES
            action = actions[k]
            if self.masks[k * self.actions + action] == NO:
                self.lose(k)
                continue
            game.play(self.moves[k].items[action] if self.ranks else action)
            self.go_on(k, game)

    def let(self, k: i64, move: i64) -> None:
        """Make the choice of another seat than the learner, which must choose in a game."""
        game = self.games[k]
        game.play(move)
        self.go_on(k, game)

    def waits_for_other(self, k: i64) -> bool:
        """Whether a game goes on only after another seat than the learner has chosen."""
        game = self.games[k]
        return self.learner != ANYBODY and self.resting[k] == NO and game.player != self.seats[k]

    def go_on(self, k: i64, game: Position) -> None:
        """Go on after a choice, to the next one that somebody is asked for."""
        self.settle(k, game)
        if game.player == NOBODY:
            self.end(k, game)
        self.show(k)

    def settle(self, k: i64, game: Position) -> None:
        """Let chance play, and others at random, until a seat must choose; write which moves it has."""
        moves = self.moves[k]
        self.mark(k, moves, NO)
        game.find_moves(moves)
        dice = self.dice[k]
        while game.player == CHANCE or (self.others_at_random and self.leaves_it_to_others(k, game, moves)):
            game.play(moves.items[dice.below(moves.count)])
            game.find_moves(moves)
        if not self.leaves_it_to_others(k, game, moves):
            self.mark(k, moves, YES)

    def leaves_it_to_others(self, k: i64, game: Position, moves: Moves) -> bool:
        """Whether another seat than the learner must choose; a learner that may choose, too, is asked first."""
        seat = self.seats[k]
        if self.learner == ANYBODY or game.player < 0 or game.player == seat:
            return False
        if game.waiting() >> seat & 1 == 0:
            return True
        game.focus(seat)
        game.find_moves(moves)
        return False

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

    # -- ending -----------------------------------------------------------------------------------------

    def clear_reward(self, k: i64) -> None:
        """Nobody has won anything in this step."""
        self.over[k] = NO
        self.won[k] = 0.0
        for seat in range(k * self.players, (k + 1) * self.players):
            self.rewards[seat] = 0.0

    def end(self, k: i64, game: Position) -> None:
        """Write what each seat has won, and begin anew or rest; a game in which the learner had no choice is forgotten."""
        if self.learner != ANYBODY and self.chosen[k] == NO:
            self.begin_one(k)
            return
        players = self.players
        for seat in range(players):
            share = game.worth(seat)
            self.rewards[k * players + seat] = share if players == 1 else float(players) * share - 1.0
        if self.learner != ANYBODY:
            self.won[k] = self.rewards[k * players + self.seats[k]]
        self.finish(k)

    def lose(self, k: i64) -> None:
        """End a game that the learner has lost by an action that is not legal."""
        self.won[k] = LOST
        self.rewards[k * self.players + self.seats[k]] = LOST
        self.mark(k, self.moves[k], NO)
        self.finish(k)
        self.show(k)

    def finish(self, k: i64) -> None:
        """Begin a game anew that has just ended, or let it rest."""
        self.over[k] = YES
        if self.rest:
            self.resting[k] = YES
            return
        if self.learner != ANYBODY:
            self.write(k, self.seats[k], self.last_pens)
        self.begin_one(k)

    # -- what is seen --------------------------------------------------------------------------------------

    def show(self, k: i64) -> None:
        """Write who must choose, or else learns, and what that seat sees."""
        if self.learner == ANYBODY:
            self.seats[k] = self.games[k].player
        self.write(k, self.seats[k], self.pens)

    def write(self, k: i64, seat: i64, pens: list[Pen]) -> None:
        """Write what a seat sees of a game."""
        observer = self.observer
        if observer is not None:
            seen = self.seen
            seen.copy_from(self.games[k])
            seen.veil(seat)
            pen = pens[k]
            pen.begin()
            observer.observe(seen, seat, pen)
