"""Flotillas: batteries without masts, which ships of their nation tow (PI-A166, PI-R140, PI-R141)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from quarterdeck.engine.laws import LAWS
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Trial
from quarterdeck.games.pirates.file.checks import check_tow
from quarterdeck.games.pirates.fleets.checks import problems_of
from quarterdeck.games.pirates.fleets.fleet import Fleet, Manned
from quarterdeck.games.pirates.pack.reading import built_in, pieces_of
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.sentences import refused, told
from tests.games.pirates.table import Printed, Table
from tests.laws.setups import EXCUSED, STRIDES, setup

BATTERY = Printed(masts=4, move="T", cargo=0, effects="flotilla")
ASTERN = (20_000, 20_000, 0)
"""Ends with her stern at x 14000."""
TOUCHED = (13_995, 20_000, 0)
"""A flotilla whose bow is at that stern."""
APART = (20_000, 40_000, 0)


def pair(card: Printed | None = None, where: tuple[int, int, int] = TOUCHED, owner: str = "R") -> Table:
    """Red's A, and a flotilla F at her stern or elsewhere."""
    return Table().ship("A", "R", ASTERN, card or Printed(move="L+S")).ship("F", owner, where, BATTERY)


def target(*, flag: bool = True) -> Table:
    """Green's flotilla F abeam of Red's A, which has three cannons, with or without its flag."""
    table = Table().ship("A", "R", SHOOTER).ship("F", "G", ABEAM, BATTERY)
    table.position.ships.panels[table.unit("F")] = int(flag)
    return table


def flag(table: Table) -> int:
    """How many flags F has."""
    return int(table.position.ships.panels[table.unit("F")])


# -- towing --------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-A166", "PI-R141", "PI-R140")
def test_a_ship_takes_a_flotilla_in_tow_and_sails_her_whole_base_move() -> None:
    """It follows at her stern, is in nobody's way behind her, and is cast off again where it lies."""
    table = pair().turn()
    assert not table.can("F")
    assert table.actions("A") == {"move"}
    assert refused(table, "act R3").clause == "PI-A166"
    table.do("F uses flotilla on A")
    assert (table.towed("A"), table.at("F"), table.phase) == ("F", (13_995, 20_000, 0), "naming")
    table.do("A", "move", "L 0", "S 0")
    assert (table.at("A"), table.at("F")) == ((33_000, 20_000, 0), (26_995, 20_000, 0))
    table.do("A casts off")
    assert (table.towed("A"), table.at("F"), table.masts("F")) == ("", (26_995, 20_000, 0), "1234")


@pytest.mark.clause("PI-R141")
def test_nothing_adds_to_the_move_of_a_ship_that_tows_a_flotilla() -> None:
    """A helmsman's S is there again when she has cast off."""
    table = pair(Printed(move="L", effects="helmsman")).turn().do("F uses flotilla on A", "A", "move", "L 0 1000")
    assert table.phase == "naming"
    table = pair(Printed(move="L", effects="helmsman")).turn().do("A", "move", "L 0 1000")
    assert table.can("S 0")


@pytest.mark.clause("PI-R141", "PI-A166")
@pytest.mark.parametrize(
    ("card", "clause"),
    [(Printed(nation="french"), "PI-A166"), (Printed(effects="submarine"), "PI-R141")],
    ids=["another nation", "a submarine"],
)
def test_only_ships_of_its_nation_that_can_tow_take_a_flotilla(card: Printed, clause: str) -> None:
    """The reason is told."""
    table = pair(card).turn()
    assert not table.can("F uses flotilla on A")
    assert refused(table, "use flotilla by R3 on R2").clause == clause


@pytest.mark.clause("PI-R141")
def test_a_flotilla_is_taken_where_it_is_touched_or_at_home() -> None:
    """Not from afar; never an enemy's; and nobody tows two, or one that another tows."""
    far = pair(where=APART).turn()
    assert refused(far, "use flotilla by R3 on R2").clause == "PI-R141"
    assert not pair(owner="G").turn().can("F uses flotilla on A")
    home = pair(where=(20_000, 30_000, 0)).island("port", 20_005, 26_000, 15_000, 35_000, home="R").turn()
    home.do("F uses flotilla on A")
    assert home.at("F") == TOUCHED
    two = pair().ship("E", "R", (20_000, 22_005, 0), BATTERY).turn().do("F uses flotilla on A")
    assert refused(two, "use flotilla by R4 on R2").clause == "PI-R141"
    assert refused(two, "use flotilla by R3 on R2").clause == "PI-R141"


@pytest.mark.clause("PI-R123", "PI-R141")
def test_a_flotilla_is_not_taken_where_there_is_no_room_behind_the_tower() -> None:
    """An island lies astern."""
    table = pair(where=(20_000, 22_005, 0)).island("rock", 6_000, 13_990, 12_000, 28_000).turn()
    assert not table.can("F uses flotilla on A")
    assert refused(table, "use flotilla by R3 on R2").clause == "PI-R123"


@pytest.mark.clause("PI-R141", "PI-R124")
def test_a_towed_flotilla_docks_after_its_tower() -> None:
    """And may be left there to guard the harbour."""
    table = pair().island("port", 25_000, 35_000, 10_000, 30_000, home="R").turn()
    table.do("F uses flotilla on A", "A", "move", "L 0")
    assert table.phase == "berthing"
    table.do(next(word for word in sorted(table.options) if word != "done"))
    assert table.phase == "naming"
    table.do("A casts off")
    assert table.can("F uses flotilla on A")


@pytest.mark.clause("PI-R140")
def test_a_flotilla_explores_nothing_and_rams_nobody() -> None:
    """Though it lies at a wild island with its player's token, and at an enemy."""
    table = Table().ship("F", "R", (14_990, 10_000, 0), BATTERY).island("shore", 15_000, 21_000, 7_000, 13_000)
    table.coins("shore", 3).token("R", "shore").ship("B", "G", (12_000, 11_005, 2700)).turn()
    assert table.actions("F") == {"shoot"}
    assert not table.can("F explores free")
    table.do("F", "shoot", "fire 1 at B", "die 1", "done")
    assert table.phase == "naming"


@pytest.mark.clause("PI-R140")
@pytest.mark.parametrize("effects", ["", "scorpion", "grapple"])
def test_nobody_rams_strikes_or_boards_a_flotilla(effects: str) -> None:
    """A ship that runs into one just stops."""
    table = Table().ship("A", "R", (10_000, 10_000, 0), Printed(effects=effects))
    table.ship("F", "G", (16_000, 13_000, 900), BATTERY).turn()
    assert table.do("A", "move", "L 0").phase == "naming"


# -- shooting ------------------------------------------------------------------------------------------


@pytest.mark.clause("PI-R140")
def test_all_cannons_of_a_flotilla_shoot_past_each_other_and_in_tow() -> None:
    """It has no sails that could be in the way."""
    table = pair().ship("B", "G", (7_000, 20_000, 0)).turn().do("F uses flotilla on A", "F", "shoot")
    assert {f"fire {k} at B" for k in (1, 2, 3, 4)} <= table.options


@pytest.mark.clause("PI-A166", "PI-R140")
def test_two_hits_of_one_action_take_the_flag_and_the_third_sinks() -> None:
    """Each is told."""
    table = target().turn().do("A", "shoot")
    said = told(table, "fire 1 at F", "die 6", "fire 2 at F", "die 6")
    assert [one.text for one in said if "flag" in one.text] == [
        "F is hit; one more hit in this action takes the flag.",
        "F loses the flag: the next hit sinks it.",
    ]
    assert (flag(table), table.in_game("F")) == (0, True)
    table.do("fire 3 at F", "die 6")
    assert not table.in_game("F")


@pytest.mark.clause("PI-A166")
def test_one_hit_in_each_of_two_actions_does_nothing() -> None:
    """The next shoot action counts anew."""
    table = target().turn()
    for _ in range(2):
        table.do("A", "shoot", "fire 1 at F", "die 6", "done", "done", "done")
    assert (flag(table), table.in_game("F")) == (1, True)


@pytest.mark.clause("PI-R140", "PI-R111")
@pytest.mark.parametrize("special", ["chainshot", "firepot", "stinkpot"])
def test_whatever_hits_a_flotilla_is_a_hit(special: str) -> None:
    """It has no masts that could burn."""
    verb = {"chainshot": "chain", "firepot": "burn", "stinkpot": "stink"}[special]
    table = Table().ship("A", "R", SHOOTER, Printed(effects=special)).ship("F", "G", ABEAM, BATTERY)
    table.turn().do("A", "shoot", f"{verb} 1 at F", "die 6", "fire 2 at F", "die 6")
    assert (flag(table), table.fires("F"), table.masts("F")) == (0, "", "1234")


@pytest.mark.clause("PI-R140")
def test_a_repair_action_at_sea_brings_the_flag_back() -> None:
    """It is told; with its flag there is nothing to repair."""
    table = target(flag=False).turn("G")
    assert table.actions("F") == {"shoot", "repair"}
    assert "F flies a flag again." in [one.text for one in told(table, "F", "repair")]
    assert flag(table) == 1
    assert refused(target().turn("G").do("F"), "repair").clause == "PI-R140"
    assert refused(target().turn("G").do("F"), "move").clause == "PI-A166"


@pytest.mark.clause("PI-R140")
def test_what_costs_masts_without_a_hit_passes_a_flotilla_by() -> None:
    """An iceberg that drifts against it, for one; its cannons stay."""
    table = Table().ship("A", "R", APART).ship("F", "R", (20_000, 20_000, 0), BATTERY)
    table.terrain("iceberg", 20_000, 14_000, 1_000, number=3).turn()
    assert table.position.phase != 0
    assert table.masts("F") == "1234"


@pytest.mark.clause("PI-R140", "PI-20.2", "PI-R46")
def test_a_player_who_has_only_flotillas_cannot_move_any_more() -> None:
    """The last ship sinks, and the game is over."""
    table = Table(guards="R").ship("A", "R", SHOOTER).ship("B", "G", ABEAM, masts="-").ship("F", "G", APART, BATTERY)
    table.position.ships.masts[table.unit("B")] = 1
    table.turn().do("A", "shoot", "fire 1 at B", "die 6")
    assert table.ending == "no moves"


# -- fleets and files ----------------------------------------------------------------------------------


@pytest.mark.clause("PI-R56")
def test_a_fleet_needs_a_ship_that_sails() -> None:
    """The pack has ten flotillas."""
    pieces = pieces_of(built_in())
    found = [row.id for row in pieces.content.ship if "flotilla" in row.effects]
    assert len(found) == 10
    alone, guarded = (
        Fleet(total=40, ships=tuple(Manned(one) for one in ids)) for ids in (["gibraltar"], ["gibraltar", "hms-titan"])
    )
    assert [problem.clause for problem in problems_of(pieces, alone)] == ["PI-R56"]
    assert not problems_of(pieces, guarded)


@pytest.mark.clause("PI-A166", "PI-R141")
def test_a_file_may_have_a_flotilla_in_tow_of_a_ship_whose_nation_has_changed() -> None:
    """She took it in tow when both were of one nation."""
    table = pair(Printed(move="L+S", nation="american"))
    towed: set[int] = set()
    check_tow(table.position, table.unit("A"), table.unit("F"), towed)
    assert towed == {table.unit("F")}


GAME: Final = setup(
    "pirates",
    2,
    {
        "total": 20,
        "islands": 2,
        "patience": 4,
        "red": "20.gibraltar.hms-antelope~helmsman",
        "green": "20.doombox.snipe",
    },
)


@pytest.mark.parametrize("law", LAWS.values(), ids=lambda law: f"law{next(n for n in LAWS if LAWS[n] is law)}")
def test_every_law_holds_with_flotillas(law: Callable[[Trial], None]) -> None:
    """They start at home, are towed by chance, and shoot."""
    law(Trial(find_game("pirates"), GAME, 3, STRIDES.get("pirates", 1), excused=EXCUSED["pirates"]))
