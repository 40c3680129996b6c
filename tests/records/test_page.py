"""What docs/records.md shows is so: its record is sound, its Python runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from quarterdeck.records.lines import encode_record
from quarterdeck.records.reading import parse_record
from quarterdeck.records.replaying import verify
from tests.records.games import new_match, script

PAGE: Final = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The first block of the page in a language."""
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_record_on_the_page_is_sound() -> None:
    """Checksums, moves, the take-back and the digest."""
    record = parse_record(block("json").encode())
    report = verify(record)
    assert (report.lines, report.moves, report.take_backs) == (4, 1, 1)
    match = script(new_match("cardinal"), "coin green", "c2", "a1")
    match.take_back(1, consent=(0,))
    assert match.record.lines == record.lines
    assert encode_record(record).decode() == block("json")


def test_the_python_on_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And leaves a record behind."""
    monkeypatch.chdir(tmp_path)
    exec(compile(block("python"), "docs/records.md", "exec"), {})  # noqa: S102 - our own page
    assert [path.name for path in tmp_path.iterdir()] == ["game.qdr"]
