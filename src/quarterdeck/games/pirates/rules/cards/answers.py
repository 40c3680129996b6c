"""What may be shown in answer: to a die, to the loss of a mast, to a ram, to a sinking (PI-R55, PI-U, PI-V).

Whoever might have an answer face down is asked, so that being asked tells nothing (PI-R97).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ANSWERING,
    ANY_COIN,
    ASHORE,
    BOARD_DIE,
    BURNING,
    COIN_KINDS,
    CREW,
    DEED_DIE,
    EVENT,
    HITTING,
    NONE,
    OUT,
    PASS,
    PERIL_DIE,
    PRIZE,
    RAM_DIE,
    SCUTTLING,
    SHOW,
    SLOT,
    USING,
)
from quarterdeck.games.pirates.rules import phases
from quarterdeck.games.pirates.rules.cards import events as events_rules
from quarterdeck.games.pirates.rules.common import asked
from quarterdeck.games.pirates.rules.moving import docking
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.shooting import broadsides, hits, sinking
from quarterdeck.games.pirates.rules.texts import aiming
from quarterdeck.games.pirates.rules.turn import consequences
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import (
    BEFORE_BOARDING,
    BLASTING,
    BY_CARD,
    BY_FIGHT,
    BY_RAM,
    BY_SHOT,
    TO_DEATH,
    TO_DIE,
    TO_LOSS,
    TO_PRIZE,
    TO_RAM,
    TO_SINKING,
)
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds

BLAST_FROM: Final[i64] = 4  # a roll that sinks both (PI-U24)


# -- who is asked -------------------------------------------------------------------------------


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
    return boarding.treasure_face_down(table, unit) != 0


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
    """Ask the next of those who may answer."""
    table.phase = ANSWERING
    table.player = table.asked = lowest(table.question.seats_left)


def remember(table: Table) -> None:
    """Keep what is being asked, and of whom, until an answer has been given."""
    table.interrupted.push(table.phase, table.player, table.asked)


def recall(table: Table) -> None:
    """Ask again what was being asked before somebody could answer."""
    table.ask_again()
    table.question.kind = table.question.seats_left = 0


def add_answers(table: Table, moves: Moves) -> None:
    """To show nothing, or one of the things that may be shown in answer."""
    moves.add(PASS)
    question = table.question.kind
    if question in (TO_SINKING, TO_PRIZE):
        add_salvage(table, moves)
        return
    for slot in range(i64(len(table.treasure.at))):
        if is_answer(table, slot, question):
            moves.add(SHOW + slot)


def is_answer(table: Table, slot: i64, question: i64) -> bool:
    """Whether a treasure answers what is asked of the seat."""
    unit, deed = table.treasure.at[slot], questions.deed_in(table, slot)
    if unit >= codes.UNITS or deed == NONE or table.ships.owner[unit] != table.asked:
        return False
    if question == TO_DIE:
        return deed == kinds.TREASURE_RUNE
    if question == TO_RAM:
        return unit == table.unit and deed == kinds.TREASURE_EXPLOSIVES
    if unit != table.loss.unit:
        return False
    if deed == kinds.TREASURE_RELICS:
        return may_appease(table, table.loss.unit, table.loss.cause)
    return question == TO_LOSS and deed == kinds.TREASURE_CROSS_OF_CORONADO


def answer(table: Table, move: i64) -> None:
    """The seat shows nothing, or something in answer."""
    table.question.seats_left &= ~bit(table.asked)
    if move >= EVENT:
        salvage(table, move - EVENT)
    elif move != PASS:
        show_answer(table, move - SHOW)
    elif table.question.seats_left:
        ask_answer(table)
    else:
        go_back(table)


def show_answer(table: Table, slot: i64) -> None:
    """A treasure is shown, and has done what it does (PI-R93)."""
    question, deed = table.question.kind, questions.deed_in(table, slot)
    table.treasure.seen_by = put(table.treasure.seen_by, slot, full(table.seats))
    questions.tell(table, codes.DEED_USED, table.asked, questions.slot_word(table, slot), table.treasure.at[slot])
    if deed == kinds.TREASURE_RELICS:
        appease(table, slot)
        return
    docking.use_up(table, slot)
    if question == TO_DIE:
        shows = table.catalog.unique_amount[table.treasure.worth[table.treasure.what[slot]] - COIN_KINDS]
        questions.tell(table, codes.DIE_TURNED, table.asked, table.question.die, shows)
        table.question.die = shows
        go_back(table)
    elif question == TO_RAM:
        recall(table)
        table.card.move = SHOW + slot
        table.card.during = BLASTING
        aiming.roll_for(table, 1)
    else:
        save_mast(table)


def go_back(table: Table) -> None:
    """Everybody has answered: on with what was going on."""
    question = table.question.kind
    if question == TO_LOSS:
        recall(table)
        hits.ask_which(table, table.loss.unit, table.loss.masts_left + 1, table.loss.cause)
    elif question == TO_DIE:
        recall(table)
        phases.roll_out(table, table.question.die)
    elif question == TO_RAM:
        recall(table)
        boarding.ask_boarders(table)
    elif question == TO_DEATH:
        recall(table)
        table.question.relics_kept = True
        table.loss.unit = NONE
        if table.phase != PRIZE:
            hits.proceed(table)
    else:
        salvage_on(table)


# -- dice ---------------------------------------------------------------------------------------


def is_die(table: Table) -> bool:
    """Whether a die falls in this phase that texts may change: nothing changes a broadside's (PI-A86, PI-R106)."""
    if table.phase == HITTING and table.shooting.kind == broadsides.BROADSIDE:
        return False
    return table.phase in (HITTING, RAM_DIE, BOARD_DIE, BURNING, SCUTTLING, USING, PERIL_DIE, DEED_DIE)


def roller_of(table: Table) -> i64:
    """The unit whose die falls, or NONE: the die of a treasure or an Event is no unit's."""
    if not is_die(table) or table.phase == DEED_DIE:
        return NONE
    return table.target if table.phase == BOARD_DIE and table.boarding.dice_left == 1 else table.unit


def is_highest_best(table: Table) -> bool:
    """Whether nothing is better than the highest roll for the unit whose die falls (PI-A20)."""
    return table.phase in (HITTING, RAM_DIE, BOARD_DIE, USING)


def asks_for_runes(table: Table, die: i64) -> bool:
    """Whether somebody may turn the die that was just rolled, and is asked (PI-U44)."""
    if not is_die(table) or not may_lie_hidden(table, kinds.TREASURE_RUNE):
        return False
    seats = holders(table)
    if seats == 0:
        return False
    remember(table)
    table.question.die = die
    return put_question(table, TO_DIE, seats)


# -- masts --------------------------------------------------------------------------------------


def may_appease(table: Table, unit: i64, cause: i64) -> bool:
    """Whether an enemy ship attacks the unit, by which it may get Relics (PI-U28, PI-R112); forts are none."""
    if table.unit == NONE or not table.ships.in_play & bit(table.unit) or questions.is_fort(table, table.unit):
        return False
    wave = cause == BY_CARD and aiming.deed_now(table) == kinds.TREASURE_NEPTUNES_TRIDENT
    return (wave or cause in (BY_SHOT, BY_RAM, BEFORE_BOARDING, BY_FIGHT)) and table.ships.owner[
        table.unit
    ] != table.ships.owner[unit]


def ask_saved(table: Table, unit: i64, number: i64, cause: i64) -> bool:
    """Whether the player is asked for what saves a mast: open Relics (PI-U28), or the Cross, face down (PI-U21, PI-R97)."""
    relics = questions.has(table, unit, kinds.TREASURE_RELICS) and may_appease(table, unit, cause)
    hidden = face_down_aboard(table, unit) and may_lie_hidden(table, kinds.TREASURE_CROSS_OF_CORONADO)
    if not (relics or hidden):
        return False
    table.loss.unit = unit
    table.loss.masts_left = number - 1
    table.loss.cause = cause
    remember(table)
    return put_question(table, TO_LOSS, bit(table.ships.owner[unit]))


def save_mast(table: Table) -> None:
    """One mast less is lost (PI-U21)."""
    recall(table)
    if table.loss.masts_left:
        hits.ask_which(table, table.loss.unit, table.loss.masts_left, table.loss.cause)
    else:
        hits.after_loss(table)


def appease(table: Table, slot: i64) -> None:
    """The attacker gets the Relics, nothing is lost, and that ship's turn is over (PI-U28, PI-R112).

    Sea creatures keep none, and Neptune's wave goes on.
    """
    recall(table)
    aboard.place_slot(table, slot, OUT if questions.is_creature(table, table.unit) else table.unit)
    table.loss.crew_left = 0
    table.loss.cargo_due = table.loss.own_crew_due = table.loss.repair_due = False
    table.this_turn.acted |= bit(table.unit)
    table.this_turn.acted_twice |= bit(table.unit)
    if table.loss.cause == BY_CARD:
        events_rules.carry_on(table)  # the wave goes on (PI-R112)
    else:
        consequences.finish_action(table)


# -- rams ---------------------------------------------------------------------------------------


def ask_blast(table: Table) -> bool:
    """Whether the player whose ship rams or pins is asked for Explosives, ahead of boarding (PI-U24, PI-R112)."""
    unit, target = table.unit, table.target
    held = table.ships.pinned_by[target] & bit(unit) != 0
    if (table.boarding.stung & bit(target) and not held) or not face_down_aboard(table, unit):
        return False
    if not may_lie_hidden(table, kinds.TREASURE_EXPLOSIVES):
        return False
    asked.offer_boarding(table, table.turn)
    remember(table)
    return put_question(table, TO_RAM, bit(table.ships.owner[unit]))


def blast(table: Table, die: i64) -> None:
    """On 4 to 6 Explosives sink both ships; else they were in vain (PI-U24)."""
    table.card.rolls_left = 0
    questions.tell(table, codes.DEED_ROLLED, table.turn, questions.slot_word(table, aiming.deed_slot(table)), die)
    table.card.move = NONE
    table.card.during = 0
    if die < BLAST_FROM:
        boarding.ask_boarders(table)
        return
    sinking.sink(table, table.target, NONE)
    if not questions.is_over(table):
        sinking.sink(table, table.unit, NONE)
    if not questions.is_over(table):
        consequences.go_on(table)


# -- sinkings -----------------------------------------------------------------------------------


def awaits_answer(table: Table, unit: i64, sinker: i64) -> bool:
    """Whether somebody who has Events left may show one for a ship that sinks (PI-V1, PI-V2)."""
    seat = table.ships.owner[unit]
    if table.events.unplayed(seat) == 0 and (sinker in (NONE, seat) or table.events.unplayed(sinker) == 0):
        return False
    questions.leave_table(table, unit)
    table.question.sunk |= bit(unit)
    table.question.sinker = sinker
    return True


def ask_wrecks(table: Table) -> None:
    """Ships have sunk since the last choice: players who may show an Event for them are asked now."""
    if table.question.sunk and table.question.kind == 0 and not questions.is_over(table):
        remember(table)
        ask_wreck(table)


def ask_wreck(table: Table) -> None:
    """Ask about the next ship that sinks: first its player, then the one who sank it."""
    wreck = lowest(table.question.sunk)
    seat = table.ships.owner[wreck]
    if table.events.unplayed(seat) == 0 or not put_question(table, TO_SINKING, bit(seat)):
        ask_prize(table)


def ask_prize(table: Table) -> None:
    """The player who sank the ship may show Divers, unless a Raft was shown in this turn (PI-V1)."""
    seat = table.ships.owner[lowest(table.question.sunk)]
    sinker = table.question.sinker
    asked = sinker not in (NONE, seat) and not table.this_turn.raft_shown and table.events.unplayed(sinker) != 0
    if not asked or not put_question(table, TO_PRIZE, bit(sinker)):
        settle_wreck(table)


def salvage_on(table: Table) -> None:
    """No Event was shown for the ship that sinks: on with the next who may show one, or she leaves the game."""
    if table.question.kind == TO_SINKING:
        ask_prize(table)
    else:
        settle_wreck(table)


def settle_wreck(table: Table) -> None:
    """A ship that has sunk leaves the game (PI-12.9); then comes the next one, or what was going on."""
    wreck = lowest(table.question.sunk)
    table.question.sunk &= ~bit(wreck)
    sinking.settle(table, wreck, table.question.sinker)
    if questions.is_over(table):
        return
    if table.question.sunk:
        ask_wreck(table)
    else:
        table.question.sinker = NONE
        recall(table)


def add_salvage(table: Table, moves: Moves) -> None:
    """Events for what a ship that sinks has aboard."""
    wanted = kinds.EVENT_RAFT if table.question.kind == TO_SINKING else kinds.EVENT_DIVERS
    events = table.events.unplayed(table.asked)
    while events:
        k = lowest(events)
        events &= events - 1
        if table.events.card[k] != NONE and table.catalog.event_effect[table.events.card[k]] == wanted:
            moves.add(EVENT + k)


def salvage(table: Table, event: i64) -> None:
    """A Raft or Divers are shown when a ship has sunk: a Raft saves crew and gold (PI-V2), Divers bring the sinker all gold (PI-V1)."""
    wreck = lowest(table.question.sunk)
    table.events.out |= bit(event)
    questions.tell(table, codes.DEED_USED, table.asked, questions.event_word(table, event), wreck)
    if table.question.kind == TO_SINKING:
        table.this_turn.raft_shown = True
        raft(table, wreck)
        ask_prize(table)
    else:
        gold = questions.gold_aboard(table, wreck)
        coins = boarding.treasure_face_down(table, wreck)
        while coins:
            aboard.lose_slot(table, lowest(coins))
            coins &= coins - 1
        sinking.share(table, table.question.sinker, gold)
        settle_wreck(table)


def raft(table: Table, wreck: i64) -> None:
    """Crew and coins come to the nearest wild island, face down as they were (PI-V2)."""
    island = nearest_wild(table, wreck)
    if island == NONE:
        return
    crew = aboard.crew_aboard(table, wreck)
    while crew:
        aboard.place_piece(table, lowest(crew), ASHORE + island)
        crew &= crew - 1
    coins = boarding.treasure_face_down(table, wreck)
    while coins:
        slot = lowest(coins)
        coins &= coins - 1
        if not questions.is_unique(table, slot):
            aboard.place_slot(table, slot, ASHORE + island)
            if table.treasure.mapped:
                table.treasure.seen_by = put(
                    table.treasure.seen_by, slot, table.treasure.seen_by[slot] | full(table.seats)
                )


def nearest_wild(table: Table, unit: i64) -> i64:
    """The wild island that lies nearest to where a unit is or was, or NONE."""
    return questions.nearest_of(table, full(i64(len(table.islands.home))) & ~questions.homes(table), unit)


def asks_for_relics(table: Table, target: i64) -> bool:
    """Whether the player of a ship that would lose crew is asked whether its Relics are given instead (PI-U28)."""
    may = questions.has(table, target, kinds.TREASURE_RELICS) and may_appease(table, target, table.loss.cause)
    if not may or table.question.relics_kept or not table.loss.crew_left or not aboard.crew_aboard(table, target):
        return False
    table.loss.unit = target
    remember(table)
    return put_question(table, TO_DEATH, bit(table.ships.owner[target]))


def saves_with_relics(table: Table, move: i64) -> bool:
    """Whether the loser of a fight is asked for Relics instead of the crew that a move would kill (PI-U28, PI-R112)."""
    loser, crew = boarding.fight_loser(table), CREW <= move < SLOT and move != ANY_COIN
    may = crew and questions.has(table, loser, kinds.TREASURE_RELICS) and may_appease(table, loser, BY_FIGHT)
    if not may or table.question.relics_kept:
        return False
    table.loss.unit, table.loss.cause = loser, BY_FIGHT
    remember(table)
    put_question(table, TO_DEATH, bit(table.ships.owner[loser]))
    return True
