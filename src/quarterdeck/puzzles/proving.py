"""Proves by trying everything whether somebody wins by force, for games without chance and secrets."""

from __future__ import annotations

from msgspec import Struct

from quarterdeck.engine.position import Position


class Proof(Struct, frozen=True, kw_only=True):
    """The moves that win, or the only ones that do not lose."""

    moves: tuple[int, ...]
    turns: int
    """The number of the seat's decisions until it has won, or until the other would have won."""
    wins: bool


class Prover:
    """Looks for forced wins, and caches what it has found."""

    def __init__(self) -> None:
        self._known: dict[tuple[tuple[int, ...], int, int], bool] = {}

    def wins(self, position: Position, seat: int, left: int) -> bool:
        """Whether a seat wins within a number of its own decisions, whatever the others do."""
        if position.over():
            return position.worth(seat) == 1
        own = position.player == seat
        if own and left == 0:
            return False
        key = (tuple(position.numbers()), seat, left)
        if key not in self._known:
            after = (played(position, move) for move in position.legal())
            self._known[key] = (
                any(self.wins(one, seat, left - 1) for one in after)
                if own
                else all(self.wins(one, seat, left) for one in after)
            )
        return self._known[key]

    def winning(self, position: Position, left: int) -> tuple[int, ...]:
        """The moves with which the player who must choose wins within a number of decisions, including this one."""
        seat = int(position.player)
        return tuple(move for move in position.legal() if self.wins(played(position, move), seat, left - 1))

    def safe(self, position: Position, rivals: list[int], left: int) -> tuple[int, ...]:
        """The moves after which no rival wins within a number of its own decisions."""
        return tuple(
            move
            for move in position.legal()
            if not any(self.wins(played(position, move), rival, left) for rival in rivals)
        )

    def turns_left(self, position: Position, seat: int, most: int) -> int:
        """The number of decisions within which a seat wins by force; more than `most` if it does not."""
        return next((left for left in range(most + 1) if self.wins(position, seat, left)), most + 1)


def played(position: Position, move: int) -> Position:
    """A copy of a position after a move."""
    after = position.clone()
    after.play(move)
    return after


def prove(position: Position, rivals: list[int], turns: int) -> Proof | None:
    """The moves that win soonest by force, or else the only ones that do not lose; None if there are neither.

    The only moves that do not lose are looked for within one decision less, since the rival's win begins one later;
    they must not lose within the full number either.
    """
    prover = Prover()
    for left in range(1, turns + 1):
        if winning := prover.winning(position, left):
            return Proof(moves=winning, turns=left, wins=True)
    for left in range(1, turns):
        safe = prover.safe(position, rivals, left)
        if 0 < len(safe) < len(position.legal()):
            return Proof(moves=prover.safe(position, rivals, turns), turns=left, wins=False)
    return None
