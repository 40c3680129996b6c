"""Why a treasure cannot be shown, an Event not played, and something not be aimed at (PI-2.8, PI-8.8, PI-U, PI-V, PI-Q)."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.cargo import piece_name
from quarterdeck.games.pirates.refusals.making import no_piece, no_slot, refuse
from quarterdeck.games.pirates.rules.cards import events, sea_events, treasure_used
from quarterdeck.games.pirates.rules.common import aiming, tokens
from quarterdeck.games.pirates.rules.shooting import gear
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.texts.kinds import TREASURE_ALTAR, TREASURE_CLAW_CANNON, clause
from quarterdeck.games.pirates.words.names import deed_name, island_name, seat_name, treasure_title, unit_name
from quarterdeck.games.pirates.words.notation.names import event_name
from quarterdeck.games.pirates.words.notation.sorts import sort_of


def at_work(position: PiratesPosition) -> str:
    """The clause of the treasure or Event that is at work; of none, that of cards."""
    event = int(tokens.played(position))
    if event != NONE:
        return clause("event", int(tokens.effect_of(position, event)))
    piece = int(position.card.move) - int(codes.LOAD)
    if 0 <= piece < len(position.crew.card) and position.crew.card[piece] != NONE:
        return clause("equipment", int(gear.tool_of(position, piece)))
    deed = int(aiming.deed_now(position))
    return "PI-1.2" if deed == NONE else clause("treasure", deed)


def no_aim(position: PiratesPosition, move: int) -> Refusal | None:
    """Why something is no target of a treasure or an Event, or was not drawn."""
    if move in position.legal() or (phase_of(position).aims_card and _is_exact(position, move)):
        return None
    message = "answers-nothing" if "question" in phase_of(position).needs else "aimed-elsewhere"
    return refuse(at_work(position), message, what=deed_name(position))


def _is_exact(position: PiratesPosition, move: int) -> bool:
    """Whether it is a spot or a direction that is not listed and yet legal."""
    sort, _ = sort_of(move)
    if sort == "pose":
        return bool(sea_events.is_spot(position, move))
    return sort == "segment" and bool(sea_events.is_wind(position, move))


def no_show(position: PiratesPosition, slot: int) -> Refusal | None:
    """Why a treasure cannot be used between actions (PI-1.5, PI-8.8, PI-11.9)."""
    if reason := no_slot(position, slot):
        return reason
    if phase_of(position).shoots:
        return _no_claw(position, slot)
    return None if treasure_used.can_serve(position, slot) else _no_service(position, slot)


def _no_service(position: PiratesPosition, slot: int) -> Refusal:
    """Why a treasure does not serve now (PI-1.5, PI-8.8, PI-11.9)."""
    place = int(position.treasure.at[slot])
    if questions.deed_in(position, slot) == TREASURE_ALTAR and questions.is_ashore(place):
        return _no_altar(position, slot)
    if place >= codes.UNITS or position.ships.owner[place] != position.turn or not questions.is_unique(position, slot):
        return refuse("PI-11.9", "no-treasure-of-yours")
    name, ship = treasure_title(position, slot), unit_name(position, place)
    if position.this_turn.treasures_used >> slot & 1:
        return refuse("PI-1.5", "treasure-once", treasure=name, ship=ship)
    return refuse(
        clause("treasure", int(questions.deed_in(position, slot))), "treasure-no-use", treasure=name, ship=ship
    )


def _no_claw(position: PiratesPosition, slot: int) -> Refusal | None:
    """Why a treasure does not change the shots of an action (PI-11.9, PI-U122)."""
    if int(codes.SHOW) + slot in position.legal():
        return None
    if position.treasure.at[slot] != position.unit or questions.deed_in(position, slot) != TREASURE_CLAW_CANNON:
        return refuse("PI-11.9", "no-treasure-of-yours")
    name, ship = treasure_title(position, slot), unit_name(position, int(position.unit))
    return refuse("PI-U122", "treasure-no-use", treasure=name, ship=ship)


def _no_altar(position: PiratesPosition, slot: int) -> Refusal:
    """Why an altar does not serve now (PI-1.5, PI-U117)."""
    name, island = treasure_title(position, slot), int(position.treasure.at[slot]) - int(codes.ASHORE)
    if position.this_turn.treasures_used >> slot & 1:
        return refuse("PI-1.5", "altar-once", treasure=name)
    return refuse("PI-U117", "altar-needs-crew", treasure=name, island=island_name(position, island))


def no_event(position: PiratesPosition, event: int) -> Refusal | None:
    """Why an Event cannot be played (PI-2.8, PI-8.8, PI-R42)."""
    if event >= len(position.events.card):
        return refuse("PI-2.8", "no-such-event", number=event + 1, events=len(position.events.card))
    name = event_name(position, event, int(position.player))
    if position.events.owner[event] != position.turn:
        return refuse("PI-R42", "event-of-others", event=name, who=seat_name(int(position.events.owner[event])))
    if (position.events.face_up | position.events.out) >> event & 1:
        return refuse("PI-2.8", "event-played", event=name)
    if not position.this_turn.just_begun:
        return refuse("PI-2.8", "event-too-late", event=name)
    if events.can_play(position, event):
        return None
    return refuse(clause("event", int(tokens.effect_of(position, event))), "event-no-use", event=name)


def no_load(position: PiratesPosition, piece: int) -> Refusal | None:
    """Why the next shot is not made with a piece (PI-4.11, PI-Q1 to PI-Q8)."""
    if reason := no_piece(position, piece):
        return reason
    if piece + int(codes.LOAD) in position.legal():
        return None
    name, ship = piece_name(position, piece), unit_name(position, int(position.unit))
    if position.crew.at[piece] != position.unit or not skills.is_equipment(position, piece):
        return refuse("PI-4.11", "no-equipment-aboard", crew=name, ship=ship)
    if position.shooting.next_equipment != NONE or position.shooting.equipment_used >> piece & 1:
        return refuse("PI-1.5", "equipment-once", crew=name)
    tool = int(gear.tool_of(position, piece))
    return refuse(clause("equipment", tool), "equipment-no-use", crew=name)


def no_hunt(position: PiratesPosition, _number: int) -> Refusal | None:
    """Why a unit does not shoot at wolves (PI-U29)."""
    unit = int(position.unit)
    return (
        None
        if treasure_used.wolves_near(position, unit)
        else refuse("PI-U29", "no-wolves", ship=unit_name(position, unit))
    )
