"""Each Event and what it does (BH-E1 to BH-E18)."""

from __future__ import annotations

from typing import Unpack

import pytest

from quarterdeck.games.bremerhaven import codes
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

OWN = cards(
    ships="X 3 3crate b1 p1; Y 3 2barrel b0 p1; Z 3 1container b3 p1",
    contracts="K 3 crate+barrel+wild; L 3 barrel; M 3 barrel; N 3 passenger",
)


def after(event: str, /, **scene: Unpack[Scene]) -> Table:
    """Once the Event has been carried out: markers are those after 4.4."""
    return lay({"tables": OWN, "at": "harbor", "event": event}, **scene).to("dealing")


@pytest.mark.clause("BH-E1", "BH-26.5")
def test_fall() -> None:
    """1 money for each Contract."""
    table = after("fall", contracts="R 1 k 3, R 3 l 2, G 1 m 1, G 2 n 2", money="R 9, G 9, B 9")
    assert table.money == {"R": 7, "G": 8, "B": 9, "Y": 0}, "Green's first Contract was due before"


@pytest.mark.clause("BH-E1", "BH-R33", "BH-R49")
def test_fall_asks_owners_of_banks_in_rank_order() -> None:
    """Who has no choice is not asked."""
    scene: Scene = {"contracts": "R 1 k 3, G 1 l 3, B 1 m 3", "built": "R bank a1, G bank a1, B bank a1"}
    table = lay(scene, tables=OWN, at="harbor", event="fall", ranks="YBGR", bank="R 3, G 3", money="R 2, B 1")
    assert (table.player, table.options) == ("R", ["bank 0", "bank 1"])
    assert (table.bank["G"], table.money["B"]) == (2, 0), "Green's cash and Blue's Bank are empty"
    table = lay(scene, tables=OWN, at="harbor", event="fall", ranks="YBGR", bank="R 3, G 3", money="R 2, G 2")
    assert table.player == "G"
    assert table.do("bank 1").player == "R"
    table.do("bank 0")
    assert (table.money, table.bank["G"], table.bank["R"]) == ({"R": 1, "G": 2, "B": 0, "Y": 0}, 2, 3)


@pytest.mark.clause("BH-E2", "BH-R33")
def test_harbor_dues() -> None:
    """1 money for each Ship; more than all there is is not asked for."""
    table = after("harbor-dues", ships="R 1 x 3, R 3 y 2, G 2 z 2", money="R 9, B 9")
    assert table.money == {"R": 7, "G": 0, "B": 9, "Y": 0}
    table = after("harbor-dues", ships="R 1 x 3, R 3 y 2", money="R 1", bank="R 3", built="R bank a1")
    assert (table.money["R"], table.bank["R"]) == (0, 2)
    scene: Scene = {"ships": "R 1 x 3 0crate, R 3 y 2 0barrel", "money": "R 9", "bank": "R 3", "built": "R bank a1"}
    table = lay(scene, tables=OWN, at="harbor", event="harbor-dues")
    assert (table.phase, table.money["R"], table.bank["R"]) == ("dealing", 7, 3), "cash first, and nobody is asked"


@pytest.mark.clause("BH-E3")
def test_roof_repairs() -> None:
    """1 money for each built Building."""
    table = after(
        "roof-repairs", built="R bank a1, R lighthouse b1, G sawmill a1", unbuilt="R refinery", money="R 9, G 9"
    )
    assert table.money == {"R": 7, "G": 8, "B": 0, "Y": 0}


@pytest.mark.clause("BH-E4")
def test_storage_fees() -> None:
    """1 money for each space with goods; a Building with goods counts as one."""
    goods = "R 2crate a1, R barrel b1, R barrel a2, R barrel a2"
    assert after("storage-fees", goods=goods, built="R tank-farm a2", money="R 9, G 9").money == {
        "R": 6, "G": 9, "B": 0, "Y": 0,
    }  # fmt: skip


@pytest.mark.clause("BH-E5")
def test_tax_audit() -> None:
    """1 money for every full 10 in cash."""
    table = after("tax-audit", money="R 9, G 10, B 29, Y 30", bank="R 20", built="R bank a1")
    assert table.money == {"R": 9, "G": 9, "B": 27, "Y": 27}
    assert table.bank["R"] == 20


@pytest.mark.clause("BH-E6")
def test_open_harbor_day() -> None:
    """1 money for each Ship."""
    assert after("open-harbor-day", ships="R 1 x 3, R 3 y 2, G 2 z 1").money == {"R": 2, "G": 0, "B": 0, "Y": 0}


@pytest.mark.clause("BH-E7")
def test_down_payment() -> None:
    """1 money for each Contract."""
    assert after("down-payment", contracts="R 1 k 3, R 3 l 2, G 1 n 1").money == {"R": 2, "G": 0, "B": 0, "Y": 0}


@pytest.mark.clause("BH-E8")
def test_topsy_turvy_day() -> None:
    """4 money for the last in rank, 3 for the one above."""
    assert after("topsy-turvy-day", ranks="YBRG").money == {"G": 4, "R": 3, "B": 2, "Y": 1}
    assert after("topsy-turvy-day", seats=2, ranks="GR").money == {"R": 4, "G": 3}


@pytest.mark.clause("BH-E9", "BH-R28")
def test_oil_slick() -> None:
    """Everybody loses 1 prestige that has any."""
    assert after("oil-slick", prestige="R 4, G 1").prestige == {"R": 3, "G": 0, "B": 0, "Y": 0}


@pytest.mark.clause("BH-E10")
def test_sail_parade() -> None:
    """1 prestige for two Ships or more."""
    table = after("sail-parade", ships="R 1 x 3, R 3 y 2, G 2 z 2", prestige="R 4, G 4")
    assert table.prestige == {"R": 5, "G": 4, "B": 0, "Y": 0}


@pytest.mark.clause("BH-E11")
def test_merchants_prize() -> None:
    """1 prestige for a complete Contract, and no more for two."""
    contracts = "R 1 l 3 barrel, R 2 m 3 barrel, G 1 k 3 2barrel, B 1 n 1 passenger"
    assert after("merchants-prize", contracts=contracts).prestige == {"R": 1, "G": 0, "B": 0, "Y": 0}


@pytest.mark.clause("BH-E12", "BH-11.4")
def test_market_panic() -> None:
    """The prices turn after the sales of the round."""
    table = lay(tables=OWN, at="harbor", event="market-panic", prices="4-3-2-1", contracts="R 1 l 1 barrel")
    assert (table.player, table.money["R"]) == ("chance", 4)
    table.do("price 1-2-3-4")
    assert (table.pile[0], table.pile[23], table.told(codes.ADVANCED) != []) == ("1-2-3-4", "4-3-2-1", True)


@pytest.mark.clause("BH-E13")
def test_shore_leave() -> None:
    """The Captain falls to the foot of the ladder."""
    table = after("shore-leave", ranks="YBRG")
    assert table.ranks == "BRGY"
    assert after("shore-leave", seats=2, ranks="GR").ranks == "RG"
    assert table.to_round(3).player == "B"


@pytest.mark.clause("BH-E14")
def test_dense_fog() -> None:
    """1 more Time marker on each Ship; a Ship that left before does not come back."""
    table = after("dense-fog", ships="R 1 x 3, R 3 y 1", contracts="R 1 k 3")
    assert (table.docks("R"), table.loading("R")) == ("x 3 3crate, -, -", "k 2, -, -, -")


@pytest.mark.clause("BH-E15")
def test_rail_strike() -> None:
    """1 more Time marker on each Contract."""
    table = after("rail-strike", ships="R 1 x 3", contracts="R 1 k 3, R 3 l 2")
    assert (table.docks("R"), table.loading("R")) == ("x 2 3crate, -, -", "k 3, -, l 2, -")


@pytest.mark.clause("BH-E16")
def test_impatient_telegrams() -> None:
    """1 Time marker less on each Contract, but never the last."""
    assert after("impatient-telegrams", contracts="R 1 k 4, R 3 l 2").loading("R") == "k 2, -, l 1, -"


@pytest.mark.clause("BH-E14", "BH-E15", "BH-E16")
def test_a_card_may_print_more_than_one_time_marker() -> None:
    """The number of the pack's own cards counts."""
    scene: Scene = {"ships": "R 1 x 3", "contracts": "R 1 k 3, R 2 l 5", "at": "harbor", "event": "fall"}
    found = {}
    for back in ("ships-stay 2", "contracts-wait 3", "contracts-hurry 2"):
        own = cards(ships="X 3 3crate b1 p1", contracts="K 3 crate+barrel+wild; L 5 barrel", back=back)
        table = lay(scene, tables=own).to("dealing")
        found[back] = (table.docks("R").split()[1], [words.split()[1] for words in table.loading("R").split(", ")[:2]])
    assert found["ships-stay 2"] == ("4", ["2", "4"])
    assert found["contracts-wait 3"] == ("2", ["5", "7"])
    assert found["contracts-hurry 2"] == ("2", ["1", "2"])


@pytest.mark.clause("BH-E17")
def test_rats_on_the_pier() -> None:
    """2 crates, or as many as there are."""
    goods = "R 2crate a1, R crate b1, R container a2, G crate a1, B 2container a1"
    table = after("rats-on-the-pier", goods=goods)
    assert [table.goods(seat) for seat in "RGB"] == ["crate a1, container a2", "", "2container a1"]
    assert table.told(codes.GOODS_LOST) == [(0, codes.CRATE, 2), (1, codes.CRATE, 1)]


@pytest.mark.clause("BH-E18")
def test_heavy_swell() -> None:
    """1 good of each Ship that has any."""
    table = after("heavy-swell", ships="R 1 x 3, R 3 y 2 1barrel, G 2 z 2 0container")
    assert (table.docks("R"), table.docks("G")) == ("x 2 2crate, -, y 1 0", "-, z 1 0, -")
