"""Training a network: the games that it learns from, the way to whole numbers, and the figures."""

from __future__ import annotations

import sys
from functools import partial

import msgspec
import pytest

from quarterdeck.bots.network_file import MOST_NEURONS, is_sound
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.lab.parquet import MissingLibrary
from quarterdeck.lab.training import Order, lines_of, page, train
from quarterdeck.lab.training.fitting import check_torch, table_of
from quarterdeck.lab.training.games import Sample, Seen, play_samples
from quarterdeck.lab.training.quantising import Learned, limits_of, whole_numbers
from quarterdeck.lab.training.result import classes, off, promises_of, split
from tests.bots.tables import CARDINAL

SMALL: dict[str, object] = {"rows": 3, "columns": 3}
ORDER = Order(game="cardinal", options=SMALL, bot="uct:simulations=30", seed=5, games=20)


def quietly(_: int) -> None:
    """Tell nobody how far it is."""


def samples(order: Order, workers: int = 1) -> list[Sample]:
    """The samples of an order."""
    return play_samples(CARDINAL, order, workers=workers, progress=quietly)


def test_the_same_seed_gives_the_same_samples() -> None:
    """Another one gives others. Shares are shares, and what was seen is in the observation."""
    found = samples(ORDER)
    assert found == samples(ORDER)
    assert found != samples(msgspec.structs.replace(ORDER, seed=6))
    assert {sample.game for sample in found} == set(range(20))
    assert all(0 <= sample.share <= 1 for sample in found)
    observation = CARDINAL.observation(Setup(players=2, options=CARDINAL.options(rows=3, columns=3)))
    assert observation is not None
    assert max(place for sample in found for place in sample.seen.by_place()) < observation.size
    assert all(0 not in sample.seen.by_place().values() for sample in found)


@pytest.mark.long
def test_two_processes_play_the_same_samples() -> None:
    """In the same order; and they tell how far they are."""
    told: list[int] = []
    found = play_samples(CARDINAL, msgspec.structs.replace(ORDER, games=25), workers=2, progress=told.append)
    assert found == samples(msgspec.structs.replace(ORDER, games=25))
    assert sorted(told) == told
    assert told[-1] == 25


def test_samples_are_kept_in_lines_that_anybody_can_read() -> None:
    """Which game it was, what was seen by place, and the share that could be expected."""
    lines = lines_of([Sample(3, Seen.of({0: 1, 17: -2}), 0.75), Sample(4, Seen.of({}), 0.5)]).splitlines()
    assert list(map(msgspec.json.decode, lines)) == [
        {"game": 3, "seen": {"0": 1, "17": -2}, "share": 0.75},
        {"game": 4, "seen": {}, "share": 0.5},
    ]


def test_samples_are_checked_with_games_that_are_not_learned_from() -> None:
    """Every tenth game."""
    learning, checking = split([Sample(game, Seen.of({}), 0.5) for game in range(20)])
    assert [sample.game for sample in checking] == [9, 19]
    assert len(learning) == 18


@pytest.mark.parametrize("key", ["cardinal", "kraken"])
def test_weights_at_their_limits_make_a_sound_network(key: str) -> None:
    """Whatever is learned, no observation leads to a sum that is too large."""
    found = find_game(key)
    observation = found.observation(Setup(players=2, options=found.options()))
    assert observation is not None
    for scale in (1, 40):
        scales = [scale] * observation.size
        learned = Learned(
            starts=[1.0, -1.0],
            weights=[[limit, -limit] for limit in limits_of(observation, scales)],
            outward=[100.0, -100.0],
            start=3.0,
        )
        assert is_sound(whole_numbers(found, observation, learned, scales, "hand"))


def test_whole_numbers_say_what_fractions_say() -> None:
    """Nearly: an observed number of its scale counts as 1."""
    setup = Setup(players=2, options=CARDINAL.options(rows=3, columns=3))
    observation = CARDINAL.observation(setup)
    assert observation is not None
    weights = [[0.0, 0.0] for _ in range(observation.size)]
    weights[0], weights[1] = [0.5, -0.25], [0.25, 2.0]
    learned = Learned(starts=[0.125, 0.0], weights=weights, outward=[2.0, -1.0], start=0.5)
    file = whole_numbers(CARDINAL, observation, learned, [1] * observation.size, "hand")
    for seen, total in (({}, 0.75), ({0: 1}, 1.75), ({1: 1}, 0.25), ({0: 1, 1: 1}, 1.25)):
        (promised,) = promises_of(file, [Sample(0, Seen.of(seen), 0.0)])
        assert promised == pytest.approx(0.5 + 0.5 * total / (1 + total), abs=0.01)


def test_figures_by_hand() -> None:
    """How far off, and classes of promises."""
    assert off([0.5, 1.0], [0.5, 0.0]) == pytest.approx(0.5**0.5)
    found = classes([0.05, 0.09, 0.95, 1.0], [0.0, 0.5, 1.0, 0.5])
    assert [(one.low, one.samples, one.expected) for one in found] == [(0.0, 2, 0.25), (0.9, 2, 0.75)]


def test_without_pytorch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before any game is played."""
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(MissingLibrary, match=r"pip install quarterdeck\[train\]"):
        check_torch()


learn = partial(train, neurons=4, command="hand", workers=1, played=quietly, learned=quietly)


def test_the_same_seed_gives_the_same_network() -> None:
    """To the last byte, on one machine; it has learned something, and its page tells how much."""
    pytest.importorskip("torch", reason="it is an extra: pip install quarterdeck[train]")
    order = msgspec.structs.replace(ORDER, options={"rows": 4, "columns": 4}, bot="uct:simulations=10")
    kept: list[list[Sample]] = []
    file, figures = learn(CARDINAL, order, epochs=20, keep=kept.append)
    assert kept == [samples(order)]
    again, _ = learn(CARDINAL, order, epochs=20)
    assert msgspec.json.encode(file) == msgspec.json.encode(again)
    assert is_sound(file)
    assert len(file.starts) == 4 <= MOST_NEURONS
    assert figures.epochs[-1].learned < figures.epochs[0].learned
    assert figures.epochs[-1].learned < figures.blind
    assert abs(figures.whole - figures.epochs[-1].checked) < 0.02
    told = page(figures, "quarterdeck train cardinal")
    assert "quarterdeck train cardinal" in told
    assert told.count("<path") == 2
    assert sum(one.samples for one in figures.promises) == len(split(samples(order))[1])


def test_samples_are_added_up_as_their_numbers_by_place() -> None:
    """A sample without numbers counts, too; parts may be in any order."""
    torch = pytest.importorskip("torch", reason="it is an extra: pip install quarterdeck[train]")
    seen: list[dict[int, int]] = [{0: 2, 3: -1}, {}, {1: 4}, {0: 1, 1: 1, 3: 3}]
    table = table_of([Sample(0, Seen.of(one), k / 4) for k, one in enumerate(seen)], [2, 4, 1, 1])
    weights = torch.tensor([[1.0, 10.0], [2.0, 20.0], [3.0, 30.0], [4.0, 40.0]])
    assert table.times(weights).tolist() == [[-3.0, -30.0], [0.0, 0.0], [2.0, 20.0], [13.0, 130.0]]
    part = table.part(torch.tensor([3, 1, 0]))
    assert part.times(weights).tolist() == [[13.0, 130.0], [0.0, 0.0], [-3.0, -30.0]]
    assert part.shares.tolist() == [0.75, 0.25, 0.0]


def test_games_without_choices_teach_nothing() -> None:
    """Bots that move at random expect nothing."""
    pytest.importorskip("torch", reason="it is an extra: pip install quarterdeck[train]")
    with pytest.raises(Malformed, match="too few of the games"):
        learn(CARDINAL, msgspec.structs.replace(ORDER, bot="random"), epochs=1)
