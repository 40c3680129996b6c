"""The rules page has every clause, ruling and card, each once, in an order people can follow."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

from quarterdeck.engine.clauses import read_clauses
from quarterdeck.games.bruise_cruise.pack.effects import EFFECTS
from quarterdeck.games.bruise_cruise.pack.tables import own_tables

PACKAGE = "quarterdeck.games.bruise_cruise"
CLAUSES = read_clauses(PACKAGE)
IN_PART = (14, 6, 5, 10, 2, 4, 4, 3, 13, 11, 8, 7, 10, 11, 4, 6, 6, 8, 7, 9, 4, 10, 5, 4, 4)
"""How many clauses the parts 1 to 25 of the rulebook have."""
RULINGS = 54


def numbers(pattern: str) -> list[tuple[int, ...]]:
    """The numbers in the ids of this form, in the order of the page."""
    found = [re.fullmatch(pattern, clause.id) for clause in CLAUSES]
    return [tuple(int(number) for number in match.groups()) for match in found if match]


def test_every_clause_and_ruling_is_there_once() -> None:
    """BC-1.1 to BC-25.4 in order, BC-R1 to BC-R54 in the parts they belong to."""
    expected = [(part, k) for part, count in enumerate(IN_PART, start=1) for k in range(1, count + 1)]
    assert numbers(r"BC-(\d+)\.(\d+)") == expected
    assert sorted(numbers(r"BC-R(\d+)")) == [(k,) for k in range(1, RULINGS + 1)]
    assert len({clause.id for clause in CLAUSES}) == len(CLAUSES)


def test_every_effect_has_two_or_three_clauses_the_first_with_the_name_of_its_card() -> None:
    """In the order that numbers the effects; five clauses are about all of them."""
    clauses = numbers(r"BC-U(\d+)\.(\d+)")
    assert clauses == sorted(clauses)
    counts = Counter(effect for effect, _ in clauses)
    assert counts.pop(0) == 5
    assert sorted(counts) == list(range(1, len(EFFECTS)))
    assert set(counts.values()) == {2, 3}
    content, text = own_tables().content, {clause.id: clause.text for clause in CLAUSES}
    for effect, name in zip(content.effects, content.effect_names, strict=True):
        assert text[f"BC-U{effect}.1"].startswith(f"{name}: ")


def test_each_clause_is_sentences_under_a_heading() -> None:
    """It begins like a sentence, ends like one, and does not double a blank."""
    for clause in CLAUSES:
        assert re.fullmatch(r"[A-Z\d].*\.", clause.text), clause.id
        assert "  " not in clause.text, clause.id
        assert clause.part, clause.id
    assert len({clause.part for clause in CLAUSES}) == 28


def test_what_messages_and_sources_cite_are_clauses() -> None:
    """No refusal, sentence or comment of the package names a clause that is not there."""
    known = {clause.id for clause in CLAUSES}
    for path in (*files(PACKAGE).iterdir(), *(files(PACKAGE) / "messages").iterdir()):
        if path.name.endswith((".py", ".ftl")):
            cited = re.findall(r"BC-[RU]?\d+(?:\.\d+)?", path.read_text("utf-8"))
            assert {id_ for id_ in cited if "." in id_ or "R" in id_} <= known, path.name
