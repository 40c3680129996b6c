"""Law 15: a game can say what any move would lead to, and its answer uses only what the seat knows."""

from __future__ import annotations

from typing import Final

from quarterdeck.engine.dice import Dice
from quarterdeck.engine.game import Game, Picture
from quarterdeck.engine.position import Position
from quarterdeck.engine.trial import Trial, demand, pick, view

LAW: Final = 15
ASKED: Final = 6
"""How many legal moves of a position to ask about, and how many of all numbers."""


def foresees_what_is_known(trial: Trial) -> None:
    """Law 15: any move can be asked about; a seat is told the same in two worlds that it cannot tell apart.

    Asking changes nothing.
    """
    dice = trial.dice(LAW)
    for position in trial.sample():
        if position.player >= 0:
            judge_foresight(trial.game, position, dice)


def judge_foresight(game: Game, position: Position, dice: Dice) -> None:
    """Ask about moves of the seat that must choose, in its view of this world and of another that looks the same to it."""
    seat, legal = position.player, position.legal()
    seen, beside = (view(world, seat) for world in (position, game.other_world(position, seat, dice)))
    before = seen.numbers()
    for move in asked_about(game, legal, dice):
        here, there = (answer(game, world, seat, move) for world in (seen, beside))
        told = "" if here is None else here.encode()
        demand(
            LAW,
            told == ("" if there is None else there.encode()),
            f"what {move} would come to tells seat {seat} a secret",
        )
    demand(LAW, seen.numbers() == before, f"asking for seat {seat} what moves would come to changes the position")


def asked_about(game: Game, legal: list[int], dice: Dice) -> list[int]:
    """Some legal moves, all if there are few; and some numbers, most of which are illegal moves or not moves at all."""
    some = legal if len(legal) <= ASKED else [pick(legal, dice) for _ in range(ASKED)]
    return [*some, *(dice.below(game.moves) for _ in range(ASKED)), game.moves - 1, game.moves]


def answer(game: Game, seen: Position, seat: int, move: int) -> Picture | None:
    """The answer about a move."""
    try:
        return game.foresee(seen, seat, move)
    except Exception as error:
        demand(LAW, False, f"asking what {move} would come to for seat {seat} raises {error!r}")  # noqa: FBT003 - as it is
        raise
