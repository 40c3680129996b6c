"""Fire masts: they burn down or spread before their ship acts (PI-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import BURNING, CHOOSING, NONE, SPREADING
from quarterdeck.games.pirates.rules.shooting import hits
from quarterdeck.games.pirates.rules.turn import consequences, ending
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.table import Table

OUT_FROM: Final[i64] = 5  # a fire mast that rolls so much is removed (PI-17.2)
SPREADS_TO: Final[i64] = 2  # and so little spreads (PI-17.3)


def burn(table: Table, die: i64) -> None:
    """One die for each fire mast, then all are applied: removals first (PI-17.2, PI-17.3, PI-R32)."""
    unit = table.unit
    questions.tell(table, codes.FIRE_DIE, table.turn, unit, die)
    fires = table.ships.burning[unit]
    for _ in range(count(fires) - table.fires.dice_left):
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
        drop_mast(table, unit, mast)
    hits.founder(table, unit, NONE)
    if ending.check_end(table):
        return
    if table.ships.in_play & bit(unit):
        spread(table)
    else:
        consequences.finish_action(table)


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
            catch_fire(table, unit, lowest(sound))
    ask_action(table)


def catch_fire(table: Table, unit: i64, mast: i64) -> None:
    """A mast becomes a fire mast."""
    table.ships.burning = put(table.ships.burning, unit, table.ships.burning[unit] | bit(mast))
    questions.tell(table, codes.FIRE_SPREADS, table.ships.owner[unit], unit, mast)


def drop_mast(table: Table, unit: i64, mast: i64) -> None:
    """A mast is gone (PI-10.1); a ship without any is derelict, keeps crew and treasure (PI-10.3) and pins nobody (PI-9.7).

    A tow of hers ends (PI-R122).
    """
    table.ships.masts = put(table.ships.masts, unit, table.ships.masts[unit] & ~bit(mast))
    table.ships.burning = put(table.ships.burning, unit, table.ships.burning[unit] & ~bit(mast))
    questions.tell(table, codes.MAST_LOST, table.ships.owner[unit], unit, mast)
    questions.note_progress(table)
    if table.ships.masts[unit] == 0:
        questions.tell(table, codes.DERELICT, table.ships.owner[unit], unit)
        questions.end_tow(table, unit)
        questions.free_from(table, unit)


def set_fire(table: Table, mast: i64) -> None:
    """Set fire to a mast: of the ship that was hit (PI-A71), or of the one that is to act (PI-17.3)."""
    if table.fires.kindled != NONE:
        catch_fire(table, table.fires.kindled, mast)
        table.fires.kindled = NONE
        hits.proceed(table)
    else:
        table.fires.spread -= 1
        catch_fire(table, table.unit, mast)
        spread(table)


def name(table: Table, unit: i64) -> None:
    """A unit is to act: its fires first, then it chooses (PI-17.1, PI-R32)."""
    table.unit = unit
    table.action.kind = NONE
    questions.tell(table, codes.NAMED, table.turn, unit)
    table.fires.dice_left = count(table.ships.burning[unit])
    table.fires.go_out = 0
    table.fires.spread = 0
    if table.fires.dice_left:
        table.phase = BURNING
        table.player = CHANCE
    else:
        ask_action(table)


def ask_action(table: Table) -> None:
    """Ask the player what the unit does (PI-6.2)."""
    table.phase = CHOOSING
    table.player = table.asked = table.turn
