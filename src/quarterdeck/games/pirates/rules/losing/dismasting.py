"""Masts lost to a hit, a ram or a text: who picks them, and which units founder without any (PI-9.2, PI-18.3)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates.codes import LOSING, NONE
from quarterdeck.games.pirates.rules.common import aiming, ending
from quarterdeck.games.pirates.rules.losing import rigging, sinking
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import BARBARY
from quarterdeck.games.pirates.table.in_progress import (
    BEFORE_BOARDING,
    BY_CARD,
    BY_FIGHT,
    BY_ISLAND,
    BY_RAM,
    BY_SAILING,
    BY_SHOT,
    BY_TERRAIN,
    CARD_GOES_ON,
    ISLAND_DONE,
    MASTS_LOST,
    MORE_COSTS,
    MOVE_STOPS,
    TERRAIN_PASSED,
)
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities, kinds


def ask_loss(table: Table, unit: i64, number: i64, cause: i64) -> None:
    """A unit is to lose masts, one after the other, unless something saves them (PI-9.2, PI-12.8); a flotilla has none (PI-R140)."""
    table.loss.unit = unit
    table.loss.masts_left = number - 1
    table.loss.cause = cause
    if questions.is_flotilla(table, unit):
        table.loss.masts_left = 0
        after_loss(table)
    else:
        table.next = MASTS_LOST


def ask_which(table: Table) -> None:
    """The controller picks each mast that is lost, a marksman those of the target (PI-9.2, PI-R4, PI-A19)."""
    unit = table.loss.unit
    table.phase = LOSING
    table.player = table.asked = table.ships.owner[unit]
    if count(table.ships.masts[unit]) <= 1:
        lose(table, lowest(table.ships.masts[unit]))
    elif table.loss.cause == BY_SHOT and unit == table.target and skills.adds(table, abilities.MARKSMAN):
        skills.use(table, table.unit, abilities.MARKSMAN)
        table.player = table.asked = table.turn


def lose(table: Table, mast: i64) -> None:
    """A mast is lost; without any, creatures and brittle ships leave the game (PI-18.3, PI-A65)."""
    hurt = table.loss.unit
    rigging.drop_mast(table, hurt, mast)
    honour(table, hurt)
    founder(table, hurt, NONE if table.loss.cause in (BY_TERRAIN, BY_ISLAND) else table.turn)
    if ending.check_end(table):
        return
    if table.loss.masts_left and table.ships.masts[hurt] != 0:
        ask_loss(table, hurt, table.loss.masts_left, table.loss.cause)
    else:
        after_loss(table)


def honour(table: Table, hurt: i64) -> None:
    """A banner is worth 1 more to the ship that has taken a mast from an enemy (PI-U96, PI-U63)."""
    unit = table.unit
    by_her = table.loss.cause in (BY_SHOT, BY_RAM, BEFORE_BOARDING, BY_FIGHT) and unit not in (NONE, hurt)
    if not by_her or table.ships.owner[unit] == table.ships.owner[hurt]:
        return
    corsair = questions.nation_of(table, unit) == BARBARY
    slot = aboard.slot_of(table, unit, kinds.TREASURE_BANNER_OF_BARBARY if corsair else kinds.TREASURE_BANNER_OF_MALTA)
    if slot != NONE:
        aiming.mark(table, slot, table.treasure.extra_gold[slot] + 1)


def founder(table: Table, unit: i64, sinker: i64) -> None:
    """Without masts creatures and brittle ships leave the game (PI-18.3, PI-A65)."""
    if table.ships.masts[unit] != 0 or not table.ships.in_play & bit(unit):
        return
    if questions.is_creature(table, unit):
        sinking.take_out(table, unit)
    elif skills.able(table, unit, abilities.BRITTLE):
        skills.use(table, unit, abilities.BRITTLE)
        sinking.sink(table, unit, sinker)


def after_loss(table: Table) -> None:
    """The next step depends on what has cost the masts."""
    cause = table.loss.cause
    if cause == BY_CARD:
        table.next = CARD_GOES_ON
    elif cause == BY_TERRAIN:
        table.next = TERRAIN_PASSED
    elif cause == BY_ISLAND:
        table.next = ISLAND_DONE
    elif cause == BY_SAILING:
        table.next = MOVE_STOPS
    else:
        table.loss.unit = NONE
        table.next = MORE_COSTS
