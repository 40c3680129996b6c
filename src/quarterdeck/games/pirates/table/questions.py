"""The small questions that all rules ask, and how units and treasure leave the game (PI-1, PI-4, PI-8, PI-10, PI-12)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, MAST, NONE, OUT, UNIT
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.polygons import overlap
from quarterdeck.games.pirates.table.catalog import CURSED, holds
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

# -- the log ------------------------------------------------------------------------------------


def tell(table: Table, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
    """Add an entry to the log, if there is one."""
    log = table.log
    if log is not None:
        log.names = table.names
        log.add(kind, who, what, more, known_to)


def crew_word(table: Table, piece: i64) -> i64:
    """A crew or equipment as logs number it: by its place in `names`."""
    return codes.WORDS + table.catalog.ships + table.crew.card[piece]


def treasure_word(table: Table, treasure: i64) -> i64:
    """A treasure as logs number it: a coin by its gold, a unique treasure by its place in `names`."""
    worth = table.treasure.worth[treasure]
    if worth < COIN_KINDS:
        return worth
    return codes.WORDS + table.catalog.ships + table.catalog.crews + worth - COIN_KINDS


def slot_word(table: Table, slot: i64) -> i64:
    """The treasure in a slot as logs number it."""
    return treasure_word(table, table.treasure.what[slot])


def event_word(table: Table, event: i64) -> i64:
    """An Event as logs number it: by its place in `names`."""
    catalog = table.catalog
    start = codes.WORDS + catalog.ships + catalog.crews + catalog.uniques + catalog.islands
    return start + table.events.card[event]


def island_word(table: Table, card: i64) -> i64:
    """An island's card as logs number it: by its place in `names`."""
    return codes.WORDS + table.catalog.ships + table.catalog.crews + table.catalog.uniques + card


def name_island(table: Table, island: i64) -> None:
    """An island on the table gets the name of its card in logs; in a list of its own, since copies share the old one."""
    word = island_word(table, table.islands.card[island])
    if word < i64(len(table.names)):
        names = table.names[:]
        names[codes.UNITS + island] = names[word]
        table.names = names


def terrain_word(table: Table, card: i64) -> i64:
    """Terrain as logs number it: by its place in `names`."""
    catalog = table.catalog
    return island_word(table, catalog.islands + catalog.events + catalog.forts + card)


def terrain_told(table: Table, number: i64) -> i64:
    """Terrain on the table as logs number it: the place of its card in `names`, and how many like it came before."""
    return terrain_word(table, table.waters.terrain.card[number]) * codes.OF_UNITS + terrain_before(table, number)


def terrain_before(table: Table, number: i64) -> i64:
    """How many pieces of terrain with the same name came to the table before a piece."""
    found: i64 = 0
    for k in range(number):
        if table.waters.terrain.card[k] == table.waters.terrain.card[number]:
            found += 1
    return found


def is_over(table: Table) -> bool:
    """Whether the game has ended."""
    return table.phase == codes.OVER


def next_seat(table: Table, seat: i64) -> i64:
    """The seat whose turn comes next."""
    return seat + 1 if seat + 1 < table.seats else NOTHING


# -- ships --------------------------------------------------------------------------------------


def fleet(table: Table, seat: i64) -> i64:
    """The set of units that a seat has on the table."""
    found: i64 = 0
    owner = table.ships.owner
    for unit in range(i64(len(owner))):
        if owner[unit] == seat:
            found |= bit(unit)
    return found & table.ships.in_play


def is_creature(table: Table, unit: i64) -> bool:
    """Whether a unit is printed as a sea creature; forts are entered as such, too (`is_fort` tells them apart)."""
    return table.catalog.creature[table.ships.card[unit]] == 1


def is_fort(table: Table, unit: i64) -> bool:
    """Whether a unit is a fort, which is no ship (PI-R100): its cards come after those of ships and creatures."""
    return table.ships.card[unit] >= table.catalog.ships


def is_flotilla(table: Table, unit: i64) -> bool:
    """Whether a unit is a battery that has cannons and no masts (PI-A166); in sets of masts each cannon counts as one that stands."""
    return table.ships.flotillas & bit(unit) != 0


def is_kraken(table: Table, unit: i64) -> bool:
    """Whether a unit is a kraken, which swims below all others and lies around ships; those are pinned by it (PI-A167)."""
    return table.ships.krakens & bit(unit) != 0


def tows_derelict(table: Table, unit: i64) -> bool:
    """Whether a unit is slow because she tows a derelict; a flotilla holds nobody up (PI-10.7, PI-A166)."""
    towed = table.ships.tows[unit]
    return towed != NONE and not is_flotilla(table, towed)


def masts_left(table: Table, unit: i64) -> i64:
    """How many masts or segments are left (PI-18.2), those on fire among them (PI-R32)."""
    return count(table.ships.masts[unit])


def is_derelict(table: Table, unit: i64) -> bool:
    """Whether she has no masts (PI-10.1)."""
    return table.ships.masts[unit] == 0


def towed_by(table: Table, unit: i64) -> i64:
    """The unit that tows a unit, or NONE."""
    for k in range(i64(len(table.ships.tows))):
        if table.ships.tows[k] == unit:
            return k
    return NONE


# -- islands ------------------------------------------------------------------------------------


def touched(table: Table, unit: i64) -> i64:
    """Islands at which a unit lies; a towed ship lies where the ship that tows her lies (PI-10.9, PI-R124)."""
    found = table.waters.shores_touched(unit)
    tower = towed_by(table, unit)
    return found if tower == NONE else found | table.waters.shores_touched(tower)


def nearest_of(table: Table, islands: i64, unit: i64) -> i64:
    """The island out of some that is nearest to the present or last place of a unit; NONE if there are none."""
    waters = table.waters
    found: i64 = NONE
    least: i64 = 0
    nearest = Nearest()
    while islands:
        k = lowest(islands)
        islands &= islands - 1
        nearest.find(waters.shores[k], waters.x[unit], waters.y[unit])
        dx, dy = nearest.x - waters.x[unit], nearest.y - waters.y[unit]
        if found == NONE or dx * dx + dy * dy < least:
            found = k
            least = dx * dx + dy * dy
    return found


def looked_at(table: Table) -> i64:
    """The island whose treasure is looked at: the explored one, unless a text looks elsewhere."""
    return table.exploring.island if table.exploring.elsewhere == NONE else table.exploring.elsewhere


def home_of(table: Table, seat: i64) -> i64:
    """A seat's home island, or NONE before it has one."""
    for k in range(i64(len(table.islands.home))):
        if table.islands.home[k] == seat:
            return k
    return NONE


def homes(table: Table) -> i64:
    """The set of home islands."""
    found: i64 = 0
    for k in range(i64(len(table.islands.home))):
        if table.islands.home[k] != NONE:
            found |= bit(k)
    return found


def wild_islands(table: Table) -> i64:
    """The set of islands that are nobody's home."""
    return full(i64(len(table.islands.home))) & ~homes(table)


# -- cargo --------------------------------------------------------------------------------------


def is_unique(table: Table, slot: i64) -> bool:
    """Whether a slot is known to hold a unique treasure."""
    return table.treasure.what[slot] != NONE and table.treasure.worth[table.treasure.what[slot]] >= COIN_KINDS


def is_shown(table: Table, slot: i64) -> bool:
    """Whether a slot holds a unique treasure that lies face up (PI-11.9, PI-R94)."""
    return is_unique(table, slot) and table.treasure.seen_by[slot] == full(table.seats)


def deed_in(table: Table, slot: i64) -> i64:
    """The effect of a slot's unique treasure; NONE for a coin or unknown treasure."""
    if not is_unique(table, slot):
        return NONE
    return table.catalog.unique_effect[table.treasure.worth[table.treasure.what[slot]] - COIN_KINDS]


def has(table: Table, unit: i64, deed: i64) -> bool:
    """Whether a unique treasure of this deed, one of those below WORD, is known to be aboard a unit (PI-11.9)."""
    return table.ships.treasures_aboard[unit] & bit(deed) != 0


def nation_of(table: Table, unit: i64) -> i64:
    """The nation of a unit: that of her card, or the Cursed with a skull that makes her one of them (PI-U56)."""
    if table.ships.treasures_aboard[unit] & bit(kinds.TREASURE_RED_SKULL):
        return CURSED
    return table.catalog.nation[table.ships.card[unit]]


def ships_touched(table: Table, unit: i64) -> i64:
    """Ships that a unit touches; sea creatures and forts are none (PI-U78, PI-U123)."""
    found: i64 = 0
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if not is_creature(table, other):
            found |= bit(other)
    return found


def unique_gold(table: Table, slot: i64) -> i64:
    """The present worth of a unique treasure: nothing, except gold printed on it or won by it (PI-5.5)."""
    if not is_unique(table, slot):
        return 0
    return (
        table.treasure.extra_gold[slot]
        + table.catalog.unique_worth[table.treasure.worth[table.treasure.what[slot]] - COIN_KINDS]
    )


def unique_space(table: Table, slot: i64) -> i64:
    """Cargo spaces that a unique treasure needs: mostly none (PI-11.7), Fruit two (PI-U18)."""
    return table.catalog.unique_space[table.treasure.worth[table.treasure.what[slot]] - COIN_KINDS]


def gold_in(table: Table, slot: i64) -> i64:
    """The gold of a coin is its number (PI-5.1); unique and unknown treasure has none."""
    what = table.treasure.what[slot]
    if what == NONE or table.treasure.worth[what] >= COIN_KINDS:
        return 0
    return table.treasure.worth[what]


def slots_at(table: Table, place: i64) -> i64:
    """The set of slots that lie at a place."""
    found: i64 = 0
    for k in range(i64(len(table.treasure.at))):
        if table.treasure.at[k] == place:
            found |= bit(k)
    return found


def stored_at(table: Table, island: i64) -> i64:
    """The treasure at a home that can be taken from it or paid: what is worth no more than the gold that lies there.

    The rest has gone into forts (PI-R100).
    """
    found: i64 = 0
    slots = slots_at(table, ASHORE + island)
    gold = table.islands.home_gold[table.islands.home[island]]
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if gold_in(table, slot) <= gold:
            found |= bit(slot)
    return found


def treasure_face_down(table: Table, unit: i64) -> i64:
    """Slots on a unit with face-down treasure: coins, and hidden unique treasure (PI-R94)."""
    found: i64 = 0
    slots = slots_at(table, unit)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if not is_shown(table, slot):
            found |= bit(slot)
    return found


def uniques_at(table: Table, place: i64) -> i64:
    """The set of slots with unique treasure at a place."""
    found: i64 = 0
    slots = slots_at(table, place)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if is_unique(table, slot):
            found |= bit(slot)
    return found


def pieces_at(table: Table, place: i64) -> i64:
    """The set of crew and equipment at a place."""
    found: i64 = 0
    for k in range(i64(len(table.crew.at))):
        if table.crew.at[k] == place:
            found |= bit(k)
    return found


# -- leaving the game ---------------------------------------------------------------------------


def note_progress(table: Table) -> None:
    """Note that something has happened, which must not be lacking for too long (PI-R52)."""
    table.stirred = True


def end_tow(table: Table, tower: i64) -> None:
    """End the tow of a unit, if it has one (PI-R122)."""
    towed = table.ships.tows[tower]
    if towed != NONE:
        table.ships.tows = put(table.ships.tows, tower, NONE)
        tell(table, codes.TOW_ENDED, table.ships.owner[tower], tower, towed)


def free_from(table: Table, unit: i64) -> None:
    """Units that are pinned to a unit are pinned no more (PI-R27)."""
    for k in range(i64(len(table.ships.pinned_by))):
        unpin(table, k, unit)


def pin_holds(table: Table, unit: i64, other: i64) -> bool:
    """Whether a pin may last: by touch of the bow, of any part for monsters and blades, over a kraken (PI-9.6, PI-A90, PI-A93, PI-A167)."""
    if is_kraken(table, other):
        return overlap(table.waters.hulls[unit], table.waters.hulls[other])
    ship = table.ships.card[other]
    if is_creature(table, other) or holds(
        table.catalog.low[ship], table.catalog.high[ship], table.catalog.top[ship], abilities.SCORPION
    ):
        return table.waters.units_touched(unit) & bit(other) != 0
    return table.waters.bow_touches(unit, other)


def unpin(table: Table, unit: i64, other: i64) -> None:
    """A unit is not pinned to another, whether it was or not; by any, it is free."""
    if table.ships.pinned_by[unit] & bit(other):
        table.ships.pinned_by = put(table.ships.pinned_by, unit, table.ships.pinned_by[unit] & ~bit(other))
        if table.ships.pinned_by[unit] == 0:
            tell(table, codes.FREED, table.ships.owner[unit], unit)


def leave_table(table: Table, unit: i64) -> None:
    """A unit lies on the table no more; nobody tows it or is pinned to it."""
    end_tow(table, unit)
    tower = towed_by(table, unit)
    if tower != NONE:
        end_tow(table, tower)
    table.ships.pinned_by = put(table.ships.pinned_by, unit, 0)
    free_from(table, unit)
    table.ships.in_play &= ~bit(unit)
    table.waters.remove(unit)


def gold_aboard(table: Table, unit: i64) -> i64:
    """The gold of the coins aboard."""
    found: i64 = 0
    slots = slots_at(table, unit)
    while slots:
        found += gold_in(table, lowest(slots))
        slots &= slots - 1
    return found


# -- building a position ------------------------------------------------------------------------


def is_ashore(place: i64) -> bool:
    """Whether a place is an island."""
    return ASHORE <= place < OUT


# -- lists --------------------------------------------------------------------------------------


def add_units(units: i64, moves: Moves) -> None:
    """Each unit of a set."""
    moves.add_members(UNIT, units)


def add_masts(masts: i64, moves: Moves) -> None:
    """Each mast of a set."""
    moves.add_members(MAST, masts)


def is_stored(table: Table, slot: i64) -> bool:
    """Whether a treasure was unloaded at a home island."""
    place = table.treasure.at[slot]
    return is_ashore(place) and table.islands.home[place - ASHORE] != NONE


def is_public(table: Table, slot: i64) -> bool:
    """Whether spectators know a treasure, too: it is out of the game, unloaded, or unique and lies face up (part 4)."""
    if table.treasure.at[slot] == OUT or is_stored(table, slot):
        return True
    return (is_unique(table, slot) or table.treasure.mapped) and table.treasure.seen_by[slot] == full(table.seats)
