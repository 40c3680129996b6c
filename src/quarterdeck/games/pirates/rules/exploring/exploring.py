"""Exploring islands and ships: looking at treasure and taking it (PI-11)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    FEAT,
    HAND_OVER,
    HANDLE,
    MOVE,
    NONE,
    PASS,
    PIECE_AIM,
    PLACES,
    SHARING,
    SLOT,
    SLOT_AIM,
    TAKING,
    feat,
    feat_ability,
    feat_aim,
)
from quarterdeck.games.pirates.rules.common import actions, asked
from quarterdeck.games.pirates.rules.docking import docking, handling
from quarterdeck.games.pirates.rules.exploring import fates, trade
from quarterdeck.games.pirates.rules.exploring import found as found_rules
from quarterdeck.games.pirates.rules.moving import course
from quarterdeck.games.pirates.rules.mysterious_islands import at_exploring, coins_moved, lasting
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import NEXT_COIN, NEXT_CONSEQUENCE
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds

# -- islands ------------------------------------------------------------------------------------


def islands_to_explore(table: Table, unit: i64) -> i64:
    """Wild islands that a unit may explore: docked there since the turn began (PI-11.1, PI-18.6, PI-R21), not closed to it (PI-M9)."""
    if questions.is_creature(table, unit) or questions.is_flotilla(table, unit):
        return 0
    return (
        table.this_turn.lain_at[unit]
        & skills.docked_at(table, unit)
        & ~questions.homes(table)
        & ~lasting.closed_to(table, unit)
    )


def ships_to_explore(table: Table, unit: i64) -> i64:
    """Derelicts and the player's own ships that a unit touches (PI-11.10, PI-R24); none from under water (PI-A89), and no flotillas (PI-R140)."""
    if questions.is_creature(table, unit) or (table.ships.flotillas | table.ships.submerged) & bit(unit):
        return 0
    found: i64 = 0
    others = table.waters.units_touched(unit) & ~table.ships.flotillas
    while others:
        other = lowest(others)
        others &= others - 1
        if not questions.is_creature(table, other) and (
            questions.is_derelict(table, other) or table.ships.owner[other] == table.turn
        ):
            found |= bit(other)
    return found


def explore_free(table: Table, unit: i64) -> None:
    """A free explore where the own token lies (PI-11.6)."""
    table.unit = unit
    table.action.kind = NONE
    with_token = token_islands(table, unit)
    islands = with_token or new_islands(table, unit)
    table.this_turn.free_explores &= ~bit(unit)
    table.this_turn.docked_at_wild &= ~bit(unit)
    if with_token == 0 and not questions.has(table, unit, kinds.TREASURE_FORGED_PAPERS):
        skills.use(table, unit, explorer_of(table, unit))
    explore(table, lowest(islands))


def free_islands(table: Table, unit: i64) -> i64:
    """Wild islands that a unit may explore free: with the own token, or just docked at by an Explorer (PI-11.6, PI-A5, PI-M9)."""
    return (token_islands(table, unit) | new_islands(table, unit)) & ~lasting.closed_to(table, unit)


def explorer_of(table: Table, unit: i64) -> i64:
    """The ability by which a unit explores where she has just docked, or NONE (PI-A5, PI-A79)."""
    if skills.able(table, unit, abilities.EXPLORER):
        return abilities.EXPLORER
    return abilities.SILVER_EXPLORER if skills.able(table, unit, abilities.SILVER_EXPLORER) else NONE


def token_islands(table: Table, unit: i64) -> i64:
    """Wild islands with the own token at which a unit has docked in this turn (PI-11.6); no flotilla explores (PI-R140)."""
    if not table.this_turn.free_explores & ~table.ships.flotillas & bit(unit):
        return 0
    return skills.docked_at(table, unit) & ~questions.homes(table) & table.islands.tokens[table.turn]


def new_islands(table: Table, unit: i64) -> i64:
    """Wild islands at which an Explorer, or a ship with Forged Papers, has docked in this turn (PI-A5, PI-U4)."""
    explores = explorer_of(table, unit) != NONE or questions.has(table, unit, kinds.TREASURE_FORGED_PAPERS)
    if not (table.this_turn.docked_at_wild & bit(unit) and explores):
        return 0
    return skills.docked_at(table, unit) & ~questions.homes(table)


def explore(table: Table, island: i64) -> None:
    """The player looks at all treasure there; unseen treasure is drawn now (PI-11.1, PI-N15)."""
    table.exploring.island = island
    table.ships.explored = put(table.ships.explored, table.unit, table.ships.explored[table.unit] | bit(island))
    questions.tell(table, codes.EXPLORED, table.turn, table.unit, island)
    begin_looking(table)


def look_on(table: Table) -> None:
    """Look at the next treasure that nobody has seen, or choose coins if all are seen."""
    if table.islands.unseen[table.exploring.island] > 0:
        asked.look(table)
    else:
        begin_taking(table)


def turn_up(table: Table, treasure: i64) -> None:
    """Turn up a treasure that CHANCE has drawn as one of those on the island."""
    table.islands.unseen = put(
        table.islands.unseen, table.exploring.island, table.islands.unseen[table.exploring.island] - 1
    )
    table.treasure.pool &= ~bit(treasure)
    aboard.add_slot(table, treasure, ASHORE + table.exploring.island, 0)
    look_on(table)


def begin_taking(table: Table) -> None:
    """The player knows what lies there, takes unique treasure and chooses coins (PI-11.2, PI-11.8, PI-R23)."""
    seat = table.turn
    slots = questions.slots_at(table, ASHORE + table.exploring.island)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        table.treasure.seen_by = put(table.treasure.seen_by, slot, table.treasure.seen_by[slot] | bit(seat))
        questions.tell(
            table,
            codes.LOOKED_AT,
            seat,
            questions.treasure_word(table, table.treasure.what[slot]),
            table.exploring.island,
            bit(seat),
        )
    table.exploring.treasure_moved = 0
    found_rules.load_next(table)


def coins_ashore(table: Table) -> i64:
    """Slots with coins on the island that is explored; none may be taken where wolves are (PI-U29)."""
    found: i64 = 0
    slots = questions.slots_at(table, ASHORE + table.exploring.island)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if questions.deed_in(table, slot) == kinds.TREASURE_WOLVES:
            return 0
        if table.this_turn.not_loaded & bit(slot):
            continue
        if not questions.is_unique(table, slot):
            found |= bit(slot)
    lone = count(found) == 1 and questions.slots_at(table, ASHORE + table.exploring.island) == found
    return NOTHING if lone and skills.able(table, table.unit, abilities.LEAVES_THE_LAST) else found


def secret_ashore(table: Table) -> i64:
    """Slots on the island that is explored with treasure that must be taken, face down, as if it was a coin (PI-11.8, PI-R94)."""
    found: i64 = 0
    slots = questions.slots_at(table, ASHORE + table.exploring.island)
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if questions.deed_in(table, slot) == kinds.TREASURE_WOLVES:
            return 0
        if found_rules.is_secret(table, slot) and not found_rules.is_barred(table, slot):
            found |= bit(slot)
    return found


def ask_coin(table: Table) -> None:
    """Ask for the next coin, if there is one (PI-11.2); crew face down is no reason not to ask (PI-R126)."""
    hidden = aboard.hidden_crew(table, table.unit)
    may = aboard.room(table, table.unit) > 0 or hidden or trades_crew(table)
    if secret_ashore(table) or (may and coins_ashore(table)):
        table.phase = TAKING
        table.player = table.asked = table.turn
    else:
        end_explore(table)


def add_coins(table: Table, moves: Moves) -> None:
    """No more, or a coin of each value (PI-R64) if there is room; before no more, treasure that must be taken (PI-R94).

    A trader may also exchange each of the coins (PI-A15).
    """
    secret = secret_ashore(table)
    if secret == 0:
        moves.add(PASS)
    room = aboard.room(table, table.unit) > 0
    slots = coins_ashore(table) if room else NOTHING
    listed: i64 = 0
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        worth = questions.gold_in(table, slot)
        if not listed & bit(worth):
            listed |= bit(worth)
            moves.add(SLOT + slot)
    while secret:
        moves.add(SLOT + lowest(secret))
        secret &= secret - 1
    if room and skills.is_ready(table, table.unit, abilities.ISLAND_TRADER) and trade.other_stores(table):
        add_barters(table, abilities.ISLAND_TRADER, moves)
    if may_trade_crew(table):
        add_barters(table, abilities.CREW_TRADER, moves)


def add_barters(table: Table, ability: i64, moves: Moves) -> None:
    """List each coin of the island as one that is given for something else (PI-A15, PI-A172)."""
    coins = coins_ashore(table)
    while coins:
        moves.add(feat(ability, table.unit, SLOT_AIM + lowest(coins)))
        coins &= coins - 1


def load_coin(table: Table, slot: i64) -> None:
    """A coin comes aboard, face down; which of those that lay there, nobody else can tell (PI-11.3), but where all lie open (PI-U27, PI-U70)."""
    blood = fates.blood_at(table, table.exploring.island)
    first = take_aboard(table, slot, table.unit)
    questions.note_progress(table)
    if blood != NONE:
        fates.shed_blood(table, blood, questions.gold_in(table, first))
    if docking.land_gold(table, table.unit):
        return
    if table.exploring.one_more:
        end_explore(table)
    else:
        ask_coin(table)


def take_aboard(table: Table, slot: i64, taker: i64) -> i64:
    """A coin of the island goes aboard a ship, face down unless all lie open there; the slot that it has then (PI-11.3, PI-U27, PI-U70)."""
    slots = coins_ashore(table) | secret_ashore(table)
    is_open = table.treasure.mapped or fates.blood_at(table, table.exploring.island) != NONE
    first = slot if is_open else lowest(slots)
    known = table.treasure.seen_by[slot] if is_open else bit(table.turn)
    while slots:
        table.treasure.seen_by = put(table.treasure.seen_by, lowest(slots), known)
        slots &= slots - 1
    what = table.treasure.what[slot]
    table.treasure.what = put(table.treasure.what, slot, table.treasure.what[first])
    table.treasure.what = put(table.treasure.what, first, what)
    aboard.place_slot(table, first, taker)
    questions.tell(table, codes.COIN_TAKEN, table.turn, questions.treasure_word(table, what), taker, known)
    return first


# -- ships --------------------------------------------------------------------------------------


def see_all(table: Table, unit: i64) -> None:
    """Let the player know everything that lies face down on a unit (PI-R24)."""
    pieces = questions.pieces_at(table, unit)
    while pieces:
        table.crew.seen_by = put(
            table.crew.seen_by, lowest(pieces), table.crew.seen_by[lowest(pieces)] | bit(table.turn)
        )
        pieces &= pieces - 1
    slots = questions.slots_at(table, unit)
    while slots:
        table.treasure.seen_by = put(
            table.treasure.seen_by, lowest(slots), table.treasure.seen_by[lowest(slots)] | bit(table.turn)
        )
        slots &= slots - 1


def add_exchanges(table: Table, moves: Moves) -> None:
    """No more, or one thing that changes ships; each does so at most once in an explore (PI-R24)."""
    moves.add(PASS)
    add_gifts(table, table.target, table.unit, moves)
    if table.ships.owner[table.target] == table.turn:
        add_gifts(table, table.unit, table.target, moves)


def add_gifts(table: Table, source: i64, taker: i64, moves: Moves) -> None:
    """Crew and treasure that may go from one ship to the other (PI-11.10)."""
    pieces = questions.pieces_at(table, source) & ~table.exploring.crew_moved
    while pieces:
        piece = lowest(pieces)
        pieces &= pieces - 1
        if aboard.may_carry(table, taker, piece) and not aboard.is_bound(table, piece):
            moves.add(HANDLE + piece * PLACES + taker)
    slots = questions.slots_at(table, source) & ~table.exploring.treasure_moved
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        if aboard.has_room(table, taker, slot) and not aboard.is_fixed(table, slot):
            moves.add(HAND_OVER + slot * PLACES + taker)


def exchange(table: Table, move: i64) -> None:
    """One thing changes ships, or no more do; gold that comes aboard at home goes ashore (PI-R50)."""
    if move == PASS:
        table.next = NEXT_CONSEQUENCE
        return
    if move >= HAND_OVER:
        slot, taker = (move - HAND_OVER) // PLACES, (move - HAND_OVER) % PLACES
        table.exploring.treasure_moved |= bit(slot)
        aboard.place_slot(table, slot, taker)
        table.this_turn.loaded |= bit(taker)
        word = questions.treasure_word(table, table.treasure.what[slot])
        questions.tell(table, codes.HANDED_OVER, table.turn, word, taker, table.treasure.seen_by[slot])
        questions.note_progress(table)
        docking.land_gold(table, taker)
    else:
        piece, taker = (move - HANDLE) // PLACES, (move - HANDLE) % PLACES
        table.exploring.crew_moved |= bit(piece)
        handling.move_piece(table, piece, taker)
        table.crew.owner = put(table.crew.owner, piece, table.turn)


def begin_looking(table: Table) -> None:
    """Unseen treasure is looked at; coins of other islands may come here first (PI-M15)."""
    unit = table.unit
    table.exploring.aboard_before = questions.slots_at(table, unit)
    table.mysterious.island = table.exploring.island
    if (
        table.mysterious.effects[unit] & bit(kinds.ISLAND_COINS_COME)
        and table.mysterious.island_of[unit] == table.exploring.island
    ):
        table.mysterious.effects = put(
            table.mysterious.effects, unit, table.mysterious.effects[unit] & ~bit(kinds.ISLAND_COINS_COME)
        )
        table.mysterious.effect = kinds.ISLAND_COINS_COME
        table.mysterious.to_island = table.exploring.island
        table.mysterious.islands_left = coins_moved.elsewhere(table)
        coins_moved.coins_carried(table)
    else:
        look_on(table)


def take_coin(table: Table, move: i64) -> None:
    """A coin comes aboard or is exchanged for one of another island, or the explore is over (PI-11.3, PI-A15)."""
    if move >= FEAT and feat_ability(move) == abilities.CREW_TRADER:
        offer_coin(table, feat_aim(move) - SLOT_AIM)
    elif move >= FEAT:
        trade.begin_barter(table, move)
    elif move == PASS:
        end_explore(table)
    else:
        table.this_turn.loaded |= bit(table.unit)
        load_coin(table, move - SLOT)


def end_explore(table: Table) -> None:
    """The explore is over; the rest stays on the island, face down (PI-11.4).

    Before that the island does what it was to do when treasure was taken (PI-M23, PI-M24, PI-M29).
    """
    unit = table.unit
    marked = table.mysterious.effects[unit] & (
        bit(kinds.ISLAND_COIN_ADDED) | bit(kinds.ISLAND_COINS_EXCHANGED) | bit(kinds.ISLAND_LOAD_AND_MOVE)
    )
    if marked and table.mysterious.island_of[unit] == table.exploring.island and at_exploring.taken(table):
        table.mysterious.effects = put(
            table.mysterious.effects, unit, table.mysterious.effects[unit] & ~bit(lowest(marked))
        )
        at_exploring.ask_finding(table, lowest(marked))
    else:
        gone = sails_off(table)
        table.exploring.aboard_before = 0
        if gone:
            move_off(table)
        else:
            table.next = NEXT_CONSEQUENCE


def sails_off(table: Table) -> bool:
    """Whether a ship may move because she has taken the last coin by an explore action (PI-A171)."""
    unit, island = table.unit, table.exploring.island
    if not skills.able(table, unit, abilities.SAILS_OFF) or table.action.kind != codes.ISLAND + island:
        return False
    here = ASHORE + island
    left = questions.slots_at(table, here) & ~questions.uniques_at(table, here)
    took = at_exploring.taken(table) != 0 and left == 0 and table.islands.unseen[island] == 0
    return took and actions.can_move(table, unit)


def move_off(table: Table) -> None:
    """The ship moves, free, right after her explore (PI-A171)."""
    skills.use(table, table.unit, abilities.SAILS_OFF)
    questions.tell(table, codes.ABILITY_USED, table.turn, table.unit, abilities.SAILS_OFF)
    table.action.kind = MOVE
    table.action.is_free = True
    course.begin_move(table)


# -- crew for coins -----------------------------------------------------------------------------


def crew_for_coin(table: Table) -> i64:
    """Crew of ships of the fleet for which a coin could come aboard (PI-A172)."""
    found: i64 = 0
    units = questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        crew = aboard.crew_aboard(table, unit)
        while crew:
            piece = lowest(crew)
            crew &= crew - 1
            room = aboard.room(table, unit) + aboard.piece_space(table, piece)
            if room > 0 and not aboard.is_bound(table, piece):
                found |= bit(piece)
    return found


def may_trade_crew(table: Table) -> bool:
    """Whether a coin of the island may be swapped for a crew now (PI-A172)."""
    return trades_crew(table) and crew_for_coin(table) != 0


def trades_crew(table: Table) -> bool:
    """Whether the ship that explores by an action swaps coins for crew, as far as everybody sees (PI-A172, PI-R126)."""
    if table.action.kind != codes.ISLAND + table.exploring.island:
        return False
    if not skills.is_ready(table, table.unit, abilities.CREW_TRADER):
        return False
    units = questions.fleet(table, table.turn)
    while units:
        if aboard.crew_aboard(table, lowest(units)):
            return True
        units &= units - 1
    return False


def offer_coin(table: Table, slot: i64) -> None:
    """A coin of the island is to go for a crew; which one is asked (PI-A172)."""
    table.trade.given = slot
    skills.ask_ability(table, abilities.CREW_TRADER, table.turn)


def swap_for_crew(table: Table, move: i64) -> None:
    """The crew goes ashore, and the coin aboard its ship, face down; or the swap is called off (PI-A172)."""
    slot = table.trade.given
    table.trade.given = NONE
    if move != PASS:
        piece = feat_aim(move) - PIECE_AIM
        taker = table.crew.at[piece]
        skills.spend(table, table.unit, abilities.CREW_TRADER)
        questions.tell(table, codes.ABILITY_USED, table.turn, table.unit, abilities.CREW_TRADER)
        handling.move_piece(table, piece, ASHORE + table.exploring.island)
        take_aboard(table, slot, taker)
        table.this_turn.loaded |= bit(taker)
        if docking.land_gold(table, taker):
            return
    table.next = NEXT_COIN


def begin_sharing(table: Table, other: i64) -> None:
    """Crew and treasure may change ships (PI-11.10); the player sees all that lies aboard an enemy's derelict (PI-R24)."""
    table.target = other
    table.exploring.crew_moved = 0
    table.exploring.treasure_moved = 0
    if table.ships.owner[other] != table.turn:
        see_all(table, other)
    table.phase = SHARING
    table.player = table.asked = table.turn


def explore_ship(table: Table, other: i64) -> None:
    """A ship is explored; some may make a derelict their own instead (PI-11.10, PI-A55)."""
    begin_sharing(table, other)
    owns = questions.is_derelict(table, other) and skills.able(table, table.unit, abilities.DERELICT_OWNER)
    if owns and questions.home_of(table, table.turn) != NONE:
        skills.ask_ability(table, abilities.DERELICT_OWNER, table.turn)
