"""Kraken's board in an editor of positions: what its shapes can be made into."""

from __future__ import annotations

import json

from quarterdeck.engine.edits import BoardEdit
from quarterdeck.engine.registry import find_game

KRAKEN = find_game("kraken")
FILE = {
    "game": "kraken",
    "front": "N",
    "ships": {"A": {"at": "N1", "damage": 2, "hand": 3}, "B": {"at": "S2", "hand": 3}},
    "player": "A",
}


def edits() -> dict[str, BoardEdit]:
    """All edits of the position, by their shapes."""
    return {edit.shape: edit for edit in KRAKEN.edits(KRAKEN.load(json.dumps(FILE).encode()))}


def test_a_ship_comes_to_a_free_place() -> None:
    """Of the two Lanes that two ships have (KR-5.2)."""
    choices = edits()["place-W2"].choices
    assert [(choice.label, choice.changes) for choice in choices] == [
        ("Ship A here", {"ships.A.at": "W2"}),
        ("Ship B here", {"ships.B.at": "W2"}),
    ]
    assert "place-W3" not in edits()


def test_ships_change_places() -> None:
    """A place holds one ship (KR-4.1)."""
    (choice,) = edits()["place-S2"].choices
    assert choice.changes == {"ships.A.at": "S2", "ships.B.at": "N1"}


def test_the_kraken_turns_and_ships_are_damaged_by_a_touch() -> None:
    """Each goes round."""
    assert edits()["deep"].turns
    assert [choice.changes["front"] for choice in edits()["deep"].choices] == ["N", "E", "S", "W"]
    hull = edits()["ship-A"]
    assert hull.turns
    assert [choice.changes["ships.A.damage"] for choice in hull.choices] == [None, 1, 2, 3]
