"""The shoot action, hits, and what sinks (PI-12, PI-R3 to PI-R6, PI-R30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes, effects, kinds
from quarterdeck.games.pirates.aboard import BREATH, DECK, FIRST_GUN, MARINES_GUN, MUSKET, SECOND, is_extra, mast_of
from quarterdeck.games.pirates.catalog import FORTS, MAST_PLACES
from quarterdeck.games.pirates.codes import (
    CANNON_BITS,
    CANNONS,
    COORDINATE,
    HITTING,
    NONE,
    PASS,
    PLACE_MASK,
    SHOOTING,
    SHOT,
    TARGET_BITS,
)
from quarterdeck.games.pirates.lines_of_fire import CLEAR, LineOfFire
from quarterdeck.games.pirates.plane import apart, within
from quarterdeck.games.pirates.sailing import Sailing
from quarterdeck.games.pirates.seas import SHORT

PLAIN: Final[i64] = 0  # what is shot
CHAIN: Final[i64] = 1  # PI-A44
STINK: Final[i64] = 2  # PI-A72
FIRE: Final[i64] = 3  # PI-A71
KINDS: Final[i64] = 4
MAST_CANNONS: Final[i64] = 67_044_351  # 0 … 9 and 16 … 25: those on masts, the second ones of longships too
EXTRA_RANK: Final[i64] = 3  # of a musket, a breath, a cannon made of treasure
MARINES_RANK: Final[i64] = 2
ALWAYS_MISSES: Final[i64] = 1  # a roll (PI-1.3, PI-12.7)
ALWAYS_HITS_FAR: Final[i64] = 6  # at twice the range nothing else does (PI-A7)
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
        return effects.CHAINSHOT
    return effects.STINKPOT if kind == STINK else effects.FIREPOT


class Gunnery(Sailing):
    """How ships shoot, lose masts and sink."""

    def cannons(self, unit: i64) -> i64:
        """Cannons that may fire: those on standing masts that do not burn, and those that texts give (PI-R4, PI-R32).

        The texts are PI-A28, PI-A47, PI-A67, PI-A74, PI-A84, PI-A97, PI-A99, PI-A100 and PI-U47.
        """
        if self.has(unit, kinds.TREASURE_WET_GUNPOWDER):
            return 0
        if self.able(unit, effects.LADEN_SILENCE) and self.slots_at(unit):
            return 0
        deck: i64 = bit(DECK) if self.has(unit, kinds.TREASURE_DECK_CANNON) else 0
        return deck | (self.masted_cannons(unit) if self.standing[unit] != 0 else 0)

    def masted_cannons(self, unit: i64) -> i64:
        """The same without the one that only sinking removes."""
        found = self.sails(unit)
        if self.able(unit, effects.SAFE_CANNONS):
            found = full(self.catalog.masts[self.ship[unit]]) & ~self.burning[unit]
        if self.able(unit, effects.LONGSHIP):
            found |= found << SECOND
        if self.able(unit, effects.MUSKETEER):
            found |= bit(MUSKET)
        if self.able(unit, effects.MARINE):
            found |= bit(MARINES_GUN)
        if self.able(unit, effects.STUNNING_BREATH) or self.able(unit, effects.BURNING_BREATH):
            found |= bit(BREATH)
        return found | full(self.guns[unit]) << FIRST_GUN

    def rank_of(self, unit: i64, cannon: i64) -> i64:
        """What a roll must exceed (PI-R3)."""
        if is_extra(cannon):
            return MARINES_RANK if cannon in (MARINES_GUN, DECK) else EXTRA_RANK
        return self.catalog.rank[self.ship[unit] * MAST_PLACES + mast_of(cannon)]

    def sails(self, unit: i64) -> i64:
        """Masts whose sails block the own lines of fire: those that stand and do not burn (PI-R5, PI-R32)."""
        return self.standing[unit] & ~self.burning[unit]

    def is_target(self, unit: i64, target: i64) -> bool:
        """Whether a unit may be shot at: an enemy that does not lie at her home (PI-12.5, PI-12.6, PI-R6, PI-A45, PI-A75)."""
        if self.owner[unit] == self.owner[target] or self.is_home(target):
            return False
        if self.is_fort(unit) and self.has(target, kinds.TREASURE_LETTER_OF_MARQUE):
            return self.deeds.brazen & bit(target) != 0
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
            cannons = self.free_cannons() & MAST_CANNONS if self.is_ready(unit, specialist(i64(kind))) else 0
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
        through = self.able(unit, effects.CLEAR_VIEW)
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
        """Whether some cannon that has not fired can hit some target (PI-10.2, PI-12.1)."""
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
        return self.judge_line(move, self.reach_of_shot(move), through_ships=self.able(self.unit, effects.CLEAR_VIEW))

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
        self.kind = shot_kind(move)
        self.then = SHOOTING
        if self.kind != PLAIN:
            self.spend(self.unit, specialist(self.kind))
        if self.used & bit(self.cannon):
            self.spend(self.unit, effects.CANNONEER)
            self.missed = 0
        self.used |= full(CANNONS) if self.cannon == BREATH else bit(self.cannon)
        self.shot_by[self.target] |= bit(self.unit)
        self.deeds.brazen |= bit(self.unit) if self.is_fort(self.target) else 0
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
            self.use(unit, effects.CAPTAIN)
        if cannon == MUSKET:
            self.use(unit, effects.MUSKETEER)
        elif cannon == MARINES_GUN:
            self.use(unit, effects.MARINE)
        clear, far = self.able(unit, effects.CLEAR_VIEW), self.able(unit, effects.ALL_LONG) and not is_extra(cannon)
        if clear and self.judge_line(move, self.reach_of_shot(move), through_ships=False) != CLEAR:
            self.use(unit, effects.CLEAR_VIEW)
        if far and self.judge_line(move, self.printed_reach(unit, cannon), through_ships=True) != CLEAR:
            self.use(unit, effects.ALL_LONG)

    # -- what is added to a roll --------------------------------------------------------------------

    def shot_bonus(self, unit: i64, target: i64) -> i64:
        """What texts add to a cannon roll; crew that does so is turned up (PI-4.7, PI-U33, PI-U38)."""
        if self.has(target, kinds.TREASURE_WARDING):
            return self.likely_bonus(unit, target)
        if self.gunner[unit] & bit(self.aimed(target)):
            self.use_gunner(unit, self.aimed(target))
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

    def aimed(self, target: i64) -> i64:
        """As what gunners aim at a unit: its nation, or a fort (PI-A10)."""
        return FORTS if self.is_fort(target) else self.catalog.nation[self.ship[target]]

    def likely_bonus(self, unit: i64, target: i64) -> i64:
        """The same; nobody is turned up (PI-A10, PI-A36, PI-A37, PI-A40, PI-A46, PI-A58)."""
        found: i64 = TWO if self.deeds.lucky & bit(unit) else 0
        if self.has(target, kinds.TREASURE_WARDING):
            return found
        found += 1 if self.gunner[unit] & bit(self.aimed(target)) else 0
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

    def picks(self, ability: i64) -> bool:
        """Whether the unit has an ability that works on its target (PI-U38)."""
        return self.able(self.unit, ability) and not self.has(self.target, kinds.TREASURE_WARDING)
