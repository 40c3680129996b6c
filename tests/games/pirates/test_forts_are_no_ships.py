"""A fort is a unit, but no ship: what cards say of ships is not about it (PI-R49, PI-R100, PI-A13, PI-A36, PI-A37, PI-A45 to PI-A50)."""

from __future__ import annotations

from typing import Final

import pytest

from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from tests.games.pirates.sentences import refused
from tests.games.pirates.table import Printed, Table, spot

OFF = (20_000, 17_500, 0)  # within S of the fort
BEHIND = (20_000, 23_500, 0)  # within S of who lies off it
BELOW = (20_000, 3_500, 0)
HITS: Final = "losing"
MISSES: Final = "shooting"


def sea() -> Table:
    """An island X, on which a fort F of the Pirates is to stand; forts come behind all ships."""
    return Table(far=(15, 15, 15, 15)).island("X", 15_000, 21_000, 7_000, 13_000)


def shot(table: Table, die: int, *, at: str = "B") -> str:
    """What comes of the fort's first shot."""
    return table.do("F", "shoot", f"fire 1 at {at}", f"die {die}").phase


# -- ships that are near, and their friends ----------------------------------------------------------


@pytest.mark.clause("PI-A36", "PI-R100")
def test_an_admiral_does_not_help_a_fort() -> None:
    """Friendly ships add 1 to their rolls; the fort within S misses rank 3 with a 3, the ship hits."""
    for shooter, phase in (("F", MISSES), ("C", HITS)):
        table = sea()
        table.ship("A", "R", OFF, Printed(effects="admiral")).ship("B", "G", BELOW).ship("C", "R", (20_000, 22_500, 0))
        table.ship("E", "G", (20_000, 27_500, 0)).fort("F", "R", island="X").turn()
        table.do(shooter, "shoot", f"fire 1 at {'B' if shooter == 'F' else 'E'}", "die 3")
        assert table.phase == phase


@pytest.mark.clause("PI-A37", "PI-R100")
def test_a_fort_is_no_friend_of_the_pack() -> None:
    """It lies within S, and the roll stays what it is; a ship there adds 1."""
    for friend, phase in ((False, MISSES), (True, HITS)):
        table = sea()
        table.ship("A", "R", OFF, Printed(effects="pack")).ship("B", "G", BEHIND)
        table = table.ship("C", "R", (28_000, 17_500, 0)) if friend else table
        table.fort("F", "R", island="X").turn().do("A", "shoot", "fire 1 at B", "die 3")
        assert table.phase == phase


@pytest.mark.clause("PI-A45", "PI-R100")
def test_a_fort_within_s_shoots_at_a_point_blank_ship() -> None:
    """Ships within S cannot."""
    table = sea()
    table.ship("B", "G", OFF, Printed(effects="point-blank")).ship("C", "R", BEHIND).fort("F", "R", island="X").turn()
    assert "shoot" not in table.actions("C")
    assert shot(table, 4) == HITS


@pytest.mark.clause("PI-A46", "PI-R100")
def test_a_follow_up_follows_ships_and_is_aimed_at_ships() -> None:
    """What a fort has shot at is no start for it, and no fort is its target."""
    table = sea()
    table.ship("A", "R", BEHIND, Printed(effects="follow-up")).ship("B", "G", OFF).fort("F", "R", island="X").turn()
    table.do("F", "shoot", "fire 1 at B", "die 1", "done", "A", "shoot", "fire 1 at B", "die 3")
    assert table.phase == MISSES
    table = sea()
    table.ship("A", "R", OFF, Printed(effects="follow-up")).ship("C", "R", (24_000, 17_500, 0))
    table.fort("F", "G", island="X").turn()
    table.do("C", "shoot", "fire 1 at F", "die 1", "done", "A", "shoot", "fire 2 at F", "die 3")
    assert table.phase == MISSES


@pytest.mark.clause("PI-A58", "PI-R100")
def test_forts_hate_nobody() -> None:
    """Ships of the nation add 1 to their rolls, not its forts."""
    table = sea()
    table.ship("B", "G", OFF, Printed(effects="hated:pirate")).fort("F", "R", island="X").turn()
    assert shot(table, 3) == MISSES


# -- second actions, curses --------------------------------------------------------------------------


@pytest.mark.clause("PI-A13", "PI-R100")
def test_a_fleet_leader_gives_no_fort_a_second_action() -> None:
    """A ship of the fleet has it."""
    table = sea()
    table.ship("A", "R", BEHIND, Printed(effects="fleet-leader")).ship("B", "G", OFF).fort("F", "R", island="X").turn()
    table.do("die 6", "F", "shoot", "fire 1 at B", "die 1", "done", "A", "shoot", "fire 1 at B", "die 1", "done")
    assert (table.can("F"), table.can("A")) == (False, True)


@pytest.mark.clause("PI-V8", "PI-R100")
def test_a_cursed_zone_does_not_reach_a_forts_dice() -> None:
    """Those of ships count 2 less: a 4 hits rank 3 from the fort."""
    table = sea()
    table.ship("B", "G", OFF).fort("F", "R", island="X").events("G", "cursed-zone").turn("G").do("play cursed-zone")
    table.position.play(spot(20_000, 15_000))
    table.do("done")
    assert (shot(table, 4), table.told(codes.DIE_TURNED)) == (HITS, [])


# -- who cannot be shot at ---------------------------------------------------------------------------


@pytest.mark.clause("PI-A50")
def test_forts_cannot_shoot_at_who_is_proof_against_them() -> None:
    """Nothing to shoot at is no action; beside another target the shot is refused by that clause."""
    table = sea()
    table.ship("B", "G", OFF, Printed(effects="fort-proof")).fort("F", "R", island="X").turn()
    assert table.actions("F") == set()
    table = sea()
    table.ship("B", "G", OFF, Printed(effects="fort-proof")).ship("C", "G", BELOW).fort("F", "R", island="X").turn()
    table.do("F", "shoot")
    assert (table.can("fire 1 at B"), table.can("fire 1 at C")) == (False, True)
    assert refused(table, "fire 1 at G2 199.00,165.00").clause == "PI-A50"


@pytest.mark.clause("PI-A50", "PI-R68", "PI-4.7")
def test_crew_that_forts_cannot_shoot_at_shows_itself() -> None:
    """When a shot is announced: it is not made, and the other one that could be shot at may still be."""
    table = sea()
    table.ship("B", "G", OFF).crew("Xavier", "G", "B", effects="fort-proof").ship("C", "G", BELOW)
    table.fort("F", "R", island="X").turn().do("F", "shoot", "fire 1 at B")
    assert (table.phase, table.shown, table.told(codes.SHOT_DIE)) == (MISSES, ["Xavier"], [])
    assert (table.can("fire 1 at B"), table.can("fire 1 at C")) == (False, True)


@pytest.mark.clause("PI-A50", "PI-U10")
def test_who_has_shot_at_forts_may_still_be_proof_against_them() -> None:
    """A Letter of Marque ends with her shot, her own text does not."""
    table = sea()
    table.ship("B", "G", OFF, Printed(effects="fort-proof")).aboard("B", "letter-of-marque")
    table.fort("F", "R", island="X").turn()
    table.position.ships.shot_at_forts |= 1 << table.unit("B")
    assert table.actions("F") == set()


@pytest.mark.clause("PI-A88", "PI-R100", "PI-18.5")
def test_what_is_paid_to_a_fort_goes_to_its_players_home() -> None:
    """A fort carries no treasure."""
    table = sea().ship("B", "G", OFF, Printed(effects="parley")).coins("B", 2).fort("F", "R", island="X").turn()
    table.do("F", "shoot", "fire 1 at B", "B uses parley on B", "coin 2")
    assert (table.loot("F"), table.loot("R home"), table.gold["R"]) == ([], ["coin 2"], 2)


@pytest.mark.clause("PI-U10", "PI-A88")
def test_the_refusal_names_the_text_that_spares_a_target() -> None:
    """The letter that forts respect, and a parley that was paid."""
    table = sea()
    table.ship("B", "G", OFF).aboard("B", "letter-of-marque").ship("C", "G", BELOW).fort("F", "R", island="X").turn()
    assert refused(table.do("F", "shoot"), "fire 1 at G2 199.00,165.00").clause == "PI-U10"
    table = sea().ship("B", "G", OFF).ship("C", "G", BELOW).fort("F", "R", island="X").turn()
    table.position.this_turn.shielded_from = put(
        table.position.this_turn.shielded_from, table.unit("B"), 1 << table.unit("F")
    )
    assert refused(table.do("F", "shoot"), "fire 1 at G2 199.00,165.00").clause == "PI-A88"
