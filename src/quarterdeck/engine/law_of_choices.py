"""Law 13: nobody is asked a question with only one answer (docs/contract.md, rule 2 of positions)."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.game import Game
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import Trial, demand

LAW: Final = 13
WORLDS: Final = 24
"""The number of worlds to look at that everybody could believe in; in one of them there must be something to choose."""
EXACT_SAMPLES: Final = 200
"""How often to ask a game for a few exact moves, of which one must be legal."""


def asks_what_is_open(trial: Trial) -> None:
    """Law 13: a seat is asked only if it has several moves, or if not asking it would tell others what it has.

    It would tell them something if a spectator, who knows what everybody knows, could believe that the seat has several
    moves. Exact moves count; questions that the trial excuses may be asked.
    """
    for position in trial.walk():
        judge_choice(trial, position)


def judge_choice(trial: Trial, position: Position) -> None:
    """Check that a player is asked only if there is something to choose, or if not asking would give a secret away."""
    legal = position.legal() if position.player >= 0 else []
    if len(legal) != 1:
        return
    game, dice = trial.game, trial.dice(LAW)
    text = game.text(position, legal[0])
    if is_excused(trial, position, text) or keeps_a_secret(trial, position, dice):
        return
    demand(
        LAW,
        has_exact(game, position, dice),
        f"seat {position.player} is asked though {text!r} is all it can do, and everybody knows it",
    )


def is_excused(trial: Trial, position: Position, text: str) -> bool:
    """Whether the trial excuses a question whose only answer has that text."""
    word = text.split(maxsplit=1)[0]
    return any(one.answer in ("", word) and one.when(trial.game, position) for one in trial.excused)


def has_exact(game: Game, position: Position, dice: Dice) -> bool:
    """Whether there is an exact move besides the listed one."""
    samples = (game.exact_moves(position, dice) for _ in range(EXACT_SAMPLES))
    return any(game.why_not(position, move) is None for moves in samples for move in moves)


def keeps_a_secret(trial: Trial, position: Position, dice: Dice) -> bool:
    """Whether a spectator could believe that the seat has several moves."""
    game = trial.game
    if not game.hidden:
        return False
    worlds = (game.other_world(position, -1, dice) for _ in range(WORLDS))
    return any(len(world.legal()) > 1 for world in worlds)
