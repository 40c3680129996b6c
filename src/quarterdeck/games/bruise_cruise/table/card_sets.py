"""Sets of cards as lists of moves."""

from __future__ import annotations

from mypy_extensions import i64

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.sets import count, member, member_of
from quarterdeck.games.bruise_cruise.codes import DEAL
from quarterdeck.games.bruise_cruise.table.table import Table


def add_action_cards(moves: Moves, a: i64, b: i64, base: i64) -> None:
    """List the move base + card for each Action card: those of the ports in `a` and, second copies, in `b`, ascending."""
    left = a | b
    moves.make_room(count(a) + count(b))
    items = moves.items
    at = moves.count
    while left:
        port = left & -left
        left ^= port
        move = base + 2 * member_of(port)
        if a & port:
            items[at] = move
            at += 1
        if b & port:
            items[at] = move + 1
            at += 1
    moves.count = at


def add_unseen(table: Table, moves: Moves) -> None:
    """List the cards that may be next in the deck."""
    chart = table.chart
    a = table.unseen(0)
    b = table.unseen(1)
    add_action_cards(moves, a, b, DEAL)
    moves.add_members(DEAL + chart.actions, table.unseen(2))


def draw_unseen(table: Table, dice: Dice) -> i64:
    """One of the moves that `add_unseen` lists, all equally likely."""
    a = table.unseen(0)
    b = table.unseen(1)
    unfathomable = table.unseen(2)
    actions = count(a) + count(b)
    k = dice.below(actions + count(unfathomable))
    if k >= actions:
        return DEAL + table.chart.actions + member(unfathomable, k - actions)
    left = a | b
    while True:
        port = left & -left
        left ^= port
        if a & port:
            if k == 0:
                return DEAL + 2 * member_of(port)
            k -= 1
        if b & port:
            if k == 0:
                return DEAL + 2 * member_of(port) + 1
            k -= 1
