"""Chooses which of all puzzles that were found make up a collection."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from quarterdeck.puzzles.judging import LEVELS
from quarterdeck.puzzles.making import HUNDRED, Plan
from quarterdeck.puzzles.puzzle import Puzzle


def collected(puzzles: Iterable[Puzzle], plan: Plan) -> tuple[Puzzle, ...]:
    """The puzzles of a collection: each position once, all ratings as evenly as possible, the easier ones first."""
    by_rating: dict[int, list[Puzzle]] = {}
    known: set[bytes] = set()
    for puzzle in sorted(puzzles, key=lambda one: (one.source.seed, one.source.game, one.source.decision)):
        key = same(puzzle.position, plan.turned)
        if key not in known:
            known.add(key)
            by_rating.setdefault(puzzle.rating, []).append(puzzle)
    if plan.easy < HUNDRED:
        harder = sum(len(found) for rating, found in by_rating.items() if rating > LEVELS[0])
        most_easy = min(harder, plan.most) * plan.easy // (HUNDRED - plan.easy)
        by_rating[LEVELS[0]] = by_rating.get(LEVELS[0], [])[:most_easy]
    chosen: list[Puzzle] = []
    for turn in range(max(map(len, by_rating.values()), default=0)):
        chosen += [puzzles[turn] for _, puzzles in sorted(by_rating.items()) if turn < len(puzzles)]
    return tuple(sorted(chosen[: plan.most], key=lambda one: one.rating))


def same(position: dict[str, object], grid: str) -> bytes:
    """A key that is equal for positions that count as the same; turns and mirror images of the field `grid` do."""
    rows = position.get(grid)
    if not isinstance(rows, list):
        return msgspec.json.encode(position)
    cells = tuple(tuple(str(row).split()) for row in rows)
    return min(msgspec.json.encode({**position, grid: image}) for image in images(cells))


def images(cells: tuple[tuple[str, ...], ...]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """A grid in its four turns, and their mirror images."""
    for _ in range(4):
        yield cells
        yield tuple(reversed(cells))
        cells = tuple(zip(*reversed(cells), strict=True))
