"""A record is written whole or not at all, and never over something else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import read_record
from quarterdeck.records.writing import continues, write_record
from tests.records.games import new_match, play_on


def names(folder: Path) -> list[str]:
    """What is in a folder."""
    return sorted(path.name for path in folder.iterdir())


def test_a_new_record_is_written_and_read_back(tmp_path: Path) -> None:
    """And nothing else is left in the folder; only the owner may read the secrets in it."""
    record = play_on(new_match("kraken"), seed=1).record
    path = tmp_path / "game.qdr"
    write_record(path, record)
    assert read_record(path) == record
    assert names(tmp_path) == ["game.qdr"]
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_record_may_grow_in_its_file(tmp_path: Path) -> None:
    """A later state of the same match replaces an earlier one; the same again changes nothing."""
    match = play_on(new_match("cardinal"), seed=3, decisions=4)
    path = tmp_path / "game.qdr"
    write_record(path, match.record)
    path.chmod(0o644)
    play_on(match, seed=4, decisions=3)
    write_record(path, match.record)
    write_record(path, match.record)
    assert read_record(path) == match.record
    assert path.stat().st_mode & 0o777 == 0o644


def test_an_earlier_state_does_not_replace_a_later_one(tmp_path: Path) -> None:
    """Moves are never lost by saving an older match."""
    match = play_on(new_match("cardinal"), seed=3, decisions=4)
    earlier = match.record
    path = tmp_path / "game.qdr"
    write_record(path, play_on(match, seed=4, decisions=3).record)
    kept = path.read_bytes()
    with pytest.raises(Malformed, match="or later moves of this one; nothing was written") as caught:
        write_record(path, earlier)
    assert caught.value.path == str(path)
    assert path.read_bytes() == kept


def test_another_record_is_not_overwritten(tmp_path: Path) -> None:
    """Other moves or another header make another record."""
    path = tmp_path / "game.qdr"
    write_record(path, play_on(new_match("cardinal"), seed=3, decisions=4).record)
    kept = path.read_bytes()
    for other in (play_on(new_match("cardinal"), seed=5), play_on(new_match("cardinal", rows=5), seed=3)):
        with pytest.raises(Malformed, match="holds another record"):
            write_record(path, other.record)
        assert path.read_bytes() == kept


@pytest.mark.parametrize("content", [b"", b"my diary\n", b'{"format":1}\n', b"\xff" * 100])
def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path, content: bytes) -> None:
    """Not even an empty one, nor a damaged record: somebody may want to look at it."""
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(Malformed, match=r"is not a sound record .*; nothing was written over it"):
        write_record(path, new_match("cardinal").record)
    assert path.read_bytes() == content
    assert names(tmp_path) == ["diary.txt"]


def test_overwriting_is_possible_when_it_is_meant(tmp_path: Path) -> None:
    """`overwrite` replaces whatever is there."""
    path = tmp_path / "diary.txt"
    path.write_bytes(b"my diary\n")
    record = new_match("cardinal").record
    write_record(path, record, overwrite=True)
    assert read_record(path) == record


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    """The file it points to is replaced, not the link."""
    match = new_match("cardinal")
    write_record(tmp_path / "game.qdr", match.record)
    (tmp_path / "latest.qdr").symlink_to(tmp_path / "game.qdr")
    write_record(tmp_path / "latest.qdr", play_on(match, seed=1).record)
    assert (tmp_path / "latest.qdr").is_symlink()
    assert read_record(tmp_path / "game.qdr") == match.record


@pytest.mark.parametrize("name", ["none/game.qdr", ".", "nul\0.qdr", "x" * 300])
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, name: str) -> None:
    """No such folder, a folder itself, an impossible name."""
    with pytest.raises(Malformed, match=r"cannot be (read|written)") as caught:
        write_record(tmp_path / name, new_match("cardinal").record)
    assert caught.value.path == str(tmp_path / name)
    assert names(tmp_path) == []


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    """Neither a pipe nor a loop of links, even if overwriting is meant."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    for name in ("pipe", "loop"):
        with pytest.raises(Malformed, match="cannot be written"):
            write_record(tmp_path / name, new_match("cardinal").record, overwrite=True)
    assert (tmp_path / "pipe").is_fifo()


def test_a_failure_while_writing_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk leaves neither a half-written record nor a part of one beside it."""
    match = new_match("cardinal")
    path = tmp_path / "game.qdr"
    write_record(path, match.record)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("quarterdeck.records.writing.os.fsync", full)
    with pytest.raises(Malformed, match="cannot be written: No space left on device"):
        write_record(path, play_on(match, seed=1).record)
    assert path.read_bytes() == encode_record(new_match("cardinal").record)
    assert names(tmp_path) == ["game.qdr"]


def test_a_record_continues_its_own_beginnings_only() -> None:
    """Earlier states are beginnings of the lines; the closing line does not count."""
    match = new_match("cardinal")
    states = [match.record, *(play_on(match, seed, decisions=3).record for seed in range(3))]
    for later, record in enumerate(states):
        for earlier, other in enumerate(states):
            assert continues(record, other) == (earlier <= later)
