"""Each Building and what it does (BH-B1 to BH-B20)."""

from __future__ import annotations

from typing import Unpack

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import ships as ships_rules
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

OWN = cards(
    ships="X 3 3crate b1 p1; Y 3 2barrel b0 p1; V 3 2passenger b2 p1; Z 3 1container b3 p1",
    contracts="K 3 crate+barrel+wild -3; L 3 barrel -prestige; T 3 barrel train; U 3 barrel truck",
)
FREE = "a1 b1 a2 b2 a3 b3"


def owner(building: str, base: Scene | None = None, /, **scene: Unpack[Scene]) -> Table:
    """Red's harbor with a Building on a1, in 4.1 or 4.2 unless another time is given."""
    given: Scene = {"tables": OWN, "at": "harbor", "built": f"R {building} a1"}
    given.update(base or {})
    return lay(given, **scene)


def full(goods: str = "container", but: str = "") -> str:
    """Such goods on all spaces that are neither covered nor built upon, but for some."""
    return ", ".join(f"R {goods} {space}" for space in FREE.split() if space != "a1" and space not in but.split())


def prestige(building: str) -> int:
    """What a Building counts."""
    return int(owner(building).position.decks.building_prestige[OWN.number_of_building[building]])


@pytest.mark.clause("BH-B1.1", "BH-B1.2", "BH-29.1", "BH-R20")
def test_lighthouse() -> None:
    """2 money for each Ship that comes in; none for those that are there or find no Dock."""
    scene: Scene = {"at": "2.1", "sea": "x y z -", "ships": "R 3 v 2"}
    table = owner("lighthouse", scene, bids="R 1 2.1, R 1 2.2, R 1 2.3", cleared="R c1")
    assert (table.docks("R"), table.money["R"]) == ("y 3 2barrel, x 3 3crate, v 2 2passenger", 4)
    assert owner("bank", scene, bids="R 1 2.1").money["R"] == 0


@pytest.mark.clause("BH-B1.1", "BH-R20")
def test_a_lighthouse_built_in_the_same_round_pays() -> None:
    """And one that is unbuilt does not."""
    scene: Scene = {"tables": OWN, "at": "1.2", "sea": "x - - -", "bids": "R 1 1.2, R 1 2.1", "unbuilt": "R lighthouse"}
    scene["money"] = "R 9"
    table = lay(scene).do("build lighthouse a1", "done").deal()
    assert table.told(codes.GOT_MONEY) == [(0, 2, OWN.cards.index("lighthouse"))]
    assert lay(scene).do("done").deal().told(codes.GOT_MONEY) == []


@pytest.mark.clause("BH-B2.1", "BH-B2.2", "BH-29.2", "BH-29.8")
def test_t99_status_symbol() -> None:
    """BH-T99: it takes a space and a permit, and brings prestige alone, more than any other."""
    table = lay(at="1.2", bids="R 1 1.2", unbuilt="R status-symbol", money="R 9").do("build status-symbol b2")
    assert table.position.site[5] == table.tables.number_of_building["status-symbol"]
    assert table.to_round(3).prestige["R"] == 3
    table = owner("status-symbol", goods="R crate b1, R crate b2")
    assert table.options == ["done"]
    assert prestige("status-symbol") == 3 > max(prestige(other) for other in OWN.buildings if other != "status-symbol")


@pytest.mark.clause("BH-B3.1", "BH-B3.2", "BH-17.4", "BH-29.3")
def test_refinery() -> None:
    """1 barrel, if there is room."""
    assert owner("refinery").do("produce a1 barrel").goods("R") == "barrel b1"
    assert owner("refinery", goods=full()).offers("produce") == []


@pytest.mark.clause("BH-B4.1", "BH-B4.2", "BH-29.4", "BH-R44")
def test_train_station() -> None:
    """1 more for each own card, on trains only."""
    scene: Scene = {"at": "3.1", "bids": "R 1 3.1, R 2 3.1, G 4 3.1"}
    assert owner("train-station", scene, land="t - - -").told(codes.CONTRACT_WON) == [(0, OWN.cards.index("t"), 5)]
    assert owner("train-station", scene, land="u - - -").told(codes.CONTRACT_WON) == [(1, OWN.cards.index("u"), 4)]


@pytest.mark.clause("BH-B5.1", "BH-B5.2", "BH-R44")
def test_truck_depot() -> None:
    """1 more for each own card, on trucks only."""
    scene: Scene = {"at": "3.1", "bids": "R 1 3.1, R 2 3.1, G 4 3.1"}
    assert owner("truck-depot", scene, land="u - - -").told(codes.CONTRACT_WON) == [(0, OWN.cards.index("u"), 5)]
    assert owner("truck-depot", scene, land="t - - -").told(codes.CONTRACT_WON) == [(1, OWN.cards.index("t"), 4)]


@pytest.mark.clause("BH-B6.1", "BH-B6.2", "BH-29.5")
def test_loading_plant() -> None:
    """Conversions are free, and need room as ever."""
    table = owner("loading-plant", goods="R container b1").do("unpack")
    assert (table.goods("R"), table.money["R"]) == ("2crate b1", 0)
    table = owner("loading-plant", goods="R 2crate b1", ships="R 1 y 3").do("pack")
    assert (table.goods("R"), table.money["R"]) == ("container b1", 0)
    assert not owner("bank", goods="R container b1").can("unpack")
    crates = full("container", "b1 b2") + ", R 2crate b1, R 2crate b2"
    assert owner("loading-plant", goods=crates).can("pack"), "on the space of the crates"
    assert not owner("loading-plant", goods="R crate b1").can("pack")


@pytest.mark.clause("BH-B7.1", "BH-B7.2", "BH-29.6", "BH-11.5", "BH-R16")
def test_commodity_exchange() -> None:
    """Its owner looks through the pile and chooses, or the top card goes to the bottom."""
    table = owner("commodity-exchange", at="1.4", prices="4-3-2-1").deal("1-2-3-4", "3-1-4-2")
    assert (table.phase, len(table.offers("prices"))) == ("exchanging", 24)
    assert table.view("R").pile == table.pile
    assert table.view("G").pile[1:] == ["?"] * 23
    assert table.do("prices 3-1-4-2").prices == "3-1-4-2"
    table = owner("commodity-exchange", at="1.4", prices="4-3-2-1").deal().do("done")
    assert table.pile[23] == "4-3-2-1"
    assert owner("commodity-exchange", at="1.4", bids="G 1 1.4").deal().player == "G"


@pytest.mark.clause("BH-B8.1", "BH-B8.2", "BH-B8.3", "BH-26.4", "BH-29.7", "BH-R32", "BH-R33", "BH-R34")
def test_bank() -> None:
    """2 money and 5 for each rank above, for charges alone; what is left of them counts."""
    for ranks, opens in (("RGBY", 2), ("GRBY", 7), ("GBRY", 12), ("GBYR", 17)):
        table = lay(at="1.2", bids="R 3 1.2, R 2 1.2", unbuilt="R bank", money="R 0", ranks=ranks).do("build bank a1")
        assert (table.bank["R"], table.money["R"], table.phase != "permitting") == (opens, 0, True)
    table = owner("bank", bank="R 6", money="R 1", contracts="R 1 k 1", event="harbor-dues", ships="R 1 y 3, R 2 x 3")
    table.do("done")
    assert (table.money["R"], table.bank["R"]) == (0, 6 - 2 - 2)
    table = owner("bank", bank="R 6", money="R 9", contracts="R 1 k 3", event="fall")
    assert table.options == ["bank 0", "bank 1"]
    table = owner("bank", bank="R 4", money="R 1", prestige="R 3", at="harbor", ahead=1)
    assert table.scores["R"] == 15
    assert owner("bank", bank="R 2").to_round(4).bank["R"] == 2, "never filled again"


@pytest.mark.clause("BH-B9.1", "BH-B9.2", "BH-R24")
def test_sawmill() -> None:
    """1 crate, that may join a single one."""
    assert owner("sawmill", goods="R crate b2").do("produce a1 crate").goods("R") == "2crate b2"
    assert owner("sawmill").do("produce a1 crate").goods("R") == "crate b1"
    assert owner("sawmill", goods=full("2crate")).offers("produce") == []
    assert owner("sawmill", goods=full("container", "b3") + ", R crate b3").offers("produce") == ["produce a1 crate"]


@pytest.mark.clause("BH-B10.1", "BH-B10.2")
def test_container_works() -> None:
    """1 container, if there is room."""
    assert owner("container-works").do("produce a1 container").goods("R") == "container b1"
    assert owner("container-works", goods=full("crate")).offers("produce") == []


@pytest.mark.clause("BH-B11.1", "BH-B11.2")
def test_ferry_landing() -> None:
    """1 passenger, if there is room."""
    assert owner("ferry-landing").do("produce a1 passenger").goods("R") == "passenger b1"
    assert owner("ferry-landing", goods=full("crate")).offers("produce") == []


@pytest.mark.clause("BH-B12.1", "BH-B12.2", "BH-R26")
def test_customs_house() -> None:
    """1 money and 1 for each rank above, without room, for conversions of the same round, too."""
    table = owner("customs-house", goods=full(), ranks="GRBY").do("produce a1 money")
    assert table.money["R"] == 2
    assert table.do("unpack").money["R"] == 1
    for ranks, money in (("RGBY", 1), ("GBRY", 3), ("GBYR", 4)):
        assert owner("customs-house", ranks=ranks).do("produce a1 money").money["R"] == money


@pytest.mark.clause("BH-B13.1", "BH-B13.2", "BH-17.1")
def test_market_hall() -> None:
    """1 barrel or 1 crate, chosen anew in each round."""
    table = owner("market-hall")
    assert table.options == ["done", "produce a1 barrel", "produce a1 crate"]
    table.do("produce a1 barrel")
    assert (table.goods("R"), table.offers("produce")) == ("barrel b1", [])
    table.to_round(3).to("harbor").do("produce a1 crate")
    assert table.goods("R") == "barrel b1, crate a2"


@pytest.mark.clause("BH-B14.1", "BH-B14.2", "BH-15.5", "BH-R45", "BH-R56")
def test_warehouse() -> None:
    """Two places for goods of any kind."""
    ships = "R 1 v 3, R 2 x 3"
    table = owner("warehouse", ships=ships, goods=full()).do(*["unload 2"] * 2, "unload 1")
    assert (table.goods("R").split(", b1")[0].split(" ")[:2], table.offers("unload")) == (["2crate", "a1,"], [])
    assert "passenger a1" in table.goods("R")
    assert owner("warehouse", ships=ships, goods=full() + ", R barrel a1, R 2crate a1").offers("unload") == []
    assert owner("warehouse", contracts="R 1 l 3", goods="R barrel a1").do("deliver barrel 1").goods("R") == ""


@pytest.mark.clause("BH-B15.1", "BH-B15.2", "BH-15.5")
def test_tank_farm() -> None:
    """3 barrels and nothing else."""
    table = owner("tank-farm", ships="R 1 y 3, R 2 x 3", goods=full() + ", R 2barrel a1")
    assert table.offers("unload") == ["unload 1"]
    assert table.do("unload 1").goods("R").startswith("3barrel a1")
    assert table.offers("unload") == []


@pytest.mark.clause("BH-B16.1", "BH-B16.2", "BH-15.5")
def test_waiting_hall() -> None:
    """3 passengers and nothing else."""
    table = owner("waiting-hall", ships="R 1 v 3, R 2 x 3", goods=full() + ", R 2passenger a1")
    assert table.offers("unload") == ["unload 1"]
    assert table.do("unload 1").goods("R").startswith("3passenger a1")
    assert table.offers("unload") == []


@pytest.mark.clause("BH-B17.1", "BH-B17.2", "BH-13.5")
def test_pilot_station() -> None:
    """1 Bollard less on each wall, and never less than none."""
    scene: Scene = {"at": "2.1", "bids": "R 1 2.1"}
    assert owner("pilot-station", scene, sea="x - - -").offers("dock") == [
        "dock 1 crate",
        "dock 2 crate",
        "dock 3 crate",
    ]
    assert owner("pilot-station", scene, sea="v - - -").docks("R") == "-, v 3 2passenger, -"
    assert owner("pilot-station", scene, sea="z - - -").docks("R") == "-, -, -"
    table = owner("pilot-station", scene, sea="y - - -")
    assert (len(table.offers("dock")), ships_rules.berth_needed(table.position, 0, OWN.number_of_ship["y"])) == (3, 0)
    assert owner("bank", scene, sea="v - - -").docks("R") == "-, -, -"


@pytest.mark.clause("BH-B18.1", "BH-B18.2", "BH-18.4")
def test_gantry_crane() -> None:
    """Goods go from Ship to Contract though Storage is full, if the Contract is accessible and requires them."""
    scene: Scene = {"ships": "R 1 y 3", "contracts": "R 2 k 3, R 3 l 3, R 4 u 3", "goods": full()}
    table = owner("gantry-crane", scene, cleared="R d1")
    assert table.offers("direct") == ["direct 1 2", "direct 1 4"]
    table.do("direct 1 4")
    assert (table.docks("R"), table.loading("R").split(", ")[3]) == ("y 3 1barrel, -, -", "u 3 barrel")
    assert table.offers("direct") == ["direct 1 2"]
    assert owner("bank", scene).refused("direct 1 2")
    others = ["bank b1", "sawmill a2", "refinery b2", "lighthouse a3", "status-symbol b3"]
    for building, phase in (("gantry-crane", "harbor"), ("train-station", "dealing")):
        built = ", ".join(f"R {name}" for name in [f"{building} a1", *others])
        assert owner(building, scene, built=built, goods="").phase == phase, "there is no Storage at all"


@pytest.mark.clause("BH-B19.1", "BH-B19.2", "BH-R44")
def test_harbor_office() -> None:
    """1 more on each Ship with an own card, however many; on Contracts nothing."""
    scene: Scene = {"at": "2.1", "sea": "x y - -", "ranks": "GRBY"}
    table = owner("harbor-office", scene, bids="R 1 2.1, R 2 2.1, G 3 2.1, R 3 2.2, G 4 2.2")
    assert table.told(codes.SHIP_WON)[0] == (0, 0, 4)
    assert table.told(codes.SHIP_WON)[1:] == [(1, 1, 4)], "a tie, and Green is Captain"
    assert owner("harbor-office", scene, bids="R 1 2.2").told(codes.SHIP_WON) == [(0, 1, 2)]
    table = owner("harbor-office", scene, land="l - - -", bids="R 4 3.1, G 4 3.1")
    assert table.told(codes.CONTRACT_WON) == [(1, OWN.cards.index("l"), 4)]


@pytest.mark.clause("BH-B20.1", "BH-B20.2", "BH-14.7")
def test_insurance_office() -> None:
    """No money penalties, of whatever Contract; prestige and charges as ever."""
    contracts = "R 1 k 1, R 2 l 1, R 4 u 3"
    table = owner("insurance-office", contracts=contracts, money="R 5", prestige="R 5", event="fall")
    assert (table.money["R"], table.prestige["R"]) == (5 - 1, 4)
    assert table.told(codes.INSURED) == [(0, OWN.cards.index("k"), 0)]
    contracts = "R 1 u 3, R 2 l 3, R 3 t 3, R 4 bonded-store 3"
    table = owner("insurance-office", at="3.1", bids="R 1 3.1", land="k - - -", contracts=contracts, money="R 5")
    assert (table.money["R"], table.told(codes.CONTRACT_LOST)) == (5, [(0, OWN.cards.index("k"), 0)])
