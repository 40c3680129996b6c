"""What follows an action, stage by stage (PI-R20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.sets import bit
from quarterdeck.games.pirates.codes import MOVE, NONE, SHOOT, SHOOTING
from quarterdeck.games.pirates.rules.moving.course import PERILS
from quarterdeck.games.pirates.rules.turn.rounds import Turns
from quarterdeck.games.pirates.texts import abilities

# What follows an action, in the order of PI-R20, after PERILS.
MYSTERIES: Final[i64] = 2
MYSTERY: Final[i64] = 3
SHOTS: Final[i64] = 4
MINTS: Final[i64] = 5
AT_DOCK: Final[i64] = 6
TOWED_DOCKS: Final[i64] = 7
RAMS: Final[i64] = 8
NEXT_RAM: Final[i64] = 9
GRAPPLES: Final[i64] = 10
BLADES: Final[i64] = 11
TOWS: Final[i64] = 12
SAILS_ON: Final[i64] = 13
TURNS_ABOUT: Final[i64] = 14


class Aftermath(Turns):
    """The consequences of an action, until it is over."""

    def go_on(self) -> None:
        """The next consequence of the action, in the order of PI-R20, until somebody is asked."""
        if self.deeds.grappled and self.alive & bit(self.unit):
            self.deeds.grappled = False
            self.then = SHOOTING
            self.ask_shot()
            return
        if self.action not in (MOVE, SHOOT):
            self.finish_action()
            return
        while self.stage <= TURNS_ABOUT and self.alive & bit(self.unit):
            stage = self.stage
            self.stage += 1
            if self.follows(stage):
                return
        self.finish_action()

    def follows(self, stage: i64) -> bool:  # noqa: C901, PLR0911, PLR0912 - one branch for each stage
        """One consequence; whether somebody is asked now."""
        if stage == PERILS:
            return self.is_imperilled()
        if stage == MYSTERIES:
            self.find_mysteries()
            return False
        if stage == MYSTERY:
            self.stage = MYSTERY if self.omens.queue else SHOTS
            return self.meets_mystery()
        if stage == SHOTS:
            return self.shoots_on()
        if stage == MINTS:
            return self.asks_to_mint()
        if stage == AT_DOCK:
            self.pass_plague(self.unit)
            self.dock()
            return self.check_end()
        if stage == TOWED_DOCKS:
            return self.ask_berth() or self.dock_towed()
        if stage == RAMS:
            if self.docked_now and self.put_out_fires():
                return True
            self.find_rams()
            return False
        if stage == NEXT_RAM:
            self.stage = NEXT_RAM if self.rams else GRAPPLES
            return self.ask_ram()
        if stage == GRAPPLES:
            return self.asks_to_grapple()
        if stage == BLADES:
            return self.asks_to_sting()
        if stage == TOWS:
            return self.action == MOVE and self.ask_tow()
        return self.sails_on() if stage == SAILS_ON else self.asks_to_turn()

    def is_imperilled(self) -> bool:
        """Whether terrain at which the move has ended asks for something; it comes back to it until nothing does."""
        self.stage = PERILS
        if self.meets_perils():
            return True
        self.stage = max(self.stage, MYSTERIES)
        return False

    def shoots_on(self) -> bool:
        """Whether a Captain shoots, free, right after the move (PI-A6, PI-R20)."""
        if not self.able(self.unit, abilities.CAPTAIN) or self.was_free or not self.can_shoot(self.unit):
            return False
        self.use(self.unit, abilities.CAPTAIN)
        self.begin_shooting()
        return True

    def sails_on(self) -> bool:
        """Whether a ship may move, free, after she has shot (PI-A21)."""
        unit = self.unit
        if self.action != SHOOT or not self.able(unit, abilities.SHOOT_AND_MOVE) or not self.can_move(unit):
            return False
        self.use(unit, abilities.SHOOT_AND_MOVE)
        self.action = MOVE
        self.was_free = True
        self.begin_move()
        return True

    def finish_action(self) -> None:
        """The action is over with all its consequences (PI-R20)."""
        self.unit = self.target = self.action = NONE
        self.used = self.rams = self.tow_options = self.docked_now = self.stage = self.cannon = self.total = 0
        self.then = self.hurt = NONE
        self.more = self.dented = self.missed = self.kind = self.hits = self.crew_due = self.due = self.prizes = 0
        self.ability = NONE
        self.was_free = self.doubled = self.booty = False
        self.perils = 0
        self.peril = NONE
        self.stream = False
        self.waters.put_away()
        self.put_tools_away()
        self.tricks.rest()
        self.ask_unit()
