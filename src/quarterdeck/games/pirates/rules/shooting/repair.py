"""Masts that are repaired, and derelicts that are scuttled (PI-13, PI-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MAST, NONE, PASS, REPAIRING, SCUTTLING
from quarterdeck.games.pirates.rules.ramming.boarding import Boarding
from quarterdeck.games.pirates.texts import abilities, kinds

SINKS_FROM: Final[i64] = 5  # a scuttling roll (PI-13.2)


class Mending(Boarding):
    """How ships are repaired, or given up."""

    def lost_masts(self, unit: i64) -> i64:
        """Masts that may be repaired: those that are gone; at home, with a Shipwright anywhere (PI-14.1, PI-R33, PI-A77)."""
        if self.is_creature(unit) or (self.wrecks | self.tricks.submerged) & bit(unit):
            return 0
        if not (self.is_berthed(unit) or self.able(unit, abilities.SHIPWRIGHT)):
            return 0
        return self.broken(unit)

    def is_berthed(self, unit: i64) -> bool:
        """Whether a unit lies where it may be repaired: docked at home, with a Letter of Marque at any (PI-14.1, PI-U10, PI-A85)."""
        if self.waters.ghosts & bit(unit):
            return False
        if self.has(unit, kinds.TREASURE_LETTER_OF_MARQUE) and self.touched(unit) & self.homes():
            return True
        return self.is_home(unit)

    def ask_repair(self) -> None:
        """Which mast comes back (PI-D20)."""
        self.phase = REPAIRING
        self.player = self.who = self.turn

    def add_repairs(self, moves: Moves) -> None:
        """Masts that may come back; who has sunk a ship may leave it (PI-D20, PI-A56)."""
        if self.action == codes.REPAIR and self.whose_mast() != self.unit:
            self.add_masts(self.broken(self.hurt), moves)
        elif self.action == codes.REPAIR:
            self.add_masts(self.lost_masts(self.unit), moves)
        else:
            moves.add(PASS)
            self.add_masts(self.broken(self.unit), moves)

    def whose_mast(self) -> i64:
        """The unit of which a mast is lost, catches fire or comes back: what was hurt, a fort, or the one that acts."""
        hurt = self.hurt
        if hurt == NONE or (self.phase == REPAIRING and not self.is_fort(hurt)):
            return self.unit
        return hurt

    def repair_or_not(self, move: i64) -> None:
        """A mast comes back by a repair action, or because a ship was sunk (PI-14.1, PI-A56)."""
        if self.action == codes.REPAIR:
            self.repair(move - MAST)
            return
        if move != PASS:
            self.raise_mast(self.unit, move - MAST)
        self.proceed()

    def repair(self, mast: i64) -> None:
        """It stands again; a ship with a mast is towed and scuttled no more (PI-14.1, PI-R29, PI-R31)."""
        unit = self.unit
        if self.whose_mast() == unit and not self.is_berthed(unit):
            self.use(unit, abilities.SHIPWRIGHT)
        self.raise_mast(self.whose_mast(), mast)
        self.go_on()

    def raise_mast(self, unit: i64, mast: i64) -> None:
        """A mast stands again."""
        self.standing[unit] |= bit(mast)
        self.fated &= ~bit(unit)
        tower = self.towed_by(unit)
        if tower != NONE:
            self.end_tow(tower)
        self.tell(codes.REPAIRED, self.owner[unit], unit, mast)
        self.stir()

    def may_scuttle(self) -> i64:
        """Own derelicts that were not tried in this turn and are not to sink anyway (PI-13.1, PI-R31)."""
        found: i64 = 0
        units = self.fleet(self.turn) & ~self.tried & ~self.fated & ~self.wrecks
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.is_derelict(unit):
                found |= bit(unit)
        return found

    def scuttle(self, unit: i64) -> None:
        """A die falls for an own derelict (PI-13.1)."""
        self.unit = unit
        self.tried |= bit(unit)
        self.phase = SCUTTLING
        self.player = CHANCE

    def roll_scuttle(self, die: i64) -> None:
        """On 5 and 6 she sinks at the start of the player's next turn (PI-13.2)."""
        self.tell(codes.SCUTTLE_DIE, self.turn, self.unit, die)
        if die >= SINKS_FROM:
            self.fated |= bit(self.unit)
        self.unit = NONE
        self.ask_unit()
