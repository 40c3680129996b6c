"""Broadsides: all cannons on masts at once, within S (PI-A86, PI-R72, PI-R106)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMS, FEAT, OF_UNITS, SHOOTING
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire
from quarterdeck.games.pirates.rules.shooting.losses import Losses
from quarterdeck.games.pirates.rules.shooting.shot import TWO
from quarterdeck.games.pirates.table.room import is_extra
from quarterdeck.games.pirates.table.seas import SHORT
from quarterdeck.games.pirates.texts import abilities

BROADSIDE: Final[i64] = 4  # all cannons at once, behind the kinds of single shots (PI-A86)


class Broadsides(Losses):
    """How broadsides are fired."""

    def broadside(self, unit: i64, target: i64) -> i64:
        """Cannons on masts that can hit a target within S (PI-A86, PI-R72)."""
        line = LineOfFire(self.waters)
        found: i64 = 0
        cannons = self.cannons(unit)
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            if not is_extra(cannon) and self.lines_up(line, unit, cannon, target, self.catalog.measure[SHORT]):
                found |= bit(cannon)
        return found

    def adds(self, ability: i64) -> bool:
        """Whether an ability of the unit works on a hit of its target; on a broadside's none does (PI-A86, PI-R106)."""
        return self.kind != BROADSIDE and self.picks(ability)

    def highest_rank(self, unit: i64, cannons: i64) -> i64:
        """What a broadside's roll must exceed."""
        found: i64 = 0
        while cannons:
            found = max(found, self.rank_of(unit, lowest(cannons)))
            cannons &= cannons - 1
        return found

    def add_broadsides(self, moves: Moves) -> None:
        """All cannons at one target within S, instead of single shots (PI-A86)."""
        unit = self.unit
        if self.used or self.doubled or not self.able(unit, abilities.BROADSIDES):
            return
        targets = self.targets(unit)
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            if count(self.broadside(unit, target)) >= TWO:
                moves.add(FEAT + (abilities.BROADSIDES * OF_UNITS + unit) * AIMS + target)

    def fire_broadside(self, target: i64) -> None:
        """One die for all cannons (PI-A86)."""
        unit = self.unit
        self.target = target
        if self.show_shield(unit, target):
            self.ask_shot()
            return
        self.kind = BROADSIDE
        self.cannon = 0
        self.then = SHOOTING
        self.used = full(codes.CANNONS)
        self.shot_by[target] |= bit(unit)
        self.use(unit, abilities.BROADSIDES)
        self.tell(codes.ABILITY_USED, self.turn, unit, abilities.BROADSIDES)
        self.announce(unit, target)
