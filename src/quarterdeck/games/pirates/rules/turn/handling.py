"""Crew and equipment between ships and islands (PI-4.14, PI-8.2, PI-R13, PI-R14, PI-R66)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, HANDLE, NONE, PLACES
from quarterdeck.games.pirates.rules.shooting.repair import Mending
from quarterdeck.games.pirates.texts import kinds


class Handling(Mending):
    """How crew goes aboard and ashore."""

    def are_wolves_at(self, island: i64) -> bool:
        """Whether wolves keep everything on an island from being loaded (PI-U29)."""
        slots = self.slots_at(ASHORE + island)
        while slots:
            if self.deed_in(lowest(slots)) == kinds.TREASURE_WOLVES and self.is_shown(lowest(slots)):
                return True
            slots &= slots - 1
        return False

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
