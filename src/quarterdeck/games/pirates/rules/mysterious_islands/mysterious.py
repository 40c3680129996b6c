"""Mysterious islands: a die at every docking, and its immediate effects (PI-8, PI-M, PI-R43, PI-R87)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, ONE, bit, count, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    CREW,
    FLIPPING,
    FORTUNE,
    ISLAND,
    NONE,
    PASS,
    SLOT,
    UNIT,
)
from quarterdeck.games.pirates.rules.common import actions, aiming, chance, ending
from quarterdeck.games.pirates.rules.docking import handling
from quarterdeck.games.pirates.rules.losing import dismasting, losses
from quarterdeck.games.pirates.rules.moving import steering
from quarterdeck.games.pirates.rules.mysterious_islands import at_exploring, coins_moved, lasting
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import BY_ISLAND, EXPLORE_OVER, NEXT_CONSEQUENCE, NEXT_TREASURE
from quarterdeck.games.pirates.table.mysterious import FACE_DOWN, LASTING, PLAIN, SHOWN
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

LOW_TO: Final[i64] = 2  # dice for the first of an island's two effects
HIGH_FROM: Final[i64] = 5  # and for the second
MAST_FROM: Final[i64] = 4  # a die that costs a mast
GOOD_CHARTS: Final[i64] = 2  # what charts add to the die (PI-U42)
LEAVERS: Final[i64] = (
    bit(kinds.ISLAND_COINS_LEAVE) | bit(kinds.ISLAND_TREASURE_LEAVES) | bit(kinds.ISLAND_ALL_COINS_LEAVE)
)  # fmt: skip


# -- docking ------------------------------------------------------------------------------------


def is_mysterious(table: Table, island: i64) -> bool:
    """Whether a die falls when a ship docks at an island; at a home only if texts are shown (PI-3.14, PI-R43)."""
    if table.mysterious.mode == PLAIN or table.catalog.mystery_low[table.islands.card[island]] == NONE:
        return False
    return table.islands.home[island] == NONE or table.mysterious.mode == SHOWN


def find_mysteries(table: Table) -> None:
    """Mysterious islands at which the unit itself has docked in this action (PI-8.5, PI-8.7, PI-R87)."""
    found: i64 = 0
    islands = table.action.docked_at
    while islands:
        k = lowest(islands)
        islands &= islands - 1
        if is_mysterious(table, k):
            found |= bit(k)
    table.mysterious.islands_left = found


def meets_mystery(table: Table) -> bool:
    """Whether a die falls for the next island; a face-down text is turned up first (PI-8.9)."""
    if table.mysterious.islands_left == 0:
        return False
    table.mysterious.island = lowest(table.mysterious.islands_left)
    table.mysterious.islands_left &= ~bit(table.mysterious.island)
    if table.mysterious.text[table.mysterious.island] == NONE:
        table.phase = FLIPPING
        table.player = CHANCE
    else:
        lasting.ask_omen(table, NONE, 1)
    return True


def add_texts(table: Table, moves: Moves) -> None:
    """The texts that were not shown yet are equally likely (PI-R87)."""
    left = table.mysterious.unshown
    while left:
        moves.add(codes.ISLAND_CARD + lowest(left))
        left &= left - 1


def flip(table: Table, card: i64) -> None:
    """The drawn text holds for the island for the rest of the game (PI-8.9)."""
    table.mysterious.text = put(table.mysterious.text, table.mysterious.island, card)
    table.mysterious.unshown &= ~bit(card)
    questions.tell(table, codes.FLIPPED, table.turn, questions.island_word(table, card), table.mysterious.island)
    lasting.ask_omen(table, NONE, 1)


# -- dice ---------------------------------------------------------------------------------------


def roll_for_island(table: Table, die: i64) -> None:
    """A die for a mysterious island."""
    questions.tell(table, codes.OMEN_ROLLED, table.turn, table.unit, die)
    table.mysterious.still_to_come -= 1
    if table.mysterious.effect == NONE:
        read_text(table, die)
    elif table.mysterious.effect == kinds.ISLAND_HELD_BACK:
        lasting.hold_back(table, die)
    elif table.mysterious.effect == kinds.ISLAND_CREW_SCATTERED:
        table.mysterious.still_to_come = min(die, count(aboard.crew_aboard(table, table.unit)))
        ask_fortune(table, kinds.ISLAND_CREW_SCATTERED, table.turn)
    else:
        if die >= MAST_FROM:
            table.mysterious.masts_lost += 1
        if table.mysterious.still_to_come == 0:
            wreck_masts(table)


def read_text(table: Table, die: i64) -> None:
    """1 and 2 have one effect, 5 and 6 another, 3 and 4 none (PI-8.5); charts and plans count (PI-U42, PI-U43, PI-R87)."""
    if questions.has(table, table.unit, kinds.TREASURE_GOOD_CHARTS):
        die = min(chance.DIE, die + GOOD_CHARTS)
    if questions.has(table, table.unit, kinds.TREASURE_BAD_PLANS):
        die = max(1, die - 1)
    catalog, card = table.catalog, table.mysterious.text[table.mysterious.island]
    if die <= LOW_TO:
        befall(table, catalog.mystery_low[card], catalog.mystery_low_amount[card])
    elif die >= HIGH_FROM:
        befall(table, catalog.mystery_high[card], catalog.mystery_high_amount[card])
    else:
        mystery_on(table)


def befall(table: Table, deed: i64, amount: i64) -> None:
    """Apply an effect at once or for later (PI-8.6); impossible parts are left out (PI-8.8)."""
    table.mysterious.effect = deed
    questions.tell(table, codes.OMEN, table.turn, table.unit, deed * codes.OF_UNITS + amount)
    if LASTING & bit(deed):
        note_for_later(table, deed, amount)
    else:
        work_at_once(table, deed, amount)


def work_at_once(table: Table, deed: i64, amount: i64) -> None:
    """Apply an immediate effect; `add_fortunes_at_docking` lists the choices, if there are any."""
    if deed == kinds.ISLAND_MASTS_LOST:
        lasting.ask_omen(table, deed, amount)
    elif LEAVERS & bit(deed):
        table.mysterious.still_to_come = how_much_leaves(deed, amount)
        ask_fortune(table, deed, table.turn)
    elif deed == kinds.ISLAND_CREW_SCATTERED and aboard.crew_aboard(table, table.unit):
        lasting.ask_omen(table, deed, 1)
    elif deed == kinds.ISLAND_COINS_SCATTERED:
        coins_moved.scatter(table)
    elif deed == kinds.ISLAND_COIN_SENT_HOME:
        coins_moved.send_home(table)
    else:
        ask_fortune(
            table, deed, questions.next_seat(table, table.turn) if deed == kinds.ISLAND_CREW_MAROONED else table.turn
        )


def note_for_later(table: Table, deed: i64, amount: i64) -> None:
    """A lasting effect holds for the ship from now on (PI-8.6)."""
    unit = table.unit
    table.mysterious.effects = put(table.mysterious.effects, unit, table.mysterious.effects[unit] | bit(deed))
    table.mysterious.island_of = put(table.mysterious.island_of, unit, table.mysterious.island)
    if amount:
        table.mysterious.amount = put(table.mysterious.amount, unit, amount)
    mystery_on(table)


def how_much_leaves(deed: i64, amount: i64) -> i64:
    """So many coins (PI-M1), one treasure (PI-M2), or all coins (PI-M3)."""
    if amount:
        return amount
    return ONE if deed == kinds.ISLAND_TREASURE_LEAVES else codes.SLOTS


def wreck_masts(table: Table) -> None:
    """The ship loses so many masts; her player chooses each of them (PI-M5)."""
    hits = min(table.mysterious.masts_lost, count(table.ships.masts[table.unit]))
    if hits:
        dismasting.ask_loss(table, table.unit, hits, BY_ISLAND)
    else:
        mystery_on(table)


def mystery_on(table: Table) -> None:
    """The effect is over; the rest of what follows the move (PI-R20)."""
    table.mysterious.forget()
    if not ending.check_end(table):
        table.next = NEXT_CONSEQUENCE


# -- choices ------------------------------------------------------------------------------------


def ask_fortune(table: Table, deed: i64, seat: i64) -> None:
    """A seat chooses, if there is anything to choose (PI-8.8)."""
    table.mysterious.effect = deed
    moves = Moves()
    add_fortunes(table, moves)
    if moves.count == 0:
        end_fortune(table)
        return
    table.phase = FORTUNE
    table.player = table.asked = seat


def add_fortunes_at_docking(table: Table, moves: Moves) -> None:
    """List the choices."""
    unit = table.unit
    deed = table.mysterious.effect
    crew = takeable_crew(table)
    if LEAVERS & bit(deed):
        moves.add_members(
            ISLAND, coins_moved.elsewhere(table) if coins_moved.treasure_at(table, table.mysterious.island) else NOTHING
        )
    elif deed == kinds.ISLAND_CREW_MAROONED or (
        deed == kinds.ISLAND_CREW_SCATTERED and table.mysterious.to_island == NONE
    ):
        moves.add_members(ISLAND, coins_moved.elsewhere(table) if crew else NOTHING)
    elif deed in (kinds.ISLAND_CREW_LOST, kinds.ISLAND_CREW_SCATTERED, kinds.ISLAND_CREW_STAYS):
        moves.add_members(CREW, crew)
    elif deed == kinds.ISLAND_TREASURE_OR_CREW_LOST:
        uniques = questions.uniques_at(table, unit)
        moves.add_members(SLOT, uniques)
        moves.add_members(CREW, NOTHING if uniques else crew)
    elif deed == kinds.ISLAND_TRIBUTE:
        moves.add_members(SLOT, questions.slots_at(table, unit) & ~questions.uniques_at(table, unit))
    elif deed == kinds.ISLAND_ISLANDER_JOINS:
        if (
            not questions.is_creature(table, unit)
            and not aboard.has_no_berth(table, unit)
            and aboard.room(table, unit) > 0
        ):
            aiming.add_recruits(table, moves)
    else:
        add_steered(table, moves)


def add_steered(table: Table, moves: Moves) -> None:
    """Ships of opponents that can be moved (PI-M16, PI-M17)."""
    units = table.ships.in_play & table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        if table.ships.owner[unit] != table.turn and actions.can_move(table, unit):
            moves.add(UNIT + unit)


def take_fortune_at_docking(table: Table, move: i64) -> None:
    """Carry out a choice for an island: crew goes ashore (PI-M10) or stays (PI-M14), an islander joins (PI-M30), or others."""
    deed = table.mysterious.effect
    if move == PASS:
        end_fortune(table)
    elif LEAVERS & bit(deed):
        table.mysterious.to_island = move - ISLAND
        coins_moved.carry_coins(table, table.mysterious.island)
    elif deed == kinds.ISLAND_CREW_MAROONED:
        maroon(table, takeable_crew(table), move - ISLAND)
        mystery_on(table)
    elif deed == kinds.ISLAND_CREW_SCATTERED:
        scatter_crew(table, move)
    elif deed == kinds.ISLAND_CREW_STAYS:
        table.this_turn.crew_ashore |= bit(move - CREW)
        maroon(table, bit(move - CREW), table.mysterious.island)
        mystery_on(table)
    elif deed == kinds.ISLAND_ISLANDER_JOINS:
        aiming.recruit(table, move - codes.RECRUIT, table.unit)
        mystery_on(table)
    elif deed in (kinds.ISLAND_STEER_WITH_OWN_MOVE, kinds.ISLAND_STEER_WITH_HER_MOVE):
        steering.steer(table, move - UNIT, own_base_move=deed == kinds.ISLAND_STEER_WITH_OWN_MOVE)
    else:
        give_up(table, move)


def give_up(table: Table, move: i64) -> None:
    """A crew or a treasure is lost, or put ashore (PI-M11, PI-M12, PI-M28)."""
    if move < SLOT:
        losses.kill(table, move - CREW)
    elif table.mysterious.effect == kinds.ISLAND_TRIBUTE:
        table.this_turn.not_loaded |= bit(move - SLOT)
        aboard.place_slot(table, move - SLOT, ASHORE + table.mysterious.island)
        questions.tell(table, codes.LEFT_THERE, table.turn, table.unit, table.mysterious.island)
    else:
        aiming.use_up(table, move - SLOT)
    mystery_on(table)


def takeable_crew(table: Table) -> i64:
    """Crew that the island may take: any crew to eliminate; to put ashore, only crew not bound to the ship (PI-A52)."""
    crew = aboard.crew_aboard(table, table.unit) & ~table.this_turn.crew_ashore
    deed = table.mysterious.effect
    if deed in (kinds.ISLAND_CREW_MAROONED, kinds.ISLAND_CREW_SCATTERED, kinds.ISLAND_CREW_STAYS):
        for k in range(i64(len(table.crew.card))):
            if crew & bit(k) and aboard.is_bound(table, k):
                crew &= ~bit(k)
    return crew


def maroon(table: Table, crew: i64, island: i64) -> None:
    """Crew is put ashore on an island."""
    while crew:
        handling.move_piece(table, lowest(crew), ASHORE + island)
        crew &= crew - 1


def scatter_crew(table: Table, move: i64) -> None:
    """Ask first for the island, then for as many crew as the die shows (PI-M13)."""
    if move >= ISLAND:
        table.mysterious.to_island = move - ISLAND
    else:
        maroon(table, bit(move - CREW), table.mysterious.to_island)
        table.mysterious.still_to_come -= 1
    if table.mysterious.still_to_come > 0:
        ask_fortune(table, table.mysterious.effect, table.turn)
    else:
        mystery_on(table)


# -- what lasts ---------------------------------------------------------------------------------


def is_hidden_text(table: Table, island: i64) -> bool:
    """Whether the effect of an island is still hidden."""
    return table.mysterious.mode == FACE_DOWN and is_mysterious(table, island) and table.mysterious.text[island] == NONE


def end_fortune(table: Table) -> None:
    """The choice for an island is over: go on with exploring, or with other effects of islands."""
    deed = table.mysterious.effect
    if at_exploring.SWAPS & bit(deed):
        table.mysterious.forget()
        table.next = NEXT_TREASURE
    elif deed in (kinds.ISLAND_COIN_ADDED, kinds.ISLAND_COINS_EXCHANGED, kinds.ISLAND_LOAD_AND_MOVE):
        table.mysterious.forget()
        table.next = EXPLORE_OVER
    else:
        mystery_on(table)


def add_fortunes(table: Table, moves: Moves) -> None:
    """What may be chosen for a mysterious island."""
    if at_exploring.FINDINGS & bit(table.mysterious.effect):
        at_exploring.add_findings(table, moves)
    else:
        add_fortunes_at_docking(table, moves)


def take_fortune(table: Table, move: i64) -> None:
    """Carry out a choice for a mysterious island."""
    if at_exploring.FINDINGS & bit(table.mysterious.effect):
        at_exploring.take_finding(table, move)
    else:
        take_fortune_at_docking(table, move)
