"""The command in a process of its own: exit codes, streams, pipes; never a traceback."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.workers import worker_environment
from tests.cli.commands import START, Ran, begin, process


def test_results_go_to_standard_output(tmp_path: Path) -> None:
    """And nothing else goes anywhere."""
    ran = process("games", "--json", folder=tmp_path)
    assert ran.code == 0
    assert '"cardinal"' in ran.out
    assert ran.err == ""


def as_package(*arguments: str, folder: Path) -> str:
    """What `python -m quarterdeck` prints there; it may say nothing on standard error."""
    ran = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", "quarterdeck", *arguments],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env=worker_environment(),
    )
    assert ran.stderr == ""
    return ran.stdout


def test_the_package_is_the_command_and_tells_the_first_steps_as_it_was_called(tmp_path: Path) -> None:
    """For a Python whose folder of commands is not on the path: it would be told a command that is not found."""
    told = process(folder=tmp_path).out
    assert "  quarterdeck serve " in told
    assert as_package(folder=tmp_path) == told.replace("  quarterdeck ", "  python -m quarterdeck ")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["position", "show", "none.json"], 2),
        (["position", "play", "start.json", "b2"], 3),
        (["rules", "coverage", "cardinal"], 2),
        (["play"], 2),
        (["play", "cardinal", "--seats", "human,uct:9"], 2),
        (["frobnicate"], 2),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_exit_codes_are_those_of_the_page(
    arguments: list[str], code: int, tmp_path: Path, command: Callable[..., Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one clear error, and no traceback; `main` ends its process with what a command returns, as the first one shows."""
    (tmp_path / "start.json").write_text(START)
    monkeypatch.chdir(tmp_path)
    ran = process(*arguments, folder=tmp_path) if arguments[-1] == "none.json" else command(*arguments)
    assert ran.code == code
    assert "Traceback" not in ran.err + ran.out
    assert ran.err.startswith("error: ") or code == 3
    assert sorted(path.name for path in tmp_path.iterdir()) == ["start.json"]


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    """As with `quarterdeck rules kraken | head -1`."""
    with begin("rules", "kraken", folder=tmp_path) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.close()
        assert writer.stderr.read() == ""
    assert writer.returncode == 141


def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    """Exit code 130; a match that waits for its player leaves no traceback behind."""
    # Where tests run in the background of a shell, interrupts are ignored, and programs that they start would inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    busy = begin("play", "cardinal", "--plain", "--seats", "human,human", folder=tmp_path)
    signal.signal(signal.SIGINT, before)
    assert busy.stdout is not None
    while "to choose" not in busy.stdout.readline():
        pass
    busy.send_signal(signal.SIGINT)
    busy.wait(timeout=240)  # first: the end of its input would end it as well
    _, err = busy.communicate()
    assert (busy.returncode, err) == (130, "")


def test_a_match_can_be_played_through_pipes(tmp_path: Path) -> None:
    """Where there is no terminal, the match is played line by line, kept, and resumed."""
    ran = process(
        *("play", "cardinal", "--seats", "human,random", "--seed", "3", "--record", "match.record"),
        folder=tmp_path,
        stdin="why z9\n1\nquit\n",
    )
    assert ran.code == 0
    assert "is not a move" in ran.out
    assert "places a ship" in ran.out
    assert process("record", "verify", "match.record", folder=tmp_path).code == 0
    again = process("play", "--resume", "match.record", folder=tmp_path, stdin="undo\nquit\n")
    assert again.code == 0
    assert "take back" in again.out
