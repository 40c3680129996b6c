"""Puzzles, and the collections of puzzles in the packages of games."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game, keys, package_of
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.puzzles.say import SAY

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.jsonl"
NAMES: Final = "puzzle-"
"""The beginning of the names of all puzzles, which no lesson has."""
MOST_BYTES: Final = 1 << 20
"""The most bytes of a collection."""

Theme = Literal["win", "defence", "trap", "gulf", "choice"]
"""win: it wins by force. defence: all other moves lose by force. trap: the weakest bot prefers another move. gulf: after
all other moves far fewer games are won. choice: none of these."""
Notation = Annotated[str, Meta(min_length=1, max_length=200)]


class Turn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A decision of the person who solves the puzzle."""

    best: Annotated[tuple[Notation, ...], Meta(min_length=1, description="the moves that are accepted, best first")]
    others: Annotated[
        tuple[Notation, ...], Meta(description="what chance and the others do after that, in notation")
    ] = ()


class Source(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where the program found a puzzle, so that it can be made again."""

    seed: Annotated[int, Meta(ge=0)]
    game: Annotated[int, Meta(ge=0, description="the number of the game between bots")]
    decision: Annotated[int, Meta(ge=0, description="the number of the decision in that game")]


class Lead(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far the best move is ahead in games that bots played on, to the end, after each move."""

    games: Annotated[int, Meta(ge=2, description="how many games bots played on after the best move")]
    more: Annotated[
        int, Meta(ge=1, le=100, description="how many more of 100 such games it won than the best of the other moves")
    ]
    errors: Annotated[float, Meta(gt=0, description="that difference, in standard errors; 99 if all games agreed")]


class Puzzle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position in which one move is clearly best, or a few that are equally good."""

    game: Annotated[str, Meta(description="the key of the game")]
    position: Annotated[dict[str, object], Meta(description="a position file, as the seat may know it")]
    seat: Annotated[str, Meta(description="the seat that must choose, by its name in the notation")]
    line: Annotated[tuple[Turn, ...], Meta(min_length=1, description="the decisions, one after the other")]
    rating: Annotated[int, Meta(ge=1, le=5, description="the level of the weakest bot that finds the answer")]
    themes: Annotated[tuple[Theme, ...], Meta(min_length=1)]
    proved: Annotated[
        bool, Meta(description="whether the answer is proved by the rules; if not, searches and games agree on it")
    ]
    source: Source
    lead: Annotated[
        Lead | None,
        Meta(description="what games that were played on say about the best move; null if the answer is proved"),
    ] = None

    @property
    def name(self) -> str:
        """The name under which progress is stored. It comes from the source, so that it stays when other puzzles come or go."""
        return f"{NAMES}{self.source.seed}-{self.source.game}-{self.source.decision}"


class Collection(Struct, frozen=True, kw_only=True):
    """All puzzles of a game, the easier ones first."""

    game: str
    puzzles: tuple[Puzzle, ...]

    def number(self, puzzle: Puzzle) -> int:
        """The number of a puzzle, from 1."""
        return next(number for number, one in enumerate(self.puzzles, start=1) if one.name == puzzle.name)

    def numbered(self, number: int) -> Puzzle:
        """The puzzle with a number; `Malformed` says how many puzzles there are."""
        if not 1 <= number <= len(self.puzzles):
            last = str(len(self.puzzles))
            raise Malformed("number", SAY("no-number", game=self.game, last=last, number=str(number)))
        return self.puzzles[number - 1]

    def find(self, name: str) -> Puzzle:
        """The puzzle with a name; `Malformed` if there is none."""
        found = next((puzzle for puzzle in self.puzzles if puzzle.name == name), None)
        if found is None:
            raise Malformed("puzzle", SAY("no-puzzle", game=self.game, name=name))
        return found

    def after(self, puzzle: Puzzle) -> Puzzle | None:
        """The puzzle after another; None after the last one."""
        rest = self.puzzles[self.number(puzzle) :]
        return rest[0] if rest else None


@cache
def collection_of(game: str) -> Collection:
    """The puzzles of a game, perhaps none; `Malformed` names line and field of a faulty one."""
    file = collection_file(game)
    if not file.is_file():
        return Collection(game=game, puzzles=())
    return read_collection(game, file.read_bytes(), name=FILE)


def collection_file(game: str) -> Traversable:
    """The file for the puzzles of a game in its package; it may not exist."""
    return folder_of(game) / FILE


def folder_of(game: str) -> Traversable:
    """The folder of a game's puzzles and of the plan by which they are made."""
    return files(package_of(find_game(game))) / FOLDER


def puzzled_games() -> list[str]:
    """The keys of all games that have puzzles, sorted."""
    return [key for key in keys() if collection_of(key).puzzles]


def read_collection(game: str, content: bytes, name: str = FILE) -> Collection:
    """The puzzles of a file, one to a line; `Malformed` names line and field of a faulty one."""
    if len(content) > MOST_BYTES:
        raise Malformed(name, f"is larger than {MOST_BYTES} bytes")
    puzzles = tuple(_read(line, f"{name}:{number}") for number, line in enumerate(content.splitlines(), start=1))
    names: set[str] = set()
    for number, puzzle in enumerate(puzzles, start=1):
        if puzzle.game != game or puzzle.position.get("game") != game:
            raise Malformed(f"{name}:{number}: game", f"is {puzzle.game}, and these are puzzles of {game}")
        if puzzle.name in names:
            raise Malformed(f"{name}:{number}: source", "is that of another puzzle, too")
        names.add(puzzle.name)
        if puzzle.proved != (puzzle.lead is None):
            raise Malformed(f"{name}:{number}: lead", "is needed where nothing is proved, and only there")
        for k, turn in enumerate(puzzle.line[:-1]):
            if len(turn.best) > 1:
                raise Malformed(f"{name}:{number}: line[{k}].best", "has several moves, and only the last decision may")
    return Collection(game=game, puzzles=puzzles)


def _read(line: bytes, where: str) -> Puzzle:
    try:
        return msgspec.convert(msgspec.json.decode(line), Puzzle)
    except msgspec.ValidationError as error:
        wrong = wrong_field(error, Puzzle)
        raise Malformed(f"{where}: {wrong.path.lstrip('.')}", wrong.problem) from None
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError) as error:
        raise Malformed(where, f"is not JSON: {error}") from None


def written(puzzles: tuple[Puzzle, ...]) -> bytes:
    """A collection as the contents of a file."""
    return b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in puzzles)
