"""Influence cards on their way to the boards (BH-T8 to BH-T12, BH-T83, BH-T84)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bremerhaven import codes
from tests.games.bremerhaven.scenario import lay
from tests.games.bremerhaven.table import BIDS, Table


def bids(table: Table, *texts: str) -> Table:
    """Cards of one seat after the other, R first: `2 on 2.1`; somebody without a wish bids on 1.0."""
    for text in texts:
        table.do(text)
    while table.phase == "bidding":
        table.do(next(text for text in table.options if text.endswith("1.0")))
    return table


@pytest.mark.clause("BH-5.2", "BH-1.2", "BH-A8")
def test_t8_cards_are_laid_in_rank_order_five_times() -> None:
    """BH-T8."""
    table = lay(at="bidding", ranks="BRYG")
    order = ""
    while table.phase == "bidding":
        order += table.player
        table.do(table.options[0])
    assert order == "BRYG" * 5
    assert [table.hand(seat) for seat in "RGBY"] == [""] * 4


@pytest.mark.clause("BH-5.5", "BH-5.8", "BH-5.9", "BH-13.2")
def test_t9_cards_of_a_player_on_one_space_are_added_up() -> None:
    """BH-T9."""
    table = lay(seats=2, at="bidding", sea="grietje windsbraut", walls="R 2222")
    bids(table, "2 on 2.1", "4 on 2.1", "3 on 2.1").deal()
    assert (table.player, table.phase) == ("R", "berthing")
    assert table.told(codes.SHIP_WON) == [(0, table.tables.number_of_ship["grietje"], 5)]


@pytest.mark.clause("BH-5.9", "BH-8.6", "BH-R5", "BH-A3")
def test_t10_among_equal_bids_the_higher_rank_wins() -> None:
    """BH-T10."""
    table = lay(ranks="BRGY", at="1.1", offer="lighthouse", bids="R 4 1.1, G 1 1.1, G 3 1.1").deal()
    assert (table.buildings("R"), table.buildings("G")) == ("lighthouse", "")
    table = lay(ranks="BGRY", at="1.1", offer="lighthouse", bids="R 4 1.1, G 1 1.1, G 3 1.1").deal()
    assert (table.buildings("R"), table.buildings("G")) == ("", "lighthouse")


@pytest.mark.clause("BH-5.6", "BH-R5")
def test_t11_a_card_must_be_laid_and_stays_where_it_is() -> None:
    """BH-T11."""
    table = lay(seats=2, at="bidding").do("1 on 1.0", "1 on 1.0", "2 on 1.0", "2 on 1.0", "3 on 1.0", "3 on 1.0")
    assert (table.player, table.hand("R")) == ("R", "45")
    assert table.laid("R", "1.0") == "123"
    assert {tuple(text.split()) for text in table.options} == {
        (value, "on", space) for value in "45" for space in BIDS if space not in {"2.3", "2.4", "3.3", "3.4"}
    }


@pytest.mark.clause("BH-5.1", "BH-5.4", "BH-D4")
@pytest.mark.parametrize(("seats", "number"), [(2, 50), (3, 60), (4, 70)])
def test_t12_each_card_may_go_to_each_space(seats: int, number: int) -> None:
    """BH-T12."""
    table = lay(seats=seats, at="bidding")
    spaces = [space for space in BIDS if space[0] == "1" or int(space[2]) <= seats]
    assert sorted(table.options) == sorted(f"{value} on {space}" for value in range(1, 6) for space in spaces)
    assert len(table.options) == number


@pytest.mark.clause("BH-5.1", "BH-5.3", "BH-5.6", "BH-5.7")
def test_t83_cards_lie_face_down_until_all_are_laid() -> None:
    """BH-T83."""
    table = lay(seats=2, at="bidding", sea="cape-farewell neue-welt").do("2 on 2.1", "4 on 2.1", "5 on 2.1", "1 on 1.0")
    assert [table.view(seat).laid("R", "2.1") for seat in "RG-"] == ["25", "??", "??"]
    assert [table.view(seat).hand("R") for seat in "RG-"] == ["134", "???", "???"]
    assert [table.view(seat).laid("G", "2.1") for seat in "RG-"] == ["?", "4", "?"]
    bids(table)
    assert table.position.next_space == codes.BUILDING + 1
    assert [table.view(seat).laid("R", "2.1") for seat in "RG-"] == ["25"] * 3
    assert [table.view(seat).laid("G", "1.0") for seat in "RG-"] == ["1235"] * 3


@pytest.mark.clause("BH-5.7")
def test_the_value_of_a_card_is_told_to_its_owner_alone() -> None:
    """The log of a spectator or an opponent tells the space only, and all bids once they are revealed."""
    table = lay(seats=2, at="bidding").do("5 on 1.4")
    log = table.position.log
    assert log is not None
    assert (codes.LAID_VALUE, 0, 5, 0) in log.veiled(0).entries()
    for seat in (1, -2):
        assert (codes.LAID_VALUE, 0, 5, 0) not in log.veiled(seat).entries()
        assert (codes.LAID, 0, codes.PRICES, codes.NONE) in log.veiled(seat).entries()
    bids(table)
    assert (0, codes.PRICES, 5) in table.told(codes.REVEALED)


@pytest.mark.clause("BH-6.1", "BH-6.2", "BH-6.3", "BH-6.4", "BH-1.2", "BH-A1")
def test_t84_spaces_are_resolved_from_left_to_right_and_cards_stay_until_the_return() -> None:
    """BH-T84."""
    table = lay(
        money="R 20",
        sea="grietje seeschwalbe windsbraut strandlooper",
        walls="R 3333",
        unbuilt="R refinery",
        goods="R barrel b1",
        bids="R 1 1.0, R 1 1.1, R 1 1.2, R 1 1.3, R 1 1.4, R 1 1.5, R 1 2.1, R 1 2.3, R 1 3.2, R 1 3.4",
    )
    seen = []
    while table.position.round == 2:
        assert table.laid("R", "1.2") == "1"
        if table.player != "chance":
            seen.append(table.phase)
        table.step()
    assert seen == [
        "permitting", "growing", "pricing", "swapping", "berthing", "berthing", "placing", "placing", "harbor",
    ]  # fmt: skip
    kinds = [
        codes.PARKED, codes.BUILDING_WON, codes.PERMITS_DONE, codes.NOT_GROWN, codes.PRICES_KEPT, codes.RANKS_KEPT,
        codes.INCOME, codes.SHIP_WON, codes.CONTRACT_WON, codes.HARBOR_DONE, codes.HARBOR_VALUE, codes.ADVANCED,
        codes.ANNOUNCED, codes.SHIP_CAME, codes.ROUND,
    ]  # fmt: skip
    assert table.position.log is not None
    told = [kind for kind, _, _, _ in table.position.log.entries()]
    places = [told.index(kind) for kind in kinds]
    assert places == sorted(places)
    won = table.told(codes.SHIP_WON) + table.told(codes.CONTRACT_WON)
    names = [table.tables.cards[name] for _, name, _ in won]
    assert names[:2] == ["grietje", "windsbraut"]
    assert table.laid("R", "1.2") == ""
