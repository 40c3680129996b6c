"""`python -m studies.openspiel`: our bot against OpenSpiel's MCTS or IS-MCTS, with equally many simulations for each choice.

Two games of a pair have the same chance as far as both go the same way, and the bots change seats between them.
"""

from __future__ import annotations

import argparse
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from quarterdeck.bots import Bot, find_bot
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.figures import wilson
from quarterdeck.research.openspiel import SpielGame

EXPLORATION: Final = 1.4
"""About the square root of 2, as OpenSpiel's examples have it, for results from -1 to 1."""
TELL: Final = 20
"""A line is printed after so many games."""


def theirs(game: SpielGame, simulations: int, seed: int) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    """OpenSpiel's bot for the game, with rollouts at random."""
    random = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    if game.game.hidden:
        return ismcts.ISMCTSBot(game, rollouts, EXPLORATION, simulations, random_state=random)
    return mcts.MCTSBot(game, EXPLORATION, simulations, rollouts, random_state=random)


def play(game: SpielGame, bot: Bot, other: Any, seat: int, seed: int) -> float:  # noqa: ANN401 - as above
    """A game in which our bot has a seat; its share of the result."""
    chance, dice = seeded(seed), seeded(seed, 1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(chance.below(len(outcomes)))])
        elif state.current_player() == seat:
            state.apply_action(ours(game, bot, state, seat, dice))
        else:
            state.apply_action(other.step(state))
    return float(state.returns()[seat] + 1) / 2


def ours(game: SpielGame, bot: Bot, state: Any, seat: int, dice: Dice) -> int:  # noqa: ANN401 - as above
    """The action that our bot chooses, from what the seat knows."""
    veiled = state.position
    veiled.veil(seat)
    move = bot.choose(veiled, seat, dice).move
    return next(int(action) for action in state.legal_actions() if game.move_of(state.position, action) == move)


def main() -> None:
    """Print the share of our bot, again and again."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="for example quarterdeck_cardinal(rows=5,columns=5)")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", help="ours, such as judging; by default uct or ismcts, as suits the game")
    asked = parser.parse_args()
    game = pyspiel.load_game(asked.game)
    found = find_game(game.key)
    name = asked.bot or ("ismcts" if found.hidden else "uct")
    bot = find_bot(f"{name}:simulations={asked.simulations}", found)
    points = 0.0
    for number in range(asked.games):
        seed = asked.seed + number // 2
        points += play(game, bot, theirs(game, asked.simulations, seed), number % 2, seed)
        if (number + 1) % TELL == 0 or number + 1 == asked.games:
            low, high = wilson(points / (number + 1), number + 1)
            print(f"{number + 1} games: {points / (number + 1):.1%} ({low:.1%} – {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
