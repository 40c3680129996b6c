"""Unfathomable cards of goods, cards and time: anchors, preservers, sales, deliveries, overtime, salvage."""

from __future__ import annotations

import pytest

from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.scene.drawing import scene_for
from tests.games.bruise_cruise.scenario import holding, lay
from tests.games.bruise_cruise.table import Table, map_u

SIX = "Elm-a Elm-b Fern-a Fern-b Gale-a Gale-b"


@pytest.mark.clause("BC-U0.1", "BC-R30")
def test_cards_that_act_at_once_are_always_playable_and_others_only_with_something_to_act_upon() -> None:
    """On a board without ships, stocks and discards."""
    cards = [name[0].upper() + name[1:] for name in map_u().cards[32:]]
    assert len(cards) == 18
    playable = []
    for card in cards:
        others = " ".join(other for other in cards if other != card)
        actions = [name[0].upper() + name[1:] for name in map_u().cards[:32]]
        table = lay(tables=map_u(), hands={"P": card, "H": " ".join(actions)}, deck=others)
        playable += [card] * table.offers("unfathomable")
    assert playable == [
        "The-great-unmooring", "Bank-error", "Overtime", "Surprise-delivery", "Collection-plate",
    ]  # fmt: skip


@pytest.mark.clause("BC-U5.1")
def test_scattered_anchors_fall_on_one_rivals_ship_whatever_its_admiral_owns() -> None:
    """No life preserver helps; the anchor comes from the supply."""
    table = holding("Scattered-anchors", "P0 3.3, H0 5.2, HN 7.1, HC stack", stock={"H": "2L 1M"})
    assert table.actions("unfathomable") == [
        "unfathomable(Scattered-anchors, H0)",
        "unfathomable(Scattered-anchors, HN)",
    ]
    table.do("unfathomable(Scattered-anchors, HN)")
    assert (table.ship("HN"), table.ship("H0"), table.stock("H"), table.supply[-2:]) == (
        "7.1#", "5.2", "2L 1M 0T", "8A",
    )  # fmt: skip
    assert (table.turn, table.points) == ("P 1", [0, 0])


@pytest.mark.clause("BC-U5.2", "BC-16.6", "BC-U0.1", "BC-U0.4", "BC-23.1")
def test_scattered_anchors_miss_anchored_ships_and_need_an_anchor_in_the_supply() -> None:
    """Else the card is not playable."""
    assert not holding("Scattered-anchors", "P0 3.3, H0 5.2#").offers("unfathomable")
    nine = ", ".join(f"H{rank} 7.{k}#" for k, rank in enumerate("0NSEW")) + ", P0 0.0#, PN 1.0#, PS 2.0#, PE 3.0#"
    assert not holding("Scattered-anchors", f"{nine}, HC 5.2").offers("unfathomable")


@pytest.mark.clause("BC-U6.1")
def test_the_great_unmooring_frees_all_own_ships_and_gives_a_life_preserver() -> None:
    """Rivals stay where they are."""
    table = holding("The-great-unmooring", "P0 3.3#, PN 1.1#, PS 2.2, H0 5.2#")
    assert table.supply == "24L 18M 15T 6A"
    table.do("unfathomable(The-great-unmooring)")
    assert [table.ship(name) for name in ("P0", "PN", "PS", "H0")] == ["3.3", "1.1", "2.2", "5.2#"]
    assert (table.supply, table.stock("P")) == ("23L 18M 15T 8A", "1L 0M 0T")


@pytest.mark.clause("BC-U6.2", "BC-U0.1", "BC-U0.4")
@pytest.mark.parametrize("left", [1, 2])
def test_the_great_unmooring_gives_back_the_action_it_takes(left: int) -> None:
    """Even with nothing to unmoor and no life preserver in the supply."""
    table = holding("The-great-unmooring", "P0 3.3", left=left, stock={"H": "24L"})
    table.do("unfathomable(The-great-unmooring)")
    assert (table.turn, table.player, table.stock("P")) == (f"P {left}", "P", "0L 0M 0T")


@pytest.mark.clause("BC-U7.1", "BC-U7.2", "BC-U0.4", "BC-23.1", "BC-R14")
@pytest.mark.parametrize(("theirs", "got"), [("0L", 3), ("21L", 3), ("22L", 2), ("24L", 0)])
def test_a_bank_error_gives_three_life_preservers_as_far_as_there_are(theirs: str, got: int) -> None:
    """It is playable even for nothing."""
    table = holding("Bank-error", "P0 3.3", stock={"H": theirs}).do("unfathomable(Bank-error)")
    assert (table.stock("P"), table.turn) == (f"{got}L 0M 0T", "P 1")


@pytest.mark.clause("BC-U8.1")
def test_the_clearance_sells_up_to_three_weapons_for_a_life_preserver_each() -> None:
    """Torpedoes too, and all of it is one action."""
    table = holding("Warlords-clearance", "P0 3.3", stock={"P": "4L"}).do("unfathomable(Warlords-clearance)")
    assert (table.player, table.options, table.turn) == ("P", "endTurn trade(M) trade(T)", "P 2")
    table.do("trade(T)", "trade(M)", "trade(T)")
    assert (table.stock("P"), table.supply, table.turn) == ("1L 1M 2T", "23L 17M 13T 9A", "P 1")
    assert table.position.phase == codes.ACTING


@pytest.mark.clause("BC-U8.1")
def test_a_torpedo_on_sale_is_offered_for_its_price() -> None:
    """Two life preservers are the usual one."""
    table = holding("Warlords-clearance", "P0 3.3", stock={"P": "4L"})
    assert "Buy a torpedo for two life preservers" in offered(table)
    table.do("unfathomable(Warlords-clearance)")
    assert "Buy a torpedo for one life preserver" in offered(table)


def offered(table: Table) -> set[str]:
    """What the choices are called to whoever cannot see them."""
    position = table.position
    picture = scene_for(find_game("bruise-cruise"), position, position.player, position.legal())
    return {shape.label for shape in picture.shapes if shape.move is not None}


@pytest.mark.clause("BC-U8.2")
def test_nobody_has_to_buy_three() -> None:
    """None, one or two will do; then the turn goes on."""
    table = holding("Warlords-clearance", "P0 3.3", stock={"P": "4L"})
    table.do("unfathomable(Warlords-clearance)", "trade(T)", "endTurn")
    assert (table.stock("P"), table.turn, table.position.phase) == ("3L 0M 1T", "P 1", codes.ACTING)
    assert table.actions("trade") == ["trade(M)", "trade(T)"], "at the usual prices"
    table = holding("Warlords-clearance", "P0 3.3", stock={"P": "2L"})
    assert table.do("unfathomable(Warlords-clearance)", "trade(T)", "trade(T)").turn == "P 1", (
        "with nothing left to pay"
    )


@pytest.mark.clause("BC-U8.2", "BC-U0.1", "BC-U0.4", "BC-7.3")
def test_the_clearance_needs_a_life_preserver_and_weapons_in_the_supply() -> None:
    """Else the card is not playable; a kind that is out is not offered."""
    assert not holding("Warlords-clearance", "P0 3.3").offers("unfathomable")
    assert not holding("Warlords-clearance", "P0 3.3", stock={"P": "4L", "H": "18M 15T"}).offers("unfathomable")
    table = holding("Warlords-clearance", "P0 3.3", stock={"P": "4L", "H": "17M 15T"})
    assert table.do("unfathomable(Warlords-clearance)").options == "endTurn trade(M)"
    assert table.do("trade(M)").turn == "P 1", "the last missile is sold"


@pytest.mark.clause("BC-U9.1", "BC-U9.2", "BC-2.1")
@pytest.mark.parametrize("left", [1, 2])
def test_overtime_gives_two_actions_more(left: int) -> None:
    """In this turn; the next has two again."""
    table = holding("Overtime", "P0 3.3", left=left).do("unfathomable(Overtime)")
    assert table.turn == f"P {left + 1}"
    for step in ("3.4", "3.3", "3.4")[: left + 1]:
        table.do(f"sailOne(P0, {step})")
    assert table.position.phase == codes.REPLENISHING
    assert table.do("draw 0", "endTurn", "draw 0").turn == "P 2"


@pytest.mark.clause("BC-U10.1")
def test_salvage_takes_an_action_card_from_the_discard_pile_into_the_hand() -> None:
    """No Unfathomable card, itself included; the hand is as large as before and the card may be played at once."""
    table = holding("Salvage", "P0 3.3", deck="Elm-b Overtime")
    offered = set(table.where("unfathomable(Salvage").split())
    assert offered == set(table.discards.split()[: len(offered)])
    assert not {"Elm-b", "Overtime", "Salvage", "Homesick"} & offered
    assert "Elm-a" in offered
    table.do("unfathomable(Salvage, Elm-a)")
    assert (table.hand("P"), table.held("P"), table.turn) == ("Elm-a", 1, "P 1")
    assert {"Salvage"} == {"Salvage", "Elm-a"} & set(table.discards.split())
    assert table.do("claim(Elm-a)").flags("P") == "Elm"


@pytest.mark.clause("BC-U10.2", "BC-R51")
def test_everybody_knows_who_holds_a_salvaged_card_until_it_is_played() -> None:
    """They saw it go into the hand."""
    table = lay("P0 3.3", tables=map_u(), hands={"P": "Salvage Fern-a"}, deck="Homesick")
    table.do("unfathomable(Salvage, Elm-a)")
    assert [table.view(seat).hand("P") for seat in "PH-"] == ["Elm-a Fern-a", "Elm-a", "Elm-a"]
    table.do("exchange(Elm-a)")
    assert [table.view(seat).hand("P") for seat in "PH-"] == ["Fern-a", "", ""]
    assert int(table.position.shown[0]) == 0


@pytest.mark.clause("BC-U10.2", "BC-U0.1")
def test_nothing_can_be_salvaged_where_no_action_card_is_discarded() -> None:
    """The card is not playable then."""
    actions = " ".join(name[0].upper() + name[1:] for name in map_u().cards[:32])
    assert not lay("P0 3.3", tables=map_u(), hands={"P": "Salvage"}, deck=actions).offers("unfathomable")


@pytest.mark.clause("BC-U10.1", "BC-21.2", "BC-20.5")
def test_salvage_in_the_final_phase_makes_the_game_one_card_longer() -> None:
    """Also when it was the last card of all."""
    table = lay("P0 3.3", tables=map_u(), hands={"P": "Salvage", "H": ""}, final=True)
    table.do("unfathomable(Salvage, Elm-a)")
    assert (table.position.ended, table.turn, table.offers("endTurn")) == (0, "P 1", True)
    assert table.do("exchange(Elm-a)").position.ended == codes.CARDS_PLAYED


@pytest.mark.clause("BC-U11.1")
def test_a_surprise_delivery_is_a_life_preserver_and_two_cards_at_once() -> None:
    """The drawn cards may be used by the second action."""
    table = holding("Surprise-delivery", "P0 3.3", deck="Elm-a Fern-a Gale-a").do("unfathomable(Surprise-delivery)")
    assert (table.player, table.stock("P")) == ("chance", "1L 0M 0T")
    table.step("deal Elm-a", "deal Gale-a")
    assert (table.hand("P"), table.deck, table.turn) == ("Elm-a Gale-a", 1, "P 1")
    assert table.offers("claim(Elm-a)")


@pytest.mark.clause("BC-U11.2", "BC-U0.5", "BC-R30", "BC-19.2")
def test_a_delivered_hand_may_exceed_seven_until_the_turn_ends() -> None:
    """Then cards are discarded until seven are left, and one of these may be changed."""
    table = lay("P0 3.2", tables=map_u(), hands={"P": f"Surprise-delivery {SIX}"}, deck="Iris-a Iris-b Jade-a")
    assert table.held("P") == 7
    table.do("unfathomable(Surprise-delivery)").step("deal Iris-a", "deal Iris-b")
    assert (table.held("P"), table.turn) == (8, "P 1")
    table.do("endTurn")
    assert (table.player, len(table.options.split())) == ("P", 8)
    table.do("Iris-a")
    assert (table.held("P"), table.position.phase, "Iris-a" in table.discards) == (7, codes.REPLENISHING, True)


@pytest.mark.clause("BC-U11.1", "BC-19.7", "BC-20.7", "BC-U11.3")
def test_a_delivery_brings_what_the_deck_still_holds() -> None:
    """One card of one, and none in the final phase; the life preserver comes all the same."""
    table = holding("Surprise-delivery", "P0 3.3", deck="Elm-a").do("unfathomable(Surprise-delivery)")
    if table.player == "chance":
        table.step("deal Elm-a")
    assert (table.hand("P"), table.turn, table.stock("P")) == ("Elm-a", "P 1", "1L 0M 0T")
    assert table.offers("endTurn"), "the final phase begins with the next turn"
    table = holding("Surprise-delivery", "P0 3.3", final=True).do("unfathomable(Surprise-delivery)")
    assert (table.hand("P"), table.turn, table.stock("P"), table.told(codes.DREW)) == ("", "P 1", "1L 0M 0T", [])


@pytest.mark.clause("BC-U11.1", "BC-R36", "BC-20.2")
def test_a_delivery_may_reshuffle_in_the_middle() -> None:
    """The card itself is in the new deck then."""
    table = holding("Surprise-delivery", "P0 3.3", seats=3, deck="Elm-a").do("unfathomable(Surprise-delivery)")
    if table.deck == 1:
        table.step("deal Elm-a")
    assert (table.player, table.discards, table.position.passes) == ("chance", "", 2)
    table.step("deal Surprise-delivery")
    assert (table.hand("P"), table.turn) == ("Elm-a Surprise-delivery", "P 1")


@pytest.mark.clause("BC-U12.1")
def test_the_collection_plate_goes_round_all_rivals() -> None:
    """Who has a life preserver gives one; nothing else is given, and the supply has no part in it."""
    table = holding("Collection-plate", "P0 3.3", seats=4, stock={"P": "1L", "H": "3L", "S": "2M 1T", "D": "1L"})
    supply = table.supply
    table.do("unfathomable(Collection-plate)")
    assert [table.stock(seat) for seat in "PHSD"] == ["3L 0M 0T", "2L 0M 0T", "0L 2M 1T", "0L 0M 0T"]
    assert (table.supply, table.turn) == (supply, "P 1")
    assert table.told(codes.GOT) == [(0, codes.LIFE, 1), (0, codes.LIFE, 3)]


@pytest.mark.clause("BC-U12.2", "BC-U0.1")
def test_the_collection_plate_may_come_back_empty() -> None:
    """It is playable all the same."""
    table = holding("Collection-plate", "P0 3.3").do("unfathomable(Collection-plate)")
    assert (table.stock("P"), table.turn) == ("0L 0M 0T", "P 1")
