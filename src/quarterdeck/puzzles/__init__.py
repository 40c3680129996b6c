"""Puzzles: positions from games between bots in which one move is clearly best.

A **puzzle** is a position as one seat may know it, and the moves that are accepted: proved by the rules if possible, or
else agreed on by searches and shown by games that bots played on. The **collection** of a game is in its package, with the plan by which a program made it. A
puzzle is turned into a lesson, so everything that plays lessons plays puzzles.

```py
from quarterdeck.learn import Attempt
from quarterdeck.puzzles import collection_of, daily_puzzle, lesson_named

collection = collection_of("cardinal")    # empty if the game has none
puzzle = collection.numbered(7)           # from 1, the easier ones first; collection.find(name) by its name
puzzle.rating, puzzle.themes              # the level of the weakest bot that finds it; what it is about
attempt = Attempt(lesson_named("cardinal", puzzle.name))   # a step for each decision
attempt.play("b2").kind                   # done: found. again: not the best move, and `says` tells which is, and why
attempt.missed                            # how many wrong moves there were; 0: the puzzle counts as solved
daily_puzzle(day)                         # the same for everybody, by the number of the day
```

How they are made, and what the file looks like: docs/puzzles.md.
"""

from quarterdeck.puzzles.daily import daily_puzzle
from quarterdeck.puzzles.lesson import lesson_named, lesson_of, solver_of
from quarterdeck.puzzles.puzzle import Collection, Puzzle, collection_of, puzzled_games

__all__ = [
    "Collection",
    "Puzzle",
    "collection_of",
    "daily_puzzle",
    "lesson_named",
    "lesson_of",
    "puzzled_games",
    "solver_of",
]
