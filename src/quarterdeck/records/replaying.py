"""Replays a record: every move is checked again, and the end must agree with the closing line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from msgspec import Struct

from quarterdeck.engine.errors import QuarterdeckError, RecordError
from quarterdeck.engine.game import Setup
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.registry import find_game
from quarterdeck.records.consent import says_who_agreed, why_not
from quarterdeck.records.course import Course, Event, TakenBack
from quarterdeck.records.header import HEADER_LINE, check_line, open_header, start_position
from quarterdeck.records.lines import digest, digest_form
from quarterdeck.records.record import (
    CHANCE_NAME,
    Closing,
    Header,
    Line,
    MoveLine,
    Record,
    ResignLine,
    Result,
    TakeBackLine,
)
from quarterdeck.records.saying import SAY


class Report(Struct, frozen=True, kw_only=True):
    """The facts about a record that was replayed without fault."""

    game: str
    title: str
    rules: int
    """The version of the rules by which the game began."""
    rules_here: int
    """The version by which it was replayed."""
    quarterdeck: str
    players: int
    seats: tuple[str, ...]
    lines: int
    """The number of lines: moves, take-backs and resignations."""
    moves: int
    """The number of moves in effect at the end."""
    take_backs: int
    state: Literal["open", "over"]
    result: Result | None
    position: str
    """SHA-256 of the final position's numbers."""


def verify(record: Record) -> Report:
    """Replay a record to its end; `RecordError` names the first faulty line."""
    course = replay(record)
    return Report(
        game=course.game.key,
        title=course.game.title,
        rules=record.header.rules,
        rules_here=course.game.rules_version,
        quarterdeck=record.header.quarterdeck,
        players=record.header.players,
        seats=record.header.seats,
        lines=len(record.lines),
        moves=len(course.steps),
        take_backs=sum(isinstance(event, TakenBack) for event in course.events),
        state=record.closing.state,
        result=record.closing.result,
        position=record.closing.position,
    )


def replay(record: Record, *, upto: int | None = None) -> Course:
    """The game after the first `upto` lines of a record (moves, take-backs, resignations), or after all of them.

    Raises:
        RecordError: the record is veiled, or a line cannot be played after those before it.
    """
    course = begin(record.header)[1]
    lines = record.lines if upto is None else record.lines[:upto]
    with naming_older_rules(record.header):
        for line in lines:
            follow(course, line)
        if len(lines) == len(record.lines):
            check_end(course, record)
    return course


@contextmanager
def naming_older_rules(header: Header) -> Iterator[None]:
    """Add both versions of the rules to a `RecordError` about a record of a game that began by older rules."""
    try:
        yield
    except RecordError as error:
        told = _versions(header)
        if told is None:
            raise
        raise RecordError(error.line, SAY("by-older-rules", problem=error.problem, **told)) from None


def same_by_newer_rules(header: Header) -> str:
    """The sentence that a record was replayed by newer rules than its own, to the same end; empty if they are the same rules."""
    told = _versions(header)
    return "" if told is None else SAY("same-by-newer-rules", **told)


def _versions(header: Header) -> dict[str, str] | None:
    """What a sentence about the rules of a record and those here says; None if they are the same."""
    game = find_game(header.game)
    if header.rules == game.rules_version:
        return None
    return {"game": game.title, "version": str(header.rules), "here": str(game.rules_version)}


def begin(header: Header) -> tuple[Setup, Course]:
    """The set-up and the game of a record before its first line; `RecordError` if the header makes no sense here."""
    if header.view is not None:
        raise RecordError(HEADER_LINE, SAY("veiled", seat=header.view))
    game, setup = open_header(header)
    return setup, Course(game, start_position(game, setup, header), setup.players, header.format)


def follow(course: Course, line: Line) -> Event:
    """Carry out a line and return the event; `RecordError`, without a change, if that is not possible."""
    place = line.n + HEADER_LINE
    number = len(course.events) + 1
    if line.n != number:
        raise RecordError(place, SAY("out-of-place", number=str(line.n), expected=str(number)))
    check_line(course.record_format, line)
    match line:
        case MoveLine():
            return _follow_move(course, line, place)
        case TakeBackLine():
            return _follow_back(course, line, place)
        case ResignLine():
            return _follow_resignation(course, line, place)


def _follow_move(course: Course, line: MoveLine, place: int) -> Event:
    who = seat_number(course, line.who, place)
    try:
        return course.play(who, line.move, lot=line.lot)
    except QuarterdeckError as error:
        raise RecordError(place, f"{line.who} {line.move}: {error}") from None


def _follow_back(course: Course, line: TakeBackLine, place: int) -> Event:
    seat = seat_number(course, line.by, place)
    if seat == CHANCE or line.back_to != course.latest(seat):
        raise RecordError(place, SAY("not-latest", move=str(line.back_to + 1), seat=line.by))
    agreed = _agreed(course, line, seat, place)
    refused = why_not(course, seat, agreed if says_who_agreed(course) else course.others(seat))
    if refused is not None:
        raise RecordError(place, SAY("not-taken-back", seat=line.by, why=refused))
    return course.take_back(seat, line.back_to, agreed)


def _agreed(course: Course, line: TakeBackLine, seat: int, place: int) -> tuple[int, ...]:
    """The seats that agreed: other seats of the game, ascending."""
    agreed = tuple(seat_number(course, name, place) for name in line.agreed)
    others = course.others(seat)
    if agreed != tuple(other for other in others if other in agreed):
        raise RecordError(place, SAY("agreed-order", number=len(others), seats=course.names(others)))
    return agreed


def _follow_resignation(course: Course, line: ResignLine, place: int) -> Event:
    seat = seat_number(course, line.resigned, place)
    if seat not in range(course.players):
        raise RecordError(place, SAY("resigned-not-playing", seat=line.resigned))
    if course.over:
        raise RecordError(place, SAY("resigned-too-late", seat=line.resigned))
    return course.resign(seat, late=line.late)


def seat_number(course: Course, name: str, place: int) -> int:
    """The seat with a name of the notation, or CHANCE."""
    if name == CHANCE_NAME:
        return CHANCE
    if name not in course.seat_names:
        seats = ", ".join(course.seat_names)
        raise RecordError(place, SAY("no-seat", name=repr(name), seats=seats, chance=CHANCE_NAME))
    return course.seat_names.index(name)


def closing_of(course: Course) -> Closing:
    """The closing line for a game in this state."""
    ending = course.ending()
    result = None
    if ending is not None:
        result = Result(how=ending.how, winners=tuple(course.name(seat) for seat in ending.winners))
    return Closing(
        state="open" if result is None else "over",
        lines=len(course.events),
        position=digest(course.position, course.game.position_form),
        result=result,
    )


def check_end(course: Course, record: Record) -> None:
    """Check that the closing line agrees with the replayed game."""
    place = len(record.lines) + HEADER_LINE + 1
    found = closing_of(course)
    if record.closing.state != found.state:
        raise RecordError(place, SAY("other-state", said=record.closing.state, state=found.state))
    if record.closing.result != found.result:
        raise RecordError(place, SAY("other-result"))
    form = digest_form(record.closing.position)
    if form > course.game.position_form:
        raise RecordError(place, SAY("newer-digest"))
    if form == course.game.position_form and record.closing.position != found.position:
        raise RecordError(place, SAY("other-position"))
