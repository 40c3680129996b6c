"""Exploring islands and ships: who looks at treasure, and what is taken (PI-11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    HAND_OVER,
    HANDLE,
    LOOKING,
    NONE,
    PASS,
    PLACES,
    SHARING,
    SLOT,
    TAKING,
)
from quarterdeck.games.pirates.rules.turn.handling import Handling
from quarterdeck.games.pirates.texts import abilities, kinds

QUIET: Final[i64] = (
    bit(kinds.TREASURE_DRY_POWDER) | bit(kinds.TREASURE_GREASE_BARRELS) | bit(kinds.TREASURE_CROSS_OF_CORONADO)
    | bit(kinds.TREASURE_EXPLOSIVES) | bit(kinds.TREASURE_POSEIDONS_BREATH) | bit(kinds.TREASURE_FIREWORKS)
    | bit(kinds.TREASURE_HOMING_BEACON) | bit(kinds.TREASURE_RUNE)
)  # fmt: skip
"""Treasures that do nothing when they are found."""


class Exploring(Handling):
    """How islands and ships are explored."""

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
        if self.able(unit, abilities.EXPLORER):
            return abilities.EXPLORER
        return abilities.SILVER_EXPLORER if self.able(unit, abilities.SILVER_EXPLORER) else NONE

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
        self.rams = 0
        self.load_next()

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
            if not self.is_unique(slot):
                found |= bit(slot)
        lone = count(found) == 1 and self.slots_at(ASHORE + self.target) == found
        return NOTHING if lone and self.able(self.unit, abilities.LEAVES_THE_LAST) else found

    def secret_ashore(self) -> i64:
        """Slots on the island that is explored with treasure that must be taken, face down, as if it was a coin (PI-11.8, PI-R94)."""
        found: i64 = 0
        slots = self.slots_at(ASHORE + self.target)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if self.deed_in(slot) == kinds.TREASURE_WOLVES:
                return 0
            if self.is_secret(slot):
                found |= bit(slot)
        return found

    def is_secret(self, slot: i64) -> bool:
        """Whether a unique treasure lies face down aboard and does nothing for all to see when it is found (PI-R94)."""
        if not self.is_unique(slot) or not QUIET & bit(self.deed_in(slot)):
            return False
        return self.catalog.unique_hidden[self.worth_of[self.slot_what[slot]] - codes.COIN_KINDS] == 1

    def ask_coin(self) -> None:
        """The next coin, if there is one; where crew lies face down, nobody else learns if there is room (PI-11.2, PI-R78)."""
        hidden = self.hidden_crew(self.unit)
        if self.secret_ashore() or ((self.room(self.unit) > 0 or hidden) and self.coins_ashore()):
            self.phase = TAKING
            self.player = self.who = self.turn
        else:
            self.end_explore()

    def add_coins(self, moves: Moves) -> None:
        """No more, or a coin of each value (PI-D10); what must be taken and lies among them, before there may be no more (PI-R94)."""
        secret = self.secret_ashore()
        if secret == 0:
            moves.add(PASS)
        slots = self.coins_ashore() if self.room(self.unit) > 0 else NOTHING
        listed: i64 = 0
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            worth = self.gold_in(slot)
            if not listed & bit(worth):
                listed |= bit(worth)
                moves.add(SLOT + slot)
        while secret:
            moves.add(SLOT + lowest(secret))
            secret &= secret - 1

    def take_coin(self, move: i64) -> None:
        """A coin comes aboard, face down; which of those that lay there, nobody else can tell (PI-11.3)."""
        if move == PASS:
            self.end_explore()
            return
        slot = move - SLOT
        slots = self.coins_ashore() | self.secret_ashore()
        first = slot if self.deeds.mapped else lowest(slots)
        known = self.slot_seen[slot] if self.deeds.mapped else bit(self.turn)
        while slots:
            self.slot_seen[lowest(slots)] = known
            slots &= slots - 1
        what = self.slot_what[slot]
        self.slot_what[slot] = self.slot_what[first]
        self.slot_what[first] = what
        self.place_slot(first, self.unit)
        self.tell(codes.COIN_TAKEN, self.turn, self.treasure_word(what), self.unit, known)
        self.stir()
        if not self.land_gold(self.unit):
            self.ask_coin()

    def end_explore(self) -> None:
        """The explore is over."""
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
        """One thing changes ships, or no more do; gold that comes aboard at home goes ashore (PI-R50)."""
        if move == PASS:
            self.go_on()
            return
        if move >= HAND_OVER:
            slot, taker = (move - HAND_OVER) // PLACES, (move - HAND_OVER) % PLACES
            self.rams |= bit(slot)
            self.place_slot(slot, taker)
            self.tricks.loaded |= bit(taker)
            word = self.treasure_word(self.slot_what[slot])
            self.tell(codes.HANDED_OVER, self.turn, word, taker, self.slot_seen[slot])
            self.stir()
            self.land_gold(taker)
        else:
            piece, taker = (move - HANDLE) // PLACES, (move - HANDLE) % PLACES
            self.used |= bit(piece)
            self.move_piece(piece, taker)
            self.piece_owner[piece] = self.turn
