"""Puzzles, described for a person, with those that the person has solved."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from quarterdeck.puzzles import collection_of, daily_puzzle, puzzled_games, solver_of
from quarterdeck.puzzles.daily import DAILY, streak
from quarterdeck.server.protocol.api import DailyPuzzle, PuzzleInfo, Puzzles, PuzzlesOfGame

Solved = Mapping[str, set[str]]
"""The names of the lessons and puzzles that somebody has done, by game."""


def all_puzzles(solved: Solved, day: date) -> Puzzles:
    """All puzzles, described for somebody who has solved these."""
    return Puzzles(daily=daily_of(solved, day), games=tuple(puzzles_of(game, solved) for game in puzzled_games()))


def puzzles_of(game: str, solved: Solved) -> PuzzlesOfGame:
    """The puzzles of a game, described."""
    names = solved.get(game, set())
    return PuzzlesOfGame(
        game=game,
        puzzles=tuple(
            PuzzleInfo(name=puzzle.name, rating=puzzle.rating, solved=puzzle.name in names)
            for puzzle in collection_of(game).puzzles
        ),
    )


def daily_of(solved: Solved, day: date) -> DailyPuzzle | None:
    """The puzzle of the day, described."""
    puzzle = daily_puzzle(day)
    if puzzle is None:
        return None
    return DailyPuzzle(
        game=puzzle.game,
        name=puzzle.name,
        number=collection_of(puzzle.game).number(puzzle),
        rating=puzzle.rating,
        seat=solver_of(puzzle.game, puzzle.name),
        solved=puzzle.name in solved.get(puzzle.game, set()),
        streak=streak(solved.get(DAILY, set()), day),
    )
