"""Writes games to a Parquet file, one row for each game."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.lab.say import SAY

if TYPE_CHECKING:
    from fsspec import AbstractFileSystem
    from polars import DataFrame


class MissingLibrary(QuarterdeckError):
    """An optional feature was requested whose library is not installed."""


class Columns(Protocol):
    """Results that are a table."""

    def columns(self) -> Mapping[str, Sequence[object]]:
        """The columns by name, equally long."""


def write_parquet(path: Path | str, rows: Columns, *, overwrite: bool = False) -> None:
    """Write the rows, completely or not at all; an existing file stays unless `overwrite`.

    `path` is a file, or an address that fsspec knows, such as `s3://games/all.parquet`. `Malformed` if the file may not be
    written, `MissingLibrary` without Polars, or without the library that an address needs.
    """
    frame = data_frame(rows)
    refuse_existing(path, overwrite=overwrite)
    store = store_of(path)
    if store is not None:
        with tempfile.TemporaryDirectory() as folder:  # so that half a file is never seen there
            draft = Path(folder, "games.parquet")
            frame.write_parquet(draft)
            with reaching(path):
                store[0].put_file(str(draft), store[1])
        return
    path = Path(path)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as error:
        raise Malformed("parquet", SAY("not-writable", path=str(path), reason=error.strerror or "")) from None
    try:
        with os.fdopen(handle, "wb") as file:
            frame.write_parquet(file)
        publish(Path(name), path, overwrite=overwrite)
    finally:
        Path(name).unlink(missing_ok=True)


def refuse_existing(path: Path | str, *, overwrite: bool) -> None:
    """Raise `Malformed` if the file exists and may not be replaced, or if it is not a file or cannot be reached."""
    store = store_of(path)
    with reaching(path):
        folder = Path(path).is_dir() if store is None else store[0].isdir(store[1])
        there = Path(path).exists() if store is None else store[0].exists(store[1])
    if folder:
        raise Malformed("parquet", SAY("is-folder", path=str(path)))
    if there and not overwrite:
        raise Malformed("parquet", SAY("exists", path=str(path)))


def store_of(path: Path | str) -> tuple[AbstractFileSystem, str] | None:
    """The store that an address leads to, and the name of the file there; None for a file of this machine."""
    if isinstance(path, Path) or "://" not in path:
        return None
    try:
        from fsspec.core import url_to_fs  # noqa: PLC0415 - an extra
    except ImportError:
        raise MissingLibrary(SAY("needs-fsspec")) from None
    try:
        with reaching(path):
            store, name = url_to_fs(path)
    except ImportError as error:
        raise MissingLibrary(SAY("needs-store", path=path, reason=str(error))) from None
    return store, str(name)


@contextmanager
def reaching(path: Path | str) -> Iterator[None]:
    """What goes wrong while a file is reached is `Malformed`, but for a library that is missing."""
    try:
        yield
    except ImportError:
        raise
    except Exception as error:  # noqa: BLE001 - each store has errors of its own
        raise Malformed("parquet", SAY("not-writable", path=str(path), reason=str(error))) from None


def publish(draft: Path, path: Path, *, overwrite: bool) -> None:
    """Give the finished draft its name, in one step."""
    mask = os.umask(0)
    os.umask(mask)
    draft.chmod(0o666 & ~mask)
    refuse_existing(path, overwrite=overwrite)  # it may have come meanwhile
    draft.replace(path)


def data_frame(rows: Columns) -> DataFrame:
    """The rows as a Polars table."""
    try:
        from polars import DataFrame  # noqa: PLC0415 - an extra
    except ImportError:
        raise MissingLibrary(SAY("needs-polars")) from None
    return DataFrame(rows.columns())
