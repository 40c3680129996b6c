"""The server under failing databases, torn sockets, late notices and kills: a selection of runs (see CONTRIBUTING.md)."""

from __future__ import annotations

import os
import subprocess
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from quarterdeck.workers import worker_command, worker_environment
from tests.chaos.__main__ import main
from tests.chaos.crowd import hunt, run_all, sweep
from tests.chaos.mutants import MUTANTS
from tests.chaos.plan import plan_of
from tests.chaos.run import Result
from tests.conftest import Count

QUICK, LONG = range(1, 13), range(13, 1_001)
"""The numbers of random runs: in `make test`, and besides in `make test-all`."""
HUNT: Final = [str(number) for number in range(1, 601)]
"""Runs in which a planted fault is looked for, until the first that finds it, after short games in which one statement or await fails."""
HUNT_SWEEP: Final = 3
"""Each statement of them fails in one of the three ways."""
PROCESSES: Final = 2
QUICK_SWEEP: Final = 24
"""So many-th statements fail in each of the three ways, and so many-th awaits of each."""

SLOW_MACHINE: Final = "import time\nclock = time.monotonic\ntime.monotonic = lambda: 1000 * clock()\n"
"""To Python everything takes a thousand times as long."""


def found(results: list[Result]) -> str:
    """What was found, with the names of the runs; empty if nothing was."""
    return "\n".join(
        f"python -m tests.chaos {result.name}\n  " + "\n  ".join(result.found) for result in results if result.found
    )


@pytest.mark.parametrize("numbers", [QUICK, pytest.param(LONG, marks=pytest.mark.long)], ids=len)
def test_whatever_fails_nothing_is_lost_and_the_game_goes_on(numbers: range, count: Count) -> None:
    """Random games of several people on one or two servers, with faults of all kinds among them."""
    results = list(run_all([str(number) for number in numbers], PROCESSES))
    assert not found(results), found(results)
    faults = sum((Counter(result.faults) for result in results), Counter())
    assert len(faults) >= (10 if numbers is QUICK else 16), faults
    assert sum(result.requests for result in results) > 10 * len(numbers)
    count("games while everything fails that can", len(numbers))


@pytest.mark.parametrize("every", [QUICK_SWEEP, pytest.param(1, marks=pytest.mark.long)])
def test_each_statement_and_each_await_may_be_the_one_that_fails(every: int, count: Count) -> None:
    """A short game, once for every statement, commit and reading in it, and for every wait of a socket's task."""
    names = sweep(every=every)
    results = list(run_all(names, PROCESSES))
    assert not found(results), found(results)
    assert all(result.faults for result in results)
    count("games in each of which one statement or await fails", len(results))


@pytest.mark.long
def test_each_planted_fault_is_found() -> None:
    """A harness that finds nothing proves nothing."""
    runs = [*sweep(every=HUNT_SWEEP), *HUNT]
    results = dict(zip(MUTANTS, hunt(list(MUTANTS), runs, PROCESSES), strict=True))
    assert [name for name, result in results.items() if result is None] == []


@pytest.mark.long
def test_a_run_is_replayed_by_its_number(tmp_path: Path) -> None:
    """All of it happens again in another process, to the last line of the transcript, however long everything takes."""
    (tmp_path / "sitecustomize.py").write_text(SLOW_MACHINE)
    command, usual = [*worker_command("tests.chaos"), "7"], worker_environment()
    slow = usual | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{usual['PYTHONPATH']}"}
    first, second = (
        subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own
        for environment in (usual, slow)
    )
    assert len(first.splitlines()) > 50
    assert first == second


def test_a_run_that_finds_something_says_what_and_how_to_see_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    """By the exit code, too."""
    assert main(["--runs", "1", "--mutant", "show-nobody"]) == 1
    said = capsys.readouterr().out
    assert "is shown revision" in said
    assert "python -m tests.chaos 1" in said
    assert main(["--runs", "1"]) == 0


def test_a_name_that_is_no_run_is_refused() -> None:
    """With the forms that names have."""
    for name in ("statement:1:sideways", "await:1:lost", "nonsense"):
        with pytest.raises(ValueError):  # noqa: PT011 - int's own message for a word, ours for the rest
            plan_of(name)
