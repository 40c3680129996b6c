"""What mysterious islands do to ships for longer, and ships that others steer (PI-M7, PI-M9, PI-M16, PI-M17, PI-R88)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MYSTERY_DIE, NONE
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.pack.catalog import MOVES
from quarterdeck.games.pirates.rules.mysterious_islands.coins import Scattering
from quarterdeck.games.pirates.table.room import ADDED_STRIDE
from quarterdeck.games.pirates.table.seas import LONG, SHORT
from quarterdeck.games.pirates.texts import kinds

NEXT_MOVE: Final[i64] = (
    bit(kinds.ISLAND_OPPONENT_STEERS) | bit(kinds.ISLAND_HELD_BACK) | bit(kinds.ISLAND_SHORT_MOVE)
    | bit(kinds.ISLAND_LONG_STRIDE) | bit(kinds.ISLAND_TWO_STRIDES)
)  # fmt: skip
HERE: Final[i64] = (
    bit(kinds.ISLAND_NO_EXPLORING) | bit(kinds.ISLAND_COINS_COME) | bit(kinds.ISLAND_SWAP_FOR_UNIQUE)
    | bit(kinds.ISLAND_SWAP_FOR_HIGHER) | bit(kinds.ISLAND_COIN_ADDED) | bit(kinds.ISLAND_COINS_EXCHANGED)
    | bit(kinds.ISLAND_LOAD_AND_MOVE)
)  # fmt: skip


class Enchantments(Scattering):
    """What lasts until a ship has moved, or has left."""

    def steer(self, unit: i64) -> None:
        """An opponent's ship is moved; nothing but the move itself happens (PI-M16, PI-M17, PI-R88)."""
        omens, waters = self.omens, self.waters
        omens.pilot = self.unit
        omens.lent = omens.deed == kinds.ISLAND_STEER_WITH_OWN_MOVE
        self.unit = unit
        self.used = 0
        waters.put_away()
        waters.heedless = True
        towed = self.tows[unit]
        waters.cast_off(unit, bit(towed) if towed != NONE else NOTHING)
        self.ask_segment()

    def end_move(self, found: i64) -> None:
        omens = self.omens
        if omens.pilot != NONE:
            self.unit = omens.pilot
            omens.pilot = NONE
            omens.lent = False
            self.waters.put_away()
            self.mystery_on()
            return
        omens.flags[self.unit] &= ~NEXT_MOVE
        omens.nudged = False
        super().end_move(found)

    def ask_segment(self) -> None:
        super().ask_segment()
        if self.is_steered(self.unit) and self.omens.pilot == NONE:
            self.player = self.who = self.after(self.turn)

    def begin_move(self) -> None:
        if self.omens.flags[self.unit] & bit(kinds.ISLAND_HELD_BACK) and not self.omens.nudged:
            self.stage = 0
            self.used = self.docked_now = 0
            self.ask_omen(kinds.ISLAND_HELD_BACK, 1)
        else:
            super().begin_move()

    def hold_back(self, die: i64) -> None:
        """She stays, or moves (PI-M7)."""
        unit, omens = self.unit, self.omens
        omens.deed = NONE
        omens.flags[unit] &= ~bit(kinds.ISLAND_HELD_BACK)
        if die > omens.amount[unit]:
            super().begin_move()
            return
        self.tell(codes.STAYS, self.turn, unit)
        if self.lost_in[unit] == NONE:
            self.waters.cast_off(unit, 0)
            self.end_move(STOPPED)
        else:
            self.finish_action()

    def measures(self, unit: i64, k: i64) -> i64:
        omens, length = self.omens, self.catalog.measure
        if unit == self.unit and omens.pilot != NONE:
            return self.steered_measure(k)
        flags = omens.flags[unit]
        if (omens.nudged and unit == self.unit) or (k < MOVES and flags & bit(kinds.ISLAND_SHORT_MOVE)):
            return length[SHORT] if k == 0 else NOTHING
        if k == ADDED_STRIDE:
            return length[LONG] if flags & bit(kinds.ISLAND_LONG_STRIDE) else NOTHING
        if k > ADDED_STRIDE:
            return length[SHORT] if flags & bit(kinds.ISLAND_TWO_STRIDES) else NOTHING
        return super().measures(unit, k)

    def steered_measure(self, k: i64) -> i64:
        """A measure of a ship that somebody else moves: of the one base move or the other, and no more (PI-M16, PI-M17)."""
        if k >= MOVES:
            return 0
        if not self.omens.lent:
            return super().measures(self.unit, k)
        kind = self.catalog.move[self.ship[self.omens.pilot] * MOVES + k]
        return self.catalog.measure[kind] if kind != NONE else NOTHING

    def load(self, unit: i64) -> i64:
        found = super().load(unit)
        if self.omens.flags[unit] & bit(kinds.ISLAND_WEIGHTLESS_CREW):
            for k in range(i64(len(self.piece))):
                if self.piece_at[k] == unit and not self.is_equipment(k):
                    found -= self.piece_space(k)
        return found

    def leave_islands(self, unit: i64) -> None:
        super().leave_islands(unit)
        omens = self.omens
        if omens.flags[unit] & HERE and not self.touched(unit) & bit(omens.at[unit]):
            omens.flags[unit] &= ~HERE

    def come_home(self, unit: i64) -> None:
        self.omens.flags[unit] &= ~bit(kinds.ISLAND_WEIGHTLESS_CREW)
        super().come_home(unit)

    def closed_to(self, unit: i64) -> i64:
        """The island that a unit cannot explore until it has left and docked again (PI-M9)."""
        return bit(self.omens.at[unit]) if self.omens.flags[unit] & bit(kinds.ISLAND_NO_EXPLORING) else NOTHING

    def islands_to_explore(self, unit: i64) -> i64:
        return super().islands_to_explore(unit) & ~self.closed_to(unit)

    def free_islands(self, unit: i64) -> i64:
        return super().free_islands(unit) & ~self.closed_to(unit)

    def ask_omen(self, deed: i64, dice: i64) -> None:
        """So many dice fall for a mysterious island."""
        self.omens.deed = deed
        self.omens.left_over = dice
        self.omens.hits = 0
        self.phase = MYSTERY_DIE
        self.player = CHANCE
