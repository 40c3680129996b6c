"""What every game offers to bots, tables and tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.log import Log
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import bit

CHANCE: Final[i64] = -1  # dice, deals and draws: n equally likely moves
NOBODY: Final[i64] = -2  # the game is over; as a viewer: a spectator


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game between two decisions: small, mutable, copied rather than undone.

    `player` must choose now: a seat (0, 1, …), CHANCE, or NOBODY when the game is over. `log` collects what happens, or
    is None, as in search; copies never have one. `ended` is k for the k-th of `Game.endings`, counted from 1, once the
    game is over; before that it is 0, but it may already be set while ties are still being broken.
    """

    def __init__(self, player: i64) -> None:
        self.player = player
        self.ended: i64 = 0
        self.log: Log | None = None

    # -- each game writes these ----------------------------------------------------

    def find_moves(self, moves: Moves) -> None:
        """Replace the contents of `moves` with all legal moves of `player`, in a fixed order; none once the game is over.

        If hidden things decide what is legal, a veiled position finds only the viewer's own moves.
        """
        raise NotImplementedError

    def play(self, move: i64) -> None:
        """Make a legal move. It is not checked here; `Match.play` checks it."""
        raise NotImplementedError

    def clone(self) -> Position:
        """A copy that shares nothing that changes, without a log."""
        raise NotImplementedError

    def copy_from(self, other: Position) -> None:
        """Become equal to `other`, a position of the same class, players and options, but keep this position's log."""
        raise NotImplementedError

    def worth(self, seat: i64) -> float:
        """The seat's share of the result in [0, 1] once the game is over; all shares add up to 1.

        Somebody who plays alone may have any share.
        """
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Everything that distinguishes this position from others, in a fixed order, for equality and digests."""
        raise NotImplementedError

    # -- games with hidden information write these too ------------------------------------

    def veil(self, seat: i64) -> None:
        """Remove what `seat` may not know; a negative seat is a spectator. By default nothing is hidden."""

    def imagine(self, dice: Dice) -> None:
        """Fill in what is veiled with a world that the viewer's knowledge allows."""

    # -- games with simultaneous phases write these too -----------------------------------

    def waiting(self) -> i64:
        """The set of seats that may choose now, as bits; empty while CHANCE chooses or the game is over."""
        return bit(self.player)

    def focus(self, seat: i64) -> None:
        """Ask that waiting seat next."""

    # -- a game whose moves can be drawn without listing them writes this too --------------

    def play_by_dice(self, dice: Dice, moves: Moves) -> None:
        """Make one of the legal moves of `player`, all equally likely; the game must not be over. `moves` may be written over.

        The same dice choose the same move, wherever it comes from: `moves.items[dice.below(moves.count)]` after `find_moves`.
        """
        self.find_moves(moves)
        self.play(moves.items[dice.below(moves.count)])

    # -- the same for all games ------------------------------------------------------------

    def over(self) -> bool:
        """Whether the game is over."""
        return self.player == NOBODY

    def legal(self) -> list[int]:
        """All legal moves of `player` as a new list, for people and interpreted code."""
        moves = Moves()
        self.find_moves(moves)
        return moves.listed()

    # -- as Python's own tools expect; what needs words, files or pictures is loaded when it is asked for ----------

    def texts(self) -> dict[int, str]:
        """The notation of each legal move of `player`, by the number of the move."""
        from quarterdeck.engine.python_ways import texts_of  # noqa: PLC0415

        return texts_of(self)

    def __eq__(self, other: object) -> bool:
        """Whether both have one class and the same `numbers`: with equal options and content, the same position."""
        return isinstance(other, Position) and type(self) is type(other) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        """Equal for equal positions. Playing a move changes it: use a clone as a key."""
        return hash(tuple(self.numbers()))

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[[bytes], Position], tuple[bytes]]:
        """A position is sent to another process as its position file."""
        from quarterdeck.engine.python_ways import file_of, position_of  # noqa: PLC0415

        return position_of, (file_of(self),)

    def __repr__(self) -> str:
        from quarterdeck.engine.python_ways import described  # noqa: PLC0415

        return described(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows."""
        from quarterdeck.engine.python_ways import drawn  # noqa: PLC0415

        return drawn(self)
