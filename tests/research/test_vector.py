"""Many games of one program that learns are the same games as one after the other, and begin anew as Gymnasium says."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from quarterdeck.bots import default_spec
from quarterdeck.engine.dice import Dice, seeded
from quarterdeck.engine.errors import GameOver, IllegalMove, Malformed, NotNow
from quarterdeck.engine.position import CHANCE
from quarterdeck.engine.registry import find_game
from quarterdeck.research.table import Mask, Numbers, Table, make
from quarterdeck.research.vector import ManyAgainstBots
from tests.research.test_table import OBSERVED, short

MADE = "quarterdeck.research.gymnasium:Quarterdeck-v0"


def last_legal(masks: Mask) -> Numbers:
    """The last legal action of each game; 0 where there is none."""
    actions = masks.shape[1]
    chosen: Numbers = np.where(masks.any(axis=1), actions - 1 - np.argmax(masks[:, ::-1], axis=1), 0)
    return chosen


class Alone:
    """One game of many, played by hand: the seat, chance and the others in turn from one stream of dice."""

    def __init__(self, table: Table, dice: Dice) -> None:
        self.table = table
        self.dice = dice
        self.begin()

    def begin(self) -> None:
        self.position = self.table.game.start(self.table.setup)
        self.seat = self.dice.below(self.table.players)
        self.settle()

    def settle(self) -> None:
        position = self.position
        while not position.over():
            if position.player != CHANCE and position.waiting() >> self.seat & 1:
                if position.player != self.seat:
                    position.focus(self.seat)
                return
            legal = position.legal()
            position.play(legal[self.dice.below(len(legal))])

    def step(self, action: int) -> None:
        if self.position.over():
            self.begin()
            return
        legal = self.position.legal()
        self.position.play(legal[action] if self.table.game.lists_exact else action)
        self.settle()

    def won(self) -> float:
        return self.table.players * self.position.worth(self.seat) - 1 if self.position.over() else 0.0


@pytest.mark.parametrize(("key", "players"), [("cardinal", 2), ("kraken", 3), ("bremerhaven", 3), ("pirates", 2)])
def test_each_game_is_what_it_would_be_alone(key: str, players: int) -> None:
    """With the same seats, masks, observations and rewards, from one game to the next."""
    games = ManyAgainstBots(3, key, **short(key, players))
    seen, info = games.reset(seed=7)
    alone = [Alone(make(key, **short(key, players)), seeded(7, game)) for game in range(3)]
    ended = 0
    for _ in range(60):
        for game, one in enumerate(alone):
            observation = one.table.observation
            veiled = one.position.clone()
            veiled.veil(one.seat)
            one.table._resume(one.position)  # noqa: SLF001 - a game cannot be set up so
            assert info["seat"][game] == one.seat
            assert (seen[game] == one.table.observe(one.seat)).all()
            assert (info["action_mask"][game] == one.table.mask(one.seat)).all() or one.position.over()
            assert seen.shape == (3, observation.size)
        actions = last_legal(info["action_mask"])
        seen, rewards, over, cut, info = games.step(actions)
        for game, one in enumerate(alone):
            one.step(int(actions[game]))
            assert (rewards[game], over[game], cut[game]) == (one.won(), one.position.over(), False)
        ended += int(over.sum())
    assert ended > 0 or key == "bremerhaven"


@pytest.mark.parametrize(("key", "players"), OBSERVED)
@pytest.mark.parametrize("mode", AutoresetMode)
def test_games_begin_anew_as_was_asked_for(mode: AutoresetMode, key: str, players: int) -> None:
    """What is seen is in the spaces, and wrappers of Gymnasium count every game once."""
    games: Any = gymnasium.make_vec(
        MADE,
        num_envs=4,
        vectorization_mode="vector_entry_point",
        game=key,
        autoreset_mode=mode,
        illegal="error",
        **short(key, players),
    )
    assert games.metadata["autoreset_mode"] == mode
    counted = DictInfoToList(RecordEpisodeStatistics(games))
    seen, info = counted.reset(seed=1)
    anew = np.zeros(4, np.bool_)
    ended = 0
    for _ in range(100 if key == "cardinal" else 25):
        assert seen in games.observation_space
        actions = last_legal(games.unwrapped.action_masks())
        assert actions in games.action_space
        seen, rewards, over, cut, info = counted.step(actions)
        assert not (over & anew).any() or mode is not AutoresetMode.NEXT_STEP
        assert not cut.any()
        assert (rewards[~over] == 0).all()
        for game in np.flatnonzero(over):
            assert info[game]["episode"]["r"] == rewards[game]
            assert ("final_obs" in info[game]) == (mode is AutoresetMode.SAME_STEP)
        assert games.unwrapped.action_masks().any(axis=1).tolist() == (
            [True] * 4 if mode is AutoresetMode.SAME_STEP else (~over).tolist()
        )
        ended += int(over.sum())
        anew = over
        if mode is AutoresetMode.DISABLED and over.any():
            with pytest.raises(GameOver, match="These games are over: "):
                counted.step(actions)
            seen, info = counted.reset(options={"reset_mask": over})
    assert ended > 10 or key != "cardinal"


def test_the_end_of_a_game_is_seen_in_either_way() -> None:
    """The same last view."""
    seen = []
    for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
        games = ManyAgainstBots(1, "cardinal", autoreset_mode=mode)
        _, info = games.reset(seed=3)
        over = np.zeros(1, np.bool_)
        while not over.any():
            row, _, over, _, info = games.step(last_legal(info["action_mask"]))
        seen.append(row[0] if mode is AutoresetMode.NEXT_STEP else info["final_obs"][0])
    assert (seen[0] == seen[1]).all()
    assert info["_final_obs"].tolist() == [True]


def test_the_same_seeds_give_the_same_games() -> None:
    """One for all, or one for each."""
    games = ManyAgainstBots(3, "kraken")
    first, _ = games.reset(seed=5)
    again, _ = games.reset(seed=5)
    other, _ = games.reset()
    assert (first == again).all()
    assert (first != other).any()
    same, _ = games.reset(seed=[9, 9, None])
    assert (same[0] == same[1]).all()
    assert (same[0] != same[2]).any()


def test_an_illegal_action_loses_or_is_refused() -> None:
    """As was asked for, and only that game."""
    games = ManyAgainstBots(2, "kraken", seat=0)
    _, info = games.reset(seed=1)
    legal = last_legal(info["action_mask"])
    wrong = np.array([legal[0], 0])
    _, rewards, over, _, info = games.step(wrong)
    assert (rewards.tolist(), over.tolist()) == ([0, -1], [False, True])
    assert info["_illegal"].tolist() == [False, True]
    assert info["illegal"][1].endswith("(KR-3.4)")
    assert not info["action_mask"][1].any()
    *_, info = games.step(last_legal(info["action_mask"]))
    assert info["action_mask"][1].any()
    strict = ManyAgainstBots(2, "kraken", seat=0, illegal="error")
    before, _ = strict.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"KR-3\.4"):
        strict.step(wrong)
    assert (strict._observations == before).all()  # noqa: SLF001 - no game has gone on


def test_other_bots_play_otherwise() -> None:
    """Any of ours, on what their own seats know."""
    seen = []
    for bots in ("random", default_spec(find_game("kraken"), 1)):
        games = ManyAgainstBots(2, "kraken", seat=0, bots=bots, autoreset_mode="SameStep")
        row, info = games.reset(seed=8)
        for _ in range(20):
            row, _, _, _, info = games.step(last_legal(info["action_mask"]))
        seen.append(row)
    assert (seen[0] != seen[1]).any()


def test_arrays_are_copies_unless_speed_is_asked_for() -> None:
    """Then they cannot be changed."""
    for copy in (True, False):
        games = ManyAgainstBots(2, "kraken", copy=copy)
        before, info = games.reset(seed=1)
        kept = before.copy()
        after, *_ = games.step(last_legal(info["action_mask"]))
        assert (after != kept).any()
        assert (before == kept).all() == copy
        assert after.flags.writeable == copy


def test_games_are_drawn() -> None:
    """All of them, as the learning seats see them."""
    games = ManyAgainstBots(2, "cardinal", render_mode="svg")
    games.reset(seed=1)
    one, two = games.render() or ()
    assert str(one).startswith("<svg")
    assert str(two).startswith("<svg")
    assert ManyAgainstBots(2).render() is None


def test_what_is_wrong_is_named() -> None:
    """With what would be right."""
    with pytest.raises(Malformed, match="num_envs: must be from 1 to 1,000,000, not 0"):
        ManyAgainstBots(0)
    with pytest.raises(Malformed, match="autoreset_mode: must be one of NextStep, SameStep, Disabled, not 'never'"):
        ManyAgainstBots(1, autoreset_mode="never")
    with pytest.raises(Malformed, match="seat: must be from 0 to 1, not 2"):
        ManyAgainstBots(1, seat=2)
    with pytest.raises(Malformed, match="illegal: must be one of lose, error, not 'ignore'"):
        ManyAgainstBots(1, illegal="ignore")  # type: ignore[arg-type]
    games = ManyAgainstBots(2, "kraken")
    with pytest.raises(NotNow, match="call reset first"):
        games.step(np.zeros(2, np.int64))
    games.reset(seed=1)
    with pytest.raises(Malformed, match=r"actions: must be an array of 2 whole numbers"):
        games.step(np.zeros(2))  # type: ignore[arg-type]
    with pytest.raises(Malformed, match=r"actions\[1\]: must be from 0 to 47, not 48"):
        games.step(np.array([0, 48]))
    with pytest.raises(Malformed, match="seed: must be a number, or one for each of 2 games, not 3 of them"):
        games.reset(seed=[1, 2, 3])
    with pytest.raises(Malformed, match=r"options.reset_mask: must be an array of 2 whole numbers \(bool\)"):
        games.reset(options={"reset_mask": np.zeros(2)})
