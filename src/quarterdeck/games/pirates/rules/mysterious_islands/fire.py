"""Islands of fire: when a turn begins they may burn a coin that lies there (PI-M31, PI-R110)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_DRAWN, LOOKING, NONE, SLOT, UNTURNED
from quarterdeck.games.pirates.rules.exploring.mysterious import Findings
from quarterdeck.games.pirates.table.mysterious import PLAIN
from quarterdeck.games.pirates.texts import kinds

BURNS_ON: Final[i64] = 6  # a roll that burns a coin


class Embers(Findings):
    """What burns on islands."""

    def is_wild_for_good(self, island: i64) -> bool:
        """Whether an island is nobody's home (PI-M31)."""
        if self.omens.mode == PLAIN:
            return False
        return self.catalog.island_effect[self.island_card[island]] == kinds.ISLAND_COINS_BURN

    def add_homes(self, moves: Moves) -> None:
        """Islands of fire are none, as long as there is another one (PI-M31, PI-R110)."""
        found = Moves()
        super().add_homes(found)
        for k in range(found.count):
            if not self.is_wild_for_good(found.items[k] - codes.ISLAND):
                moves.add(found.items[k])
        if moves.count == 0:
            super().add_homes(moves)

    def kindle(self) -> None:
        """Dice fall in this turn for wild islands of fire on which there may be a coin (PI-M31)."""
        omens = self.omens
        omens.queue = 0
        for k in range(i64(len(self.island_home))):
            if self.island_home[k] == NONE and self.is_wild_for_good(k) and self.may_burn(k):
                omens.queue |= bit(k)

    def may_burn(self, island: i64) -> bool:
        """Whether there may be a coin on an island."""
        return self.hidden[island] > 0 or self.loose_coins(island) != 0

    def ask_ember(self) -> bool:
        """Whether a die falls for the next of them."""
        omens = self.omens
        if omens.queue == 0:
            return False
        omens.island = lowest(omens.queue)
        omens.queue &= ~bit(omens.island)
        self.ask_omen(kinds.ISLAND_COINS_BURN, 1)
        return True

    def roll_omen(self, die: i64) -> None:
        omens = self.omens
        if omens.deed != kinds.ISLAND_COINS_BURN:
            super().roll_omen(die)
            return
        self.tell(codes.EMBER_DIE, self.turn, omens.island, die)
        if die == BURNS_ON:
            self.draw_ember()
        else:
            self.burn_out()

    def draw_ember(self) -> None:
        """It is drawn which coin burns, if there is one (PI-N15)."""
        if not self.may_burn(self.omens.island):
            self.burn_out()
            return
        self.phase = COIN_DRAWN
        self.player = CHANCE

    def draw_coin(self, move: i64) -> None:
        if self.omens.deed != kinds.ISLAND_COINS_BURN:
            super().draw_coin(move)
        elif move >= UNTURNED:
            self.target = self.omens.island
            self.phase = LOOKING
        else:
            self.burn_coin(move - SLOT)

    def look(self, treasure: i64) -> None:
        """What burns is looked at first; unique treasure stays, face up, and another one is drawn (PI-R110)."""
        if self.omens.deed != kinds.ISLAND_COINS_BURN:
            super().look(treasure)
            return
        island = self.omens.island
        self.hidden[island] -= 1
        self.pool &= ~bit(treasure)
        slot = self.add_slot(treasure, ASHORE + island, full(self.seats))
        self.target = NONE
        if self.is_unique(slot):
            self.draw_ember()
        else:
            self.burn_coin(slot)

    def burn_coin(self, slot: i64) -> None:
        """It is out of the game."""
        self.tell(codes.BURNT, self.turn, self.slot_word(slot), self.omens.island)
        self.lose_slot(slot)
        self.stir()
        if not self.check_end():
            self.burn_out()

    def burn_out(self) -> None:
        """The fire is over; the turn goes on."""
        self.forget_finding()
        self.open_turn()
