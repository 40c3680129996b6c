"""`quarterdeck position show|moves|play`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game, keys
from tests.cli.commands import Ran
from tests.examples import some

Command = Callable[..., Ran]


def test_a_position_is_shown(start: Path, command: Command) -> None:
    """As a map and sentences for people, as a checked position file with --json."""
    assert "2 . G O ." in command("position", "show", str(start)).out
    assert command("position", "show", str(start), "--json").json()["board"] == [
        ". . . .",
        ". G O .",
        ". . . .",
        "O . . .",
    ]


def test_moves_are_listed_in_notation(start: Path, command: Command) -> None:
    """Thirteen squares are open to green."""
    found = command("position", "moves", str(start), "--json").json()
    assert found["player"] == "green"
    assert isinstance(found["moves"], list)
    assert len(found["moves"]) == 13
    assert "c4" in command("position", "moves", str(start)).out


@pytest.mark.clause("CA-4.6", "CA-4.7")
def test_moves_are_played(start: Path, command: Command) -> None:
    """Green's c4 makes a crowd on b3; the pirate sends b2 back. The file stays as it was."""
    before = start.read_bytes()
    found = command("position", "play", str(start), "c4")
    assert found.code == 0
    assert found.json()["board"] == [". . . .", ". . O .", ". P . .", "O . G ."]
    assert start.read_bytes() == before


def test_what_is_printed_can_be_played_on(start: Path, tmp_path: Path, command: Command) -> None:
    """The resulting file is a position file again, and two commands are as good as one."""
    middle = tmp_path / "middle.json"
    middle.write_text(command("position", "play", str(start), "c4").out)
    assert command("position", "play", str(middle), "a1").out == command("position", "play", str(start), "c4", "a1").out


@pytest.mark.clause("CA-2.4")
def test_a_forbidden_move_is_refused_with_its_clause(start: Path, command: Command) -> None:
    """Exit code 3, and the move, the clause and the sentence as JSON; nothing else is printed."""
    ran = command("position", "play", str(start), "c4", "b2")
    assert ran.code == 3
    refused = ran.json()["refused"]
    assert isinstance(refused, dict)
    assert (refused["move"], refused["clause"]) == ("b2", "CA-2.4")
    assert "b2" in refused["sentence"]
    assert ran.json().keys() == {"refused"}


def test_a_move_that_means_nothing_is_malformed(start: Path, command: Command) -> None:
    """Exit code 2 and the place among the moves."""
    ran = command("position", "play", str(start), "c4", "z9", "--json")
    assert (ran.code, ran.error()["path"], ran.out) == (2, "move[1]", "")


@pytest.mark.clause("CA-1.3")
def test_chance_is_played_in_notation(tmp_path: Path, command: Command) -> None:
    """The coin is a move like others."""
    path = tmp_path / "coin.json"
    path.write_text('{"game": "cardinal", "board": ["...", "...", "..."], "player": "coin"}')
    assert command("position", "moves", str(path), "--json").json() == {
        "game": "cardinal",
        "player": "chance",
        "moves": ["coin orange", "coin green"],
    }
    assert command("position", "play", str(path), "coin green", "a1").json()["player"] == "orange"


@pytest.mark.parametrize("key", some(keys(), ["kraken", "pirates"]))
def test_random_games_can_be_played_move_by_move(key: str, tmp_path: Path, command: Command) -> None:
    """Every position of a random game is shown, and every move that is listed is played."""
    game = find_game(key)
    here = game.start(Setup(players=game.players[-1], options=game.options()))
    dice = seeded(11)
    path = tmp_path / "here.json"
    for number in range(60):
        if here.over():
            break
        path.write_bytes(game.save(here))
        if number % 6 == 0:
            assert command("position", "show", str(path)).code == 0
        listed = command("position", "moves", str(path), "--json").json()["moves"]
        assert isinstance(listed, list)
        move = listed[dice.below(len(listed))]
        here = game.load(command("position", "play", str(path), move).out.encode())


@pytest.mark.parametrize(
    ("data", "path"),
    [
        (b"", "file"),
        (b"{", "file"),
        (b"\xff\xfe", "file"),
        (b"[]", "game"),
        (b"{}", "game"),
        (b'{"game": "chess"}', "game"),
        (b'{"game": 3}', "game"),
        (b'{"game": "cardinal"}', "board"),
        (b'{"game": "cardinal", "board": ["...", ".X.", "..."], "player": "green"}', "board[1]"),
        (b'{"game": "cardinal", "board": ["...", "...", "..."], "player": "blue"}', "player"),
        (b"[" * 100_000, "game"),
        (b'{"game": "cardinal", "board": ' + b"[" * 100_000, "file"),
    ],
    ids=range(12),
)
def test_a_bad_file_is_refused_with_the_field(data: bytes, path: str, tmp_path: Path, command: Command) -> None:
    """Exit code 2, the path of the bad field (or of the file), and no traceback."""
    bad = tmp_path / "bad.json"
    bad.write_bytes(data)
    for words in (["show"], ["moves"], ["play"]):
        moves = ["a1"] if words == ["play"] else []
        ran = command("position", *words, str(bad), *moves, "--json")
        assert (ran.code, ran.out) == (2, "")
        assert ran.error()["path"] == (str(bad) if path == "file" else path)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, command: Command) -> None:
    """A missing file, a directory, one that is too large, a record: each is refused by name."""
    large = tmp_path / "large.json"
    large.write_bytes(b" " * (16 * 1024 * 1024 + 1))
    for path in (tmp_path / "none.json", tmp_path, large):
        ran = command("position", "show", str(path), "--json")
        assert (ran.code, ran.error()["path"]) == (2, str(path))


@pytest.mark.parametrize("seat", ["0", "orange", "Orange", "spectator"])
def test_a_seat_is_a_number_or_a_name(seat: str, start: Path, command: Command) -> None:
    """All of them show Cardinal, where nothing is hidden."""
    assert command("position", "show", str(start), "--seat", seat, "--json").code == 0


@pytest.mark.parametrize("seat", ["2", "-7", "purple", "", "٣", "9" * 5000])
def test_a_seat_that_is_none_is_refused(seat: str, start: Path, command: Command) -> None:
    """The error names the seats there are."""
    ran = command("position", "show", str(start), "--seat", seat, "--json")
    assert (ran.code, ran.error()["path"]) == (2, "seat")
    assert "orange" in ran.error()["problem"]


def test_json_of_refusals_and_errors_is_one_shape(command: Command) -> None:
    """An error has kind, path and problem, also where the command line itself is wrong."""
    for arguments in (["position", "show"], ["position", "fly"], ["position", "moves", "none.json", "--colour"]):
        ran = command(*arguments, "--json")
        assert ran.code == 2
        assert ran.error().keys() == {"kind", "path", "problem"}
    assert (
        msgspec.json.decode(command("simulate", "cardinal", "--games", "x", "--json").err)["error"]["path"] == "games"
    )
