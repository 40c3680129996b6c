"""Numbers for all positions of a board in which a player must place a ship: docs/solving.md says how they are counted.

Colours do not matter, so a position is seen by the player who must place: my ships, the rival's ships, the pirate. A board
looks the same turned and mirrored, so the pirate only ever stands on a few squares, its berths; all others are turned to one.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from quarterdeck.engine.sets import bit, count, full, member_of
from quarterdeck.games.cardinal.codes import FLEET, WIDTH
from quarterdeck.games.cardinal.position import all_squares, beside

MOST_SQUARES: Final[i64] = 25
"""Of a board that can be numbered: beyond, the tables need more memory than most machines have."""
TURNS: Final[i64] = 8
"""The ways to turn and mirror a square board; those that swap rows and columns fit no other."""
BESIDE: Final[i64] = 0  # the slot of a pirate beside the board; on square k it has slot k + 1
SLOTS: Final[i64] = 57
"""One beside the board, and one for each square that a set of squares has room for: seven rows of eight."""
NOWHERE: Final[i64] = -1


def turned(square: i64, rows: i64, columns: i64, turn: i64) -> i64:
    """Where a square, by its number, lies once the board is turned: bit 0 mirrors rows, 1 columns, 2 swaps them."""
    row = square // WIDTH
    column = square % WIDTH
    if turn & 1:
        row = rows - 1 - row
    if turn & 2:
        column = columns - 1 - column
    return column * WIDTH + row if turn & 4 else row * WIDTH + column


@final
class Numbering:
    """The numbers of the positions of one board.

    A berth is a place of the pirate: beside the board, or one of the squares that no turn of the board makes another. The
    squares that it leaves open are counted through; a fleet, up to four of them, is a set of these counts, `packed`, and has
    a rank: first those with fewer ships. A position's number is its berth's `first`, plus the rank of my fleet times the
    berth's number of `fleets`, plus the rank of the rival's. Numbers of fleets that overlap belong to no position.
    """

    def __init__(self, rows: i64, columns: i64) -> None:
        """Count the positions of a board; it takes about a second for 5 × 5 squares."""
        self.rows = rows
        self.columns = columns
        self.berths: i64 = 0
        self.total: i64 = 0  # numbers
        # For each slot: which berth the board is turned to, and where the pieces of each row then lie, packed.
        self.berth_of = vec[i64]([NOWHERE] * SLOTS)
        self.folds = vec[i32]([0] * (SLOTS * rows << columns))
        # For each berth:
        self.pirates = vec[i64]()  # the pirate's square as a set
        self.first = vec[i64]()  # its first number
        self.fleets = vec[i64]()
        self.fours = vec[i64]()  # the rank of the first fleet of four
        self.open_count = vec[i64]()
        self.rank_start = vec[i64]()  # where its part of `ranks` begins
        self.fleet_start = vec[i64]()  # where its part of `packed` and `squares` begins
        self.square_start = vec[i64]()  # where its part of `open_squares` begins
        self.ranks = vec[i32]()  # by packed fleet
        self.packed = vec[i64]()  # by rank
        self.squares = vec[i64]()  # by rank, as a set of squares
        self.open_squares = vec[i64]()  # by count, as a set of one square
        self.find_berths()

    def find_berths(self) -> None:
        """Give every slot its berth; the first slot of each kind is the berth itself."""
        self.add_berth(BESIDE)
        self.fold(BESIDE, 0)
        water = all_squares(self.rows, self.columns)
        while water:
            place = water & -water
            water ^= place
            square = member_of(place)
            turn, berth = self.turn_to_berth(square)
            if berth == NOWHERE:
                self.add_berth(square + 1)
            else:
                self.berth_of[square + 1] = berth
            self.fold(square + 1, turn)

    def turn_to_berth(self, square: i64) -> tuple[i64, i64]:
        """A turn of the board that brings the pirate from a square to a berth, and which berth; NOWHERE if there is none yet."""
        turns = TURNS if self.rows == self.columns else TURNS // 2
        for turn in range(turns):
            place = turned(square, self.rows, self.columns, turn)
            berth = self.berth_of[place + 1]
            if berth != NOWHERE and self.pirates[berth] == bit(place):
                return turn, berth
        return 0, NOWHERE

    def add_berth(self, slot: i64) -> None:
        """A place of the pirate that no other can be turned to: count the open squares, the fleets and the positions."""
        pirate: i64 = 0
        if slot != BESIDE:
            pirate = bit(slot - 1)
        self.berth_of[slot] = self.berths
        self.berths += 1
        self.pirates = append(self.pirates, pirate)
        self.first = append(self.first, self.total)
        self.square_start = append(self.square_start, i64(len(self.open_squares)))
        water = all_squares(self.rows, self.columns) & ~(pirate | beside(pirate))
        number = count(water)
        self.open_count = append(self.open_count, number)
        while water:
            place = water & -water
            self.open_squares = append(self.open_squares, place)
            water ^= place
        self.rank_fleets(number)

    def rank_fleets(self, number: i64) -> None:
        """Rank all fleets of up to four ships on a number of open squares."""
        self.fleet_start = append(self.fleet_start, i64(len(self.packed)))
        self.rank_start = append(self.rank_start, i64(len(self.ranks)))
        ranks = self.ranks
        for _time in range(bit(number)):
            ranks = append(ranks, i32(0))
        self.ranks = ranks
        start = self.rank_start[self.berths - 1]
        rank: i64 = 0
        for ships in range(FLEET):
            if ships == FLEET - 1:
                self.fours = append(self.fours, rank)
            packed = full(ships)
            while packed >> number == 0:
                self.ranks[start + packed] = i32(rank)
                self.packed = append(self.packed, packed)
                self.squares = append(self.squares, self.unpacked(self.berths - 1, packed))
                rank += 1
                packed = next_of_equal_count(packed) if packed else bit(number)
        self.fleets = append(self.fleets, rank)
        self.total += rank * rank

    def unpacked(self, berth: i64, packed: i64) -> i64:
        """The squares of a packed fleet."""
        at = self.square_start[berth]
        squares: i64 = 0
        while packed:
            if packed & 1:
                squares |= self.open_squares[at]
            packed >>= 1
            at += 1
        return squares

    def fold(self, slot: i64, turn: i64) -> None:
        """Note where the pieces of each row lie, packed, once the board is turned so that a pirate in this slot is at its berth."""
        berth = self.berth_of[slot]
        start = self.square_start[berth]
        for row in range(self.rows):
            at = (slot * self.rows + row) << self.columns
            for column in range(self.columns):
                place = bit(turned(row * WIDTH + column, self.rows, self.columns, turn))
                for k in range(self.open_count[berth]):
                    if self.open_squares[start + k] == place:
                        self.add_piece(at, column, i32(1) << i32(k))

    def add_piece(self, at: i64, column: i64, packed: i32) -> None:
        """Add a square to all sets of squares of a row that hold it."""
        for pieces in range(bit(self.columns)):
            if pieces >> column & 1:
                self.folds[at + pieces] |= packed

    def rank(self, slot: i64, ships: i64) -> i64:
        """The rank of a fleet on the board turned so that a pirate in this slot is at its berth."""
        packed: i64 = 0
        folds = self.folds
        columns = self.columns
        every = full(columns)
        at = (slot * self.rows) << columns
        while ships:
            packed |= i64(folds[at + (ships & every)])
            ships >>= WIDTH
            at += every + 1
        return i64(self.ranks[self.rank_start[self.berth_of[slot]] + packed])

    def number(self, mine: i64, theirs: i64, pirate: i64) -> i64:
        """The number of a position: ships of the player who must place, ships of the rival, and the pirate, as sets of squares."""
        slot = BESIDE
        if pirate:
            slot = member_of(pirate) + 1
        berth = self.berth_of[slot]
        return self.first[berth] + self.rank(slot, mine) * self.fleets[berth] + self.rank(slot, theirs)


def next_of_equal_count(members: i64) -> i64:
    """The next larger set with as many members; not for the empty set."""
    lowest = members & -members
    up = members + lowest
    return up | ((up ^ members) // lowest >> 2)
