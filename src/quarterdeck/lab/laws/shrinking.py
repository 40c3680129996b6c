"""How a broken law is shown in a game as small as can be found: fewer players, usual options, fewer moves."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final

from msgspec import Struct

import quarterdeck
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import LawBroken, NotPlayable, Trial
from quarterdeck.lab.laws.setups import simpler

SEEDS: Final = 3
"""How many games are played of a simpler set-up, and with how many dice fewer moves are looked at."""
FIRST_SEEDS: Final = 20
"""With how many dice a law looks at the moves of a failure, until it sees that again."""
SECONDS: Final = 10.0
"""How long a failure is made smaller."""
OURS: Final = tuple(str(Path(quarterdeck.__file__).parent / folder) for folder in ("cli", "engine", "lab", "scene"))
"""The folders in which functions are never the game's."""

Try = Callable[[Setup, int, tuple[int, ...] | None], "Found | None"]
"""Looks at the random game of a seed, or at one with these moves, and says what was found."""


class Found(Struct, frozen=True, kw_only=True):
    """A broken law, and the game in which that was seen."""

    law: int
    raised: str
    """The kind of error that the game raised; empty if it did something else."""
    happened: str
    setup: Setup
    seed: int
    moves: tuple[int, ...]
    """The moves that were made until it was seen."""
    repeats: bool = False
    """Whether these moves show it again."""

    def is_like(self, other: Found) -> bool:
        """Whether both are probably the same fault."""
        return (self.law, self.raised) == (other.law, other.raised)


def look(law: int, check: Callable[[Trial], None], trial: Trial) -> Found | None:
    """What a law finds in a game; None if the law is kept, or if the given moves cannot be played."""
    try:
        check(trial)
    except NotPlayable:
        return None
    except LawBroken as broken:
        return found_in(trial, broken.law, "", broken.happened)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - games of others may do anything
        return found_in(trial, law, type(error).__name__, f"the game raises {error!r} ({place(error)})")
    return None


def found_in(trial: Trial, law: int, raised: str, happened: str) -> Found:
    """What was found in a trial."""
    return Found(
        law=law,
        raised=raised,
        happened=happened,
        setup=trial.setup,
        seed=trial.seed,
        moves=tuple(trial.made),
        repeats=trial.moves is not None,
    )


def place(error: BaseException) -> str:
    """Where an error was raised: in the game, if any of its functions was under way."""
    frames = traceback.extract_tb(error.__traceback__)
    last = next((frame for frame in reversed(frames) if not frame.filename.startswith(OURS)), frames[-1])
    return f"{Path(last.filename).name}, line {last.lineno}, in {last.name}"


def shrink(found: Found, trial: Trial, again: Try, clock: Callable[[], float] = time.monotonic) -> Found:
    """The same fault in the simplest game that is found within a few seconds."""
    end = clock() + SECONDS
    found = with_less(found, trial, again, lambda: clock() > end)
    return with_fewer_moves(found, again, lambda: clock() > end)


def with_less(found: Found, trial: Trial, again: Try, is_late: Callable[[], bool]) -> Found:
    """The fault in a game with fewer players, and with as many options as usual as can be."""
    smaller: Found | None = found
    while smaller is not None and not is_late():
        found = smaller
        tries = (
            again(setup, seed, None)
            for setup in simpler(trial.game, found.setup)
            for seed in range(found.seed, found.seed + SEEDS)
            if not is_late()
        )
        smaller = next((one for one in tries if one is not None and one.is_like(found)), None)
    return found


def with_fewer_moves(found: Found, again: Try, is_late: Callable[[], bool]) -> Found:
    """The fault after fewer moves: first the end is left out, then ever smaller parts, as long as the rest can be played."""
    shown = after(found.moves, found, again, FIRST_SEEDS)
    if shown is None:
        return found
    size = len(shown.moves)
    while size and not is_late():
        end = len(shown.moves)
        while end > 0 and not is_late():
            kept = shown.moves[: max(0, end - size)] + shown.moves[end:]
            shown = after(kept, shown, again, SEEDS) or shown
            end = min(end - size, len(shown.moves))
        size //= 2
    return shown


def after(moves: tuple[int, ...], found: Found, again: Try, seeds: int) -> Found | None:
    """The fault after these moves, None if it is not seen there. A law that looks at random moves may see it with other seeds only, so some are tried."""
    tries = (again(found.setup, seed, moves) for seed in range(found.seed, found.seed + seeds))
    return next((one for one in tries if one is not None and one.is_like(found)), None)


def in_words(found: Found, game: Game) -> list[str]:
    """The moves in notation; a move that cannot be read back from its text is written as its number, as in `#17`."""
    words: list[str] = []
    try:
        position = game.start(found.setup)
        for move in found.moves:
            words.append(in_word(game, position, move))
            position.play(move)
    except (Exception, SystemExit):  # noqa: BLE001 - games of others may do anything, the last move above all
        words.extend(f"#{move}" for move in found.moves[len(words) :])
    return words


def in_word(game: Game, position: Position, move: int) -> str:
    """A move in notation, or as its number."""
    try:
        text = game.text(position, move)
        is_read = game.parse(position, text) == move and ";" not in text and text == text.strip() != ""
    except Exception:  # noqa: BLE001 - games of others may do anything
        is_read = False
    return text if is_read else f"#{move}"
