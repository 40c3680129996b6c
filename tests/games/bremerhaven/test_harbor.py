"""What is produced, converted and moved in harbors, 4.1 and 4.2 (BH-T48 to BH-T51, BH-T89 to BH-T93)."""

from __future__ import annotations

from typing import Unpack

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import storage
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

OWN = cards(
    ships="X 2 3crate b1 p1; Y 2 2barrel b1 p1",
    contracts="K 3 crate+barrel+wild; L 3 barrel+container; M 3 barrel+barrel+barrel",
    prestige=1,
)
ALL_SPACES = [f"{column}{row}" for row in "123" for column in "ab"]


def harbor(base: Scene | None = None, /, **scene: Unpack[Scene]) -> Table:
    """Red's harbor in 4.1 or 4.2."""
    given: Scene = {"tables": OWN, "at": "harbor"}
    given.update(base or {})
    return lay(given, **scene)


def filled(goods: str, but: str = "") -> str:
    """Such goods on all spaces that are not covered, but for some."""
    return ", ".join(f"R {goods} {space}" for space in ALL_SPACES if space not in but.split())


@pytest.mark.clause("BH-15.4", "BH-18.7", "BH-18.9")
def test_t48_two_crates_share_a_space_and_a_third_does_not() -> None:
    """BH-T48."""
    table = harbor(ships="R 2 x 2", goods=filled("barrel", "b3")).do("unload 2", "unload 2")
    assert table.goods("R").endswith("2crate b3")
    assert table.docks("R") == "-, x 1 1crate, -", "Red's harbor is done: nothing else could be moved"
    assert not storage.fits(table.position, 0, codes.CRATE)


@pytest.mark.clause("BH-18.2", "BH-18.3", "BH-18.4", "BH-18.5")
def test_t49_goods_go_from_ship_to_storage_to_contract_and_no_other_way() -> None:
    """BH-T49."""
    table = harbor(ships="R 2 y 2", contracts="R 1 l 3 container, R 2 m 3 barrel", goods="R barrel a1, R container b1")
    assert table.options == ["done", "unload 2", "deliver barrel 1", "deliver barrel 2"]


@pytest.mark.clause("BH-18.8", "BH-29.5", "BH-R25")
def test_t50_a_container_is_unpacked_into_two_crates() -> None:
    """BH-T50."""
    table = harbor(goods="R container b2", money="R 1").do("unpack")
    assert (table.goods("R"), table.money["R"]) == ("2crate b2", 0)
    table = harbor(goods="R container b2", money="R 1", built="R loading-plant a1").do("unpack")
    assert (table.goods("R"), table.money["R"]) == ("2crate b2", 1)
    assert not harbor(goods="R container b2").can("unpack"), "no money"


@pytest.mark.clause("BH-18.8", "BH-R25", "BH-26.4")
def test_two_crates_are_packed_into_a_container_where_there_is_room() -> None:
    """Crates of one pile or of two; the container takes a space that is empty without them. The Bank pays nothing."""
    table = harbor(goods=filled("barrel", "a1") + ", R 2crate a1", money="R 1").do("pack")
    assert (table.goods("R").split(", ")[0], table.money["R"]) == ("container a1", 0)
    table = harbor(goods=filled("barrel", "a1 b3") + ", R crate a1, R crate b3", money="R 1").do("pack")
    assert sorted(word.split()[0] for word in table.goods("R").split(", ")) == ["barrel"] * 4 + ["container"]
    assert not harbor(goods="R 2crate a2", built="R bank a1", bank="R 6").can("pack")
    assert not harbor(goods="R crate a2", money="R 5").can("pack")


@pytest.mark.clause("BH-R55", "BH-18.9")
def test_a_listed_conversion_is_not_turned_back_at_once() -> None:
    """Once a good has moved it may be."""
    table = harbor(goods="R container a1", ships="R 2 x 2", money="R 5").do("unpack")
    assert (table.can("pack"), table.can("unpack")) == (False, False)
    assert table.do("unload 2").can("pack")
    table = harbor(goods="R 2crate a1", ships="R 2 x 2", money="R 5").do("pack")
    assert (table.can("pack"), table.can("unpack")) == (False, False)
    assert table.do("unload 2").can("unpack")
    scene: Scene = {"goods": "R container a1, R 2crate b1", "contracts": "R 1 k 3", "money": "R 5"}
    assert not harbor(scene).do("unpack").can("pack")
    assert harbor(scene).do("unpack", "deliver crate 1").can("pack")
    assert harbor(scene).do("unpack", "move crate a1 b3").can("pack")


@pytest.mark.clause("BH-R25", "BH-R56")
def test_a_container_on_a_space_is_unpacked_before_one_in_a_building() -> None:
    """As goods are taken from Buildings last."""
    for warehouse, space in (("a1", "b1"), ("b3", "a1")):
        goods = f"R container {warehouse}, R container {space}"
        table = harbor(built=f"R warehouse {warehouse}", goods=goods, money="R 5").do("unpack")
        assert sorted(table.goods("R").split(", ")) == [f"2crate {space}", f"container {warehouse}"]


@pytest.mark.clause("BH-16.1", "BH-17.2", "BH-R26")
def test_t51_without_room_nothing_is_produced_and_it_does_not_come_later() -> None:
    """BH-T51."""
    scene: Scene = {"built": "R refinery a1", "contracts": "R 2 l 3"}
    table = harbor(scene, goods=filled("container", "a1"))
    assert table.options == ["done", "deliver container 2"]
    assert table.do("deliver container 2").offers("produce") == []
    table = harbor(scene, goods=filled("container", "a1 b1"))
    assert table.options == ["done", "produce a1 barrel"]
    assert table.do("done", "deliver container 2").offers("produce") == []


@pytest.mark.clause("BH-17.1", "BH-17.4", "BH-29.3", "BH-R26")
def test_each_production_building_yields_once_a_round() -> None:
    """The Refinery yields a barrel and is done."""
    table = harbor(built="R refinery a1, R customs-house b1, R bank a2", goods="R crate a3, R crate b3")
    table.do("produce a1 barrel")
    assert table.options == ["done", "produce b1 money"]
    table.do("produce b1 money")
    assert (table.money["R"], table.goods("R"), table.options) == (1, "barrel b2, crate a3, crate b3", ["done", "pack"])
    assert not any(table.do("done").position.yielded), "the next round knows nothing of it"


@pytest.mark.clause("BH-R59")
@pytest.mark.parametrize(
    ("scene", "asked"),
    [
        ({"goods": "R barrel a1, R 2crate b1"}, False),  # no Contract, and no money for conversions
        ({"goods": "R barrel a1", "contracts": "R 3 m 3"}, False),  # the Contract lies above a Cover card
        ({"goods": "R barrel a1, R 2crate b1", "money": "R 1"}, True),  # crates can be packed
        ({"goods": "R container a1", "money": "R 1"}, True),
        ({"goods": "R crate a1, R crate b1"}, True),  # stacked, they leave a space for a Building
        ({"goods": "R crate a1, R 2crate b1"}, False),
        ({"goods": "R barrel a1", "built": "R tank-farm b1"}, True),  # so does a barrel that goes into the Tank Farm
        ({"goods": "R barrel b1, R container a1", "built": "R tank-farm b1"}, False),
        ({"goods": "R barrel b1, R 2crate a1", "built": "R warehouse b1"}, True),
        ({"ships": "R 2 x 2", "goods": ""}, True),
        ({"ships": "R 2 x 2 0crate"}, False),
    ],
)
def test_only_what_matters_is_asked(scene: Scene, *, asked: bool) -> None:
    """A harbor is done by itself once nothing can be unloaded, delivered or converted, and goods can make no room."""
    assert (harbor(scene).phase == "harbor") == asked


@pytest.mark.clause("BH-R26")
def test_money_is_produced_without_room() -> None:
    """All spaces are full."""
    table = harbor(built="R customs-house a1", goods=filled("barrel", "a1"))
    assert table.do("produce a1 money").money["R"] == 1


@pytest.mark.clause("BH-15.2", "BH-15.3", "BH-15.5")
def test_t89_covered_spaces_and_buildings_hold_no_goods() -> None:
    """BH-T89."""
    table = harbor(built="R bank a1, R lighthouse b1, R warehouse a2", ships="R 2 x 2")
    assert [storage.has_room(table.position, 0, space, codes.CRATE) for space in range(12)] == [
        False, False, False, False, True, True, False, False, True, True, False, False,
    ]  # fmt: skip
    full = harbor(built="R bank a1", goods=filled("barrel", "a1"), ships="R 2 x 2")
    assert full.offers("unload") == []
    assert harbor(built="R bank a1", goods=filled("barrel", "a1"), ships="R 2 x 2", cleared="R d3").can("unload 2")
    table = lay(at="1.2", bids="R 1 1.2", money="R 9", unbuilt="R bank")
    assert table.offers("build") == [f"build bank {space}" for space in ALL_SPACES]


@pytest.mark.clause("BH-16.1", "BH-16.2")
def test_t90_prestige_and_time_pass_even_if_nothing_was_done() -> None:
    """BH-T90."""
    table = harbor(
        built="R refinery a1", ships="R 2 x 1", contracts="R 1 k 1 crate", goods="R barrel b1", prices="3-1-4-2"
    )
    table.do("done", "done")
    assert (table.prestige["R"], table.docks("R"), table.loading("R")) == (2, "-, -, -", "-, -, -, -")
    assert table.money["R"] == 4


@pytest.mark.clause("BH-17.2", "BH-17.3", "BH-D12")
def test_t91_the_player_chooses_which_building_produces() -> None:
    """BH-T91."""
    scene: Scene = {"built": "R refinery a1, R ferry-landing b1", "goods": filled("container", "a1 b1 b3")}
    table = harbor(scene)
    assert table.options == ["done", "produce a1 barrel", "produce b1 passenger"]
    assert harbor(scene).do("produce b1 passenger").goods("R").endswith("passenger b3")
    table.do("produce a1 barrel")
    assert (table.goods("R").endswith("barrel b3"), table.offers("produce")) == (True, [])


@pytest.mark.clause("BH-18.1", "BH-18.9")
def test_t92_goods_move_without_production() -> None:
    """BH-T92."""
    table = harbor(ships="R 2 y 2", contracts="R 1 k 3", goods="R container a1", money="R 1")
    table.do("unload 2", "unpack", "deliver crate 1", "unload 2", "deliver barrel 1", "deliver barrel 1")
    assert table.loading("R").split(", ")[0] == "k 2 2barrel+crate"
    assert (table.goods("R"), table.money["R"]) == ("crate a1", 0)


@pytest.mark.clause("BH-18.7", "BH-18.10", "BH-R56", "BH-A11")
def test_t93_crates_are_stacked_to_make_room() -> None:
    """BH-T93: the barrel needs the space of one of them."""
    goods = filled("passenger", "a1 b3") + ", R crate a1, R crate b3"
    table = harbor(ships="R 2 y 2", goods=goods).do("unload 2")
    assert "2crate" in table.goods("R")
    assert "barrel" in table.goods("R")
    assert table.offers("unload") == []


@pytest.mark.clause("BH-R24", "BH-R56")
def test_a_crate_joins_a_single_crate() -> None:
    """From a Ship or a Building; a storage Building comes next, then the first free space."""
    table = harbor(built="R sawmill a1", goods="R crate b3").do("produce a1 crate")
    assert table.goods("R") == "2crate b3"
    table = harbor(built="R warehouse b3", ships="R 2 x 2", goods="R crate b1").do("unload 2", "unload 2", "unload 2")
    assert table.goods("R") == "2crate b1, 2crate b3"
    assert harbor(built="R refinery b3").do("produce b3 barrel").goods("R") == "barrel a1"


@pytest.mark.clause("BH-R56")
def test_a_good_is_taken_from_a_single_crate_first_and_from_a_storage_building_last() -> None:
    """So that spaces become free."""
    table = harbor(contracts="R 1 k 3", goods="R 2crate a1, R crate b1").do("deliver crate 1")
    assert table.goods("R") == "2crate a1"
    table = harbor(contracts="R 2 m 3", built="R tank-farm a1", goods="R barrel a1, R barrel b3").do("deliver barrel 2")
    assert table.goods("R") == "barrel a1"


@pytest.mark.clause("BH-16.3", "BH-R1")
def test_all_harbors_are_worked_in_at_the_same_time() -> None:
    """Each seat may act, in any order; strict games ask in rank order. Prestige and time wait for all."""
    goods = "R crate a1, R crate b1, G crate a1, G crate b1"
    table = harbor(goods=goods)
    assert table.waiting == "RG"
    table.do("G: done")
    assert (table.waiting, table.told(codes.HARBOR_VALUE)) == ("R", [])
    assert len(table.do("R: done").told(codes.HARBOR_VALUE)) == 4
    table = harbor(goods=goods, strict=True, ranks="YGRB")
    assert table.waiting == "G"
    assert table.do("done").waiting == "R"
