"""Cardinal's rules. A set of squares is one integer: bit row * 8 + column.

Clause ids are those of rules.md beside this file.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import CHANCE, NOBODY, Position
from quarterdeck.engine.sets import NOTHING, bit, count, full, member_of
from quarterdeck.games.cardinal import codes
from quarterdeck.games.cardinal.codes import COIN, FLEET, GREEN, ORANGE, PIRATE, PLACE, WIDTH

# Phases: what is being asked.
TOSSING: Final[i64] = 0  # who begins
PLACING: Final[i64] = 1
SUMMONING: Final[i64] = 2  # several squares are crowded: which one takes the pirate
OVER: Final[i64] = 3

# How a game ends.
UNDECIDED: Final[i64] = 0
FIVE_SHIPS: Final[i64] = 1
NO_LEGAL_SQUARE: Final[i64] = 2
REPETITION: Final[i64] = 3

THIRD: Final[i64] = 3  # occurrences of one position that make a draw (CA-R12)

ABOVE_LAST_ROW: Final[i64] = (1 << 48) - 1  # rows 1 to 6 of 7: what may be shifted down a row
PLAYER_BIT: Final[i64] = 55  # in a remembered position: bits no ship uses
PIRATE_BITS: Final[i64] = 56


def all_squares(rows: i64, columns: i64) -> i64:
    """The board as a set of squares."""
    squares: i64 = 0
    for row in range(rows):
        squares |= full(columns) << row * WIDTH
    return squares


def beside(squares: i64) -> i64:
    """The squares left and right of, above and below a set of squares, including border squares of the numbering."""
    return squares << 1 | squares >> 1 | (squares & ABOVE_LAST_ROW) << WIDTH | squares >> WIDTH


@final
class CardinalPosition(Position):
    """Ships on a board of 3 to 7 squares a side, and the pirate."""

    def __init__(self, rows: i64, columns: i64) -> None:
        """An empty board, with the pirate beside it (CA-1.2) and all ships in hand (CA-1.1)."""
        super().__init__(CHANCE)
        self.rows = rows
        self.columns = columns
        self.water = all_squares(rows, columns)
        self.orange: i64 = 0
        self.green: i64 = 0
        self.pirate: i64 = 0  # empty while the pirate lies beside the board (CA-1.2)
        self.phase: i64 = TOSSING
        self.ended: i64 = UNDECIDED
        self.winner: i64 = NOBODY
        self.left: i64 = 0  # squares the pirate has stood on before and left
        self.turns: i64 = 0  # positions remembered, in pairs of numbers, for CA-R12
        self.memory = vec[i64]()

    # -- copies ----------------------------------------------------------------------

    def clone(self) -> CardinalPosition:
        copy = CardinalPosition(self.rows, self.columns)
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast(CardinalPosition, other)
        self.player = source.player
        self.orange = source.orange
        self.green = source.green
        self.pirate = source.pirate
        self.phase = source.phase
        self.ended = source.ended
        self.winner = source.winner
        self.left = source.left
        self.turns = source.turns
        needed = 2 * source.turns
        if i64(len(self.memory)) < needed:
            self.memory = source.memory[:needed]
        else:
            memory = self.memory
            remembered = source.memory
            for k in range(needed):
                memory[k] = remembered[k]

    def numbers(self) -> list[int]:
        found: list[int] = [
            int(self.rows),
            int(self.columns),
            int(self.player),
            int(self.orange),
            int(self.green),
            int(self.pirate),
            int(self.phase),
            int(self.ended),
            int(self.winner),
            int(self.left),
        ]
        found.extend([int(self.memory[k]) for k in range(2 * self.turns)])
        return found

    # -- what may be chosen -----------------------------------------------------------

    def find_moves(self, moves: Moves) -> None:
        """Squares for a ship, or for the pirate if it is summoned, left to right from the top.

        The player whose turn it is must choose one: nobody may pass (CA-R8), no summons is declined (CA-R6), and the pirate
        goes to any crowded square (CA-4.1, CA-4.2, CA-R9).
        """
        moves.clear()
        if self.phase == PLACING:
            moves.add_members(PLACE, self.open_squares())
        elif self.phase == SUMMONING:
            moves.add_members(PIRATE, self.crowded())
        elif self.phase == TOSSING:
            moves.add(COIN + ORANGE)
            moves.add(COIN + GREEN)

    def play(self, move: i64) -> None:
        """A turn: a ship is placed, crowds are looked for, the pirate takes ships, a winner is looked for (CA-2.8)."""
        if move < PIRATE:
            self.place_ship(bit(move))
        elif move < COIN:
            self.put_pirate(bit(move - PIRATE))
            self.end_turn()
        else:
            self.begin(move - COIN)

    # -- the board ---------------------------------------------------------------------

    def empty(self) -> i64:
        """Squares without a ship and without the pirate (CA-2.3, CA-R3)."""
        return self.water & ~(self.orange | self.green | self.pirate)

    def open_squares(self) -> i64:
        """Empty squares not directly beside the pirate (CA-2.3, CA-2.4, CA-4.10, CA-R9), including crowded ones (CA-R10).

        Those diagonal to it are open (CA-2.5), and all are while it is off the board (CA-2.6). A ship that came back may go
        to any of them (CA-R14).
        """
        return self.empty() & ~beside(self.pirate)

    def crowded(self) -> i64:
        """Empty squares (CA-3.4) with at least four ships (CA-3.1) of either player (CA-3.2) around them.

        The pirate is no ship (CA-3.3). Beyond the border there are none, so a corner is never crowded (CA-R11).
        All squares are counted at once, in binary: `ones` and `twos` are the digits of each
        square's number of ships so far, `fours` says that it reached four.
        """
        ships = self.orange | self.green
        pair = ships << 1 ^ ships >> 1
        both = ships << 1 & ships >> 1
        row_ones = pair ^ ships  # a square and its neighbours to the left and right
        row_twos = both | pair & ships
        above_ones = (row_ones & ABOVE_LAST_ROW) << WIDTH
        above_twos = (row_twos & ABOVE_LAST_ROW) << WIDTH
        below_ones = row_ones >> WIDTH
        below_twos = row_twos >> WIDTH
        ones = above_ones ^ below_ones
        twos = above_ones & below_ones
        carry = ones & pair
        threes = twos | carry  # weight two, from adding the ones; at most one of the two is set
        # Now four sets of weight two: threes, above_twos, below_twos, both. Two of them make a crowd.
        fours = threes & above_twos | threes & below_twos | threes & both
        fours |= above_twos & below_twos | above_twos & both | below_twos & both
        return fours & self.empty()

    # -- a turn: place, look for crowds, pirate, removal, look for a winner ---------------------

    def begin(self, seat: i64) -> None:
        """The first turn goes to `seat` (CA-1.3)."""
        self.player = seat
        self.phase = PLACING
        self.remember()
        if self.log is not None:
            self.log.add(codes.BEGINS, seat)

    def place_ship(self, square: i64) -> None:
        """One ship goes to a square (CA-2.2); crowds are looked for once, right after it (CA-3.5, CA-R4).

        The pirate is summoned if the ship is around a crowded square (CA-3.6), also around one that was crowded before
        (CA-R5); crowded squares that it does not touch summon nobody (CA-3.7).
        """
        if self.player == ORANGE:
            self.orange |= square
        else:
            self.green |= square
        if self.log is not None:
            self.log.add(codes.PLACED, self.player, member_of(square))
        crowded = self.crowded()
        if crowded:
            row = square | square << 1 | square >> 1
            around = row | (row & ABOVE_LAST_ROW) << WIDTH | row >> WIDTH
            if crowded & around:
                self.summon(crowded)
                return
        self.end_turn()

    def summon(self, crowded: i64) -> None:
        """The player on turn chooses among several crowded squares; if there is only one, it is that one (CA-4.3)."""
        if self.log is not None:
            self.log.add(codes.SUMMONED, self.player, crowded)
        if crowded & (crowded - 1):
            self.phase = SUMMONING
        else:
            self.put_pirate(crowded)
            self.end_turn()

    def put_pirate(self, square: i64) -> None:
        """The pirate goes to a square, any distance from the one that it leaves empty (CA-4.4, CA-4.5), and stays (CA-4.11).

        All ships directly beside it (CA-4.6), the new one too (CA-4.9), go back to their owners' hands together (CA-4.8,
        CA-R13); those diagonal to it stay (CA-4.7).
        """
        if self.log is not None:
            self.tell_pirate(square)
        self.left |= self.pirate
        self.pirate = square
        raided = ~beside(square)
        self.orange &= raided
        self.green &= raided

    def tell_pirate(self, square: i64) -> None:
        """Log the pirate's move and the ships that go back."""
        log = self.log
        if log is not None:
            origin = member_of(self.pirate) if self.pirate else codes.OFF_BOARD
            log.add(codes.PIRATE_MOVED, self.player, member_of(square), origin)
            for owner in range(2):
                ships = (self.orange if owner == ORANGE else self.green) & beside(square)
                while ships:
                    bit = ships & -ships
                    log.add(codes.RETURNED, owner, member_of(bit))
                    ships ^= bit

    # -- the end of a turn -----------------------------------------------------------------

    def end_turn(self) -> None:
        """When the pirate is done (CA-5.1), five ships on the board win (CA-5.2) for the player whose turn it is (CA-5.4).

        A fifth ship does not win if the pirate sent one of the five back (CA-5.3). Else the other player is next (CA-2.1),
        unless it is a draw: no legal square (CA-R8), or the third occurrence (CA-R12).
        """
        mine = self.orange if self.player == ORANGE else self.green
        if count(mine) == FLEET:
            self.finish(FIVE_SHIPS, self.player)
            return
        self.player = 1 - self.player
        self.phase = PLACING
        if not self.open_squares():
            self.finish(NO_LEGAL_SQUARE, NOBODY)  # CA-R8
        elif self.remember() >= THIRD:
            self.finish(REPETITION, NOBODY)  # CA-R12

    def finish(self, ended: i64, winner: i64) -> None:
        """End the game: with a win, or with a draw if nobody wins."""
        if self.log is not None:
            kind = codes.WON if ended == FIVE_SHIPS else codes.NO_SQUARE if ended == NO_LEGAL_SQUARE else codes.REPEATED
            self.log.add(kind, self.player)
        self.ended = ended
        self.winner = winner
        self.phase = OVER
        self.player = NOBODY

    def remember(self) -> i64:
        """Note board and player to move; returns how often they have occurred, this time included (CA-R12).

        While the pirate stays, ships only ever come; so a position can occur again only where the
        pirate came back to a square it had left, and only then is the memory searched.
        """
        first = self.packed()
        occurrences = 1 + (self.occurrences(first) if self.pirate & self.left else NOTHING)
        at = 2 * self.turns
        if at < i64(len(self.memory)):
            self.memory[at] = first
            self.memory[at + 1] = self.green
        else:
            self.memory = append(append(self.memory, first), self.green)
        self.turns += 1
        return occurrences

    def packed(self) -> i64:
        """All of the board and the player to move but the green ships."""
        first = self.orange | self.player << PLAYER_BIT
        if self.pirate:
            first |= (member_of(self.pirate) + 1) << PIRATE_BITS
        return first

    def times_met(self) -> i64:
        """How often the present position has occurred, this time included, while a ship is to be placed (CA-R12)."""
        return self.occurrences(self.packed())

    def occurrences(self, first: i64) -> i64:
        """How often the present position is in the memory."""
        memory = self.memory
        found: i64 = 0
        for k in range(0, 2 * self.turns, 2):
            if memory[k] == first and memory[k + 1] == self.green:
                found += 1
        return found

    def worth(self, seat: i64) -> float:
        """1 for the winner, 0 for the loser, a half each in a draw."""
        if self.winner == NOBODY:
            return 0.5
        return 1.0 if self.winner == seat else 0.0
