"""Law 14: what a game counts comes to the scores that it tells, and the scores agree with who has won."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.standing import Standing, total
from quarterdeck.engine.trial import Trial, demand

LAW: Final = 14


def counts_what_decides(trial: Trial) -> None:
    """Law 14: parts come to the scores, in every position; nobody who has lost has more than somebody who has won."""
    for position in trial.walk():
        judge_standing(trial, position)


def judge_ended_standing(trial: Trial, position: Position) -> None:
    """The standing of a finished game keeps the law."""
    if position.over():
        judge_standing(trial, position)


def judge_standing(trial: Trial, position: Position) -> None:
    """What is counted in a position is counted rightly."""
    game, players = trial.game, trial.setup.players
    standing = game.standing(position)
    if standing is None:
        return
    demand(LAW, bool(standing.label.strip()), "nobody knows what a score is")
    demand(LAW, len(standing.scores) == players, f"{len(standing.scores)} scores for {players} seats")
    for name, told in (("roles", standing.roles), ("signs", standing.signs)):
        demand(LAW, len(told) in (0, players), f"{len(told)} {name} for {players} seats")
    for part in standing.parts:
        demand(LAW, bool(part.label.strip()), "a part has no label")
        right = len(part.values) == players and len(part.words) in (0, players)
        demand(LAW, right, f"{part.label} is not told of each of {players} seats")
    if standing.parts:
        sums = tuple(total(standing.parts, seat) for seat in range(players))
        demand(LAW, sums == standing.scores, f"parts come to {sums}, but the scores are {standing.scores}")
    if position.over():
        agrees_with_the_winners(game, position, standing)


def agrees_with_the_winners(game: Game, position: Position, standing: Standing) -> None:
    """Nobody who has lost has a higher score than somebody who has won."""
    winners = game.ending(position).winners
    won = [score for seat, score in enumerate(standing.scores) if seat in winners]
    lost = [score for seat, score in enumerate(standing.scores) if seat not in winners]
    fair = not won or not lost or max(lost) <= min(won)
    demand(LAW, fair, f"seats {winners} have won, but the scores are {standing.scores}")
