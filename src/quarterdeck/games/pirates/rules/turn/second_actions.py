"""Abilities that are used between actions: second actions, and what is taken in passing (PI-6.4, PI-6.5, PI-A)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import NONE, OF_UNITS, PICK, PICKING, SACRIFICE, SLOT, USE, USING
from quarterdeck.games.pirates.rules.exploring.exploring import Exploring
from quarterdeck.games.pirates.texts import abilities, kinds

LUCKY: Final[i64] = 5  # a roll that brings one more action (PI-A11, PI-A12)
FLEET_LUCK: Final[i64] = 6  # for a fleet (PI-A13)


class Feats(Exploring):
    """What ships can do beside the four actions."""

    # -- second actions -----------------------------------------------------------------------------

    def may_act_again(self, unit: i64) -> bool:
        """Whether a unit that has acted may act once more; never a third time, and for a fleet leader no fort (PI-6.5, PI-A13)."""
        if self.acted_twice & bit(unit):
            return False
        return self.extra & bit(unit) != 0 or (self.any_extra > 0 and not self.is_fort(unit))

    def count_action(self, unit: i64, action: i64) -> None:
        """A unit takes an action; a second one uses up what allowed it (PI-6.2, PI-6.5)."""
        if not self.acted & bit(unit):
            self.acted |= bit(unit)
            self.first_action[unit] = action
            return
        self.acted_twice |= bit(unit)
        if not self.extra & bit(unit):
            self.any_extra -= 1

    def is_alike(self, unit: i64, action: i64) -> bool:
        """Whether a second action is the one that the ability allows: the same again (PI-A12)."""
        if self.acted & bit(unit) and self.deeds.volley & bit(unit):
            return action == codes.SHOOT
        if not self.acted & bit(unit) or not self.alike & bit(unit):
            return True
        first = self.first_action[unit]
        return action == first or (is_explore(action) and is_explore(first))

    def add_feats(self, moves: Moves) -> None:
        """Abilities that may be used now; the same again is rolled for before her action (PI-A12)."""
        units = self.fleet(self.turn)
        while units:
            unit = lowest(units)
            units &= units - 1
            if not self.acted_twice & bit(unit):
                if self.is_ready(unit, abilities.EXTRA_ACTION):
                    moves.add(USE + abilities.EXTRA_ACTION * OF_UNITS + unit)
                if self.is_ready(unit, abilities.SAME_AGAIN) and not self.acted & bit(unit):
                    moves.add(USE + abilities.SAME_AGAIN * OF_UNITS + unit)
                if self.is_ready(unit, abilities.SACRIFICE):
                    self.add_sacrifices(unit, moves)
            if self.is_ready(unit, abilities.PICKPOCKET) and self.room(unit) > 0:
                self.add_pockets(unit, moves)

    def add_sacrifices(self, unit: i64, moves: Moves) -> None:
        """Crew that may be given up for one more action, another than who has the ability; none where it is safe (PI-A14, PI-R103)."""
        if self.able(unit, abilities.SAFE_CREW):
            return
        givers = self.givers(unit, abilities.SACRIFICE)
        for piece in range(i64(len(self.piece))):
            if self.is_crew_aboard(piece, unit) and (givers & ~bit(piece) or self.is_born(unit, abilities.SACRIFICE)):
                moves.add(SACRIFICE + piece)

    def add_pockets(self, unit: i64, moves: Moves) -> None:
        """Ships of others with treasure that lie face down, which she touches (PI-A8)."""
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            warded = self.has(other, kinds.TREASURE_WARDING)
            if self.owner[other] != self.turn and self.coins(other) and not warded:
                moves.add(PICK + unit * OF_UNITS + other)

    def use_feat(self, move: i64) -> None:
        """An ability is used (PI-4.7)."""
        if move >= PICK:
            self.pick_pocket((move - PICK) // OF_UNITS, (move - PICK) % OF_UNITS)
        elif move >= SACRIFICE:
            self.sacrifice(move - SACRIFICE)
        else:
            self.call((move - USE) // OF_UNITS, (move - USE) % OF_UNITS)

    def call(self, ability: i64, unit: i64) -> None:
        """A die falls for an ability (PI-A11, PI-A12)."""
        self.unit = unit
        self.ability = ability
        self.spend(unit, ability)
        self.tell(codes.ABILITY_USED, self.turn, unit, ability)
        self.phase = USING
        self.player = CHANCE

    def roll_ability(self, die: i64) -> None:
        """On a lucky roll the ship, or one of the fleet, may act once more."""
        unit = self.unit
        self.tell(codes.ABILITY_DIE, self.turn, unit, die)
        if self.ability == abilities.FLEET_LEADER:
            if die >= FLEET_LUCK:
                self.any_extra += 1
        elif die >= LUCKY:
            self.extra |= bit(unit)
            if self.ability == abilities.SAME_AGAIN:
                self.alike |= bit(unit)
            self.tell(codes.ONE_MORE, self.turn, unit)
        self.unit = self.ability = NONE
        self.ask_unit()

    def ask_leader(self) -> bool:
        """Whether a die falls for the fleet at the start of the turn: one leader is enough (PI-A13, PI-1.5)."""
        units = self.fleet(self.turn)
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.able(unit, abilities.FLEET_LEADER):
                self.call(abilities.FLEET_LEADER, unit)
                return True
        return False

    def sacrifice(self, piece: i64) -> None:
        """One of the crew is eliminated, and its ship may act once more (PI-A14, PI-R103)."""
        unit = self.piece_at[piece]
        self.kill(piece, self.turn)
        self.spend(unit, abilities.SACRIFICE)
        self.extra |= bit(unit)
        self.tell(codes.ONE_MORE, self.turn, unit)

    # -- treasure in passing ------------------------------------------------------------------------

    def pick_pocket(self, unit: i64, other: i64) -> None:
        """A random treasure changes ships: CHANCE draws it (PI-A8)."""
        self.spend(unit, abilities.PICKPOCKET)
        self.tell(codes.ABILITY_USED, self.turn, unit, abilities.PICKPOCKET)
        self.unit = unit
        self.target = other
        self.phase = PICKING
        self.player = CHANCE

    def picked_from(self) -> i64:
        """The ship whose treasure is drawn."""
        return self.target

    def add_picked(self, moves: Moves) -> None:
        """Each face-down treasure is equally likely."""
        coins = self.coins(self.picked_from())
        while coins:
            moves.add(SLOT + lowest(coins))
            coins &= coins - 1

    def take_picked(self, slot: i64) -> None:
        """It is aboard now; at home it goes ashore (PI-R50)."""
        self.who = self.turn
        self.carry_off(slot)
        self.unit = self.target = NONE
        if not self.check_end():
            self.ask_unit()


def is_explore(action: i64) -> bool:
    """Whether an action explores an island or a ship."""
    return action >= codes.ISLAND or codes.UNIT <= action < codes.MOVE
