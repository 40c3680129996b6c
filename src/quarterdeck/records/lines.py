"""The lines of a record as bytes. Each ends with a checksum over itself and the checksum before it.

A line that was changed, lost, added or moved, or that comes from another record, breaks the chain there.
"""

from __future__ import annotations

import re
from hashlib import blake2b, sha256
from typing import Final

import msgspec

from quarterdeck.engine.position import Position
from quarterdeck.records.record import Closing, Header, Line, Record

_SUM = re.compile(rb'(?P<content>\{.*),"sum":"(?P<sum>[0-9a-f]{12})"\}', re.DOTALL)
_DIGITS: Final = 12


def split_sum(raw: bytes) -> tuple[bytes, str] | None:
    """A line's content as JSON without its checksum, and the checksum; None if there is none at the end."""
    found = _SUM.fullmatch(raw)
    if found is None:
        return None
    return found["content"] + b"}", found["sum"].decode("ascii")


def checksum(before: str, content: bytes) -> str:
    """The checksum of a line: 12 hexadecimal digits of BLAKE2b over the one before it and its content."""
    return blake2b(before.encode("ascii") + content).hexdigest()[:_DIGITS]


def encode_record(record: Record) -> bytes:
    """The whole file; equal records give equal bytes."""
    written: list[bytes] = []
    before = ""
    for part in (record.header, *record.lines, record.closing):
        raw, before = encode_line(part, before)
        written.append(raw)
    return b"\n".join(written) + b"\n"


def encode_line(part: Header | Line | Closing, before: str) -> tuple[bytes, str]:
    """One line with its checksum, and that checksum for the next line."""
    content = msgspec.json.encode(part)
    own = checksum(before, content)
    return content[:-1] + b',"sum":"' + own.encode("ascii") + b'"}', own


def digest(position: Position, form: int) -> str:
    """SHA-256 of a position's numbers, hexadecimal; if the form of the numbers is not 1, it stands in front, such as `2:`."""
    made = sha256(",".join(str(number) for number in position.numbers()).encode("ascii")).hexdigest()
    return made if form == 1 else f"{form}:{made}"


def short_digest(position: Position, form: int) -> str:
    """64 bits of BLAKE2b over a position's numbers, behind their form (`Game.position_form`): `1:` and 16 hexadecimal digits."""
    numbers = msgspec.json.encode(list(position.numbers()))
    return f"{form}:{blake2b(numbers, digest_size=8).hexdigest()}"


def digest_form(digest: str) -> int:
    """The form of the numbers over which a digest was made (`Game.position_form`)."""
    form, colon, _ = digest.partition(":")
    return int(form) if colon and form.isdecimal() else 1
