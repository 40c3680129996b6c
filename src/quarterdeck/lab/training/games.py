"""Plays the games that a network learns from, in several processes; the same seed gives the same samples on any number of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from typing import Final, Self

import msgspec
from librt.vecs import vec  # plain Python: observers write into it
from msgspec import Struct
from mypy_extensions import i64  # plain Python: as above

from quarterdeck.bots import Bot, find_bot
from quarterdeck.bots.bot import Choice
from quarterdeck.bots.playing import play
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.observation import Observation
from quarterdeck.engine.observer import Pen
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import Position
from quarterdeck.lab.portions import Progress, play_portions
from quarterdeck.lab.say import SAY

GAMES: Final = 10
"""Games that a process plays before it hands over what was seen in them."""
STRAY: Final = 5
"""One of so many choices is made at random, so that the network also sees what good players avoid."""
OF_SEARCH: Final = 0.75
"""How much of what is to be learned is what the search said; the rest is how the game ended, which is sure but full of chance."""


class Order(Struct, frozen=True, kw_only=True):
    """Which games are to be played: by a bot for two seats, from the usual beginning."""

    game: str
    options: dict[str, object]
    bot: str
    seed: int
    first: int = 0
    games: int


class Seen(Struct, frozen=True, array_like=True):
    """The numbers of an observation that are not 0, with their places; packed, since a training keeps millions of them."""

    places: bytes
    """A number of 32 bits for each, in the machine's order of bytes."""
    numbers: bytes
    """As many of them."""

    @classmethod
    def of(cls, numbers: Mapping[int, int]) -> Self:
        """Pack numbers by place."""
        return cls(array("i", numbers).tobytes(), array("i", numbers.values()).tobytes())

    def by_place(self) -> dict[int, int]:
        """The numbers by place."""
        return dict(zip(array("i", self.places), array("i", self.numbers), strict=True))


class Sample(Struct, frozen=True, array_like=True):
    """What a seat saw that had to choose, and what share of the result it could expect."""

    game: int
    seen: Seen
    share: float


def lines_of(samples: Iterable[Sample]) -> bytes:
    """Samples as a file keeps them: one to a line, as JSON with names."""
    return b"".join(
        msgspec.json.encode({"game": one.game, "seen": one.seen.by_place(), "share": one.share}) + b"\n"
        for one in samples
    )


class Looking(Struct, frozen=True, array_like=True):
    """What a seat saw, and what the search promised it."""

    seat: int
    seen: Seen
    promised: float


class Teacher(Bot, frozen=True, kw_only=True):
    """A bot that notes what it sees and what it expects, and now and then plays anything."""

    bot: Bot
    observation: Observation
    pen: Pen
    looks: list[Looking]

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        choice = self.bot.choose(veiled, seat, dice)
        if choice.considered:
            self.looks.append(Looking(seat, seen_by(self.observation, self.pen, veiled, seat), choice.considered[0][2]))
        if dice.below(STRAY):
            return choice
        moves = veiled.legal()
        return Choice(moves[dice.below(len(moves))])


def seen_by(observation: Observation, pen: Pen, veiled: Position, seat: int) -> Seen:
    """What a seat sees, written by a pen for all numbers of the observation."""
    pen.begin()
    observation.observer.observe(veiled, seat, pen)
    return Seen.of({place: int(number) for place, number in enumerate(pen.numbers) if number})


def setup_of(game: Game, options: dict[str, object]) -> Setup:
    """The set-up of the games: two players, and the game's own content."""
    return Setup(players=2, options=convert_options(game, options), pack=None)


def observation_of(game: Game, setup: Setup) -> Observation:
    """What a seat sees; `Malformed` if the game does not say."""
    found = game.observation(setup)
    if found is None:
        raise Malformed("game", SAY("train-blind", game=game.title))
    return found


def play_samples(game: Game, order: Order, *, workers: int, progress: Progress) -> list[Sample]:
    """The samples of all games of an order, in the order of the games."""
    (parts,) = play_portions(
        [order],
        lambda portion: play_part(game, portion),
        list[Sample],
        module="quarterdeck.lab.training.worker",
        size=GAMES,
        workers=workers,
        progress=progress,
    )
    return [sample for part in parts for sample in part]


def play_part(game: Game, order: Order) -> list[Sample]:
    """The samples of the games of an order, played one after the other."""
    setup = setup_of(game, order.options)
    start = game.start(setup)
    bot = find_bot(order.bot, game)
    observation = observation_of(game, setup)
    pen = Pen(vec[i64]([0] * observation.size), 0)  # one for all: what a compiled pen gets from here is never freed
    teacher = Teacher(spec=bot.spec, bot=bot, observation=observation, pen=pen, looks=[])
    samples: list[Sample] = []
    for number in range(order.first, order.first + order.games):
        position = start.clone()
        play(position, [teacher, teacher], order.seed, number)
        if position.over():
            samples += [Sample(number, look.seen, share_of(look, position)) for look in teacher.looks]
        teacher.looks.clear()
    return samples


def share_of(look: Looking, over: Position) -> float:
    """What the network is to promise: mostly what the search did, a little what came of it."""
    return OF_SEARCH * look.promised + (1 - OF_SEARCH) * over.worth(look.seat)
