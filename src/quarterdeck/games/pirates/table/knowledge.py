"""Who knows what, and how what is not known may be (part 4 of the rules, PI-R57)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.sets import NOTHING, bit, count, full, lowest
from quarterdeck.games.pirates import codes
from quarterdeck.games.pirates.codes import ASHORE, COIN_KINDS, NONE, OUT
from quarterdeck.games.pirates.pack.catalog import ANY_NATION
from quarterdeck.games.pirates.rules.turn.orders import Orders
from quarterdeck.games.pirates.texts import kinds

TRIES: Final[i64] = 30  # to imagine a crew that fits


class Secrecy(Orders):
    """Positions as a seat knows them, and worlds that agree with that."""

    def veil(self, seat: i64) -> None:
        """Crew, equipment and treasure that lie face down are known to whom part 4 of the rules says."""
        eye = bit(seat) if seat >= 0 else NOTHING
        for piece in range(i64(len(self.piece))):
            if not self.face_up & bit(piece) and not self.piece_seen[piece] & eye:
                self.piece[piece] = NONE
        for slot in range(i64(len(self.slot_what))):
            what = self.slot_what[slot]
            if what != NONE and not self.slot_seen[slot] & eye and not self.is_public(slot):
                self.slot_what[slot] = NONE
                self.pool |= bit(what)
        for event in range(i64(len(self.deeds.event))):
            if self.deeds.event_owner[event] != seat and not (self.deeds.up | self.deeds.out) & bit(event):
                self.deeds.event[event] = NONE
        self.refresh_all()
        if self.waters.heedless and self.owner[self.unit] != seat and self.hidden_crew(self.unit):
            self.waters.heedless = self.minds_no_terrain(self.unit)

    def is_public(self, slot: i64) -> bool:
        """Whether spectators know a treasure, too: it is out of the game, unloaded, or unique and lies face up (part 4)."""
        if self.slot_at[slot] == OUT or self.is_stored(slot):
            return True
        return (self.is_unique(slot) or self.deeds.mapped) and self.slot_seen[slot] == full(self.seats)

    def imagine(self, dice: Dice) -> None:
        """Any treasure that is not known may lie in any slot; any crew that fits may be aboard."""
        self.imagine_treasure(dice, ashore=False)
        self.imagine_treasure(dice, ashore=True)
        for piece in range(i64(len(self.piece))):
            if self.piece[piece] == NONE:
                self.piece[piece] = self.imagined_crew(piece, dice)
        for event in range(i64(len(self.deeds.event))):
            if self.deeds.event[event] == NONE:
                self.deeds.event[event] = dice.below(self.catalog.events)
        self.refresh_all()

    def imagine_treasure(self, dice: Dice, *, ashore: bool) -> None:
        """What may lie face down in the slots aboard, or in those ashore."""
        for slot in range(i64(len(self.slot_what))):
            if self.slot_what[slot] == NONE and (self.slot_at[slot] >= ASHORE) == ashore:
                fitting = self.fitting(self.slot_at[slot])
                what = member(fitting, dice.below(count(fitting)))
                self.slot_what[slot] = what
                self.pool &= ~bit(what)

    def fitting(self, place: i64) -> i64:
        """Treasures that are not known and may lie face down at a place; all if none may."""
        found: i64 = 0
        pool = self.pool
        while pool:
            what = lowest(pool)
            pool &= pool - 1
            if self.may_lie_hidden_at(what, place):
                found |= bit(what)
        return found or self.pool

    def may_lie_hidden_at(self, treasure: i64, place: i64) -> bool:
        """Whether a treasure that was looked at may lie face down at a place: a coin, a hidden one, Trees ashore (PI-11.8)."""
        unique = self.worth_of[treasure] - COIN_KINDS
        if unique < 0 or self.catalog.unique_hidden[unique] == 1:
            return True
        return place >= ASHORE and self.catalog.unique_effect[unique] == kinds.TREASURE_TREES

    def imagined_crew(self, piece: i64, dice: Dice) -> i64:
        """A crew or equipment that may be there: of the ship's nation, and not too dear for her."""
        catalog = self.catalog
        place = self.piece_at[piece]
        aboard = place < codes.UNITS
        found: i64 = 0
        for _ in range(TRIES):
            found = dice.below(catalog.crews)
            nation = catalog.crew_nation[found]
            if not aboard:
                return found
            ship = self.ship[place]
            dear = self.cost_aboard(place, equipment=nation == ANY_NATION) + catalog.crew_cost[found]
            if nation == catalog.nation[ship] and dear <= catalog.cost[ship]:
                return found
        return found


def member(items: i64, k: i64) -> i64:
    """The k-th member of a set."""
    for _ in range(k):
        items &= items - 1
    return lowest(items)
