"""Parley: who is shot at may pay instead (PI-A88, PI-Q9)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, NONE, PASS, PICKING, SHOOTING, SHOT
from quarterdeck.games.pirates.rules.shooting.shot import shot_target
from quarterdeck.games.pirates.rules.texts.ghosts_and_submarines import Depths
from quarterdeck.games.pirates.texts import abilities
from quarterdeck.games.pirates.words.notation.aims import feat, feat_aim


class Parley(Depths):
    """How shots are bought off."""

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
            self.tricks.shot = feat(abilities.BROADSIDES, self.unit, target)
        else:
            super().fire_broadside(target)

    def asks_to_parley(self, target: i64) -> bool:
        """Whether the player of a ship that is shot at may pay instead, and is asked (PI-A88, PI-Q9)."""
        letter = self.letter_against(target, self.unit)
        if letter == NONE and not self.able(target, abilities.PARLEY):
            return False
        home = self.home(self.owner[target])
        stored = self.slots_at(ASHORE + home) if home != NONE else NOTHING
        if self.cargo_of(target) == 0 and stored == 0:
            return False
        if letter != NONE:
            self.show(letter)
        self.use(target, abilities.PARLEY)
        self.tricks.asks = abilities.PARLEY
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
        self.tricks.asks = abilities.PARLEY
        self.target = self.tricks.roller
        self.left = feat_aim(move)
        self.phase = PICKING
        self.player = CHANCE

    def add_picked(self, moves: Moves) -> None:
        if self.tricks.asks != abilities.PARLEY:
            super().add_picked(moves)
            return
        coins = self.cargo_of(self.left) if self.left < ASHORE else self.slots_at(self.left)
        while coins:
            moves.add(codes.SLOT + lowest(coins))
            coins &= coins - 1

    def take_picked(self, slot: i64) -> None:
        if self.tricks.asks != abilities.PARLEY:
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

    def add_payers(self, moves: Moves) -> None:
        """Not to pay, or from the ship, or from home (PI-A88)."""
        moves.add(PASS)
        target = self.tricks.roller
        home = self.home(self.owner[target])
        if self.cargo_of(target):
            moves.add(feat(abilities.PARLEY, target, target))
        if home != NONE and self.slots_at(ASHORE + home):
            moves.add(feat(abilities.PARLEY, target, ASHORE + home))
