"""What is compared with other frameworks: the same game, in turns, and nothing that was not measured."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from peers import rules, run
from peers.ours import started
from peers.run import (
    Absent,
    Peer,
    Report,
    Timed,
    called,
    measure,
    own_games,
    same_game,
    tables,
    those_that_differ,
    write,
)

from tests.examples import TIMES

GOOD = (
    'import json, sys\nprint(json.dumps({"versions": {"Toy": "1"}}))\nprint(json.dumps({"witness": "alike"}))\n'
    'print(json.dumps({"name": "cardinal", "games": 10, "decisions": 150, "seconds": float(sys.argv[1])}))\n'
)


def toy(name: str = "toy") -> Peer:
    """Something to be measured."""
    return Peer(name=name, program=name)


def saying(folder: Path, source: str) -> list[str]:
    """The command of a program."""
    path = folder / "program.py"
    path.write_text(source, encoding="utf-8")
    return [sys.executable, str(path)]


def test_the_plain_class_plays_as_we_do() -> None:
    """So it is the same game that everybody is timed with."""
    games = 3 * TIMES
    assert rules.witness(rules.started, games, 5) == rules.witness(started, games, 5)


def test_a_witness_tells_other_rules() -> None:
    """If a pirate may never come, games are others."""

    def without_pirate(size: int, first: int) -> rules.Started:
        legal, play, winner = rules.started(size, first)
        return lambda: [action for action in legal() if action % (size**2 + 1) == size**2], play, winner

    assert rules.witness(rules.started, 60, 4) != rules.witness(without_pirate, 60, 4)


def test_a_peer_is_measured_in_each_round(tmp_path: Path) -> None:
    """With what it says of its version."""
    report = measure([toy()], 3, 0.5, lambda _: saying(tmp_path, GOOD))
    assert report.versions == {"Toy": "1"}
    assert [one["cardinal"] for one in report.rounds["toy"]] == [Timed("cardinal", 10, 150, 0.5)] * 3
    assert report.absent == {}


def test_a_peer_that_cannot_be_had_is_absent(tmp_path: Path) -> None:
    """The others are measured, and the text says who is missing and why."""

    def command(peer: Peer) -> list[str]:
        if peer.name == "gone":
            raise Absent("there is no such thing")
        return saying(tmp_path, GOOD)

    report = measure([toy("gone"), toy()], 1, 0.5, command)
    assert list(report.rounds) == ["toy"]
    assert "Absent in this run: gone (there is no such thing)." in "\n".join(tables(report, 1, 0.5))


def test_a_peer_that_fails_is_absent_with_the_last_thing_it_said(tmp_path: Path) -> None:
    """And no figure of it is told."""
    report = measure([toy()], 2, 0.5, lambda _: saying(tmp_path, f"{GOOD}raise ValueError('no more')\n"))
    assert report.absent == {"toy": "ValueError: no more"}
    assert report.rounds == {}


def test_an_installer_that_fails_says_why() -> None:
    """In its last line."""
    with pytest.raises(Absent, match=r"^nothing of that name$"):
        called([sys.executable, "-c", "import sys; sys.exit('trying\\nnothing of that name\\n')"])


def test_a_peer_that_is_not_installed_is_absent_if_nothing_may_be_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is asked of the network."""
    monkeypatch.setattr(run, "HOME", tmp_path)
    with pytest.raises(Absent, match="not installed"):
        run.command_of(Peer(name="toy", program="play_toy", python=("toy==1",)), install=False)


def test_peers_that_play_other_games_are_told() -> None:
    """By what their games came to."""
    report = Report(witnesses={"one": "alike", "two": "alike"})
    assert those_that_differ(report) == ""
    report.witnesses["three"] = "otherwise"
    assert those_that_differ(report) == "one, two: alike; three: otherwise"


def test_ratios_are_those_of_the_same_round() -> None:
    """So a slow minute does not count against anybody."""
    report = Report(
        rounds={
            run.OURS: [{"cardinal": Timed("cardinal", games, 0, 1.0)} for games in (1_000, 100, 2_000)],
            "toy": [
                {
                    "cardinal": Timed("cardinal", games, 0, 1.0),
                    "own": Timed("own", 5, 50, 0.1),
                    "batch": Timed("batch", 0, games, 1.0),
                    run.YARDSTICK: Timed(run.YARDSTICK, 1, games, 2.0),
                }
                for games in (100, 10, 200)
            ],
        }
    )
    assert list(same_game(report))[2:] == ["| Quarterdeck | 1,000 | 1 |", "| toy | 100 | 10 |"]
    assert list(own_games(report))[2:] == [
        "| own | toy | 500 | 10 | 10 |",
        "| batch | toy | 100 | 2.0 | – |",
        "| connect_four_v3 | toy | 50 | 1.0 | 100 |",
    ]
    for one in report.rounds["toy"]:
        del one[run.YARDSTICK]
    assert list(own_games(report))[2] == "| own | toy | 500 | – | 10 |"


def test_the_tables_are_written_where_the_page_has_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing else is touched."""
    page = tmp_path / "page.md"
    page.write_text(f"before\n{run.FIRST}\nold\n{run.LAST}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(run, "PAGE", page)
    write("new")
    write("newer")
    assert page.read_text(encoding="utf-8") == f"before\n{run.FIRST}\n\nnewer\n\n{run.LAST}\nafter\n"


def test_the_page_has_a_place_for_the_tables() -> None:
    """Once."""
    text = run.PAGE.read_text(encoding="utf-8")
    assert (text.count(run.FIRST), text.count(run.LAST)) == (1, 1)
