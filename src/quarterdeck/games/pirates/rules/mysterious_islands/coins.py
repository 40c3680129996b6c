"""Coins that a mysterious island sends elsewhere (PI-M4, PI-M24, PI-M27, PI-N15)."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.sets import bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_DRAWN, NONE, SLOT, UNTURNED
from quarterdeck.games.pirates.rules.cards.events import Happenings
from quarterdeck.games.pirates.texts import kinds


class Scattering(Happenings):
    """How treasure changes islands."""

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


def following(islands: i64, island: i64) -> i64:
    """The member of a set behind a number, around."""
    later = islands & ~full(island + 1)
    return lowest(later or islands)
