"""What counts, and that it is told as soon as it changes (BC-22)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import count
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.table.table import Table


def points_of(table: Table, seat: i64) -> i64:
    """An Admiral's points: flags that stand (BC-22.1, BC-9.13), weapons deployed, ships decommissioned (BC-22.4).

    Both torpedoes (BC-22.2) and missiles (BC-22.3) count. Nothing else is worth anything, stock neither (BC-22.5,
    BC-7.4). A won battle scores by its flag (BC-13.10, BC-R50).
    """
    weapons = table.deployed[2 * seat] + table.deployed[2 * seat + 1]
    return count(table.flags[seat]) + weapons + table.fleet_home(seat)


def tell_points(table: Table, seat: i64) -> None:
    """The log says how many points an Admiral has now; everybody may know it (BC-22.6)."""
    if table.log is not None:
        table.tell(codes.SCORED, seat, points_of(table, seat))
