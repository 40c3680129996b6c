"""Every clause is found by its id in the code that carries it out, or is marked as general in rules.md."""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from quarterdeck.cli.coverage import cited_by
from quarterdeck.cli.where import cited_in, rule_files, text_of
from quarterdeck.engine.clauses import Clause, read_clauses, read_general
from quarterdeck.engine.registry import find_game, package_of

ROOT = Path(__file__).parents[2]
GAMES = ["cardinal", "kraken", "bruise-cruise", "bremerhaven", "pirates"]
CITED = re.compile(r"\b(?:CA|KR|BC|BH|PI)-[A-Z]?(?:\d+(?:\.\d+)?)?\b")
RANGE = re.compile(rf"{CITED.pattern} ?(?:to|until|through|[-–…/]) ?(?:{CITED.pattern}|[A-Z]?\d)")


@cache
def package(key: str) -> str:
    """The package of a game."""
    return package_of(find_game(key))


def unplaced(package: str, clauses: Sequence[Clause]) -> set[str]:
    """The clauses of a package that nothing carries out and that are not marked as general."""
    ruling = {clause.id for clause in clauses if not clause.advice}
    return ruling - set(cited_in(package)) - set(read_general(package))


def cited_wrongly(package: str, clauses: Sequence[Clause]) -> Iterator[str]:
    """Ids in a package's docstrings and comments that no clause and no chapter has, and in its rules ranges of ids."""
    ids = {clause.id for clause in clauses}
    chapters = {id_.partition(".")[0] for id_ in ids}
    families = {id_.rstrip("0123456789") for id_ in chapters}
    rules = rule_files(package)
    for path in sorted(folder_of(package).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        text = remarks(source) if CITED.search(source) else ""
        for id_ in CITED.findall(text):
            if id_ not in ids | chapters | families:
                yield f"{path.name}: {id_}"
        if path in rules:
            for found in RANGE.finditer(text):
                yield f"{path.name}: {found[0]}"


def remarks(source: str) -> str:
    """All docstrings and comments of a module."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = [token.string for token in tokens if token.type == tokenize.COMMENT]
    return "\n".join(
        [*comments, *(text_of(node) for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt))]
    )


def folder_of(package: str) -> Path:
    """Where a package's sources are."""
    return Path(sys.modules[package].__file__ or "").parent


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_is_in_a_docstring_of_the_rules_or_is_general(key: str) -> None:
    """`quarterdeck rules where` finds it."""
    assert unplaced(package(key), find_game(key).clauses()) == set()


@pytest.mark.parametrize("key", GAMES)
def test_no_general_clause_has_a_place(key: str) -> None:
    """Else the mark would be wrong, or the place."""
    assert set(read_general(package(key))) & set(cited_in(package(key))) == set()


@pytest.mark.parametrize("key", GAMES)
def test_what_shows_a_general_clause_is_there(key: str) -> None:
    """A test that cites it, or a file of the game."""
    folder = folder_of(package(key))
    for clause, shown in read_general(package(key)).items():
        file, _, name = shown.partition("::")
        if name:
            tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
            tests = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name]
            assert [clause in cited_by(ast.walk(test)) for test in tests] == [True], f"{clause}: {shown}"
        else:
            assert (folder / file).is_file(), f"{clause}: {shown}"


@pytest.mark.parametrize("key", GAMES)
def test_only_clauses_that_there_are_are_cited_one_by_one(key: str) -> None:
    """In all of a game's sources; and no search finds a clause in the middle of a range."""
    assert list(cited_wrongly(package(key), find_game(key).clauses())) == []


def test_a_clause_that_is_lost_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game whose code names one clause in words or draws it only, one in a range, and one that there is not."""
    folder = tmp_path / "dusky"
    (folder / "words").mkdir(parents=True)
    (folder / "words" / "__init__.py").write_text('def tell() -> None:\n    """Tell of sleep (CA-1.2)."""\n')
    (folder / "__init__.py").write_text(
        'HOURS = {\n    "dusk": 20,  # CA-1.1\n}\n\n\n'
        'class Bat:\n    def fly(self) -> None:\n        """It flies (CA-1.3 to CA-1.5, CA-9.9)."""\n        "CA-1.2"\n'
    )
    (folder / "rules.md").write_text(
        "# X\n\n## Part\n\n" + "\n".join(f"- **CA-1.{k}** It flies." for k in range(1, 6)) + "\n"
        "- **CA-1.6** It is black. <!-- general: art/bat.svg -->\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    import_module("dusky")
    assert unplaced("dusky", read_clauses("dusky")) == {"CA-1.2", "CA-1.4"}
    assert read_general("dusky") == {"CA-1.6": "art/bat.svg"}
    assert read_clauses("dusky")[-1].text == "It is black."
    places = {id_: [(place.line, place.name) for place in found] for id_, found in cited_in("dusky").items()}
    assert places["CA-1.1"] == [(2, "HOURS")]
    assert places["CA-1.5"] == [(7, "Bat.fly")]
    found = list(cited_wrongly("dusky", read_clauses("dusky")))
    assert found == ["__init__.py: CA-9.9", "__init__.py: CA-1.3 to CA-1.5"]
