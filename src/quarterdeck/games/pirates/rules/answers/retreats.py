"""What is shown so that a ship or her attacker moves away: Runes of Defense, Triton's Defense (PI-U118, PI-U119)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, SHOW
from quarterdeck.games.pirates.geometry.angles import heading_of
from quarterdeck.games.pirates.rules.answers import asking
from quarterdeck.games.pirates.rules.common import aiming, ending
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.losing import dismasting, rigging
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import BY_RAM, BY_SHOT, FLEEING, WHAT_IT_SAYS
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import kinds

# -- who may retreat ----------------------------------------------------------------------------


def may_be_asked_for(table: Table) -> bool:
    """Whether one of the two may lie face down and would save a mast, or set a creature back, now."""
    flight = may_flee(table) and asking.may_lie_hidden(table, kinds.TREASURE_RUNES_OF_DEFENSE)
    return flight or (may_repel(table) and asking.may_lie_hidden(table, kinds.TREASURE_TRITONS_DEFENSE))


def may_flee(table: Table) -> bool:
    """Whether a hit or a ram costs the ship a mast, so that runes save it (PI-U118)."""
    return table.loss.cause in (BY_SHOT, BY_RAM) and table.card.move == NONE


def may_repel(table: Table) -> bool:
    """Whether a sea creature costs the ship a mast, and no fort (PI-U119)."""
    return may_flee(table) and is_beast(table, table.unit) and table.loss.unit != table.unit


def is_beast(table: Table, unit: i64) -> bool:
    """Whether a unit is a sea creature that is still there."""
    there = unit != NONE and table.ships.in_play & bit(unit) != 0
    return there and questions.is_creature(table, unit) and not questions.is_fort(table, unit)


# -- the ship moves -----------------------------------------------------------------------------


def begin_flight(table: Table, slot: i64) -> None:
    """The mast stays, and the player of the ship says where she moves (PI-U118)."""
    unit = table.loss.unit
    asking.recall(table)
    table.card.move = SHOW + slot
    table.card.during = FLEEING
    table.card.unit = unit
    aiming.ask_aim(table, WHAT_IT_SAYS, table.ships.owner[unit])


def flee(table: Table, heading: i64) -> None:
    """The ship is moved S, up to what she touches, and the next mast of the same loss falls or none (PI-U118)."""
    unit = table.card.unit
    table.card.clear()
    push(table, unit, heading)
    if table.loss.masts_left:
        table.loss.masts_left -= 1
        dismasting.ask_which(table)
    else:
        dismasting.after_loss(table)


def push(table: Table, unit: i64, heading: i64) -> None:
    """A unit is moved S, up to what it touches; tows end, and pins that do not hold any more (PI-9.6, PI-R122)."""
    questions.end_tow(table, unit)
    tower = questions.towed_by(table, unit)
    if tower != NONE:
        questions.end_tow(table, tower)
    if table.waters.drift(unit, heading, table.catalog.measure[SHORT]):
        questions.tell(table, codes.BLOWN, table.ships.owner[unit], unit)
    leaving.leave_islands(table, unit)


# -- the attacker moves -------------------------------------------------------------------------


def repel(table: Table, unit: i64) -> None:
    """The sea creature that attacks a unit loses a segment and is moved away from it (PI-U119)."""
    beast = table.unit
    hull, other = table.waters.hulls[beast], table.waters.hulls[unit]
    dx, dy = hull.left + hull.right - other.left - other.right, hull.bottom + hull.top - other.bottom - other.top
    if table.ships.masts[beast] != 0:
        rigging.drop_mast(table, beast, lowest(table.ships.masts[beast]))
        dismasting.founder(table, beast, table.ships.owner[unit])
    if table.ships.in_play & bit(beast) and not ending.check_end(table):
        push(table, beast, heading_of(dx, dy))
