"""The dice, draws and targets that treasures and Events ask for (PI-U, PI-V, PI-R91)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMING, DEED_DIE, DEED_DRAWN, NONE, PIECES, RECRUIT, SHOW, SLOT
from quarterdeck.games.pirates.rules.common import chance
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import NOTHING_LOST, OWN_SHIP, RECRUITED
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

CASTAWAYS: Final[i64] = 3  # what generic crew that joins costs at most (PI-U16, PI-U22)


def deed_slot(table: Table) -> i64:
    """The slot whose treasure is at work, or NONE."""
    deed = table.card.move
    return deed - SHOW if SHOW <= deed < SHOW + codes.SLOTS else NONE


def deed_now(table: Table) -> i64:
    """The effect of the treasure at work; NONE for an Event."""
    slot = deed_slot(table)
    return NONE if slot == NONE else questions.deed_in(table, slot)


def end_deed(table: Table) -> None:
    """Note that no treasure or Event is at work any more."""
    table.card.clear()
    table.sailing.base_moves_left = 0
    table.loss.unit = NONE
    table.loss.cause = NOTHING_LOST
    table.loss.masts_left = 0
    table.unit = table.target = NONE


def roll_for(table: Table, dice: i64) -> bool:
    """CHANCE rolls so many dice for the treasure or Event at work; returns False if there are none."""
    if dice == 0:
        return False
    table.card.rolls_left = dice
    table.phase = DEED_DIE
    table.player = CHANCE
    return True


def draw_for(table: Table, number: i64) -> bool:
    """CHANCE draws up to so many things for the treasure or Event at work; returns whether there are any."""
    table.card.rolls_left = number
    table.phase = DEED_DRAWN
    table.player = CHANCE
    moves = Moves()
    add_deed_draws(table, moves)
    return moves.count > 0


def islands_hidden(table: Table) -> i64:
    """Wild islands with treasure that nobody has looked at."""
    found: i64 = 0
    for k in range(i64(len(table.islands.unseen))):
        if table.islands.unseen[k] > 0:
            found |= bit(k)
    return found


def add_deed_draws(table: Table, moves: Moves) -> None:
    """List the possible draws: abandoned crew, treasure of a home, or treasure that nobody has looked at."""
    if table.card.rolls_left == 0:
        return
    deed = deed_now(table)
    if deed == kinds.TREASURE_ABANDONED_CREW:
        add_recruits(table, moves)
    elif deed == kinds.TREASURE_TRADE_ROUTE:
        home = questions.home_of(table, table.turn) if table.trade.given == NONE else table.card.island
        moves.add_members(SLOT, questions.stored_at(table, home))
    elif islands_hidden(table) or deed == kinds.TREASURE_MARKSMANS_MAP:
        chance.add_pool(table, moves)


def ask_aim(table: Table, aim: i64, seat: i64) -> None:
    """Ask a seat for the target of the treasure or Event at work."""
    table.card.aim = aim
    table.phase = AIMING
    table.player = table.asked = seat


def ask_own_ship(table: Table) -> bool:
    """Another ship of the fleet is chosen, if there is one (PI-U37)."""
    if other_ships(table) == 0:
        return False
    ask_aim(table, OWN_SHIP, table.turn)
    return True


def other_ships(table: Table) -> i64:
    """Other ships of the fleet on the table."""
    found: i64 = 0
    units = questions.fleet(table, table.turn) & table.waters.afloat & ~bit(table.unit)
    while units:
        unit = lowest(units)
        units &= units - 1
        if not questions.is_creature(table, unit):
            found |= bit(unit)
    return found


def ask_recruit(table: Table) -> bool:
    """A generic crew of the ship's nation joins her, if there is one (PI-U22)."""
    moves = Moves()
    add_recruits(table, moves)
    if moves.count == 0:
        return False
    ask_aim(table, RECRUITED, table.turn)
    return True


def add_recruits(table: Table, moves: Moves) -> None:
    """Generic crew of the ship's nation that costs no more than 3 (PI-U16, PI-U22)."""
    add_recruits_for(table, table.unit, CASTAWAYS, moves)


def add_recruits_for(table: Table, unit: i64, most: i64, moves: Moves) -> None:
    """Generic crew of a ship's nation that costs no more than a number (PI-U16, PI-U22, PI-A158)."""
    catalog = table.catalog
    nation = catalog.nation[table.ships.card[unit]]
    if i64(len(table.crew.card)) >= PIECES:
        return
    for card in range(catalog.crews):
        generic = catalog.crew_generic[card] == 1 and catalog.crew_nation[card] == nation
        if generic and catalog.crew_cost[card] <= most:
            moves.add(RECRUIT + card)


def recruit(table: Table, card: i64, place: i64) -> i64:
    """A crew joins, face up; its number."""
    piece = aboard.add_piece(table, card, table.turn, place)
    table.crew.seen_by = put(table.crew.seen_by, piece, full(table.seats))
    table.crew.face_up |= bit(piece)
    table.crew.joined |= bit(piece)
    questions.tell(table, codes.JOINED, table.turn, questions.crew_word(table, piece), place)
    return piece


def mark(table: Table, slot: i64, gold: i64) -> None:
    """Note the gold that a unique treasure is worth from now on (PI-R90)."""
    table.treasure.extra_gold = put(table.treasure.extra_gold, slot, gold)
    questions.tell(table, codes.WORTH, table.turn, questions.slot_word(table, slot), gold)


def hold(table: Table, unit: i64, turns: i64) -> None:
    """A unit loses its action in so many of its player's turns, from the next turn on (PI-R91)."""
    if turns > 0:
        table.ships.idle_turns = put(table.ships.idle_turns, unit, table.ships.idle_turns[unit] + turns)
        questions.tell(table, codes.HELD, table.ships.owner[unit], unit, turns)


def silence(table: Table, unit: i64) -> None:
    """A unit and its crew have no abilities for the rest of the turn (PI-U83, PI-U84)."""
    table.this_turn.silenced |= bit(unit)
    table.this_turn.crew_silenced |= bit(unit)
    skills.refresh(table, unit)
    questions.tell(table, codes.DAZED, table.ships.owner[unit], unit)


def spend(table: Table, slot: i64) -> None:
    """A unique treasure has served: it leaves the game, but with Nemo's plans aboard it stays as it lay before (PI-R93, PI-U110)."""
    unit = table.treasure.at[slot]
    if unit >= codes.UNITS or aboard.slot_of(table, unit, kinds.TREASURE_NEMOS_PLANS) == NONE:
        use_up(table, slot)
        return
    table.this_turn.treasures_used |= bit(slot)
    if table.catalog.unique_hidden[table.treasure.worth[table.treasure.what[slot]] - codes.COIN_KINDS]:
        table.treasure.seen_by = put(table.treasure.seen_by, slot, bit(table.ships.owner[unit]))


def use_up(table: Table, slot: i64) -> None:
    """Remove a unique treasure that serves once from the game after use (PI-R93); Nemo's plans stay (PI-U110)."""
    if table.treasure.at[slot] < codes.UNITS and questions.deed_in(table, slot) == kinds.TREASURE_NEMOS_PLANS:
        return
    questions.tell(table, codes.DEED_GONE, NONE, questions.slot_word(table, slot))
    aboard.lose_slot(table, slot)
    questions.note_progress(table)
