"""What our sources take from libraries, read from their syntax."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("src", "bench", "studies", "tools")
MADE: Final = ("bench/out", "studies/out")
"""What runs leave there: libraries of others among it, thousands of files."""
OURS: Final = frozenset({"quarterdeck", "tests", *FOLDERS, *(path.stem for path in (ROOT / "bench").iterdir())})


class Taken(NamedTuple):
    """Something of a library: `import` of a module, a `name` from a module, a `base` class, or an `attribute`."""

    how: str
    what: str
    where: str


def sources() -> list[Path]:
    """All our Python files but the tests, which fail by themselves when something that they use has changed."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    made = tuple(ROOT / folder for folder in MADE)
    return [*(path for path in found if not any(map(path.is_relative_to, made))), ROOT / "setup.py"]


def is_private(dotted: str) -> bool:
    """Whether a part of the name begins with an underscore, as what a library keeps to itself does."""
    return any(part.startswith("_") and not part.startswith("__") for part in dotted.split("."))


def nodes_of(source: str | bytes) -> list[ast.AST]:
    """Everything in a source, in no order that matters."""
    return list(ast.walk(ast.parse(source)))


def private_names(nodes: Sequence[ast.AST]) -> set[str]:
    """The names with an underscore that a file gives itself: its functions, fields and variables."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and is_self(node.value):
            found.add(node.attr)
    return {name for name in found if is_private(name)}


def is_self(node: ast.expr) -> bool:
    """Whether this is the object whose method is running, or its class."""
    return isinstance(node, ast.Name) and node.id in {"self", "cls"}


def taken_by(nodes: Sequence[ast.AST], file: str, own: set[str]) -> Iterator[Taken]:
    """All that a file takes from libraries; `own` are the private names that are ours."""
    known = dict(_imported(nodes))
    for node in nodes:
        where = f"{file}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from _of_import(node, where)
        elif isinstance(node, ast.ClassDef):
            bases = (_dotted(base, known) for base in node.bases)
            yield from (Taken("base", base, where) for base in bases if base is not None)
        elif isinstance(node, ast.Attribute):
            yield from _of_attribute(node, where, known, own)


def _of_import(node: ast.Import | ast.ImportFrom, where: str) -> Iterator[Taken]:
    if isinstance(node, ast.Import):
        yield from (Taken("import", one.name, where) for one in node.names if _foreign(one.name))
    elif node.module is not None and _foreign(node.module):
        yield Taken("import", node.module, where)
        yield from (Taken("name", f"{node.module}.{one.name}", where) for one in node.names)


def _of_attribute(node: ast.Attribute, where: str, known: dict[str, str], own: set[str]) -> Iterator[Taken]:
    if is_private(node.attr) and node.attr not in own:
        yield Taken("attribute", node.attr, where)
    dotted = _dotted(node, known)
    if dotted is not None and dotted.count(".") == 1 and _is_module(dotted):
        yield Taken("import", dotted, where)


@cache
def _is_module(dotted: str) -> bool:
    if dotted in sys.modules:  # perhaps made by a program in C, and then without a spec
        return True
    try:
        return find_spec(dotted) is not None
    except ModuleNotFoundError:  # its parent is no package
        return False


def _imported(nodes: Sequence[ast.AST]) -> Iterator[tuple[str, str]]:
    """The names in a file that stand for something of a library, and what they stand for."""
    for node in nodes:
        if isinstance(node, ast.Import):
            for one in node.names:
                if _foreign(one.name):
                    yield (one.asname, one.name) if one.asname else (one.name.split(".")[0], one.name.split(".")[0])
        elif isinstance(node, ast.ImportFrom) and node.module is not None and _foreign(node.module):
            for one in node.names:
                yield one.asname or one.name, f"{node.module}.{one.name}"


def _foreign(module: str) -> bool:
    first = module.split(".", maxsplit=1)[0]
    return first not in OURS and first not in sys.stdlib_module_names


def _dotted(node: ast.expr, known: dict[str, str]) -> str | None:
    """The full name of what an expression names, if a library has it: `rich.console.Console`."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute):
            parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name) or node.id not in known:
        return None
    return ".".join([known[node.id], *reversed(parts)])


def used_of(nodes: Sequence[ast.AST], name: str) -> set[str]:
    """The attributes of a variable or field that are used anywhere: of `transport`, `write` and `close`."""
    return {
        node.attr
        for node in nodes
        if isinstance(node, ast.Attribute)
        and (
            (isinstance(node.value, ast.Attribute) and node.value.attr == name)
            or (isinstance(node.value, ast.Name) and node.value.id == name)
        )
    }
