"""What some units do instead of a move: tides that they call, trade currents that they find (PI-A78, PI-A102)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import MOVE, NONE, OF_UNITS, PASS, TURN_TO, USE, USING
from quarterdeck.games.pirates.geometry.moving import STOPPED
from quarterdeck.games.pirates.rules.shooting.parley import Parley
from quarterdeck.games.pirates.rules.turn.second_actions import LUCKY
from quarterdeck.games.pirates.table.seas import LONG, SHORT
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.texts.kinds import TERRAIN_TRADE_CURRENT

CURRENT_FROM: Final[i64] = 3  # a roll with which a trade current is found


class Tides(Parley):
    """Actions that only texts give."""

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
            self.ask_ability(abilities.NAVIGATOR, self.turn)

    def tidal(self) -> i64:
        """Enemies on the table that a tide may move: no forts, nor who is warded (PI-A102, PI-U38)."""
        found: i64 = 0
        others = self.waters.afloat & ~self.fleet(self.turn) & ~self.tricks.submerged
        while others:
            other = lowest(others)
            others &= others - 1
            if not (self.is_fort(other) or self.has(other, kinds.TREASURE_WARDING)):
                found |= bit(other)
        return found

    def add_special_actions(self, moves: Moves) -> None:
        """What some units do instead of a move (PI-A78, PI-A102)."""
        unit = self.unit
        if self.able(unit, abilities.TIDE_CALLER) and self.can_move(unit) and self.tidal():
            moves.add(USE + abilities.TIDE_CALLER * OF_UNITS + unit)
        if self.able(unit, abilities.NAVIGATOR) and self.can_move(unit):
            found = Moves()
            self.add_currents(found)
            if found.count:
                moves.add(USE + abilities.NAVIGATOR * OF_UNITS + unit)

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
        self.tricks.asks = abilities.TIDE_CALLER
        self.phase = codes.CONSENTING
        self.player = self.who = self.turn

    def add_turns(self, moves: Moves) -> None:
        if self.tricks.asks != abilities.TIDE_CALLER:
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
        waters.cast_off(other, bit(towed) if towed != NONE else NOTHING)
        found = waters.judge(other, a, self.catalog.measure[LONG]) <= STOPPED
        waters.old_shores, waters.old_units, waters.old_terrain, waters.ignored = shores, units, terrain, ignored
        return found

    def turn_about(self, move: i64) -> None:
        if self.tricks.asks != abilities.TIDE_CALLER:
            super().turn_about(move)
            return
        other = self.target
        if move != PASS:
            self.end_tow(other)
            if self.towed_by(other) != NONE:
                self.end_tow(self.towed_by(other))
            self.waters.cast_off(other, 0)
            self.waters.sail(other, move - TURN_TO, self.catalog.measure[LONG])
            self.waters.sail_out(other)
            self.tell(codes.BLOWN, self.owner[other], other)
            self.leave_islands(other)
        self.finish_action()
