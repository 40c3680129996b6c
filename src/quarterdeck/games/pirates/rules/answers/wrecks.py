"""Events that may be shown for a ship that sinks: Raft and Divers (PI-V1, PI-V2)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, EVENT, NONE
from quarterdeck.games.pirates.rules.answers import asking
from quarterdeck.games.pirates.rules.docking import docking
from quarterdeck.games.pirates.rules.losing import sinking
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import TO_PRIZE, TO_SINKING
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def ask_wrecks(table: Table) -> None:
    """Ships have sunk since the last choice: players who may show an Event for them are asked now."""
    if table.question.sunk and table.question.kind == 0 and not questions.is_over(table):
        asking.remember(table)
        ask_wreck(table)


def ask_wreck(table: Table) -> None:
    """Ask about the next ship that sinks: first its own player, then the player who sank it."""
    wreck = lowest(table.question.sunk)
    seat = table.ships.owner[wreck]
    if table.events.unplayed(seat) == 0 or not asking.put_question(table, TO_SINKING, bit(seat)):
        ask_prize(table)


def ask_prize(table: Table) -> None:
    """The player who sank the ship may show Divers, unless a Raft was shown in this turn (PI-V1)."""
    seat = table.ships.owner[lowest(table.question.sunk)]
    sinker = table.question.sinker
    asked = sinker not in (NONE, seat) and not table.this_turn.raft_shown and table.events.unplayed(sinker) != 0
    if not asked or not asking.put_question(table, TO_PRIZE, bit(sinker)):
        settle_wreck(table)


def salvage_on(table: Table) -> None:
    """No Event was shown for the sinking ship: the next player who may show one is asked, or she leaves the game."""
    if table.question.kind == TO_SINKING:
        ask_prize(table)
    else:
        settle_wreck(table)


def settle_wreck(table: Table) -> None:
    """A ship that has sunk leaves the game (PI-12.9); then comes the next one, or the interrupted step."""
    wreck = lowest(table.question.sunk)
    table.question.sunk &= ~bit(wreck)
    sinking.settle(table, wreck, table.question.sinker)
    if questions.is_over(table):
        return
    if table.question.sunk:
        ask_wreck(table)
    else:
        table.question.sinker = NONE
        asking.recall(table)


def add_salvage(table: Table, moves: Moves) -> None:
    """List the Events for things aboard a sinking ship."""
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
        coins = questions.treasure_face_down(table, wreck)
        while coins:
            aboard.lose_slot(table, lowest(coins))
            coins &= coins - 1
        docking.share(table, table.question.sinker, gold)
        settle_wreck(table)


def raft(table: Table, wreck: i64) -> None:
    """Crew and coins go to the nearest wild island, still face down if they were (PI-V2)."""
    island = nearest_wild(table, wreck)
    if island == NONE:
        return
    crew = aboard.crew_aboard(table, wreck)
    while crew:
        aboard.place_piece(table, lowest(crew), ASHORE + island)
        crew &= crew - 1
    coins = questions.treasure_face_down(table, wreck)
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
    return questions.nearest_of(table, questions.wild_islands(table), unit)
