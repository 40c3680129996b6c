"""The small questions that all rules ask, and how units and treasure leave the game (PI-1, PI-4, PI-8, PI-10, PI-12)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, MAST, NONE, OUT, UNIT
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.pack.catalog import holds
from quarterdeck.games.pirates.table.seas import Seas
from quarterdeck.games.pirates.texts import abilities, kinds


class Lookout(Seas):
    """What can be seen of the state: ships, islands, cargo."""

    # -- the log ------------------------------------------------------------------------------------

    def tell(self, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
        """One more entry in the log, if there is one."""
        log = self.log
        if log is not None:
            log.names = self.names
            log.add(kind, who, what, more, known_to)

    def crew_word(self, piece: i64) -> i64:
        """A crew or equipment as logs number it: by its place in `names`."""
        return codes.UNITS + self.catalog.ships + self.piece[piece]

    def treasure_word(self, treasure: i64) -> i64:
        """A treasure as logs number it: a coin by its gold, a unique treasure by its place in `names`."""
        worth = self.worth_of[treasure]
        if worth < COIN_KINDS:
            return worth
        return codes.UNITS + self.catalog.ships + self.catalog.crews + worth - COIN_KINDS

    def slot_word(self, slot: i64) -> i64:
        """The treasure in a slot as logs number it."""
        return self.treasure_word(self.slot_what[slot])

    def event_word(self, event: i64) -> i64:
        """An Event as logs number it: by its place in `names`."""
        catalog = self.catalog
        start = codes.UNITS + catalog.ships + catalog.crews + catalog.uniques + catalog.islands
        return start + self.deeds.event[event]

    def island_word(self, card: i64) -> i64:
        """An island's card as logs number it: by its place in `names`."""
        return codes.UNITS + self.catalog.ships + self.catalog.crews + self.catalog.uniques + card

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == codes.OVER

    # -- ships --------------------------------------------------------------------------------------

    def fleet(self, seat: i64) -> i64:
        """The set of units that a seat has on the table."""
        found: i64 = 0
        units = self.alive
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.owner[unit] == seat:
                found |= bit(unit)
        return found

    def is_creature(self, unit: i64) -> bool:
        """Whether a unit is a sea creature (PI-18)."""
        return self.catalog.creature[self.ship[unit]] == 1

    def is_fort(self, unit: i64) -> bool:
        """Whether a unit is a fort: its cards come behind those of ships and creatures."""
        return self.ship[unit] >= self.catalog.ships

    def masts(self, unit: i64) -> i64:
        """How many masts or segments are left, those on fire among them (PI-R32)."""
        return count(self.standing[unit])

    def is_derelict(self, unit: i64) -> bool:
        """Whether she has no masts (PI-10.1)."""
        return self.standing[unit] == 0

    def towed_by(self, unit: i64) -> i64:
        """The unit that tows this one, or NONE."""
        for k in range(i64(len(self.tows))):
            if self.tows[k] == unit:
                return k
        return NONE

    # -- islands ------------------------------------------------------------------------------------

    def touched(self, unit: i64) -> i64:
        """Islands that a unit lies at; a towed ship lies where her tower does (PI-10.9, PI-R29)."""
        found = self.waters.shores_touched(unit)
        tower = self.towed_by(unit)
        return found if tower == NONE else found | self.waters.shores_touched(tower)

    def nearest_of(self, islands: i64, unit: i64) -> i64:
        """The one of some islands that lies nearest to where a unit is or was; NONE of none."""
        waters = self.waters
        found: i64 = NONE
        least: i64 = 0
        nearest = Nearest()
        while islands:
            k = lowest(islands)
            islands &= islands - 1
            nearest.find(waters.shores[k], waters.x[unit], waters.y[unit])
            dx, dy = nearest.x - waters.x[unit], nearest.y - waters.y[unit]
            if found == NONE or dx * dx + dy * dy < least:
                found = k
                least = dx * dx + dy * dy
        return found

    def home(self, seat: i64) -> i64:
        """A seat's home island, or NONE before it has one."""
        for k in range(i64(len(self.island_home))):
            if self.island_home[k] == seat:
                return k
        return NONE

    def homes(self) -> i64:
        """The set of home islands."""
        found: i64 = 0
        for k in range(i64(len(self.island_home))):
            if self.island_home[k] != NONE:
                found |= bit(k)
        return found

    def docked_at(self, unit: i64) -> i64:
        """Islands at which a unit is docked: those she touches but for opponents' homes (PI-8.1, PI-8.3, PI-R11, PI-R12).

        Nowhere with the plague aboard, at all with a Letter of Marque (PI-U7, PI-U10).
        """
        found = self.touched(unit)
        if self.has(unit, kinds.TREASURE_PLAGUE) or (self.waters.ghosts | self.tricks.submerged) & bit(unit):
            return 0
        if self.has(unit, kinds.TREASURE_LETTER_OF_MARQUE):
            return found
        home = self.home(self.owner[unit])
        return found & (~self.homes() | (bit(home) if home != NONE else NOTHING))

    def is_home(self, unit: i64) -> bool:
        """Whether a unit lies at the home of her present controller (PI-R6, PI-R33)."""
        home = self.home(self.owner[unit])
        return home != NONE and self.touched(unit) & bit(home) != 0

    # -- cargo --------------------------------------------------------------------------------------

    def is_unique(self, slot: i64) -> bool:
        """Whether a slot is known to hold a unique treasure."""
        return self.slot_what[slot] != NONE and self.worth_of[self.slot_what[slot]] >= COIN_KINDS

    def is_shown(self, slot: i64) -> bool:
        """Whether a slot holds a unique treasure that lies face up (PI-11.9, PI-R94)."""
        return self.is_unique(slot) and self.slot_seen[slot] == full(self.seats)

    def deed_in(self, slot: i64) -> i64:
        """What a slot's unique treasure does; NONE for a coin or what is not known."""
        if not self.is_unique(slot):
            return NONE
        return self.catalog.unique_effect[self.worth_of[self.slot_what[slot]] - COIN_KINDS]

    def has(self, unit: i64, deed: i64) -> bool:
        """Whether a unique treasure that does so is known to be aboard a unit (PI-11.9)."""
        return self.deeds.aboard[unit] & bit(deed) != 0

    def unique_gold(self, slot: i64) -> i64:
        """What a unique treasure is worth now: nothing, but for what is printed on it or has come of it (PI-5.5)."""
        if not self.is_unique(slot):
            return 0
        return self.deeds.mark[slot] + self.catalog.unique_worth[self.worth_of[self.slot_what[slot]] - COIN_KINDS]

    def unique_space(self, slot: i64) -> i64:
        """Cargo spaces that a unique treasure needs: mostly none (PI-11.7)."""
        return self.catalog.unique_space[self.worth_of[self.slot_what[slot]] - COIN_KINDS]

    def gold_in(self, slot: i64) -> i64:
        """The gold of a coin; nothing for a unique treasure or what is not known."""
        what = self.slot_what[slot]
        if what == NONE or self.worth_of[what] >= COIN_KINDS:
            return 0
        return self.worth_of[what]

    def slots_at(self, place: i64) -> i64:
        """The set of slots that lie at a place."""
        found: i64 = 0
        for k in range(i64(len(self.slot_at))):
            if self.slot_at[k] == place:
                found |= bit(k)
        return found

    def pieces_at(self, place: i64) -> i64:
        """The set of crew and equipment at a place."""
        found: i64 = 0
        for k in range(i64(len(self.piece_at))):
            if self.piece_at[k] == place:
                found |= bit(k)
        return found

    # -- leaving the game ---------------------------------------------------------------------------

    def stir(self) -> None:
        """Something has happened that a game must not lack for too long (PI-R52)."""
        self.stirred = True

    def end_tow(self, tower: i64) -> None:
        """A tow is cast off (PI-R29)."""
        towed = self.tows[tower]
        if towed != NONE:
            self.tows[tower] = NONE
            self.tell(codes.TOW_ENDED, self.owner[tower], tower, towed)

    def free_from(self, unit: i64) -> None:
        """Whoever is pinned to a unit is pinned no more (PI-R27)."""
        for k in range(i64(len(self.pinned_by))):
            self.unpin(k, unit)

    def pin_holds(self, unit: i64, other: i64) -> bool:
        """Whether a pin may last: the bow touches the other; where a monster or a blade holds her, any part (PI-9.6, PI-A90, PI-A93)."""
        ship = self.ship[other]
        if self.is_creature(other) or holds(self.catalog.low[ship], self.catalog.high[ship], abilities.SCORPION):
            return self.waters.units_touched(unit) & bit(other) != 0
        return self.waters.bow_touches(unit, other)

    def unpin(self, unit: i64, other: i64) -> None:
        """A unit is not pinned to another, whether it was or not; by any, it is free."""
        if self.pinned_by[unit] & bit(other):
            self.pinned_by[unit] &= ~bit(other)
            if self.pinned_by[unit] == 0:
                self.tell(codes.FREED, self.owner[unit], unit)

    def lose_slot(self, slot: i64) -> None:
        """A treasure leaves the game; what it was is public then (part 4)."""
        self.slot_at[slot] = OUT
        self.slot_seen[slot] = full(self.seats)

    def take_out(self, unit: i64) -> None:
        """A unit leaves the game with all aboard; its gold is settled before (PI-12.9, PI-13.4)."""
        pieces = self.pieces_at(unit)
        while pieces:
            self.piece_at[lowest(pieces)] = OUT
            pieces &= pieces - 1
        slots = self.slots_at(unit)
        while slots:
            self.lose_slot(lowest(slots))
            slots &= slots - 1
        self.leave_table(unit)
        self.fated &= ~bit(unit)
        self.lost_in[unit] = NONE
        self.wrecks &= ~bit(unit)
        self.stir()

    def leave_table(self, unit: i64) -> None:
        """A unit lies on the table no more; nobody tows it or is pinned to it."""
        self.end_tow(unit)
        tower = self.towed_by(unit)
        if tower != NONE:
            self.end_tow(tower)
        self.pinned_by[unit] = 0
        self.free_from(unit)
        self.alive &= ~bit(unit)
        self.waters.remove(unit)

    def gold_aboard(self, unit: i64) -> i64:
        """The gold of the coins aboard."""
        found: i64 = 0
        slots = self.slots_at(unit)
        while slots:
            found += self.gold_in(lowest(slots))
            slots &= slots - 1
        return found

    # -- building a position ------------------------------------------------------------------------

    def is_ashore(self, place: i64) -> bool:
        """Whether a place is an island."""
        return ASHORE <= place < OUT

    # -- lists --------------------------------------------------------------------------------------

    def add_units(self, units: i64, moves: Moves) -> None:
        """Each unit of a set."""
        while units:
            moves.add(UNIT + lowest(units))
            units &= units - 1

    def add_masts(self, masts: i64, moves: Moves) -> None:
        """Each mast of a set."""
        while masts:
            moves.add(MAST + lowest(masts))
            masts &= masts - 1
