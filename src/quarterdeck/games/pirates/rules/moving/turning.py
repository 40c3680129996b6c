"""Turns about the stern, and raiders, who come to enemies' homes and leave them again (PI-A2, PI-A80, PI-A84, PI-R73, PI-R74)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    CONSENTING,
    MOVE,
    NONE,
    PASS,
    TURN_TO,
    TURNING,
)
from quarterdeck.games.pirates.geometry.angles import cosine, sine, unscaled
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.rules.forts.forts import Forts
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length
from quarterdeck.games.pirates.texts import abilities


class Turning(Forts):
    """Who turns, and who has to go."""

    # -- what may be used between actions -----------------------------------------------------------

    def raid_of(self, unit: i64) -> i64:
        """By which ability a unit raids."""
        return abilities.RAIDER_OF_TWO if self.able(unit, abilities.RAIDER_OF_TWO) else abilities.RAIDER

    def is_raider(self, unit: i64) -> bool:
        """Whether a unit may take treasure from enemies' homes."""
        return self.able(unit, abilities.RAIDER) or self.able(unit, abilities.RAIDER_OF_TWO)

    def raids(self, unit: i64) -> i64:
        """Slots with coins that a raider may take now: at an enemy's home to which she has come in this turn (PI-R74, PI-A66)."""
        if not self.is_raider(unit) or self.tricks.lingers & bit(unit) or self.room(unit) <= 0:
            return 0
        if self.is_spent(unit, self.raid_of(unit)):
            return 0
        found: i64 = 0
        islands = self.enemy_homes(unit)
        while islands:
            stored = self.slots_at(ASHORE + lowest(islands))
            islands &= islands - 1
            if not (count(stored) == 1 and self.able(unit, abilities.LEAVES_THE_LAST)):
                found |= stored
        return found

    def enemy_homes(self, unit: i64) -> i64:
        """Enemies' homes that a unit touches."""
        home = self.home(self.owner[unit])
        return self.touched(unit) & self.homes() & ~(bit(home) if home != NONE else NOTHING)

    # -- whether an ability is used -----------------------------------------------------------------

    def ask_ability(self, ability: i64, seat: i64) -> None:
        """A seat is asked whether, or on what, an ability is used; crew that has it is face up from now on (PI-R75)."""
        self.tricks.asks = ability
        self.use(self.tricks.roller if ability == abilities.REROLL else self.unit, ability)
        self.phase = CONSENTING
        self.player = self.who = seat

    # -- turning about the stern --------------------------------------------------------------------

    def may_turn_about(self, unit: i64, ability: i64) -> bool:
        """Whether a unit may turn about her stern now: she is not pinned, and has not done so (PI-A80, PI-A84, PI-R73)."""
        if self.tricks.turned or self.pinned_by[unit] or not self.able(unit, ability):
            return False
        return not self.is_creature(unit) and self.waters.afloat & bit(unit) != 0

    def ask_turn(self, ability: i64) -> None:
        """To which heading, or not at all."""
        self.tricks.turned = True
        self.tricks.asks = ability
        self.use(self.unit, ability)
        self.phase = TURNING
        self.player = self.who = self.turn

    def turned_pose(self, unit: i64, a: i64) -> i64:
        """Where a unit lies when she has turned about her stern to a heading."""
        waters = self.waters
        long = waters.forms[unit].length
        before = waters.a[unit]
        x = waters.x[unit] - unscaled(long * cosine(before)) + unscaled(long * cosine(a))
        y = waters.y[unit] - unscaled(long * sine(before)) + unscaled(long * sine(a))
        if x < 0 or y < 0 or x > waters.width or y > waters.height:
            return NONE
        return pose_move(x, y, a)

    def can_turn_to(self, a: i64) -> bool:
        """Whether the unit may turn to a heading: where she and the ship in tow lie then is free (PI-R73)."""
        unit, waters = self.unit, self.waters
        pose = self.turned_pose(unit, a)
        if pose == NONE or a == waters.a[unit]:
            return False
        towed = self.tows[unit]
        afloat = waters.afloat
        if towed != NONE:
            waters.remove(towed)
        fits = waters.fits(unit, pose_x(pose), pose_y(pose), a)
        waters.afloat = afloat
        if not fits or towed == NONE:
            return fits
        x, y, before = waters.x[unit], waters.y[unit], waters.a[unit]
        tx, ty, ta = waters.x[towed], waters.y[towed], waters.a[towed]
        waters.put(unit, pose_x(pose), pose_y(pose), a)
        fits = waters.take_in_tow(unit, towed)
        waters.put(unit, x, y, before)
        waters.put(towed, tx, ty, ta)
        return fits

    def add_turns(self, moves: Moves) -> None:
        """No turn, or to each of the headings that are offered (PI-C2)."""
        moves.add(PASS)
        headings = self.headings()
        for k in range(i64(len(headings))):
            if self.can_turn_to(headings[k]):
                moves.add(TURN_TO + headings[k])

    def turn_about(self, move: i64) -> None:
        """She lies there; then the move ends, or the action goes on."""
        unit, ability = self.unit, self.tricks.asks
        self.tricks.asks = NONE
        if move != PASS:
            pose = self.turned_pose(unit, move - TURN_TO)
            self.waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
            self.follow_tower()
            self.leave_islands(unit)
            self.tell(codes.TURNED, self.turn, unit, move - TURN_TO)
        if ability == abilities.LONGSHIP:
            super().end_move(self.tricks.found)
        else:
            self.go_on()

    def end_move(self, found: i64) -> None:
        real = self.action == MOVE and not self.was_free
        if real and self.may_turn_about(self.unit, abilities.LONGSHIP):
            self.tricks.found = found
            self.ask_turn(abilities.LONGSHIP)
            return
        super().end_move(found)

    def asks_to_turn(self) -> bool:
        """Whether a schooner may turn about her stern after her move, and is asked (PI-A80)."""
        if self.action != MOVE or self.was_free or not self.may_turn_about(self.unit, abilities.SCHOONER):
            return False
        self.ask_turn(abilities.SCHOONER)
        return True

    # -- raiders leave ------------------------------------------------------------------------------

    def note_lingerers(self) -> None:
        """Who lies at an enemy's home when the turn begins: raiders among them have to leave it (PI-A2, PI-R74)."""
        tricks = self.tricks
        tricks.landed = tricks.loaded = tricks.lingers = tricks.scared = 0
        units = self.fleet(self.turn) & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.enemy_homes(unit):
                tricks.lingers |= bit(unit)

    def must_leave(self, unit: i64) -> bool:
        """Whether a raider still has to leave an enemy's home, and can be given a move action."""
        if not self.tricks.lingers & bit(unit) or self.acted & bit(unit) or not self.is_raider(unit):
            return False
        return self.enemy_homes(unit) != 0 and self.can_move(unit)

    def must_go(self) -> bool:
        """Whether some raider has to leave before the turn ends."""
        units = self.tricks.lingers & self.fleet(self.turn)
        while units:
            if self.must_leave(lowest(units)):
                return True
            units &= units - 1
        return False

    def add_segments(self, moves: Moves) -> None:
        """A raider that has to leave does not stop where it lies, as long as one of the listed segments leads away."""
        unit = self.unit
        if not self.tricks.lingers & bit(unit) or not self.is_raider(unit) or self.enemy_homes(unit) == 0:
            super().add_segments(moves)
            return
        found = Moves()
        super().add_segments(found)
        away = False
        for k in range(found.count):
            move = found.items[k]
            away = away or (move != PASS and self.leads_away(move))
        for k in range(found.count):
            if found.items[k] != PASS or not away:
                moves.add(found.items[k])

    def leads_away(self, move: i64) -> bool:
        """Whether a segment ends away from all enemies' homes."""
        unit, waters = self.unit, self.waters
        x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
        shores, units, terrain = waters.old_shores, waters.old_units, waters.old_terrain
        waters.sail(unit, segment_a(move), segment_length(move))
        waters.sail_out(unit)
        found = self.enemy_homes(unit) == 0
        waters.put(unit, x, y, a)
        waters.old_shores, waters.old_units, waters.old_terrain = shores, units, terrain
        return found
