"""What texts add to a cannon's roll (PI-A10, PI-A36, PI-A37, PI-A40, PI-A46, PI-A58, PI-U33, PI-U38)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.pack.catalog import FORTS, NEAR_FORTS
from quarterdeck.games.pirates.rules.shooting.cannons import Targets
from quarterdeck.games.pirates.texts import abilities, kinds

FIREWORKS: Final[i64] = 2  # what they add


class Bonuses(Targets):
    """How well cannons are served."""

    def shot_bonus(self, unit: i64, target: i64) -> i64:
        """What texts add to a cannon roll; crew that does so is turned up (PI-4.7, PI-U33, PI-U38)."""
        if self.has(target, kinds.TREASURE_WARDING):
            return self.likely_bonus(unit, target)
        if self.gunner[unit] & self.aimed(unit, target):
            self.use_gunner(unit, self.aimed(unit, target))
        if self.has_captains_gunners(unit):
            self.show(lowest(self.givers(unit, abilities.CAPTAIN)))
            self.use(unit, abilities.CAPTAINS_GUNNERS)
        if self.follows_up(unit, target):
            self.use(unit, abilities.FOLLOW_UP)
        admiral = self.admiral_of(unit)
        if admiral != NONE:
            self.use(admiral, abilities.ADMIRAL)
        if self.pack_of(unit):
            self.use(unit, abilities.PACK)
        return self.likely_bonus(unit, target)

    def aimed(self, unit: i64, target: i64) -> i64:
        """As what gunners aim at a unit: its nation, or a fort, one within S or any (PI-A10)."""
        if not self.is_fort(target):
            return bit(self.catalog.nation[self.ship[target]])
        return bit(FORTS) | (bit(NEAR_FORTS) if self.is_near(unit, target) else NOTHING)

    def likely_bonus(self, unit: i64, target: i64) -> i64:
        """The same; nobody is turned up (PI-A10, PI-A36, PI-A37, PI-A40, PI-A46, PI-A58)."""
        found: i64 = FIREWORKS if self.deeds.lucky & bit(unit) else NOTHING
        if self.has(target, kinds.TREASURE_WARDING):
            return found
        if self.gunner[unit] & self.aimed(unit, target):
            found += 1
        if self.hates(unit, target):
            found += 1
        if self.has_captains_gunners(unit):
            found += 1
        if self.follows_up(unit, target):
            found += 1
        if self.admiral_of(unit) != NONE:
            found += 1
        return found + self.pack_of(unit)

    def hates(self, unit: i64, target: i64) -> bool:
        """Whether ships like her hate the target; forts are none (PI-A58)."""
        return not self.is_fort(unit) and self.hated[target] & bit(self.catalog.nation[self.ship[unit]]) != 0

    def has_captains_gunners(self, unit: i64) -> bool:
        """Whether her gunners have their captain aboard, who is one of her crew (PI-A40, PI-R70)."""
        return self.able(unit, abilities.CAPTAINS_GUNNERS) and self.givers(unit, abilities.CAPTAIN) != 0

    def follows_up(self, unit: i64, target: i64) -> bool:
        """Whether the target is a ship at which another ship has shot in this turn; forts are none (PI-A46)."""
        if self.is_fort(target) or not self.able(unit, abilities.FOLLOW_UP):
            return False
        others = self.shot_by[target] & ~bit(unit)
        while others and self.is_fort(lowest(others)):
            others &= others - 1
        return others != 0

    def admiral_of(self, unit: i64) -> i64:
        """Who of the own fleet adds to the rolls of a ship within S, or NONE; a second one adds nothing, and forts gain nothing (PI-A36)."""
        if self.is_fort(unit):
            return NONE
        units = self.fleet(self.owner[unit]) & self.waters.afloat & ~bit(unit)
        while units:
            other = lowest(units)
            units &= units - 1
            if self.able(other, abilities.ADMIRAL) and self.is_near(unit, other):
                return other
        return NONE

    def pack_of(self, unit: i64) -> i64:
        """How many own ships within S add to her rolls (PI-A37)."""
        return count(self.near_fleet(unit)) if self.able(unit, abilities.PACK) else NOTHING

    def picks(self, ability: i64) -> bool:
        """Whether the unit has an ability that works on its target (PI-U38)."""
        return self.able(self.unit, ability) and not self.has(self.target, kinds.TREASURE_WARDING)
