"""Why an ability cannot be used: second actions, sacrifices, picked pockets, shots of twice the range (PI-1.5, PI-6.5)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import OF_UNITS, USE
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.cargo import no_space_for_treasure, piece_name
from quarterdeck.games.pirates.refusals.making import between, no_piece, no_unit, refuse
from quarterdeck.games.pirates.refusals.shooting import no_shooting
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.moving import raiders
from quarterdeck.games.pirates.rules.shooting import shooting
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.texts.kinds import TREASURE_WARDING
from quarterdeck.games.pirates.words.names import unit_name

ROLLED_FOR: Final = (abilities.EXTRA_ACTION, abilities.SAME_AGAIN)
"""Abilities for which a die falls between actions."""
_ACTIONS: Final[dict[str, int]] = {
    "move": int(codes.MOVE),
    "shoot": int(codes.SHOOT),
    "shoot-far": int(codes.SHOOT),
    "repair": int(codes.REPAIR),
    "island": int(codes.ISLAND),
    "unit": int(codes.ISLAND),
}
"""Which action each sort of moves is; all explores are one."""


def no_second(position: PiratesPosition, sort: str) -> Refusal | None:
    """Why an action cannot be the second one of the unit: only the same again is allowed (PI-6.5)."""
    if not phase_of(position).chooses_action or sort not in _ACTIONS:
        return None
    unit = int(position.unit)
    if raiders.is_driven_off(position, unit) and sort != "move":
        return refuse("PI-U111", "natives-drive-off", ship=unit_name(position, unit))
    if raiders.must_leave(position, unit) and sort != "move":
        return refuse("PI-R74", "raider-leaves", ship=unit_name(position, unit))
    if actions.is_alike(position, unit, _ACTIONS[sort]):
        return None
    if position.this_turn.must_shoot >> unit & 1:
        return refuse("PI-U12", "volley-only", ship=unit_name(position, unit))
    return refuse("PI-6.5", "same-again-only", ship=unit_name(position, unit))


def no_far_shooting(position: PiratesPosition, _number: int) -> Refusal | None:
    """Why the unit cannot shoot twice as far (PI-1.2, PI-1.5)."""
    unit = int(position.unit)
    if shooting.can_shoot_far(position, unit):
        return None
    ship = unit_name(position, unit)
    if not skills.able(position, unit, abilities.DOUBLE_RANGE):
        return refuse(clause_of(abilities.DOUBLE_RANGE), "not-able", ship=ship)
    if skills.is_spent(position, unit, abilities.DOUBLE_RANGE):
        return refuse("PI-1.5", "able-once", ship=ship)
    return no_shooting(position) or refuse("PI-R4", "nothing-far", ship=ship)


def no_use(position: PiratesPosition, number: int) -> Refusal | None:
    """Why a die cannot fall for an ability (PI-1.5, PI-6.5)."""
    ability, unit = number // int(OF_UNITS), number % int(OF_UNITS)
    if reason := no_unit(position, unit, own=True):
        return reason
    ship = unit_name(position, unit)
    if not skills.able(position, unit, ability):
        return refuse(clause_of(ability), "not-able", ship=ship)
    if ability not in ROLLED_FOR or phase_of(position).does != "name":
        listed = int(USE) + number in position.legal()
        return None if listed else refuse(clause_of(ability), "feat-not-now", ship=ship)
    if reason := _called(position, unit, ability):
        return reason
    late = ability == abilities.SAME_AGAIN and position.this_turn.acted >> unit & 1
    return refuse("PI-6.5", "able-before", ship=ship) if late else None


def clause_of(ability: int) -> str:
    """The clause of an ability."""
    return abilities.clause(int(ability))


def _called(position: PiratesPosition, unit: int, ability: int) -> Refusal | None:
    """Why a unit gets no further action by its own ability (PI-1.5, PI-6.5)."""
    ship = unit_name(position, unit)
    if position.this_turn.acted_twice >> unit & 1:
        return refuse("PI-6.5", "acted-twice", ship=ship)
    return refuse("PI-1.5", "able-once", ship=ship) if skills.is_spent(position, unit, ability) else None


def no_sacrifice(position: PiratesPosition, piece: int) -> Refusal | None:
    """Why a crew cannot be given up (PI-1.2, PI-6.5, PI-A14, PI-R103)."""
    if reason := no_piece(position, piece):
        return reason
    place, name = int(position.crew.at[piece]), piece_name(position, piece)
    if place >= codes.UNITS or skills.is_equipment(position, piece):
        return refuse(clause_of(abilities.SACRIFICE), "no-crew-aboard", crew=name)
    if reason := no_unit(position, place, own=True):
        return reason
    if not skills.able(position, place, abilities.SACRIFICE):
        return refuse(clause_of(abilities.SACRIFICE), "not-able", ship=unit_name(position, place))
    if reason := _stays(position, place, piece):
        return reason
    return _called(position, place, int(abilities.SACRIFICE))


def _stays(position: PiratesPosition, unit: int, piece: int) -> Refusal | None:
    """Why a crew is not given up aboard a ship that might: it is safe, or alone has the ability (PI-A14, PI-A60, PI-R103)."""
    if skills.able(position, unit, abilities.SAFE_CREW):
        return refuse(clause_of(abilities.SAFE_CREW), "crew-is-safe", ship=unit_name(position, unit))
    if int(skills.crew_with(position, unit, abilities.SACRIFICE)) & ~(1 << piece) or skills.is_born(
        position, unit, abilities.SACRIFICE
    ):
        return None
    return refuse("PI-A14", "gives-himself", crew=piece_name(position, piece))


def no_pick(position: PiratesPosition, number: int) -> Refusal | None:
    """Why a ship cannot take a treasure of another in passing (PI-1.2, PI-1.5, PI-R15)."""
    unit, other = number // int(OF_UNITS), number % int(OF_UNITS)
    if reason := no_unit(position, unit, own=True) or no_unit(position, other, own=False):
        return reason
    ship, name = unit_name(position, unit), unit_name(position, other)
    if not skills.able(position, unit, abilities.PICKPOCKET):
        return refuse(clause_of(abilities.PICKPOCKET), "not-able", ship=ship)
    if skills.is_spent(position, unit, abilities.PICKPOCKET):
        return refuse("PI-1.5", "able-once", ship=ship)
    if position.ships.owner[other] == position.turn:
        return refuse(clause_of(abilities.PICKPOCKET), "robs-own", ship=name)
    return _no_pocket(position, unit, other)


def _no_pocket(position: PiratesPosition, unit: int, other: int) -> Refusal | None:
    """Why nothing can be pocketed: no room, no touch, or nothing to take."""
    ship, name = unit_name(position, unit), unit_name(position, other)
    if aboard.room(position, unit) <= 0:
        return no_space_for_treasure(position, unit)
    if not position.waters.units_touched(unit) >> other & 1:
        return refuse("PI-R10", "not-touched", ship=ship, other=name, away=between(position, unit, other))
    if questions.has(position, other, TREASURE_WARDING):
        return refuse("PI-U38", "ship-warded", ship=name)
    return None if questions.treasure_face_down(position, other) else refuse("PI-R28", "no-coin", ship=name)
