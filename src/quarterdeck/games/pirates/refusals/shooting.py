"""Why a shot is refused, and by how much it falls short (PI-12, PI-R4 to PI-R6, PI-N12)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.sets import count, members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.geometry.line_of_fire import (
    CLEAR,
    HULL,
    ISLAND,
    NOT_ON_TARGET,
    OUT_OF_RANGE,
    TERRAIN,
    LineOfFire,
    Nearest,
)
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.making import no_unit, refuse
from quarterdeck.games.pirates.refusals.terrain import lost_target
from quarterdeck.games.pirates.rules.shooting import cannons, lines, shooting
from quarterdeck.games.pirates.rules.shooting.shooting import (
    shot_cannon,
    shot_kind,
    shot_target,
    shot_x,
    shot_y,
    specialist,
)
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.aboard import BREATH, MARINES_GUN, MUSKET, is_extra, mast_of
from quarterdeck.games.pirates.table.in_progress import BALL
from quarterdeck.games.pirates.table.table import SHORT
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.texts.abilities import clause
from quarterdeck.games.pirates.words.measures import beyond, from_point, gap
from quarterdeck.games.pirates.words.names import (
    about,
    at_least,
    centimetres,
    exactly,
    island_name,
    seat_name,
    terrain_name,
    unit_name,
)
from quarterdeck.games.pirates.words.notation.shots import place_of


def no_shot(position: PiratesPosition, number: int) -> Refusal | None:
    """Why the cannon cannot hit that point."""
    move = int(codes.SHOT) + number
    cannon, target, unit = int(shot_cannon(move)), int(shot_target(move)), int(position.unit)
    judge = _no_extra if is_extra(cannon) else no_cannon
    reason = judge(position, unit, cannon) or no_kind(position, unit, cannon, int(shot_kind(move)))
    return reason or no_target(position, unit, target) or _no_line(position, move)


def no_kind(position: PiratesPosition, unit: int, cannon: int, kind: int) -> Refusal | None:
    """Why that cannot be shot with a cannon (PI-A44, PI-A71, PI-A72, PI-1.5)."""
    if kind == BALL or shooting.is_kind(position, kind, cannon):
        return None
    ability, ship = int(specialist(kind)), unit_name(position, unit)
    if is_extra(cannon):
        return refuse(clause(ability), "kind-needs-mast", ship=ship)
    if skills.is_spent(position, unit, ability):
        return refuse("PI-1.5", "able-once", ship=ship)
    return refuse(clause(ability), "not-able", ship=ship)


def no_cannon(position: PiratesPosition, unit: int, cannon: int) -> Refusal | None:
    """Why a cannon cannot fire: there is no such mast, it is lost or on fire, or has fired (PI-R4, PI-R32)."""
    ship = unit_name(position, unit)
    masts, mast = int(position.catalog.masts[position.ships.card[unit]]), int(mast_of(cannon))
    if mast >= masts:
        return refuse("PI-R4", "no-such-mast", ship=ship, mast=mast + 1, masts=masts)
    if reason := _no_text_for(position, unit, cannon):
        return reason
    if not (cannons.all_cannons(position, unit) | position.ships.masts[unit]) >> mast & 1:
        return refuse("PI-R4", "mast-is-lost", ship=ship, mast=mast + 1)
    if position.ships.burning[unit] >> mast & 1:
        return refuse("PI-R32", "mast-burns", ship=ship, mast=mast + 1)
    fired = lines.cannons_fired(position) >> cannon & 1
    return refuse("PI-R4", "cannon-fired", ship=ship, mast=mast + 1) if fired else None


def _no_text_for(position: PiratesPosition, unit: int, cannon: int) -> Refusal | None:
    """Why her texts keep a cannon silent: only longships have second ones, and some do not shoot laden (PI-A67, PI-A84)."""
    ship, mast = unit_name(position, unit), int(mast_of(cannon))
    if mast != cannon and not skills.able(position, unit, abilities.LONGSHIP):
        return refuse(clause(int(abilities.LONGSHIP)), "no-second-cannon", ship=ship, mast=mast + 1)
    if skills.able(position, unit, abilities.LADEN_SILENCE) and questions.slots_at(position, unit):
        return refuse(clause(int(abilities.LADEN_SILENCE)), "laden-silence", ship=ship)
    return None


EXTRA_CLAUSES: Final = {
    int(MUSKET): abilities.MUSKETEER,
    int(MARINES_GUN): abilities.MARINE,
    int(BREATH): abilities.BURNING_BREATH,
}
"""The abilities that give cannons without a mast; all other such cannons are made of treasure."""


def _no_extra(position: PiratesPosition, unit: int, cannon: int) -> Refusal | None:
    """Why a cannon that stands on no mast cannot fire."""
    if lines.free_cannons(position) >> cannon & 1:
        return None
    ship = unit_name(position, unit)
    said = clause(int(EXTRA_CLAUSES.get(cannon, abilities.TREASURE_CANNON)))
    if not cannons.all_cannons(position, unit) >> cannon & 1:
        return refuse(said, "no-extra-cannon", ship=ship)
    return refuse(said, "breath-instead" if cannon == BREATH else "extra-fired", ship=ship)


def no_target(position: PiratesPosition, unit: int, target: int) -> Refusal | None:
    """Why a unit cannot be shot at from anywhere (PI-12.5, PI-12.6, PI-R6)."""
    if reason := no_unit(position, target, own=False):
        return reason
    if reason := lost_target(position, target):
        return reason
    name = unit_name(position, target)
    if position.ships.owner[target] == position.ships.owner[unit]:
        return refuse("PI-12.6", "own-target", ship=name)
    if skills.is_home(position, target):
        return refuse("PI-12.5", "target-at-home", ship=name, who=seat_name(int(position.ships.owner[target])))
    if cannons.is_target(position, unit, target):
        return None
    return refuse(_spared_by(position, unit, target), "target-safe", ship=name)


def _spared_by(position: PiratesPosition, unit: int, target: int) -> str:
    """The clause by which a target is safe: it is under water, has paid, or is protected by a text; or a kraken does not shoot."""
    if not cannons.are_face_to_face(position, unit, target):
        return clause(int(abilities.KRAKEN))
    if position.ships.submerged >> target & 1:
        return clause(int(abilities.SEA_MONSTER if questions.is_creature(position, target) else abilities.SUBMARINE))
    if position.this_turn.shielded_from[target] >> unit & 1:
        return clause(int(abilities.PARLEY))
    if cannons.holds_fire(position, unit, target):
        return "PI-U10"
    return clause(int(cannons.shield(position, unit, target)))


def _no_line(position: PiratesPosition, move: int) -> Refusal | None:
    """What blocks the line of fire, or how much is missing (PI-12.1 to PI-12.4, PI-N12)."""
    waters, unit = position.waters, position.unit
    cannon, target = int(shot_cannon(move)), int(shot_target(move))
    x, y = int(shot_x(move)), int(shot_y(move))
    if shooting.judge_aim(position, move) == CLEAR:
        return None
    line = LineOfFire(waters)
    place = place_of(position, int(unit), cannon, target)
    line.start(unit, place, cannons.sails(position, unit), shooting.reach_of_shot(position, move))
    found = line.judge(unit, target, x, y, through_ships=skills.able(position, unit, abilities.CLEAR_VIEW))
    name = unit_name(position, target)
    if found == NOT_ON_TARGET:
        away = exactly(max(1, from_point(x, y, waters.hulls[target])))
        return refuse("PI-R5", "aim-beside", ship=name, away=away)
    if found == OUT_OF_RANGE:
        over = beyond(line.from_x, line.from_y, x, y, line.reach)
        reach = int(line.reach)
        facts = {"away": at_least(reach + over), "over": at_least(over), "whole": centimetres(reach)}
        return refuse("PI-R4", "out-of-range", ship=name, measure=measure_of(position, move), **facts)
    return blocked(position, line, found)


def blocked(position: PiratesPosition, line: LineOfFire, found: int) -> Refusal:
    """What stands in the line of fire (PI-12.2 to PI-12.4, PI-K1, PI-R81)."""
    by = int(line.by)
    if found == ISLAND:
        return refuse("PI-12.3", "island-blocks", island=island_name(position, by))
    if found == TERRAIN:
        clause = "PI-K1" if position.waters.terrain.fogs() >> by & 1 else "PI-R81"
        return refuse(clause, "terrain-blocks", terrain=terrain_name(position, by))
    if found == HULL:
        return refuse("PI-12.4", "hull-blocks", ship=unit_name(position, by))
    return refuse("PI-12.2", "sail-blocks", ship=unit_name(position, int(position.unit)), mast=by + 1)


def measure_of(position: PiratesPosition, move: int) -> str:
    """The range of a shot: `S`, `L`, or twice or four times as much."""
    unit, cannon = position.unit, int(shot_cannon(move))
    kind = SHORT if shot_kind(move) != BALL else aboard.kind_of_reach(position, unit, cannon)
    times = int(shooting.reach_of_shot(position, move)) // int(position.catalog.measure[kind])
    return ("" if times == 1 else str(times)) + "SL"[kind]


def no_shooting(position: PiratesPosition) -> Refusal | None:
    """Why a unit cannot shoot at all: no masts, none without fire, or nothing that a cannon can hit (PI-10.2, PI-12.1 to PI-12.4, PI-R4)."""
    unit = int(position.unit)
    if shooting.can_shoot(position, unit):
        return None
    ship = unit_name(position, unit)
    if reason := lost_target(position, unit):
        return reason
    if questions.is_derelict(position, unit):
        return refuse("PI-10.2", "derelict-shoots", ship=ship)
    if count(cannons.all_cannons(position, unit)) == 0:
        return refuse("PI-R32", "no-cannon-left", ship=ship)
    return _nobody_to_hit(position, unit)


def _nobody_to_hit(position: PiratesPosition, unit: int) -> Refusal:
    """Why no cannon of a unit that may shoot can hit anybody: who lies at home is safe there, others are behind something, or too far away."""
    waters, ship = position.waters, unit_name(position, unit)
    afloat = members(int(waters.afloat))
    home = [k for k in afloat if _lies_safe_at_home(position, unit, k)]
    targets = [k for k in afloat if cannons.is_target(position, unit, k)]
    nearest = sorted([*targets, *home], key=lambda k: gap(waters.hulls[unit], waters.hulls[k]))
    if not nearest:
        return refuse("PI-12.5", "nobody-to-shoot", ship=ship)
    spared = unit_name(position, nearest[0]) if nearest[0] in home else ""
    if not targets:
        return refuse("PI-12.5", "all-at-home", spared=spared)
    targets.sort(key=nearest.index)
    if reason := _all_blocked(position, unit, targets):
        return reason
    facts = {"other": unit_name(position, targets[0]), "away": about(gap(waters.hulls[unit], waters.hulls[targets[0]]))}
    if spared:
        return refuse("PI-12.5", "nearest-at-home", ship=ship, spared=spared, **facts)
    return refuse("PI-R4", "nothing-in-range", ship=ship, **facts)


def _lies_safe_at_home(position: PiratesPosition, unit: int, target: int) -> bool:
    """Whether an enemy lies at her home, where nobody shoots at her (PI-12.5)."""
    enemy = position.ships.owner[target] != position.ships.owner[unit]
    return bool(enemy and skills.is_home(position, target) and not cannons.is_target(position, unit, target))


def _all_blocked(position: PiratesPosition, unit: int, targets: list[int]) -> Refusal | None:
    """What stands before the first of these targets that is in range of a cannon, where none can be hit; None: all are out of range."""
    nearest = Nearest()
    for target in targets:
        for cannon in members(int(cannons.all_cannons(position, unit))):
            line = LineOfFire(position.waters)
            place = place_of(position, unit, cannon, target)
            line.start(unit, place, cannons.sails(position, unit), aboard.reach_of(position, unit, cannon))
            nearest.find(position.waters.hulls[target], line.from_x, line.from_y)
            through = skills.able(position, unit, abilities.CLEAR_VIEW)
            found = int(line.judge(unit, target, nearest.x, nearest.y, through_ships=through))
            if found not in (CLEAR, NOT_ON_TARGET, OUT_OF_RANGE):
                return blocked(position, line, found)
    return None
