"""The probable strength of a fleet: the worth of its masts, holds, ships and fastest ship in rated games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from quarterdeck.games.pirates.fleets.checks import aboard
from quarterdeck.games.pirates.fleets.fleet import Fleet, Manned
from quarterdeck.games.pirates.pack.format import TOWED
from quarterdeck.games.pirates.pack.pieces import Pieces

WORTH: Final = {"masts": 42, "cargo": 23, "ships": -71, "speed": 41}
"""What one of each adds, in hundredths of the logarithm of the odds to win: fitted to the games of 25 fleets of very
different strength by `python -m studies.pirates.strength`. Of two fleets with equal masts and holds the one with fewer
ships wins more often: its ships last longer. Sea creatures carry no treasure; fleets with them have not won more often
than without."""
HALVES: Final = {"S": 2, "L": 3}
"""Measures in halves of S: L is one and a half, nearly."""
EVEN: Final = 6
"""The speed of a fleet counts from this on."""
EACH_POINT: Final = 10
"""The strength of an average offered fleet per point of its build total."""


class Part(Struct, frozen=True):
    """How many of something a fleet has, and the worth of one."""

    key: str
    number: int
    worth: int


def parts_of(pieces: Pieces, fleet: Fleet) -> tuple[Part, ...]:
    """What makes a fleet of known pieces strong, in the order of `WORTH`."""
    ships = [pieces.ships[one.ship] for one in fleet.ships]
    numbers = {
        "masts": masts_of(pieces, fleet),
        "cargo": sum(ship.cargo for ship in ships),
        "ships": len(ships),
        "speed": max((speed_of(pieces, one) for one in fleet.ships), default=EVEN) - EVEN,
    }
    return tuple(Part(key, numbers[key], worth) for key, worth in WORTH.items())


def strength_of(pieces: Pieces, fleet: Fleet) -> int:
    """The sum of all parts; a hundred more are about 5 games to 2."""
    return sum(part.number * part.worth for part in parts_of(pieces, fleet))


def usual_strength(total: int) -> int:
    """The average strength of fleets of that build total."""
    return EACH_POINT * total


def masts_of(pieces: Pieces, fleet: Fleet) -> int:
    """All masts of the ships."""
    return sum(len(pieces.ships[one.ship].cannons.split("-")) for one in fleet.ships)


def speed_of(pieces: Pieces, manned: Manned) -> int:
    """A ship's base move in halves of S, with what a helmsman adds."""
    measures: Sequence[str] = pieces.ships[manned.ship].move.split("+")
    return sum(HALVES[one] for one in measures if one != TOWED) + HALVES["S"] * bool(aboard(pieces, manned, "helmsman"))
