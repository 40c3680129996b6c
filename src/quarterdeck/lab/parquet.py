"""Writes simulated games to a Parquet file, one row for each game."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.lab.say import SAY

if TYPE_CHECKING:
    from polars import DataFrame

    from quarterdeck.lab.simulate import Rows


class MissingLibrary(QuarterdeckError):
    """An optional feature was requested whose library is not installed."""


def write_parquet(path: Path, rows: Rows, *, overwrite: bool = False) -> None:
    """Write the rows, completely or not at all; an existing file stays unless `overwrite`.

    Columns: `game` (from 0), `decisions`, `ending`, and for each seat `bot_<seat>` and `worth_<seat>`.
    `Malformed` if the file may not be written, `MissingLibrary` without Polars.
    """
    frame = data_frame(rows)
    refuse_existing(path, overwrite=overwrite)
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    except OSError as error:
        raise Malformed("parquet", SAY("not-writable", path=str(path), reason=error.strerror or "")) from None
    try:
        with os.fdopen(handle, "wb") as file:
            frame.write_parquet(file)
        publish(Path(draft), path, overwrite=overwrite)
    finally:
        Path(draft).unlink(missing_ok=True)


def refuse_existing(path: Path, *, overwrite: bool) -> None:
    """Raise `Malformed` if the file exists and may not be replaced, or if it is not a file."""
    if path.is_dir():
        raise Malformed("parquet", SAY("is-folder", path=str(path)))
    if path.exists() and not overwrite:
        raise Malformed("parquet", SAY("exists", path=str(path)))


def publish(draft: Path, path: Path, *, overwrite: bool) -> None:
    """Give the finished draft its name, in one step."""
    mask = os.umask(0)
    os.umask(mask)
    draft.chmod(0o666 & ~mask)
    refuse_existing(path, overwrite=overwrite)  # it may have come meanwhile
    draft.replace(path)


def data_frame(rows: Rows) -> DataFrame:
    """The rows as a Polars table."""
    try:
        from polars import DataFrame, Float64, Int64, Series, String  # noqa: PLC0415 - an extra
    except ImportError:
        raise MissingLibrary(SAY("needs-polars")) from None
    columns = [
        Series("game", range(len(rows.lengths)), dtype=Int64),
        Series("decisions", rows.lengths, dtype=Int64),
        Series("ending", rows.endings, dtype=String),
    ]
    for seat, bots in rows.bots.items():
        columns.append(Series(f"bot_{seat}", bots, dtype=String))
        columns.append(Series(f"worth_{seat}", rows.worths[seat], dtype=Float64))
    return DataFrame(columns)
