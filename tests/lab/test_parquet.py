"""Parquet files: what they hold, and that no file is ever harmed."""

from __future__ import annotations

import sys
from pathlib import Path

import polars as pl
import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.lab import Rows, plan_match, play_match, simulate, write_parquet
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


def test_an_address_is_a_file_too(rows: Rows) -> None:
    """Also one that is in memory only; what is there stays unless asked."""
    fsspec = pytest.importorskip("fsspec", reason="it is an extra: pip install quarterdeck[lab]")
    address = "memory://kept/games.parquet"
    write_parquet(address, rows)
    with pytest.raises(Malformed, match="exists and is left as it is"):
        write_parquet(address, rows)
    write_parquet(address, rows, overwrite=True)
    with fsspec.open(address) as file:
        assert pl.read_parquet(file.read())["decisions"].to_list() == rows.lengths
    with pytest.raises(Malformed, match="is a folder"):
        write_parquet("memory://kept", rows)


@pytest.mark.parametrize("address", ["nowhere://games.parquet", "file:///nowhere/at/all/games.parquet"])
def test_an_address_that_leads_nowhere_is_refused(address: str, rows: Rows) -> None:
    """Whatever the store says."""
    pytest.importorskip("fsspec", reason="it is an extra: pip install quarterdeck[lab]")
    with pytest.raises(Malformed, match="cannot be written"):
        write_parquet(address, rows)


def test_an_address_names_the_library_that_is_missing(rows: Rows, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store's own, or the one that knows stores."""
    registry = pytest.importorskip("fsspec.registry", reason="it is an extra: pip install quarterdeck[lab]")
    known = {"class": "quarterdeck_not_there.Store", "err": "Please install quarterdeck-not-there"}
    monkeypatch.setitem(registry.known_implementations, "notthere", known)
    with pytest.raises(MissingLibrary, match="Please install quarterdeck-not-there"):
        write_parquet("notthere://games.parquet", rows)
    monkeypatch.setitem(sys.modules, "fsspec.core", None)
    with pytest.raises(MissingLibrary, match=r"pip install quarterdeck\[lab\]"):
        write_parquet("memory://games.parquet", rows)


def test_games_of_a_match_are_rows(tmp_path: Path) -> None:
    """In their order, with the share of the bot that is named first."""
    setup = Setup(players=2, options=CARDINAL.options())
    plan = plan_match(CARDINAL, setup, ["uct:1", "random", "uct:simulations=2"], games=2, seed=1)
    found = play_match(plan, rows=True)
    assert found.rows is not None
    write_parquet(tmp_path / "games.parquet", found.rows)
    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert frame.columns == ["bot", "against", "game", "share", "failure"]
    assert frame["bot"].to_list() == ["uct:1"] * 4 + ["random"] * 2
    assert frame["game"].to_list() == [0, 1] * 3
    scores = {(score.bot, score.against): score.points for score in found.cross}
    assert frame["share"].sum() == sum(
        scores[pair] for pair in zip(frame["bot"][::2], frame["against"][::2], strict=True)
    )


def test_without_polars_the_error_says_how_to_get_it(
    tmp_path: Path, rows: Rows, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is written."""
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(MissingLibrary, match=r"pip install quarterdeck\[lab\]"):
        write_parquet(tmp_path / "games.parquet", rows)
    assert list(tmp_path.iterdir()) == []
