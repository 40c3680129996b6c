"""What sinks, and what becomes of its gold (PI-12.8 to PI-12.14, PI-R30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, RAMMING, SHOOTING
from quarterdeck.games.pirates.rules.shooting.broadside import Broadsides
from quarterdeck.games.pirates.rules.shooting.shot import TWO
from quarterdeck.games.pirates.texts import abilities

REPAIR_DUE: Final[i64] = 2  # a mast of the shooter comes back


class Sinking(Broadsides):
    """How units leave the game."""

    def broken(self, unit: i64) -> i64:
        """Masts that are lost."""
        return full(self.catalog.masts[self.ship[unit]]) & ~self.standing[unit]

    def sink(self, unit: i64, sinker: i64) -> None:
        """She sinks, unless something saves her; somebody may show an Event for what was aboard (PI-12.8, PI-U15, PI-V1, PI-V2)."""
        if self.is_rescued(unit):
            self.check_end()
            return
        self.tell(codes.SUNK, self.owner[unit], unit)
        enemy = sinker not in (NONE, self.owner[unit])
        if enemy and self.then in (SHOOTING, RAMMING) and self.able(self.unit, abilities.SINK_AND_REPAIR):
            self.due |= REPAIR_DUE
        if not self.awaits_answer(unit, sinker):
            self.settle(unit, sinker)

    def settle(self, unit: i64, sinker: i64) -> None:
        """She leaves the game with all aboard; two players share her gold, the sinker has the larger half (PI-12.9 to 12.14)."""
        gold = self.gold_aboard(unit)
        seat = self.owner[unit]
        if sinker not in (NONE, seat):
            self.ransom_all(unit, sinker)
        self.take_out(unit)
        if gold and self.seats == TWO and sinker not in (NONE, seat):
            self.share(sinker, (gold + 1) // TWO)
            self.share(seat, gold // TWO)
        elif gold:
            self.tell(codes.GOLD_LOST, NONE, gold)
        self.check_end()

    def ransom_all(self, unit: i64, sinker: i64) -> None:
        """What is got for crew that goes down with its ship (PI-A92)."""
        crew = self.crew_aboard(unit)
        while crew:
            self.pay_ransom(lowest(crew), sinker)
            crew &= crew - 1

    def share(self, seat: i64, gold: i64) -> None:
        """Gold comes to a seat's home island (PI-12.12)."""
        self.gold[seat] += gold
        self.tell(codes.GOLD_SHARED, seat, gold)
