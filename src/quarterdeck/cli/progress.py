"""The lessons or puzzles that somebody has done, stored in a file of the user."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from quarterdeck.cli.files import write_new
from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.records.reading import read_bytes
from quarterdeck.table.folders import data_folder

FILE: Final = "lessons.json"


class Progress:
    """The names of finished lessons, or of other things, by game, stored in the file `name` of the data folder."""

    def __init__(self, path: Path | None = None, name: str = FILE) -> None:
        self.path = path if path is not None else data_folder() / name
        self.done: dict[str, list[str]] = {}
        if self.path.is_file():
            try:
                self.done = msgspec.json.decode(read_bytes(self.path), type=dict[str, list[str]])
            except msgspec.DecodeError as error:
                raise Malformed(str(self.path), SAY("progress-damaged", error=str(error))) from None

    def of(self, game: str) -> list[str]:
        """What is done in a game."""
        return self.done.get(game, [])

    def add(self, game: str, lesson: str) -> None:
        """Store that a lesson or puzzle is done."""
        if lesson not in self.of(game):
            self.done.setdefault(game, []).append(lesson)
            try:
                self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise Malformed(str(self.path), SAY("cannot-be-written", reason=str(error.strerror))) from None
            write_new(self.path, msgspec.json.format(msgspec.json.encode(self.done), indent=2) + b"\n", overwrite=True)
