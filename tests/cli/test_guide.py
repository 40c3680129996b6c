"""`quarterdeck learn --read`: a game in three minutes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quarterdeck.engine.registry import find_game, keys
from quarterdeck.guide import Points, guide_of
from tests.cli.commands import Ran

Command = Callable[..., Ran]


@pytest.mark.parametrize("key", keys())
def test_the_page_is_printed_in_lines_that_fit(command: Command, key: str) -> None:
    """All of it, pictures in words, and nothing of Markdown."""
    ran = command("learn", key, "--read")
    assert ran.code == 0, ran.err
    assert max(map(len, ran.out.splitlines())) <= 80
    said = " ".join(ran.out.split())
    page = guide_of(key)
    assert find_game(key).title in said
    for part in page.parts:
        assert part.heading in said
    for figure in page.figures():
        assert f"[Picture: {figure.alt}" in said
    assert "**" not in said
    assert "](" not in said


def test_points_are_numbered_as_on_the_page(command: Command) -> None:
    """Later lines of a point stand below its first word."""
    out = command("learn", "kraken", "--read").out
    assert "\n1. Choosing a card for one good icon." in out
    assert "\n   they hurt you (KR-3.2)." in out
    assert "\n- Forward: your ship" in out


def test_programs_read_it_as_json(command: Command) -> None:
    """Part by part."""
    told = command("learn", "cardinal", "--read", "--json").json()
    mistakes = guide_of("cardinal").parts[2].blocks[0]
    assert isinstance(mistakes, Points)
    parts = told["parts"]
    assert isinstance(parts, list)
    assert parts[2]["blocks"][0] == {"block": "points", "points": list(mistakes.points), "numbered": True}


def test_it_has_to_be_said_which_game(command: Command) -> None:
    """There is no page about all of them."""
    ran = command("learn", "--read")
    assert ran.code == 2
    assert "say which game to read about" in ran.err
