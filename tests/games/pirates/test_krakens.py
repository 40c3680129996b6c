"""Krakens, which swim below all others and lie around ships (PI-A167, PI-R142)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from quarterdeck.engine.laws import LAWS
from quarterdeck.engine.registry import find_game
from quarterdeck.engine.trial import Trial
from tests.games.pirates.sentences import refused, told
from tests.games.pirates.table import Printed, Table
from tests.laws.setups import EXCUSED, STRIDES, setup

BEAST: Final = Printed(masts=8, creature=True, cargo=0, effects="kraken")
PREY: Final = (20_000, 20_000, 0)
"""Her hull is from x 14000 to 20000; a kraken that lies around her has its middle at x 17000."""
NEAR: Final = (17_000, 25_000, 0)
GRASP: Final = "K uses kraken on B"


def hunt(where: tuple[int, int, int] = NEAR, prey: Printed | None = None) -> Table:
    """Red's kraken K, and Green's B within S of it or elsewhere."""
    return Table().ship("K", "R", where, BEAST).ship("B", "G", PREY, prey)


def held() -> Table:
    """K lies around B since Red's last turn, and it is Green's turn."""
    return hunt().turn().do(GRASP, "done")


@pytest.mark.clause("PI-A167", "PI-R142")
def test_a_kraken_lies_around_a_ship_free_and_she_does_not_move() -> None:
    """It is told, and why she stays; her player may do all else."""
    table = hunt().turn()
    assert "K lies around B, which cannot move." in [one.text for one in told(table, GRASP)]
    assert (table.at("K"), table.pinned("B"), table.phase) == ((17_000, 20_000, 0), "K", "naming")
    table.do("done")
    assert table.actions("B") == {"shoot"}
    assert refused(table.do("B"), "move").clause == "PI-A167"


@pytest.mark.clause("PI-A167")
def test_a_kraken_shoots_from_its_next_turn_on_at_the_ship_that_it_holds() -> None:
    """And at nobody else; before that it has nobody to shoot at."""
    table = hunt().ship("C", "G", (20_000, 16_000, 0)).turn()
    assert table.actions("K") == {"move"}
    table.do(GRASP)
    assert table.actions("K") == {"move"}
    table.do("done", "done")
    table.do("K", "shoot")
    assert table.can("fire 1 at B")
    assert not table.can("fire 1 at C")
    assert refused(table, "fire 1 at G3 170.00,160.00").clause == "PI-A167"


@pytest.mark.clause("PI-A167")
def test_only_the_ship_that_it_holds_shoots_at_a_kraken() -> None:
    """Others pass over it and do not see it."""
    table = held()
    table.do("B", "shoot")
    assert table.can("fire 1 at K")
    free = hunt().turn("G")
    assert "shoot" not in free.actions("B")


@pytest.mark.clause("PI-R142")
def test_a_ship_is_free_when_the_kraken_moves_away_or_is_gone() -> None:
    """It ends its move under nobody."""
    table = held().do("done")
    table.do("K", "move", "L 900")
    assert (table.pinned("B"), table.at("K")) == ("", (17_000, 28_000, 0))
    table = held()
    table.position.ships.masts[table.unit("K")] = 1
    table.do("B", "shoot", "fire 1 at K", "die 6")
    assert (table.in_game("K"), table.pinned("B")) == (False, "")


@pytest.mark.clause("PI-R142", "PI-A167")
def test_whom_a_kraken_cannot_hold() -> None:
    """Ships that are far away, docked, or where there is no water below them for its base; forts; and one at a time."""
    assert not hunt((17_000, 40_000, 0)).turn().can(GRASP)
    docked = hunt().island("shore", 20_005, 26_000, 15_000, 25_000).turn()
    assert not docked.can(GRASP)
    shoal = hunt().island("rock", 12_000, 22_000, 12_000, 18_900).turn()
    assert not shoal.can(GRASP)
    two = hunt().ship("C", "G", (20_000, 16_000, 0)).turn().do(GRASP)
    assert not two.can("K uses kraken on C")
    assert not two.do("done", "done").can("K uses kraken on C")
    assert not Table().ship("K", "R", NEAR, BEAST).ship("B", "G", (17_000, 20_000, 0), BEAST).turn().can(GRASP)


@pytest.mark.clause("PI-R142")
def test_nobody_is_stopped_by_a_kraken_nor_stops_it() -> None:
    """A ship sails over it and ends there; it swims below her and ends elsewhere."""
    table = hunt((17_000, 30_000, 0)).ship("A", "G", (17_000, 28_000, 900)).turn("G")
    table.do("A", "move", "L 900")
    assert table.at("A") == (17_000, 36_000, 900)
    table = hunt((17_000, 16_000, 0)).turn()
    table.do("K", "move", "L 900")
    assert table.at("K") == (17_000, 24_000, 0)


GAME: Final = setup(
    "pirates",
    2,
    {"total": 30, "islands": 2, "patience": 4, "red": "30.snipe.a-feasome-creature", "green": "30.hms-titan"},
)


@pytest.mark.parametrize("law", LAWS.values(), ids=lambda law: f"law{next(n for n in LAWS if LAWS[n] is law)}")
def test_every_law_holds_with_krakens(law: Callable[[Trial], None]) -> None:
    """They start at home, and lie around ships by chance."""
    law(Trial(find_game("pirates"), GAME, 3, STRIDES.get("pirates", 1), excused=EXCUSED["pirates"]))
