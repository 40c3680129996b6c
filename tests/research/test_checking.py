"""`quarterdeck research check` runs the suites of other libraries, and says what they find."""

from __future__ import annotations

import json

import pytest

from quarterdeck.cli.main import run
from quarterdeck.research import checking
from quarterdeck.research.pettingzoo import raw_env


@pytest.mark.parametrize("api", ["gymnasium", "openspiel", "pettingzoo"])
def test_every_suite_passes(api: checking.Api, capsys: pytest.CaptureFixture[str]) -> None:
    """As JSON."""
    assert run(["research", "check", "cardinal", "--api", api, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {one["players"] for one in found} == {2}
    assert [one["suite"] for one in found if one["problem"]] == []
    assert len(found) == {"gymnasium": 4, "openspiel": 4, "pettingzoo": 4}[api]


def test_what_a_suite_finds_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """In words, with an exit code of its own."""
    monkeypatch.setattr(raw_env, "observe", lambda env, agent: {"observation": 1, "action_mask": 2})  # noqa: ARG005
    assert run(["research", "check", "cardinal", "--api", "pettingzoo"]) == 4
    told = capsys.readouterr()
    assert "parallel_api_test, 2 players: passed" in told.out
    assert "api_test of raw_env, 2 players: AssertionError" in told.out
    assert "suites find problems" in told.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["krakn", "--api", "gymnasium"], "there is no game 'krakn'"),
        (["kraken", "--api", "openai"], "must be one of gymnasium, openspiel, pettingzoo, not 'openai'"),
    ],
)
def test_what_is_wrong_is_named(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With what would be right."""
    assert run(["research", "check", *words]) == 2
    assert says in capsys.readouterr().err
