"""Ships in the Lanes around the Kraken: icons, collisions, damage, sinking (KR-3, KR-4, KR-5).

Clause ids are those of rules.md beside this file. Loops follow a chain of collisions ship by ship:
`mover` takes the place, the ship it bumps moves next.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.log import EVERYBODY
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import small_bit
from quarterdeck.games.kraken import codes
from quarterdeck.games.kraken.codes import (
    CLOCKWISE,
    DOWN,
    FEWEST_LANES,
    FORWARD,
    NO_PLACE,
    NO_SHIP,
    SINKS_AT,
    UP,
)

# How a game ends.
UNDECIDED: Final[i64] = 0
LAST_AFLOAT: Final[i64] = 1
KRAKEN_WINS: Final[i64] = 2
ROUND_LIMIT: Final[i64] = 3


def lanes_for(afloat: i64) -> i64:
    """A Lane for each ship afloat, but never fewer than two (KR-R1, KR-1.4, KR-5.2, KR-5.4, KR-7.1)."""
    return max(FEWEST_LANES, afloat)


class Sea(Position):
    """One ship for each player (KR-1.5), the Lanes and the Kraken; `KrakenPosition` adds cards and turns."""

    def __init__(self, ships: i64, front: i64, names: list[str]) -> None:
        """Water without ships: `place` and the other vectors are still empty."""
        super().__init__(CHANCE)
        self.ships = ships  # players, sunk ones included
        self.afloat = ships
        self.lanes = lanes_for(ships)
        self.front = front  # the Section the Kraken faces, 0 … 3 = N, E, S, W
        self.names = names  # of the cards, for the log; shared by all copies, never changed
        self.place = vec[i64]()  # of each ship; NO_PLACE: sunk or not started yet
        self.slots = vec[i64]()  # the ship at each place, or NO_SHIP
        self.damage = vec[i64]()  # of each ship
        self.sunk_at = vec[i64]()  # 0: afloat; 1: sank first, … ; the same for ships sunk by one step

    # -- what the cards have to do with it ---------------------------------------------------------

    def drop_hand(self, seat: i64) -> i64:
        """Put the seat's cards back unseen; returns how many they were (`KrakenPosition` has the hands)."""
        raise NotImplementedError

    def finish(self, ended: i64, winners: i64) -> None:
        """End the game at once, with a set of winners (`KrakenPosition` has the phases)."""
        raise NotImplementedError

    def tell(self, kind: i64, who: i64, what: i64 = 0, more: i64 = 0, known_to: i64 = EVERYBODY) -> None:
        """One more entry in the log, if there is one."""
        log = self.log
        if log is not None:
            log.names = self.names
            log.add(kind, who, what, more, known_to)

    # -- who is where ------------------------------------------------------------------------------

    def seats_afloat(self) -> i64:
        """The seats whose ships are in play, as a set."""
        seats: i64 = 0
        for seat in range(self.ships):
            if self.sunk_at[seat] == 0:
                seats |= small_bit(seat)
        return seats

    def sunk_last(self) -> i64:
        """The seats whose ships sank in the latest step, as a set."""
        last = self.next_sinking() - 1
        seats: i64 = 0
        for seat in range(self.ships):
            if self.sunk_at[seat] == last:
                seats |= small_bit(seat)
        return seats

    def unplaced(self) -> i64:
        """The seats whose ships have no place yet, during the setup."""
        seats: i64 = 0
        for seat in range(self.ships):
            if self.place[seat] == NO_PLACE:
                seats |= small_bit(seat)
        return seats

    def starting_ship(self) -> i64:
        """The ship that begins the round: most damage (KR-2.3), nearest to the front (KR-2.4), first clockwise (KR-2.5).

        Of two in one Section it is the one in the lower Lane (KR-R4). In the first round, without damage, it is the ship
        in front of the Kraken (KR-1.13).
        """
        best: i64 = NOBODY
        best_key: i64 = -1
        for seat in range(self.ships):
            slot = self.place[seat]
            if slot != NO_PLACE:
                clockwise = ((slot >> 2) - self.front) & 3
                distance = min(clockwise, 4 - clockwise)  # three to the right is one to the left
                key = self.damage[seat] << 6 | (3 - distance) << 4 | (3 - clockwise) << 2 | (3 - (slot & 3))
                if key > best_key:
                    best = seat
                    best_key = key
        return best

    # -- icons (KR-3) and collisions (KR-4) ---------------------------------------------

    def sail_forward(self, seat: i64) -> None:
        """One Section clockwise; bumped ships go a Section forward and a Lane down (KR-3.5, KR-4.1, KR-4.8).

        A chain may run all the way round (KR-4.15). It ends with a ship that is bumped below Lane 1: it meets the Kraken
        in the Section ahead of where it was (KR-4.9, KR-4.11, KR-R11).
        """
        slots = self.slots
        place = self.place
        slot = place[seat]
        slots[slot] = NO_SHIP
        mover = seat
        section = slot >> 2
        lane = slot & 3
        while True:
            section = (section + 1) & 3
            if lane < 0:
                self.meet_kraken(mover, section)
                return
            slot = section << 2 | lane
            bumped = slots[slot]
            slots[slot] = mover
            place[mover] = slot
            if self.log is not None:
                self.tell(codes.MOVED if mover == seat else codes.BUMPED, mover, slot, FORWARD)
            if bumped == NO_SHIP:
                return
            mover = bumped
            lane -= 1

    def sail_up(self, seat: i64) -> None:
        """One Lane up, away from the Kraken, bumping others up (KR-3.6, KR-4.2, KR-R25).

        No ship is ever above the outermost Lane (KR-4.5): without a gap the one on top is put back and pushes the others
        down again, so all stay where they are (KR-4.3, KR-4.4, KR-R16).
        """
        slots = self.slots
        start = self.place[seat]
        top = (start & ~3) + self.lanes
        gap = start + 1
        while gap < top and slots[gap] != NO_SHIP:
            gap += 1
        if gap >= top:
            if self.log is not None:
                self.tell(codes.STAYED, seat, start, i64(start + 1 < top))
            return
        slots[start] = NO_SHIP
        mover = seat
        slot = start + 1
        while slot <= gap:
            bumped = slots[slot]
            slots[slot] = mover
            self.place[mover] = slot
            if self.log is not None:
                self.tell(codes.MOVED if mover == seat else codes.BUMPED, mover, slot, UP)
            mover = bumped
            slot += 1

    def sail_down(self, seat: i64) -> None:
        """One Lane down, towards the Kraken, bumping others down (KR-3.7, KR-4.6, KR-R25).

        Below Lane 1 a ship collides with the Kraken at once (KR-4.7, KR-R17).
        """
        slots = self.slots
        place = self.place
        slot = place[seat]
        slots[slot] = NO_SHIP
        section = slot >> 2
        lane = (slot & 3) - 1
        mover = seat
        while lane >= 0:
            slot = section << 2 | lane
            bumped = slots[slot]
            slots[slot] = mover
            place[mover] = slot
            if self.log is not None:
                self.tell(codes.MOVED if mover == seat else codes.BUMPED, mover, slot, DOWN)
            if bumped == NO_SHIP:
                return
            mover = bumped
            lane -= 1
        self.meet_kraken(mover, section)

    def fire(self, seat: i64) -> None:
        """Ships one Lane above and below in the same Section take 1 damage, if there are any (KR-3.8, KR-3.9, KR-R21)."""
        slots = self.slots
        slot = self.place[seat]
        lane = slot & 3
        above = slots[slot + 1] if lane + 1 < self.lanes else NO_SHIP
        below = slots[slot - 1] if lane else NO_SHIP
        sinks = False
        if above != NO_SHIP:
            sinks = self.hit(above, codes.HIT, seat)
        if below != NO_SHIP:
            sinks = self.hit(below, codes.HIT, seat) or sinks
        if sinks:
            self.sink_wrecks()
        elif above == NO_SHIP and below == NO_SHIP and self.log is not None:
            self.tell(codes.MISSED, seat)

    def hit(self, seat: i64, kind: i64, by: i64) -> bool:
        """Give a ship 1 damage more; returns whether it must sink."""
        damage = self.damage[seat] + 1
        self.damage[seat] = damage
        if self.log is not None:
            self.tell(kind, seat, damage, by)
        return damage >= SINKS_AT

    def repair(self, seat: i64) -> None:
        """The ship of the player whose card it is loses 1 damage, if it has any (KR-3.10, KR-R21)."""
        damage = self.damage[seat]
        if damage:
            self.damage[seat] = damage - 1
        if self.log is not None:
            self.tell(codes.REPAIRED if damage else codes.INTACT, seat, damage - 1)

    def rotate(self, seat: i64, move: i64) -> None:
        """The Kraken turns by a quarter, the way that was chosen; nothing else happens (KR-3.11, KR-3.12, KR-R8)."""
        self.front = (self.front + 1 + 2 * i64(move != CLOCKWISE)) & 3
        if self.log is not None:
            self.tell(codes.TURNED, seat, self.front, move)

    def attack(self, seat: i64) -> None:
        """All ships in the front Section take 1 damage, that of the player too (KR-3.13); the survivors are moved up (KR-3.14).

        Before an empty Section nothing happens (KR-R21).
        """
        slots = self.slots
        base = self.front << 2
        sinks = False
        found = False
        slot = base + self.lanes - 1
        while slot >= base:
            ship = slots[slot]
            if ship != NO_SHIP:
                found = True
                sinks = self.hit(ship, codes.GRABBED, seat) or sinks
            slot -= 1
        if sinks:
            self.sink_wrecks()
        if not found:
            if self.log is not None:
                self.tell(codes.UNTOUCHED, seat, self.front)
        elif self.ended == UNDECIDED:
            self.lift_front()

    def lift_front(self) -> None:
        """Ships that tentacles hit move up, outermost first, where the Lane above is empty (KR-3.14, KR-R9)."""
        slots = self.slots
        base = self.front << 2
        slot = base + self.lanes - 2
        while slot >= base:
            ship = slots[slot]
            if ship != NO_SHIP and slots[slot + 1] == NO_SHIP:
                slots[slot] = NO_SHIP
                slots[slot + 1] = ship
                self.place[ship] = slot + 1
                if self.log is not None:
                    self.tell(codes.LIFTED, ship, slot + 1)
            slot -= 1

    # -- the Kraken (KR-4) -----------------------------------------------------------------

    def meet_kraken(self, seat: i64, section: i64) -> None:
        """2 damage in front, 1 at a side, 0 in the rear (KR-4.10); then Lane 1 of that Section (KR-4.12).

        What counts is `section`, in which the ship would stand on the Kraken (KR-4.11), and where the Kraken faces at this
        moment (KR-R20). A ship that sinks of it is not put into Lane 1 (KR-R12).
        """
        turn = (section - self.front) & 3
        damage: i64 = 1
        if turn == 0:
            damage = 2
        elif turn == 2:  # noqa: PLR2004 - half way round
            damage = 0
        self.damage[seat] += damage
        if self.log is not None:
            self.tell(codes.RAMMED, seat, section, damage)
        if self.damage[seat] >= SINKS_AT:
            self.go_under(seat, self.next_sinking())
            self.after_sinking()
        else:
            self.put_in_first_lane(seat, section)

    def put_in_first_lane(self, seat: i64, section: i64) -> None:
        """The unbroken run of ships from Lane 1 on makes room, one Lane up (KR-4.13, KR-R10)."""
        slots = self.slots
        slot = section << 2
        mover = seat
        while mover != NO_SHIP:
            pushed = slots[slot]
            slots[slot] = mover
            self.place[mover] = slot
            if self.log is not None:
                self.tell(codes.LANDED if mover == seat else codes.PUSHED, mover, slot)
            mover = pushed
            slot += 1

    # -- sinking (KR-5) --------------------------------------------------------------------------------------

    def sink_wrecks(self) -> None:
        """All ships that reached 4 damage in one step sink together (KR-5.1, KR-R12)."""
        sinking = self.next_sinking()
        for seat in range(self.ships):
            if self.damage[seat] >= SINKS_AT and self.place[seat] != NO_PLACE:
                self.slots[self.place[seat]] = NO_SHIP
                self.go_under(seat, sinking)
        self.after_sinking()

    def next_sinking(self) -> i64:
        """The number of the step that sinks ships now, from 1 on; lower places go by it, and ships of one step are equal (KR-6.3)."""
        last: i64 = 0
        for seat in range(self.ships):
            last = max(last, self.sunk_at[seat])
        return last + 1

    def go_under(self, seat: i64, sinking: i64) -> None:
        """The ship leaves the game (KR-5.1), and its hand goes back unseen (KR-R13)."""
        cards = self.drop_hand(seat)
        if self.log is not None:
            self.tell(codes.SUNK, seat, cards)
        self.place[seat] = NO_PLACE
        self.damage[seat] = SINKS_AT
        self.sunk_at[seat] = sinking
        self.afloat -= 1

    def after_sinking(self) -> None:
        """Lanes go one by one (KR-5.2, KR-R19); the game ends with one ship left (KR-6.1, KR-6.2), or with none (KR-R15)."""
        lanes = lanes_for(self.afloat)
        while self.lanes > lanes:
            self.fold_lane()
        if self.afloat == 1:
            self.finish(LAST_AFLOAT, self.seats_afloat())
        elif self.afloat == 0:
            self.finish(KRAKEN_WINS, self.sunk_last())

    def fold_lane(self) -> None:
        """The outermost Lane goes; its ships move down and bump others (KR-5.3), never into the Kraken (KR-R18)."""
        self.lanes -= 1
        if self.log is not None:
            self.tell(codes.FOLDED, NOBODY, self.lanes)
        slots = self.slots
        for section in range(codes.SECTIONS):
            slot = section << 2 | self.lanes
            mover = slots[slot]
            slots[slot] = NO_SHIP
            while mover != NO_SHIP:
                slot -= 1
                bumped = slots[slot]
                slots[slot] = mover
                self.place[mover] = slot
                if self.log is not None:
                    self.tell(codes.DRAWN_IN, mover, slot)
                mover = bumped


def copy_into(target: vec[i64], source: vec[i64], size: i64) -> None:
    """The first `size` numbers of `source` replace those of `target`."""
    for k in range(size):
        target[k] = source[k]
