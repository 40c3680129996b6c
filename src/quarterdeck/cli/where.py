"""Finds where a clause is carried out, from the docstrings of a game's sources, without running anything."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from msgspec import Struct

from quarterdeck.cli.say import SAY
from quarterdeck.engine.clauses import Clause, read_general
from quarterdeck.engine.errors import Malformed, QuarterdeckError
from quarterdeck.engine.game import Game
from quarterdeck.engine.registry import find_game, keys, package_of

NO_RULES: Final = frozenset({"bot", "file", "laws", "picture", "refusals", "words"})
"""Rooms of a game, folders or modules, that describe, draw or judge, but carry out no rules."""
RULES: Final = "rules"
CLAUSE_ID: Final = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?\b")
CITED_BEHIND: Final = re.compile(rf"#.*{CLAUSE_ID.pattern}")
"""A clause in a comment, or perhaps in a text with such a sign."""


class Place(Struct, frozen=True):
    """A function, class or constant that carries out a clause."""

    file: str
    line: int
    name: str
    """Its name, with the class it belongs to: `Sea.sail_up`."""


class Where(Struct, frozen=True, kw_only=True):
    """The places that carry out a clause, or what shows it."""

    game: str
    clause: str
    places: tuple[Place, ...]
    general: str
    """The test or file that shows a clause without a single place; else empty."""
    advice: bool
    """Whether it is advice and not a rule, so that it has no place."""


def where(wanted: str) -> Where:
    """Where a clause of any installed game is; `Malformed` names similar ids if there is none with that id."""
    game, clause = find_clause(wanted)
    package = package_of(game)
    found = Where(
        game=game.key,
        clause=clause.id,
        places=cited_in(package).get(clause.id, ()),
        general=read_general(package).get(clause.id, "") if (files(package) / "rules.md").is_file() else "",
        advice=clause.advice,
    )
    if not (found.places or found.general or found.advice):
        raise Malformed("clause", SAY("where-nowhere", game=game.title, clause=clause.id))
    return found


def find_clause(wanted: str) -> tuple[Game, Clause]:
    """The clause with an id, and its game."""
    name = wanted.strip().upper()
    every = {clause.id: (game, clause) for game in map(find_game, keys()) for clause in game.clauses()}
    if name not in every:
        close = get_close_matches(name, every, n=3, cutoff=0.5)
        hint = SAY("no-clause", number=len(close), clause=repr(wanted), close=", ".join(close), example="CA-2.4")
        raise Malformed("clause", hint)
    return every[name]


@cache
def cited_in(package: str) -> Mapping[str, tuple[Place, ...]]:
    """The places that cite each id in their docstring, in all rooms of a game that hold rules."""
    found: dict[str, list[Place]] = {}
    for path in rule_files(package):
        source = path.read_text(encoding="utf-8")
        for id_, line, name in cited_by(source):
            place = Place(str(path), line, name)
            if place not in (places := found.setdefault(id_, [])):
                places.append(place)
    return {id_: tuple(places) for id_, places in found.items()}


def rule_files(package: str) -> list[Path]:
    """The sources of a game's rooms that hold rules, its `rules` first; an error if they are not installed."""
    folder = Path(sys.modules[package].__file__ or "").parent
    sources = sorted(folder.rglob("*.py"))
    if not sources:
        raise QuarterdeckError(SAY("no-sources", folder=str(folder)))
    rooms = {path: path.relative_to(folder).with_suffix("").parts for path in sources}
    found = [path for path in sources if NO_RULES.isdisjoint(rooms[path])]
    return sorted(found, key=lambda path: RULES not in rooms[path])


def cited_by(source: str) -> Iterator[tuple[str, int, str]]:
    """The ids in docstrings of functions, classes and constants, each with a line and a name.

    Constants also have comments, behind them or within them: in a table each row may have one.
    """
    tokens = tokenize.generate_tokens(io.StringIO(source).readline) if CITED_BEHIND.search(source) else ()
    comments = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}
    for node, below, owner in _statements(ast.parse(source).body, ""):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            texts = {node.lineno: ast.get_docstring(node) or ""}
            name = node.name
        else:
            texts = {line: comments.get(line, "") for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
            texts[node.lineno] += text_of(below)
            name = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
        for line, text in texts.items():
            for id_ in CLAUSE_ID.findall(text):
                yield id_, line, f"{owner}{name}"


def _statements(
    body: list[ast.stmt], owner: str
) -> Iterator[tuple[ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign, ast.stmt | None, str]]:
    """What a module or a class defines, each with the statement below it and with the class it belongs to."""
    for statement, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(statement, (ast.FunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign)):
            yield statement, below, owner
        if isinstance(statement, ast.ClassDef):
            yield from _statements(statement.body, f"{owner}{statement.name}.")


def text_of(statement: ast.stmt | None) -> str:
    """The text of a statement that is only a string, such as the docstring below a constant."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return statement.value.value if isinstance(statement.value.value, str) else ""
    return ""
