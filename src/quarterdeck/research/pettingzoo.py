"""Every game as an environment of PettingZoo: `env` asks one seat after the other, `parallel_env` all at once.

from quarterdeck.research.pettingzoo import env

kraken = env("kraken", players=3)
"""

from __future__ import annotations

from typing import Any, ClassVar

from quarterdeck.research.needs import need

need("pettingzoo", "pettingzoo")

import numpy as np  # noqa: E402 - only where PettingZoo is installed
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from quarterdeck.engine.errors import Malformed  # noqa: E402
from quarterdeck.engine.game import Pack  # noqa: E402
from quarterdeck.research.say import SAY  # noqa: E402
from quarterdeck.research.spaces import KINDS, Frame, drawn_as, framed, opened, seen_and_legal  # noqa: E402
from quarterdeck.research.table import Table, whole  # noqa: E402

Seen = dict[str, Any]
"""The `observation` of a seat, and the `action_mask` of its legal actions."""


def env(
    game: str,
    *,
    players: int | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    pack: Pack | None = None,
    **options: object,
) -> Any:  # noqa: ANN401 - PettingZoo's wrappers say no more
    """The environment as PettingZoo's own games come: an illegal action ends the game, with a reward of -1."""
    raw = raw_env(game, players=players, max_cycles=max_cycles, render_mode=render_mode, pack=pack, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


class Seated:
    """What both kinds of environment have: a table, and spaces for the agents at it."""

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        pack: Pack | None = None,
        **options: object,
    ) -> None:
        self.table = opened(game, players, pack, options)
        self.render_mode = drawn_as(render_mode)
        if max_cycles is not None and whole("max_cycles", max_cycles) < 1:
            raise Malformed("max_cycles", SAY("at-least-one", given=max_cycles))
        self.max_cycles = max_cycles
        self.possible_agents = names(self.table)
        self.agents: list[str] = []
        self.cycles = 0
        self.observation_spaces = {name: seen_and_legal(self.table) for name in self.possible_agents}
        self.action_spaces = {name: spaces.Discrete(self.table.actions) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Frame | None:
        """The table as a spectator sees it; None without a `render_mode`."""
        return framed(self.table.game, self.table.position, -1, self.render_mode)

    def close(self) -> None:
        """Nothing is left behind."""


class raw_env(Seated, AECEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name, without types
    """A game in which one seat after the other chooses; seats that choose at once are asked in turn, without seeing the others' choices.

    An illegal action is refused with the clause that forbids it, and changes nothing. After `max_cycles` choices a game is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "quarterdeck_v0", "render_modes": KINDS, "is_parallelizable": True}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Begin a game; the seed settles chance."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.cycles = 0
        self.agent_selection = self.possible_agents[self.table.seat or 0]

    def observe(self, agent: str) -> Seen:
        return seen(self.table, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Make the choice of the selected seat."""
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        self.table.step(action)  # type: ignore[arg-type]  # what is no number is refused there
        self._cumulative_rewards[name] = 0.0
        self.cycles += 1
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        if self.table.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class parallel_env(Seated, ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name, without types
    """A game in which all seats hand in an action, and those of the seats that may choose now count.

    Where all choose at once, as with the harbors of Bremerhaven, all choices are made in one step. The mask of a seat
    that may not choose is empty, and its action is not looked at. After `max_cycles` steps a game is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "quarterdeck_v0", "render_modes": KINDS}

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a game; the seed settles chance."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._seen(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the choices of all seats that may choose; if one is refused, none of them is made."""
        waiting = self.table.waiting()
        after = self.table.clone() if len(waiting) > 1 else self.table
        for seat in waiting:
            name = self.possible_agents[seat]
            if name not in actions:
                raise Malformed(f"actions.{name}", SAY("no-action", legal=len(self.table.legal(seat))))
            after.step(actions[name], seat)
        self.table = after
        self.cycles += 1
        agents = self.agents
        over = after.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        rewards = dict(zip(self.possible_agents, after.rewards(), strict=True))
        if over or cut:
            self.agents = []
        return (
            self._seen(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {name: {} for name in agents},
        )

    def _seen(self) -> dict[str, Seen]:
        return {name: seen(self.table, seat) for seat, name in enumerate(self.possible_agents)}


def names(table: Table) -> list[str]:
    """The agents, as PettingZoo likes to have them named: `player_0` has the first seat."""
    return [f"player_{seat}" for seat in range(table.players)]


def seen(table: Table, seat: int) -> Seen:
    """What a seat sees, and what it may choose."""
    return {"observation": table.observe(seat), "action_mask": np.asarray(table.mask(seat))}
