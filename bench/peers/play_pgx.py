"""Times Pgx on this processor: games of its own, a thousand at a time, compiled by JAX; no Cardinal, which Pgx does not have."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from peers.timing import timed, versions
from pgx.experimental import auto_reset

BATCH = 1024
STEPS = 50
OWN = ("tic_tac_toe", "connect_four")


def step(step: Any, carry: Any, _: Any) -> tuple[Any, None]:
    """A random move in each of the games; where one is over, the next begins."""
    state, key = carry
    key, choose, move = jax.random.split(key, 3)
    action = jax.random.categorical(choose, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
    return (jax.vmap(step)(state, action, jax.random.split(move, BATCH)), key), None


class Batch:
    """Games that go on beside each other."""

    def __init__(self, name: str) -> None:
        env = pgx.make(name)
        moved = auto_reset(env.step, env.init)
        self.run = jax.jit(lambda carry: jax.lax.scan(partial(step, moved), carry, None, length=STEPS)[0])
        key = jax.random.PRNGKey(0)
        self.carry = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key

    def play(self) -> int:
        """So many moves in each game."""
        self.carry = jax.block_until_ready(self.run(self.carry))
        return BATCH * STEPS


versions(Pgx=version("pgx"), JAX=version("jax"))
for name in OWN:
    batch = Batch(name)
    batch.play()  # compiles it
    timed(name, batch.play)
