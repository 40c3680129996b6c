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
    """Numbers without a letter are the rulebook's but for what is marked; those with R or N are never the rulebook's.

    Of those with other letters, about single cards, each says by itself what it is.
    """
    clauses = find_game(key).clauses()
    sorts = {clause.id: re.sub(r"[\d.]", "", clause.id.partition("-")[2]) for clause in clauses}
    book = [clause for clause in clauses if sorts[clause.id] == ""]
    assert sum("rulebook" in {clause.source, clause.rest} for clause in book) > len(book) * 3 / 4
    for clause in clauses:
        if sorts[clause.id] in {"R", "N"}:
            assert "rulebook" not in {clause.source, clause.rest}, clause.id
        assert clause.rest != clause.source, clause.id
        assert clause.note or not clause.rest, f"{clause.id} does not say which part of it is {clause.source}"


@pytest.mark.parametrize("key", ["cardinal", "kraken", "bruise-cruise", "bremerhaven", "pirates"])
def test_a_note_names_only_clauses_that_there_are(key: str) -> None:
    """Clauses that repeat a ruling name it."""
    clauses = find_game(key).clauses()
    known = {clause.id for clause in clauses}
    for clause in clauses:
        assert set(re.findall(r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?", clause.note)) <= known - {clause.id}, clause.id


def test_a_clause_may_come_from_two_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The brackets say of which part the first word holds, and where the rest comes from."""
    (tmp_path / "sourced_twice").mkdir()
    (tmp_path / "sourced_twice" / "__init__.py").touch()
    (tmp_path / "sourced_twice" / "rules.md").write_text(
        "# X\n\n## Part\n\n- **XX-1.1** (ruling, rest rulebook: When is our reading, see XX-R1.) It flies at dusk.\n"
        "- **XX-R1** (deduced: Bats do.) Dusk is when it is dark.\n- **XX-1.2** It sleeps (by day).\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    flies, dusk, sleeps = read_clauses("sourced_twice")
    assert (flies.text, flies.source, flies.rest) == ("It flies at dusk.", "ruling", "rulebook")
    assert flies.note == "When is our reading, see XX-R1."
    assert (dusk.source, dusk.rest, dusk.note) == ("deduced", "", "Bats do.")
    assert (sleeps.text, sleeps.source, sleeps.rest, sleeps.note) == ("It sleeps (by day).", "rulebook", "", "")


@pytest.mark.parametrize(
    "written",
    [
        "- **XX-U1** It flies.",
        "- **XX-1.1** (hearsay) It flies.",
        "- **XX-1.1** (ruling, rest hearsay: All.) It flies.",
    ],
)
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
