"""The shoot action, hits, and what sinks (PI-12, PI-R3 to PI-R6, PI-R30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.catalog import MAST_PLACES
from quarterdeck.games.pirates.codes import (
    CANNON_BITS,
    COORDINATE,
    HITTING,
    LOSING,
    NONE,
    PASS,
    PLACE_MASK,
    RAMMING,
    SHOOTING,
    SHOT,
    TARGET_BITS,
)
from quarterdeck.games.pirates.lines_of_fire import CLEAR, LineOfFire
from quarterdeck.games.pirates.plane import apart
from quarterdeck.games.pirates.sailing import Sailing

ALWAYS_MISSES: Final[i64] = 1  # a roll (PI-1.3, PI-12.7)
UNIT_MASK: Final[i64] = 63
TWO: Final[i64] = 2


def shot_move(cannon: i64, target: i64, x: i64, y: i64) -> i64:
    """The move that names a shot."""
    return SHOT + (cannon << CANNON_BITS) + (target << TARGET_BITS) + (x << COORDINATE) + y


def shot_cannon(move: i64) -> i64:
    """Its cannon."""
    return (move - SHOT) >> CANNON_BITS


def shot_target(move: i64) -> i64:
    """The unit that is shot at."""
    return (move - SHOT) >> TARGET_BITS & UNIT_MASK


def shot_x(move: i64) -> i64:
    """Where it is hit: x."""
    return (move - SHOT) >> COORDINATE & PLACE_MASK


def shot_y(move: i64) -> i64:
    """Where it is hit: y."""
    return (move - SHOT) & PLACE_MASK


class Gunnery(Sailing):
    """How ships shoot, lose masts and sink."""

    def cannons(self, unit: i64) -> i64:
        """Cannons that may fire: those on standing masts that do not burn (PI-R4, PI-R32)."""
        return self.standing[unit] & ~self.burning[unit]

    def is_target(self, unit: i64, target: i64) -> bool:
        """Whether a unit may be shot at: an enemy that does not lie at her home (PI-12.5, PI-12.6, PI-R6)."""
        return self.owner[unit] != self.owner[target] and not self.is_home(target)

    def targets(self, unit: i64) -> i64:
        """Enemies within the longest range, wherever islands may be."""
        waters = self.waters
        hull = waters.hulls[unit]
        reach: i64 = 0
        cannons = self.cannons(unit)
        while cannons:
            reach = max(reach, self.reach_of(unit, lowest(cannons)))
            cannons &= cannons - 1
        found: i64 = 0
        others = waters.afloat & ~bit(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if not apart(hull, waters.hulls[other], reach) and self.is_target(unit, other):
                found |= bit(other)
        return found

    def add_shots(self, moves: Moves) -> None:
        """For each cannon and target the first usual point that can be hit (PI-D11, PI-C6)."""
        unit = self.unit
        targets = self.targets(unit)
        line = LineOfFire(self.waters)
        cannons = self.cannons(unit) & ~self.used
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            line.start(unit, cannon, self.cannons(unit), self.reach_of(unit, cannon))
            left = targets
            while left:
                target = lowest(left)
                left &= left - 1
                if line.aim(unit, target):
                    moves.add(shot_move(cannon, target, line.to_x, line.to_y))

    def can_shoot(self, unit: i64) -> bool:
        """Whether some cannon can hit some target (PI-10.2, PI-12.1)."""
        targets = self.targets(unit)
        if targets == 0:
            return False
        line = LineOfFire(self.waters)
        cannons = self.cannons(unit)
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            line.start(unit, cannon, self.cannons(unit), self.reach_of(unit, cannon))
            left = targets
            while left:
                if line.aim(unit, lowest(left)):
                    return True
                left &= left - 1
        return False

    def judge_shot(self, move: i64) -> i64:
        """CLEAR, or what keeps a shot from its point: a code of `lines_of_fire`."""
        line = LineOfFire(self.waters)
        unit, cannon = self.unit, shot_cannon(move)
        line.start(unit, cannon, self.cannons(unit), self.reach_of(unit, cannon))
        return line.judge(unit, shot_target(move), shot_x(move), shot_y(move))

    def is_shot(self, move: i64) -> bool:
        """Whether the rules allow a shot, listed or not (PI-12.1 to PI-12.6)."""
        cannon, target = shot_cannon(move), shot_target(move)
        if not self.cannons(self.unit) & ~self.used & bit(cannon) or not self.waters.afloat & bit(target):
            return False
        return self.is_target(self.unit, target) and self.judge_shot(move) == CLEAR

    def begin_shooting(self) -> None:
        """The shoot action begins: no cannon has fired."""
        self.used = 0
        self.ask_shot()

    def ask_shot(self) -> None:
        """The next shot, if any cannon can still hit anything (PI-R4)."""
        self.phase = SHOOTING
        self.player = self.who = self.turn

    def shoot(self, move: i64) -> None:
        """A shot is declared, or there are no more; then a die falls (PI-R4)."""
        if move == PASS:
            self.go_on()
            return
        self.cannon, self.target = shot_cannon(move), shot_target(move)
        self.used |= bit(self.cannon)
        self.tell(codes.SHOT_AT, self.turn, self.unit, self.target)
        self.phase = HITTING
        self.player = CHANCE

    def hit_or_miss(self, die: i64) -> None:
        """A roll above the rank hits; a 1 never does (PI-R3, PI-12.7)."""
        rank = self.catalog.rank[self.ship[self.unit] * MAST_PLACES + self.cannon]
        hit = die > rank and die != ALWAYS_MISSES
        self.tell(codes.SHOT_DIE, self.turn, die, 1 if hit else 0)
        if not hit:
            self.ask_shot()
        elif self.standing[self.target] == 0:
            self.sink(self.target, self.turn)
            if not self.is_over():
                self.ask_shot()
        else:
            self.ask_loss(SHOOTING)

    def ask_loss(self, then: i64) -> None:
        """The controller of the target picks the mast that is lost, where there is a choice (PI-9.2, PI-R4)."""
        self.then = then
        self.phase = LOSING
        self.player = self.who = self.owner[self.target]
        if count(self.standing[self.target]) < TWO:
            self.lose(lowest(self.standing[self.target]))

    def lose(self, mast: i64) -> None:
        """That mast is lost; a creature without segments is out of the game (PI-18.3)."""
        target = self.target
        self.drop_mast(target, mast)
        if self.standing[target] == 0 and self.is_creature(target):
            self.take_out(target)
        if self.check_end():
            return
        if self.then == RAMMING:
            self.after_ram()
        else:
            self.ask_shot()

    def after_ram(self) -> None:
        """On after a ram that cost a mast; written by the class that knows rams."""
        raise NotImplementedError

    def sink(self, unit: i64, sinker: i64) -> None:
        """She leaves the game with all aboard; two players share her gold, the sinker has the larger half (PI-12.8 to 12.14)."""
        gold = self.gold_aboard(unit)
        seat = self.owner[unit]
        self.tell(codes.SUNK, seat, unit)
        self.take_out(unit)
        if gold and self.seats == TWO and sinker not in (NONE, seat):
            self.share(sinker, (gold + 1) // TWO)
            self.share(seat, gold // TWO)
        elif gold:
            self.tell(codes.GOLD_LOST, NONE, gold)
        self.check_end()

    def share(self, seat: i64, gold: i64) -> None:
        """Gold comes to a seat's home island (PI-12.12)."""
        self.gold[seat] += gold
        self.tell(codes.GOLD_SHARED, seat, gold)
