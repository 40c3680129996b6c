"""Programs of other people as bots: `program:./my-bot`, `program:level=2 megabytes=512 ./my-bot --fast`."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path
from typing import Final

import msgspec

from quarterdeck.bots.bot import MOST_SIMULATIONS, Bot, Choice, Clock, asked
from quarterdeck.bots.specs import MILLISECONDS, MOST_MILLISECONDS, NETWORK, PROGRAM, SIMULATIONS
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.table.many_bot import asks_for_many, many_bot
from quarterdeck.table.network_bot import network_bot
from quarterdeck.table.program import SAY, Program, ProgramFailed
from quarterdeck.table.solved import find_own_bot

LEVEL: Final = "level"
PATIENCE: Final = "patience"
MEGABYTES: Final = "megabytes"
MOST: Final = {
    SIMULATIONS: MOST_SIMULATIONS,
    MILLISECONDS: MOST_MILLISECONDS,
    LEVEL: 5,
    PATIENCE: 3_600,
    MEGABYTES: 1 << 20,
}
"""What may stand before the command, and the most of each."""
BUDGETS: Final = (SIMULATIONS, MILLISECONDS, LEVEL)
USUAL_MILLISECONDS: Final = 1_000
USUAL_PATIENCE: Final = 60
USUAL_MEGABYTES: Final = 2_048
LONGEST_NAME: Final = 40
SEEDS: Final = 1 << 30
GRACE: Final = 5
"""The seconds beyond its time after which a program that was given a time has lost, if no patience is named."""


class ProgramBot(Bot, frozen=True, kw_only=True):
    """A bot that asks a program, which gets the veiled position of its seat and nothing else.

    `choose` raises `ProgramFailed` if the program does not answer in time, or answers nonsense: then it has lost.
    """

    game: Game
    program: Program
    go: str
    """The command with its budget: `go movetime 1000`."""
    seconds: float
    """After so many seconds without an answer the program has failed."""

    @property
    def label(self) -> str:
        """How records call it: without its arguments and its folder."""
        return f"{PROGRAM}:{Path(self.program.command[0]).name[:LONGEST_NAME]}"

    def choose(self, veiled: Position, seat: int, dice: Dice) -> Choice:
        game = self.game
        root = asked(veiled, seat)
        moves = root.legal()
        if len(moves) == 1:
            return Choice(moves[0])
        file = msgspec.json.encode(msgspec.json.decode(game.save(root))).decode()
        choices = "; ".join(dict.fromkeys(game.text(root, move) for move in moves))
        seats = game.seats_at(root)
        text = self.program.ask(
            [f"setoption seed {dice.below(SEEDS)}", f"position {file}", f"choices {choices}"],
            f"{self.go} seat {seats[seat]}",
            self.seconds,
        )
        return Choice(self.legal(root, text, choices))

    def legal(self, root: Position, text: str, choices: str) -> int:
        """The legal move that a text means; else the program has failed, and is ended."""
        try:
            move = self.game.parse(root, text)
        except Malformed as error:
            self.program.close()
            raise ProgramFailed(
                SAY("program-no-move", move=repr(text[:100]), problem=error.problem, choices=choices[:200])
            ) from None
        refusal = self.game.why_not(root, move)
        if refusal is not None:
            self.program.close()
            raise ProgramFailed(
                SAY(
                    "program-illegal",
                    move=text[:100],
                    sentence=refusal.sentence,
                    clause=refusal.clause,
                    choices=choices[:200],
                )
            )
        return move


def find_any_bot(spec: str, game: Game, *, path: str, clock: Clock) -> Bot:
    """The bot of a spec, as `find_own_bot` finds it, a program, a network or a search in several processes; only for specs that the user of this machine wrote."""
    name = spec.partition(":")[0].strip()
    if name == PROGRAM:
        return program_bot(spec, game, path=path)
    if name == NETWORK:
        return network_bot(spec, game, path=path, clock=clock)
    if asks_for_many(spec):
        return many_bot(spec, game, path=path, clock=clock)
    return find_own_bot(spec, game, path=path, clock=clock)


def program_bot(spec: str, game: Game, *, path: str) -> ProgramBot:
    """The bot of a spec that names a program; `Malformed` at `path` says what is wrong with it."""
    try:
        words = shlex.split(spec.partition(":")[2])
    except ValueError as error:
        raise Malformed(path, SAY("program-command", spec=repr(spec), reason=str(error))) from None
    limits: dict[str, int] = {}
    while words and words[0].partition("=")[0] in MOST and "=" in words[0]:
        unit, _, number = words.pop(0).partition("=")
        most = MOST[unit]
        if not (number.isascii() and number.isdigit() and len(number) <= len(str(most)) and 1 <= int(number) <= most):
            raise Malformed(path, SAY("program-limit", unit=unit, most=str(most), number=repr(number)))
        if unit in limits or (unit in BUDGETS and any(other in limits for other in BUDGETS)):
            raise Malformed(path, SAY("program-two-limits", unit=unit, budgets=", ".join(BUDGETS)))
        limits[unit] = int(number)
    if not words:
        raise Malformed(path, SAY("program-which", example=f"{PROGRAM}:./my-bot"))
    if shutil.which(words[0]) is None:
        raise Malformed(path, SAY("program-none", program=repr(words[0])))
    return _program_bot(spec.strip(), game, words, limits)


def _program_bot(spec: str, game: Game, words: list[str], limits: dict[str, int]) -> ProgramBot:
    """The bot for a command and its limits."""
    if SIMULATIONS in limits:
        go, usual = f"go simulations {limits[SIMULATIONS]}", USUAL_PATIENCE
    elif LEVEL in limits:
        go, usual = f"go level {limits[LEVEL]}", USUAL_PATIENCE
    else:
        milliseconds = limits.get(MILLISECONDS, USUAL_MILLISECONDS)
        go, usual = f"go movetime {milliseconds}", milliseconds // 1_000 + GRACE
    return ProgramBot(
        spec=spec,
        game=game,
        program=Program(words, limits.get(MEGABYTES, USUAL_MEGABYTES)),
        go=go,
        seconds=float(limits.get(PATIENCE, usual)),
    )
