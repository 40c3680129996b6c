"""Converts a record's header to the text in the table `matches`, its lines to rows of the table `moves`, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from quarterdeck.engine.errors import RecordError
from quarterdeck.engine.position import CHANCE
from quarterdeck.records.record import CHANCE_NAME, Header, Line, MoveLine, ResignLine, TakeBackLine
from quarterdeck.server.database.rows import LineKind, StoredLine

HEADER_LINES = 1
"""The number of lines of a record before the first move."""
AS_IN_HEADER: Final = True
"""Stands in a stored position for the text of the content pack that the header has as well."""


def to_text(header: Header) -> bytes:
    """The header as it is stored: a content pack that the header and its position both contain is there once."""
    note, start = header.pack, header.start
    if note is not None and note.content is not None and start is not None and start.get("pack") == note.content:
        header = msgspec.structs.replace(header, start={**start, "pack": AS_IN_HEADER})
    return msgspec.json.encode(header)


def to_header(text: str) -> Header:
    """The header of a stored text; `msgspec.DecodeError` or `RecursionError` if it is damaged."""
    header = msgspec.json.decode(text, type=Header)
    note, start = header.pack, header.start
    if note is None or start is None or start.get("pack") is not AS_IN_HEADER:
        return header
    return msgspec.structs.replace(header, start={**start, "pack": note.content})


def to_row(match: str, line: Line, seat_names: Sequence[str], at_ms: int) -> StoredLine:
    """The row of a line; `ply` is the line's number."""
    if isinstance(line, MoveLine):
        seat = CHANCE if line.who == CHANCE_NAME else seat_names.index(line.who)
        made: LineKind = "lot" if line.lot else "move"
        return StoredLine(match=match, ply=line.n, seat=seat, move=line.move, kind=made, at=at_ms, spent=line.spent)
    if isinstance(line, TakeBackLine):
        seat, agreed = seat_names.index(line.by), ",".join(line.agreed)
        return StoredLine(
            match=match, ply=line.n, seat=seat, move="", kind="take-back", back_to=line.back_to, agreed=agreed, at=at_ms
        )
    kind: LineKind = "late" if line.late else "resign"
    return StoredLine(match=match, ply=line.n, seat=seat_names.index(line.resigned), move="", kind=kind, at=at_ms)


def to_line(row: StoredLine, seat_names: Sequence[str]) -> Line:
    """The line of a row; `RecordError` if the row makes no sense."""
    if not (CHANCE <= row.seat < len(seat_names)):
        raise RecordError(row.ply + HEADER_LINES, f"seat {row.seat} is none of this game")
    who = CHANCE_NAME if row.seat == CHANCE else seat_names[row.seat]
    if row.kind in ("move", "lot"):
        return MoveLine(n=row.ply, who=who, move=row.move, spent=row.spent, lot=row.kind == "lot")
    if row.kind == "take-back" and row.back_to is not None:
        return TakeBackLine(n=row.ply, back_to=row.back_to, by=who, agreed=tuple(filter(None, row.agreed.split(","))))
    if row.kind in ("resign", "late"):
        return ResignLine(n=row.ply, resigned=who, late=row.kind == "late")
    raise RecordError(row.ply + HEADER_LINES, f"is of no kind that is known here: {row.kind}")
