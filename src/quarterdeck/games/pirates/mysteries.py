"""Mysterious islands: a die at every docking, and what comes of it at once (PI-8.5 to PI-8.9, PI-M, PI-R43, PI-R87)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes, kinds
from quarterdeck.games.pirates.aboard import ADDED_STRIDE
from quarterdeck.games.pirates.catalog import MOVES
from quarterdeck.games.pirates.codes import (
    ASHORE,
    COIN_DRAWN,
    CREW,
    FLIPPING,
    FORTUNE,
    ISLAND,
    MYSTERY_DIE,
    NONE,
    PASS,
    SLOT,
    UNIT,
    UNTURNED,
)
from quarterdeck.games.pirates.happenings import Happenings
from quarterdeck.games.pirates.omens import FACE_DOWN, PLAIN, SHOWN
from quarterdeck.games.pirates.seas import LONG, SHORT
from quarterdeck.games.pirates.setting_out import DIE
from quarterdeck.games.pirates.waters import STOPPED

LOW_TO: Final[i64] = 2  # dice for the first of an island's two effects
HIGH_FROM: Final[i64] = 5  # and for the second
MAST_FROM: Final[i64] = 4  # a die that costs a mast
GOOD_CHARTS: Final[i64] = 2  # what charts add to the die (PI-U42)
NEXT_MOVE: Final[i64] = (
    bit(kinds.ISLAND_OPPONENT_STEERS) | bit(kinds.ISLAND_HELD_BACK) | bit(kinds.ISLAND_SHORT_MOVE)
    | bit(kinds.ISLAND_LONG_STRIDE) | bit(kinds.ISLAND_TWO_STRIDES)
)  # fmt: skip
HERE: Final[i64] = (
    bit(kinds.ISLAND_NO_EXPLORING) | bit(kinds.ISLAND_COINS_COME) | bit(kinds.ISLAND_SWAP_FOR_UNIQUE)
    | bit(kinds.ISLAND_SWAP_FOR_HIGHER) | bit(kinds.ISLAND_COIN_ADDED) | bit(kinds.ISLAND_COINS_EXCHANGED)
    | bit(kinds.ISLAND_LOAD_AND_MOVE)
)  # fmt: skip
LASTING: Final[i64] = NEXT_MOVE | HERE | bit(kinds.ISLAND_WEIGHTLESS_CREW) | bit(kinds.ISLAND_LATER_SWAP_FOR_UNIQUE)
LEAVERS: Final[i64] = (
    bit(kinds.ISLAND_COINS_LEAVE) | bit(kinds.ISLAND_TREASURE_LEAVES) | bit(kinds.ISLAND_ALL_COINS_LEAVE)
)  # fmt: skip


class Mysteries(Happenings):
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
            found |= bit(k) if self.is_mysterious(k) else 0
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

    def ask_omen(self, deed: i64, dice: i64) -> None:
        """So many dice fall for a mysterious island."""
        self.omens.deed = deed
        self.omens.left_over = dice
        self.omens.hits = 0
        self.phase = MYSTERY_DIE
        self.player = CHANCE

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
            omens.hits += 1 if die >= MAST_FROM else 0
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
            omens.left_over = amount or (1 if deed == kinds.ISLAND_TREASURE_LEAVES else codes.SLOTS)
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
        crew = self.crew_aboard(unit) & ~omens.stranded
        if LEAVERS & bit(deed):
            self.add_set(ISLAND, self.elsewhere() if self.treasure_at(omens.island) else 0, moves)
        elif deed == kinds.ISLAND_CREW_MAROONED or (deed == kinds.ISLAND_CREW_SCATTERED and omens.to == NONE):
            self.add_set(ISLAND, self.elsewhere() if crew else 0, moves)
        elif deed in (kinds.ISLAND_CREW_LOST, kinds.ISLAND_CREW_SCATTERED, kinds.ISLAND_CREW_STAYS):
            self.add_set(CREW, crew, moves)
        elif deed == kinds.ISLAND_TREASURE_OR_CREW_LOST:
            uniques = self.uniques_at(unit)
            self.add_set(SLOT, uniques, moves)
            self.add_set(CREW, 0 if uniques else crew, moves)
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

    def elsewhere(self) -> i64:
        """Other wild islands."""
        found: i64 = 0
        for k in range(i64(len(self.island_home))):
            if self.island_home[k] == NONE and k != self.omens.island:
                found |= bit(k)
        return found

    def treasure_at(self, island: i64) -> i64:
        """How much treasure lies on an island."""
        return self.hidden[island] + count(self.slots_at(ASHORE + island))

    def take_fortune(self, move: i64) -> None:
        """What was chosen."""
        omens, deed = self.omens, self.omens.deed
        if move == PASS:
            self.end_fortune()
        elif LEAVERS & bit(deed):
            omens.to = move - ISLAND
            self.carry_coins(omens.island)
        elif deed == kinds.ISLAND_CREW_MAROONED:
            self.maroon(self.crew_aboard(self.unit), move - ISLAND)
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

    # -- coins that change islands ------------------------------------------------------------------

    def carry_coins(self, source: i64) -> None:
        """Coins go to another island, so many as are still to come; what nobody has seen is all alike (PI-N15)."""
        omens = self.omens
        known = self.loose_coins(source)
        while omens.left_over > 0 and (known or self.hidden[source] > 0):
            if known and omens.left_over < count(known) + self.hidden[source]:
                omens.island = source
                self.phase = COIN_DRAWN
                self.player = CHANCE
                return
            omens.left_over -= 1
            if known:
                self.slot_at[lowest(known)] = ASHORE + omens.to
                known &= known - 1
            else:
                self.hidden[source] -= 1
                self.hidden[omens.to] += 1
        self.tell(codes.COINS_CARRIED, self.turn, source, omens.to)
        self.stir()
        self.coins_carried()

    def coins_carried(self) -> None:
        """On when coins have changed islands."""
        self.mystery_on()

    def loose_coins(self, island: i64) -> i64:
        """Slots on an island that hold coins, or what may be one; not those that have just come (PI-M24)."""
        return self.slots_at(ASHORE + island) & ~self.uniques_at(ASHORE + island) & ~self.omens.banned

    def add_coin_draws(self, moves: Moves) -> None:
        """Each coin is equally likely: those that somebody has seen, and those that nobody has (PI-N15)."""
        island = self.omens.island
        self.add_set(SLOT, self.loose_coins(island), moves)
        for k in range(self.hidden[island]):
            moves.add(UNTURNED + k)

    def scatter(self) -> None:
        """All coins are dealt over the other wild islands, one by one, from the next one on (PI-M4)."""
        source, others = self.omens.island, self.elsewhere()
        if count(others) > 1:
            to = source
            known = self.loose_coins(source)
            while known or self.hidden[source] > 0:
                to = following(others, to)
                if known:
                    self.slot_at[lowest(known)] = ASHORE + to
                    known &= known - 1
                else:
                    self.hidden[source] -= 1
                    self.hidden[to] += 1
            self.tell(codes.COINS_CARRIED, self.turn, source, NONE)
            self.stir()
        self.mystery_on()

    def send_home(self) -> None:
        """A random coin of the island goes to the home island, if there is one (PI-M27)."""
        island = self.omens.island
        if self.hidden[island] == 0 and self.loose_coins(island) == 0:
            self.mystery_on()
            return
        self.phase = COIN_DRAWN
        self.player = CHANCE

    def draw_coin(self, move: i64) -> None:
        """A coin was drawn."""
        omens = self.omens
        source = omens.island
        if omens.deed == kinds.ISLAND_COIN_SENT_HOME:
            self.bring_home(move)
            return
        omens.left_over -= 1
        if move >= UNTURNED:
            self.hidden[source] -= 1
            self.hidden[omens.to] += 1
        else:
            self.slot_at[move - SLOT] = ASHORE + omens.to
        self.carry_coins(source)

    def bring_home(self, move: i64) -> None:
        """It is looked at, and counts there; a unique treasure stays where it is, face up."""
        omens = self.omens
        if move >= UNTURNED:
            self.phase = codes.LOOKING
            self.player = CHANCE
            self.target = omens.island
            return
        slot = move - SLOT
        gold = self.gold_in(slot)
        self.lose_slot(slot)
        self.gold[self.turn] += gold
        self.stir()
        self.tell(codes.SENT_HOME, self.turn, gold, omens.island)
        self.mystery_on()

    # -- ships of others ----------------------------------------------------------------------------

    def steer(self, unit: i64) -> None:
        """An opponent's ship is moved; nothing but the move itself happens (PI-M16, PI-M17, PI-R88)."""
        omens, waters = self.omens, self.waters
        omens.pilot = self.unit
        omens.lent = omens.deed == kinds.ISLAND_STEER_WITH_OWN_MOVE
        self.unit = unit
        self.used = 0
        waters.put_away()
        waters.heedless = True
        towed = self.tows[unit]
        waters.cast_off(unit, bit(towed) if towed != NONE else 0)
        self.ask_segment()

    def end_move(self, found: i64) -> None:
        omens = self.omens
        if omens.pilot != NONE:
            self.unit = omens.pilot
            omens.pilot = NONE
            omens.lent = False
            self.waters.put_away()
            self.mystery_on()
            return
        omens.flags[self.unit] &= ~NEXT_MOVE
        omens.nudged = False
        super().end_move(found)

    def ask_segment(self) -> None:
        super().ask_segment()
        steered = self.omens.flags[self.unit] & bit(kinds.ISLAND_OPPONENT_STEERS)
        if steered and self.omens.pilot == NONE:
            self.player = self.who = self.after(self.turn)

    def begin_move(self) -> None:
        if self.omens.flags[self.unit] & bit(kinds.ISLAND_HELD_BACK) and not self.omens.nudged:
            self.stage = 0
            self.used = self.docked_now = 0
            self.ask_omen(kinds.ISLAND_HELD_BACK, 1)
        else:
            super().begin_move()

    def hold_back(self, die: i64) -> None:
        """She stays, or moves (PI-M7)."""
        unit, omens = self.unit, self.omens
        omens.deed = NONE
        omens.flags[unit] &= ~bit(kinds.ISLAND_HELD_BACK)
        if die > omens.amount[unit]:
            super().begin_move()
            return
        self.tell(codes.STAYS, self.turn, unit)
        if self.lost_in[unit] == NONE:
            self.waters.cast_off(unit, 0)
            self.end_move(STOPPED)
        else:
            self.finish_action()

    # -- what lasts ---------------------------------------------------------------------------------

    def measures(self, unit: i64, k: i64) -> i64:
        omens, length = self.omens, self.catalog.measure
        if unit == self.unit and omens.pilot != NONE:
            return self.steered_measure(k)
        flags = omens.flags[unit]
        if (omens.nudged and unit == self.unit) or (k < MOVES and flags & bit(kinds.ISLAND_SHORT_MOVE)):
            return length[SHORT] if k == 0 else 0
        if k == ADDED_STRIDE:
            return length[LONG] if flags & bit(kinds.ISLAND_LONG_STRIDE) else 0
        if k > ADDED_STRIDE:
            return length[SHORT] if flags & bit(kinds.ISLAND_TWO_STRIDES) else 0
        return super().measures(unit, k)

    def steered_measure(self, k: i64) -> i64:
        """A measure of a ship that somebody else moves: of the one base move or the other, and no more (PI-M16, PI-M17)."""
        if k >= MOVES:
            return 0
        if not self.omens.lent:
            return super().measures(self.unit, k)
        kind = self.catalog.move[self.ship[self.omens.pilot] * MOVES + k]
        return self.catalog.measure[kind] if kind != NONE else 0

    def load(self, unit: i64) -> i64:
        found = super().load(unit)
        if self.omens.flags[unit] & bit(kinds.ISLAND_WEIGHTLESS_CREW):
            for k in range(i64(len(self.piece))):
                if self.piece_at[k] == unit and not self.is_equipment(k):
                    found -= self.catalog.crew_space[self.piece[k]] if self.piece[k] != NONE else 1
        return found

    def leave_islands(self, unit: i64) -> None:
        super().leave_islands(unit)
        omens = self.omens
        if omens.flags[unit] & HERE and not self.touched(unit) & bit(omens.at[unit]):
            omens.flags[unit] &= ~HERE

    def come_home(self, unit: i64) -> None:
        self.omens.flags[unit] &= ~bit(kinds.ISLAND_WEIGHTLESS_CREW)
        super().come_home(unit)

    def closed_to(self, unit: i64) -> i64:
        """The island that a unit cannot explore until it has left and docked again (PI-M9)."""
        return bit(self.omens.at[unit]) if self.omens.flags[unit] & bit(kinds.ISLAND_NO_EXPLORING) else 0

    def islands_to_explore(self, unit: i64) -> i64:
        return super().islands_to_explore(unit) & ~self.closed_to(unit)

    def free_islands(self, unit: i64) -> i64:
        return super().free_islands(unit) & ~self.closed_to(unit)

    def is_hidden_text(self, island: i64) -> bool:
        """Whether what an island does is not shown yet."""
        return self.omens.mode == FACE_DOWN and self.is_mysterious(island) and self.omens.table[island] == NONE


def following(islands: i64, island: i64) -> i64:
    """The member of a set behind a number, around."""
    later = islands & ~full(island + 1)
    return lowest(later or islands)
