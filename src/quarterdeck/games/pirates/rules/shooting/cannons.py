"""Which cannons a unit has, and which enemies it may shoot at (PI-12.1, PI-12.5, PI-12.6, PI-R3 to PI-R6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.geometry.polygons import apart, within
from quarterdeck.games.pirates.pack.catalog import MAST_PLACES
from quarterdeck.games.pirates.rules.moving.tow import Towing
from quarterdeck.games.pirates.table.room import BREATH, DECK, FIRST_GUN, MARINES_GUN, MUSKET, SECOND, is_extra, mast_of
from quarterdeck.games.pirates.table.seas import SHORT
from quarterdeck.games.pirates.texts import abilities, kinds

EXTRA_RANK: Final[i64] = 3  # of a musket, a breath, a cannon made of treasure
MARINES_RANK: Final[i64] = 2


class Targets(Towing):
    """What can be shot with, and at."""

    def cannons(self, unit: i64) -> i64:
        """Cannons that may fire: those on standing masts that do not burn, and those that texts give (PI-R4, PI-R32).

        The texts are PI-A28, PI-A47, PI-A67, PI-A74, PI-A84, PI-A97, PI-A99, PI-A100 and PI-U47.
        """
        if self.has(unit, kinds.TREASURE_WET_GUNPOWDER):
            return 0
        if self.able(unit, abilities.LADEN_SILENCE) and self.slots_at(unit):
            return 0
        deck: i64 = bit(DECK) if self.has(unit, kinds.TREASURE_DECK_CANNON) else NOTHING
        return deck | (self.masted_cannons(unit) if self.standing[unit] != 0 else NOTHING)

    def masted_cannons(self, unit: i64) -> i64:
        """The same without the one that only sinking removes."""
        found = self.sails(unit)
        if self.able(unit, abilities.SAFE_CANNONS):
            found = full(self.catalog.masts[self.ship[unit]]) & ~self.burning[unit]
        if self.able(unit, abilities.LONGSHIP):
            found |= found << SECOND
        if self.able(unit, abilities.MUSKETEER):
            found |= bit(MUSKET)
        if self.able(unit, abilities.MARINE):
            found |= bit(MARINES_GUN)
        if self.able(unit, abilities.STUNNING_BREATH) or self.able(unit, abilities.BURNING_BREATH):
            found |= bit(BREATH)
        return found | full(self.guns[unit]) << FIRST_GUN

    def rank_of(self, unit: i64, cannon: i64) -> i64:
        """What a roll must exceed (PI-R3)."""
        if is_extra(cannon):
            return MARINES_RANK if cannon in (MARINES_GUN, DECK) else EXTRA_RANK
        return self.catalog.rank[self.ship[unit] * MAST_PLACES + mast_of(cannon)]

    def sails(self, unit: i64) -> i64:
        """Masts whose sails block the own lines of fire: those that stand and do not burn (PI-R5, PI-R32)."""
        return self.standing[unit] & ~self.burning[unit]

    def is_target(self, unit: i64, target: i64) -> bool:
        """Whether a unit may be shot at: an enemy that does not lie at her home, unless a text is known that keeps her from it."""
        if self.owner[unit] == self.owner[target] or self.is_home(target):
            return False
        if self.holds_fire(unit, target):
            return False
        text = self.shield(unit, target)
        return text == NONE or not self.openly(target, text)

    def holds_fire(self, unit: i64, target: i64) -> bool:
        """Whether a unit is a fort that spares the target for her Letter of Marque: she has shot at none (PI-U10)."""
        letter = self.is_fort(unit) and self.has(target, kinds.TREASURE_LETTER_OF_MARQUE)
        return letter and not self.deeds.brazen & bit(target)

    def shield(self, unit: i64, target: i64) -> i64:
        """The text that keeps a unit from shooting at another from where they are, one that all know first; or NONE (PI-R68)."""
        found = self.better_shield(NONE, abilities.POINT_BLANK, unit, target)
        found = self.better_shield(found, abilities.DOCKED_SAFE, unit, target)
        return self.better_shield(found, abilities.FORT_PROOF, unit, target)

    def better_shield(self, found: i64, text: i64, unit: i64, target: i64) -> i64:
        """That text, if it keeps the unit from shooting and none that all know was found yet; else what was found."""
        if not self.able(target, text) or not self.shields(text, unit, target):
            return found
        return text if found == NONE or not self.openly(target, found) else found

    def shields(self, text: i64, unit: i64, target: i64) -> bool:
        """Whether a text is about where both are: ships within S, whoever shoots at the docked, forts (PI-A45, PI-A50, PI-A75)."""
        if text == abilities.POINT_BLANK:
            return not self.is_fort(unit) and self.is_near(unit, target)
        return self.is_fort(unit) if text == abilities.FORT_PROOF else self.docked_at(target) != 0

    def show_shield(self, unit: i64, target: i64) -> bool:
        """Whether the crew of a target shows that it cannot be shot at from here; then the shot is not made (PI-R68)."""
        text = self.shield(unit, target)
        if text == NONE:
            return False
        self.use(target, text)
        self.tell(codes.WASTED, self.turn, unit, target)
        return True

    def is_near(self, unit: i64, other: i64) -> bool:
        """Whether two units lie within S of each other."""
        return within(self.waters.hulls[unit], self.waters.hulls[other], self.catalog.measure[SHORT])

    def targets(self, unit: i64) -> i64:
        """Enemies within the longest range, wherever islands may be; out of a fog bank nobody shoots (PI-K1)."""
        waters = self.waters
        if not waters.afloat & bit(unit):
            return 0
        hull = waters.hulls[unit]
        reach: i64 = 0
        cannons = self.cannons(unit)
        while cannons:
            reach = max(reach, self.reach_of(unit, lowest(cannons)))
            cannons &= cannons - 1
        found: i64 = 0
        others = waters.afloat & ~bit(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if not apart(hull, waters.hulls[other], reach) and self.is_target(unit, other):
                found |= bit(other)
        return found

    def near_fleet(self, unit: i64) -> i64:
        """Own ships within S; forts are none."""
        found: i64 = 0
        units = self.fleet(self.owner[unit]) & self.waters.afloat & ~bit(unit)
        while units:
            other = lowest(units)
            units &= units - 1
            if not self.is_fort(other) and self.is_near(unit, other):
                found |= bit(other)
        return found
