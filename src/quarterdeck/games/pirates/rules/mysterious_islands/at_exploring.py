"""Effects of mysterious islands when a ship explores (PI-8, PI-M, PI-R89)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import more, put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    COIN_KINDS,
    COLLECTED,
    FORTUNE,
    ISLAND,
    MOVE,
    NONE,
    PASS,
    SLOT,
)
from quarterdeck.games.pirates.rules.common import actions, asked
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.rules.mysterious_islands import coins_moved
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import CHOICE_MADE, ISLAND_DONE
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

HIGHEST: Final[i64] = 7  # the highest printed coin (PI-M21)
EVENT_STEP: Final[i64] = 200  # Events of the collection are numbered from here on, behind treasures
SWAPS: Final[i64] = (
    bit(kinds.ISLAND_SWAP_FOR_UNIQUE) | bit(kinds.ISLAND_LATER_SWAP_FOR_UNIQUE) | bit(kinds.ISLAND_SWAP_FOR_HIGHER)
)  # fmt: skip
FINDINGS: Final[i64] = (
    SWAPS
    | bit(kinds.ISLAND_COIN_ADDED)
    | bit(kinds.ISLAND_EVENT_GAINED)
    | bit(kinds.ISLAND_LOAD_AND_MOVE)
    | bit(kinds.ISLAND_COINS_EXCHANGED)
)  # fmt: skip; what may be chosen when an island is explored


# -- before coins are taken ---------------------------------------------------------------------


def ask_finding(table: Table, deed: i64) -> None:
    """Ask for a choice while a ship explores, or go on."""
    table.mysterious.effect = deed
    moves = Moves()
    add_findings(table, moves)
    if moves.count > 1:
        table.phase = FORTUNE
        table.player = table.asked = table.turn
    else:
        table.next = CHOICE_MADE


# -- choices ------------------------------------------------------------------------------------


def add_findings(table: Table, moves: Moves) -> None:
    """List the choices for an island with an effect on exploring (PI-8.6)."""
    deed = table.mysterious.effect
    if deed == kinds.ISLAND_EVENT_GAINED:
        add_events_left(table, moves)
    elif deed == kinds.ISLAND_COINS_EXCHANGED:
        add_exchange(table, moves)
    elif SWAPS & bit(deed) and table.mysterious.coin_given != NONE:
        add_swapped(table, deed, moves)
    else:
        moves.add(PASS)
        add_gains(table, deed, moves)


def add_swapped(table: Table, deed: i64, moves: Moves) -> None:
    """What may come for the coin that was given: a higher one (PI-M21), or unique treasure (PI-M19, PI-M20)."""
    if deed == kinds.ISLAND_SWAP_FOR_HIGHER:
        add_values(questions.gold_in(table, table.mysterious.coin_given) + 1, HIGHEST, moves)
    else:
        add_uniques(table, moves)


def add_gains(table: Table, deed: i64, moves: Moves) -> None:
    """A coin to be given in a swap (PI-M19, PI-M20, PI-M21), a coin to be added (PI-M23), or one more move (PI-M29)."""
    if SWAPS & bit(deed):
        add_swappable(table, deed, moves)
    elif deed == kinds.ISLAND_LOAD_AND_MOVE:
        if actions.can_move(table, table.unit):
            moves.add(MOVE)
    elif aboard.room(table, table.unit) > 0 and i64(len(table.treasure.worth)) < codes.SLOTS:
        add_values(1, best_taken(table), moves)


def add_swappable(table: Table, deed: i64, moves: Moves) -> None:
    """Coins of the island for which there is something better."""
    coins = coins_moved.loose_coins(table, table.exploring.island)
    if deed != kinds.ISLAND_SWAP_FOR_HIGHER:
        found = Moves()
        add_uniques(table, found)
        moves.add_members(SLOT, coins if found.count else NOTHING)
        return
    while coins:
        slot = lowest(coins)
        coins &= coins - 1
        if questions.gold_in(table, slot) < HIGHEST and i64(len(table.treasure.worth)) < codes.SLOTS:
            moves.add(SLOT + slot)


def add_values(least: i64, most: i64, moves: Moves) -> None:
    """Coins of the collection, by their gold."""
    k = least
    while k <= most:
        moves.add(COLLECTED + k)
        k += 1


def add_uniques(table: Table, moves: Moves) -> None:
    """Unique treasures of the pack that are not in the game."""
    for unique in range(table.catalog.uniques):
        worth = COIN_KINDS + unique
        found = i64(len(table.treasure.worth)) < codes.SLOTS
        for k in range(i64(len(table.treasure.worth))):
            found = found and table.treasure.worth[k] != worth
        if found:
            moves.add(COLLECTED + worth)


def add_events_left(table: Table, moves: Moves) -> None:
    """Events of the pack that the player does not have."""
    if i64(len(table.events.card)) >= codes.EVENTS:
        return
    for card in range(table.catalog.events):
        found = True
        for k in range(i64(len(table.events.card))):
            found = found and not (table.events.card[k] == card and table.events.owner[k] == table.turn)
        if found:
            moves.add(COLLECTED + EVENT_STEP + card)


def add_exchange(table: Table, moves: Moves) -> None:
    """First a coin that was taken, then the island from which a random one comes for it (PI-M24)."""
    if table.mysterious.coin_given == NONE:
        moves.add(PASS)
        if sources(table):
            moves.add_members(SLOT, taken(table))
    else:
        moves.add_members(ISLAND, sources(table))


def sources(table: Table) -> i64:
    """Other wild islands with coins."""
    found: i64 = 0
    islands = coins_moved.elsewhere(table)
    while islands:
        k = lowest(islands)
        islands &= islands - 1
        if table.islands.unseen[k] > 0 or coins_moved.loose_coins(table, k):
            found |= bit(k)
    return found


def taken(table: Table) -> i64:
    """Slots with coins that were taken in this explore."""
    unit = table.unit
    return (
        questions.slots_at(table, unit)
        & ~table.exploring.aboard_before
        & ~questions.uniques_at(table, unit)
        & ~table.this_turn.not_loaded
    )


def best_taken(table: Table) -> i64:
    """The highest coin that was taken in this explore."""
    best: i64 = 0
    slots = taken(table)
    while slots:
        best = max(best, questions.gold_in(table, lowest(slots)))
        slots &= slots - 1
    return best


def take_finding(table: Table, move: i64) -> None:
    """Carry out a choice for an island with an effect on exploring."""
    deed = table.mysterious.effect
    if move == PASS:
        table.next = CHOICE_MADE
    elif move >= COLLECTED:
        collect(table, move - COLLECTED)
    elif deed == kinds.ISLAND_LOAD_AND_MOVE:
        nudge(table)
    elif deed == kinds.ISLAND_COINS_EXCHANGED and move >= ISLAND:
        exchange_coin(table, move - ISLAND)
    else:
        table.mysterious.coin_given = move - SLOT
        table.phase = FORTUNE


# -- the collection -----------------------------------------------------------------------------


def collect(table: Table, number: i64) -> None:
    """A coin, a unique treasure or an Event of the collection comes into the game (PI-R89).

    It comes for a coin that was given (PI-M19, PI-M20, PI-M21), or as a gift (PI-M22, PI-M23).
    """
    if number >= EVENT_STEP:
        table.events.owner = table.events.owner[:]
        table.events.add(number - EVENT_STEP, table.turn)
        questions.tell(
            table,
            codes.EVENT_GAINED,
            table.turn,
            questions.event_word(table, i64(len(table.events.card)) - 1),
            0,
            bit(table.turn),
        )
        table.next = ISLAND_DONE
        return
    place = table.unit
    if table.mysterious.coin_given != NONE:
        place = ASHORE + table.exploring.island
        questions.tell(
            table,
            codes.SWAPPED,
            table.turn,
            questions.slot_word(table, table.mysterious.coin_given),
            table.exploring.island,
            table.treasure.seen_by[table.mysterious.coin_given],
        )
        aboard.lose_slot(table, table.mysterious.coin_given)
    table.treasure.worth = more(table.treasure.worth, number)
    slot = aboard.add_slot(table, i64(len(table.treasure.worth)) - 1, place, full(table.seats))
    questions.tell(table, codes.COLLECTS, table.turn, questions.slot_word(table, slot), place)
    questions.note_progress(table)
    if not (place == table.unit and docking.land_gold(table, place)):
        table.next = CHOICE_MADE


# -- after coins were taken ---------------------------------------------------------------------


def exchange_coin(table: Table, island: i64) -> None:
    """The coin goes to that island, and a random one of it comes aboard (PI-M24)."""
    aboard.place_slot(table, table.mysterious.coin_given, ASHORE + island)
    table.this_turn.not_loaded |= bit(table.mysterious.coin_given)
    table.mysterious.island = island
    asked.draw_coin(table)


def fetch(table: Table, slot: i64) -> None:
    """A random coin comes aboard for the coin that went; more may be exchanged (PI-M24)."""
    unit = table.unit
    table.mysterious.island = table.mysterious.island_of[unit]
    table.treasure.seen_by = put(table.treasure.seen_by, slot, table.treasure.seen_by[slot] | bit(table.turn))
    aboard.place_slot(table, slot, unit)
    table.this_turn.not_loaded |= bit(slot)
    table.mysterious.coin_given = NONE
    questions.tell(
        table, codes.COIN_TAKEN, table.turn, questions.slot_word(table, slot), unit, table.treasure.seen_by[slot]
    )
    if not docking.land_gold(table, unit):
        ask_finding(table, kinds.ISLAND_COINS_EXCHANGED)


def land(table: Table, slot: i64) -> None:
    """Bring a coin that was looked at home; a unique treasure stays on the island, face up, and another is drawn (PI-M27)."""
    if questions.is_unique(table, slot):
        table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
        coins_moved.send_home(table)
    else:
        coins_moved.bring_home(table, SLOT + slot)


def nudge(table: Table) -> None:
    """The ship may move S (PI-M29)."""
    table.mysterious.forget()
    table.sailing.loading_move = True
    table.action.kind = MOVE
    table.action.is_free = True
    course.begin_move(table)


def look_elsewhere(table: Table, treasure: i64) -> None:
    """A treasure of another island is exchanged for one aboard, or sent home (PI-M24, PI-M27)."""
    table.islands.unseen = put(
        table.islands.unseen, table.mysterious.island, table.islands.unseen[table.mysterious.island] - 1
    )
    table.treasure.pool &= ~bit(treasure)
    slot = aboard.add_slot(table, treasure, ASHORE + table.mysterious.island, 0)
    table.exploring.elsewhere = NONE
    if table.mysterious.effect == kinds.ISLAND_COINS_EXCHANGED:
        fetch(table, slot)
    else:
        land(table, slot)
