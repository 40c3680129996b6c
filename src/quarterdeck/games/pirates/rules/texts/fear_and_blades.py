"""Keywords that ask for a choice: fear, blades, and where parley, tides, smoke and currents go (PI-15.1, PI-A87, PI-A93)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    MOVE,
    NONE,
    OFFERING,
    PASS,
    SHOOT,
    TERRAIN,
    TURNING,
    USING,
)
from quarterdeck.games.pirates.rules.shooting.hits import AVENGED
from quarterdeck.games.pirates.rules.terrain.smoke import Smoke
from quarterdeck.games.pirates.table.seas import SHORT
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.kinds import TERRAIN_TRADE_CURRENT
from quarterdeck.games.pirates.words.notation.aims import feat_aim

DAZES: Final[i64] = 5  # a roll of fear that takes abilities
SLOWS: Final[i64] = 6  # and one that takes the base move


class Keywords(Smoke):
    """Fear and blades; the choices of all keywords."""

    # -- fear ---------------------------------------------------------------------------------------

    def ask_fear(self) -> bool:
        """Whether a die falls for the next enemy within S of a ship that spreads fear (PI-A87)."""
        units = self.fleet(self.turn) & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            near = self.near_enemies(unit) & ~self.tricks.scared if self.able(unit, abilities.FEAR) else NOTHING
            if near:
                self.unit = unit
                self.target = lowest(near)
                self.ability = abilities.FEAR
                self.use(unit, abilities.FEAR)
                self.phase = USING
                self.player = CHANCE
                return True
        return False

    def roll_ability(self, die: i64) -> None:
        if self.ability == abilities.FEAR:
            self.scare(die)
        elif self.ability == abilities.TIDE_CALLER:
            self.call_tide(die)
        elif self.ability == abilities.NAVIGATOR:
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

    # -- what is chosen -----------------------------------------------------------------------------

    def add_consents(self, moves: Moves) -> None:
        ability = self.tricks.asks
        if ability == abilities.PARLEY:
            self.add_payers(moves)
        elif ability == abilities.SCORPION:
            moves.add(PASS)
            self.add_uses(ability, self.unit, self.stung(self.unit), moves)
        elif ability == abilities.TIDE_CALLER:
            self.add_uses(ability, self.unit, self.tidal(), moves)
        elif ability == abilities.SMOKEPOT:
            self.add_fog_spots(self.unit, self.catalog.measure[SHORT], moves)
        elif ability == abilities.NAVIGATOR:
            self.add_currents(moves)
        elif ability == abilities.FOG_WALKER:
            moves.add(PASS)
            fogs = self.waters.terrain.fogs() & ~bit(self.lost_in[self.unit])
            while fogs:
                moves.add(TERRAIN + lowest(fogs))
                fogs &= fogs - 1
        else:
            super().add_consents(moves)

    def consent(self, move: i64) -> None:
        ability = self.tricks.asks
        if ability == abilities.PARLEY:
            self.tricks.asks = NONE
            self.pay_off(move)
        elif ability == abilities.SCORPION:
            self.tricks.asks = NONE
            self.sting(move)
        elif ability == abilities.TIDE_CALLER:
            self.target = feat_aim(move)
            self.phase = TURNING
            self.player = self.who = self.turn
        elif ability in (abilities.SMOKEPOT, abilities.NAVIGATOR, abilities.FOG_WALKER):
            self.tricks.asks = NONE
            self.consent_at(ability, move)
        else:
            super().consent(move)

    def consent_at(self, ability: i64, move: i64) -> None:
        """Where something lies, or leaves."""
        if ability == abilities.SMOKEPOT:
            self.lay_pot(move)
        elif ability == abilities.NAVIGATOR:
            self.lay_down(self.card_of(TERRAIN_TRADE_CURRENT), move, NONE)
            self.finish_action()
        else:
            self.choose_fog(move)

    # -- blades -------------------------------------------------------------------------------------

    def stung(self, unit: i64) -> i64:
        """Enemies with masts that a blade may strike, sea creatures, too: those that she touches (PI-A93, PI-R107)."""
        found: i64 = 0
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            enemy = self.owner[other] != self.owner[unit] and not self.is_fort(other)
            if enemy and self.standing[other] and not (self.waters.ghosts | self.tricks.submerged) & bit(other):
                found |= bit(other)
        return found

    def asks_to_sting(self) -> bool:
        """Whether a blade may strike, since she has moved or shot and has not rammed, and its player is asked (PI-A93)."""
        if self.action not in (MOVE, SHOOT) or not self.is_ready(self.unit, abilities.SCORPION):
            return False
        if self.stung(self.unit) == 0:
            return False
        self.ask_ability(abilities.SCORPION, self.turn)
        return True

    def sting(self, move: i64) -> None:
        """A mast falls without a roll; who is struck is pinned, but not by a derelict, and may be boarded (PI-A93, PI-R107)."""
        if move == PASS:
            self.go_on()
            return
        self.spend(self.unit, abilities.SCORPION)
        self.target = feat_aim(move)
        self.tell(codes.ABILITY_USED, self.turn, self.unit, abilities.SCORPION)
        self.tricks.stung = bit(self.target)
        if count(self.standing[self.target]) > 1 and self.standing[self.unit] != 0 and self.pin(self.target, self.unit):
            self.is_avenged()
        self.ask_loss(self.target, 1, OFFERING)

    def is_avenged(self) -> None:
        """Who is pinned by a blade may cost the other ship a crew (PI-A43)."""
        unit, target = self.unit, self.target
        warded = self.has(unit, kinds.TREASURE_WARDING)
        if self.able(target, abilities.PIN_KILLS_CREW) and not warded and self.crew_aboard(unit):
            self.use(target, abilities.PIN_KILLS_CREW)
            self.due |= AVENGED
