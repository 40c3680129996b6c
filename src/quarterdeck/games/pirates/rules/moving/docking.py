"""Docking: gold goes ashore, fires are put out; what is still to be brought home (PI-8, PI-11.6, PI-17.5, PI-20.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, NONE
from quarterdeck.games.pirates.rules.moving.course import Sailing
from quarterdeck.games.pirates.texts import abilities, kinds

SILVER: Final[i64] = 1  # what a silver coin is worth (PI-A79)


class Docking(Sailing):
    """What comes of docking."""

    def dock(self) -> None:
        """What docking brings: unloading, fires out, an explore where the own token lies (PI-8.4, PI-11.6, PI-17.5)."""
        unit = self.unit
        islands = self.docked_now
        while islands:
            island = lowest(islands)
            islands &= islands - 1
            self.tell(codes.DOCKED, self.turn, unit, island)
            if self.island_home[island] == NONE and self.tokens[self.turn] & bit(island) and not self.is_creature(unit):
                self.free_explores |= bit(unit)
            if self.island_home[island] == NONE and not self.is_creature(unit):
                self.pathfinders |= bit(unit)
        if self.docked_now and self.is_home(unit):
            self.come_home(unit)

    def dock_towed(self) -> bool:
        """The towed ship docks after her tower, and unloads then; whether that ends the game (PI-10.9, PI-R29, PI-R48)."""
        towed = self.tows[self.unit]
        if self.docked_now == 0 or towed == NONE:
            return False
        if self.docked_now & ~self.homes() & self.tokens[self.turn]:
            self.free_explores |= bit(towed)
        if self.docked_now & ~self.homes():
            self.pathfinders |= bit(towed)
        if self.is_home(self.unit):
            self.come_home(towed)
        return self.check_end()

    def come_home(self, unit: i64) -> None:
        """A ship is docked at her home, and all treasure worth gold goes ashore (PI-8.4, PI-R50)."""
        scurvy = self.slot_of(unit, kinds.TREASURE_SCURVY)
        if scurvy != NONE:
            self.use_up(scurvy)
        self.unload(unit)

    def put_out_fires(self) -> bool:
        """Who has docked at home loses her masts on fire, last of all docking; whether that ends the game (PI-17.5, PI-R20)."""
        if self.is_home(self.unit):
            self.quench(self.unit)
        return self.check_end()

    def quench(self, unit: i64) -> None:
        """Fires are put out, and the masts are lost with them (PI-17.5)."""
        fires = self.burning[unit]
        while fires:
            self.drop_mast(unit, lowest(fires))
            fires &= fires - 1
        self.founder(unit, NONE)

    def use_up(self, slot: i64) -> None:
        """A unique treasure has done what it does, and leaves the game (PI-R93)."""
        self.tell(codes.DEED_GONE, NONE, self.slot_word(slot))
        self.lose_slot(slot)
        self.stir()

    def land_gold(self, unit: i64) -> bool:
        """Gold that comes aboard a ship at her home goes ashore at once; whether that ends the game (PI-R50, PI-20.4, PI-R48)."""
        if self.is_home(unit):
            self.unload(unit)
        return self.check_end()

    def unload(self, unit: i64) -> None:
        """Every coin aboard comes to the home island and is public (PI-8.4, PI-R50)."""
        seat = self.owner[unit]
        slots = self.slots_at(unit)
        brought = self.gold_for(unit)
        landed = doubled = False
        silver: i64 = 0
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if not self.is_unique(slot) or self.unique_gold(slot) > 0:
                if self.gold_in(slot) == SILVER:
                    silver += 1
                doubled = doubled or not self.is_unique(slot)
                self.store(slot, seat)
                landed = True
        if doubled:
            self.note_doublers(unit)
        if landed:
            brought += self.gold_bonus(unit)
        if silver and self.able(unit, abilities.SILVER_EXPLORER):
            self.use(unit, abilities.SILVER_EXPLORER)
            brought += silver
        if landed:
            self.tricks.landed |= bit(unit)
            self.gold[seat] += brought
            self.stir()
            self.tell(codes.UNLOADED, seat, unit, brought)

    def store(self, slot: i64, seat: i64) -> None:
        """A coin lies on its player's home island for all to see; a unique treasure leaves the game (PI-R50, PI-R74)."""
        home = self.home(seat)
        if self.is_unique(slot) or home == NONE:
            self.lose_slot(slot)
        else:
            self.slot_at[slot] = ASHORE + home
            self.slot_seen[slot] = full(self.seats)

    def gold_for(self, unit: i64) -> i64:
        """What all that she carries is worth at home, with what unique treasures make of coins (PI-U26, PI-U30, PI-U34)."""
        rats = i64(self.has(unit, kinds.TREASURE_RATS))
        found: i64 = 0
        most: i64 = 0
        least: i64 = NONE
        slots = self.slots_at(unit)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            found += self.unique_gold(slot)
            if not self.is_unique(slot):
                gold = max(0, self.gold_in(slot) - rats)
                found += gold
                most = max(most, gold)
                least = gold if least == NONE else min(least, gold)
        if self.doubler(unit, kinds.TREASURE_SPICES) != NONE:
            found += most
        if self.doubler(unit, kinds.TREASURE_JADE) != NONE and least != NONE:
            found += least
        return found

    def doubler(self, unit: i64, deed: i64) -> i64:
        """The slot of a treasure that doubles a coin and has not done so in this turn, or NONE (PI-1.5)."""
        slot = self.slot_of(unit, deed) if self.has(unit, deed) else NONE
        return NONE if slot == NONE or self.deeds.served & bit(slot) else slot

    def note_doublers(self, unit: i64) -> None:
        """Treasures that double a coin have served in this turn (PI-1.5)."""
        spices, jade = self.doubler(unit, kinds.TREASURE_SPICES), self.doubler(unit, kinds.TREASURE_JADE)
        self.deeds.served |= NOTHING if spices == NONE else bit(spices)
        self.deeds.served |= NOTHING if jade == NONE else bit(jade)

    def gold_bonus(self, unit: i64) -> i64:
        """What texts add to the gold that she brings home, each once a turn (PI-1.5, PI-A41, PI-A42)."""
        found: i64 = 0
        if self.is_ready(unit, abilities.GOLD_TWO):
            self.spend(unit, abilities.GOLD_TWO)
            found += 2
        if self.is_ready(unit, abilities.GOLD_ONE):
            self.spend(unit, abilities.GOLD_ONE)
            found += 1
        return found

    def is_stored(self, slot: i64) -> bool:
        """Whether a treasure was unloaded at a home island."""
        place = self.slot_at[slot]
        return self.is_ashore(place) and self.island_home[place - ASHORE] != NONE

    def treasure_left(self) -> i64:
        """All gold that can still be brought home: on islands and on ships (PI-20.3, PI-R47)."""
        found: i64 = 0
        pool = self.pool
        while pool:
            worth = self.worth_of[lowest(pool)]
            if worth < COIN_KINDS:
                found += worth
            pool &= pool - 1
        for slot in range(i64(len(self.slot_at))):
            if self.slot_at[slot] != codes.OUT and not self.is_stored(slot):
                found += self.gold_in(slot)
            if self.slot_at[slot] < codes.UNITS:
                found += self.unique_gold(slot)
        return found
