"""Equipment: what is shot instead of a ball (PI-4.11, PI-Q, PI-R58, PI-R99)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.rules.cards import sea_events
from quarterdeck.games.pirates.table import skills
from tests.games.pirates.duels import ABEAM, HITS, MISSES, SHOOTER
from tests.games.pirates.table import Printed, Table, spot


def armed(effect: str, *, once: bool = False, card: Printed | None = None) -> Table:
    """Red's A with a piece of equipment, and abeam of her Green's B."""
    table = Table().ship("A", "R", SHOOTER, card).ship("B", "G", ABEAM)
    return table.tool("tool", "R", "A", effect, once=once)


def fired(table: Table, die: int) -> Table:
    """A's first cannon shoots with it."""
    return table.turn().do("A", "shoot", "load tool", "fire 1 at B", f"die {die}")


@pytest.mark.clause("PI-Q1", "PI-R99", "PI-R58")
def test_chain_shot_keeps_the_target_from_moving() -> None:
    """A hit removes no mast; on her next turn she cannot move, on the one after she can."""
    table = fired(armed("chain-shot"), 5)
    assert (table.masts("B"), table.phase, table.shown, table.can("load tool")) == ("123", MISSES, ["tool"], False)
    assert "move" not in table.do("done", "done").actions("B")
    assert "move" in table.do("done", "done").actions("B")


@pytest.mark.clause("PI-Q1", "PI-R99")
def test_a_rolled_1_costs_the_equipment() -> None:
    """What works once is gone after any roll."""
    assert fired(armed("chain-shot"), 1).people("A") == []
    assert fired(armed("chain-shot"), 2).people("A") == ["tool"]
    assert fired(armed("chain-shot", once=True), 2).people("A") == []


@pytest.mark.clause("PI-Q2")
def test_grape_shot_costs_crew_instead_of_a_mast() -> None:
    """Its player chooses; where nobody is aboard nothing is lost."""
    table = armed("grape-shot").crew("X1", "G", "B").crew("X2", "G", "B")
    fired(table, 5)
    assert (table.asked, table.options) == ("G", {"X1", "X2"})
    table.do("X1")
    assert (table.people("B"), table.masts("B"), table.phase) == (["X2"], "123", MISSES)
    assert fired(armed("grape-shot"), 5).phase == MISSES


@pytest.mark.clause("PI-Q3")
def test_stinkpot_shot_silences_the_crew_for_a_turn() -> None:
    """The captain aboard B cannot shoot after her move."""
    table = armed("stinkpot-shot").crew("Emil", "G", "B", effects="helmsman")
    fired(table, 5).do("done", "done")
    assert table.masts("B") == "123"
    assert not skills.able(table.position, table.unit("B"), 75)
    table.do("done", "done")
    assert skills.able(table.position, table.unit("B"), 75)


@pytest.mark.clause("PI-Q4")
def test_grapple_shot_brings_a_boarding_party() -> None:
    """The shooter alone is asked; after it she shoots on."""
    table = fired(armed("grapple-shot").coins("B", 2), 5)
    assert (table.phase, table.asked, table.masts("B")) == ("offering", "R", "123")
    table.do("board", "die 6", "die 1", "any coin", "coin 2")
    assert (table.loot("A"), table.phase) == (["coin 2"], MISSES)
    table = fired(armed("grapple-shot"), 5).do("done")
    assert (table.phase, table.asked) == (MISSES, "R")


@pytest.mark.clause("PI-Q5")
def test_with_double_shot_a_cannon_shoots_a_second_time() -> None:
    """Whatever the first roll was; a 1 costs an own mast."""
    table = fired(armed("double-shot"), 2)
    assert table.can("fire 1 at B")
    assert not table.do("fire 1 at B", "die 2").can("fire 1 at B")
    table = fired(armed("double-shot"), 1)
    assert (table.phase, table.asked) == (HITS, "R")
    assert table.do("M3").can("fire 1 at B")


@pytest.mark.clause("PI-Q6")
def test_fire_shot_sets_a_mast_on_fire() -> None:
    """The target's on a hit, an own one on a rolled 1."""
    table = fired(armed("fire-shot"), 5)
    assert (table.phase, table.asked) == ("spreading", "G")
    assert table.do("M2").fires("B") == "2"
    table = fired(armed("fire-shot"), 1)
    assert (table.phase, table.asked) == ("spreading", "R")
    assert table.do("M3").fires("A") == "3"


@pytest.mark.clause("PI-Q7")
def test_exploding_shot_burns_a_mast_and_kills_a_crew() -> None:
    """A rolled 1 costs an own mast."""
    table = fired(armed("exploding-shot").crew("Emil", "G", "B"), 5).do("M1")
    assert (table.fires("B"), table.people("B"), table.masts("B"), table.phase) == ("1", [], "123", MISSES)
    table = fired(armed("exploding-shot"), 1)
    assert (table.phase, table.asked) == (HITS, "R")


@pytest.mark.clause("PI-Q8", "PI-R99")
def test_smokepot_shot_lays_fog_up_to_the_next_turn() -> None:
    """Within S, over nothing; it takes the place of one cannon's shot, and Green's line of fire ends in it."""
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", (20_000, 27_900, 0)).tool("tool", "R", "A", "smokepot-shot")
    table.terrain("fog-bank", 110_000, 50_000).turn().do("A", "shoot", "load tool")
    assert (table.phase, table.asked) == ("aiming", "R")
    assert not sea_events.is_spot(table.position, spot(17_000, 26_200))
    assert sea_events.is_spot(table.position, spot(17_000, 23_000))
    table.position.play(spot(17_000, 23_000))
    assert (table.phase, table.people("A"), table.can("fire 1 at B")) == ("shooting", ["tool"], False)
    table.do("done", "done", "B", "shoot")
    assert (table.aims(1, "A", 18_500, 21_000), table.aims(2, "A", 17_000, 21_000)) == (True, False)
    assert table.position.waters.terrain.laid == 3
    table.do("done", "done")
    assert table.position.waters.terrain.laid == 1


def pot(table: Table, captain: str = "") -> Table:
    """Red's A has a Smokepot Shot aboard, and the pack a fog bank."""
    table.ship("A", "R", SHOOTER, Printed(effects=captain)).tool("Pot", "R", "A", "smokepot-shot")
    return table.terrain("fog-bank", 110_000, 50_000)


@pytest.mark.clause("PI-Q8", "PI-12.1", "PI-R99")
def test_smoke_needs_no_enemy_in_reach() -> None:
    """It takes the place of a shot: the shoot action is there for it alone, and nothing else can be loaded."""
    table = pot(Table()).tool("Chain", "R", "A", "chain-shot").turn()
    assert "shoot" in table.actions("A")
    table.do("A", "shoot")
    assert table.options == {"done", "load Pot"}
    table.do("load Pot")
    table.position.play(spot(17_000, 23_000))
    assert (table.phase, table.position.waters.terrain.laid) == ("naming", 3)
    table = Table().ship("A", "R", SHOOTER).tool("Chain", "R", "A", "chain-shot").terrain("fog-bank", 90_000, 50_000)
    assert "shoot" not in table.turn().actions("A")


@pytest.mark.clause("PI-Q8", "PI-A6", "PI-R75", "PI-R20")
def test_smoke_is_laid_after_a_captains_move() -> None:
    """Nobody is in reach; since its player is asked, the equipment is turned up."""
    table = pot(Table(), "captain").turn().do("A", "move", "done")
    assert (table.phase, table.options, table.shown) == ("shooting", {"done", "load Pot"}, ["Pot"])
    assert table.do("done").phase == "naming"


@pytest.mark.clause("PI-Q8", "PI-12.8", "PI-R4", "PI-R75")
def test_smoke_is_laid_when_the_last_target_has_sunk() -> None:
    """Two of A's cannons have not fired; the equipment is turned up, as its player is asked."""
    table = pot(Table()).ship("B", "G", (20_000, 26_000, 0), masts="-").turn()
    table.do("A", "shoot", "fire 1 at B", "die 6")
    assert (table.in_game("B"), table.options, table.shown) == (False, {"done", "load Pot"}, ["Pot"])


@pytest.mark.clause("PI-A70", "PI-A6", "PI-R75")
def test_who_is_asked_for_smoke_after_a_move_shows_the_specialist() -> None:
    """Else all could tell from the question that there is one."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="captain")).crew("Xavier", "R", "A", effects="smokepot")
    table.terrain("fog-bank", 110_000, 50_000).turn().do("A", "move", "done")
    assert (table.phase, table.shown) == ("shooting", ["Xavier"])


@pytest.mark.clause("PI-4.11", "PI-4.12", "PI-1.5")
def test_each_piece_serves_one_shot_of_an_action() -> None:
    """Two pieces of a kind serve two."""
    table = armed("chain-shot").tool("more", "R", "A", "chain-shot")
    fired(table, 5)
    assert (table.can("load tool"), table.can("load more")) == (False, True)
    table.do("load more")
    assert not {option for option in table.options if option.startswith("load")}


@pytest.mark.clause("PI-T39", "PI-4.14", "PI-R14", "PI-R66")
def test_equipment_on_a_wild_island_is_anybodys() -> None:
    """An enemy ship docked there loads it; crew she cannot have."""
    table = Table().ship("A", "G", (14_990, 10_000, 0)).island("isle", 15_000, 21_000, 7_000, 13_000)
    table.tool("tool", "R", "isle", "chain-shot").crew("Xavier", "R", "isle").turn("G")
    assert (table.can("tool to A"), table.can("Xavier to A")) == (True, False)
    table.do("tool to A")
    assert (table.people("A"), table.people("isle")) == (["tool"], ["Xavier"])
    assert table.told(codes.HANDLED) != []


@pytest.mark.clause("PI-U39", "PI-R99", "PI-6.2")
def test_a_witchs_brew_is_an_action_and_lays_fog_for_good() -> None:
    """Within L."""
    table = Table().ship("A", "R", SHOOTER).terrain("fog-bank", 110_000, 50_000).aboard("A", "witchs-brew").turn()
    table.do("show witchs-brew")
    table.position.play(spot(20_000, 28_000))
    assert (table.phase, table.can("A"), table.position.waters.terrain.laid) == ("naming", False, 3)
    table.do("done", "done")
    assert table.position.waters.terrain.laid == 3


@pytest.mark.clause("PI-V3", "PI-R99")
def test_rolling_fog_drifts_in_every_own_turn() -> None:
    """S from the edge of the number; the lower one is the first."""
    table = Table().ship("A", "R", SHOOTER).terrain("fog-bank", 60_000, 50_000).events("R", "rolling-fog").turn()
    table.do("play rolling-fog")
    assert table.options == {"dive 1"}
    table.do("dive 1", "die 1", "done", "done")
    shape = table.position.waters.terrain.shapes[0]
    assert (table.phase, int(shape.bottom)) == ("deed_die", 44_000)
    table.do("die 2")
    shape = table.position.waters.terrain.shapes[0]
    assert (table.phase, int(shape.left), int(shape.bottom)) == ("naming", 64_000, 44_000)


@pytest.mark.clause("PI-U19", "PI-16.1")
def test_with_a_sextant_terrain_is_nothing_on_the_way() -> None:
    """A reef that she passes asks for no die."""
    for sextant in (False, True):
        table = Table().ship("A", "R", SHOOTER).terrain("reef", 21_000, 20_000, 500)
        table = table.aboard("A", "sextant") if sextant else table
        table.turn().do("A", "move", "L 0")
        assert table.phase == ("naming" if sextant else "peril_die")


@pytest.mark.clause("PI-U46")
def test_with_a_sea_pact_whirlpools_cost_nothing() -> None:
    """Out of the other one, and no mast is paid."""
    table = Table().ship("A", "R", SHOOTER).terrain("whirlpool", 26_000, 20_000).terrain("whirlpool", 70_000, 70_000)
    table.aboard("A", "sea-pact").turn().do("A", "move", "L 0", "dive 2")
    assert (table.phase, table.masts("A"), table.at("A")[0] > 60_000) == ("naming", "123", True)


@pytest.mark.clause("PI-U47", "PI-1.2", "PI-10.2")
def test_a_deck_cannon_shoots_from_any_point_of_the_hull() -> None:
    """Rank 2 and S, even of a derelict: 5000 from her side, where no mast would reach."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach="S"), masts="-").ship("B", "G", (20_000, 27_000, 0))
    assert not table.turn().can("shoot")
    table = Table().ship("A", "R", SHOOTER, Printed(reach="S"), masts="-").ship("B", "G", (20_000, 27_000, 0))
    table.aboard("A", "deck-cannon").turn()
    assert table.actions("A") == {"shoot"}
    table.do("A", "shoot")
    assert (table.aims(27, "B", 17_000, 26_000), table.aims(1, "B", 17_000, 26_000)) == (True, False)
    assert table.fire(27, "B", 17_000, 26_000).do("die 3").phase == HITS


def lettered(seat: str, ship: str) -> Table:
    """Red's A and Green's B abeam of her; one of them has a letter about pirates, as they all are."""
    return Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM).tool("letter", seat, ship, "letter:pirate")


@pytest.mark.clause("PI-Q9")
def test_with_a_letter_a_coin_ends_the_shooting() -> None:
    """Ahead of the die; the shooter gets a random coin and cannot shoot at her again in this turn."""
    table = lettered("G", "B").coins("B", 2).turn().do("A", "shoot", "fire 1 at B")
    assert (table.phase, table.asked, table.shown) == ("consenting", "G", ["letter"])
    table.do("B uses parley on B", "coin 2")
    assert (table.loot("A"), table.phase, table.people("B")) == (["coin 2"], "naming", ["letter"])


@pytest.mark.clause("PI-Q9", "PI-A86")
def test_a_broadside_costs_the_letter_too() -> None:
    """It is shot at a ship of that nation."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="broadsides")).ship("B", "G", (20_000, 24_000, 0))
    table.tool("letter", "R", "A", "letter:pirate").turn().do("A", "shoot", "A uses broadsides on B")
    assert table.people("A") == []


@pytest.mark.clause("PI-A4", "PI-R99", "PI-Q1")
@pytest.mark.parametrize(("reach", "chained"), [("S", True), ("L", False)])
def test_equipment_shoots_as_far_as_its_cannon(reach: str, chained: bool) -> None:  # noqa: FBT001 - a parameter
    """A ship that shots of range L never hit is hit by chains of a cannon of range S alone."""
    table = Table().ship("A", "R", SHOOTER, Printed(reach=reach))
    table.ship("B", "G", (20_000, 24_000, 0), Printed(effects="long-shots-miss")).tool("tool", "R", "A", "chain-shot")
    assert bool(fired(table, 6).position.next_turn.chained) == chained


@pytest.mark.clause("PI-Q9")
def test_who_shoots_at_the_nation_loses_its_letter() -> None:
    """A letter about another nation stays."""
    assert lettered("R", "A").turn().do("A", "shoot", "fire 1 at B").people("A") == []
    table = Table().ship("A", "R", SHOOTER).ship("B", "G", ABEAM, Printed(nation="french"))
    table.tool("letter", "R", "A", "letter:pirate").turn().do("A", "shoot", "fire 1 at B")
    assert table.people("A") == ["letter"]
