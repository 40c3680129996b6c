"""Fire masts: they burn down or spread before their ship acts (PI-17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import BURNING, CHOOSING, NONE, SPREADING
from quarterdeck.games.pirates.rules.setup.setting_out import SettingOut

OUT_FROM: Final[i64] = 5  # a fire mast that rolls so much is removed (PI-17.2)
SPREADS_TO: Final[i64] = 2  # and so little spreads (PI-17.3)


class Fires(SettingOut):
    """What fire does."""

    def burn(self, die: i64) -> None:
        """One die for each fire mast, then all are applied: removals first (PI-17.2, PI-17.3, PI-R32)."""
        unit = self.unit
        self.tell(codes.FIRE_DIE, self.turn, unit, die)
        fires = self.burning[unit]
        for _ in range(count(fires) - self.left):
            fires &= fires - 1
        if die >= OUT_FROM:
            self.out |= bit(lowest(fires))
        elif die <= SPREADS_TO:
            self.spreads += 1
        self.left -= 1
        if self.left == 0:
            self.put_out()

    def put_out(self) -> None:
        """Fires that are out take their masts with them; then others spread."""
        unit = self.unit
        out = self.out
        while out:
            mast = lowest(out)
            out &= out - 1
            self.burning[unit] &= ~bit(mast)
            self.tell(codes.FIRE_OUT, self.owner[unit], unit, mast)
            self.drop_mast(unit, mast)
        self.founder(unit, NONE)
        if self.check_end():
            return
        if self.alive & bit(unit):
            self.spread()
        else:
            self.finish_action()

    def spread(self) -> None:
        """The next fire spreads to a mast of the owner's choice (PI-17.3, PI-D21)."""
        unit = self.unit
        while self.spreads:
            sound = self.standing[unit] & ~self.burning[unit]
            if count(sound) > 1:
                self.phase = SPREADING
                self.player = self.who = self.owner[unit]
                return
            self.spreads -= 1
            if sound:
                self.catch_fire(unit, lowest(sound))
        self.ask_action()

    def catch_fire(self, unit: i64, mast: i64) -> None:
        """A mast becomes a fire mast."""
        self.burning[unit] |= bit(mast)
        self.tell(codes.FIRE_SPREADS, self.owner[unit], unit, mast)

    def drop_mast(self, unit: i64, mast: i64) -> None:
        """A mast is gone; without any she is derelict (PI-10.1, PI-9.7, PI-R29)."""
        self.standing[unit] &= ~bit(mast)
        self.burning[unit] &= ~bit(mast)
        self.tell(codes.MAST_LOST, self.owner[unit], unit, mast)
        self.stir()
        if self.standing[unit] == 0:
            self.tell(codes.DERELICT, self.owner[unit], unit)
            self.end_tow(unit)
            self.free_from(unit)

    def set_fire(self, mast: i64) -> None:
        """That mast catches fire: of a ship that was hit, or of the one that is to act (PI-17.3, PI-A71)."""
        if self.hurt != NONE:
            self.catch_fire(self.hurt, mast)
            self.hurt = NONE
            self.proceed()
        else:
            self.spreads -= 1
            self.catch_fire(self.unit, mast)
            self.spread()

    def name(self, unit: i64) -> None:
        """A unit is to act: its fires first, then it chooses (PI-17.1, PI-R32)."""
        self.unit = unit
        self.action = NONE
        self.tell(codes.NAMED, self.turn, unit)
        self.left = count(self.burning[unit])
        self.out = 0
        self.spreads = 0
        if self.left:
            self.phase = BURNING
            self.player = CHANCE
        else:
            self.ask_action()

    def ask_action(self) -> None:
        """The player chooses what the unit does (PI-D8)."""
        self.phase = CHOOSING
        self.player = self.who = self.turn
