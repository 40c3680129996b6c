"""What ships can do: abilities of their own and of their crew, who has used them, and whose do not work (PI-1.5, PI-4, PI-A)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.pack.catalog import WORD, holds
from quarterdeck.games.pirates.table.promises import Promises
from quarterdeck.games.pirates.texts import abilities


class Skills(Promises):
    """Ships with what they can do."""

    # -- Mercenaries --------------------------------------------------------------------------------

    def is_mercenary(self, unit: i64) -> bool:
        """Whether a ship may not dock at her home (PI-A95, PI-A96)."""
        return self.able(unit, abilities.MERCENARY) or self.able(unit, abilities.EX_PATRIOT)

    def is_home(self, unit: i64) -> bool:
        return super().is_home(unit) and not self.is_mercenary(unit)

    def docked_at(self, unit: i64) -> i64:
        found = super().docked_at(unit)
        home = self.home(self.owner[unit])
        return found & ~bit(home) if found and home != NONE and self.is_mercenary(unit) else found

    # -- abilities ----------------------------------------------------------------------------------

    def refresh(self, unit: i64) -> None:
        """What a unit can do is what it and those of its crew can who may use their abilities aboard (PI-4.5, PI-R19)."""
        catalog = self.catalog
        ship = self.ship[unit]
        friends = self.friends(unit)
        low, high = catalog.low[ship], catalog.high[ship]
        gunner, hated = catalog.gunner[ship], catalog.hated[ship]
        copied = self.tricks.copied[unit]
        if copied != NONE and copied < WORD:
            low |= bit(copied)
        elif copied != NONE:
            high |= bit(copied - WORD)
        if self.mute & bit(unit):
            low = high = gunner = hated = 0
        for k in range(i64(len(self.piece))):
            if self.is_helper(k, unit, friends):
                card = self.piece[k]
                low |= catalog.crew_low[card]
                high |= catalog.crew_high[card]
                gunner |= catalog.crew_gunner[card]
                hated |= catalog.crew_hated[card]
        self.low[unit] = low
        self.high[unit] = high
        self.gunner[unit] = gunner
        self.hated[unit] = hated
        found: i64 = 0
        for k in range(i64(len(self.slot_at))):
            if self.slot_at[k] == unit and self.is_unique(k):
                found |= bit(self.deed_in(k))
        self.deeds.aboard[unit] = found

    def refresh_all(self) -> None:
        """The same for all units."""
        for unit in range(i64(len(self.ship))):
            self.refresh(unit)

    def friends(self, unit: i64) -> i64:
        """Nations whose crew may use its abilities aboard (PI-4.5, PI-A59)."""
        catalog = self.catalog
        ship = self.ship[unit]
        found = bit(catalog.nation[ship])
        if not self.mute & bit(unit):
            found |= catalog.friend[ship]
        for k in range(i64(len(self.piece))):
            if self.is_helper(k, unit, found):
                found |= catalog.crew_friend[self.piece[k]]
        return found

    def is_helper(self, piece: i64, unit: i64, friends: i64) -> bool:
        """Whether a piece is known crew on a unit, of one of these nations, whose abilities work now."""
        if self.crew_mute & bit(unit) or self.piece_mute & bit(piece) or not self.is_crew_aboard(piece, unit):
            return False
        return (friends & bit(self.catalog.crew_nation[self.piece[piece]]) | self.deeds.stateless & bit(piece)) != 0

    def is_crew_aboard(self, piece: i64, unit: i64) -> bool:
        """Whether a piece is known crew on a unit."""
        return self.piece_at[piece] == unit and self.piece[piece] != NONE and not self.is_equipment(piece)

    def is_equipment(self, piece: i64) -> bool:
        """Whether a piece is equipment, which everybody may know."""
        return self.gear & bit(piece) != 0

    def able(self, unit: i64, effect: i64) -> bool:
        """Whether a unit has an ability now."""
        return holds(self.low[unit], self.high[unit], effect)

    def use(self, unit: i64, effect: i64) -> None:
        """An ability is used: the crew that has it is face up from now on, unless the ship has it herself (PI-4.7)."""
        givers = self.givers(unit, effect)
        if givers and not self.is_born(unit, effect):
            self.show(lowest(givers))

    def is_born(self, unit: i64, effect: i64) -> bool:
        """Whether a unit has an ability herself, without crew: on her card, or taken on from another (PI-R104)."""
        ship = self.ship[unit]
        if self.mute & bit(unit):
            return False
        return self.tricks.copied[unit] == effect or holds(self.catalog.low[ship], self.catalog.high[ship], effect)

    def openly(self, unit: i64, effect: i64) -> bool:
        """Whether everybody sees that a unit has an ability: she herself, or crew that lies face up."""
        if not self.able(unit, effect):
            return False
        return self.is_born(unit, effect) or self.givers(unit, effect) & self.face_up != 0

    def is_spent(self, unit: i64, effect: i64) -> bool:
        """Whether an ability that serves once a turn has done so on a unit (PI-1.5, PI-R19)."""
        return holds(self.spent_low[unit], self.spent_high[unit], effect)

    def is_ready(self, unit: i64, effect: i64) -> bool:
        """Whether a unit has an ability that serves once a turn, and has not used it in this turn."""
        return self.able(unit, effect) and not self.is_spent(unit, effect)

    def spend(self, unit: i64, effect: i64) -> None:
        """An ability has served in this turn; who has it is known now (PI-4.7)."""
        self.use(unit, effect)
        self.tick(unit, effect)

    def tick(self, unit: i64, effect: i64) -> None:
        """The same, where whoever has it stays face down."""
        if effect < WORD:
            self.spent_low[unit] |= bit(effect)
        else:
            self.spent_high[unit] |= bit(effect - WORD)

    def givers(self, unit: i64, effect: i64) -> i64:
        """The set of crew from which a unit has an ability."""
        catalog = self.catalog
        friends = self.friends(unit)
        found: i64 = 0
        for k in range(i64(len(self.piece))):
            if self.is_helper(k, unit, friends):
                card = self.piece[k]
                if holds(catalog.crew_low[card], catalog.crew_high[card], effect):
                    found |= bit(k)
        return found

    def use_gunner(self, unit: i64, aims: i64) -> None:
        """Gunners shoot at one of these: who aims at it is face up from now on, unless the ship herself does (PI-4.7, PI-A10)."""
        givers = self.givers(unit, abilities.GUNNER)
        if not self.mute & bit(unit) and self.catalog.gunner[self.ship[unit]] & aims:
            return
        while givers:
            piece = lowest(givers)
            givers &= givers - 1
            if self.catalog.crew_gunner[self.piece[piece]] & aims:
                self.show(piece)
                return

    def show(self, piece: i64) -> None:
        """A piece lies face up for the rest of the game (PI-4.7, PI-R58)."""
        if not self.face_up & bit(piece):
            self.face_up |= bit(piece)
            self.tell(codes.REVEALED, self.piece_owner[piece], self.crew_word(piece), self.piece_at[piece])
