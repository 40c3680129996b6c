"""A bot's view of a game of Bremerhaven: the prospects of each harbor, and the moves worth looking at first.

A harbor's outlook (`outlook`) is the money and the prestige that it is likely to have at the end; their product decides.
Moves are valued in money, hundredths of one for weights; prestige is turned into money by what both are likely to be.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import Judgement, falling, sharpen
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import NOBODY, Position
from quarterdeck.games.bremerhaven.bot.expectations import rounds_left
from quarterdeck.games.bremerhaven.bot.outlook import outlook, product
from quarterdeck.games.bremerhaven.bot.quay import value_in_harbor
from quarterdeck.games.bremerhaven.bot.town import value_in_town
from quarterdeck.games.bremerhaven.bot.wishes import value_bids
from quarterdeck.games.bremerhaven.codes import BIDDING
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules.rounds import score_of

HALF: Final[i64] = 50
"""A move this much worse, in hundredths of money, is half as likely to be looked at."""
FALLING: Final = falling(HALF)


@final
class BremerhavenJudgement(Judgement):
    """Judges at the beginning of a round, when all has been won, delivered and sold."""

    def __init__(self) -> None:
        super().__init__(1, apart=True)

    def judge(self, position: Position, seat: i64) -> float:
        """The seat's chances to have the highest product; alone, as `worth` would see it."""
        shares = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.judge_all(position, shares)
        return shares[seat]

    def judge_all(self, position: Position, shares: vec[float]) -> bool:
        board = cast(BremerhavenPosition, position)
        if board.seats == 1:
            score = product(outlook(board, 0))
            shares[0] = score / (score + 1250.0)
            return True
        best = 1.0
        for other in range(board.seats):
            shares[other] = product(outlook(board, other))
            best = max(best, shares[other])
        turns = i64(1.0 + 9.0 / (1.0 + 0.3 * rounds_left(board)))
        total = 0.0
        for other in range(board.seats):
            share = shares[other] / best
            grown = 1.0
            for _time in range(turns):
                grown *= share
            shares[other] = grown
            total += grown
        for other in range(board.seats):
            shares[other] = shares[other] / total if total > 0.0 else 1.0 / float(board.seats)
        return True

    def points(self, position: Position, seat: i64) -> float:
        """Money times prestige at the end."""
        board = cast(BremerhavenPosition, position)
        return float(score_of(board, seat)) if board.player == NOBODY else product(outlook(board, seat))

    def levels(self) -> tuple[int, int, int, int, int] | None:
        """Fewer than for any other game at the higher levels: a decision is one of some 120 in a game."""
        return 10, 40, 120, 500, 2_000

    def mixes(self, position: Position) -> bool:
        """Influence cards lie face down; a bot that foresaw them would always overbid them by one."""
        return cast(BremerhavenPosition, position).phase == BIDDING

    def settled(self, position: Position) -> bool:
        """A round is about to begin."""
        board = cast(BremerhavenPosition, position)
        return board.phase == BIDDING and board.laid_cards < 1 + i64(board.seats == 1)

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        """Weigh each move by its worth against the others; no opinion about chits."""
        board = cast(BremerhavenPosition, position)
        if moves.count == 0 or not value(board, moves, weights):
            return False
        sharpen(weights, moves.count, FALLING)
        return True


def value(board: BremerhavenPosition, moves: Moves, weights: vec[i64]) -> bool:
    """Values of the listed moves; False if they are all alike."""
    if board.phase == BIDDING:
        value_bids(board, moves, weights)
        return True
    return value_in_harbor(board, moves, weights) or value_in_town(board, moves, weights)
