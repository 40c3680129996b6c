"""Boxes and chests: what players put into one, and what is in one that comes home (PI-U114, PI-U115)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, full
from quarterdeck.engine.vectors import more
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE, SHOW
from quarterdeck.games.pirates.rules.common import aiming
from quarterdeck.games.pirates.rules.exploring import fates
from quarterdeck.games.pirates.rules.mysterious_islands import at_exploring
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import UNLOADING, WHAT_IT_SAYS
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

CHEST: Final[i64] = 4  # coins that a chest brings (PI-U115)
LOW: Final[i64] = 3  # a roll up to which it costs all crew


# -- Pandora's Box ------------------------------------------------------------------------------


def open_box(table: Table, slot: i64) -> bool:
    """Each player puts a unique treasure into the box; whether one is asked (PI-U114)."""
    aiming.use_up(table, slot)
    table.card.still_to_come = full(table.seats)
    return asks_for_gift(table, table.turn)


def asks_for_gift(table: Table, first: i64) -> bool:
    """Whether a player is asked for a unique treasure that the ship finds: each once, from one seat on (PI-U114)."""
    moves = Moves()
    at_exploring.add_uniques(table, moves)
    if table.card.still_to_come == 0 or moves.count == 0:
        table.card.still_to_come = 0
        return False
    seat = first
    while not table.card.still_to_come & bit(seat):
        seat = questions.next_seat(table, seat)
    aiming.ask_aim(table, WHAT_IT_SAYS, seat)
    return True


def lay_gift(table: Table, worth: i64) -> bool:
    """A unique treasure that was not in the game lies on the island; whether another player is asked for one (PI-U114)."""
    seat = table.asked
    table.card.still_to_come &= ~bit(seat)
    table.treasure.worth = more(table.treasure.worth, worth)
    place = ASHORE + table.exploring.island
    slot = aboard.add_slot(table, i64(len(table.treasure.worth)) - 1, place, full(table.seats))
    questions.tell(table, codes.COLLECTS, seat, questions.slot_word(table, slot), place)
    return asks_for_gift(table, questions.next_seat(table, seat))


# -- a chest ------------------------------------------------------------------------------------


def rolls_for_chest(table: Table) -> bool:
    """Whether a die falls for a chest aboard the ship that docks at home, ahead of unloading (PI-U115)."""
    if table.action.docked_at == 0 or not skills.is_home(table, table.unit):
        return False
    slot = aboard.slot_of(table, table.unit, kinds.TREASURE_JIKININKI)
    if slot == NONE:
        return False
    table.card.move = SHOW + slot
    table.card.during = UNLOADING
    return aiming.roll_for(table, 1)


def open_chest(table: Table, slot: i64, die: i64) -> None:
    """A chest costs all crew, or brings coins of wild islands when the ship has docked (PI-U115)."""
    aiming.use_up(table, slot)
    if die <= LOW:
        fates.kill_all(table, aboard.crew_aboard(table, table.unit))
    else:
        table.action.coins_due += CHEST
