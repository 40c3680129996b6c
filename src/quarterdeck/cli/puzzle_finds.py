"""Keeps puzzles while more are sought, so that an interrupted search goes on after the last complete game."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from quarterdeck.cli.files import write_new
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.puzzles.making import Plan
from quarterdeck.puzzles.puzzle import Puzzle
from quarterdeck.records.reading import reason


class Search(Struct, frozen=True, kw_only=True):
    """What a search depends on: another one finds other puzzles."""

    game: str
    seed: int
    plan: Plan


class Finds:
    """The puzzles found so far, in a file beside the one that is being made: a line for the search, then one for each game."""

    def __init__(self, made: Path, search: Search) -> None:
        self.file = made.with_name(f"{made.name}.unfinished")
        self.search = msgspec.json.encode(search)
        self.games = self.read()
        """The puzzles of each game, from the first one."""

    def read(self) -> list[list[Puzzle]]:
        """The puzzles of the games up to the first line that is not complete; none if the file is of another search."""
        if not self.file.is_file():
            return []
        search, *lines = self.file.read_bytes().split(b"\n")
        games: list[list[Puzzle]] = []
        if search != self.search:
            return games
        for line in lines:
            try:
                games.append(msgspec.json.decode(line, type=list[Puzzle]))
            except msgspec.DecodeError:
                break
        return games

    def begin(self) -> None:
        """Write what was read, without a line that was cut off."""
        lines = [self.search, *map(msgspec.json.encode, self.games)]
        write_new(self.file, b"".join(line + b"\n" for line in lines), overwrite=True)

    def add(self, puzzles: list[Puzzle]) -> None:
        """Keep the puzzles of the next game."""
        self.games.append(puzzles)
        try:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(puzzles) + b"\n")
        except OSError as error:
            raise Malformed(str(self.file), SAY("cannot-be-written", reason=reason(error))) from None

    def first(self, games: int) -> list[Puzzle]:
        """The puzzles of the first so many games."""
        return [puzzle for puzzles in self.games[:games] for puzzle in puzzles]

    def remove(self) -> None:
        """Remove the file: the search is complete."""
        self.file.unlink(missing_ok=True)
