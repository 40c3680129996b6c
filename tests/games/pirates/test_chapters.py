"""A rule does its own thing, says what comes next and returns: no chapter needs one that needs it in turn."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.trial import pick
from quarterdeck.games import pirates
from quarterdeck.games.pirates.table import in_progress
from quarterdeck.games.pirates.table.in_progress import NOTHING_NEXT
from tests.games.pirates.pictures import at_sea

RULES = Path(pirates.__file__).parent / "rules"
PACKAGE = "quarterdeck.games.pirates.rules"


def modules() -> dict[str, str]:
    """The sources of all files of rules, by the names of their modules."""
    return {
        ".".join((PACKAGE, *path.relative_to(RULES).with_suffix("").parts)): path.read_text(encoding="utf-8")
        for path in RULES.rglob("*.py")
        if path.name != "__init__.py"
    }


def needed(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """Which of some modules each of them imports."""
    found = {}
    for name, source in sources.items():
        imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)]
        named = {node.module or "" for node in imports}
        named |= {f"{node.module}.{item.name}" for node in imports for item in node.names}
        found[name] = named & sources.keys()
    return found


def circle(sources: Mapping[str, str]) -> list[str]:
    """Modules that need each other in a circle; none if there is no such circle."""
    try:
        TopologicalSorter(needed(sources)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_files_of_rules_do_not_need_each_other_in_a_circle() -> None:
    """So whoever reads one never comes back to it by what it calls."""
    assert len(modules()) > 1
    assert circle(modules()) == []


def test_a_circle_is_noticed() -> None:
    """However a module is imported, and however many there are in the circle."""
    ram, hit, sink = (f"{PACKAGE}.{name}" for name in ("ram", "hit", "sink"))
    sources = {
        ram: f"from {PACKAGE} import hit\n",
        hit: f"def land() -> None:\n    from {PACKAGE}.sink import sink\n",
        sink: "from quarterdeck.engine.sets import bit\n",
    }
    assert circle(sources) == []
    assert set(circle({**sources, sink: f"from {PACKAGE} import ram as rams\n"})) == {ram, hit, sink}


def steps() -> dict[str, int]:
    """All that a rule may say comes next, by name."""
    source = (RULES.parent / "table" / "in_progress.py").read_text(encoding="utf-8")
    listed = source[source.index("NOTHING_NEXT: Final") : source.index("\n\n# The bits of")]
    names = re.findall(r"^(\w+): Final", listed, re.MULTILINE)
    return {name: int(getattr(in_progress, name)) for name in names if not name.endswith("_STEPS")}


def test_everything_that_may_come_next_is_said_by_some_rule() -> None:
    """And by its own number."""
    said = {name for source in modules().values() for name in re.findall(r"table\.next = (\w+)", source)}
    assert said == set(steps())
    assert len(set(steps().values())) == len(steps())


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_to_come_while_somebody_is_asked(seed: int) -> None:
    """So copies and position files need not know it."""
    position, dice = at_sea(), seeded(seed)
    for _ in range(100):
        assert position.next == NOTHING_NEXT
        if not position.over():
            position.play(pick(position.legal(), dice))
