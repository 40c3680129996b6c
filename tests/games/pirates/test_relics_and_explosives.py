"""What may be shown when ships ram, pin, strike with blades and board: Relics, Explosives; who is avenged (PI-U24, PI-U28, PI-A43)."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.engine.vectors import put
from tests.games.pirates.table import Printed, Table

START = (10_000, 10_000, 0)
AT_HER_SIDE = (14_990, 10_000, 0)
BROADSIDE_ON = (16_000, 13_000, 900)
BEAST: Final = Printed(creature=True, masts=4, cargo=4, effects="sea-monster")
BREAKER: Final = Printed(effects="mast-breaker")
BLADE: Final = Printed(effects="scorpion")
AHEAD = (13_490, 10_000, 0)
AT_SEA: Final = "naming"


def rammed(card: Printed | None = None, other: Printed | None = None) -> Table:
    """Red's A is to ram Green's B."""
    return Table().ship("A", "R", AT_HER_SIDE, card).ship("B", "G", BROADSIDE_ON, other)


def struck(other: Printed | None = None, masts: str = "") -> Table:
    """Green's B touches Red's A, who has a blade; her bow touches nothing."""
    table = Table().ship("A", "R", BROADSIDE_ON, BLADE)
    creature = other is not None and other.creature
    return table.ship("B", "G", AHEAD if creature else AT_HER_SIDE, other, masts)


def ram(table: Table, die: int) -> Table:
    """A moves nowhere and rams B."""
    return table.turn().do("A", "move", "done", f"die {die}")


def strike(table: Table) -> Table:
    """A's blade strikes B."""
    return table.turn().do("A", "move", "done", "A uses scorpion on B")


# -- Explosives --------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U24", "PI-A93", "PI-R112")
@pytest.mark.parametrize("creature", [False, True])
def test_who_pins_with_a_blade_may_show_explosives(*, creature: bool) -> None:
    """Though she has not rammed; both sink. A sea creature is pinned, too."""
    table = struck(BEAST if creature else None).aboard("A", "explosives", hidden=True)
    strike(table).do("M1")
    assert (table.phase, table.asked, table.options) == ("answering", "R", {"done", "show explosives"})
    table.do("show explosives", "die 4")
    assert (table.in_game("A"), table.in_game("B"), table.phase) == (False, False, AT_SEA)


@pytest.mark.clause("PI-U24", "PI-A51", "PI-R112")
def test_a_blade_that_pins_nobody_sets_off_no_explosives() -> None:
    """Neither a ram nor a pin; the boarding party is asked for at once."""
    table = struck(Printed(effects="pin-proof")).aboard("A", "explosives", hidden=True)
    assert strike(table).do("M1").phase == "offering"


@pytest.mark.clause("PI-U24", "PI-A83", "PI-R112")
@pytest.mark.parametrize("die", [3, 4])
def test_explosives_are_shown_where_nobody_boards_too(die: int) -> None:
    """Both ships have shells."""
    shell = Printed(effects="turtle-ship")
    table = rammed(shell, shell).aboard("A", "explosives", hidden=True)
    for unit in ("A", "B"):
        table.position.ships.panels = put(table.position.ships.panels, table.unit(unit), 3)
    assert ram(table, 1).options == {"done", "show explosives"}
    table.do("show explosives", f"die {die}")
    assert (table.phase, table.in_game("B")) == (AT_SEA, die == 3)


@pytest.mark.clause("PI-U24", "PI-A89", "PI-R112")
@pytest.mark.parametrize("shown", [False, True])
def test_who_rams_from_below_may_show_explosives(*, shown: bool) -> None:
    """Ahead of being set back."""
    table = rammed(Printed(effects="submarine")).aboard("A", "explosives", hidden=True).turn()
    table.do("A uses submarine", "A", "move", "done", "die 1")
    assert table.options == {"done", "show explosives"}
    table.do("show explosives" if shown else "done", *(["die 6"] if shown else []))
    assert table.in_game("A") is not shown


@pytest.mark.clause("PI-U24", "PI-A90")
def test_who_is_held_by_a_monster_neither_rams_nor_pins() -> None:
    """She is asked for nothing."""
    table = Table().ship("A", "R", AHEAD, BEAST).ship("B", "G", BROADSIDE_ON).aboard("B", "explosives", hidden=True)
    ram(table, 1)
    assert (table.pinned("B"), table.phase) == ("A", "offering")


# -- Relics ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-U28", "PI-9.2", "PI-R112")
def test_relics_are_given_instead_of_a_mast_that_a_ram_costs() -> None:
    """That ship's turn is over: she neither boards nor acts again."""
    table = rammed().aboard("B", "relics")
    ram(table, 6)
    assert (table.asked, table.options) == ("G", {"done", "show relics"})
    table.do("show relics")
    assert (table.masts("B"), table.loot("A"), table.phase, table.can("A")) == ("123", ["relics"], AT_SEA, False)


@pytest.mark.clause("PI-U28", "PI-A93", "PI-R112")
def test_relics_are_given_instead_of_a_mast_that_a_blade_costs() -> None:
    """As for a ram."""
    table = strike(struck().aboard("B", "relics"))
    assert (table.asked, table.options) == ("G", {"done", "show relics"})
    assert table.do("show relics").masts("B") == "123"


@pytest.mark.clause("PI-U28", "PI-A43", "PI-A98", "PI-R112")
@pytest.mark.parametrize("text", ["pin-kills-crew", "ram-kills-crew"])
def test_relics_are_given_instead_of_a_crew_that_a_ram_costs(text: str) -> None:
    """Kept, the crew is lost."""
    for given in (False, True):
        table = rammed(Printed(effects=text)).aboard("B", "relics").crew("Emil", "G", "B")
        ram(table, 1)
        assert (table.asked, table.options) == ("G", {"done", "show relics"})
        table.do("show relics" if given else "done")
        assert (table.people("B"), table.loot("B")) == ((["Emil"], []) if given else ([], ["relics"]))


@pytest.mark.clause("PI-U28", "PI-9.10", "PI-R112")
@pytest.mark.parametrize("face_up", [False, True])
def test_relics_are_given_instead_of_a_crew_that_a_boarding_party_kills(*, face_up: bool) -> None:
    """Kept, the winner chooses again, and is not asked again."""
    for given in (False, True):
        table = rammed().aboard("B", "relics").crew("Emil", "G", "B")
        table = table.show("Emil") if face_up else table
        ram(table, 1).do("board", "die 6", "die 1", "Emil" if face_up else "any crew")
        assert (table.asked, table.options) == ("G", {"done", "show relics"})
        table.do("show relics" if given else "done")
        if given:
            assert (table.people("B"), table.loot("A"), table.phase) == (["Emil"], ["relics"], AT_SEA)
            continue
        assert (table.phase, table.asked) == ("prize", "R")
        table.do(*(["Emil"] if face_up else ["any crew", "Emil"]))
        assert (table.people("B"), table.loot("B")) == ([], ["relics"])


@pytest.mark.clause("PI-U28", "PI-A101", "PI-R112")
def test_relics_are_given_instead_of_a_mast_that_a_boarding_party_breaks() -> None:
    """After the prize; kept, her owner picks the mast."""
    for given in (False, True):
        table = rammed(BREAKER).aboard("B", "relics")
        ram(table, 1).do("board", "die 6", "die 1", "done")
        assert (table.asked, table.options) == ("G", {"done", "show relics"})
        table.do("show relics" if given else "done")
        assert (table.phase, table.loot("A")) == ((AT_SEA, ["relics"]) if given else ("losing", []))


@pytest.mark.clause("PI-U28", "PI-A101", "PI-R112")
def test_who_boards_and_is_beaten_gives_the_winner_no_relics() -> None:
    """The enemy has not attacked her, and has no turn that it could end."""
    table = rammed(other=BREAKER).aboard("A", "relics")
    ram(table, 1).do("board", "die 1", "die 6", "done")
    assert (table.phase, table.asked, table.loot("A")) == ("losing", "R", ["relics"])


def in_the_wave() -> Table:
    """Red's A shows the Trident; Green's B, with Relics, and C lie ahead of her."""
    table = Table().ship("A", "R", START).ship("B", "G", (30_000, 11_000, 900)).ship("C", "G", (24_000, 11_000, 900))
    return table.aboard("A", "neptunes-trident").aboard("B", "relics").turn().do("show neptunes-trident")


@pytest.mark.clause("PI-U28", "PI-U25", "PI-R112")
def test_relics_are_given_instead_of_masts_that_neptunes_wave_fells() -> None:
    """The wave goes on: the others in it lose theirs, and the ship one for each piece that was hit; then her turn is over."""
    table = in_the_wave()
    assert (table.asked, table.options) == ("G", {"done", "show relics"})
    table.do("show relics", "M1", "M2")
    assert (table.asked, table.masts("B"), table.masts("C"), table.loot("A")) == ("R", "123", "3", ["relics"])
    table.do("M1", "M2")
    assert (table.masts("A"), table.phase, table.can("A")) == ("3", AT_SEA, False)


@pytest.mark.clause("PI-U28", "PI-U25", "PI-R112")
def test_relics_kept_from_neptunes_wave_answer_for_the_second_mast_too() -> None:
    """Each mast that is lost is asked about."""
    table = in_the_wave().do("done", "M1")
    assert table.options == {"done", "show relics"}
    assert table.do("show relics").masts("B") == "23"


@pytest.mark.clause("PI-U28", "PI-U25", "PI-R112")
def test_relics_of_the_own_fleet_do_not_answer_its_wave() -> None:
    """No enemy costs her the mast."""
    table = Table().ship("A", "R", START).ship("B", "R", (30_000, 11_000, 900)).ship("C", "G", (24_000, 60_000, 900))
    table.aboard("A", "neptunes-trident").aboard("B", "relics").turn().do("show neptunes-trident")
    assert table.phase == "losing"


@pytest.mark.clause("PI-U28", "PI-A90", "PI-18.5", "PI-R112")
def test_a_sea_creature_keeps_no_relics() -> None:
    """They are out of the game, and its turn is over."""
    table = Table().ship("A", "R", AHEAD, BEAST).ship("B", "G", BROADSIDE_ON).aboard("B", "relics")
    ram(table, 6).do("show relics")
    assert (table.masts("B"), table.loot("A"), table.loot("out"), table.phase) == ("123", [], ["relics"], AT_SEA)


@pytest.mark.clause("PI-U28", "PI-R100")
def test_a_fort_is_not_appeased() -> None:
    """It is no ship."""
    table = Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)
    table.ship("B", "G", (20_000, 17_500, 0)).aboard("B", "relics").fort("F", "R", island="X").turn()
    assert table.do("F", "shoot", "fire 1 at B", "die 6").phase == "losing"


# -- who is avenged ----------------------------------------------------------------------------------


@pytest.mark.clause("PI-A43", "PI-A93", "PI-R71", "PI-4.7")
@pytest.mark.parametrize("by_crew", [False, True])
def test_on_the_turn_in_which_a_blade_pins_her_the_enemy_loses_a_crew(*, by_crew: bool) -> None:
    """Its own player chooses which; of a single one there is nothing to choose."""
    text = "" if by_crew else "pin-kills-crew"
    for crew in (("Ann",), ("Ann", "Bob")):
        table = struck(Printed(effects=text))
        for name in crew:
            table.crew(name, "R", "A")
        table = table.crew("Xavier", "G", "B", effects="pin-kills-crew") if by_crew else table
        strike(table).do("M1")
        if len(crew) > 1:
            assert (table.phase, table.asked, table.options) == ("forfeiting", "R", {"Ann", "Bob"})
            table.do("Ann")
        assert (table.people("out"), table.phase) == (["Ann"], "offering")
        assert ("Xavier" in table.shown) is by_crew


@pytest.mark.clause("PI-A43", "PI-A92", "PI-A93")
def test_whom_a_pin_costs_is_ransomed_by_the_player_of_the_pinned_ship() -> None:
    """1 gold for Green."""
    table = struck(Printed(effects="pin-kills-crew")).crew("Ann", "R", "A", effects="ransom")
    strike(table).do("M1")
    assert table.gold == {"R": 0, "G": 1}
