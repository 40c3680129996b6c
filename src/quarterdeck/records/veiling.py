"""Makes a record as one seat may know it while the game goes on, for export and sending."""

from __future__ import annotations

import msgspec

from quarterdeck.engine.position import NOBODY
from quarterdeck.records.course import Course
from quarterdeck.records.header import position_fields
from quarterdeck.records.record import Line, MoveLine, Record
from quarterdeck.records.replaying import begin, follow


def veiled_record(record: Record, seat: int) -> Record:
    """The record with every move as `seat` may read it; a negative seat is a spectator.

    It is marked with `view`, has no digest of the position, and its options and its start are veiled. It can be shown,
    but not replayed. `RecordError` if the record is veiled already or does not replay.
    """
    setup, course = begin(record.header)
    options = msgspec.to_builtins(course.game.veiled_options(setup, seat))
    header = msgspec.structs.replace(record.header, options=options)
    if header.start is not None:
        seen = course.position.clone()
        seen.veil(seat)
        header = msgspec.structs.replace(header, start=position_fields(course.game, seen))
    lines: list[Line] = []
    for line in record.lines:
        follow(course, line)
        lines.append(_veiled(course, line, seat))
    return Record(
        header=msgspec.structs.replace(header, view=course.name(seat if seat >= 0 else NOBODY)),
        lines=tuple(lines),
        closing=msgspec.structs.replace(record.closing, position=""),
    )


def _veiled(course: Course, line: Line, seat: int) -> Line:
    """A line that was just replayed, as the seat may read it."""
    if not isinstance(line, MoveLine):
        return line
    return msgspec.structs.replace(line, move=course.veiled_text(len(course.steps) - 1, seat))
