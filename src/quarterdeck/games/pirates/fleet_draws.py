"""Fleets by chance: of one nation, legal, and of equal strength as far as equal cost makes it (PI-2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates.catalog import NATIONS
from quarterdeck.games.pirates.fleet import Fleet, Manned
from quarterdeck.games.pirates.fleet_checks import capacity, charge_of, load, problems_of
from quarterdeck.games.pirates.pack_format import ANY, CrewFile, ShipFile
from quarterdeck.games.pirates.pieces import Pieces

TRIES: Final = 40
MOST_SHIPS: Final = 5
FEWEST_CHOICES: Final = 6
"""A nation with fewer ships that can be played is not drawn."""
SHARE: Final = 2
"""No ship costs more than the total divided by this, if there are cheaper ones."""
HOLD: Final = 2
"""Cargo spaces that crew leaves free on every ship that has so many."""
USEFUL: Final = ("captain", "helmsman", "explorer", "cannoneer", "shipwright", "oarsman")
FIRST: Final = 3
"""So many of them join before all others."""
ROUNDS: Final = 8
"""How often each ship is offered crew."""
Item = TypeVar("Item")


def random_fleet(pieces: Pieces, total: int, dice: Dice, nation: str = "") -> Fleet:
    """A legal fleet of that build total: of the nation, or of one that is drawn; `any` mixes ships of all.

    Of several draws the one that costs most is taken. `Malformed` if the nation has no ship that is cheap enough.
    """
    if not nation:
        many = [one for one in NATIONS if len(ships_of(pieces, one)) >= FEWEST_CHOICES]
        nation = many[dice.below(len(many))] if many else ANY
    ships = [ship for ship in ships_of(pieces, nation) if ship.points <= total]
    if not ships:
        raise Malformed("nation", f"no ship of {nation!r} can be had for {total} points (PI-2.4)")
    best = Fleet(total=total, ships=(Manned(min(ships, key=lambda ship: ship.points).id),))
    for _ in range(TRIES):
        if charge_of(pieces, best).points == total and len(best.ships) > 1:
            break
        best = better(pieces, best, draw(pieces, total, dice, ships))
    return best


def better(pieces: Pieces, best: Fleet, found: Fleet) -> Fleet:
    """The one that costs more, if it is legal; rather several ships than one."""
    if problems_of(pieces, found):
        return best
    first, second = ((len(one.ships) > 1, charge_of(pieces, one).points) for one in (best, found))
    return found if second > first else best


def ships_of(pieces: Pieces, nation: str) -> list[ShipFile]:
    """The ships of a nation, or of all, that can be played, in the order of the pack."""
    return [ship for ship in pieces.content.ship if ship.playable and nation in {ship.nation, ANY}]


def draw(pieces: Pieces, total: int, dice: Dice, ships: Sequence[ShipFile]) -> Fleet:
    """Ships first, and crew for what is left."""
    kept = dice.below(total // 4 + 1)
    left = total
    chosen: list[Manned] = []
    for ship in shuffled(dice, ships):
        if len(chosen) < MOST_SHIPS and ship.points * SHARE <= total and ship.points <= left - kept:
            chosen.append(Manned(ship.id))
            left -= ship.points
    return manned(pieces, Fleet(total=total, ships=tuple(chosen)), dice)


def manned(pieces: Pieces, fleet: Fleet, dice: Dice) -> Fleet:
    """The fleet with crew aboard, one after another where it fits."""
    for _ in range(ROUNDS):
        for k in shuffled(dice, range(len(fleet.ships))):
            crew = shuffled(dice, crew_for(pieces, fleet.ships[k]))
            crew.sort(key=is_late)
            fleet = joined(pieces, fleet, k, crew)
    return fleet


def crew_for(pieces: Pieces, ship: Manned) -> list[CrewFile]:
    """Who might join a ship: crew of her nation, generic or linked to her, and not aboard yet."""
    row = pieces.ships[ship.ship]
    return [
        crew
        for crew in pieces.content.crew
        if crew.playable
        and crew.nation == row.nation
        and crew.id not in ship.crew
        and (crew.id.removesuffix(f"-{row.nation}") in USEFUL or pieces.linked(crew.id, row.id))
    ]


def is_late(crew: CrewFile) -> bool:
    """Whether a crew joins behind those that every fleet needs."""
    return crew.id.removesuffix(f"-{crew.nation}") in USEFUL[FIRST:]


def joined(pieces: Pieces, fleet: Fleet, k: int, crew: Sequence[CrewFile]) -> Fleet:
    """The fleet with the first of the crew aboard ship k for whom there are points and room; the same if there is none."""
    ship = fleet.ships[k]
    spaces = pieces.ships[ship.ship].cargo
    for one in crew:
        more = Manned(ship.ship, (*ship.crew, one.id), ship.equipment)
        found = Fleet(total=fleet.total, ships=(*fleet.ships[:k], more, *fleet.ships[k + 1 :]))
        free = capacity(pieces, found, more) - load(pieces, more)
        charge = charge_of(pieces, found)
        if free >= min(HOLD, spaces - 1) and charge.points <= charge.allowed and not problems_of(pieces, found):
            return found
    return fleet


def shuffled(dice: Dice, items: Sequence[Item]) -> list[Item]:
    """The items in an order that is drawn."""
    found = list(items)
    for k in range(len(found) - 1, 0, -1):
        j = dice.below(k + 1)
        found[k], found[j] = found[j], found[k]
    return found
