"""Writes a record, completely or not at all, and never over something else."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from quarterdeck.engine.errors import Malformed, RecordError
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record, read_bytes, reason
from quarterdeck.records.record import Record
from quarterdeck.records.saying import SAY


def write_record(path: Path, record: Record, *, overwrite: bool = False) -> None:
    """Write a record to a file: a new file, or one with an earlier state of the same record.

    Any other file is not touched, unless `overwrite`. The file is never half-written. Only its owner can read a new file, since a
    record contains the secrets of all seats.

    Raises:
        Malformed: something else is there, or the system refuses; the path is the file's.
    """
    target = _target(path)
    if target.exists() and not overwrite:
        _check_earlier(path, read_bytes(target), record)
    try:
        _replace(target, encode_record(record))
    except OSError as error:
        raise Malformed(str(path), SAY("cannot-be-written", reason=reason(error))) from None


def continues(record: Record, earlier: Record) -> bool:
    """Whether a record is equal to an earlier one, or has the same lines and more."""
    return record.header == earlier.header and record.lines[: len(earlier.lines)] == earlier.lines


def _target(path: Path) -> Path:
    """The file behind a path and its links; `Malformed` if there cannot be one."""
    try:
        target = path.resolve()
        if target.exists() and not target.is_file():
            raise Malformed(str(path), SAY("no-file"))
    except (OSError, ValueError, RuntimeError) as error:  # too long, a null byte, a loop of links
        raise Malformed(str(path), SAY("cannot-be-written", reason=reason(error))) from None
    return target


def _check_earlier(path: Path, data: bytes, record: Record) -> None:
    """Check that the record may replace the contents of the file."""
    try:
        earlier = parse_record(data)
    except RecordError as error:
        raise Malformed(str(path), SAY("holds-no-record", error=str(error))) from None
    if not continues(record, earlier):
        raise Malformed(str(path), SAY("holds-another-record"))


def _replace(target: Path, data: bytes) -> None:
    """Write a file beside the target, make sure that it is on the disk, then rename it to the target."""
    descriptor, name = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    beside = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            if target.exists():
                os.fchmod(file.fileno(), target.stat().st_mode)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    _settle(target.parent)


def _settle(folder: Path) -> None:
    """Make sure that the folder's new entry is on the disk too."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
