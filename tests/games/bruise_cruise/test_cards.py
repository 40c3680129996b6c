"""Bruise Cruise's replenishment and the end of the deck (BC-T47 to BC-T52, BC-T61, BC-T65, BC-T67)."""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import codes
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import Table, map_u

SEVEN = "Elm-a Elm-b Fern-a Fern-b Gale-a Gale-b U1"


def holding(cards: int, deck: int = 10) -> Table:
    """P with so many cards, after the actions."""
    return lay("P0 0.2", hands={"P": " ".join(SEVEN.split()[:cards])}, deck=deck).do("endTurn")


def draw(table: Table, *cards: str) -> Table:
    """These cards are drawn."""
    return table.step(*(f"deal {card}" for card in cards))


@pytest.mark.clause("BC-19.1", "BC-19.2", "BC-19.3", "BC-19.4", "BC-19.6", "BC-R33", "BC-R34", "BC-R35")
@pytest.mark.parametrize("cards", range(7))
def test_t47_up_to_two_cards_are_drawn_and_the_hand_limit_kept(cards: int) -> None:
    """BC-T47."""
    assert holding(cards).options == ("draw 0 draw 1" if cards == 6 else "draw 0 draw 1 draw 2")


@pytest.mark.clause("BC-19.2", "BC-19.5")
def test_t47_with_seven_one_card_may_be_changed() -> None:
    """BC-T47."""
    table = holding(7)
    assert sorted(table.options.split()) == sorted(["draw", "0", *SEVEN.split()])
    table.do("Fern-a")
    assert (table.player, "Fern-a" in table.discards, table.held("P")) == ("chance", True, 6)
    assert len(table.position.legal()) == 10


@pytest.mark.clause("BC-20.2", "BC-R36", "BC-20.8", "BC-24.3")
def test_t48_with_three_admirals_the_discards_become_the_second_deck_in_the_middle_of_a_draw() -> None:
    """BC-T48."""
    h, s = "Amber-a Amber-b Birch-a Birch-b Cedar-a Cedar-b", "Dover-a Dover-b Fern-a Fern-b Gale-a Gale-b"
    table = lay(seats=3, hands={"P": "Elm-a Elm-b U1 U2", "H": h, "S": s}, deck="Holm-a")
    assert len(table.discards.split()) == 23
    table.do("endTurn", "draw 2")
    while table.deck == 1:
        table.step("deal Holm-a")
    assert (table.deck, table.discards, table.player, table.position.passes) == (23, "", "chance", 2)
    assert len(table.position.legal()) == 23
    draw(table, "Pine-b")
    assert (table.deck, table.discards, table.hand("P")) == (22, "", "Elm-a Elm-b Holm-a Pine-b U1 U2")
    assert (table.turn, table.position.closing, table.offers("endTurn")) == ("H 2", False, True)


@pytest.mark.clause("BC-20.1", "BC-20.4", "BC-20.8", "BC-19.7", "BC-24.3")
def test_t49_with_two_admirals_the_deck_is_not_shuffled_again() -> None:
    """BC-T49."""
    table = lay("P0 0.2", hands={"P": "Elm-a Elm-b U1 U2", "H": "Fern-a"}, deck="Holm-a")
    assert table.do("endTurn").options == "draw 0 draw 1"
    table.do("draw 1")
    if table.player == "chance":
        table.step("deal Holm-a")
    assert (table.deck, table.hand("P"), table.turn) == (0, "Elm-a Elm-b Holm-a U1 U2", "H 2")
    assert len(table.discards.split()) == 40 - 6
    assert (table.offers("endTurn"), len(table.told(codes.DECK_EMPTY))) == (False, 1)


@pytest.mark.clause("BC-20.4", "BC-20.7", "BC-R38")
def test_t50_in_the_final_phase_a_card_must_be_played() -> None:
    """BC-T50."""
    table = lay("P0 2.2", hands={"P": "Elm-a Elm-b"}, final=True)
    assert not table.offers("endTurn")
    table.do("sailOne(P0, 2.1)")
    assert {text.split("(")[0] for text in table.actions()} == {"sailCard", "exchange"}
    table.do("exchange(Elm-a)")
    assert (table.turn, table.hand("P"), table.told(codes.DREW)) == ("H 2", "Elm-b", [])


@pytest.mark.clause("BC-20.6", "BC-R45", "BC-R47")
def test_t51_in_the_final_phase_who_holds_no_card_is_skipped() -> None:
    """BC-T51."""
    hands = {"P": "Elm-a Elm-b", "H": "", "S": "U1"}
    table = lay("P0 3.2, H0 5.2", seats=3, hands=hands, stock={"H": "1T"}, final=True)
    table.do("exchange(Elm-a)", "endTurn")
    assert (table.turn, table.told(codes.SKIPPED)) == ("S 2", [(1, 0, 0)])


@pytest.mark.clause("BC-R45", "BC-20.6")
def test_one_admiral_may_have_several_turns_in_a_row() -> None:
    """All others are without cards."""
    table = lay("P0 3.2", hands={"P": "Elm-a Elm-b", "H": ""}, final=True).do("exchange(Elm-a)", "endTurn")
    assert (table.turn, table.player) == ("P 2", "P")


@pytest.mark.clause("BC-21.2", "BC-21.3", "BC-R39")
def test_t52_the_game_ends_with_the_last_card() -> None:
    """BC-T52."""
    table = lay("P0 3.2, H0 5.2", hands={"P": "Elm-a", "H": ""}, stock={"P": "1T"}, final=True)
    before = table.position.clone()
    table.do("exchange(Elm-a)")
    assert (table.position.ended, table.points, table.deployed("P")) == (codes.CARDS_PLAYED, [0, 0], "0M 0T")
    table.position.copy_from(before)
    table.do("torpedo(P0, H0)", "exchange(Elm-a)")
    assert (table.result, table.points) == ((codes.CARDS_PLAYED, "P"), [1, 0])


@pytest.mark.clause("BC-19.5")
def test_t61_with_seven_cards_one_is_changed_not_two() -> None:
    """BC-T61."""
    table = lay("S0 5.5", seats=3, turn="S", hands={"S": SEVEN}).do("sailOne(S0, 5.4)", "sailOne(S0, 5.3)")
    before = table.position.clone()
    assert table.do("draw 0").turn == "P 2"
    table.position.copy_from(before)
    draw(table.do("U1"), "Amber-a")
    assert (table.turn, table.held("S"), table.hand("S")) == (
        "P 2",
        7,
        "Amber-a Elm-a Elm-b Fern-a Fern-b Gale-a Gale-b",
    )


@pytest.mark.clause("BC-20.9", "BC-21.2", "BC-20.5")
def test_t65_two_cards_may_be_played_in_a_turn() -> None:
    """BC-T65."""
    table = lay("P0 3.2", hands={"P": "Elm-a Elm-b", "H": "Fern-a"}, final=True)
    table.do("exchange(Elm-a)", "exchange(Elm-b)")
    assert (table.turn, table.actions()) == ("H 2", ["exchange(Fern-a)"])
    table.do("exchange(Fern-a)")
    assert (table.player == "nobody" or table.position.phase == codes.TIE_BREAK, table.position.ended) == (
        True,
        codes.CARDS_PLAYED,
    )


@pytest.mark.clause("BC-19.1", "BC-R33")
def test_t67_nobody_has_to_draw() -> None:
    """BC-T67."""
    table = holding(5).do("draw 0")
    assert (table.turn, table.held("P"), table.deck) == ("H 2", 5, 10)


@pytest.mark.clause("BC-20.5", "BC-R38")
@pytest.mark.parametrize(
    "action",
    [
        "sailCard(Elm-a, P0, 2.2)", "exchange(Elm-a)", "claim(Elm-a)", "missile(Elm-a, H0)", "battle(Fern-a)",
        "unfathomable(U1)",
    ],
)  # fmt: skip
def test_each_of_six_actions_plays_a_card(action: str) -> None:
    """A lost battle counts."""
    hand = "Elm-a Elm-b Fern-a U1"
    table = lay("P0 3.3, PN 4.4, H0 3.4", hands={"P": hand}, stock={"P": "1M"}, flags={"H": "Fern"}, final=True)
    assert not table.offers("endTurn")
    table.do(action, *(["dice 1 6"] if "battle" in action else []))
    assert table.offers("endTurn")


@pytest.mark.clause("BC-20.5", "BC-R38")
@pytest.mark.parametrize(
    "action",
    ["sailOne(PN, 5.3)", "trade(M)", "torpedo(P0, H0)", "removeAnchor(PS)", "commission(PC)"],
)
def test_other_actions_play_none(action: str) -> None:
    """The second action must then be one that does."""
    table = lay(
        "P0 3.3, PN 4.4, PS 8.0#, PC stack, H0 3.4", hands={"P": "Elm-a Elm-b"}, stock={"P": "1L 1T"}, final=True
    ).do(action)
    missile = {"missile"} if action == "trade(M)" else set()
    assert {text.split("(")[0] for text in table.actions()} == {"sailCard", "exchange", "claim"} | missile


@pytest.mark.clause("BC-20.3", "BC-24.3", "BC-R37")
def test_the_second_deck_is_the_last_with_three_admirals() -> None:
    """Hands are then played out as with two."""
    hands = {"P": "Elm-a", "H": "Fern-a", "S": "Gale-a"}
    table = lay("P0 0.2", seats=3, hands=hands, deck="Holm-a", again=True).do("endTurn")
    assert table.options == "draw 0 draw 1"
    table.do("draw 1")
    if table.player == "chance":
        table.step("deal Holm-a")
    assert (table.deck, table.position.passes, table.turn, table.offers("endTurn")) == (0, 2, "H 2", False)
    assert len(table.discards.split()) == 36
    table.do("exchange(Fern-a)", "endTurn", "exchange(Gale-a)", "endTurn", "exchange(Elm-a)")
    assert table.position.ended == 0
    table.do("exchange(Holm-a)")
    assert table.position.ended == codes.CARDS_PLAYED


@pytest.mark.clause("BC-R36")
def test_a_card_just_changed_is_shuffled_into_the_new_deck() -> None:
    """And may come back at once or later."""
    table = lay(seats=3, hands={"P": SEVEN}, deck="Holm-a").do("endTurn", "Elm-a")
    if table.deck == 1:
        table.step("deal Holm-a")
    assert (table.discards, table.deck, table.held("P")) == ("", 40 - 7 - 6, 7)
    assert table.position.unseen(0) >> 4 & 1, "the card is in the deck"


@pytest.mark.clause("BC-R38", "BC-20.4")
def test_who_holds_only_cards_that_may_not_be_played_discards_one() -> None:
    """With nothing to act upon such a card cannot be played; discarding keeps the game finite."""
    hands = {"P": "Long-fuse Homesick", "H": "Elm-a"}
    table = lay("P0 0.2, PN 3.3, H0 7.1", hands=hands, tables=map_u(), final=True)
    assert not table.offers("unfathomable")
    table.do("sailOne(PN, 3.4)", "sailOne(PN, 3.5)")
    assert (table.player, table.options) == ("P", "Long-fuse Homesick")
    table.do("Long-fuse")
    assert (table.hand("P"), table.turn, "Long-fuse" in table.discards.split()) == ("Homesick", "H 2", True)


@pytest.mark.clause("BC-R38", "BC-20.4")
def test_a_card_that_can_be_played_must_be_played_rather_than_discarded() -> None:
    """The end of the turn is not offered."""
    table = lay("P0 0.3, H0 7.1", hands={"P": "Long-fuse Homesick", "H": "Elm-a"}, tables=map_u(), final=True)
    assert not table.offers("endTurn")
    assert table.do("sailOne(P0, 0.4)").actions() == ["unfathomable(Homesick, P0)"]


@pytest.mark.clause("BC-19.1", "BC-R33", "BC-R51")
def test_the_number_of_cards_is_named_before_they_are_seen() -> None:
    """Each of the cards that are not known comes equally likely, and only who draws it sees it."""
    table = holding(3).do("draw 2")
    assert table.player == "chance"
    card = table.options.split("deal ")[1].strip()
    table.step(f"deal {card}")
    assert card in table.hand("P").split()
    log = table.position.log
    assert log is not None
    for seat, known in ((0, True), (1, False), (-1, False)):
        entries = [what for kind, _, what, _ in log.veiled(seat).entries() if kind == codes.DREW]
        assert [what >= 0 for what in entries] == [known]
        assert (card in table.view("PH-"[seat]).hand("P").split()) is known
