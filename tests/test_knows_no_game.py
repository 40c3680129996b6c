"""What stands below and above the games knows none of them: neither their things nor, but in examples, their words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import quarterdeck

SOURCES: Final = Path(quarterdeck.__file__).parent
WORDS: Final = re.compile(
    r"masts?|cargo|cannons?|crew|creatures?|ships?|shipyards?|treasures?|hulls?|harbou?rs?|islands?|ports?|krakens?|pirates?"
    r"|bremerhaven|bruise|cruises?"
)
"""Words of single games."""
PARTS: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+")
OTHER_MEANINGS: Final = {("cli", "port"), ("cli", "ports"), ("server", "port"), ("server", "ports")}
"""Of an address in the network."""
ROOMS: Final = ("bots", "cli", "lab", "records", "server", "table")


def words_of_games(text: str) -> set[str]:
    """The words of single games in a text; a name in code is read as its parts."""
    return {part for part in map(str.lower, PARTS.findall(text)) if WORDS.fullmatch(part)}


def names(path: Path) -> Iterator[str]:
    """What a module gives names to, and what it asks of others by name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.alias(name=name):
                yield name


@pytest.mark.parametrize("path", sorted((SOURCES / "engine").rglob("*.py")), ids=lambda path: path.name)
def test_the_engine_uses_no_word_of_one_game(path: Path) -> None:
    """Not even in an example: what is an example today is a field tomorrow."""
    assert words_of_games(path.read_text(encoding="utf-8")) == set()


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_in_the_code_around_games_is_named_after_a_thing_of_one_game(room: str) -> None:
    """Examples in help texts and pages may be of a game."""
    found = {
        (room, word): f"{path.relative_to(SOURCES)}: {name}"
        for path in sorted((SOURCES / room).rglob("*.py"))
        if "template" not in path.parts and path.name != "examples.py"
        for name in names(path)
        for word in words_of_games(name)
    }
    assert {word: place for word, place in found.items() if word not in OTHER_MEANINGS} == {}
