"""Rules are functions over the table; no class of rules derives from another (decision 0043)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import quarterdeck.games

GAMES = Path(quarterdeck.games.__file__).parent


def bases(room: Path) -> dict[str, str]:
    """The class from which each class of a room derives, if it derives from one, by file and name."""
    return {
        f"{path.relative_to(GAMES)}: {node.name}": ast.unparse(base)
        for path in sorted(room.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        for base in node.bases
    }


@pytest.mark.parametrize("game", sorted(path.parent.name for path in GAMES.glob("*/rules")))
def test_no_class_of_rules_derives_from_another(game: str) -> None:
    """What happens is read in one function, not in the order of a chain of classes."""
    assert bases(GAMES / game / "rules") == {}
    assert set(bases(GAMES / game / "table").values()) <= {"Position"}
