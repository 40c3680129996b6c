"""Position files in which what is still to come does not fit what is asked are refused, and nothing goes on for ever."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import lowest
from quarterdeck.games.pirates.file.waits import check_waits
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.texts import abilities
from tests.games.pirates.duels import ABEAM, SHOOTER
from tests.games.pirates.table import Printed, Table

Change = Callable[[PiratesPosition], None]
AT_THE_SHORE: Final = (14_990, 10_000, 0)


def at_sea(card: Printed | None = None, fire: str = "") -> Table:
    """Red's A and Green's B, abeam of each other, with crew."""
    table = Table().ship("A", "R", SHOOTER, card, fire=fire).ship("B", "G", ABEAM)
    return table.crew("Xavier", "R", "A").crew("Yves", "G", "B").crew("Zoe", "G", "B")


def burning() -> Table:
    """Dice for two masts on fire."""
    return at_sea(fire="12").turn().do("A")


def spreading() -> Table:
    """A fire spreads to one of two masts."""
    return at_sea(fire="1").turn().do("A", "die 1")


def duelling() -> Table:
    """Dice for two crew that duel."""
    return at_sea().events("R", "duel").turn().do("play duel", "Xavier", "Yves")


def mutiny() -> Table:
    """Dice for two crew of B."""
    return at_sea().events("R", "mutiny").turn().do("play mutiny", "B")


def boarding() -> Table:
    """Dice of a boarding party."""
    table = Table().ship("A", "R", (10_000, 10_000, 0)).ship("B", "G", (16_000, 13_000, 900)).turn()
    return table.do("A", "move", "L 0", "die 1", "board")


def rerolling() -> Table:
    """A asks whether a miss is rolled again."""
    return at_sea(Printed(effects="reroll")).turn().do("A", "shoot", "fire 1 at B", "die 2")


def smoking() -> Table:
    """A lays smoke."""
    table = at_sea(Printed(effects="smokepot")).terrain("fog-bank", 80_000, 80_000).turn()
    return table.do("A", "shoot", "A uses smokepot")


def smoke_shot() -> Table:
    """The same with equipment."""
    table = at_sea().terrain("fog-bank", 80_000, 80_000).tool("Pot", "R", "A", "smokepot-shot").turn()
    return table.do("A", "shoot", "load Pot")


def turning() -> Table:
    """A schooner turns about."""
    return at_sea(Printed(effects="schooner")).turn().do("A", "move", "done")


def mapped() -> Table:
    """A treasure of the far island is looked at."""
    return at_sea().aboard("A", "marksmans-map").turn().do("show marksmans-map", "far")


@pytest.mark.clause("PI-N15", "PI-D22")
@pytest.mark.parametrize(
    ("asked", "change", "path"),
    [
        (burning, lambda p: setattr(p.fires, "dice_left", 0), "in_progress.fires.dice_left"),
        (burning, lambda p: setattr(p.fires, "dice_left", 3), "in_progress.fires.dice_left"),
        (burning, lambda p: p.ships.burning.__setitem__(p.unit, 0), "in_progress.fires.dice_left"),
        (spreading, lambda p: setattr(p.fires, "spread", 0), "in_progress.fires.spread"),
        (duelling, lambda p: setattr(p.card, "crew", -1), "in_progress.card.crew"),
        (duelling, lambda p: setattr(p.card, "crew", 40), "in_progress.card.crew"),
        (duelling, lambda p: setattr(p.card, "still_to_come", 0), "in_progress.card.still_to_come"),
        (mutiny, lambda p: setattr(p.card, "still_to_come", 2), "in_progress.card.still_to_come"),
        (mutiny, lambda p: setattr(p.card, "rolls_left", 3), "in_progress.card.still_to_come"),
        (boarding, lambda p: setattr(p.boarding, "dice_left", 3), "in_progress.boarding.dice_left"),
        (rerolling, lambda p: setattr(p.action, "ability_asked", -1), "in_progress.action.ability_asked"),
        (
            rerolling,
            lambda p: setattr(p.action, "ability_asked", abilities.CAPTAIN),
            "in_progress.action.ability_asked",
        ),
        (rerolling, lambda p: setattr(p.reroll, "roller", -1), "in_progress.reroll.roller"),
        (smoking, lambda p: setattr(p.shooting, "fired", -1), "in_progress.shooting.fired"),
        (smoke_shot, lambda p: setattr(p.shooting, "fired", -1), "in_progress.shooting.fired"),
        (turning, lambda p: setattr(p.action, "ability_asked", -1), "in_progress.action.ability_asked"),
        (mapped, lambda p: setattr(p.card, "island", -1), "in_progress.card.island"),
        (mapped, lambda p: setattr(p.card, "island", 0), "in_progress.card.island"),
    ],
)
def test_what_leaves_nothing_to_come_is_refused(asked: Callable[[], Table], change: Change, path: str) -> None:
    """As it came about in a game it is fine; changed, the field is named."""
    position = asked().position
    check_waits(position)
    change(position)
    with pytest.raises(Malformed) as error:
        check_waits(position)
    assert error.value.path == path


def test_an_empty_set_has_no_smallest_member() -> None:
    """Whoever asks for it learns so at once."""
    assert [lowest(1 << k) for k in (0, 7, 8, 61)] == [0, 7, 8, 61]
    with pytest.raises(ValueError, match="no smallest member"):
        lowest(0)
