"""What a cannon's roll comes to: hits, lost masts, ships that sink (PI-12.7 to PI-12.14, PI-R3, PI-R4, PI-R30)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes, effects, kinds
from quarterdeck.games.pirates.aboard import BREATH, MARINES_GUN, MUSKET, is_extra
from quarterdeck.games.pirates.codes import (
    AIMING,
    AIMS,
    FEAT,
    LOSING,
    MYSTERY_DIE,
    NONE,
    OF_UNITS,
    OFFERING,
    PASS,
    PERIL_DIE,
    RAMMING,
    REPAIRING,
    SAILING,
    SHOOTING,
    SPREADING,
)
from quarterdeck.games.pirates.gunnery import ALWAYS_HITS_FAR, ALWAYS_MISSES, CHAIN, FIRE, PLAIN, STINK, TWO
from quarterdeck.games.pirates.lines_of_fire import LineOfFire
from quarterdeck.games.pirates.losses import Losses
from quarterdeck.games.pirates.seas import LONG, SHORT
from quarterdeck.games.pirates.waters import STOPPED

BROADSIDE: Final[i64] = 4  # all cannons at once, behind the kinds of single shots (PI-A86)
CARGO_DUE: Final[i64] = 1  # what is still to be asked after a hit: cargo of the target
REPAIR_DUE: Final[i64] = 2  # a mast of the shooter comes back


class Hits(Losses):
    """What hits come to."""

    # -- the roll -----------------------------------------------------------------------------------

    def hit_or_miss(self, die: i64) -> None:
        """A roll above the rank hits; a 1 never does (PI-R3, PI-12.7)."""
        unit, target = self.unit, self.target
        hit = self.hits_with(die)
        self.tell(codes.SHOT_DIE, self.turn, die, 1 if hit else 0)
        if die == ALWAYS_MISSES and self.able(unit, effects.BACKFIRE):
            self.use(unit, effects.BACKFIRE)
            self.ask_loss(unit, 1, SHOOTING)
        elif not hit:
            self.missed |= bit(self.cannon) if self.kind == PLAIN else 0
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
        bonus: i64 = 0 if self.is_plain_gun(self.cannon) else self.shot_bonus(unit, target)
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
        if not self.able(target, effects.LONG_SHOTS_MISS) or self.kind != PLAIN:
            return False
        if self.kind_of_reach(unit, self.cannon) != LONG:
            return False
        self.use(target, effects.LONG_SHOTS_MISS)
        return True

    # -- broadsides ---------------------------------------------------------------------------------

    def broadside(self, unit: i64, target: i64) -> i64:
        """Cannons on masts that can hit a target within S (PI-A86, PI-R72)."""
        line = LineOfFire(self.waters)
        found: i64 = 0
        cannons = self.cannons(unit)
        while cannons:
            cannon = lowest(cannons)
            cannons &= cannons - 1
            if not is_extra(cannon) and self.lines_up(line, unit, cannon, target, self.catalog.measure[SHORT]):
                found |= bit(cannon)
        return found

    def highest_rank(self, unit: i64, cannons: i64) -> i64:
        """What a broadside's roll must exceed."""
        found: i64 = 0
        while cannons:
            found = max(found, self.rank_of(unit, lowest(cannons)))
            cannons &= cannons - 1
        return found

    def add_broadsides(self, moves: Moves) -> None:
        """All cannons at one target within S, instead of single shots (PI-A86)."""
        unit = self.unit
        if self.used or self.doubled or not self.able(unit, effects.BROADSIDES):
            return
        targets = self.targets(unit)
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            if count(self.broadside(unit, target)) >= TWO:
                moves.add(FEAT + (effects.BROADSIDES * OF_UNITS + unit) * AIMS + target)

    def fire_broadside(self, target: i64) -> None:
        """One die for all cannons (PI-A86)."""
        unit = self.unit
        self.target = target
        if self.show_shield(unit, target):
            self.ask_shot()
            return
        self.kind = BROADSIDE
        self.cannon = 0
        self.then = SHOOTING
        self.used = full(codes.CANNONS)
        self.shot_by[target] |= bit(unit)
        self.use(unit, effects.BROADSIDES)
        self.tell(codes.ABILITY_USED, self.turn, unit, effects.BROADSIDES)
        self.announce(unit, target)

    # -- hits ---------------------------------------------------------------------------------------

    def next_hit(self) -> None:
        """The next of the hits of a roll."""
        self.hits -= 1
        unit, target = self.unit, self.target
        if self.ignores(target):
            self.proceed()
            return
        if self.picks(effects.CREW_SHOT) and not self.is_spent(unit, effects.CREW_SHOT) and self.crew_aboard(target):
            self.spend(unit, effects.CREW_SHOT)
            self.crew_due += 1
        if self.picks(effects.CARGO_SHOT):
            self.due |= CARGO_DUE
        if self.kind in (PLAIN, BROADSIDE) and self.cannon != BREATH:
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
        if not self.is_ready(target, effects.FIRST_HIT_IGNORED):
            return False
        self.spend(target, effects.FIRST_HIT_IGNORED)
        return True

    def damage(self, target: i64) -> None:
        """A hit costs a panel or masts, or sinks a ship that has none (PI-12.8, PI-A33, PI-A34, PI-A83)."""
        if self.panels[target] and self.able(target, effects.TURTLE_SHIP):
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
            doubly = self.picks(effects.TWO_MASTS_A_HIT) and count(self.standing[target]) > 1
            if doubly:
                self.use(self.unit, effects.TWO_MASTS_A_HIT)
            self.ask_loss(target, TWO if doubly else 1, SHOOTING)

    def dents(self, target: i64) -> bool:
        """Whether a hit is the first of two that cost armour a mast (PI-A34)."""
        if not self.able(target, effects.ARMOUR):
            return False
        self.dented ^= bit(target)
        self.use(target, effects.ARMOUR)
        return self.dented & bit(target) != 0

    def hamper(self, target: i64) -> None:
        """A hit that costs no mast: a chain, a stench, a fire, a breath (PI-A44, PI-A71, PI-A72, PI-A99, PI-A100)."""
        stuns = self.cannon == BREATH and self.able(self.unit, effects.STUNNING_BREATH)
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
            self.use(hurt, effects.BRITTLE)
            self.sink(hurt, NONE if self.then in (PERIL_DIE, MYSTERY_DIE) else self.turn)
        if self.check_end():
            return
        if self.more and self.standing[hurt] != 0:
            self.ask_loss(hurt, self.more, self.then)
        else:
            self.after_loss()

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
        if self.due & REPAIR_DUE:
            self.due = 0
            if self.broken(self.unit):
                self.use(self.unit, effects.SINK_AND_REPAIR)
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
                self.ask_consent(effects.CARGO_SHOT, self.turn)
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
            self.use(self.unit, effects.CARGO_SHOT)
            self.tell(codes.ABILITY_USED, self.turn, self.unit, effects.CARGO_SHOT)
            self.ask_forfeit(self.target, effects.CARGO_SHOT)

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

    def broken(self, unit: i64) -> i64:
        """Masts that are lost."""
        return full(self.catalog.masts[self.ship[unit]]) & ~self.standing[unit]

    def mystery_on(self) -> None:
        """On after a mysterious island; written by the class that knows what it does."""
        raise NotImplementedError

    def after_peril(self) -> None:
        """On after terrain that cost a mast; written by the class that knows terrain."""
        raise NotImplementedError

    def carry_on(self) -> None:
        """On with a treasure or an Event; written by the class that knows them."""
        raise NotImplementedError

    def after_ram(self) -> None:
        """On after a ram that cost a mast; written by the class that knows rams."""
        raise NotImplementedError

    def offer_boarding(self) -> None:
        """A boarding party is offered; written by the class that knows them."""
        raise NotImplementedError

    # -- sinking ------------------------------------------------------------------------------------

    def sink(self, unit: i64, sinker: i64) -> None:
        """She sinks, unless something saves her; somebody may show an Event for what was aboard (PI-12.8, PI-U15, PI-V1, PI-V2)."""
        if self.is_rescued(unit):
            return
        self.tell(codes.SUNK, self.owner[unit], unit)
        enemy = sinker not in (NONE, self.owner[unit])
        if enemy and self.then == SHOOTING and self.able(self.unit, effects.SINK_AND_REPAIR):
            self.due |= REPAIR_DUE
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
        if sinker not in (NONE, seat):
            self.ransom_all(unit, sinker)
        self.take_out(unit)
        if gold and self.seats == TWO and sinker not in (NONE, seat):
            self.share(sinker, (gold + 1) // TWO)
            self.share(seat, gold // TWO)
        elif gold:
            self.tell(codes.GOLD_LOST, NONE, gold)
        self.check_end()

    def ransom_all(self, unit: i64, sinker: i64) -> None:
        """What is got for crew that goes down with its ship (PI-A92)."""
        crew = self.crew_aboard(unit)
        while crew:
            self.pay_ransom(lowest(crew), sinker)
            crew &= crew - 1

    def share(self, seat: i64, gold: i64) -> None:
        """Gold comes to a seat's home island (PI-12.12)."""
        self.gold[seat] += gold
        self.tell(codes.GOLD_SHARED, seat, gold)
