"""Why a unit cannot be named, act, explore, be rammed or towed, and why a mast is not the one (PI-6 to PI-14)."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.engine.sets import members
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.phase_table import phase_of
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.making import between, from_island, no_island, no_unit, refuse
from quarterdeck.games.pirates.refusals.terrain import no_price, wrecked
from quarterdeck.games.pirates.rules.common import actions
from quarterdeck.games.pirates.rules.exploring import exploring
from quarterdeck.games.pirates.rules.moving import raiders, towing
from quarterdeck.games.pirates.rules.mysterious_islands import isles_of_fire
from quarterdeck.games.pirates.rules.setup import setting_out
from quarterdeck.games.pirates.rules.shooting import repair
from quarterdeck.games.pirates.rules.turn import orders
from quarterdeck.games.pirates.table import aboard, questions, skills
from quarterdeck.games.pirates.texts.abilities import FORT_WRIGHTS
from quarterdeck.games.pirates.texts.kinds import ISLAND_COINS_BURN, clause
from quarterdeck.games.pirates.words.asked import asked_otherwise, named, unit_asked_about
from quarterdeck.games.pirates.words.names import island_card_name, island_name, seat_name, unit_name


def always(_position: PiratesPosition, _number: int) -> None:
    """Nothing forbids the move when it is asked for."""


def no_done(position: PiratesPosition, _number: int) -> Refusal | None:
    """Why a player cannot be done yet: a ship, for one, is placed as long as there is a place (PI-3.10, PI-R61)."""
    if codes.PASS in position.legal():
        return None
    lingers = [
        k
        for k in members(position.this_turn.at_enemy_home)
        if raiders.enemy_homes(position, k) and raiders.is_raider(position, k)
    ]
    driven = [k for k in members(position.this_turn.must_leave) if raiders.is_driven_off(position, k)]
    if phase_of(position).raiders_leave and driven:
        return refuse("PI-U111", "natives-drive-off", ship=unit_name(position, driven[0]))
    if phase_of(position).raiders_leave and lingers:
        return refuse("PI-R74", "raider-leaves", ship=unit_name(position, lingers[0]))
    return must_go_on(position) or asked_otherwise(position)


def must_go_on(position: PiratesPosition) -> Refusal | None:
    """What must be laid or taken first, if anything (PI-3.6, PI-3.10, PI-10.9, PI-11.8)."""
    phase = phase_of(position)
    if phase.unfinished is None:
        return None
    clause, message = phase.unfinished
    if phase.laid == "island":
        return refuse(
            clause, f"must-{message}", island=island_card_name(position, int(setting_out.drawn_island(position)))
        )
    unit = int(position.ships.tows[position.unit]) if phase.laid == "berth" else unit_asked_about(position)
    return refuse(clause, f"must-{message}", ship=named(position, unit))


# -- naming ----------------------------------------------------------------------------------------


def no_named_unit(position: PiratesPosition, unit: int) -> Refusal | None:
    """Why a unit is not the one that is asked for in this phase."""
    does = phase_of(position).does
    if does == "name":
        return _no_actor(position, unit)
    if does == "explore":
        return _no_ship_to_explore(position, unit)
    return _no_ram(position, unit) if does == "ram" else _no_tow(position, unit)


def _no_actor(position: PiratesPosition, unit: int) -> Refusal | None:  # noqa: PLR0911 - one for each reason
    """Why a unit cannot act (PI-6.2, PI-6.3, PI-10.2)."""
    if reason := no_unit(position, unit, own=True):
        return reason
    if position.this_turn.held >> unit & 1:
        return refuse("PI-R91", "ship-held", ship=unit_name(position, unit))
    if position.this_turn.acted >> unit & 1 and not actions.may_act_again(position, unit):
        return refuse("PI-6.2", "ship-has-acted", ship=unit_name(position, unit))
    if not orders.can_act(position, unit):
        if questions.is_derelict(position, unit):
            return refuse("PI-10.2", "derelict-cannot-act", ship=unit_name(position, unit))
        if questions.is_flotilla(position, unit):
            return refuse("PI-A166", "flotilla-cannot-act", ship=unit_name(position, unit))
        return refuse("PI-6.2", "ship-cannot-act", ship=unit_name(position, unit))
    return None


def _no_ram(position: PiratesPosition, unit: int) -> Refusal | None:
    """Why a unit is not rammed now (PI-9.1, PI-R25)."""
    if reason := no_unit(position, unit, own=False):
        return reason
    if position.boarding.enemies_left >> unit & 1:
        return None
    return refuse("PI-9.1", "not-rammed", ship=unit_name(position, int(position.unit)), other=unit_name(position, unit))


def _no_tow(position: PiratesPosition, unit: int) -> Refusal | None:
    """Why a unit cannot be taken in tow (PI-10.4, PI-R123)."""
    if reason := no_unit(position, unit, own=False):
        return reason
    if position.action.tow_options >> unit & 1:
        return None
    ship, other = unit_name(position, int(position.unit)), unit_name(position, unit)
    if not questions.is_derelict(position, unit) or questions.is_creature(position, unit):
        return refuse("PI-10.4", "no-derelict", ship=other)
    if reason := wrecked(position, unit):
        return reason
    if not towing.may_be_towed(position, unit):
        away = between(position, int(position.unit), unit)
        return refuse("PI-10.4", "no-bow-touched", ship=ship, other=other, away=away)
    return refuse("PI-R123", "no-tow-pose", ship=ship, other=other)


def no_flotilla_tow(position: PiratesPosition, flotilla: int, other: int) -> Refusal | None:  # noqa: PLR0911 - one for each reason
    """Why a ship cannot take a flotilla in tow now (PI-A166, PI-R141)."""
    if reason := no_unit(position, flotilla, own=True) or no_unit(position, other, own=True):
        return reason
    ship, name = unit_name(position, other), unit_name(position, flotilla)
    tower = int(questions.towed_by(position, flotilla))
    if tower != NONE:
        return refuse("PI-R141", "flotilla-towed", ship=name, other=unit_name(position, tower))
    if questions.nation_of(position, other) != questions.nation_of(position, flotilla):
        return refuse("PI-A166", "flotilla-nation", ship=ship, other=name)
    if position.ships.tows[other] != NONE:
        return refuse("PI-R141", "tows-already", ship=ship)
    if not towing.is_beside(position, other, flotilla):
        return refuse("PI-R141", "flotilla-apart", ship=ship, other=name, away=between(position, other, flotilla))
    if not towing.may_tow(position, other):
        return refuse("PI-R141", "tows-no-flotilla", ship=ship)
    if not towing.has_room_astern(position, other, flotilla):
        return refuse("PI-R123", "no-tow-pose", ship=ship, other=name)
    return refuse("PI-A166", "feat-not-now", ship=name)


# -- actions ---------------------------------------------------------------------------------------


def no_move(position: PiratesPosition, _number: int) -> Refusal | None:  # noqa: PLR0911 - one for each reason
    """Why the unit cannot move (PI-9.7, PI-10.2)."""
    unit = int(position.unit)
    if actions.can_move(position, unit):
        return None
    ship = unit_name(position, unit)
    if questions.is_flotilla(position, unit):
        return refuse("PI-A166", "flotilla-moves", ship=ship)
    if reason := wrecked(position, unit):
        return reason
    if questions.is_derelict(position, unit) and not aboard.rows(position, unit):
        return refuse("PI-10.2", "derelict-moves", ship=ship)
    if position.next_turn.chained >> unit & 1:
        return refuse("PI-A44", "chained-moves", ship=ship)
    tower = int(questions.towed_by(position, unit))
    if tower != NONE:
        return refuse("PI-R67", "towed-moves", ship=ship, other=unit_name(position, tower))
    if position.ships.pinned_by[unit] == 0:
        return refuse("PI-V9", "becalmed", ship=ship)
    return _pinned(position, unit)


def _pinned(position: PiratesPosition, unit: int) -> Refusal:
    """A unit that is held: by a kraken, or by one that it rammed (PI-9.7, PI-A167)."""
    ship, holders = unit_name(position, unit), int(position.ships.pinned_by[unit])
    if grasp := members(holders & int(position.ships.krakens)):
        return refuse("PI-A167", "kraken-holds", ship=ship, other=unit_name(position, grasp[0]))
    return refuse("PI-9.7", "pinned-moves", ship=ship, other=unit_name(position, members(holders)[0]))


def no_repair(position: PiratesPosition, _number: int) -> Refusal | None:  # noqa: PLR0911 - one for each reason
    """Why the unit cannot be repaired (PI-14.1, PI-18.6, PI-R33, PI-R140)."""
    unit = int(position.unit)
    if actions.lost_masts(position, unit) or actions.is_foul(position, unit) or actions.lacks_flag(position, unit):
        return None
    ship = unit_name(position, unit)
    if skills.able(position, unit, FORT_WRIGHTS):
        spent = skills.is_spent(position, unit, FORT_WRIGHTS)
        return refuse("PI-1.5", "able-once", ship=ship) if spent else refuse("PI-R33", "no-mast-lost", ship=ship)
    if questions.is_flotilla(position, unit):
        return refuse("PI-R140", "flag-flies", ship=ship)
    if questions.is_creature(position, unit):
        return refuse("PI-18.6", "creature-cannot", ship=ship)
    if reason := wrecked(position, unit):
        return reason
    if skills.is_home(position, unit):
        return refuse("PI-R33", "no-mast-lost", ship=ship)
    home = int(questions.home_of(position, position.ships.owner[unit]))
    if home == NONE:
        return refuse("PI-14.1", "repair-no-home", ship=ship)
    away = from_island(position, unit, home)
    return refuse("PI-14.1", "repair-not-home", ship=ship, island=island_name(position, home), away=away)


def no_named_island(position: PiratesPosition, island: int) -> Refusal | None:
    """Why an island cannot be home (PI-3.9), or cannot be explored (PI-11.1)."""
    homing = phase_of(position).does == "home"
    if reason := no_island(position, island, "PI-3.9" if homing else "PI-11.1"):
        return reason
    owner = int(position.islands.home[island])
    if homing and owner != NONE:
        return refuse("PI-3.11", "home-taken", island=island_name(position, island), who=seat_name(owner))
    if homing and isles_of_fire.is_wild_for_good(position, island):
        return refuse(clause("island", int(ISLAND_COINS_BURN)), "home-burns", island=island_name(position, island))
    return None if homing else _no_island_to_explore(position, island)


def _no_island_to_explore(position: PiratesPosition, island: int) -> Refusal | None:
    """Why an island cannot be explored (PI-11.1, PI-18.6, PI-R21)."""
    name, owner = island_name(position, island), int(position.islands.home[island])
    unit = int(position.unit)
    if exploring.islands_to_explore(position, unit) >> island & 1:
        return None
    ship = unit_name(position, unit)
    if questions.is_creature(position, unit):
        return refuse("PI-18.6", "creature-cannot", ship=ship)
    if owner != NONE:
        return refuse("PI-11.1", "island-not-wild", island=name, who=seat_name(owner))
    if not questions.touched(position, unit) >> island & 1:
        away = from_island(position, unit, island)
        return refuse("PI-11.1", "not-docked", ship=ship, island=name, away=away)
    return refuse("PI-R21", "docked-this-turn", ship=ship, island=name)


def _no_ship_to_explore(position: PiratesPosition, other: int) -> Refusal | None:
    """Why a ship cannot be explored (PI-11.10, PI-18.5, PI-18.6, PI-R24)."""
    if reason := no_unit(position, other, own=False):
        return reason
    unit = int(position.unit)
    if exploring.ships_to_explore(position, unit) >> other & 1:
        return None
    ship, name = unit_name(position, unit), unit_name(position, other)
    if questions.is_creature(position, unit) or questions.is_creature(position, other):
        return refuse("PI-18.6", "creature-cannot", ship=ship if questions.is_creature(position, unit) else name)
    if unit == other:
        return refuse("PI-11.10", "explores-herself", ship=ship)
    if not position.waters.units_touched(unit) >> other & 1:
        return refuse("PI-11.10", "not-touched", ship=ship, other=name, away=between(position, unit, other))
    return refuse("PI-R24", "no-derelict-to-explore", other=name, who=seat_name(int(position.ships.owner[other])))


# -- masts -----------------------------------------------------------------------------------------


def no_mast(position: PiratesPosition, mast: int) -> Refusal | None:
    """Why a mast is not one that is lost, catches fire or comes back."""
    does, unit = phase_of(position).does, int(repair.whose_mast(position))
    if does == "pay":
        return no_price(position, "mast", mast)
    ship, masts = unit_name(position, unit), int(position.catalog.masts[position.ships.card[unit]])
    if mast >= masts:
        return refuse("PI-R4", "no-such-mast", ship=ship, mast=mast + 1, masts=masts)
    stands = bool(position.ships.masts[unit] >> mast & 1)
    if does == "repair":
        return refuse("PI-R33", "mast-stands", ship=ship, mast=mast + 1) if stands else None
    if not stands:
        return refuse("PI-R4" if does == "lose" else "PI-17.3", "mast-is-lost", ship=ship, mast=mast + 1)
    if does == "burn" and position.ships.burning[unit] >> mast & 1:
        return refuse("PI-17.3", "mast-burns", ship=ship, mast=mast + 1)
    return None


# -- free actions ----------------------------------------------------------------------------------


def no_cast_off(position: PiratesPosition, unit: int) -> Refusal | None:
    """Why a tow cannot be cast off (PI-R122)."""
    if reason := no_unit(position, unit, own=True):
        return reason
    return (
        None if position.ships.tows[unit] != NONE else refuse("PI-R122", "tows-nobody", ship=unit_name(position, unit))
    )


def no_scuttling(position: PiratesPosition, unit: int) -> Refusal | None:
    """Why a unit cannot be scuttled (PI-13.1, PI-R31)."""
    if reason := no_unit(position, unit, own=True):
        return reason
    ship = unit_name(position, unit)
    if not questions.is_derelict(position, unit):
        return refuse("PI-13.1", "no-derelict", ship=ship)
    if position.next_turn.sinks >> unit & 1:
        return refuse("PI-13.2", "sinks-anyway", ship=ship)
    if reason := wrecked(position, unit):
        return reason
    return refuse("PI-R31", "tried-before", ship=ship) if position.this_turn.tried_to_scuttle >> unit & 1 else None


def no_free_explore(position: PiratesPosition, unit: int) -> Refusal | None:
    """Why a unit has no free explore (PI-11.6, PI-R22)."""
    if reason := no_unit(position, unit, own=True):
        return reason
    if exploring.free_islands(position, unit):
        return None
    return refuse("PI-11.6", "no-free-explore", ship=unit_name(position, unit))
