"""Unique treasure that is used between actions, and how to get rid of one (PI-6.4, PI-U)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, CREW, ISLAND, MOVE, NONE, SHOW, SLOT
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.polygons import Polygon, enters, within
from quarterdeck.games.pirates.rules.cards import bargains, shown_later
from quarterdeck.games.pirates.rules.common import actions, aiming, ending
from quarterdeck.games.pirates.rules.docking import handling, leaving
from quarterdeck.games.pirates.rules.losing import dismasting, rigging
from quarterdeck.games.pirates.rules.shooting import shooting
from quarterdeck.games.pirates.rules.terrain import laying
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import (
    ACTION_OVER,
    BY_CARD,
    CARD_GOES_ON,
    FOG,
    LOOKED_AT,
    NEXT_CONSEQUENCE,
    SERVING,
)
from quarterdeck.games.pirates.table.table import LONG, SHORT, Table
from quarterdeck.games.pirates.texts import abilities, kinds

WAVE: Final[i64] = 3  # times L: how long Neptune's wave is (PI-U25)
FELLED: Final[i64] = 2  # masts that it fells, at most
WOLVES_ABOVE: Final[i64] = 3  # a roll that drives wolves away (PI-U29)


# -- what may be used ---------------------------------------------------------------------------


def add_services(table: Table, moves: Moves) -> None:
    """Unique treasure aboard the player's own ships that can be used now."""
    for slot in range(i64(len(table.treasure.at))):
        if can_serve(table, slot):
            moves.add(SHOW + slot)


def can_serve(table: Table, slot: i64) -> bool:
    """Whether a treasure can be used now: aboard one of the player's ships, once a turn at most."""
    unit = table.treasure.at[slot]
    if table.this_turn.treasures_used & bit(slot) or questions.deed_in(table, slot) == NONE:
        return False
    if unit >= codes.UNITS:
        return is_altar_in_use(table, slot)
    if table.ships.owner[unit] != table.turn or not table.ships.in_play & bit(unit):
        return False
    return is_of_use(table, unit, questions.deed_in(table, slot))


def is_altar_in_use(table: Table, slot: i64) -> bool:
    """Whether an altar stands on an island at which two crew of the player's ships could be given up (PI-U117)."""
    place = table.treasure.at[slot]
    if not questions.is_ashore(place) or questions.deed_in(table, slot) != kinds.TREASURE_ALTAR:
        return False
    return questions.is_shown(table, slot) and count(bargains.worshippers(table, place)) >= bargains.OFFERED


def is_of_use(table: Table, unit: i64, deed: i64) -> bool:
    """Whether it would do anything (PI-8.8)."""
    if deed == kinds.TREASURE_SHIPPING_CHARTS:
        return add_unseen_cargo(table, Moves()) > 0
    if deed == kinds.TREASURE_MARKSMANS_MAP:
        return add_unseen_treasure(table, Moves()) > 0
    if deed == kinds.TREASURE_NEPTUNES_TRIDENT:
        return struck_by_wave(table, unit) != 0
    if deed == kinds.TREASURE_HOMING_BEACON:
        return sees_home(table, unit)
    if deed == kinds.TREASURE_COMPASS:
        return actions.may_still_move(table, unit) and sees_home(table, unit)
    return helps(table, unit, deed) or shown_later.is_of_use(table, unit, deed)


def helps(table: Table, unit: i64, deed: i64) -> bool:
    """Whether a treasure that helps its own ship would do anything: to shoot, to move, to lay fog or to repair (PI-8.8)."""
    if deed == kinds.TREASURE_DRY_POWDER:
        again = (table.this_turn.acted_twice | table.this_turn.may_act_again | table.this_turn.must_shoot) & bit(
            unit
        ) == 0
        return again and shooting.can_shoot(table, unit)
    if deed in (kinds.TREASURE_GREASE_BARRELS, kinds.TREASURE_POSEIDONS_BREATH):
        return actions.may_still_move(table, unit)
    if deed == kinds.TREASURE_FIREWORKS:
        return not table.this_turn.lucky & bit(unit)
    if deed == kinds.TREASURE_WITCHS_BREW:
        return may_brew(table, unit)
    whole = full(table.catalog.masts[table.ships.card[unit]])
    return deed == kinds.TREASURE_TREES and table.ships.masts[unit] != whole


def may_brew(table: Table, unit: i64) -> bool:
    """Whether a unit has an action left, and there is room for fog within L (PI-U39)."""
    if not actions.has_action(table, unit) or not table.waters.afloat & bit(unit):
        return False
    moves = Moves()
    laying.add_fog_spots(table, unit, table.catalog.measure[LONG], moves)
    return moves.count > 0


def serve(table: Table, slot: i64) -> None:
    """A treasure is used; one that serves once leaves the game (PI-R93). A compass takes a move action and stays (PI-U79)."""
    unit, deed = table.treasure.at[slot], questions.deed_in(table, slot)
    table.unit = unit if unit < codes.UNITS else NONE
    table.card.move = SHOW + slot
    table.card.during = SERVING
    table.this_turn.treasures_used |= bit(slot)
    table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
    questions.tell(table, codes.DEED_USED, table.turn, questions.slot_word(table, slot), unit)
    if deed in (kinds.TREASURE_SHIPPING_CHARTS, kinds.TREASURE_MARKSMANS_MAP):
        aiming.ask_aim(table, LOOKED_AT, table.turn)
        return
    if deed == kinds.TREASURE_WITCHS_BREW:
        actions.count_action(table, unit, NONE)
        aiming.ask_aim(table, FOG, table.turn)
        return
    if deed == kinds.TREASURE_COMPASS:
        actions.count_action(table, unit, MOVE)
        aiming.end_deed(table)
        leaving.set_down(table, unit, questions.home_of(table, table.turn))
        return
    if shown_later.serve(table, unit, slot, deed):
        return
    aiming.spend(table, slot)
    if deed == kinds.TREASURE_NEPTUNES_TRIDENT:
        table.card.still_to_come = struck_by_wave(table, unit)
        table.card.units_hit = count(table.card.still_to_come)
        table.next = CARD_GOES_ON
    elif deed == kinds.TREASURE_HOMING_BEACON:
        aiming.end_deed(table)
        leaving.set_down(table, unit, questions.home_of(table, table.turn))
    else:
        serve_once(table, unit, deed)
        aiming.end_deed(table)
        table.next = ACTION_OVER


def serve_once(table: Table, unit: i64, deed: i64) -> None:
    """What counts for the rest of the turn (PI-U12, PI-U13, PI-U14, PI-U32, PI-U33)."""
    if deed == kinds.TREASURE_DRY_POWDER:
        table.this_turn.may_act_again |= bit(unit)
        table.this_turn.must_shoot |= bit(unit)
    elif deed == kinds.TREASURE_GREASE_BARRELS:
        table.this_turn.sails_longer |= bit(unit)
    elif deed == kinds.TREASURE_POSEIDONS_BREATH:
        table.this_turn.move_for_each_mast |= bit(unit)
    elif deed == kinds.TREASURE_FIREWORKS:
        table.this_turn.lucky |= bit(unit)
    elif deed == kinds.TREASURE_TREES:
        lost = full(table.catalog.masts[table.ships.card[unit]]) & ~table.ships.masts[unit]
        while lost:
            rigging.raise_mast(table, unit, lowest(lost))
            lost &= lost - 1


# -- looking ------------------------------------------------------------------------------------


def add_unseen_cargo(table: Table, moves: Moves) -> i64:
    """Crew, equipment and treasure that lie face down on ships, which the player has not seen (PI-U2); how many."""
    eye = bit(table.turn)
    for piece in range(i64(len(table.crew.card))):
        place = table.crew.at[piece]
        if place < codes.UNITS and not table.crew.face_up & bit(piece) and not table.crew.seen_by[piece] & eye:
            moves.add(CREW + piece)
    for slot in range(i64(len(table.treasure.at))):
        if table.treasure.at[slot] < codes.UNITS and not table.treasure.seen_by[slot] & eye:
            moves.add(SLOT + slot)
    return moves.count


def add_unseen_treasure(table: Table, moves: Moves) -> i64:
    """Treasure on islands that the player has not seen (PI-U3); how many ways there are."""
    moves.add_members(ISLAND, aiming.islands_hidden(table))
    for slot in range(i64(len(table.treasure.at))):
        if questions.is_ashore(table.treasure.at[slot]) and not table.treasure.seen_by[slot] & bit(table.turn):
            moves.add(SLOT + slot)
    return moves.count


def look_at(table: Table, move: i64) -> None:
    """The player sees the treasure; if nobody has looked at it, it is drawn first (PI-N15)."""
    eye = bit(table.turn)
    if move >= ISLAND:
        table.card.island = move - ISLAND
        aiming.draw_for(table, 1)
        return
    if move >= SLOT:
        slot = move - SLOT
        table.treasure.seen_by = put(table.treasure.seen_by, slot, table.treasure.seen_by[slot] | eye)
        questions.tell(
            table, codes.DEED_SAW, table.turn, questions.slot_word(table, slot), table.treasure.at[slot], eye
        )
    else:
        table.crew.seen_by = put(table.crew.seen_by, move - CREW, table.crew.seen_by[move - CREW] | eye)
        questions.tell(
            table, codes.DEED_SAW, table.turn, questions.crew_word(table, move - CREW), table.crew.at[move - CREW], eye
        )
    table.next = CARD_GOES_ON


# -- the wave -----------------------------------------------------------------------------------


def struck_by_wave(table: Table, unit: i64) -> i64:
    """Units with masts in a strip S wide and 3L long ahead of the bow (PI-U25, PI-R95)."""
    waters, measure = table.waters, table.catalog.measure
    half, far = measure[SHORT] >> 1, WAVE * measure[LONG]
    strip = Polygon([(0, -int(half)), (int(far), -int(half)), (int(far), int(half)), (0, int(half))])
    wave = Polygon([(0, 0)])
    wave.place(strip, waters.x[unit], waters.y[unit], waters.a[unit])
    found: i64 = 0
    units = waters.afloat & ~bit(unit)
    while units:
        other = lowest(units)
        units &= units - 1
        if table.ships.masts[other] != 0 and within(wave, waters.hulls[other], 0):
            found |= bit(other)
    return found


def roll_on(table: Table) -> None:
    """The next unit in the wave loses masts, at last the one from which it came, for each that it hit (PI-U25, PI-R112)."""
    while table.card.still_to_come:
        hit = lowest(table.card.still_to_come)
        table.card.still_to_come &= table.card.still_to_come - 1
        if table.ships.masts[hit] != 0:
            dismasting.ask_loss(table, hit, FELLED, BY_CARD)
            return
    masts = min(table.card.units_hit, questions.masts_left(table, table.unit))
    table.card.units_hit = 0
    if masts and table.ships.in_play & bit(table.unit):
        dismasting.ask_loss(table, table.unit, masts, BY_CARD)
        return
    aiming.end_deed(table)
    if not ending.check_end(table):
        table.next = ACTION_OVER


def serve_on(table: Table) -> None:
    """Go on with a unique treasure that is used between actions."""
    if aiming.deed_now(table) == kinds.TREASURE_NEPTUNES_TRIDENT:
        roll_on(table)
        return
    if shown_later.goes_on(table):
        return
    aiming.end_deed(table)
    if not ending.check_end(table):
        table.next = ACTION_OVER


# -- set down elsewhere -------------------------------------------------------------------------


def sees_home(table: Table, unit: i64) -> bool:
    """Whether a free straight line leads from the bow to the home island, and there is a place (PI-U45, PI-R95)."""
    home = questions.home_of(table, table.ships.owner[unit])
    waters = table.waters
    if (
        home == NONE
        or skills.is_home(table, unit)
        or questions.is_creature(table, unit)
        or leaving.place_at(table, unit, home) == NONE
    ):
        return False
    nearest = Nearest()
    x, y = waters.x[unit], waters.y[unit]
    nearest.find(waters.shores[home], x, y)
    for k in range(i64(len(waters.shores))):
        if k != home and enters(waters.shores[k], x, y, nearest.x, nearest.y):
            return False
    others = waters.afloat & ~bit(unit)
    while others:
        if enters(waters.hulls[lowest(others)], x, y, nearest.x, nearest.y):
            return False
        others &= others - 1
    return True


# -- wolves and wet gunpowder -------------------------------------------------------------------


def wolves_near(table: Table, unit: i64) -> i64:
    """Islands with wolves within S of a unit with a Musketeer or Marine (PI-U29, PI-R96)."""
    found: i64 = 0
    if skills.able(table, unit, abilities.MUSKETEER) or skills.able(table, unit, abilities.MARINE):
        for k in range(i64(len(table.waters.shores))):
            near = within(table.waters.hulls[unit], table.waters.shores[k], table.catalog.measure[SHORT])
            if near and handling.are_wolves_at(table, k):
                found |= bit(k)
    return found


def hunt(table: Table) -> None:
    """The unit shoots at the wolves that are nearest: a die falls (PI-U29)."""
    island = lowest(wolves_near(table, table.unit))
    skills.use(
        table,
        table.unit,
        abilities.MUSKETEER if skills.able(table, table.unit, abilities.MUSKETEER) else abilities.MARINE,
    )
    slots = questions.slots_at(table, ASHORE + island)
    while questions.deed_in(table, lowest(slots)) != kinds.TREASURE_WOLVES:
        slots &= slots - 1
    table.card.move = SHOW + lowest(slots)
    table.card.during = SERVING
    aiming.roll_for(table, 1)


def take_die(table: Table, slot: i64, deed: i64, die: i64) -> None:
    """A die for a treasure that is used, or for wolves that are hunted (PI-U29)."""
    if deed != kinds.TREASURE_WOLVES:
        shown_later.take_die(table, slot, deed, die)
    elif die > WOLVES_ABOVE:
        aiming.use_up(table, slot)


def dry_out(table: Table) -> None:
    """A repair action, anywhere, is rid of Wet Gunpowder (PI-U31) or of a rotting hull (PI-U55)."""
    wet = questions.has(table, table.unit, kinds.TREASURE_WET_GUNPOWDER)
    deed = kinds.TREASURE_WET_GUNPOWDER if wet else kinds.TREASURE_ROTTING_HULL
    aiming.use_up(table, aboard.slot_of(table, table.unit, deed))
    table.next = NEXT_CONSEQUENCE
