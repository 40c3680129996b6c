"""The shoot action (PI-12.1 to PI-12.7, PI-R3 to PI-R6); lines of fire are shown in test_lines_of_fire.py."""

from __future__ import annotations

import pytest

from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table

SHOOTER = (20_000, 20_000, 0)
ABEAM = (20_000, 26_000, 0)


def duel(rank: int = 3, reach: str = "L", masts: str = "123") -> Table:
    """Red's A and, abeam of her, Green's B."""
    return Table().ship("A", "R", SHOOTER, Printed(rank=rank, reach=reach)).ship("B", "G", ABEAM, masts=masts)


@pytest.mark.clause("PI-T57", "PI-R3", "PI-12.7", "PI-1.3")
@pytest.mark.parametrize(
    ("rank", "die", "hit"), [(3, 3, False), (3, 4, True), (1, 2, True), (0, 1, False), (6, 6, False)]
)
def test_a_roll_above_the_rank_hits_and_a_1_never(rank: int, die: int, hit: bool) -> None:  # noqa: FBT001 - a parameter
    """Whatever the rank."""
    table = duel(rank, masts="12").turn().do("A", "shoot", "fire 1 at B", f"die {die}")
    assert table.phase == ("losing" if hit else "shooting")


@pytest.mark.clause("PI-R4", "PI-D11", "PI-D12", "PI-12.1")
def test_shots_are_resolved_one_by_one() -> None:
    """Each cannon once; the controller of the target picks the mast that is lost; the player may stop."""
    table = duel().turn().do("A", "shoot")
    assert table.options == {"done", "fire 1 at B", "fire 2 at B", "fire 3 at B"}
    table.do("fire 2 at B", "die 5")
    assert (table.asked, table.options) == ("G", {"M1", "M2", "M3"})
    table.do("M3")
    assert (table.asked, table.options) == ("R", {"done", "fire 1 at B", "fire 3 at B"})
    assert not table.aims(2, "B", 17_000, 25_000)
    table.do("fire 1 at B", "die 2", "done")
    assert (table.masts("B"), table.phase, table.can("A")) == ("12", "naming", False)


@pytest.mark.clause("PI-R4")
def test_cannons_fire_at_different_targets() -> None:
    """One to port, one to starboard."""
    table = duel().ship("C", "G", (20_000, 14_000, 0)).turn()
    table.do("A", "shoot", "fire 1 at B", "die 1", "fire 2 at C", "die 6", "M1")
    assert (table.masts("B"), table.masts("C")) == ("123", "23")


@pytest.mark.clause("PI-T58", "PI-R4", "PI-N12")
def test_range_is_measured_from_the_mast_to_the_aim() -> None:
    """Any point of the hull may be named, listed or not; farther than S is out of range."""
    table = duel(reach="S").turn().do("A", "shoot")
    assert table.aims(2, "B", 17_000, 25_000)
    assert not table.aims(2, "B", 17_100, 25_000)
    assert not table.aims(2, "B", 17_000, 24_999)
    table.fire(2, "B", 17_000, 25_000)
    assert table.asked == "chance"


@pytest.mark.clause("PI-T59", "PI-12.2", "PI-R5", "PI-R32")
def test_own_sails_block_but_not_lost_or_burning_masts() -> None:
    """Straight ahead."""
    ahead = (29_000, 20_000, 0)
    for masts, fire, shots in (("123", "", {"1"}), ("23", "", {"2"}), ("123", "1", {"2"}), ("3", "", {"3"})):
        table = Table().ship("A", "R", SHOOTER, masts=masts, fire=fire).ship("B", "G", ahead).turn().do("A")
        if fire:
            table.do("die 3")
        table.do("shoot")
        assert {word.split()[1] for word in table.options - {"done"}} == shots


@pytest.mark.clause("PI-T60", "PI-T61", "PI-12.3", "PI-12.4", "PI-R5")
def test_ships_and_islands_in_the_way_block() -> None:
    """Of whatever fleet; only lines that are free are listed."""
    table = duel(reach="S").ship("C", "R", (18_000, 23_000, 0)).turn().do("A", "shoot")
    assert table.options == {"done", "fire 1 at B"}
    table = duel(reach="S").island("rock", 16_000, 18_000, 22_000, 24_000).turn().do("A", "shoot")
    assert not table.aims(2, "B", 17_000, 25_000)
    assert table.aims(1, "B", 18_500, 25_000)


@pytest.mark.clause("PI-T62", "PI-12.5", "PI-R6")
@pytest.mark.parametrize(("home", "safe"), [("G", True), ("R", False), ("", False)])
def test_who_lies_at_her_home_is_not_shot_at(home: str, safe: bool) -> None:  # noqa: FBT001 - a parameter
    """At another's home or a wild island she is."""
    table = duel().island("port", 14_000, 20_000, 27_005, 32_000, home=home).turn()
    assert ("shoot" in table.actions("A")) is not safe
    table.do("A")
    assert table.aims(2, "B", 17_000, 25_000) is not safe


@pytest.mark.clause("PI-R6", "PI-R124", "PI-12.5")
def test_who_is_towed_home_is_as_safe_as_her_tower() -> None:
    """She counts as docked, wherever her own hull is."""
    table = duel(masts="-").ship("T", "G", (26_005, 26_000, 0)).tow("T", "B")
    table.island("port", 26_010, 32_000, 24_000, 30_000, home="G").turn()
    assert "shoot" not in table.actions("A")


@pytest.mark.clause("PI-T63", "PI-12.6")
def test_the_own_fleet_is_no_target() -> None:
    """Nor a derelict that was taken in tow."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "R", ABEAM).turn()
    assert "shoot" not in table.actions("A")
    table.do("A")
    assert not table.aims(2, "B", 17_000, 25_000)


@pytest.mark.clause("PI-R4", "PI-10.2", "PI-12.1")
def test_no_shoot_action_without_a_shot() -> None:
    """Nobody in range."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", (60_000, 60_000, 0)).turn()
    assert table.actions("A") == {"move"}
    assert refused(table.do("A"), "shoot").clause == "PI-R4"


@pytest.mark.clause("PI-12.3", "PI-R4")
def test_whoever_has_only_blocked_lines_is_told_what_blocks_them() -> None:
    """A long island lies between the ships, which are within range of each other."""
    table = duel().island("wall", 0, 60_000, 22_500, 23_000).turn()
    assert table.actions("A") == {"move"}
    refusal = refused(table.do("A"), "shoot")
    assert refusal.clause == "PI-12.3"
    assert "Island 4" in refusal.sentence
