"""Commands and pages for what is built before a game serve any game that has such a thing, whatever it is."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.registry import find_game
from quarterdeck.server.chore_worker import carry_out
from quarterdeck.server.chores.kinds import CheckFleet, Chore, DrawFleet, ReadFleets, StockFleets
from quarterdeck.server.option_words import fleet_word
from tests.cli.commands import run, run_here
from tests.contract.satchels import Satchels
from tests.server.site import Site, opened, plain, refused

GAME = "cardinal"
"""Lends its name: for it satchels are packed here."""


@pytest.fixture(autouse=True)
def packed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players pack satchels before they play."""
    monkeypatch.setattr(type(find_game(GAME)), "builder", lambda _game, _pack=None: Satchels())


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A site without limits."""
    async with opened(plain(tmp_path)) as found:
        yield found


def fleet(*words: str) -> str:
    """What a command says."""
    return run_here("fleet", *words, "--game", GAME).out


def done(chore: Chore) -> object:
    """The answer to a chore as it reaches its process."""
    return msgspec.json.decode(carry_out(msgspec.json.decode(msgspec.json.encode(chore), type=Chore)))


def test_commands_list_and_show_what_the_game_says_of_its_pieces() -> None:
    """And look for pieces by its numbers."""
    assert "Lit Rope" in fleet("list")
    assert "3 points, hemp long 30 feet long" in " ".join(fleet("show", "Lit Rope").split())
    assert "Mind the bell." in fleet("show", "Lit Rope")
    assert "2 of 3 pieces" in fleet("pieces", "--feet", "1-2")
    assert "1 of 3 pieces" in fleet("pieces", "--feet=30", "--nation", "hemp")


def test_commands_judge_change_and_draw(capsys: pytest.CaptureFixture[str]) -> None:
    """As the game's builder does."""
    assert "6.rope.lamp: allowed, 5 of 6 points" in fleet("check", "6.rope.lamp")
    assert run(["fleet", "check", "6.rope.bell", "--game", GAME]) == 4
    assert "7 points are too heavy. (TOY-1)" in capsys.readouterr().out
    changed = ("edit", "--drop", "rope", "--add", "bell", "6.rope.lamp", "--json")
    assert '"code":"6.lamp.bell"' in fleet(*changed).replace(" ", "")
    assert "Rope" in fleet("draw", "--nation", "hemp")
    assert fleet("export", "6.bell") == "6.bell\n"


def test_the_server_reads_plans_as_the_game_declares_them() -> None:
    """In its processes for chores, and in the words of options."""
    summed = done(CheckFleet(game=GAME, plan={"tools": ["rope", "bell"]}))
    assert isinstance(summed, dict)
    assert [fault["clause"] for fault in summed["faults"]] == ["TOY-1"]
    read = {"fleets": [{"name": "", "total": 6, "tools": ["lamp"]}]}
    assert done(ReadFleets(game=GAME, text="6.lamp")) == read
    drawn = {"name": "", "total": 6, "tools": ["rope"]}
    assert done(DrawFleet(game=GAME, total=None, nation="hemp", seed=1)) == drawn
    stock = done(StockFleets(game=GAME))
    assert isinstance(stock, dict)
    assert stock["pieces"][0]["feet"] == 30
    assert "rope and lamp" in fleet_word(find_game(GAME), None, "6.rope.lamp")


async def test_a_plan_of_another_form_is_refused_with_its_field(site: Site) -> None:
    """Of this game's plans, before anything is done for it."""
    browser = site.browser()
    at = f"/api/games/{GAME}/fleets/check"
    found = refused(await browser.post(at, {"tools": 3}), 400, "malformed")
    assert (found.path, found.message) == ("tools", "must be a list, not a whole number")
    found = refused(await browser.post(at, {"ships": []}), 400, "malformed")
    assert (found.path, found.message) == ("ships", "is not a field here; there are name, total, tools")
    assert refused(await browser.post(at, {"pack": 3}), 400, "malformed").path == "pack"
