"""Fleets by chance: of one nation, legal, with a sensible share of everything, and about equally strong (PI-2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from quarterdeck.engine.drawing import Chance
from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates.codes import PIECES
from quarterdeck.games.pirates.fleets.checks import capacity, charge_of, load, problems_of
from quarterdeck.games.pirates.fleets.fleet import Fleet, Manned
from quarterdeck.games.pirates.fleets.strength import masts_of, strength_of, usual_strength
from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.pack.format import ANY, TOWED, CrewFile, ShipFile
from quarterdeck.games.pirates.pack.pieces import Pieces
from quarterdeck.games.pirates.table.catalog import NATIONS

TRIES: Final = 40
ENOUGH: Final = 10
"""How many good fleets are drawn; the one nearest to the right strength is taken."""
GOOD: Final = (0, 0)
"""The faults of a good fleet: it leaves no points and lacks nothing."""
MOST_SHIPS: Final = 5
"""No fleet of the usual build total has more; larger ones have one for every so many points:"""
FOR_A_SHIP: Final = 12
FEWEST_CHOICES: Final = 6
"""A nation with fewer ships that can be played is not drawn."""
MERCENARY: Final = "mercenary"
"""A nation, and the keyword of ships that may not dock at home: only who names the nation gets a fleet of them (PI-A96)."""
SHARE: Final = 2
"""No ship costs more than the total divided by this, if there are cheaper ones."""
LEAST: Final = {"ships": 12, "masts": 6, "cargo": 5, "free": 10, "crew": 12}
"""One for so many points of the build total; `free` are cargo spaces that crew leaves. Of ships two are enough."""
HOLD: Final = 2
"""Cargo spaces that crew leaves free on every ship that has that many."""
USEFUL: Final = ("captain", "helmsman", "explorer", "cannoneer", "shipwright", "oarsman")
FIRST: Final = 3
"""How many of them join before all others."""
Item = TypeVar("Item")


def random_fleet(pieces: Pieces, total: int, dice: Chance, nation: str = "") -> Fleet:
    """A legal fleet of that build total, about as strong as is usual; see `matched_fleets`."""
    return matched_fleets(pieces, total, [(dice, nation)])[0]


def matched_fleets(
    pieces: Pieces, total: int, wanted: Sequence[tuple[Chance, str]], others: Sequence[int] = ()
) -> list[Fleet]:
    """Legal fleets of that build total, one for each dice and nation, as equally strong as their draws allow.

    An empty nation is drawn, too; `any` mixes ships of all. `others` are strengths of fleets that will sail against
    them. `Malformed` if a nation has no ship that is cheap enough.
    """
    pools = [pool(pieces, total, dice, nation) for dice, nation in wanted]
    strengths = [[strength_of(pieces, fleet) for fleet in found] for found in pools]
    rivals = [*strengths, *([one] for one in others)]

    def unlike(goal: int) -> tuple[int, int, int]:
        chosen = [found[nearest(found, goal)] for found in rivals]
        return max(chosen) - min(chosen), abs(goal - usual_strength(total)), goal

    goal = min((one for found in rivals for one in found), key=unlike)
    return [fleets[nearest(found, goal)] for fleets, found in zip(pools, strengths, strict=True)]


def nearest(found: Sequence[int], goal: int) -> int:
    """The index of the number nearest to a goal; the first of several."""
    return min(range(len(found)), key=lambda k: abs(found[k] - goal))


def pool(pieces: Pieces, total: int, dice: Chance, nation: str) -> list[Fleet]:
    """Drawn fleets of a nation, the best of all draws: they cost the same and lack nothing or about equally little."""
    if not nation:
        many = [one for one in NATIONS if one != MERCENARY and len(cheap_enough(pieces, total, one)) >= FEWEST_CHOICES]
        nation = many[dice.below(len(many))] if many else ANY
    ships = cheap_enough(pieces, total, nation)
    if not ships:
        raise Malformed("nation", no_ship(pieces, total, nation))
    ships = [ship for ship in ships if ship.points * SHARE <= total] or ships
    cheapest = Fleet(total=total, ships=(Manned(min(ships, key=lambda ship: ship.points).id),))
    found = [(faults(pieces, cheapest), cheapest)]
    for _ in range(TRIES):
        if sum(mark == GOOD for mark, _ in found) >= ENOUGH:
            break
        fleet = draw(pieces, total, dice, ships)
        if not problems_of(pieces, fleet):
            found.append((faults(pieces, fleet), fleet))
    unspent, lacking = min(mark for mark, _ in found)
    most = lacking + 1 if lacking else 0
    return [fleet for mark, fleet in found if mark[0] == unspent and mark[1] <= most]


def faults(pieces: Pieces, fleet: Fleet) -> tuple[int, int]:
    """How many points a fleet leaves, and how much it lacks of what every fleet needs; less is better."""
    return max(0, fleet.total - charge_of(pieces, fleet).points), sum(lacks(pieces, fleet).values())


def lacks(pieces: Pieces, fleet: Fleet) -> dict[str, int]:
    """How much more of each thing a fleet should have for its build total."""
    have = {
        "ships": len(fleet.ships),
        "masts": masts_of(pieces, fleet),
        "cargo": sum(pieces.ships[one.ship].cargo for one in fleet.ships),
        "free": sum(max(0, capacity(pieces, fleet, one) - load(pieces, one)) for one in fleet.ships),
        "crew": sum(len(one.crew) for one in fleet.ships),
    }
    least = {key: fleet.total // points for key, points in LEAST.items()}
    least["ships"] = min(2, max(1, least["ships"]))
    return {key: max(0, least[key] - number) for key, number in have.items()}


def ships_of(pieces: Pieces, nation: str) -> list[ShipFile]:
    """The ships of a nation, or of all, that can be played and drawn, in the order of the pack."""
    ships = (ship for ship in pieces.content.ship if ship.playable and nation in {ship.nation, ANY})
    return [ship for ship in ships if nation == MERCENARY or MERCENARY not in ship.effects]


def cheap_enough(pieces: Pieces, total: int, nation: str) -> list[ShipFile]:
    """The ships of a nation that sail by themselves and do not cost more than the total; of all nations if none is named."""
    return [ship for ship in ships_of(pieces, nation or ANY) if ship.points <= total and ship.move != TOWED]


def nations_with_ships(pieces: Pieces, total: int) -> list[str]:
    """The nations from which a fleet of that build total can be drawn."""
    return [nation for nation in NATIONS if cheap_enough(pieces, total, nation)]


def no_ship(pieces: Pieces, total: int, nation: str) -> str:
    """The message where there are none."""
    others = nations_with_ships(pieces, total)
    return SAY(
        "no-ship-so-cheap", nation=repr(nation or ANY), total=total, number=len(others), others=", ".join(others)
    )


def no_nation(pieces: Pieces, total: int, nation: str) -> str:
    """The message about a nation that there is not."""
    others = ", ".join(nations_with_ships(pieces, total))
    return SAY("no-nation", nation=repr(nation), others=others, any=ANY)


def draw(pieces: Pieces, total: int, dice: Chance, ships: Sequence[ShipFile]) -> Fleet:
    """Draw ships first, then crew with the points that are left."""
    kept = min(total // 10 + dice.below(total // 8 + 1), total - min(ship.points for ship in ships))
    most = max(MOST_SHIPS, total // FOR_A_SHIP)
    left = total
    chosen: list[Manned] = []
    for ship in shuffled(dice, ships):
        if len(chosen) < most and ship.points <= left - kept:
            chosen.append(Manned(ship.id))
            left -= ship.points
    return manned(pieces, Fleet(total=total, ships=tuple(chosen)), dice)


def manned(pieces: Pieces, fleet: Fleet, dice: Chance) -> Fleet:
    """The fleet with its crew placed aboard where it fits, within the room of a table."""
    wanted = [crew_for(pieces, ship) for ship in fleet.ships]
    while True:
        before = fleet
        for k in shuffled(dice, range(len(fleet.ships))):
            if sum(len(ship.crew) for ship in fleet.ships) >= PIECES:
                return fleet
            crew = shuffled(dice, [one for one in wanted[k] if one.id not in fleet.ships[k].crew])
            crew.sort(key=is_late)
            fleet = joined(pieces, fleet, k, crew)
        if fleet is before:
            return fleet


def crew_for(pieces: Pieces, ship: Manned) -> list[CrewFile]:
    """Crew that might join a ship: of her nation, generic or linked to her."""
    row = pieces.ships[ship.ship]
    return [
        crew
        for crew in pieces.content.crew
        if crew.playable
        and crew.nation == row.nation
        and (crew.id.removesuffix(f"-{row.nation}") in USEFUL or pieces.linked(crew.id, row.id))
    ]


def is_late(crew: CrewFile) -> bool:
    """Whether a crew joins after those that every fleet needs."""
    return crew.id.removesuffix(f"-{crew.nation}") in USEFUL[FIRST:]


def joined(pieces: Pieces, fleet: Fleet, k: int, crew: Sequence[CrewFile]) -> Fleet:
    """The fleet with the first of the crew aboard ship k for whom there are points and room; the same if there is none."""
    ship = fleet.ships[k]
    spaces = pieces.ships[ship.ship].cargo
    for one in crew:
        more = Manned(ship.ship, (*ship.crew, one.id), ship.equipment)
        found = Fleet(total=fleet.total, ships=(*fleet.ships[:k], more, *fleet.ships[k + 1 :]))
        charge = charge_of(pieces, found)
        if charge.points > charge.allowed:
            continue
        free = capacity(pieces, found, more) - load(pieces, more)
        if free >= min(HOLD, spaces - 1) and not problems_of(pieces, found):
            return found
    return fleet


def shuffled(dice: Chance, items: Sequence[Item]) -> list[Item]:
    """The items in an order that is drawn."""
    found = list(items)
    for k in range(len(found) - 1, 0, -1):
        j = dice.below(k + 1)
        found[k], found[j] = found[j], found[k]
    return found
