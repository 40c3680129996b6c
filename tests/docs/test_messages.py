"""Every message is said somewhere, and everything that is said is a message."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.docs.files import ROOT, named, project_files

FILES = [path for path in project_files() if path.suffix == ".ftl"]


def ids(path: Path) -> set[str]:
    """The messages of a file."""
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def strings(package: Path) -> set[str]:
    """All strings in the code of a package that could be ids, those put together from a beginning included."""
    found: set[str] = set()
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_there_are_messages() -> None:
    """Each game speaks."""
    assert len(FILES) >= 3


@pytest.mark.parametrize("path", FILES, ids=named)
def test_every_message_is_said(path: Path) -> None:
    """By the code of its package: by its id, or by an id put together from a beginning that ends in a hyphen."""
    said = strings(path.parent.parent)
    beginnings = tuple(text for text in said if re.fullmatch(r"[a-z][a-z0-9-]*-", text))
    unsaid = {message for message in ids(path) - said if not (beginnings and message.startswith(beginnings))}
    assert unsaid == set()


@pytest.mark.parametrize("path", FILES, ids=named)
def test_everything_said_is_a_message(path: Path) -> None:
    """Wherever `say` gets a plain id."""
    said: set[str] = set()
    for source in path.parent.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _says(node.func) and node.args:
                said |= _plain(node.args[0])
    assert said <= ids(path), f"{named(path)} of {ROOT.name} lacks {sorted(said - ids(path))}"


def _says(function: ast.expr) -> bool:
    return (isinstance(function, ast.Name) and function.id == "_SAY") or (
        isinstance(function, ast.Attribute) and function.attr == "say"
    )


def _plain(argument: ast.expr) -> set[str]:
    return {argument.value} if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else set()
