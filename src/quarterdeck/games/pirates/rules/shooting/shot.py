"""The shoot action: shots that are offered, announced and rolled for (PI-12.1 to PI-12.7, PI-R4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    CANNON_BITS,
    CANNONS,
    COORDINATE,
    HITTING,
    PASS,
    PLACE_MASK,
    SHOOTING,
    SHOT,
    TARGET_BITS,
)
from quarterdeck.games.pirates.geometry.line_of_fire import CLEAR, LineOfFire
from quarterdeck.games.pirates.rules.shooting.bonus import Bonuses
from quarterdeck.games.pirates.table.room import BREATH, DECK, MARINES_GUN, MUSKET, is_extra, mast_of
from quarterdeck.games.pirates.table.seas import SHORT
from quarterdeck.games.pirates.texts import abilities, kinds

PLAIN: Final[i64] = 0  # what is shot
CHAIN: Final[i64] = 1  # PI-A44
STINK: Final[i64] = 2  # PI-A72
FIRE: Final[i64] = 3  # PI-A71
KINDS: Final[i64] = 4
MAST_CANNONS: Final[i64] = 67_044_351  # 0 … 9 and 16 … 25: those on masts, the second ones of longships too
UNIT_MASK: Final[i64] = 63
TWO: Final[i64] = 2


def shot_move(cannon: i64, target: i64, x: i64, y: i64, kind: i64 = PLAIN) -> i64:
    """The move that names a shot."""
    return SHOT + ((kind * CANNONS + cannon) << CANNON_BITS) + (target << TARGET_BITS) + (x << COORDINATE) + y


def shot_cannon(move: i64) -> i64:
    """Its cannon."""
    return ((move - SHOT) >> CANNON_BITS) % CANNONS


def shot_kind(move: i64) -> i64:
    """What it shoots with it: PLAIN, CHAIN, STINK, FIRE."""
    return ((move - SHOT) >> CANNON_BITS) // CANNONS


def shot_target(move: i64) -> i64:
    """The unit that is shot at."""
    return (move - SHOT) >> TARGET_BITS & UNIT_MASK


def shot_x(move: i64) -> i64:
    """Where it is hit: x."""
    return (move - SHOT) >> COORDINATE & PLACE_MASK


def shot_y(move: i64) -> i64:
    """Where it is hit: y."""
    return (move - SHOT) & PLACE_MASK


def specialist(kind: i64) -> i64:
    """The ability with which something else than a ball is shot."""
    if kind == CHAIN:
        return abilities.CHAINSHOT
    return abilities.STINKPOT if kind == STINK else abilities.FIREPOT


class Gunnery(Bonuses):
    """How ships shoot."""

    def add_shots(self, moves: Moves) -> None:
        """For each cannon and target the first usual point that can be hit (PI-D11, PI-C6)."""
        unit = self.unit
        targets = self.targets(unit)
        line = LineOfFire(self.waters)
        cannons = self.free_cannons()
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            left = targets
            while left:
                target = lowest(left)
                left &= left - 1
                if self.lines_up(line, unit, cannon, target, self.reach_at(unit, cannon, target)):
                    moves.add(shot_move(cannon, target, line.to_x, line.to_y))
        self.add_special_shots(line, targets, moves)

    def add_special_shots(self, line: LineOfFire, targets: i64, moves: Moves) -> None:
        """Chains, stinkpots and firepots within S, each once a turn from a cannon on a mast (PI-A44, PI-A71, PI-A72)."""
        unit = self.unit
        for kind in range(CHAIN, KINDS):
            cannons = self.free_cannons() & MAST_CANNONS if self.is_ready(unit, specialist(i64(kind))) else NOTHING
            while cannons:
                cannon = lowest(cannons)
                cannons &= cannons - 1
                left = targets
                while left:
                    target = lowest(left)
                    left &= left - 1
                    if self.lines_up(line, unit, cannon, target, self.catalog.measure[SHORT]):
                        moves.add(shot_move(cannon, target, line.to_x, line.to_y, i64(kind)))

    def free_cannons(self) -> i64:
        """Cannons of the unit that may fire now; a breath is instead of all other shots (PI-A99, PI-A100)."""
        found = self.cannons(self.unit) & ~self.fired()
        return found & ~bit(BREATH) if self.used else found

    def lines_up(self, line: LineOfFire, unit: i64, cannon: i64, target: i64, reach: i64) -> bool:
        """Whether a cannon has a line of fire to some usual point; those without a mast shoot from any mast's place."""
        through = self.able(unit, abilities.CLEAR_VIEW)
        places = self.places_of(unit, cannon)
        while places:
            self.level(line, unit, cannon, lowest(places), reach)
            if line.aim(unit, target, through_ships=through):
                return True
            places &= places - 1
        return False

    def level(self, line: LineOfFire, unit: i64, cannon: i64, mast: i64, reach: i64) -> None:
        """A line of fire begins at a mast's place, or on deck."""
        if cannon == DECK:
            line.start_on_deck(unit, reach)
        else:
            line.start(unit, mast, self.sails(unit), reach)

    def places_of(self, unit: i64, cannon: i64) -> i64:
        """Masts from whose places a cannon shoots (PI-A47)."""
        if not is_extra(cannon):
            return bit(mast_of(cannon))
        if cannon == DECK:
            return 1
        return full(self.catalog.masts[self.ship[unit]])

    def can_shoot(self, unit: i64, fired: i64 = 0) -> bool:
        """Whether some cannon that has not fired can do anything (PI-10.2, PI-12.1)."""
        return self.can_hit(unit, fired)

    def can_hit(self, unit: i64, fired: i64) -> bool:
        """Whether some cannon that has not fired can hit some target (PI-12.1)."""
        targets = self.targets(unit)
        if targets == 0:
            return False
        line = LineOfFire(self.waters)
        cannons = self.cannons(unit) & ~fired
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            left = targets
            while left:
                if self.lines_up(line, unit, cannon, lowest(left), self.reach_at(unit, cannon, lowest(left))):
                    return True
                left &= left - 1
        return False

    def can_shoot_far(self, unit: i64) -> bool:
        """Whether she may shoot twice as far, which serves once a turn (PI-A7, PI-1.5)."""
        if not self.is_ready(unit, abilities.DOUBLE_RANGE):
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
        return min(reach, self.catalog.measure[SHORT] * (1 + i64(self.doubled)))

    def judge_shot(self, move: i64) -> i64:
        """CLEAR, or what keeps a shot from its point: a code of `lines_of_fire`."""
        return self.judge_line(move, self.reach_of_shot(move), through_ships=self.able(self.unit, abilities.CLEAR_VIEW))

    def judge_line(self, move: i64, reach: i64, *, through_ships: bool) -> i64:
        """The same with another range, or as if other ships did not block."""
        line = LineOfFire(self.waters)
        unit = self.unit
        found: i64 = CLEAR
        places = self.places_of(unit, shot_cannon(move))
        while places:
            self.level(line, unit, shot_cannon(move), lowest(places), reach)
            found = line.judge(unit, shot_target(move), shot_x(move), shot_y(move), through_ships=through_ships)
            if found == CLEAR:
                return found
            places &= places - 1
        return found

    def reach_of_shot(self, move: i64) -> i64:
        """How far a shot goes: what is special goes no farther than S (PI-A44, PI-A71, PI-A72)."""
        if shot_kind(move) != PLAIN:
            return self.catalog.measure[SHORT]
        return self.reach_at(self.unit, shot_cannon(move), shot_target(move))

    def is_shot(self, move: i64) -> bool:
        """Whether the rules allow a shot, listed or not (PI-12.1 to PI-12.6)."""
        cannon, target = shot_cannon(move), shot_target(move)
        if not self.free_cannons() & bit(cannon) or not self.waters.afloat & bit(target):
            return False
        if not self.is_kind(shot_kind(move), cannon):
            return False
        return self.is_target(self.unit, target) and self.judge_shot(move) == CLEAR

    def is_kind(self, kind: i64, cannon: i64) -> bool:
        """Whether the unit may shoot that with a cannon."""
        if kind == PLAIN:
            return True
        return kind < KINDS and bit(cannon) & MAST_CANNONS != 0 and self.is_ready(self.unit, specialist(kind))

    def begin_shooting(self) -> None:
        """The shoot action begins: no cannon has fired."""
        self.used = self.missed = 0
        self.dented = 0
        self.ask_shot()

    def fired(self) -> i64:
        """Cannons that may not fire any more in this action; once a turn one that missed may do so again (PI-A24, PI-R101)."""
        return self.used & ~self.missed if self.is_ready(self.unit, abilities.CANNONEER) else self.used

    def ask_shot(self) -> None:
        """The next shot, if any cannon can still hit anything (PI-R4)."""
        if not self.can_shoot(self.unit, self.fired()):
            self.go_on()
            return
        if self.used or self.action == codes.MOVE:
            self.show_rest()
        self.phase = SHOOTING
        self.player = self.who = self.turn

    def show_rest(self) -> None:
        """Crew without which nothing more could be shot is turned up, since its player is asked (PI-R75)."""
        unit = self.unit
        if self.is_ready(unit, abilities.CANNONEER) and not self.can_shoot(unit, self.used):
            self.use(unit, abilities.CANNONEER)
        if self.able(unit, abilities.MUSKETEER) and not self.can_shoot(unit, self.fired() | bit(MUSKET)):
            self.use(unit, abilities.MUSKETEER)
        if self.able(unit, abilities.MARINE) and not self.can_shoot(unit, self.fired() | bit(MARINES_GUN)):
            self.use(unit, abilities.MARINE)

    def shoot(self, move: i64) -> None:
        """A shot is declared, or there are no more; then a die falls (PI-R4)."""
        if move == PASS:
            self.go_on()
            return
        self.cannon, self.target = shot_cannon(move), shot_target(move)
        if self.show_shield(self.unit, self.target):
            self.ask_shot()
            return
        self.kind = shot_kind(move)
        self.then = SHOOTING
        if self.kind != PLAIN:
            self.spend(self.unit, specialist(self.kind))
        if self.used & bit(self.cannon):
            self.spend(self.unit, abilities.CANNONEER)
            self.missed = 0
        self.missed &= ~bit(self.cannon)
        self.used |= full(CANNONS) if self.cannon == BREATH else bit(self.cannon)
        self.shot_by[self.target] |= bit(self.unit)
        if self.is_fort(self.target):
            self.deeds.brazen |= bit(self.unit)
        self.show_shooters(move)
        self.announce(self.unit, self.target)

    def announce(self, unit: i64, target: i64) -> None:
        """A shot is announced; a die falls."""
        self.tell(codes.SHOT_AT, self.turn, unit, target)
        self.phase = HITTING
        self.player = CHANCE

    def show_shooters(self, move: i64) -> None:
        """Crew without which the unit could not shoot so is turned up (PI-4.7)."""
        unit, cannon = self.unit, self.cannon
        if self.action == codes.MOVE:
            self.use(unit, abilities.CAPTAIN)
        if cannon == MUSKET:
            self.use(unit, abilities.MUSKETEER)
        elif cannon == MARINES_GUN:
            self.use(unit, abilities.MARINE)
        clear, far = self.able(unit, abilities.CLEAR_VIEW), self.able(unit, abilities.ALL_LONG) and not is_extra(cannon)
        if clear and self.judge_line(move, self.reach_of_shot(move), through_ships=False) != CLEAR:
            self.use(unit, abilities.CLEAR_VIEW)
        if far and self.judge_line(move, self.printed_reach(unit, cannon), through_ships=True) != CLEAR:
            self.use(unit, abilities.ALL_LONG)
