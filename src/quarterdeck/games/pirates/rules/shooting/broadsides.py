"""Broadsides: all cannons on masts at once, within S (PI-A86, PI-R72, PI-R106)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMS, FEAT, NONE, OF_UNITS, feat
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire
from quarterdeck.games.pirates.rules.shooting import cannons as cannons_rules
from quarterdeck.games.pirates.rules.shooting import gear, lines, parley, shooting
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.in_progress import BROADSIDE, BY_SHOT
from quarterdeck.games.pirates.table.table import SHORT, Table
from quarterdeck.games.pirates.texts import abilities


def broadside(table: Table, unit: i64, target: i64) -> i64:
    """Cannons on masts that can hit a target within S (PI-A86, PI-R72)."""
    line = LineOfFire(table.waters)
    found: i64 = 0
    cannons = cannons_rules.all_cannons(table, unit)
    while cannons:
        cannon = lowest(cannons)
        cannons &= cannons - 1
        if not aboard.is_extra(cannon) and lines.lines_up(
            table, line, unit, cannon, target, table.catalog.measure[SHORT]
        ):
            found |= bit(cannon)
    return found


def highest_rank(table: Table, unit: i64, cannons: i64) -> i64:
    """What a broadside's roll must exceed."""
    found: i64 = 0
    while cannons:
        found = max(found, cannons_rules.rank_of(table, unit, lowest(cannons)))
        cannons &= cannons - 1
    return found


def add_broadsides(table: Table, moves: Moves) -> None:
    """All cannons at one target within S, instead of single shots (PI-A86); not with equipment that is loaded."""
    unit = table.unit
    if (
        table.shooting.next_equipment != NONE
        or table.shooting.fired
        or table.shooting.grabs
        or table.shooting.double_range
        or not skills.able(table, unit, abilities.BROADSIDES)
    ):
        return
    targets = cannons_rules.targets(table, unit)
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        if count(broadside(table, unit, target)) > 1:
            moves.add(FEAT + (abilities.BROADSIDES * OF_UNITS + unit) * AIMS + target)


def fire_broadside(table: Table, target: i64) -> None:
    """A broadside (PI-A86); its target may buy it off first (PI-A88)."""
    if parley.asks_to_parley(table, target):
        table.shooting.awaits_payment = feat(abilities.BROADSIDES, table.unit, target)
    else:
        fire_all(table, target)


def fire_all(table: Table, target: i64) -> None:
    """One die for all cannons (PI-A86)."""
    gear.tear_letters(table, target)
    unit = table.unit
    table.target = target
    if cannons_rules.show_shield(table, unit, target):
        shooting.ask_shot(table)
        return
    table.shooting.kind = BROADSIDE
    table.shooting.cannon = 0
    table.loss.cause = BY_SHOT
    table.shooting.fired = full(codes.CANNONS)
    table.this_turn.shot_by = put(table.this_turn.shot_by, target, table.this_turn.shot_by[target] | bit(unit))
    skills.use(table, unit, abilities.BROADSIDES)
    questions.tell(table, codes.ABILITY_USED, table.turn, unit, abilities.BROADSIDES)
    shooting.announce(table, unit, target)
