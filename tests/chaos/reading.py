"""The database as it stands in its file, read past the server."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.records.header import seats_of
from quarterdeck.records.record import Header
from quarterdeck.server.database.rows import StoredLine
from quarterdeck.server.tables.storing import to_line
from quarterdeck.table.match import Match

Sitting = tuple[str | None, str | None, str | None]
"""Person, bot, stand-in."""
_LINES = 'SELECT "match", ply, seat, move, kind, back_to, agreed, at, thought FROM moves WHERE "match" = ? ORDER BY ply'
_NAMES = ("match", "ply", "seat", "move", "kind", "back_to", "agreed", "at", "thought")


class Reading:
    """Reads the file of a run."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file, isolation_level=None)
        self._replayed: dict[str, tuple[list[StoredLine], Match]] = {}

    def close(self) -> None:
        """Nothing more is read."""
        self._connection.close()

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """What a query finds."""
        return self._connection.execute(query, values).fetchall()

    def column(self, name: str, match: str) -> str | None:
        """A column of a match."""
        found: dict[str, str | None] = self._connection.execute(
            "SELECT * FROM matches WHERE id = ?", (match,)
        ).fetchone()
        names = [row[1] for row in self.rows("PRAGMA table_info(matches)")]
        value = dict(zip(names, found, strict=True))[name]
        return None if value is None else str(value)

    def matches(self) -> list[str]:
        """All tables."""
        return [str(row[0]) for row in self.rows("SELECT id FROM matches ORDER BY id")]

    def seats(self, match: str) -> list[Sitting]:
        """Who sits where."""
        return self.rows('SELECT "user", bot, stand_in FROM seats WHERE "match" = ? ORDER BY seat', match)

    def remarks(self, match: str) -> dict[int, str]:
        """What was said, by number."""
        return dict(self.rows('SELECT n, text FROM remarks WHERE "match" = ? ORDER BY n', match))

    def lines(self, match: str) -> list[StoredLine]:
        """The lines of a record, from the first to the last."""
        return [msgspec.convert(dict(zip(_NAMES, row, strict=True)), StoredLine) for row in self.rows(_LINES, match)]

    def replayed(self, match: str) -> tuple[Match, str]:
        """The match as far as its record can be replayed, and why it can be no further; empty if it can to the end."""
        lines = self.lines(match)
        known = self._replayed.get(match)
        if known is not None and known[0] == lines:
            return known[1], ""
        header = msgspec.json.decode(self.column("header", match) or "", type=Header)
        names = seats_of(header)
        sound = [line for number, line in enumerate(lines, start=1) if line.ply == number]
        found, error = Match.salvage(header, (to_line(line, names) for line in sound))
        if found is None:
            raise ValueError(f"even the header means nothing: {error}")
        if len(sound) < len(lines):
            return found, f"line {len(sound) + 1} is missing"
        if error is None:
            self._replayed[match] = lines, found
        return found, "" if error is None else str(error)
