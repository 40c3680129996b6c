"""Sentences that go on the one before them."""

from __future__ import annotations

from quarterdeck.engine.game import Sentence
from quarterdeck.table.turns import joined


def sails(ship: int, more: str, end: str) -> Sentence:
    """A ship sails so far, and how that ends."""
    return Sentence(f"Ship {ship} sails {more}{end}.", ("PI-7.3",), subject=ship, then=(f", then {more}", end))


def test_a_ship_that_sails_on_does_so_in_one_sentence() -> None:
    """What both parts end with stands once; another ship, and what comes between, begin anew."""
    told = [
        sails(0, "8 cm", " towards the island"),
        sails(0, "5 cm", " towards the island"),
        sails(1, "2 cm", ""),
        Sentence("A die is rolled."),
        sails(1, "1 cm", " to the island"),
    ]
    assert [one.text for one in joined(told)] == [
        "Ship 0 sails 8 cm, then 5 cm towards the island.",
        "Ship 1 sails 2 cm.",
        "A die is rolled.",
        "Ship 1 sails 1 cm to the island.",
    ]
    assert joined(told)[0].clauses == ("PI-7.3",)
