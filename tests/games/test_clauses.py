"""Every clause and ruling of every game is shown by a test that cites it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from quarterdeck.cli.coverage import cited_in
from quarterdeck.engine.clauses import read_clauses
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.registry import find_game

TESTS = Path(__file__).parent.parent


@cache
def cited() -> frozenset[str]:
    """The ids in the marks of all tests, read once."""
    return frozenset(cited_in(TESTS))


@pytest.mark.parametrize("key", ["cardinal", "kraken", "bruise-cruise", "bremerhaven", "pirates"])
def test_every_clause_is_cited_by_a_test(key: str) -> None:
    """`quarterdeck rules coverage` reads the same marks."""
    clauses = [clause.id for clause in find_game(key).clauses() if not clause.advice]
    assert set(clauses) - cited() == set()
    assert len(set(clauses)) == len(clauses) >= 50


@pytest.mark.parametrize("key", ["cardinal", "kraken", "bruise-cruise", "bremerhaven", "pirates"])
def test_every_clause_comes_from_somewhere(key: str) -> None:
    """Numbers without a letter are the rulebook's; those with R or N are rulings, unless other sources say so.

    Of those with other letters, about single cards, each says by itself what it is.
    """
    for clause in find_game(key).clauses():
        sort = re.sub(r"[\d.]", "", clause.id.partition("-")[2])
        if sort == "":
            assert clause.source == "rulebook", clause.id
        elif sort in {"R", "N"}:
            assert clause.source in {"ruling", "published"}, clause.id


@pytest.mark.parametrize("written", ["- **XX-U1** It flies.", "- **XX-1.1** (hearsay) It flies."])
def test_a_clause_without_a_known_source_is_refused(
    written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The message names the clause and what it may say."""
    package = f"unsourced_{len(written)}"
    (tmp_path / package).mkdir()
    (tmp_path / package / "__init__.py").touch()
    (tmp_path / package / "rules.md").write_text(f"# X\n\n## Part\n\n{written}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Malformed, match=r"XX-\S+ must say where it comes from, as in \(rulebook, published"):
        read_clauses(package)


@pytest.mark.parametrize(("key", "last"), [("cardinal", 22), ("kraken", 38), ("bremerhaven", 100)])
def test_every_scenario_of_a_game_has_its_test(key: str, last: int) -> None:
    """`test_t1_…` and so on, each named after the scenario it plays."""
    sources = (path.read_text(encoding="utf-8") for path in sorted((TESTS / "games" / key).glob("test_*.py")))
    played = {int(number) for source in sources for number in re.findall(r"def test_t(\d+)_", source)}
    assert played == set(range(1, last + 1))


def test_every_scenario_of_bruise_cruise_has_its_test() -> None:
    """BC-T1 to BC-T69: the docstring of a test begins with the scenario it plays."""
    sources = (
        path.read_text(encoding="utf-8") for path in sorted((TESTS / "games" / "bruise_cruise").glob("test_*.py"))
    )
    played = {int(number) for source in sources for number in re.findall(r'"""BC-T(\d+)\b', source)}
    assert played == set(range(1, 70))


def test_every_scenario_of_pirates_has_its_test() -> None:
    """PI-T1 to PI-T109 are cited like clauses."""
    assert {f"PI-T{k}" for k in range(1, 110)} - cited() == set()
