"""Kraken's scenarios about moving and collisions: KR-T6 to KR-T19."""

from __future__ import annotations

import pytest

from quarterdeck.messages.hearing import heard_by
from tests.games.kraken.table import lay


@pytest.mark.clause("KR-3.5")
def test_t6_forward_is_one_section_clockwise_in_the_same_lane() -> None:
    """KR-T6."""
    assert lay("A N3, B S3, C W3", icons="F").play("F").ships == "A E3, B S3, C W3"


@pytest.mark.clause("KR-4.1", "KR-4.8", "KR-4.14")
def test_t7_a_bumped_ship_goes_one_section_forward_and_one_lane_down() -> None:
    """KR-T7."""
    table = lay("A N3, B E3, C W1", icons="F").play("F")
    assert table.ships == "A E3, B S2, C W1"
    assert table.story[:2] == ["A sails forward to East, Lane 3.", "A bumps B to South, Lane 2."]


@pytest.mark.clause("KR-4.8", "KR-4.14", "KR-4.15")
def test_t8_a_chain_runs_all_the_way_round_the_kraken() -> None:
    """KR-T8."""
    assert lay("A N4, B E4, C S3, D W2", icons="F").play("F").ships == "A E4, B S3, C W2, D N1"


@pytest.mark.clause("KR-4.9", "KR-4.10", "KR-4.11", "KR-4.12", "KR-R11")
@pytest.mark.parametrize(("front", "ship"), [("S", "B S1 (2)"), ("W", "B S1 (1)"), ("E", "B S1 (1)"), ("N", "B S1")])
def test_t9_a_ship_bumped_into_the_kraken_is_hurt_by_the_section_it_comes_to(front: str, ship: str) -> None:
    """KR-T9."""
    assert lay("A N1, B E1", front=front, icons="F").play("F").ships == f"A E1, {ship}"


@pytest.mark.clause("KR-4.13")
def test_t10_ships_in_the_way_of_lane_1_are_pushed_up() -> None:
    """KR-T10."""
    assert lay("A N1, B E1, C S1, D S2", icons="F").play("F").ships == "A E1, B S1, C S2, D S3"


@pytest.mark.clause("KR-4.13", "KR-R10")
def test_t11_pushing_stops_at_the_first_gap() -> None:
    """KR-T11."""
    assert lay("A N1, B E1, C S1, D S3", front="W", icons="F").play("F").ships == "A E1, B S1 (1), C S2, D S3"


@pytest.mark.clause("KR-4.8", "KR-4.9", "KR-4.11", "KR-4.13")
def test_t12_the_chain_ends_at_the_kraken() -> None:
    """KR-T12."""
    assert lay("A N2, B E2, C S1, D W1", icons="F").play("F").ships == "A E2, B S1, C W1 (1), D W2"


@pytest.mark.clause("KR-3.6", "KR-4.2", "KR-R25")
def test_t13_up_bumps_up() -> None:
    """KR-T13."""
    assert lay("A N1, B N2, C S3", icons="U").play("U").ships == "A N2, B N3, C S3"


@pytest.mark.clause("KR-4.3", "KR-4.4", "KR-R16")
def test_t14_up_without_a_gap_above_changes_nothing() -> None:
    """KR-T14."""
    table = lay("A N1, B N2, C N3", icons="U").play("U")
    assert table.ships == "A N1, B N2, C N3"
    assert table.story[0] == "The ships further out cannot make room: A stays at North, Lane 1."


@pytest.mark.clause("KR-4.3", "KR-4.4", "KR-4.5", "KR-R16")
@pytest.mark.parametrize("ships", ["A N3, B S1, C W1", "A N2, B N3, C W1"])
def test_t15_up_at_the_outermost_lane_changes_nothing_even_with_a_gap_below(ships: str) -> None:
    """KR-T15."""
    table = lay(ships, icons="U").play("U")
    assert table.ships == ships
    assert ("There is no Lane further out: A" in table.story[0]) == ships.startswith("A N3")


@pytest.mark.clause("KR-3.7", "KR-4.7", "KR-4.10", "KR-4.12", "KR-R25")
@pytest.mark.parametrize(("front", "ship"), [("N", "A N1 (2)"), ("E", "A N1 (1)"), ("S", "A N1"), ("W", "A N1 (1)")])
def test_t16_down_from_lane_1_meets_the_kraken(front: str, ship: str) -> None:
    """KR-T16."""
    assert lay("A N1, B S2", front=front, icons="D").play("D").ships == f"{ship}, B S2"


@pytest.mark.clause("KR-4.6", "KR-4.7", "KR-4.13", "KR-R17")
def test_t17_a_ship_bumped_down_into_the_kraken_comes_back_and_pushes_the_mover_up() -> None:
    """KR-T17."""
    table = lay("A N2, B N1", icons="D").play("D")
    assert table.ships == "A N2, B N1 (2)"
    assert table.story[:4] == [
        "A moves inward to North, Lane 1.",
        "A bumps B against the Kraken in the North, at its front: 2 damage.",
        "B comes to rest at North, Lane 1.",
        "A is pushed outward to North, Lane 2 to make room.",
    ]


@pytest.mark.clause("KR-4.6")
def test_t18_down_bumps_down() -> None:
    """KR-T18."""
    assert lay("A N3, B N2, C S1", icons="D").play("D").ships == "A N2, B N1, C S1"


@pytest.mark.clause("KR-4.6", "KR-4.7", "KR-4.13", "KR-R17")
def test_t19_a_run_down_to_lane_1_ends_where_it_was_but_its_lowest_ship_is_hurt() -> None:
    """KR-T19."""
    assert lay("A N3, B N2, C N1", front="E", icons="D").play("D").ships == "A N3, B N2, C N1 (1)"


@pytest.mark.clause("KR-7.4")
@pytest.mark.parametrize(("icon", "before", "after"), [("U", "A N2", "A N3"), ("D", "A N3", "A N2")])
def test_between_lanes_2_and_3_ships_move_as_between_any_others(icon: str, before: str, after: str) -> None:
    """A pencil there is for the eye only."""
    assert lay(f"{before}, B S1, C W1, D E1", icons=icon).play(icon).ship("A") == after


@pytest.mark.clause("KR-4.1", "KR-4.7", "KR-4.11")
def test_whoever_is_bumped_against_the_kraken_reads_who_did_it() -> None:
    """The ship that took its place, which others may have bumped there; whoever meets the Kraken by itself was bumped by nobody."""
    table = lay("A N3, B N2, C N1", front="N", icons="D").play("D")
    assert [text for text in table.story if "bump" in text] == [
        "A bumps B to North, Lane 1.",
        "B bumps C against the Kraken in the North, at its front: 2 damage.",
    ]
    with heard_by(1):
        assert "You bump C against the Kraken in the North, at its front: 2 damage." in table.story
    with heard_by(2):
        assert "B bumps you against the Kraken in the North, at its front: 2 damage." in table.story
    alone = lay("A N1, B S2", icons="D").play("D")
    assert alone.story[0] == "A runs into the Kraken in the North, at its front: 2 damage."
    with heard_by(0):
        assert alone.story[0] == "You run into the Kraken in the North, at its front: 2 damage."
