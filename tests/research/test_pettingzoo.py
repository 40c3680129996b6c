"""PettingZoo's own checks pass for every game and number of players, and what they do not look at is right, too."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from quarterdeck.engine.errors import IllegalMove, Malformed
from quarterdeck.research import make
from quarterdeck.research.pettingzoo import env, parallel_env, raw_env
from tests.examples import some
from tests.research.test_table import OBSERVED, short

CYCLES = 40

pytestmark = pytest.mark.filterwarnings(
    # PettingZoo knows its own games whose seats see a mask beside their observation, and no others.
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
)


@pytest.mark.parametrize(("key", "players"), some(OBSERVED, OBSERVED[::3]))
def test_an_environment_that_asks_in_turn_passes(key: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """With wrappers and without."""
    api_test(env(key, **short(key, players)), num_cycles=CYCLES)
    api_test(raw_env(key, **short(key, players)), num_cycles=CYCLES)
    seed_test(lambda: env(key, **short(key, players)), num_cycles=CYCLES)
    assert capsys.readouterr().out.count("Passed API test") == 2


@pytest.mark.parametrize(("key", "players"), OBSERVED)
def test_an_environment_that_asks_all_at_once_passes(
    key: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Actions of seats that may not choose are not looked at."""
    parallel_api_test(parallel_env(key, **short(key, players)), num_cycles=CYCLES)
    parallel_seed_test(lambda: masked(key, players), num_cycles=CYCLES)
    assert "Passed Parallel API test" in capsys.readouterr().out


def masked(key: str, players: int) -> parallel_env:
    """An environment whose spaces are sampled by PettingZoo without a look at masks: it gets legal actions all the same."""

    class Forgiving(parallel_env):
        def step(self, actions: dict[str, int]) -> Any:
            for seat in self.table.waiting():
                legal = self.table.legal(seat)
                name = self.possible_agents[seat]
                actions[name] = legal[actions[name] % len(legal)]
            return super().step(actions)

    return Forgiving(key, **short(key, players))


def test_rewards_are_those_of_the_table() -> None:
    """Each seat is told what it has won when the game is over."""
    game = raw_env("kraken", players=3)
    table = make("kraken", players=3)
    game.reset(seed=4)
    table.reset(seed=4)
    won = dict.fromkeys(game.possible_agents, 0.0)
    for name in game.agent_iter():
        seen, reward, ended, cut, _ = game.last()
        won[name] += reward
        if ended or cut:
            game.step(None)
            continue
        assert name == f"player_{table.seat}"
        assert seen is not None
        assert (seen["observation"] == table.observe()).all()
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        table.step(action)
        game.step(action)
    assert list(won.values()) == table.rewards()


def test_a_long_game_is_cut_off() -> None:
    """After as many choices as were asked for."""
    game = raw_env("cardinal", max_cycles=3)
    game.reset(seed=1)
    for _ in range(3):
        assert not any(game.truncations.values())
        game.step(game.table.legal()[0])
    assert all(game.truncations.values())
    assert not any(game.terminations.values())
    together = parallel_env("cardinal", max_cycles=1)
    together.reset(seed=1)
    *_, ended, cut, _ = together.step(dict.fromkeys(together.agents, together.table.legal()[0]))
    assert all(cut.values())
    assert not any(ended.values())
    assert together.agents == []


def test_an_environment_in_the_middle_of_a_game_is_sent_to_another_process() -> None:
    """And goes on there."""
    game = raw_env("kraken", players=2)
    game.reset(seed=1)
    game.step(game.table.legal()[0])
    sent = pickle.loads(pickle.dumps(game))  # noqa: S301 - our own
    assert sent.agent_selection == game.agent_selection
    assert sent.table.position == game.table.position


def test_an_environment_is_drawn() -> None:
    """As it was asked for, or not at all."""
    for kind, begins in (("svg", "<svg"), ("ansi", "\x1b[")):
        game = raw_env("cardinal", render_mode=kind)
        game.reset(seed=1)
        assert str(game.render()).startswith(begins)
        together = parallel_env("cardinal", render_mode=kind)
        together.reset(seed=1)
        assert together.render() == game.render()
    silent = raw_env("cardinal")
    silent.reset(seed=1)
    assert silent.render() is None


def test_what_is_wrong_is_named() -> None:
    """And changes nothing."""
    with pytest.raises(Malformed, match="render_mode: must be one of svg, ansi, rgb_array, not 'human'"):
        raw_env("cardinal", render_mode="human")
    with pytest.raises(Malformed, match="max_cycles: must be 1 or more, not 0"):
        env("cardinal", max_cycles=0)
    game = raw_env("kraken")
    game.reset(seed=1)
    before = game.table.position
    with pytest.raises(IllegalMove, match="First play a card"):
        game.step(0)
    with pytest.raises(Malformed, match="action: must be a whole number, not None"):
        game.step(None)
    assert game.table.position == before
    together = parallel_env("kraken")
    together.reset(seed=1)
    asked = together.possible_agents[together.table.seat or 0]
    with pytest.raises(Malformed, match=rf"actions\.{asked}: must be the action of a seat that may choose now"):
        together.step({})
