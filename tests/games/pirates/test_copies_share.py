"""Copies of a position share vectors and hulls: rules replace what changes (engine/vectors.py), and never write into it."""

from __future__ import annotations

import ast
from pathlib import Path

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.playout import playout
from quarterdeck.games import pirates
from quarterdeck.games.pirates.position import PiratesPosition
from tests.games.pirates.pictures import at_sea

PACKAGE = Path(pirates.__file__).parent
ROOMS = ("rules", "table")


def shared() -> set[str]:
    """The names of all vectors that copies share: those that a `copy_from` of the table takes over as they are."""
    found = set()
    for path in (PACKAGE / "table").glob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            left, _, right = line.strip().partition(" = ")
            if left.startswith("self.") and right.removeprefix("source").removeprefix("other") == left.removeprefix(
                "self"
            ):
                found.add(left.removeprefix("self."))
    return found


def test_no_rule_writes_into_a_vector_that_copies_share() -> None:
    """`table.gold[seat] += 1` would change the gold in every copy."""
    names = shared()
    assert {"gold", "standing", "piece_at", "slot_seen", "flags", "idle"} <= names
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                targets = (
                    node.targets
                    if isinstance(node, ast.Assign)
                    else [node.target]
                    if isinstance(node, ast.AugAssign)
                    else []
                )
                for target in targets:
                    if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Attribute):
                        held = ast.unparse(target.value.value)
                        assert "terrain" in held or "waters" in held or target.value.attr not in names, (
                            f"{path.name}:{target.lineno}"
                        )


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
