"""Whoever reads a position file of a page can play it, with nothing said beside it."""

from __future__ import annotations

import io
import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.engine.position_files import Opened, read_position, write_position
from quarterdeck.records.reading import read_record
from quarterdeck.records.replaying import verify
from quarterdeck.server.database.rows import StoredSeat
from quarterdeck.server.protocol.api import NewMatch, SeatPlan
from quarterdeck.server.tables.beginning import new_table
from quarterdeck.table.match import Match
from tests.cli.commands import Ran
from tests.docs.files import ROOT, blocks, built_in
from tests.docs.positions import shown_positions

SHOWN = shown_positions()
SHORTEST = next(name for name, text in SHOWN.items() if json.loads(text)["game"] == "cardinal")
SEVERAL = [name if name == SHORTEST else pytest.param(name, marks=pytest.mark.long) for name in SHOWN]
"""In `make test` one is played in the terminal; all of them are simulated to their ends."""
Command = Callable[..., Ran]


def opened(name: str) -> Opened:
    """A position file of a page."""
    return read_position(SHOWN[name].encode())


def test_every_game_has_examples_and_they_are_found() -> None:
    """Or the tests below would pass over them."""
    assert {opened(name).game.key for name in SHOWN} == set(built_in())
    assert len(SHOWN) >= 11


@pytest.mark.parametrize("name", SHOWN)
def test_it_says_for_whom_it_is_and_comes_back_the_same(name: str) -> None:
    """What is written says players, all options and the content; reading that leaves nothing unsaid."""
    first = opened(name)
    again = read_position(write_position(first.game, first.setup, first.position))
    assert again.setup == first.setup
    assert again.position.numbers() == first.position.numbers()
    assert again.unsaid == ()


@pytest.mark.parametrize("name", SEVERAL)
def test_it_is_played_in_the_terminal(name: str, tmp_path: Path, command: Command) -> None:
    """To its end, by bots at the plain table; the record of it is sound."""
    file, kept = tmp_path / "shown.json", tmp_path / "kept.qdr"
    file.write_text(SHOWN[name], encoding="utf-8")
    seats = ",".join(["random"] * opened(name).setup.players)
    ran = command("play", "--position", str(file), "--plain", "--seats", seats, "--seed", "3", "--record", str(kept))
    assert ran.code == 0, ran.err
    assert verify(read_record(kept)).state == "over"


@pytest.mark.parametrize("name", SHOWN)
def test_it_is_simulated(name: str, tmp_path: Path, command: Command) -> None:
    """Several games begin from it, and end."""
    file = tmp_path / "shown.json"
    file.write_text(SHOWN[name], encoding="utf-8")
    ran = command("simulate", "--position", str(file), "--games", "3", "--json")
    assert ran.code == 0, ran.err
    found = ran.json()
    assert found["game"] == opened(name).game.key
    assert found["players"] == opened(name).setup.players


@pytest.mark.parametrize("name", SHOWN)
def test_a_table_of_the_server_begins_from_it(name: str) -> None:
    """What it does not tell is imagined, so the match goes on and can be kept."""
    first = opened(name)
    number = first.setup.players
    wanted = NewMatch(
        game=first.game.key, seats=(SeatPlan(kind="me"), *[SeatPlan(kind="bot")] * (number - 1)), position=SHOWN[name]
    )
    table = new_table(wanted, tuple(StoredSeat(seat=seat, user="Ada" if seat == 0 else "") for seat in range(number)))
    match = Match.begin(table.header)
    assert match.chance_waits or match.waiting()


@pytest.mark.parametrize("name", SHOWN)
def test_its_moves_are_listed_and_one_of_them_is_played(name: str, tmp_path: Path, command: Command) -> None:
    """By the commands for positions."""
    file = tmp_path / "shown.json"
    file.write_text(SHOWN[name], encoding="utf-8")
    moves = command("position", "moves", str(file), "--json").json()["moves"]
    assert isinstance(moves, list)
    ran = command("position", "play", str(file), moves[0])
    assert ran.code == 0, ran.err
    assert read_position(ran.out.encode()).unsaid == ()


# -- commands, as they stand on pages ----------------------------------------------------------------


def run_block(page: str, wanted: str, folder: Path, command: Command) -> dict[str, Ran]:
    """Run the commands of a page's block that holds `wanted`, in a folder; each with how it went."""
    block = next(block for block in blocks(ROOT / page, "sh") if wanted in block)
    ran: dict[str, Ran] = {}
    for line in block.splitlines():
        words = shlex.split(line, comments=True)
        into = folder / words[-1] if ">" in words else None
        words = words[: words.index(">")] if ">" in words else words
        if words[0] == "echo":
            assert into is not None
            into.write_text(words[1], encoding="utf-8")
            continue
        assert words[0] == "quarterdeck"
        ran[line] = command(*words[1:])
        if into is not None:
            into.write_text(ran[line].out, encoding="utf-8")
    return ran


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where commands are run; nobody types anything there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    return tmp_path


def test_the_commands_for_positions_run_as_they_stand(folder: Path, command: Command) -> None:
    """Their files are made on the way."""
    ran = run_block("docs/commands.md", "position show puzzle.json", folder, command)
    assert len(ran) >= 5
    assert {line: one.code for line, one in ran.items()} == dict.fromkeys(ran, 0)
    unsaid = "does not say all options; the others are as usual"
    assert all(unsaid in note for one in ran.values() for note in one.err.splitlines())
    assert read_position((folder / "next.json").read_bytes()).game.key == "cardinal"


def test_the_commands_for_records_run_on_the_pages_own_record(folder: Path, command: Command) -> None:
    """What a seat may know of it, too."""
    shown = next(block for block in blocks(ROOT / "docs/records.md", "json") if '"quarterdeck"' in block)
    (folder / "game.qdr").write_text(shown, encoding="utf-8")
    ran = run_block("docs/records.md", "record show game.qdr", folder, command)
    assert len(ran) == 4
    assert {line: (one.code, one.err) for line, one in ran.items()} == dict.fromkeys(ran, (0, ""))
