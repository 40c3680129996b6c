"""What cards say about cannons beside those on masts, and about all of them at once (PI-A47, PI-A84, PI-A86, PI-A94 …)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates.rules.shooting import broadsides
from quarterdeck.games.pirates.table import skills
from tests.games.pirates.duels import ABEAM, SHOOTER, duel
from tests.games.pirates.gifted import SOURCES, gifted, helps, turned_up
from tests.games.pirates.table import Printed, Table

AHEAD = (29_000, 20_000, 0)  # her stern lies 3000 ahead of the shooter's bow


@pytest.mark.clause("PI-A47", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_musketeer_has_a_cannon_of_his_own(source: str) -> None:
    """Of rank 3, once in an action."""
    table = shooter_of_two(source, "musketeer")
    assert table.can("fire musket at B") is helps(source)
    if helps(source):
        table.do("fire musket at B", "die 4")
        assert (table.phase, table.shown) == ("losing", turned_up(source))
        assert not table.do("M1").can("fire musket at B")


def shooter_of_two(source: str, ability: str) -> Table:
    """Red's A with an ability shoots at B abeam; all her own cannons have rank 6."""
    table = gifted(Table(), source, ability, "A", "R", SHOOTER, Printed(rank=6)).ship("B", "G", ABEAM).turn()
    return table.do("A", "shoot")


@pytest.mark.clause("PI-A47", "PI-A10", "PI-A7")
def test_nothing_improves_a_musket() -> None:
    """No gunner, no doubled range; from S on nobody is hit. A 4 hits at any rate."""
    table = duel("musketeer gunner:pirate").turn().do("A", "shoot", "fire musket at B", "die 3")
    assert table.phase == "shooting"
    table = Table().ship("A", "R", SHOOTER, Printed(effects="musketeer double-range"))
    table.ship("B", "G", (20_000, 28_000, 0)).turn().do("A", "shoot far")
    assert (table.can("fire musket at B"), table.can("fire 1 at B")) == (False, True)
    table = duel("musketeer double-range").turn().do("A", "shoot far", "fire musket at B", "die 4")
    assert table.phase == "losing"


@pytest.mark.clause("PI-A47", "PI-12.2")
def test_a_musket_shoots_from_any_masts_place() -> None:
    """Ahead from the foremost one; also if that mast is lost; a derelict has no shot."""
    for masts, can in (("123", True), ("3", True), ("-", False)):
        table = Table().ship("A", "R", SHOOTER, Printed(effects="musketeer"), masts)
        table.ship("B", "G", AHEAD).turn()
        assert ("shoot" in table.actions("A")) is can
        if can:
            assert table.do("A", "shoot").can("fire musket at B")


@pytest.mark.clause("PI-A97")
def test_a_marine_shoots_with_rank_2() -> None:
    """A 3 hits."""
    table = duel("marine").turn().do("A", "shoot", "fire marine at B", "die 3")
    assert table.phase == "losing"


@pytest.mark.clause("PI-A84", "PI-R4")
def test_a_longship_has_two_cannons_on_each_mast() -> None:
    """Both are lost with it."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="longship"), "12").ship("B", "G", ABEAM).turn()
    table.do("A", "shoot")
    assert table.options == {"done", *(f"fire {cannon} at B" for cannon in ("1", "1b", "2", "2b"))}
    table.do("fire 1b at B", "die 1", "fire 1 at B", "die 1")
    assert table.options == {"done", "fire 2 at B", "fire 2b at B"}


@pytest.mark.clause("PI-A94", "PI-R69")
def test_an_extended_range_counts_double() -> None:
    """2S are 10000: from the mast to the target's side."""
    for y, can in ((31_000, True), (31_001, False)):
        table = Table().ship("A", "R", SHOOTER, Printed(effects="extended-range", reach="S"))
        table.ship("B", "G", (20_000, y, 0)).turn()
        assert ("shoot" in table.actions("A")) is can


@pytest.mark.clause("PI-A86", "PI-R72")
def test_a_broadside_hits_with_all_cannons_and_once_more_or_with_none() -> None:
    """Three cannons of rank 3: a 4 is four hits, three masts and the ship; a 3 is none; a gunner adds nothing."""
    table = duel("broadsides gunner:pirate").turn().do("A", "shoot")
    before = table.position.clone()
    table.do("A uses broadsides on B", "die 3")
    assert (table.phase, table.masts("B")) == ("naming", "123")
    table.position = before
    table.do("A uses broadsides on B", "die 4", "M1", "M2")
    assert (table.in_game("B"), table.phase) == (False, "naming")


@pytest.mark.clause("PI-A86", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_broadside_is_instead_of_single_shots(source: str) -> None:
    """After one shot there is none any more; at one die 1 all miss."""
    table = gifted(Table(), source, "broadsides", "A", "R", SHOOTER, Printed(rank=1)).ship("B", "G", ABEAM).turn()
    table.do("A", "shoot")
    assert table.can("A uses broadsides on B") is helps(source)
    if helps(source):
        before = table.position.clone()
        assert not table.do("fire 1 at B", "die 1").can("A uses broadsides on B")
        table.position = before
        table.do("A uses broadsides on B", "die 1")
        assert (table.phase, table.masts("B")) == ("naming", "123")
        assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A86", "PI-R72")
@pytest.mark.parametrize(("pose", "can"), [((20_000, 26_001, 0), False), (AHEAD, False), (ABEAM, True)])
def test_a_broadside_takes_two_cannons_within_s(pose: tuple[int, int, int], can: bool) -> None:  # noqa: FBT001 - a parameter
    """One cannon alone, ahead, is no broadside; nor is a target beyond S."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="broadsides")).ship("B", "G", pose).turn()
    assert table.do("A", "shoot").can("A uses broadsides on B") is can


@pytest.mark.clause("PI-A86", "PI-R72")
def test_only_cannons_with_a_line_of_fire_count_for_a_broadside() -> None:
    """Two of three cannons: a hit is two masts and one more."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="broadsides")).ship("B", "G", ABEAM, Printed(masts=4))
    table.island("rock", 16_500, 17_500, 22_000, 23_000).turn().do("A", "shoot")
    cannons = broadsides.broadside(table.position, table.unit("A"), table.unit("B"))
    table.do("A uses broadsides on B", "die 6")
    assert table.position.shooting.hits_left == int(cannons).bit_count()


@pytest.mark.clause("PI-A99", "PI-A100")
@pytest.mark.parametrize(("ability", "fires", "dazed"), [("stunning-breath", "", True), ("burning-breath", "1", False)])
def test_a_breath_is_instead_of_shooting(ability: str, fires: str, dazed: bool) -> None:  # noqa: FBT001 - a parameter
    """Rank 3, range L; who is hit has no abilities on its next turn, or a mast on fire."""
    beast = Printed(creature=True, effects=ability, rank=2)
    table = (
        Table().ship("A", "R", SHOOTER, beast).ship("B", "G", (20_000, 28_000, 0), Printed(effects="light", masts=1))
    )
    table.turn().do("A", "shoot")
    before = table.position.clone()
    assert table.can("fire breath at B")
    table.do("fire breath at B", "die 3")
    assert (table.phase, table.fires("B")) == ("naming", "")
    table.position = before.clone()
    table.do("fire breath at B", "die 4")
    assert (table.phase, table.masts("B"), table.fires("B")) == ("naming", "1", fires)
    table.do("done")
    assert skills.able(table.position, table.unit("B"), 24) is not dazed
    table.position = before
    assert not table.do("fire 1 at B", "die 1").can("fire breath at B")
