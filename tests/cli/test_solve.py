"""`quarterdeck solve` and `quarterdeck position solve`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from quarterdeck.cli.analyse import is_bot
from quarterdeck.cli.solve import Keeper
from quarterdeck.engine.solving import Step
from tests.cli.commands import Ran

Command = Callable[..., Ran]
SMALL = ("--option", "rows=3", "--option", "columns=3")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own, in which nothing is solved yet."""
    folder = tmp_path / "data"
    monkeypatch.setenv("QUARTERDECK_DATA", str(folder))
    return folder


def laid(folder: Path, board: str, **more: object) -> str:
    """A position file; orange must place a ship unless it says otherwise."""
    fields = {"game": "cardinal", "board": board.split("/"), "player": "orange"} | more
    path = folder / "position.json"
    path.write_bytes(msgspec.json.encode(fields))
    return str(path)


def test_a_board_is_solved_once(data: Path, command: Command) -> None:
    """The table lies in the data folder; a second time there is nothing to do."""
    first = command("solve", "cardinal", *SMALL, "--json").json()
    assert first == {
        "game": "cardinal",
        "table": "3x3",
        "file": str(data / "solved" / "cardinal-3x3.table"),
        "made": True,
    }
    made = (data / "solved" / "cardinal-3x3.table").read_bytes()
    assert command("solve", "cardinal", *SMALL, "--json").json() == first | {"made": False}
    assert "is solved already" in command("solve", "cardinal", *SMALL).out
    assert "Cardinal, 3x3: solved." in command("solve", "cardinal", *SMALL, "--overwrite").out
    assert (data / "solved" / "cardinal-3x3.table").read_bytes() == made


def test_what_was_interrupted_goes_on(data: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found so far is kept, and thrown away once the table is complete; a damaged one is not used."""
    unfinished = data / "solved" / "cardinal-3x3.unfinished"

    def stopped(_: Keeper, step: Step) -> None:
        if step.steps == 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as change:
        change.setattr(Keeper, "after", stopped)
        ran = command("solve", "cardinal", *SMALL)
    assert ran.code == 130
    assert "The same command goes on from there" in ran.err
    kept = unfinished.read_bytes()
    again = command("solve", "cardinal", *SMALL)
    assert "in which 2 steps were complete" in again.err
    assert not unfinished.exists()
    table = (data / "solved" / "cardinal-3x3.table").read_bytes()
    for damaged in (kept[:-5], kept.replace(b'"steps":2', b'"steps":-1')):
        unfinished.write_bytes(damaged)
        fresh = command("solve", "cardinal", *SMALL, "--overwrite")
        assert "Going on" not in fresh.err
        assert (data / "solved" / "cardinal-3x3.table").read_bytes() == table


def test_the_table_is_kept_now_and_then(data: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a machine that fails loses only little."""
    kept: list[int] = []
    monkeypatch.setattr("quarterdeck.cli.solve.PAUSE", -1.0)
    monkeypatch.setattr(Keeper, "keep", lambda _, step: kept.append(step.steps))
    assert command("solve", "cardinal", *SMALL).code == 0
    assert data.is_dir()
    assert len(kept) > 10
    assert kept == sorted(kept)


def test_a_position_is_told_with_all_its_moves(data: Path, tmp_path: Path, command: Command) -> None:
    """The best move stands first."""
    assert command("solve", "cardinal", *SMALL).code == 0
    assert data.is_dir()
    file = laid(tmp_path, ".O./OGG/...")
    found = command("position", "solve", file, "--json").json()
    assert (found["player"], found["position"], found["sure"]) == ("orange", {"worth": "win", "turns": 5}, True)
    moves = found["moves"]
    assert isinstance(moves, dict)
    assert next(iter(moves.values())) == {"worth": "win", "turns": 4}
    assert len(moves) == 5
    told = command("position", "solve", file).out
    assert told.startswith("orange wins in 5 turns\n  ")
    assert ": orange wins in 4 turns\n" in told


def test_a_toss_and_an_end_are_told_too(data: Path, tmp_path: Path, command: Command) -> None:
    """Before the coin falls each side of it is told; at the end there is no move."""
    assert command("solve", "cardinal", *SMALL).code == 0
    assert data.is_dir()
    coin = command("position", "solve", laid(tmp_path, ".../.../...", player="coin"), "--json").json()
    draw = {"worth": "draw", "turns": 0}
    assert (coin["player"], coin["seat"], coin["position"]) == ("chance", "orange", None)
    assert coin["moves"] == {"coin orange": draw, "coin green": draw}
    assert command("position", "solve", laid(tmp_path, ".../.../...", player="coin")).out.startswith("Chance decides")
    over = command("position", "solve", laid(tmp_path, "O.G/.P./G.O"), "--json").json()
    assert (over["player"], over["position"], over["moves"]) == ("nobody", draw, {})


def test_a_win_that_a_repetition_could_spoil_is_marked(data: Path, tmp_path: Path, command: Command) -> None:
    """A position that is won has been there twice: a third time would be a draw (CA-R12)."""
    assert command("solve", "cardinal", *SMALL).code == 0
    assert data.is_dir()
    won = ".O./OGG/..."
    file = laid(tmp_path, "O../.../...", earlier=[f"{won} orange", f"{won} orange"])
    assert command("position", "solve", file, "--json").json()["sure"] is False
    assert "has been there twice" in command("position", "solve", file).out
    once = laid(tmp_path, "O../.../...", earlier=[f"{won} orange"])
    assert command("position", "solve", once, "--json").json()["sure"] is True


def test_without_a_table_the_command_that_makes_it_is_named(data: Path, start: Path, command: Command) -> None:
    """For the board of the file; no move is told."""
    assert not data.exists()
    ran = command("position", "solve", str(start), "--json")
    assert ran.code == 2
    assert "there is no table for 4x4 yet; quarterdeck solve cardinal makes it" in ran.error()["problem"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (
            ("cardinal", "--option", "rows=6", "--option", "columns=5"),
            "a board of 6 × 5 squares has too many positions",
        ),
        (("kraken",), "Kraken has too many positions to be solved"),
    ],
)
def test_what_cannot_be_solved_is_refused(
    data: Path, command: Command, arguments: tuple[str, ...], problem: str
) -> None:
    """In words, before any work."""
    ran = command("solve", *arguments, "--json")
    assert ran.code == 2
    assert problem in ran.error()["problem"]
    assert not data.exists()


def test_the_perfect_bot_plays_where_there_is_a_table(data: Path, command: Command) -> None:
    """It never loses; without a table no game begins."""
    games = ("simulate", "cardinal", "--games", "4", "--bots", "perfect,random", *SMALL, "--json")
    refused = command(*games)
    assert refused.code == 2
    assert "quarterdeck solve cardinal --option rows=3 --option columns=3 makes it" in refused.error()["problem"]
    assert command("solve", "cardinal", *SMALL).code == 0
    assert data.is_dir()
    found = command(*games).json()
    assert found["games"] == 4
    wins = found["wins"]
    assert isinstance(wins, dict)
    random = next(bot for bot in wins["bots"] if bot["name"] == "random")
    assert random["wins"] == 0


def test_a_game_with_the_perfect_bot_goes_on_from_its_record(data: Path, tmp_path: Path, command: Command) -> None:
    """The bot is found again by its label, and is known as a bot to whoever analyses the game."""
    assert command("solve", "cardinal", *SMALL).code == 0
    assert data.is_dir()
    file = str(tmp_path / "game.record")
    begun = command(
        "play", "cardinal", "--seats", "perfect,perfect", "--seed", "3", *SMALL, "--record", file, "--plain"
    )
    assert begun.code == 0, begun.err
    assert "perfect" in Path(file).read_text(encoding="utf-8")
    assert command("play", "--resume", file, "--plain").code == 0
    assert is_bot("perfect")
