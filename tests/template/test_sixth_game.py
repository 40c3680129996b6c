"""A sixth game, laid from the template, is a game like the other five."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck.bots.specs import find_bot
from quarterdeck.engine import registry
from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import IllegalMove
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.laws import LAWS, check_laws
from quarterdeck.engine.playout import Playouts, perft
from quarterdeck.engine.position import CHANCE
from quarterdeck.records.reading import read_record
from quarterdeck.records.replaying import replay
from quarterdeck.records.writing import write_record
from quarterdeck.scene.shapes import Scene
from quarterdeck.scene.svg import to_svg
from quarterdeck.scene.text import plain
from quarterdeck.server.pages.catalogue import describe
from quarterdeck.table.match import Match
from tests.cli.commands import run_here
from tests.docs.files import built_in
from tests.server.site import opened, refused
from tests.server.site import plain as settings


def run(source: Path, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """What Python prints and how it ends, with the game installed."""
    path = os.pathsep.join([str(source), str(Path(quarterdeck.__file__).parent.parent)])
    return subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def test_the_registry_finds_it_by_its_entry_point_alone(bilge: Game) -> None:
    """No list of ours names it."""
    assert {bilge.key, "cardinal", "kraken"} <= set(registry.keys())


@pytest.mark.parametrize("buckets", [10, 21, 99])
def test_it_keeps_all_laws(bilge: Game, buckets: int) -> None:
    """Out of the box."""
    assert len(LAWS) == 16
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
    choice = find_bot("uct:simulations=2000", bilge).choose(position, 0, seeded(1))
    assert bilge.text(position, choice.move) == "bail 2"
    assert len(choice.considered) == 3
    assert find_bot("random", bilge).choose(position, 0, seeded(1)).move in position.legal()
    assert (
        bilge.text(position, find_bot("ismcts:simulations=2000", bilge).choose(position, 0, seeded(1)).move) == "bail 2"
    )


def test_it_is_played_by_notation_and_tells_its_story(bilge: Game, setup: Setup, tmp_path: Path) -> None:
    """Through the checked door, into a record, and back."""
    match = Match.new(bilge, setup, ("Ann", "Ben"))
    assert match.legal(CHANCE) == ["coin port", "coin starboard"]
    match.play_chance("coin port")
    turns = [(0, "bail 3"), (1, "bail 3"), (0, "bail 3"), (1, "bail 3"), (0, "bail 3"), (1, "bail 3"), (0, "bail 1")]
    for seat, text in turns:
        match.play(seat, text)
    with pytest.raises(IllegalMove, match=r"only 2 are left\. \(BI-2\.3\)"):
        match.play(1, "bail 3")
    match.play(1, "bail 2")
    ending = match.ending()
    assert ending is not None
    assert (ending.how, ending.winners) == ("last-bucket", (1,))
    assert match.story(-1)[0].text == "Port begins."
    assert match.story(-1)[-1].text == "Starboard bails the last bucket and wins."
    path = tmp_path / "bilge.record"
    write_record(path, match.record)
    assert replay(read_record(path)).position.numbers() == match.view(0).numbers()


def test_its_picture_is_drawn_with_its_moves(bilge: Game, setup: Setup) -> None:
    """As SVG, and as text for a terminal."""
    position = bilge.start(setup)
    position.play(bilge.parse(position, "coin port"))
    scene = bilge.scene(position, 0, position.legal())
    assert isinstance(scene, Scene)
    assert scene.hotspots() == ["bail 1", "bail 2", "bail 3"]
    assert scene.summary == "21 buckets are left in the bilge. Port is to bail."
    assert to_svg(scene).startswith("<svg")
    assert plain(scene).strip()


# -- the command line, in a process of its own ---------------------------------------------------


async def test_its_board_stands_in_for_a_cover(bilge: Game, tmp_path: Path) -> None:
    """It has none, and clients are told so."""
    assert not describe(bilge).cover
    async with opened(settings(tmp_path)) as site:
        found = refused(await site.browser().get("/api/games/bilge/cover.svg"), 404, "not-found")
    assert found.message == "There is no cover of bilge."


def command(source: Path, *arguments: str, folder: Path) -> str:
    """What `quarterdeck` prints; it must be content."""
    done = run(source, "-c", "from quarterdeck.cli.main import main; main()", *arguments, folder=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_commands_know_it(
    bilge: Game, source: Path, package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """List, clauses, simulation, position, picture: nobody was told but the entry point, neither here nor in another process."""
    monkeypatch.chdir(tmp_path)
    games = json.loads(command(source, "games", "--json", folder=tmp_path))
    assert [game["key"] for game in games] == ["bilge", *built_in()]
    assert "one, two or three buckets" in run_here("rules", bilge.key, "BI-2.2").out
    tests = str(package / "tests")
    assert run_here("rules", "coverage", "bilge", "--tests", tests, "--json").json()["uncited"] == []
    done = json.loads(
        command(source, "simulate", "bilge", "--games", "20", "--option", "buckets=12", "--json", folder=tmp_path)
    )
    assert done["games"] == 20
    (tmp_path / "puzzle.json").write_text(
        '{"game": "bilge", "buckets": 10, "bailed": [3, 3], "player": "port"}', encoding="utf-8"
    )
    assert "bail 3" in run_here("position", "moves", "puzzle.json").out
    assert run_here("scene", "puzzle.json", "-o", "puzzle.svg").code == 0
    assert "<svg" in (tmp_path / "puzzle.svg").read_text(encoding="utf-8")


def test_the_command_lays_the_package(source: Path, tmp_path: Path) -> None:
    """And refuses what it must, with the exit code of bad input."""
    laid = json.loads(command(source, "new-game", "pumps", "--json", folder=tmp_path))
    assert laid["game"] == "pumps"
    assert (tmp_path / "pumps" / "src" / "pumps" / "rules.md").exists()
    again = run(source, "-c", "from quarterdeck.cli.main import main; main()", "new-game", "pumps", folder=tmp_path)
    assert again.returncode == 2
    assert "nothing is overwritten" in " ".join(again.stderr.split())
