"""Smoke that is laid instead of a shot, and the way out of any fog (PI-A70, PI-A105)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates.codes import NONE, OF_UNITS, PASS, TERRAIN, USE
from quarterdeck.games.pirates.geometry.line_of_fire import LineOfFire
from quarterdeck.games.pirates.rules.moving.special_moves import Tides
from quarterdeck.games.pirates.rules.shooting.shot import MAST_CANNONS
from quarterdeck.games.pirates.table.seas import SHORT
from quarterdeck.games.pirates.texts import abilities


class Smoke(Tides):
    """What texts do with fog."""

    def smoking_cannon(self, unit: i64, fired: i64) -> i64:
        """A cannon that may lay smoke instead of shooting, or NONE; none that missed does (PI-A70, PI-R101)."""
        if not self.is_ready(unit, abilities.SMOKEPOT):
            return NONE
        cannons = self.cannons(unit) & MAST_CANNONS & ~(fired | self.missed)
        return lowest(cannons) if cannons else NONE

    def can_shoot(self, unit: i64, fired: i64 = 0) -> bool:
        return super().can_shoot(unit, fired) or self.can_smoke(unit, fired)

    def show_rest(self) -> None:
        super().show_rest()
        if not super().can_shoot(self.unit, self.fired()) and self.can_smoke(self.unit, self.fired()):
            self.use(self.unit, abilities.SMOKEPOT)

    def can_smoke(self, unit: i64, fired: i64) -> bool:
        """Whether smoke may be laid instead of a shot."""
        if self.smoking_cannon(unit, fired) == NONE:
            return False
        moves = Moves()
        self.add_fog_spots(unit, self.catalog.measure[SHORT], moves)
        return moves.count > 0

    def add_special_shots(self, line: LineOfFire, targets: i64, moves: Moves) -> None:
        super().add_special_shots(line, targets, moves)
        if self.deeds.loaded == NONE and self.can_smoke(self.unit, self.fired()):
            moves.add(USE + abilities.SMOKEPOT * OF_UNITS + self.unit)

    def lay_pot(self, move: i64) -> None:
        """Smoke lies there up to the player's next turn (PI-A70)."""
        unit = self.unit
        self.used |= bit(self.smoking_cannon(unit, self.fired()))
        self.spend(unit, abilities.SMOKEPOT)
        self.lay_fog(move, self.turn)
        self.ask_shot()

    def begin_move(self) -> None:
        unit = self.unit
        here = self.lost_in[unit]
        others = self.waters.terrain.fogs() & ~bit(here) if here != NONE else NOTHING
        if others == 0 or not self.able(unit, abilities.FOG_WALKER) or self.tricks.turned:
            super().begin_move()
            return
        self.tricks.turned = True
        self.ask_ability(abilities.FOG_WALKER, self.turn)

    def choose_fog(self, move: i64) -> None:
        """It leaves from that fog bank, or from the one in which it is (PI-A105)."""
        if move != PASS:
            self.lost_in[self.unit] = move - TERRAIN
        self.begin_move()
