"""Times OpenSpiel: Cardinal as a game in Python, and games of its own, in Python and in C++."""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 - registers itself
from peers.rules import MOST_TURNS, Cardinal, Started, witness
from peers.timing import SIZE, WITNESSES, timed, versions, witnessed

OWN = ("python_tic_tac_toe", "tic_tac_toe", "connect_four", "breakthrough", "leduc_poker")

TYPE = pyspiel.GameType(
    short_name="python_cardinal",
    long_name="Cardinal in Python",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"size": SIZE},
)


class CardinalGame(pyspiel.Game):
    """The game, as OpenSpiel asks for it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.size = (params or {}).get("size", SIZE)
        squares = self.size**2
        info = pyspiel.GameInfo(
            num_distinct_actions=squares * (squares + 1),
            max_chance_outcomes=2,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_TURNS,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> CardinalState:
        return CardinalState(self, self.size)


class CardinalState(pyspiel.State):
    """A position; chance says first who begins."""

    def __init__(self, game: CardinalGame, size: int) -> None:
        super().__init__(game)
        self.size = size
        self.inner: Cardinal | None = None

    def current_player(self) -> int:
        if self.inner is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.inner.over else self.inner.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - as OpenSpiel calls it
        return [] if self.inner is None else self.inner.legal()

    def _apply_action(self, action: int) -> None:
        if self.inner is None:
            self.inner = Cardinal(self.size, action)
        else:
            self.inner.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{player}: {action}"

    def is_terminal(self) -> bool:
        return self.inner is not None and self.inner.over

    def returns(self) -> list[float]:
        winner = -1 if self.inner is None else self.inner.winner
        return [0.0, 0.0] if winner < 0 else [1.0 - 2 * winner, 2.0 * winner - 1]

    def __str__(self) -> str:
        return "" if self.inner is None else str(self.inner.board)


def one_of(game: Any) -> int:
    """A random game, driven from Python as OpenSpiel's examples do it."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(random.choices(outcomes, [chance for _, chance in outcomes])[0][0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def started(size: int, first: int) -> Started:
    """Cardinal in OpenSpiel."""
    state = pyspiel.load_game("python_cardinal", {"size": size}).new_initial_state()
    state.apply_action(first)
    return (
        lambda: [] if state.is_terminal() else state.legal_actions(),
        state.apply_action,
        lambda: {1.0: 0, -1.0: 1, 0.0: -1}[state.returns()[0]],
    )


pyspiel.register_game(TYPE, CardinalGame)
versions(OpenSpiel=version("open_spiel"))
witnessed(partial(witness, started, WITNESSES, SIZE))
cardinal = pyspiel.load_game("python_cardinal", {"size": SIZE})
timed("cardinal", lambda: one_of(cardinal))
for name in OWN:
    own = pyspiel.load_game(name)
    timed(name, lambda own=own: one_of(own))  # type: ignore[misc]  # mypy sees no default here
