"""Questions of more than one chapter: a look, a draw or an ability's die for CHANCE, and boarding for a seat."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.games.pirates.codes import COIN_DRAWN, LOOKING, OFFERING, PICKING, USING
from quarterdeck.games.pirates.table.table import Table


def look(table: Table) -> None:
    """CHANCE turns up which treasure it is that is looked at for the first time (PI-N15)."""
    table.phase = LOOKING
    table.player = CHANCE


def pick(table: Table) -> None:
    """CHANCE draws which treasure of a ship, an island or a hoard it is (PI-N15)."""
    table.phase = PICKING
    table.player = CHANCE


def draw_coin(table: Table) -> None:
    """CHANCE draws which coin of a mysterious island it is (PI-N15)."""
    table.phase = COIN_DRAWN
    table.player = CHANCE


def roll_for_ability(table: Table) -> None:
    """CHANCE rolls the die of an ability."""
    table.phase = USING
    table.player = CHANCE


def offer_boarding(table: Table, seat: i64) -> None:
    """A seat is asked whether it sends a boarding party."""
    table.phase = OFFERING
    table.player = table.asked = seat
