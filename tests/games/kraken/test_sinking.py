"""Kraken's scenarios about sinking, Lanes that go, and the end: KR-T28 to KR-T35, KR-T37."""

from __future__ import annotations

import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.games.kraken.codes import NO_PLACE
from tests.games.kraken.table import lay, play_out, start


@pytest.mark.clause("KR-5.1", "KR-5.2", "KR-5.3", "KR-R12", "KR-R17")
def test_t28_a_ship_that_sinks_at_the_kraken_pushes_nobody_up() -> None:
    """KR-T28."""
    table = lay("A N2, B N1 (2), C E3", icons="D").play("D")
    assert (table.ships, table.lanes) == ("A N1, B sunk, C E2", 2)


@pytest.mark.clause("KR-5.3")
def test_t29_ships_of_the_lane_that_goes_bump_others_down() -> None:
    """KR-T29."""
    table = lay("A N2, B N1 (3), C E4, D E3", front="S", icons="X").play("X")
    assert (table.ships, table.lanes) == ("A N2, B sunk, C E3, D E2", 3)


@pytest.mark.clause("KR-5.3", "KR-R18")
def test_t30_the_gap_of_the_sunk_ship_takes_the_whole_run() -> None:
    """KR-T30."""
    table = lay("A E2, B E1 (3), C E3, D E4", front="S", icons="X").play("X")
    assert (table.ships, table.lanes) == ("A E1, B sunk, C E2 (1), D E3", 3)


@pytest.mark.clause("KR-3.14", "KR-5.3", "KR-R12")
def test_t31_lanes_go_between_the_two_parts_of_a_tentacle_attack() -> None:
    """KR-T31."""
    table = lay("A N4 (3), B N2, C S4, D E1", player="D", icons="T").play("T")
    assert (table.ships, table.lanes) == ("A sunk, B N3 (1), C S3, D E1", 3)


@pytest.mark.clause("KR-5.2", "KR-R19")
def test_t32_two_ships_that_sink_together_take_two_lanes_with_them() -> None:
    """KR-T32."""
    table = lay("A N2, B N1 (3), C N3 (3), D W4 (1)", front="S", icons="X").play("X")
    assert (table.ships, table.lanes) == ("A N2, B sunk, C sunk, D W2 (1)", 2)
    assert [line for line in table.story if "Lanes" in line] == [
        "The whirlpool tightens: 3 Lanes are left.",
        "The whirlpool tightens: 2 Lanes are left.",
    ]


@pytest.mark.clause("KR-5.5", "KR-R13")
def test_t33_the_open_icons_of_a_sunk_ship_lapse() -> None:
    """KR-T33."""
    table = lay("A N1 (2), B E3, C S2", icons="D F T", hands={"A": 1, "B": 1, "C": 1}).play("D")
    assert (table.ships, table.lanes) == ("A sunk, B E2, C S2", 2)
    assert (table.player, table.icons, table.held) == ("B", "", [0, 1, 1])
    assert "The icons that A has not resolved are lost." in table.story


@pytest.mark.clause("KR-5.4", "KR-6.1", "KR-6.2", "KR-R14")
def test_t34_the_game_ends_at_once_when_one_ship_is_left() -> None:
    """KR-T34; A's other icons lapse, and two Lanes stay."""
    table = lay("A N2, B N1 (3)", front="S", icons="X D U", hands={"A": 2}).play("X")
    assert (table.ships, table.lanes) == ("A N2, B sunk", 2)
    assert (table.player, table.legal, table.result) == ("nobody", [], ("last-afloat", "A"))
    assert table.story[-1] == "A is the last ship afloat and wins."


@pytest.mark.clause("KR-6.2", "KR-R14")
def test_the_survivor_wins_with_any_damage_and_out_of_turn() -> None:
    """A sinks by its own card, B has 3 damage."""
    assert lay("A N1 (2), B E2 (3)", icons="D X X").play("D").result == ("last-afloat", "B")


@pytest.mark.clause("KR-R14")
def test_an_attack_that_ends_the_game_lifts_nobody_any_more() -> None:
    """A would have had room above."""
    table = lay("A N1, B N2 (3)", icons="T").play("T")
    assert (table.ships, table.result) == ("A N1 (1), B sunk", ("last-afloat", "A"))


@pytest.mark.clause("KR-R15", "KR-6.3")
def test_t35_if_all_ships_sink_together_the_kraken_wins() -> None:
    """KR-T35."""
    table = lay("A N2 (3), B N1 (3)", icons="T").play("T")
    assert (table.ships, table.result) == ("A sunk, B sunk", ("kraken-wins", "AB"))
    assert [table.position.worth(seat) for seat in range(2)] == [0.5, 0.5]
    assert table.story[-1] == "No ship is left: the Kraken wins, and A and B draw."


@pytest.mark.clause("KR-R15", "KR-6.3")
def test_a_ship_that_sank_earlier_does_not_share_the_krakens_draw() -> None:
    """Lower places go by the order of sinking; those sunk together are equal."""
    table = lay("A N2 (3), B sunk, C N1 (3)", icons="T").play("T")
    assert table.result == ("kraken-wins", "AC")
    assert [int(step) for step in table.position.sunk_at] == [2, 1, 2]


@pytest.mark.clause("KR-6.3")
def test_lower_places_go_by_the_order_of_sinking() -> None:
    """The ship that sank first is last."""
    table = lay("A N2, B N1 (3), C N3 (3), D S1 (3)", icons="X D D", hands={"D": 1}).play("X")
    assert [int(step) for step in table.position.sunk_at] == [0, 1, 1, 0]
    assert table.position.damage[1] == 4


@pytest.mark.clause("KR-4.1", "KR-4.5", "KR-5.1", "KR-5.2", "KR-R1", "KR-R18", "KR-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_t37_random_games_keep_ships_lanes_and_damage_in_order(players: int, seed: int) -> None:
    """KR-T37, after every decision."""
    table, dice = start(players), seeded(seed)
    position = table.position
    table.play(*[f"start {seat}" for seat in "ABC"[: players - 1]])
    while table.player != "nobody":
        places = [int(place) for place in position.place if place != NO_PLACE]
        assert len(set(places)) == len(places) == position.afloat
        assert all((place & 3) < position.lanes for place in places)
        assert position.lanes == max(2, len(places))
        assert all(0 <= position.damage[seat] < 4 for seat in range(players) if position.place[seat] != NO_PLACE)
        assert table.front in "NESW"
        for place in range(16):
            assert position.slots[place] == (list(position.place).index(place) if place in places else -1)
        position.play(position.legal()[dice.below(len(position.legal()))])


@pytest.mark.clause("KR-5.4", "KR-6.1")
def test_every_random_game_without_a_limit_ends_with_a_survivor_or_with_the_kraken() -> None:
    """Shares always add up to 1 (`Table.result` checks it)."""
    endings = {play_out(start(2 + seed % 3, rounds=0), seed).result[0] for seed in range(30)}
    assert "last-afloat" in endings
    assert endings <= {"last-afloat", "kraken-wins"}
