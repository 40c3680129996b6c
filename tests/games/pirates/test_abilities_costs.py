"""What cards say about what a hit, a ram or a fight costs beside masts: crew, cargo, panels, gold (PI-A)."""

from __future__ import annotations

import pytest

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.table import skills
from tests.games.pirates.duels import ABEAM, SHOOTER, duel, first_shot, shooter
from tests.games.pirates.gifted import SOURCES, gifted, helps, turned_up
from tests.games.pirates.table import Printed, Table

AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)


def ram(table: Table, die: int = 1) -> Table:
    """A, at B's side, takes a move of no way and rams her."""
    table.turn().do("A", "move", "done")
    return table.do(*(["done"] if table.phase == "turning" else []), f"die {die}")


# -- crew and cargo that hits cost -------------------------------------------------------------------


@pytest.mark.clause("PI-A22", "PI-R71", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_once_a_turn_a_hit_costs_a_crew_too(source: str) -> None:
    """Her owner chooses the mast and then the crew; the next hit costs only a mast."""
    table = shooter(source, "crew-shot").crew("Ann", "G", "B").crew("Bob", "G", "B").crew("Cid", "G", "B")
    table = first_shot(table, 6).do("M1")
    if helps(source):
        assert (table.phase, table.asked, table.options) == ("forfeiting", "G", {"Ann", "Bob", "Cid"})
        table.do("Bob")
    assert table.people("B") == (["Ann", "Cid"] if helps(source) else ["Ann", "Bob", "Cid"])
    table.do("fire 2 at B", "die 6", "M2")
    assert (table.phase, len(table.people("B"))) == ("shooting", 2 if helps(source) else 3)
    assert [name for name in table.shown if name == "Xavier"] == turned_up(source)


@pytest.mark.clause("PI-A22", "PI-R71")
def test_a_single_crew_is_lost_at_once() -> None:
    """There is nothing to choose; where there is none nothing is lost and the text is not used up."""
    table = first_shot(duel("crew-shot").crew("Ann", "G", "B"), 6).do("M1")
    assert (table.phase, table.people("B"), table.shown) == ("shooting", [], ["Ann"])
    table = first_shot(duel("crew-shot"), 6).do("M1")
    assert not skills.is_spent(table.position, table.unit("A"), 21)


@pytest.mark.clause("PI-A23", "PI-R71", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_hit_may_cost_a_piece_of_cargo(source: str) -> None:
    """The shooter says whether, the owner which: crew, equipment or a coin; every hit may do so."""
    table = shooter(source, "cargo-shot").crew("Ann", "G", "B").crew("Oil", "G", "B", nation="any").coins("B", 3)
    table = first_shot(table, 6).do("M1")
    if not helps(source):
        assert (table.phase, table.shown) == ("shooting", [])
        return
    assert (table.phase, table.asked, table.options) == ("consenting", "R", {"done", "A uses cargo-shot"})
    table.do("done", "fire 2 at B", "die 6", "M2", "A uses cargo-shot")
    assert (table.phase, table.asked, table.options) == ("forfeiting", "G", {"Ann", "Oil", "coin 3"})
    table.do("coin 3", "fire 3 at B", "die 6", "A uses cargo-shot", "Oil")
    assert (table.people("B"), table.loot("B"), [name for name in table.shown if name == "Xavier"]) == (
        ["Ann"], [], turned_up(source),
    )  # fmt: skip


@pytest.mark.clause("PI-A60", "PI-A22", "PI-A23", "PI-4.7")
def test_safe_crew_is_not_eliminated() -> None:
    """By no hit; cargo of other kinds is."""
    card = Printed(effects="safe-crew")
    table = first_shot(duel("crew-shot cargo-shot", card).crew("Ann", "G", "B").coins("B", 2), 6).do("M1")
    assert table.phase == "consenting"
    table.do("A uses cargo-shot")
    assert table.options == {"coin 2"}
    table = duel("crew-shot").crew("Ann", "G", "B", effects="safe-crew")
    table = first_shot(table, 6).do("M1")
    assert (table.people("B"), table.shown) == (["Ann"], ["Ann"])


@pytest.mark.clause("PI-A60", "PI-12.9")
def test_safe_crew_goes_down_with_its_ship() -> None:
    """Who sinks loses all."""
    table = first_shot(duel(card=Printed(effects="safe-crew", masts=1)).crew("Ann", "G", "B"), 6)
    table.do("fire 2 at B", "die 6")
    assert (table.in_game("B"), table.people("out")) == (False, ["Ann"])


@pytest.mark.clause("PI-A53", "PI-9.10")
def test_crew_that_would_be_lost_is_turned_face_down_instead() -> None:
    """If it lies face up; the next time it is lost."""
    table = duel("crew-shot extra-action", Printed(effects="revived-crew")).crew("Ann", "G", "B").show("Ann")
    table = first_shot(table, 6).do("M1")
    assert (table.people("B"), table.shown, len(table.told(codes.REVIVED))) == (["Ann"], [], 1)
    table.do("done", "done", "done", "A", "shoot", "fire 1 at B", "die 6", "M2")
    assert table.people("B") == []


@pytest.mark.clause("PI-A111", "PI-R121", "PI-4.5")
@pytest.mark.parametrize(
    ("nation", "home", "out"), [("pirate", ["El Phantasma"], []), ("spanish", [], ["El Phantasma"])]
)
def test_crew_that_would_be_lost_comes_home_instead(nation: str, home: list[str], out: list[str]) -> None:
    """From a ship of its nation: when a hit costs the ship a crew, and when she sinks; everybody sees it there."""
    table = duel("crew-shot").crew("El Phantasma", "G", "B", nation=nation, effects="homebound")
    table = first_shot(table, 6).do("M1")
    assert (table.people("B"), table.people("G home"), table.people("out")) == ([], home, out)
    table = duel(card=Printed(masts=1)).crew("El Phantasma", "G", "B", nation=nation, effects="homebound")
    table = first_shot(table, 6).do("fire 2 at B", "die 6")
    assert (table.in_game("B"), table.people("G home"), table.people("out")) == (False, home, out)
    assert table.shown == home


@pytest.mark.clause("PI-A92")
def test_who_eliminates_crew_with_ransom_gets_a_coin() -> None:
    """By a hit, and by sinking its ship."""
    table = first_shot(duel("crew-shot").crew("Ann", "G", "B", effects="ransom"), 6).do("M1")
    assert table.gold["R"] == 1
    table = first_shot(duel(card=Printed(masts=1)).crew("Ann", "G", "B", effects="ransom"), 6)
    assert table.do("fire 2 at B", "die 6").gold["R"] == 1


# -- shells, fires, chains and stench ----------------------------------------------------------------


@pytest.mark.clause("PI-A83")
def test_hits_break_a_turtle_ships_shell_first() -> None:
    """Three panels, then masts; they never come back."""
    table = duel(card=Printed(effects="turtle-ship")).turn().do("A", "shoot")
    for cannon in (1, 2, 3):
        table.do(f"fire {cannon} at B", "die 6")
    assert (table.masts("B"), table.position.ships.panels[table.unit("B")]) == ("123", 0)
    table.do("done", "done", "A", "shoot", "fire 1 at B", "die 6", "M1")
    assert (table.masts("B"), len(table.told(codes.PANEL_LOST))) == ("23", 3)


@pytest.mark.clause("PI-A83", "PI-9.8")
def test_nobody_boards_a_shell() -> None:
    """She herself may board; without panels she is boarded, too."""
    table = ram(Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, Printed(effects="turtle-ship")))
    assert (table.phase, table.asked) == ("offering", "G")
    table = ram(Table().ship("A", "R", AT_HER_SIDE, Printed(effects="turtle-ship")).ship("B", "G", BROADSIDE_ON))
    assert (table.phase, table.asked) == ("offering", "R")
    assert table.do("done").phase == "naming"
    table = Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, Printed(effects="turtle-ship"))
    table.position.ships.panels = put(table.position.ships.panels, table.unit("B"), 0)
    assert ram(table).asked == "R"


@pytest.mark.clause("PI-A44", "PI-1.5", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_chain_keeps_a_ship_from_moving_on_her_next_turn(source: str) -> None:
    """No mast falls; one cannon a turn; in the turn after that she moves again."""
    table = shooter(source, "chainshot").turn().do("A", "shoot")
    assert (table.can("chain 1 at B"), table.shown) == (helps(source), [])
    if not helps(source):
        return
    table.do("chain 1 at B", "die 6")
    assert (table.masts("B"), table.can("chain 2 at B"), table.can("fire 1 at B")) == ("123", False, False)
    assert table.shown == turned_up(source)
    table.do("done", "done")
    assert "move" not in table.actions("B")
    table.do("done", "done")
    assert "move" in table.actions("B")


@pytest.mark.clause("PI-A44", "PI-A72", "PI-A71")
@pytest.mark.parametrize(("ability", "verb"), [("chainshot", "chain"), ("stinkpot", "stink"), ("firepot", "burn")])
@pytest.mark.parametrize(("y", "near"), [(26_000, True), (26_001, False)])
def test_specialists_reach_s(ability: str, verb: str, y: int, near: bool) -> None:  # noqa: FBT001 - a parameter
    """Whatever the range of the cannon is."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects=ability)).ship("B", "G", (20_000, y, 0)).turn()
    table.do("A", "shoot")
    assert table.can("fire 1 at B")
    assert table.can(f"{verb} 1 at B") is near


@pytest.mark.clause("PI-A72", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_stench_takes_the_crews_abilities_on_the_next_turn(source: str) -> None:
    """Until then they work; the ship's own ones stay; no mast falls."""
    table = gifted(Table(), source, "stinkpot", "A", "R", SHOOTER)
    table.ship("B", "G", ABEAM, Printed(effects="light")).crew("Ann", "G", "B", effects="helmsman").turn().do(
        "A", "shoot"
    )
    if not helps(source):
        assert not table.can("stink 1 at B")
        return
    table.do("stink 1 at B", "die 6", "done")
    position, unit = table.position, table.unit("B")
    assert (table.masts("B"), skills.able(position, unit, 75)) == ("123", True)
    table.do("done")
    assert (skills.able(position, unit, 75), skills.able(position, unit, 24)) == (False, True)
    table.do("done")
    assert skills.able(position, unit, 75)
    assert table.shown == turned_up(source)


@pytest.mark.clause("PI-A71", "PI-17.1", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_a_firepot_makes_a_fire_mast(source: str) -> None:
    """Her owner picks it; no mast falls."""
    table = shooter(source, "firepot").turn().do("A", "shoot")
    if not helps(source):
        assert not table.can("burn 1 at B")
        return
    table.do("burn 1 at B", "die 6")
    assert (table.phase, table.asked, table.options) == ("spreading", "G", {"M1", "M2", "M3"})
    table.do("M2")
    assert (table.masts("B"), table.fires("B"), table.phase, table.shown) == ("123", "2", "shooting", turned_up(source))


# -- rams and fights ---------------------------------------------------------------------------------


@pytest.mark.clause("PI-A43", "PI-R71", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_who_is_pinned_may_cost_the_other_a_crew(source: str) -> None:
    """Ahead of the boarding party; without a pin nothing happens."""
    table = gifted(Table(), source, "pin-kills-crew", "A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, masts="12")
    table.crew("Ann", "G", "B").crew("Bob", "G", "B").turn()
    before = table.position.clone()
    table.do("A", "move", "done", "die 1")
    assert table.phase == ("forfeiting" if helps(source) else "offering")
    if helps(source):
        assert table.do("Ann").phase == "offering"
        assert table.people("B") == ["Bob"]
    table.position = before
    table.position.ships.masts = put(table.position.ships.masts, table.unit("B"), 1)
    table.do("A", "move", "done", "die 6")
    assert (table.phase, table.people("B")) == ("offering", ["Ann", "Bob"])


@pytest.mark.clause("PI-A98")
def test_some_rams_cost_a_crew() -> None:
    """Pinned or not."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="longship ram-kills-crew")).ship("B", "G", BROADSIDE_ON)
    ram(table.crew("Ann", "G", "B"))
    assert (table.people("B"), table.pinned("A"), table.phase) == ([], "", "offering")


@pytest.mark.clause("PI-A68", "PI-9.10", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_some_winners_eliminate_all_crew(source: str) -> None:
    """Or one, or a treasure, as others do."""
    table = gifted(Table(), source, "slaughter", "A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON)
    ram(table.crew("Ann", "G", "B").crew("Bob", "G", "B").coins("B", 3)).do("board", "die 6", "die 1")
    assert table.can("all crew") is helps(source)
    assert table.can("any crew")
    if helps(source):
        table.do("all crew")
        assert (table.people("B"), table.phase) == ([], "naming")
        assert [name for name in table.shown if name == "Xavier"] == turned_up(source)


@pytest.mark.clause("PI-A69", "PI-9.10")
def test_some_winners_take_as_much_treasure_as_they_can() -> None:
    """One coin after the other while there is room; then crew is left alone."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="plunder", cargo=2)).ship("B", "G", BROADSIDE_ON)
    ram(table.crew("Ann", "G", "B").coins("B", 1, 2, 3)).do("board", "die 6", "die 1", "any coin", "coin 1")
    assert table.options == {"done", "any coin"}
    table.do("any coin", "coin 3")
    assert table.options == {"done"}
    assert (table.do("done").phase, table.loot("A")) == ("naming", ["coin 1", "coin 3"])


@pytest.mark.clause("PI-A103", "PI-9.10")
def test_a_double_prize_is_two_things() -> None:
    """A coin and a crew, for example."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="double-prize")).ship("B", "G", BROADSIDE_ON)
    ram(table.crew("Ann", "G", "B").crew("Bob", "G", "B").coins("B", 1)).do(
        "board", "die 6", "die 1", "any coin", "coin 1"
    )
    assert table.do("any crew", "Ann").phase == "naming"
    assert (table.loot("A"), table.people("B")) == (["coin 1"], ["Bob"])


@pytest.mark.clause("PI-A101", "PI-9.10")
def test_some_winners_break_a_mast_too() -> None:
    """Her owner picks it after the prize."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="mast-breaker")).ship("B", "G", BROADSIDE_ON)
    ram(table).do("board", "die 6", "die 1")
    assert (table.phase, table.asked) == ("losing", "G")
    assert (table.do("M3").phase, table.masts("B")) == ("naming", "12")


# -- sinking -----------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A56", "PI-4.5", "PI-4.7")
@pytest.mark.parametrize("source", SOURCES)
def test_who_sinks_a_ship_may_repair_a_mast(source: str) -> None:
    """Anywhere, or leave it; then she shoots on."""
    table = gifted(Table(), source, "sink-and-repair", "A", "R", SHOOTER, masts="13")
    table.ship("B", "G", ABEAM, Printed(masts=1)).ship("C", "G", (20_000, 14_000, 0)).turn()
    table.do("A", "shoot", "fire 1 at B", "die 6", "fire 3 at B", "die 6")
    if helps(source):
        assert (table.phase, table.options) == ("repairing", {"done", "M2"})
        table.do("M2")
    assert (table.masts("A"), table.shown) == ("123" if helps(source) else "13", turned_up(source))
    assert table.phase == ("shooting" if helps(source) else "naming")
