"""Forts: built with gold on explored wild islands; ships store gold there, and look out from them (PI-R100, PI-A108)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, BUILD, MEND, NONE, STORE, WATCH
from quarterdeck.games.pirates.rules.common import actions, aiming, asked, ending, standing_forts
from quarterdeck.games.pirates.rules.losing import rigging
from quarterdeck.games.pirates.rules.shooting import repair
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import ACTION_OVER, NEXT_HIT, NEXT_UNIT
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities

WELCOME_FROM: Final[i64] = 4  # gold unloaded at once that brings one more action (PI-A109)


# -- building -----------------------------------------------------------------------------------


def sites(table: Table, unit: i64) -> i64:
    """Where a unit may build a fort: wild islands without one at which it lies and that its player has explored (PI-R100)."""
    if questions.is_creature(table, unit):
        return 0
    explored = table.islands.tokens[table.turn] | table.ships.explored[unit]
    return skills.docked_at(table, unit) & ~questions.homes(table) & explored & ~standing_forts.fort_islands(table)


def plans(table: Table, unit: i64) -> i64:
    """Forts that a unit may build: paid with gold at home, of the nation of a ship of the fleet (PI-R100)."""
    if sites(table, unit) == 0:
        return 0
    nations: i64 = 0
    ships = questions.fleet(table, table.turn)
    while ships:
        k = lowest(ships)
        ships &= ships - 1
        if not questions.is_creature(table, k):
            nations |= bit(table.catalog.nation[table.ships.card[k]])
    found: i64 = 0
    for k in range(i64(len(table.ships.card))):
        fits = is_plan(table, k) and nations & bit(table.catalog.nation[table.ships.card[k]])
        if fits and fort_price(table, k) <= table.islands.home_gold[table.turn]:
            found |= bit(k)
    return found


def is_plan(table: Table, unit: i64) -> bool:
    """Whether a unit is a fort of the player that was not built yet."""
    if not questions.is_fort(table, unit) or table.ships.owner[unit] != table.turn:
        return False
    return not (table.ships.in_play | table.forts.fallen) & bit(unit)


def fort_price(table: Table, fort: i64) -> i64:
    """The gold that a fort costs; it costs no points (PI-R100)."""
    return table.catalog.fort_price[table.ships.card[fort] - table.catalog.ships]


def build(table: Table, fort: i64) -> None:
    """Build a fort: it stands on the island with its price in it, and acts from the next turn on (PI-R100).

    The island stays wild for all that does not say otherwise (PI-R59).
    """
    waters = table.waters
    island = lowest(sites(table, table.unit))
    table.forts.island = put(table.forts.island, fort, island)
    table.forts.gold = put(table.forts.gold, fort, fort_price(table, fort))
    table.islands.home_gold = put(
        table.islands.home_gold, table.turn, table.islands.home_gold[table.turn] - fort_price(table, fort)
    )
    table.ships.in_play |= bit(fort)
    table.this_turn.acted |= bit(fort)
    table.this_turn.acted_twice |= bit(fort)
    shore = waters.shores[island]
    waters.put(fort, (shore.left + shore.right) >> 1, (shore.bottom + shore.top) >> 1, 0)
    waters.ashore = put(waters.ashore, fort, island)
    questions.tell(table, codes.BUILT, table.turn, fort, island)
    questions.note_progress(table)


# -- what ships do at them ----------------------------------------------------------------------


def add_fort_actions(table: Table, unit: i64, moves: Moves) -> None:
    """Actions at forts: to build one, to put up a flag again (PI-R100), to look out from a watch tower (PI-A108)."""
    if not standing_forts.has_forts(table):
        return
    moves.add_members(BUILD, plans(table, unit))
    forts = standing_forts.forts_here(table, unit)
    while forts:
        fort = lowest(forts)
        forts &= forts - 1
        if actions.broken(table, fort):
            moves.add(MEND + fort)
        if skills.able(table, fort, abilities.WATCHTOWER) and unseen_islands(table):
            moves.add(WATCH + fort)


def has_fort_action(table: Table, unit: i64) -> bool:
    """Whether a unit may take an action at a fort: build it, put up a flag, look out."""
    if not standing_forts.has_forts(table):
        return False
    moves = Moves()
    add_fort_actions(table, unit, moves)
    return moves.count > 0


def act_at_fort(table: Table, move: i64) -> None:
    """A ship's action at a fort: she builds it, puts up one of its flags (PI-R100), or looks out from it (PI-A108)."""
    if move >= WATCH:
        table.forts.watch = unseen_islands(table)
        watch_on(table)
        return
    if move >= MEND:
        table.action.mends = move - MEND
        repair.ask_repair(table)
        return
    build(table, move - BUILD)
    table.next = ACTION_OVER


def add_stores(table: Table, moves: Moves) -> None:
    """Ships that may unload their gold into a fort at which they are docked, free (PI-R100)."""
    if not standing_forts.has_forts(table):
        return
    units = questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        if questions.gold_aboard(table, unit) and standing_forts.forts_here(table, unit):
            moves.add(STORE + unit)


def store_gold(table: Table, unit: i64) -> None:
    """All coins aboard come into the fort (PI-R100), which is unloading, too (PI-R102).

    A ship that has just docked and brings much may act once more (PI-A109).
    """
    fort = lowest(standing_forts.forts_here(table, unit))
    brought = questions.gold_aboard(table, unit)
    coins = questions.slots_at(table, unit) & ~questions.uniques_at(table, unit)
    while coins:
        aboard.lose_slot(table, lowest(coins))
        coins &= coins - 1
    table.forts.gold = put(table.forts.gold, fort, table.forts.gold[fort] + brought)
    questions.tell(table, codes.STORED, table.turn, unit, brought)
    questions.note_progress(table)
    table.this_turn.unloaded |= bit(unit)
    fresh = not table.this_turn.lain_at[unit] & bit(table.forts.island[fort])
    if fresh and brought >= WELCOME_FROM and skills.able(table, fort, abilities.WARM_WELCOME):
        table.this_turn.may_act_again |= bit(unit)
        questions.tell(table, codes.ONE_MORE, table.turn, unit)
    if not ending.check_end(table):
        table.next = NEXT_UNIT


def refit_at_dock(table: Table) -> None:
    """A ship that has docked at her own fort, or was towed there, may get all her masts back (PI-A163)."""
    if not standing_forts.has_forts(table) or table.action.docked_at == 0:
        return
    refit(table, table.unit)
    if table.ships.tows[table.unit] != NONE:
        refit(table, table.ships.tows[table.unit])


def refit(table: Table, unit: i64) -> None:
    """All masts of a ship stand again, if a fort at which she is docked has shipwrights for that (PI-A163)."""
    forts = standing_forts.forts_here(table, unit)
    while forts:
        fort = lowest(forts)
        forts &= forts - 1
        lost = actions.broken(table, unit) if skills.able(table, fort, abilities.HARBOR_WRIGHTS) else NOTHING
        while lost:
            rigging.raise_mast(table, unit, lowest(lost))
            lost &= lost - 1


# -- looking out --------------------------------------------------------------------------------


def unseen_islands(table: Table) -> i64:
    """Wild islands with treasure that the player has not seen."""
    found = aiming.islands_hidden(table)
    for slot in range(i64(len(table.treasure.at))):
        if questions.is_ashore(table.treasure.at[slot]) and not table.treasure.seen_by[slot] & bit(table.turn):
            found |= bit(table.treasure.at[slot] - ASHORE)
    return found


def watch_on(table: Table) -> None:
    """One treasure on each wild island is looked at in secret, island after island (PI-A108)."""
    eye = bit(table.turn)
    while table.forts.watch:
        island = lowest(table.forts.watch)
        if table.islands.unseen[island] > 0:
            table.exploring.elsewhere = island
            asked.look(table)
            return
        table.forts.watch &= ~bit(island)
        slot = first_unseen(table, island)
        table.treasure.seen_by = put(table.treasure.seen_by, slot, table.treasure.seen_by[slot] | eye)
        questions.tell(table, codes.LOOKED_AT, table.turn, questions.slot_word(table, slot), island, eye)
    table.next = ACTION_OVER


def first_unseen(table: Table, island: i64) -> i64:
    """A slot on an island that the player has not seen."""
    slots = questions.slots_at(table, ASHORE + island)
    while table.treasure.seen_by[lowest(slots)] & bit(table.turn):
        slots &= slots - 1
    return lowest(slots)


def look_from_tower(table: Table, treasure: i64) -> None:
    """From a watch tower its player looks at a treasure of a wild island; CHANCE has drawn which (PI-A108)."""
    island, eye = table.exploring.elsewhere, bit(table.turn)
    table.exploring.elsewhere = NONE
    table.forts.watch &= ~bit(island)
    table.islands.unseen = put(table.islands.unseen, island, table.islands.unseen[island] - 1)
    table.treasure.pool &= ~bit(treasure)
    aboard.add_slot(table, treasure, ASHORE + island, eye)
    questions.tell(table, codes.LOOKED_AT, table.turn, questions.treasure_word(table, treasure), island, eye)
    watch_on(table)


# -- fire ---------------------------------------------------------------------------------------


def roll_walls(table: Table, die: i64) -> None:
    """A fort's walls take as many hits in this turn as the die shows before one of its cannons falls (PI-A110).

    Of musketeers each takes one hit, and the next one costs a cannon (PI-A165).
    """
    fort = table.target
    guarded = skills.able(table, fort, abilities.GARRISON)
    table.this_turn.walls_rolled |= bit(fort)
    table.forts.walls = put(table.forts.walls, fort, die + i64(guarded))
    questions.tell(table, codes.GUARDED if guarded else codes.WALLS, table.ships.owner[fort], fort, die)
    table.next = NEXT_HIT
