"""`quarterdeck games`, `rules`, `rules where` and `rules coverage`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from quarterdeck import __version__
from quarterdeck.cli.main import FIRST
from quarterdeck.cli.where import rule_files
from quarterdeck.engine.errors import QuarterdeckError
from quarterdeck.engine.registry import find_game, keys
from tests.cli.commands import Ran, run_here

Command = Callable[..., Ran]


def test_version_names_the_version_and_the_build() -> None:
    """`--version` says which version it is, and whether the rules are compiled."""
    ran = run_here("--version")
    assert ran.code == 0
    assert ran.out.startswith(f"quarterdeck {__version__} (")
    assert "compiled" in ran.out


def test_without_a_command_the_first_steps_are_shown() -> None:
    """`quarterdeck` alone says in a few lines what somebody can do who has just installed it."""
    ran = run_here()
    assert ran.code == 0
    lines = ran.out.splitlines()
    assert len(lines) == 1 + len(FIRST)
    for line, arguments in zip(lines[1:], FIRST, strict=True):
        assert line.startswith(f"  quarterdeck {arguments} ")


@pytest.mark.parametrize("arguments", FIRST)
def test_the_first_steps_are_commands_that_exist(arguments: str) -> None:
    """Each of them, with what stands behind it."""
    words = arguments.split()
    assert run_here(*words, *([] if "--help" in words else ["--help"])).code == 0
    if words[0] == "rules":
        assert run_here(*words).code == 0


def test_the_help_lists_the_commands_and_gives_examples() -> None:
    """`quarterdeck --help` has all that the first steps leave out."""
    ran = run_here("--help")
    assert ran.code == 0
    assert "simulate" in ran.out
    assert "$ quarterdeck play cardinal" in ran.out


@pytest.mark.parametrize(
    "words",
    ["games", "rules", "rules where", "rules coverage", "play", "simulate", "record", "record replay", "record verify", "record show",
     "position", "position show", "position moves", "position play", "scene", "pack", "pack check", "new-game"],
)  # fmt: skip
def test_every_command_gives_examples_in_its_help(words: str) -> None:
    """`--help` of each command ends with examples."""
    ran = run_here(*words.split(), "--help")
    assert ran.code == 0
    assert f"$ quarterdeck {words.split(maxsplit=1)[0]}" in ran.out


def test_games_are_listed(command: Command) -> None:
    """Every installed game is there with its options, for people and as JSON."""
    shown = command("games").out
    listed = run_here("games", "--json")
    assert all(key in shown for key in keys())
    assert '"rows": 4' in listed.out
    assert [line for line in listed.out.splitlines() if '"key"' in line]


@pytest.mark.parametrize("key", keys())
def test_rules_are_printed_clause_by_clause(key: str, command: Command) -> None:
    """All clauses, in order; then one alone; then a chapter."""
    ids = [clause.id for clause in find_game(key).clauses()]
    whole = command("rules", key, "--json").json()["clauses"]
    assert isinstance(whole, list)
    assert [clause["id"] for clause in whole] == ids
    one = command("rules", key, ids[0].lower())
    assert ids[0] in one.out
    assert ids[1] not in one.out
    chapter = command("rules", "--json", key, ids[0].partition(".")[0]).json()["clauses"]
    assert isinstance(chapter, list)
    assert len(chapter) > 1


@pytest.mark.parametrize("key", keys())
def test_rules_begin_with_the_game_and_its_words(key: str, command: Command) -> None:
    """Who made it, what it is about, the words that clauses use, and what the marks of clauses mean."""
    game = find_game(key)
    told = command("rules", key, "--json").json()
    assert told["introduction"] == list(game.introduction())
    assert told["credits"] == msgspec.json.decode(msgspec.json.encode(game.credits))
    shown = " ".join(command("rules", key).out.split())
    assert shown.index(game.introduction()[0].split()[0]) < shown.index(game.clauses()[0].id)
    assert all(name in shown for name in game.credits.designers)
    assert "(ruling) our reading, where the rulebook is silent or open." in shown


def test_a_game_that_nobody_published_has_a_year_of_its_own(command: Command) -> None:
    """Kraken was a contest's finalist; the others are told with their publisher."""
    assert "Alex Cutler-Freese and Jason Miceli. Year: 2016" in " ".join(command("rules", "kraken").out.split())
    assert "Lookout, 2013" in command("rules", "bremerhaven").out


@pytest.mark.parametrize(
    ("key", "clause", "source", "mark"),
    [
        ("cardinal", "CA-2.4", "rulebook", ""),
        ("cardinal", "CA-R3", "ruling", "(ruling)"),
        ("cardinal", "CA-R7", "deduced", "(deduced)"),
        ("cardinal", "CA-R1", "published", "(published in part)"),
        ("kraken", "KR-2.6", "ruling", "(ruling)"),
        ("bruise-cruise", "BC-R19", "published", "(published)"),
        ("bruise-cruise", "BC-9.12", "published", "(published)"),
        ("bruise-cruise", "BC-23.1", "ruling", "(ruling in part)"),
        ("bremerhaven", "BH-15.6", "deduced", "(deduced in part)"),
        ("pirates", "PI-R3", "published", "(published)"),
        ("pirates", "PI-15.2", "reconstructed", "(our own)"),
        ("bruise-cruise", "BC-U7.1", "reconstructed", "(our own)"),
        ("bremerhaven", "BH-A3", "advice", "(advice)"),
    ],
)
def test_a_clause_says_where_it_comes_from(key: str, clause: str, source: str, mark: str, command: Command) -> None:
    """The rulebook's own have no mark."""
    told = command("rules", key, clause, "--json").json()["clauses"]
    assert isinstance(told, list)
    assert [one["source"] for one in told] == [source]
    shown = command("rules", key, clause).out
    assert (mark in shown) if mark else "(" not in shown.split(clause)[1][:8]


def test_a_clause_says_what_of_it_is_filled_in(command: Command) -> None:
    """Where a card's published text breaks off, what stands in its place is told."""
    shown = " ".join(command("rules", "pirates", "PI-A79").out.split())
    assert "(partly our own)" in shown
    assert "Which coins are silver is not known" in shown


@pytest.mark.parametrize(
    ("key", "clause", "source", "rest"),
    [
        ("pirates", "PI-A14", "reconstructed", "published"),
        ("pirates", "PI-R7", "published", "ruling"),
        ("bremerhaven", "BH-2.7", "reconstructed", "rulebook"),
        ("bremerhaven", "BH-B3.1", "rulebook", ""),
    ],
)
def test_programs_read_where_the_rest_of_a_clause_comes_from(
    key: str, clause: str, source: str, rest: str, command: Command
) -> None:
    """`rest` beside `source`; empty where `source` holds for all of the clause."""
    told = command("rules", key, clause, "--json").json()["clauses"]
    assert isinstance(told, list)
    assert [(one["source"], one["rest"], bool(one["note"])) for one in told] == [(source, rest, bool(rest))]


def test_an_unknown_clause_is_refused_with_similar_ones(command: Command) -> None:
    """`CA-2.44` is none; the error names the field and clauses that exist."""
    ran = command("rules", "cardinal", "CA-2.44", "--json")
    assert ran.code == 2
    assert ran.error()["path"] == "clause"
    assert "CA-2.4" in ran.error()["problem"]


def test_a_clause_is_found_in_the_code(command: Command) -> None:
    """File, line and name of each place; the line is where the function begins."""
    shown = command("rules", "where", "kr-3.10").out.split()
    assert shown[1] == "Sea.repair"
    file, _, line = shown[0].rpartition(":")
    assert Path(file).read_text(encoding="utf-8").splitlines()[int(line) - 1].strip().startswith("def repair(")
    told = command("rules", "where", "KR-3.10", "--json").json()
    assert (told["game"], told["clause"], told["general"], told["advice"]) == ("kraken", "KR-3.10", "", False)
    assert told["places"] == [{"file": str(Path(file).resolve()), "line": int(line), "name": "Sea.repair"}]


def test_a_general_clause_has_what_shows_it_instead(command: Command) -> None:
    """And advice has neither."""
    shown = command("rules", "where", "KR-8.1").out
    assert shown.startswith("KR-8.1 is general: no single function carries it out. tests/games/kraken/test_turns.py::")
    assert command("rules", "where", "BH-A3").out.startswith("BH-A3 is advice: it rules nothing")


@pytest.mark.parametrize(
    ("wanted", "hint"), [("KR-3.99", "did you mean KR-3.9"), ("rum", "write an id such as CA-2.4")]
)
def test_where_refuses_an_unknown_clause_with_similar_ones(wanted: str, hint: str, command: Command) -> None:
    """Of any game."""
    ran = command("rules", "where", wanted, "--json")
    assert ran.code == 2
    assert ran.error()["path"] == "clause"
    assert hint in ran.error()["problem"]


def test_without_sources_no_place_can_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may have installed the compiled modules alone; the error says so."""
    monkeypatch.setitem(sys.modules, "bare_game", ModuleType("bare_game"))
    sys.modules["bare_game"].__file__ = str(tmp_path / "__init__.pyc")
    with pytest.raises(QuarterdeckError, match="holds no Python sources"):
        rule_files("bare_game")


def test_coverage_tells_cited_from_uncited(tmp_path: Path, command: Command) -> None:
    """Marks on functions, classes, modules and parameters count; words in texts do not."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_one.py").write_text(
        "import pytest\n"
        'pytestmark = pytest.mark.clause("CA-1.1")\n'
        '@pytest.mark.clause("CA-1.2", "CA-1.3")\n'
        'def test_a(): "CA-2.1"\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clause("CA-2.2"))])\n'
        "def test_b(x): pass\n"
    )
    found = command("rules", "coverage", "cardinal", "--tests", str(tmp_path)).json()
    assert found["cited"] == ["CA-1.1", "CA-1.2", "CA-1.3", "CA-2.2"]
    assert isinstance(found["uncited"], list)
    assert "CA-2.1" in found["uncited"]
    assert isinstance(found["clauses"], list)
    assert sorted(found["cited"] + found["uncited"]) == sorted(found["clauses"])


def test_coverage_can_insist(tmp_path: Path, command: Command) -> None:
    """`--strict` exits with 4 if a clause is not cited, and prints the result all the same."""
    ran = command("rules", "coverage", "kraken", "--tests", str(tmp_path), "--strict", "--json")
    assert ran.code == 4
    assert ran.json()["cited"] == []
    assert ran.error()["kind"] == "check-not-met"


def test_coverage_needs_a_folder_of_tests(tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the folder `tests`, or with one that is not there, the error says what to name."""
    monkeypatch.chdir(tmp_path)
    for arguments in ([], ["--tests", "nowhere"]):
        ran = command("rules", "coverage", "cardinal", "--json", *arguments)
        assert ran.code == 2
        assert ran.error()["path"] == "tests"
        assert "--tests" in ran.error()["problem"]


def test_coverage_refuses_a_test_that_is_no_python(tmp_path: Path, command: Command) -> None:
    """A file that cannot be read is named, not passed over."""
    (tmp_path / "test_bad.py").write_bytes(b"def \xff(")
    ran = command("rules", "coverage", "cardinal", "--tests", str(tmp_path))
    assert ran.code == 2
    assert "test_bad.py" in ran.err.replace("\n", "")
