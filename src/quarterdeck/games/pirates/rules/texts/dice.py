"""Abilities about which somebody is asked in the middle of something: dice, grapples, derelicts, cannons (PI-A20, PI-R75)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    BOARD_DIE,
    HITTING,
    MOVE,
    NONE,
    OF_UNITS,
    PASS,
    PICKING,
    RAM_DIE,
    SLOT_AIM,
    USE,
    USING,
)
from quarterdeck.games.pirates.rules.exploring.trade import Barter
from quarterdeck.games.pirates.rules.setup.setting_out import DIE
from quarterdeck.games.pirates.table.room import MOST_GUNS
from quarterdeck.games.pirates.texts import abilities, kinds
from quarterdeck.games.pirates.words.notation.aims import feat, feat_aim

CAPTIVE: Final[i64] = 5  # gold for a captured crew with Ransom that is brought home (PI-A92)


class Knacks(Barter):
    """What is asked for."""

    # -- what may be used between actions -----------------------------------------------------------

    def add_uses(self, ability: i64, unit: i64, units: i64, moves: Moves) -> None:
        """An ability may be used on each unit of a set."""
        while units:
            moves.add(feat(ability, unit, lowest(units)))
            units &= units - 1

    def near_enemies(self, unit: i64) -> i64:
        """Enemy ships on the table within S on which abilities work; forts are none (PI-U38)."""
        found: i64 = 0
        others = self.waters.afloat & ~self.fleet(self.owner[unit])
        while others:
            other = lowest(others)
            others &= others - 1
            if not self.is_fort(other) and self.is_near(unit, other) and not self.has(other, kinds.TREASURE_WARDING):
                found |= bit(other)
        return found

    # -- whether an ability is used -----------------------------------------------------------------

    def ask_consent(self, ability: i64, seat: i64) -> None:
        self.ask_ability(ability, seat)

    def add_consents(self, moves: Moves) -> None:
        ability, unit = self.tricks.asks, self.unit
        if ability == abilities.ISLAND_TRADER:
            islands = self.other_stores()
            while islands:
                moves.add(feat(ability, unit, ASHORE + lowest(islands)))
                islands &= islands - 1
            return
        moves.add(PASS)
        if ability == abilities.GRAPPLE:
            self.add_uses(ability, unit, self.grappable(unit), moves)
        elif ability == abilities.TREASURE_CANNON:
            coins = self.cargo_of(unit)
            while coins:
                moves.add(feat(ability, unit, SLOT_AIM + lowest(coins)))
                coins &= coins - 1
        else:
            moves.add(USE + ability * OF_UNITS + (self.tricks.roller if ability == abilities.REROLL else unit))

    def consent(self, move: i64) -> None:
        """An ability is used, or not (PI-D22)."""
        ability = self.tricks.asks
        if ability == abilities.ISLAND_TRADER:
            self.left = feat_aim(move) - ASHORE
            self.phase = PICKING
            self.player = CHANCE
            return
        self.tricks.asks = NONE
        if ability == abilities.CARGO_SHOT:
            self.shoot_cargo(move)
        elif ability == abilities.REROLL:
            self.roll_again(move != PASS)
        elif ability == abilities.DERELICT_OWNER:
            self.own_derelict(move)
        elif ability == abilities.GRAPPLE:
            self.grapple(move)
        else:
            self.mint(move)

    # -- dice that are rolled again -----------------------------------------------------------------

    def roller_of(self) -> i64:
        """The unit whose die falls in this phase, or NONE."""
        if not self.is_die() or self.phase in (codes.DEED_DIE, codes.DRIFTING, codes.SLIDING):
            return NONE
        return self.target if self.phase == BOARD_DIE and self.left == 1 else self.unit

    def asks_to_reroll(self, die: i64) -> bool:
        """Whether a unit may roll a die again, and is asked; the best roll never is (PI-A20)."""
        unit = self.roller_of()
        if unit == NONE or not self.is_ready(unit, abilities.REROLL):
            return False
        if die == DIE and self.phase in (HITTING, RAM_DIE, BOARD_DIE, USING):
            return False
        tricks = self.tricks
        tricks.roller, tricks.die, tricks.resumes = unit, die, self.phase
        self.ask_ability(abilities.REROLL, self.owner[unit])
        return True

    def roll_again(self, again: bool) -> None:  # noqa: FBT001 - what was chosen
        """The die falls once more, or counts as it lies (PI-A20)."""
        tricks = self.tricks
        die, unit = tricks.die, tricks.roller
        self.phase = tricks.resumes
        self.player = CHANCE
        tricks.die = 0
        tricks.roller = tricks.resumes = NONE
        if again:
            self.spend(unit, abilities.REROLL)
            self.tell(codes.REROLLED, self.owner[unit], unit, die)
        else:
            self.roll_on_with(die)

    # -- derelicts, grapples, cannons of treasure ---------------------------------------------------

    def explore_ship(self, other: i64) -> None:
        super().explore_ship(other)
        if self.is_derelict(other) and self.able(self.unit, abilities.DERELICT_OWNER) and self.home(self.turn) != NONE:
            self.ask_ability(abilities.DERELICT_OWNER, self.turn)

    def own_derelict(self, move: i64) -> None:
        """A derelict is the explorer's, and both are docked at home (PI-A55)."""
        unit, other = self.unit, self.target
        if move == PASS:
            super().explore_ship(other)
            return
        self.tell(codes.ABILITY_USED, self.turn, unit, abilities.DERELICT_OWNER)
        if self.owner[other] != self.turn:
            self.join(other)
        home = self.home(self.turn)
        for ship in (unit, other):
            pose = self.place_at(ship, home)
            if pose != NONE and not self.is_over():
                self.move_away(ship, pose)
                self.come_home(ship)
                if not self.check_end():
                    self.quench(ship)
        if not self.check_end():
            self.finish_action()

    def grappable(self, unit: i64) -> i64:
        """Enemies within S that may be boarded without a ram (PI-A54, PI-A83, PI-18.4)."""
        found: i64 = 0
        enemies = self.near_enemies(unit)
        while enemies:
            other = lowest(enemies)
            enemies &= enemies - 1
            if not self.is_creature(other) and not self.has_shell(other) and not self.is_out_of_reach(other):
                found |= bit(other)
        return found

    def is_out_of_reach(self, unit: i64) -> bool:
        """Whether a unit boards nobody and is not boarded: it is ghostly, or under water (PI-A85, PI-A89)."""
        return (self.waters.ghosts | self.tricks.submerged) & bit(unit) != 0

    def asks_to_grapple(self) -> bool:
        """Whether a ship may board another one that she has not rammed, and is asked (PI-A54)."""
        unit = self.unit
        if self.action != MOVE or self.was_free or not self.is_ready(unit, abilities.GRAPPLE):
            return False
        if self.is_out_of_reach(unit):
            return False
        if self.standing[unit] == 0 or self.grappable(unit) == 0:
            return False
        self.ask_ability(abilities.GRAPPLE, self.turn)
        return True

    def grapple(self, move: i64) -> None:
        """A boarding party at once; the boarded ship adds nothing to her roll (PI-A54)."""
        if move == PASS:
            self.go_on()
            return
        self.spend(self.unit, abilities.GRAPPLE)
        self.target = feat_aim(move)
        self.tricks.grappled = True
        self.send_party()

    def boarding_bonus(self, unit: i64) -> i64:
        if self.tricks.grappled and unit == self.target:
            return 0
        return super().boarding_bonus(unit)

    def asks_to_mint(self) -> bool:
        """Whether a ship that docks at home may make a cannon of a treasure, and is asked (PI-A74)."""
        unit = self.unit
        if self.docked_now == 0 or not self.is_home(unit) or not self.is_ready(unit, abilities.TREASURE_CANNON):
            return False
        if self.guns[unit] >= MOST_GUNS or self.cargo_of(unit) == 0:
            return False
        self.ask_ability(abilities.TREASURE_CANNON, self.turn)
        return True

    def mint(self, move: i64) -> None:
        """A coin is out of the game, and there is one more cannon."""
        if move != PASS:
            slot = feat_aim(move) - SLOT_AIM
            self.spend(self.unit, abilities.TREASURE_CANNON)
            self.tell(codes.CARGO_LOST, self.turn, self.treasure_word(self.slot_what[slot]), self.unit)
            self.lose_slot(slot)
            self.guns[self.unit] += 1
            self.stir()
            self.tell(codes.ARMED, self.turn, self.unit)
            if self.check_end():
                return
        self.go_on()

    # -- captives -----------------------------------------------------------------------------------

    def come_home(self, unit: i64) -> None:
        super().come_home(unit)
        crew = NOTHING if self.check_end() else self.crew_aboard(unit)
        while crew:
            piece = lowest(crew)
            crew &= crew - 1
            if self.piece_from[piece] != self.owner[unit] and self.is_ransomed(piece):
                self.remove_crew(piece)
                self.gold[self.owner[unit]] += CAPTIVE
                self.tell(codes.RANSOMED, self.owner[unit], CAPTIVE, self.crew_word(piece))
