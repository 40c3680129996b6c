"""Finds the clauses that tests show, from `@pytest.mark.clause("CA-2.4")` marks, without running anything."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from quarterdeck.cli.say import SAY
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game

MARK: Final = b"clause"
"""What stands in every file with a mark."""


class Coverage(Struct, frozen=True, kw_only=True):
    """Clause ids, in the order of the rulebook."""

    game: str
    clauses: tuple[str, ...]
    cited: tuple[str, ...]
    uncited: tuple[str, ...]


def coverage(game: Game, tests: Path) -> Coverage:
    """Which clauses of a game are cited by tests in a folder; `Malformed` if there is no such folder."""
    if not tests.is_dir():
        raise Malformed("tests", SAY("no-tests", folder=repr(str(tests))))
    ids = tuple(clause.id for clause in game.clauses() if not clause.advice)
    found = set(cited_in(tests))
    return Coverage(
        game=game.key,
        clauses=ids,
        cited=tuple(id_ for id_ in ids if id_ in found),
        uncited=tuple(id_ for id_ in ids if id_ not in found),
    )


def cited_in(tests: Path) -> Iterator[str]:
    """The ids in the marks of all tests in a folder and below."""
    for path in sorted(tests.rglob("*.py")):
        try:
            source = path.read_bytes()
            tree = ast.parse(source, str(path))
        except (SyntaxError, ValueError, OSError) as error:
            raise Malformed("tests", SAY("no-python", file=str(path), error=str(error))) from None
        if MARK in source:
            yield from cited_by(ast.walk(tree))


def cited_by(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The ids in calls of the form `….mark.clause("…", …)`."""
    for node in nodes:
        if isinstance(node, ast.Call) and is_mark(node.func):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def is_mark(function: ast.expr) -> bool:
    """Whether an expression is `pytest.mark.clause` or `mark.clause`."""
    if not (isinstance(function, ast.Attribute) and function.attr == "clause"):
        return False
    owner = function.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
