"""The law of judgements, for games that have one: the things that the search relies on without checking."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from librt.vecs import vec  # plain Python: only laws ask it
from mypy_extensions import i64  # plain Python: only laws ask it

from quarterdeck.engine.judgement import MOST_WEIGHT, UNCOUNTED, Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import Trial, demand

LAW: Final = 11


def judges_soundly(trial: Trial) -> None:
    """Law 11: judgements are shares, weights are in range for all moves, and judging changes nothing."""
    for judgement in (trial.game.judgement(), trial.game.glance()):
        if judgement is not None:
            keeps_its_word(trial, judgement)


def keeps_its_word(trial: Trial, judgement: Judgement) -> None:
    """Check one judgement in all positions of a game."""
    demand(LAW, judgement.horizon >= 0, f"a playout cannot be judged {-judgement.horizon} decisions before it begins")
    levels = judgement.levels() or (1, 2, 3, 4, 5)
    demand(LAW, levels[0] >= 1 and all(low < high for low, high in pairwise(levels)), f"levels {levels} do not ascend")
    for position in trial.walk():
        if position.player >= 0:
            before = position.numbers()
            judges_shares(judgement, position, trial.setup.players)
            weighs_moves(judgement, position)
            answers_with_listed_moves(judgement, position)
            counts_points(judgement, position, trial.setup.players)
            demand(LAW, position.numbers() == before, "judging changed the position")


def judges_shares(judgement: Judgement, position: Position, players: int) -> None:
    """Check that a settled position promises each seat a share, and the same share for an equal position."""
    if not judgement.settled(position):
        return
    shares = [judgement.judge(position, seat) for seat in range(players)]
    demand(LAW, all(0.0 <= share <= 1.0 for share in shares), f"the seats are promised {shares}")
    again = [judgement.judge(position.clone(), seat) for seat in range(players)]
    demand(LAW, again == shares, f"equal positions promise {shares} and {again}")
    together = vec[float]([-1.0] * 4)
    if judgement.judge_all(position, together):
        demand(LAW, [*together][:players] == shares, f"the seats are promised {shares}, but all at once {[*together]}")


def counts_points(judgement: Judgement, position: Position, players: int) -> None:
    """Check that a settled position promises every seat points, or none of them."""
    if not judgement.settled(position):
        return
    points = [judgement.points(position, seat) for seat in range(players)]
    demand(LAW, all(n == UNCOUNTED for n in points) or min(points) >= 0.0, f"the seats are promised points: {points}")


def weighs_moves(judgement: Judgement, position: Position) -> None:
    """Check that every listed move has a weight in range, and the same weight for an equal position."""
    moves = Moves()
    position.find_moves(moves)
    found = []
    for shown in (position, position.clone()):
        weights = vec[i64]([-1] * int(moves.count))
        if not judgement.weigh(shown, moves, weights):
            return
        found.append([int(weight) for weight in weights])
    demand(LAW, all(0 <= weight <= MOST_WEIGHT for weight in found[0]), f"the moves weigh {found[0]}")
    demand(LAW, found[0] == found[1], f"in equal positions the moves weigh {found[0]} and {found[1]}")


def answers_with_listed_moves(judgement: Judgement, position: Position) -> None:
    """Check that a reflex is a listed move, and the same for an equal position."""
    found = []
    for shown in (position.clone(), position.clone()):
        shown.veil(position.player)
        before = shown.numbers()
        found.append(int(judgement.reflex(shown)))
        demand(LAW, shown.numbers() == before, "judging changed the position")
    demand(LAW, found[0] == found[1], f"in equal positions the reflexes are {found}")
    demand(LAW, found[0] == -1 or found[0] in position.legal(), f"the reflex {found[0]} is no legal move")
