"""Converts a record's lines to rows of the table `moves`, and back."""

from __future__ import annotations

from collections.abc import Sequence

from quarterdeck.engine.errors import RecordError
from quarterdeck.engine.position import CHANCE
from quarterdeck.records.record import CHANCE_NAME, Line, MoveLine, ResignLine, TakeBackLine
from quarterdeck.server.database.rows import StoredLine

HEADER_LINES = 1
"""The number of lines of a record before the first move."""


def to_row(match: str, line: Line, seat_names: Sequence[str], at_ms: int) -> StoredLine:
    """The row of a line; `ply` is the line's number."""
    if isinstance(line, MoveLine):
        seat = CHANCE if line.who == CHANCE_NAME else seat_names.index(line.who)
        return StoredLine(match=match, ply=line.n, seat=seat, move=line.move, at=at_ms)
    if isinstance(line, TakeBackLine):
        seat, agreed = seat_names.index(line.by), ",".join(line.agreed)
        return StoredLine(
            match=match, ply=line.n, seat=seat, move="", kind="take-back", back_to=line.back_to, agreed=agreed, at=at_ms
        )
    return StoredLine(match=match, ply=line.n, seat=seat_names.index(line.resigned), move="", kind="resign", at=at_ms)


def to_line(row: StoredLine, seat_names: Sequence[str]) -> Line:
    """The line of a row; `RecordError` if the row makes no sense."""
    if not (CHANCE <= row.seat < len(seat_names)):
        raise RecordError(row.ply + HEADER_LINES, f"seat {row.seat} is none of this game")
    who = CHANCE_NAME if row.seat == CHANCE else seat_names[row.seat]
    if row.kind == "move":
        return MoveLine(n=row.ply, who=who, move=row.move)
    if row.kind == "take-back" and row.back_to is not None:
        return TakeBackLine(n=row.ply, back_to=row.back_to, by=who, agreed=tuple(filter(None, row.agreed.split(","))))
    if row.kind == "resign":
        return ResignLine(n=row.ply, resigned=who)
    raise RecordError(row.ply + HEADER_LINES, f"is of no kind that is known here: {row.kind}")
