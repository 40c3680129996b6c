"""Why crew, equipment and treasure cannot go there or be taken (PI-4, PI-8.2, PI-9.10, PI-11, PI-R13 to PI-R17, PI-R60)."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE, PLACES
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.making import no_island, no_piece, no_slot, no_unit, refuse
from quarterdeck.games.pirates.refusals.terrain import no_price
from quarterdeck.games.pirates.rules.docking import handling
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.losing import losses
from quarterdeck.games.pirates.rules.ramming import boarding
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.table.catalog import ANY_NATION
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.words.names import SAY, crew_name, island_name, place_name, seat_name, unit_name
from quarterdeck.games.pirates.words.notation.names import piece_word


def piece_name(position: PiratesPosition, piece: int) -> str:
    """A crew or equipment as the player who chooses knows it."""
    seat = int(position.player)
    if position.crew.card[piece] == NONE or not (
        position.crew.face_up >> piece & 1 or position.crew.seen_by[piece] >> seat & 1
    ):
        return SAY("piece-unknown", word=piece_word(position, piece, seat))
    return crew_name(position, int(position.crew.card[piece]))


# -- crew and equipment ----------------------------------------------------------------------------


def no_handling(position: PiratesPosition, number: int) -> Refusal | None:
    """Why a piece cannot go to a place: at the start, between actions, or in an explore between two ships."""
    piece, place = number // int(PLACES), number % int(PLACES)
    if reason := no_piece(position, piece):
        return reason
    does = phase_of(position).does
    if does == "man":
        return _no_manning(position, piece, place)
    if does == "share":
        return _no_exchange(position, piece, place)
    return _no_transfer(position, piece, place)


def no_carrying(position: PiratesPosition, unit: int, piece: int) -> Refusal | None:
    """Why a piece cannot come aboard (PI-4.2, PI-4.3, PI-4.6, PI-4.12, PI-4.13, PI-18.5, PI-A120, PI-A123, PI-R15 to PI-R17)."""
    if aboard.may_carry(position, unit, piece):
        return None
    reason = _no_crew(position, unit, piece) or _other_nation(position, unit, piece) or _too_dear(position, unit, piece)
    if reason:
        return reason
    facts = {"load": int(aboard.load(position, unit)), "space": int(aboard.space(position, unit))}
    return refuse("PI-R15", "no-space", ship=unit_name(position, unit), crew=piece_name(position, piece), **facts)


def _no_crew(position: PiratesPosition, unit: int, piece: int) -> Refusal | None:
    """A unit that carries none (PI-18.5, PI-A123, PI-A151)."""
    if questions.is_creature(position, unit):
        return refuse("PI-18.5", "creature-carries", ship=unit_name(position, unit))
    if not skills.is_equipment(position, piece) and skills.able(position, unit, abilities.CREWLESS):
        return refuse("PI-A123", "crewless", ship=unit_name(position, unit))
    if not skills.is_equipment(position, piece) and aboard.has_no_berth(position, unit):
        return refuse("PI-A151", "three-berths", ship=unit_name(position, unit))
    return None


def _other_nation(position: PiratesPosition, unit: int, piece: int) -> Refusal | None:
    """Crew that sails only under its own flag (PI-4.6, PI-A120)."""
    card, catalog = int(position.crew.card[piece]), position.catalog
    if card == NONE or catalog.crew_nation[card] in {ANY_NATION, catalog.nation[position.ships.card[unit]]}:
        return None
    facts = {"ship": unit_name(position, unit), "crew": piece_name(position, piece)}
    if catalog.crew_cost[card] == 0:
        return refuse("PI-4.6", "free-crew-elsewhere", **facts)
    return refuse("PI-A120", "loyal-elsewhere", **facts) if aboard.is_disloyal(position, unit, card) else None


def _too_dear(position: PiratesPosition, unit: int, piece: int) -> Refusal | None:
    """Crew or equipment that would cost more than the ship (PI-4.3, PI-4.13, PI-R16)."""
    card, catalog = int(position.crew.card[piece]), position.catalog
    if card == NONE:
        return None
    equipment = bool(catalog.crew_nation[card] == ANY_NATION)
    most = int(catalog.cost[position.ships.card[unit]])
    sum_of = int(aboard.cost_aboard(position, unit, equipment=equipment)) + int(catalog.crew_cost[card])
    if sum_of <= most:
        return None
    facts = {"ship": unit_name(position, unit), "crew": piece_name(position, piece)}
    return refuse("PI-4.13" if equipment else "PI-4.3", "too-dear-aboard", sum=sum_of, most=most, **facts)


def _no_manning(position: PiratesPosition, piece: int, place: int) -> Refusal | None:
    """Why a piece cannot start there (PI-4.1, PI-4.11)."""
    waits, home = int(setting_out.unplaced(position, position.turn)), int(questions.home_of(position, position.turn))
    if piece != waits:
        return refuse("PI-4.1", "other-piece-first", crew=piece_name(position, waits))
    if place >= ASHORE:
        if place - ASHORE == home:
            return None
        return no_island(position, place - int(ASHORE), "PI-4.1") or refuse(
            "PI-4.1", "starts-not-at-home", crew=piece_name(position, piece), island=island_name(position, home)
        )
    return no_unit(position, place, own=True) or no_carrying(position, place, piece)


def _no_transfer(position: PiratesPosition, piece: int, place: int) -> Refusal | None:
    """Why a piece cannot go there between actions (PI-8.2, PI-R13, PI-R14, PI-R60)."""
    name, here = piece_name(position, piece), int(position.crew.at[piece])
    if reason := _not_handled(position, piece):
        return reason
    if position.this_turn.handled_twice >> piece & 1:
        return refuse("PI-R60", "handled-twice", crew=name)
    ashore = bool(questions.is_ashore(here))
    if ashore and handling.are_wolves_at(position, here - int(ASHORE)):
        return refuse("PI-U29", "wolves-there", crew=name, island=island_name(position, here - int(ASHORE)))
    if not ashore and (here >= codes.UNITS or not position.ships.in_play >> here & 1):
        return refuse("PI-12.9", "piece-gone", crew=name)
    islands = 1 << (here - int(ASHORE)) if ashore else int(skills.docked_at(position, here))
    if place >= ASHORE:
        return no_island(position, place - int(ASHORE), "PI-8.2") or _no_landing(position, piece, place, islands)
    return no_unit(position, place, own=True) or _no_boarding(position, piece, place, islands)


def _not_handled(position: PiratesPosition, piece: int) -> Refusal | None:
    """A piece that is another player's, or that does not leave its ship (PI-A52, PI-R14)."""
    name = piece_name(position, piece)
    if aboard.is_bound(position, piece):
        return refuse("PI-A52", "crew-stays", crew=name)
    if not handling.may_handle(position, piece):
        return refuse("PI-R14", "piece-of-others", crew=name, who=seat_name(int(position.crew.owner[piece])))
    return None


def _no_boarding(position: PiratesPosition, piece: int, place: int, islands: int) -> Refusal | None:
    """Why a piece cannot come aboard one of the player's ships, from where it lies at some islands."""
    name, here = piece_name(position, piece), int(position.crew.at[piece])
    if place == here:
        return refuse("PI-8.2", "there-already", crew=name, place=place_name(position, place))
    if not islands & skills.docked_at(position, place):
        return refuse("PI-8.2", "not-docked-together", crew=name, ship=unit_name(position, place))
    return no_carrying(position, place, piece)


def _no_landing(position: PiratesPosition, piece: int, place: int, islands: int) -> Refusal | None:
    """Why a piece cannot go ashore there."""
    here, island = int(position.crew.at[piece]), place - int(ASHORE)
    if not questions.is_ashore(here) and islands >> island & 1:
        return None
    facts = {"crew": piece_name(position, piece), "place": place_name(position, here)}
    return refuse("PI-8.2", "cannot-land", island=island_name(position, island), **facts)


# -- between two ships -----------------------------------------------------------------------------


def _no_exchange(position: PiratesPosition, piece: int, place: int) -> Refusal | None:
    """Why a piece cannot change ships (PI-11.10, PI-R24)."""
    name, here = piece_name(position, piece), int(position.crew.at[piece])
    if reason := _no_direction(position, here, place, name):
        return reason
    if position.exploring.crew_moved >> piece & 1:
        return refuse("PI-R24", "moved-before", thing=name)
    if aboard.is_bound(position, piece):
        return refuse("PI-A52", "crew-stays", crew=name)
    return no_carrying(position, place, piece)


def _no_direction(position: PiratesPosition, here: int, place: int, thing: str) -> Refusal | None:
    """Why nothing goes from one place to the other in this explore."""
    unit, target = int(position.unit), int(position.target)
    ship, other = unit_name(position, unit), unit_name(position, target)
    if (here, place) == (target, unit):
        return None
    if (here, place) == (unit, target):
        own = position.ships.owner[target] == position.turn
        return None if own else refuse("PI-R24", "only-taken", ship=ship, other=other, thing=thing)
    return refuse("PI-11.10", "only-between", ship=ship, other=other, thing=thing)


def no_hand_over(position: PiratesPosition, number: int) -> Refusal | None:
    """Why a treasure cannot change ships (PI-11.10, PI-R15, PI-R24)."""
    slot, place = number // int(PLACES), number % int(PLACES)
    thing = SAY("treasure-unknown")
    reason = no_slot(position, slot) or _no_direction(position, int(position.treasure.at[slot]), place, thing)
    if reason:
        return reason
    if position.exploring.treasure_moved >> slot & 1:
        return refuse("PI-R24", "moved-before", thing=thing)
    return None if aboard.has_room(position, place, slot) else no_space_for_treasure(position, place)


def no_space_for_treasure(position: PiratesPosition, unit: int) -> Refusal:
    """A ship has no room for a coin."""
    facts = {"load": int(aboard.load(position, unit)), "space": int(aboard.space(position, unit))}
    return refuse("PI-R15", "no-space", ship=unit_name(position, unit), crew=SAY("treasure-unknown"), **facts)


# -- prizes and coins ------------------------------------------------------------------------------


def no_crew(position: PiratesPosition, piece: int) -> Refusal | None:
    """Why a crew is not the one that is eliminated (PI-9.10, PI-R28)."""
    if phase_of(position).does == "pay":
        return no_price(position, "crew", piece)
    return no_piece(position, piece) or _no_victim(position, piece)


def _no_victim(position: PiratesPosition, piece: int) -> Refusal | None:
    """Why a crew is not eliminated by the winner of a fight."""
    drawn = phase_of(position).by_chance
    if drawn and position.boarding.drawn != codes.ANY_CREW:
        return refuse("PI-R28", "coin-is-drawn")
    loser = int(boarding.fight_loser(position))
    if position.crew.at[piece] != loser or skills.is_equipment(position, piece):
        return refuse("PI-9.10", "crew-not-aboard", ship=unit_name(position, loser))
    if bool(position.crew.face_up >> piece & 1) == drawn:
        return refuse("PI-R28", "crew-face-up" if drawn else "crew-face-down")
    return None if drawn else no_killing(position, loser)


def no_killing(position: PiratesPosition, loser: int) -> Refusal | None:
    """Why no crew is eliminated after a fight: only treasure is left to be taken, or the crew is safe (PI-A60, PI-A69)."""
    if position.boarding.treasure_only:
        other = boarding.picks_prizes(position)
        return refuse("PI-A150", "only-treasure-now") if other else refuse("PI-A69", "only-treasure")
    if losses.crew_is_safe(position, loser):
        return refuse("PI-A60", "crew-is-safe", ship=unit_name(position, loser))
    return None


def no_any_crew(position: PiratesPosition, _number: int) -> Refusal | None:
    """Why no random crew is eliminated: none lies face down there (PI-R28)."""
    loser = int(boarding.fight_loser(position))
    if reason := no_killing(position, loser):
        return reason
    return (
        None
        if aboard.hidden_crew(position, loser)
        else refuse("PI-R28", "no-hidden-crew", ship=unit_name(position, loser))
    )


def no_any_coin(position: PiratesPosition, _number: int) -> Refusal | None:
    """Why no random coin is stolen: there is none, or no room for it (PI-R15, PI-R28)."""
    loser, winner = int(boarding.fight_loser(position)), int(boarding.fight_winner(position))
    if position.boarding.crew_only:
        return refuse("PI-A150", "only-crew-now")
    if not questions.treasure_face_down(position, loser):
        return refuse("PI-R28", "no-coin", ship=unit_name(position, loser))
    return None if aboard.room(position, winner) > 0 else no_space_for_treasure(position, winner)


def no_treasure(position: PiratesPosition, slot: int) -> Refusal | None:
    """Why a treasure is not the one that is taken."""
    phase = phase_of(position)
    if phase.does == "pay":
        return no_price(position, "slot", slot)
    if reason := no_slot(position, slot):
        return reason
    return _no_coin(position, slot) if phase.treasury == "island" else _no_prize(position, slot)


def _no_prize(position: PiratesPosition, slot: int) -> Refusal | None:
    """Why a treasure is not taken after a fight (PI-9.10, PI-R28)."""
    loser, drawn = int(boarding.fight_loser(position)), phase_of(position).by_chance
    if drawn and position.boarding.drawn != codes.ANY_COIN:
        return refuse("PI-R28", "crew-is-drawn")
    if position.boarding.crew_only:
        return refuse("PI-A150", "only-crew-now")
    if position.treasure.at[slot] != loser:
        return refuse("PI-9.10", "treasure-not-there", place=unit_name(position, loser))
    if questions.is_shown(position, slot) != drawn:
        if not drawn and not aboard.has_room(position, boarding.fight_winner(position), slot):
            return no_space_for_treasure(position, int(boarding.fight_winner(position)))
        return None
    return refuse("PI-R28", "unique-not-drawn" if drawn else "coins-face-down")


def _no_coin(position: PiratesPosition, slot: int) -> Refusal | None:
    """Why a coin cannot be taken from the island (PI-11.2, PI-R64)."""
    place = int(ASHORE + position.exploring.island)
    if position.treasure.at[slot] != place:
        return refuse("PI-11.2", "treasure-not-there", place=place_name(position, place))
    if not exploring.coins_ashore(position) >> slot & 1:
        return refuse("PI-11.8", "no-coin-there")
    worth = int(questions.gold_in(position, slot))
    there = int(exploring.coins_ashore(position))
    beside = [k for k in range(slot) if there >> k & 1 and questions.gold_in(position, k) == worth]
    return refuse("PI-R64", "same-coin", gold=worth) if beside else None
