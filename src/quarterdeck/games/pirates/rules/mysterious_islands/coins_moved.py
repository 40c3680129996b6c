"""Coins that a mysterious island sends elsewhere (PI-M4, PI-M24, PI-M27, PI-N15)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE, SLOT, UNTURNED
from quarterdeck.games.pirates.rules.common import asked
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import ISLAND_DONE, NEXT_LOOK
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def elsewhere(table: Table) -> i64:
    """Other wild islands."""
    found: i64 = 0
    for k in range(i64(len(table.islands.home))):
        if table.islands.home[k] == NONE and k != table.mysterious.island:
            found |= bit(k)
    return found


def stores(table: Table) -> i64:
    """Wild islands with coins, or treasure that nobody has looked at."""
    found: i64 = 0
    for k in range(i64(len(table.islands.home))):
        if table.islands.home[k] == NONE and (table.islands.unseen[k] > 0 or loose_coins(table, k)):
            found |= bit(k)
    return found


def treasure_at(table: Table, island: i64) -> i64:
    """How much treasure lies on an island."""
    return table.islands.unseen[island] + count(questions.slots_at(table, ASHORE + island))


def carry_coins(table: Table, source: i64) -> None:
    """The remaining coins go to another island (PI-R128); all unseen coins are alike (PI-N15)."""
    known = loose_coins(table, source)
    while table.mysterious.still_to_come > 0 and (known or table.islands.unseen[source] > 0):
        if known and table.mysterious.still_to_come < count(known) + table.islands.unseen[source]:
            table.mysterious.island = source
            asked.draw_coin(table)
            return
        table.mysterious.still_to_come -= 1
        if known:
            table.treasure.at = put(table.treasure.at, lowest(known), ASHORE + table.mysterious.to_island)
            known &= known - 1
        else:
            table.islands.unseen = put(table.islands.unseen, source, table.islands.unseen[source] - 1)
            table.islands.unseen = put(
                table.islands.unseen, table.mysterious.to_island, table.islands.unseen[table.mysterious.to_island] + 1
            )
    questions.tell(table, codes.COINS_CARRIED, table.turn, source, table.mysterious.to_island)
    questions.note_progress(table)
    coins_carried(table)


def loose_coins(table: Table, island: i64) -> i64:
    """Slots on an island that hold coins, or what may be one; not those that have just come (PI-M24)."""
    return (
        questions.slots_at(table, ASHORE + island)
        & ~questions.uniques_at(table, ASHORE + island)
        & ~table.this_turn.not_loaded
    )


def add_coin_draws(table: Table, moves: Moves) -> None:
    """Each coin is equally likely: those that somebody has seen, and those that nobody has (PI-N15)."""
    island = table.mysterious.island
    moves.add_members(SLOT, loose_coins(table, island))
    for k in range(table.islands.unseen[island]):
        moves.add(UNTURNED + k)


def scatter(table: Table) -> None:
    """All coins are dealt over the other wild islands, one by one, from the next one on (PI-M4, PI-R129)."""
    source, others = table.mysterious.island, elsewhere(table)
    if count(others) > 1:
        to = source
        known = loose_coins(table, source)
        while known or table.islands.unseen[source] > 0:
            to = following(others, to)
            if known:
                table.treasure.at = put(table.treasure.at, lowest(known), ASHORE + to)
                known &= known - 1
            else:
                table.islands.unseen = put(table.islands.unseen, source, table.islands.unseen[source] - 1)
                table.islands.unseen = put(table.islands.unseen, to, table.islands.unseen[to] + 1)
        questions.tell(table, codes.COINS_CARRIED, table.turn, source, NONE)
        questions.note_progress(table)
    table.next = ISLAND_DONE


def send_home(table: Table) -> None:
    """A random coin of the island goes to the home island, if there is one (PI-M27)."""
    island = table.mysterious.island
    if table.islands.unseen[island] == 0 and loose_coins(table, island) == 0:
        table.next = ISLAND_DONE
        return
    asked.draw_coin(table)


def draw_carried(table: Table, move: i64) -> None:
    """The coin that was drawn goes home (PI-M27) or to the other island."""
    source = table.mysterious.island
    if table.mysterious.effect == kinds.ISLAND_COIN_SENT_HOME:
        bring_home(table, move)
        return
    table.mysterious.still_to_come -= 1
    if move >= UNTURNED:
        table.islands.unseen = put(table.islands.unseen, source, table.islands.unseen[source] - 1)
        table.islands.unseen = put(
            table.islands.unseen, table.mysterious.to_island, table.islands.unseen[table.mysterious.to_island] + 1
        )
    else:
        table.treasure.at = put(table.treasure.at, move - SLOT, ASHORE + table.mysterious.to_island)
    carry_coins(table, source)


def bring_home(table: Table, move: i64) -> None:
    """A coin that was drawn counts at home (PI-M27); one that nobody has seen is looked at first, see `at_exploring.land`."""
    if move >= UNTURNED:
        table.exploring.elsewhere = table.mysterious.island
        asked.look(table)
        return
    slot = move - SLOT
    gold = questions.gold_in(table, slot)
    aboard.lose_slot(table, slot)
    table.islands.home_gold = put(table.islands.home_gold, table.turn, table.islands.home_gold[table.turn] + gold)
    questions.note_progress(table)
    questions.tell(table, codes.SENT_HOME, table.turn, gold, table.mysterious.island)
    table.next = ISLAND_DONE


def following(islands: i64, island: i64) -> i64:
    """The next member of a set after a number; after the last one comes the first."""
    later = islands & ~full(island + 1)
    return lowest(later or islands)


def coins_carried(table: Table) -> None:
    """Coins have changed islands: on with the next island that they come from, or with what follows (PI-M15)."""
    if table.mysterious.effect != kinds.ISLAND_COINS_COME:
        table.next = ISLAND_DONE
    elif table.mysterious.islands_left:
        source = lowest(table.mysterious.islands_left)
        table.mysterious.islands_left &= ~bit(source)
        table.mysterious.still_to_come = table.mysterious.amount[table.unit]
        carry_coins(table, source)
    else:
        table.mysterious.island = table.mysterious.to_island
        table.mysterious.forget()
        table.next = NEXT_LOOK
