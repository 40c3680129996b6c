"""What a cannon's roll comes to: hits, and masts that are lost (PI-12.7, PI-12.8, PI-R3, PI-R4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    AIMING,
    LOSING,
    MYSTERY_DIE,
    NONE,
    OFFERING,
    PASS,
    PERIL_DIE,
    RAMMING,
    REPAIRING,
    SAILING,
    SHOOTING,
    SPREADING,
)
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.rules.shooting.broadside import BROADSIDE
from quarterdeck.games.pirates.rules.shooting.shot import CHAIN, FIRE, PLAIN, STINK, TWO
from quarterdeck.games.pirates.rules.shooting.sinking import REPAIR_DUE, Sinking
from quarterdeck.games.pirates.table.room import BREATH, MARINES_GUN, MUSKET, is_extra
from quarterdeck.games.pirates.table.seas import LONG
from quarterdeck.games.pirates.texts import abilities, kinds

ALWAYS_MISSES: Final[i64] = 1  # a roll (PI-1.3, PI-12.7)
ALWAYS_HITS_FAR: Final[i64] = 6  # at twice the range nothing else does (PI-A7)
CARGO_DUE: Final[i64] = 1  # what is still to be asked after a hit: cargo of the target
AVENGED: Final[i64] = 4  # or after a blade: crew of the ship whose blade it is


class Hits(Sinking):
    """What hits come to."""

    # -- the roll -----------------------------------------------------------------------------------

    def hit_or_miss(self, die: i64) -> None:
        """A roll above the rank hits; a 1 never does (PI-R3, PI-12.7); what misses may be shot again (PI-A24, PI-R101)."""
        unit, target = self.unit, self.target
        hit = self.hits_with(die)
        self.tell(codes.SHOT_DIE, self.turn, die, i64(hit))
        if self.kind != BROADSIDE and not hit:
            self.missed |= bit(self.cannon)
        if die == ALWAYS_MISSES and self.kind != BROADSIDE and self.able(unit, abilities.BACKFIRE):
            self.use(unit, abilities.BACKFIRE)
            self.ask_loss(unit, 1, SHOOTING)
        elif not hit:
            self.proceed()
        else:
            self.hits = 1
            if self.kind == BROADSIDE:
                self.hits = count(self.broadside(unit, target)) + 1
            self.next_hit()

    def hits_with(self, die: i64) -> bool:
        """Whether a roll hits the target (PI-R3, PI-A4, PI-A7, PI-A47, PI-A86)."""
        unit, target = self.unit, self.target
        if die == ALWAYS_MISSES:
            return False
        if self.kind == BROADSIDE:
            return die > self.highest_rank(unit, self.broadside(unit, target))
        bonus: i64 = NOTHING if self.is_plain_gun(self.cannon) else self.shot_bonus(unit, target)
        if die + bonus <= self.rank_of(unit, self.cannon):
            return False
        if self.doubled and die != ALWAYS_HITS_FAR and not is_extra(self.cannon):
            return False
        if self.has(target, kinds.TREASURE_METAL_HULL) and die != ALWAYS_HITS_FAR:
            return False
        return not self.is_too_far_for(unit, target)

    def is_plain_gun(self, cannon: i64) -> bool:
        """Whether nothing improves a cannon (PI-A47, PI-A97)."""
        return cannon in (MUSKET, MARINES_GUN)

    def is_too_far_for(self, unit: i64, target: i64) -> bool:
        """Whether shots of range L never hit the target, and this is one (PI-A4, PI-R69)."""
        return self.kind == PLAIN and self.is_long_for(unit, target)

    def is_long_for(self, unit: i64, target: i64) -> bool:
        """Whether the cannon is one of range L, and the target shows that these never hit it (PI-A4, PI-R69)."""
        if not self.able(target, abilities.LONG_SHOTS_MISS) or self.kind_of_reach(unit, self.cannon) != LONG:
            return False
        self.use(target, abilities.LONG_SHOTS_MISS)
        return True

    # -- hits ---------------------------------------------------------------------------------------

    def next_hit(self) -> None:
        """The next of the hits of a roll."""
        self.hits -= 1
        unit, target = self.unit, self.target
        if self.ignores(target):
            self.proceed()
            return
        if self.adds(abilities.CREW_SHOT) and not self.is_spent(unit, abilities.CREW_SHOT) and self.crew_aboard(target):
            self.spend(unit, abilities.CREW_SHOT)
            self.crew_due += 1
        if self.adds(abilities.CARGO_SHOT):
            self.due |= CARGO_DUE
        if (self.kind in (PLAIN, BROADSIDE) and self.cannon != BREATH) or self.is_bare(target):
            self.damage(target)
        else:
            self.hamper(target)

    def ignores(self, target: i64) -> bool:
        """Whether a hit is as good as none: a metal hull goes, or it is the first of a turn on a whole ship (PI-A35, PI-U41)."""
        if self.has(target, kinds.TREASURE_METAL_HULL):
            self.use_up(self.slot_of(target, kinds.TREASURE_METAL_HULL))
            return True
        if self.standing[target] != full(self.catalog.masts[self.ship[target]]):
            return False
        if not self.is_ready(target, abilities.FIRST_HIT_IGNORED):
            return False
        self.spend(target, abilities.FIRST_HIT_IGNORED)
        return True

    def damage(self, target: i64) -> None:
        """A hit costs a panel or masts, or sinks a ship that has none (PI-12.8, PI-A33, PI-A34, PI-A83)."""
        if self.panels[target] and self.able(target, abilities.TURTLE_SHIP):
            self.panels[target] -= 1
            self.stir()
            self.tell(codes.PANEL_LOST, self.owner[target], target, self.panels[target])
            self.proceed()
        elif self.standing[target] == 0:
            self.sink(target, self.turn)
            self.proceed()
        elif self.dents(target):
            self.proceed()
        else:
            doubly = self.adds(abilities.TWO_MASTS_A_HIT) and count(self.standing[target]) > 1
            if doubly:
                self.use(self.unit, abilities.TWO_MASTS_A_HIT)
            self.ask_loss(target, 1 + i64(doubly), SHOOTING)

    def is_bare(self, target: i64) -> bool:
        """Whether a ship has neither masts nor panels: whatever hits her sinks her (PI-12.8, PI-R111)."""
        return self.standing[target] == 0 and not (
            self.panels[target] != 0 and self.able(target, abilities.TURTLE_SHIP)
        )

    def dents(self, target: i64) -> bool:
        """Whether a hit is the first of two that cost armour a mast (PI-A34)."""
        if not self.able(target, abilities.ARMOUR):
            return False
        self.dented ^= bit(target)
        self.use(target, abilities.ARMOUR)
        return self.dented & bit(target) != 0

    def hamper(self, target: i64) -> None:
        """What a hit does instead of costing a mast: a chain, a stench, a fire, a breath (PI-A44, PI-A71, PI-A72, PI-A99, PI-A100)."""
        stuns = self.cannon == BREATH and self.able(self.unit, abilities.STUNNING_BREATH)
        if self.kind == CHAIN:
            self.chained |= bit(target)
            self.tell(codes.CHAINED, self.owner[target], target)
        elif self.kind == STINK:
            self.stench |= bit(target)
            self.tell(codes.STENCH, self.owner[target], target)
        elif stuns:
            self.dazed |= bit(target)
            self.tell(codes.DAZED, self.owner[target], target)
        if (self.kind == FIRE or (self.cannon == BREATH and not stuns)) and self.ask_fire(target):
            return
        self.proceed()

    def ask_fire(self, unit: i64) -> bool:
        """Whether a unit's owner is asked which mast catches fire; a single one does so at once (PI-17.1)."""
        sound = self.standing[unit] & ~self.burning[unit]
        if sound == 0:
            return False
        if count(sound) == 1:
            self.catch_fire(unit, lowest(sound))
            return False
        self.hurt = unit
        self.phase = SPREADING
        self.player = self.who = self.owner[unit]
        return True

    # -- masts --------------------------------------------------------------------------------------

    def ask_loss(self, unit: i64, number: i64, then: i64) -> None:
        """Masts are lost, unless something saves them (PI-U21, PI-U28)."""
        if not self.ask_saved(unit, number, then):
            self.ask_which(unit, number, then)

    def ask_which(self, unit: i64, number: i64, then: i64) -> None:
        """The controller picks each mast that is lost, a marksman those of the target (PI-9.2, PI-R4, PI-A19)."""
        self.hurt = unit
        self.more = number - 1
        self.then = then
        self.phase = LOSING
        self.player = self.who = self.owner[unit]
        if count(self.standing[unit]) < TWO:
            self.lose(lowest(self.standing[unit]))
        elif then == SHOOTING and unit == self.target and self.adds(abilities.MARKSMAN):
            self.use(self.unit, abilities.MARKSMAN)
            self.player = self.who = self.turn

    def lose(self, mast: i64) -> None:
        """That mast is lost; without any, creatures and brittle ships leave the game (PI-18.3, PI-A65)."""
        hurt = self.hurt
        self.drop_mast(hurt, mast)
        self.founder(hurt, NONE if self.then in (PERIL_DIE, MYSTERY_DIE) else self.turn)
        if self.check_end():
            return
        if self.more and self.standing[hurt] != 0:
            self.ask_loss(hurt, self.more, self.then)
        else:
            self.after_loss()

    def founder(self, unit: i64, sinker: i64) -> None:
        """Without masts creatures and brittle ships leave the game (PI-18.3, PI-A65)."""
        if self.standing[unit] != 0 or not self.alive & bit(unit):
            return
        if self.is_creature(unit):
            self.take_out(unit)
        elif self.able(unit, abilities.BRITTLE):
            self.use(unit, abilities.BRITTLE)
            self.sink(unit, sinker)

    def after_loss(self) -> None:
        """On with whatever has cost masts."""
        if self.then == AIMING:
            self.carry_on()
        elif self.then == PERIL_DIE:
            self.after_peril()
        elif self.then == MYSTERY_DIE:
            self.mystery_on()
        elif self.then == SAILING:
            self.end_move(STOPPED)
        else:
            self.hurt = NONE
            self.proceed()

    def proceed(self) -> None:
        """What else a hit or a ram brings, one thing after the other; then what comes next (PI-R20, PI-R71)."""
        if self.is_over():
            return
        target = self.target
        if not self.alive & bit(self.unit):
            self.go_on()
            return
        if target != NONE and self.alive & bit(target) and self.owes(target):
            return
        self.crew_due = 0
        if self.due & AVENGED:
            self.due &= ~AVENGED
            if self.ask_crew(self.unit):
                return
        if self.due & REPAIR_DUE:
            self.due = 0
            if self.broken(self.unit):
                self.use(self.unit, abilities.SINK_AND_REPAIR)
                self.phase = REPAIRING
                self.player = self.who = self.turn
                return
        self.due = 0
        self.resume()

    def owes(self, target: i64) -> bool:
        """Whether somebody is asked for crew or cargo of the target."""
        while self.crew_due:
            self.crew_due -= 1
            if self.ask_crew(target):
                return True
        if self.due & CARGO_DUE:
            self.due &= ~CARGO_DUE
            if self.has_cargo(target):
                self.ask_consent(abilities.CARGO_SHOT, self.turn)
                return True
        return False

    def has_cargo(self, unit: i64) -> bool:
        """Whether there is cargo aboard that may be eliminated (PI-A23, PI-A60)."""
        pieces = self.pieces_at(unit)
        if self.crew_is_safe(unit):
            pieces &= self.gear
        return pieces != 0 or self.cargo_of(unit) != 0

    def shoot_cargo(self, move: i64) -> None:
        """One piece of the target's cargo is eliminated, or none (PI-A23)."""
        if move == PASS:
            self.ability = NONE
            self.proceed()
        else:
            self.use(self.unit, abilities.CARGO_SHOT)
            self.tell(codes.ABILITY_USED, self.turn, self.unit, abilities.CARGO_SHOT)
            self.ask_forfeit(self.target, abilities.CARGO_SHOT)

    def resume(self) -> None:
        """What comes after all that a hit, a ram or a fight has brought."""
        if self.then == SHOOTING:
            if self.hits and self.alive & bit(self.target):
                self.next_hit()
            else:
                self.hits = 0
                self.ask_shot()
        elif self.then == RAMMING:
            self.after_ram()
        elif self.then == OFFERING:
            self.offer_boarding()
        else:
            self.go_on()
