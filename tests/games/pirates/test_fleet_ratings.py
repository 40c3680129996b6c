"""The study that rates the offered fleets: it goes on where it was, and mixes no other games in."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from quarterdeck.engine.plans import Rating
from quarterdeck.games.pirates.fleets.shipyard import read_ratings, shipyard
from studies.pirates.__main__ import main, offered
from studies.pirates.fleets_page import tables
from studies.pirates.ratings import Played, rating, ratings_text
from tests.docs.files import DOCS
from tests.golden import check_golden

FLEETS = offered(40)
PAGE = DOCS / "games" / "pirates-fleets.md"
BEGIN = "<!-- written from the ratings: begin -->\n\n"
END = "\n\n<!-- written from the ratings: end -->"


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


def test_new_ratings_replace_old_ones_and_leave_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of other totals stay; those of fleets that are not offered any more go."""
    file, (first, second, third) = tmp_path / "ratings.toml", FLEETS[:3]
    old = [rating(code, 10, 5.0, "greedy") for code in (first.code, third.code, "40.what-it-was")]
    file.write_text(ratings_text(old), encoding="utf-8")
    study(tmp_path / "out", monkeypatch, "--first", "2", "--report", str(file))
    found = read_ratings(file.read_text(encoding="utf-8"))
    assert {code: one.games for code, one in found.items()} == {third.code: 10, first.code: 2, second.code: 2}


def test_the_page_tells_how_even_the_offered_fleets_are() -> None:
    """Its tables are written from the ratings; QUARTERDECK_REGENERATE=1 writes them anew."""
    text = PAGE.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin
    assert end
    offered_now = shipyard(None).stock().offered
    assert f"There are {len(offered_now)} ready-made fleets" in text
    check_golden(PAGE, before + begin + tables(offered_now) + end + after)


def test_a_fleet_that_has_not_played_says_so() -> None:
    """And comes last in its table."""
    played, fresh = FLEETS[0], replace(FLEETS[1], rating=None)
    lines = tables([fresh, replace(played, rating=Rating(80, 44.0, 0.441, 0.654, "greedy"))]).splitlines()
    assert lines[-2].endswith(f"| {played.nation.capitalize()} | 55 % (44 to 65) | 80 |")
    assert lines[-1].endswith("| not measured yet | 0 |")


def named(told: str) -> list[str]:
    """The lines about fleets."""
    return [line for line in told.splitlines() if any(line.startswith(one.plan.name) for one in FLEETS)]


def games(folder: Path) -> list[Played]:
    """What was counted."""
    return [one for file in folder.iterdir() for one in msgspec.json.decode(file.read_bytes(), type=list[Played])]
