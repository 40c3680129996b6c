"""Treasure that abilities draw from ships and islands (PI-A15, PI-A16, PI-A29, PI-R77)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    FEAT,
    LOOKING,
    NONE,
    PASS,
    PICKING,
    SLOT,
    SLOT_AIM,
    UNSEEN,
)
from quarterdeck.games.pirates.rules.moving.turning import Turning
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.words.notation.aims import feat, feat_aim

TWO: Final[i64] = 2


class Barter(Turning):
    """Traders and looters."""

    # -- using them ---------------------------------------------------------------------------------

    def end_feat(self) -> None:
        """It is over."""
        self.tricks.rest()
        self.unit = self.target = NONE
        self.left = 0
        if not self.check_end():
            self.ask_unit()

    # -- treasure that is drawn ---------------------------------------------------------------------

    def loot(self, number: i64) -> None:
        """So many treasures are drawn; 0: as many of the target's as there is room for, all if there is room (PI-A16, PI-A29).

        What is unloaded at once makes room again (PI-R50).
        """
        self.left = number
        if number == 0:
            self.take_open(self.unit, self.target)
            room, coins = self.room(self.unit), self.coins(self.target)
            if self.is_over():
                return
            if count(coins) <= room:
                self.take_all(self.unit, coins)
                if not self.is_over():
                    self.end_feat()
                return
            self.left = room
        self.draw_next()

    def take_open(self, unit: i64, other: i64) -> None:
        """Unique treasure that lies face up, as far as there is room."""
        shown = self.slots_at(other) & ~self.coins(other)
        while shown:
            slot = lowest(shown)
            shown &= shown - 1
            if not self.is_over() and self.has_room(unit, slot):
                self.take_over(unit, slot)
                self.check_end()

    def take_all(self, unit: i64, slots: i64) -> None:
        """Treasures change ships one after the other, up to the end of the game (PI-R48)."""
        while slots and not self.is_over():
            self.take_over(unit, lowest(slots))
            slots &= slots - 1
            self.check_end()

    def take_over(self, unit: i64, slot: i64) -> None:
        """A treasure comes aboard."""
        self.who = self.turn
        word = self.treasure_word(self.slot_what[slot])
        known = self.slot_seen[slot] | bit(self.owner[unit])
        self.slot_seen[slot] = known
        self.place_slot(slot, unit)
        self.tell(codes.COIN_TAKEN, self.owner[unit], word, unit, known)
        self.tricks.loaded |= bit(unit)
        self.stir()
        if self.is_home(unit):
            self.unload(unit)

    def draw_next(self) -> None:
        """CHANCE draws the next one, or all are drawn."""
        if self.left == 0 or self.coins(self.target) == 0:
            self.end_feat()
            return
        self.phase = PICKING
        self.player = CHANCE

    def picked_from(self) -> i64:
        """The ship from which a treasure is drawn: who swaps gives the first one."""
        swaps = self.tricks.asks == abilities.SHIP_TRADER and self.left == TWO
        return self.unit if swaps else super().picked_from()

    def add_picked(self, moves: Moves) -> None:
        if self.tricks.asks == abilities.ISLAND_TRADER:
            self.add_barter(moves)
        else:
            super().add_picked(moves)

    def take_picked(self, slot: i64) -> None:
        ability = self.tricks.asks
        if ability == abilities.SHIP_TRADER:
            self.swap_ships(slot)
        elif ability == abilities.PIRATE_LOOTER:
            self.take_over(self.unit, slot)
            self.left = max(0, self.room(self.unit))
            if not self.check_end():
                self.draw_next()
        elif ability == abilities.ISLAND_TRADER:
            self.barter(slot)
        else:
            super().take_picked(slot)

    def swap_ships(self, slot: i64) -> None:
        """The first treasure drawn is given for the second one (PI-A16)."""
        if self.left == TWO:
            self.tricks.swap = slot
            self.left = 1
            return
        given = self.tricks.swap
        unit, target = self.unit, self.target
        self.take_over(unit, slot)
        self.take_over(target, given)
        self.end_feat()

    def look(self, treasure: i64) -> None:
        ability = self.tricks.asks
        if ability not in (abilities.ISLAND_SPY, abilities.ISLAND_TRADER):
            super().look(treasure)
            return
        self.hidden[self.target] -= 1
        self.pool &= ~bit(treasure)
        slot = self.add_slot(treasure, ASHORE + self.target, bit(self.turn))
        if ability == abilities.ISLAND_SPY:
            self.tell(codes.SPIED, self.turn, self.treasure_word(treasure), ASHORE + self.target, bit(self.turn))
            self.end_feat()
        else:
            self.finish_barter(slot)

    # -- trade between islands ----------------------------------------------------------------------

    def other_stores(self) -> i64:
        """Other wild islands with treasure (PI-A15)."""
        found: i64 = 0
        for island in range(i64(len(self.hidden))):
            is_home = island == self.target or self.island_home[island] != NONE
            if not is_home and (self.hidden[island] > 0 or self.slots_at(ASHORE + island)):
                found |= bit(island)
        return found

    def add_coins(self, moves: Moves) -> None:
        super().add_coins(moves)
        if self.is_ready(self.unit, abilities.ISLAND_TRADER) and self.room(self.unit) > 0 and self.other_stores():
            coins = self.coins_ashore()
            while coins:
                moves.add(feat(abilities.ISLAND_TRADER, self.unit, SLOT_AIM + lowest(coins)))
                coins &= coins - 1

    def take_coin(self, move: i64) -> None:
        if move >= FEAT:
            self.spend(self.unit, abilities.ISLAND_TRADER)
            self.tell(codes.ABILITY_USED, self.turn, self.unit, abilities.ISLAND_TRADER)
            self.tricks.swap = feat_aim(move) - SLOT_AIM
            self.ask_ability(abilities.ISLAND_TRADER, self.turn)
            return
        if move != PASS:
            self.tricks.loaded |= bit(self.unit)
        super().take_coin(move)

    def add_barter(self, moves: Moves) -> None:
        """Each treasure of the other island is equally likely, seen or not (PI-A15, PI-N15)."""
        slots = self.slots_at(ASHORE + self.left)
        while slots:
            moves.add(SLOT + lowest(slots))
            slots &= slots - 1
        for k in range(self.hidden[self.left]):
            moves.add(UNSEEN + k)

    def barter(self, slot: i64) -> None:
        """The treasure that was drawn, or one that nobody has seen."""
        if slot >= 0 and slot < UNSEEN - SLOT:
            self.finish_barter(slot)
            return
        self.rams = self.target
        self.target = self.left
        self.phase = LOOKING
        self.player = CHANCE

    def finish_barter(self, slot: i64) -> None:
        """One goes to the other island, the other comes aboard; who has seen what lay there knows it no more (PI-R77)."""
        here, there = ASHORE + self.target, self.slot_at[slot]
        if there == here:
            self.target = self.rams
            here = ASHORE + self.target
        self.rams = 0
        given = self.tricks.swap
        eye = bit(self.turn)
        self.blur(here, eye)
        self.blur(there, 0)
        self.slot_at[given] = there
        self.slot_seen[slot] = eye
        self.tricks.swap = self.tricks.asks = NONE
        self.left = 0
        if self.is_unique(slot):
            self.slot_at[slot] = here
            self.load_next()
            return
        self.place_slot(slot, self.unit)
        self.tell(codes.COIN_TAKEN, self.turn, self.treasure_word(self.slot_what[slot]), self.unit, eye)
        self.tricks.loaded |= bit(self.unit)
        self.stir()
        if not self.land_gold(self.unit):
            self.ask_coin()

    def blur(self, place: i64, seen: i64) -> None:
        """Nobody but these seats knows which treasure at a place is which."""
        slots = self.slots_at(place)
        while slots:
            if not self.deeds.mapped:
                self.slot_seen[lowest(slots)] = seen
            slots &= slots - 1
