"""Terrain on the table: its kind, its place, and the parts that a hull or a line of fire meets (PI-16.1, PI-K)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.engine.vectors import put
from quarterdeck.games.pirates.geometry.advance import first_touch
from quarterdeck.games.pirates.geometry.polygons import Polygon, enters, overlap, touch
from quarterdeck.games.pirates.texts.kinds import (
    TERRAIN_FOG_BANK,
    TERRAIN_ICEBERG,
    TERRAIN_REEF,
    TERRAIN_SARGASSO_SEA,
    TERRAIN_TRADE_CURRENT,
    TERRAIN_WHIRLPOOL,
)

NOTHING: Final[i64] = -1
KINDS: Final[i64] = 6
NO_TERRAIN: Final = vec[i64]([0] * KINDS)  # nothing is laid of any kind; all tables share it


@final
class Terrain:
    """Terrain, numbered in the order in which it came to the table; `laid` is the set of pieces that lie there now."""

    def __init__(self) -> None:
        """Open sea."""
        self.shapes: list[Polygon] = []  # where they lie; shared by copies, replaced where one drifts
        self.card = vec[i64]()
        self.placer = vec[i64]()  # the seat that laid it
        self.until = vec[i64]()  # the seat at whose next turn it is gone, or NOTHING
        self.rating = vec[i64]()  # of a reef in this turn; 0: not rolled yet (PI-K3)
        self.laid: i64 = 0
        self.frozen: i64 = 0  # icebergs that an island holds (PI-K2)
        self.sets = NO_TERRAIN  # what is laid of each kind; shared by copies, and replaced

    def add(self, kind: i64, card: i64, placer: i64, shape: Polygon) -> i64:
        """One more piece of terrain; its number."""
        number = i64(len(self.shapes))
        self.shapes.append(shape)
        self.card = append(self.card, card)
        self.placer = append(self.placer, placer)
        self.until = append(self.until, NOTHING)
        self.rating = append(self.rating, 0)
        self.lay(kind, number)
        return number

    def lay(self, kind: i64, number: i64) -> None:
        """A piece lies on the table."""
        self.laid |= bit(number)
        self.sets = put(self.sets, kind, self.sets[kind] | bit(number))

    def remove(self, number: i64) -> None:
        """A piece lies on the table no more."""
        self.laid &= ~bit(number)
        self.frozen &= ~bit(number)
        for kind in range(KINDS):
            self.sets = put(self.sets, kind, self.sets[kind] & ~bit(number))

    def copy_from(self, other: Terrain) -> None:
        """Take over all terrain of another table."""
        if len(other.shapes) == 0 and len(self.shapes) == 0:
            return
        self.shapes = other.shapes[:]
        self.card = other.card[:]
        self.placer = other.placer[:]
        self.until = other.until[:]
        self.rating = other.rating[:]
        self.laid = other.laid
        self.frozen = other.frozen
        self.sets = other.sets

    # -- kinds --------------------------------------------------------------------------------------

    def kind(self, number: i64) -> i64:
        """What a piece is."""
        k: i64 = 0
        while k < KINDS - 1 and not self.sets[k] & bit(number):
            k += 1
        return k

    def bergs(self) -> i64:
        """The set of icebergs, through which nobody sails (PI-R81)."""
        return self.sets[TERRAIN_ICEBERG]

    def fogs(self) -> i64:
        """The set of fog banks."""
        return self.sets[TERRAIN_FOG_BANK]

    def stopping(self) -> i64:
        """The set of what ends a move by contact (PI-R10)."""
        return self.sets[TERRAIN_ICEBERG] | self.sets[TERRAIN_FOG_BANK]

    def risky(self) -> i64:
        """The set of terrain that asks for a die when a ship moves onto it."""
        return self.sets[TERRAIN_REEF] | self.sets[TERRAIN_SARGASSO_SEA]

    def sargasso(self) -> i64:
        """The set of sargasso seas."""
        return self.sets[TERRAIN_SARGASSO_SEA]

    def reefs(self) -> i64:
        """The set of reefs."""
        return self.sets[TERRAIN_REEF]

    def whirlpools(self) -> i64:
        """The set of whirlpools."""
        return self.sets[TERRAIN_WHIRLPOOL]

    def currents(self, seat: i64) -> i64:
        """The set of a seat's trade currents (PI-K6)."""
        found = self.sets[TERRAIN_TRADE_CURRENT]
        for k in range(i64(len(self.placer))):
            if self.placer[k] != seat:
                found &= ~bit(k)
        return found

    def drifting(self, number: i64, numbers: vec[i64]) -> i64:
        """The set of numbered icebergs that no island holds; the numbers are on the cards."""
        found: i64 = 0
        bergs = self.bergs() & ~self.frozen
        while bergs:
            k = lowest(bergs)
            bergs &= bergs - 1
            if numbers[self.card[k]] == number:
                found |= bit(k)
        return found

    # -- what is met --------------------------------------------------------------------------------

    def touched(self, hull: Polygon, among: i64) -> i64:
        """What of a set a hull touches: terrain counts by contact (PI-R86)."""
        found: i64 = 0
        while among:
            k = lowest(among)
            among &= among - 1
            if touch(hull, self.shapes[k]):
                found |= bit(k)
        return found

    def overlapped(self, hull: Polygon, among: i64) -> i64:
        """The first of a set that a hull lies over, or NOTHING."""
        while among:
            k = lowest(among)
            among &= among - 1
            if overlap(hull, self.shapes[k]):
                return k
        return NOTHING

    def first_met(self, hull: Polygon, a: i64, length: i64, among: i64) -> i64:
        """The least k, 1 … length, at which a hull that goes straight ahead touches one of a set; length + 1: at none."""
        first = length + 1
        while among:
            k = lowest(among)
            among &= among - 1
            first = min(first, first_touch(hull, self.shapes[k], a, first - 1))
        return first

    def crossed(self, hull: Polygon, a: i64, length: i64, among: i64) -> i64:
        """What of a set a hull touches on its way straight ahead, its beginning and end included."""
        found = self.touched(hull, among)
        among &= ~found
        while among:
            k = lowest(among)
            among &= among - 1
            if first_touch(hull, self.shapes[k], a, length) <= length:
                found |= bit(k)
        return found

    def hides(self, ax: i64, ay: i64, bx: i64, by: i64) -> i64:
        """The fog bank or iceberg that a line of fire enters, or NOTHING (PI-K1, PI-R81)."""
        among = self.stopping()
        while among:
            k = lowest(among)
            among &= among - 1
            if enters(self.shapes[k], ax, ay, bx, by):
                return k
        return NOTHING

    def numbers(self) -> list[int]:
        """All terrain as numbers, for digests."""
        found = [int(self.laid), int(self.frozen)]
        for k in range(i64(len(self.shapes))):
            found += [int(self.card[k]), int(self.placer[k]), int(self.until[k]), int(self.rating[k])]
            for x, y in self.shapes[k].corners():
                found += [x, y]
        return found
