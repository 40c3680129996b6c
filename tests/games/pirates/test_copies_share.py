"""Copies of a position share vectors and hulls: rules replace what changes (engine/vectors.py), and never write into it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.playout import playout
from quarterdeck.games import pirates
from quarterdeck.games.pirates.position import PiratesPosition
from tests.games.pirates.pictures import at_sea

PACKAGE = Path(pirates.__file__).parent
OWN = ("geometry", "pack", "fleets", "file", "bot")
"""Rooms with vectors of their own, or, in `file`, of a position that nobody has copied yet."""


def shared() -> set[str]:
    """The names of all vectors that copies share: those that a copy of the table or of the sea takes over as they are."""
    found = set()
    seas = [PACKAGE / "geometry" / name for name in ("sea.py", "terrain.py")]
    for path in [*(PACKAGE / "table").glob("*.py"), *seas]:
        for line in path.read_text(encoding="utf-8").splitlines():
            left, _, right = line.strip().partition(" = ")
            if left.startswith("self.") and right.removeprefix("source").removeprefix("other") == left.removeprefix(
                "self"
            ):
                found.add(left.removeprefix("self."))
    return found


def test_nothing_writes_into_a_vector_that_copies_share() -> None:
    """`table.islands.home_gold[seat] += 1` would change the gold in every copy."""
    names = shared()
    assert {"home_gold", "masts", "at", "seen_by", "effects", "idle_turns", "ashore", "known_shores", "sets"} <= names
    assert [place for room, place in writes(names) if room not in OWN] == []


def test_nothing_writes_into_a_vector_that_all_positions_begin_with() -> None:
    """Not even a file that is read, into a position that is new: it would change the gold of games not yet begun."""
    assert [place for _, place in writes({"tokens", "home_gold", "rolls", "sets"})] == []


def writes(names: set[str]) -> list[tuple[str, str]]:
    """The room, and the file with the line, wherever something is written into a vector with one of these names."""
    return [
        (path.relative_to(PACKAGE).parts[0], f"{path.relative_to(PACKAGE)}:{line}")
        for path in sorted(PACKAGE.rglob("*.py"))
        for line in written_in(parsed(path), names)
    ]


@cache
def parsed(path: Path) -> ast.Module:
    """A module of the game."""
    return ast.parse(path.read_text(encoding="utf-8"))


def test_a_write_is_noticed_by_whatever_name() -> None:
    """The vector itself, or a local name for it; a slice of it is a copy."""
    source = """
def spend(table, waters):
    table.gold[0] -= 1
    gold = table.gold
    gold[1] = 2
    copy = table.gold[:]
    copy[1] = 2
    waters.terrain.card[0] = 3
    table.this_turn.shy[0] = 1
"""
    assert list(written_in(ast.parse(source), {"gold", "shy", "card"})) == [3, 5, 9]


def written_in(module: ast.Module, names: set[str]) -> Iterator[int]:
    """The lines that write into a vector with one of these names, directly or by a local name for it."""
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef) and (all_held := [*indexed(function)]):
            aliases = {
                ast.unparse(target)
                for node in ast.walk(function)
                if isinstance(node, ast.Assign) and is_shared(node.value, names)
                for target in node.targets
            }
            for held in all_held:
                if is_shared(held, names) or ast.unparse(held) in aliases:
                    yield held.lineno


def indexed(function: ast.FunctionDef) -> Iterator[ast.expr]:
    """What a function writes into at an index: `table.gold` of `table.gold[0] -= 1`."""
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            yield node.value


def is_shared(held: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a vector that copies share; terrain has some of the same names, but shares only its `sets`."""
    if not isinstance(held, ast.Attribute) or held.attr not in names:
        return False
    return held.attr == "sets" or "terrain" not in ast.unparse(held)


def test_whole_games_from_a_copy_leave_the_position_as_it_was() -> None:
    """Hulls that move, masts that fall and treasure that is taken, in both directions."""
    position = at_sea()
    before, lies = position.numbers(), places(position)
    for seed in range(3):
        copy = position.clone()
        again = copy.clone()
        playout(copy, seeded(seed), Moves(), 2_000)
        assert places(copy) != lies
        for one in (position, again):
            assert (one.numbers(), places(one)) == (before, lies)


def places(position: PiratesPosition) -> list[tuple[int, int]]:
    """Where the hulls themselves lie."""
    return [(int(hull.left), int(hull.bottom)) for hull in position.waters.hulls]
