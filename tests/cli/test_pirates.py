"""Pirates at the command line: a whole small game line by line, refusals in millimetres, and what `look` says."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.cli.terminal.panels import NewsPanel
from quarterdeck.cli.terminal.turns import Turn
from quarterdeck.engine.game import Sentence
from quarterdeck.records.reading import read_record
from quarterdeck.records.writing import write_record
from tests.cli.commands import Ran
from tests.cli.test_play import Lines, lines
from tests.records.privateers import late

__all__ = ["lines"]

Command = Callable[..., Ran]
PATIENCE = 300
"""Choices of a game, at most."""
SMALL = ("--option", "total=10", "--option", "islands=2", "--option", "patience=1")


@pytest.mark.clause("PI-R52", "PI-20.5")
def test_a_small_game_is_played_line_by_line(lines: Lines, command: Command, tmp_path: Path) -> None:
    """By numbers of the list: islands are placed, ships put to sea, and the gold is counted in the end."""
    lines(*["1"] * PATIENCE)
    path = tmp_path / "small.record"
    ran = command("play", "pirates", "--plain", "--seats", "human,random", "--seed", "1", "--record", str(path), *SMALL)
    assert ran.code == 0
    assert read_record(path).closing.state == "over"
    assert re.search(r"Round 1: (your|\w+'s) turn", ran.out)
    assert "Round 0" not in ran.out
    assert "Nothing has happened for too many rounds" in ran.out
    assert "You have 0 gold" in ran.out


def test_setting_out_may_be_left_to_chance(lines: Lines, command: Command) -> None:
    """One choice, then all of them; what is drawn is told, and later nothing is left to chance."""
    lines("chance", "chance all", "chance", "quit")
    ran = command("play", "pirates", "--plain", "--seats", "human,random", "--seed", "1", *SMALL)
    assert ran.out.count("Chance chooses place") > 1
    assert re.search(r"Round 1: (your|\w+'s) turn", ran.out)
    assert "You must make this choice yourself" in ran.out


def test_fleets_are_drawn_anew_for_each_game(lines: Lines, command: Command, tmp_path: Path) -> None:
    """With the same seed the same ones; who names a number of the draw has that."""
    draws = []
    for k, words in enumerate(
        (["--seed", "1"], ["--seed", "1"], ["--seed", "2"], ["--seed", "2", "--option", "draw=9"])
    ):
        lines("quit")
        path = tmp_path / f"{k}.record"
        ran = command("play", "pirates", "--plain", "--seats", "human,random", "--record", str(path), *SMALL, *words)
        assert ran.code == 0
        draws.append(read_record(path).header.options["draw"])
    assert draws[0] == draws[1] != draws[2]
    assert draws[3] == 9


@pytest.mark.clause("PI-7.2", "PI-N17", "PI-20.1")
def test_a_ship_is_steered_home_line_by_line(lines: Lines, command: Command, tmp_path: Path) -> None:
    """A course that is too long is refused with what is missing; one that is not listed is sailed, and the gold counts."""
    path = tmp_path / "last-turn.qdr"
    match = late(
        {
            "gold": [4, 0, 0, 0],
            "ships": [
                {"ship": "hms-albion", "fleet": "R", "at": [26000, 45000, 1800]},
                {"ship": "carrion-crow", "fleet": "G", "at": [92000, 45000, 0]},
                {"ship": "carrion-crow", "fleet": "G", "at": [90000, 60000, 1800]},
            ],
        },
        "out", "out", "R1", "G1",
    )  # fmt: skip
    write_record(path, match.record)
    lines("", "act R1", "move", "L 180.0 90.00", "L 180.0 80.00")
    ran = command("play", "--resume", str(path), "--plain", "--seats", "human,human")
    assert "act R1 – Act with HMS Albion\n" in ran.out
    assert "This course would be 9 cm long, 0.7 cm too much: L is 8.38 cm. (PI-N17)" in ran.out
    assert "More than half of the gold lies on one home island. Red wins with 6 gold" in ran.out


@pytest.mark.clause("PI-6.1")
def test_a_turn_that_has_only_begun_leaves_room_for_the_one_before() -> None:
    """What the other fleet did stays in view, until the viewer has done something."""
    panel = NewsPanel()
    theirs = Turn(1, (Sentence("Revenant sails 5.8 cm."),))
    mine = Turn(0, (Sentence("Round 2: your turn.", turn=0),))
    panel.tell((theirs, mine), 0)
    assert panel.is_long(80)
    panel.tell((theirs, Turn(0, (*mine.told, Sentence("HMS Titan sails 3 cm.")))), 0)
    assert not panel.is_long(80)
