"""Steps in the harbor that name their places: any legal one may be made, listed or not (BH-18, BH-R24, BH-R25)."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

OWN = cards(ships="X 3 3crate b1 p1; Y 3 2barrel b1 p1", contracts="K 3 crate+crate+barrel; L 3 barrel")


def harbor(**scene: Unpack[Scene]) -> Table:
    """Red's harbor in 4.1 or 4.2."""
    return lay({"tables": OWN, "at": "harbor"}, **scene)


@pytest.mark.clause("BH-18.7", "BH-18.10", "BH-15.4", "BH-R24")
def test_goods_move_from_space_to_space() -> None:
    """Two crates on a space, nothing else together, and nothing on covered spaces."""
    table = harbor(ships="R 2 y 3", goods="R crate a1, R crate b1, R barrel a2")
    assert [table.refused(f"move crate a1 {space}") for space in ("b1", "b2", "a2", "c1")] == [False, False, True, True]
    assert table.refused("move barrel a2 a1")
    assert table.refused("move barrel b3 a3")
    assert table.do("move crate a1 b1").goods("R") == "2crate b1, barrel a2"
    assert table.refused("move crate b1 b1")
    assert table.do("move barrel a2 a1", "move crate b1 b2").goods("R") == "barrel a1, crate b1, crate b2"


@pytest.mark.clause("BH-15.5", "BH-R45", "BH-18.7")
def test_storage_buildings_are_storage() -> None:
    """Goods go in and out; a Building without places takes none."""
    table = harbor(built="R tank-farm a1, R bank b1", goods="R 3barrel a1, R barrel a2, R crate b2", ships="R 2 y 3")
    assert table.refused("move barrel a2 a1")
    assert table.refused("move crate b2 a1")
    assert table.refused("move crate b2 b1")
    assert table.do("move barrel a1 a3", "move barrel a2 a1").goods("R") == "3barrel a1, crate b2, barrel a3"


@pytest.mark.clause("BH-18.2", "BH-15.3", "BH-R24")
def test_goods_from_a_ship_go_where_they_are_wanted() -> None:
    """To an empty space or to a single crate."""
    table = harbor(ships="R 2 x 3", goods="R crate a3, R barrel b3")
    assert [table.refused(f"unload 2 {space}") for space in ("a3", "b3", "b1", "d1")] == [False, True, False, True]
    assert table.do("unload 2 b1", "unload 2 a3").goods("R") == "crate b1, 2crate a3, barrel b3"


@pytest.mark.clause("BH-18.4", "BH-18.5", "BH-18.6", "BH-15.8")
def test_goods_for_a_contract_come_from_the_space_that_is_named() -> None:
    """They must be there, and the Contract must be accessible and require them."""
    table = harbor(contracts="R 1 k 3, R 3 l 3", goods="R crate a1, R 2crate a2, R barrel b1")
    assert table.do("deliver crate a2 1").goods("R") == "crate a1, barrel b1, crate a2"
    assert table.refused("deliver crate b1 1")
    assert table.refused("deliver barrel b1 3")
    assert table.refused("deliver barrel b1 2")
    assert table.do("deliver crate a2 1", "deliver barrel b1 1").refused("deliver crate a1 1")
    assert table.refused("direct 2 1")


@pytest.mark.clause("BH-18.8", "BH-R25", "BH-R55")
def test_conversions_with_places_named_are_always_possible() -> None:
    """Straight after each other, for 1 money each."""
    table = harbor(goods="R container a1, R barrel b1", money="R 3").do("unpack a1")
    assert table.goods("R") == "2crate a1, barrel b1"
    assert table.refused("pack a1 a1 b1")
    assert table.refused("pack a1 a2 b2")
    table.do("pack a1 a1 b3")
    assert (table.goods("R"), table.money["R"]) == ("barrel b1, container b3", 1)
    table.do("unpack b3")
    assert table.refused("pack b3 b3 a1"), "no money is left"


@pytest.mark.clause("BH-R25")
def test_crates_of_two_spaces_are_packed_onto_one_of_them() -> None:
    """It is empty without them; half a pile is not."""
    table = harbor(goods="R crate a1, R 2crate b1", money="R 3")
    assert table.refused("pack a1 b1 b1")
    assert table.do("pack a1 b1 a1").goods("R") == "container a1, crate b1"


@pytest.mark.clause("BH-17.2", "BH-17.1", "BH-R24")
def test_what_is_produced_goes_where_it_is_wanted() -> None:
    """Where there is room, once a round."""
    table = harbor(built="R sawmill a1", goods="R crate b3, R barrel b2")
    assert [table.refused(f"produce a1 crate {space}") for space in ("b2", "a1", "c3", "b3")] == [
        True,
        True,
        True,
        False,
    ]
    assert table.do("produce a1 crate b1").goods("R") == "crate b1, barrel b2, crate b3"
    assert table.refused("produce a1 crate a2")


@pytest.mark.clause("BH-17.2", "BH-R26", "BH-16.1")
def test_nothing_is_produced_once_goods_have_moved() -> None:
    """And nothing moves before production is over."""
    table = harbor(built="R sawmill a1", goods="R crate b3", ships="R 2 x 3")
    assert table.refused("move crate b3 b2")
    assert table.refused("unload 2 b2")
    assert table.do("done", "move crate b3 b2").refused("produce a1 crate a2")
