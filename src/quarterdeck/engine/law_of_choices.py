"""Law 13: nobody is asked what has one answer only (docs/contract.md, rule 2 of positions)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import Trial, demand

LAW: Final = 13
WORLDS: Final = 24
"""So many worlds are looked at that everybody could believe in: in one of them there is something to choose."""


def asks_what_is_open(trial: Trial) -> None:
    """Law 13: a seat is asked only if it has several moves, or if not asking it would tell others what it has.

    It would tell them something if a spectator, who knows what all know, could believe that the seat has several. Exact
    moves count; kinds of moves that the trial excuses, by the first word of their notation, do not.
    """
    for position in trial.walk():
        judge_choice(trial, position)


def judge_choice(trial: Trial, position: Position) -> None:
    """Whoever is asked has something to choose, or must be asked so that nothing is told."""
    legal = position.legal() if position.player >= 0 else []
    if len(legal) != 1:
        return
    game, dice = trial.game, trial.dice(LAW)
    text = game.text(position, legal[0])
    if text.split()[0] in trial.excused or keeps_a_secret(trial, position, dice):
        return
    exact = any(game.why_not(position, move) is None for move in game.exact_moves(position, dice))
    demand(LAW, exact, f"seat {position.player} is asked though {text!r} is all it can do, and everybody knows it")


def keeps_a_secret(trial: Trial, position: Position, dice: Dice) -> bool:
    """Whether a spectator could believe that the seat has several moves."""
    game = trial.game
    if not game.hidden:
        return False
    worlds = (game.other_world(position, -1, dice) for _ in range(WORLDS))
    return any(len(world.legal()) > 1 for world in worlds)
