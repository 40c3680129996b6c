"""Mysterious islands: a die at every docking, and what comes of it at once (PI-8.5 to PI-8.9, PI-M, PI-R43, PI-R87)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, ONE, bit, count, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    CREW,
    FLIPPING,
    FORTUNE,
    ISLAND,
    MYSTERY_DIE,
    NONE,
    PASS,
    SLOT,
    UNIT,
)
from quarterdeck.games.pirates.rules.mysterious_islands.lasting import HERE, NEXT_MOVE, Enchantments
from quarterdeck.games.pirates.rules.setup.setting_out import DIE
from quarterdeck.games.pirates.table.mysterious import FACE_DOWN, PLAIN, SHOWN
from quarterdeck.games.pirates.texts import kinds

LOW_TO: Final[i64] = 2  # dice for the first of an island's two effects
HIGH_FROM: Final[i64] = 5  # and for the second
MAST_FROM: Final[i64] = 4  # a die that costs a mast
GOOD_CHARTS: Final[i64] = 2  # what charts add to the die (PI-U42)
LASTING: Final[i64] = NEXT_MOVE | HERE | bit(kinds.ISLAND_WEIGHTLESS_CREW) | bit(kinds.ISLAND_LATER_SWAP_FOR_UNIQUE)
LEAVERS: Final[i64] = (
    bit(kinds.ISLAND_COINS_LEAVE) | bit(kinds.ISLAND_TREASURE_LEAVES) | bit(kinds.ISLAND_ALL_COINS_LEAVE)
)  # fmt: skip


class Mysteries(Enchantments):
    """What mysterious islands do at once."""

    # -- docking ------------------------------------------------------------------------------------

    def is_mysterious(self, island: i64) -> bool:
        """Whether a die falls for who docks there; a home only where texts are shown (PI-3.14, PI-R43)."""
        omens = self.omens
        if omens.mode == PLAIN or self.catalog.mystery_low[self.island_card[island]] == NONE:
            return False
        return self.island_home[island] == NONE or omens.mode == SHOWN

    def find_mysteries(self) -> None:
        """Mysterious islands at which the unit has docked in this action (PI-8.5, PI-8.7)."""
        found: i64 = 0
        islands = self.docked_now
        while islands:
            k = lowest(islands)
            islands &= islands - 1
            if self.is_mysterious(k):
                found |= bit(k)
        self.omens.queue = found

    def meets_mystery(self) -> bool:
        """Whether a die falls for the next of them; what is face down is turned up first (PI-8.9)."""
        omens = self.omens
        if omens.queue == 0:
            return False
        omens.island = lowest(omens.queue)
        omens.queue &= ~bit(omens.island)
        if omens.table[omens.island] == NONE:
            self.phase = FLIPPING
            self.player = CHANCE
        else:
            self.ask_omen(NONE, 1)
        return True

    def add_texts(self, moves: Moves) -> None:
        """The texts that were not shown yet are equally likely (PI-R87)."""
        left = self.omens.left
        while left:
            moves.add(codes.ISLAND_CARD + lowest(left))
            left &= left - 1

    def flip(self, card: i64) -> None:
        """That is what the island does, for the rest of the game (PI-8.9)."""
        omens = self.omens
        omens.table[omens.island] = card
        omens.left &= ~bit(card)
        self.tell(codes.FLIPPED, self.turn, self.island_word(card), omens.island)
        self.ask_omen(NONE, 1)

    # -- dice ---------------------------------------------------------------------------------------

    def roll_omen(self, die: i64) -> None:
        """A die for a mysterious island."""
        omens = self.omens
        self.tell(codes.OMEN_ROLLED, self.turn, self.unit, die)
        omens.left_over -= 1
        if omens.deed == NONE:
            self.read_text(die)
        elif omens.deed == kinds.ISLAND_HELD_BACK:
            self.hold_back(die)
        elif omens.deed == kinds.ISLAND_CREW_SCATTERED:
            omens.left_over = min(die, count(self.crew_aboard(self.unit)))
            self.ask_fortune(kinds.ISLAND_CREW_SCATTERED, self.turn)
        else:
            if die >= MAST_FROM:
                omens.hits += 1
            if omens.left_over == 0:
                self.wreck_masts()

    def read_text(self, die: i64) -> None:
        """1 and 2 have one effect, 5 and 6 another, 3 and 4 none; charts count (PI-8.5, PI-U42, PI-U43)."""
        if self.has(self.unit, kinds.TREASURE_GOOD_CHARTS):
            die = min(DIE, die + GOOD_CHARTS)
        if self.has(self.unit, kinds.TREASURE_BAD_PLANS):
            die = max(1, die - 1)
        catalog, card = self.catalog, self.omens.table[self.omens.island]
        if die <= LOW_TO:
            self.befall(catalog.mystery_low[card], catalog.mystery_low_amount[card])
        elif die >= HIGH_FROM:
            self.befall(catalog.mystery_high[card], catalog.mystery_high_amount[card])
        else:
            self.mystery_on()

    def befall(self, deed: i64, amount: i64) -> None:
        """An effect, at once or for later; what cannot be done is ignored (PI-8.6, PI-8.8)."""
        omens, unit = self.omens, self.unit
        omens.deed = deed
        self.tell(codes.OMEN, self.turn, unit, deed * codes.OF_UNITS + amount)
        if LASTING & bit(deed):
            omens.flags[unit] |= bit(deed)
            omens.at[unit] = omens.island
            if amount:
                omens.amount[unit] = amount
            self.mystery_on()
        elif deed == kinds.ISLAND_MASTS_LOST:
            self.ask_omen(deed, amount)
        elif LEAVERS & bit(deed):
            omens.left_over = amount or (ONE if deed == kinds.ISLAND_TREASURE_LEAVES else codes.SLOTS)
            self.ask_fortune(deed, self.turn)
        elif deed == kinds.ISLAND_CREW_SCATTERED and self.crew_aboard(unit):
            self.ask_omen(deed, 1)
        elif deed == kinds.ISLAND_COINS_SCATTERED:
            self.scatter()
        elif deed == kinds.ISLAND_COIN_SENT_HOME:
            self.send_home()
        else:
            self.ask_fortune(deed, self.after(self.turn) if deed == kinds.ISLAND_CREW_MAROONED else self.turn)

    def wreck_masts(self) -> None:
        """So many masts are lost, its player chooses which (PI-M5)."""
        hits = min(self.omens.hits, count(self.standing[self.unit]))
        if hits:
            self.ask_loss(self.unit, hits, MYSTERY_DIE)
        else:
            self.mystery_on()

    def mystery_on(self) -> None:
        """The effect is over; the rest of what follows the move (PI-R20)."""
        self.omens.deed = self.omens.to = self.omens.first = NONE
        self.omens.left_over = 0
        if not self.check_end():
            self.go_on()

    # -- choices ------------------------------------------------------------------------------------

    def ask_fortune(self, deed: i64, seat: i64) -> None:
        """A seat chooses, if there is anything to choose (PI-8.8)."""
        self.omens.deed = deed
        moves = Moves()
        self.add_fortunes(moves)
        if moves.count == 0:
            self.end_fortune()
            return
        self.phase = FORTUNE
        self.player = self.who = seat

    def end_fortune(self) -> None:
        """Nothing more is chosen for it."""
        self.mystery_on()

    def add_fortunes(self, moves: Moves) -> None:
        """What may be chosen."""
        omens, unit = self.omens, self.unit
        deed = omens.deed
        crew = self.takeable_crew()
        if LEAVERS & bit(deed):
            self.add_set(ISLAND, self.elsewhere() if self.treasure_at(omens.island) else NOTHING, moves)
        elif deed == kinds.ISLAND_CREW_MAROONED or (deed == kinds.ISLAND_CREW_SCATTERED and omens.to == NONE):
            self.add_set(ISLAND, self.elsewhere() if crew else NOTHING, moves)
        elif deed in (kinds.ISLAND_CREW_LOST, kinds.ISLAND_CREW_SCATTERED, kinds.ISLAND_CREW_STAYS):
            self.add_set(CREW, crew, moves)
        elif deed == kinds.ISLAND_TREASURE_OR_CREW_LOST:
            uniques = self.uniques_at(unit)
            self.add_set(SLOT, uniques, moves)
            self.add_set(CREW, NOTHING if uniques else crew, moves)
        elif deed == kinds.ISLAND_TRIBUTE:
            self.add_set(SLOT, self.slots_at(unit) & ~self.uniques_at(unit), moves)
        elif deed == kinds.ISLAND_ISLANDER_JOINS:
            if self.room(unit) > 0:
                self.add_recruits(moves)
        else:
            self.add_steered(moves)

    def add_steered(self, moves: Moves) -> None:
        """Ships of opponents that can be moved (PI-M16, PI-M17)."""
        units = self.alive & self.waters.afloat
        while units:
            unit = lowest(units)
            units &= units - 1
            if self.owner[unit] != self.turn and self.can_move(unit):
                moves.add(UNIT + unit)

    def take_fortune(self, move: i64) -> None:
        """What was chosen."""
        omens, deed = self.omens, self.omens.deed
        if move == PASS:
            self.end_fortune()
        elif LEAVERS & bit(deed):
            omens.to = move - ISLAND
            self.carry_coins(omens.island)
        elif deed == kinds.ISLAND_CREW_MAROONED:
            self.maroon(self.takeable_crew(), move - ISLAND)
            self.mystery_on()
        elif deed == kinds.ISLAND_CREW_SCATTERED:
            self.scatter_crew(move)
        elif deed == kinds.ISLAND_CREW_STAYS:
            omens.stranded |= bit(move - CREW)
            self.maroon(bit(move - CREW), omens.island)
            self.mystery_on()
        elif deed == kinds.ISLAND_ISLANDER_JOINS:
            self.recruit(move - codes.RECRUIT, self.unit)
            self.mystery_on()
        elif deed in (kinds.ISLAND_STEER_WITH_OWN_MOVE, kinds.ISLAND_STEER_WITH_HER_MOVE):
            self.steer(move - UNIT)
        else:
            self.give_up(move)

    def give_up(self, move: i64) -> None:
        """A crew or a treasure is lost, or put ashore (PI-M11, PI-M12, PI-M28)."""
        if move < SLOT:
            self.kill(move - CREW)
        elif self.omens.deed == kinds.ISLAND_TRIBUTE:
            self.omens.banned |= bit(move - SLOT)
            self.place_slot(move - SLOT, ASHORE + self.omens.island)
            self.tell(codes.LEFT_THERE, self.turn, self.unit, self.omens.island)
        else:
            self.use_up(move - SLOT)
        self.mystery_on()

    def takeable_crew(self) -> i64:
        """Crew that the island may take: to eliminate it all, to put it ashore nobody who is bound to the ship (PI-A52)."""
        crew = self.crew_aboard(self.unit) & ~self.omens.stranded
        deed = self.omens.deed
        if deed in (kinds.ISLAND_CREW_MAROONED, kinds.ISLAND_CREW_SCATTERED, kinds.ISLAND_CREW_STAYS):
            for k in range(i64(len(self.piece))):
                if crew & bit(k) and self.is_bound(k):
                    crew &= ~bit(k)
        return crew

    def maroon(self, crew: i64, island: i64) -> None:
        """Crew is put ashore on an island."""
        while crew:
            self.move_piece(lowest(crew), ASHORE + island)
            crew &= crew - 1

    def scatter_crew(self, move: i64) -> None:
        """First the island, then so much crew as was rolled (PI-M13)."""
        omens = self.omens
        if move >= ISLAND:
            omens.to = move - ISLAND
        else:
            self.maroon(bit(move - CREW), omens.to)
            omens.left_over -= 1
        if omens.left_over > 0:
            self.ask_fortune(omens.deed, self.turn)
        else:
            self.mystery_on()

    # -- what lasts ---------------------------------------------------------------------------------

    def is_hidden_text(self, island: i64) -> bool:
        """Whether what an island does is not shown yet."""
        return self.omens.mode == FACE_DOWN and self.is_mysterious(island) and self.omens.table[island] == NONE
