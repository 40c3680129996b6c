"""Replaying a record: every move is checked again, and the end must be what the closing line says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from quarterdeck.engine.errors import QuarterdeckError, RecordError
from quarterdeck.engine.position import CHANCE
from quarterdeck.records.course import Course, Step
from quarterdeck.records.header import HEADER_LINE, open_header, start_position
from quarterdeck.records.lines import digest
from quarterdeck.records.record import CHANCE_NAME, Closing, Line, Record, Result, TakeBackLine


class Report(Struct, frozen=True, kw_only=True):
    """What is known of a record that was replayed without fault."""

    game: str
    title: str
    rules: int
    quarterdeck: str
    players: int
    seats: tuple[str, ...]
    lines: int
    """Moves and take-backs as they were written."""
    moves: int
    """Moves in effect at the end."""
    take_backs: int
    state: Literal["open", "over"]
    result: Result | None
    position: str
    """SHA-256 of the final position's numbers."""


def verify(record: Record) -> Report:
    """Replay a record to its end; `RecordError` names the first line at fault."""
    course = replay(record)
    return Report(
        game=course.game.key,
        title=course.game.title,
        rules=record.header.rules,
        quarterdeck=record.header.quarterdeck,
        players=record.header.players,
        seats=record.header.seats,
        lines=len(record.lines),
        moves=len(course.steps),
        take_backs=sum(isinstance(line, TakeBackLine) for line in record.lines),
        state=record.closing.state,
        result=record.closing.result,
        position=record.closing.position,
    )


def replay(record: Record, *, upto: int | None = None) -> Course:
    """The game after the first `upto` lines of a record (moves and take-backs), or after all of them.

    Raises:
        RecordError: the record is veiled, or a line does not follow from those before it.
    """
    course = begin(record)
    lines = record.lines if upto is None else record.lines[:upto]
    for line in lines:
        follow(course, line)
    if len(lines) == len(record.lines):
        check_end(course, record)
    return course


def begin(record: Record) -> Course:
    """The game of a record before its first line."""
    if record.header.view is not None:
        raise RecordError(
            HEADER_LINE, f"view: this is what {record.header.view} may know; it can be shown, but not replayed"
        )
    game, setup = open_header(record.header)
    return Course(game, start_position(game, setup, record.header))


def follow(course: Course, line: Line) -> Sequence[Step]:
    """Do what a line says; gives the step made, or those taken back. `RecordError` if it cannot be done."""
    place = line.n + HEADER_LINE
    if isinstance(line, TakeBackLine):
        return _follow_back(course, line, place)
    who = seat_number(course, line.who, place)
    try:
        return (course.play(who, line.move),)
    except QuarterdeckError as error:
        raise RecordError(place, f"{line.who} {line.move}: {error}") from None


def _follow_back(course: Course, line: TakeBackLine, place: int) -> Sequence[Step]:
    seat = seat_number(course, line.by, place)
    if seat == CHANCE or line.back_to != course.latest(seat):
        raise RecordError(place, f"back_to: move {line.back_to + 1} is not the latest decision of {line.by}")
    why_not = course.stays(line.back_to)
    if why_not is not None:
        raise RecordError(place, f"{line.by} may not take this back: {why_not}")
    return course.back_to(line.back_to)


def seat_number(course: Course, name: str, place: int) -> int:
    """The seat with a name of the notation, or CHANCE."""
    if name == CHANCE_NAME:
        return CHANCE
    if name not in course.game.seat_names:
        seats = ", ".join(course.game.seat_names)
        raise RecordError(place, f"{name!r} is no seat of {course.game.title}; write {seats} or {CHANCE_NAME}")
    return course.game.seat_names.index(name)


def closing_of(course: Course, lines: int) -> Closing:
    """The closing line of a record with so many lines whose game stands like this."""
    result = None
    if course.position.over():
        ending = course.game.ending(course.position)
        result = Result(how=ending.how, winners=tuple(course.name(seat) for seat in ending.winners))
    return Closing(
        state="open" if result is None else "over", lines=lines, position=digest(course.position), result=result
    )


def check_end(course: Course, record: Record) -> None:
    """The closing line says what replaying came to."""
    place = len(record.lines) + HEADER_LINE + 1
    found = closing_of(course, len(record.lines))
    if record.closing.state != found.state:
        raise RecordError(place, f"state: says {record.closing.state}, but the game is {found.state}")
    if record.closing.result != found.result:
        raise RecordError(place, "result: the moves lead to another result")
    if record.closing.position != found.position:
        raise RecordError(place, "position: the moves lead to another position than the digest says")
