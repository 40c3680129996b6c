"""Refusals in the harbors: producing, moving and converting goods, with and without places named."""

from __future__ import annotations

from typing import Unpack

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.pack.reading import built_in_text
from quarterdeck.games.bremerhaven.pack.tables import tables_of
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.refused import allowed, refused, refused_number
from tests.games.bremerhaven.scenario import Scene, lay
from tests.games.bremerhaven.table import Table

FULL = ", ".join(f"R barrel {space}" for space in ("a1", "b1", "a2", "b2", "a3", "b3"))
WILD = cards(contracts="K 3 barrel+wild+wild -5 +1 train; L 3 crate -1 +1 truck")


def moving(**scene: Unpack[Scene]) -> Table:
    """Red is past 4.1."""
    given: Scene = {"at": "harbor", "money": "R 5"}
    given.update(scene)
    table = lay(**given)
    return table.do("done") if table.offers("produce") else table


# -- 4.1 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-17.1", "BH-16.1", "BH-R26")
def test_only_production_buildings_produce_and_each_once() -> None:
    """Goods are moved after that."""
    built = "R refinery a1, R bank b1, R market-hall a2, R customs-house b2"
    table = lay(at="harbor", built=built, ships="R 2 grietje 2")
    assert refused(table, "produce c1 barrel") == ("BH-17.1", "No Building stands on c1.")
    assert refused(table, "produce b1 money") == ("BH-17.1", "Bank does not produce anything.")
    assert refused(table, "produce a1 crate") == ("BH-17.1", "Refinery produces barrels.")
    assert refused(table, "produce a2 money") == ("BH-17.1", "Market Hall produces barrels or crates.")
    assert refused(table, "produce b2 crate") == ("BH-17.1", "Customs House produces 1 money.")
    assert refused(table, "unload 2") == (
        "BH-16.1",
        "Producing comes first: let your Buildings produce, or be done with it, and then move goods.",
    )
    assert refused(table, "4 on 1.2") == ("BH-16.1", "Now your Buildings produce; or be done with that.")
    table.do("produce a1 barrel")
    assert refused(table, "produce a1 barrel") == ("BH-17.1", "Refinery has produced in this round already.")
    assert refused(table, "produce a1 barrel a3")[0] == "BH-17.1"
    table.do("done")
    assert refused(table, "produce a2 crate") == (
        "BH-R26",
        "You have begun to move goods: nothing more is produced in this round.",
    )
    assert refused(table, "upgrade") == ("BH-16.1", "Now you move and convert goods; or be done with that.")


@pytest.mark.clause("BH-17.2", "BH-15.2")
def test_t51_nothing_is_produced_without_room() -> None:
    """BH-T51; another Building could still produce money."""
    goods = "R barrel b1, R barrel b2, R barrel a3, R barrel b3"
    table = lay(at="harbor", built="R refinery a1, R customs-house a2", goods=goods)
    assert refused(table, "produce a1 barrel") == (
        "BH-17.2",
        "There is no room for a barrel, and producing comes before goods are moved.",
    )
    assert refused(table, "produce a1 barrel b1") == ("BH-15.4", "b1 has no room for a barrel: it holds 1 barrel.")
    assert refused(table, "produce a1 barrel a2") == ("BH-15.2", "Customs House stands on a2.")
    assert refused(table, "produce a1 barrel c1") == ("BH-15.3", "c1 is covered; it must be cleared first.")


# -- 4.2: Ships --------------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-18.2", "BH-15.4")
def test_a_good_goes_ashore_only_if_there_is_room() -> None:
    """There must be a Ship, and something on it."""
    table = moving(ships="R 2 grietje 2", goods=FULL.replace("barrel b3", "container b3"))
    assert refused(table, "unload 1") == ("BH-18.2", "No Ship lies in Dock 1.")
    assert refused(table, "unload 2") == ("BH-15.4", "Your Storage has no room for a barrel, however it is stacked.")
    assert refused(table, "unload 2 a1") == ("BH-15.4", "a1 has no room for a barrel: it holds 1 barrel.")
    empty = moving(ships="R 2 grietje 2 0barrel", goods="R crate a1, R crate b1")
    assert refused(empty, "unload 2") == ("BH-18.2", "Nothing is left on Grietje.")
    assert refused(empty, "unload 2 b1")[0] == "BH-18.2"


@pytest.mark.clause("BH-15.3", "BH-15.5", "BH-B15.2")
def test_a_named_place_must_have_room() -> None:
    """Cover cards, Buildings that hold something else, and a crate beside a crate."""
    table = moving(ships="R 2 kleine-antje 2", built="R tank-farm a1, R bank b1", goods="R crate a2, R 3barrel a1")
    assert refused(table, "unload 2 a1") == ("BH-15.5", "Tank Farm holds nothing but barrels.")
    assert refused(table, "unload 2 b1") == ("BH-15.2", "Bank stands on b1.")
    assert refused(table, "unload 2 d3") == ("BH-15.3", "d3 is covered; it must be cleared first.")
    assert allowed(table, "unload 2 a2")
    assert allowed(table, "unload 2 b2")
    table = moving(ships="R 2 grietje 2", built="R tank-farm a1", goods="R 3barrel a1")
    assert refused(table, "unload 2 a1") == ("BH-15.5", "Tank Farm has no room for a barrel: it holds 3 barrels.")


# -- 4.2: Contracts -----------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-18.3", "BH-18.4", "BH-18.5", "BH-15.8")
def test_t49_goods_go_from_ship_to_storage_to_contract_and_no_other_way() -> None:
    """BH-T49: what cannot be said in notation needs no refusal; straight from Ship to Contract does."""
    table = moving(ships="R 2 grietje 2", contracts="R 1 lehe-chandlery 3, R 3 corner-tavern 3", goods="R crate a1")
    assert refused(table, "direct 2 1") == (
        "BH-18.4",
        "Nothing goes from a Ship to a Contract directly: unload it first.",
    )
    assert refused(table, "deliver barrel 1") == (
        "BH-18.4",
        "Your barrel is still on Grietje: unload it first, since nothing goes from a Ship to a Contract directly.",
    )
    assert refused(table, "deliver container 1") == ("BH-18.2", "There is no container in your Storage.")
    assert refused(table, "deliver barrel 2") == ("BH-18.6", "No Contract lies in Loading dock 2.")
    assert refused(table, "deliver barrel 3") == (
        "BH-15.8",
        "Corner Tavern lies in Loading dock 3, which is not accessible until c1 is cleared.",
    )
    assert refused(table, "deliver barrel a1 1") == (
        "BH-18.2",
        "You want to take 1 barrel from a1, which holds 1 crate.",
    )
    assert refused(table, "deliver crate a1 1")[0] == "BH-18.6"


@pytest.mark.clause("BH-18.6", "BH-R23")
def test_t46_a_contract_takes_what_it_still_requires() -> None:
    """BH-T46: barrel, barrel, passenger complete it; a passenger first leaves the barrel open."""
    goods = "R 3barrel a1, R passenger b1, R passenger a2, R crate b2, R crate a3"
    table = moving(tables=WILD, built="R tank-farm a1", goods=goods, contracts="R 1 k 3 2passenger")
    assert refused(table, "deliver crate 1") == ("BH-18.6", "K requires no crate any more; it takes barrels.")
    assert refused(table, "deliver crate b2 1")[0] == "BH-18.6"
    table.do("deliver barrel 1")
    assert refused(table, "deliver barrel 1") == ("BH-18.6", "K is complete.")


@pytest.mark.clause("BH-B18.1", "BH-B18.2")
def test_the_gantry_crane_reaches_accessible_contracts_that_require_the_good() -> None:
    """From a Ship that has one."""
    contracts = "R 1 lehe-chandlery 3, R 2 fish-hall 3, R 3 corner-tavern 3"
    table = moving(ships="R 2 grietje 2", built="R gantry-crane a1", contracts=contracts)
    assert allowed(table, "direct 2 1")
    assert refused(table, "direct 1 1") == ("BH-18.2", "No Ship lies in Dock 1.")
    assert refused(table, "direct 2 2") == ("BH-18.6", "Fish Hall requires no barrel any more; it takes crates.")
    assert refused(table, "direct 2 3")[0] == "BH-15.8"
    assert refused(table, "direct 2 4") == ("BH-18.6", "No Contract lies in Loading dock 4.")


# -- 4.2: conversions -----------------------------------------------------------------------------------------------


@pytest.mark.clause("BH-18.8", "BH-R25", "BH-R55")
def test_t50_conversions_need_goods_money_and_room() -> None:
    """BH-T50; those without places are not turned straight back, those with places are."""
    table = moving(goods="R container a1", money="R 2")
    assert refused(table, "pack") == ("BH-R25", "It takes 2 crates; you have no crate in Storage.")
    assert refused(table, "unpack b1") == (
        "BH-R25",
        "You want to take 1 container from b1, which holds nothing.",
    )
    table.do("unpack")
    assert refused(table, "pack") == (
        "BH-R55",
        "That would only undo the unpacking; move a good first, or name the places.",
    )
    assert allowed(table, "pack a1 a1 b1")
    assert allowed(table, "pack a1 a1 a1")
    assert refused(table, "pack a1 b1 a2")[0] == "BH-R25"
    assert refused(table, "pack b1 b1 a2") == (
        "BH-R25",
        "You want to take 2 crates from b1, which holds nothing.",
    )
    assert refused(table, "unpack") == ("BH-R25", "There is no container in your Storage.")
    poor = moving(goods="R container a1, R 2crate b1, R crate a2, R crate b2", money="")
    for text in ("unpack", "pack", "unpack a1", "pack b1 b1 b1"):
        assert refused(poor, text) == ("BH-18.8", "A conversion costs 1 money; you have no money in cash.")
    packed = moving(goods="R 2crate b1", money="R 2").do("pack")
    assert refused(packed, "unpack") == (
        "BH-R55",
        "That would only undo the packing; move a good first, or name the place.",
    )
    assert allowed(packed, "unpack a1")


@pytest.mark.clause("BH-R25", "BH-15.4")
def test_a_packed_container_needs_an_empty_space() -> None:
    """Three crates fill two spaces, and packing two of them frees one only if they lie together."""
    barrels = FULL.replace("R barrel a1, R barrel b1, ", "")
    table = moving(goods=f"{barrels}, R 2crate a1, R crate b1")
    assert refused(table, "pack a1 b1 a1") == ("BH-15.4", "a1 has no room for a container: it holds 1 crate.")
    assert allowed(table, "pack a1 b1 b1")
    assert allowed(table, "pack")
    stuffed = moving(goods=f"{barrels}, R barrel b1, R crate a1, R crate a1", built="")
    assert allowed(stuffed, "pack")
    three = moving(goods=f"{barrels}, R barrel b1", built="R warehouse a1")
    three.position.goods[0] = 0x211
    assert refused(three, "pack") == ("BH-R25", "Even without the two crates there is no empty space for a container.")


@pytest.mark.clause("BH-R25", "BH-15.5")
def test_a_container_is_not_unpacked_where_crates_may_not_lie() -> None:
    """In a pack whose Tank Farm holds containers."""
    tables = tables_of(built_in_text().replace('stores = ["barrel"]', 'stores = ["container"]'))
    table = moving(tables=tables, built="R tank-farm a1", goods="R container a1")
    sentence = "The container lies in a Building that holds no crates; move it first."
    assert refused(table, "unpack") == refused(table, "unpack a1") == ("BH-R25", sentence)
    assert allowed(table, "move container a1 b1")


@pytest.mark.clause("BH-18.7")
def test_goods_are_shifted_to_other_spaces_with_room() -> None:
    """Only with places named."""
    table = moving(goods="R crate a1, R crate b1, R barrel a2")
    assert allowed(table, "move crate a1 b1")
    assert refused(table, "move crate a1 a1") == ("BH-18.7", "The good is on a1 already.")
    assert refused(table, "move crate a1 a2") == ("BH-15.4", "a2 has no room for a crate: it holds 1 barrel.")
    assert refused(table, "move barrel a1 b2")[0] == "BH-18.2"


def test_exact_moves_are_refused_where_something_else_is_asked() -> None:
    """In the Town, and before 4.1 is done."""
    town = lay(at="1.2", bids="R 5 1.2", goods="R crate a1", money="R 9")
    assert refused(town, "move crate a1 b1")[0] == "BH-9.7"
    table = lay(at="harbor", built="R refinery a1", goods="R crate b1")
    assert refused(table, "move crate b1 a2")[0] == "BH-16.1"
    assert allowed(table, "produce a1 barrel a2")


def test_numbers_that_mean_no_exact_move_are_refused() -> None:
    """Spaces, docks and goods that there are not, and parts that are not used."""
    table = moving(goods="R crate a1, R crate b1")
    for rest in (
        0x0_3_0_0_0,
        0x0_0_C_0_0,
        0x0_0_0_0_1,
        0x1_C_0_0_0,
        0x1_0_1_1_2,
        0x2_0_4_0_2,
        0x3_0_1_0_0,
        0x6_0_0_0_0,
    ):
        number = int(codes.EXACT) + rest
        assert refused_number(table, number) == ("BH-18.2", f"No move has the number {number}.")
