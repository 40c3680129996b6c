"""A ship that a player moves although another one acts (PI-M16, PI-M17, PI-U116, PI-R88)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.table.table import Table


def steer(table: Table, unit: i64, *, own_base_move: bool) -> None:
    """Move another ship, by the base move of the one that acts or by her own; nothing except the move happens (PI-R88)."""
    waters = table.waters
    table.sailing.pilot = table.unit
    table.sailing.own_base_move = own_base_move
    table.unit = unit
    table.sailing.measures_used = 0
    waters.put_away()
    waters.heedless = True
    towed = table.ships.tows[unit]
    waters.cast_off(unit, bit(towed) if towed != NONE else NOTHING)
    course.ask_segment(table)
