"""Unique treasure that is found: its effect when it is taken from an island (PI-11, PI-19, PI-U)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    COIN_KINDS,
    COLLECTED,
    CREW,
    ISLAND,
    NONE,
    OUT,
    PASS,
    RECRUIT,
    SHOW,
    SLOT,
    UNIT,
)
from quarterdeck.games.pirates.rules.cards import bargains, flights, shown_later, treasure_used
from quarterdeck.games.pirates.rules.common import aiming, ending
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.exploring import boxes, fates, mists
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.rules.mysterious_islands import at_exploring
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import (
    CARD_GOES_ON,
    CREW_LOST,
    FLEEING,
    LEFT_ASHORE,
    LOADING,
    NEXT_COIN,
    NOWHERE,
    OWN_SHIP,
    RECRUITED,
    SERVING,
    TREASURE_LOST,
    WHAT_IT_SAYS,
)
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import kinds
from quarterdeck.games.pirates.texts.abilities import TWO_WORDS, WORD

RUM: Final[i64] = 6  # what it is worth with nobody aboard (PI-U6)
CASTAWAYS: Final[i64] = 3  # crew that was abandoned (PI-U16)
LOST_ON: Final[i64] = 1  # a ghostly roll that costs a crew (PI-U8)
SCURVY_FROM: Final[i64] = 4  # a roll that costs a crew (PI-U9)
ALBATROSS_ON: Final[i64] = 6  # a roll on which it flies to another ship (PI-U37)

QUIET: Final[i64] = (
    bit(kinds.TREASURE_DRY_POWDER) | bit(kinds.TREASURE_GREASE_BARRELS) | bit(kinds.TREASURE_CROSS_OF_CORONADO)
    | bit(kinds.TREASURE_EXPLOSIVES) | bit(kinds.TREASURE_POSEIDONS_BREATH) | bit(kinds.TREASURE_FIREWORKS)
    | bit(kinds.TREASURE_HOMING_BEACON) | bit(kinds.TREASURE_RUNE)
)  # fmt: skip
"""Treasures numbered below WORD that do nothing when they are found."""
QUIET_LATER: Final[i64] = (
    bit(kinds.TREASURE_DRIFTWOOD - WORD)
    | bit(kinds.TREASURE_TRADE_ROUTE - WORD)
    | bit(kinds.TREASURE_RUNES_OF_DEFENSE - WORD) | bit(kinds.TREASURE_TRITONS_DEFENSE - WORD)
    | bit(kinds.TREASURE_NECKLACE - WORD)
    | bit(kinds.TREASURE_LIVESTOCK - WORD)
    | bit(kinds.TREASURE_RUNES_OF_MAGIC - WORD)
    | bit(kinds.TREASURE_MINES - WORD)
    | bit(kinds.TREASURE_RUNES_OF_ODIN - WORD)
    | bit(kinds.TREASURE_COMPASS - WORD) | bit(kinds.TREASURE_TARGETING_SCOPE - WORD)
    | bit(kinds.TREASURE_SCREW_ENGINE - WORD) | bit(kinds.TREASURE_RUNES_OF_SPEED - WORD)
    | bit(kinds.TREASURE_RUNES_OF_POWER - WORD) | bit(kinds.TREASURE_PERISCOPE - WORD)
    | bit(kinds.TREASURE_RUNES_OF_DESTRUCTION - WORD) | bit(kinds.TREASURE_JAILHOUSE_DOG - WORD)
    | bit(kinds.TREASURE_SEASTAR - WORD) | bit(kinds.TREASURE_FROND - WORD) | bit(kinds.TREASURE_PENSION - WORD)
    | bit(kinds.TREASURE_POTIONS - WORD)
)  # fmt: skip
"""Those numbered from WORD."""


# -- taken from an island -----------------------------------------------------------------------


def load_next(table: Table) -> None:
    """Unique treasure comes aboard, and then coins (PI-11.8, PI-R23).

    A mysterious island may offer a swap before (PI-M19, PI-M20, PI-M21).
    """
    unit = table.unit
    swaps = table.mysterious.effects[unit] & at_exploring.SWAPS
    if table.mysterious.island_of[unit] != table.exploring.island:
        swaps &= bit(kinds.ISLAND_LATER_SWAP_FOR_UNIQUE)
    if swaps and table.card.during == 0:
        table.mysterious.effects = put(table.mysterious.effects, unit, table.mysterious.effects[unit] & ~swaps)
        at_exploring.ask_finding(table, lowest(swaps))
    else:
        load_uniques(table)


def load_uniques(table: Table) -> None:
    """Load the next unique treasure of the island, which cannot be left (PI-11.8, PI-19.1, PI-R23); then coins are chosen."""
    table.card.during = LOADING
    while not docking.land_gold(table, table.unit):
        slots = uniques_to_load(table)
        if slots == 0:
            break
        if load_unique(table, lowest(slots)):
            return
    if questions.is_over(table):
        return
    table.card.during = NOWHERE
    table.card.move = NONE
    table.next = NEXT_COIN


def uniques_to_load(table: Table) -> i64:
    """Unique treasure of the island that comes aboard before coins are chosen; where wolves are, they alone show (PI-U29).

    No necklace comes aboard once one was left by the player (PI-U109).

    Who leaves the last treasure takes it all the same (PI-R127).
    """
    found: i64 = 0
    slots = questions.uniques_at(table, ASHORE + table.exploring.island)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if questions.deed_in(table, slot) == kinds.TREASURE_WOLVES:
            return bit(slot) & ~table.exploring.settled
        if not is_secret(table, slot) and not is_barred(table, slot):
            found |= bit(slot)
    return found & ~table.exploring.settled


def is_barred(table: Table, slot: i64) -> bool:
    """Whether the player's ships load a treasure no more, since they left one (PI-U109)."""
    return questions.deed_in(table, slot) == kinds.TREASURE_NECKLACE and table.treasure.barred & bit(table.turn) != 0


def is_secret(table: Table, slot: i64) -> bool:
    """Whether a unique treasure lies face down aboard and does nothing for all to see when it is found (PI-R94)."""
    if not questions.is_unique(table, slot) or not is_quiet(questions.deed_in(table, slot)):
        return False
    return table.catalog.unique_hidden[table.treasure.worth[table.treasure.what[slot]] - codes.COIN_KINDS] == 1


def is_quiet(deed: i64) -> bool:
    """Whether a unique treasure does nothing when it is found."""
    if deed < WORD:
        return QUIET & bit(deed) != 0
    return deed < TWO_WORDS and QUIET_LATER & bit(deed - WORD) != 0


def load_unique(table: Table, slot: i64) -> bool:
    """A unique treasure comes aboard, unless it may or must stay ashore (PI-U14, PI-U29, PI-U70, PI-U71, PI-U117); whether somebody is asked now."""
    deed = questions.deed_in(table, slot)
    table.card.move = SHOW + slot
    if deed in (
        kinds.TREASURE_WOLVES,
        kinds.TREASURE_BLOODY_GOLD,
        kinds.TREASURE_BLOOD_MONEY,
        kinds.TREASURE_ALTAR,
    ):
        table.exploring.settled |= bit(slot)
        if deed not in (kinds.TREASURE_WOLVES, kinds.TREASURE_ALTAR):
            fates.uncover_coins(table)
        table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
        questions.tell(
            table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), ASHORE + table.exploring.island
        )
        return False
    whole = table.ships.masts[table.unit] == full(table.catalog.masts[table.ships.card[table.unit]])
    if deed == kinds.TREASURE_TREES and whole:
        aiming.ask_aim(table, LEFT_ASHORE, table.turn)
        return True
    return take_unique(table, slot)


def take_unique(table: Table, slot: i64) -> bool:
    """Bring a unique treasure aboard, face up unless it is a hidden one; what it does begins at once (PI-11.9, PI-R94)."""
    unit = table.unit
    hidden = table.catalog.unique_hidden[table.treasure.worth[table.treasure.what[slot]] - COIN_KINDS] == 1
    if not hidden:
        table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
    aboard.place_slot(table, slot, unit)
    questions.tell(
        table, codes.UNIQUE_TAKEN, table.turn, questions.slot_word(table, slot), unit, table.treasure.seen_by[slot]
    )
    questions.note_progress(table)
    if questions.has(table, unit, kinds.TREASURE_FRUIT) and questions.has(table, unit, kinds.TREASURE_SCURVY):
        aiming.use_up(table, aboard.slot_of(table, unit, kinds.TREASURE_SCURVY))
    return find(table, slot, questions.deed_in(table, slot))


def find(table: Table, slot: i64, deed: i64) -> bool:
    """A unique treasure that is found takes effect (PI-11.9, PI-R93); returns whether somebody is asked now.

    Rum (PI-U6), Natives (PI-U20), the Missionary (PI-U23), the Plague (PI-U7) and the Clearing Idol (PI-U36) ask for
    nothing.
    """
    unit = table.unit
    crew = aboard.crew_aboard(table, unit)
    if deed == kinds.TREASURE_RUM:
        aiming.hold(table, unit, 1)
        aiming.mark(table, slot, max(0, RUM - count(crew)))
    elif deed == kinds.TREASURE_NATIVES:
        aiming.hold(table, unit, count(crew))
    elif deed in (kinds.TREASURE_MISSIONARY, kinds.TREASURE_PLAGUE):
        fates.kill_all(table, crew)
    elif deed == kinds.TREASURE_CLEARING_IDOL:
        clear_uniques(table)
    elif deed == kinds.TREASURE_PANDORAS_BOX:
        return boxes.open_box(table, slot)
    else:
        return find_more(table, slot, deed)
    return False


def find_more(table: Table, slot: i64, deed: i64) -> bool:  # noqa: PLR0911 - one for each treasure
    """Begin a treasure's effect that needs dice, a draw or an answer; returns whether one of these now follows.

    Buried Treasure (PI-U11) and Sunken Treasure (PI-U40) are worth what is rolled now (PI-R90); Ghostly Encounter
    (PI-U8) rolls for each of the crew. The others are Castaway (PI-U22), Abandoned Crew (PI-U16), Maps of Alexandria
    (PI-U27) and Volcano (PI-U35).
    """
    unit = table.unit
    table.card.still_to_come = 0
    if deed == kinds.TREASURE_BURIED_TREASURE:
        aiming.hold(table, unit, 1)
        return aiming.roll_for(table, 1)
    if deed == kinds.TREASURE_SUNKEN_TREASURE:
        return aiming.roll_for(table, 2)
    if deed == kinds.TREASURE_GHOSTLY_ENCOUNTER:
        table.card.still_to_come = aboard.crew_aboard(table, unit)
        return aiming.roll_for(table, count(table.card.still_to_come))
    if deed == kinds.TREASURE_CASTAWAY:
        return aiming.ask_recruit(table)
    if deed == kinds.TREASURE_ABANDONED_CREW:
        aiming.use_up(table, slot)
        return aiming.draw_for(table, CASTAWAYS)
    if deed == kinds.TREASURE_MAPS_OF_ALEXANDRIA:
        return map_islands(table)
    if deed == kinds.TREASURE_VOLCANO:
        table.card.still_to_come = lying_at(table, table.exploring.island)
        return erupt(table)
    return fits_lock(table) if deed == kinds.TREASURE_KEY else fates.befall(table, slot, deed)


def goes_on(table: Table) -> bool:
    """Whether a treasure that was found asks for something more (PI-U35, or one of `fates`)."""
    deed = aiming.deed_now(table)
    if deed == kinds.TREASURE_LOST:
        return mists.rolls_on(table)
    return erupt(table) if deed == kinds.TREASURE_VOLCANO else fates.goes_on(table, deed)


def clear_uniques(table: Table) -> None:
    """All unique treasure that lies face up leaves the game (PI-U36)."""
    for slot in range(i64(len(table.treasure.at))):
        if table.treasure.at[slot] != OUT and questions.is_shown(table, slot):
            aiming.use_up(table, slot)


# -- dice and draws -----------------------------------------------------------------------------


def roll_treasure(table: Table, die: i64) -> None:
    """A die for a treasure."""
    slot = aiming.deed_slot(table)
    table.card.rolls_left -= 1
    questions.tell(table, codes.DEED_ROLLED, table.turn, questions.slot_word(table, slot), die)
    asked = take_die(table, slot, questions.deed_in(table, slot), die)
    if not asked and not questions.is_over(table) and table.card.rolls_left == 0:
        table.next = CARD_GOES_ON


def take_die(table: Table, slot: i64, deed: i64, die: i64) -> bool:
    """Apply the die of a treasure; returns whether somebody is asked now."""
    unit = table.unit
    if deed in (kinds.TREASURE_BURIED_TREASURE, kinds.TREASURE_SUNKEN_TREASURE):
        aiming.mark(table, slot, table.treasure.extra_gold[slot] + die)
    elif deed == kinds.TREASURE_GHOSTLY_ENCOUNTER:
        haunt(table, slot, die)
    elif deed == kinds.TREASURE_JIKININKI:
        boxes.open_chest(table, slot, die)
    elif deed == kinds.TREASURE_LOST:
        aiming.use_up(table, slot)
        return mists.rolls_in(table, die)
    elif deed == kinds.TREASURE_SCURVY and die >= SCURVY_FROM:
        return fates.ask_crew_lost(table, unit)
    elif deed == kinds.TREASURE_ALBATROSS and die == ALBATROSS_ON:
        return aiming.ask_own_ship(table)
    elif table.card.during == SERVING:
        treasure_used.take_die(table, slot, deed, die)
    else:
        return fates.take_die(table, slot, deed, die)
    return False


def haunt(table: Table, slot: i64, die: i64) -> None:
    """A ghost takes one of the crew, or it adds to what the treasure is worth (PI-U8)."""
    crew = lowest(table.card.still_to_come)
    table.card.still_to_come &= table.card.still_to_come - 1
    if die == LOST_ON:
        losses.kill(table, crew)
    if table.crew.at[crew] == table.unit:
        aiming.mark(table, slot, table.treasure.extra_gold[slot] + 1)


def draw_deed(table: Table, move: i64) -> None:
    """Apply the crew or treasure that CHANCE has drawn for the treasure at work."""
    table.card.rolls_left -= 1
    deed = aiming.deed_now(table)
    if move >= RECRUIT:
        table.crew.any_nation |= bit(aiming.recruit(table, move - RECRUIT, ASHORE + table.exploring.island))
    elif deed == kinds.TREASURE_TRADE_ROUTE:
        bargains.draw_for_swap(table, move - SLOT)
    elif deed == kinds.TREASURE_KEY:
        island = table.card.island
        table.islands.unseen = put(table.islands.unseen, island, table.islands.unseen[island] - 1)
        table.treasure.pool &= ~bit(move - codes.DEAL)
        drawn = aboard.add_slot(table, move - codes.DEAL, ASHORE + island, bit(table.turn))
        swap_key(table, aiming.deed_slot(table), drawn)
        return
    elif deed in (kinds.TREASURE_MARKSMANS_MAP, kinds.TREASURE_ABANDONED_CHARTS):
        island = table.card.island
        table.islands.unseen = put(table.islands.unseen, island, table.islands.unseen[island] - 1)
        table.treasure.pool &= ~bit(move - codes.DEAL)
        aboard.add_slot(table, move - codes.DEAL, ASHORE + island, bit(table.turn))
        questions.tell(
            table,
            codes.LOOKED_AT,
            table.turn,
            questions.treasure_word(table, move - codes.DEAL),
            island,
            bit(table.turn),
        )
    else:
        uncover(table, lowest(aiming.islands_hidden(table)), move - codes.DEAL)
    moves = Moves()
    aiming.add_deed_draws(table, moves)
    if moves.count == 0:
        table.next = CARD_GOES_ON


# -- all islands, and islands of fire -----------------------------------------------------------


def map_islands(table: Table) -> bool:
    """All treasure on wild islands lies face up for the rest of the game (PI-U27)."""
    table.treasure.mapped = True
    for slot in range(i64(len(table.treasure.at))):
        if questions.is_ashore(table.treasure.at[slot]):
            table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
    left: i64 = 0
    for k in range(i64(len(table.islands.unseen))):
        left += table.islands.unseen[k]
    return left > 0 and aiming.draw_for(table, left)


def uncover(table: Table, island: i64, treasure: i64) -> None:
    """A treasure on an island lies face up now."""
    table.islands.unseen = put(table.islands.unseen, island, table.islands.unseen[island] - 1)
    table.treasure.pool &= ~bit(treasure)
    aboard.add_slot(table, treasure, ASHORE + island, full(table.seats))
    questions.tell(table, codes.LOOKED_AT, table.turn, questions.treasure_word(table, treasure), island)


def lying_at(table: Table, island: i64) -> i64:
    """Ships that lie at an island."""
    found: i64 = 0
    units = table.ships.in_play & table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        if not questions.is_creature(table, unit) and questions.touched(table, unit) & bit(island):
            found |= bit(unit)
    return found


def erupt(table: Table) -> bool:
    """Each ship at the island loses one treasure and one crew, as its player chooses; whether one is asked (PI-U35)."""
    while table.card.still_to_come:
        unit = lowest(table.card.still_to_come)
        table.card.unit = unit
        if not table.card.treasure_lost:
            table.card.treasure_lost = True
            slots = questions.slots_at(table, unit) & ~bit(aiming.deed_slot(table))
            if count(slots) > 1:
                aiming.ask_aim(table, TREASURE_LOST, table.ships.owner[unit])
                return True
            if slots:
                aiming.use_up(table, lowest(slots))
        table.card.treasure_lost = False
        table.card.still_to_come &= table.card.still_to_come - 1
        if fates.ask_crew_lost(table, unit):
            return True
    return False


# -- in passing ---------------------------------------------------------------------------------


def pass_plague(table: Table, unit: i64) -> None:
    """Ships that touch when a move ends: the next one gets the plague (PI-U7)."""
    others = table.waters.units_touched(unit)
    while others:
        other = lowest(others)
        others &= others - 1
        if not questions.is_creature(table, other) and not questions.is_creature(table, unit):
            if questions.has(table, unit, kinds.TREASURE_PLAGUE):
                infect(table, aboard.slot_of(table, unit, kinds.TREASURE_PLAGUE), other)
                return
            if questions.has(table, other, kinds.TREASURE_PLAGUE):
                infect(table, aboard.slot_of(table, other, kinds.TREASURE_PLAGUE), unit)
                return


def infect(table: Table, slot: i64, unit: i64) -> None:
    """The plague comes aboard, and all crew dies."""
    aboard.place_slot(table, slot, unit)
    questions.tell(table, codes.DEED_USED, table.ships.owner[unit], questions.slot_word(table, slot), unit)
    fates.kill_all(table, aboard.crew_aboard(table, unit))


# -- choices ------------------------------------------------------------------------------------


def add_found_aims(table: Table, moves: Moves) -> None:
    """List the targets of a treasure that was found."""
    aim = table.card.aim
    if aim == CREW_LOST:
        moves.add_members(CREW, aboard.crew_aboard(table, table.card.unit))
    elif aim == TREASURE_LOST:
        moves.add_members(SLOT, questions.slots_at(table, table.card.unit) & ~bit(aiming.deed_slot(table)))
    elif aim == LEFT_ASHORE:
        moves.add(PASS)
        moves.add(table.card.move)
    elif aim == RECRUITED:
        aiming.add_recruits(table, moves)
    elif aim == OWN_SHIP:
        moves.add_members(UNIT, aiming.other_ships(table))


def take_found_aim(table: Table, move: i64) -> None:
    """Apply a found treasure to the chosen target."""
    aim, slot = table.card.aim, aiming.deed_slot(table)
    if aim == CREW_LOST:
        losses.kill(table, move - CREW)
    elif aim == TREASURE_LOST:
        aiming.use_up(table, move - SLOT)
    elif aim == LEFT_ASHORE and move == PASS:
        table.exploring.settled |= bit(slot)
    elif aim == LEFT_ASHORE:
        take_unique(table, slot)
    elif aim == RECRUITED:
        aiming.recruit(table, move - RECRUIT, table.unit)
    elif aim == OWN_SHIP:
        aboard.place_slot(table, slot, move - UNIT)
        questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), move - UNIT)
    if not ending.check_end(table):
        table.next = CARD_GOES_ON


def add_targets(table: Table, moves: Moves) -> None:
    """List on what the treasure at work is used, as its text says."""
    if table.card.during == SERVING:
        shown_later.add_targets(table, aiming.deed_now(table), moves)
    elif table.card.during == FLEEING:
        flights.add_headings(moves, table.catalog.measure[SHORT])
    elif aiming.deed_now(table) == kinds.TREASURE_PANDORAS_BOX:
        at_exploring.add_uniques(table, moves)
    elif aiming.deed_now(table) == kinds.TREASURE_LOST:
        mists.add_places(table, moves)
    elif aiming.deed_now(table) == kinds.TREASURE_KEY:
        moves.add_members(ISLAND, aiming.islands_hidden(table) & ~bit(table.exploring.island))
        moves.add_members(SLOT, others_store(table))
    else:
        fates.add_targets(table, aiming.deed_now(table), moves)


def take_target(table: Table, move: i64) -> None:
    """Apply the treasure at work to what its text says."""
    slot, deed = aiming.deed_slot(table), aiming.deed_now(table)
    if table.card.during == SERVING:
        shown_later.take_target(table, slot, deed, move)
    elif table.card.during == FLEEING:
        flights.flee(table, move)
    elif deed == kinds.TREASURE_KEY:
        turn_key(table, slot, move)
    elif deed == kinds.TREASURE_LOST:
        mists.lay(table, move)
    elif deed == kinds.TREASURE_PANDORAS_BOX:
        if not boxes.lay_gift(table, move - COLLECTED):
            table.next = CARD_GOES_ON
    elif not fates.take_target(table, slot, deed, move) and not ending.check_end(table):
        table.next = CARD_GOES_ON


# -- a key --------------------------------------------------------------------------------------


def fits_lock(table: Table) -> bool:
    """Whether treasure lies face down on another wild island, and the player is asked which is swapped (PI-U107)."""
    if (aiming.islands_hidden(table) & ~bit(table.exploring.island)) == 0 and others_store(table) == 0:
        return False
    aiming.ask_aim(table, WHAT_IT_SAYS, table.turn)
    return True


def others_store(table: Table) -> i64:
    """Slots with treasure that lies face down on other wild islands (PI-U107)."""
    found: i64 = 0
    for slot in range(i64(len(table.treasure.at))):
        place = table.treasure.at[slot]
        there = questions.is_ashore(place) and place != ASHORE + table.exploring.island
        if there and not questions.is_stored(table, slot) and table.treasure.seen_by[slot] != full(table.seats):
            found |= bit(slot)
    return found


def turn_key(table: Table, slot: i64, move: i64) -> None:
    """The key goes for a treasure that somebody has looked at, or for one that is drawn first (PI-U107, PI-N15)."""
    if move >= ISLAND:
        table.card.island = move - ISLAND
        aiming.draw_for(table, 1)
    else:
        swap_key(table, slot, move - SLOT)


def swap_key(table: Table, slot: i64, other: i64) -> None:
    """The key lies where the other treasure lay, which comes aboard, if there is room (PI-U107)."""
    place, unit = table.treasure.at[other], table.unit
    table.treasure.seen_by = put(table.treasure.seen_by, other, table.treasure.seen_by[other] | bit(table.turn))
    aboard.place_slot(table, slot, place)
    if questions.is_unique(table, other) and not is_secret(table, other):
        table.card.move = SHOW + other
        if take_unique(table, other):
            return
    elif questions.is_unique(table, other) or aboard.room(table, unit) > 0:
        docking.take_over(table, unit, other)
    if not ending.check_end(table):
        table.next = CARD_GOES_ON
