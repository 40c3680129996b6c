"""Abilities that are numbered from TWO_WORDS on (PI-A125 to PI-A143), and gunners who aim at sea creatures (PI-A10)."""

from __future__ import annotations

import pytest

from quarterdeck.games.pirates.table import aboard, skills
from quarterdeck.games.pirates.texts import abilities
from tests.games.pirates.duels import ABEAM, SHOOTER, first_shot
from tests.games.pirates.finds import AT_THE_SHORE
from tests.games.pirates.table import Printed, Table
from tests.games.pirates.test_uniques_used import BROADSIDE_ON, START, ram


def alongside(effects: str, card: Printed | None = None) -> Table:
    """Red's A with these abilities, whose bow touches Green's B."""
    return Table().ship("A", "R", AT_THE_SHORE, Printed(effects=effects)).ship("B", "G", BROADSIDE_ON, card)


@pytest.mark.clause("PI-15.1")
def test_abilities_of_all_three_words_are_those_of_a_ship_and_her_crew() -> None:
    """And none of them works while she is silenced."""
    table = Table().ship("A", "R", START, Printed(effects="captain crewless lure"))
    table.crew("X1", "R", "A", effects="looter").turn()
    unit, position = table.unit("A"), table.position
    has = {abilities.CAPTAIN, abilities.CREWLESS, abilities.LURE, abilities.LOOTER}
    assert {one for one in range(int(abilities.ABILITIES)) if skills.able(position, unit, one)} == has
    skills.tick(position, unit, abilities.LOOTER)
    assert skills.is_spent(position, unit, abilities.LOOTER)
    position.this_turn.silenced |= 1 << unit
    position.this_turn.crew_silenced |= 1 << unit
    skills.refresh(position, unit)
    assert not any(skills.able(position, unit, one) for one in range(int(abilities.ABILITIES)))


@pytest.mark.clause("PI-A125")
def test_a_pin_may_cost_the_rammed_ship_a_crew_and_a_mast() -> None:
    """A boarding party may follow."""
    table = Table().ship("A", "R", START, Printed(effects="pin-costs-both")).ship("B", "G", BROADSIDE_ON)
    table.crew("Emil", "G", "B")
    ram(table, 1).do("M1")
    assert (table.masts("B"), table.people("B"), table.pinned("A"), table.phase) == ("23", [], "B", "offering")


@pytest.mark.clause("PI-A126")
def test_a_treasure_spy_looks_at_one_treasure_of_a_ship_or_an_island() -> None:
    """At no crew; once a turn."""
    table = alongside("treasure-spy").coins("B", 3).crew("Emil", "G", "B").turn()
    spied = {option for option in table.options if "treasure-spy" in option}
    assert spied == {"A uses treasure-spy on coin 3", "A uses treasure-spy on far"}
    table.do("A uses treasure-spy on coin 3")
    assert not table.can("A uses treasure-spy on far")
    table.do("done", "done").do("A uses treasure-spy on far", "deal 15")
    assert table.loot("far") == ["coin 15"]


@pytest.mark.clause("PI-A127")
def test_a_looter_takes_what_she_has_room_for() -> None:
    """All of it; of more than that a part is drawn."""
    table = alongside("looter").coins("B", 1, 2).turn().do("A uses looter on B")
    assert (table.loot("A"), table.loot("B")) == (["coin 1", "coin 2"], [])
    table = Table().ship("A", "R", AT_THE_SHORE, Printed(effects="looter", cargo=1)).ship("B", "G", BROADSIDE_ON)
    table.coins("B", 1, 2).turn().do("A uses looter on B", "coin 2")
    assert (table.loot("A"), table.loot("B")) == (["coin 2"], ["coin 1"])


@pytest.mark.clause("PI-A128", "PI-A129")
@pytest.mark.parametrize(
    ("effect", "loot"), [("relic-hunter", ["sword"]), ("relic-hunter-of-all", ["nemos-plans", "sword"])]
)
def test_a_relic_hunter_takes_unique_treasure(effect: str, loot: list[str]) -> None:
    """Coins are turned up and stay; what leaves no ship comes only for some."""
    table = alongside(effect).coins("B", 2).aboard("B", "sword", hidden=True).aboard("B", "nemos-plans").turn()
    table.do(f"A uses {effect} on B")
    assert table.loot("A") == loot
    table.position.veil(0)
    assert "coin 2" in table.loot("B")


@pytest.mark.clause("PI-A130", "PI-6.5")
def test_an_action_may_be_yielded_to_another_ship() -> None:
    """A has none then, and C two."""
    table = alongside("yields-action").ship("C", "R", (60_000, 60_000, 0)).turn().do("A uses yields-action on C")
    assert not table.can("A")
    assert table.do("C", "move", "L 0").can("C")


@pytest.mark.clause("PI-A131", "PI-A132")
@pytest.mark.parametrize(
    ("guard", "cost", "left"),
    [
        ("guards-cheap-crew", 4, "Emil"),
        ("guards-cheap-crew", 5, "Gerd"),
        ("guards-dear-crew", 5, "Emil"),
        ("guards-dear-crew", 4, "Gerd"),
    ],
)
def test_a_guard_dies_for_others(guard: str, cost: int, left: str) -> None:
    """If the crew costs so much."""
    table = Table().ship("A", "R", SHOOTER, Printed(effects="crew-shot")).ship("B", "G", ABEAM)
    table.crew("Emil", "G", "B", cost=cost).crew("Gerd", "G", "B", effects=guard)
    first_shot(table, 5).do("M1", "Emil")
    assert table.people("B") == [left]


@pytest.mark.clause("PI-A133", "PI-9.9")
def test_some_boarders_are_good_against_mercenaries() -> None:
    """3 masts, 1 and die 2 make 6 against 3 masts and 2."""
    for nation, phase in (("mercenary", "prize"), ("pirate", "naming")):
        table = Table().ship("A", "R", START, Printed(effects="mercenary-boarders"))
        table.ship("B", "G", BROADSIDE_ON, Printed(nation=nation)).coins("B", 1)
        assert ram(table, 1).do("board", "die 2", "die 2").phase == phase


@pytest.mark.clause("PI-A134", "PI-R7")
def test_a_lure_makes_sea_monsters_near_by_faster() -> None:
    """Within L of where the move begins, whosever it is; the crew is turned up."""
    for y, fast in ((20_000, True), (40_000, False)):
        table = Table().ship("M", "R", (30_000, 10_000, 0), Printed(creature=True, effects="sea-monster", move="S"))
        table.ship("B", "G", (30_000, y, 0)).crew("Lutz", "G", "B", effects="lure").turn()
        table.do("M", "move", "S 0")
        assert (table.can("L 0"), table.shown) == (fast, ["Lutz"] if fast else [])


@pytest.mark.clause("PI-A10")
def test_gunners_may_be_good_at_sea_creatures() -> None:
    """Rank 3 is hit on 3."""
    for creature, phase in ((True, "losing"), (False, "shooting")):
        table = Table().ship("A", "R", SHOOTER, Printed(effects="gunner:creatures"))
        table.ship("B", "G", ABEAM, Printed(creature=creature))
        assert first_shot(table, 3).phase == phase


@pytest.mark.clause("PI-A135", "PI-4.8")
def test_a_bond_adds_a_space_while_crew_of_the_nation_is_aboard() -> None:
    """One, whoever and however many they are."""
    for nations, more in (([], 0), (["english"], 0), (["french"], 1), (["french", "french"], 1)):
        table = Table().ship("A", "R", START).crew("Bond", "R", "A", effects="bond:french")
        for k, nation in enumerate(nations):
            table.crew(f"X{k}", "R", "A", nation=nation)
        assert aboard.space(table.turn().position, table.unit("A")) == 5 + more


@pytest.mark.clause("PI-A136", "PI-9.10")
def test_a_captor_captures_the_dearest_crew_for_gold() -> None:
    """It has no abilities aboard, and pays what it costs at home; others are eliminated."""
    table = Table().ship("A", "R", START, Printed(effects="captor")).ship("B", "G", BROADSIDE_ON)
    table.crew("Emil", "G", "B", cost=4, effects="helmsman").crew("Fritz", "G", "B", cost=2).show("Emil", "Fritz")
    table.island("port", 2_000, 6_000, 7_000, 13_000, home="R")
    ram(table, 1).do("board", "die 6", "die 1")
    kept = table.position.clone()
    table.do("Fritz")
    assert (table.people("out"), table.people("A")) == (["Fritz"], [])
    table.position = kept
    table.do("Emil")
    assert (table.people("A"), skills.able(table.position, table.unit("A"), 75)) == (["Emil"], False)
    table.do("done", "B", "move", "L 900", "done", "A", "move", "L 1800")
    assert (table.gold["R"], table.people("out")) == (4, ["Emil"])


@pytest.mark.clause("PI-A137")
def test_a_six_may_remove_two_masts() -> None:
    """Unless only one is left."""
    table = first_shot(Table().ship("A", "R", SHOOTER, Printed(effects="sixes-twice")).ship("B", "G", ABEAM), 6)
    assert table.do("M1", "M2").masts("B") == "3"
    table = Table().ship("A", "R", SHOOTER, Printed(effects="sixes-twice")).ship("B", "G", ABEAM, masts="1")
    assert (first_shot(table, 6).in_game("B"), table.masts("B")) == (True, "")


@pytest.mark.clause("PI-A138", "PI-A89")
def test_some_shoot_at_what_is_submerged_from_afar() -> None:
    """Beyond S, too."""
    for effects in ("", "hunts-submerged"):
        table = Table().ship("A", "R", SHOOTER, Printed(effects=effects))
        table.ship("B", "G", (20_000, 29_000, 0), Printed(effects="submarine"))
        table.position.ships.submerged |= 1 << table.unit("B")
        assert ("shoot" in table.turn().actions("A")) == bool(effects)


@pytest.mark.clause("PI-A139", "PI-R70", "PI-4.7")
def test_a_captains_favor_helps_her_shots_and_her_speed() -> None:
    """One of her crew; he is turned up."""
    for captain in (False, True):
        table = Table().ship("A", "R", SHOOTER, Printed(effects="captains-favor")).ship("B", "G", ABEAM)
        table = table.crew("Kurt", "R", "A", effects="captain") if captain else table
        assert first_shot(table, 3).phase == ("losing" if captain else "shooting")
        assert table.shown == (["Kurt"] if captain else [])
        table = Table().ship("A", "R", START, Printed(effects="captains-favor", move="L"))
        table = table.crew("Kurt", "R", "A", effects="captain") if captain else table
        assert table.turn().do("A", "move", "L 0").can("S 0") == captain
        assert not captain or table.do("S 0").shown == ["Kurt"]


@pytest.mark.clause("PI-A140", "PI-R7")
def test_a_ship_with_all_masts_may_be_faster() -> None:
    """By S."""
    for masts in ("123", "12"):
        table = Table().ship("A", "R", START, Printed(effects="all-masts"), masts=masts).turn().do("A", "move", "L 0")
        assert table.can("S 0") == (masts == "123")


@pytest.mark.clause("PI-A141", "PI-A142")
@pytest.mark.parametrize(
    ("ability", "seat", "y", "fast"),
    [
        ("near-friends", "R", 15_000, True),
        ("near-friends", "G", 15_000, False),
        ("near-friends", "R", 30_000, False),
        ("near-enemies", "G", 15_000, True),
    ],
)
def test_ships_near_by_may_hasten_a_ship(ability: str, seat: str, y: int, *, fast: bool) -> None:
    """Within S of where her move begins."""
    table = (
        Table().ship("A", "R", START).crew("Xavier", "R", "A", effects=ability).ship("B", seat, (10_000, y, 0)).turn()
    )
    table.do("A", "move", "L 2700 1000")
    assert (table.can("S 2700 1000"), table.shown) == (fast, ["Xavier"] if fast else [])


@pytest.mark.clause("PI-A143")
def test_a_ship_may_be_faster_under_water() -> None:
    """By L."""
    for below in (False, True):
        table = Table().ship("A", "R", START, Printed(effects="swift-below submarine"))
        table.position.ships.submerged |= (1 << table.unit("A")) if below else 0
        assert table.turn().do("A", "move", "L 0").can("L 0") == below
