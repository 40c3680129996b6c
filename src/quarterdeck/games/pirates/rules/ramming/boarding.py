"""Ramming, pinning and boarding (PI-9, PI-R2, PI-R25 to PI-R28)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ALL_CREW,
    ANY_COIN,
    ANY_CREW,
    BOARD,
    BOARD_DIE,
    CREW,
    NONE,
    OFFERING,
    PASS,
    PRIZE,
    PRIZE_DRAWN,
    RAM_DIE,
    RAMMING,
    SLOT,
)
from quarterdeck.games.pirates.rules.setup.setting_out import DIE
from quarterdeck.games.pirates.rules.shooting.equipment import Tools
from quarterdeck.games.pirates.rules.shooting.shot import TWO
from quarterdeck.games.pirates.texts import abilities, kinds

ROLLS: Final[i64] = 2  # dice of a boarding party


class Boarding(Tools):
    """What happens when a bow touches an enemy."""

    # -- rams ---------------------------------------------------------------------------------------

    def find_rams(self) -> None:
        """Enemies that the unit rams: her bow touches them, and neither is pinned by the other (PI-9.1, PI-9.4, PI-R2)."""
        unit = self.unit
        self.rams = 0
        if self.standing[unit] == 0 or (self.is_creature(unit) and not self.able(unit, abilities.SEA_MONSTER)):
            return
        others = self.waters.units_touched(unit)
        while others:
            other = lowest(others)
            others &= others - 1
            if self.is_rammed(unit, other):
                self.rams |= bit(other)

    def is_rammed(self, unit: i64, other: i64) -> bool:
        """Whether a unit rams another that it touches (PI-18.4, PI-R26)."""
        if self.owner[other] == self.owner[unit] or self.is_creature(other):
            return False
        if self.pinned_by[unit] & bit(other) or self.pinned_by[other] & bit(unit):
            return False
        return self.waters.bow_touches(unit, other)

    def ask_ram(self) -> bool:
        """Whether an enemy is rammed now; of several the player chooses the first (PI-R25, PI-D13)."""
        if self.rams == 0:
            return False
        if count(self.rams) == 1:
            self.ram(lowest(self.rams))
        else:
            self.phase = RAMMING
            self.player = self.who = self.turn
        return True

    def ram(self, other: i64) -> None:
        """A ram: a die falls, unless there is no mast or none can be lost (PI-9.2, PI-R26)."""
        self.rams &= ~bit(other)
        self.target = other
        self.tell(codes.RAMMED, self.turn, self.unit, other)
        if 0 < self.masts(other) < DIE:
            self.phase = RAM_DIE
            self.player = CHANCE
        else:
            self.after_ram()

    def roll_ram(self, die: i64) -> None:
        """Above the masts left on the rammed ship: she loses one; panels do not help (PI-9.2, PI-R105)."""
        left = self.masts(self.target)
        self.tell(codes.RAM_ROLLED, self.turn, die, left)
        if die > left > 0 and not self.withstands_ram(self.target):
            self.ask_loss(self.target, 1, RAMMING)
        else:
            self.after_ram()

    def withstands_ram(self, unit: i64) -> bool:
        """Whether a ram costs a unit no mast; crew that sees to it is turned up (PI-A9, PI-A89)."""
        if self.able(unit, abilities.SUBMARINE):
            return True
        if not self.able(unit, abilities.RAM_PROOF):
            return False
        self.use(unit, abilities.RAM_PROOF)
        return True

    def after_ram(self) -> None:
        """The rammer is pinned unless the other is derelict; then a boarding party (PI-9.3, PI-9.8)."""
        unit, target = self.unit, self.target
        if not self.lies_beside(target):
            self.then = NONE
            self.go_on()
            return
        if self.is_creature(unit) and self.standing[target] != 0:
            self.pin(target, unit)
        elif self.standing[target] != 0 and self.pin(unit, target):
            self.kills_crew(abilities.PIN_KILLS_CREW)
        self.kills_crew(abilities.RAM_KILLS_CREW)
        self.then = OFFERING
        self.proceed()

    def pin(self, held: i64, holder: i64) -> bool:
        """Whether one of the unit and its target is pinned to the other, unless a text keeps it from that (PI-A51, PI-A84, PI-A89)."""
        if self.able(held, abilities.PIN_PROOF):
            self.use(held, abilities.PIN_PROOF)
            return False
        if self.is_unpinned():
            return False
        self.pinned_by[held] |= bit(holder)
        self.tell(codes.PINNED, self.owner[held], held, holder)
        return True

    def lies_beside(self, other: i64) -> bool:
        """Whether the unit still touches the other: neither has sunk, or was brought away (PI-9.6)."""
        return self.waters.units_touched(self.unit) & bit(other) != 0

    def kills_crew(self, ability: i64) -> None:
        """The rammed ship is to lose a crew, if the unit has the ability (PI-A43, PI-A98)."""
        if self.picks(ability) and self.crew_aboard(self.target):
            self.use(self.unit, ability)
            self.crew_due += 1

    def offer_boarding(self) -> None:
        """After a ram or a blade Explosives may be shown, and then a boarding party is offered (PI-9.8, PI-U24)."""
        self.then = NONE
        if not self.lies_beside(self.target):
            self.go_on()
        elif not self.ask_blast():
            self.ask_boarders()

    def ask_boarders(self) -> None:
        """The active player is asked first, but where nobody boards a shell the other; of two shells nobody (PI-A83).

        Nobody boards a sea creature either, which only a blade strikes (PI-R107).
        """
        if self.is_creature(self.target) or (self.has_shell(self.unit) and self.has_shell(self.target)):
            self.go_on()
            return
        self.phase = OFFERING
        self.player = self.who = self.owner[self.target] if self.has_shell(self.target) else self.turn

    def ask_other(self) -> None:
        """The rammed ship's player is asked for a boarding party."""
        self.player = self.who = self.owner[self.target]
        if self.has_shell(self.unit):
            self.go_on()

    def has_shell(self, unit: i64) -> bool:
        """Whether nobody boards a unit: a turtle ship with panels, a sea creature (PI-18.4, PI-A83)."""
        if self.is_creature(unit):
            return True
        return self.panels[unit] != 0 and self.able(unit, abilities.TURTLE_SHIP)

    def is_unpinned(self) -> bool:
        """Whether one of the two neither pins nor is pinned: a longship, a submarine (PI-A84, PI-A89)."""
        if self.able(self.unit, abilities.SUBMARINE) or self.able(self.target, abilities.SUBMARINE):
            return True
        return self.able(self.unit, abilities.LONGSHIP) or self.able(self.target, abilities.LONGSHIP)

    # -- boarding parties ---------------------------------------------------------------------------

    def board_or_not(self, move: i64) -> None:
        """The active player is asked first, then the other (PI-9.8, PI-R28)."""
        if move == PASS and self.who == self.turn and not self.deeds.grappled:
            self.ask_other()
        elif move == PASS:
            self.go_on()
        else:
            self.send_party()

    def send_party(self) -> None:
        """A boarding party: dice fall for both sides."""
        self.tell(codes.BOARDED, self.who, self.unit, self.target)
        self.left = ROLLS
        self.phase = BOARD_DIE
        self.player = CHANCE

    def roll_boarding(self, die: i64) -> None:
        """Both roll and add their masts; the higher total wins, equal ones come to nothing (PI-9.9, PI-9.10, PI-R28)."""
        self.left -= 1
        if self.left:
            self.total = die + self.masts(self.unit) + self.boarding_bonus(self.unit)
            self.tell(codes.BOARD_ROLLED, self.owner[self.unit], die, self.masts(self.unit))
            return
        other = die + self.masts(self.target) + self.boarding_bonus(self.target)
        self.tell(codes.BOARD_ROLLED, self.owner[self.target], die, self.masts(self.target))
        if self.total == other:
            self.tell(codes.BOARD_TIED, NONE)
            self.go_on()
            return
        self.who = self.owner[self.unit if self.total > other else self.target]
        winner = self.winner()
        self.tell(codes.BOARD_WON, self.who, winner)
        self.prizes = 1
        self.booty = False
        if self.able(winner, abilities.DOUBLE_PRIZE):
            self.use(winner, abilities.DOUBLE_PRIZE)
            self.prizes = TWO
        self.offer_prize()

    def boarding_bonus(self, unit: i64) -> i64:
        """What texts add to a boarding roll (PI-A1, PI-A84)."""
        found: i64 = 0
        if self.able(unit, abilities.BOARDING_BONUS):
            self.use(unit, abilities.BOARDING_BONUS)
            found += 1
        rammed = not self.tricks.grappled and not self.deeds.grappled
        if unit == self.unit and rammed and self.able(unit, abilities.LONGSHIP):
            found += 1
        if self.has(unit, kinds.TREASURE_WEAPONS):
            found += count(self.crew_aboard(unit))
        return found

    def winner(self) -> i64:
        """The unit whose crew won the boarding party."""
        return self.unit if self.who == self.owner[self.unit] else self.target

    def loser(self) -> i64:
        """The other one."""
        return self.target if self.who == self.owner[self.unit] else self.unit

    def coins(self, unit: i64) -> i64:
        """Slots on a unit with what lies face down: coins, and unique treasure that is hidden (PI-R94)."""
        found: i64 = 0
        slots = self.slots_at(unit)
        while slots:
            slot = lowest(slots)
            slots &= slots - 1
            if not self.is_shown(slot):
                found |= bit(slot)
        return found

    def add_prizes(self, moves: Moves) -> None:
        """Nothing, one of the crew, or one of the treasures (PI-9.10, PI-R28, PI-D15)."""
        loser = self.loser()
        moves.add(PASS)
        crew = self.crew_aboard(loser)
        if self.booty or self.crew_is_safe(loser):
            crew = 0
        shown = crew & self.face_up
        while shown:
            moves.add(CREW + lowest(shown))
            shown &= shown - 1
        if crew & ~self.face_up:
            moves.add(ANY_CREW)
        if crew and self.able(self.winner(), abilities.SLAUGHTER):
            moves.add(ALL_CREW)
        coins = self.coins(loser)
        uniques = self.slots_at(loser) & ~coins
        while uniques:
            slot = lowest(uniques)
            uniques &= uniques - 1
            if self.has_room(self.winner(), slot):
                moves.add(SLOT + slot)
        if coins and self.room(self.winner()) > 0:
            moves.add(ANY_COIN)

    def take_prize(self, move: i64) -> None:
        """What the winner does; CHANCE draws what lies face down."""
        if move in (ANY_CREW, ANY_COIN):
            self.then = move
            self.phase = PRIZE_DRAWN
            self.player = CHANCE
            return
        if move == PASS:
            self.end_prizes()
        elif move >= SLOT:
            self.carry_off(move - SLOT)
            self.after_prize(took=True)
        else:
            if move == ALL_CREW:
                self.slaughter(self.loser())
            else:
                self.kill(move - CREW, self.who)
            self.after_prize(took=False)

    def slaughter(self, unit: i64) -> None:
        """All crew of a ship is eliminated (PI-A68)."""
        self.use(self.winner(), abilities.SLAUGHTER)
        crew = self.crew_aboard(unit)
        while crew:
            self.kill(lowest(crew), self.who)
            crew &= crew - 1

    def after_prize(self, *, took: bool) -> None:
        """One thing was done; perhaps there is more (PI-A69, PI-A103)."""
        if self.check_end():
            return
        self.prizes -= 1
        if took and self.able(self.winner(), abilities.PLUNDER) and self.slots_at(self.loser()):
            self.prizes = max(self.prizes, 1)
            self.booty = True
        self.offer_prize()

    def offer_prize(self) -> None:
        """The winner is asked, if there is anything aboard the other ship, whether there is room for it or not."""
        loser = self.loser()
        if self.prizes == 0 or (self.crew_aboard(loser) == 0 and self.slots_at(loser) == 0):
            self.end_prizes()
            return
        self.phase = PRIZE
        self.player = self.who

    def end_prizes(self) -> None:
        """The fight is over; some winners break a mast, too (PI-A101)."""
        winner, loser = self.winner(), self.loser()
        self.prizes = 0
        self.booty = False
        if self.able(winner, abilities.MAST_BREAKER) and self.standing[loser] != 0:
            self.use(winner, abilities.MAST_BREAKER)
            self.ask_loss(loser, 1, PRIZE)
        else:
            self.then = NONE
            self.go_on()

    def add_drawn(self, moves: Moves) -> None:
        """Each face-down piece is equally likely."""
        found = self.hidden_crew(self.loser()) if self.then == ANY_CREW else self.coins(self.loser())
        while found:
            moves.add((CREW if self.then == ANY_CREW else SLOT) + lowest(found))
            found &= found - 1

    def draw_prize(self, move: i64) -> None:
        """The piece that was drawn."""
        if move >= SLOT:
            if self.booty:
                self.use(self.winner(), abilities.PLUNDER)
            self.carry_off(move - SLOT)
        else:
            self.kill(move - CREW, self.who)
        self.after_prize(took=move >= SLOT)

    def has_room(self, unit: i64, slot: i64) -> bool:
        """Whether there is room aboard for a treasure; most unique ones need none (PI-11.7, PI-R15)."""
        space = self.slot_space(slot)
        return space == 0 or self.room(unit) >= space

    def carry_off(self, slot: i64) -> None:
        """A treasure changes ships; at her home the winner unloads it at once (PI-R50)."""
        winner = self.winner()
        word = self.treasure_word(self.slot_what[slot])
        self.place_slot(slot, winner)
        self.tricks.loaded |= bit(winner)
        if self.is_unique(slot) and self.is_creature(winner):
            self.tell(codes.CARGO_LOST, self.who, word, winner)
            self.lose_slot(slot)
        elif self.is_shown(slot):
            self.tell(codes.UNIQUE_TAKEN, self.who, word, winner)
        else:
            known = self.slot_seen[slot] | bit(self.who)
            self.tell(codes.COIN_TAKEN, self.who, word, winner, known)
            self.slot_seen[slot] = known
        self.stir()
        if self.is_home(winner):
            self.unload(winner)

    def add_dice(self, moves: Moves) -> None:
        """The six sides."""
        for k in range(1, DIE + 1):
            moves.add(i64(k))

    def add_offer(self, moves: Moves) -> None:
        """A boarding party, or none (PI-D14)."""
        moves.add(PASS)
        moves.add(BOARD)
