"""Looks at many random games of a game, law by law."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.laws import LAWS
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import Excuse, Trial
from quarterdeck.lab.laws.odd_moves import ODD, refuses_odd_moves
from quarterdeck.lab.laws.setups import Wanted, setup_of, unusual
from quarterdeck.lab.laws.shrinking import Found, in_words, look, shrink
from quarterdeck.lab.say import SAY

CHECKS: Final[dict[int, Callable[[Trial], None]]] = {**LAWS, ODD: refuses_odd_moves}
"""All laws by their numbers, and the odd moves."""
QUICK: Final = (7, 12, 13, 14)
"""Laws that cost little and are broken only at rare places: how games end, and what is asked."""
TIMES: Final = 10
"""Each of these laws looks at this many times as many games as the others."""


class Failure(Struct, frozen=True, kw_only=True):
    """A broken law, in a game as small as was found."""

    law: int
    """The law that is broken; it need not be the one that was looked at."""
    happened: str
    seed: int
    players: int
    options: dict[str, object]
    """The options that are not as usual."""
    moves: list[str]
    """The moves until it was seen; `#17` is the move with that number, if its text does not mean it."""
    of: int
    """How many moves had been made where it was seen first."""
    repeats: bool
    """Whether these moves show it again; else only the random game with that seed does."""


class LawResult(Struct, frozen=True, kw_only=True, tag="verdict"):
    """What came of a law."""

    law: int
    words: str
    games: int
    decisions: int
    failure: Failure | None = None


class Course(Struct, frozen=True, kw_only=True):
    """What is looked at: which laws, in how many games, from which seed on."""

    laws: Sequence[int]
    games: int = 10
    seed: int = 1
    stride: int = 1
    """The most expensive laws look at every so manieth position only."""
    excused: tuple[Excuse, ...] = ()
    moves: tuple[int, ...] | None = None
    """Moves that are made instead of random ones, in one game."""


def words_of(law: int) -> str:
    """A law in words: what its function says of it."""
    said = (inspect.getdoc(CHECKS[law]) or "").split("\n\n")[0].replace("\n", " ").split(": ", 1)[-1]
    return said[:1].upper() + said[1:]


def games_of(course: Course, law: int) -> int:
    """In how many games a law is looked at."""
    if course.moves is not None:
        return 1
    return course.games * TIMES if law in QUICK else course.games


class Hearer:
    """Hears how the laws get on; this one takes no notice."""

    def begins(self, law: int, number: int, trial: Trial) -> None:
        """A law begins to look at a game."""

    def plays(self, position: Position, move: int) -> None:
        """A move is about to be made in it."""

    def finds(self, verdict: LawResult) -> None:
        """A law is broken, and its failure is about to be made smaller."""


class Checking:
    """The laws at work on a game, heard by whoever watches."""

    def __init__(
        self,
        game: Game,
        wanted: Wanted,
        course: Course,
        heard: Hearer | None = None,
    ) -> None:
        self.game = game
        self.wanted = wanted
        self.course = course
        self.heard = Hearer() if heard is None else heard
        self.decisions = 0

    def verdicts(self) -> Iterator[LawResult]:
        """What comes of each law, in order; of a broken one the first failure."""
        for law in self.course.laws:
            yield self.verdict(law)

    def verdict(self, law: int) -> LawResult:
        """What comes of a law."""
        self.decisions = 0
        number = games_of(self.course, law)
        for k in range(number):
            seed = self.course.seed + k
            trial = self.trial(law, k, setup_of(self.game, self.wanted, k, seed), seed, self.course.moves)
            found = look(law, CHECKS[law], trial)
            if found is not None:
                return self.broken(law, k, found, trial)
        return LawResult(law=law, words=words_of(law), games=number, decisions=self.decisions)

    def broken(self, law: int, k: int, found: Found, trial: Trial) -> LawResult:
        """The verdict on a broken law, with its failure made small."""
        made = len(found.moves)
        verdict = LawResult(law=law, words=words_of(law), games=k + 1, decisions=self.decisions)
        verdict = replace(verdict, failure=self.failure(found, made))
        self.heard.finds(verdict)
        if self.course.moves is not None:
            return verdict
        smaller = shrink(
            found, trial, lambda setup, seed, moves: look(law, CHECKS[law], self.trial(law, k, setup, seed, moves))
        )
        return replace(verdict, failure=self.failure(smaller, made))

    def failure(self, found: Found, made: int) -> Failure:
        """What was found, for people; `made` moves had been made where it was seen first."""
        return Failure(
            law=found.law,
            happened=found.happened,
            seed=found.seed,
            players=found.setup.players,
            options=unusual(self.game, found.setup.options),
            moves=in_words(found, self.game),
            of=made,
            repeats=found.repeats,
        )

    def trial(self, law: int, k: int, setup: Setup, seed: int, moves: tuple[int, ...] | None) -> Trial:
        """A game under trial."""

        def note(position: Position, move: int) -> None:
            self.decisions += 1
            self.heard.plays(position, move)

        course = self.course
        trial = Trial(self.game, setup, seed, course.stride, excused=course.excused, moves=moves, note=note)
        self.heard.begins(law, k, trial)
        return trial


def read_moves(game: Game, setup: Setup, text: str) -> tuple[int, ...]:
    """The moves of a game from its start, in notation or as `#17`, with `;` between them; `Malformed` names a bad one.

    The last one is not made: whatever comes of it, a law is to find.
    """
    position, moves = game.start(setup), list[int]()
    for k, one in enumerate(word.strip() for word in text.split(";") if word.strip()):
        if moves:
            position.play(moves[-1])
        try:
            move = int(one[1:]) if one.startswith("#") and one[1:].isdecimal() else game.parse(position, one)
        except Malformed as error:
            raise Malformed(f"moves[{k}]", error.problem) from None
        if move not in position.legal():
            raise Malformed(f"moves[{k}]", SAY("not-legal-there", move=repr(one)))
        moves.append(move)
    return tuple(moves)
