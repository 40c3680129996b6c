"""Keywords: ghosts, what dives, fear, blades, parley, tides, copies, smoke, currents, Mercenaries (PI-15.1, PI-A85 to PI-A105)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes, effects
from quarterdeck.games.pirates.aims import feat, feat_aim
from quarterdeck.games.pirates.angles import turned
from quarterdeck.games.pirates.catalog import holds
from quarterdeck.games.pirates.codes import (
    ASHORE,
    MOVE,
    NONE,
    OF_UNITS,
    OFFERING,
    PASS,
    PICKING,
    SHOOT,
    SHOOTING,
    SHOT,
    TERRAIN,
    TURN_TO,
    TURNING,
    USE,
    USING,
)
from quarterdeck.games.pirates.feats import LUCKY
from quarterdeck.games.pirates.gunnery import MAST_CANNONS, shot_target
from quarterdeck.games.pirates.kinds import TERRAIN_TRADE_CURRENT
from quarterdeck.games.pirates.lines_of_fire import LineOfFire
from quarterdeck.games.pirates.seas import LONG, SHORT
from quarterdeck.games.pirates.talents import Talents
from quarterdeck.games.pirates.waters import STOPPED

DAZES: Final[i64] = 5  # a roll of fear that takes abilities
CURRENT_FROM: Final[i64] = 3  # a roll with which a trade current is found
BACK: Final[i64] = 1_800  # a heading straight back
SLOWS: Final[i64] = 6  # and one that takes the base move
HIGH_KEYWORDS: Final[i64] = 2_199_228_776_448  # ghosts, submarines, sea monsters and copycats, numbers from 62 on
NEVER_COPIED: Final[i64] = 4_063_232  # hulls: schooners to longships, numbers from 62 on


class Keywords(Talents):
    """What keywords and creatures bring."""

    # -- at the start of a turn ---------------------------------------------------------------------

    def add_talents(self, moves: Moves) -> None:
        super().add_talents(moves)
        own = self.fleet(self.turn) & self.waters.afloat
        if self.acted & self.fleet(self.turn):
            return
        while own:
            unit = lowest(own)
            own &= own - 1
            if self.high[unit] & HIGH_KEYWORDS:
                self.add_changes(unit, moves)

    def add_changes(self, unit: i64, moves: Moves) -> None:
        """To turn ghostly, to dive or come up, to take on another's ability: before any unit has acted (PI-R79)."""
        waters = self.waters
        if self.is_ready(unit, effects.GHOST_SHIP) and not waters.ghosts & bit(unit) and self.tows[unit] == NONE:
            moves.add(USE + effects.GHOST_SHIP * OF_UNITS + unit)
        for ability in (effects.SUBMARINE, effects.SEA_MONSTER):
            if self.is_ready(unit, ability) and self.may_change_depth(unit):
                moves.add(USE + ability * OF_UNITS + unit)
        if self.is_ready(unit, effects.COPYCAT):
            self.add_copies(unit, moves)

    def may_change_depth(self, unit: i64) -> bool:
        """Whether a unit may dive, or come up where she is."""
        waters = self.waters
        if not self.tricks.submerged & bit(unit):
            return self.tows[unit] == NONE and self.towed_by(unit) == NONE
        return waters.fits(unit, waters.x[unit], waters.y[unit], waters.a[unit])

    def add_copies(self, unit: i64, moves: Moves) -> None:
        """Abilities of ships and creatures in play, hulls excepted (PI-A104)."""
        low: i64 = 0
        high: i64 = 0
        others = self.waters.afloat & ~bit(unit)
        while others:
            ship = self.ship[lowest(others)]
            others &= others - 1
            low |= self.catalog.low[ship]
            high |= self.catalog.high[ship]
        high &= ~NEVER_COPIED
        for ability in range(effects.ABILITIES):
            if holds(low, high, i64(ability)) and not self.able(unit, i64(ability)):
                moves.add(feat(effects.COPYCAT, unit, i64(ability)))

    def is_plain_talent(self, ability: i64) -> bool:
        if ability in (effects.GHOST_SHIP, effects.SUBMARINE, effects.SEA_MONSTER):
            return True
        return super().is_plain_talent(ability)

    def use_talent(self, ability: i64, unit: i64) -> None:
        if ability == effects.GHOST_SHIP:
            self.spend(unit, ability)
            self.let_all_go(unit)
            self.waters.ghosts |= bit(unit)
            self.tell(codes.GHOSTLY, self.turn, unit)
        elif ability in (effects.SUBMARINE, effects.SEA_MONSTER):
            self.spend(unit, ability)
            self.change_depth(unit, ability)
        else:
            super().use_talent(ability, unit)

    def change_depth(self, unit: i64, ability: i64) -> None:
        """She dives, or comes up; a sea monster touches nothing under water (PI-A89, PI-A90)."""
        one = bit(unit)
        if self.tricks.submerged & one:
            self.tricks.submerged &= ~one
            self.waters.deep &= ~one
            self.tell(codes.SURFACED, self.turn, unit)
            return
        self.let_all_go(unit)
        self.tricks.submerged |= one
        self.waters.deep |= one if ability == effects.SEA_MONSTER else 0
        self.tell(codes.DIVED, self.turn, unit)

    def let_all_go(self, unit: i64) -> None:
        """Pins to and by a unit are over."""
        self.free_from(unit)
        pinned = self.pinned_by[unit]
        while pinned:
            self.unpin(unit, lowest(pinned))
            pinned &= pinned - 1

    def aim_feat(self, ability: i64, unit: i64, aim: i64) -> None:
        if ability != effects.COPYCAT:
            super().aim_feat(ability, unit, aim)
            return
        self.spend(unit, ability)
        self.tricks.copied[unit] = aim
        self.tell(codes.COPIED, self.turn, unit, aim)
        self.refresh(unit)

    def note_lingerers(self) -> None:
        """What held up to the player's next turn is over (PI-A85, PI-A104)."""
        units = self.fleet(self.turn)
        self.waters.ghosts &= ~units
        for unit in range(i64(len(self.ship))):
            self.tricks.shy[unit] = 0
            if units & bit(unit) and self.tricks.copied[unit] != NONE:
                self.tricks.copied[unit] = NONE
                self.refresh(unit)
        super().note_lingerers()

    # -- fear ---------------------------------------------------------------------------------------

    def ask_fear(self) -> bool:
        """Whether a die falls for the next enemy within S of a ship that spreads fear (PI-A87)."""
        units = self.fleet(self.turn) & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            near = self.near_enemies(unit) & ~self.tricks.scared if self.able(unit, effects.FEAR) else 0
            if near:
                self.unit = unit
                self.target = lowest(near)
                self.ability = effects.FEAR
                self.use(unit, effects.FEAR)
                self.phase = USING
                self.player = CHANCE
                return True
        return False

    def roll_ability(self, die: i64) -> None:
        if self.ability == effects.FEAR:
            self.scare(die)
        elif self.ability == effects.TIDE_CALLER:
            self.call_tide(die)
        elif self.ability == effects.NAVIGATOR:
            self.find_current(die)
        else:
            super().roll_ability(die)

    def scare(self, die: i64) -> None:
        """On 5 it and its crew have no abilities in this turn, on 6 its base move is S on its next one (PI-A87)."""
        other = self.target
        self.tricks.scared |= bit(other)
        self.tell(codes.SCARE_DIE, self.turn, other, die)
        if die == DAZES:
            self.mute |= bit(other)
            self.crew_mute |= bit(other)
            self.refresh(other)
            self.tell(codes.DAZED, self.owner[other], other)
        elif die == SLOWS:
            self.slowed |= bit(other)
            self.tell(codes.SLOWED, self.owner[other], other)
        self.unit = self.target = self.ability = NONE
        self.open_turn()

    def open_turn(self) -> None:
        """The turn goes on; written by the class that knows turns."""
        raise NotImplementedError

    # -- shots at and from what is under water, parley ----------------------------------------------

    def cannons(self, unit: i64) -> i64:
        return 0 if self.tricks.submerged & bit(unit) else super().cannons(unit)

    def is_target(self, unit: i64, target: i64) -> bool:
        if self.tricks.submerged & bit(target) or self.tricks.shy[target] & bit(unit):
            return False
        return super().is_target(unit, target)

    def shoot(self, move: i64) -> None:
        if move != PASS and self.asks_to_parley(shot_target(move)):
            self.tricks.shot = move
        else:
            super().shoot(move)

    def fire_broadside(self, target: i64) -> None:
        if self.asks_to_parley(target):
            self.tricks.shot = feat(effects.BROADSIDES, self.unit, target)
        else:
            super().fire_broadside(target)

    def asks_to_parley(self, target: i64) -> bool:
        """Whether the player of a ship that is shot at may pay instead, and is asked (PI-A88, PI-Q9)."""
        letter = self.letter_against(target, self.unit)
        if letter == NONE and not self.able(target, effects.PARLEY):
            return False
        home = self.home(self.owner[target])
        stored = self.slots_at(ASHORE + home) if home != NONE else 0
        if self.cargo_of(target) == 0 and stored == 0:
            return False
        if letter != NONE:
            self.show(letter)
        self.use(target, effects.PARLEY)
        self.tricks.asks = effects.PARLEY
        self.tricks.roller = target
        self.phase = codes.CONSENTING
        self.player = self.who = self.owner[target]
        return True

    def pay_off(self, move: i64) -> None:
        """A random coin goes to the shooter, who cannot shoot at her again in this turn; or the shot comes (PI-A88)."""
        shot = self.tricks.shot
        self.tricks.shot = NONE
        if move == PASS:
            self.tricks.roller = NONE
            self.phase = SHOOTING
            self.player = self.who = self.turn
            if shot < SHOT:
                super().fire_broadside(feat_aim(shot))
            else:
                super().shoot(shot)
            return
        self.tricks.shy[self.tricks.roller] |= bit(self.unit)
        self.tricks.asks = effects.PARLEY
        self.target = self.tricks.roller
        self.left = feat_aim(move)
        self.phase = PICKING
        self.player = CHANCE

    def add_picked(self, moves: Moves) -> None:
        if self.tricks.asks != effects.PARLEY:
            super().add_picked(moves)
            return
        coins = self.cargo_of(self.left) if self.left < ASHORE else self.slots_at(self.left)
        while coins:
            moves.add(codes.SLOT + lowest(coins))
            coins &= coins - 1

    def take_picked(self, slot: i64) -> None:
        if self.tricks.asks != effects.PARLEY:
            super().take_picked(slot)
            return
        gold = self.gold_in(slot)
        payer = self.tricks.roller
        if self.left >= ASHORE:
            self.gold[self.owner[payer]] -= gold
        self.tricks.asks = self.tricks.roller = NONE
        self.left = 0
        if self.room(self.unit) > 0:
            self.take_over(self.unit, slot)
        else:
            self.store(slot, self.turn)
            self.gold[self.turn] += gold
        self.tell(codes.PAID, self.owner[payer], self.unit, gold)
        if not self.check_end():
            self.ask_shot()

    # -- what is chosen -----------------------------------------------------------------------------

    def add_consents(self, moves: Moves) -> None:
        ability = self.tricks.asks
        if ability == effects.PARLEY:
            self.add_payers(moves)
        elif ability == effects.SCORPION:
            moves.add(PASS)
            self.add_uses(ability, self.unit, self.stung(self.unit), moves)
        elif ability == effects.TIDE_CALLER:
            self.add_uses(ability, self.unit, self.tidal(), moves)
        elif ability == effects.SMOKEPOT:
            self.add_fog_spots(self.unit, self.catalog.measure[SHORT], moves)
        elif ability == effects.NAVIGATOR:
            self.add_currents(moves)
        elif ability == effects.FOG_WALKER:
            moves.add(PASS)
            fogs = self.waters.terrain.fogs() & ~bit(self.lost_in[self.unit])
            while fogs:
                moves.add(TERRAIN + lowest(fogs))
                fogs &= fogs - 1
        else:
            super().add_consents(moves)

    def add_payers(self, moves: Moves) -> None:
        """Not to pay, or from the ship, or from home (PI-A88)."""
        moves.add(PASS)
        target = self.tricks.roller
        home = self.home(self.owner[target])
        if self.cargo_of(target):
            moves.add(feat(effects.PARLEY, target, target))
        if home != NONE and self.slots_at(ASHORE + home):
            moves.add(feat(effects.PARLEY, target, ASHORE + home))

    def consent(self, move: i64) -> None:
        ability = self.tricks.asks
        if ability == effects.PARLEY:
            self.tricks.asks = NONE
            self.pay_off(move)
        elif ability == effects.SCORPION:
            self.tricks.asks = NONE
            self.sting(move)
        elif ability == effects.TIDE_CALLER:
            self.target = feat_aim(move)
            self.phase = TURNING
            self.player = self.who = self.turn
        elif ability in (effects.SMOKEPOT, effects.NAVIGATOR, effects.FOG_WALKER):
            self.tricks.asks = NONE
            self.consent_at(ability, move)
        else:
            super().consent(move)

    def consent_at(self, ability: i64, move: i64) -> None:
        """Where something lies, or leaves."""
        if ability == effects.SMOKEPOT:
            self.lay_pot(move)
        elif ability == effects.NAVIGATOR:
            self.lay_down(self.card_of(TERRAIN_TRADE_CURRENT), move, NONE)
            self.finish_action()
        else:
            self.choose_fog(move)

    # -- rams ---------------------------------------------------------------------------------------

    def find_rams(self) -> None:
        unit = self.unit
        if self.waters.ghosts & bit(unit) or self.waters.deep & bit(unit):
            self.rams = 0
            return
        super().find_rams()

    def is_rammed(self, unit: i64, other: i64) -> bool:
        if (self.waters.ghosts | self.tricks.submerged) & bit(other):
            return False
        return super().is_rammed(unit, other)

    def ram(self, other: i64) -> None:
        self.tricks.turned = True  # nobody who rams turns about or stings in this action
        super().ram(other)

    def roll_ram(self, die: i64) -> None:
        """Rams do no harm to a submarine on the surface (PI-A89)."""
        super().roll_ram(0 if self.able(self.target, effects.SUBMARINE) else die)

    def offer_boarding(self) -> None:
        """A submarine that rams from below is set back, and boards nobody (PI-A89)."""
        unit = self.unit
        if not self.tricks.submerged & bit(unit):
            super().offer_boarding()
            return
        self.then = NONE
        self.set_back(unit)
        self.go_on()

    def set_back(self, unit: i64) -> None:
        """S straight back along her course, as far as there is room (PI-A89)."""
        waters = self.waters
        waters.drift(unit, turned(waters.a[unit], BACK), self.catalog.measure[SHORT])
        self.leave_islands(unit)

    # -- blades -------------------------------------------------------------------------------------

    def stung(self, unit: i64) -> i64:
        """Enemies with masts that a blade may strike: ships that she touches (PI-A93)."""
        found: i64 = 0
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            enemy = self.owner[other] != self.owner[unit] and not self.is_creature(other)
            if enemy and self.standing[other] and not self.waters.ghosts & bit(other):
                found |= bit(other)
        return found

    def asks_to_sting(self) -> bool:
        """Whether a blade may strike, since she has moved or shot and has not rammed, and its player is asked (PI-A93)."""
        if self.action not in (MOVE, SHOOT) or self.tricks.turned or not self.is_ready(self.unit, effects.SCORPION):
            return False
        if self.stung(self.unit) == 0:
            return False
        self.ask_ability(effects.SCORPION, self.turn)
        return True

    def sting(self, move: i64) -> None:
        """A mast falls without a roll; the ship is pinned, and may be boarded (PI-A93)."""
        if move == PASS:
            self.go_on()
            return
        self.spend(self.unit, effects.SCORPION)
        self.target = feat_aim(move)
        self.tell(codes.ABILITY_USED, self.turn, self.unit, effects.SCORPION)
        if count(self.standing[self.target]) > 1:
            self.pinned_by[self.target] |= bit(self.unit)
            self.tell(codes.PINNED, self.turn, self.target, self.unit)
        self.ask_loss(self.target, 1, OFFERING)

    # -- smoke and currents -------------------------------------------------------------------------

    def smoking_cannon(self, unit: i64, fired: i64) -> i64:
        """A cannon that may lay smoke instead of shooting, or NONE (PI-A70)."""
        if not self.is_ready(unit, effects.SMOKEPOT):
            return NONE
        cannons = self.cannons(unit) & MAST_CANNONS & ~fired
        return lowest(cannons) if cannons else NONE

    def can_shoot(self, unit: i64, fired: i64 = 0) -> bool:
        return super().can_shoot(unit, fired) or self.can_smoke(unit, fired)

    def can_smoke(self, unit: i64, fired: i64) -> bool:
        """Whether smoke may be laid instead of a shot."""
        if self.smoking_cannon(unit, fired) == NONE:
            return False
        moves = Moves()
        self.add_fog_spots(unit, self.catalog.measure[SHORT], moves)
        return moves.count > 0

    def add_special_shots(self, line: LineOfFire, targets: i64, moves: Moves) -> None:
        super().add_special_shots(line, targets, moves)
        if self.deeds.loaded == NONE and self.can_smoke(self.unit, self.fired()):
            moves.add(USE + effects.SMOKEPOT * OF_UNITS + self.unit)

    def lay_pot(self, move: i64) -> None:
        """Smoke lies there up to the player's next turn (PI-A70)."""
        unit = self.unit
        self.used |= bit(self.smoking_cannon(unit, self.fired()))
        self.spend(unit, effects.SMOKEPOT)
        self.lay_fog(move, self.turn)
        self.ask_shot()

    def add_currents(self, moves: Moves) -> None:
        """Where a trade current may lie: within S of a ship of the fleet (PI-A78)."""
        units = self.fleet(self.turn) & self.waters.afloat
        while units:
            self.add_places(self.card_of(TERRAIN_TRADE_CURRENT), lowest(units), self.catalog.measure[SHORT], moves)
            units &= units - 1

    def find_current(self, die: i64) -> None:
        """On 3 to 6 a trade current is laid (PI-A78)."""
        self.tell(codes.ABILITY_DIE, self.turn, self.unit, die)
        self.ability = NONE
        moves = Moves()
        self.add_currents(moves)
        if die < CURRENT_FROM or moves.count == 0:
            self.finish_action()
        else:
            self.ask_ability(effects.NAVIGATOR, self.turn)

    # -- out of any fog -----------------------------------------------------------------------------

    def begin_move(self) -> None:
        unit = self.unit
        here = self.lost_in[unit]
        others = self.waters.terrain.fogs() & ~bit(here) if here != NONE else 0
        if others == 0 or not self.able(unit, effects.FOG_WALKER) or self.tricks.turned:
            super().begin_move()
            return
        self.tricks.turned = True
        self.ask_ability(effects.FOG_WALKER, self.turn)

    def choose_fog(self, move: i64) -> None:
        """It leaves from that fog bank, or from the one in which it is (PI-A105)."""
        if move != PASS:
            self.lost_in[self.unit] = move - TERRAIN
        self.begin_move()

    # -- tides --------------------------------------------------------------------------------------

    def tidal(self) -> i64:
        """Enemies on the table that a tide may move."""
        return self.waters.afloat & ~self.fleet(self.turn) & ~self.tricks.submerged

    def add_special_actions(self, moves: Moves) -> None:
        """What some units do instead of a move (PI-A78, PI-A102)."""
        unit = self.unit
        if self.able(unit, effects.TIDE_CALLER) and self.can_move(unit) and self.tidal():
            moves.add(USE + effects.TIDE_CALLER * OF_UNITS + unit)
        if self.able(unit, effects.NAVIGATOR) and self.can_move(unit):
            found = Moves()
            self.add_currents(found)
            if found.count:
                moves.add(USE + effects.NAVIGATOR * OF_UNITS + unit)

    def act_specially(self, move: i64) -> None:
        """Such an action: a die falls."""
        unit = self.unit
        self.count_action(unit, MOVE)
        self.handled = self.handled_twice = 0
        self.ability = (move - USE) // OF_UNITS
        self.use(unit, self.ability)
        self.tell(codes.ABILITY_USED, self.turn, unit, self.ability)
        self.phase = USING
        self.player = CHANCE

    def call_tide(self, die: i64) -> None:
        """On 5 and 6 an enemy ship is moved L (PI-A102)."""
        self.tell(codes.ABILITY_DIE, self.turn, self.unit, die)
        self.ability = NONE
        if die < LUCKY or self.tidal() == 0:
            self.finish_action()
            return
        self.tricks.asks = effects.TIDE_CALLER
        self.phase = codes.CONSENTING
        self.player = self.who = self.turn

    def add_turns(self, moves: Moves) -> None:
        if self.tricks.asks != effects.TIDE_CALLER:
            super().add_turns(moves)
            return
        moves.add(PASS)
        monster = self.unit
        self.unit = self.target
        headings = self.headings()
        for k in range(i64(len(headings))):
            if self.tide_bears(headings[k]):
                moves.add(TURN_TO + headings[k])
        self.unit = monster

    def tide_bears(self, a: i64) -> bool:
        """Whether a tide may move the target L on a heading."""
        waters, other = self.waters, self.target
        shores, units, terrain, ignored = waters.old_shores, waters.old_units, waters.old_terrain, waters.ignored
        towed = self.tows[other]
        waters.cast_off(other, bit(towed) if towed != NONE else 0)
        found = waters.judge(other, a, self.catalog.measure[LONG]) <= STOPPED
        waters.old_shores, waters.old_units, waters.old_terrain, waters.ignored = shores, units, terrain, ignored
        return found

    def turn_about(self, move: i64) -> None:
        if self.tricks.asks != effects.TIDE_CALLER:
            super().turn_about(move)
            return
        other = self.target
        if move != PASS:
            self.end_tow(other)
            self.waters.cast_off(other, 0)
            self.waters.sail(other, move - TURN_TO, self.catalog.measure[LONG])
            self.waters.sail_out(other)
            self.tell(codes.BLOWN, self.owner[other], other)
            self.leave_islands(other)
        self.finish_action()
