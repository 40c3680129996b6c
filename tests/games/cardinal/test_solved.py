"""Cardinal solved: the numbers of positions, the fast turns, and what positions are worth."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice, product
from math import comb
from typing import cast

import pytest
from mypy_extensions import u8

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.sets import count
from quarterdeck.engine.solving import Verdict
from quarterdeck.games.cardinal import CARDINAL, CardinalOptions
from quarterdeck.games.cardinal.bot.numbering import BESIDE, Numbering, turned
from quarterdeck.games.cardinal.bot.retrograde import Retrograde, better
from quarterdeck.games.cardinal.bot.solution import CardinalSolution, CardinalSolver
from quarterdeck.games.cardinal.position import PLACING, CardinalPosition
from tests.games.cardinal.plain_solver import State, solve
from tests.games.cardinal.table import lay


@cache
def solved(rows: int, columns: int) -> CardinalSolution:
    """A board, solved."""
    solver = CardinalSolver(rows, columns)
    assert list(solver.steps())
    return cast(CardinalSolution, solver.solution(bytes(solver.table())))


def scattered(rows: int, columns: int, dice: Dice) -> CardinalPosition | None:
    """A board with pieces at random, a ship to be placed; None if there is no place left for one."""
    position = CardinalPosition(rows, columns)
    squares = [row * 8 + column for row in range(rows) for column in range(columns)]
    if dice.below(5):
        position.pirate = 1 << squares[dice.below(len(squares))]
    for _ in range(dice.below(9)):
        places = position.open_squares()
        free = [square for square in squares if places >> square & 1]
        colour = dice.below(2)
        if free and count(position.green if colour else position.orange) < 4:
            ship = 1 << free[dice.below(len(free))]
            if colour:
                position.green |= ship
            else:
                position.orange |= ship
    position.player = dice.below(2)
    position.phase = PLACING
    return position if position.open_squares() else None


def mine_theirs(position: CardinalPosition) -> tuple[int, int]:
    """The ships of the player who must place, and of the rival."""
    ships = (int(position.orange), int(position.green))
    return (ships[0], ships[1]) if position.player == 0 else (ships[1], ships[0])


def number_of(numbering: Numbering, position: CardinalPosition) -> int:
    """The number of a position."""
    mine, theirs = mine_theirs(position)
    return int(numbering.number(mine, theirs, int(position.pirate)))


def turned_set(squares: int, rows: int, columns: int, turn: int) -> int:
    """A set of squares on the board as it lies when it is turned."""
    return sum(1 << int(turned(k, rows, columns, turn)) for k in range(56) if squares >> k & 1)


# -- numbers of positions -----------------------------------------------------------------


@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (4, 3), (5, 3)])
def test_turned_and_mirrored_positions_are_worth_the_same(rows: int, columns: int) -> None:
    """Four ways for a rectangle, eight for a square."""
    solution = solved(rows, columns)
    decided = 0
    for seed in range(400):
        position = scattered(rows, columns, seeded(seed))
        if position is not None:
            values = {
                solution.value(
                    turned_set(int(position.orange), rows, columns, turn),
                    turned_set(int(position.green), rows, columns, turn),
                    turned_set(int(position.pirate), rows, columns, turn),
                    int(position.player),
                )
                for turn in range(8 if rows == columns else 4)
            }
            assert len(values) == 1
            decided += values != {0}
    assert decided > 20


def test_different_positions_have_different_numbers() -> None:
    """All of 3 × 3: for each berth as many numbers are used as there are two fleets of up to four ships that do not overlap."""
    numbering = Numbering(3, 3)
    used = set()
    positions = 0
    for berth in range(int(numbering.berths)):
        pirate = int(numbering.pirates[berth])
        first = int(numbering.fleet_start[berth])
        fleets = [int(numbering.squares[first + k]) for k in range(int(numbering.fleets[berth]))]
        for mine, theirs in product(fleets, repeat=2):
            if not mine & theirs:
                positions += 1
                used.add(int(numbering.number(mine, theirs, pirate)))
    assert len(used) == positions
    assert positions == sum(
        comb(n, mine) * comb(n - mine, theirs)
        for n in (9, 6, 5, 4)
        for mine in range(min(4, n) + 1)
        for theirs in range(min(4, n - mine) + 1)
    )
    assert max(used) < numbering.total


@pytest.mark.parametrize(("rows", "columns"), [(3, 5), (5, 3), (4, 4), (6, 3), (7, 3)])
def test_each_fleet_has_a_rank_that_leads_back_to_it(rows: int, columns: int) -> None:
    """In every row, also where squares are members of a set beyond the thirty-first."""
    numbering = Numbering(rows, columns)
    for rank in range(int(numbering.fleets[0])):
        assert numbering.rank(BESIDE, numbering.squares[rank]) == rank


# -- turns ----------------------------------------------------------------------------------


def worth_by_the_game(work: Retrograde, position: CardinalPosition) -> int:
    """What a position is worth by the table, its turns made by the game itself."""
    best = -1
    for place in position.legal():
        here = position.clone()
        here.play(place)
        for pirate in here.legal() if here.player == position.player else [-1]:
            then = here.clone()
            if pirate >= 0:
                then.play(pirate)
            value = value_of(work, then, int(position.player))
            best = value if best < 0 else int(better(best, value))
    return best + 1 if best > 0 else 0


def value_of(work: Retrograde, position: CardinalPosition, mover: int) -> int:
    """The table's value of a position, or that of an end."""
    if position.over():
        return 1 if position.winner == mover else 0
    return int(work.values[number_of(work.numbering, position)])


def compared(rows: int, columns: int, positions: int) -> int:
    """Compare the solver's turns with the game's in positions at random; in how many of them ships could be placed.

    The table holds values at random, so that a turn that leads elsewhere shows.
    """
    numbering = Numbering(rows, columns)
    work = Retrograde(numbering)
    fill(work, seeded(7))
    met = 0
    dice = seeded(11)
    for _ in range(positions):
        position = scattered(rows, columns, dice)
        if position is not None:
            place = place_in_table(numbering, position)
            assert int(work.worth(*place)) == worth_by_the_game(work, as_numbered(numbering, *place))
            met += 1
    return met


def fill(work: Retrograde, dice: Dice) -> None:
    """Random values for every number, but 0 where no square is open: such a position is a draw (CA-R8)."""
    numbering = work.numbering
    for berth in range(int(numbering.berths)):
        everything = (1 << int(numbering.open_count[berth])) - 1
        first, fleets = int(numbering.fleet_start[berth]), int(numbering.fleets[berth])
        packed = [int(numbering.packed[first + k]) for k in range(fleets)]
        at = int(numbering.first[berth])
        for mine, theirs in product(packed, repeat=2):
            work.values[at] = u8(dice.below(200) if mine | theirs != everything else 0)
            at += 1


def as_numbered(numbering: Numbering, berth: int, mine: int, theirs: int) -> CardinalPosition:
    """A position as its number means it: not turned, and orange must place a ship."""
    position = CardinalPosition(numbering.rows, numbering.columns)
    first = int(numbering.fleet_start[berth])
    position.orange, position.green = numbering.squares[first + mine], numbering.squares[first + theirs]
    position.pirate = numbering.pirates[berth]
    position.player = 0
    position.phase = PLACING
    return position


def place_in_table(numbering: Numbering, position: CardinalPosition) -> tuple[int, int, int]:
    """Berth and ranks of a position, from its number."""
    number = number_of(numbering, position)
    berth = max(k for k in range(int(numbering.berths)) if numbering.first[k] <= number)
    return berth, *divmod(number - int(numbering.first[berth]), int(numbering.fleets[berth]))


@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (3, 4), (4, 3), (5, 3)])
def test_the_solver_and_the_game_make_the_same_turns(rows: int, columns: int) -> None:
    """The solver has its own way to make turns, which is fast; the game judges it."""
    assert compared(rows, columns, 400) > 100


@pytest.mark.long
@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (4, 3), (3, 5), (4, 4), (5, 4), (6, 3), (7, 3)])
def test_the_solver_and_the_game_make_the_same_turns_in_many_positions(rows: int, columns: int) -> None:
    """As above, in more positions, and on the usual board."""
    assert compared(rows, columns, 20_000) > 5_000


# -- what positions are worth ------------------------------------------------------------------


def laid(state: State, rows: int, columns: int) -> CardinalPosition:
    """The position of the second program."""
    ships, pirate, player = state
    pieces = {square: colour[0].upper() for square, colour in ships}
    if pirate:
        pieces[pirate] = "P"
    board = ["".join(pieces.get((row, column), ".") for column in range(columns)) for row in range(rows)]
    return CARDINAL.load(json.dumps({"game": "cardinal", "board": board, "player": player}).encode())


def both_programs_agree(rows: int, columns: int) -> int:
    """Compare every position that a game can come to; how many there are."""
    solution = solved(rows, columns)
    positions = solve(rows, columns)
    for state, (winner, turns) in positions.items():
        worth = {"": 0, "orange": 1, "green": -1}[winner]
        position = laid(state, rows, columns)
        if not position.over():
            assert solution.verdict(position, 0) == Verdict(worth, turns), state
    return len(positions)


def test_a_second_program_agrees_on_3_by_3() -> None:
    """In every position: who wins, and after how many turns."""
    assert both_programs_agree(3, 3) > 1_000


@pytest.mark.long
def test_a_second_program_agrees_on_3_by_4() -> None:
    """As on 3 × 3."""
    assert both_programs_agree(3, 4) > 10_000


def test_a_position_is_worth_what_its_best_turn_leads_to() -> None:
    """By the finished table and the game's own turns."""
    solver = CardinalSolver(4, 3)
    list(solver.steps())
    work = solver.retrograde
    decided = 0
    for seed in range(300):
        position = scattered(4, 3, seeded(seed))
        if position is not None:
            value = int(work.values[number_of(work.numbering, position)])
            assert worth_by_the_game(work, position) == value
            decided += value > 0
    assert decided > 20


def test_a_board_without_open_squares_is_a_draw() -> None:
    """CA-T18, one placement earlier or not: nobody can place a ship."""
    position = lay("O . G\n. P .\nG . O", "orange").position
    assert solved(3, 3).verdict(position, 0) == Verdict(0)


def test_boards_beyond_a_table_are_refused_in_words() -> None:
    """6 × 6 would need more memory than machines have."""
    with pytest.raises(Malformed, match="6 × 6 squares has too many positions"):
        CARDINAL.solver(CardinalOptions(rows=6, columns=6))


@pytest.mark.parametrize("parts", [0, 3, 10, 17])
def test_a_table_that_was_interrupted_is_the_same_in_the_end(parts: int) -> None:
    """After any part of any step: what has been found already is not looked for again, and nothing is missed."""
    first = CardinalSolver(3, 4)
    steps = 0
    for step in islice(first.steps(), parts):
        steps = step.steps
    again = CardinalSolver(3, 4)
    again.resume(bytes(first.table()), steps)
    assert [step for step in again.steps() if step.done == step.parts]
    whole = CardinalSolver(3, 4)
    assert list(whole.steps())
    assert bytes(again.table()) == bytes(whole.table())
    with pytest.raises(ValueError, match="this one has 3"):
        whole.resume(bytes(3), 0)
