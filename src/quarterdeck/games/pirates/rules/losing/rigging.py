"""Masts that fall, catch fire, or stand again (PI-9.7, PI-10.1, PI-14.1, PI-17.3)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.table import Table


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


def catch_fire(table: Table, unit: i64, mast: i64) -> None:
    """A mast becomes a fire mast; a flotilla has none (PI-R140)."""
    if questions.is_flotilla(table, unit):
        return
    table.ships.burning = put(table.ships.burning, unit, table.ships.burning[unit] | bit(mast))
    questions.tell(table, codes.FIRE_SPREADS, table.ships.owner[unit], unit, mast)


def raise_mast(table: Table, unit: i64, mast: i64) -> None:
    """A mast stands again."""
    table.ships.masts = put(table.ships.masts, unit, table.ships.masts[unit] | bit(mast))
    table.next_turn.sinks &= ~bit(unit)
    tower = questions.towed_by(table, unit)
    if tower != NONE:
        questions.end_tow(table, tower)
    questions.tell(table, codes.REPAIRED, table.ships.owner[unit], unit, mast)
    questions.note_progress(table)
