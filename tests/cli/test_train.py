"""`quarterdeck train`: what it writes. Learning itself, which needs PyTorch, is in `tests/lab/test_training.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots.network_file import NetworkFile
from quarterdeck.lab.training.fitting import Epoch
from quarterdeck.lab.training.games import Sample
from quarterdeck.lab.training.quantising import Learned
from tests.cli.commands import Ran

Command = Callable[..., Ran]
SMALL = (
    "train",
    "cardinal",
    "--option",
    "rows=3",
    "--option",
    "columns=3",
    "--bot",
    "uct:simulations=10",
    "--games",
    "20",
)


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """In place of PyTorch: a network that promises the same everywhere. How many samples it was given, each time."""
    given: list[int] = []

    def fit(
        learning: Sequence[Sample], checking: Sequence[Sample], *, scales: Sequence[int], **_: object
    ) -> tuple[Learned, list[Epoch]]:
        """Count."""
        given.append(len(learning) + len(checking))
        return Learned(starts=[0.0], weights=[[0.0]] * len(scales), outward=[0.0], start=0.0), [Epoch(0.2, 0.2)]

    monkeypatch.setattr("quarterdeck.lab.training.run.check_torch", lambda: None)
    monkeypatch.setattr("quarterdeck.lab.training.run.fit", fit)
    return given


def test_the_network_its_page_and_the_samples_are_written(tmp_path: Path, command: Command, learned: list[int]) -> None:
    """All of what it was given to learn from, one to a line."""
    out, samples = tmp_path / "small.network", tmp_path / "samples.jsonl"
    ran = command(*SMALL, "--out", str(out), "--samples", str(samples))
    assert ran.code == 0, ran.err
    assert msgspec.json.decode(out.read_bytes(), type=NetworkFile).game == "cardinal"
    assert out.with_suffix(".html").is_file()
    lines = samples.read_bytes().splitlines()
    assert learned == [len(lines)]
    assert set(msgspec.json.decode(lines[0])) == {"game", "seen", "share"}


def test_samples_that_are_there_stay(tmp_path: Path, command: Command, learned: list[int]) -> None:
    """And nothing is played."""
    samples = tmp_path / "samples.jsonl"
    samples.write_text("mine", encoding="utf-8")
    ran = command(*SMALL, "--out", str(tmp_path / "small.network"), "--samples", str(samples))
    assert (ran.code, learned, samples.read_text(encoding="utf-8")) == (2, [], "mine")
