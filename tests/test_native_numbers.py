"""Numbers stay native in compiled modules (docs/decisions/0025): what would make Python objects of them is not written."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from tests.test_build import ROOT, names_of_compiled_modules

PAIR = 2
LARGEST = (1 << 62) - 1
"""mypyc writes larger numbers as objects."""

NATIVE = """
def room(empty: bool, space: i64) -> i64:
    return space if empty else NOTHING
"""
MIXED = """
def room(empty: bool, space: i64) -> i64:
    return space if empty else 0
"""


def source_of(name: str) -> Path:
    """The file of a module."""
    return (ROOT / "src" / Path(*name.split("."))).with_suffix(".py")


@cache
def judged(source: str) -> list[ast.AST]:
    """What these checks look at, read once."""
    return [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.IfExp | ast.Call | ast.For | ast.BinOp)
    ]


def results(choice: ast.IfExp) -> Iterator[ast.expr]:
    """What a conditional expression, and those within it, may come to."""
    for result in (choice.body, choice.orelse):
        if isinstance(result, ast.IfExp):
            yield from results(result)
        else:
            yield result


def is_bare_number(result: ast.expr) -> bool:
    """Whether it is a whole number written out, with a sign or without."""
    if isinstance(result, ast.UnaryOp):
        return is_bare_number(result.operand)
    return isinstance(result, ast.Constant) and type(result.value) is int


def mixed_choices(source: str) -> list[int]:
    """The lines with a conditional expression one result of which is a bare number."""
    choices = [node for node in judged(source) if isinstance(node, ast.IfExp)]
    return sorted({choice.lineno for choice in choices if any(is_bare_number(result) for result in results(choice))})


def test_no_conditional_expression_has_a_bare_number() -> None:
    """Beside an i64 it makes objects of both, and takes them apart again: `else NOTHING`, `i64(is_so)` or an `if` do not."""
    assert lines_found_by(mixed_choices) == {}


def extremes_of_many(source: str) -> list[int]:
    """The lines that ask for the least or the most of more than two numbers."""
    calls = [node for node in judged(source) if isinstance(node, ast.Call)]
    names = [(call, getattr(call.func, "id", "")) for call in calls]
    return sorted({call.lineno for call, name in names if name in {"min", "max"} and len(call.args) > PAIR})


def lines_found_by(check: Callable[[str], list[int]]) -> dict[str, list[int]]:
    """The lines that a check finds in each compiled module in which it finds any."""
    found = {name: check(source_of(name).read_text(encoding="utf-8")) for name in names_of_compiled_modules()}
    return {name: lines for name, lines in found.items() if lines}


def test_the_least_and_the_most_are_of_two_numbers() -> None:
    """Of three, Python's own function is called, with objects."""
    assert lines_found_by(extremes_of_many) == {}


def unnamed_counts(source: str) -> list[int]:
    """The lines that count to a number with a variable called `_`."""
    loops = [node for node in judged(source) if isinstance(node, ast.For)]
    counts = [one for one in loops if isinstance(one.iter, ast.Call) and getattr(one.iter.func, "id", "") == "range"]
    return [one.lineno for one in counts if getattr(one.target, "id", "") == "_"]


def test_repetitions_have_a_name() -> None:
    """Each count of `for _ in range` would be an object; `_time` stays a number."""
    assert lines_found_by(unnamed_counts) == {}


def is_constant(number: ast.expr) -> bool:
    """Whether the compiler writes it as a literal: a number written out, also as `i64(1)`, or a name in capitals."""
    if isinstance(number, ast.Call) and getattr(number.func, "id", "") in {"i64", "int"} and len(number.args) == 1:
        return is_constant(number.args[0])
    return is_bare_number(number) or (isinstance(number, ast.Name) and number.id.isupper())


def shifted_literals(source: str) -> list[int]:
    """The lines that shift a literal by what is not one."""
    shifts = [node for node in judged(source) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)]
    return sorted({one.lineno for one in shifts if is_constant(one.left) and not is_constant(one.right)})


def test_no_literal_is_shifted() -> None:
    """In C it has only 32 bits, and what is shifted beyond them is lost: `bit` does it right, and `small_bit` where it is sure to fit."""
    found = {name: len(lines) for name, lines in lines_found_by(shifted_literals).items()}
    assert found == {"quarterdeck.engine.sets": 1}, "only small_bit itself may"


def test_no_constant_is_too_large_for_a_native_number() -> None:
    """Each use of a larger one would ask Python what number it is."""
    modules = {name: vars(importlib.import_module(name)).items() for name in names_of_compiled_modules()}
    large = {
        (name, key)
        for name, values in modules.items()
        for key, value in values
        if type(value) is int and abs(value) > LARGEST
    }
    assert large == set()


def test_the_checks_tell_them_apart() -> None:
    """They find a bare number, within another choice too, and no named one; the most of three, and not of two."""
    assert mixed_choices(NATIVE) == []
    assert mixed_choices(MIXED) == [3]
    assert mixed_choices("x = a if b else c if d else -1") == [1]
    assert unnamed_counts("for _ in range(n):\n    f()") == [1]
    assert unnamed_counts("for _time in range(n):\n    f()") == []
    assert (
        shifted_literals("x = 1 << k")
        == shifted_literals("x = i64(1) << k + 1")
        == shifted_literals("x = ONE << k")
        == [1]
    )
    assert (
        shifted_literals("x = k << 1")
        == shifted_literals("x = 1 << 20")
        == shifted_literals("x = i64(1) << ROWS")
        == []
    )
    assert extremes_of_many("x = max(a, b)") == []
    assert extremes_of_many("x = max(0, min(a, b), c)") == [1]
