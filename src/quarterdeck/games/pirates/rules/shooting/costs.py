"""The further costs of a hit or a ram, one after the other, and the next step (PI-R20, PI-R71)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, PASS, REPAIRING
from quarterdeck.games.pirates.rules.answers import saving
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.rules.shooting import grabbing
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.in_progress import (
    BEFORE_BOARDING,
    BOARDING_NEXT,
    BY_RAM,
    BY_SHOT,
    NEXT_CONSEQUENCE,
    NEXT_HIT,
    NEXT_SHOT,
    RAM_MADE,
)
from quarterdeck.games.pirates.table.table import Table
from quarterdeck.games.pirates.texts import abilities


def proceed(table: Table) -> None:
    """What else a hit or a ram brings, one thing after the other; then what comes next (PI-R20, PI-R71)."""
    if questions.is_over(table):
        return
    target = table.target
    if not table.ships.in_play & bit(table.unit):
        table.next = NEXT_CONSEQUENCE
        return
    if target != NONE and table.ships.in_play & bit(target) and owes(table, target):
        return
    table.loss.crew_left = 0
    if table.loss.own_crew_due:
        table.loss.own_crew_due = False
        if losses.ask_crew(table, table.unit):
            return
    if table.loss.repair_due:
        table.loss.repair_due = table.loss.cargo_due = False
        if actions.broken(table, table.unit):
            skills.use(table, table.unit, abilities.SINK_AND_REPAIR)
            table.phase = REPAIRING
            table.player = table.asked = table.turn
            return
    table.loss.cargo_due = False
    resume(table)


def owes(table: Table, target: i64) -> bool:
    """Whether somebody is asked for crew or cargo of the target; Relics may be given instead of a crew (PI-U28)."""
    if saving.asks_for_relics(table, target):
        return True
    table.question.relics_kept = False
    while table.loss.crew_left:
        table.loss.crew_left -= 1
        if losses.ask_crew(table, target):
            return True
    if table.loss.cargo_due:
        table.loss.cargo_due = False
        if has_cargo(table, target):
            skills.ask_ability(table, cargo_text(table), table.turn)
            return True
    return False


def has_cargo(table: Table, unit: i64) -> bool:
    """Whether there is cargo aboard that may be eliminated (PI-A23, PI-A60)."""
    pieces = questions.pieces_at(table, unit)
    if losses.crew_is_safe(table, unit):
        pieces &= table.crew.equipment
    return pieces != 0 or losses.cargo_of(table, unit) != 0


def shoot_cargo(table: Table, move: i64) -> None:
    """One piece of the target's cargo is eliminated, or none (PI-A23, PI-A147)."""
    if move == PASS:
        proceed(table)
    else:
        ability = cargo_text(table)
        skills.spend(table, table.unit, ability)
        questions.tell(table, codes.ABILITY_USED, table.turn, table.unit, ability)
        losses.ask_forfeit(table, table.target, any_cargo=True)


def cargo_text(table: Table) -> i64:
    """The ability by which a hit costs cargo: the one that always serves comes first (PI-A23, PI-A147)."""
    return abilities.CARGO_SHOT if skills.able(table, table.unit, abilities.CARGO_SHOT) else abilities.CARGO_SHOT_ONCE


def resume(table: Table) -> None:
    """Go on after all costs of a hit, a ram or a fight."""
    if table.loss.cause == BY_SHOT:
        if table.shooting.hits_left and table.ships.in_play & bit(table.target):
            table.next = NEXT_HIT
        else:
            table.shooting.hits_left = 0
            if not grabbing.draws_near(table):
                table.next = NEXT_SHOT
    elif table.loss.cause == BY_RAM:
        table.next = RAM_MADE
    elif table.loss.cause == BEFORE_BOARDING:
        table.next = BOARDING_NEXT
    else:
        table.next = NEXT_CONSEQUENCE
