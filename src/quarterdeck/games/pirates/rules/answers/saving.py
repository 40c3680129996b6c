"""What saves a mast or a crew: the Cross of Coronado, and Relics (PI-U21, PI-U28, PI-R112)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates.codes import NONE, OUT
from quarterdeck.games.pirates.rules.answers import asking, retreats
from quarterdeck.games.pirates.rules.common import aiming
from quarterdeck.games.pirates.rules.losing import dismasting
from quarterdeck.games.pirates.table import aboard, questions
from quarterdeck.games.pirates.table.in_progress import (
    ACTION_OVER,
    BEFORE_BOARDING,
    BY_CARD,
    BY_FIGHT,
    BY_RAM,
    BY_SHOT,
    CARD_GOES_ON,
    TO_DEATH,
    TO_LOSS,
)
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import kinds


def may_appease(table: Table, unit: i64, cause: i64) -> bool:
    """Whether an enemy ship attacks the unit, by which it may get Relics (PI-U28, PI-R112); forts are none."""
    if table.unit == NONE or not table.ships.in_play & bit(table.unit) or questions.is_fort(table, table.unit):
        return False
    wave = cause == BY_CARD and aiming.deed_now(table) == kinds.TREASURE_NEPTUNES_TRIDENT
    return (wave or cause in (BY_SHOT, BY_RAM, BEFORE_BOARDING, BY_FIGHT)) and table.ships.owner[
        table.unit
    ] != table.ships.owner[unit]


def save_or_lose(table: Table) -> None:
    """Masts are lost, unless the player is asked for what saves one (PI-U21, PI-U28)."""
    if not ask_saved(table):
        dismasting.ask_which(table)


def ask_saved(table: Table) -> bool:
    """Whether the player is asked for what saves a mast: open Relics (PI-U28), or what lies face down (PI-U21, PI-U118, PI-U119, PI-R97)."""
    unit = table.loss.unit
    relics = questions.has(table, unit, kinds.TREASURE_RELICS) and may_appease(table, unit, table.loss.cause)
    hidden = asking.face_down_aboard(table, unit) and (
        asking.may_lie_hidden(table, kinds.TREASURE_CROSS_OF_CORONADO) or retreats.may_be_asked_for(table)
    )
    if not (relics or hidden):
        return False
    asking.remember(table)
    return asking.put_question(table, TO_LOSS, bit(table.ships.owner[unit]))


def is_saver(table: Table, deed: i64) -> bool:
    """Whether a treasure answers that a mast would be lost: a Cross always, runes and a triton in some cases (PI-U21, PI-U118, PI-U119)."""
    if deed == kinds.TREASURE_RUNES_OF_DEFENSE:
        return retreats.may_flee(table)
    if deed == kinds.TREASURE_TRITONS_DEFENSE:
        return retreats.may_repel(table)
    return deed == kinds.TREASURE_CROSS_OF_CORONADO


def save_with(table: Table, slot: i64, deed: i64) -> None:
    """Something is shown for a mast: it stays, or its ship moves, or the creature that costs it is set back."""
    if deed == kinds.TREASURE_RUNES_OF_DEFENSE:
        retreats.begin_flight(table, slot)
    elif deed == kinds.TREASURE_TRITONS_DEFENSE:
        unit = table.loss.unit
        asking.recall(table)
        retreats.repel(table, unit)
        if not questions.is_over(table):
            dismasting.ask_which(table)
    else:
        save_mast(table)


def save_mast(table: Table) -> None:
    """One mast less is lost (PI-U21)."""
    asking.recall(table)
    if table.loss.masts_left:
        table.loss.masts_left -= 1
        dismasting.ask_which(table)
    else:
        dismasting.after_loss(table)


def appease(table: Table, slot: i64) -> None:
    """The attacker gets the Relics, nothing is lost, and the attacking ship's turn is over (PI-U28, PI-R112).

    Sea creatures keep none, and Neptune's wave goes on.
    """
    asking.recall(table)
    aboard.place_slot(table, slot, OUT if questions.is_creature(table, table.unit) else table.unit)
    table.loss.crew_left = 0
    table.loss.cargo_due = table.loss.own_crew_due = table.loss.repair_due = False
    table.this_turn.acted |= bit(table.unit)
    table.this_turn.acted_twice |= bit(table.unit)
    if table.loss.cause == BY_CARD:
        table.next = CARD_GOES_ON  # the wave goes on (PI-R112)
    else:
        table.next = ACTION_OVER


def asks_for_relics(table: Table, target: i64) -> bool:
    """Whether the player of a ship that would lose crew is asked whether its Relics are given instead (PI-U28)."""
    may = questions.has(table, target, kinds.TREASURE_RELICS) and may_appease(table, target, table.loss.cause)
    if not may or table.question.relics_kept or not table.loss.crew_left or not aboard.crew_aboard(table, target):
        return False
    table.loss.unit = target
    asking.remember(table)
    return asking.put_question(table, TO_DEATH, bit(table.ships.owner[target]))
