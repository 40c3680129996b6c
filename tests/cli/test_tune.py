"""`quarterdeck tune`: the pack that it writes, and the file of what it played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.tables import KRAKEN
from tests.cli.commands import Ran

Command = Callable[..., Ran]


def test_the_command_writes_the_pack_and_keeps_what_it_played(tmp_path: Path, command: Command) -> None:
    """The pack is read again; the same command plays nothing anew, and another search is refused its file."""
    pytest.importorskip("tomlkit", reason="it is an extra: pip install quarterdeck[lab]")
    kept, out = tmp_path / "kept.jsonl", tmp_path / "tuned.toml"
    words = ["tune", "kraken", "--bot", "random", "--option", "rounds=1", "--vary", "cards[0].name=Shell,Pearl"]
    words += ["--games", "100", "--results", str(kept), "--out", str(out), "--json"]
    first = command(*words)
    assert first.code == 0, first.err
    assert KRAKEN.read_pack(out.name, out.read_text()).name
    lines = kept.read_text()
    assert command(*words, "--overwrite").out == first.out
    assert kept.read_text() == lines
    other = command(*words, "--overwrite", "--seed", "2")
    assert (other.code, other.error()["path"]) == (2, str(kept))
    assert "share of the result" in command(*words[:-1], "--overwrite").out
