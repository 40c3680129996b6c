"""Each phase is named in few files: whoever else wants to know something about it asks its row in `phase_table.py`."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from quarterdeck.games import pirates
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.phase_table import PHASES
from quarterdeck.games.pirates.picture.view import SAY

PACKAGE = Path(pirates.__file__).parent
MOST = 5
"""Its number, its row, `rules/phases.py`, the rule of its chapter, and one more."""
ASKING = ("file", "laws.py", "picture", "refusals", "words")
"""Rooms that name no phase at all."""


def sources() -> dict[str, str]:
    """All files of the game."""
    return {str(path.relative_to(PACKAGE)): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}


def phases(table: str) -> list[str]:
    """The phases that have a row, by the names of their numbers."""
    rows = [node for node in ast.walk(ast.parse(table)) if isinstance(node, ast.Dict)]
    return [name for row in rows for key in row.keys if key is not None for name in names(key) if name.isupper()]


def names(tree: ast.AST) -> Iterator[str]:
    """All names in a piece of source: alone, behind a dot, or imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.alias):
            yield node.name


def naming(files: Mapping[str, str]) -> dict[str, list[str]]:
    """The files that name each phase."""
    wanted, found = set(phases(files["phase_table.py"])), defaultdict(list)
    for path, source in sorted(files.items()):
        if not any(name in source for name in wanted):
            continue
        for name in sorted(wanted & set(names(ast.parse(source)))):
            found[name].append(path)
    return dict(found)


@cache
def naming_ours() -> Mapping[str, list[str]]:
    """The files of the game that name each phase, read once."""
    return naming(sources())


def test_every_phase_has_its_number_and_its_row() -> None:
    """And no two of them the same number."""
    found = phases(sources()["phase_table.py"])
    assert len(found) == len(set(found)) == len(PHASES)
    assert [int(getattr(codes, name)) for name in found] == list(PHASES)


def test_no_phase_is_named_in_more_than_five_files() -> None:
    """A new one needs a number, a row, a rule and a branch in `rules/phases.py`."""
    many = {phase: files for phase, files in naming_ours().items() if len(files) > MOST}
    assert many == {}


def test_words_pictures_refusals_and_files_name_no_phase() -> None:
    """They ask for what its row says of it."""
    told = {file for files in naming_ours().values() for file in files}
    assert [file for file in sorted(told) if file.startswith(ASKING)] == []


def test_a_name_is_noticed_wherever_it_stands() -> None:
    """Behind a dot, alone, imported, or imported as something else; not in a remark."""
    row = "PHASES = {int(codes.SAILING): Phase()}"
    files = {
        "phase_table.py": row,
        "a.py": "steers = phase == codes.SAILING",
        "b.py": "from quarterdeck.games.pirates.codes import SAILING as COURSE",
        "c.py": "while phase != SAILING:\n    pass",
        "d.py": '"""SAILING"""\nLENGTH = "SAILING"  # SAILING',
    }
    assert naming(files) == {"SAILING": ["a.py", "b.py", "c.py", "phase_table.py"]}


def test_being_done_is_said_in_the_words_of_its_question() -> None:
    """Only while it is chosen what a ship does, it means that she takes no action."""
    plain = SAY("done", what="action")
    said = {
        number
        for number, phase in PHASES.items()
        if "done" in phase.sorts and SAY("done", what=phase.declined) == plain
    }
    assert said == {int(codes.CHOOSING)}
