"""Sets of cards as lists of moves."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.moves import Moves
from quarterdeck.games.bruise_cruise.codes import DEAL
from quarterdeck.games.bruise_cruise.table.table import Table


def add_action_cards(moves: Moves, a: i64, b: i64, base: i64) -> None:
    """List the move base + card for each Action card: those of the ports in `a` and, second copies, in `b`, ascending."""
    move = base
    while a | b:
        if a & 1:
            moves.add(move)
        if b & 1:
            moves.add(move + 1)
        a >>= 1
        b >>= 1
        move += 2


def add_unseen(table: Table, moves: Moves) -> None:
    """List the cards that may be next in the deck."""
    chart = table.chart
    a = table.unseen(0)
    b = table.unseen(1)
    add_action_cards(moves, a, b, DEAL)
    moves.add_members(DEAL + chart.actions, table.unseen(2))
