"""The test suites of other libraries, run over a game: ours or anybody's."""

from __future__ import annotations

import io
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from typing import Final, Literal

from msgspec import Struct

from quarterdeck.engine.registry import find_game
from quarterdeck.research.needs import need

Api = Literal["gymnasium", "pettingzoo"]
"""Whose suite."""
CYCLES: Final = 200
"""The number of steps that each suite of PettingZoo makes."""
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
    need(api, api)
    for players in game.players:
        for name, suite in (_gymnasium if api == "gymnasium" else _pettingzoo)(key, players):
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


def _gymnasium(key: str, players: int) -> Iterator[tuple[str, Callable[[], object]]]:
    """Gymnasium's suite."""
    import gymnasium  # noqa: PLC0415 - an extra
    from gymnasium.utils.env_checker import check_env  # noqa: PLC0415 - as above

    made = "quarterdeck.research.gymnasium:Quarterdeck-v0"
    yield "check_env", lambda: check_env(gymnasium.make(made, game=key, players=players).unwrapped)


def _pettingzoo(key: str, players: int) -> Iterator[tuple[str, Callable[[], object]]]:
    """PettingZoo's suites."""
    from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: PLC0415 - an extra

    from quarterdeck.research import pettingzoo as ours  # noqa: PLC0415 - builds on it

    yield "api_test", lambda: api_test(ours.env(key, players=players), num_cycles=CYCLES)
    yield "api_test of raw_env", lambda: api_test(ours.raw_env(key, players=players), num_cycles=CYCLES)
    yield "seed_test", lambda: seed_test(lambda: ours.env(key, players=players), num_cycles=CYCLES)
    yield "parallel_api_test", lambda: parallel_api_test(ours.parallel_env(key, players=players), num_cycles=CYCLES)
