"""Changes of a fleet, written as its short text writes what they are about: `hms-titan~captain`, `2~helmsman`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from quarterdeck.engine.errors import Malformed
from quarterdeck.games.pirates.fleets.fleet import ABOARD, BESIDE, Fleet, Manned, read_code, read_manned
from quarterdeck.games.pirates.fleets.words import SAY
from quarterdeck.games.pirates.pack.pieces import Pieces

LISTS: Final = ("creatures", "ashore", "events", "treasures")


def add(pieces: Pieces, fleet: Fleet, text: str) -> Fleet:
    """The fleet with a ship and her crew, with something aboard a ship that it has (by number), or with another piece."""
    first, *aboard = text.strip().split(ABOARD)
    if first.isascii() and first.isdigit():
        k = ship_at(fleet, first)
        ship = fleet.ships[k]
        more = read_manned(pieces, text, ship.ship, aboard)
        manned = Manned(ship.ship, (*ship.crew, *more.crew), (*ship.equipment, *more.equipment))
        return with_ships(fleet, k, (manned,))
    found = read_code(pieces, f"{fleet.total}{BESIDE}{text.strip()}")
    joined = {field: (*getattr(fleet, field), *getattr(found, field)) for field in ("ships", *LISTS)}
    return replace(fleet, coins=found.coins or fleet.coins, **joined)


def drop(pieces: Pieces, fleet: Fleet, text: str) -> Fleet:
    """The fleet without a ship (by number or id), without a piece aboard one, or without another piece."""
    first, *aboard = text.strip().split(ABOARD)
    for field in LISTS:
        others: tuple[str, ...] = getattr(fleet, field)
        if first in others and not aboard:
            return replace(fleet, **{field: without(others, first)})
    k = ship_at(fleet, first)
    ship = fleet.ships[k]
    if not aboard:
        return with_ships(fleet, k, ())
    crew, equipment = ship.crew, ship.equipment
    for one in aboard:
        piece = pieces.find_crew(one, pieces.ships[ship.ship].nation)
        if piece not in {*crew, *equipment}:
            raise Malformed(text, SAY("not-aboard", piece=repr(one), ship=ship.ship))
        crew, equipment = (crew, without(equipment, piece)) if piece in equipment else (without(crew, piece), equipment)
    return with_ships(fleet, k, (Manned(ship.ship, crew, equipment),))


def ship_at(fleet: Fleet, text: str) -> int:
    """The place of a ship in a fleet, by her number from 1 or her id."""
    ids = [ship.ship for ship in fleet.ships]
    if text in ids:
        return ids.index(text)
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(ids):
        return int(text) - 1
    numbered = ", ".join(f"{k} {one}" for k, one in enumerate(ids, start=1))
    raise Malformed(text, SAY("not-in-fleet", written=repr(text), number=len(ids), ships=numbered))


def with_ships(fleet: Fleet, k: int, ships: Sequence[Manned]) -> Fleet:
    """The fleet with these in place of ship k."""
    return replace(fleet, ships=(*fleet.ships[:k], *ships, *fleet.ships[k + 1 :]))


def without(found: tuple[str, ...], piece: str) -> tuple[str, ...]:
    """All but one piece of that id, the last one."""
    k = len(found) - 1 - found[::-1].index(piece)
    return (*found[:k], *found[k + 1 :])
