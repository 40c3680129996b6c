"""Shared parts of the refusals of Pirates: how they are made, the ships they look at, and obstacles.

A refusal speaks to the one who must choose (`Position.player`), and of what that seat may know.
"""

from __future__ import annotations

from quarterdeck.engine.errors import Refusal
from quarterdeck.games.pirates.codes import NONE, OUT
from quarterdeck.games.pirates.position import PiratesPosition
from quarterdeck.games.pirates.words.measures import gap
from quarterdeck.games.pirates.words.names import SAY, exactly, island_name, seat_name, terrain_name, unit_name
from quarterdeck.messages import Argument


def refuse(clause: str, message: str, **facts: Argument) -> Refusal:
    """A refusal by this clause, with the sentence of a message."""
    said = SAY(message, **facts)
    return Refusal(clause=clause, sentence=said[:1].upper() + said[1:])


def no_unit(position: PiratesPosition, unit: int, *, own: bool) -> Refusal | None:
    """Why a unit cannot be named at all: there is none of that number, it is gone, or it is another player's."""
    if not 0 <= unit < len(position.ships.card):
        return refuse("PI-6.3", "no-such-ship", number=unit + 1, ships=len(position.ships.card))
    name = unit_name(position, unit)
    if not position.ships.in_play >> unit & 1:
        return refuse("PI-12.9", "ship-gone", ship=name)
    if own and position.ships.owner[unit] != position.turn:
        return refuse("PI-6.3", "ship-of-others", ship=name, who=seat_name(int(position.ships.owner[unit])))
    return None


def no_island(position: PiratesPosition, island: int, clause: str) -> Refusal | None:
    """Why an island cannot be named: there is none of that number."""
    if 0 <= island < len(position.islands.home):
        return None
    return refuse(clause, "no-such-island", number=island + 1, islands=len(position.islands.home))


def no_piece(position: PiratesPosition, piece: int) -> Refusal | None:
    """Why a crew or equipment cannot be named: there is none of that number, or it is out of the game."""
    if not 0 <= piece < len(position.crew.card):
        return refuse("PI-4.1", "no-such-piece", number=piece + 1, pieces=len(position.crew.card))
    return None


def no_slot(position: PiratesPosition, slot: int) -> Refusal | None:
    """Why a treasure cannot be named: nobody has looked at one of that number, or it is out of the game."""
    if not 0 <= slot < len(position.treasure.at) or position.treasure.at[slot] == OUT:
        return refuse("PI-11.1", "no-such-treasure", number=slot + 1)
    return None


def between(position: PiratesPosition, unit: int, other: int) -> str:
    """The gap between two units, for people."""
    return exactly(max(1, gap(position.waters.hulls[unit], position.waters.hulls[other])))


def from_island(position: PiratesPosition, unit: int, island: int) -> str:
    """The gap between a unit and an island, for people."""
    return exactly(max(1, gap(position.waters.hulls[unit], position.waters.shores[island])))


def obstacle(position: PiratesPosition) -> str:
    """What was met by the segment or pose that was judged last."""
    waters = position.waters
    if waters.by_unit != NONE:
        return unit_name(position, int(waters.by_unit))
    if waters.by_terrain != NONE:
        return terrain_name(position, int(waters.by_terrain))
    return island_name(position, int(waters.by_shore))
