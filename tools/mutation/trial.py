"""A run of pytest that collects once, and then tries every fault in a process of its own, forked from there."""

from __future__ import annotations

import os
import resource
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

import msgspec
import pytest
from msgspec import Struct

from tools.mutation.faults import Fault, plant

TEST_SECONDS: Final = 90
"""Of processor time; a test that takes longer with a fault hangs, which is noticed."""
TRIAL_SECONDS: Final = 1800
"""Of processor time; nobody waits longer for all tests together."""


class Found(Struct):
    """What the tests say of a fault."""

    failed: list[str] = []
    """The tests that fail: of the quick ones the first two, of the long ones, if no quick one fails, all of them."""
    seconds: dict[str, float] = {}
    """Of processor time, by file."""
    why: str = ""
    """What pytest says of the last test that fails."""
    problem: str = ""
    """Why the fault could not be tried."""


class Trial:
    """The plugin."""

    def __init__(
        self, faults: list[Fault], concerns: Callable[[str], bool], tell: Callable[[str], None], *, quick: bool
    ) -> None:
        self.faults = faults
        self.quick = quick
        """Long tests are left out."""
        self.concerns = concerns
        self.tell = tell
        self.caught: Counter[str] = Counter()
        """How many faults each test file has caught."""
        self.seconds: dict[str, float] = {}
        self.survivors: list[Fault] = []
        self.long: set[str] = set()
        self.alone: Counter[str] = Counter()
        """How many faults each quick test has caught that no other quick test catches."""
        self.only_long: Counter[str] = Counter()
        """How many faults each long test has caught that no quick test catches."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All faults, one after the other; without any fault all tests must pass."""
        items = [item for item in session.items if self.concerns(item.nodeid)]
        quick = [item for item in items if item.get_closest_marker("long") is None]
        long = [] if self.quick else [item for item in items if item.get_closest_marker("long") is not None]
        sound = tried(None, quick, enough=1)
        if sound.failed or sound.problem:
            what = sound.problem or f"{sound.failed[0]} fails"
            self.tell(f"{sound.why}\nWithout any fault {what}: mend that first.")
            self.faults = []
            return True
        self.seconds = sound.seconds
        fit = [item for item in long if self.stands(item)]
        self.long = {item.nodeid for item in fit}
        for number, fault in enumerate(self.faults, start=1):
            found = tried(fault, sorted(quick, key=self.promise), enough=2)
            if fit and not found.failed and not found.problem:
                found = tried(fault, fit, enough=len(fit))
            self.note(fault, found)
            self.tell(f"{number}/{len(self.faults)} {fault}\n    {self.verdict(found)}")
        return True

    def stands(self, item: pytest.Item) -> bool:
        """Whether a long test passes without any fault, in the time that it gets here; it is left out otherwise."""
        found = tried(None, [item], enough=1)
        if found.failed or found.problem:
            self.tell(f"Left out, since it fails without any fault or takes too long here: {item.nodeid}")
            return False
        return True

    def promise(self, item: pytest.Item) -> tuple[float, str]:
        """Files that catch much in little time come first."""
        file = file_of(item)
        return -(self.caught[file] + 1) / (self.seconds.get(file, 1.0) + 0.05), file

    def note(self, fault: Fault, found: Found) -> None:
        """Count it."""
        self.caught.update({test.partition("::")[0] for test in found.failed})
        if found.problem:
            return
        if not found.failed:
            self.survivors.append(fault)
        elif self.long.intersection(found.failed):
            self.only_long.update(found.failed)
        elif len(found.failed) == 1:
            self.alone.update(found.failed)

    def verdict(self, found: Found) -> str:
        """What came of it."""
        if not found.failed:
            return found.problem or "NOT CAUGHT"
        return f"caught by {' and '.join(found.failed)}{' alone' if len(found.failed) == 1 else ''}"


def file_of(item: pytest.Item) -> str:
    """The file of a test."""
    return item.nodeid.partition("::")[0]


def tried(fault: Fault | None, items: list[pytest.Item], *, enough: int) -> Found:
    """What a process of its own finds: the first tests that fail, until there are enough."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            found = find(fault, items, enough)
        except BaseException as error:  # noqa: BLE001 - whatever it is, the fault made it
            found = Found(failed=[f"the run itself, with {type(error).__name__}"])
        os.write(writing, msgspec.json.encode(found))
        os.kill(os.getpid(), signal.SIGKILL)  # nothing that the tests left behind is tidied up twice
    os.close(writing)
    with open(reading, "rb") as answer:  # noqa: PTH123 - a pipe
        said = answer.read()
    os.waitpid(child, 0)
    if said:
        return msgspec.json.decode(said, type=Found)
    return Found(problem=f"undecided: its tests together take more than {TRIAL_SECONDS} s of processor time")


def find(fault: Fault | None, items: list[pytest.Item], enough: int) -> Found:
    """Plant it, and run the tests."""
    resource.setrlimit(resource.RLIMIT_CPU, (TRIAL_SECONDS, TRIAL_SECONDS))
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (1, 2):
        os.dup2(nowhere, stream)
    signal.signal(signal.SIGVTALRM, give_up)
    try:
        if fault is not None:
            plant(fault)
    except (SyntaxError, KeyError, StopIteration) as error:
        return Found(problem=f"cannot be planted: {error!r}")
    found = Found()
    for why in failing(items, found):
        found.why = why
        if len(found.failed) >= enough:
            break
    return found


def failing(items: list[pytest.Item], found: Found) -> Iterator[str]:
    """Run tests, note which fail and how long each file takes; yields what pytest says of a failing test."""
    if not items:
        return
    ears = Ears()
    items[0].config.pluginmanager.register(ears)
    for item, following in zip(items, [*items[1:], None], strict=True):
        file, begin = file_of(item), processor_seconds()
        signal.setitimer(signal.ITIMER_VIRTUAL, TEST_SECONDS)
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        found.seconds[file] = found.seconds.get(file, 0.0) + processor_seconds() - begin
        if ears.failed:
            found.failed.append(item.nodeid)
            with suppress(BaseException):  # servers that tests started must end
                item.ihook.pytest_runtest_teardown(item=item, nextitem=None)
            yield ears.failed.pop().longreprtext
            ears.failed.clear()
    items[0].config.pluginmanager.unregister(ears)


class Ears:
    """Hears which tests fail."""

    def __init__(self) -> None:
        self.failed: list[pytest.TestReport] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember a report of a failure."""
        if report.failed:
            self.failed.append(report)


def processor_seconds() -> float:
    """Of this process, so far."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_utime


def give_up(*_: object) -> None:
    """The test hangs."""
    raise TimeoutError(f"a test took more than {TEST_SECONDS} s of processor time")
