"""What may be shown in answer: to a die, to the loss of a mast, to a ram, to a sinking (PI-R55, PI-U, PI-V).

Whoever might have an answer face down is asked, so that being asked tells nothing (PI-R97).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    AIMING,
    ANSWERING,
    ANY_COIN,
    ASHORE,
    BOARD_DIE,
    BURNING,
    COIN_KINDS,
    CREW,
    DEED_DIE,
    EVENT,
    HITTING,
    NONE,
    OFFERING,
    OUT,
    PASS,
    PERIL_DIE,
    PRIZE,
    RAM_DIE,
    RAMMING,
    SCUTTLING,
    SHOOTING,
    SHOW,
    SLOT,
    USING,
)
from quarterdeck.games.pirates.rules.cards.used import Serving
from quarterdeck.games.pirates.rules.shooting.broadside import BROADSIDE
from quarterdeck.games.pirates.table.cards import BLASTING, TO_DEATH, TO_DIE, TO_LOSS, TO_PRIZE, TO_RAM, TO_SINKING
from quarterdeck.games.pirates.texts import kinds

BLAST_FROM: Final[i64] = 4  # a roll that sinks both (PI-U24)


class Answers(Serving):
    """Who may answer what."""

    # -- who is asked -------------------------------------------------------------------------------

    def may_lie_hidden(self, deed: i64) -> bool:
        """Whether a unique treasure that does so is in the game, and not known to all to be out of it."""
        found: i64 = 0
        catalog = self.catalog
        for k in range(i64(len(self.worth_of))):
            unique = self.worth_of[k] - COIN_KINDS
            if unique >= 0 and catalog.unique_effect[unique] == deed:
                found += 1
        for slot in range(i64(len(self.slot_at))):
            if found and self.slot_at[slot] == OUT and self.deed_in(slot) == deed:
                found -= 1
        return found > 0

    def face_down_aboard(self, unit: i64) -> bool:
        """Whether treasure lies face down on a unit."""
        return self.coins(unit) != 0

    def holders(self) -> i64:
        """Seats with treasure that lies face down on a ship."""
        found: i64 = 0
        units = self.alive & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            if not found & bit(self.owner[unit]) and self.face_down_aboard(unit):
                found |= bit(self.owner[unit])
        return found

    def put_question(self, question: i64, seats: i64) -> bool:
        """These seats are asked, one after another; whether there are any."""
        self.deeds.question = question
        self.deeds.answerers = seats
        if seats == 0:
            self.deeds.question = 0
            return False
        self.ask_answer()
        return True

    def ask_answer(self) -> None:
        """The next of them is asked."""
        self.phase = ANSWERING
        self.player = self.who = lowest(self.deeds.answerers)

    def remember(self) -> None:
        """What is asked afterwards, of whom."""
        deeds = self.deeds
        deeds.back, deeds.back_player, deeds.back_who = self.phase, self.player, self.who

    def recall(self) -> None:
        """It is asked now."""
        deeds = self.deeds
        self.phase, self.player, self.who = deeds.back, deeds.back_player, deeds.back_who
        deeds.question = deeds.answerers = 0
        deeds.back = deeds.back_player = NONE
        deeds.back_who = 0

    def add_answers(self, moves: Moves) -> None:
        """Nothing, or what may be shown."""
        moves.add(PASS)
        question = self.deeds.question
        if question in (TO_SINKING, TO_PRIZE):
            self.add_salvage(moves)
            return
        for slot in range(i64(len(self.slot_at))):
            if self.is_answer(slot, question):
                moves.add(SHOW + slot)

    def is_answer(self, slot: i64, question: i64) -> bool:
        """Whether a treasure answers what is asked of the seat."""
        unit, deed = self.slot_at[slot], self.deed_in(slot)
        if unit >= codes.UNITS or deed == NONE or self.owner[unit] != self.who:
            return False
        if question == TO_DIE:
            return deed == kinds.TREASURE_RUNE
        if question == TO_RAM:
            return unit == self.unit and deed == kinds.TREASURE_EXPLOSIVES
        if unit != self.hurt:
            return False
        if deed == kinds.TREASURE_RELICS:
            return self.may_appease(self.hurt, self.then)
        return question == TO_LOSS and deed == kinds.TREASURE_CROSS_OF_CORONADO

    def answer(self, move: i64) -> None:
        """Nothing, or something is shown."""
        deeds = self.deeds
        deeds.answerers &= ~bit(self.who)
        if move >= EVENT:
            self.salvage(move - EVENT)
        elif move != PASS:
            self.show_answer(move - SHOW)
        elif deeds.answerers:
            self.ask_answer()
        else:
            self.go_back()

    def show_answer(self, slot: i64) -> None:
        """A treasure is shown, and has done what it does (PI-R93)."""
        deeds, question, deed = self.deeds, self.deeds.question, self.deed_in(slot)
        self.slot_seen[slot] = full(self.seats)
        self.tell(codes.DEED_USED, self.who, self.slot_word(slot), self.slot_at[slot])
        if deed == kinds.TREASURE_RELICS:
            self.appease(slot)
            return
        self.use_up(slot)
        if question == TO_DIE:
            shows = self.catalog.unique_amount[self.worth_of[self.slot_what[slot]] - COIN_KINDS]
            self.tell(codes.DIE_TURNED, self.who, deeds.die, shows)
            deeds.die = shows
            self.go_back()
        elif question == TO_RAM:
            self.recall()
            deeds.deed = SHOW + slot
            deeds.course = BLASTING
            self.roll_for(1)
        else:
            self.save_mast()

    def go_back(self) -> None:
        """Everybody has answered: on with what was going on."""
        question = self.deeds.question
        if question == TO_LOSS:
            self.recall()
            self.ask_which(self.hurt, self.more + 1, self.then)
        elif question == TO_DIE:
            self.recall()
            self.roll_out(self.deeds.die)
        elif question == TO_RAM:
            self.recall()
            self.ask_boarders()
        elif question == TO_DEATH:
            self.recall()
            self.deeds.shameless = True
            self.hurt = NONE
            if self.phase != PRIZE:
                self.proceed()
        else:
            self.salvage_on()

    # -- dice ---------------------------------------------------------------------------------------

    def is_die(self) -> bool:
        """Whether a die falls in this phase that texts may change: nothing changes a broadside's (PI-A86, PI-R106)."""
        if self.phase == HITTING and self.kind == BROADSIDE:
            return False
        return self.phase in (HITTING, RAM_DIE, BOARD_DIE, BURNING, SCUTTLING, USING, PERIL_DIE, DEED_DIE)

    def asks_for_runes(self, die: i64) -> bool:
        """Whether somebody may turn the die that was just rolled, and is asked (PI-U44)."""
        if not self.is_die() or not self.may_lie_hidden(kinds.TREASURE_RUNE):
            return False
        self.remember()
        self.deeds.die = die
        return self.put_question(TO_DIE, self.holders())

    # -- masts --------------------------------------------------------------------------------------

    def may_appease(self, unit: i64, then: i64) -> bool:
        """Whether an enemy ship costs the unit a mast or a crew, to which Relics can be given; forts are none (PI-U28, PI-R112)."""
        if self.unit == NONE or not self.alive & bit(self.unit) or self.is_fort(self.unit):
            return False
        wave = then == AIMING and self.deed_now() == kinds.TREASURE_NEPTUNES_TRIDENT
        return (wave or then in (SHOOTING, RAMMING, OFFERING, PRIZE)) and self.owner[self.unit] != self.owner[unit]

    def ask_saved(self, unit: i64, number: i64, then: i64) -> bool:
        """Relics lie open, so only who has them is asked; the Cross may be any treasure face down (PI-U21, PI-U28, PI-R97)."""
        relics = self.has(unit, kinds.TREASURE_RELICS) and self.may_appease(unit, then)
        hidden = self.face_down_aboard(unit) and self.may_lie_hidden(kinds.TREASURE_CROSS_OF_CORONADO)
        if not (relics or hidden):
            return False
        self.hurt = unit
        self.more = number - 1
        self.then = then
        self.remember()
        return self.put_question(TO_LOSS, bit(self.owner[unit]))

    def owes(self, target: i64) -> bool:
        """Relics may be given instead of a crew, too (PI-U28)."""
        may = self.has(target, kinds.TREASURE_RELICS) and self.may_appease(target, self.then)
        if self.crew_due and may and self.crew_aboard(target) and not self.deeds.shameless:
            self.hurt = target
            self.remember()
            return self.put_question(TO_DEATH, bit(self.owner[target]))
        self.deeds.shameless = False
        return super().owes(target)

    def take_prize(self, move: i64) -> None:
        """Relics may be given instead of crew that a boarding party kills; kept, the winner chooses again (PI-U28)."""
        loser, crew = self.loser(), CREW <= move < SLOT and move != ANY_COIN
        may = crew and self.has(loser, kinds.TREASURE_RELICS) and self.may_appease(loser, PRIZE)
        if may and not self.deeds.shameless:
            self.hurt, self.then = loser, PRIZE
            self.remember()
            self.put_question(TO_DEATH, bit(self.owner[loser]))
            return
        self.deeds.shameless = False
        super().take_prize(move)

    def save_mast(self) -> None:
        """One mast less is lost (PI-U21)."""
        self.recall()
        if self.more:
            self.ask_which(self.hurt, self.more, self.then)
        else:
            self.after_loss()

    def appease(self, slot: i64) -> None:
        """The attacker gets the Relics, nothing is lost, and that ship's turn is over; creatures keep none (PI-U28, PI-A90)."""
        self.recall()
        self.place_slot(slot, OUT if self.is_creature(self.unit) else self.unit)
        self.crew_due = self.due = 0
        self.acted |= bit(self.unit)
        self.acted_twice |= bit(self.unit)
        if self.then == AIMING:
            self.carry_on()  # the wave goes on (PI-R112)
        else:
            self.finish_action()

    # -- rams ---------------------------------------------------------------------------------------

    def ask_blast(self) -> bool:
        """Whether who rams or pins a ship is asked for Explosives, ahead of boarding parties (PI-U24)."""
        unit, target = self.unit, self.target
        held = self.pinned_by[target] & bit(unit) != 0
        if (self.tricks.stung & bit(target) and not held) or not self.face_down_aboard(unit):
            return False
        if not self.may_lie_hidden(kinds.TREASURE_EXPLOSIVES):
            return False
        self.phase = OFFERING
        self.player = self.who = self.turn
        self.remember()
        return self.put_question(TO_RAM, bit(self.owner[unit]))

    def blast(self, die: i64) -> None:
        """On 4 to 6 both ships sink; else it was in vain."""
        self.left = 0
        self.tell(codes.DEED_ROLLED, self.turn, self.slot_word(self.deed_slot()), die)
        self.deeds.deed = NONE
        self.deeds.course = 0
        if die < BLAST_FROM:
            self.ask_boarders()
            return
        self.sink(self.target, NONE)
        if not self.is_over():
            self.sink(self.unit, NONE)
        if not self.is_over():
            self.go_on()

    # -- sinkings -----------------------------------------------------------------------------------

    def awaits_answer(self, unit: i64, sinker: i64) -> bool:
        """Whether somebody who has Events left may show one for a ship that sinks (PI-V1, PI-V2)."""
        seat = self.owner[unit]
        deeds = self.deeds
        if deeds.unplayed(seat) == 0 and (sinker in (NONE, seat) or deeds.unplayed(sinker) == 0):
            return False
        self.leave_table(unit)
        deeds.wrecks |= bit(unit)
        deeds.sinker = sinker
        return True

    def ask_wrecks(self) -> None:
        """Ships have sunk since the last choice: who may show an Event for it is asked now."""
        if self.deeds.wrecks and self.deeds.question == 0 and not self.is_over():
            self.remember()
            self.ask_wreck()

    def ask_wreck(self) -> None:
        """The next of them: first whose ship it was, then who sank her."""
        wreck = lowest(self.deeds.wrecks)
        seat = self.owner[wreck]
        if self.deeds.unplayed(seat) == 0 or not self.put_question(TO_SINKING, bit(seat)):
            self.ask_prize()

    def ask_prize(self) -> None:
        """Who sank her may show Divers, unless a Raft was shown in this turn (PI-V1)."""
        deeds = self.deeds
        seat = self.owner[lowest(deeds.wrecks)]
        sinker = deeds.sinker
        asked = sinker not in (NONE, seat) and not deeds.rafted and deeds.unplayed(sinker) != 0
        if not asked or not self.put_question(TO_PRIZE, bit(sinker)):
            self.settle_wreck()

    def salvage_on(self) -> None:
        """Nothing was shown."""
        if self.deeds.question == TO_SINKING:
            self.ask_prize()
        else:
            self.settle_wreck()

    def settle_wreck(self) -> None:
        """She leaves the game; then the next one, or what was going on (PI-12.9 to PI-12.14)."""
        deeds = self.deeds
        wreck = lowest(deeds.wrecks)
        deeds.wrecks &= ~bit(wreck)
        self.settle(wreck, deeds.sinker)
        if self.is_over():
            return
        if deeds.wrecks:
            self.ask_wreck()
        else:
            deeds.sinker = NONE
            self.recall()

    def add_salvage(self, moves: Moves) -> None:
        """Events for what a ship that sinks has aboard."""
        wanted = kinds.EVENT_RAFT if self.deeds.question == TO_SINKING else kinds.EVENT_DIVERS
        events = self.deeds.unplayed(self.who)
        while events:
            k = lowest(events)
            events &= events - 1
            if self.deeds.event[k] != NONE and self.catalog.event_effect[self.deeds.event[k]] == wanted:
                moves.add(EVENT + k)

    def salvage(self, event: i64) -> None:
        """A raft saves crew and gold; divers bring all gold to who sank her (PI-V1, PI-V2)."""
        deeds = self.deeds
        wreck = lowest(deeds.wrecks)
        deeds.out |= bit(event)
        self.tell(codes.DEED_USED, self.who, self.event_word(event), wreck)
        if deeds.question == TO_SINKING:
            deeds.rafted = True
            self.raft(wreck)
            self.ask_prize()
        else:
            gold = self.gold_aboard(wreck)
            coins = self.coins(wreck)
            while coins:
                self.lose_slot(lowest(coins))
                coins &= coins - 1
            self.share(deeds.sinker, gold)
            self.settle_wreck()

    def raft(self, wreck: i64) -> None:
        """Crew and coins come to the nearest wild island, face down as they were (PI-V2)."""
        island = self.nearest_wild(wreck)
        if island == NONE:
            return
        crew = self.crew_aboard(wreck)
        while crew:
            self.place_piece(lowest(crew), ASHORE + island)
            crew &= crew - 1
        coins = self.coins(wreck)
        while coins:
            slot = lowest(coins)
            coins &= coins - 1
            if not self.is_unique(slot):
                self.place_slot(slot, ASHORE + island)
                if self.deeds.mapped:
                    self.slot_seen[slot] |= full(self.seats)

    def nearest_wild(self, unit: i64) -> i64:
        """The wild island that lies nearest to where a unit is or was, or NONE."""
        return self.nearest_of(full(i64(len(self.island_home))) & ~self.homes(), unit)
