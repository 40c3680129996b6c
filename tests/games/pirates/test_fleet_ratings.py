"""The study that rates the offered fleets: it goes on where it was, and mixes no other games in."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from studies.pirates.__main__ import main, offered
from studies.pirates.ratings import Played

FLEETS = offered(40)


def study(folder: Path, monkeypatch: pytest.MonkeyPatch, *options: str) -> None:
    """Run it with the bot that is quickest, every pair of the first fleets once with each side."""
    command = ["studies", "--games", "2", "--bot", "random", "--workers", "1", "--out", str(folder), *options]
    monkeypatch.setattr(sys, "argv", command)
    main()


def test_a_run_goes_on_with_more_fleets_and_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two fleets, then three: only the pairs with the third one are played; then two again, at once and the same."""
    told = []
    for first, seed in (("2", "1"), ("3", "1"), ("2", "1")):
        study(tmp_path, monkeypatch, "--first", first, "--seed", seed)
        told.append(named(capsys.readouterr().out))
    assert told[0] == told[2]
    assert [len(lines) for lines in told] == [2, 3, 2]
    assert len(games(tmp_path)) == 6


def test_games_of_another_seed_are_not_told_as_this_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are kept, elsewhere."""
    for seed in ("1", "2"):
        study(tmp_path, monkeypatch, "--first", "2", "--seed", seed)
    assert len(list(tmp_path.iterdir())) == 2


def test_games_of_a_fleet_that_is_built_anew_do_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it was before has another code, and is not offered any more."""
    study(tmp_path, monkeypatch, "--first", "2")
    before = named(capsys.readouterr().out)
    file = next(tmp_path.iterdir())
    old = Played(red="40.what-it-was", green=FLEETS[0].code, games=100, red_wins=100.0)
    file.write_bytes(msgspec.json.encode([old, *games(tmp_path)]))
    study(tmp_path, monkeypatch, "--first", "2")
    assert named(capsys.readouterr().out) == before


def named(told: str) -> list[str]:
    """The lines about fleets."""
    return [line for line in told.splitlines() if any(line.startswith(one.plan.name) for one in FLEETS)]


def games(folder: Path) -> list[Played]:
    """What was counted."""
    return [one for file in folder.iterdir() for one in msgspec.json.decode(file.read_bytes(), type=list[Played])]
