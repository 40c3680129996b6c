"""Gymnasium's own checks pass for every game and number of players, and what they do not look at is right, too."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from quarterdeck.bots import default_spec
from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed
from quarterdeck.engine.registry import find_game
from quarterdeck.research.gymnasium import AgainstBots
from tests.examples import some
from tests.research.test_table import OBSERVED, short

FEWEST = 2


@pytest.mark.parametrize(
    ("key", "players"),
    some(OBSERVED, [("cardinal", FEWEST), ("kraken", FEWEST)]),
)
def test_an_environment_passes(key: str, players: int) -> None:
    """Against bots that play at random, drawn in every way."""
    made = gymnasium.make("quarterdeck.research.gymnasium:Quarterdeck-v0", game=key, **short(key, players))
    check_env(made.unwrapped)


@pytest.mark.parametrize(("key", "players"), OBSERVED)
def test_a_game_is_played_to_its_end(key: str, players: int) -> None:
    """Each legal action is taken, and the reward comes last."""
    game = AgainstBots(key, illegal="error", **short(key, players))
    seen, info = game.reset(seed=3)
    ended = False
    while not ended:
        assert seen in game.observation_space
        assert (game.action_masks() == info["action_mask"]).all()
        action = game.action_space.sample(mask=info["action_mask"])
        seen, reward, ended, cut, info = game.step(action)
        assert ended or reward == 0
        assert not cut
    assert -1 <= reward <= max(players - 1, 1)
    with pytest.raises(GameOver):
        game.step(0)


def test_gymnasium_makes_it_by_name() -> None:
    """With its own wrappers, and the options of the game."""
    game = gymnasium.make("quarterdeck.research.gymnasium:Quarterdeck-v0", game="cardinal", rows=5, render_mode="svg")
    game.reset(seed=1)
    assert str(game.render()).startswith("<svg")


def test_seats_change_unless_one_is_asked_for() -> None:
    """By the seed."""
    game = AgainstBots("kraken", players=4)
    assert {game.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    fixed = AgainstBots("kraken", players=4, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_other_bots_play_otherwise() -> None:
    """Any of ours, on what its own seat knows."""
    seen = []
    for bots in ("random", default_spec(find_game("kraken"), 1)):
        game = AgainstBots("kraken", seat=0, bots=bots)
        game.reset(seed=8)
        for _ in range(6):
            row, *_ = game.step(game.table.legal(0)[0])
        seen.append(row)
    assert (seen[0] != seen[1]).any()


def test_an_illegal_action_loses_or_is_refused() -> None:
    """As was asked for; a number that is no action is always refused."""
    game = AgainstBots("kraken", seat=0)
    game.reset(seed=1)
    with pytest.raises(Malformed, match="action: must be from 0 to 47, not 48"):
        game.step(48)
    _, reward, ended, _, info = game.step(0)
    assert (reward, ended) == (-1, True)
    assert info["illegal"].endswith("(KR-3.4)")
    strict = AgainstBots("kraken", seat=0, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"KR-3\.4"):
        strict.step(np.int64(0))


def test_what_is_wrong_is_named() -> None:
    """With what would be right."""
    with pytest.raises(Malformed, match="seat: must be from 0 to 1, not 2"):
        AgainstBots("kraken", seat=2)
    with pytest.raises(Malformed, match="illegal: must be one of lose, error, not 'ignore'"):
        AgainstBots("kraken", illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="bots: "):
        AgainstBots("kraken", bots="clever")
