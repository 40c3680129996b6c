"""What mysterious islands do when a ship explores (PI-8.6, PI-M15, PI-M19 to PI-M25, PI-M29, PI-R89)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import NOTHING, bit, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import (
    ASHORE,
    COIN_KINDS,
    COLLECTED,
    FORTUNE,
    ISLAND,
    MOVE,
    NONE,
    PASS,
    SLOT,
    UNTURNED,
)
from quarterdeck.games.pirates.rules.mysterious_islands.docking import Mysteries
from quarterdeck.games.pirates.texts import kinds

HIGHEST: Final[i64] = 7  # the highest printed coin (PI-M21)
EVENT_STEP: Final[i64] = 200  # Events of the collection are numbered from here on, behind treasures
SWAPS: Final[i64] = (
    bit(kinds.ISLAND_SWAP_FOR_UNIQUE) | bit(kinds.ISLAND_LATER_SWAP_FOR_UNIQUE) | bit(kinds.ISLAND_SWAP_FOR_HIGHER)
)  # fmt: skip


class Findings(Mysteries):
    """What ships find where mysterious islands have marked them."""

    # -- before coins are taken ---------------------------------------------------------------------

    def begin_looking(self) -> None:
        """Coins of other islands come here first (PI-M15)."""
        omens, unit = self.omens, self.unit
        omens.before = self.slots_at(unit)
        omens.island = self.target
        if omens.flags[unit] & bit(kinds.ISLAND_COINS_COME) and omens.at[unit] == self.target:
            omens.flags[unit] &= ~bit(kinds.ISLAND_COINS_COME)
            omens.deed = kinds.ISLAND_COINS_COME
            omens.to = self.target
            omens.queue = self.elsewhere()
            self.coins_carried()
        else:
            super().begin_looking()

    def coins_carried(self) -> None:
        omens = self.omens
        if omens.deed != kinds.ISLAND_COINS_COME:
            super().coins_carried()
        elif omens.queue:
            source = lowest(omens.queue)
            omens.queue &= ~bit(source)
            omens.left_over = omens.amount[self.unit]
            self.carry_coins(source)
        else:
            omens.island = omens.to
            self.forget_finding()
            super().begin_looking()

    def forget_finding(self) -> None:
        """Nothing is asked for a mysterious island any more."""
        omens = self.omens
        omens.deed = omens.to = omens.first = NONE
        omens.left_over = 0

    def load_next(self) -> None:
        omens, unit = self.omens, self.unit
        swaps = omens.flags[unit] & SWAPS
        if omens.at[unit] != self.target:
            swaps &= bit(kinds.ISLAND_LATER_SWAP_FOR_UNIQUE)
        if swaps and self.deeds.course == 0:
            omens.flags[unit] &= ~swaps
            self.ask_finding(lowest(swaps))
        else:
            super().load_next()

    def ask_finding(self, deed: i64) -> None:
        """Something is chosen while a ship explores, or it goes on."""
        self.omens.deed = deed
        moves = Moves()
        self.add_fortunes(moves)
        if moves.count > 1:
            self.phase = FORTUNE
            self.player = self.who = self.turn
        else:
            self.end_fortune()

    def end_fortune(self) -> None:
        deed = self.omens.deed
        if SWAPS & bit(deed):
            self.forget_finding()
            super().load_next()
        elif deed in (kinds.ISLAND_COIN_ADDED, kinds.ISLAND_COINS_EXCHANGED, kinds.ISLAND_LOAD_AND_MOVE):
            self.forget_finding()
            self.end_explore()
        else:
            super().end_fortune()

    # -- choices ------------------------------------------------------------------------------------

    def add_fortunes(self, moves: Moves) -> None:  # noqa: C901, PLR0912 - one branch for each effect
        deed, omens = self.omens.deed, self.omens
        if SWAPS & bit(deed) and omens.first == NONE:
            moves.add(PASS)
            self.add_swappable(deed, moves)
        elif deed == kinds.ISLAND_SWAP_FOR_HIGHER:
            self.add_values(self.gold_in(omens.first) + 1, HIGHEST, moves)
        elif SWAPS & bit(deed):
            self.add_uniques(moves)
        elif deed == kinds.ISLAND_COIN_ADDED:
            moves.add(PASS)
            if self.room(self.unit) > 0 and i64(len(self.worth_of)) < codes.SLOTS:
                self.add_values(1, self.best_taken(), moves)
        elif deed == kinds.ISLAND_EVENT_GAINED:
            self.add_events_left(moves)
        elif deed == kinds.ISLAND_LOAD_AND_MOVE:
            moves.add(PASS)
            if self.can_move(self.unit):
                moves.add(MOVE)
        elif deed == kinds.ISLAND_COINS_EXCHANGED:
            self.add_exchange(moves)
        else:
            super().add_fortunes(moves)

    def add_swappable(self, deed: i64, moves: Moves) -> None:
        """Coins of the island for which there is something better."""
        coins = self.loose_coins(self.target)
        if deed != kinds.ISLAND_SWAP_FOR_HIGHER:
            found = Moves()
            self.add_uniques(found)
            self.add_set(SLOT, coins if found.count else NOTHING, moves)
            return
        while coins:
            slot = lowest(coins)
            coins &= coins - 1
            if self.gold_in(slot) < HIGHEST and i64(len(self.worth_of)) < codes.SLOTS:
                moves.add(SLOT + slot)

    def add_values(self, least: i64, most: i64, moves: Moves) -> None:
        """Coins of the collection, by their gold."""
        k = least
        while k <= most:
            moves.add(COLLECTED + k)
            k += 1

    def add_uniques(self, moves: Moves) -> None:
        """Unique treasures of the pack that are not in the game."""
        for unique in range(self.catalog.uniques):
            worth = COIN_KINDS + unique
            found = i64(len(self.worth_of)) < codes.SLOTS
            for k in range(i64(len(self.worth_of))):
                found = found and self.worth_of[k] != worth
            if found:
                moves.add(COLLECTED + worth)

    def add_events_left(self, moves: Moves) -> None:
        """Events of the pack that the player does not have."""
        deeds = self.deeds
        if i64(len(deeds.event)) >= codes.EVENTS:
            return
        for card in range(self.catalog.events):
            found = True
            for k in range(i64(len(deeds.event))):
                found = found and not (deeds.event[k] == card and deeds.event_owner[k] == self.turn)
            if found:
                moves.add(COLLECTED + EVENT_STEP + card)

    def add_exchange(self, moves: Moves) -> None:
        """First a coin that was taken, then the island from which a random one comes for it (PI-M24)."""
        if self.omens.first == NONE:
            moves.add(PASS)
            if self.sources():
                self.add_set(SLOT, self.taken(), moves)
        else:
            self.add_set(ISLAND, self.sources(), moves)

    def sources(self) -> i64:
        """Other wild islands with coins."""
        found: i64 = 0
        islands = self.elsewhere()
        while islands:
            k = lowest(islands)
            islands &= islands - 1
            if self.hidden[k] > 0 or self.loose_coins(k):
                found |= bit(k)
        return found

    def taken(self) -> i64:
        """Slots with coins that were taken in this explore."""
        unit = self.unit
        return self.slots_at(unit) & ~self.omens.before & ~self.uniques_at(unit) & ~self.omens.banned

    def best_taken(self) -> i64:
        """The highest coin that was taken in this explore."""
        best: i64 = 0
        slots = self.taken()
        while slots:
            best = max(best, self.gold_in(lowest(slots)))
            slots &= slots - 1
        return best

    def take_fortune(self, move: i64) -> None:
        deed, omens = self.omens.deed, self.omens
        if move == PASS:
            self.end_fortune()
        elif move >= COLLECTED:
            self.collect(move - COLLECTED)
        elif SWAPS & bit(deed):
            omens.first = move - SLOT
            self.phase = FORTUNE
        elif deed == kinds.ISLAND_LOAD_AND_MOVE:
            self.nudge()
        elif deed == kinds.ISLAND_COINS_EXCHANGED and move >= ISLAND:
            self.exchange_coin(move - ISLAND)
        elif deed == kinds.ISLAND_COINS_EXCHANGED:
            omens.first = move - SLOT
            self.phase = FORTUNE
        else:
            super().take_fortune(move)

    # -- the collection -----------------------------------------------------------------------------

    def collect(self, number: i64) -> None:
        """A coin, a unique treasure or an Event comes into the game (PI-M19 to PI-M23, PI-R89)."""
        omens, deeds = self.omens, self.deeds
        if number >= EVENT_STEP:
            deeds.event_owner = deeds.event_owner[:]
            deeds.add_event(number - EVENT_STEP, self.turn)
            self.tell(codes.EVENT_GAINED, self.turn, self.event_word(i64(len(deeds.event)) - 1), 0, bit(self.turn))
            self.mystery_on()
            return
        place = self.unit
        if omens.first != NONE:
            place = ASHORE + self.target
            self.tell(codes.SWAPPED, self.turn, self.slot_word(omens.first), self.target, self.slot_seen[omens.first])
            self.lose_slot(omens.first)
        self.worth_of = append(self.worth_of[:], number)
        slot = self.add_slot(i64(len(self.worth_of)) - 1, place, full(self.seats))
        self.tell(codes.COLLECTS, self.turn, self.slot_word(slot), place)
        self.stir()
        if not (place == self.unit and self.land_gold(place)):
            self.end_fortune()

    # -- after coins were taken ---------------------------------------------------------------------

    def end_explore(self) -> None:
        omens, unit = self.omens, self.unit
        marked = omens.flags[unit] & (
            bit(kinds.ISLAND_COIN_ADDED) | bit(kinds.ISLAND_COINS_EXCHANGED) | bit(kinds.ISLAND_LOAD_AND_MOVE)
        )
        if marked and omens.at[unit] == self.target and self.taken():
            omens.flags[unit] &= ~bit(lowest(marked))
            self.ask_finding(lowest(marked))
        else:
            omens.before = 0
            super().end_explore()

    def exchange_coin(self, island: i64) -> None:
        """The coin goes to that island, and a random one of it comes aboard (PI-M24)."""
        omens = self.omens
        self.place_slot(omens.first, ASHORE + island)
        omens.banned |= bit(omens.first)
        omens.island = island
        self.phase = codes.COIN_DRAWN
        self.player = CHANCE

    def draw_coin(self, move: i64) -> None:
        if self.omens.deed != kinds.ISLAND_COINS_EXCHANGED:
            super().draw_coin(move)
        elif move >= UNTURNED:
            self.target = self.omens.island
            self.phase = codes.LOOKING
        else:
            self.fetch(move - SLOT)

    def look(self, treasure: i64) -> None:
        deed = self.omens.deed
        if deed not in (kinds.ISLAND_COINS_EXCHANGED, kinds.ISLAND_COIN_SENT_HOME):
            super().look(treasure)
            return
        self.hidden[self.omens.island] -= 1
        self.pool &= ~bit(treasure)
        slot = self.add_slot(treasure, ASHORE + self.omens.island, 0)
        if deed == kinds.ISLAND_COINS_EXCHANGED:
            self.fetch(slot)
        else:
            self.target = NONE
            self.land(slot)

    def fetch(self, slot: i64) -> None:
        """It comes aboard for the coin that went; more may be exchanged."""
        omens, unit = self.omens, self.unit
        self.target = omens.at[unit]
        omens.island = self.target
        self.slot_seen[slot] |= bit(self.turn)
        self.place_slot(slot, unit)
        omens.banned |= bit(slot)
        omens.first = NONE
        self.tell(codes.COIN_TAKEN, self.turn, self.slot_word(slot), unit, self.slot_seen[slot])
        if not self.land_gold(unit):
            self.ask_finding(kinds.ISLAND_COINS_EXCHANGED)

    def land(self, slot: i64) -> None:
        """A coin that was looked at is at home; unique treasure stays on the island, face up, and another is drawn."""
        if self.is_unique(slot):
            self.slot_seen[slot] = full(self.seats)
            self.send_home()
        else:
            self.bring_home(SLOT + slot)

    def nudge(self) -> None:
        """She may move S (PI-M29)."""
        self.forget_finding()
        self.omens.nudged = True
        self.action = MOVE
        self.was_free = True
        self.begin_move()
