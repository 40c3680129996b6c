"""A process in which the laws look at somebody's game: it may crash, print or never come back, and only this process suffers."""

from __future__ import annotations

import faulthandler
import os
import sys
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import IO, Final

import msgspec
from msgspec import Struct

from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import check_players, read_pack
from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.options import check_chosen, read_options, split_options
from quarterdeck.engine.position import Position
from quarterdeck.engine.registry import GROUP, find_game, keys
from quarterdeck.engine.trial import Excuse, Trial
from quarterdeck.lab.laws.checking import Checking, Course, Hearer, LawResult, read_moves
from quarterdeck.lab.laws.setups import Wanted, unusual
from quarterdeck.lab.laws.shrinking import in_word, place
from quarterdeck.messages.language import speaking

PLACE: Final = ":"
"""What a game has in its name that is not installed: `module:attribute`."""


class Order(Struct, frozen=True, kw_only=True):
    """What is asked on the command line."""

    game: str
    folder: str
    """Where modules are looked for besides where Python looks."""
    language: str
    laws: tuple[int, ...]
    games: int
    seed: int
    stride: int
    players: int | None = None
    options: tuple[str, ...] = ()
    pack: str | None = None
    excuses: str | None = None
    moves: str | None = None


class Ready(Struct, frozen=True, kw_only=True, tag="ready"):
    """The game is loaded."""

    title: str


class Begun(Struct, frozen=True, tag="game"):
    """A law begins to look at a game."""

    law: int
    number: int
    seed: int
    players: int
    options: dict[str, object]


class Step(Struct, frozen=True, tag="step"):
    """A move is about to be made in it."""

    move: str


class Unshrunk(Struct, frozen=True, tag="unshrunk"):
    """A law is broken, and the failure is being made smaller."""

    verdict: LawResult


class Wrong(Struct, frozen=True, tag="wrong"):
    """What is asked makes no sense."""

    path: str
    problem: str


Said = Ready | Begun | Step | Unshrunk | LawResult | Wrong


def main() -> None:
    """Read an order from standard input, and say line by line what comes of it.

    What the game prints goes to standard error, so that it does not mix with that. The process ends when its input does.
    """
    faulthandler.enable(os.fdopen(int(sys.argv[1]), "w"), all_threads=False)
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    Thread(target=end_with, args=(sys.stdin.buffer,), daemon=True).start()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with speaking(order.language):
        for said in carry_out(order, answers):
            say(answers, said)
    answers.flush()
    os._exit(0)  # threads that the game has left behind are not waited for


def end_with(requests: IO[bytes]) -> None:
    """End this process as soon as nobody is left who reads it."""
    requests.read()
    os._exit(1)


def say(answers: IO[bytes], said: Said) -> None:
    """Write one line."""
    answers.write(msgspec.json.encode(said) + b"\n")
    answers.flush()


def carry_out(order: Order, answers: IO[bytes]) -> Iterable[Said]:
    """What is said about a game, from its loading to the last law."""
    try:
        game = load_game(order)
        checking = Checking(game, *read_order(game, order), Telling(answers))
    except QuarterdeckError as error:
        path, problem = (error.path, error.problem) if isinstance(error, Malformed) else ("", str(error))
        yield Wrong(path, problem)
        return
    except (Exception, SystemExit) as error:  # noqa: BLE001 - games of others may do anything
        yield Wrong("game", SAY("laws-raises", error=f"{type(error).__name__}: {error}", place=place(error)))
        return
    yield Ready(title=game.title)
    yield from checking.verdicts()


class Telling(Hearer):
    """Tells whoever reads the answers how the laws get on."""

    def __init__(self, answers: IO[bytes]) -> None:
        self.answers = answers
        self.game: Game | None = None

    def begins(self, law: int, number: int, trial: Trial) -> None:
        self.game = trial.game
        options = unusual(trial.game, trial.setup.options)
        say(self.answers, Begun(law, number, trial.seed, trial.setup.players, options))

    def plays(self, position: Position, move: int) -> None:
        if self.game is not None:
            say(self.answers, Step(in_word(self.game, position, move)))

    def finds(self, verdict: LawResult) -> None:
        say(self.answers, Unshrunk(verdict))


# -- the game, and what else is asked -----------------------------------------------------------


def load_game(order: Order) -> Game:
    """The installed game of that name, or the one at `module:attribute`; `Malformed` says why there is none."""
    if PLACE not in order.game:
        if order.game not in keys():
            raise Malformed("game", SAY("laws-no-game", game=repr(order.game), games=", ".join(keys())))
        try:
            return find_game(order.game)
        except Malformed:
            raise
        except (Exception, SystemExit) as error:  # noqa: BLE001 - modules of others may do anything
            raise not_loaded(order.game, error) from None
    found = load(order, order.game, "game")
    if not isinstance(found, Game):
        raise Malformed("game", SAY("laws-not-a-game", place=repr(order.game), kind=type(found).__name__, group=GROUP))
    return found


def load(order: Order, where: str, path: str) -> object:
    """What stands at `module:attribute`."""
    module, _, attribute = where.partition(PLACE)
    if not module or not attribute:
        raise Malformed(path, SAY("laws-place", place=repr(where)))
    sys.path.insert(0, order.folder)
    try:
        found: object = import_module(module)
        for name in attribute.split("."):
            found = getattr(found, name)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - modules of others may do anything
        raise not_loaded(where, error, path) from None
    return found


def not_loaded(where: str, error: BaseException, path: str = "game") -> Malformed:
    """Why something cannot be loaded."""
    return Malformed(path, SAY("laws-not-loaded", place=repr(where), error=f"{type(error).__name__}: {error}"))


def read_order(game: Game, order: Order) -> tuple[Wanted, Course]:
    """The set-ups and the course that are asked for; `Malformed` names what makes no sense."""
    players = check_players(game, order.players)
    if order.options:
        check_chosen(game, split_options(game, order.options), players)
    wanted = Wanted(
        players=order.players,
        options=read_options(game, order.options) if order.options else None,
        pack=None if order.pack is None else read_pack(game, Path(order.pack)),
    )
    setup = Setup(players=players, options=wanted.options or game.options(), pack=wanted.pack)
    if order.options or order.pack:
        game.start(setup)
    course = Course(
        laws=order.laws,
        games=order.games,
        seed=order.seed,
        stride=order.stride,
        excused=read_excuses(game, order),
        moves=None if order.moves is None else read_moves(game, setup, order.moves),
    )
    return wanted, course


def read_excuses(game: Game, order: Order) -> tuple[Excuse, ...]:
    """The excuses at `module:attribute`: several of them, or a mapping of several by game."""
    if order.excuses is None:
        return ()
    found = load(order, order.excuses, "excuses")
    if isinstance(found, Mapping):
        found = found.get(game.key, ())
    excuses = tuple(found) if isinstance(found, Iterable) else (found,)
    if not all(isinstance(one, Excuse) for one in excuses):
        raise Malformed("excuses", SAY("laws-no-excuses", place=repr(order.excuses)))
    return excuses


if __name__ == "__main__":
    main()
