"""Shots in notation and in words: the cannon, the kind of shot, and the cannon's place (PI-R4, PI-A44, PI-A47, PI-A84)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.sets import lowest
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.rules.shooting import lines
from quarterdeck.games.pirates.table import aboard
from quarterdeck.games.pirates.table.aboard import (
    BREATH,
    DECK,
    FIRST_GUN,
    MARINES_GUN,
    MUSKET,
    SECOND,
    is_extra,
    mast_of,
)
from quarterdeck.games.pirates.table.catalog import MAST_PLACES
from quarterdeck.games.pirates.table.in_progress import BALL, CHAIN, FIRE, STINK

VERBS: Final = {int(BALL): "fire", int(CHAIN): "chain", int(STINK): "stink", int(FIRE): "burn"}
"""The words that announce a shot, by its kind."""
EXTRA: Final = {
    int(MUSKET): "musket",
    int(MARINES_GUN): "marine",
    int(BREATH): "breath",
    int(DECK): "deck",
    **{int(FIRST_GUN) + k: f"gun{k + 1}" for k in range(int(SECOND - FIRST_GUN))},
}
"""Cannons that stand on no mast."""
SECOND_MARK: Final = "b"
"""Behind a mast's number: its second cannon."""
WORDS: Final = {
    **EXTRA,
    **{k: str(k + 1) for k in range(int(MAST_PLACES))},
    **{int(SECOND) + k: f"{k + 1}{SECOND_MARK}" for k in range(int(MAST_PLACES))},
}
"""All cannons as they are written."""
NUMBERS: Final = {word: cannon for cannon, word in WORDS.items()}


def cannon_word(cannon: int) -> str:
    """A cannon in notation: by its mast, or by its kind."""
    return WORDS.get(cannon, f"#{cannon + 1}")


def gun_kind(cannon: int) -> str:
    """The kind of a cannon, for sentences: mast, second, or one without a mast."""
    if cannon in EXTRA:
        return "gun" if cannon >= FIRST_GUN else EXTRA[cannon]
    return "second" if cannon >= SECOND else "mast"


def place_of(position: PiratesPosition, unit: int, cannon: int, target: int) -> int:
    """The mast from whose place a cannon shoots at a target: its own, or the first from which it can."""
    if not is_extra(cannon):
        return int(mast_of(cannon))
    places, line = int(lines.places_of(position, unit, cannon)), LineOfFire(position.waters)
    for mast in range(places.bit_length()):
        lines.level(position, line, unit, cannon, mast, aboard.reach_of(position, unit, cannon))
        if line.aim(unit, target):
            return mast
    return int(lowest(places))


def line_at(position: PiratesPosition, unit: int, cannon: int, target: int, kind: int = int(BALL)) -> LineOfFire | None:
    """A clear line of fire to a target, if there is one."""
    line = LineOfFire(position.waters)
    reach = aboard.reach_of(position, unit, cannon) if kind == BALL else position.catalog.measure[0]
    return line if lines.lines_up(position, line, unit, cannon, target, reach) else None
