"""Events, progress and new cards (BH-T60 to BH-T64, BH-T94)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.pack.format import NewsFile
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import lay, start
from tests.games.bremerhaven.table import BIDS, Table

OWN = cards(
    ships="X 2 3crate b1 p1; Y 2 2barrel b1 p2; Z 2 2barrel b1 p4",
    contracts="P 3 barrel; Q 3 crate; R 3 crate; S 3 crate",
)


@pytest.mark.clause("BH-21.1", "BH-21.2", "BH-21.3", "BH-22.1", "BH-22.3", "BH-22.4", "BH-22.5")
def test_t60_an_event_is_announced_in_one_round_and_carried_out_once_in_the_next() -> None:
    """BH-T60."""
    table = lay(
        at="bidding", round=1, seats=2, ahead=20, news="open-harbor-day", ships="R 2 nordermole 5, G 2 grietje 5"
    )
    assert table.event == "-"
    table.to_round(2, "dense-fog")
    assert (table.event, table.position.ahead, table.told(codes.EVENT)) == ("open-harbor-day", 18, [])
    assert table.money == {"R": 5 + 4, "G": 5 + 3}
    table.to_round(3, "oil-slick")
    assert table.told(codes.EVENT) == [(-2, table.tables.cards.index("open-harbor-day"), 0)]
    assert table.money == {"R": 2 * (5 + 4) + 1, "G": 2 * (5 + 3) + 1}
    table.to_round(4)
    assert table.money == {"R": 3 * (5 + 4) + 1, "G": 3 * (5 + 3) + 1}, "no second time"
    assert int(table.position.news_pile).bit_count() == 2


@pytest.mark.clause("BH-22.1", "BH-22.3")
def test_the_front_of_a_newspaper_card_tells_how_far_the_token_moves() -> None:
    """Its Event is a secret until it is turned over."""
    table = lay(seats=2, at="bidding", ahead=9, news="fall")
    assert (table.position.news_front >> 4, table.view("R").position.news_top) == (1, codes.NONE)
    assert table.view("R").position.news_front == table.position.news_front
    imagined = {int(imagine(table, k).news_top) for k in range(40)}
    assert imagined == {k for k, card in enumerate(table.tables.content.news) if same_front(table, card)}
    table.to_round(3)
    assert (table.position.ahead, table.event, table.view("G").event) == (8, "fall", "fall")


def imagine(table: Table, seed: int) -> BremerhavenPosition:
    """One of the worlds that may be, as Red sees it."""
    world = table.view("R").position.clone()
    world.imagine(seeded(seed))
    return world


def same_front(table: Table, card: NewsFile) -> bool:
    """The Newspaper card looks like the open one from its front."""
    return card.advance << 4 | BIDS.index(card.space) == table.position.news_front


@pytest.mark.clause("BH-26.5", "BH-26.4", "BH-R33", "BH-R49", "BH-D14", "BH-E1")
def test_t61_fall_is_paid_from_cash_and_bank_as_the_player_likes() -> None:
    """BH-T61."""
    contracts = "R 1 p 3, R 2 q 3, R 4 r 3"
    table = lay(tables=OWN, at="harbor", event="fall", contracts=contracts, money="R 2", bank="R 4", built="R bank a1")
    assert (table.player, table.options) == ("R", ["bank 1", "bank 2", "bank 3"])
    table.do("bank 1")
    assert (table.money["R"], table.bank["R"]) == (0, 3)
    table = lay(tables=OWN, at="harbor", event="fall", contracts=contracts, money="R 2", bank="R 4", built="R bank a1")
    table.do("bank 3")
    assert (table.money["R"], table.bank["R"]) == (2, 1)
    table = lay(tables=OWN, at="harbor", event="fall", contracts=contracts, money="R 2")
    assert (table.money["R"], table.phase) == (0, "dealing")


@pytest.mark.clause("BH-23.1", "BH-23.2", "BH-23.3", "BH-23.5", "BH-R3", "BH-R50")
def test_t62_old_ships_slide_right_and_the_rightmost_leaves() -> None:
    """BH-T62."""
    table = lay(tables=OWN, seats=3, at="2.1", sea="x y z", bids="R 1 2.2").to_round(3)
    assert table.sea[2] == "x"
    assert not {"x", "y", "z"} & set(table.sea[:2])
    assert table.told(codes.OFFER_GONE)[0] == (-2, 2, 0)
    assert [space for _, space, _ in table.told(codes.SHIP_CAME)][-2:] == [0, 1]


@pytest.mark.clause("BH-23.1", "BH-23.2", "BH-23.6", "BH-R50")
def test_t63_nothing_leaves_if_the_rightmost_was_won() -> None:
    """BH-T63."""
    table = lay(tables=OWN, at="3.1", land="p q r s", bids="R 1 3.4, R 1 3.2").to_round(3)
    assert table.land[2:] == ["p", "r"]
    gone = [OWN.cards[what] for _, what, _ in table.told(codes.OFFER_GONE)]
    assert not set(gone) & set(OWN.contracts)


@pytest.mark.clause("BH-23.7", "BH-27.3")
def test_t64_in_the_short_game_all_old_cards_leave() -> None:
    """BH-T64."""
    table = lay(tables=OWN, seats=3, short=True, at="2.1", sea="x y z", land="p q s", bids="R 1 3.2").to_round(3)
    gone = [OWN.cards[what] for _, what, _ in table.told(codes.OFFER_GONE)]
    assert gone == ["x", "y", "z", "p", "s"]
    assert not {"x", "y", "z", "p", "q", "s", "-"} & {*table.sea, *table.land}


@pytest.mark.clause("BH-13.1", "BH-23.3", "BH-23.4", "BH-14.1")
def test_t94_after_every_clean_up_all_spaces_are_filled_and_some_card_has_left() -> None:
    """BH-T94."""
    table = start(3).to_round(1)
    for number in range(2, 8):
        before = [*table.sea, *table.land]
        table.to_round(number)
        after = [*table.sea, *table.land]
        assert "-" not in after
        assert set(before[:3]) - set(after[:3])
        assert set(before[3:]) - set(after[3:])


@pytest.mark.clause("BH-R38")
def test_an_exhausted_deck_is_made_of_the_discarded_cards() -> None:
    """If there are none the space stays empty, and bids there do nothing."""
    own = cards(ships="X 2 3crate b1 p1; Y 2 2barrel b1 p2", contracts="P 3 barrel; Q 3 crate")
    table = lay(tables=own, seats=2, at="bidding", sea="x y", land="p q")
    table.position.ship_deck = table.position.contract_deck = 0
    while table.phase == "bidding":
        table.do("1 on 3.2" if table.can("1 on 3.2") else next(text for text in table.options if text.endswith("1.0")))
    table.to_round(3)
    assert (table.sea, table.land) == (["y", "x"], ["-", "p"])
    assert table.told(codes.RESHUFFLED) == [(-2, 0, 1)]
    assert (table.position.ship_pile, table.position.ship_deck) == (0, 0)
    while table.phase == "bidding":
        table.do(next(text for text in table.options if text.endswith("3.1")))
    assert len(table.to_round(4).told(codes.CONTRACT_WON)) == 1


@pytest.mark.clause("BH-R38")
def test_a_reshuffled_deck_has_no_order_by_stacks() -> None:
    """Any of the discarded Ships may come first, and any of the Contracts."""
    table = lay(seats=2, at="bidding")
    position = table.position
    position.ship_pile, position.contract_pile = int(position.ship_deck), int(position.contract_deck)
    position.ship_deck = position.contract_deck = 0
    table.to("dealing").to("deal grietje")
    assert len(table.options) > 30, "all stacks"
    table.to("deal bonded-store")
    assert len(table.options) > 30, "all stacks"


@pytest.mark.clause("BH-R35")
def test_an_exhausted_newspaper_pile_is_made_of_the_used_cards() -> None:
    """All but the Event that lies on the left."""
    table = lay(seats=2, at="bidding", event="fall", news="oil-slick", ahead=20)
    top, event = int(table.position.news_top), int(table.position.event)
    table.position.news_deck = 1 << top
    table.position.news_pile = (1 << 18) - 1 & ~(1 << top) & ~(1 << event)
    table.to("news heavy-swell")
    assert table.told(codes.RESHUFFLED) == [(-2, 2, 17)]
    assert len(table.options) == 17
    assert "news oil-slick" not in table.options, "it is the Event now"
