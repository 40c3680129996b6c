"""Tables of solved games: files in the data folder, which `quarterdeck solve` makes (docs/solving.md)."""

from __future__ import annotations

import hashlib
import zlib
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from quarterdeck.bots.bot import Bot, Clock
from quarterdeck.bots.perfect import PerfectBot
from quarterdeck.bots.specs import PERFECT, find_bot
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import Position
from quarterdeck.engine.solving import Solution, Solver
from quarterdeck.messages import speaker
from quarterdeck.records.reading import reason
from quarterdeck.table.folders import data_folder

SAY: Final = speaker("quarterdeck.table").say
FOLDER: Final = "solved"
FORM: Final = 2
"""It grows when the same table is written differently, or means something else. Tables of form 1 were wrong for five rows and more."""
PIECE: Final = 1 << 24


class Head(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The first line of a file: of what it is the table, and by which rules."""

    game: str
    table: str
    form: int
    rules_version: int
    sha256: str
    """Of the table as it is before it is compressed."""
    steps: Annotated[int, Meta(ge=0)] | None = None
    """In a table that is not finished: how many steps of the solver are complete."""


def file_of(game: Game, solver: Solver) -> Path:
    """The file of a table, whether it is there or not."""
    return data_folder() / FOLDER / f"{game.key}-{solver.name}.table"


def unfinished_file(game: Game, solver: Solver) -> Path:
    """The file of a table that is still being made, whether it is there or not."""
    return data_folder() / FOLDER / f"{game.key}-{solver.name}.unfinished"


def written(game: Game, solver: Solver, *, steps: int | None = None) -> bytes:
    """What the file of a table contains. Unless the solver has done everything, `steps` tells how many steps are complete."""
    table = solver.table()
    head = head_of(game, solver, table, steps)
    packer = zlib.compressobj(6 if steps is None else 1)
    pieces = [packer.compress(table[at : at + PIECE]) for at in range(0, len(table), PIECE)]
    return b"".join([msgspec.json.encode(head), b"\n", *pieces, packer.flush()])


def head_of(game: Game, solver: Solver, table: bytes | memoryview, steps: int | None = None) -> Head:
    """The first line for a table."""
    return Head(
        game=game.key,
        table=solver.name,
        form=FORM,
        rules_version=game.rules_version,
        sha256=hashlib.sha256(table).hexdigest(),
        steps=steps,
    )


def read_table(game: Game, options: Struct) -> Solution:
    """The solution in the file for these options; `Malformed` says what to do if there is none, or a damaged one."""
    solver = solver_for(game, options)
    file = file_of(game, solver)
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        raise Malformed("", SAY("solved-none", table=solver.name, command=command(game, options))) from None
    except OSError as error:
        raise Malformed(str(file), SAY("solved-unreadable", reason=reason(error))) from None
    head, table = unpacked(data)
    if head != head_of(game, solver, table):
        again = f"{command(game, options)} --overwrite"
        raise Malformed(str(file), SAY("solved-other", table=solver.name, command=again))
    return solver.solution(table)


def unpacked(data: bytes) -> tuple[Head | None, bytes]:
    """The first line and the table that the bytes of a file hold; no first line if they are damaged."""
    line, _, packed = data.partition(b"\n")
    try:
        return msgspec.json.decode(line, type=Head), zlib.decompress(packed)
    except (msgspec.DecodeError, zlib.error, ValueError):
        return None, b""


def resume(game: Game, solver: Solver) -> int | None:
    """Let a solver go on where an earlier one was interrupted, and tell after how many steps; None if there is nothing to go on from.

    A file that is damaged, or of other rules, is as good as none: it is only work of the same machine that is done again.
    """
    try:
        head, table = unpacked(unfinished_file(game, solver).read_bytes())
    except OSError:
        return None
    if head is None or head.steps is None or head != head_of(game, solver, table, head.steps):
        return None
    try:
        solver.resume(table, head.steps)
    except ValueError:
        return None
    return head.steps


def solver_for(game: Game, options: Struct) -> Solver:
    """What solves a game with these options; `Malformed` if nothing can."""
    solver = game.solver(options)
    if solver is None:
        raise Malformed("game", SAY("solved-never", game=game.title))
    return solver


def options_of(game: Game, position: Position) -> Struct:
    """The options of a position, as far as it tells them, and else the usual ones."""
    return convert_options(game, game.terms(position).options)


def command(game: Game, options: Struct) -> str:
    """The command that makes a table."""
    usual = msgspec.to_builtins(game.options())
    changed = [
        f" --option {name}={value}" for name, value in msgspec.to_builtins(options).items() if value != usual[name]
    ]
    return f"quarterdeck solve {game.key}{''.join(changed)}"


class Tables:
    """The tables of a game that have been read, each once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._found: dict[Struct, Solution] = {}

    def find(self, position: Position) -> Solution:
        """What solves the game of a position; `Malformed` says how to make its table if there is none."""
        options = options_of(self.game, position)
        if options not in self._found:
            self._found[options] = read_table(self.game, options)
        return self._found[options]


def find_own_bot(spec: str, game: Game, *, path: str, clock: Clock) -> Bot:
    """The bot of a spec, as `find_bot` finds it, or the one that plays by the user's tables; never a program."""
    return perfect_bot(game, path) if spec.strip() == PERFECT else find_bot(spec, game, path=path, clock=clock)


def perfect_bot(game: Game, path: str) -> PerfectBot:
    """The bot that plays by tables; `Malformed` at `path` if the game has none."""
    try:
        solver_for(game, game.options())
    except Malformed as error:
        raise Malformed(path, error.problem) from None
    return PerfectBot(find=Tables(game).find)
