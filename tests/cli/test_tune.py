"""`quarterdeck tune`: the pack that it writes, and the file of what it played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.cli.tune import print_tuned
from quarterdeck.lab.report.counts import Share
from quarterdeck.lab.tuning import Tried, Tuned
from quarterdeck.lab.tuning.result import fairness_of
from tests.bots.tables import KRAKEN
from tests.cli.commands import Ran

Command = Callable[..., Ran]


def test_the_command_writes_the_pack_and_keeps_what_it_played(tmp_path: Path, command: Command) -> None:
    """The pack is read again; the same command plays nothing anew, and another search is refused its file."""
    pytest.importorskip("tomlkit", reason="it is an extra: pip install quarterdeck[lab]")
    kept, out = tmp_path / "kept.jsonl", tmp_path / "tuned.toml"
    words = ["tune", "kraken", "--bot", "random", "--option", "rounds=1", "--vary", "cards[0].name=Shell,Pearl"]
    words += ["--games", "100", "--results", str(kept), "--out", str(out), "--json"]
    first = command(*words)
    assert first.code == 0, first.err
    assert KRAKEN.read_pack(out.name, out.read_text()).name
    lines = kept.read_text()
    assert command(*words, "--overwrite").out == first.out
    assert kept.read_text() == lines
    other = command(*words, "--overwrite", "--seed", "2")
    assert (other.code, other.error()["path"]) == (2, str(kept))
    assert "share of the result" in command(*words[:-1], "--overwrite").out


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
