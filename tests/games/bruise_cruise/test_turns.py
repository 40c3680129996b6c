"""Bruise Cruise's turns, trades and exchanges (BC-T15 to BC-T17, BC-T53, BC-T63)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.pack.tables import own_tables, tables_of
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import ACTIONS, map_t


@pytest.mark.clause("BC-2.2", "BC-15.4")
def test_t63_an_unfathomable_card_pays_for_nothing_else() -> None:
    """BC-T63."""
    table = lay("P0 2.2", hands={"P": "U1"})
    steps = [f"sailOne(P0, {space})" for space in ("1.2", "1.3", "2.1", "2.3", "3.1", "3.2")]
    assert sorted(table.actions()) == sorted(["endTurn", *steps, "unfathomable(U1)"])


@pytest.mark.clause("BC-15.1", "BC-R30")
def test_t53_a_blank_card_is_discarded_and_changes_nothing_else() -> None:
    """BC-T53."""
    table = lay("P0 2.2", hands={"P": "U1"})
    before = table.position.numbers()
    table.do("unfathomable(U1)")
    assert (table.hand("P"), table.turn) == ("", "P 1")
    assert "U1" in table.discards.split()
    changed = sum(one != other for one, other in zip(before, table.position.numbers(), strict=True))
    assert changed == 6, "hand, its size, discard pile, actions left, that a card was played and moved"


@pytest.mark.clause("BC-2.1", "BC-2.5", "BC-R6")
def test_a_turn_is_up_to_two_actions_and_the_replenishment_then_the_next_admirals() -> None:
    """None, one or two actions."""
    table = lay("P0 0.2, H0 7.1").do("endTurn")
    assert (table.player, table.options) == ("P", "draw 0 draw 1 draw 2")
    assert table.do("draw 0").turn == "H 2"
    assert table.do("sailOne(H0, 6.2)", "endTurn", "draw 0").turn == "P 2"
    assert table.do("sailOne(P0, 1.2)", "sailOne(P0, 0.2)").options == "draw 0 draw 1 draw 2"


@pytest.mark.clause("BC-2.1", "BC-1.8")
def test_turns_go_clockwise_round_the_table() -> None:
    """P, H, S, D and P again."""
    table = lay(seats=4)
    seen = []
    for _ in range(6):
        seen.append(table.turn)
        table.do("endTurn", "draw 0")
    assert seen == ["P 2", "H 2", "S 2", "D 2", "P 2", "H 2"]


@pytest.mark.clause("BC-2.2", "BC-2.6", "BC-R50")
def test_there_are_thirteen_actions_and_no_other() -> None:
    """Two of them are one to the rules: what is bought is part of the trade. No joke is on the list."""
    kinds = {text.split("(")[0] for text in ACTIONS} - {"endTurn"}
    assert len(kinds) == 13
    table = lay(
        "P0 3.3*, PN 0.2*, PS 4.4, PE 5.2#, PW 6.4, PC stack, H0 4.3",
        hands={"P": "Elm-a Fern-a Jade-a U1"},
        stock={"P": "2L 1M 1T"},
        flags={"P": "Amber Dover Pine Holm Iris", "H": "Fern"},
    )
    assert set(table.kinds.split()) == set(ACTIONS) - {"commission"}
    table.do("decommission")
    assert set(table.kinds.split()) == set(ACTIONS) - {"decommission"}


@pytest.mark.clause("BC-7.1", "BC-7.2", "BC-7.3", "BC-R13")
def test_t15_each_trade_buys_one_weapon() -> None:
    """BC-T15."""
    table = lay("P0 0.2", stock={"P": "3L"})
    assert table.actions("trade") == ["trade(M)", "trade(T)"]
    supply = table.supply
    assert supply == "21L 18M 15T 9A"
    table.do("trade(T)")
    assert (table.stock("P"), table.supply) == ("1L 0M 1T", "23L 18M 14T 9A")
    assert table.actions("trade") == ["trade(M)"]
    assert table.do("trade(M)").stock("P") == "0L 1M 1T"


@pytest.mark.clause("BC-8.1", "BC-8.2", "BC-8.3", "BC-R14", "BC-23.1")
def test_t16_what_the_supply_lacks_is_forfeited() -> None:
    """BC-T16."""
    table = lay("P0 0.2", hands={"P": "Dover-a Elm-a"}, stock={"P": "11L", "H": "12L"})
    table.do("exchange(Dover-a)")
    assert (table.stock("P"), table.supply) == ("12L 0M 0T", "0L 18M 15T 9A")
    table.do("exchange(Elm-a)")
    assert (table.stock("P"), table.supply) == ("12L 1M 0T", "0L 17M 15T 9A")
    assert {"Dover-a", "Elm-a"} <= set(table.discards.split())


@pytest.mark.clause("BC-7.3")
@pytest.mark.parametrize(("stock", "trades"), [("1L", ["trade(M)"]), ("0L", []), ("2L", ["trade(M)", "trade(T)"])])
def test_t17_the_price_must_be_owned(stock: str, trades: list[str]) -> None:
    """BC-T17."""
    assert lay("P0 0.2", stock={"P": stock}).actions("trade") == trades


@pytest.mark.clause("BC-7.3", "BC-R14")
@pytest.mark.parametrize(
    ("h_stock", "trades"), [("18M", ["trade(T)"]), ("15T", ["trade(M)"]), ("18M 15T", []), ("17M 14T", None)]
)
def test_a_weapon_must_be_in_the_supply_to_be_bought(h_stock: str, trades: list[str] | None) -> None:
    """The last of them may still be bought."""
    table = lay("P0 0.2", stock={"P": "3L", "H": h_stock})
    assert table.actions("trade") == (["trade(M)", "trade(T)"] if trades is None else trades)


@pytest.mark.clause("BC-8.3", "BC-R14")
def test_a_card_may_be_exchanged_even_for_nothing() -> None:
    """It is discarded all the same."""
    table = lay("P0 0.2", hands={"P": "Cedar-b"}, stock={"H": "18M"}).do("exchange(Cedar-b)")
    assert (table.stock("P"), table.hand("P"), table.turn) == ("0L 0M 0T", "", "P 1")


@pytest.mark.clause("BC-8.2", "BC-R15")
def test_of_several_bundles_the_admiral_takes_one() -> None:
    """The whole bundle, and nothing of the others."""
    text = map_t().chart.text.replace('exchange = ["1L 1M"]', 'exchange = ["1L 1M", "1T", "3L"]')
    table = lay("P0 0.2", hands={"P": "Elm-a Dover-a"}, tables=tables_of(text))
    bundles = ["exchange(Elm-a, bundle 1)", "exchange(Elm-a, bundle 2)", "exchange(Elm-a, bundle 3)"]
    assert table.actions("exchange") == ["exchange(Dover-a)", *bundles]
    before = table.position.clone()
    assert table.do("exchange(Elm-a, bundle 2)").stock("P") == "0L 0M 1T"
    table.position.copy_from(before)
    assert table.do("exchange(Elm-a, bundle 1)").stock("P") == "1L 1M 0T"


@pytest.mark.clause("BC-3.5", "BC-8.2")
def test_every_action_card_of_the_own_chart_gives_what_it_depicts() -> None:
    """All of one bundle, from full supplies."""
    tables = own_tables()
    for card in (0, 40, 81):
        name = tables.cards[card][0].upper() + tables.cards[card][1:]
        table = lay(tables=tables, homes={"P": "Galveston", "H": "Bridgetown"}, hands={"P": name})
        for text in table.actions("exchange"):
            copy = table.position.clone()
            number = int(text.rstrip(")")[-1]) - 1 if "bundle" in text else 0
            table.do(text)
            assert table.stock("P") == "{}L {}M {}T".format(*tables.content.bundles[card][number])
            table.position.copy_from(copy)


@pytest.mark.clause("BC-2.4")
def test_the_second_action_sees_what_the_first_did() -> None:
    """A weapon just bought may be fired."""
    table = lay("P0 3.2, H0 5.2", stock={"P": "2L"})
    assert not table.offers("torpedo")
    table.do("trade(T)", "torpedo(P0, H0)")
    assert table.ship("H0") == "5.2#"


@pytest.mark.clause("BC-7.4", "BC-22.5")
def test_life_preservers_are_worth_nothing() -> None:
    """Nor is any other stock."""
    assert lay("P0 0.2", stock={"P": "6L 2M 1T"}).points == [0, 0]


@pytest.mark.clause("BC-2.1")
def test_steps_of_an_action_cost_nothing_before_it_is_made() -> None:
    """One action is used by the whole of it."""
    table = lay("P0 0.2", hands={"P": "Elm-a Elm-b"}).step("exchange")
    assert (table.turn, table.position.phase, table.hand("P")) == ("P 2", codes.PICK_CARD, "Elm-a Elm-b")
    assert table.step("Elm-b").turn == "P 1"
