"""The shoot action, hits, and what sinks (PI-12, PI-R3 to PI-R6, PI-R30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes, effects, kinds
from quarterdeck.games.pirates.catalog import MAST_PLACES
from quarterdeck.games.pirates.codes import (
    AIMING,
    CANNON_BITS,
    COORDINATE,
    HITTING,
    LOSING,
    NONE,
    PASS,
    PERIL_DIE,
    PLACE_MASK,
    RAMMING,
    SAILING,
    SHOOTING,
    SHOT,
    TARGET_BITS,
)
from quarterdeck.games.pirates.lines_of_fire import CLEAR, LineOfFire
from quarterdeck.games.pirates.plane import apart, within
from quarterdeck.games.pirates.sailing import Sailing
from quarterdeck.games.pirates.seas import LONG, SHORT
from quarterdeck.games.pirates.waters import STOPPED

ALWAYS_MISSES: Final[i64] = 1  # a roll (PI-1.3, PI-12.7)
ALWAYS_HITS_FAR: Final[i64] = 6  # at twice the range nothing else does (PI-A7)
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
        """Cannons that may fire: those on standing masts that do not burn (PI-R4, PI-R32, PI-A28, PI-A67)."""
        if self.able(unit, effects.LADEN_SILENCE) and self.slots_at(unit):
            return 0
        if self.has(unit, kinds.TREASURE_WET_GUNPOWDER):
            return 0
        if self.able(unit, effects.SAFE_CANNONS) and self.standing[unit] != 0:
            return full(self.catalog.masts[self.ship[unit]]) & ~self.burning[unit]
        return self.sails(unit)

    def sails(self, unit: i64) -> i64:
        """Masts whose sails block the own lines of fire: those that stand and do not burn (PI-R5, PI-R32)."""
        return self.standing[unit] & ~self.burning[unit]

    def is_target(self, unit: i64, target: i64) -> bool:
        """Whether a unit may be shot at: an enemy that does not lie at her home (PI-12.5, PI-12.6, PI-R6, PI-A45, PI-A75)."""
        if self.owner[unit] == self.owner[target] or self.is_home(target):
            return False
        return not (self.is_shielded(unit, target) and self.shield_is_open(unit, target))

    def is_shielded(self, unit: i64, target: i64) -> bool:
        """Whether a text keeps a unit from shooting at another from where they are (PI-A45, PI-A75)."""
        if self.able(target, effects.POINT_BLANK) and self.is_near(unit, target):
            return True
        return self.able(target, effects.DOCKED_SAFE) and self.docked_at(target) != 0

    def shield_is_open(self, unit: i64, target: i64) -> bool:
        """Whether everybody knows of that text (PI-R68)."""
        if self.openly(target, effects.POINT_BLANK) and self.is_near(unit, target):
            return True
        return self.openly(target, effects.DOCKED_SAFE) and self.docked_at(target) != 0

    def show_shield(self, unit: i64, target: i64) -> bool:
        """Whether the crew of a target shows that it cannot be shot at from here; then the shot is not made (PI-R68)."""
        if not self.is_shielded(unit, target):
            return False
        near = self.able(target, effects.POINT_BLANK) and self.is_near(unit, target)
        self.use(target, effects.POINT_BLANK if near else effects.DOCKED_SAFE)
        self.tell(codes.WASTED, self.turn, unit, target)
        return True

    def is_near(self, unit: i64, other: i64) -> bool:
        """Whether two units lie within S of each other."""
        return within(self.waters.hulls[unit], self.waters.hulls[other], self.catalog.measure[SHORT])

    def targets(self, unit: i64) -> i64:
        """Enemies within the longest range, wherever islands may be; out of a fog bank nobody shoots (PI-K1)."""
        waters = self.waters
        if not waters.afloat & bit(unit):
            return 0
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
        through = self.able(unit, effects.CLEAR_VIEW)
        cannons = self.cannons(unit) & ~self.fired()
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            line.start(unit, cannon, self.sails(unit), self.reach_of(unit, cannon))
            left = targets
            while left:
                target = lowest(left)
                left &= left - 1
                line.reach = self.reach_at(unit, cannon, target)
                if line.aim(unit, target, through_ships=through):
                    moves.add(shot_move(cannon, target, line.to_x, line.to_y))

    def can_shoot(self, unit: i64, fired: i64 = 0) -> bool:
        """Whether some cannon that has not fired can hit some target (PI-10.2, PI-12.1)."""
        targets = self.targets(unit)
        if targets == 0:
            return False
        line = LineOfFire(self.waters)
        through = self.able(unit, effects.CLEAR_VIEW)
        cannons = self.cannons(unit) & ~fired
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            line.start(unit, cannon, self.sails(unit), self.reach_of(unit, cannon))
            left = targets
            while left:
                line.reach = self.reach_at(unit, cannon, lowest(left))
                if line.aim(unit, lowest(left), through_ships=through):
                    return True
                left &= left - 1
        return False

    def can_shoot_far(self, unit: i64) -> bool:
        """Whether she may shoot twice as far, which serves once a turn (PI-A7, PI-1.5)."""
        if not self.is_ready(unit, effects.DOUBLE_RANGE):
            return False
        self.doubled = True
        found = self.can_shoot(unit)
        self.doubled = False
        return found

    def reach_at(self, unit: i64, cannon: i64, target: i64) -> i64:
        """The range of a cannon at a target: S at one with a Homemade Flag (PI-U5)."""
        reach = self.reach_of(unit, cannon)
        if not self.has(target, kinds.TREASURE_HOMEMADE_FLAG):
            return reach
        return min(reach, self.catalog.measure[SHORT] * (TWO if self.doubled else 1))

    def judge_shot(self, move: i64) -> i64:
        """CLEAR, or what keeps a shot from its point: a code of `lines_of_fire`."""
        line = LineOfFire(self.waters)
        unit, cannon = self.unit, shot_cannon(move)
        line.start(unit, cannon, self.sails(unit), self.reach_at(unit, cannon, shot_target(move)))
        through = self.able(unit, effects.CLEAR_VIEW)
        return line.judge(unit, shot_target(move), shot_x(move), shot_y(move), through_ships=through)

    def is_shot(self, move: i64) -> bool:
        """Whether the rules allow a shot, listed or not (PI-12.1 to PI-12.6)."""
        cannon, target = shot_cannon(move), shot_target(move)
        if not self.cannons(self.unit) & ~self.fired() & bit(cannon) or not self.waters.afloat & bit(target):
            return False
        return self.is_target(self.unit, target) and self.judge_shot(move) == CLEAR

    def begin_shooting(self) -> None:
        """The shoot action begins: no cannon has fired."""
        self.used = self.missed = 0
        self.dented = 0
        self.ask_shot()

    def fired(self) -> i64:
        """Cannons that may not fire any more in this action; once a turn one that missed may do so again (PI-A24)."""
        return self.used & ~self.missed if self.is_ready(self.unit, effects.CANNONEER) else self.used

    def ask_shot(self) -> None:
        """The next shot, if any cannon can still hit anything (PI-R4)."""
        if not self.can_shoot(self.unit, self.fired()):
            self.go_on()
            return
        self.phase = SHOOTING
        self.player = self.who = self.turn

    def shoot(self, move: i64) -> None:
        """A shot is declared, or there are no more; then a die falls (PI-R4)."""
        if move == PASS:
            self.go_on()
            return
        self.cannon, self.target = shot_cannon(move), shot_target(move)
        if self.show_shield(self.unit, self.target):
            self.ask_shot()
            return
        if self.used & bit(self.cannon):
            self.spend(self.unit, effects.CANNONEER)
            self.missed = 0
        self.used |= bit(self.cannon)
        self.shot_by[self.target] |= bit(self.unit)
        self.show_shooters(move)
        self.tell(codes.SHOT_AT, self.turn, self.unit, self.target)
        self.phase = HITTING
        self.player = CHANCE

    def show_shooters(self, move: i64) -> None:
        """Crew without which the unit could not shoot so is turned up (PI-4.7)."""
        unit, cannon, target, x, y = self.unit, self.cannon, self.target, shot_x(move), shot_y(move)
        if self.action == codes.MOVE:
            self.use(unit, effects.CAPTAIN)
        line = LineOfFire(self.waters)
        if self.able(unit, effects.CLEAR_VIEW):
            line.start(unit, cannon, self.sails(unit), self.reach_of(unit, cannon))
            if line.judge(unit, target, x, y) != CLEAR:
                self.use(unit, effects.CLEAR_VIEW)
        if self.able(unit, effects.ALL_LONG):
            line.start(unit, cannon, self.sails(unit), self.printed_reach(unit, cannon))
            if line.judge(unit, target, x, y, through_ships=True) != CLEAR:
                self.use(unit, effects.ALL_LONG)

    def hit_or_miss(self, die: i64) -> None:
        """A roll above the rank hits; a 1 never does (PI-R3, PI-12.7)."""
        unit, target = self.unit, self.target
        rank = self.catalog.rank[self.ship[unit] * MAST_PLACES + self.cannon]
        hit = die + self.shot_bonus(unit, target) > rank and die != ALWAYS_MISSES
        hit = hit and (die == ALWAYS_HITS_FAR or not self.doubled)
        hit = hit and (die == ALWAYS_HITS_FAR or not self.has(target, kinds.TREASURE_METAL_HULL))
        hit = hit and not self.is_too_far_for(unit, target)
        self.tell(codes.SHOT_DIE, self.turn, die, 1 if hit else 0)
        if die == ALWAYS_MISSES and self.able(unit, effects.BACKFIRE):
            self.ask_loss(unit, 1, SHOOTING)
        elif not hit:
            self.missed |= bit(self.cannon)
            self.ask_shot()
        elif self.withstands(target):
            self.ask_shot()
        elif self.standing[target] == 0:
            self.sink(target, self.turn)
            if not self.is_over():
                self.ask_shot()
        else:
            self.ask_loss(target, TWO if self.picks(effects.TWO_MASTS_A_HIT) else 1, SHOOTING)

    def is_too_far_for(self, unit: i64, target: i64) -> bool:
        """Whether shots of range L never hit the target, and this is one (PI-A4)."""
        if not self.able(target, effects.LONG_SHOTS_MISS):
            return False
        if self.kind_of_reach(unit, self.cannon) != LONG:
            return False
        self.use(target, effects.LONG_SHOTS_MISS)
        return True

    def withstands(self, target: i64) -> bool:
        """Whether a hit costs the target nothing: the first of a turn, or the first of two (PI-A34, PI-A35)."""
        if self.has(target, kinds.TREASURE_METAL_HULL):
            self.use_up(self.slot_of(target, kinds.TREASURE_METAL_HULL))
            return True
        one = bit(target)
        whole = self.standing[target] == full(self.catalog.masts[self.ship[target]])
        if whole and self.is_ready(target, effects.FIRST_HIT_IGNORED):
            self.spend(target, effects.FIRST_HIT_IGNORED)
            return True
        if self.able(target, effects.ARMOUR) and self.standing[target] != 0:
            self.dented ^= one
            self.use(target, effects.ARMOUR)
            return self.dented & one != 0
        return False

    def shot_bonus(self, unit: i64, target: i64) -> i64:
        """What texts add to a cannon roll; crew that does so is turned up (PI-4.7, PI-U33, PI-U38)."""
        if self.has(target, kinds.TREASURE_WARDING):
            return self.likely_bonus(unit, target)
        if self.gunner[unit] & bit(self.catalog.nation[self.ship[target]]):
            self.use_gunner(unit, self.catalog.nation[self.ship[target]])
        if self.has_captains_gunners(unit):
            self.show(lowest(self.givers(unit, effects.CAPTAIN)))
            self.use(unit, effects.CAPTAINS_GUNNERS)
        if self.follows_up(unit, target):
            self.use(unit, effects.FOLLOW_UP)
        admiral = self.admiral_of(unit)
        if admiral != NONE:
            self.use(admiral, effects.ADMIRAL)
        if self.pack_of(unit):
            self.use(unit, effects.PACK)
        return self.likely_bonus(unit, target)

    def likely_bonus(self, unit: i64, target: i64) -> i64:
        """The same; nobody is turned up (PI-A10, PI-A36, PI-A37, PI-A40, PI-A46, PI-A58)."""
        found: i64 = TWO if self.deeds.lucky & bit(unit) else 0
        if self.has(target, kinds.TREASURE_WARDING):
            return found
        found += 1 if self.gunner[unit] & bit(self.catalog.nation[self.ship[target]]) else 0
        if self.hated[target] & bit(self.catalog.nation[self.ship[unit]]):
            found += 1
        if self.has_captains_gunners(unit):
            found += 1
        if self.follows_up(unit, target):
            found += 1
        if self.admiral_of(unit) != NONE:
            found += 1
        return found + self.pack_of(unit)

    def has_captains_gunners(self, unit: i64) -> bool:
        """Whether her gunners have their captain aboard, who is one of her crew (PI-A40, PI-R70)."""
        return self.able(unit, effects.CAPTAINS_GUNNERS) and self.givers(unit, effects.CAPTAIN) != 0

    def follows_up(self, unit: i64, target: i64) -> bool:
        """Whether another ship has shot at the target in this turn (PI-A46)."""
        return self.able(unit, effects.FOLLOW_UP) and self.shot_by[target] & ~bit(unit) != 0

    def near_fleet(self, unit: i64) -> i64:
        """Own ships within S."""
        found: i64 = 0
        units = self.fleet(self.owner[unit]) & self.waters.afloat & ~bit(unit)
        while units:
            other = lowest(units)
            units &= units - 1
            if self.is_near(unit, other):
                found |= bit(other)
        return found

    def admiral_of(self, unit: i64) -> i64:
        """An own ship within S that adds to her rolls, or NONE; a second one adds nothing (PI-A36)."""
        units = self.fleet(self.owner[unit]) & self.waters.afloat & ~bit(unit)
        while units:
            other = lowest(units)
            units &= units - 1
            if self.able(other, effects.ADMIRAL) and self.is_near(unit, other):
                return other
        return NONE

    def pack_of(self, unit: i64) -> i64:
        """How many own ships within S add to her rolls (PI-A37)."""
        return count(self.near_fleet(unit)) if self.able(unit, effects.PACK) else 0

    def ask_loss(self, unit: i64, number: i64, then: i64) -> None:
        """Masts are lost, unless something saves them (PI-U21, PI-U29)."""
        if not self.ask_saved(unit, number, then):
            self.ask_which(unit, number, then)

    def ask_saved(self, unit: i64, number: i64, then: i64) -> bool:
        """Whether the player may save the mast, and is asked; written by the class that knows answers."""
        raise NotImplementedError

    def ask_which(self, unit: i64, number: i64, then: i64) -> None:
        """The controller picks each mast that is lost, a marksman those of the target (PI-9.2, PI-R4, PI-A19)."""
        self.hurt = unit
        self.more = number - 1
        self.then = then
        self.phase = LOSING
        self.player = self.who = self.owner[unit]
        if count(self.standing[unit]) < TWO:
            self.lose(lowest(self.standing[unit]))
        elif then == SHOOTING and unit == self.target and self.picks(effects.MARKSMAN):
            self.use(self.unit, effects.MARKSMAN)
            self.player = self.who = self.turn

    def lose(self, mast: i64) -> None:
        """That mast is lost; without any, creatures and brittle ships leave the game (PI-18.3, PI-A65)."""
        hurt = self.hurt
        self.drop_mast(hurt, mast)
        if self.standing[hurt] == 0 and self.is_creature(hurt):
            self.take_out(hurt)
        elif self.standing[hurt] == 0 and self.able(hurt, effects.BRITTLE):
            self.sink(hurt, NONE if self.then == PERIL_DIE else self.turn)
        if self.check_end():
            return
        if self.more and self.standing[hurt] != 0:
            self.ask_loss(hurt, self.more, self.then)
        else:
            self.after_loss()

    def picks(self, ability: i64) -> bool:
        """Whether the unit has an ability that works on its target (PI-U38)."""
        return self.able(self.unit, ability) and not self.has(self.target, kinds.TREASURE_WARDING)

    def after_loss(self) -> None:
        """On with whatever has cost masts."""
        if self.then == AIMING:
            self.carry_on()
        elif self.then == PERIL_DIE:
            self.after_peril()
        elif not self.alive & bit(self.unit):
            self.go_on()
        elif self.then == RAMMING:
            self.after_ram()
        elif self.then == SAILING:
            self.end_move(STOPPED)
        else:
            self.ask_shot()

    def after_peril(self) -> None:
        """On after terrain that cost a mast; written by the class that knows terrain."""
        raise NotImplementedError

    def carry_on(self) -> None:
        """On with a treasure or an Event; written by the class that knows them."""
        raise NotImplementedError

    def after_ram(self) -> None:
        """On after a ram that cost a mast; written by the class that knows rams."""
        raise NotImplementedError

    def sink(self, unit: i64, sinker: i64) -> None:
        """She sinks, unless something saves her; somebody may show an Event for what was aboard (PI-12.8, PI-U15, PI-V1, PI-V2)."""
        if self.is_rescued(unit):
            return
        self.tell(codes.SUNK, self.owner[unit], unit)
        if not self.awaits_answer(unit, sinker):
            self.settle(unit, sinker)

    def is_rescued(self, unit: i64) -> bool:
        """Whether a treasure saves a sinking ship; written by the class that knows them."""
        raise NotImplementedError

    def awaits_answer(self, unit: i64, sinker: i64) -> bool:
        """Whether somebody is asked what becomes of the gold; written by the class that knows answers."""
        raise NotImplementedError

    def settle(self, unit: i64, sinker: i64) -> None:
        """She leaves the game with all aboard; two players share her gold, the sinker has the larger half (PI-12.9 to 12.14)."""
        gold = self.gold_aboard(unit)
        seat = self.owner[unit]
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
