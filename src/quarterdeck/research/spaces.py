"""What tables look like in Gymnasium's words, for both adapters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, get_args

import numpy as np
from gymnasium import spaces

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Pack
from quarterdeck.engine.observation import Observation
from quarterdeck.research.say import SAY
from quarterdeck.research.table import Kind, Numbers, Table, make

KINDS = list(get_args(Kind))
"""How environments may be drawn."""


def row_of(observation: Observation) -> spaces.Space[Numbers]:
    """The space of what a seat sees, with the bounds of each number."""
    low = np.concatenate([np.full(field.size, field.low, np.int64) for field in observation.fields])
    high = np.concatenate([np.full(field.size, field.high, np.int64) for field in observation.fields])
    return cast("spaces.Space[Numbers]", spaces.Box(low, high, dtype=np.int64))


def seen_and_legal(table: Table) -> spaces.Dict:
    """The space of what a seat sees together with the mask of its legal actions."""
    mask = spaces.Box(0, 1, (table.actions,), np.int8)
    return spaces.Dict({"observation": row_of(table.observation), "action_mask": mask})


def opened(game: str, players: int | None, pack: Pack | None, options: Mapping[str, object]) -> Table:
    """A table whose game says what seats see; `Malformed` names what is wrong with a request."""
    table = make(game, players=players, pack=pack, **options)
    table.observation  # noqa: B018 - it is asked for early, so that nobody is told in the middle of something
    return table


def drawn_as(render_mode: str | None) -> Kind | None:
    """A way to draw, or none; `Malformed` names those that there are."""
    for kind in get_args(Kind):
        if kind == render_mode:
            return kind  # type: ignore[no-any-return]
    if render_mode is None:
        return None
    raise Malformed("render_mode", SAY("one-of", kinds=", ".join(KINDS), given=repr(render_mode)))
