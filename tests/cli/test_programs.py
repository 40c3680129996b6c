"""Programs of other people at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.commands import Ran, process
from tests.table.programs import program

Command = Callable[..., Ran]


def test_a_program_that_fails_has_lost_at_the_table(tmp_path: Path) -> None:
    """The match is over, and says why; the record says that it resigned."""
    spec = program(tmp_path, "say('bestmove z99')")
    record = tmp_path / "game.record"
    ran = process(
        "play",
        "cardinal",
        "--seats",
        f"random,{spec}",
        "--seed",
        "1",
        "--plain",
        "--record",
        str(record),
        folder=tmp_path,
    )
    assert ran.code == 0, ran.err
    assert "has lost: the program chose 'z99', which is not a move" in ran.out
    assert '"resigned"' in record.read_text(encoding="utf-8")


def test_a_record_starts_no_program(tmp_path: Path, command: Command) -> None:
    """Whoever sends a record to somebody runs nothing there; named again, the program plays."""
    mark = tmp_path / "ran"
    spec = program(tmp_path, f"open({str(mark)!r}, 'w'); say('bestmove ' + first())")
    record = tmp_path / "game.record"
    begun = ("play", "cardinal", "--seats", f"{spec},human", "--seed", "1", "--plain", "--record", str(record))
    process(*begun, folder=tmp_path)
    mark.unlink(missing_ok=True)
    ran = command("play", "--resume", str(record), "--plain")
    assert ran.code == 2
    assert "programs play only in" in ran.err
    assert not mark.exists()


@pytest.mark.parametrize("bots", ["program:./there-is-none", "random,program:level=9 cat"])
def test_a_wrong_program_is_named(bots: str, command: Command) -> None:
    """In one line."""
    ran = command("simulate", "cardinal", "--bots", bots)
    assert ran.code == 2
    assert ran.err.startswith("error: bots")
    assert ran.err.count("\n") == 1
