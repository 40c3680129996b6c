"""The test suites of other libraries, run over a game: ours or anybody's."""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from functools import partial
from typing import Any, Final, Literal

from msgspec import Struct

from quarterdeck.engine.registry import find_game
from quarterdeck.research.needs import need

Api = Literal["gymnasium", "openspiel", "pettingzoo"]
"""Whose suite."""
CYCLES: Final = 200
"""The number of steps that each suite of PettingZoo makes, and ours for many games of Gymnasium."""
MANY: Final = 4
"""How many games are played at once."""
LIBRARIES: Final[dict[Api, str]] = {"gymnasium": "gymnasium", "openspiel": "pyspiel", "pettingzoo": "pettingzoo"}
"""What must be installed for a suite, by the name of its module."""
DECISIONS: Final = 1000
"""The number of decisions, those of chance included, after which our own check of OpenSpiel's states ends."""
Suites = Iterator[tuple[str, Callable[[], object]]]
"""Suites by name: each complains by an error, or by a warning."""
NOT_MEANT: Final = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
)
"""Warnings of PettingZoo about environments with masks that are not its own: there is no other way to have masks."""


class Checked(Struct, frozen=True):
    """A suite that was run over a game of so many players; `problem` is empty if it passed."""

    suite: str
    players: int
    problem: str


def check(key: str, api: Api) -> Iterator[Checked]:
    """Run all suites of a library over a game with every number of players; warnings count as problems.

    `Malformed` if there is no such game, `NotInstalled` if the library is not there.
    """
    game = find_game(key)
    need(LIBRARIES[api], api)
    suites: dict[Api, Callable[[str, int], Suites]] = {
        "gymnasium": _gymnasium,
        "openspiel": _openspiel,
        "pettingzoo": _pettingzoo,
    }
    for players in game.players:
        for name, suite in suites[api](key, players):
            yield Checked(name, players, problem_of(suite))


def problem_of(suite: Callable[[], object]) -> str:
    """What a suite complains of."""
    with warnings.catch_warnings(), redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        for beginning in NOT_MEANT:
            warnings.filterwarnings("ignore", beginning)
        try:
            suite()
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told
            return f"{type(error).__name__}: {error}"
    return ""


def _gymnasium(key: str, players: int) -> Suites:
    """Gymnasium's suite."""
    import gymnasium  # noqa: PLC0415 - an extra
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415 - as above

    made = "quarterdeck.research.gymnasium:Quarterdeck-v0"
    yield "check_env", lambda: check_env(gymnasium.make(made, game=key, players=players).unwrapped)
    for mode in gymnasium.vector.AutoresetMode:
        yield f"make_vec with autoreset {mode.value}", partial(step_many, key, players, mode)


def step_many(key: str, players: int, mode: Any) -> None:  # noqa: ANN401 - Gymnasium's, which may not be installed
    """Many games under Gymnasium's own wrapper that counts them: what is seen is in the space, and each end is told."""
    import gymnasium  # noqa: PLC0415 - an extra
    import numpy as np  # noqa: PLC0415 - as above
    from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: PLC0415 - as above

    from quarterdeck.research.vector import ManyAgainstBots  # noqa: PLC0415 - builds on it

    games = RecordEpisodeStatistics(ManyAgainstBots(MANY, key, players=players, autoreset_mode=mode, illegal="error"))
    seen, info = games.reset(seed=1)
    for _ in range(CYCLES):
        actions = np.argmax(info["action_mask"], axis=1)
        seen, rewards, over, _, info = games.step(actions)
        if seen not in games.observation_space or actions not in games.action_space:
            raise AssertionError("what is seen or chosen is not in its space")
        told = info["episode"]["r"][over] if over.any() else np.zeros(0)
        if (told != rewards[over]).any():
            raise AssertionError(f"{told} was counted, not {rewards[over]}")
        if mode is gymnasium.vector.AutoresetMode.DISABLED and over.any():
            seen, info = games.reset(options={"reset_mask": over})


def _pettingzoo(key: str, players: int) -> Suites:
    """PettingZoo's suites."""
    from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: PLC0415 - an extra

    from quarterdeck.research import pettingzoo as ours  # noqa: PLC0415 - builds on it

    yield "api_test", lambda: api_test(ours.env(key, players=players), num_cycles=CYCLES)
    yield "api_test of raw_env", lambda: api_test(ours.raw_env(key, players=players), num_cycles=CYCLES)
    yield "seed_test", lambda: seed_test(lambda: ours.env(key, players=players), num_cycles=CYCLES)
    yield "parallel_api_test", lambda: parallel_api_test(ours.parallel_env(key, players=players), num_cycles=CYCLES)


def _openspiel(key: str, players: int) -> Suites:
    """The suites of OpenSpiel that can be asked for from Python, and ours for what they leave out."""
    import pyspiel  # noqa: PLC0415 - an extra

    from quarterdeck.research.openspiel import name_of  # noqa: PLC0415 - builds on it

    def made(*, together: bool = False) -> Any:  # noqa: ANN401 - OpenSpiel says no more
        return pyspiel.load_game(name_of(key), {"players": players, "together": together})

    yield "random_sim_test", lambda: simulate(made())
    if players > 1:
        yield "random_sim_test, seats choosing together", lambda: simulate(made(together=True))
    yield "sim_game", lambda: simulate_in_python(made())
    yield "resample_from_infostate", lambda: resample(made())


def simulate(game: Any) -> None:  # noqa: ANN401 - as above
    """OpenSpiel's test in C++: masks, tensors, strings, copies, files and utilities along a random game."""
    import pyspiel  # noqa: PLC0415 - an extra

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def simulate_in_python(game: Any) -> None:  # noqa: ANN401 - as above
    """OpenSpiel's test in Python: pickles of games and states, too."""
    from open_spiel.python.tests.games_sim_test import GamesSimTest  # noqa: PLC0415 - an extra

    GamesSimTest().sim_game(game)


def resample(game: Any) -> None:  # noqa: ANN401 - as above
    """What OpenSpiel tests of games in C++: a state drawn anew looks the same to the seat, and has the same actions."""
    import pyspiel  # noqa: PLC0415 - an extra

    draw = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = game.new_initial_state()
    for _ in range(DECISIONS):
        if state.is_terminal():
            return
        seat = state.current_player()
        if seat >= 0:
            other = state.resample_from_infostate(seat, draw)
            for told in ("observation_string", "information_state_string", "legal_actions"):
                if getattr(other, told)(seat) != getattr(state, told)(seat):
                    raise AssertionError(f"{told} of seat {seat} differs after {state.history()}")
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
