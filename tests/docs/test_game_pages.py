"""Every game has a page with how to play it here, and examples that load."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from quarterdeck.engine.position_files import read_position
from quarterdeck.engine.registry import find_game
from tests.docs.files import DOCS, blocks, built_in
from tests.golden import check_golden

KEYS = built_in()


def page(key: str) -> Path:
    """The page of a game."""
    return DOCS / "games" / f"{key}.md"


def file_page(key: str) -> Path:
    """The page about a game's files: its own one, or the game's."""
    own = DOCS / "games" / f"{key}-files.md"
    return own if own.exists() else page(key)


def examples(key: str) -> list[str]:
    """The position files that a page shows."""
    return [block for block in blocks(file_page(key), "json") if json.loads(block).get("game") == key]


def test_there_are_games() -> None:
    """Without them the rest would check nothing."""
    assert {"cardinal", "kraken"} <= set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_the_position_files_of_the_page_load(key: str) -> None:
    """And come back the same when they are saved."""
    game = find_game(key)
    assert examples(key)
    for text in examples(key):
        position = read_position(text.encode("utf-8")).position
        assert position.over() or position.legal()
        assert game.load(game.save(position)).numbers() == position.numbers()


@pytest.mark.parametrize("key", KEYS)
def test_the_page_names_every_option_seat_and_ending(key: str) -> None:
    """In the form in which commands and files take them."""
    game = find_game(key)
    text = page(key).read_text(encoding="utf-8")
    names = [field.name for field in msgspec.structs.fields(game.options)]
    for name in (*names, *game.endings):
        assert f"`{name}`" in text, name
    for seat in game.seat_names:
        assert re.search(rf"\b{seat}\b", text), seat


@pytest.mark.parametrize("key", KEYS)
def test_the_schema_beside_the_page_is_the_one_of_the_game(key: str) -> None:
    """And the page leads to it."""
    schema = DOCS / "games" / f"{key}.schema.json"
    check_golden(schema, json.dumps(find_game(key).schema(), indent=2, ensure_ascii=False) + "\n")
    assert f"]({schema.name})" in file_page(key).read_text(encoding="utf-8")


def test_the_moves_that_the_page_of_cardinal_lists_are_the_legal_ones() -> None:
    """Of its two examples; and what it calls refused is refused for the reason given."""
    game = find_game("cardinal")
    first, second = (game.load(text.encode("utf-8")) for text in examples("cardinal"))
    text = page("cardinal").read_text(encoding="utf-8")
    listed = re.search(r"lists `([^`]+)` for it", text)
    assert listed is not None
    assert [game.text(first, move) for move in first.legal()] == listed[1].split()
    refusal = game.why_not(first, game.parse(first, "c3"))
    assert refusal is not None
    assert refusal.clause == "CA-2.4"
    assert [game.text(second, move) for move in second.legal()] == ["@b3", "@b4"]
    assert "`@b3` and `@b4`" in text
