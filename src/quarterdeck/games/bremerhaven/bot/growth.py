"""The worth of growth to a harbor of Bremerhaven, in money: Buildings, Bollards and spaces; for bots."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.sets import count
from quarterdeck.games.bremerhaven.bot.expectations import BERTHS, HALF_WAY, lasting, power
from quarterdeck.games.bremerhaven.bot.outlook import A_DOCK, BUILT, POWER, PRESTIGE_OF_A_DOCK, Outlook
from quarterdeck.games.bremerhaven.codes import COLUMNS, LOADING_DOCKS, NONE, SLOTS, WALLS
from quarterdeck.games.bremerhaven.rules import town


def value_of_building(found: Outlook, building: i64, rate: float) -> float:
    """What a Building is worth if it is built in this round rather than not at all."""
    board = found.board
    left = max(0.0, found.rounds - 1.0)
    worth = rate * (BUILT + 0.35 * lasting(left)) * float(board.decks.building_prestige[building])
    worth += (POWER * found.rounds + 0.2) * power(board, building, found.seat)
    return worth + float(town.opening(board, found.seat, building))


def value_of_bollard(found: Outlook, wall: i64, rate: float) -> float:
    """What Docks gain by one more Bollard on the wall, now or as the first of two."""
    board = found.board
    first = found.seat * WALLS
    mine = count(board.walls[first + wall])
    if mine >= SLOTS:
        return 0.0
    gain = 0.0
    for beside in range(max(0, wall - 1), min(WALLS, wall + 2)):  # walls with a Dock in between
        if beside != wall:
            other = count(board.walls[first + beside])
            if other > mine:
                gain += (1.0 - HALF_WAY) * (BERTHS[mine + 1] - BERTHS[mine])
            elif other == mine:
                gain += HALF_WAY * (BERTHS[mine + 1] - BERTHS[mine])
    return gain * (rate * PRESTIGE_OF_A_DOCK + min(A_DOCK, 0.4 * found.rounds))


def value_of_clearing(found: Outlook, space: i64) -> float:
    """The worth of clearing a space: a place for goods or a Building, and in the top row a Loading dock."""
    board = found.board
    worth = 3.2 * found.rounds / (found.rounds + 2.0) / (0.7 + 0.4 * found.free)
    if space < COLUMNS:
        worth += 0.55 * min(found.rounds - 1.0, 5.0)
        if board.contract[found.seat * LOADING_DOCKS + space] != NONE:
            worth += 2.5
    return worth
