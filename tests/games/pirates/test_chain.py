"""The rules are a chain of classes: its page lists them as they are, and what is promised early is kept later."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import quarterdeck.games.pirates
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.table.seas import Seas
from tests.docs.files import DOCS

PACKAGE: Final = Path(quarterdeck.games.pirates.__file__).parent
PAGE: Final = DOCS / "games" / "pirates-inside.md"
PROMISES: Final = "Promises"


@cache
def chain() -> list[tuple[str, str]]:
    """The classes of the rules with their files, the state first."""
    order = PiratesPosition.__mro__
    classes = order[: order.index(Seas) + 1]
    return [(found.__name__, f"{found.__module__.rpartition('.')[2]}.py") for found in reversed(classes)]


@cache
def methods(name: str, file: str) -> dict[str, ast.FunctionDef]:
    """The methods that a class has of its own."""
    module = ast.parse((PACKAGE / file).read_text(encoding="utf-8"))
    (found,) = (node for node in module.body if isinstance(node, ast.ClassDef) and node.name == name)
    return {node.name: node for node in found.body if isinstance(node, ast.FunctionDef)}


def is_promise(method: ast.FunctionDef) -> bool:
    """Whether a method only says that another class has it."""
    return any(isinstance(node, ast.Raise) and ast.unparse(node) == "raise NotImplementedError" for node in method.body)


def test_the_page_lists_the_chain_in_its_order() -> None:
    """Every class with its file."""
    rows = re.findall(r"^\| `(\w+)` +\| `(\w+\.py)` +\| \w", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert rows == chain()


def test_the_page_names_files_that_there_are() -> None:
    """In the package, its content, or beside this test."""
    for name in re.findall(r"`([a-z_]+\.(?:py|toml))`", PAGE.read_text(encoding="utf-8")):
        assert any((place / name).exists() for place in (PACKAGE, PACKAGE / "content", Path(__file__).parent)), name


def test_every_promise_is_kept_by_the_class_that_it_names() -> None:
    """The first one further down that has the method."""
    places = [name for name, _ in chain()]
    later = chain()[places.index(PROMISES) + 1 :]
    for promise, method in methods(*chain()[places.index(PROMISES)]).items():
        (named,) = re.findall(r"Kept by `(\w+)`\.", ast.get_docstring(method) or "")
        assert named == next(name for name, file in later if promise in methods(name, file)), promise


def test_nothing_is_promised_anywhere_else() -> None:
    """All of them stand in one place, and there stands nothing else."""
    for name, file in chain():
        for method in methods(name, file).values():
            assert is_promise(method) == (name == PROMISES), f"{name}.{method.name}"


def test_nothing_takes_the_place_of_something_else_by_accident() -> None:
    """A method that a class before has, too, says what it adds by calling that one."""
    known: set[str] = set()
    for name, file in chain():
        for method in methods(name, file).values():
            calls = f"super().{method.name}(" in ast.unparse(method)
            assert calls or method.name not in known, f"{name}.{method.name}"
        known |= set() if name == PROMISES else set(methods(name, file))
