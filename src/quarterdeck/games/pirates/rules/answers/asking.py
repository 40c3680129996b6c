"""Who is asked for an answer: every player who might have one face down, so that being asked tells nothing (PI-R97)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates.codes import ANSWERING, COIN_KINDS, OUT
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.table import Table


def may_lie_hidden(table: Table, deed: i64) -> bool:
    """Whether a unique treasure that does so is in the game, and not known to all to be out of it."""
    found: i64 = 0
    catalog = table.catalog
    for k in range(i64(len(table.treasure.worth))):
        unique = table.treasure.worth[k] - COIN_KINDS
        if unique >= 0 and catalog.unique_effect[unique] == deed:
            found += 1
    for slot in range(i64(len(table.treasure.at))):
        if found and table.treasure.at[slot] == OUT and questions.deed_in(table, slot) == deed:
            found -= 1
    return found > 0


def face_down_aboard(table: Table, unit: i64) -> bool:
    """Whether treasure lies face down on a unit."""
    return questions.treasure_face_down(table, unit) != 0


def holders(table: Table) -> i64:
    """Seats that have treasure face down on a ship."""
    found: i64 = 0
    units = table.ships.in_play & table.waters.afloat
    while units:
        unit = lowest(units)
        units &= units - 1
        if not found & bit(table.ships.owner[unit]) and face_down_aboard(table, unit):
            found |= bit(table.ships.owner[unit])
    return found


def put_question(table: Table, question: i64, seats: i64) -> bool:
    """Ask these seats, one after another, for an answer (PI-R97); returns whether there are any."""
    table.question.kind = question
    table.question.seats_left = seats
    if seats == 0:
        table.question.kind = 0
        return False
    ask_answer(table)
    return True


def ask_answer(table: Table) -> None:
    """Ask the next player who may answer."""
    table.phase = ANSWERING
    table.player = table.asked = lowest(table.question.seats_left)


def remember(table: Table) -> None:
    """Keep the present question and its player until an answer has been given."""
    table.interrupted.push(table.phase, table.player, table.asked)


def recall(table: Table) -> None:
    """Repeat the question that was interrupted for an answer."""
    table.ask_again()
    table.question.kind = table.question.seats_left = 0
