"""Rounds and turns: how each begins, and what ends with it (PI-6.1, PI-13.2, PI-17.4, PI-R21, PI-R51, PI-R52)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NAMING, NONE
from quarterdeck.games.pirates.rules.cards import sea_events
from quarterdeck.games.pirates.rules.common import ending
from quarterdeck.games.pirates.rules.losing import sinking
from quarterdeck.games.pirates.rules.moving import raiders
from quarterdeck.games.pirates.rules.mysterious_islands import isles_of_fire
from quarterdeck.games.pirates.rules.terrain import icebergs
from quarterdeck.games.pirates.rules.texts import fear_and_blades, ghosts_and_submarines
from quarterdeck.games.pirates.rules.turn import rousing
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.table import Table

MOST_ROUNDS: Final[i64] = 500  # PI-R65


def ask_unit(table: Table) -> None:
    """Ask the player for the next unit, or for the end of the turn (PI-6.2)."""
    table.phase = NAMING
    table.player = table.asked = table.turn


def begin(table: Table) -> None:
    """The first player's first turn (PI-6.1)."""
    start_turn(table, table.first_player)


def start_turn(table: Table, seat: i64) -> None:
    """A turn begins: doomed ships sink, and the places of ships are noted (PI-13.2, PI-17.4, PI-R21, PI-R51)."""
    ended = questions.fleet(table, table.turn)
    table.next_turn.chained &= ~ended
    table.next_turn.slowed &= ~ended
    for _time in range(table.seats):
        if seat == table.first_player and not begin_round(table):
            return
        table.turn = seat
        table.this_turn.begin()
        sea_events.lift_tokens(table)
        hold_idle_units(table)
        forget_turn(table)
        ghosts_and_submarines.end_changes(table)
        raiders.note_who_must_leave(table)
        icebergs.clear_terrain(table, seat)
        sink_doomed(table)
        if questions.is_over(table):
            return
        if questions.fleet(table, seat) or table.events.unplayed(seat):
            break
        questions.tell(table, codes.PASSED_OVER, seat)
        seat = questions.next_seat(table, seat)
    questions.tell(table, codes.TURN, seat, table.round)
    note_where_ships_lie(table, seat)
    isles_of_fire.kindle(table)
    if not icebergs.ask_drift(table):
        open_turn(table)


def note_where_ships_lie(table: Table, seat: i64) -> None:
    """A fleet's ships have no action yet in this turn, and lie docked where its turn began (PI-R21)."""
    stayed, first_action = table.this_turn.lain_at[:], table.this_turn.first_action[:]
    units = questions.fleet(table, seat)
    while units:
        unit = lowest(units)
        units &= units - 1
        stayed[unit] = skills.docked_at(table, unit)
        first_action[unit] = NONE
    table.this_turn.lain_at, table.this_turn.first_action = stayed, first_action


def open_turn(table: Table) -> None:
    """The turn goes on when ice has drifted: islands of fire, then fear (PI-K2, PI-M31, PI-U9, PI-A13, PI-A87)."""
    if not isles_of_fire.ask_ember(table) and not fear_and_blades.ask_fear(table):
        rousing.rouse(table)


def hold_idle_units(table: Table) -> None:
    """Units that are held have no action in this turn (PI-R91, PI-U6, PI-V6)."""
    units = questions.fleet(table, table.turn)
    while units:
        unit = lowest(units)
        units &= units - 1
        if table.ships.idle_turns[unit] > 0:
            table.ships.idle_turns = put(table.ships.idle_turns, unit, table.ships.idle_turns[unit] - 1)
            table.this_turn.held |= bit(unit)
            table.this_turn.acted |= bit(unit)
            table.this_turn.acted_twice |= bit(unit)


def forget_turn(table: Table) -> None:
    """Abilities used, shots and silence of the last turn are forgotten; silence that was in store begins (PI-1.5, PI-A72, PI-A99)."""
    for unit in range(i64(len(table.ships.card))):
        turn = table.this_turn
        if turn.spent_low[unit] | turn.spent_high[unit] | turn.spent_top[unit] | turn.shot_by[unit]:
            table.this_turn.spent_low = put(table.this_turn.spent_low, unit, 0)
            table.this_turn.spent_high = put(table.this_turn.spent_high, unit, 0)
            table.this_turn.spent_top = put(table.this_turn.spent_top, unit, 0)
            table.this_turn.shot_by = put(table.this_turn.shot_by, unit, 0)
    fleet = questions.fleet(table, table.turn)
    muted = table.this_turn.silenced | table.this_turn.crew_silenced
    quiet = table.this_turn.pieces_silenced
    table.this_turn.silenced = table.next_turn.dazed & fleet
    table.this_turn.crew_silenced = (table.next_turn.dazed | table.next_turn.stench) & fleet
    table.this_turn.must_leave = table.next_turn.driven_off & fleet
    table.next_turn.driven_off &= ~fleet
    table.this_turn.pieces_silenced = hexed_crew(table)
    table.next_turn.hexed &= ~table.this_turn.pieces_silenced
    table.next_turn.dazed &= ~fleet
    table.next_turn.stench &= ~fleet
    quiet |= table.this_turn.pieces_silenced
    if muted | table.this_turn.silenced | table.this_turn.crew_silenced | quiet:
        skills.refresh_all(table)


def hexed_crew(table: Table) -> i64:
    """Crew of the player that a doll keeps from using its abilities in this turn (PI-U76, PI-U77)."""
    found: i64 = 0
    left = table.next_turn.hexed
    while left:
        piece = lowest(left)
        left &= left - 1
        if table.crew.owner[piece] == table.turn:
            found |= bit(piece)
    return found


def begin_round(table: Table) -> bool:
    """Begin one more round; returns False if that ends the game: too many, or too many in which nothing happened (PI-R52, PI-R65)."""
    table.round += 1
    table.quiet_rounds = NOTHING if table.stirred or table.round == 1 else table.quiet_rounds + 1
    table.stirred = False
    if table.round > MOST_ROUNDS or (table.patience and table.quiet_rounds >= table.patience):
        ending.finish(table, codes.STALEMATE)
        return False
    return True


def sink_doomed(table: Table) -> None:
    """Scuttled derelicts and ships with nothing but fire masts sink; their gold is lost (PI-13.2, PI-13.4, PI-17.4)."""
    units = questions.fleet(table, table.turn)
    while units and not questions.is_over(table):
        unit = lowest(units)
        units &= units - 1
        burns = table.ships.masts[unit] != 0 and table.ships.masts[unit] == table.ships.burning[unit]
        if burns or table.next_turn.sinks & bit(unit):
            questions.tell(table, codes.SCUTTLED, table.turn, unit)
            sinking.go_down(table, unit, NONE)
