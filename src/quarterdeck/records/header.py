"""A record's header: made from a set-up, and turned into the game and set-up that it means."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from quarterdeck import __version__
from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.engine.game import Game, Pack, Setup
from quarterdeck.engine.options import convert_options
from quarterdeck.engine.position import Position
from quarterdeck.engine.position_files import (
    Opened,
    PackNote,
    check_terms,
    is_whole,
    note_pack,
    other_edition,
    with_options,
)
from quarterdeck.engine.registry import find_game
from quarterdeck.records.clock import ClockTerms
from quarterdeck.records.record import FORMAT, NEWEST_FORMAT, TELLS_TIME, Header, Line, needed_format
from quarterdeck.records.saying import SAY

HEADER_LINE: Final = 1
LONGEST_LABEL: Final = 60
"""The most characters of a seat's label."""


# -- writing -----------------------------------------------------------------------------


def new_header(game: Game, setup: Setup, labels: tuple[str, ...], start: Position | None = None) -> Header:
    """The header of a game that begins now; `Malformed` names a label that cannot be written."""
    check_labels(labels, setup.players)
    return Header(
        quarterdeck=__version__,
        format=FORMAT,
        game=game.key,
        rules=game.rules_version,
        players=setup.players,
        options=msgspec.convert(msgspec.to_builtins(setup.options), dict[str, object]),
        seats=labels,
        pack=note_pack(setup.pack or game.own_pack()),
        start=None if start is None else position_fields(game, start),
    )


def timed(header: Header, clock: ClockTerms | None) -> Header:
    """A header of a game that is played with a clock, or as it is without one."""
    if clock is None:
        return header
    return msgspec.structs.replace(header, clock=clock, format=max(header.format, TELLS_TIME))


def noted_start(header: Header, opened: Opened) -> Header:
    """A header whose start keeps what the position file said about its options and content, for later questions."""
    options = msgspec.to_builtins(opened.setup.options)
    said: dict[str, object] = {"options": {name: options[name] for name in options if name not in opened.unsaid}}
    if opened.other_edition is not None:
        said["pack"] = msgspec.to_builtins(opened.other_edition)
    return msgspec.structs.replace(header, start={**(header.start or {}), **said})


class StartNotes(Struct, frozen=True):
    """Remarks about the position file from which a game began."""

    unsaid: tuple[str, ...] = ()
    """Options that have their defaults because the file did not say them."""
    other_edition: bool = False
    """Whether it was written with another edition of the game's own content than the one here."""


def start_notes(game: Game, header: Header) -> StartNotes:
    """The remarks that `noted_start` kept; empty if there are none."""
    start = header.start or {}
    options, pack = start.get("options"), start.get("pack")
    unsaid = tuple(name for name in header.options if name not in options) if isinstance(options, dict) else ()
    other = isinstance(pack, dict) and other_edition(game, msgspec.convert(pack, PackNote)) is not None
    return StartNotes(unsaid, other)


def check_labels(labels: tuple[str, ...], players: int) -> None:
    """Check that there is one short printable label for each player; `Malformed` names a bad one as `seats[1]`."""
    if len(labels) != players:
        raise Malformed("seats", SAY("label-number", labels=len(labels), players=players))
    for k, label in enumerate(labels):
        if not (label.strip() and label.isprintable() and len(label) <= LONGEST_LABEL):
            raise Malformed(f"seats[{k}]", SAY("label-form", most=LONGEST_LABEL))


def position_fields(game: Game, position: Position) -> dict[str, object]:
    """The position file of a position, as data."""
    return msgspec.json.decode(game.save(position), type=dict[str, object])


# -- reading -----------------------------------------------------------------------------


def open_header(header: Header) -> tuple[Game, Setup]:
    """The game and the set-up that a header means here; `RecordError` at line 1 if it cannot be played here."""
    check_format(header.format, header.quarterdeck)
    if header.clock is not None and header.format < TELLS_TIME:
        raise RecordError(HEADER_LINE, SAY("clock-too-new", version=str(header.format), needed=str(TELLS_TIME)))
    try:
        game = find_game(header.game)
        check_labels(header.seats, header.players)
        _check_rules(game, header)
        pack = None if header.pack is None else _open_pack(game, header.pack)
        setup = Setup(players=header.players, options=convert_options(game, header.options), pack=pack)
        if header.start is None:
            game.start(setup)
    except RecordError:
        raise
    except Malformed as error:
        raise RecordError(HEADER_LINE, str(error)) from None
    return game, setup


def start_position(game: Game, setup: Setup, header: Header) -> Position:
    """The position before the first move; `RecordError` at line 1 if the header's position file is bad."""
    if header.start is None:
        return game.start(setup)
    try:
        return load_start(game, setup, header.start, lenient=True)
    except Malformed as error:
        raise RecordError(HEADER_LINE, str(error)) from None


def seats_of(header: Header) -> tuple[str, ...]:
    """The names of the seats in a record; `RecordError` at line 1 if the header makes no sense here."""
    game, setup = open_header(header)
    return game.seats_at(start_position(game, setup, header))


def load_start(game: Game, setup: Setup, fields: dict[str, object], *, lenient: bool = False) -> Position:
    """The position of a position file with which a match begins.

    It must fit this set-up and leave nothing open; options that it does not say come from the set-up. A `lenient`
    reader accepts fields that contradict an option, since old records have such positions. `Malformed` names the field
    as `start.…`.
    """
    try:
        position = game.load(msgspec.json.encode(with_options(fields, msgspec.to_builtins(setup.options))))
    except Malformed as error:
        raise Malformed(f"start.{error.path}" if error.path else "start", error.problem) from None
    check_terms(game, setup, position, "start", said=fields if lenient else ())
    if not is_whole(position):
        raise Malformed("start", SAY("start-untold"))
    return position


def check_format(version: int, written_by: object) -> None:
    """Check that this version of the file format can be read here; else `RecordError` at line 1."""
    if version > NEWEST_FORMAT:
        raise RecordError(
            HEADER_LINE, SAY("newer-format", version=str(version), written_by=str(written_by), here=str(NEWEST_FORMAT))
        )


def check_line(version: int, line: Line) -> None:
    """Check that a record of this version may contain the line; `RecordError` if only a later version may."""
    needed = needed_format(line)
    if needed > version:
        raise RecordError(line.n + HEADER_LINE, SAY("newer-line", needed=str(needed), version=str(version)))


def _check_rules(game: Game, header: Header) -> None:
    """Check that the rules here are not older than those of a record: newer ones may come to the same."""
    if header.rules > game.rules_version:
        played, here = str(header.rules), str(game.rules_version)
        raise RecordError(HEADER_LINE, SAY("newer-rules", version=played, game=game.title, here=here))


def _open_pack(game: Game, note: PackNote) -> Pack | None:
    """The pack of a record; None for the game's own content."""
    if note.content is None:
        own = game.own_pack()
        if own is None or own.digest != note.digest:
            raise RecordError(HEADER_LINE, SAY("no-own-pack", game=game.title, pack=repr(note.name)))
        return None
    if sha256(note.content.encode("utf-8")).hexdigest() != note.digest:
        raise RecordError(HEADER_LINE, SAY("pack-digest", pack=repr(note.name)))
    return game.read_pack(note.name, note.content)
