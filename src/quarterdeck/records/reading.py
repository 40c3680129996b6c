"""Reads a record: the bytes, the chain of checksums, the form of each line, and whether it can be played here.

Whether the moves are legal is found by replaying (`records.replaying`).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.engine.texts import plain
from quarterdeck.engine.wrong_fields import wrong_field
from quarterdeck.records.dice import check_note
from quarterdeck.records.header import HEADER_LINE, check_format, check_line, open_header
from quarterdeck.records.lines import checksum, split_sum
from quarterdeck.records.record import NEWEST_FORMAT, Closing, Header, Line, MoveLine, Record, ResignLine, TakeBackLine
from quarterdeck.records.saying import SAY

LARGEST: Final = 16 * 1024 * 1024
"""The most bytes of a record, far more than any game needs."""

BYTE: Final = re.compile(r"\(byte (\d+)\)")
"""Where a reader of JSON stopped, as it says."""
NOWHERE: Final = -1
"""In place of the character from which a line cannot be read."""

Fields = dict[str, object]
Part = TypeVar("Part", Header, Line | Closing)


def read_record(path: Path) -> Record:
    """The record in a file.

    Raises:
        Malformed: the file does not exist or cannot be read; the path is the file's.
        RecordError: it is not a record, or is damaged, or cannot be played here; names the line.
    """
    return parse_record(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """The plain text of a file that may be a record, in UTF-8; `Malformed` says why it cannot be read.

    A byte-order mark and Windows line ends are removed, since no digest or checksum covers them.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Malformed(str(path), SAY("cannot-be-read", reason=reason(error))) from None
    if len(data) > LARGEST:
        raise Malformed(str(path), SAY("file-too-large", most=str(LARGEST)))
    return plain(data)


def reason(error: Exception) -> str:
    """Why the operating system refused, in its own words."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def parse_record(data: bytes) -> Record:
    """The record in a file's bytes; `RecordError` names the line and the reason."""
    raws = data.split(b"\n")
    if raws[-1] == b"":
        raws.pop()
    if not raws:
        raise RecordError(0, SAY("file-empty"))
    header, chain = _read_header(raws[0])
    lines: list[Line] = []
    closing: Closing | None = None
    for place, raw in enumerate(raws[1:], start=HEADER_LINE + 1):
        if closing is not None:
            raise RecordError(place, SAY("after-closing"))
        part, chain = _read_line(raw, place, chain)
        if isinstance(part, Closing):
            closing = part
        else:
            check_line(header.format, part)
            lines.append(part)
    return Record(header=header, lines=tuple(lines), closing=_check_closing(header, len(lines), closing))


# -- the header --------------------------------------------------------------------------


def _read_header(raw: bytes) -> tuple[Header, str]:
    fields = _fields(raw, HEADER_LINE)
    if not {"quarterdeck", "format", "game"} <= fields.keys():
        raise RecordError(HEADER_LINE, SAY("no-record"))
    version = fields["format"]
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError(HEADER_LINE, SAY("no-version", version=repr(version), here=str(NEWEST_FORMAT)))
    check_format(version, fields["quarterdeck"])
    content, own = _content(raw, HEADER_LINE)
    header = _form(content, Header, HEADER_LINE)
    _compare(own, "", content, HEADER_LINE)
    check_note(header)
    open_header(header)
    return header, own


# -- every other line ----------------------------------------------------------------------


def _read_line(raw: bytes, place: int, before: str) -> tuple[Line | Closing, str]:
    fields = _fields(raw, place)
    kind = _kind(fields)
    if kind is None:
        raise RecordError(place, SAY("no-line"))
    content, own = _content(raw, place)
    part = _form(content, kind, place)
    if not isinstance(part, Closing) and part.n != place - HEADER_LINE:
        raise RecordError(place, SAY("out-of-place", number=str(part.n), expected=str(place - HEADER_LINE)))
    _compare(own, before, content, place)
    return part, own


def _kind(fields: Fields) -> type[Line | Closing] | None:
    """The kind of line that has these fields."""
    if "move" in fields:
        return MoveLine
    if "back_to" in fields:
        return TakeBackLine
    if "resigned" in fields:
        return ResignLine
    return Closing if "state" in fields else None


def _check_closing(header: Header, lines: int, closing: Closing | None) -> Closing:
    """Check the closing line, which must be there and fit what comes before it."""
    place = lines + HEADER_LINE + 1
    if closing is None:
        raise RecordError(place, SAY("closing-missing"))
    if closing.lines != lines:
        raise RecordError(place, SAY("closing-counts", counted=str(closing.lines), lines=str(lines)))
    if (closing.result is None) != (closing.state == "open"):
        raise RecordError(place, SAY("result-when-over"))
    if (header.view is None) != (closing.position != ""):
        raise RecordError(place, SAY("digest-or-view"))
    if closing.secret and (header.dice is None or closing.state == "open" or header.view is not None):
        raise RecordError(place, SAY("dice-secret-too-soon"))
    return closing


# -- one line ------------------------------------------------------------------------------


def _fields(raw: bytes, place: int) -> Fields:
    """The line as a JSON object."""
    try:
        return msgspec.json.decode(raw, type=Fields)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError(
            place, SAY("line-unreadable", first="yes" if place == HEADER_LINE else "no", at=_broken(raw, error))
        ) from None


def _broken(raw: bytes, error: Exception) -> int:
    """From which character of a line on it cannot be read; 0: it ends too soon; `NOWHERE`: nobody can say where."""
    try:
        raw.decode()
    except UnicodeDecodeError as wrong:
        return 1 + len(raw[: wrong.start].decode())
    if "truncated" in str(error):
        return NOWHERE if raw.rstrip().endswith(b"}") else 0
    found = BYTE.search(str(error))
    return 1 + len(raw[: int(found[1])].decode(errors="replace")) if found else NOWHERE


def _content(raw: bytes, place: int) -> tuple[bytes, str]:
    split = split_sum(raw)
    if split is None:
        raise RecordError(place, SAY("checksum-missing"))
    return split


def _form(content: bytes, kind: type[Part], place: int) -> Part:
    """The line as an object of the kind that it should be."""
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.ValidationError as error:
        raise RecordError(place, str(wrong_field(error, kind))) from None


def _compare(own: str, before: str, content: bytes, place: int) -> None:
    """Check that the checksum fits the content and all lines before."""
    if own != checksum(before, content):
        raise RecordError(place, SAY("checksum-differs"))
