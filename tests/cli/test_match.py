"""`quarterdeck match`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.cli.commands import Ran, process
from tests.table.programs import program

Command = Callable[..., Ran]
KRAKEN = ("match", "kraken", "--option", "rounds=4", "--games", "4")


def test_a_match_is_shown_as_tables(command: Command) -> None:
    """With a crosstable where there are more than two bots, and what the test says."""
    ran = command(*KRAKEN, "random", "ismcts:simulations=2", "ismcts:simulations=1")
    assert ran.code == 0, ran.err
    assert "12 games of kraken with 2 players" in ran.out
    assert "points against" in ran.out
    assert "Elo" in ran.out
    assert "The test is " in command(*KRAKEN, "random", "ismcts:simulations=1", "--sprt", "0", "10").out


def test_processes_of_a_match_say_nothing_of_their_own(tmp_path: Path) -> None:
    """Neither Python nor we warn of anything while all is well."""
    ran = process(*KRAKEN, "random", "ismcts:simulations=1", "--workers", "2", folder=tmp_path)
    assert ran.code == 0
    assert "Warning" not in ran.err


def test_a_match_goes_on_from_its_file(tmp_path: Path, command: Command) -> None:
    """Even if its last line was cut off; a file of another match is refused, and left as it is."""
    path = tmp_path / "games.jsonl"
    bots = ("random", "ismcts:simulations=1", "--json", "--results", str(path))
    whole = command(*KRAKEN, *bots).json()
    data = path.read_bytes()
    path.write_bytes(data[:-20])
    again = command(*KRAKEN, *bots).json()
    assert again["table"] == whole["table"]
    assert path.read_bytes() == data
    other = command(*KRAKEN, *bots, "--seed", "2")
    assert other.code == 2
    assert "has the games of another match" in other.error()["problem"]
    assert path.read_bytes() == data
    path.write_text("{}\n")
    assert command(*KRAKEN, *bots).error()["path"] == str(path)


def test_a_match_begins_from_openings(start: Path, command: Command) -> None:
    """Which also say the options."""
    ran = command("match", "cardinal", "uct:1", "random", "--games", "2", "--opening", str(start), "--json")
    assert ran.code == 0, ran.err
    assert ran.json()["games"] == 2


def test_a_program_that_fails_loses_its_games_of_a_match(tmp_path: Path, command: Command) -> None:
    """And it is said why."""
    spec = program(tmp_path, "sys.exit(1)")
    ran = command(*KRAKEN, spec, "random")
    assert ran.code == 0
    assert "lost all" in ran.out
    assert "the program ended after" in ran.err
