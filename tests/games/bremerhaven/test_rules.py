"""The rules page has every clause, ruling, Building and Event, each once, in an order people can follow."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from quarterdeck.engine.clauses import read_clauses
from quarterdeck.games.bremerhaven.pack.tables import own_tables

PACKAGE = "quarterdeck.games.bremerhaven"
CLAUSES = read_clauses(PACKAGE)
IN_PART = (
    6, 21, 6, 7, 11, 4, 2, 7, 16, 6, 5, 4, 10, 9, 9, 3, 4, 10, 3, 8, 3, 5, 7, 2, 4, 5, 3, 13, 8,
)  # fmt: skip
"""How many clauses the parts 1 to 29 of the rulebook have."""
RULINGS = 59
ADVICE = 18


def numbers(pattern: str) -> list[tuple[int, ...]]:
    """The numbers in the ids of this form, in the order of the page."""
    found = [re.fullmatch(pattern, clause.id) for clause in CLAUSES]
    return [tuple(int(number) for number in match.groups()) for match in found if match]


def test_every_clause_and_ruling_is_there_once() -> None:
    """BH-1.1 to BH-29.8 in order, BH-R1 to BH-R59 in the parts they belong to, and the advice at the end."""
    expected = [(part, k) for part, count in enumerate(IN_PART, start=1) for k in range(1, count + 1)]
    assert numbers(r"BH-(\d+)\.(\d+)") == expected
    assert sorted(numbers(r"BH-R(\d+)")) == [(k,) for k in range(1, RULINGS + 1)]
    assert numbers(r"BH-A(\d+)") == [(k,) for k in range(1, ADVICE + 1)]
    assert len({clause.id for clause in CLAUSES}) == len(CLAUSES)


def test_every_building_has_two_or_three_clauses_the_first_with_its_name() -> None:
    """In the order of the pack, which numbers them."""
    clauses = numbers(r"BH-B(\d+)\.(\d+)")
    assert clauses == sorted(clauses)
    text = {clause.id: clause.text for clause in CLAUSES}
    for k, building in enumerate(own_tables().content.buildings, start=1):
        assert text[f"BH-B{k}.1"].startswith(f"{building.name}: ")
        assert len([clause for clause in clauses if clause[0] == k]) in {2, 3}
    assert {part for part, _ in clauses} == set(range(1, len(own_tables().content.buildings) + 1))


def test_every_event_has_a_clause_with_its_name() -> None:
    """In the order of the pack, which numbers them."""
    text = {clause.id: clause.text for clause in CLAUSES}
    events = own_tables().content.news
    assert numbers(r"BH-E(\d+)") == [(k,) for k in range(1, len(events) + 1)]
    assert all(text[f"BH-E{k}"].startswith(f"{card.event}: ") for k, card in enumerate(events, start=1))


def test_every_building_and_every_event_has_a_scenario_of_its_own() -> None:
    """A test named after it, with a clause of its own, in test_buildings.py and test_events.py."""
    tables = own_tables()
    kinds = {"buildings": ([f"BH-B{k}.1" for k in range(1, 21)], tables.buildings)}
    kinds["events"] = ([f"BH-E{k}" for k in range(1, 19)], tables.events)
    for file, (ids, names) in kinds.items():
        source = (Path(__file__).parent / f"test_{file}.py").read_text(encoding="utf-8")
        played = {name: marks for marks, name in re.findall(r"clause\((.*)\)\ndef test_(?:t\d+_)?(\w+)\(", source)}
        for clause, name in zip(ids, names, strict=True):
            assert f'"{clause}"' in played[name.replace("-", "_")], name


def test_what_the_clauses_say_of_cards_is_on_the_cards() -> None:
    """The numbers of Buildings and Events in the game's own pack."""
    buildings = {card.name: card for card in own_tables().content.buildings}
    text = {clause.text.split(":")[0]: clause.text for clause in CLAUSES if clause.id.startswith(("BH-B", "BH-E"))}
    said = {
        "Lighthouse": f"{buildings['Lighthouse'].ship_money} money for each new Ship",
        "Status Symbol": f"{buildings['Status Symbol'].prestige} prestige, more than any other",
        "Bank": f"{buildings['Bank'].bank} money from the supply, and {buildings['Bank'].bank_by_rank} more",
        "Customs House": f"{buildings['Customs House'].produce_money} money in each round, and 1 more for each rank",
        "Tank Farm": f"up to {buildings['Tank Farm'].places} barrels",
        "Waiting Hall": f"up to {buildings['Waiting Hall'].places} passengers",
        "Pilot Station": f"{buildings['Pilot Station'].berth_less} Bollard less",
        "Harbor Office": f"is {buildings['Harbor Office'].sea} higher",
    }
    for name, words in said.items():
        assert words in text[name], name
    prestige = sorted(card.prestige for card in buildings.values())
    assert prestige[-2] < prestige[-1] == buildings["Status Symbol"].prestige
    for card in own_tables().content.news:
        if isinstance(card.amount, int):
            assert re.search(rf"\b{card.amount}\b", text[card.event]), card.event


def test_each_clause_is_sentences_under_a_heading() -> None:
    """It begins like a sentence, ends like one, and does not double a blank."""
    for clause in CLAUSES:
        assert re.fullmatch(r"[A-Z\d].*[.?!]", clause.text), clause.id
        assert "  " not in clause.text, clause.id
        assert clause.part, clause.id
    assert CLAUSES[-1].part == "Captain Aha's advice"


def test_what_messages_and_sources_cite_are_clauses() -> None:
    """No refusal, sentence or comment of the package names a clause that is not there."""
    known = {clause.id for clause in CLAUSES}
    for path in (*files(PACKAGE).iterdir(), *(files(PACKAGE) / "messages").iterdir()):
        if path.name.endswith((".py", ".ftl")):
            cited = re.findall(r"BH-(?:[RBE]\d+|\d+\.\d+)(?:\.\d+)?", path.read_text("utf-8"))
            known_to_file = known | {clause.split(".")[0] for clause in known if clause.startswith("BH-B")}
            assert set(cited) <= known_to_file, path.name
