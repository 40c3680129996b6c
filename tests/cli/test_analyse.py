"""`quarterdeck record analyse`: as tables, as data, as a page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from quarterdeck.analysis import Analysis
from quarterdeck.records.writing import write_record
from tests.cli.commands import Ran
from tests.records.games import new_match, play_on

Command = Callable[..., Ran]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A short game of Cardinal."""
    path = tmp_path_factory.mktemp("records") / "short.record"
    write_record(path, play_on(new_match("cardinal"), 4).record)
    return str(path)


def test_an_analysis_is_told_and_written_as_a_page(command: Command, record: str, tmp_path: Path) -> None:
    """What it comes to, and a page that is replaced only if that is wanted."""
    report = tmp_path / "short.html"
    asked = ("record", "analyse", record, "--seat", "green", "--simulations", "12", "--report", str(report))
    ran = command(*asked)
    assert "Cardinal: the game of Green, analysed" in ran.out
    assert "12 simulations" in ran.out
    assert report.read_text().startswith("<!doctype html>")
    assert "--overwrite" in command(*asked).err
    assert command(*asked, "--overwrite").code == 0


def test_an_analysis_as_data_is_the_same_with_more_workers(command: Command, record: str) -> None:
    """And can be read again."""
    asked = ("record", "analyse", record, "--seat", "0", "--simulations", "12", "--json")
    one, two = command(*asked).out, command(*asked, "--workers", "2").out
    assert one == two
    found = msgspec.json.decode(one, type=Analysis)
    assert (found.seat, found.simulations) == (0, 12)


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ((), "seat"),
        (("--seat", "spectator"), "seat"),
        (("--seat", "7"), "seat"),
        (("--seat", "0", "--simulations", "-1"), "simulations"),
        (("--seat", "0", "--simulations", "0"), "simulations"),
        (("--seat", "0", "--workers", "0"), "workers"),
    ],
)
def test_what_cannot_be_analysed_is_named(command: Command, record: str, options: tuple[str, ...], path: str) -> None:
    """With exit code 2, before anything is searched."""
    ran = command("record", "analyse", record, *options, "--json")
    assert ran.code == 2
    assert ran.error()["path"] == path
