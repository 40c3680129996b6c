"""Kraken's board in an editor of positions: what its shapes can be made into."""

from __future__ import annotations

import json

from quarterdeck.engine.edits import BoardEdit, Edits
from quarterdeck.engine.registry import find_game

KRAKEN = find_game("kraken")
FILE = {
    "game": "kraken",
    "front": "N",
    "ships": {"A": {"at": "N1", "damage": 2, "hand": 3}, "B": {"at": "S2", "hand": 3}},
    "player": "A",
}


def all_edits() -> Edits:
    """All edits of the position."""
    return KRAKEN.edits(KRAKEN.load(json.dumps(FILE).encode()), 0)


def edits() -> dict[str, BoardEdit]:
    """What shapes can be made into, by their ids."""
    return {edit.shape: edit for edit in all_edits().choices}


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


def test_a_ship_is_carried_to_any_other_place() -> None:
    """Also to one that is taken: then both change places."""
    carry = next(edit for edit in all_edits().carries if edit.shape == "ship-A")
    assert len(carry.places) == 7
    assert carry.places["place-W1"] == {"ships.A.at": "W1"}
    assert carry.places["place-S2"] == {"ships.A.at": "S2", "ships.B.at": "N1"}


def test_the_kraken_turns_and_ships_are_damaged_by_a_touch() -> None:
    """Each goes round."""
    assert edits()["deep"].turns
    assert [choice.changes["front"] for choice in edits()["deep"].choices] == ["N", "E", "S", "W"]
    hull = edits()["ship-A"]
    assert hull.turns
    assert [choice.changes["ships.A.damage"] for choice in hull.choices] == [None, 1, 2, 3]
