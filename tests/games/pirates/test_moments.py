"""The table of moments says of each text where it is heard, and the files of rules agree with it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from quarterdeck.engine.sets import bit
from quarterdeck.games import pirates
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.texts.moments import (
    BETWEEN_ACTIONS,
    HIGH_BETWEEN_ACTIONS,
    LOW_BETWEEN_ACTIONS,
    MOMENTS,
)

PACKAGE = Path(pirates.__file__).parent
LEADING = {"rules/phases.py", "rules/rolling.py"}
OFFERS = {"add_uses_between_actions", "add_looks", "add_dealings", "add_raids", "add_short_moves"}
"""The functions of rules/texts/between_actions.py that list what may be used between actions."""


@cache
def source(path: str) -> ast.Module:
    """A file of the game."""
    return ast.parse((PACKAGE / path).read_text(encoding="utf-8"))


def asked_for(tree: ast.AST) -> set[int]:
    """The abilities that a piece of source asks for by their names: `abilities.CAPTAIN`."""
    named = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "abilities"
    }
    return {int(getattr(abilities, name)) for name in named if name.isupper() and name not in {"ABILITIES", "WORD"}}


def files() -> list[str]:
    """The files of rules and of the table that ask for abilities; those that only lead to others are not among them."""
    found = [str(path.relative_to(PACKAGE)) for room in ("rules", "table") for path in (PACKAGE / room).rglob("*.py")]
    return sorted(path for path in found if path not in LEADING and asked_for(source(path)))


def test_the_table_has_every_file_that_asks_for_a_text() -> None:
    """And no other."""
    assert sorted(MOMENTS) == files()


@pytest.mark.parametrize("path", MOMENTS)
def test_a_file_asks_for_the_texts_that_speak_at_its_moment(path: str) -> None:
    """For all of them and for no others, in the order of their numbers."""
    moment, listed = MOMENTS[path]
    assert moment
    assert list(map(int, listed)) == sorted(asked_for(source(path)))


def test_every_text_speaks_somewhere() -> None:
    """But for those that only content, fleets and pictures know: which crew a nation hates or likes, hulls, limits."""
    heard = {int(ability) for _, listed in MOMENTS.values() for ability in listed}
    silent = {abilities.SLUGS[k] for k in range(len(abilities.SLUGS)) if k not in heard}
    assert silent == SILENT


SILENT = {"friend", "hated", "junk", "limit"}


def test_what_may_be_used_between_actions_is_offered_there() -> None:
    """Units without any of these abilities are passed over, so none may be missing from the set."""
    tree = source("rules/texts/between_actions.py")
    offered = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in OFFERS]
    assert {node.name for node in offered} == OFFERS
    raids = [node for node in ast.walk(source("rules/moving/raiders.py")) if getattr(node, "name", "") == "raid_of"]
    assert set(map(int, BETWEEN_ACTIONS)) == {ability for node in [*offered, *raids] for ability in asked_for(node)}
    low = sum(bit(ability) for ability in BETWEEN_ACTIONS if ability < abilities.WORD)
    high = sum(bit(ability - abilities.WORD) for ability in BETWEEN_ACTIONS if ability >= abilities.WORD)
    assert (low, high) == (LOW_BETWEEN_ACTIONS, HIGH_BETWEEN_ACTIONS)
