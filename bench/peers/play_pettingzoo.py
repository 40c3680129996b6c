"""Times PettingZoo: Cardinal as an environment with its usual wrappers, and environments of its own."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from typing import Any

import numpy as np
from gymnasium import spaces
from peers.rules import NOWHERE, Cardinal, Started, witness
from peers.timing import SIZE, WITNESSES, timed, versions, witnessed
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3, tictactoe_v3
from pettingzoo.utils import wrappers


class CardinalEnv(AECEnv):
    """An environment in the shape of PettingZoo's classic ones: planes, and a mask of legal actions."""

    metadata = {"render_modes": [], "name": "cardinal_v0", "is_parallelizable": False}  # noqa: RUF012 - as theirs

    def __init__(self, size: int) -> None:
        super().__init__()
        self.size = size
        self.render_mode = None
        self.actions = size * size * (size * size + 1)
        self.possible_agents = ["player_0", "player_1"]
        self.agents = self.possible_agents[:]
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 1, (size, size, 3), np.int8),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.agents}
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.agents}
        self.draws = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        me = self.possible_agents.index(agent)
        board = np.array(self.inner.board).reshape(self.size, self.size)
        planes = np.zeros((self.size, self.size, 3), np.int8)
        planes[:, :, 0] = board == me
        planes[:, :, 1] = board == 1 - me
        if self.inner.pirate != NOWHERE:
            planes[self.inner.pirate // self.size, self.inner.pirate % self.size, 2] = 1
        mask = np.zeros(self.actions, np.int8)
        if agent == self.agent_selection:
            mask[self.inner.legal()] = 1
        return {"observation": planes, "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, int] | None = None) -> None:
        if seed is not None:
            self.draws = np.random.default_rng(seed)
        first = (options or {}).get("first", int(self.draws.integers(2)))
        self.inner = Cardinal(self.size, first)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[first]

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or action is None:
            self._was_dead_step(action)
            return
        self.inner.play(int(action))
        self._cumulative_rewards[self.agent_selection] = 0
        if not self.inner.over:
            self.agent_selection = self.agents[self.inner.player]
            return
        if self.inner.winner >= 0:
            self.rewards[self.agents[self.inner.winner]] = 1
            self.rewards[self.agents[1 - self.inner.winner]] = -1
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def wrapped(size: int) -> Any:
    """The environment with the wrappers that PettingZoo's own ones have."""
    env = wrappers.TerminateIllegalWrapper(CardinalEnv(size), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def one_in(env: Any) -> int:
    """A random game, as PettingZoo's pages play it."""
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
    return decisions


def started(size: int, first: int) -> Started:
    """Cardinal in PettingZoo."""
    env = wrapped(size)
    env.reset(options={"first": first})

    def legal() -> list[int]:
        seen, _, terminated, truncated, _ = env.last()
        return [] if terminated or truncated else [int(action) for action in np.flatnonzero(seen["action_mask"])]

    return legal, env.step, lambda: int(env.unwrapped.inner.winner)


versions(PettingZoo=version("pettingzoo"))
witnessed(partial(witness, started, WITNESSES, SIZE))
cardinal = wrapped(SIZE)
timed("cardinal", lambda: one_in(cardinal))
for name, module in (("tictactoe_v3", tictactoe_v3), ("connect_four_v3", connect_four_v3)):
    env = module.env()
    timed(name, lambda env=env: one_in(env))  # type: ignore[misc]  # mypy sees no default here
