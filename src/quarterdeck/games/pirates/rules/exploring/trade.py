"""Treasure that abilities draw from ships and islands (PI-A15, PI-A16, PI-A29, PI-R77)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    NONE,
    SLOT,
    SLOT_AIM,
    UNSEEN,
    feat_aim,
)
from quarterdeck.games.pirates.rules.common import asked, ending
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import NEXT_COIN, NEXT_TREASURE, NEXT_UNIT
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities

TWO: Final[i64] = 2


# -- using them ---------------------------------------------------------------------------------


def end_feat(table: Table) -> None:
    """The ability is done: back to naming a unit."""
    table.rest()
    if not ending.check_end(table):
        table.next = NEXT_UNIT


# -- treasure that is drawn ---------------------------------------------------------------------


def loot(table: Table, number: i64) -> None:
    """Take so many treasures at random; 0: all of the target's, or a random part if not all fit (PI-A16, PI-A29).

    What is unloaded at once makes room again (PI-R50).
    """
    table.trade.draws_left = number
    if number == 0:
        take_open(table, table.unit, table.target)
        room, coins = aboard.room(table, table.unit), questions.treasure_face_down(table, table.target)
        if questions.is_over(table):
            return
        if count(coins) <= room:
            take_all(table, table.unit, coins)
            if not questions.is_over(table):
                end_feat(table)
            return
        table.trade.draws_left = room
    draw_next(table)


def take_open(table: Table, unit: i64, other: i64) -> None:
    """Unique treasure that lies face up, as far as there is room."""
    shown = questions.slots_at(table, other) & ~questions.treasure_face_down(table, other)
    while shown:
        slot = lowest(shown)
        shown &= shown - 1
        if not questions.is_over(table) and aboard.has_room(table, unit, slot) and not aboard.is_fixed(table, slot):
            docking.take_over(table, unit, slot)
            ending.check_end(table)


def take_all(table: Table, unit: i64, slots: i64) -> None:
    """Treasures change ships one after the other, up to the end of the game (PI-R48)."""
    while slots and not questions.is_over(table):
        docking.take_over(table, unit, lowest(slots))
        slots &= slots - 1
        ending.check_end(table)


def draw_next(table: Table) -> None:
    """CHANCE draws the next one, or all are drawn."""
    if table.trade.draws_left == 0 or questions.treasure_face_down(table, table.target) == 0:
        end_feat(table)
        return
    asked.pick(table)


def drawn_from(table: Table) -> i64:
    """The place from which a treasure is drawn (PI-A15, PI-A16, PI-A29, PI-A88).

    That is another island, the ship or home of who pays, or the other ship; of two that are swapped the own one first.
    """
    if table.action.ability_asked == abilities.ISLAND_TRADER:
        return ASHORE + table.trade.other_island
    if table.action.ability_asked == abilities.PARLEY:
        return table.shooting.paid_from
    swaps = table.action.ability_asked == abilities.SHIP_TRADER and table.trade.draws_left == TWO
    return table.unit if swaps else table.target


def swap_ships(table: Table, slot: i64) -> None:
    """The first treasure drawn is given for the second one (PI-A16)."""
    if table.trade.draws_left == TWO:
        table.trade.given = slot
        table.trade.draws_left = 1
        return
    given = table.trade.given
    unit, target = table.unit, table.target
    docking.take_over(table, unit, slot)
    docking.take_over(table, target, given)
    end_feat(table)


# -- trade between islands ----------------------------------------------------------------------


def other_stores(table: Table) -> i64:
    """Other wild islands with treasure (PI-A15)."""
    found: i64 = 0
    for island in range(i64(len(table.islands.unseen))):
        is_home = island == table.exploring.island or table.islands.home[island] != NONE
        if not is_home and (table.islands.unseen[island] > 0 or questions.slots_at(table, ASHORE + island)):
            found |= bit(island)
    return found


def add_barter(table: Table, moves: Moves) -> None:
    """Each treasure of the other island is equally likely, seen or not (PI-A15, PI-N15)."""
    slots = questions.slots_at(table, ASHORE + table.trade.other_island)
    while slots:
        moves.add(SLOT + lowest(slots))
        slots &= slots - 1
    for k in range(table.islands.unseen[table.trade.other_island]):
        moves.add(UNSEEN + k)


def barter(table: Table, slot: i64) -> None:
    """The treasure that was drawn, or one that nobody has seen."""
    if slot >= 0 and slot < UNSEEN - SLOT:
        finish_barter(table, slot)
        return
    table.exploring.elsewhere = table.trade.other_island
    asked.look(table)


def finish_barter(table: Table, slot: i64) -> None:
    """One goes to the other island, the other comes aboard; nobody knows any more which treasure there is which (PI-R77)."""
    here, there = ASHORE + table.exploring.island, table.treasure.at[slot]
    given = table.trade.given
    eye = bit(table.turn)
    blur(table, here, eye)
    blur(table, there, 0)
    table.treasure.at = put(table.treasure.at, given, there)
    table.treasure.seen_by = put(table.treasure.seen_by, slot, eye)
    table.trade.clear()
    table.exploring.elsewhere = table.action.ability_asked = NONE
    if questions.is_unique(table, slot):
        table.treasure.at = put(table.treasure.at, slot, here)
        table.next = NEXT_TREASURE
        return
    aboard.place_slot(table, slot, table.unit)
    questions.tell(
        table, codes.COIN_TAKEN, table.turn, questions.treasure_word(table, table.treasure.what[slot]), table.unit, eye
    )
    table.this_turn.loaded |= bit(table.unit)
    questions.note_progress(table)
    if not docking.land_gold(table, table.unit):
        table.next = NEXT_COIN


def blur(table: Table, place: i64, seen: i64) -> None:
    """Nobody but these seats knows which treasure at a place is which."""
    slots = questions.slots_at(table, place)
    while slots:
        if not table.treasure.mapped:
            table.treasure.seen_by = put(table.treasure.seen_by, lowest(slots), seen)
        slots &= slots - 1


def look_from_afar(table: Table, treasure: i64) -> None:
    """A treasure of another island is looked at, or comes in trade (PI-A18, PI-A15, PI-R77)."""
    island = questions.looked_at(table)
    table.islands.unseen = put(table.islands.unseen, island, table.islands.unseen[island] - 1)
    table.treasure.pool &= ~bit(treasure)
    slot = aboard.add_slot(table, treasure, ASHORE + island, bit(table.turn))
    if table.action.ability_asked == abilities.ISLAND_SPY:
        eye, word = bit(table.turn), questions.treasure_word(table, treasure)
        questions.tell(table, codes.SPIED, table.turn, word, ASHORE + island, eye)
        end_feat(table)
    else:
        finish_barter(table, slot)


def begin_barter(table: Table, move: i64) -> None:
    """A coin that could come aboard is given for one of another island, which is asked for (PI-A15, PI-R77)."""
    skills.spend(table, table.unit, abilities.ISLAND_TRADER)
    questions.tell(table, codes.ABILITY_USED, table.turn, table.unit, abilities.ISLAND_TRADER)
    table.trade.given = feat_aim(move) - SLOT_AIM
    skills.ask_ability(table, abilities.ISLAND_TRADER, table.turn)


def loot_one(table: Table, slot: i64) -> None:
    """One of the treasures that a looter takes comes aboard; then the next one, as long as there is room (PI-A29, PI-A155, PI-A156)."""
    docking.take_over(table, table.unit, slot)
    room = max(0, aboard.room(table, table.unit))
    counted = table.action.ability_asked in (abilities.LONG_FINGERS, abilities.TWO_POCKETS)
    table.trade.draws_left = min(table.trade.draws_left - 1, room) if counted else room
    if not ending.check_end(table):
        draw_next(table)
