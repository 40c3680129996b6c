"""Unique treasure that is found: what it does when it is taken from an island (PI-11.7 to PI-11.9, PI-19.1, PI-U)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    COIN_KINDS,
    CREW,
    NONE,
    OUT,
    PASS,
    RECRUIT,
    SHOW,
    SLOT,
    UNIT,
)
from quarterdeck.games.pirates.rules.texts.aiming import Asking
from quarterdeck.games.pirates.table.cards import (
    CREW_LOST,
    LEFT_ASHORE,
    LOADING,
    NOWHERE,
    OWN_SHIP,
    RECRUITED,
    ROUSING,
    TREASURE_LOST,
)
from quarterdeck.games.pirates.texts import kinds

RUM: Final[i64] = 6  # what it is worth with nobody aboard (PI-U6)
CASTAWAYS: Final[i64] = 3  # crew that was abandoned (PI-U16)
LOST_ON: Final[i64] = 1  # a ghostly roll that costs a crew (PI-U8)
SCURVY_FROM: Final[i64] = 4  # a roll that costs a crew (PI-U9)
ALBATROSS_ON: Final[i64] = 6  # a roll on which it flies to another ship (PI-U37)


class Curios(Asking):
    """What unique treasures do when they are found, and when a turn begins."""

    # -- taken from an island -----------------------------------------------------------------------

    def load_next(self) -> None:
        """The next unique treasure of the island comes aboard; then coins are chosen (PI-11.8, PI-R23, PI-R50)."""
        self.deeds.course = LOADING
        while not self.land_gold(self.unit):
            slots = self.uniques_to_load()
            if slots == 0:
                break
            if self.load_unique(lowest(slots)):
                return
        if self.is_over():
            return
        self.deeds.course = NOWHERE
        self.deeds.deed = NONE
        self.ask_coin()

    def uniques_to_load(self) -> i64:
        """Unique treasure of the island that comes aboard before coins are chosen; where wolves are, they alone show (PI-U29)."""
        found: i64 = 0
        slots = self.uniques_at(ASHORE + self.target)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if self.deed_in(slot) == kinds.TREASURE_WOLVES:
                return bit(slot) & ~self.rams
            if not self.is_secret(slot):
                found |= bit(slot)
        return found & ~self.rams

    def uniques_at(self, place: i64) -> i64:
        """The set of slots with unique treasure at a place."""
        found: i64 = 0
        slots = self.slots_at(place)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if self.is_unique(slot):
                found |= bit(slot)
        return found

    def load_unique(self, slot: i64) -> bool:
        """A unique treasure comes aboard, unless it may or must stay ashore; whether somebody is asked now (PI-U14, PI-U29)."""
        deed = self.deed_in(slot)
        self.deeds.deed = SHOW + slot
        if deed == kinds.TREASURE_WOLVES:
            self.rams |= bit(slot)
            self.slot_seen[slot] = full(self.seats)
            self.tell(codes.DEED_USED, self.turn, self.slot_word(slot), ASHORE + self.target)
            return False
        whole = self.standing[self.unit] == full(self.catalog.masts[self.ship[self.unit]])
        if deed == kinds.TREASURE_TREES and whole:
            self.ask_aim(LEFT_ASHORE, self.turn)
            return True
        return self.take_unique(slot)

    def take_unique(self, slot: i64) -> bool:
        """It lies aboard, face up unless it is a hidden one; what it does begins at once (PI-11.9, PI-R94)."""
        unit = self.unit
        hidden = self.catalog.unique_hidden[self.worth_of[self.slot_what[slot]] - COIN_KINDS] == 1
        if not hidden:
            self.slot_seen[slot] = full(self.seats)
        self.place_slot(slot, unit)
        self.tell(codes.UNIQUE_TAKEN, self.turn, self.slot_word(slot), unit, self.slot_seen[slot])
        self.stir()
        if self.has(unit, kinds.TREASURE_FRUIT) and self.has(unit, kinds.TREASURE_SCURVY):
            self.use_up(self.slot_of(unit, kinds.TREASURE_SCURVY))
        return self.find(slot, self.deed_in(slot))

    def find(self, slot: i64, deed: i64) -> bool:
        """What a treasure does when it is found; whether somebody is asked now."""
        unit = self.unit
        crew = self.crew_aboard(unit)
        if deed == kinds.TREASURE_RUM:
            self.hold(unit, 1)
            self.mark(slot, max(0, RUM - count(crew)))
        elif deed == kinds.TREASURE_NATIVES:
            self.hold(unit, count(crew))
        elif deed in (kinds.TREASURE_MISSIONARY, kinds.TREASURE_PLAGUE):
            self.kill_all(crew)
        elif deed == kinds.TREASURE_CLEARING_IDOL:
            self.clear_uniques()
        else:
            return self.find_more(slot, deed)
        return False

    def find_more(self, slot: i64, deed: i64) -> bool:  # noqa: PLR0911 - one for each treasure
        """The same for those for which dice fall, something is drawn, or somebody is asked."""
        unit, deeds = self.unit, self.deeds
        deeds.queue = 0
        if deed == kinds.TREASURE_BURIED_TREASURE:
            self.hold(unit, 1)
            return self.roll_for(1)
        if deed == kinds.TREASURE_SUNKEN_TREASURE:
            return self.roll_for(2)
        if deed == kinds.TREASURE_GHOSTLY_ENCOUNTER:
            deeds.queue = self.crew_aboard(unit)
            return self.roll_for(count(deeds.queue))
        if deed == kinds.TREASURE_CASTAWAY:
            return self.ask_recruit()
        if deed == kinds.TREASURE_ABANDONED_CREW:
            self.use_up(slot)
            return self.draw_for(CASTAWAYS)
        if deed == kinds.TREASURE_MAPS_OF_ALEXANDRIA:
            return self.map_islands()
        if deed == kinds.TREASURE_VOLCANO:
            deeds.queue = self.lying_at(self.target)
            return self.erupt()
        return False

    def clear_uniques(self) -> None:
        """All unique treasure that lies face up leaves the game (PI-U36)."""
        for slot in range(i64(len(self.slot_at))):
            if self.slot_at[slot] != OUT and self.is_shown(slot):
                self.use_up(slot)

    # -- dice and draws -----------------------------------------------------------------------------

    def roll_deed(self, die: i64) -> None:
        """A die for a treasure."""
        slot = self.deed_slot()
        self.left -= 1
        self.tell(codes.DEED_ROLLED, self.turn, self.slot_word(slot), die)
        asked = self.take_die(slot, self.deed_in(slot), die)
        if not asked and not self.is_over() and self.left == 0:
            self.carry_on()

    def take_die(self, slot: i64, deed: i64, die: i64) -> bool:
        """What a die does; whether somebody is asked now."""
        deeds, unit = self.deeds, self.unit
        if deed in (kinds.TREASURE_BURIED_TREASURE, kinds.TREASURE_SUNKEN_TREASURE):
            self.mark(slot, deeds.mark[slot] + die)
        elif deed == kinds.TREASURE_GHOSTLY_ENCOUNTER:
            crew = lowest(deeds.queue)
            deeds.queue &= deeds.queue - 1
            if die == LOST_ON:
                self.kill(crew)
            if self.piece_at[crew] == unit:
                self.mark(slot, deeds.mark[slot] + 1)
        elif deed == kinds.TREASURE_SCURVY and die >= SCURVY_FROM:
            return self.ask_crew_lost(unit)
        elif deed == kinds.TREASURE_ALBATROSS and die == ALBATROSS_ON:
            return self.ask_own_ship()
        return False

    # -- what is asked ------------------------------------------------------------------------------

    def draw_deed(self, move: i64) -> None:
        """What was drawn."""
        self.left -= 1
        deed = self.deed_now()
        if move >= RECRUIT:
            self.deeds.stateless |= bit(self.recruit(move - RECRUIT, ASHORE + self.target))
        elif deed == kinds.TREASURE_MARKSMANS_MAP:
            island = self.deeds.first
            self.hidden[island] -= 1
            self.pool &= ~bit(move - codes.DEAL)
            self.add_slot(move - codes.DEAL, ASHORE + island, bit(self.turn))
            self.tell(codes.LOOKED_AT, self.turn, self.treasure_word(move - codes.DEAL), island, bit(self.turn))
        else:
            self.uncover(lowest(self.islands_hidden()), move - codes.DEAL)
        moves = Moves()
        self.add_deed_draws(moves)
        if moves.count == 0:
            self.carry_on()

    # -- all islands, and islands of fire -----------------------------------------------------------

    def map_islands(self) -> bool:
        """All treasure on wild islands lies face up for the rest of the game (PI-U27)."""
        self.deeds.mapped = True
        for slot in range(i64(len(self.slot_at))):
            if self.is_ashore(self.slot_at[slot]):
                self.slot_seen[slot] = full(self.seats)
        left: i64 = 0
        for k in range(i64(len(self.hidden))):
            left += self.hidden[k]
        return left > 0 and self.draw_for(left)

    def uncover(self, island: i64, treasure: i64) -> None:
        """A treasure on an island lies face up now."""
        self.hidden[island] -= 1
        self.pool &= ~bit(treasure)
        self.add_slot(treasure, ASHORE + island, full(self.seats))
        self.tell(codes.LOOKED_AT, self.turn, self.treasure_word(treasure), island)

    def lying_at(self, island: i64) -> i64:
        """Ships that lie at an island."""
        found: i64 = 0
        units = self.alive & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            if not self.is_creature(unit) and self.touched(unit) & bit(island):
                found |= bit(unit)
        return found

    def erupt(self) -> bool:
        """Each ship at the island loses one treasure and one crew, as its player chooses; whether one is asked (PI-U35)."""
        deeds = self.deeds
        while deeds.queue:
            unit = lowest(deeds.queue)
            self.hurt = unit
            if self.more == 0:
                self.more = 1
                slots = self.slots_at(unit) & ~bit(self.deed_slot())
                if count(slots) > 1:
                    self.ask_aim(TREASURE_LOST, self.owner[unit])
                    return True
                if slots:
                    self.use_up(lowest(slots))
            self.more = 0
            deeds.queue &= deeds.queue - 1
            if self.ask_crew_lost(unit):
                return True
        return False

    # -- when a turn begins -------------------------------------------------------------------------

    def rouse(self) -> None:
        """What unique treasures do at the start of a turn (PI-U9, PI-U37, PI-U41)."""
        deeds = self.deeds
        deeds.queue = 0
        faded = False
        for slot in range(i64(len(self.slot_at))):
            unit = self.slot_at[slot]
            if unit >= codes.UNITS or self.owner[unit] != self.turn:
                continue
            deed = self.deed_in(slot)
            if deed == kinds.TREASURE_SUNKEN_TREASURE and deeds.mark[slot] > 0:
                deeds.mark[slot] -= 1
                faded = True
            elif deed == kinds.TREASURE_SCURVY and self.has(unit, kinds.TREASURE_FRUIT):
                self.use_up(slot)
            elif deed in (kinds.TREASURE_SCURVY, kinds.TREASURE_ALBATROSS):
                deeds.queue |= bit(slot)
        deeds.course = ROUSING
        if not faded or not self.check_end():
            self.rouse_next()

    def rouse_next(self) -> None:
        """The next of them, or the turn goes on."""
        deeds = self.deeds
        if deeds.queue == 0:
            roused = deeds.deed != NONE
            self.end_deed()
            if not (roused and self.check_end()) and not self.ask_leader():
                self.ask_unit()
            return
        slot = lowest(deeds.queue)
        deeds.queue &= deeds.queue - 1
        deeds.deed = SHOW + slot
        self.unit = self.slot_at[slot]
        self.roll_for(1)

    # -- in passing ---------------------------------------------------------------------------------

    def pass_plague(self, unit: i64) -> None:
        """Ships that touch when a move ends: the next one gets the plague (PI-U7)."""
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if not self.is_creature(other) and not self.is_creature(unit):
                if self.has(unit, kinds.TREASURE_PLAGUE):
                    self.infect(self.slot_of(unit, kinds.TREASURE_PLAGUE), other)
                    return
                if self.has(other, kinds.TREASURE_PLAGUE):
                    self.infect(self.slot_of(other, kinds.TREASURE_PLAGUE), unit)
                    return

    def infect(self, slot: i64, unit: i64) -> None:
        """The plague comes aboard, and all crew dies."""
        self.place_slot(slot, unit)
        self.tell(codes.DEED_USED, self.owner[unit], self.slot_word(slot), unit)
        self.kill_all(self.crew_aboard(unit))

    # -- choices ------------------------------------------------------------------------------------

    def add_found_aims(self, moves: Moves) -> None:
        """On what a treasure that was found may be used."""
        aim = self.deeds.aim
        if aim == CREW_LOST:
            self.add_set(CREW, self.crew_aboard(self.hurt), moves)
        elif aim == TREASURE_LOST:
            self.add_set(SLOT, self.slots_at(self.hurt) & ~bit(self.deed_slot()), moves)
        elif aim == LEFT_ASHORE:
            moves.add(PASS)
            moves.add(self.deeds.deed)
        elif aim == RECRUITED:
            self.add_recruits(moves)
        elif aim == OWN_SHIP:
            self.add_set(UNIT, self.other_ships(), moves)

    def take_found_aim(self, move: i64) -> None:
        """What was chosen for a treasure that was found."""
        aim, slot = self.deeds.aim, self.deed_slot()
        if aim == CREW_LOST:
            self.kill(move - CREW)
        elif aim == TREASURE_LOST:
            self.use_up(move - SLOT)
        elif aim == LEFT_ASHORE and move == PASS:
            self.rams |= bit(slot)
        elif aim == LEFT_ASHORE:
            self.take_unique(slot)
        elif aim == RECRUITED:
            self.recruit(move - RECRUIT, self.unit)
        elif aim == OWN_SHIP:
            self.place_slot(slot, move - UNIT)
            self.tell(codes.DEED_USED, self.turn, self.slot_word(slot), move - UNIT)
        if not self.check_end():
            self.carry_on()
