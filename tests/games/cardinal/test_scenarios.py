"""The scenarios CA-T1 to CA-T22: boards as the rulebook's readers would lay them out."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.games.cardinal import CARDINAL
from tests.games.cardinal.table import Table, lay, start


@pytest.mark.clause("CA-1.1", "CA-1.2", "CA-2.6")
def test_t1_an_empty_board_is_open_everywhere_and_all_ships_are_in_hand() -> None:
    """CA-T1."""
    table = start()
    assert len(table.legal) == 25
    assert (table.hand("orange"), table.hand("green"), table.pirate) == (5, 5, None)


@pytest.mark.clause("CA-3.1")
@pytest.mark.parametrize("seed", range(40))
def test_t2_three_placements_never_summon_the_pirate(seed: int) -> None:
    """CA-T2, by random placements; the fourth may."""
    table, dice = start(), seeded(seed)
    for _ in range(3):
        table.play(table.legal[dice.below(len(table.legal))])
        assert table.pirate is None
        assert not table.crowded


@pytest.mark.clause("CA-3.1", "CA-3.6")
def test_t2_the_fourth_placement_can_summon_the_pirate() -> None:
    """CA-T2."""
    assert start().play("b2", "d2", "b4", "d4").pirate == "c3"


@pytest.mark.clause("CA-2.3", "CA-2.4", "CA-2.5")
def test_t3_the_four_squares_beside_the_pirate_are_closed() -> None:
    """CA-T3, the pirate in the middle and at the border."""
    middle = lay(
        """. . . . .
           . . . . .
           . . P . .
           . . . . .
           . . . . .""",
        "orange",
    )
    assert len(middle.legal) == 20
    for square in ("c2", "c4", "b3", "d3"):
        assert middle.refusal(square).clause == "CA-2.4"
    assert "b2" in middle.legal
    assert middle.refusal("c3").clause == "CA-2.3"
    border = lay(". . . . .\n P . . . .\n . . . . .\n . . . . .\n . . . . .", "green")
    assert len(border.legal) == 21


@pytest.mark.clause("CA-3.1", "CA-3.2", "CA-4.3", "CA-4.7", "CA-R6")
def test_t4_one_crowd_forces_the_pirate_there_though_it_sends_nobody_back() -> None:
    """CA-T4."""
    table = lay(
        """. . . . .
           . O . G .
           . . . . .
           . O . . .
           . . . . .""",
        "green",
    ).play("d4")
    assert table.board == [". . . . .", ". O . G .", ". . P . .", ". O . G .", ". . . . ."]
    assert table.player == "orange"


TWO_CROWDS = """. . . . .
                . O G . .
                . . . . .
                . . O . .
                . . . . ."""


@pytest.mark.clause("CA-4.1", "CA-4.2", "CA-4.3", "CA-4.6", "CA-4.9", "CA-R13")
def test_t5_the_player_chooses_between_two_crowded_squares() -> None:
    """CA-T5."""
    table = lay(TWO_CROWDS, "green").play("b4")
    assert (table.player, table.legal) == ("green", ["@b3", "@c3"])
    assert table.refusal("e5").clause == "CA-4.1"
    table.play("@b3")
    assert (table.at("b2"), table.at("b4"), table.at("c2"), table.at("c4")) == (".", ".", "G", "O")
    other = lay(TWO_CROWDS, "green").play("b4", "@c3")
    assert (other.at("c2"), other.at("c4"), other.at("b2"), other.at("b4")) == (".", ".", "O", "G")


@pytest.mark.clause("CA-4.6", "CA-4.7", "CA-4.9", "CA-R11")
def test_t6_an_edge_square_is_crowded_by_four_of_its_five_neighbours() -> None:
    """CA-T6."""
    table = lay(
        """O . . . .
           . O G . .
           . . . . .
           . . . . .
           . . . . .""",
        "green",
    ).play("c1")
    assert table.pirate == "b1"
    assert (table.at("a1"), table.at("b2"), table.at("c1"), table.at("c2")) == (".", ".", ".", "G")


@pytest.mark.clause("CA-3.1", "CA-R11")
def test_t7_a_corner_is_never_crowded() -> None:
    """CA-T7."""
    table = lay(
        """. O . . .
           G O . . .
           . . . . .
           . . . . .
           . . . . .""",
        "green",
    ).play("d4")
    assert (table.crowded, table.pirate) == ([], None)


@pytest.mark.clause("CA-3.7", "CA-R5")
def test_t8_a_standing_crowd_that_is_not_touched_summons_nobody() -> None:
    """CA-T8; then a ship that touches it does (CA-R5)."""
    table = lay(
        """. . . . . .
           . O . G . .
           . . . . . .
           . G . O . .
           . . . . . .
           . . . . . .""",
        "orange",
    ).play("f6")
    assert (table.crowded, table.pirate) == (["c3"], None)
    assert table.play("c2").pirate == "c3"


@pytest.mark.clause("CA-3.3")
def test_t9_the_pirate_is_no_ship_in_a_crowd() -> None:
    """CA-T9 (a)."""
    table = lay(
        """. . . . .
           . O . G .
           . . . . .
           . O . P .
           . . . . .""",
        "orange",
    ).play("e5")
    assert (table.crowded, table.pirate) == ([], "d4")


@pytest.mark.clause("CA-3.4", "CA-R3")
def test_t9_the_pirates_own_square_is_never_crowded() -> None:
    """CA-T9 (b)."""
    table = lay(
        """. . . . .
           . O . G .
           . . P . .
           . O . . .
           . . . . .""",
        "green",
    ).play("d4")
    assert (table.crowded, table.pirate, table.player) == ([], "c3", "orange")


FAR_CROWD = """. O . . . .
               G . G . . .
               . O . . . .
               . . . O . G
               . . . . . .
               . . . O . ."""


@pytest.mark.clause("CA-3.6", "CA-4.2", "CA-4.3")
def test_t10_the_pirate_may_go_to_a_crowd_that_the_new_ship_does_not_touch() -> None:
    """CA-T10."""
    far = lay(FAR_CROWD, "green").play("f6")
    assert far.legal == ["@b2", "@e5"]
    far.play("@b2")
    assert far.board[:3] == [". . . . . .", ". P . . . .", ". . . . . ."]
    near = lay(FAR_CROWD, "green").play("f6", "@e5")
    assert (near.pirate, near.crowded) == ("e5", ["b2"])
    assert near.board[:3] == [". O . . . .", "G . G . . .", ". O . . . ."]


@pytest.mark.clause("CA-4.1", "CA-R6")
def test_t11_a_summons_must_be_obeyed_though_only_own_ships_suffer() -> None:
    """CA-T11."""
    table = lay(
        """. . . . .
           . . G . .
           . G . . .
           . . . O .
           . . . . .""",
        "green",
    ).play("c4")
    assert (table.pirate, table.hand("green"), table.hand("orange")) == ("c3", 5, 4)


@pytest.mark.clause("CA-5.2", "CA-5.4")
def test_t12_five_ships_on_the_board_win() -> None:
    """CA-T12."""
    table = lay(
        """G . G . G
           . . . . .
           G . . . .
           . . . . .
           . . O . O""",
        "green",
    ).play("e3")
    assert (table.player, table.position.worth(1), table.position.worth(0)) == ("nobody", 1.0, 0.0)
    assert table.story[-1] == "Green has all five ships on the board and wins."


@pytest.mark.clause("CA-2.8", "CA-5.1", "CA-5.2")
def test_t13_the_winner_is_looked_for_after_the_pirate() -> None:
    """CA-T13."""
    table = lay(
        """. . . . G
           . G . G .
           . O . . .
           . . . . .
           G . . . .""",
        "green",
    ).play("d4")
    assert (table.pirate, table.at("b3"), table.player) == ("c3", ".", "nobody")
    assert table.position.worth(1) == 1.0


RAID = """G . . . .
          . G . O .
          . . . . .
          . O . . .
          G . . . G"""


@pytest.mark.clause("CA-2.8", "CA-4.9", "CA-5.3")
def test_t14_a_fifth_ship_that_the_pirate_sends_back_does_not_win() -> None:
    """CA-T14."""
    table = lay(RAID, "green").play("c4")
    assert (table.pirate, table.hand("green"), table.player) == ("c3", 1, "orange")


OLD_SQUARE = """O . O . . .
                . P . . . .
                G . . . G .
                . . . . . .
                . . O . O .
                . . . . . ."""


@pytest.mark.clause("CA-3.4", "CA-3.5", "CA-4.4", "CA-R4")
def test_t15_the_square_the_pirate_left_may_be_crowded_without_a_second_summons() -> None:
    """CA-T15."""
    table = lay(OLD_SQUARE, "green").play("c3")
    assert (table.pirate, table.player, table.crowded) == ("d4", "orange", ["b2"])
    assert table.at("b2") == "."
    assert [table.hand("orange"), table.hand("green")] == [1, 2]


@pytest.mark.clause("CA-3.6", "CA-3.7", "CA-5.3", "CA-R5")
def test_t16_a_standing_crowd_waits_until_it_is_touched() -> None:
    """CA-T16: away from it orange wins; beside it the pirate takes the fifth ship."""
    away = lay(OLD_SQUARE, "green").play("c3", "f1")
    assert (away.player, away.position.worth(0), away.crowded) == ("nobody", 1.0, ["b2"])
    beside_it = lay(OLD_SQUARE, "green").play("c3", "b1")
    assert (beside_it.pirate, beside_it.at("b1"), beside_it.hand("orange")) == ("b2", ".", 1)
    assert (beside_it.player, beside_it.crowded) == ("green", ["d4"])


@pytest.mark.clause("CA-2.4", "CA-2.5", "CA-4.5", "CA-R9")
def test_t17_a_square_beside_the_pirate_is_closed_to_ships_but_not_to_the_pirate() -> None:
    """CA-T17."""
    table = lay(
        """. . . . . .
           . . . . O .
           . . P . G .
           . . . . O .
           . . . . . .
           . . . . . .""",
        "green",
    )
    assert table.refusal("d3").clause == "CA-2.4"
    table.play("d2")
    assert table.pirate == "d3"
    assert (table.at("d2"), table.at("e3"), table.at("e2"), table.at("e4")) == (".", ".", "O", "O")


@pytest.mark.clause("CA-R8")
def test_t18_without_a_legal_square_the_game_is_a_draw() -> None:
    """CA-T18."""
    table = lay("O . G\n . P .\n G . O", "orange")
    assert (table.player, table.legal) == ("nobody", [])
    assert table.position.worth(0) == table.position.worth(1) == 0.5
    assert CARDINAL.ending(table.position).how == "no-legal-square"


ROUNDABOUT = """O . G . . .
                . P . . . .
                O . . G . O
                . . . . . .
                . . . . . G
                . . . . . ."""


@pytest.mark.clause("CA-R12", "CA-4.8", "CA-R14")
def test_t19_the_third_occurrence_of_a_position_is_a_draw() -> None:
    """CA-T19."""
    table = lay(ROUNDABOUT, "orange")
    begun = table.board
    assert table.play("e5").pirate == "e4"
    assert table.play("a2").pirate == "b2"
    assert (table.board, table.player) == (begun, "orange")
    table.play("e5", "a2")
    assert (table.board, table.player) == (begun, "nobody")
    assert table.position.worth(0) == table.position.worth(1) == 0.5
    assert table.story[-1] == "This position has occurred three times: the game is a draw."


@pytest.mark.clause("CA-R12")
def test_the_same_board_with_the_other_player_to_move_is_another_position() -> None:
    """Two occurrences for orange and one for green are not three."""
    table = lay(ROUNDABOUT, "orange").play("e5", "a2")
    assert table.position.turns == 3
    assert table.player == "orange"


@pytest.mark.clause("CA-2.4", "CA-4.8", "CA-4.10", "CA-R14")
def test_t20_a_returned_ship_may_be_placed_again_where_the_pirate_allows() -> None:
    """CA-T20."""
    table = lay(RAID, "green").play("c4", "e1")
    assert table.player == "green"
    for square in ("c2", "b3", "c4", "d3"):
        assert table.refusal(square).clause == "CA-2.4"
    assert "a3" in table.legal


@pytest.mark.clause("CA-2.4", "CA-2.7", "CA-4.6", "CA-4.11", "CA-6.1", "CA-R7")
@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("side", [4, 5])
def test_t21_what_stands_on_the_board_keeps_the_rules_in_random_games(side: int, seed: int) -> None:
    """CA-T21, after every turn."""
    table, dice = start(side, side), seeded(seed)
    while table.player != "nobody":
        pirate = table.pirate
        if not table.legal[0].startswith("@"):  # the start of a turn
            assert min(table.hand("orange"), table.hand("green")) >= 1
        table.play(table.legal[dice.below(len(table.legal))])
        assert table.safe()
        assert min(table.hand("orange"), table.hand("green")) >= 0
        assert table.pirate is not None or pirate is None


@pytest.mark.clause("CA-2.4", "CA-4.6", "CA-4.7", "CA-R1")
def test_t22_the_printed_board_has_four_by_four_squares() -> None:
    """CA-T22."""
    empty = start(4, 4)
    assert (len(empty.legal), empty.hand("orange"), empty.hand("green")) == (16, 5, 5)
    table = lay(". . . .\n . G O .\n . . . .\n O . . .", "green").play("c4")
    assert table.board == [". . . .", ". . O .", ". P . .", "O . G ."]
    assert len(table.legal) == 8


def test_a_table_shows_what_it_was_given() -> None:
    """The scenarios' own table can fail: a wrong expectation is noticed."""
    with pytest.raises(AssertionError):
        start().play("a1", "a1")
    assert isinstance(start(), Table)


def test_what_is_no_move_is_told_the_squares_of_this_board() -> None:
    """Not those of the largest one."""
    with pytest.raises(Malformed, match="write a square from a1 to d4 for a ship"):
        CARDINAL.parse(lay("O . . .\n . . . .\n . . P .\n . . . .", "green").position, "nowhere")
