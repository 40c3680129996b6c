"""What turns ghostly, dives or takes on an ability, and what that means for rams (PI-A85, PI-A89, PI-A90, PI-A104, PI-R79)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OF_UNITS, USE
from quarterdeck.games.pirates.geometry.angles import turned
from quarterdeck.games.pirates.pack.catalog import holds
from quarterdeck.games.pirates.rules.texts.between_actions import Talents
from quarterdeck.games.pirates.table.seas import SHORT
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.words.notation.aims import feat

BACK: Final[i64] = 1_800  # a heading straight back
HIGH_KEYWORDS: Final[i64] = 2_199_228_776_448  # ghosts, submarines, sea monsters and copycats, numbers from 62 on
NEVER_COPIED: Final[i64] = 4_063_232  # hulls: schooners to longships, numbers from 62 on
AIMED: Final[i64] = 432_345_564_227_568_128  # and those with a target: gunners, who is hated, friends, numbers below 62


class Depths(Talents):
    """Ghosts, and what goes under water."""

    def add_talents(self, moves: Moves) -> None:
        super().add_talents(moves)
        own = self.fleet(self.turn) & self.waters.afloat
        if self.acted & self.fleet(self.turn):
            return
        while own:
            unit = lowest(own)
            own &= own - 1
            if self.high[unit] & HIGH_KEYWORDS:
                self.add_changes(unit, moves)

    def add_changes(self, unit: i64, moves: Moves) -> None:
        """To turn ghostly, to dive or come up, to take on another's ability: before any unit has acted (PI-R79)."""
        waters = self.waters
        if self.is_ready(unit, abilities.GHOST_SHIP) and not waters.ghosts & bit(unit) and self.tows[unit] == NONE:
            moves.add(USE + abilities.GHOST_SHIP * OF_UNITS + unit)
        for ability in (abilities.SUBMARINE, abilities.SEA_MONSTER):
            if self.is_ready(unit, ability) and self.may_change_depth(unit):
                moves.add(USE + ability * OF_UNITS + unit)
        if self.is_ready(unit, abilities.COPYCAT):
            self.add_copies(unit, moves)

    def may_change_depth(self, unit: i64) -> bool:
        """Whether a unit may dive, or come up where she is."""
        waters = self.waters
        if not self.tricks.submerged & bit(unit):
            return self.tows[unit] == NONE and self.towed_by(unit) == NONE
        return waters.fits(unit, waters.x[unit], waters.y[unit], waters.a[unit])

    def add_copies(self, unit: i64, moves: Moves) -> None:
        """Abilities of ships, creatures and crew in play, hulls and those with a target excepted (PI-A104, PI-R104)."""
        low: i64 = 0
        high: i64 = 0
        catalog, afloat = self.catalog, self.waters.afloat
        others = afloat & ~bit(unit)
        while others:
            ship = self.ship[lowest(others)]
            others &= others - 1
            low |= catalog.low[ship]
            high |= catalog.high[ship]
        for k in range(i64(len(self.piece))):
            if self.face_up & bit(k) and self.piece_at[k] < codes.UNITS and afloat & bit(self.piece_at[k]):
                card = self.piece[k]
                low |= catalog.crew_low[card]
                high |= catalog.crew_high[card]
        low &= ~AIMED
        high &= ~NEVER_COPIED
        for ability in range(abilities.ABILITIES):
            if holds(low, high, i64(ability)) and not self.able(unit, i64(ability)):
                moves.add(feat(abilities.COPYCAT, unit, i64(ability)))

    def is_plain_talent(self, ability: i64) -> bool:
        if ability in (abilities.GHOST_SHIP, abilities.SUBMARINE, abilities.SEA_MONSTER):
            return True
        return super().is_plain_talent(ability)

    def use_talent(self, ability: i64, unit: i64) -> None:
        if ability == abilities.GHOST_SHIP:
            self.spend(unit, ability)
            self.let_all_go(unit)
            self.waters.ghosts |= bit(unit)
            self.tell(codes.GHOSTLY, self.turn, unit)
        elif ability in (abilities.SUBMARINE, abilities.SEA_MONSTER):
            self.spend(unit, ability)
            self.change_depth(unit, ability)
        else:
            super().use_talent(ability, unit)

    def change_depth(self, unit: i64, ability: i64) -> None:
        """She dives, or comes up; a sea monster touches nothing under water (PI-A89, PI-A90)."""
        one = bit(unit)
        if self.tricks.submerged & one:
            self.tricks.submerged &= ~one
            self.waters.deep &= ~one
            self.tell(codes.SURFACED, self.turn, unit)
            return
        self.let_all_go(unit)
        self.tricks.submerged |= one
        if ability == abilities.SEA_MONSTER:
            self.waters.deep |= one
        self.tell(codes.DIVED, self.turn, unit)

    def let_all_go(self, unit: i64) -> None:
        """Pins to and by a unit are over."""
        self.free_from(unit)
        pinned = self.pinned_by[unit]
        while pinned:
            self.unpin(unit, lowest(pinned))
            pinned &= pinned - 1

    def aim_feat(self, ability: i64, unit: i64, aim: i64) -> None:
        if ability != abilities.COPYCAT:
            super().aim_feat(ability, unit, aim)
            return
        self.spend(unit, ability)
        self.tricks.copied[unit] = aim
        self.tell(codes.COPIED, self.turn, unit, aim)
        self.refresh(unit)

    def note_lingerers(self) -> None:
        """What held up to the player's next turn is over (PI-A85, PI-A104)."""
        units = self.fleet(self.turn)
        self.waters.ghosts &= ~units
        for unit in range(i64(len(self.ship))):
            self.tricks.shy[unit] = 0
            if units & bit(unit) and self.tricks.copied[unit] != NONE:
                self.tricks.copied[unit] = NONE
                self.refresh(unit)
        super().note_lingerers()

    def cannons(self, unit: i64) -> i64:
        return NOTHING if self.tricks.submerged & bit(unit) else super().cannons(unit)

    def ships_to_explore(self, unit: i64) -> i64:
        return NOTHING if self.tricks.submerged & bit(unit) else super().ships_to_explore(unit)

    def ask_tow(self) -> bool:
        """Submarines neither tow nor are towed (PI-A89)."""
        return not self.able(self.unit, abilities.SUBMARINE) and super().ask_tow()

    def may_be_towed(self, other: i64) -> bool:
        return not self.able(other, abilities.SUBMARINE) and super().may_be_towed(other)

    def find_rams(self) -> None:
        unit = self.unit
        if self.waters.ghosts & bit(unit) or self.waters.deep & bit(unit):
            self.rams = 0
            return
        super().find_rams()

    def is_rammed(self, unit: i64, other: i64) -> bool:
        if (self.waters.ghosts | self.tricks.submerged) & bit(other):
            return False
        return super().is_rammed(unit, other)

    def ram(self, other: i64) -> None:
        if self.able(self.unit, abilities.SCORPION):
            self.tick(self.unit, abilities.SCORPION)  # who has rammed does not sting in this turn (PI-A93)
        super().ram(other)

    def ask_boarders(self) -> None:
        """A submarine that rams from below is set back, and boards nobody (PI-A89)."""
        if not self.tricks.submerged & bit(self.unit):
            super().ask_boarders()
            return
        self.set_back(self.unit)
        self.go_on()

    def set_back(self, unit: i64) -> None:
        """S straight back along her course, as far as there is room (PI-A89)."""
        waters = self.waters
        waters.drift(unit, turned(waters.a[unit], BACK), self.catalog.measure[SHORT])
        self.leave_islands(unit)
