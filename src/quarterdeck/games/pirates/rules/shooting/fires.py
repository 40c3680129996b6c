"""Fire masts: they burn down or spread before their ship acts, and go out at a dock (PI-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, SPREADING
from quarterdeck.games.pirates.rules.common import ending, standing_forts
from quarterdeck.games.pirates.rules.losing import dismasting, rigging
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, MORE_COSTS, UNIT_ACTS
from quarterdeck.games.pirates.table.table import Table

OUT_FROM: Final[i64] = 5  # a fire mast that rolls so much is removed (PI-17.2)
SPREADS_TO: Final[i64] = 2  # and so little spreads (PI-17.3)


def burn(table: Table, die: i64) -> None:
    """One die for each fire mast, then all are applied: removals first (PI-17.2, PI-17.3, PI-R32)."""
    unit = table.unit
    questions.tell(table, codes.FIRE_DIE, table.turn, unit, die)
    fires = table.ships.burning[unit]
    for _time in range(count(fires) - table.fires.dice_left):
        fires &= fires - 1
    if die >= OUT_FROM:
        table.fires.go_out |= bit(lowest(fires))
    elif die <= SPREADS_TO:
        table.fires.spread += 1
    table.fires.dice_left -= 1
    if table.fires.dice_left == 0:
        put_out(table)


def put_out(table: Table) -> None:
    """Fires that are out take their masts with them (PI-17.2); then others spread."""
    unit = table.unit
    out = table.fires.go_out
    while out:
        mast = lowest(out)
        out &= out - 1
        table.ships.burning = put(table.ships.burning, unit, table.ships.burning[unit] & ~bit(mast))
        questions.tell(table, codes.FIRE_OUT, table.ships.owner[unit], unit, mast)
        rigging.drop_mast(table, unit, mast)
    dismasting.founder(table, unit, NONE)
    if ending.check_end(table):
        return
    if table.ships.in_play & bit(unit):
        spread(table)
    else:
        table.next = ACTION_OVER


def spread(table: Table) -> None:
    """The next fire spreads to a mast of the owner's choice (PI-17.3)."""
    unit = table.unit
    while table.fires.spread:
        sound = table.ships.masts[unit] & ~table.ships.burning[unit]
        if count(sound) > 1:
            table.phase = SPREADING
            table.player = table.asked = table.ships.owner[unit]
            return
        table.fires.spread -= 1
        if sound:
            rigging.catch_fire(table, unit, lowest(sound))
    table.next = UNIT_ACTS


def set_fire(table: Table, mast: i64) -> None:
    """Set fire to a mast: of the ship that was hit (PI-A71), or of the one that is to act (PI-17.3)."""
    if table.fires.kindled != NONE:
        rigging.catch_fire(table, table.fires.kindled, mast)
        table.fires.kindled = NONE
        table.next = MORE_COSTS
    else:
        table.fires.spread -= 1
        rigging.catch_fire(table, table.unit, mast)
        spread(table)


def put_out_at_dock(table: Table) -> bool:
    """A ship that has docked at home or at her own fort loses her masts on fire, last of all docking (PI-17.5, PI-R20).

    Returns whether that ends the game.
    """
    unit = table.unit
    if standing_forts.has_forts(table) and standing_forts.forts_here(table, unit):
        quench(table, unit)
    if skills.is_home(table, unit):
        quench(table, unit)
    return ending.check_end(table)


def quench(table: Table, unit: i64) -> None:
    """Put a ship's fires out; the masts are lost with them (PI-17.5)."""
    fires = table.ships.burning[unit]
    while fires:
        rigging.drop_mast(table, unit, lowest(fires))
        fires &= fires - 1
    dismasting.founder(table, unit, NONE)
