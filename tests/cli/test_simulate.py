"""`quarterdeck simulate`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polars as pl
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.commands import Ran
from tests.examples import examples

Command = Callable[..., Ran]


def test_a_simulation_counts(command: Command) -> None:
    """The keys that are promised, and numbers that go together."""
    found = command("simulate", "cardinal", "--games", "40", "--bots", "random", "--seed", "2", "--json").json()
    assert {"games", "decisions", "decisions_per_second", "seconds", "wins", "lengths", "endings"} <= found.keys()
    wins = found["wins"]
    assert isinstance(wins, dict)
    assert [seat["name"] for seat in wins["seats"]] == ["orange", "green"]
    assert sum(seat["wins"] for seat in wins["seats"]) <= found["games"] == 40
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in wins["seats"])


def test_the_same_seed_gives_the_same_games(command: Command) -> None:
    """All but the clock."""

    def counted(seed: str) -> tuple[object, ...]:
        arguments = ("--games", "20", "--players", "3", "--seed", seed, "--option", "rounds=4", "--json")
        found = command("simulate", "kraken", *arguments).json()
        return found["decisions"], found["wins"], found["endings"]

    assert counted("5") == counted("5")
    assert counted("5") != counted("6")


def test_a_simulation_is_shown_as_tables(command: Command) -> None:
    """Seats, bots and intervals; no progress bar where nobody watches."""
    ran = command("simulate", "cardinal", "--games", "6", "--bots", "random,uct:1", "--option", "rows=3")
    assert "uct:1" in ran.out
    assert "95% interval" in ran.out
    assert ran.err == ""


def test_games_are_written_as_parquet(tmp_path: Path, command: Command) -> None:
    """A row a game; an existing file stays unless it may be overwritten."""
    path = tmp_path / "games.parquet"
    arguments = ["simulate", "cardinal", "--games", "30", "--parquet", str(path)]
    assert command(*arguments).code == 0
    assert pl.read_parquet(path).height == 30
    assert command(*arguments).code == 2
    assert command(*arguments, "--overwrite").code == 0


@pytest.mark.parametrize(
    ("arguments", "path"),
    [
        (["chess"], "game"),
        (["cardinal", "--games", "0"], "games"),
        (["cardinal", "--games", "many"], "games"),
        (["cardinal", "--games", "1e3"], "games"),
        (["cardinal", "--players", "3"], "players"),
        (["cardinal", "--players", "99999999999999999999"], "players"),
        (["cardinal", "--seed", "-1"], "seed"),
        (["cardinal", "--seed", "9223372036854775808"], "seed"),
        (["cardinal", "--workers", "0"], "workers"),
        (["cardinal", "--bots", "uct:9"], "bots"),
        (["cardinal", "--bots", "random,"], "bots[1]"),
        (["kraken", "--bots", "uct:1"], "bots"),
        (["cardinal", "--option", "rows"], "options"),
        (["cardinal", "--option", "rows=99"], "options.rows"),
        (["cardinal", "--option", "rows=4", "--option", "rows=5"], "options.rows"),
        (["cardinal", "--option", "sails=4"], "options.sails"),
        (["cardinal", "--pack", "/nowhere/deck.toml"], "/nowhere/deck.toml"),
        (["cardinal", "--parquet", "/"], "parquet"),
        (["cardinal", "--parquet", "/nowhere/x.parquet", "--games", "2"], "parquet"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_bad_arguments_are_named(arguments: list[str], path: str, command: Command) -> None:
    """Exit code 2, nothing on standard output, and the path of what is wrong."""
    ran = command("simulate", *arguments, "--json")
    assert (ran.code, ran.out) == (2, "")
    assert ran.error()["path"] == path


WORDS = st.sampled_from(
    ["cardinal", "kraken", "--option", "rows=5", "--bots", "random", "uct:", "--seed", "--json", "-1"]
)


@examples(12)
@given(extra=st.lists(WORDS | st.text(max_size=12), max_size=6))
def test_no_arguments_lead_to_a_traceback(extra: list[str], command: Command) -> None:
    """Whatever is written behind `position moves`, or as an option, ends in an exit code that is documented."""
    for words in (
        ["position", "moves"],
        ["record", "show"],
        ["rules"],
        ["simulate", "cardinal", "--games", "1", "--option"],
    ):
        ran = command(*words, *extra)
        assert ran.code in (0, 2)
        assert ran.code == 0 or ran.err
