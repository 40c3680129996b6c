"""Charts, bottles and whirlpools: found treasure that changes what is explored, or where the ship lies (PI-U69, PI-U72, PI-U74, PI-U102)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE
from quarterdeck.games.pirates.rules.common import aiming
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.mysterious_islands import coins_moved
from quarterdeck.games.pirates.rules.terrain import perils
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, WHAT_IT_SAYS
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def is_washed_up(table: Table, slot: i64) -> bool:
    """Whether a message in a bottle leads the ship elsewhere, or the next player is asked where (PI-U72)."""
    aiming.use_up(table, slot)
    goals = emptiest(table)
    if goals == bit(table.exploring.island):
        return False
    if count(goals) == 1:
        wash_up(table, lowest(goals))
    else:
        aiming.ask_aim(table, WHAT_IT_SAYS, questions.next_seat(table, table.turn))
    return True


def unlearn(table: Table) -> None:
    """The player's trade currents are taken away, and all islands are unexplored for the player (PI-U69)."""
    streams = table.waters.terrain.currents(table.turn)
    while streams:
        perils.lift(table, lowest(streams))
        streams &= streams - 1
    table.islands.tokens = put(table.islands.tokens, table.turn, 0)
    units = questions.fleet(table, table.turn)
    while units:
        table.ships.explored = put(table.ships.explored, lowest(units), 0)
        units &= units - 1


def mark_all(table: Table) -> None:
    """All wild islands are explored for the player (PI-U74)."""
    table.islands.tokens = put(
        table.islands.tokens, table.turn, table.islands.tokens[table.turn] | questions.wild_islands(table)
    )


def unseen_islands(table: Table) -> i64:
    """Wild islands with treasure that the player has not seen (PI-U74)."""
    found = aiming.islands_hidden(table)
    for slot in range(i64(len(table.treasure.at))):
        place = table.treasure.at[slot]
        if questions.is_ashore(place) and not table.treasure.seen_by[slot] & bit(table.turn):
            found |= bit(place - ASHORE)
    return found & questions.wild_islands(table)


def study(table: Table, island: i64) -> bool:
    """The player sees all treasure of an island; whether some of it is drawn first (PI-U74, PI-N15)."""
    eye = bit(table.turn)
    slots = questions.slots_at(table, ASHORE + island)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if not table.treasure.seen_by[slot] & eye:
            table.treasure.seen_by = put(table.treasure.seen_by, slot, table.treasure.seen_by[slot] | eye)
            questions.tell(table, codes.LOOKED_AT, table.turn, questions.slot_word(table, slot), island, eye)
    table.card.island = island
    return table.islands.unseen[island] > 0 and aiming.draw_for(table, table.islands.unseen[island])


def emptiest(table: Table) -> i64:
    """The wild islands with the least treasure at which the ship lies or finds a place (PI-U72)."""
    found: i64 = 0
    least: i64 = 0
    islands = questions.wild_islands(table)
    while islands:
        island = lowest(islands)
        islands &= islands - 1
        if island != table.exploring.island and leaving.place_at(table, table.unit, island) == NONE:
            continue
        number = coins_moved.treasure_at(table, island)
        if found == 0 or number < least:
            found = NOTHING
            least = number
        if number == least:
            found |= bit(island)
    return found


def is_swallowed(table: Table) -> bool:
    """Whether the nearest whirlpool takes the ship, and she is asked where she comes out; her explore is over (PI-U102)."""
    near = nearest_whirlpool(table)
    if near == NONE or not perils.ask_dive(table, near):
        return False
    table.card.clear()
    return True


def nearest_whirlpool(table: Table) -> i64:
    """The whirlpool whose middle is nearest to the ship, or NONE."""
    found: i64 = NONE
    least: i64 = 0
    pools = table.waters.terrain.whirlpools()
    while pools:
        number = lowest(pools)
        pools &= pools - 1
        shape = table.waters.terrain.shapes[number]
        dx = ((shape.left + shape.right) >> 1) - table.waters.x[table.unit]
        dy = ((shape.bottom + shape.top) >> 1) - table.waters.y[table.unit]
        if found == NONE or dx * dx + dy * dy < least:
            found = number
            least = dx * dx + dy * dy
    return found


def wash_up(table: Table, island: i64) -> None:
    """The ship is docked at an island, and her explore is over (PI-U72, PI-R95)."""
    unit = table.unit
    aiming.end_deed(table)
    table.unit = unit
    if island == table.exploring.island:
        table.next = ACTION_OVER
    else:
        leaving.set_down(table, unit, island)


def islands_for(table: Table, deed: i64) -> i64:
    """The islands on which a treasure works."""
    if deed == kinds.TREASURE_FALSE_CHARTS:
        return questions.wild_islands(table)
    return emptiest(table) if deed == kinds.TREASURE_BOTTLE else unseen_islands(table)
