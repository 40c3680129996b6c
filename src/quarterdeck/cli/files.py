"""Files that people name: position files and records, distinguished by their contents."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from quarterdeck.cli.say import SAY
from quarterdeck.cli.setups import read_pack
from quarterdeck.engine.errors import Malformed, PackError, RecordError
from quarterdeck.engine.game import Game
from quarterdeck.engine.options import split_options
from quarterdeck.engine.position_files import DecodedFile, Opened, decode, read_decoded
from quarterdeck.engine.registry import find_game
from quarterdeck.records.reading import parse_record, read_bytes, reason
from quarterdeck.records.record import Record


class _Key(Struct):
    """The field that all our files have: the key of the game."""

    game: str


class _Mark(_Key):
    """The field that only the first line of a record has."""

    quarterdeck: str
    format: object


def is_record(data: bytes) -> bool:
    """Whether a file's bytes begin as a record does."""
    try:
        msgspec.json.decode(data.split(b"\n", 1)[0], type=_Mark)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def read_position(
    path: Path,
    *,
    game: str | None = None,
    players: int | None = None,
    option: Sequence[str] = (),
    pack: Path | None = None,
) -> Opened:
    """The position in a file, its game and its set-up; `Malformed` names the bad field, or the file itself.

    Game, players, options and pack of the command line say what the file leaves open, and may not contradict it.
    """
    data = read_bytes(path)
    if is_record(data):
        raise Malformed(str(path), SAY("is-record"))
    return load_position(path, data, game=game, players=players, option=option, pack=pack)


def load_position(
    path: Path,
    data: bytes,
    *,
    game: str | None = None,
    players: int | None = None,
    option: Sequence[str] = (),
    pack: Path | None = None,
) -> Opened:
    """The position in the bytes of a position file, its game and its set-up."""
    try:
        file = decode(data, str(path))
        if game is not None:
            check_game(file, find_game(game))
        return read_decoded(
            file,
            players=players,
            options=split_options(file.game, option),
            pack=None if pack is None else read_pack(file.game, pack),
        )
    except PackError:
        raise
    except Malformed as error:
        raise Malformed(error.path or str(path), error.problem) from None


def check_game(file: DecodedFile, game: Game) -> None:
    """Check that a position file is of this game."""
    if file.game is not game:
        raise Malformed("position", SAY("position-of-other", there=file.game.title, game=game.title))


def read_record_file(path: Path) -> Record:
    """The record in a file; a position file, or any other that does not begin as a record does, is refused as such."""
    data = read_bytes(path)
    try:
        return parse_record(data)
    except RecordError as error:
        if error.line == 1 and not is_record(data):
            raise Malformed(str(path), SAY("is-position" if looks_like_position(data) else "not-a-record")) from None
        raise


def looks_like_position(data: bytes) -> bool:
    """Whether a file's bytes are JSON that names a game."""
    try:
        msgspec.json.decode(data, type=_Key)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def seat_of(seats: tuple[str, ...], text: str) -> int:
    """The seat a text names, by name or number; `spectator` is a negative seat."""
    wanted = text.strip().lower()
    names = [name.lower() for name in seats]
    if wanted in ("spectator", "-1", "-2"):
        return -1
    if wanted in names:
        return names.index(wanted)
    if wanted in map(str, range(len(seats))):
        return int(wanted)
    choices = ", ".join(f"{number} ({name})" for number, name in enumerate(seats))
    raise Malformed("seat", SAY("no-seat", written=repr(text), seats=choices))


def check_new(path: Path, *, overwrite: bool) -> None:
    """Check that a file may be written: it is not there, or may be replaced."""
    if path.exists() and not overwrite:
        raise Malformed(str(path), SAY("file-there"))


def write_new(path: Path, data: bytes, *, overwrite: bool) -> None:
    """Write bytes to a file, completely or not at all; an existing file stays unless `overwrite`."""
    if path.is_dir():
        raise Malformed(str(path), SAY("is-folder"))
    check_new(path, overwrite=overwrite)
    try:
        descriptor, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
        beside = Path(name)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            beside.chmod(0o666 & ~mask())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise Malformed(str(path), SAY("cannot-be-written", reason=reason(error))) from None


def mask() -> int:
    """The permissions that the user wants new files not to have."""
    found = os.umask(0)
    os.umask(found)
    return found
