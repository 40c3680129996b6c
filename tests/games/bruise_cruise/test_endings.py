"""Bruise Cruise's two ends, the points and the ties (BC-T54 to BC-T57)."""

from __future__ import annotations

import json
from typing import Unpack

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.position import NOBODY
from quarterdeck.games.bruise_cruise import BRUISE_CRUISE, codes
from quarterdeck.games.bruise_cruise.pack.tables import tables_of
from quarterdeck.games.bruise_cruise.rules import endings
from tests.games.bruise_cruise.scenario import Scene, lay
from tests.games.bruise_cruise.table import Table, map_t

ALL_REGIONS = "Amber Dover Elm Holm Iris"
FIVE_DONE = ", ".join(f"P{region} done" for region in "NSEWC")


def last_ship(h_points: str, flags: str = ALL_REGIONS, **more: str) -> Table:
    """P is about to decommission the last ship; H has so many points."""
    deployed = {"P": more.get("p_points", ""), "H": h_points}
    return lay(f"P0 0.2*, {FIVE_DONE}", flags={"P": flags}, deployed=deployed)


def last_card(ships: str, **scene: Unpack[Scene]) -> Table:
    """P plays the last card of all."""
    given: Scene = {"hands": {"P": "Elm-a", "H": "", "S": ""}, "final": True}
    given.update(scene)
    return lay(ships, **given).do("exchange(Elm-a)")


@pytest.mark.clause("BC-22.1", "BC-22.2", "BC-22.3", "BC-22.4", "BC-22.5", "BC-22.6")
def test_t54_flags_deployed_weapons_and_decommissioned_ships_count() -> None:
    """BC-T54."""
    table = lay(
        "P0 0.1*, PN done, PS stack",
        flags={"P": ALL_REGIONS},
        deployed={"P": "2T 3M"},
        stock={"P": "6L 2M"},
    )
    assert table.points == [11, 0]
    assert [table.view(seat).points for seat in "PH-"] == [[11, 0]] * 3, "points are open to all"


@pytest.mark.clause("BC-21.1", "BC-21.3", "BC-22.7", "BC-22.8", "BC-R39")
def test_t55_who_brings_the_last_ship_home_ends_the_game_and_wins_a_tie() -> None:
    """BC-T55."""
    table = last_ship("13M", p_points="2T")
    assert table.points == [12, 13]
    table.do("decommission")
    assert (table.points, table.result) == ([13, 13], (codes.FLEET_HOME, "P"))


@pytest.mark.clause("BC-21.4", "BC-22.8")
def test_t55_who_ends_the_game_two_points_behind_loses_it() -> None:
    """BC-T55."""
    table = last_ship("14M", p_points="2T").do("decommission")
    assert (table.points, table.result) == ([13, 14], (codes.FLEET_HOME, "H"))


@pytest.mark.clause("BC-22.9", "BC-R40")
def test_t56_a_tie_goes_to_whose_ships_are_nearest_to_their_home_port() -> None:
    """BC-T56."""
    table = last_card("P0 0.3, PN 2.2, H0 7.1, HE 5.2", deployed={"P": "9M", "H": "9T"})
    assert (table.points, table.result) == ([9, 9], (codes.CARDS_PLAYED, "H"))
    assert table.told(codes.NEAREST) == [(0, 3, 0), (1, 2, 0)]


@pytest.mark.clause("BC-22.10", "BC-R41")
def test_t57_dice_settle_what_is_still_tied() -> None:
    """BC-T57."""
    table = last_card("P0 0.3, PN 2.2, HE 5.1, H0 6.1")
    assert table.told(codes.NEAREST) == [(0, 3, 0), (1, 3, 0)]
    assert table.player == "chance"
    before = table.position.clone()
    assert table.do("dice 2 3", "dice 6 1").result == (codes.CARDS_PLAYED, "H")
    table.position.copy_from(before)
    table.do("dice 2 3", "dice 1 4")
    assert table.player == "chance"
    assert table.do("dice 6 6", "dice 6 5").result == (codes.CARDS_PLAYED, "P")


@pytest.mark.clause("BC-22.10", "BC-R54")
def test_feats_of_strength_settle_what_is_still_tied_if_you_so_decide() -> None:
    """Away from the table: here those who are tied share the win, in the story, in the file and for bots."""
    given: Scene = {
        "hands": {"P": "Elm-a", "H": "", "S": ""},
        "final": True,
        "seats": 3,
        "deployed": {"P": "1M", "S": "1T"},
    }
    table = lay("P0 0.3, H0 6.1, S0 5.4", **given)
    table.position.feats = True
    for seat in range(3):
        table.position.totals[seat] = NOBODY  # as after the first dice
    table.do("exchange(Elm-a)")
    assert (table.player, [endings.worth(table.position, seat) for seat in range(3)]) == ("nobody", [0.5, 0.0, 0.5])
    ending = BRUISE_CRUISE.ending(table.position)
    assert (ending.how, ending.winners, ending.sentence.clauses) == (
        "cards-played", (0, 2), ("BC-21.2", "BC-22.10", "BC-R54"),
    )  # fmt: skip
    assert "Peasant and Sørwegian are level at 1" in ending.sentence.text
    saved = BRUISE_CRUISE.save(table.position)
    assert (json.loads(saved)["tie"], "winner" in json.loads(saved)) == ("feats", False)
    assert BRUISE_CRUISE.load(saved).numbers() == table.position.numbers()
    file = json.loads(saved) | {"asked": "tie", "player": "chance"}
    file["admirals"]["P"]["rolled"] = file["admirals"]["S"]["rolled"] = 0
    with pytest.raises(Malformed, match="BC-R54"):
        BRUISE_CRUISE.load(json.dumps(file).encode())


@pytest.mark.clause("BC-22.10", "BC-R41")
def test_of_three_who_tie_only_those_who_tie_again_roll_again() -> None:
    """The third is out."""
    table = last_card("P0 0.3, H0 6.1, S0 5.4", seats=3)
    assert table.do("dice 4 4", "dice 1 1", "dice 5 3").player == "chance"
    assert table.do("dice 1 1", "dice 1 2").result == (codes.CARDS_PLAYED, "S")


@pytest.mark.clause("BC-R42", "BC-22.9")
def test_a_tie_without_the_one_who_ended_the_game_is_settled_by_distance() -> None:
    """Here P ended it and is third."""
    table = lay(
        f"P0 0.2*, {FIVE_DONE}, H0 6.1, HN 6.2, S0 5.4",
        seats=3,
        flags={"P": ALL_REGIONS},
        deployed={"H": "12M", "S": "12T"},
    ).do("decommission")
    assert (table.points, table.result) == ([11, 12, 12], (codes.FLEET_HOME, "S"))


@pytest.mark.clause("BC-R42", "BC-22.10")
def test_such_a_tie_may_come_to_dice_too() -> None:
    """At equal distance; P does not roll."""
    table = lay(
        f"P0 0.2*, {FIVE_DONE}, H0 6.1, S0 5.4",
        seats=3,
        flags={"P": ALL_REGIONS},
        deployed={"H": "12M", "S": "12T"},
    ).do("decommission", "dice 2 2")
    assert [who for who, _, _ in table.told(codes.TIE_ROLLED)] == [1]
    assert table.do("dice 1 2").result == (codes.FLEET_HOME, "H")


@pytest.mark.clause("BC-22.7")
def test_no_distance_helps_against_the_one_who_ended_the_game() -> None:
    """Even three who tie are no tie then."""
    table = lay(
        f"P0 0.2*, {FIVE_DONE}, H0 7.1, S0 5.5", seats=3, flags={"P": ALL_REGIONS}, deployed={"H": "11M", "S": "11T"}
    ).do("decommission")
    assert (table.result, table.told(codes.NEAREST)) == ((codes.FLEET_HOME, "P"), [])


@pytest.mark.clause("BC-21.4")
def test_the_last_card_does_not_win() -> None:
    """Points do."""
    table = last_card("P0 0.2, H0 8.5", deployed={"H": "1M"})
    assert table.result == (codes.CARDS_PLAYED, "H")


@pytest.mark.clause("BC-22.9", "BC-R40")
def test_distance_home_leads_around_rivals_home_ports_but_not_around_ships() -> None:
    """Anchors and ships in the way do not matter; ships on the stack and gone count nothing."""
    table = last_card("P0 2.2#, PW 1.2, PC stack, PN done, H0 6.1", deployed={"H": "1M"})
    assert table.told(codes.NEAREST) == [(0, 2 + 1, 0), (1, 1, 0)]
    homes = {"P": "Lark", "H": "Gale"}
    table = last_card("P0 8.0, H0 7.2", homes=homes)
    assert table.told(codes.NEAREST) == [(0, 3, 0), (1, 1, 0)], "through Gale it would be two"


@pytest.mark.clause("BC-R40")
def test_a_ship_without_a_way_home_counts_as_far_as_there_are_spaces() -> None:
    """Rivals' Home Ports close the corner."""
    text = map_t().chart.text.replace('at = "1.1"', 'at = "1.0"').replace('at = "2.2"', 'at = "0.1"')
    homes = {"P": "Opal", "H": "Kelp", "S": "Pine"}
    table = last_card("P0 0.0, H0 1.0, S0 0.1", seats=3, homes=homes, tables=tables_of(text))
    assert table.told(codes.NEAREST) == [(0, 51, 0), (1, 0, 0), (2, 0, 0)]


@pytest.mark.clause("BC-21.2", "BC-21.3")
@pytest.mark.parametrize("dice", ["dice 6 1", "dice 1 6"])
def test_a_battle_with_the_last_card_is_fought_out_before_the_game_ends(dice: str) -> None:
    """The action that ends the game is resolved fully."""
    table = lay("P0 4.4", hands={"P": "Fern-a", "H": ""}, flags={"H": "Fern"}, final=True).do("battle(Fern-a)", dice)
    assert table.result == (codes.CARDS_PLAYED, "P" if dice == "dice 6 1" else "H")


@pytest.mark.clause("BC-21.3")
def test_a_missile_with_the_last_card_asks_the_struck_admiral_before_the_game_ends() -> None:
    """Then the game is over, a second action is lost."""
    table = lay("H0 3.4", hands={"P": "Elm-a", "H": ""}, stock={"P": "2M", "H": "1M 1T"}, final=True).do(
        "missile(Elm-a, H0)"
    )
    assert (table.player, table.position.ended) == ("H", 0)
    assert table.do("give M").result == (codes.CARDS_PLAYED, "P")


@pytest.mark.clause("BC-21.2", "BC-20.8")
def test_empty_hands_do_not_end_the_game_while_there_is_a_deck() -> None:
    """They are filled again."""
    table = lay("P0 0.2", hands={"P": "Elm-a", "H": ""}, deck=1).do("exchange(Elm-a)")
    assert (table.position.ended, table.turn) == (0, "P 1")


@pytest.mark.clause("BC-R44")
def test_turns_without_a_card_end_the_game_where_patience_is_asked_for() -> None:
    """As end B; a card that moves begins the count anew."""
    table = lay("P0 0.2, H0 7.1", patience=3, hands={"P": "Elm-a", "H": "Fern-a"}, deployed={"P": "1M"})
    table.do("endTurn", "draw 0", "endTurn", "draw 0", "exchange(Elm-a)", "endTurn", "draw 0")
    assert table.position.ended == 0
    table.do("endTurn", "draw 0", "endTurn", "draw 1")
    table.position.play(table.position.legal()[0])
    table.do("endTurn", "draw 0", "endTurn", "draw 0")
    assert table.position.ended == 0
    table.do("sailOne(H0, 6.1)", "endTurn", "draw 0")
    assert table.result == (codes.STALEMATE, "P")


@pytest.mark.clause("BC-R44")
def test_without_that_guard_a_game_may_go_on_for_ever() -> None:
    """It is a guard of ours, no rule."""
    table = lay("P0 0.2, H0 7.1")
    for _ in range(200):
        table.do("endTurn", "draw 0")
    assert table.position.ended == 0
