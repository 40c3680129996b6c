"""What rounds to come are likely to bring a harbor of Bremerhaven: for bots.

The figures were found by regression over games between equal bots.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.sets import bit, count
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.codes import CONTAINER, LONG, NONE, SEATS, SLOTS, WALLS
from quarterdeck.games.bremerhaven.position import BremerhavenPosition
from quarterdeck.games.bremerhaven.rules import harbor
from quarterdeck.games.bremerhaven.table.decks import Decks, strength

ADVANCE: Final = 1.55  # spaces of a long game's round
YIELD: Final = 1.5  # what a good that is produced brings
HALF_WAY: Final = 0.4  # of what a Bollard more on both walls of a Dock brings, for one on one wall
PRESTIGE_OF_A_RANK: Final = 0.011  # in each round, for each player more than two
POINT: Final = 1.2  # a point of Influence, in the long run
LONG_POINT: Final = 0.35  # in a long game: there is little room for what it wins
FIRST_HAND: Final[i64] = 15  # points of Influence
# A rank, in each round of a short or a long game, by how many play.
RANK: Final = vec[float]([0.0, 0.0, 0.08, 0.15, 0.42])
LONG_RANK: Final = vec[float]([0.0, 0.0, 0.08, 0.15, 0.3])
# Prestige of a Ship that a Dock is likely to get, by its size.
BERTHS: Final = vec[float]([1.0, 1.8, 2.9, 4.2])


def rounds_left(board: BremerhavenPosition) -> float:
    """About how many rounds are still to be played, the present one included."""
    if board.length != LONG:
        return float((board.ahead + 1) // 2)
    this: i64 = 2
    if board.news_front != NONE:
        this = board.news_front >> 4
    return 1.0 + max(0.0, float(board.ahead - this)) / ADVANCE


def lasting(rounds: float) -> float:
    """How much of the prestige shown by the marker will count in the end, instead of being exceeded anyway."""
    return min(1.0, 0.75 / (rounds + 0.25))


def dock_value(board: BremerhavenPosition, seat: i64, dock: i64, pilots: i64) -> float:
    """Prestige of a Ship that the Dock is likely to get; a Bollard on one of its walls is part of the way to a larger one."""
    wall = seat * WALLS + dock
    upper = count(board.walls[wall])
    lower = count(board.walls[wall + 1])
    size = min(SLOTS, min(upper, lower) + pilots)
    value = BERTHS[size]
    if upper != lower and size < SLOTS:
        value += HALF_WAY * (BERTHS[size + 1] - value)
    return value


def leading(rounds: float) -> float:
    """How much of a lead that pays in the long run will still count."""
    return min(1.0, max(0.0, 0.3125 * (rounds - 1.0)))


def money_to_come(board: BremerhavenPosition, rounds: float) -> float:
    """The money that so many rounds bring to any harbor."""
    if board.seats == 1:
        return 8.0 + (1.6 + 0.45 * rounds) * rounds
    if board.length == LONG:
        return (7.85 - 0.27 * rounds) * rounds - 1.0
    return 1.6 + (2.8 + 0.31 * rounds) * rounds


def prestige_to_come(board: BremerhavenPosition, rounds: float) -> float:
    """The prestige that any harbor gains in so many rounds, apart from its Docks and Buildings."""
    if board.seats == 1:
        return 0.6 + (1.78 - 0.082 * rounds) * rounds
    lines = float(board.lines)
    if board.length == LONG:
        return 0.4 + (1.2 - 0.095 * lines - 0.04 * rounds) * rounds
    return 0.1 + (1.25 - (0.04 + PRESTIGE_OF_A_RANK * lines) * rounds) * rounds


def of_rank(board: BremerhavenPosition) -> float:
    """Money that a rank brings in each round: the more there are the longer one keeps it."""
    return LONG_RANK[board.lines] if board.length == LONG else RANK[board.lines]


def of_point(board: BremerhavenPosition) -> float:
    """Money that a point of Influence brings in the long run: little while there is no room for what it wins."""
    return LONG_POINT if board.length == LONG else POINT


def points(board: BremerhavenPosition, seat: i64) -> float:
    """By how much the next hand is better than the first."""
    level = board.level[seat]
    if board.growing & bit(seat) and level < codes.LEVELS - 1:
        level += 1
    return float(strength(board.decks.hands[level]) - FIRST_HAND)


def power(board: BremerhavenPosition, building: i64, seat: i64) -> float:
    """What a Building's ability brings the seat in a round, in money."""
    decks = board.decks
    if i64(len(decks.powers)) == 0:
        for each in range(decks.buildings):
            for rank in range(SEATS):
                decks.powers = append(decks.powers, power_at(decks, each, rank))
    return decks.powers[building * SEATS + board.rank_of(seat)]


def power_at(decks: Decks, building: i64, rank: i64) -> float:
    """What a Building's ability brings in a round to the seat at a rank, in money."""
    worth = float(harbor.yield_at(decks, rank, building)) + 1.1 * float(decks.ship_money[building])
    if decks.produce[building]:
        worth += YIELD + (0.3 if decks.produce[building] & bit(CONTAINER) else 0.0)
    worth += 0.35 * float(decks.train_bonus[building] + decks.truck_bonus[building])
    worth += 0.6 * float(decks.sea_bonus[building]) + 0.3 * float(decks.free_packing[building])
    worth += 0.4 * float(decks.exchange[building]) + 0.15 * float(decks.places[building])
    worth += 0.5 * float(decks.berth_less[building]) + 0.4 * float(decks.direct[building])
    return worth + 0.35 * float(decks.insured[building])
