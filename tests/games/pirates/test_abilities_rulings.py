"""Where texts of cards meet each other and the rulebook: what is settled by rulings (PI-R101 to PI-R108, PI-R111)."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import PIRATES, codes
from quarterdeck.games.pirates.rules.turn import rounds
from quarterdeck.games.pirates.table import skills
from quarterdeck.games.pirates.texts import abilities
from tests.games.pirates.duels import ABEAM, SHOOTER, duel, first_shot
from tests.games.pirates.sentences import named
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)
STRUCK: Final = (16_000, 13_000, 900)
BEAST: Final = Printed(creature=True, masts=4, cargo=4, effects="sea-monster")
PANELS: Final = 3
AT_SEA: Final = "naming"


# -- misses ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-R101", "PI-A24", "PI-A44", "PI-A71", "PI-A72")
@pytest.mark.parametrize(("specialist", "verb"), [("chainshot", "chain"), ("stinkpot", "stink"), ("firepot", "burn")])
def test_a_special_shot_that_misses_is_shot_again_by_a_cannoneer(specialist: str, verb: str) -> None:
    """With a ball, since the specialist has served; a hit is not."""
    table = duel(f"cannoneer {specialist}").turn().do("A", "shoot")
    shot = next(word for word in table.options if word.startswith(verb) and " 1 at B" in word)
    before = table.position.clone()
    table.do(shot, "die 2")
    assert {"fire 1 at B", "fire 2 at B"} < table.options
    assert not any(word.startswith(verb) for word in table.options)
    assert not table.do("fire 1 at B", "die 2").can("fire 1 at B")
    table.position = before
    table.do(shot, "die 6")
    table.do(*({"spreading": ["M1"]}.get(table.phase, [])))
    assert (table.phase, table.can("fire 1 at B")) == ("shooting", False)


@pytest.mark.clause("PI-R101", "PI-A24", "PI-Q1", "PI-Q5")
@pytest.mark.parametrize("die", [1, 2])
def test_equipment_that_misses_is_shot_again_by_a_cannoneer(die: int) -> None:
    """A rolled 1 loses it, a 2 does not; the cannon has missed with both."""
    table = duel("cannoneer").tool("Chains", "R", "A", "chain-shot").turn()
    table.do("A", "shoot", "load Chains", "fire 1 at B", f"die {die}")
    assert table.people("A") == ([] if die == 1 else ["Chains"])
    assert table.can("fire 1 at B")


@pytest.mark.clause("PI-R101", "PI-A24", "PI-Q5")
def test_a_double_shot_that_hits_at_last_has_not_missed() -> None:
    """It shoots twice; if the second one hits there is nothing for a cannoneer."""
    table = duel("cannoneer").tool("Two", "R", "A", "double-shot").turn()
    table.do("A", "shoot", "load Two", "fire 1 at B", "die 2", "fire 1 at B", "die 6", "M1")
    assert (table.phase, table.can("fire 1 at B")) == ("shooting", False)


# -- unloading ---------------------------------------------------------------------------------------


def port(home: bool = True) -> Table:  # noqa: FBT001, FBT002 - a parameter
    """Red's A with a move after unloading lies 50 mm before a port, or a wild island with Red's fort F."""
    table = Table(far=(15, 15)).island("port", 15_000, 21_000, 7_000, 13_000, home="R" if home else "")
    table.ship("A", "R", START, Printed(effects="unload-and-go"))
    return table if home else table.fort("F", "R", island="port")


@pytest.mark.clause("PI-R102", "PI-A48", "PI-8.2")
def test_crew_that_goes_ashore_brings_no_move() -> None:
    """Nor does equipment; treasure does."""
    table = port().crew("Ann", "R", "A").tool("Chains", "R", "A", "chain-shot").turn()
    table.do("A", "move", "L 0", "Ann to port", "Chains to port")
    assert not table.can("A uses unload-and-go")
    assert port().coins("A", 3).turn().do("A", "move", "L 0").can("A uses unload-and-go")


@pytest.mark.clause("PI-R102", "PI-A48", "PI-R100")
def test_gold_that_goes_into_a_fort_brings_one() -> None:
    """As soon as it lies there."""
    table = port(home=False).coins("A", 3).turn().do("A", "move", "L 0")
    assert not table.can("A uses unload-and-go")
    assert table.do("A stores").can("A uses unload-and-go")


# -- crew that is given up ---------------------------------------------------------------------------


@pytest.mark.clause("PI-R103", "PI-A14", "PI-A60", "PI-1.7")
@pytest.mark.parametrize("own", [True, False])
def test_nobody_is_given_up_where_crew_cannot_be_eliminated(*, own: bool) -> None:
    """By the ship's own text, or by a crew's that lies face down."""
    table = Table().ship("A", "R", START, Printed(effects="sacrifice safe-crew" if own else "sacrifice"))
    table.crew("Yves", "R", "A").crew("Zoe", "R", "A", effects="" if own else "safe-crew").turn()
    assert not any(word.startswith("sacrifice") for word in table.options)
    refusal = PIRATES.why_not(named(table).position, int(codes.SACRIFICE))
    assert refusal is not None
    assert refusal.clause == "PI-A60"


@pytest.mark.clause("PI-R103", "PI-A14", "PI-A53")
def test_who_is_given_up_may_be_turned_face_down_instead() -> None:
    """Once: face down it is lost; the ship acts again in both cases."""
    table = Table().ship("A", "R", START, Printed(effects="sacrifice revived-crew")).crew("Yves", "R", "A").show("Yves")
    table.turn().do("A", "move", "done", "sacrifice Yves")
    assert (table.people("A"), table.shown, table.can("A")) == (["Yves"], [], True)
    table.turn("G").turn().do("sacrifice Yves")
    assert table.people("out") == ["Yves"]


@pytest.mark.clause("PI-R103", "PI-A106", "PI-A14")
def test_who_is_given_up_comes_to_a_fort_that_calls_him() -> None:
    """It was eliminated."""
    table = Table().island("port", 15_000, 21_000, 7_000, 13_000).ship("A", "R", START, Printed(effects="sacrifice"))
    table.crew("Yves", "R", "A").fort("F", "R", island="port", effects="ghostly-crew").turn()
    assert table.do("sacrifice Yves").people("port") == ["Yves"]


@pytest.mark.clause("PI-R108", "PI-A53")
@pytest.mark.parametrize(("doctors", "lost"), [(["Ann"], True), (["Ann", "Ben"], False)])
def test_a_doctor_saves_others_and_not_himself(doctors: list[str], *, lost: bool) -> None:
    """Two of them save each other."""
    table = duel("crew-shot")
    for name in doctors:
        table.crew(name, "G", "B", effects="revived-crew")
    first_shot(table.show("Ann"), 6).do("M1")
    if not lost:
        table.do("Ann")
    assert table.people("out") == (["Ann"] if lost else [])


# -- copies ------------------------------------------------------------------------------------------


def copied(ability: str, enemy: str, pose: tuple[int, int, int] = ABEAM) -> Table:
    """Red's creature A has taken that on from Red's C; Green's B, abeam of it, can do something."""
    table = Table().ship("A", "R", SHOOTER, Printed(creature=True, effects="copycat"))
    table.ship("C", "R", (60_000, 60_000, 0), Printed(effects=ability)).ship("B", "G", pose, Printed(effects=enemy))
    return table.turn().do(f"A uses copycat on {ability}")


def knows(table: Table, ability: int) -> bool:
    """Whether A can do that now."""
    return bool(skills.able(table.position, table.unit("A"), ability))


@pytest.mark.clause("PI-R104", "PI-A104", "PI-A87", "PI-A38")
@pytest.mark.parametrize(("enemy", "does"), [("fear", "die 5"), ("canceller", "B uses canceller on A")])
def test_what_was_taken_on_is_silenced_with_the_rest(enemy: str, does: str) -> None:
    """For the turn; then it is there again, up to the next own turn."""
    table = copied("ram-proof", enemy)
    assert knows(table, abilities.RAM_PROOF)
    table.do("done", does)
    assert (knows(table, abilities.RAM_PROOF), knows(table, abilities.COPYCAT)) == (False, False)
    rounds.forget_turn(table.position)
    assert (knows(table, abilities.RAM_PROOF), knows(table, abilities.COPYCAT)) == (True, True)


@pytest.mark.clause("PI-R104", "PI-A104")
def test_abilities_of_crew_that_lies_face_up_are_taken_on() -> None:
    """Not of crew face down or ashore, and nothing that names a target."""
    table = Table().ship("A", "R", SHOOTER, Printed(creature=True, effects="copycat"))
    table.ship("B", "G", START, Printed(effects="gunner:english hated:french friend:spanish"))
    table.crew("Ann", "G", "B", effects="captain").crew("Ben", "G", "B", effects="helmsman")
    table.crew("Cat", "G", "far", effects="marksman").show("Ann", "Cat").turn()
    copies = {word for word in table.options if "copycat" in word}
    assert copies == {"A uses copycat on captain"}
    table.do("A uses copycat on captain")
    assert knows(table, abilities.CAPTAIN)


# -- panels ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-R105", "PI-A83", "PI-9.2")
def test_a_ram_costs_a_turtle_ship_a_mast_and_no_panel() -> None:
    """The die is compared with her masts alone."""
    for die, masts in ((4, "23"), (3, "123")):
        table = Table().ship("A", "R", AT_HER_SIDE).ship("B", "G", BROADSIDE_ON, Printed(effects="turtle-ship")).turn()
        table.do("A", "move", "done", f"die {die}", *(["M1"] if die > 3 else []))
        assert (table.masts("B"), table.position.ships.panels[table.unit("B")]) == (masts, PANELS)


@pytest.mark.clause("PI-R105", "PI-A83", "PI-A93", "PI-M5")
def test_blades_and_islands_cost_a_turtle_ship_masts() -> None:
    """As if there were no panels."""
    table = Table().ship("A", "R", BROADSIDE_ON, Printed(effects="scorpion"))
    table.ship("B", "G", AT_HER_SIDE, Printed(effects="turtle-ship")).turn()
    table.do("A", "move", "done", "A uses scorpion on B", "M1")
    assert (table.masts("B"), table.position.ships.panels[table.unit("B")]) == ("23", PANELS)
    table = Table().island("X", 15_000, 21_000, 7_000, 13_000).mysterious("X", "masts-lost:1")
    table.ship("A", "R", START, Printed(effects="turtle-ship")).turn().do("A", "move", "L 0", "die 1", "die 6", "M1")
    assert (table.masts("A"), table.position.ships.panels[table.unit("A")]) == ("23", PANELS)


# -- broadsides --------------------------------------------------------------------------------------


@pytest.mark.clause("PI-R106", "PI-A86", "PI-A20", "PI-U44", "PI-U37")
def test_a_broadsides_die_counts_as_it_falls() -> None:
    """Nobody rolls it again or turns it, and nothing is taken off."""
    table = duel("broadsides reroll").turn().do("A", "shoot", "A uses broadsides on B", "die 3")
    assert (table.phase, table.masts("B")) == (AT_SEA, "123")
    table = duel("broadsides").aboard("B", "rune:1", hidden=True).turn()
    table.do("A", "shoot", "A uses broadsides on B", "die 6")
    assert table.told(codes.SHOT_DIE) == [(0, 6, 2 * table.unit("A") + 1)]
    table = duel("broadsides").aboard("A", "albatross").turn()
    while table.phase != AT_SEA:
        table.do("die 1")
    table.do("A", "shoot", "A uses broadsides on B", "die 4")
    assert table.told(codes.SHOT_DIE) == [(0, 4, 2 * table.unit("A") + 1)]


@pytest.mark.clause("PI-R106", "PI-A86", "PI-U41")
def test_a_broadside_needs_no_six_against_a_metal_hull() -> None:
    """The first of four hits costs the hull, the others three masts."""
    table = duel("broadsides").aboard("B", "metal-hull").turn()
    table.do("A", "shoot", "A uses broadsides on B", "die 4", "M1", "M2")
    assert (table.in_game("B"), table.masts("B"), table.loot("out")) == (True, "", ["metal-hull"])


@pytest.mark.clause("PI-R106", "PI-A86", "PI-A19", "PI-A22", "PI-A23", "PI-A33", "PI-A57")
def test_no_other_ability_works_on_a_broadside() -> None:
    """The owner picks the masts, each hit costs one, no crew or cargo is lost; and a 1 costs the shooter nothing."""
    table = duel("broadsides marksman crew-shot cargo-shot two-masts-a-hit", Printed(masts=5))
    table.crew("Ann", "G", "B").coins("B", 2).turn().do("A", "shoot", "A uses broadsides on B", "die 4")
    assert (table.phase, table.asked) == ("losing", "G")
    table.do("M1", "M2", "M3", "M4")
    assert (table.masts("B"), table.people("B"), table.loot("B"), table.phase) == ("5", ["Ann"], ["coin 2"], AT_SEA)
    table = duel("broadsides backfire").turn().do("A", "shoot", "A uses broadsides on B", "die 1")
    assert (table.masts("A"), table.phase) == ("123", AT_SEA)


# -- blades ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-R107", "PI-A93", "PI-9.7", "PI-R27")
def test_a_derelicts_blade_takes_a_mast_and_pins_nobody() -> None:
    """A boarding party may follow."""
    table = Table().ship("A", "R", STRUCK, Printed(effects="scorpion oarsman"), "-").ship("B", "G", AT_HER_SIDE)
    table.turn().do("A", "move", "done", "A uses scorpion on B", "M1")
    assert (table.masts("B"), table.pinned("B"), table.phase) == ("23", "", "offering")
    assert "move" in table.do("done", "done", "done").actions("B")


@pytest.mark.clause("PI-R107", "PI-A93", "PI-1.2", "PI-18.4")
def test_a_blade_strikes_a_sea_creature_and_pins_it() -> None:
    """It is not boarded, and boards nobody by it; under water nothing strikes it."""
    table = Table().ship("A", "R", STRUCK, Printed(effects="scorpion")).ship("B", "G", (13_490, 10_000, 0), BEAST)
    table.turn().do("A", "move", "done", "A uses scorpion on B", "M1")
    assert (table.masts("B"), table.pinned("B"), table.phase) == ("234", "A", AT_SEA)
    table = Table().ship("A", "R", STRUCK, Printed(effects="scorpion")).ship("B", "G", (13_490, 10_000, 0), BEAST)
    table.turn("G").do("B uses sea-monster", "done", "A", "move", "done")
    assert table.phase == AT_SEA


@pytest.mark.clause("PI-R107", "PI-A93")
def test_who_has_rammed_does_not_sting_in_that_turn() -> None:
    """Not in a second action either."""
    table = Table().ship("A", "R", AT_HER_SIDE, Printed(effects="scorpion extra-action")).ship("B", "G", BROADSIDE_ON)
    table.turn().do("A uses extra-action", "die 6", "A", "move", "done", "die 1", "done", "done")
    assert table.phase == AT_SEA
    table.do("A", "shoot", "done")
    assert table.phase == AT_SEA


# -- special shots at derelicts ----------------------------------------------------------------------


@pytest.mark.clause("PI-R111", "PI-12.8", "PI-A44", "PI-A71", "PI-A72")
@pytest.mark.parametrize(("specialist", "verb"), [("chainshot", "chain"), ("stinkpot", "stink"), ("firepot", "burn")])
def test_a_special_shot_sinks_a_derelict(specialist: str, verb: str) -> None:
    """She has no mast that it could spare, or set on fire; a miss does nothing."""
    for die, afloat in ((3, True), (4, False)):
        table = duel(specialist)
        table.position.ships.masts = put(table.position.ships.masts, table.unit("B"), 0)
        table.turn().do("A", "shoot")
        table.do(next(word for word in table.options if word.startswith(verb) and " 1 at B" in word), f"die {die}")
        assert table.in_game("B") is afloat


@pytest.mark.clause("PI-R111", "PI-12.8", "PI-Q1", "PI-Q2", "PI-Q3", "PI-Q4", "PI-Q6", "PI-Q7")
@pytest.mark.parametrize(
    "tool", ["chain-shot", "grape-shot", "stinkpot-shot", "grapple-shot", "fire-shot", "exploding-shot"]
)
def test_equipment_that_hits_a_derelict_sinks_her(tool: str) -> None:
    """With all aboard; nobody boards her any more."""
    table = duel().tool("Shot", "R", "A", tool).crew("Emil", "G", "B").crew("Fay", "G", "B")
    table.position.ships.masts = put(table.position.ships.masts, table.unit("B"), 0)
    table.turn().do("A", "shoot", "load Shot", "fire 1 at B", "die 4")
    assert (table.in_game("B"), table.people("out"), table.phase) == (False, ["Emil", "Fay"], AT_SEA)


@pytest.mark.clause("PI-R111", "PI-12.8", "PI-A99", "PI-A100")
@pytest.mark.parametrize("breath", ["stunning-breath", "burning-breath"])
def test_a_breath_sinks_a_derelict(breath: str) -> None:
    """It has hit her."""
    table = Table().ship("A", "R", SHOOTER, Printed(creature=True, effects=breath)).ship("B", "G", ABEAM, masts="-")
    table.turn().do("A", "shoot", "fire breath at B", "die 4")
    assert not table.in_game("B")


@pytest.mark.clause("PI-R111", "PI-A83", "PI-A44")
def test_panels_keep_a_turtle_ship_without_masts_afloat() -> None:
    """The chain holds her, and costs neither."""
    table = duel("chainshot", Printed(effects="turtle-ship"))
    table.position.ships.masts[table.unit("B")], table.position.ships.panels[table.unit("B")] = 0, PANELS
    table.turn().do("A", "shoot")
    table.do(next(word for word in table.options if word.startswith("chain 1 at B")), "die 4")
    assert (table.in_game("B"), int(table.position.ships.panels[table.unit("B")])) == (True, PANELS)
