"""Events: those played when a turn begins, and their effects (PI-2.7, PI-2.8, PI-V, PI-R42)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CREW, EVENT, NONE, UNIT
from quarterdeck.games.pirates.rules.cards import sea_events
from quarterdeck.games.pirates.rules.common import aiming, ending
from quarterdeck.games.pirates.rules.common import tokens as tokens_rules
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import (
    BANK,
    CARD_GOES_ON,
    ENEMY_CREW,
    ENEMY_SHIP,
    OWN_CREW,
    OWN_SHIP,
    SERVING,
    SPOT,
)
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

MUTINY_ON: Final[i64] = 6  # a roll that costs a crew (PI-V12)


# -- what may be played -------------------------------------------------------------------------


def add_events(table: Table, moves: Moves) -> None:
    """Events that may be played now: when the turn begins, before anything else (PI-2.8, PI-R98)."""
    if not table.this_turn.just_begun:
        return
    events = table.events.unplayed(table.turn)
    while events:
        event = lowest(events)
        events &= events - 1
        if can_play(table, event):
            moves.add(EVENT + event)


def can_play(table: Table, event: i64) -> bool:
    """Whether an Event of the player would do anything now."""
    effect = tokens_rules.effect_of(table, event)
    if effect == kinds.EVENT_HIDDEN_COVE:
        return cove_ships(table) != 0
    if effect == kinds.EVENT_DUEL:
        return crew_of_fleets(table, own=True) != 0 and crew_of_fleets(table, own=False) != 0
    if effect in (kinds.EVENT_MERMAIDS, kinds.EVENT_MUTINY, kinds.EVENT_FALSE_TREASURE):
        return victims(table, effect) != 0
    if effect == kinds.EVENT_FAVOR_OF_THE_GODS:
        return True
    if effect == kinds.EVENT_ROLLING_FOG:
        return table.waters.terrain.fogs() != 0
    return effect in (kinds.EVENT_FOUL_WINDS, kinds.EVENT_CURSED_ZONE, kinds.EVENT_BECALMED)


def victims(table: Table, effect: i64) -> i64:
    """Enemy ships on which an Event would do anything (PI-V6, PI-V11, PI-V12)."""
    found: i64 = 0
    units = table.waters.afloat & ~questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        if effect == kinds.EVENT_FALSE_TREASURE:
            if questions.treasure_face_down(table, unit):
                found |= bit(unit)
        elif aboard.crew_aboard(table, unit) and (effect == kinds.EVENT_MUTINY or skills.docked_at(table, unit) == 0):
            found |= bit(unit)
    return found


def crew_of_fleets(table: Table, *, own: bool) -> i64:
    """Crew aboard the player's own ships, or aboard those of others."""
    found: i64 = 0
    fleet = questions.fleet(table, table.turn)
    units = table.waters.afloat & (fleet if own else ~fleet)
    while units:
        found |= aboard.crew_aboard(table, lowest(units))
        units &= units - 1
    return found


def cove_ships(table: Table) -> i64:
    """The player's own ships that may dock at the nearest wild island which is not explored, or empty (PI-V4)."""
    found: i64 = 0
    units = questions.fleet(table, table.turn) & table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        cove = cove_of(table, unit)
        if cove != NONE and not questions.is_creature(table, unit) and leaving.place_at(table, unit, cove) != NONE:
            found |= bit(unit)
    return found


def cove_of(table: Table, unit: i64) -> i64:
    """The nearest wild island that is unexplored or empty and that a unit does not touch; or NONE (PI-V4)."""
    islands = questions.wild_islands(table) & ~questions.touched(table, unit)
    quiet: i64 = 0
    while islands:
        island = lowest(islands)
        islands &= islands - 1
        if is_quiet(table, island):
            quiet |= bit(island)
    return questions.nearest_of(table, quiet, unit)


def is_quiet(table: Table, island: i64) -> bool:
    """Whether nobody has explored an island, or nothing lies there any more (PI-R98)."""
    slots = questions.slots_at(table, codes.ASHORE + island)
    if table.islands.unseen[island] == 0 and slots == 0:
        return True
    tokens: i64 = 0
    for seat in range(table.seats):
        tokens |= table.islands.tokens[seat] & bit(island)
    for unit in range(i64(len(table.ships.explored))):
        tokens |= table.ships.explored[unit] & bit(island)
    return tokens == 0


# -- playing ------------------------------------------------------------------------------------


def play_event(table: Table, event: i64) -> None:
    """An Event is shown, and leaves the game when it has worked (PI-2.8, PI-R98).

    Favor of the Gods takes all other Events with it (PI-V5).
    """
    effect = tokens_rules.effect_of(table, event)
    table.card.move = EVENT + event
    table.card.during = SERVING
    table.events.out |= bit(event)
    questions.tell(table, codes.DEED_USED, table.turn, questions.event_word(table, event), NONE)
    if effect == kinds.EVENT_FAVOR_OF_THE_GODS:
        table.events.out = full(i64(len(table.events.card)))
        table.events.face_up = 0
        table.next = CARD_GOES_ON
    elif effect == kinds.EVENT_HIDDEN_COVE:
        aiming.ask_aim(table, OWN_SHIP, table.turn)
    elif effect == kinds.EVENT_DUEL:
        aiming.ask_aim(table, OWN_CREW, table.turn)
    elif effect == kinds.EVENT_ROLLING_FOG:
        aiming.ask_aim(table, BANK, table.turn)
    elif effect in (kinds.EVENT_FOUL_WINDS, kinds.EVENT_CURSED_ZONE, kinds.EVENT_BECALMED):
        aiming.ask_aim(table, SPOT, table.turn)
    else:
        aiming.ask_aim(table, ENEMY_SHIP, table.turn)


def add_event_aims(table: Table, event: i64, moves: Moves) -> None:
    """List the ships, crew or spots for the Event at work, or the places to which a ship is blown (PI-V)."""
    aim = table.card.aim
    if aim == OWN_SHIP:
        moves.add_members(UNIT, cove_ships(table))
    elif aim == ENEMY_SHIP:
        moves.add_members(UNIT, victims(table, tokens_rules.effect_of(table, event)))
    elif aim in (OWN_CREW, ENEMY_CREW):
        moves.add_members(CREW, crew_of_fleets(table, own=aim == OWN_CREW))
    elif aim == SPOT:
        sea_events.add_sea_spots(table, moves)
    else:
        sea_events.add_winds(table, moves)


def take_event_aim(table: Table, event: i64, move: i64) -> None:
    """Apply the Event at work to the chosen ship, crew or spot."""
    aim = table.card.aim
    if aim == OWN_SHIP:
        aiming.end_deed(table)
        leaving.set_down(table, move - UNIT, cove_of(table, move - UNIT))
    elif aim == ENEMY_SHIP:
        strike(table, tokens_rules.effect_of(table, event), move - UNIT)
    elif aim == OWN_CREW:
        table.card.crew = move - CREW
        skills.show(table, move - CREW)
        aiming.ask_aim(table, ENEMY_CREW, table.turn)
    elif aim == ENEMY_CREW:
        duel(table, move - CREW)
    elif aim == SPOT:
        sea_events.lay_token(table, event, move)
    else:
        sea_events.blow(table, move)


def strike(table: Table, effect: i64, unit: i64) -> None:
    """An Event befalls an enemy ship: Mermaids (PI-V6), a False Treasure (PI-V11), a Mutiny (PI-V12)."""
    crew = aboard.crew_aboard(table, unit)
    questions.tell(table, codes.DEED_USED, table.turn, questions.event_word(table, tokens_rules.played(table)), unit)
    if effect == kinds.EVENT_MERMAIDS:
        aiming.hold(table, unit, count(crew))
    elif effect == kinds.EVENT_FALSE_TREASURE:
        coins = questions.treasure_face_down(table, unit)
        while coins:
            slot = lowest(coins)
            coins &= coins - 1
            if not questions.is_unique(table, slot):
                aiming.use_up(table, slot)
    else:
        table.card.still_to_come = crew
        aiming.roll_for(table, count(crew))
        return
    if not ending.check_end(table):
        table.next = CARD_GOES_ON


# -- dice ---------------------------------------------------------------------------------------


def duel(table: Table, other: i64) -> None:
    """Two of the crew fight: a die for each, the own one first (PI-V10)."""
    skills.show(table, other)
    table.card.still_to_come = bit(other)
    table.card.total = 0
    aiming.roll_for(table, 2)


def roll_event(table: Table, die: i64) -> None:
    """Apply a die for an Event (PI-V10, PI-V12)."""
    if tokens_rules.effect_of(table, tokens_rules.played(table)) == kinds.EVENT_ROLLING_FOG:
        sea_events.roll_fog(table, tokens_rules.played(table), die)
        return
    if table.card.crew == NONE:
        crew = lowest(table.card.still_to_come)
        table.card.still_to_come &= table.card.still_to_come - 1
        if die == MUTINY_ON:
            losses.kill(table, crew)
    elif table.card.rolls_left:
        table.card.total = die + crew_price(table, table.card.crew)
    else:
        other = lowest(table.card.still_to_come)
        theirs = die + crew_price(table, other)
        if table.card.total <= theirs:
            losses.kill(table, table.card.crew)
        if table.card.total >= theirs:
            losses.kill(table, other)
    if not ending.check_end(table) and table.card.rolls_left == 0:
        table.card.total = 0
        table.next = CARD_GOES_ON


def crew_price(table: Table, piece: i64) -> i64:
    """What a crew costs."""
    return table.catalog.crew_cost[table.crew.card[piece]]


def roll_for_event(table: Table, die: i64) -> None:
    """A die for an Event."""
    table.card.rolls_left -= 1
    word = questions.event_word(table, tokens_rules.played(table))
    questions.tell(table, codes.DEED_ROLLED, table.turn, word, die)
    roll_event(table, die)
