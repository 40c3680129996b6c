"""Effects of rolling fog and unique treasure when a turn begins (PI-V3, PI-U9, PI-U18, PI-U37, PI-U40)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, SHOW
from quarterdeck.games.pirates.rules.cards import sea_events
from quarterdeck.games.pirates.rules.common import aiming, ending
from quarterdeck.games.pirates.rules.exploring import fates
from quarterdeck.games.pirates.rules.texts import second_actions
from quarterdeck.games.pirates.table import questions
from quarterdeck.games.pirates.table.in_progress import NEXT_UNIT, ROUSING
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def rouse(table: Table) -> None:
    """Apply rolling fog (PI-V3) and unique treasures at the start of a turn (PI-U9, PI-U18, PI-U37, PI-U40)."""
    sea_events.roll_fogs(table)
    table.card.still_to_come = 0
    faded = False
    for slot in range(i64(len(table.treasure.at))):
        unit = table.treasure.at[slot]
        if unit >= codes.UNITS or table.ships.owner[unit] != table.turn:
            continue
        deed = questions.deed_in(table, slot)
        if deed == kinds.TREASURE_SUNKEN_TREASURE and table.treasure.extra_gold[slot] > 0:
            table.treasure.extra_gold = put(table.treasure.extra_gold, slot, table.treasure.extra_gold[slot] - 1)
            faded = True
        elif deed == kinds.TREASURE_SCURVY and questions.has(table, unit, kinds.TREASURE_FRUIT):
            aiming.use_up(table, slot)
        elif deed in (kinds.TREASURE_SCURVY, kinds.TREASURE_ALBATROSS) or fates.wakes(deed):
            table.card.still_to_come |= bit(slot)
    table.card.during = ROUSING
    if not faded or not ending.check_end(table):
        rouse_next(table)


def rouse_next(table: Table) -> None:
    """Go to the next treasure that acts at the start of the turn, then to fog banks that roll, then into the turn."""
    slot = next_awake(table)
    if slot != NONE:
        table.card.move = SHOW + slot
        table.unit = table.treasure.at[slot]
        if questions.deed_in(table, slot) == kinds.TREASURE_RUNES_OF_DEATH:
            fates.waste_away(table, slot)
        else:
            aiming.roll_for(table, 1)
    elif table.this_turn.fog_to_roll:
        event = lowest(table.this_turn.fog_to_roll)
        table.this_turn.fog_to_roll &= table.this_turn.fog_to_roll - 1
        table.unit = NONE
        sea_events.roll_on_fog(table, event)
    else:
        roused = table.card.move != NONE
        aiming.end_deed(table)
        if not (roused and ending.check_end(table)) and not second_actions.roll_for_leader(table):
            table.next = NEXT_UNIT


def next_awake(table: Table) -> i64:
    """The slot of the next treasure that acts, or NONE; those whose ship has sunk meanwhile act no more (PI-U78)."""
    while table.card.still_to_come:
        slot = lowest(table.card.still_to_come)
        table.card.still_to_come &= table.card.still_to_come - 1
        unit = table.treasure.at[slot]
        if unit < codes.UNITS and table.ships.owner[unit] == table.turn:
            return slot
    return NONE
