"""The line of progress that a build shows."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tools.build import Left, Line


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that the line goes by; a test turns it on."""
    now = [0.0]
    monkeypatch.setattr("tools.build.time.monotonic", lambda: now[0])
    return now


def line_on(*, terminal: bool) -> tuple[Line, io.StringIO]:
    """A line, and what it has written."""
    paper = io.StringIO()
    return Line(Console(file=paper, force_terminal=terminal, width=100)), paper


def left(line: Line) -> str:
    """How long it says that the rest takes."""
    return Left().render(line.progress.tasks[0]).plain


def test_how_long_the_rest_takes_follows_from_how_long_the_build_has_taken(clock: list[float]) -> None:
    """A machine that is twice as slow is told twice the time."""
    line, _ = line_on(terminal=True)
    line.begins("Compiling", seconds=40, left=60)
    clock[0] = 20
    line.advances(0.5)
    assert left(line) == "about 80 s more"
    clock[0] = 40
    line.advances(0.5)
    assert left(line) == "about 160 s more"


def test_the_time_is_counted_down_while_a_stage_tells_nothing(clock: list[float]) -> None:
    """Linking takes long and cannot be asked how far it is; less than some seconds is never said."""
    line, _ = line_on(terminal=True)
    line.begins("Compiling", seconds=40, left=60)
    clock[0] = 20
    line.advances(0.5)
    clock[0] = 50
    assert left(line) == "about 50 s more"
    clock[0] = 500
    assert left(line) == "about 5 s more"


def test_a_stage_that_begins_counts_the_ones_before_it(clock: list[float]) -> None:
    """Whatever was said of how far they have come."""
    line, _ = line_on(terminal=True)
    line.begins("Translating", seconds=10, left=90)
    clock[0] = 10
    line.begins("Compiling", seconds=40, left=50)
    assert left(line) == "about 90 s more"


def test_before_anything_is_done_the_time_is_that_of_an_ordinary_machine(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With as many cores as this one has."""
    monkeypatch.setattr("tools.compiling.JOBS", 4)
    line, _ = line_on(terminal=True)
    line.begins("Translating", seconds=20, left=80)
    assert left(line) == "about 25 s more"
    assert clock == [0.0]


def test_where_no_line_can_be_drawn_over_every_stage_is_told_once() -> None:
    """In a log of CI, say."""
    line, paper = line_on(terminal=False)
    line.begins("Translating", seconds=1, left=9)
    line.advances(0.5)
    line.advances(0.9)
    line.begins("Compiling", seconds=9, left=0)
    assert paper.getvalue() == "Translating …\nCompiling …\n"
