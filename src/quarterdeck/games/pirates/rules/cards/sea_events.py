"""Events that lie on the sea: winds, calms, curses and rolling fog (PI-V3, PI-V7 to PI-V9, PI-R98, PI-R99)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import AIMING, EVENT, NONE, PASS
from quarterdeck.games.pirates.geometry.advance import step_x, step_y
from quarterdeck.games.pirates.geometry.angles import ROUND, cosine, heading_of, sine, unscaled
from quarterdeck.games.pirates.geometry.line_of_fire import Nearest
from quarterdeck.games.pirates.geometry.offered import pose_a, pose_move, pose_x, pose_y
from quarterdeck.games.pirates.geometry.polygons import Polygon, contains
from quarterdeck.games.pirates.rules.cards.answers import Answers
from quarterdeck.games.pirates.rules.moving.segments import segment_a, segment_length, segment_measure, segment_move
from quarterdeck.games.pirates.table.cards import (
    DRIFT,
    FOG,
    SMOKING,
    SPOT,
)
from quarterdeck.games.pirates.table.seas import LONG, SHORT
from quarterdeck.games.pirates.texts import kinds

WINDS: Final[i64] = 16  # directions that are offered to foul winds
SPOTS_ABOUT: Final[i64] = 4  # places for a token that are offered around each unit
CURSE: Final[i64] = 2  # what dice count less in a cursed zone (PI-V8)


class Weather(Answers):
    """What tokens do to ships."""

    # -- what an Event is -------------------------------------------------------------------------

    def effect_of(self, event: i64) -> i64:
        """What an Event does; NONE if it is not known."""
        card = self.deeds.event[event]
        return NONE if card == NONE else self.catalog.event_effect[card]

    def played(self) -> i64:
        """The Event that is at work, or NONE."""
        deed = self.deeds.deed
        return deed - EVENT if EVENT <= deed < EVENT + codes.EVENTS else NONE

    # -- tokens on the sea ------------------------------------------------------------------------

    def add_sea_spots(self, moves: Moves) -> None:
        """Points on open sea around each unit; any other one on open sea may be chosen, too."""
        reach = self.catalog.measure[SHORT]
        units = self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            for k in range(SPOTS_ABOUT):
                a = k * (ROUND // SPOTS_ABOUT)
                move = pose_move(
                    max(0, self.centre(unit, LONG) + unscaled(reach * cosine(a))),
                    max(0, self.centre(unit, 0) + unscaled(reach * sine(a))),
                    0,
                )
                if self.is_open_sea(move):
                    moves.add(move)
        if moves.count == 0:
            moves.add(PASS)

    def is_open_sea(self, move: i64) -> bool:
        """Whether a point lies on the table and on no island or ship."""
        waters = self.waters
        x, y = pose_x(move), pose_y(move)
        if pose_a(move) != 0 or x > waters.width or y > waters.height:
            return False
        for shore in waters.shores:
            if contains(shore, x, y):
                return False
        units = waters.afloat
        while units:
            if contains(waters.hulls[lowest(units)], x, y):
                return False
            units &= units - 1
        return True

    def is_spot(self, move: i64) -> bool:
        """Whether a token or fog may lie at a point, listed or not."""
        if self.deeds.aim == FOG:
            return self.can_lay_fog(self.unit, self.fog_reach(), move)
        return self.deeds.aim == SPOT and self.is_open_sea(move)

    def is_wind(self, move: i64) -> bool:
        """Whether a unit may be blown so, listed or not: L in any direction."""
        if self.deeds.aim != DRIFT or segment_measure(move) != 0 or segment_length(move) != self.catalog.measure[LONG]:
            return False
        return self.can_drift(segment_a(move))

    def lay_token(self, event: i64, move: i64) -> None:
        """The token lies there; foul winds blow at once, the others stay up to the next turn (PI-V7, PI-V8, PI-V9)."""
        deeds = self.deeds
        if move == PASS:
            self.carry_on()
            return
        deeds.event_x[event] = pose_x(move)
        deeds.event_y[event] = pose_y(move)
        if self.effect_of(event) == kinds.EVENT_FOUL_WINDS:
            deeds.queue = self.about(event) & ~self.docked()
            self.blow_next()
            return
        deeds.out &= ~bit(event)
        deeds.up |= bit(event)
        self.carry_on()

    def about(self, event: i64) -> i64:
        """Units within L of an Event's token."""
        waters = self.waters
        x, y, reach = self.deeds.event_x[event], self.deeds.event_y[event], self.catalog.measure[LONG]
        nearest = Nearest()
        found: i64 = 0
        units = waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            nearest.find(waters.hulls[unit], x, y)
            dx, dy = nearest.x - x, nearest.y - y
            if contains(waters.hulls[unit], x, y) or dx * dx + dy * dy <= reach * reach:
                found |= bit(unit)
        return found

    def docked(self) -> i64:
        """Units that touch an island."""
        found: i64 = 0
        units = self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.touched(unit):
                found |= bit(unit)
        return found

    def is_under(self, unit: i64, effect: i64) -> bool:
        """Whether an Event that does so lies within L of a unit."""
        up = self.deeds.up
        while up:
            event = lowest(up)
            up &= up - 1
            if self.effect_of(event) == effect and self.about(event) & bit(unit):
                return True
        return False

    def lift_tokens(self) -> None:
        """Tokens of the player whose turn begins leave the game (PI-V8, PI-V9)."""
        deeds = self.deeds
        up = deeds.up
        while up:
            event = lowest(up)
            up &= up - 1
            if deeds.event_owner[event] == self.turn and self.effect_of(event) != kinds.EVENT_ROLLING_FOG:
                deeds.up &= ~bit(event)
                deeds.out |= bit(event)
                self.tell(codes.DEED_GONE, NONE, self.event_word(event))

    # -- fog --------------------------------------------------------------------------------------

    def fog_reach(self) -> i64:
        """How far from the unit fog may lie: S of a smokepot, L of a Witch's Brew (PI-Q8, PI-U39)."""
        return self.catalog.measure[SHORT if self.deeds.course == SMOKING else LONG]

    def fog_over(self, move: i64) -> None:
        """Fog lies there."""
        if self.deeds.course == SMOKING:
            self.lay_smoke(move)
            return
        self.lay_fog(move, NONE)
        self.carry_on()

    def roll_with(self, event: i64, number: i64) -> None:
        """That fog bank rolls from now on, in every own turn (PI-V3)."""
        deeds = self.deeds
        deeds.event_x[event] = number
        deeds.out &= ~bit(event)
        deeds.up |= bit(event)
        self.roll_on_fog(event)

    def roll_on_fog(self, event: i64) -> None:
        """A die tells from which edge it drifts."""
        self.deeds.deed = EVENT + event
        self.roll_for(1)

    def rouse(self) -> None:
        deeds = self.deeds
        deeds.rolling = 0
        up = deeds.up
        while up:
            event = lowest(up)
            up &= up - 1
            if deeds.event_owner[event] == self.turn and self.effect_of(event) == kinds.EVENT_ROLLING_FOG:
                self.find_fog(event)
        super().rouse()

    def find_fog(self, event: i64) -> None:
        """The fog of an Event rolls in this turn, or the Event is over since the fog is gone."""
        deeds = self.deeds
        if self.waters.terrain.fogs() & bit(deeds.event_x[event]):
            deeds.rolling |= bit(event)
        else:
            deeds.up &= ~bit(event)
            deeds.out |= bit(event)

    def rouse_next(self) -> None:
        deeds = self.deeds
        if deeds.queue or deeds.rolling == 0:
            super().rouse_next()
            return
        event = lowest(deeds.rolling)
        deeds.rolling &= deeds.rolling - 1
        self.unit = NONE
        self.roll_on_fog(event)

    def roll_fog(self, event: i64, die: i64) -> None:
        """It drifts S from the edge of that number, up to what it touches (PI-V3, PI-R99)."""
        terrain, number = self.waters.terrain, self.deeds.event_x[event]
        shape = Polygon([(0, 0)])
        shape.copy_from(terrain.shapes[number])
        edge = (die - 1) % shape.n
        after = shape.after(edge)
        a = heading_of(shape.ys[after] - shape.ys[edge], shape.xs[edge] - shape.xs[after])
        way = self.free_way(shape, a, number)
        shape.shift(step_x(way, a), step_y(way, a))
        terrain.shapes[number] = shape
        self.carry_on()

    # -- foul winds -------------------------------------------------------------------------------

    def blow_next(self) -> None:
        """The player after its owner chooses where the next ship is blown (PI-V7)."""
        deeds = self.deeds
        deeds.queue &= self.waters.afloat
        if deeds.queue == 0:
            self.carry_on()
            return
        self.unit = lowest(deeds.queue)
        deeds.queue &= deeds.queue - 1
        self.ask_aim(DRIFT, self.after(self.owner[self.unit]))

    def add_winds(self, moves: Moves) -> None:
        """L in some direction; nowhere, if something is in the way in all of them."""
        for k in range(WINDS):
            a = k * (ROUND // WINDS)
            if self.can_drift(a):
                moves.add(segment_move(0, a, self.catalog.measure[LONG]))
        if moves.count == 0:
            moves.add(PASS)

    def can_drift(self, a: i64) -> bool:
        """Whether the unit can be blown in a direction."""
        waters = self.waters
        x, y, before = waters.x[self.unit], waters.y[self.unit], waters.a[self.unit]
        drifts = waters.drift(self.unit, a, self.catalog.measure[LONG])
        waters.put(self.unit, x, y, before)
        waters.old_shores = waters.old_units = 0
        return drifts

    def blow(self, move: i64) -> None:
        """The unit is blown; who touches an island then loses a mast (PI-V7)."""
        unit = self.unit
        if move != PASS:
            self.waters.drift(unit, segment_a(move), segment_length(move))
            self.waters.old_shores = self.waters.old_units = 0
            self.tell(codes.BLOWN, self.owner[unit], unit)
            if self.tows[unit] != NONE and not self.waters.take_in_tow(unit, self.tows[unit]):
                self.end_tow(unit)
            tower = self.towed_by(unit)
            if tower != NONE:
                self.end_tow(tower)
            self.leave_islands(unit)
            if self.touched(unit) and self.standing[unit] != 0:
                self.ask_loss(unit, 1, AIMING)
                return
        self.blow_next()

    # -- what lies under a token ------------------------------------------------------------------

    def can_move(self, unit: i64) -> bool:
        if self.deeds.up and not self.rows(unit) and self.is_under(unit, kinds.EVENT_BECALMED):
            return False
        return super().can_move(unit)

    def weighed(self, unit: i64, die: i64) -> i64:
        """What a die of a unit counts: less with an Albatross or for ships in a cursed zone, never below 1 (PI-U37, PI-V8, PI-R92)."""
        less = i64(self.has(unit, kinds.TREASURE_ALBATROSS))
        if self.deeds.up and not self.is_fort(unit) and self.is_under(unit, kinds.EVENT_CURSED_ZONE):
            less += CURSE
        counts = max(1, die - less)
        if counts != die:
            self.tell(codes.DIE_TURNED, self.owner[unit], die, counts)
        return counts
