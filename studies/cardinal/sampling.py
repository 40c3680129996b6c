"""Compares a table of Cardinal with the turns that the game itself makes."""

from __future__ import annotations

from msgspec import Struct

from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.sets import count
from quarterdeck.games.cardinal.bot.retrograde import better
from quarterdeck.games.cardinal.bot.solution import CardinalSolution
from quarterdeck.games.cardinal.codes import FLEET
from quarterdeck.games.cardinal.position import PLACING, CardinalPosition


class Sampled(Struct):
    """What was found in positions at random."""

    positions: int = 0
    decided: int = 0
    """Those that are won or lost by the table."""
    wrong: int = 0
    """Those for which the table has another value than that of the best turn."""


def sampled(solution: CardinalSolution, positions: int, seed: int) -> Sampled:
    """Compare so many positions."""
    rows, columns = int(solution.numbering.rows), int(solution.numbering.columns)
    dice = seeded(seed)
    found = Sampled()
    while found.positions < positions:
        position = scattered(rows, columns, dice)
        if position is not None:
            value = value_of(solution, position, int(position.player))
            found.positions += 1
            found.decided += value > 0
            found.wrong += value != worth_by_the_game(solution, position)
    return found


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
        if free and count(position.green if colour else position.orange) < FLEET - 1:
            ship = 1 << free[dice.below(len(free))]
            if colour:
                position.green |= ship
            else:
                position.orange |= ship
    position.player = dice.below(2)
    position.phase = PLACING
    return position if position.open_squares() else None


def worth_by_the_game(solution: CardinalSolution, position: CardinalPosition) -> int:
    """What a position is worth by the table's values after all its turns, which the game itself makes."""
    best = -1
    for place in position.legal():
        here = position.clone()
        here.play(place)
        for pirate in here.legal() if here.player == position.player else [-1]:
            then = here.clone()
            if pirate >= 0:
                then.play(pirate)
            value = value_of(solution, then, int(position.player))
            best = value if best < 0 else int(better(best, value))
    return best + 1 if best > 0 else 0


def value_of(solution: CardinalSolution, position: CardinalPosition, mover: int) -> int:
    """The table's value of a position, or that of an end."""
    if position.over():
        return 1 if position.winner == mover else 0
    return solution.value(int(position.orange), int(position.green), int(position.pirate), int(position.player))
