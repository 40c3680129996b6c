"""The solo game (BH-T72 to BH-T80, BH-T96 to BH-T98)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import rounds, town
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import solo, start
from tests.games.bremerhaven.table import Table

FREE = cards(covers=1, bollards=0, ships="X 2 3crate b1 p1")


@pytest.mark.clause("BH-4.1", "BH-4.2", "BH-4.3", "BH-4.4", "BH-4.5", "BH-4.6", "BH-4.7", "BH-28.1", "BH-1.1")
def test_t72_the_solo_game_is_a_short_game_against_a_dummy() -> None:
    """BH-T72."""
    table = start(1).to("siting", "bank")
    table.do("site a1").to("starting")
    assert table.player == "R"
    table.to_round(1)
    assert (table.ranks, table.money, table.phase, table.player) == ("GR", {"R": 6}, "instructing", "chance")
    assert (len(table.sea), len(table.land), "-" in table.sea + table.land) == (2, 2, False)
    assert len(table.options) == 18
    assert (table.buildings("R"), table.bank) == ("bank a1", {"R": 7})
    assert (table.covered("R"), table.loading("R").split(", ")[1:]) == ("", ["-"] * 3)
    position = table.position
    assert (position.money[1], position.built[1], position.contract[4], position.ahead) == (0, 0, codes.NONE, 20)
    assert (position.event, position.news_front) == (codes.NONE, codes.NONE)
    assert table.pile[1:] == ["?"] * 23, "no chit is ranked by a second card"
    table.do("news fall")
    assert (table.player, table.laid("G", "1.2"), position.news_pile) == ("R", "?", 1)


@pytest.mark.clause("BH-28.1", "BH-28.3", "BH-5.2")
def test_human_and_dummy_alternate_and_the_captain_begins() -> None:
    """The symbol of the instruction names the space."""
    for ranks, order in (("GR", "GR" * 5), ("RG", "RG" * 5)):
        table = solo(ranks=ranks, at="bidding")
        seen = ""
        while table.phase in ("bidding", "instructing"):
            seen += "G" if table.player == "chance" else "R"
            table.do("news oil-slick" if table.can("news oil-slick") else table.options[0])
        assert seen == order
        assert table.laid("G", "1.4").startswith("?")


@pytest.mark.clause("BH-28.3", "BH-28.6", "BH-R41")
def test_t73_the_dummys_bid_counts_for_the_price_of_permits() -> None:
    """BH-T73."""
    table = solo(tables=FREE, at="bidding", money="R 5").do("news fall", "3 on 1.2")
    instruct(table)
    assert table.laid("G", "1.2") == "?"
    table.do("value 4")
    while table.phase == "revealing":
        table.do(table.options[0])
    table.deal()
    assert (table.phase, town.permit_price(table.position, 0)) == ("permitting", 1)
    table.do("bollard 0.1")
    assert (table.money["R"], town.permit_price(table.position, 0)) == (5 + 4 - 1, 4), "four cards lie on 1.0"
    tied = solo(tables=FREE, at="1.2", money="R 5", bids="G 4 1.2, R 4 1.2")
    assert town.permit_price(tied.position, 0) == 0


def instruct(table: Table) -> None:
    """The dummy's other cards come to lie beyond 1.2, and the human's on 1.0."""
    for instruction in ("tax-audit", "sail-parade", "heavy-swell", "open-harbor-day"):
        table.do(f"news {instruction}")
        table.do(next(text for text in table.options if text.endswith("1.0")))


@pytest.mark.clause("BH-28.5", "BH-R41")
def test_t74_a_ship_that_the_dummy_wins_is_discarded() -> None:
    """BH-T74. A Contract, too; a Building leaves the game."""
    bids = "G 5 2.1, R 4 2.1, G 5 3.1, R 4 3.1, G 5 1.1, R 4 1.1"
    table = solo(bids=bids, sea="grietje nordermole", land="bonded-store wine-congress", offer="bank").deal("2-1-4-3")
    ship, contract = table.tables.number_of_ship["grietje"], table.tables.number_of_contract["bonded-store"]
    assert int(table.position.ship_pile) >> ship & 1
    assert int(table.position.contract_pile) >> contract & 1
    assert (table.docks("R"), table.buildings("R")) == ("-, -, -", "")
    assert not int(table.position.building_deck) >> table.tables.number_of_building["bank"] & 1
    assert solo(at="2.1", bids="G 4 2.1, R 4 2.1", ranks="RG", sea="grietje -").phase == "berthing", "a tie"
    assert solo(at="2.1", bids="G 4 2.1, R 4 2.1", ranks="GR", sea="grietje -").phase != "berthing"


@pytest.mark.clause("BH-28.7", "BH-R41")
def test_t75_a_card_on_1_3_upgrades_the_dummy() -> None:
    """BH-T75. Several give one upgrade; an empty supply gives none."""
    table = solo(at="1.3", bids="G 1 1.3, R 5 1.3").do("done").to_round(3)
    assert table.hand("G") == "23455"
    assert solo(at="1.3", bids="G 1 1.3, G 2 1.3").to_round(3).hand("G") == "23455"
    assert solo(at="1.3", level="G 7", bids="G 9 1.3").to_round(3).hand("G") == "67789"
    table = solo(at="1.3", money="R 2", bids="G 5 1.3, R 3 1.3").do("upgrade")
    assert (table.money["R"], table.told(codes.GREW)) == (0, [(codes.DUMMY_TOLD, 5, 0), (0, 5, 2)])


@pytest.mark.clause("BH-28.9", "BH-12.3", "BH-R41", "BH-R17")
def test_t76_the_dummy_becomes_captain_when_it_wins_1_5() -> None:
    """BH-T76."""
    table = solo(ranks="RG", at="1.5", bids="G 3 1.5, R 2 1.5")
    assert (table.ranks, table.money) == ("GR", {"R": 3})
    table = solo(ranks="GR", at="1.5", bids="G 3 1.5, R 2 1.5")
    assert (table.ranks, table.money) == ("GR", {"R": 3})


@pytest.mark.clause("BH-28.3", "BH-28.4", "BH-R41")
def test_t77_all_instructions_come_before_any_comes_again() -> None:
    """BH-T77."""
    table = solo(round=1, at="bidding", tables=cards())
    drawn: list[str] = []
    while len(drawn) < 18:
        if table.phase == "instructing":
            assert table.told(codes.RESHUFFLED) == []
            drawn.append(table.options[-1])
        table.step()
    assert len(set(drawn)) == 18
    assert table.told(codes.RESHUFFLED)[0] == (-2, 2, 18)
    assert (table.position.round, table.position.laid_cards) == (4, 5), "the third card of the dummy, who is Captain"
    assert table.to("instructing").position.news_deck == (1 << 18) - 1


@pytest.mark.clause("BH-28.13", "BH-R42", "BH-28.12", "BH-R37")
def test_t78_grades() -> None:
    """BH-T78."""
    scores = (0, 499, 500, 749, 750, 999, 1000, 1250, 1251)
    grades = [codes.LANDLUBBER + int(rounds.grade(score)) for score in scores]
    assert grades == [
        codes.LANDLUBBER, codes.LANDLUBBER, codes.CABIN_BOY, codes.CABIN_BOY, codes.OFFICER, codes.OFFICER,
        codes.KOBOLD, codes.KOBOLD, codes.CAPTAIN,
    ]  # fmt: skip
    for score, ended, winners in ((1250, codes.KOBOLD, ""), (1251, codes.CAPTAIN, "R")):
        table = solo(at="harbor", ahead=2, money=f"R {score}", prestige="R 1")
        assert (table.phase, table.position.ended, table.winners) == ("over", ended, winners)
    assert rounds.worth(solo(at="harbor", ahead=1, money="R 1250", prestige="R 1").position, 0) == pytest.approx(0.5)


@pytest.mark.clause("BH-28.8", "BH-R16")
def test_t79_the_dummy_only_turns_the_prices() -> None:
    """BH-T79."""
    table = solo(at="1.4", prices="4-3-2-1", bids="G 1 1.4", built="R commodity-exchange a1")
    assert (table.player, table.phase) == ("chance", "dealing")
    table = solo(at="1.4", prices="4-3-2-1", bids="", built="R commodity-exchange a1").deal()
    assert (table.player, table.phase) == ("R", "exchanging")


@pytest.mark.clause("BH-4.3", "BH-28.12")
def test_t80_the_solo_game_lasts_ten_rounds() -> None:
    """BH-T80."""
    table = start(1).to("over")
    assert table.position.round == 10
    assert table.position.ended >= codes.LANDLUBBER


@pytest.mark.clause("BH-28.10", "BH-R41", "BH-4.6", "BH-12.3")
def test_t96_the_dummy_has_no_money() -> None:
    """BH-T96."""
    table = solo(bids="G 1 1.0, G 2 1.0, R 5 1.5", ranks="GR").deal().do("swap 1 2")
    assert (table.ranks, table.money) == ("RG", {"R": 4})
    assert int(table.position.money[1]) == 0


@pytest.mark.clause("BH-28.2", "BH-R54", "BH-R58", "BH-4.7")
def test_t97_the_dummys_cards_get_their_values_when_they_are_revealed() -> None:
    """BH-T97: each card that is left is equally likely, whatever lies elsewhere."""
    table = solo(at="bidding", level="G 1")
    while table.phase in ("bidding", "instructing"):
        table.do(table.options[0])
    values = []
    for number in range(5, 0, -1):
        assert len(table.options) == number
        move = table.options[seeded(7, number).below(number)]
        values.append(move.removesuffix("#2"))
        table.do(move)
    assert sorted(values) == ["value 2", "value 3", "value 4", "value 5", "value 5"]
    assert table.phase != "revealing"


@pytest.mark.clause("BH-28.11", "BH-23.7")
def test_t98_all_cards_on_offer_are_new_in_each_round() -> None:
    """BH-T98."""
    table = solo(at="2.1", sea="grietje nordermole", land="bonded-store wine-congress")
    table.to_round(3)
    gone = {table.tables.cards[what] for _, what, _ in table.told(codes.OFFER_GONE)}
    assert gone == {"grietje", "nordermole", "bonded-store", "wine-congress"}
    assert not gone & {*table.sea, *table.land}
