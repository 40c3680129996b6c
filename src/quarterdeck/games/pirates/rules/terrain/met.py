"""What terrain does to ships: fog banks, icebergs, reefs, sargasso seas, whirlpools (PI-16.1, PI-K1 to PI-K5, PI-R81 to PI-R85)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import CREW, DIVING, MAST, NONE, PASS, PAYING, PERIL_DIE, SLOT, TERRAIN
from quarterdeck.games.pirates.geometry.angles import HALF_ROUND, cosine, heading_of, sine, turned, unscaled
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.geometry.offered import depth, pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon
from quarterdeck.games.pirates.rules.turn.second_actions import Feats
from quarterdeck.games.pirates.texts import abilities, kinds

HOLDS_TO: Final[i64] = 3  # a roll with which a sargasso sea holds a ship (PI-K4)
OFF_THE_EDGE: Final[i64] = 12  # from terrain to who comes out of it: no contact
TRIED: Final[i64] = 150  # between headings at which a ship may come out of a whirlpool
SAFE_STAGE: Final[i64] = 99  # beyond all that follows an action


class Perils(Feats):
    """What ships meet at sea."""

    # -- dice on the way ----------------------------------------------------------------------------

    def ask_peril(self, number: i64) -> None:
        """A ship meets terrain that asks for a die; a reef's rating serves for the whole turn (PI-K1, PI-K3, PI-K4)."""
        self.peril = number
        self.tell(codes.PERIL_MET, self.turn, self.unit, number)
        if self.waters.terrain.rating[number]:
            self.strike_reef()
            return
        self.phase = PERIL_DIE
        self.player = CHANCE

    def roll_peril(self, die: i64) -> None:
        """The die of terrain."""
        terrain = self.waters.terrain
        self.tell(codes.PERIL_ROLLED, self.turn, self.unit, die)
        if self.lost_in[self.unit] != NONE:
            self.come_out(die)
        elif terrain.reefs() & bit(self.peril):
            terrain.rating[self.peril] = die
            self.tell(codes.RATED, self.turn, self.peril, die)
            self.strike_reef()
        elif die <= HOLDS_TO:
            self.tell(codes.STUCK, self.turn, self.unit, self.peril)
            self.stop_here()
        else:
            self.after_peril()

    def strike_reef(self) -> None:
        """Masts that she was built with above the rating are lost; more than she has: she is a wreck (PI-K3, PI-R83)."""
        unit = self.unit
        left = count(self.standing[unit])
        damage = self.catalog.masts[self.ship[unit]] - self.waters.terrain.rating[self.peril]
        if damage <= 0:
            self.after_peril()
            return
        if damage > left and not self.is_creature(unit):
            self.wrecks |= bit(unit)
            self.tell(codes.WRECKED, self.turn, unit, self.peril)
            self.stir()
        if left:
            self.ask_loss(unit, min(damage, left), PERIL_DIE)
        elif not self.check_end():
            self.after_peril()

    def after_peril(self) -> None:
        """On after terrain: the rest of the segment, of the move, or of what drifts."""
        if self.unit == NONE:
            self.strike_on()
            return
        self.peril = NONE
        if not self.alive & bit(self.unit):
            self.waters.met = NONE
            self.go_on()
        elif self.stage:
            self.go_on()  # the move is over
        elif self.waters.met != NONE and self.is_stranded(self.unit):
            self.stop_here()
        elif self.waters.met != NONE:
            self.end_segment(self.waters.sail_on(self.unit))
        else:
            self.ask_segment()

    def is_stranded(self, unit: i64) -> bool:
        """Whether a unit stays where it struck: a wreck, or without masts since then; who rows goes on (PI-R83)."""
        return self.wrecks & bit(unit) != 0 or (self.standing[unit] == 0 and self.hurt == unit)

    def stop_here(self) -> None:
        """The move ends where she is."""
        self.peril = NONE
        if self.waters.met != NONE:
            self.waters.halt(self.unit)
            self.follow_tower()
        self.end_move(STOPPED)

    # -- where the move ends ------------------------------------------------------------------------

    def meets_perils(self) -> bool:
        """Whether somebody is asked for terrain at which the move has ended: fog first, then ice, reefs, whirlpools."""
        terrain = self.waters.terrain
        while self.perils:
            fogs, ice = self.perils & terrain.fogs(), self.perils & terrain.bergs()
            number = lowest(fogs or (ice or self.perils))
            self.perils &= ~bit(number)
            if fogs:
                self.enter_fog(self.unit, number)
                return False
            if self.meets(number):
                return True
        return False

    def meets(self, number: i64) -> bool:
        """Whether a piece of terrain asks for something (PI-K2, PI-K3, PI-K5, PI-R81)."""
        terrain = self.waters.terrain
        if terrain.reefs() & bit(number):
            self.ask_peril(number)
            return True
        if terrain.whirlpools() & bit(number):
            return self.ask_dive(number)
        self.tell(codes.ICE_STRIKES, self.owner[self.unit], self.unit, number)
        if self.standing[self.unit] == 0:
            return False
        self.peril = number
        self.ask_loss(self.unit, 1, PERIL_DIE)
        return True

    # -- fog ----------------------------------------------------------------------------------------

    def enter_fog(self, unit: i64, number: i64) -> None:
        """She is lost in it with what she tows, and has no more actions in this turn (PI-K1)."""
        self.lose_in_fog(unit, number)
        if self.tows[unit] != NONE:
            self.lose_in_fog(self.tows[unit], number)
        self.acted_twice |= bit(unit)
        self.perils = self.docked_now = 0
        self.stage = SAFE_STAGE

    def lose_in_fog(self, unit: i64, number: i64) -> None:
        """A unit lies on the table no more, but in a fog bank."""
        self.lost_in[unit] = number
        self.waters.remove(unit)
        self.leave_islands(unit)
        self.tell(codes.LOST, self.owner[unit], unit, number)

    def come_out(self, die: i64) -> None:
        """She comes out at the edge of that number, or the next one where there is room, and then moves (PI-K1, PI-R82)."""
        unit, number = self.unit, self.peril
        shape = self.waters.terrain.shapes[number]
        for k in range(shape.n):
            if self.put_beside(unit, self.edge_pose(unit, shape, (die - 1 + k) % shape.n)):
                self.lost_in[unit] = NONE
                self.peril = NONE
                self.tell(codes.CAME_OUT, self.turn, unit, number)
                self.cast_off()
                return
        self.peril = NONE
        self.finish_action()

    def edge_pose(self, unit: i64, shape: Polygon, edge: i64) -> i64:
        """The pose of a unit off the middle of an edge, heading away from it."""
        after = shape.after(edge)
        out = heading_of(shape.ys[after] - shape.ys[edge], shape.xs[edge] - shape.xs[after])
        return self.pose_off(
            unit, (shape.xs[edge] + shape.xs[after]) >> 1, (shape.ys[edge] + shape.ys[after]) >> 1, out
        )

    def pose_off(self, unit: i64, x: i64, y: i64, out: i64) -> i64:
        """The pose of a unit whose stern lies just off a point, heading away; NONE where that is outside the table."""
        form = self.waters.forms[unit]
        far = OFF_THE_EDGE + (depth(form.hull, turned(out, HALF_ROUND)) if form.creature else form.length)
        x += unscaled(far * cosine(out))
        y += unscaled(far * sine(out))
        if x < 0 or y < 0 or x > self.waters.width or y > self.waters.height:
            return NONE
        return pose_move(x, y, NOTHING if form.creature else out)

    def put_beside(self, unit: i64, pose: i64) -> bool:
        """Whether there is room at a pose for a unit and what she tows: then both lie there."""
        waters = self.waters
        if pose == NONE or not waters.fits(unit, pose_x(pose), pose_y(pose), pose_a(pose)):
            return False
        afloat, towed = waters.afloat, self.tows[unit]
        x, y, a = waters.x[unit], waters.y[unit], waters.a[unit]
        if towed != NONE:
            waters.remove(towed)
        waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
        if towed != NONE and not waters.take_in_tow(unit, towed):
            waters.put(unit, x, y, a)
            waters.afloat = afloat
            return False
        if towed != NONE:
            self.lost_in[towed] = NONE
        return True

    def lift(self, number: i64) -> None:
        """Terrain is taken away; who was lost in it lies where there is room (PI-R82)."""
        shape = self.waters.terrain.shapes[number]
        self.waters.terrain.remove(number)
        for unit in range(i64(len(self.lost_in))):
            if self.lost_in[unit] == number and self.towed_by(unit) == NONE:
                self.set_free(unit, shape, number)

    def set_free(self, unit: i64, shape: Polygon, number: i64) -> None:
        """A unit comes out of a fog bank that lifts: where it went in, or off the first edge with room."""
        waters = self.waters
        placed = self.put_beside(unit, pose_move(waters.x[unit], waters.y[unit], waters.a[unit]))
        k: i64 = 0
        while not placed and k < shape.n:
            placed = self.put_beside(unit, self.edge_pose(unit, shape, k))
            k += 1
        if placed:
            self.lost_in[unit] = NONE
            self.tell(codes.CAME_OUT, self.owner[unit], unit, number)

    # -- whirlpools ---------------------------------------------------------------------------------

    def ask_dive(self, number: i64) -> bool:
        """Whether she may come out of another whirlpool: there is one with room, and something to pay with (PI-K5)."""
        self.peril = number
        if self.exits() == 0 or (self.payments() == 0 and not self.has(self.unit, kinds.TREASURE_SEA_PACT)):
            self.peril = NONE
            return False
        self.phase = DIVING
        self.player = self.who = self.turn
        return True

    def exits(self) -> i64:
        """The set of other whirlpools out of which she may come."""
        found: i64 = 0
        others = self.waters.terrain.whirlpools() & ~bit(self.peril)
        while others:
            number = lowest(others)
            others &= others - 1
            if self.exit_pose(number) != NONE:
                found |= bit(number)
        return found

    def exit_pose(self, number: i64) -> i64:
        """Where she comes out: her stern to the whirlpool, on her heading or the nearest one with room; or NONE (PI-R85)."""
        shape = self.waters.terrain.shapes[number]
        x, y = (shape.left + shape.right) >> 1, (shape.bottom + shape.top) >> 1
        by: i64 = 0
        while by <= HALF_ROUND:
            for side in range(2):
                a = turned(self.waters.a[self.unit], -by if side else by)
                far = self.depth_from(shape, x, y, a)
                pose = self.pose_off(self.unit, x + unscaled(far * cosine(a)), y + unscaled(far * sine(a)), a)
                if pose != NONE and self.waters.fits(self.unit, pose_x(pose), pose_y(pose), pose_a(pose)):
                    return pose
            by += TRIED
        return NONE

    def depth_from(self, shape: Polygon, x: i64, y: i64, a: i64) -> i64:
        """How far a shape reaches from a point in a direction."""
        most: i64 = 0
        for k in range(shape.n):
            most = max(most, unscaled((shape.xs[k] - x) * cosine(a) + (shape.ys[k] - y) * sine(a)))
        return most

    def payments(self) -> i64:
        """How many things she could lose: masts, crew, treasures."""
        moves = Moves()
        self.add_payments(moves)
        return moves.count

    def add_payments(self, moves: Moves) -> None:
        """A mast, a crew or a treasure aboard; crew that cannot be eliminated is no payment (PI-K5, PI-A60)."""
        unit = self.unit
        self.add_masts(self.standing[unit], moves)
        for k in range(i64(len(self.piece))):
            if self.piece_at[k] == unit and not self.is_equipment(k) and not self.crew_is_safe(unit):
                moves.add(CREW + k)
        slots = self.slots_at(unit)
        while slots:
            moves.add(SLOT + lowest(slots))
            slots &= slots - 1

    def add_exits(self, moves: Moves) -> None:
        """She stays, or another whirlpool."""
        moves.add(PASS)
        found = self.exits()
        while found:
            moves.add(TERRAIN + lowest(found))
            found &= found - 1

    def dive(self, move: i64) -> None:
        """She stays, or pays for another whirlpool."""
        if move == PASS:
            self.peril = NONE
            self.go_on()
            return
        self.peril = move - TERRAIN
        if self.has(self.unit, kinds.TREASURE_SEA_PACT):
            self.emerge()
        else:
            self.phase = PAYING

    def pay(self, move: i64) -> None:
        """She loses it, and comes out of the other whirlpool (PI-K5, PI-R85)."""
        unit = self.unit
        if CREW <= move < SLOT and self.able(unit, abilities.SAFE_CREW):
            self.refuse_toll(move - CREW)
            return
        self.tell(codes.TOLL, self.turn, unit)
        if move >= SLOT:
            slot = move - SLOT
            self.tell(codes.TREASURE_PAID, self.turn, self.treasure_word(self.slot_what[slot]), unit)
            self.lose_slot(slot)
            self.stir()
        elif move >= CREW:
            self.kill(move - CREW)
        else:
            self.drop_mast(unit, move - MAST)
            self.founder(unit, NONE)
        if not self.check_end():
            self.emerge()

    def refuse_toll(self, piece: i64) -> None:
        """Crew that cannot be eliminated shows itself; she pays with something else, or stays (PI-A60)."""
        self.kill(piece)
        if self.payments() == 0:
            self.peril = NONE
            self.go_on()

    def emerge(self) -> None:
        """She lies off the other whirlpool, with what she tows if there is room for it."""
        unit, number = self.unit, self.peril
        self.peril = NONE
        if self.alive & bit(unit):
            pose = self.exit_pose(number)
            self.waters.put(unit, pose_x(pose), pose_y(pose), pose_a(pose))
            self.follow_tower()
            self.leave_islands(unit)
            self.docked_now = self.docked_at(unit)
            self.tell(codes.CAME_OUT, self.turn, unit, number)
        self.go_on()
