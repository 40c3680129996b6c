"""Islands of fire: when a turn begins they may burn a coin that lies there (PI-M31, PI-R110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE
from quarterdeck.games.pirates.rules.common import asked, ending
from quarterdeck.games.pirates.rules.mysterious_islands import coins_moved, lasting
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import TURN_GOES_ON
from quarterdeck.games.pirates.table.mysterious import PLAIN
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

BURNS_ON: Final[i64] = 6  # a roll that burns a coin


def is_wild_for_good(table: Table, island: i64) -> bool:
    """Whether an island is nobody's home (PI-M31)."""
    if table.mysterious.mode == PLAIN:
        return False
    return table.catalog.island_effect[table.islands.card[island]] == kinds.ISLAND_COINS_BURN


def kindle(table: Table) -> None:
    """Dice fall in this turn for wild islands of fire on which there may be a coin (PI-M31)."""
    table.mysterious.islands_left = 0
    for k in range(i64(len(table.islands.home))):
        if table.islands.home[k] == NONE and is_wild_for_good(table, k) and may_burn(table, k):
            table.mysterious.islands_left |= bit(k)


def may_burn(table: Table, island: i64) -> bool:
    """Whether there may be a coin on an island; without one no die falls (PI-R110)."""
    return table.islands.unseen[island] > 0 or coins_moved.loose_coins(table, island) != 0


def ask_ember(table: Table) -> bool:
    """Whether a die falls for the next of them."""
    if table.mysterious.islands_left == 0:
        return False
    table.mysterious.island = lowest(table.mysterious.islands_left)
    table.mysterious.islands_left &= ~bit(table.mysterious.island)
    lasting.ask_omen(table, kinds.ISLAND_COINS_BURN, 1)
    return True


def draw_ember(table: Table) -> None:
    """CHANCE draws which coin burns, if there is one (PI-M31, PI-N15)."""
    if not may_burn(table, table.mysterious.island):
        burn_out(table)
        return
    asked.draw_coin(table)


def burn_coin(table: Table, slot: i64) -> None:
    """A coin burns: it is out of the game (PI-M31)."""
    questions.tell(table, codes.BURNT, table.turn, questions.slot_word(table, slot), table.mysterious.island)
    aboard.lose_slot(table, slot)
    questions.note_progress(table)
    if not ending.check_end(table):
        burn_out(table)


def burn_out(table: Table) -> None:
    """The fire is over; the turn goes on."""
    table.mysterious.forget()
    table.next = TURN_GOES_ON


def look_at_ember(table: Table, treasure: i64) -> None:
    """A burning treasure is looked at first; unique treasure stays, face up, and another one is drawn (PI-R110)."""
    island = table.mysterious.island
    table.islands.unseen = put(table.islands.unseen, island, table.islands.unseen[island] - 1)
    table.treasure.pool &= ~bit(treasure)
    slot = aboard.add_slot(table, treasure, ASHORE + island, full(table.seats))
    table.exploring.elsewhere = NONE
    if questions.is_unique(table, slot):
        draw_ember(table)
    else:
        burn_coin(table, slot)


def roll_ember(table: Table, die: i64) -> None:
    """Whether a coin of an island of fire burns (PI-M31, PI-R110)."""
    questions.tell(table, codes.EMBER_DIE, table.turn, table.mysterious.island, die)
    if die == BURNS_ON:
        draw_ember(table)
    else:
        burn_out(table)
