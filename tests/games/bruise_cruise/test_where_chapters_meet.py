"""Bruise Cruise where two chapters of the rulebook meet: examples worked out from the rulebook alone.

All are on Map T: P's Home Port is Cedar (0.2) in the west, Has-Been's is Gale (7.1) in the east, with land between
3.0 and 5.0 down to row 2.
"""

from __future__ import annotations

import pytest

from quarterdeck.games.bruise_cruise import codes
from tests.games.bruise_cruise.scenario import lay
from tests.games.bruise_cruise.table import map_u

ALL_REGIONS = "Amber Dover Elm Holm Iris"
FIVE_DONE = ", ".join(f"P{region} done" for region in "NSEWC")


# -- raids and what comes after them ------------------------------------------------------------


@pytest.mark.clause("BC-14.5", "BC-3.2", "BC-18.1", "BC-25.4")
def test_a_getaway_may_end_in_the_own_home_port_and_the_second_action_retires_the_ship() -> None:
    """The getaway costs no action: raid, three spaces home, decommission, all in one turn."""
    table = lay("P0 1.3*, H0 2.3", flags={"P": ALL_REGIONS}).do("raid(P0, H0)", "dice 6 1", "0.2")
    assert (table.ship("P0"), table.turn) == ("0.2*", "P 1")
    table.do("decommission")
    assert (table.ship("P0"), table.points) == ("done", [6, 0])


@pytest.mark.clause("BC-14.7", "BC-3.1", "BC-3.2", "BC-3.4", "BC-10.3", "BC-12.1")
def test_a_defender_flees_into_her_home_port_and_is_followed_by_a_torpedo_but_by_no_ship() -> None:
    """A laser would sink the pursuer; a torpedo does not care."""
    table = lay("P0 5.2, H0 6.1", stock={"P": "1T", "H": "1L"}).do("raid(P0, H0)", "dice 1 6")
    assert table.player == "H"
    table.do("7.1")
    assert table.turn == "P 1"
    assert "7.1" not in table.where("sailOne(P0").split()
    table.do("torpedo(P0, H0)")
    assert (table.ship("H0"), table.stock("H"), table.points) == ("7.1", "0L 0M 0T", [1, 0])


@pytest.mark.clause("BC-14.4", "BC-12.3", "BC-10.8", "BC-10.9")
def test_who_was_robbed_of_the_last_life_preserver_is_anchored_by_the_next_torpedo() -> None:
    """The hit finds neither life preservers nor weapons."""
    table = lay("P0 3.3, H0 4.3", stock={"P": "1T", "H": "1L"})
    table.do("raid(P0, H0)", "dice 4 4", "loot L", "stay", "torpedo(P0, H0)")
    assert (table.ship("H0"), table.stock("P"), table.stock("H"), table.points) == (
        "4.3#", "1L 0M 0T", "0L 0M 0T", [1, 0],
    )  # fmt: skip


@pytest.mark.clause("BC-11.2", "BC-12.3", "BC-14.2", "BC-14.9", "BC-16.1")
def test_a_ship_anchored_by_a_missile_wins_the_raid_that_follows_and_still_cannot_flee() -> None:
    """An anchored ship may not sail, not even after a brawl it has won."""
    table = lay("P0 3.3, H0 4.3", hands={"P": "Elm-a"}, stock={"P": "1M"})
    table.do("missile(Elm-a, H0)")
    assert table.ship("H0") == "4.3#"
    table.do("raid(P0, H0)", "dice 2 5")
    assert (table.player, table.ship("H0"), table.ship("P0")) == ("P", "4.3#", "3.3")


@pytest.mark.clause("BC-14.4", "BC-14.5", "BC-10.3", "BC-12.2", "BC-12.7", "BC-22.2")
def test_a_stolen_torpedo_is_fired_back_from_three_spaces_away_in_the_same_turn() -> None:
    """The hit costs her the missile that is left; her deployed torpedoes stay two points."""
    table = lay("P0 3.3, H0 4.3", stock={"H": "1M 1T"}, deployed={"H": "2T"})
    table.do("raid(P0, H0)", "dice 3 2", "loot T", "2.5")
    assert not table.offers("raid")
    table.do("torpedo(P0, H0)")
    assert (table.stock("P"), table.stock("H"), table.points) == ("0L 0M 0T", "0L 0M 0T", [1, 2])
    assert (table.ship("H0"), table.supply) == ("4.3", "24L 18M 12T 9A")


@pytest.mark.clause("BC-14.5", "BC-9.1", "BC-9.2", "BC-9.9", "BC-9.11")
def test_a_getaway_into_a_port_is_followed_by_a_claim_and_the_new_ship_waits_for_another_turn() -> None:
    """Raid, flee to Elm, claim it: the Central ship is gained, to add it takes an action of its own."""
    table = lay("P0 2.4, H0 1.5", hands={"P": "Elm-a"}).do("raid(P0, H0)", "dice 5 5", "3.3", "claim(Elm-a)")
    assert (table.ship("P0"), table.ship("PC"), table.flags("P"), table.points) == ("3.3*", "stack", "Elm", [1, 0])
    assert table.options == "draw 0 draw 1 draw 2"


# -- Unfathomable cards between other actions ---------------------------------------------------


@pytest.mark.clause("BC-15.1", "BC-U6.1", "BC-U6.2", "BC-16.5", "BC-14.1", "BC-U17.1")
def test_the_great_unmooring_a_raid_and_forged_papers_are_one_turn() -> None:
    """The card frees the ship and gives one more action; the raid carries her to Elm, and papers for it are forged."""
    table = lay(
        "P0 2.4#, H0 1.5",
        tables=map_u(),
        hands={"P": "the-great-unmooring forged-papers"},
        stock={"H": "1M"},
    )
    assert not table.offers("raid")
    table.do("unfathomable(The-great-unmooring)")
    assert (table.turn, table.ship("P0"), table.stock("P")) == ("P 2", "2.4", "1L 0M 0T")
    table.do("raid(P0, H0)", "dice 6 6", "loot M", "3.3")
    table.do("unfathomable(Forged-papers, P0)")
    assert (table.flags("P"), table.ship("P0"), table.stock("P")) == ("Elm", "3.3*", "1L 1M 0T")


@pytest.mark.clause("BC-10.4", "BC-11.2", "BC-14.1", "BC-U13.1", "BC-U13.2")
def test_round_the_cape_only_a_missile_or_a_long_fuse_arrives() -> None:
    """Two hexes over land, six by water: no torpedo, no raid, but a missile, and the torpedo with the longer fuse."""
    table = lay(
        "P0 3.1, H0 5.0",
        tables=map_u(),
        hands={"P": "Amber-a long-fuse"},
        stock={"P": "1M 1T", "H": "1L"},
    )
    assert [table.offers(kind) for kind in ("torpedo", "raid", "missile(Amber-a, H0)")] == [False, False, True]
    table.do("unfathomable(Long-fuse, P0, H0)")
    assert (table.deployed("P"), table.stock("P"), table.stock("H")) == ("0M 1T", "0L 1M 0T", "0L 0M 0T")


@pytest.mark.clause("BC-U11.1", "BC-U11.2", "BC-20.4", "BC-20.8", "BC-U0.5")
def test_a_surprise_delivery_draws_the_last_card_and_only_the_next_admiral_is_bound_to_play() -> None:
    """The final phase begins in the middle of P's turn: she may end it, Has-Been may not end hers."""
    seven = "surprise-delivery Elm-a Elm-b Fern-a Fern-b Jade-a Jade-b"
    table = lay("P0 0.2, H0 7.1", tables=map_u(), hands={"P": seven, "H": "Lark-a"}, deck="Pine-a Pine-b")
    table.do("unfathomable(Surprise-delivery)")
    table.step("deal Pine-a")
    assert (table.held("P"), table.deck, table.offers("endTurn")) == (8, 0, True)
    table.do("endTurn")
    assert "Elm-a" in table.options, "eight cards: one is discarded"
    table.do("Elm-a")
    assert (table.turn, table.held("P"), table.offers("endTurn")) == ("H 2", 7, False)


# -- flags, regions and the way home ------------------------------------------------------------


@pytest.mark.clause("BC-13.4", "BC-13.6", "BC-18.3", "BC-18.6", "BC-9.10", "BC-R18")
def test_who_loses_a_regions_only_port_claims_another_there_and_decommissions_in_the_same_turn() -> None:
    """Has-Been takes Amber; Birch is in the North, too. The Northern ship was never lost and is not gained twice."""
    table = lay(
        "P0 0.2*, PN 5.0, H0 3.0",
        turn="H",
        hands={"P": "Birch-a", "H": "Amber-a"},
        flags={"P": ALL_REGIONS},
    )
    table.do("battle(Amber-a)", "dice 3 3", "endTurn", "draw 0")
    assert (table.points, table.ship("HN"), table.offers("decommission")) == ([4, 1], "stack", False)
    table.do("claim(Birch-a)", "decommission")
    assert (table.points, table.ship("P0"), table.ship("PN")) == ([6, 1], "done", "5.0*")


@pytest.mark.clause("BC-9.6", "BC-13.4", "BC-13.8", "BC-23.3", "BC-R17")
def test_the_twelfth_flag_taken_by_a_rival_may_be_planted_elsewhere() -> None:
    """With twelve flags planted Opal could not be claimed; the lost battle gives one back."""
    twelve = "Amber Birch Dover Elm Fern Holm Iris Jade Kelp Lark Moss Nook"
    table = lay("P0 0.5, H0 3.3", hands={"P": "Opal-a", "H": "Elm-a"}, flags={"P": twelve})
    assert (table.flags_left("P"), table.offers("claim")) == (0, False)
    table.do("endTurn", "draw 0", "battle(Elm-a)", "dice 4 2", "endTurn", "draw 0")
    assert table.flags_left("P") == 1
    assert table.do("claim(Opal-a)").points == [12, 1]


@pytest.mark.clause("BC-13.2", "BC-13.7", "BC-13.9", "BC-R52", "BC-9.8", "BC-18.2")
def test_a_lost_battle_is_tried_again_with_the_ports_other_card_and_only_the_winner_is_flipped() -> None:
    """Two cards of Fern, two actions: the first is lost with its card, the second wins port and flip."""
    table = lay("P0 4.4", hands={"P": "Fern-a Fern-b"}, flags={"H": "Fern"}).do("battle(Fern-a)", "dice 1 2")
    assert (table.ship("P0"), table.flags("H"), table.hand("P"), table.turn) == ("4.4", "Fern", "Fern-b", "P 1")
    table.do("battle(Fern-b)", "dice 2 2")
    assert (table.ship("P0"), table.flags("P"), table.flags("H"), table.ship("PC")) == ("4.4*", "Fern", "", "stack")


@pytest.mark.clause("BC-3.3", "BC-3.5", "BC-9.4", "BC-11.3", "BC-12.2", "BC-25.1")
def test_the_other_card_of_a_home_port_claims_nothing_but_fires_on_the_ship_that_lies_there() -> None:
    """Nobody plants a flag in Gale; its teen punks launch a missile at the flagship in their own harbour."""
    table = lay("P0 0.2, H0 7.1", hands={"P": "Gale-b Cedar-b"}, stock={"P": "1M", "H": "1M 1T"})
    assert not table.offers("claim")
    table.do("missile(Gale-b, H0)")
    assert (table.player, table.options) == ("H", "give M give T")
    table.do("give T")
    assert (table.turn, table.stock("H"), table.points) == ("P 1", "0L 1M 0T", [1, 0])


@pytest.mark.clause("BC-17.3", "BC-17.4", "BC-4.7", "BC-17.6", "BC-R32")
def test_the_flagship_makes_room_for_a_new_ship_and_then_cannot_come_back() -> None:
    """A Home Port holds one ship: sail out, commission; the new ship must leave before the flagship returns."""
    table = lay("P0 0.2, PC stack")
    assert not table.offers("commission")
    table.do("sailOne(P0, 1.2)", "commission(PC)", "draw 0", "endTurn", "draw 0")
    assert (table.turn, table.ship("PC")) == ("P 2", "0.2")
    assert "0.2" not in table.where("sailOne(P0").split()
    table.do("sailOne(PC, 0.1)", "sailOne(P0, 0.2)")
    assert (table.ship("P0"), table.ship("PC")) == ("0.2", "0.1")


@pytest.mark.clause("BC-12.3", "BC-12.4", "BC-23.2", "BC-23.5", "BC-R31", "BC-11.7")
@pytest.mark.parametrize(
    ("actions", "struck", "anchors"),
    [
        (("missile(Lark-a, HE)", "decommission"), "5.2", 1),
        (("decommission", "missile(Lark-a, HE)"), "5.2#", 0),
    ],
)
def test_the_anchor_of_a_decommissioned_ship_can_be_dropped_on_another(
    actions: tuple[str, ...], struck: str, anchors: int
) -> None:
    """All nine are in use: first the missile, and nothing happens; first the ship out of the game, and one is free."""
    ships = "PN 0.2*#, P0 0.3#, PS 0.4#, PE 1.3#, PW 1.4#, PC 2.4#, H0 7.2#, HN 8.1#, HS 8.2#, HE 5.2"
    table = lay(ships, hands={"P": "Lark-a"}, stock={"P": "1M"}, flags={"P": ALL_REGIONS}).do(*actions)
    assert (table.ship("HE"), table.supply.split()[-1], table.points) == (struck, f"{anchors}A", [7, 0])


# -- the end of the deck and of the game ----------------------------------------------------------


@pytest.mark.clause("BC-20.2", "BC-R36", "BC-8.1")
def test_a_card_played_in_a_turn_may_be_drawn_again_at_its_end_if_the_deck_is_shuffled_between() -> None:
    """Three Admirals, one card in the first deck: the second card of the draw comes from the discards, this turn's too."""
    table = lay("P0 0.2", seats=3, hands={"P": "Elm-a Fern-a Fern-b"}, deck="Holm-a").do("exchange(Elm-a)", "endTurn")
    table.do("draw 2")
    if table.deck == 1:
        table.step("deal Holm-a")
    table.step("deal Elm-a")
    assert (table.hand("P"), table.turn) == ("Elm-a Fern-a Fern-b Holm-a", "H 2")


@pytest.mark.clause("BC-20.4", "BC-21.1", "BC-21.3", "BC-R39")
def test_the_last_ship_ends_the_game_although_no_card_was_played_in_a_turn_that_demands_one() -> None:
    """The duty to play a card is for turns that go on."""
    table = lay(f"P0 0.2*, {FIVE_DONE}", flags={"P": ALL_REGIONS}, hands={"P": "Elm-a", "H": "Fern-a"}, final=True)
    assert not table.offers("endTurn")
    assert table.do("decommission").result == (codes.FLEET_HOME, "P")


@pytest.mark.clause("BC-20.6", "BC-20.9", "BC-R45", "BC-21.2")
def test_who_spent_her_cards_too_soon_looks_on_with_torpedoes_aboard() -> None:
    """Has-Been has weapons, a target and a ship to bring home, but no card: her turns are skipped until P has none."""
    table = lay(
        "P0 4.4, H0 4.3, HE 7.1*",
        hands={"P": "Elm-a Fern-a Jade-a", "H": ""},
        stock={"H": "2T"},
        flags={"H": "Amber Dover Pine Holm Iris"},
        final=True,
    )
    table.do("exchange(Elm-a)", "endTurn")
    assert table.turn == "P 2"
    table.do("claim(Fern-a)", "sailOne(P0, 3.5)")
    assert table.turn == "P 2"
    assert table.do("exchange(Jade-a)").result == (codes.CARDS_PLAYED, "H")


@pytest.mark.clause("BC-13.4", "BC-13.10", "BC-21.2", "BC-21.3", "BC-22.9")
@pytest.mark.parametrize(("dice", "points", "winner"), [("dice 5 4", [3, 4, 4], "S"), ("dice 4 5", [2, 5, 4], "H")])
def test_a_port_lost_with_the_last_card_of_all_makes_a_third_admiral_the_winner(
    dice: str, points: list[int], winner: str
) -> None:
    """P battles for Fern and cannot win the game; if she wins the port, Has-Been and Sørwegian tie, and he is nearer."""
    table = lay(
        "P0 4.4, H0 5.2, S0 5.4",
        seats=3,
        hands={"P": "Fern-a", "H": "", "S": ""},
        flags={"H": "Fern"},
        deployed={"P": "2M", "H": "4M", "S": "4T"},
        final=True,
    ).do("battle(Fern-a)", dice)
    assert (table.points, table.result) == (points, (codes.CARDS_PLAYED, winner))


@pytest.mark.clause("BC-U16.1", "BC-22.1", "BC-20.5", "BC-21.2")
def test_a_revolution_as_the_last_card_takes_the_flag_that_would_have_won() -> None:
    """A flag is a point if it stands at the end: here it falls with the very last card."""
    table = lay(
        "P0 0.2, H0 3.3",
        tables=map_u(),
        hands={"P": "revolution", "H": ""},
        flags={"H": "Elm Fern"},
        deployed={"P": "2T", "H": "1M"},
        final=True,
    )
    assert table.points == [2, 3]
    assert table.actions("unfathomable") == ["unfathomable(Revolution, 4.4)"], "her flagship guards Elm"
    table.do("unfathomable(Revolution, 4.4)")
    assert table.points == [2, 2]
    assert table.result == (codes.CARDS_PLAYED, "P"), "P's flagship is at home, Has-Been's is not"


@pytest.mark.clause("BC-U18.1", "BC-22.9", "BC-20.5")
def test_homesick_as_the_last_card_brings_a_ship_home_in_time_for_the_tie() -> None:
    """Sailing distances count when the game is over, not before."""
    table = lay(
        "P0 8.5, H0 7.2",
        tables=map_u(),
        hands={"P": "homesick", "H": ""},
        deployed={"P": "1T", "H": "1M"},
        final=True,
    ).do("unfathomable(Homesick, P0)")
    assert (table.told(codes.NEAREST), table.result) == ([(0, 0, 0), (1, 1, 0)], (codes.CARDS_PLAYED, "P"))


@pytest.mark.clause("BC-U4.1", "BC-U4.3", "BC-12.2", "BC-21.3", "BC-25.1")
def test_the_triangle_takes_a_ship_with_the_last_card_and_her_admiral_still_chooses_what_to_give_up() -> None:
    """The hit of an Unfathomable card brings no point, and the game waits for the choice."""
    table = lay(
        "P0 0.2, H0 6.3",
        tables=map_u(),
        hands={"P": "the-triangle-takes", "H": ""},
        stock={"H": "1M 1T"},
        deployed={"H": "1M"},
        final=True,
    ).do("unfathomable(The-triangle-takes, H0, 8.4)")
    assert (table.player, table.options, table.ship("H0")) == ("H", "give M give T", "8.4")
    table.do("give M")
    assert (table.points, table.result) == ([0, 1], (codes.CARDS_PLAYED, "H"))
