"""What may be shown in answer: to a die, to the loss of a mast, to a ram, to a sinking (PI-R55, PI-U, PI-V)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    BOARD_DIE,
    BURNING,
    COIN_KINDS,
    DEED_DIE,
    EVENT,
    HITTING,
    NONE,
    PASS,
    PERIL_DIE,
    PRIZE,
    RAM_DIE,
    SCUTTLING,
    SHOW,
    USING,
)
from quarterdeck.games.pirates.geometry.polygons import within
from quarterdeck.games.pirates.rules.answers import asking, retreats, saving, wrecks
from quarterdeck.games.pirates.rules.common import aiming, asked, ending
from quarterdeck.games.pirates.rules.docking import leaving
from quarterdeck.games.pirates.rules.losing import dismasting, rigging, sinking
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import (
    BLASTING,
    BOARDERS_NEXT,
    BROADSIDE,
    DIE_STANDS,
    MORE_COSTS,
    NEXT_CONSEQUENCE,
    TO_DEATH,
    TO_DIE,
    TO_LOSS,
    TO_PASSING,
    TO_PRIZE,
    TO_RAM,
    TO_SINKING,
)
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import kinds

BLAST_FROM: Final[i64] = 4  # a roll that sinks both (PI-U24)


def add_answers(table: Table, moves: Moves) -> None:
    """List showing nothing, and each thing that may be shown in answer."""
    moves.add(PASS)
    question = table.question.kind
    if question in (TO_SINKING, TO_PRIZE):
        wrecks.add_salvage(table, moves)
        return
    for slot in range(i64(len(table.treasure.at))):
        if is_answer(table, slot, question):
            moves.add(SHOW + slot)


def is_answer(table: Table, slot: i64, question: i64) -> bool:
    """Whether a treasure answers the question to the seat."""
    unit, deed = table.treasure.at[slot], questions.deed_in(table, slot)
    used = table.this_turn.treasures_used & bit(slot)
    if unit >= codes.UNITS or deed == NONE or used or table.ships.owner[unit] != table.asked:
        return False
    if question == TO_DIE:
        return deed == kinds.TREASURE_RUNE or (deed == kinds.TREASURE_POTIONS and is_opponents_die(table))
    if question in (TO_PASSING, TO_RAM):
        mines = question == TO_PASSING and deed == kinds.TREASURE_MINES and is_alongside(table, unit)
        fed = deed in (kinds.TREASURE_LIVESTOCK, kinds.TREASURE_TRITONS_DEFENSE)
        fodder = unit == table.target and fed and questions.is_creature(table, table.unit)
        explosives = unit == table.unit and deed == kinds.TREASURE_EXPLOSIVES
        return mines or (question == TO_RAM and (fodder or explosives))
    if unit != table.loss.unit:
        return False
    if deed == kinds.TREASURE_RELICS:
        return saving.may_appease(table, table.loss.unit, table.loss.cause)
    return question == TO_LOSS and saving.is_saver(table, deed)


def answer(table: Table, move: i64) -> None:
    """The seat shows nothing, or something in answer."""
    table.question.seats_left &= ~bit(table.asked)
    if move >= EVENT:
        wrecks.salvage(table, move - EVENT)
    elif move != PASS:
        show_answer(table, move - SHOW)
    elif table.question.seats_left:
        asking.ask_answer(table)
    else:
        go_back(table)


def show_answer(table: Table, slot: i64) -> None:
    """A treasure is shown and takes effect (PI-R93)."""
    question, deed = table.question.kind, questions.deed_in(table, slot)
    table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
    questions.tell(table, codes.DEED_USED, table.asked, questions.slot_word(table, slot), table.treasure.at[slot])
    if deed == kinds.TREASURE_RELICS:
        saving.appease(table, slot)
        return
    aiming.spend(table, slot)
    if deed == kinds.TREASURE_POTIONS:
        asking.recall(table)
    elif question == TO_PASSING:
        blow_up(table)
    elif deed == kinds.TREASURE_LIVESTOCK:
        feed(table)
    elif question == TO_RAM and deed == kinds.TREASURE_TRITONS_DEFENSE:
        asking.recall(table)
        retreats.repel(table, table.target)
        table.next = NEXT_CONSEQUENCE
    elif question == TO_DIE:
        shows = table.catalog.unique_amount[table.treasure.worth[table.treasure.what[slot]] - COIN_KINDS]
        questions.tell(table, codes.DIE_TURNED, table.asked, table.question.die, shows)
        table.question.die = shows
        go_back(table)
    elif question == TO_RAM:
        asking.recall(table)
        table.card.move = SHOW + slot
        table.card.during = BLASTING
        aiming.roll_for(table, 1)
    else:
        saving.save_with(table, slot, deed)


def go_back(table: Table) -> None:
    """Everybody has answered: resume what was interrupted."""
    question = table.question.kind
    if question == TO_LOSS:
        asking.recall(table)
        dismasting.ask_which(table)
    elif question == TO_DIE:
        asking.recall(table)
        table.next = DIE_STANDS
    elif question in (TO_RAM, TO_PASSING):
        asking.recall(table)
        table.next = BOARDERS_NEXT if question == TO_RAM else NEXT_CONSEQUENCE
    elif question == TO_DEATH:
        asking.recall(table)
        table.question.relics_kept = True
        table.loss.unit = NONE
        if table.phase != PRIZE:
            table.next = MORE_COSTS
    else:
        wrecks.salvage_on(table)


def is_die(table: Table) -> bool:
    """Whether texts may change the die of this phase: nothing changes a broadside's (PI-A86, PI-R106)."""
    if table.phase == HITTING and table.shooting.kind == BROADSIDE:
        return False
    return table.phase in (HITTING, RAM_DIE, BOARD_DIE, BURNING, SCUTTLING, USING, PERIL_DIE, DEED_DIE)


def roller_of(table: Table) -> i64:
    """The unit whose die falls, or NONE: the die of a treasure or an Event is no unit's."""
    if not is_die(table) or table.phase == DEED_DIE:
        return NONE
    wards = table.phase == USING and table.shooting.hits_left != 0
    second = table.phase == BOARD_DIE and table.boarding.dice_left == 1
    return table.target if wards or second else table.unit


def is_opponents_die(table: Table) -> bool:
    """Whether the die was rolled for a ship of another player than the one who is asked (PI-U93)."""
    phase = table.interrupted.phase()
    if phase == DEED_DIE:
        return False
    second = phase == BOARD_DIE and table.boarding.dice_left == 1
    return table.ships.owner[table.target if second else table.unit] != table.asked


def is_cannons_die(table: Table) -> bool:
    """Whether the die of a cannon falls."""
    return table.phase == HITTING


def is_highest_best(table: Table) -> bool:
    """Whether the highest roll is the best one for the unit whose die falls (PI-A20)."""
    return table.phase in (HITTING, RAM_DIE, BOARD_DIE, USING)


def asks_for_runes(table: Table, die: i64) -> bool:
    """Whether somebody may turn the die that was just rolled, or have it rolled again, and is asked (PI-U44, PI-U93)."""
    if not is_die(table):
        return False
    if not (asking.may_lie_hidden(table, kinds.TREASURE_RUNE) or asking.may_lie_hidden(table, kinds.TREASURE_POTIONS)):
        return False
    seats = asking.holders(table)
    if seats == 0:
        return False
    asking.remember(table)
    table.question.die = die
    return asking.put_question(table, TO_DIE, seats)


def ask_blast(table: Table) -> bool:
    """Whether the player whose ship rams or pins is asked for Explosives, ahead of boarding (PI-U24, PI-R112)."""
    unit, target = table.unit, table.target
    held = table.ships.pinned_by[target] & bit(unit) != 0
    if (table.boarding.stung & bit(target) and not held) or not asking.face_down_aboard(table, unit):
        return False
    if not asking.may_lie_hidden(table, kinds.TREASURE_EXPLOSIVES):
        return False
    asked.offer_boarding(table, table.turn)
    asking.remember(table)
    return asking.put_question(table, TO_RAM, bit(table.ships.owner[unit]))


def blast(table: Table, die: i64) -> None:
    """On 4 to 6 Explosives sink both ships; otherwise they have no effect (PI-U24)."""
    table.card.rolls_left = 0
    questions.tell(table, codes.DEED_ROLLED, table.turn, questions.slot_word(table, aiming.deed_slot(table)), die)
    table.card.move = NONE
    table.card.during = 0
    if die < BLAST_FROM:
        table.next = BOARDERS_NEXT
        return
    sinking.sink(table, table.target, NONE)
    if not questions.is_over(table):
        sinking.sink(table, table.unit, NONE)
    if not questions.is_over(table):
        table.next = NEXT_CONSEQUENCE


# -- livestock ----------------------------------------------------------------------------------


def asks_for_livestock(table: Table) -> bool:
    """Whether the player of a ship that a sea creature has rammed is asked for what drives it off, ahead of boarding (PI-U106, PI-U119)."""
    if not questions.is_creature(table, table.unit):
        return False
    fed = asking.may_lie_hidden(table, kinds.TREASURE_LIVESTOCK)
    if not (fed or asking.may_lie_hidden(table, kinds.TREASURE_TRITONS_DEFENSE)):
        return False
    if not asking.face_down_aboard(table, table.target):
        return False
    asked.offer_boarding(table, table.turn)
    asking.remember(table)
    return asking.put_question(table, TO_RAM, bit(table.ships.owner[table.target]))


def feed(table: Table) -> None:
    """The sea creature lies at the nearest island, if there is room, and nobody boards (PI-U106, PI-R95)."""
    unit = table.unit
    asking.recall(table)
    pose = leaving.place_at(table, unit, questions.nearest_of(table, full(i64(len(table.islands.home))), unit))
    if pose != NONE:
        leaving.move_away(table, unit, pose)
    table.next = NEXT_CONSEQUENCE


# -- mines --------------------------------------------------------------------------------------


def asks_for_mines(table: Table) -> bool:
    """Whether players whose ships lie within S of one that has moved are asked for mines (PI-U99, PI-R97)."""
    if not asking.may_lie_hidden(table, kinds.TREASURE_MINES):
        return False
    seats: i64 = 0
    others = table.waters.afloat & ~questions.fleet(table, table.ships.owner[table.unit])
    while others:
        other = lowest(others)
        others &= others - 1
        if is_alongside(table, other) and asking.face_down_aboard(table, other):
            seats |= bit(table.ships.owner[other])
    if seats == 0 or table.ships.masts[table.unit] == 0:
        return False
    asking.remember(table)
    return asking.put_question(table, TO_PASSING, seats)


def is_alongside(table: Table, other: i64) -> bool:
    """Whether a unit lies within S of the one that has moved."""
    waters = table.waters
    return within(waters.hulls[other], waters.hulls[table.unit], table.catalog.measure[SHORT])


def blow_up(table: Table) -> None:
    """The ship that has moved loses the mast nearest to her bow (PI-U99)."""
    unit, seat = table.unit, table.asked
    asking.recall(table)
    rigging.drop_mast(table, unit, lowest(table.ships.masts[unit]))
    dismasting.founder(table, unit, seat)
    if not ending.check_end(table):
        table.next = NEXT_CONSEQUENCE
