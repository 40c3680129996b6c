"""docs/contract.md explains everything that the contract has, and nothing that it has not."""

from __future__ import annotations

import re

import msgspec
import pytest

from quarterdeck.engine import errors
from quarterdeck.engine.builder import Builder
from quarterdeck.engine.dice import Dice
from quarterdeck.engine.game import Game
from quarterdeck.engine.judgement import Judgement
from quarterdeck.engine.laws import LAWS
from quarterdeck.engine.log import Log
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from tests.docs.files import DOCS

PAGE = (DOCS / "contract.md").read_text(encoding="utf-8")
SAID = set(re.findall(r"`(?:\w+\.)?(\w+)(?:\([^`]*\))?`", PAGE))


def part(heading: str) -> str:
    """What stands below a heading of the page."""
    return PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def methods(kind: type) -> set[str]:
    """The public methods that a class defines."""
    return {name for name in vars(kind) if not name.startswith("_") and callable(getattr(kind, name))}


def test_every_method_of_a_position_is_explained() -> None:
    """And its three attributes."""
    wanted = methods(Position) | {"player", "ended", "log"}
    assert len(wanted) >= 15
    explained = set(re.findall(r"^\| `(\w+)", part("Position"), re.MULTILINE))
    assert explained == wanted


def test_every_field_and_method_of_a_game_is_explained() -> None:
    """In the two tables of the part about it."""
    fields = {field.name for field in msgspec.structs.fields(Game)}
    wanted = methods(Game) | fields
    assert len(wanted) >= 25
    rows = re.findall(r"^\| (`.+?) \| ", part("Game"), re.MULTILINE)
    explained = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert explained == wanted


def test_every_method_of_a_builder_is_explained() -> None:
    """And its attributes."""
    rows = re.findall(r"^\| (`.+?) \| ", part("What is built before a game"), re.MULTILINE)
    explained = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert explained == methods(Builder) | {"plan", "columns"}


def test_every_method_of_a_judgement_is_explained() -> None:
    """And its attributes, by the first of each row."""
    explained = set(re.findall(r"^\| `(\w+)", part("Judgement"), re.MULTILINE))
    assert explained == methods(Judgement) | {"horizon", "apart"}


@pytest.mark.parametrize("kind", [Moves, Dice, Log])
def test_the_small_parts_are_explained(kind: type) -> None:
    """All that games call; `stir` is the dice's own."""
    assert methods(kind) - {"stir"} <= SAID


def test_all_laws_are_listed() -> None:
    """With their numbers."""
    listed = re.findall(r"^(\d+)\. ", part("Laws"), re.MULTILINE)
    assert [int(number) for number in listed] == sorted(LAWS)


def test_all_errors_are_named() -> None:
    """The whole tree."""
    tree = {
        name
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, errors.QuarterdeckError)
    }
    assert len(tree) >= 8
    assert tree <= SAID
