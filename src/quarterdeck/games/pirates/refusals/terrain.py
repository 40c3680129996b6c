"""Why terrain cannot be placed so, and what a whirlpool asks for (PI-3.6, PI-3.7, PI-16.1, PI-K)."""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.refusals.making import no_piece, no_slot, refuse
from quarterdeck.games.pirates.rules.forts import forts
from quarterdeck.games.pirates.rules.setup import placing_terrain
from quarterdeck.games.pirates.rules.terrain import perils
from quarterdeck.games.pirates.table import questions, skills
from quarterdeck.games.pirates.table.table import SHORT
from quarterdeck.games.pirates.texts.kinds import clause
from quarterdeck.games.pirates.words.measures import gap, outside
from quarterdeck.games.pirates.words.names import exactly, island_name, terrain_card_name, terrain_name, unit_name


def no_terrain_card(position: PiratesPosition, card: int) -> Refusal | None:
    """Why a piece cannot be placed next: there is none such, or all copies lie on the table (PI-3.6, PI-R80)."""
    if card >= position.catalog.terrains:
        return refuse("PI-3.6", "no-such-terrain", number=card + 1, terrains=int(position.catalog.terrains))
    if placing_terrain.copies_left(position, card) > 0:
        return None
    return refuse("PI-R80", "terrain-used-up", name=terrain_card_name(position, card))


def no_terrain_spot(position: PiratesPosition, move: int) -> Refusal | None:
    """Why the chosen piece cannot lie there (PI-3.7, PI-R9)."""
    shape, waters = placing_terrain.terrain_at(position, move), position.waters
    if placing_terrain.can_lay(position, shape):
        return None
    name, near = terrain_card_name(position, int(position.islands.next_terrain)), int(position.catalog.measure[SHORT])
    over = outside(shape, int(waters.width), int(waters.height))
    if over > 0:
        return refuse("PI-R9", "pose-off-table", ship=name, over=exactly(over))
    others = [(gap(shape, shore), island_name(position, k)) for k, shore in enumerate(waters.shores)]
    others += [(gap(shape, other), terrain_name(position, k)) for k, other in enumerate(waters.terrain.shapes)]
    away, other = min(others)
    return refuse(
        "PI-3.7", "terrain-too-near", name=name, other=other, missing=exactly(near - away), near=exactly(near)
    )


def no_exit(position: PiratesPosition, number: int) -> Refusal | None:
    """Why a ship cannot come out there: no whirlpool, the same one, or no room beside it (PI-K5, PI-R85)."""
    terrain = position.waters.terrain
    if not terrain.whirlpools() >> number & 1:
        return refuse("PI-K5", "no-whirlpool", number=number + 1)
    name = terrain_name(position, number)
    if number == position.sailing.terrain:
        return refuse("PI-K5", "same-whirlpool", name=name)
    if perils.exits(position) >> number & 1:
        return None
    return refuse("PI-R85", "no-room-there", name=name, ship=unit_name(position, int(position.unit)))


def no_price(position: PiratesPosition, sort: str, number: int) -> Refusal | None:
    """Why something cannot be paid: it is not aboard (PI-K5)."""
    unit = int(position.unit)
    ship = unit_name(position, unit)
    if sort == "mast":
        if position.ships.masts[unit] >> number & 1:
            return None
        return refuse("PI-K5", "mast-is-lost", ship=ship, mast=number + 1)
    if sort == "crew":
        if reason := no_piece(position, number):
            return reason
        aboard = position.crew.at[number] == unit and not skills.is_equipment(position, number)
    else:
        if reason := no_slot(position, number):
            return reason
        aboard = position.treasure.at[number] == unit
    return None if aboard else refuse("PI-K5", "not-aboard", ship=ship)


def lost_target(position: PiratesPosition, unit: int) -> Refusal | None:
    """A unit that is lost in fog is nobody's target (PI-K1)."""
    if position.ships.lost_in[unit] == NONE:
        return None
    fog = terrain_name(position, int(position.ships.lost_in[unit]))
    return refuse("PI-K1", "lost-in-fog", ship=unit_name(position, unit), fog=fog)


def wrecked(position: PiratesPosition, unit: int) -> Refusal | None:
    """A wreck stays where it is (PI-K3)."""
    if not position.ships.wrecked >> unit & 1:
        return None
    return refuse("PI-K3", "is-wreck", ship=unit_name(position, unit))


def no_fortune(position: PiratesPosition, move: int) -> Refusal | None:
    """Why that cannot be chosen or drawn for a mysterious island (PI-8.6, PI-M)."""
    if move in position.legal():
        return None
    deed = int(position.mysterious.effect)
    return refuse(clause("island", deed) if deed != NONE else "PI-8.9", "fortune-else")


def no_fort_move(position: PiratesPosition, sort: str, number: int) -> Refusal | None:
    """Why a fort cannot be built, mended or looked out from, or a ship cannot unload there (PI-20.5, PI-R59)."""
    starts = {"build": codes.BUILD, "mend": codes.MEND, "watch": codes.WATCH, "store": codes.STORE}
    if int(starts[sort]) + number in position.legal():
        return None
    if not 0 <= number < len(position.ships.card):
        return refuse("PI-6.3", "no-such-ship", number=number + 1, ships=len(position.ships.card))
    name = unit_name(position, number)
    if sort == "store":
        return refuse("PI-R59", "no-store", ship=name)
    if not questions.is_fort(position, number) or position.ships.owner[number] != position.turn:
        return refuse("PI-R59", "no-own-fort", name=name)
    price = int(forts.fort_price(position, number))
    if sort == "build" and price > position.islands.home_gold[position.turn]:
        return refuse(
            "PI-R59", "fort-too-dear", name=name, price=price, gold=int(position.islands.home_gold[position.turn])
        )
    return refuse("PI-R59", "no-fort-there", name=name, ship=unit_name(position, int(position.unit)))
