"""The bot that searches in several processes at once: `uct:milliseconds=200 processes=2`."""

from __future__ import annotations

import subprocess
import weakref
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.bots.bot import Bot, Choice, Clock, SearchBot, asked, mixed
from quarterdeck.bots.joining import join
from quarterdeck.bots.specs import find_bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.messages import speaker
from quarterdeck.workers import WorkersLost, worker_command, worker_environment

SAY: Final = speaker("quarterdeck.table").say
PROCESSES: Final = "processes"
MOST_PROCESSES: Final = 256
SEEDS: Final = 1 << 62


class Question(Struct, frozen=True, kw_only=True):
    """What a helper is asked: what the seat knows, and how long to think about it."""

    game: str
    position: bytes
    """The position file of what the seat knows."""
    seat: int
    spec: str
    simulations: int
    seed: int


class ManyBot(Bot, frozen=True, kw_only=True):
    """A bot whose search runs in this process and in helpers at the same time, each with a tree and dice of its own.

    A budget of simulations is divided, so that the choice is always the same; each has the whole of a time.
    """

    game: Game
    search: SearchBot
    helpers: Helpers

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        search = self.search
        root = asked(veiled, seat)
        number = self.helpers.number + 1
        if len(root.legal()) == 1 or search.simulations < number:
            return search.choose(veiled, seat, dice)
        share = search.simulations // number
        seeds = [int(dice.below(SEEDS)) for _ in range(number)]
        question = Question(
            game=self.game.key, position=self.game.save(root), seat=seat, spec=search.spec, simulations=share, seed=0
        )
        self.helpers.ask([replace(question, seed=seed) for seed in seeds[1:]])
        own = replace(search, simulations=search.simulations - share * (number - 1))
        mine = own.choose(veiled, seat, seeded(seeds[0]))
        considered = join([mine, *self.helpers.hear()])
        if not considered:
            return mine
        judgement = search.judgement
        if judgement is not None and judgement.mixes(root):
            return Choice(mixed(considered, dice), considered)
        move = considered[0][0]
        return replace(mine, move=move, considered=considered) if move == mine.move else Choice(move, considered)


class Helpers:
    """Processes that search, started when they are first asked; they end with this object, or with this process."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._processes: list[subprocess.Popen[bytes]] = []

    def ask(self, questions: list[Question]) -> None:
        """Ask each helper a question; `WorkersLost` if one is gone."""
        if not self._processes:
            self._processes = [started() for _ in range(self.number)]
            weakref.finalize(self, end, self._processes)
        try:
            for process, question in zip(self._processes, questions, strict=True):
                if process.stdin is not None:
                    process.stdin.write(msgspec.json.encode(question) + b"\n")
                    process.stdin.flush()
        except OSError:
            raise WorkersLost(SAY("helper-lost")) from None

    def hear(self) -> list[Choice]:
        """What each has found; `WorkersLost` if one is gone."""
        answers = [process.stdout.readline() for process in self._processes if process.stdout is not None]
        if not all(answer.endswith(b"\n") for answer in answers):
            raise WorkersLost(SAY("helper-lost"))
        return [msgspec.json.decode(answer, type=Choice) for answer in answers]


def started() -> subprocess.Popen[bytes]:
    """A helper that sees the same modules as this process, and that Ctrl-C reaches through us alone."""
    return subprocess.Popen(  # noqa: S603 - our own module
        worker_command("quarterdeck.table.helper"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=worker_environment(),
        start_new_session=True,
    )


def end(processes: list[subprocess.Popen[bytes]]) -> None:
    """End all of them."""
    for process in processes:
        process.kill()
    for process in processes:
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):  # what it was never told cannot be told now
                    pipe.close()


def many_bot(spec: str, game: Game, *, path: str, clock: Clock) -> ManyBot:
    """The bot of a spec that ends in `processes=N`; `Malformed` at `path` if it makes no sense."""
    usual, _, told = spec.strip().rpartition(" ")
    number = told.partition("=")[2]
    if not (number.isascii() and number.isdigit() and len(number) <= len(str(MOST_PROCESSES))):
        raise Malformed(path, SAY("processes-range", most=str(MOST_PROCESSES), number=repr(number)))
    if not 2 <= int(number) <= MOST_PROCESSES:  # noqa: PLR2004 - this one and another one
        raise Malformed(path, SAY("processes-range", most=str(MOST_PROCESSES), number=repr(number)))
    search = find_bot(usual, game, path=path, clock=clock)
    if not isinstance(search, SearchBot):
        raise Malformed(path, SAY("processes-search", spec=repr(usual)))
    return ManyBot(spec=f"{search.spec} {told}", game=game, search=search, helpers=Helpers(int(number) - 1))


def asks_for_many(spec: str) -> bool:
    """Whether a spec of a search of ours ends in `processes=N`."""
    return spec.strip().rpartition(" ")[2].startswith(f"{PROCESSES}=")
