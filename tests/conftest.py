"""For all tests: how many examples are tried, and what long tests have counted is told in the end."""

from __future__ import annotations

import gc
import os
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import settings

from tests.examples import USUAL, examples

COUNTED = "counted: "
FIRST = (
    "chaos", "comparison", "server/test_leaks", "server/test_stages", "server/test_frozen", "server/test_programs_wire", "laws",
    "server/test_at_once", "server/test_hostile", "server", "deploy", "cli",
)  # fmt: skip
"""What takes longest, or waits longest for others, begins first: then all workers end at about the same time."""
SELDOM = (50_000, 20, 100)
"""Garbage is looked for as seldom as in a server: screens of the terminal's table took a sixth of their time for it."""

settings.register_profile("quarterdeck", examples(USUAL))
settings.load_profile("quarterdeck")

os.environ["QUARTERDECK_LANGUAGE"] = "en"  # whatever the terminal speaks in which tests run

Count = Callable[[str, int], None]
"""Counts so many more of something."""


@pytest.fixture
def count(record_property: Callable[[str, object], None]) -> Count:
    """What is counted with it is added up over all tests and told after the run: 1,000 games, 50 kills."""

    def add(what: str, number: int) -> None:
        record_property(COUNTED + what, number)

    return add


def pytest_collection() -> None:
    """Nothing of what is read and listed before the tests is garbage: looking for it took half of that time."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort them; tests of a file stay together, in their order."""
    items.sort(
        key=lambda item: next(
            (k for k, part in enumerate(FIRST) if item.nodeid.startswith(f"tests/{part}")), len(FIRST)
        )
    )


def pytest_collection_finish() -> None:
    """From here on garbage is looked for among what tests make, and no longer among the thousands of tests."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """What the last tests left is collected once; pytest would look for it five times among all objects there are."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what was counted."""
    counted: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") == "call":
                for name, number in report.user_properties:
                    if name.startswith(COUNTED):
                        counted[name.removeprefix(COUNTED)] += int(number)
    for what, number in sorted(counted.items()):
        terminalreporter.write_line(f"{number:>11,} {what}")
