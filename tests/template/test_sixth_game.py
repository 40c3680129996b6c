"""A sixth game, laid from the template, is a game like the other five."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck.bots.specs import find_bot
from quarterdeck.engine import registry
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.laws import LAWS, check_laws
from quarterdeck.engine.playout import Playouts, perft
from quarterdeck.engine.position import CHANCE


def run(source: Path, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What Python prints and how it ends, with the game installed."""
    path = os.pathsep.join([str(source), str(Path(quarterdeck.__file__).parent.parent)])
    return subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_the_registry_finds_it_by_its_entry_point_alone(bilge: Game) -> None:
    """No list of ours names it."""
    assert {bilge.key, "cardinal", "kraken"} <= set(registry.keys())


@pytest.mark.parametrize("buckets", [10, 21, 99])
def test_it_keeps_all_laws(bilge: Game, buckets: int) -> None:
    """Out of the box."""
    assert len(LAWS) == 10
    check_laws(bilge, Setup(players=2, options=bilge.options(buckets=buckets)))


def test_its_own_tests_pass(package: Path, source: Path) -> None:
    """The author's first `pytest`."""
    done = run(source, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder=package)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_its_own_tests_cite_every_clause(bilge: Game, package: Path) -> None:
    """Coverage begins complete."""
    tests = (package / "tests" / "test_rules.py").read_text(encoding="utf-8")
    assert [clause.id for clause in bilge.clauses() if f'"{clause.id}"' not in tests] == []
    assert len(bilge.clauses()) == 9


def test_playouts_run_it(bilge: Game, setup: Setup) -> None:
    """A position in plain Python, played by whatever the engine was built as."""
    playouts = Playouts(2)
    playouts.run(bilge.start(setup), seeded(1), 50, bilge.bound(setup))
    assert playouts.unfinished == 0
    assert playouts.count_ended() == {1: 50}
    assert sum(playouts.worth_list()) == 50
    assert perft(bilge.start(setup), 4) == 2 * 3 * 3 * 3


def test_bots_play_it_well(bilge: Game, setup: Setup) -> None:
    """Leave a multiple of four: UCT finds that out by itself."""
    position = bilge.start(setup)
    for text in ("coin port", "bail 2", "bail 3", "bail 3", "bail 3"):
        position.play(bilge.parse(position, text))
    choice = find_bot("uct:2", bilge).choose(position, 0, seeded(1))
    assert bilge.text(position, choice.move) == "bail 2"
    assert len(choice.considered) == 3
    assert find_bot("random", bilge).choose(position, 0, seeded(1)).move in position.legal()
    assert bilge.text(position, find_bot("ismcts:2", bilge).choose(position, 0, seeded(1)).move) == "bail 2"


def test_chance_is_asked_first(bilge: Game, setup: Setup) -> None:
    """The coin."""
    position = bilge.start(setup)
    assert position.player == CHANCE
    assert [bilge.text(position, move) for move in position.legal()] == ["coin port", "coin starboard"]
