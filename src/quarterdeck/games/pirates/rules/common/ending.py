"""How a game ends and how it is counted (PI-20, PI-R46, PI-R48, PI-R49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.position import NOBODY
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import COIN_KINDS, NONE, OVER
from quarterdeck.games.pirates.rules.common import actions, standing_forts
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.table import Table

TWO: Final[i64] = 2
GOLD_STEP: Final[i64] = 128  # gold counts before units (PI-20.8, PI-20.9)


def check_end(table: Table) -> bool:
    """Whether the game is over, which is looked at after every change (PI-20.4, PI-R48).

    In a game of two more than half of the starting gold ends it (PI-20.1, PI-21.1, PI-R45); so does all gold that can
    be had at home (PI-20.3), and half of the players without any possibility of a move (PI-20.2).
    """
    if questions.is_over(table):
        return True
    if table.question.sunk:
        return False
    if table.seats == TWO and max(table.islands.home_gold[0], table.islands.home_gold[1]) * TWO > table.starting_gold:
        finish(table, codes.HALF_THE_GOLD)
    elif treasure_left(table) == 0:
        finish(table, codes.ALL_UNLOADED)
    elif stuck(table) * TWO >= table.seats:
        finish(table, codes.NO_MOVES)
    return questions.is_over(table)


def stuck(table: Table) -> i64:
    """How many players have no possibility of a move any more (PI-20.2, PI-R46)."""
    found: i64 = 0
    for seat in range(table.seats):
        if not may_ever_move(table, seat):
            found += 1
    return found


def may_ever_move(table: Table, seat: i64) -> bool:
    """Whether a seat has a unit with a mast or segment (PI-R34), that rows, or that can be repaired where it lies (PI-R46); a flotilla never moves by itself (PI-R140)."""
    units = questions.fleet(table, seat)
    while units:
        unit = lowest(units)
        units &= units - 1
        if (
            not questions.is_fort(table, unit)
            and not questions.is_flotilla(table, unit)
            and not table.ships.wrecked & bit(unit)
            and (table.ships.masts[unit] != 0 or aboard.rows(table, unit) or actions.lost_masts(table, unit))
        ):
            return True
    return False


def finish(table: Table, how: i64) -> None:
    """The game is over (PI-20.4)."""
    table.ended = how
    table.phase = OVER
    table.player = NOBODY
    questions.tell(table, codes.ENDED, NONE, how)
    for seat in range(table.seats):
        questions.tell(table, codes.SCORED, seat, score(table, seat), count(questions.fleet(table, seat)))


def score(table: Table, seat: i64) -> i64:
    """A seat's gold: at home and in forts (PI-20.5), with more than two players also aboard (PI-20.6, PI-21.1).

    Gold in fog and on wrecks counts for nobody (PI-20.7).
    """
    found = table.islands.home_gold[seat] + standing_forts.fort_gold(table, seat)
    return found + gold_at_sea(table, seat) if table.seats > TWO else found


def gold_at_sea(table: Table, seat: i64) -> i64:
    """The gold aboard a seat's units, except those wrecked or lost in fog (PI-20.6, PI-20.7)."""
    found: i64 = 0
    units = questions.fleet(table, seat)
    while units:
        unit = lowest(units)
        units &= units - 1
        if table.ships.lost_in[unit] == NONE and not table.ships.wrecked & bit(unit):
            found += riches(table, unit)
    return found


def riches(table: Table, unit: i64) -> i64:
    """Gold aboard, with the worth of unique treasure there (PI-20.6)."""
    found = questions.gold_aboard(table, unit)
    slots = questions.uniques_at(table, unit)
    while slots:
        found += questions.unique_gold(table, lowest(slots))
        slots &= slots - 1
    return found


def standing_of(table: Table, seat: i64) -> i64:
    """What decides: gold, then units (PI-20.8, PI-20.9, PI-R49)."""
    return score(table, seat) * GOLD_STEP + count(questions.fleet(table, seat))


def worth(table: Table, seat: i64) -> float:
    """A seat's share of the result: most gold wins (PI-20.8), then most units (PI-20.9); tied seats share it (PI-R49)."""
    mine = standing_of(table, seat)
    best: i64 = 0
    for other in range(table.seats):
        theirs = standing_of(table, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            best += 1
    return 1.0 / float(best)


def treasure_left(table: Table) -> i64:
    """The gold that can still be brought home: on islands, on ships and in forts (PI-20.3, PI-R47)."""
    found: i64 = 0
    pool = table.treasure.pool
    while pool:
        worth = table.treasure.worth[lowest(pool)]
        if worth < COIN_KINDS:
            found += worth
        pool &= pool - 1
    for slot in range(i64(len(table.treasure.at))):
        if table.treasure.at[slot] != codes.OUT and not questions.is_stored(table, slot):
            found += questions.gold_in(table, slot)
        if table.treasure.at[slot] < codes.UNITS:
            found += questions.unique_gold(table, slot)
    for k in range(i64(len(table.forts.gold))):
        found += table.forts.gold[k]
    return found
