"""Tables as pixels, as films of games need them."""

from __future__ import annotations

import re

import numpy as np
import pytest

from quarterdeck.research.gymnasium import AgainstBots
from quarterdeck.research.pettingzoo import parallel_env
from quarterdeck.research.pixels import HEIGHT, WIDTH, pixels_of
from quarterdeck.research.table import make
from tests.examples import some


@pytest.mark.parametrize("key", some(["cardinal", "kraken"], ["cardinal"]))
def test_pictures_always_have_one_size(key: str) -> None:
    """Whatever is on the table, in each library."""
    game = AgainstBots(key, render_mode="rgb_array")
    _, info = game.reset(seed=1)
    frames = [game.render()]
    *_, info = game.step(int(np.argmax(info["action_mask"])))
    frames.append(game.render())
    together = parallel_env(key, render_mode="rgb_array")
    together.reset(seed=1)
    for frame in (*frames, together.render()):
        assert isinstance(frame, np.ndarray)
        assert frame.shape == (HEIGHT, WIDTH, 3)
        assert frame.dtype == np.uint8
        assert frame.std() > 10
    assert (np.asarray(frames[0]) != np.asarray(frames[-1])).any()


def test_words_are_drawn() -> None:
    """In fonts that are there."""
    table = make("kraken")
    table.reset(seed=1)
    svg = table.render("svg", 0)
    without = re.sub(r"<text.*?</text>", "", svg, flags=re.DOTALL)
    assert (pixels_of(svg) != pixels_of(without)).any(axis=2).sum() > 1000
