"""Divides a simulation into chunks. Each has dice of its own, so it does not matter which process plays it, or when."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from quarterdeck.bots import Bot, RandomBot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.playout import Playouts
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.position_files import is_whole
from quarterdeck.table.program import ProgramFailed
from quarterdeck.table.program_bot import find_any_bot

FORFEITED: Final = -1
"""In place of the number of an ending: a program has not played as it should, and so lost."""
RANDOM_GAMES: Final = 2_000
"""The number of games in a chunk without search; changing it would change the games of a seed."""


class Job(Struct, frozen=True, kw_only=True):
    """Everything that a process must know to play any chunk of a simulation."""

    game: str
    players: int
    options: dict[str, object]
    pack: Pack | None
    bots: tuple[str, ...]
    games: int
    seed: int
    rows: bool
    """Whether the results of each game are wanted."""
    starts: tuple[bytes, ...] = ()
    """Positions from which games begin, as `Game.save` writes them; none for the normal beginning.

    Two games begin from the first, two from the second, and so on, then again from the first.
    """
    pairs: bool = False
    """Whether games 2k and 2k + 1 have the same chance, since the bots change their seats between them."""


class Order(Struct, frozen=True, kw_only=True):
    """One game of a job, which is to be played."""

    job: Job
    number: int


class Taken(Struct, frozen=True, array_like=True):
    """The number of games with a worth to a bot in a seat."""

    seat: int
    bot: int
    worth: float
    games: int


class GameRows(Struct, frozen=True, array_like=True):
    """The results of each game, in columns."""

    lengths: list[int]
    ended: list[int]
    worths: list[float]
    """The worth of each game to each seat, game by game."""


class Tally(Struct, frozen=True, array_like=True):
    """The results of a chunk."""

    chunk: int
    games: int
    decisions: int
    lengths: dict[int, int]
    ended: dict[int, int]
    """The number of games by ending, numbered as in `Game.endings` from 1; 0 for games stopped at the bound."""
    taken: list[Taken]
    rows: GameRows | None
    failure: str = ""
    """What a program did wrong, if it lost its game by that."""


class Chunks:
    """The chunks of a job. Raises `Malformed` if the job makes no sense."""

    def __init__(self, job: Job, game: Game) -> None:
        self.job = job
        self.game = game
        setup = Setup(players=job.players, options=convert_options(game, job.options), pack=job.pack)
        self.starts = [game.load(start) for start in job.starts] or [game.start(setup)]
        self.imagines = not all(map(is_whole, self.starts))
        """Whether a start leaves something open, which is imagined anew for each game."""
        self.seat_names = game.seats_at(self.starts[0])
        self.bound = game.bound(setup)
        named = len(job.bots) > 1
        self.bots = [
            find_any_bot(spec, game, path=f"bots[{k}]" if named else "bots", clock=time.monotonic_ns)
            for k, spec in enumerate(job.bots)
        ]
        for bot in self.bots:
            bot.check(self.starts[0])
        self.wholly_random = all(isinstance(bot, RandomBot) for bot in self.bots) and self.tells_ending()
        self.size = RANDOM_GAMES if self.wholly_random else 1

    def count(self) -> int:
        """The number of chunks, which are numbered from 0."""
        return -(-self.job.games // self.size)

    def play(self, chunk: int) -> Tally:
        """Play one chunk."""
        if self.wholly_random:
            return self.play_randomly(chunk, min(self.size, self.job.games - chunk * self.size))
        return self.play_game(chunk)

    def tells_ending(self) -> bool:
        """Whether the game's positions know how they ended; if not, the game must be asked each time."""
        playouts = Playouts(self.job.players)
        playouts.run(self.begin(seeded(0)), seeded(0), 1, self.bound)
        return playouts.ended_list() != [0] or playouts.unfinished > 0

    def begin(self, dice: Dice, number: int = 0) -> Position:
        """The position from which a game begins."""
        position = self.starts[number // 2 % len(self.starts)].clone()
        if self.imagines:
            position.imagine(dice)
        return position

    # -- all bots random: compiled -----------------------------------------------------

    def play_randomly(self, chunk: int, games: int) -> Tally:
        """Play random games wholly in compiled code."""
        players = self.job.players
        playouts = Playouts(players)
        dice = seeded(self.job.seed, chunk)
        if self.imagines:
            for _ in range(games):
                playouts.run(self.begin(dice), dice, 1, self.bound)
        else:
            playouts.run(self.starts[0], dice, games, self.bound)
        return Tally(
            chunk=chunk,
            games=games,
            decisions=int(playouts.decisions),
            lengths=playouts.count_lengths(),
            ended=playouts.count_ended(),
            taken=[
                Taken(seat, 0, worth, number)
                for seat in range(players)
                for worth, number in playouts.count_worths(seat).items()
            ],
            rows=GameRows(playouts.length_list(), playouts.ended_list(), playouts.worth_list())
            if self.job.rows
            else None,
        )

    # -- with search -------------------------------------------------------------------

    def play_game(self, number: int) -> Tally:
        """Play one game between bots, each of which sees what its seat may see and has dice of its own."""
        seats = range(self.job.players)
        first = number * (len(seats) + 1)
        chance = seeded(self.job.seed, number // 2 * 2 * (len(seats) + 1) if self.job.pairs else first)
        dice = [seeded(self.job.seed, first + 1 + seat) for seat in seats]
        bots = [self.bots[bot_at(number, seat, self.job)] for seat in seats]
        position = self.begin(chance, number)
        length = 0
        failure = ""
        try:
            while position.player != NOBODY and length < self.bound:
                position.play(next_move(position, bots, chance, dice))
                length += 1
        except ProgramFailed as error:
            loser = int(position.player)
            failure = f"{bots[loser].spec}: {error}"
            ended = FORFEITED
            worths = [0.0 if seat == loser else 1.0 / max(1, len(seats) - 1) for seat in seats]
        else:
            finished = position.player == NOBODY
            ended = self.game.endings.index(self.game.ending(position).how) + 1 if finished else 0
            worths = [position.worth(seat) if finished else 0.0 for seat in seats]
        return Tally(
            chunk=number,
            games=1,
            decisions=length,
            lengths={length: 1},
            ended={ended: 1},
            taken=[Taken(seat, bot_at(number, seat, self.job), worths[seat], 1) for seat in seats],
            rows=GameRows([length], [ended], worths) if self.job.rows else None,
            failure=failure,
        )


def bot_at(number: int, seat: int, job: Job) -> int:
    """The bot in a seat in a game: the list, repeated to fill all seats, moves on by one seat each game."""
    places = max(job.players, len(job.bots))
    return (seat + number) % places % len(job.bots)


def next_move(position: Position, bots: Sequence[Bot], chance: Dice, dice: Sequence[Dice]) -> int:
    """The move of chance, or of the bot that must choose; `dice` are the bots', by seat."""
    if position.player == CHANCE:
        moves = position.legal()
        return moves[chance.below(len(moves))]
    seat = int(position.player)
    veiled = position.clone()
    veiled.veil(seat)
    return bots[seat].choose(veiled, seat, dice[seat]).move
