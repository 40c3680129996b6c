"""What the table of a board of Cardinal says of it as a whole."""

from __future__ import annotations

from itertools import product
from math import comb  # noqa: TID251 - positions are counted, whole
from typing import Final

from msgspec import Struct

from quarterdeck.engine.solving import Verdict
from quarterdeck.games.cardinal import CARDINAL
from quarterdeck.games.cardinal.bot.numbering import Numbering
from quarterdeck.games.cardinal.bot.solution import CardinalSolution
from quarterdeck.games.cardinal.codes import FLEET
from quarterdeck.games.cardinal.position import CardinalPosition

WORDS: Final = ("draw", "win", "loss")
"""By worth."""


class Board(Struct, frozen=True, kw_only=True):
    """The figures of a board, as docs/solving.md has them."""

    positions: int
    won: int
    """By the player to move."""
    lost: int
    longest: int
    """The longest win, in turns."""
    start: Verdict
    """For the player who begins, as each of the first moves."""
    firsts: dict[str, Verdict]
    """By first move; its turn counts."""


def board_of(solution: CardinalSolution, start: CardinalPosition) -> Board:
    """The figures of a solved board, from its first position."""
    by_value: list[int] = []
    while sum(by_value) < len(solution.values):  # each value is another walk through the table
        by_value.append(solution.values.count(len(by_value)))
    return Board(
        positions=positions_of(solution.numbering),
        won=sum(by_value[2::2]),
        lost=sum(by_value[1::2]),
        longest=max((value - 1 for value in range(2, len(by_value), 2) if by_value[value]), default=0),
        start=solution.verdict(start, int(start.player)),
        firsts=first_moves(solution, start),
    )


def positions_of(numbering: Numbering) -> int:
    """How many positions a board has: the numbers of fleets that do not overlap."""
    return sum(
        comb(squares, mine) * comb(squares - mine, theirs)
        for squares in (int(numbering.open_count[berth]) for berth in range(int(numbering.berths)))
        for mine, theirs in product(range(int(FLEET)), repeat=2)
    )


def first_moves(solution: CardinalSolution, start: CardinalPosition) -> dict[str, Verdict]:
    """What each first move is worth to whoever makes it."""
    seat = int(start.player)
    found = {}
    for move in start.legal():
        then = start.clone()
        then.play(move)
        verdict = solution.verdict(then, seat)
        found[CARDINAL.text(start, move)] = Verdict(verdict.worth, verdict.turns + 1 if verdict.worth else 0)
    return found


def told(verdict: Verdict) -> str:
    """A verdict in words: `win in 15 turns`, or `draw`."""
    return f"{WORDS[verdict.worth]} in {verdict.turns} turns" if verdict.worth else WORDS[0]


def print_board(rows: int, columns: int, board: Board) -> None:
    """A line of the table in docs/solving.md, and the first moves."""
    print(
        f"| {rows} × {columns} | {board.positions:,} | {told(board.start)} | {board.won:,} | {board.lost:,} | {board.longest} |"
    )
    print()
    print("| first move | worth |")
    print("| --- | --- |")
    for worth in sorted(set(board.firsts.values()), key=Verdict.rank, reverse=True):
        moves = [move for move, verdict in board.firsts.items() if verdict == worth]
        print(f"| {', '.join(moves)} | {told(worth)} |")
