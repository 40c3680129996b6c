"""Exploring islands and ships, handling crew, repairing, scuttling (PI-8.2, PI-11, PI-13, PI-14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes, effects, kinds
from quarterdeck.games.pirates.boarding import Boarding
from quarterdeck.games.pirates.codes import (
    ASHORE,
    COIN_KINDS,
    HAND_OVER,
    HANDLE,
    LOOKING,
    MAST,
    NONE,
    PASS,
    PLACES,
    REPAIRING,
    SCUTTLING,
    SHARING,
    SLOT,
    TAKING,
)

ANY_WORTH: Final[i64] = 99
SINKS_FROM: Final[i64] = 5  # a scuttling roll (PI-13.2)


class Exploring(Boarding):
    """What ships do where they lie."""

    # -- islands ------------------------------------------------------------------------------------

    def islands_to_explore(self, unit: i64) -> i64:
        """Wild islands that a unit may explore: docked there since the turn began (PI-11.1, PI-18.6, PI-R21)."""
        if self.is_creature(unit):
            return 0
        return self.stayed[unit] & self.docked_at(unit) & ~self.homes()

    def ships_to_explore(self, unit: i64) -> i64:
        """Derelicts and own ships that a unit touches (PI-11.10, PI-R24)."""
        if self.is_creature(unit):
            return 0
        found: i64 = 0
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if not self.is_creature(other) and (self.is_derelict(other) or self.owner[other] == self.turn):
                found |= bit(other)
        return found

    def explore_free(self, unit: i64) -> None:
        """A free explore where the own token lies (PI-11.6)."""
        self.unit = unit
        self.action = NONE
        with_token = self.token_islands(unit)
        islands = with_token or self.new_islands(unit)
        self.free_explores &= ~bit(unit)
        self.pathfinders &= ~bit(unit)
        if with_token == 0 and not self.has(unit, kinds.TREASURE_FORGED_PAPERS):
            self.use(unit, self.explorer_of(unit))
        self.explore(lowest(islands))

    def free_islands(self, unit: i64) -> i64:
        """Wild islands that a unit may explore free: with the own token, or just docked at by an Explorer (PI-11.6, PI-A5)."""
        return self.token_islands(unit) | self.new_islands(unit)

    def explorer_of(self, unit: i64) -> i64:
        """By which ability a unit explores where she has just docked, or NONE (PI-A5, PI-A79)."""
        if self.able(unit, effects.EXPLORER):
            return effects.EXPLORER
        return effects.SILVER_EXPLORER if self.able(unit, effects.SILVER_EXPLORER) else NONE

    def token_islands(self, unit: i64) -> i64:
        """Wild islands with the own token at which a unit has docked in this turn (PI-11.6)."""
        if not self.free_explores & bit(unit):
            return 0
        return self.docked_at(unit) & ~self.homes() & self.tokens[self.turn]

    def new_islands(self, unit: i64) -> i64:
        """Wild islands at which an Explorer, or a ship with Forged Papers, has docked in this turn (PI-A5, PI-U4)."""
        explores = self.explorer_of(unit) != NONE or self.has(unit, kinds.TREASURE_FORGED_PAPERS)
        if not (self.pathfinders & bit(unit) and explores):
            return 0
        return self.docked_at(unit) & ~self.homes()

    def explore(self, island: i64) -> None:
        """The player looks at all treasure there; what nobody has seen is drawn now (PI-11.1, PI-N15)."""
        self.target = island
        self.explored[self.unit] |= bit(island)
        self.tell(codes.EXPLORED, self.turn, self.unit, island)
        self.begin_looking()

    def begin_looking(self) -> None:
        """What nobody has seen is looked at."""
        self.look_on()

    def look_on(self) -> None:
        """The next treasure that nobody has seen, or all are seen and coins are taken."""
        if self.hidden[self.target] > 0:
            self.phase = LOOKING
            self.player = CHANCE
        else:
            self.begin_taking()

    def look(self, treasure: i64) -> None:
        """That treasure is one of those that lie there."""
        self.hidden[self.target] -= 1
        self.pool &= ~bit(treasure)
        self.add_slot(treasure, ASHORE + self.target, 0)
        self.look_on()

    def begin_taking(self) -> None:
        """The player knows what lies there, takes unique treasure and chooses coins (PI-11.2, PI-11.8, PI-R23)."""
        seat = self.turn
        slots = self.slots_at(ASHORE + self.target)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            self.slot_seen[slot] |= bit(seat)
            self.tell(codes.LOOKED_AT, seat, self.treasure_word(self.slot_what[slot]), self.target, bit(seat))
        self.total = ANY_WORTH
        self.rams = 0
        self.load_next()

    def load_next(self) -> None:
        """Unique treasure comes aboard, and then coins; written by the class that knows what it does."""
        raise NotImplementedError

    def coins_ashore(self) -> i64:
        """Slots with coins on the island that is explored; none may be taken where wolves are (PI-U29)."""
        found: i64 = 0
        slots = self.slots_at(ASHORE + self.target)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if self.deed_in(slot) == kinds.TREASURE_WOLVES:
                return 0
            if self.omens.banned & bit(slot):
                continue
            found |= 0 if self.is_unique(slot) else bit(slot)
        lone = count(found) == 1 and self.slots_at(ASHORE + self.target) == found
        return 0 if lone and self.able(self.unit, effects.LEAVES_THE_LAST) else found

    def are_wolves_at(self, island: i64) -> bool:
        """Whether wolves keep everything on an island from being loaded (PI-U29)."""
        slots = self.slots_at(ASHORE + island)
        while slots:
            if self.deed_in(lowest(slots)) == kinds.TREASURE_WOLVES and self.is_shown(lowest(slots)):
                return True
            slots &= slots - 1
        return False

    def ask_coin(self) -> None:
        """The next coin, if there is one; where crew lies face down, nobody else learns if there is room (PI-11.2, PI-R78)."""
        unsure = self.pieces_at(self.unit) & ~self.face_up & ~self.gear
        if (self.room(self.unit) > 0 or unsure) and self.coins_ashore():
            self.phase = TAKING
            self.player = self.who = self.turn
        else:
            self.end_explore()

    def add_coins(self, moves: Moves) -> None:
        """No more, or a coin of each value; larger ones are taken first, since the order is all the same (PI-D10)."""
        moves.add(PASS)
        slots = self.coins_ashore() if self.room(self.unit) > 0 else 0
        listed: i64 = 0
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            worth = self.gold_in(slot)
            if worth <= self.total and not listed & bit(worth):
                listed |= bit(worth)
                moves.add(SLOT + slot)

    def take_coin(self, move: i64) -> None:
        """A coin comes aboard, face down; which of those that lay there, nobody else can tell (PI-11.3)."""
        if move == PASS:
            self.end_explore()
            return
        slot = move - SLOT
        slots = self.coins_ashore()
        first = slot if self.deeds.mapped else lowest(slots)
        known = self.slot_seen[slot] if self.deeds.mapped else bit(self.turn)
        while slots:
            self.slot_seen[lowest(slots)] = known
            slots &= slots - 1
        what = self.slot_what[slot]
        self.total = self.gold_in(slot)
        self.slot_what[slot] = self.slot_what[first]
        self.slot_what[first] = what
        self.slot_at[first] = self.unit
        self.tell(codes.COIN_TAKEN, self.turn, self.treasure_word(what), self.unit, known)
        self.stir()
        self.ask_coin()

    def end_explore(self) -> None:
        """The explore is over; a ship that lies at her home unloads (PI-R50)."""
        if self.is_home(self.unit):
            self.unload(self.unit)
            if self.check_end():
                return
        self.go_on()

    # -- ships --------------------------------------------------------------------------------------

    def explore_ship(self, other: i64) -> None:
        """Crew and treasure may change ships; who explores an enemy's derelict sees all aboard (PI-11.10, PI-R24)."""
        self.target = other
        self.used = 0
        self.rams = 0
        if self.owner[other] != self.turn:
            self.see_all(other)
        self.phase = SHARING
        self.player = self.who = self.turn

    def see_all(self, unit: i64) -> None:
        """The player knows everything that lies face down on a unit."""
        pieces = self.pieces_at(unit)
        while pieces:
            self.piece_seen[lowest(pieces)] |= bit(self.turn)
            pieces &= pieces - 1
        slots = self.slots_at(unit)
        while slots:
            self.slot_seen[lowest(slots)] |= bit(self.turn)
            slots &= slots - 1

    def add_exchanges(self, moves: Moves) -> None:
        """No more, or one thing that changes ships; each does so at most once (PI-D18)."""
        moves.add(PASS)
        self.add_gifts(self.target, self.unit, moves)
        if self.owner[self.target] == self.turn:
            self.add_gifts(self.unit, self.target, moves)

    def add_gifts(self, source: i64, taker: i64, moves: Moves) -> None:
        """What may go from one ship to the other."""
        pieces = self.pieces_at(source) & ~self.used
        while pieces:
            piece = lowest(pieces)
            pieces &= pieces - 1
            if self.may_carry(taker, piece) and not self.is_bound(piece):
                moves.add(HANDLE + piece * PLACES + taker)
        slots = self.slots_at(source) & ~self.rams
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if self.has_room(taker, slot):
                moves.add(HAND_OVER + slot * PLACES + taker)

    def exchange(self, move: i64) -> None:
        """One thing changes ships, or no more do."""
        if move == PASS:
            self.unload_both()
            return
        if move >= HAND_OVER:
            slot, taker = (move - HAND_OVER) // PLACES, (move - HAND_OVER) % PLACES
            self.rams |= bit(slot)
            self.place_slot(slot, taker)
            self.tricks.loaded |= bit(taker)
            word = self.treasure_word(self.slot_what[slot])
            self.tell(codes.HANDED_OVER, self.turn, word, taker, self.slot_seen[slot])
            self.stir()
        else:
            piece, taker = (move - HANDLE) // PLACES, (move - HANDLE) % PLACES
            self.used |= bit(piece)
            self.move_piece(piece, taker)
            self.piece_owner[piece] = self.turn

    def unload_both(self) -> None:
        """Gold that came aboard at home goes ashore (PI-R50)."""
        if self.is_home(self.unit):
            self.unload(self.unit)
        if self.owner[self.target] == self.turn and self.is_home(self.target):
            self.unload(self.target)
        if not self.check_end():
            self.go_on()

    # -- crew ---------------------------------------------------------------------------------------

    def move_piece(self, piece: i64, place: i64) -> None:
        """Crew or equipment is at another place now; equipment on a wild island lies face up (PI-4.14, PI-R66)."""
        if self.is_equipment(piece) and self.is_ashore(place) and self.island_home[place - ASHORE] == NONE:
            self.show(piece)
        self.place_piece(piece, place)
        known = self.piece_seen[piece] if not self.face_up & bit(piece) else codes.ALL_SEATS
        self.tell(codes.HANDLED, self.turn, self.crew_word(piece), place, known)

    def may_handle(self, piece: i64) -> bool:
        """Whether a player may move a piece: an own one, or equipment on a wild island (PI-4.14, PI-R14)."""
        if self.piece_owner[piece] == self.turn:
            return not self.is_bound(piece)
        place = self.piece_at[piece]
        anyones = self.is_equipment(piece) or self.deeds.stateless & bit(piece) != 0
        return anyones and self.is_ashore(place) and self.island_home[place - ASHORE] == NONE

    def add_handling(self, moves: Moves) -> None:
        """Crew and equipment between an island and the ships docked there (PI-8.2, PI-R13, PI-R14)."""
        for k in range(i64(len(self.piece))):
            if (self.handled_twice | self.omens.stranded) & bit(k) or not self.may_handle(k):
                continue
            place = self.piece_at[k]
            if self.is_ashore(place):
                if self.are_wolves_at(place - ASHORE):
                    continue
                self.add_boarding(k, bit(place - ASHORE), NONE, moves)
            elif place < codes.UNITS and self.alive & bit(place) and not self.is_creature(place):
                islands = self.docked_at(place)
                self.add_landing(k, islands, moves)
                self.add_boarding(k, islands, place, moves)

    def add_landing(self, piece: i64, islands: i64, moves: Moves) -> None:
        """Ashore, on each of some islands."""
        while islands:
            moves.add(HANDLE + piece * PLACES + ASHORE + lowest(islands))
            islands &= islands - 1

    def add_boarding(self, piece: i64, islands: i64, but: i64, moves: Moves) -> None:
        """Aboard own ships docked at one of the islands, but for one."""
        units = self.fleet(self.turn)
        while units:
            unit = lowest(units)
            units &= units - 1
            if unit != but and islands & self.docked_at(unit) and self.may_carry(unit, piece):
                moves.add(HANDLE + piece * PLACES + unit)

    def handle(self, move: i64) -> None:
        """A piece goes ashore or aboard, free (PI-8.2)."""
        piece, place = (move - HANDLE) // PLACES, (move - HANDLE) % PLACES
        if self.handled & bit(piece):
            self.handled_twice |= bit(piece)
        self.handled |= bit(piece)
        self.piece_owner[piece] = self.turn
        self.piece_seen[piece] |= bit(self.turn)
        self.move_piece(piece, place)

    # -- masts and ends -----------------------------------------------------------------------------

    def lost_masts(self, unit: i64) -> i64:
        """Masts that may be repaired: those that are gone; at home, with a Shipwright anywhere (PI-14.1, PI-R33, PI-A77)."""
        if self.is_creature(unit) or (self.wrecks | self.tricks.submerged) & bit(unit):
            return 0
        if not (self.is_berthed(unit) or self.able(unit, effects.SHIPWRIGHT)):
            return 0
        return self.broken(unit)

    def is_berthed(self, unit: i64) -> bool:
        """Whether a unit lies where it may be repaired: at home, with a Letter of Marque at any home (PI-14.1, PI-U10)."""
        if self.has(unit, kinds.TREASURE_LETTER_OF_MARQUE) and self.touched(unit) & self.homes():
            return True
        return self.is_home(unit)

    def ask_repair(self) -> None:
        """Which mast comes back (PI-D20)."""
        self.phase = REPAIRING
        self.player = self.who = self.turn

    def add_repairs(self, moves: Moves) -> None:
        """Masts that may come back; who has sunk a ship may leave it (PI-D20, PI-A56)."""
        if self.action == codes.REPAIR:
            self.add_masts(self.lost_masts(self.unit), moves)
        else:
            moves.add(PASS)
            self.add_masts(self.broken(self.unit), moves)

    def repair_or_not(self, move: i64) -> None:
        """A mast comes back by a repair action, or because a ship was sunk (PI-14.1, PI-A56)."""
        if self.action == codes.REPAIR:
            self.repair(move - MAST)
            return
        if move != PASS:
            self.raise_mast(self.unit, move - MAST)
        self.proceed()

    def repair(self, mast: i64) -> None:
        """It stands again; a ship with a mast is towed and scuttled no more (PI-14.1, PI-R29, PI-R31)."""
        unit = self.unit
        if not self.is_berthed(unit):
            self.use(unit, effects.SHIPWRIGHT)
        self.raise_mast(unit, mast)
        self.go_on()

    def raise_mast(self, unit: i64, mast: i64) -> None:
        """A mast stands again."""
        self.standing[unit] |= bit(mast)
        self.fated &= ~bit(unit)
        tower = self.towed_by(unit)
        if tower != NONE:
            self.end_tow(tower)
        self.tell(codes.REPAIRED, self.owner[unit], unit, mast)
        self.stir()

    def may_scuttle(self) -> i64:
        """Own derelicts that were not tried in this turn and are not to sink anyway (PI-13.1, PI-R31)."""
        found: i64 = 0
        units = self.fleet(self.turn) & ~self.tried & ~self.fated & ~self.wrecks
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.is_derelict(unit):
                found |= bit(unit)
        return found

    def scuttle(self, unit: i64) -> None:
        """A die falls for an own derelict (PI-13.1)."""
        self.unit = unit
        self.tried |= bit(unit)
        self.phase = SCUTTLING
        self.player = CHANCE

    def roll_scuttle(self, die: i64) -> None:
        """On 5 and 6 she sinks at the start of the player's next turn (PI-13.2)."""
        self.tell(codes.SCUTTLE_DIE, self.turn, self.unit, die)
        if die >= SINKS_FROM:
            self.fated |= bit(self.unit)
        self.unit = NONE
        self.ask_unit()

    def ask_unit(self) -> None:
        """What comes next in the turn; written by the class that knows turns."""
        raise NotImplementedError

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
            found += worth if worth < COIN_KINDS else 0
            pool &= pool - 1
        for slot in range(i64(len(self.slot_at))):
            if self.slot_at[slot] != codes.OUT and not self.is_stored(slot):
                found += self.gold_in(slot)
            if self.slot_at[slot] < codes.UNITS:
                found += self.unique_gold(slot)
        return found
