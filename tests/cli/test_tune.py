"""`quarterdeck tune`: the pack that it writes, and the file of what it played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from quarterdeck.cli.tune import print_tuned
from quarterdeck.lab.report.counts import Share
from quarterdeck.lab.tuning import Tried, Tuned
from quarterdeck.lab.tuning.result import fairness_of
from tests.bots.tables import KRAKEN
from tests.cli.commands import Ran

Command = Callable[..., Ran]
KRAKEN_CARD = ("tune", "kraken", "--bot", "random", "--vary", "cards[0].icons=F F U,X X T")


def test_the_command_writes_the_pack_and_keeps_what_it_played(tmp_path: Path, command: Command) -> None:
    """The pack is read again; the same command plays nothing anew, and another search is refused its file."""
    pytest.importorskip("tomlkit", reason="it is an extra: pip install quarterdeck[lab]")
    kept, out = tmp_path / "kept.jsonl", tmp_path / "tuned.toml"
    words = [
        *KRAKEN_CARD,
        "--option",
        "rounds=3",
        "--games",
        "100",
        "--results",
        str(kept),
        "--out",
        str(out),
        "--json",
    ]
    first = command(*words)
    assert first.code == 0, first.err
    assert KRAKEN.read_pack(out.name, out.read_text()).name
    lines = kept.read_text()
    assert command(*words, "--overwrite").out == first.out
    assert kept.read_text() == lines
    other = command(*words, "--overwrite", "--seed", "2")
    assert (other.code, other.error()["path"]) == (2, str(kept))
    assert "share of the result" in command(*words[:-1], "--overwrite").out


@pytest.mark.parametrize(("seed", "found"), [("3", "F F U"), ("4", "X X T")])
def test_values_that_are_no_better_make_no_pack(seed: str, found: str, tmp_path: Path, command: Command) -> None:
    """Whether they are the present ones, or did worse in the check."""
    pytest.importorskip("tomlkit", reason="it is an extra: pip install quarterdeck[lab]")
    out = tmp_path / "tuned.toml"
    ran = command(*KRAKEN_CARD, "--option", "rounds=3", "--games", "100", "--seed", seed, "--out", str(out), "--json")
    assert ran.code == 0
    assert msgspec.convert(ran.json(), Tuned).after.values == (found,)
    assert not out.exists()
    assert "was not written" in ran.err


@pytest.mark.parametrize(
    "wrong", [("--vary", "rows=98,99"), ("--vary", "sails=1,2"), ("--vary", "rows=3,4", "--games", "9")]
)
def test_a_search_that_is_refused_leaves_no_file(wrong: tuple[str, ...], tmp_path: Path, command: Command) -> None:
    """So the same command, put right, has the name to itself."""
    kept = tmp_path / "kept.jsonl"
    assert command("tune", "cardinal", "--bot", "random", *wrong, "--results", str(kept)).code == 2
    assert not kept.exists()


@pytest.mark.parametrize("worse", [True, False])
def test_values_that_do_no_better_in_the_check_are_not_recommended(
    *, worse: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """The best of a search can be the luckiest."""
    even = fairness_of((1,), [tried((1,), 50)])
    uneven = fairness_of((2,), [tried((2,), 70)])
    before, after = (even, uneven) if worse else (uneven, even)
    found = Tuned(
        game="cardinal", players=2, bot="random", goal="seats", seed=1, parameters=("rows",), before=before, after=after, games=200, combinations=2
    )  # fmt: skip
    print_tuned(found, ("orange", "green"))
    assert ("not fairer than the present ones" in capsys.readouterr().out.replace("\n", " ")) is worse


def tried(values: tuple[int], won: int) -> Tried:
    """A hundred games of which the first seat won so many."""
    return Tried(
        values=values, seed=1, first=0, games=100, unfinished=0, shares=(Share(100, won), Share(100, 100 - won))
    )
