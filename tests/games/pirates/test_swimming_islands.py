"""Islands that swim instead of a ship (PI-M32, PI-R144)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
import pytest
from mypy_extensions import i64

from quarterdeck.engine.laws import LAWS
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Trial
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import PIRATES
from quarterdeck.games.pirates.table.mysterious import PLAIN, SHOWN
from quarterdeck.games.pirates.texts.kinds import ISLAND_SWIMS
from tests.examples import every
from tests.games.pirates.sentences import refused, told
from tests.games.pirates.table import Table
from tests.laws.setups import EXCUSED, LOOKS, setup

EAST: Final = "63000 50000 0"
"""The middle of the island when it has swum S to the east."""


def turtle(*, mode: int = SHOWN) -> Table:
    """Red's A far from an island that swims."""
    table = Table().ship("A", "R", (20_000, 20_000, 0)).island("turtle", 55_000, 61_000, 47_000, 53_000)
    position, k = table.position, table.islands.index("turtle")
    position.islands.card = put(position.islands.card, k, i64(k))
    table.catalog.island_effect[k] = ISLAND_SWIMS
    position.mysterious.mode = mode
    return table


def box(table: Table) -> tuple[int, int, int, int]:
    """Where the island lies."""
    shore = table.position.waters.shores[table.islands.index("turtle")]
    return int(shore.left), int(shore.right), int(shore.bottom), int(shore.top)


@pytest.mark.clause("PI-M32", "PI-R144")
def test_a_ship_gives_up_her_move_and_an_island_swims() -> None:
    """With the treasure on it, S in one of 24 directions; she stays, and has had her action."""
    table = turtle().coins("turtle", 3).turn().do("A", "swim turtle")
    assert (table.phase, table.asked, len(table.options)) == ("driving", "R", 24)
    assert refused(table, "place 100.00,100.00 0").clause == "PI-M32"
    assert "A stays where she is, and island-3 swims on." in [one.text for one in told(table, EAST)]
    assert (box(table), table.loot("turtle"), table.at("A")) == (
        (60_000, 66_000, 47_000, 53_000),
        ["coin 3"],
        (20_000, 20_000, 0),
    )
    assert (table.phase, table.can("A")) == ("naming", False)


@pytest.mark.clause("PI-M32", "PI-R110")
def test_an_island_does_not_swim_while_a_ship_lies_there_or_where_such_islands_are_plain() -> None:
    """Be she an enemy's."""
    for table in (turtle().ship("B", "G", (54_995, 50_000, 0)), turtle(mode=PLAIN)):
        assert not table.turn().do("A").can("swim turtle")
    near = turtle().ship("B", "G", (54_995, 50_000, 0)).turn().do("A")
    assert refused(near, f"swim island {near.islands.index('turtle') + 1}").clause == "PI-M32"
    assert refused(turtle().turn().do("A"), "swim island 1").clause == "PI-M32"


@pytest.mark.clause("PI-M32", "PI-R144")
def test_an_island_keeps_2s_from_ships_and_islands_and_off_terrain() -> None:
    """And S from the edge, which the others of this table are nearer to."""
    assert EAST in turtle().turn().do("A", "swim turtle").options
    for table in (
        turtle().ship("B", "G", (82_000, 50_000, 0)),
        turtle().island("rock", 75_990, 80_000, 45_000, 55_000),
        turtle().terrain("reef", 66_000, 50_000, 1_000),
    ):
        assert EAST not in table.turn().do("A", "swim turtle").options


@pytest.mark.clause("PI-R144", "PI-6.2")
def test_only_a_ship_that_could_move_lets_an_island_swim() -> None:
    """A pinned one does not."""
    table = turtle().ship("B", "G", (20_000, 23_000, 900)).turn()
    table.position.ships.pinned_by[table.unit("A")] = 1 << table.unit("B")
    assert "swim turtle" not in table.actions("A")


@pytest.mark.clause("PI-R144", "PI-R59")
def test_a_fort_swims_with_its_island() -> None:
    """It stays in the middle."""
    table = turtle().fort("keep", "R", island="turtle").turn().do("A", "swim turtle", EAST)
    assert table.at("keep") == (63_000, 50_000, 0)


ISLANDS: Final = "\n".join(
    f'[[island]]\nname = "Turtle {k}"\ncorners = {[[x, y], [-x, y], [-x, -y], [x, -y]]}\neffect = "swims"'
    for k in range(12)
    for x, y in [(2_500 + 50 * k, 2_000)]
)
PACK: Final = PIRATES.read_pack("turtles.toml", f'title = "Turtles"\nonly = ["island", "mysterious"]\n{ISLANDS}\n')
GAME: Final = msgspec.structs.replace(
    setup("pirates", 2, {"total": 20, "islands": 2, "patience": 2, "mysterious": "shown"}), pack=PACK
)


@pytest.mark.parametrize("law", LAWS.values(), ids=lambda law: f"law{next(n for n in LAWS if LAWS[n] is law)}")
def test_every_law_holds_where_islands_swim(law: Callable[[Trial], None]) -> None:
    """In the pack all islands do."""
    law(Trial(find_game("pirates"), GAME, 3, every(LOOKS["pirates"]), excused=EXCUSED["pirates"]))
