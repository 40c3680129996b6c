"""Many games at once are the same games as one after the other."""

from __future__ import annotations

import numpy as np
import pytest

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.errors import IllegalMove, Malformed, NotNow
from quarterdeck.research import Batch, make
from quarterdeck.research.table import Numbers, Table
from tests.research.test_table import SEATED


def last_legal(batch: Batch) -> Numbers:
    """The last legal action of each game."""
    actions = batch.masks.shape[1]
    chosen: Numbers = actions - 1 - np.argmax(batch.masks[:, ::-1], axis=1)
    return chosen


def single(key: str, players: int, game: int, seed: int) -> Table:
    """A table with the dice of one game of a batch."""
    table = make(key, players=players)
    table.reset(seed=0)
    table._dice = seeded(seed, game)  # noqa: SLF001 - a table takes the first stream of a seed only
    table._resume(table._first)  # noqa: SLF001 - as above
    return table


@pytest.mark.parametrize(("key", "players"), SEATED)
def test_each_game_is_what_it_would_be_alone(key: str, players: int) -> None:
    """With the same masks, observations and rewards, until it is over and the next one begins."""
    batch = Batch(make(key, players=players), 3)
    batch.reset(seed=7)
    tables = [single(key, players, game, 7) for game in range(3)]
    for _ in range(40):
        actions = last_legal(batch)
        for game, table in enumerate(tables):
            assert batch.seats[game] == table.seat
            assert (batch.masks[game] == table.mask()).all()
            assert (batch.observations[game] == table.observe()).all()
            table.step(int(actions[game]))
        batch.step(actions)
        for game, table in enumerate(tables):
            assert batch.over[game] == table.over
            assert batch.rewards[game].tolist() == table.rewards()
            if table.over:
                table._resume(table._first)  # noqa: SLF001 - the next game has the same dice


def test_games_that_are_over_begin_anew() -> None:
    """Every reward is told once."""
    batch = Batch(make("cardinal"), 50, observe=False)
    batch.reset(seed=1)
    ended = 0
    for _ in range(200):
        batch.step(last_legal(batch))
        ended += int(batch.over.sum())
        assert (batch.rewards.sum(axis=1) == 0).all()
        assert (batch.rewards[~batch.over] == 0).all()
        assert batch.masks.any(axis=1).all()
    assert ended > 100
    assert batch.observations.shape == (50, 0)


def test_arrays_are_not_copied_and_cannot_be_changed() -> None:
    """They show what the last step has written."""
    batch = Batch(make("kraken"), 2)
    batch.reset(seed=1)
    seen, masks = batch.observations, batch.masks
    before = seen.copy()
    batch.step(last_legal(batch))
    assert batch.observations is seen
    assert batch.masks is masks
    assert (seen != before).any()
    with pytest.raises(ValueError, match="read-only"):
        masks[0, 0] = 1


def test_what_is_wrong_is_named() -> None:
    """And no game goes on."""
    with pytest.raises(Malformed, match="number: must be from 1 to 1,000,000, not 0"):
        Batch(make("kraken"), 0)
    with pytest.raises(Malformed, match="table: must be a table, as make"):
        Batch("kraken", 2)  # type: ignore[arg-type]
    batch = Batch(make("kraken"), 2)
    assert repr(batch) == "<Batch of 2 games of Kraken for 2>"
    with pytest.raises(NotNow, match="call reset first"):
        batch.step(np.zeros(2, np.int64))
    batch.reset(seed=1)
    before = batch.observations.copy()
    good = last_legal(batch)
    with pytest.raises(Malformed, match=r"actions: must be an array of 2 whole numbers \(int64\), not of 3 \(int64\)"):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(Malformed, match=r"not of 2 \(float64\)"):
        batch.step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(Malformed, match=r"actions\[1\]: must be from 0 to 47, not 48"):
        batch.step(np.array([good[0], 48]))
    with pytest.raises(IllegalMove, match="First play a card"):
        batch.step(np.array([good[0], 0]))
    assert (batch.observations == before).all()
    pirates = Batch(make("pirates"), 1)
    pirates.reset(seed=1)
    with pytest.raises(Malformed, match=r"actions\[0\]: must be from 0 to \d+, not 900"):
        pirates.step(np.array([900]))
