"""What is aboard: cargo, crew, and what a ship can do with them (PI-1.5, PI-4, PI-7.2, PI-A)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, ONE, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE
from quarterdeck.games.pirates.pack.catalog import ANY_NATION, MAST_PLACES, MOVES, holds
from quarterdeck.games.pirates.table.seas import LONG, SHORT
from quarterdeck.games.pirates.table.skills import Skills
from quarterdeck.games.pirates.texts import abilities, kinds

ADDED_S: Final[i64] = 3  # the number of the measure that a Helmsman adds; those of the base move are 0, 1, 2
ADDED_LIGHT: Final[i64] = 4  # that of a ship without cargo
ADDED_L: Final[i64] = 5  # that of a ship under full sail
ADDED_STREAM: Final[i64] = 6  # that of a trade current (PI-K6)
ADDED_GREASE: Final[i64] = 7  # that of a ship with greased rollers (PI-U13)
ADDED_STRIDE: Final[i64] = 8  # what mysterious islands add to the next move (PI-M25, PI-M26)
ADDED_STRIDES: Final[i64] = 9
ADDED_LAST: Final[i64] = 10
MEASURES: Final[i64] = 11

# Cannons are numbered as the masts they stand on; those that texts give come behind.
MUSKET: Final[i64] = 10  # PI-A47
MARINES_GUN: Final[i64] = 11  # PI-A97
BREATH: Final[i64] = 12  # PI-A99, PI-A100
FIRST_GUN: Final[i64] = 13  # up to three made of treasure (PI-A74)
MOST_GUNS: Final[i64] = 3
SECOND: Final[i64] = 16  # + a mast: the second cannon of a longship (PI-A84)
DECK: Final[i64] = 26  # PI-U47


def is_extra(cannon: i64) -> bool:
    """Whether a cannon stands on no mast."""
    return MUSKET <= cannon < SECOND or cannon == DECK


def mast_of(cannon: i64) -> i64:
    """The mast on which a cannon stands."""
    return cannon - SECOND if cannon >= SECOND else cannon


class Aboard(Skills):
    """Ships with what they carry."""

    # -- crew ---------------------------------------------------------------------------------------

    def place_piece(self, piece: i64, place: i64) -> None:
        """A piece is at another place now; what ships can do changes with it."""
        before = self.piece_at[piece]
        self.piece_at[piece] = place
        if before < codes.UNITS:
            self.refresh(before)
        if place < codes.UNITS:
            self.refresh(place)

    def place_slot(self, slot: i64, place: i64) -> None:
        """A treasure is at another place now; what ships can do may change with it."""
        before = self.slot_at[slot]
        self.slot_at[slot] = place
        if self.is_unique(slot):
            if before < codes.UNITS:
                self.refresh(before)
            if place < codes.UNITS:
                self.refresh(place)

    def lose_slot(self, slot: i64) -> None:
        before = self.slot_at[slot]
        super().lose_slot(slot)
        if before < codes.UNITS and self.is_unique(slot):
            self.refresh(before)

    def crew_aboard(self, unit: i64) -> i64:
        """The set of crew on a unit."""
        return self.pieces_at(unit) & ~self.gear

    def hidden_crew(self, unit: i64) -> i64:
        """The set of crew on a unit that lies face down, so that others cannot know what it adds."""
        return self.crew_aboard(unit) & ~self.face_up

    def slot_of(self, unit: i64, deed: i64) -> i64:
        """The first slot aboard a unit whose unique treasure does so, or NONE."""
        slots = self.slots_at(unit)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if self.deed_in(slot) == deed:
                return slot
        return NONE

    def add_slot(self, what: i64, place: i64, seen: i64) -> i64:
        slot = self.put_slot(what, place, seen)
        if place < codes.UNITS:
            self.refresh(place)
        return slot

    def add_piece(self, card: i64, seat: i64, place: i64) -> i64:
        piece = self.put_piece(card, seat, place)
        if place < codes.UNITS:
            self.refresh(place)
        return piece

    # -- moving and shooting ------------------------------------------------------------------------

    def rows(self, unit: i64) -> bool:
        """Whether she moves S without masts (PI-A39, PI-A81, PI-A83, PI-A84)."""
        return self.has_oars(unit) or self.able(unit, abilities.OARSMAN)

    def has_oars(self, unit: i64) -> bool:
        """Whether she is built to be rowed (PI-A81, PI-A83, PI-A84)."""
        if self.able(unit, abilities.GALLEY) or self.able(unit, abilities.LONGSHIP):
            return True
        return self.able(unit, abilities.TURTLE_SHIP)

    def measures(self, unit: i64, k: i64) -> i64:  # noqa: PLR0911 - one for each measure
        """The length of a measure, 0 where there is none: three of the base move, then those that texts add (PI-7.2, PI-R7)."""
        length = self.catalog.measure
        if k < MOVES:
            if self.tows[unit] != NONE or self.standing[unit] == 0 or self.is_slow(unit) or self.tricks.short:
                return length[SHORT] if k == 0 else NOTHING
            kind = self.catalog.move[self.ship[unit] * MOVES + k]
            return length[kind] if kind != NONE else NOTHING
        if self.tricks.short:
            return 0
        if k == ADDED_S and self.sails_with(unit, abilities.HELMSMAN):
            return length[SHORT]
        if k == ADDED_LIGHT and self.sails_with(unit, abilities.LIGHT) and self.load(unit) == 0:
            return length[SHORT]
        if k == ADDED_STREAM and self.stream and unit == self.unit and not self.carried & bit(unit):
            return length[SHORT]
        if k == ADDED_GREASE:
            return length[LONG] if self.deeds.greased & bit(unit) else NOTHING
        whole = self.standing[unit] == full(self.catalog.masts[self.ship[unit]])
        return length[LONG] if k == ADDED_L and whole and self.sails_with(unit, abilities.UNDER_FULL_SAIL) else NOTHING

    def sails_with(self, unit: i64, effect: i64) -> bool:
        """Whether a unit that moves has an ability: while an opponent steers her, only what everybody sees counts (PI-R120)."""
        return self.openly(unit, effect) if self.is_steered(unit) else self.able(unit, effect)

    def is_steered(self, unit: i64) -> bool:
        """Whether an opponent makes her next move, or is making it (PI-M6)."""
        return self.omens.flags[unit] & bit(kinds.ISLAND_OPPONENT_STEERS) != 0

    def is_slow(self, unit: i64) -> bool:
        """Whether her base move is S: she is afraid, her cargo is full, or her hull of metal (PI-A27, PI-A87, PI-U41)."""
        if self.slowed & bit(unit) or self.has(unit, kinds.TREASURE_METAL_HULL):
            return True
        return self.able(unit, abilities.HEAVY) and self.room(unit) <= 0

    def reach_of(self, unit: i64, cannon: i64) -> i64:
        """The range of a cannon, in hundredths of a millimetre (PI-A7, PI-A64, PI-A94)."""
        if is_extra(cannon):
            return self.catalog.measure[LONG if cannon == BREATH else SHORT]
        return self.catalog.measure[self.kind_of_reach(unit, cannon)] * self.times(unit)

    def kind_of_reach(self, unit: i64, cannon: i64) -> i64:
        """S or L; what doubles it does not change that (PI-R69)."""
        if is_extra(cannon):
            return LONG if cannon == BREATH else SHORT
        if self.able(unit, abilities.ALL_LONG):
            return LONG
        return self.catalog.reach[self.ship[unit] * MAST_PLACES + mast_of(cannon)]

    def times(self, unit: i64) -> i64:
        """How often her ranges count (PI-A7, PI-A94)."""
        found = 1 + i64(self.able(unit, abilities.EXTENDED_RANGE))
        return found + found if self.doubled else found

    def printed_reach(self, unit: i64, cannon: i64) -> i64:
        """The same without the text that makes all cannons long (PI-A64)."""
        return self.catalog.measure[self.catalog.reach[self.ship[unit] * MAST_PLACES + mast_of(cannon)]] * self.times(
            unit
        )

    # -- cargo --------------------------------------------------------------------------------------

    def space(self, unit: i64) -> i64:
        """Cargo spaces: printed, and one for each link between crew aboard and to the ship (PI-4.8 to PI-4.10, PI-R18)."""
        catalog = self.catalog
        found = catalog.cargo[self.ship[unit]]
        if self.able(unit, abilities.CARGO_ONE):
            found += 1
        if self.has_master(unit):
            found += 1
        for k in range(i64(len(self.piece))):
            if self.piece_at[k] == unit and self.piece[k] != NONE:
                found += self.links_of(unit, self.piece[k], k)
        return found

    def has_master(self, unit: i64) -> bool:
        """Whether a cargo master of her nation sails with her fleet (PI-A63)."""
        for k in range(i64(len(self.piece))):
            place = self.piece_at[k]
            if place < codes.UNITS and self.owner[place] == self.owner[unit] and self.alive & bit(place):
                card = self.piece[k]
                alike = card != NONE and self.catalog.crew_nation[card] == self.catalog.nation[self.ship[unit]]
                if alike and self.is_master(card) and self.is_helper(k, place, self.friends(place)):
                    return True
        return False

    def is_master(self, card: i64) -> bool:
        """Whether a crew is a cargo master."""
        return holds(self.catalog.crew_low[card], self.catalog.crew_high[card], abilities.CARGO_MASTER)

    def is_bound(self, piece: i64) -> bool:
        """Whether a piece leaves its ship only if it is captured or eliminated (PI-A52)."""
        card = self.piece[piece]
        if card == NONE or self.piece_at[piece] >= codes.UNITS or self.piece_owner[piece] != self.turn:
            return False
        return holds(self.catalog.crew_low[card], self.catalog.crew_high[card], abilities.FIVE_MORE_POINTS)

    def lies_open(self, card: i64) -> bool:
        """Whether a crew lies face up from the start (PI-A32, PI-A52, PI-A95)."""
        low, high = self.catalog.crew_low[card], self.catalog.crew_high[card]
        if holds(low, high, abilities.CHEAP_CREW) or holds(low, high, abilities.EX_PATRIOT):
            return True
        return holds(low, high, abilities.FIVE_MORE_POINTS)

    def load(self, unit: i64) -> i64:
        """Cargo spaces that are taken: by crew, equipment and coins (PI-R15)."""
        found: i64 = 0
        for k in range(i64(len(self.piece))):
            if self.piece_at[k] == unit:
                found += self.piece_space(k)
        for k in range(i64(len(self.slot_at))):
            if self.slot_at[k] == unit:
                found += self.slot_space(k)
        return found

    def piece_space(self, piece: i64) -> i64:
        """The cargo spaces that crew or equipment takes; one where it is not known what it is (PI-R15)."""
        return self.catalog.crew_space[self.piece[piece]] if self.piece[piece] != NONE else ONE

    def slot_space(self, slot: i64) -> i64:
        """The cargo spaces that a treasure takes: one for a coin (PI-11.7, PI-R15)."""
        return self.unique_space(slot) if self.is_unique(slot) else ONE

    def room(self, unit: i64) -> i64:
        """Free cargo spaces; less than none after a link is gone (PI-R15)."""
        return self.space(unit) - self.load(unit)

    def may_carry(self, unit: i64, piece: i64) -> bool:
        """Whether crew or equipment may come aboard (PI-4.2, PI-4.3, PI-4.6, PI-4.12, PI-4.13, PI-R15 to PI-R17)."""
        if self.is_creature(unit):
            return False
        catalog = self.catalog
        card, ship = self.piece[piece], self.ship[unit]
        if card == NONE:
            return self.room(unit) > 0
        nation = catalog.crew_nation[card]
        if nation != ANY_NATION and catalog.crew_cost[card] == 0 and nation != catalog.nation[ship]:
            return self.deeds.stateless & bit(piece) != 0 and self.room(unit) > 0
        if self.cost_with(unit, piece) > catalog.cost[ship]:
            return False
        return self.room(unit) + self.links_of(unit, card, i64(len(self.piece))) >= catalog.crew_space[card]

    def cost_with(self, unit: i64, piece: i64) -> i64:
        """What the crew aboard would cost with one more, or the equipment (PI-R16, PI-A32)."""
        before = self.piece_at[piece]
        self.piece_at[piece] = unit
        self.refresh(unit)
        found = self.cost_aboard(unit, equipment=self.is_equipment(piece))
        self.piece_at[piece] = before
        self.refresh(unit)
        return found

    def links_of(self, unit: i64, card: i64, before: i64) -> i64:
        """Cargo spaces that a crew's links to a ship and to the crew aboard before this piece add (PI-4.8, PI-4.9)."""
        catalog = self.catalog
        found = i64(catalog.linked_to_ship(card, self.ship[unit]))
        for k in range(before):
            if self.piece_at[k] == unit and self.piece[k] != NONE and catalog.linked_crew(card, self.piece[k]):
                found += 1
        return found

    def cost_aboard(self, unit: i64, *, equipment: bool) -> i64:
        """What the crew aboard costs, or the equipment (PI-R16)."""
        found: i64 = 0
        for k in range(i64(len(self.piece))):
            if self.piece_at[k] == unit and self.piece[k] != NONE and self.is_equipment(k) == equipment:
                found += self.price(unit, self.piece[k], k)
        return found

    def price(self, unit: i64, card: i64, piece: i64 = NONE) -> i64:
        """What a crew or equipment costs aboard a ship: 1 less for each with another that makes crew cheap (PI-A32)."""
        cost = self.catalog.crew_cost[card]
        if cost == 0 or self.catalog.crew_nation[card] == ANY_NATION or not self.able(unit, abilities.CHEAP_CREW):
            return cost
        others = self.givers(unit, abilities.CHEAP_CREW)
        if piece != NONE:
            others &= ~bit(piece)
        return cost - 1 if others or self.is_born(unit, abilities.CHEAP_CREW) else cost
