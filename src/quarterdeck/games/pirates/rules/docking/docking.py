"""Docking: gold goes ashore, and captives are ransomed (PI-8, PI-11.6, PI-A92)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE
from quarterdeck.games.pirates.rules.common import aiming, ending
from quarterdeck.games.pirates.rules.docking import handling
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import crew_has
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

SILVER: Final[i64] = 1  # what a silver coin is worth (PI-A79)
CAPTIVE: Final[i64] = 5  # gold for a captured crew with Ransom that is brought home (PI-A92)


def dock(table: Table) -> None:
    """Docking leads to unloading at home (PI-8.4), and to a free explore where the own token lies (PI-11.6, PI-R22).

    Sea creatures unload and explore nothing (PI-R34).
    """
    unit = table.unit
    islands = table.action.docked_at
    while islands:
        island = lowest(islands)
        islands &= islands - 1
        questions.tell(table, codes.DOCKED, table.turn, unit, island)
        if (
            table.islands.home[island] == NONE
            and table.islands.tokens[table.turn] & bit(island)
            and not questions.is_creature(table, unit)
        ):
            table.this_turn.free_explores |= bit(unit)
        if table.islands.home[island] == NONE and not questions.is_creature(table, unit):
            table.this_turn.docked_at_wild |= bit(unit)
    if table.action.docked_at and skills.is_home(table, unit):
        come_home(table, unit)


def dock_towed(table: Table) -> bool:
    """The towed ship docks after her tower, and unloads then; whether that ends the game (PI-10.9, PI-R124, PI-R48)."""
    towed = table.ships.tows[table.unit]
    if table.action.docked_at == 0 or towed == NONE:
        return False
    if table.action.docked_at & ~questions.homes(table) & table.islands.tokens[table.turn]:
        table.this_turn.free_explores |= bit(towed)
    if table.action.docked_at & ~questions.homes(table):
        table.this_turn.docked_at_wild |= bit(towed)
    if skills.is_home(table, table.unit):
        come_home(table, towed)
    return ending.check_end(table)


def come_home(table: Table, unit: i64) -> None:
    """A ship is docked at her home: treasure worth gold goes ashore, captives are ransomed (PI-8.4, PI-R50, PI-A92)."""
    table.mysterious.effects = put(
        table.mysterious.effects, unit, table.mysterious.effects[unit] & ~bit(kinds.ISLAND_WEIGHTLESS_CREW)
    )
    scurvy = aboard.slot_of(table, unit, kinds.TREASURE_SCURVY)
    if scurvy != NONE:
        aiming.use_up(table, scurvy)
    unload(table, unit)
    if not ending.check_end(table):
        ransom_captives(table, unit)


def land_gold(table: Table, unit: i64) -> bool:
    """Gold that comes aboard a ship at her home goes ashore at once; whether that ends the game (PI-R50, PI-20.4, PI-R48)."""
    if skills.is_home(table, unit):
        unload(table, unit)
    return ending.check_end(table)


def unload(table: Table, unit: i64) -> None:
    """All treasure worth gold goes to the home island and is public (PI-8.4, PI-19.1, PI-R45, PI-R50)."""
    seat = table.ships.owner[unit]
    slots = questions.slots_at(table, unit)
    brought = gold_for(table, unit)
    landed = doubled = False
    silver: i64 = 0
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if not questions.is_unique(table, slot) or questions.unique_gold(table, slot) > 0:
            if questions.gold_in(table, slot) == SILVER:
                silver += 1
            doubled = doubled or not questions.is_unique(table, slot)
            store(table, slot, seat)
            landed = True
    if doubled:
        note_doublers(table, unit)
    if landed:
        brought += gold_bonus(table, unit)
    if silver and skills.able(table, unit, abilities.SILVER_EXPLORER):
        skills.use(table, unit, abilities.SILVER_EXPLORER)
        brought += silver
    if landed:
        table.this_turn.unloaded |= bit(unit)
        table.islands.home_gold = put(table.islands.home_gold, seat, table.islands.home_gold[seat] + brought)
        questions.note_progress(table)
        questions.tell(table, codes.UNLOADED, seat, unit, brought)


def store(table: Table, slot: i64, seat: i64) -> None:
    """A coin lies on its player's home island for all to see; a unique treasure leaves the game (PI-R50, PI-R74)."""
    home = questions.home_of(table, seat)
    if questions.is_unique(table, slot) or home == NONE:
        aboard.lose_slot(table, slot)
    else:
        table.treasure.at = put(table.treasure.at, slot, ASHORE + home)
        table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))


def gold_for(table: Table, unit: i64) -> i64:
    """The worth at home of everything aboard a ship, including coins improved by unique treasures (PI-U26, PI-U30, PI-U34, PI-U94)."""
    rats = i64(questions.has(table, unit, kinds.TREASURE_RATS))
    found: i64 = 0
    most: i64 = 0
    least: i64 = NONE
    slots = questions.slots_at(table, unit)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        found += questions.unique_gold(table, slot)
        if not questions.is_unique(table, slot):
            gold = max(0, questions.gold_in(table, slot) - rats)
            found += gold
            most = max(most, gold)
            least = gold if least == NONE else min(least, gold)
    if doubler(table, unit, kinds.TREASURE_SPICES) != NONE:
        found += most
    if doubler(table, unit, kinds.TREASURE_JADE) != NONE and least != NONE:
        found += least
    if smuggled(table, unit) != NONE and least != NONE:
        found += least
    return found


def doubler(table: Table, unit: i64, deed: i64) -> i64:
    """The slot of a treasure that doubles a coin and has not done so in this turn, or NONE (PI-1.5, PI-R114)."""
    slot = aboard.slot_of(table, unit, deed) if questions.has(table, unit, deed) else NONE
    return NONE if slot == NONE or table.this_turn.treasures_used & bit(slot) else slot


def note_doublers(table: Table, unit: i64) -> None:
    """Note that treasures which double a coin have served in this turn (PI-1.5, PI-R114), or for good."""
    spices, jade = doubler(table, unit, kinds.TREASURE_SPICES), doubler(table, unit, kinds.TREASURE_JADE)
    table.this_turn.treasures_used |= NOTHING if spices == NONE else bit(spices)
    table.this_turn.treasures_used |= NOTHING if jade == NONE else bit(jade)
    if smuggled(table, unit) != NONE:
        aiming.spend(table, smuggled(table, unit))


def smuggled(table: Table, unit: i64) -> i64:
    """The slot of smuggled goods aboard that have not doubled a coin in this turn, or NONE (PI-U94)."""
    slot = aboard.slot_of(table, unit, kinds.TREASURE_SMUGGLED_GOODS)
    return NONE if slot == NONE or table.this_turn.treasures_used & bit(slot) else slot


def gold_bonus(table: Table, unit: i64) -> i64:
    """What texts add to the gold that a ship brings home, each once a turn (PI-1.5, PI-R114, PI-A41, PI-A42)."""
    found: i64 = 0
    if skills.is_ready(table, unit, abilities.GOLD_TWO):
        skills.spend(table, unit, abilities.GOLD_TWO)
        found += 2
    if skills.is_ready(table, unit, abilities.GOLD_ONE):
        skills.spend(table, unit, abilities.GOLD_ONE)
        found += 1
    return found


def ransom_captives(table: Table, unit: i64) -> None:
    """Captive crew with a ransom that is brought home leaves the game for gold (PI-A92)."""
    crew = aboard.crew_aboard(table, unit)
    while crew:
        piece = lowest(crew)
        crew &= crew - 1
        gold = worth_at_home(table, piece, table.ships.owner[unit])
        if gold:
            handling.remove_crew(table, piece)
            table.islands.home_gold = put(
                table.islands.home_gold,
                table.ships.owner[unit],
                table.islands.home_gold[table.ships.owner[unit]] + gold,
            )
            questions.tell(table, codes.RANSOMED, table.ships.owner[unit], gold, questions.crew_word(table, piece))


def worth_at_home(table: Table, piece: i64, seat: i64) -> i64:
    """The gold that a crew of another fleet brings to a home: a ransom (PI-A92), or what a captive costs (PI-A136)."""
    if table.crew.first_owner[piece] == seat or table.crew.card[piece] == NONE:
        return 0
    captive = table.catalog.crew_cost[table.crew.card[piece]] if is_cargo(table, piece) else NOTHING
    return captive + (CAPTIVE if is_ransomed(table, piece) else NOTHING)


def is_cargo(table: Table, piece: i64) -> bool:
    """Whether a crew was captured as cargo, and does not serve its captor (PI-A136, PI-A170)."""
    return table.crew.captives & ~table.crew.any_nation & bit(piece) != 0


def is_ransomed(table: Table, piece: i64) -> bool:
    """Whether a crew has Ransom on its card."""
    card = table.crew.card[piece]
    return card != NONE and crew_has(table.catalog, card, abilities.RANSOM)


def take_over(table: Table, unit: i64, slot: i64) -> None:
    """A treasure comes aboard."""
    table.asked = table.turn
    word = questions.treasure_word(table, table.treasure.what[slot])
    known = table.treasure.seen_by[slot] | bit(table.ships.owner[unit])
    table.treasure.seen_by = put(table.treasure.seen_by, slot, known)
    aboard.place_slot(table, slot, unit)
    questions.tell(table, codes.COIN_TAKEN, table.ships.owner[unit], word, unit, known)
    table.this_turn.loaded |= bit(unit)
    questions.note_progress(table)
    if skills.is_home(table, unit):
        unload(table, unit)


def share(table: Table, seat: i64, gold: i64) -> None:
    """Gold goes to a seat's home island (PI-12.12)."""
    table.islands.home_gold = put(table.islands.home_gold, seat, table.islands.home_gold[seat] + gold)
    questions.tell(table, codes.GOLD_SHARED, seat, gold)
