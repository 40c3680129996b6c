"""The row of each ability says when it speaks, and the files of rules agree with it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING
from quarterdeck.games import pirates
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.texts import between_actions
from quarterdeck.games.pirates.table.catalog import holds
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.texts.moments import Moment

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
    return {
        int(getattr(abilities, name)) for name in named & {slug.upper().replace("-", "_") for slug in abilities.SLUGS}
    }


def files() -> list[str]:
    """The files of rules and of the table that ask for abilities; those that only lead to others are not among them."""
    found = [str(path.relative_to(PACKAGE)) for room in ("rules", "table") for path in (PACKAGE / room).rglob("*.py")]
    return sorted(path for path in found if path not in LEADING and asked_for(source(path)))


def test_every_file_that_asks_for_a_text_has_a_moment() -> None:
    """And no other."""
    assert sorted(moment.value for moment in Moment) == files()


@pytest.mark.parametrize("moment", Moment, ids=lambda moment: str(moment.value))
def test_a_file_asks_for_the_texts_that_speak_at_its_moment(moment: Moment) -> None:
    """For all of them and for no others."""
    assert set(abilities.heard_at(moment)) == asked_for(source(moment.value))


def test_every_text_speaks_somewhere() -> None:
    """But for those that only content, fleets and pictures know: which crew a nation hates or likes, whom crew is hostile to, hulls, limits."""
    assert {row.slug for row in abilities.TEXTS.values() if not row.moments} == SILENT


SILENT = {"friend", "hated", "hostile", "junk", "limit"}


def test_what_may_be_used_between_actions_is_offered_there() -> None:
    """Units without any of these abilities are passed over, so none may be missing from the set."""
    tree = source("rules/texts/between_actions.py")
    offered = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name in OFFERS]
    assert {node.name for node in offered} == OFFERS
    raids = [node for node in ast.walk(source("rules/moving/raiders.py")) if getattr(node, "name", "") == "raid_of"]
    for ability in {ability for node in [*offered, *raids] for ability in asked_for(node)}:
        assert holds(
            abilities.LOW_BETWEEN_ACTIONS, abilities.HIGH_BETWEEN_ACTIONS, abilities.TOP_BETWEEN_ACTIONS, i64(ability)
        ), ability


def test_sets_of_abilities_are_those_of_their_moments() -> None:
    """In two numbers, below WORD and from there on."""
    between = sorted(abilities.heard_at(Moment.BETWEEN_ACTIONS))
    assert [
        one
        for one in range(int(abilities.ABILITIES))
        if holds(abilities.LOW_BETWEEN_ACTIONS, abilities.HIGH_BETWEEN_ACTIONS, abilities.TOP_BETWEEN_ACTIONS, i64(one))
    ] == between
    changes = abilities.heard_at(Moment.CHANGE)
    assert [
        one for one in range(int(abilities.ABILITIES)) if holds(NOTHING, abilities.HIGH_CHANGES, NOTHING, i64(one))
    ] == changes


@pytest.mark.clause("PI-R104")
def test_hulls_and_what_names_a_target_are_never_copied() -> None:
    """Schooners turn about, so their keyword is taken for a hull, too, and that of krakens, which swim below."""
    found = {
        abilities.SLUGS[one]
        for one in range(int(abilities.ABILITIES))
        if holds(abilities.LOW_NEVER_COPIED, abilities.HIGH_NEVER_COPIED, abilities.TOP_NEVER_COPIED, i64(one))
    }
    assert found == {
        "schooner",
        "catamaran",
        "double-catamaran",
        "kraken",
        *abilities.HULL_KEYWORDS,
        *abilities.TARGETED,
    }


def test_abilities_that_are_used_on_nothing_have_numbers_that_fit_into_moves() -> None:
    """From 156 on an ability is used on something: the numbers behind belong to other moves."""
    last = int(codes.SACRIFICE - codes.USE) // int(codes.OF_UNITS) - 1
    used = {
        abilities.POSSESSOR,
        abilities.NAVIGATOR,
        abilities.TIDE_CALLER,
        abilities.CARGO_SHOT_ONCE,
        abilities.REROLL,
    }
    used |= {one for one in range(int(abilities.ABILITIES)) if between_actions.is_plain_talent(i64(one))}
    assert max(used) <= last
