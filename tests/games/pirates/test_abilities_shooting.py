"""What cards say about shots: who may be shot at, from where, and what adds to the die (PI-A)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates.table import skills
from tests.games.pirates.duels import ABEAM, HITS, MISSES, SHOOTER, duel, first_shot, shooter
from tests.games.pirates.gifted import SOURCES, gifted, helps, turned_up
from tests.games.pirates.table import Printed, Table

FAR_ABEAM = (20_000, 36_000, 0)
NEAR = (20_000, 16_000, 0)  # behind the shooter, within S of her

# -- who may be shot at, and from where --------------------------------------------------------------


@pytest.mark.clause("PI-A45", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize(("y", "safe"), [(27_000, True), (27_001, False)])
def test_nobody_within_s_shoots_at_a_point_blank_ship(y: int, safe: bool) -> None:  # noqa: FBT001 - a parameter
    """The gap between the hulls counts: 5000 is within S, one more is not."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", (20_000, y, 0), Printed(effects="point-blank")).turn()
    assert ("shoot" in table.actions("A")) is not safe


@pytest.mark.clause("PI-A75", "PI-1.2")
@pytest.mark.parametrize(("home", "safe"), [("", True), ("R", False)])
def test_nobody_shoots_at_a_docked_safe_ship_while_she_is_docked(home: str, safe: bool) -> None:  # noqa: FBT001 - a parameter
    """At a wild island; at an enemy's home she is not docked, nor at sea."""
    table = duel(card=Printed(effects="docked-safe")).island("port", 14_000, 20_000, 27_005, 32_000, home=home).turn()
    assert ("shoot" in table.actions("A")) is not safe
    assert "shoot" in duel(card=Printed(effects="docked-safe")).turn().actions("A")


@pytest.mark.clause("PI-A31", "PI-12.4", "PI-1.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_with_a_clear_view_other_ships_are_not_in_the_way(source: str) -> None:
    """The second cannon shoots through C; the first one could do so anyway, which turns nobody up."""
    table = shooter(source, "clear-view", Printed(reach="S")).ship("C", "G", (18_000, 23_000, 0)).turn()
    table.do("A", "shoot")
    assert table.aims(2, "B", 17_000, 25_000) is helps(source)
    table.fire(1, "B", 18_500, 25_000).do("die 1")
    assert table.shown == []
    if helps(source):
        table.fire(2, "B", 17_000, 25_000)
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A31", "PI-12.2", "PI-12.3")
def test_a_clear_view_ends_at_islands_and_own_sails() -> None:
    """Only other ships do not block."""
    table = duel("clear-view").island("rock", 16_000, 18_000, 22_000, 24_000).turn().do("A", "shoot")
    assert not table.aims(2, "B", 17_000, 25_000)
    table = Table().ship("A", "R", SHOOTER, Printed(effects="clear-view")).ship("B", "G", (29_000, 20_000, 0)).turn()
    assert table.do("A", "shoot").options == {"done", "fire 1 at B"}


@pytest.mark.clause("PI-A64", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_all_long_makes_cannons_of_range_s_reach_l(source: str) -> None:
    """B's side is 7000 away; a shot within S, at C, turns nobody up."""
    table = gifted(Table(), source, "all-long", "A", "R", SHOOTER, Printed(reach="S"))
    table.ship("B", "G", (20_000, 28_000, 0)).ship("C", "G", (20_000, 14_000, 0)).turn().do("A", "shoot")
    table.fire(1, "C", 18_500, 15_000).do("die 1")
    assert table.shown == []
    assert table.can("fire 2 at B") is helps(source)
    if helps(source):
        table.do("fire 2 at B", "die 1")
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A7", "PI-1.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_at_twice_the_range_only_a_6_hits(source: str) -> None:
    """B's side is 15000 away, the range 8000; all cannons reach so far in that action."""
    table = gifted(Table(), source, "double-range", "A", "R", SHOOTER, Printed(rank=2)).ship("B", "G", FAR_ABEAM)
    table.turn()
    assert table.actions("A") == ({"move", "shoot far"} if helps(source) else {"move"})
    if helps(source):
        table.do("A", "shoot far", "fire 1 at B", "die 5")
        assert table.phase == MISSES
        table.do("fire 3 at B", "die 6", "M1", "done")
        assert (table.masts("B"), table.phase) == ("23", "naming")
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A7", "PI-A10", "PI-1.3")
def test_what_adds_to_the_die_does_not_help_at_twice_the_range() -> None:
    """A 5 and one more is no 6."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="double-range gunner:any")).ship("B", "G", FAR_ABEAM)
    assert table.turn().do("A", "shoot far", "fire 1 at B", "die 5").phase == MISSES


@pytest.mark.clause("PI-A7", "PI-A13", "PI-1.5")
def test_the_range_is_doubled_once_a_turn() -> None:
    """In her second action she shoots as printed, and again in the next turn."""
    card = Printed(effects="double-range fleet-leader")
    table = Table().ship("A", "R", SHOOTER, card).ship("B", "G", ABEAM).turn().do("die 6")
    table.do("A", "shoot far", "fire 1 at B", "die 5", "done", "A")
    assert table.options == {"done", "move", "shoot"}
    table.do("shoot", "fire 1 at B", "die 5", "M1", "done", "done", "done", "die 1", "A")
    assert "shoot far" in table.options


@pytest.mark.clause("PI-A28", "PI-10.2", "PI-R4")
@pytest.mark.parametrize(("masts", "cannons"), [("3", {"1", "2", "3"}), ("-", set())])
def test_safe_cannons_stay_when_masts_fall(masts: str, cannons: set[str]) -> None:
    """But a derelict cannot shoot."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="safe-cannons"), masts=masts).ship("B", "G", ABEAM).turn()
    if not cannons:
        assert not table.can("A")
        return
    table.do("A", "shoot")
    assert {word.split()[1] for word in table.options - {"done"}} == cannons


@pytest.mark.clause("PI-A67")
@pytest.mark.parametrize(("treasure", "silent"), [((), False), ((0,), True), ((16,), True)])
def test_a_laden_ship_is_silent(treasure: tuple[int, ...], silent: bool) -> None:  # noqa: FBT001 - a parameter
    """Any treasure counts, crew does not."""
    table = duel("laden-silence").coins("A", *treasure).crew("Xavier", "R", "A").turn()
    assert ("shoot" in table.actions("A")) is not silent


# -- what adds to the die ----------------------------------------------------------------------------


@pytest.mark.clause("PI-A10", "PI-1.2", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_gunners_add_1_against_their_nation(source: str) -> None:
    """B is a pirate: a 3 hits at rank 3; C is French: nothing is added, and nobody is turned up."""
    table = shooter(source, "gunner:pirate").ship("C", "G", (20_000, 14_000, 0), Printed(nation="french")).turn()
    table.do("A", "shoot", "fire 1 at C", "die 3")
    assert (table.phase, table.shown) == (MISSES, [])
    table.do("fire 2 at B", "die 3")
    assert table.phase == (HITS if helps(source) else MISSES)
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A10", "PI-4.7")
def test_a_gunner_face_up_turns_no_other_up() -> None:
    """Both aim at pirates; one of them is known already, and adds the 1 either way."""
    table = duel("").crew("Wendy", "R", "A", effects="gunner:pirate").crew("Xavier", "R", "A", effects="gunner:any")
    first_shot(table.show("Xavier"), 3)
    assert (table.phase, table.shown) == (HITS, ["Xavier"])


@pytest.mark.clause("PI-A10")
@pytest.mark.parametrize(("aim", "hit"), [("any", True), ("non-pirate", False), ("non-french", True)])
def test_gunners_aim_at_all_nations_or_all_but_one(aim: str, hit: bool) -> None:  # noqa: FBT001 - a parameter
    """B is a pirate."""
    assert first_shot(duel(f"gunner:{aim}"), 3).phase == (HITS if hit else MISSES)


@pytest.mark.clause("PI-T97", "PI-T57", "PI-1.3", "PI-A10", "PI-A58")
def test_no_text_lets_a_1_hit() -> None:
    """Whatever is added, and whatever the rank; a 2 is enough then."""
    for die, phase in ((1, MISSES), (2, HITS)):
        table = Table().ship("A", "R", SHOOTER, Printed(rank=2, effects="gunner:any"))
        table.ship("B", "G", ABEAM, Printed(effects="hated:pirate"))
        assert first_shot(table, die).phase == phase


@pytest.mark.clause("PI-T19", "PI-1.5", "PI-R19", "PI-A10")
def test_two_gunners_add_no_more_than_one() -> None:
    """A 2 misses at rank 3, a 3 hits; only one of the two is turned up."""
    for die, phase in ((2, MISSES), (3, HITS)):
        table = duel().crew("Xavier", "R", "A", effects="gunner:pirate")
        table.crew("Yves", "R", "A", effects="gunner:pirate")
        assert first_shot(table, die).phase == phase
        assert table.shown == ["Xavier"]


@pytest.mark.clause("PI-A10", "PI-4.5", "PI-4.7")
def test_the_gunner_who_helps_is_the_one_that_is_turned_up() -> None:
    """Not one who hates another nation, nor a stranger who could not help."""
    table = duel().crew("Xavier", "R", "A", effects="gunner:french")
    table.crew("Yves", "R", "A", nation="spanish", effects="gunner:pirate")
    table.crew("Zoe", "R", "A", effects="gunner:pirate")
    assert first_shot(table, 3).phase == HITS
    assert table.shown == ["Zoe"]
    table = duel("gunner:french").crew("Xavier", "R", "A", effects="gunner:pirate")
    assert first_shot(table, 3).phase == HITS
    assert table.shown == ["Xavier"]


@pytest.mark.clause("PI-A10", "PI-A38", "PI-4.7")
def test_a_gunner_who_helps_a_silenced_ship_is_turned_up() -> None:
    """Her own text would do the same, but it does not work in this turn."""
    table = duel("gunner:pirate").crew("Xavier", "R", "A", effects="gunner:pirate").turn()
    table.position.this_turn.silenced |= 1 << table.unit("A")
    skills.refresh_all(table.position)
    table.do("A", "shoot", "fire 1 at B", "die 3")
    assert (table.phase, table.shown) == (HITS, ["Xavier"])


@pytest.mark.clause("PI-A58")
@pytest.mark.parametrize(("nation", "hit"), [("pirate", False), ("french", True)])
def test_who_hates_her_hits_her_more_easily(nation: str, hit: bool) -> None:  # noqa: FBT001 - a parameter
    """The French add 1 against B, others do not; so they do when one of her crew is hated."""
    for effects, crew in (("hated:french", ""), ("", "hated:french")):
        table = Table().ship("A", "R", SHOOTER, Printed(nation=nation))
        table.ship("B", "G", ABEAM, Printed(effects=effects)).crew("Xavier", "G", "B", effects=crew)
        assert first_shot(table, 3).phase == (HITS if hit else MISSES)


@pytest.mark.clause("PI-A40", "PI-A6", "PI-4.7")
@pytest.mark.parametrize(("crew", "hit"), [("captain", True), ("helmsman", False)])
def test_a_captain_aboard_adds_1_to_his_gunners(crew: str, hit: bool) -> None:  # noqa: FBT001 - a parameter
    """And is turned up by it; somebody else is of no use."""
    table = first_shot(duel("captains-gunners").crew("Xavier", "R", "A", effects=crew), 3)
    assert (table.phase, table.shown) == ((HITS, ["Xavier"]) if hit else (MISSES, []))


@pytest.mark.clause("PI-A46", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_follow_up_adds_1_after_anothers_shots(source: str) -> None:
    """First nobody has shot at B, then F has, who need not hit; a new turn begins anew."""
    table = shooter(source, "follow-up").ship("F", "R", (20_000, 32_000, 0)).turn()
    before = table.position.clone()
    table.do("A", "shoot", "fire 1 at B", "die 3", "fire 2 at B", "die 3")
    assert (table.phase, table.shown) == (MISSES, [])
    table.position = before
    table.do("F", "shoot", "fire 1 at B", "die 1", "done", "A", "shoot", "fire 1 at B", "die 3")
    assert table.phase == (HITS if helps(source) else MISSES)
    assert table.shown == turned_up(source)
    table.do(*(["M1"] if helps(source) else []), "done", "done", "done", "A", "shoot", "fire 2 at B", "die 3")
    assert table.phase == MISSES


@pytest.mark.clause("PI-A36", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_an_admiral_near_by_adds_1(source: str) -> None:
    """C lies within S of A; the admiral is aboard C, whose own shots gain nothing."""
    table = gifted(duel(), source, "admiral", "C", "R", NEAR).ship("E", "G", (20_000, 10_000, 0)).turn()
    table.do("C", "shoot", "fire 1 at E", "die 3")
    assert (table.phase, table.shown) == (MISSES, [])
    table.do("done", "A", "shoot", "fire 1 at B", "die 3")
    assert table.phase == (HITS if helps(source) else MISSES)
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A36", "PI-1.5", "PI-R19")
def test_two_admirals_add_no_more_than_one() -> None:
    """A 2 misses at rank 3."""
    table = duel().ship("C", "R", NEAR, Printed(effects="admiral"))
    table.ship("D", "R", (28_000, 20_000, 0), Printed(effects="admiral"))
    assert first_shot(table, 2).phase == MISSES


@pytest.mark.clause("PI-A36", "PI-A37")
@pytest.mark.parametrize(("owner", "y", "hit"), [("R", 12_999, False), ("R", 13_000, True), ("G", 13_000, False)])
def test_only_friends_within_s_count(owner: str, y: int, hit: bool) -> None:  # noqa: FBT001 - a parameter
    """For an admiral as for a pack; 5000 between the hulls is within S."""
    for effects, others in (("", "admiral"), ("pack", "")):
        table = duel(effects).ship("C", owner, (20_000, y, 0), Printed(effects=others))
        assert first_shot(table, 3).phase == (HITS if hit else MISSES)


@pytest.mark.clause("PI-A37")
@pytest.mark.parametrize(("friends", "die"), [(0, 4), (1, 3), (2, 2)])
def test_a_pack_adds_1_for_each_friend_near_by(friends: int, die: int) -> None:
    """So much as to hit at rank 3; one less misses. A friend need not be of the pack."""
    places = (NEAR, (28_000, 20_000, 0))
    for rolled, phase in ((die, HITS), (die - 1, MISSES)):
        table = duel("pack")
        for k in range(friends):
            table.ship(f"C{k}", "R", places[k])
        assert first_shot(table, rolled).phase == phase
