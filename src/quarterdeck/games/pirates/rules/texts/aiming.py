"""What treasures and Events ask for: dice, draws, and on what they are used (PI-D22, PI-U, PI-V, PI-R91)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    AIMING,
    DEED_DIE,
    DEED_DRAWN,
    NONE,
    PIECES,
    RECRUIT,
    SHOW,
)
from quarterdeck.games.pirates.rules.terrain.ice import Drifting
from quarterdeck.games.pirates.table.cards import (
    CREW_LOST,
    NOWHERE,
    OWN_SHIP,
    RECRUITED,
)
from quarterdeck.games.pirates.texts import kinds

CASTAWAYS: Final[i64] = 3  # what generic crew that joins costs at most (PI-U16, PI-U22)


class Asking(Drifting):
    """What is at work, and what it asks for."""

    # -- what is at work --------------------------------------------------------------------------

    def deed_slot(self) -> i64:
        """The slot whose treasure is at work, or NONE."""
        deed = self.deeds.deed
        return deed - SHOW if SHOW <= deed < SHOW + codes.SLOTS else NONE

    def deed_now(self) -> i64:
        """What the treasure that is at work does; NONE for an Event."""
        slot = self.deed_slot()
        return NONE if slot == NONE else self.deed_in(slot)

    def end_deed(self) -> None:
        """Nothing is at work any more."""
        deeds = self.deeds
        deeds.deed = deeds.first = NONE
        deeds.course = NOWHERE
        deeds.aim = deeds.queue = deeds.gusts = 0
        self.unit = self.target = self.hurt = self.then = NONE
        self.left = self.more = 0

    # -- dice and draws ---------------------------------------------------------------------------

    def roll_for(self, dice: i64) -> bool:
        """So many dice fall for what is being done; none: False."""
        if dice == 0:
            return False
        self.left = dice
        self.phase = DEED_DIE
        self.player = CHANCE
        return True

    def draw_for(self, number: i64) -> bool:
        """So many things are drawn for what is being done, if there are so many."""
        self.left = number
        self.phase = DEED_DRAWN
        self.player = CHANCE
        moves = Moves()
        self.add_deed_draws(moves)
        return moves.count > 0

    def islands_hidden(self) -> i64:
        """Wild islands with treasure that nobody has looked at."""
        found: i64 = 0
        for k in range(i64(len(self.hidden))):
            if self.hidden[k] > 0:
                found |= bit(k)
        return found

    def add_deed_draws(self, moves: Moves) -> None:
        """What may be drawn: crew that was abandoned, or treasure that nobody has looked at."""
        if self.left == 0:
            return
        deed = self.deed_now()
        if deed == kinds.TREASURE_ABANDONED_CREW:
            self.add_recruits(moves)
        elif self.islands_hidden() or deed == kinds.TREASURE_MARKSMANS_MAP:
            self.add_pool(moves)

    # -- what is asked ----------------------------------------------------------------------------

    def ask_aim(self, aim: i64, seat: i64) -> None:
        """A seat chooses on what it is used."""
        self.deeds.aim = aim
        self.phase = AIMING
        self.player = self.who = seat

    def ask_crew_lost(self, unit: i64) -> bool:
        """A unit loses one of its crew, its player chooses which; whether he is asked."""
        crew = self.crew_aboard(unit)
        self.hurt = unit
        if count(crew) > 1:
            self.ask_aim(CREW_LOST, self.owner[unit])
            return True
        self.kill_all(crew)
        return self.check_end()

    def ask_own_ship(self) -> bool:
        """Another ship of the fleet is chosen, if there is one (PI-U37)."""
        if self.other_ships() == 0:
            return False
        self.ask_aim(OWN_SHIP, self.turn)
        return True

    def other_ships(self) -> i64:
        """Other ships of the fleet on the table."""
        found: i64 = 0
        units = self.fleet(self.turn) & self.waters.afloat & ~bit(self.unit)
        while units:
            unit = lowest(units)
            units &= units - 1
            if not self.is_creature(unit):
                found |= bit(unit)
        return found

    def ask_recruit(self) -> bool:
        """A generic crew of the ship's nation joins her, if there is one (PI-U22)."""
        moves = Moves()
        self.add_recruits(moves)
        if moves.count == 0:
            return False
        self.ask_aim(RECRUITED, self.turn)
        return True

    def add_recruits(self, moves: Moves) -> None:
        """Generic crew of the ship's nation that costs no more than 3 (PI-U16, PI-U22)."""
        catalog = self.catalog
        nation = catalog.nation[self.ship[self.unit]]
        if i64(len(self.piece)) >= PIECES:
            return
        for card in range(catalog.crews):
            generic = catalog.crew_generic[card] == 1 and catalog.crew_nation[card] == nation
            if generic and catalog.crew_cost[card] <= CASTAWAYS:
                moves.add(RECRUIT + card)

    def recruit(self, card: i64, place: i64) -> i64:
        """A crew joins, face up; its number."""
        piece = self.add_piece(card, self.turn, place)
        self.piece_seen[piece] = full(self.seats)
        self.face_up |= bit(piece)
        self.deeds.joined |= bit(piece)
        self.tell(codes.JOINED, self.turn, self.crew_word(piece), place)
        return piece

    def add_set(self, start: i64, members: i64, moves: Moves) -> None:
        """Each member of a set."""
        while members:
            moves.add(start + lowest(members))
            members &= members - 1

    # -- what befalls ships -----------------------------------------------------------------------

    def mark(self, slot: i64, gold: i64) -> None:
        """A unique treasure is worth so much now."""
        self.deeds.mark[slot] = gold
        self.tell(codes.WORTH, self.turn, self.slot_word(slot), gold)

    def hold(self, unit: i64, turns: i64) -> None:
        """A unit has no action in so many of its player's next turns."""
        if turns > 0:
            self.deeds.idle[unit] += turns
            self.tell(codes.HELD, self.owner[unit], unit, turns)

    def kill_all(self, crew: i64) -> None:
        """All these are out of the game."""
        while crew:
            self.kill(lowest(crew))
            crew &= crew - 1
