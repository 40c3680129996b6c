"""What tables look like in Gymnasium's words, for both adapters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, cast, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Pack
from quarterdeck.engine.observation import Observation
from quarterdeck.engine.position import Position
from quarterdeck.research.say import SAY
from quarterdeck.research.table import Numbers, Table, drawn, make

Mode = Literal["svg", "ansi", "rgb_array"]
"""How environments may be drawn: as an SVG document, as text for a terminal, or as pixels, for which `quarterdeck[rgb]` is needed."""
Frame = str | NDArray[np.uint8]
"""A table, drawn: pixels are height × width × red, green and blue."""
KINDS = list(get_args(Mode))


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


def drawn_as(render_mode: str | None) -> Mode | None:
    """A way to draw, or none; `Malformed` names those that there are, `NotInstalled` what one of them needs."""
    if render_mode is None:
        return None
    if render_mode not in KINDS:
        raise Malformed("render_mode", SAY("one-of", kinds=", ".join(KINDS), given=repr(render_mode)))
    if render_mode == "rgb_array":
        from quarterdeck.research import pixels  # noqa: F401, PLC0415 - an extra, asked for early
    return cast("Mode", render_mode)


def framed(game: Game, position: Position, viewer: int, mode: Mode | None) -> Frame | None:
    """A position as a seat sees it, or a spectator; None without a way to draw."""
    if mode is None:
        return None
    veiled = position.clone()
    veiled.veil(viewer)
    if mode != "rgb_array":
        return drawn(game, veiled, viewer, mode)
    from quarterdeck.research.pixels import pixels_of  # noqa: PLC0415 - an extra

    return pixels_of(drawn(game, veiled, viewer, "svg"))
