"""Derelicts in tow: where they lie, and whose they are (PI-10, PI-R29)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import BERTHING, NONE, PASS, TOWING, UNIT
from quarterdeck.games.pirates.geometry.offered import BERTHS, berth, pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, within
from quarterdeck.games.pirates.rules.moving.docking import Docking


class Towing(Docking):
    """How ships are towed."""

    def add_berths(self, moves: Moves) -> None:
        """Where the towed ship docks: at the same island (PI-10.9, PI-R29, PI-D17, PI-C6).

        She stays where she is if that is at the island, or if no place is free.
        """
        islands = self.docked_now
        while islands:
            shore = self.waters.shores[lowest(islands)]
            islands &= islands - 1
            for k in range(BERTHS):
                move = berth(shore, k, BERTHS, self.waters.forms[self.tows[self.unit]])
                if self.can_berth(move):
                    moves.add(move)
        if moves.count == 0 or self.is_berth():
            moves.add(PASS)

    def is_berth(self) -> bool:
        """Whether the towed ship lies at the island as she follows the tower."""
        towed, waters = self.tows[self.unit], self.waters
        return self.can_berth(pose_move(waters.x[towed], waters.y[towed], waters.a[towed]))

    def can_berth(self, move: i64) -> bool:
        """Whether the towed ship may lie at a pose: it touches the island, and nothing is overlapped (PI-R29)."""
        towed = self.tows[self.unit]
        x, y, a = pose_x(move), pose_y(move), pose_a(move)
        if not self.waters.fits(towed, x, y, a):
            return False
        hull = Polygon([(0, 0)])
        hull.place(self.waters.forms[towed].hull, x, y, a)
        islands = self.docked_now
        while islands:
            if within(hull, self.waters.shores[lowest(islands)], 10):
                return True
            islands &= islands - 1
        return False

    def ask_berth(self) -> bool:
        """Whether the towed ship's place is asked for; none left: she stays behind (PI-R29)."""
        if self.docked_now == 0 or self.tows[self.unit] == NONE:
            return False
        moves = Moves()
        self.add_berths(moves)
        if moves.items[0] == PASS:
            return False
        self.phase = BERTHING
        self.player = self.who = self.turn
        return True

    def berth_towed(self, move: i64) -> None:
        """She lies there, or stays behind the tower; then her gold goes ashore, if they are at home (PI-10.9, PI-R20, PI-R48)."""
        if move != PASS:
            towed = self.tows[self.unit]
            self.waters.put(towed, pose_x(move), pose_y(move), pose_a(move))
            self.leave_islands(towed)
        if not self.dock_towed():
            self.go_on()

    def ask_tow(self) -> bool:
        """Whether a derelict may be taken in tow: the unit touches her bow (PI-10.4, PI-R29, PI-N11)."""
        unit = self.unit
        self.tow_options = 0
        if self.is_creature(unit) or self.tows[unit] != NONE or self.standing[unit] == 0:
            return False
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if self.may_be_towed(other) and self.has_tow_pose(other):
                self.tow_options |= bit(other)
        if self.tow_options:
            self.phase = TOWING
            self.player = self.who = self.turn
            return True
        return False

    def may_be_towed(self, other: i64) -> bool:
        """Whether the unit touches the bow of a derelict (PI-10.4)."""
        if self.wrecks & bit(other):
            return False
        return self.is_derelict(other) and not self.is_creature(other) and self.waters.bow_touches(other, self.unit)

    def has_tow_pose(self, towed: i64) -> bool:
        """Whether there is a place for her behind the unit (PI-R29)."""
        waters = self.waters
        x, y, a = waters.x[towed], waters.y[towed], waters.a[towed]
        found = waters.take_in_tow(self.unit, towed)
        waters.put(towed, x, y, a)
        return found

    def tow(self, move: i64) -> None:
        """She is towed, and belongs to the tower's fleet with all aboard (PI-10.5, PI-10.6, PI-13.3, PI-R29)."""
        if move != PASS:
            unit, towed = self.unit, move - UNIT
            tower = self.towed_by(towed)
            if tower != NONE:
                self.end_tow(tower)
            self.tows[unit] = towed
            self.waters.take_in_tow(unit, towed)
            self.leave_islands(towed)
            self.tell(codes.TOWED, self.turn, unit, towed)
            if self.owner[towed] != self.turn:
                self.join(towed)
            if self.is_home(unit):
                self.unload(towed)
        if not self.check_end():
            self.go_on()

    def join(self, unit: i64) -> None:
        """A unit changes fleets; its new controller sees all that lies face down on it (PI-10.6, PI-R29)."""
        seat = self.turn
        self.owner[unit] = seat
        self.fated &= ~bit(unit)
        self.pinned_by[unit] = 0
        pieces = self.pieces_at(unit)
        while pieces:
            piece = lowest(pieces)
            pieces &= pieces - 1
            self.piece_owner[piece] = seat
            self.piece_seen[piece] |= bit(seat)
        slots = self.slots_at(unit)
        while slots:
            self.slot_seen[lowest(slots)] |= bit(seat)
            slots &= slots - 1
        self.explored[unit] = 0
