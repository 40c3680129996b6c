"""Parquet files: what they hold, and that no file is ever harmed."""

from __future__ import annotations

import sys
from pathlib import Path

import polars as pl
import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.lab import Rows, simulate, write_parquet
from quarterdeck.lab.parquet import MissingLibrary
from tests.bots.tables import CARDINAL


@pytest.fixture
def rows() -> Rows:
    """Five games of a search against a random bot."""
    setup = Setup(players=2, options=CARDINAL.options())
    found = simulate(CARDINAL, setup, ["uct:simulations=3", "random"], games=5, seed=1, rows=True).rows
    assert found is not None
    return found


def test_a_file_holds_a_row_a_game(tmp_path: Path, rows: Rows) -> None:
    """With everything that the rows have, under names that say what it is."""
    path = tmp_path / "games.parquet"
    write_parquet(path, rows)
    frame = pl.read_parquet(path)
    assert frame.columns == ["game", "decisions", "ending", "bot_orange", "worth_orange", "bot_green", "worth_green"]
    assert frame["game"].to_list() == [0, 1, 2, 3, 4]
    assert frame["decisions"].to_list() == rows.lengths
    assert frame["ending"].to_list() == rows.endings
    assert frame["bot_orange"].to_list() == [["uct:simulations=3", "random"][k % 2] for k in range(5)]
    assert frame["worth_green"].to_list() == rows.worths["green"]
    assert list(tmp_path.iterdir()) == [path]


def test_an_existing_file_stays_unless_asked(tmp_path: Path, rows: Rows) -> None:
    """Byte for byte."""
    path = tmp_path / "games.parquet"
    path.write_bytes(b"dear to somebody")
    with pytest.raises(Malformed, match="exists and is left as it is"):
        write_parquet(path, rows)
    assert path.read_bytes() == b"dear to somebody"
    write_parquet(path, rows, overwrite=True)
    assert pl.read_parquet(path).height == 5
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_written_is_refused(tmp_path: Path, rows: Rows) -> None:
    """A directory, and a directory that is not there."""
    with pytest.raises(Malformed, match="is a folder"):
        write_parquet(tmp_path, rows, overwrite=True)
    with pytest.raises(Malformed, match="cannot be written"):
        write_parquet(tmp_path / "nowhere" / "games.parquet", rows)
    assert list(tmp_path.iterdir()) == []


def test_a_write_that_breaks_off_leaves_the_old_file(
    tmp_path: Path, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no half of a new one."""
    path = tmp_path / "games.parquet"
    path.write_bytes(b"old")

    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(pl.DataFrame, "write_parquet", break_off)
    with pytest.raises(KeyboardInterrupt):
        write_parquet(path, rows, overwrite=True)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_without_polars_the_error_says_how_to_get_it(
    tmp_path: Path, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is written."""
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(MissingLibrary, match=r"pip install quarterdeck\[lab\]"):
        write_parquet(tmp_path / "games.parquet", rows)
    assert list(tmp_path.iterdir()) == []
