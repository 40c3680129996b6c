"""How games end, and who wins (BH-T66 to BH-T70)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.rules import rounds as rounds_rules
from tests.games.bremerhaven.cards import cards
from tests.games.bremerhaven.scenario import Scene, lay, start
from tests.games.bremerhaven.table import Table

LAST: Scene = {
    "tables": cards(advance=2, contracts="K 5 barrel+barrel +prestige; L 3 barrel+barrel -4"),
    "at": "harbor",
    "ahead": 1,
}


@pytest.mark.clause("BH-1.3", "BH-22.2", "BH-25.1", "BH-R35", "BH-R36")
def test_t66_the_last_space_ends_the_game_at_once() -> None:
    """BH-T66."""
    table = lay(LAST, sea="grietje - - -", bids="R 1 1.2")
    assert (table.phase, table.player, table.position.ahead) == ("over", "nobody", 0)
    assert (table.laid("R", "1.2"), table.sea) == ("1", ["grietje", "-", "-", "-"])
    assert table.told(codes.ENDED) == [(-2, codes.LAST_SPACE, 0)]
    assert table.options == []


@pytest.mark.clause("BH-25.2", "BH-25.3", "BH-R36", "BH-26.3")
def test_t67_contracts_left_are_resolved_as_if_due() -> None:
    """BH-T67."""
    table = lay(LAST, contracts="R 1 k 4 2barrel", money="R 20", prestige="R 9", prices="4-1-3-2")
    assert (table.money["R"], table.prestige["R"], table.scores["R"]) == (28, 10, 280)
    table = lay(LAST, contracts="R 4 l 3 barrel, G 1 k 5", money="R 9", prestige="R 9", prices="4-1-3-2")
    assert (table.money["R"], table.money["G"]) == (9 + 4 - 4, 0), "Red's is not accessible"


@pytest.mark.clause("BH-25.3", "BH-1.5")
def test_t68_money_times_prestige() -> None:
    """BH-T68."""
    table = lay(LAST, money="R 65", prestige="R 15")
    assert table.scores["R"] == 975
    assert table.told(codes.SCORED)[0] == (0, 65, 15)


@pytest.mark.clause("BH-26.3", "BH-A15")
def test_t69_without_money_all_prestige_is_worth_nothing() -> None:
    """BH-T69."""
    table = lay(LAST, money="G 1", prestige="R 30, G 1")
    assert (table.scores["R"], table.winners) == (0, "G")


@pytest.mark.clause("BH-1.5", "BH-25.4", "BH-R37")
def test_t70_among_equals_the_higher_rank_wins() -> None:
    """BH-T70."""
    table = lay(LAST, ranks="BGRY", money="R 20, B 16", prestige="R 12, B 15")
    assert (table.scores["R"], table.scores["B"], table.winners) == (240, 240, "B")
    assert [rounds_rules.worth(table.position, seat) for seat in range(4)] == [0.0, 0.0, 1.0, 0.0]
    assert lay(LAST, ranks="RGBY", money="R 20, B 16", prestige="R 12, B 15").winners == "R"


@pytest.mark.clause("BH-R37", "BH-R36", "BH-E13")
def test_an_event_of_the_last_round_that_turns_the_ladder_decides_among_equals() -> None:
    """Red is Captain until the Event of the round, and then last."""
    scene: Scene = {"money": "R 20, B 16", "prestige": "R 12, B 15"}
    assert lay({**LAST, **scene}, event="shore-leave").winners == "B"
    assert lay({**LAST, **scene}).winners == "R"


@pytest.mark.clause("BH-R34", "BH-25.3")
def test_money_in_the_bank_counts_at_the_end() -> None:
    """After the last charges."""
    table = lay(LAST, money="R 2", bank="R 6", built="R bank a1", prestige="R 2", contracts="R 1 l 1")
    assert (table.money["R"], table.bank["R"], table.scores["R"]) == (0, 4, 8)


@pytest.mark.clause("BH-R36")
def test_the_event_of_the_last_round_comes_before_its_end() -> None:
    """Everybody loses 1 prestige; goods in Storage and on Ships are worth nothing."""
    table = lay(LAST, tables=cards(advance=2), event="oil-slick", money="R 3", prestige="R 4", ships="R 1 grietje 3")
    table.to("over")
    assert table.scores["R"] == 3 * 3


def rounds(table: Table, *wanted: str) -> int:
    """How many rounds a game takes."""
    table.to("over", *wanted)
    return int(table.position.round)


@pytest.mark.clause("BH-1.4", "BH-R35")
def test_a_long_game_of_four_lasts_eight_to_twelve_rounds() -> None:
    """By Newspaper cards that advance 2, or first of all those that advance 1."""
    content = start().tables.content
    ones, twos = (
        [card.event.lower().replace(" ", "-").replace("'", "") for card in content.news if card.advance == k]
        for k in (1, 2)
    )
    assert len(ones) + len(twos) == 18
    assert rounds(start(), *twos) == 8
    assert rounds(start(), *ones) == 12
