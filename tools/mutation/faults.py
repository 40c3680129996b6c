"""Small faults that can be planted into a source file: another comparison, a number that is off by one, a lost line."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, cast

from msgspec import Struct

OTHER_OPERATORS: Final[dict[type[ast.AST], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
DROPPED: Final = (ast.AugAssign, ast.Raise, ast.Continue, ast.Break)
"""Statements that can go, besides calls and assignments to anything but a local name."""


class Fault(Struct, frozen=True):
    """A part of a source file that is to read otherwise."""

    module: str
    function: str
    """The function or method in which it lies, as it is called in the module: `Board.play`."""
    line: int
    start: int
    end: int
    """The bytes of the file that are replaced."""
    old: str
    new: str

    def __str__(self) -> str:
        """Where it is and what it does, in one line."""
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{self.module.removeprefix('quarterdeck.')}:{self.line} {self.function}: {old} → {new}"


class Finder:
    """Finds the faults that one file can have."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.line_starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
        self.tree = ast.parse(source)
        self.constants = sorted(
            node.target.id
            for node in self.tree.body
            if isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and ast.unparse(node.annotation) == "Final[i64]"
        )
        self.function = ""

    def find(self) -> Iterator[Fault]:
        """All of them, function by function."""
        for node in self.tree.body:
            inside = node.body if isinstance(node, ast.ClassDef) else [node]
            for function in inside:
                if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                    self.function = f"{node.name}.{function.name}" if isinstance(node, ast.ClassDef) else function.name
                    for part in ast.walk(ast.Module(function.body, [])):
                        yield from self.faults_of(part)
                        if isinstance(part, ast.If | ast.While):
                            yield self.fault(part.test, f"not {self.text(part.test)}")

    def faults_of(self, node: ast.AST) -> Iterator[Fault]:
        """Those of one node, without those of its parts."""
        match node:
            case (
                ast.Compare(left=left, ops=[operator], comparators=[right])
                | ast.BinOp(left=left, op=operator, right=right)
            ):
                yield from self.other_operator(left, operator, right)
            case ast.BoolOp(values=values):
                for dropped in range(len(values)):
                    kept = [self.text(value) for k, value in enumerate(values) if k != dropped]
                    yield self.fault(node, (" and " if isinstance(node.op, ast.And) else " or ").join(kept))
            case ast.IfExp(test=test):
                yield self.fault(test, f"not {self.text(test)}")
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                yield self.fault(node, str(number + 1))
                yield self.fault(node, f"({number - 1})")
            case ast.Name(id=name) if name in self.constants and len(self.constants) > 1:
                following = (self.constants.index(name) + 1) % len(self.constants)
                yield self.fault(node, self.constants[following])
            case ast.stmt() if can_go(node):
                yield self.fault(node, "pass")

    def other_operator(self, left: ast.expr, operator: ast.AST, right: ast.expr) -> Iterator[Fault]:
        """The same with the opposite of an operator, or one beside it."""
        if type(operator) not in OTHER_OPERATORS:
            return
        old, new = OTHER_OPERATORS[type(operator)]
        start, end = self.span(left)[1], self.span(right)[0]
        found = re.search(re.escape(old), self.source[start:end].decode())
        if found is not None:
            yield self.replaced(left.end_lineno or 0, start + found.start(), start + found.end(), new)

    def fault(self, node: ast.expr | ast.stmt, new: str) -> Fault:
        """The node reads otherwise."""
        return self.replaced(node.lineno, *self.span(node), new)

    def replaced(self, line: int, start: int, end: int, new: str) -> Fault:
        """These bytes read otherwise."""
        return Fault(self.module, self.function, line, start, end, self.source[start:end].decode(), new)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """The first byte of a node, and the one after its last."""
        ends = self.line_starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        return self.line_starts[node.lineno - 1] + node.col_offset, ends

    def text(self, node: ast.expr) -> str:
        """The source of a node, in brackets."""
        start, end = self.span(node)
        return f"({self.source[start:end].decode()})"


def can_go(statement: ast.stmt) -> bool:
    """Whether the function can be read without it."""
    match statement:
        case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
    return isinstance(statement, DROPPED)


def plant(fault: Fault) -> None:
    """Let a function of a module that is imported already do what the changed source says; `SyntaxError` if it says nothing."""
    module = importlib.import_module(fault.module)
    source = Path(str(module.__file__)).read_bytes()
    changed = source[: fault.start] + fault.new.encode() + source[fault.end :]
    code = compile(changed, str(module.__file__), "exec", dont_inherit=True)
    found: object = module
    for name in fault.function.split("."):
        found = vars(found)[name]
        code = next(part for part in code.co_consts if isinstance(part, CodeType) and part.co_name == name)
    if hasattr(found, "cache_clear"):
        found.cache_clear()
    for wrapped in ("__func__", "fget", "__wrapped__"):
        found = getattr(found, wrapped, found)
    cast("FunctionType", found).__code__ = code
