"""Everything on the pirates' table, and the small questions that all rules ask (PI-1, PI-4, PI-5, PI-8, PI-10, PI-12).

Clause ids are those of rules.md beside this file. Vectors hold one number for each unit (ship or sea creature), island,
piece (crew or equipment) or slot (treasure); sets of them are integers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.position import CHANCE, Position
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes, effects, kinds
from quarterdeck.games.pirates.bastions import Bastions
from quarterdeck.games.pirates.catalog import ANY_NATION, Catalog, holds
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, NONE, OUT, ROLLING
from quarterdeck.games.pirates.deeds import Deeds
from quarterdeck.games.pirates.omens import Omens
from quarterdeck.games.pirates.tricks import Tricks
from quarterdeck.games.pirates.waters import Waters

SHORT: Final[i64] = 0  # the measure S
LONG: Final[i64] = 1  # the measure L
PANELS: Final[i64] = 3  # of a turtle ship


class Seas(Position):
    """The state of a game. The classes that derive from it add the rules, one part of the rulebook each."""

    def __init__(self, catalog: Catalog, seats: i64) -> None:  # noqa: PLR0915 - one line for each field
        """An empty table; `new_game` sets one up, and copies and files fill in the rest."""
        super().__init__(CHANCE)
        self.catalog = catalog
        self.names: list[str] = []  # of units, up to UNITS, and behind them those of the catalog; for logs
        self.seats = seats
        table: i64 = 0 if seats <= 2 else 1  # noqa: PLR2004 - two players, or more
        self.waters = Waters(catalog.width[table], catalog.height[table])
        self.deeds = Deeds()
        self.omens = Omens()
        self.bastions = Bastions()
        # What was agreed.
        self.patience: i64 = 60  # rounds without anything happening, 0: without end (PI-R52)
        self.starting_gold: i64 = 0
        # Where the game stands.
        self.phase: i64 = ROLLING
        self.turn: i64 = 0  # the seat whose turn it is
        self.first: i64 = 0  # the first player
        self.round: i64 = 0
        self.quiet: i64 = 0  # rounds in which nothing has happened
        self.stirred = False  # something has happened in this round
        self.who: i64 = 0  # the seat that is asked, or for which CHANCE decides
        self.rollers: i64 = full(seats)  # who still rolls for the first turn
        self.rolls = vec[i64]([0] * 4)
        # Islands; their shores lie in `waters`.
        self.island_card = vec[i64]()
        self.island_home = vec[i64]()  # whose home it is, or NONE
        self.hidden = vec[i64]()  # treasures on it that nobody has looked at
        self.tokens = vec[i64]([0] * 4)  # of each seat: islands where its token lies (PI-11.5)
        self.gold = vec[i64]([0] * 4)  # on each seat's home island
        self.islands_left: i64 = 0  # set of cards that may be drawn
        self.spots: i64 = 0  # islands still to be placed
        # Units; their poses lie in `waters`.
        self.ship = vec[i64]()
        self.owner = vec[i64]()  # in whose fleet it is now
        self.builder = vec[i64]()  # in whose fleet it was at first
        self.standing = vec[i64]()  # masts, those on fire among them
        self.burning = vec[i64]()
        self.tows = vec[i64]()  # the unit it tows, or NONE
        self.pinned_by = vec[i64]()  # units that it cannot leave, since it rammed them (PI-9.3)
        self.low = vec[i64]()  # what it can do now, with its crew: see `Aboard.refresh`
        self.high = vec[i64]()
        self.gunner = vec[i64]()
        self.hated = vec[i64]()
        self.spent_low = vec[i64]()  # abilities that have served in this turn (PI-1.5)
        self.spent_high = vec[i64]()
        self.tricks = Tricks()  # what abilities have under way
        self.panels = vec[i64]()  # of a turtle ship's shell (PI-A83)
        self.guns = vec[i64]()  # cannons made of treasure (PI-A74)
        self.shot_by = vec[i64]()  # units that have shot at it in this turn
        self.stayed = vec[i64]()  # islands at which it has lain since the turn began (PI-R21)
        self.explored = vec[i64]()  # islands that it has explored and not left yet (PI-R22)
        self.muster: i64 = 0  # units not yet placed
        self.alive: i64 = 0  # units in the game
        self.acted: i64 = 0  # units that have taken an action in this turn
        self.acted_twice: i64 = 0
        self.extra: i64 = 0  # units that may take a second action in this turn (PI-6.5)
        self.alike: i64 = 0  # those of them whose second action is the same as the first
        self.any_extra: i64 = 0  # how many units of the fleet, whichever they are, may do so
        self.first_action = vec[i64]()  # what each unit did first in this turn
        self.carried: i64 = 0  # units that have used a trade current in this turn (PI-K6)
        self.lost_in = vec[i64]()  # the fog bank in which a unit is lost, or NONE (PI-K1)
        self.wrecks: i64 = 0  # units that lie wrecked on a reef (PI-K3)
        self.to_lay: i64 = 0  # pieces of terrain still to be placed
        self.card_to_lay: i64 = NONE
        self.stream = False  # a trade current is at hand in this move
        self.perils: i64 = 0  # terrain at which the move has ended, still to be met
        self.peril: i64 = NONE  # the terrain that is met
        self.drift: i64 = 0  # icebergs still to drift in this turn
        self.struck: i64 = 0  # units that ice has touched, still to lose a mast
        self.ability: i64 = NONE  # for which a die falls
        self.doubled = False  # cannons shoot twice as far and hit with 6 only
        self.dented: i64 = 0  # armoured units that one hit of this action has struck
        self.missed: i64 = 0  # cannons that have missed in this action
        self.pathfinders: i64 = 0  # units that have docked at a wild island in this turn
        self.mute: i64 = 0  # units whose own abilities do not work in this turn
        self.crew_mute: i64 = 0  # units whose crew's do not
        self.piece_mute: i64 = 0  # crew whose own do not
        self.dazed: i64 = 0  # units that have no abilities on their next turn, nor has their crew
        self.stench: i64 = 0  # units whose crew has none on their next turn
        self.chained: i64 = 0  # units that cannot move on their next turn, or on this one
        self.slowed: i64 = 0  # units whose base move is S on their next turn, or on this one
        self.fated: i64 = 0  # derelicts that sink at the start of their player's next turn (PI-13.2)
        self.tried: i64 = 0  # derelicts that were tried to be scuttled in this turn (PI-R31)
        self.free_explores: i64 = 0  # units that may explore where their player's token lies (PI-11.6)
        # Crew and equipment.
        self.piece = vec[i64]()  # the card, NONE: not known
        self.piece_owner = vec[i64]()
        self.piece_at = vec[i64]()  # a place
        self.piece_from = vec[i64]()  # in whose fleet it was at first
        self.piece_seen = vec[i64]()  # seats that know it
        self.gear: i64 = 0  # pieces that are equipment; which are is public
        self.face_up: i64 = 0
        self.handled: i64 = 0  # pieces moved since the last action, once
        self.handled_twice: i64 = 0
        # Treasure. `worth` is fixed for the game; slots are what lies somewhere.
        self.worth_of = vec[i64]()  # coins: 0 … 15; from 16 on a unique treasure
        self.pool: i64 = 0  # treasures that are not known to lie in a slot
        self.slot_what = vec[i64]()  # the treasure, NONE: not known
        self.slot_at = vec[i64]()
        self.slot_seen = vec[i64]()  # seats that know it
        # What is being done.
        self.unit: i64 = NONE
        self.target: i64 = NONE  # shot at, rammed, boarded, explored
        self.action: i64 = NONE
        self.was_free = False  # a move that a text grants; it is no move action
        self.stage: i64 = 0  # what of an action's consequences comes next
        self.used: i64 = 0  # measures used, or cannons fired
        self.cannon: i64 = 0
        self.kind: i64 = 0  # what it shoots
        self.hits: i64 = 0  # hits of this roll still to come
        self.crew_due: i64 = 0  # crew that the target still loses
        self.due: i64 = 0  # what else is still to be asked
        self.prizes: i64 = 0  # what the winner of a fight may still do
        self.booty = False  # and that is to take treasure
        self.rams: i64 = 0  # enemies still to be rammed
        self.tow_options: i64 = 0
        self.docked_now: i64 = 0  # islands docked at in this action
        self.left: i64 = 0  # dice or treasures still to come
        self.total: i64 = 0  # of the boarding party that was rolled first
        self.out: i64 = 0  # fire masts that go out
        self.spreads: i64 = 0  # fires that spread, still to be settled
        self.hurt: i64 = NONE  # the unit that loses a mast
        self.more: i64 = 0  # masts that it loses after this one
        self.then: i64 = NONE  # what follows when a mast is lost: SHOOTING or RAMMING

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
        return found & (~self.homes() | (bit(home) if home != NONE else 0))

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
        if self.is_creature(other) or holds(self.catalog.low[ship], self.catalog.high[ship], effects.SCORPION):
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
        self.end_tow(unit)
        tower = self.towed_by(unit)
        if tower != NONE:
            self.end_tow(tower)
        self.pinned_by[unit] = 0
        self.free_from(unit)
        self.alive &= ~bit(unit)
        self.fated &= ~bit(unit)
        self.lost_in[unit] = NONE
        self.wrecks &= ~bit(unit)
        self.waters.remove(unit)
        self.stir()

    def gold_aboard(self, unit: i64) -> i64:
        """The gold of the coins aboard."""
        found: i64 = 0
        slots = self.slots_at(unit)
        while slots:
            found += self.gold_in(lowest(slots))
            slots &= slots - 1
        return found

    # -- building a position ------------------------------------------------------------------------

    def add_unit(self, ship: i64, seat: i64) -> i64:
        """One more unit in a seat's fleet, not yet on the table; its number."""
        unit = self.waters.add_unit(self.catalog.forms[ship])
        self.ship = append(self.ship, ship)
        self.owner = append(self.owner, seat)
        self.builder = append(self.builder, seat)
        self.standing = append(self.standing, full(self.catalog.masts[ship]))
        self.burning = append(self.burning, 0)
        self.tows = append(self.tows, NONE)
        self.pinned_by = append(self.pinned_by, 0)
        self.spent_low = append(self.spent_low, 0)
        turtle = holds(self.catalog.low[ship], self.catalog.high[ship], effects.TURTLE_SHIP)
        self.panels = append(self.panels, PANELS if turtle else 0)
        self.guns = append(self.guns, 0)
        self.spent_high = append(self.spent_high, 0)
        self.shot_by = append(self.shot_by, 0)
        self.tricks.add_unit()
        self.lost_in = append(self.lost_in, NONE)
        self.omens.add_unit()
        self.bastions.add_unit()
        self.low = append(self.low, self.catalog.low[ship])
        self.high = append(self.high, self.catalog.high[ship])
        self.gunner = append(self.gunner, self.catalog.gunner[ship])
        self.hated = append(self.hated, self.catalog.hated[ship])
        self.first_action = append(self.first_action, NONE)
        self.deeds.idle = append(self.deeds.idle, 0)
        self.deeds.aboard = append(self.deeds.aboard, 0)
        self.stayed = append(self.stayed, 0)
        self.explored = append(self.explored, 0)
        self.alive |= bit(unit)
        self.muster |= bit(unit)
        return unit

    def add_piece(self, card: i64, seat: i64, place: i64) -> i64:
        """One more crew or equipment of a seat at a place; its number."""
        self.piece = append(self.piece, card)
        self.piece_owner = append(self.piece_owner, seat)
        self.piece_from = append(self.piece_from, seat)
        self.piece_at = append(self.piece_at, place)
        self.piece_seen = append(self.piece_seen, bit(seat))
        number = i64(len(self.piece)) - 1
        if self.catalog.crew_nation[card] == ANY_NATION:
            self.gear |= bit(number)
        return number

    def add_slot(self, what: i64, place: i64, seen: i64) -> i64:
        """One more treasure that somebody has looked at; its slot."""
        self.slot_what = append(self.slot_what, what)
        self.slot_at = append(self.slot_at, place)
        self.slot_seen = append(self.slot_seen, seen)
        self.deeds.mark = append(self.deeds.mark, 0)
        return i64(len(self.slot_what)) - 1

    def is_ashore(self, place: i64) -> bool:
        """Whether a place is an island."""
        return ASHORE <= place < OUT
