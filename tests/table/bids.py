"""A toy with a simultaneous phase: both seats bid 1 to 3 in secret, equal bids are made again, the higher one wins."""

from __future__ import annotations

from typing import cast

from msgspec import Struct

from quarterdeck.engine.errors import Malformed, Refusal
from quarterdeck.engine.game import Ending, Game, Sentence, Setup, Terms
from quarterdeck.engine.log import UNKNOWN, Log
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position

OPEN = -1
BID, SHOWN = 1, 2


class BidsPosition(Position):
    """The bids of seats 0 and 1: OPEN, a number, or UNKNOWN. Bids of both show them; equal ones are made again."""

    def __init__(self) -> None:
        super().__init__(0)
        self.bids = [OPEN, OPEN]

    def find_moves(self, moves: Moves) -> None:
        moves.clear()
        for bid in range(3 if self.player >= 0 else 0):
            moves.add(bid)

    def play(self, move: int) -> None:
        self.bids[self.player] = move
        if self.log is not None:
            self.log.add(BID, self.player, move, 0, 1 << self.player)
        self.player = 1 - self.player
        if OPEN not in self.bids:
            if self.log is not None:
                self.log.add(SHOWN, NOBODY, self.bids[0], self.bids[1])
            if self.bids[0] == self.bids[1]:
                self.bids = [OPEN, OPEN]
                self.player = 0
            else:
                self.player = NOBODY

    def waiting(self) -> int:
        return 0 if self.over() else sum(1 << seat for seat in (0, 1) if self.bids[seat] == OPEN)

    def focus(self, seat: int) -> None:
        self.player = seat

    def clone(self) -> BidsPosition:
        copy = BidsPosition()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        source = cast(BidsPosition, other)
        self.player = source.player
        self.bids = source.bids[:]

    def veil(self, seat: int) -> None:
        if not self.over():
            self.bids = [UNKNOWN if other != seat and bid != OPEN else bid for other, bid in enumerate(self.bids)]

    def worth(self, seat: int) -> float:
        return float(self.bids[seat] == max(self.bids))

    def numbers(self) -> list[int]:
        return [int(self.player), *(int(bid) for bid in self.bids)]


class NoOptions(Struct, frozen=True):
    """Nothing to choose."""


class BidsGame(Game, frozen=True, kw_only=True):
    """The toy as a table needs it; its refusals would tell the other's bid if they were asked of the truth."""

    def start(self, setup: Setup) -> BidsPosition:
        assert setup.players == 2
        return BidsPosition()

    def text(self, position: Position, move: int) -> str:
        assert position.player >= NOBODY
        return f"bid {move + 1}"

    def veiled_text(self, position: Position, move: int, seat: int) -> str:
        return self.text(position, move) if seat == position.player else "bid ?"

    def parse(self, position: Position, text: str) -> int:
        if text.split() not in [["bid", str(number)] for number in range(1, 7)]:
            raise Malformed("move", f"{text!r} is no bid; write bid 1 to bid 3")
        return int(text.split()[1]) - 1

    def why_not(self, position: Position, move: int) -> Refusal | None:
        if move < 3:
            return None
        return Refusal(clause="BI-1", sentence=f"Bids end at 3; those made are {cast(BidsPosition, position).bids}.")

    def reveals(self, position: Position, move: int) -> bool:
        return cast(BidsPosition, position).bids.count(OPEN) == 1

    def story(self, log: Log) -> list[Sentence]:
        return [Sentence(f"{kind} {who} {what} {more}") for kind, who, what, more in log.entries()]

    def terms(self, position: Position) -> Terms:
        return Terms(players=2, options={})

    def ending(self, position: Position) -> Ending:
        winner = cast(BidsPosition, position).bids.index(max(cast(BidsPosition, position).bids))
        return Ending("higher-bid", (winner,), Sentence("The higher bid wins."))


BIDS = BidsGame(
    key="bids",
    title="Bids",
    tagline="The higher bid wins",
    players=(2,),
    seat_names=("left", "right"),
    options=NoOptions,
    rules_version=1,
    moves=3,
    endings=("higher-bid",),
    hidden=True,
)
