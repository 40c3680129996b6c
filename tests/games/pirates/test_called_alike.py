"""Ships that are called alike are told apart by numbers behind their names, as kings are; they say nothing of notation."""

from __future__ import annotations

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.options import PiratesOptions
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.names import roman, unit_name
from quarterdeck.games.pirates.words.notation.parts import unit
from quarterdeck.scene.shapes import Thing
from tests.games.pirates.pictures import seen


def started(red: str, green: str) -> PiratesPosition:
    """The beginning of a game with these fleets."""
    return PIRATES.start(Setup(players=2, options=PiratesOptions(red=red, green=green, total=20)))


def test_all_ships_of_a_name_are_numbered_in_the_order_of_the_fleets() -> None:
    """A ship whose name nobody else has goes without."""
    position = started("20.hms-albion.hms-albion", "20.hms-plantagenet.hms-albion")
    called = [unit_name(position, k) for k in range(4)]
    assert sorted(called) == ["HMS Albion I", "HMS Albion II", "HMS Albion III", "HMS Plantagenet"]
    plates = [one.title for one in seen(position, 0).shapes if isinstance(one, Thing) and one.look == "plate"]
    assert sorted(plates) == sorted(called)


def test_a_ship_is_named_in_moves_by_her_word_and_by_her_name_with_its_number() -> None:
    """The name alone is that of several ships."""
    position = started("20.hms-albion.hms-albion", "20.carrion-crow.carrion-crow")
    for number, name in enumerate(("hms albion i", "HMS Albion II", "carrion crow i", "Carrion Crow II")):
        assert unit(position, "act", name.split()) == number
    with pytest.raises(Malformed, match="several ships are called 'hms albion': R1, R2"):
        unit(position, "act", ["hms", "albion"])


def test_numbers_are_written_as_the_romans_did() -> None:
    """However many ships of a name there are."""
    assert [roman(k) for k in (1, 2, 3, 4, 5, 9, 14, 40, 48)] == [
        "I",
        "II",
        "III",
        "IV",
        "V",
        "IX",
        "XIV",
        "XL",
        "XLVIII",
    ]
