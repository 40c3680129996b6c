"""What a training came to: the figures of its page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec  # plain Python: networks read it
from msgspec import Struct
from mypy_extensions import i64  # plain Python: as above

from quarterdeck.bots.network import PARTS
from quarterdeck.bots.network_file import NetworkFile
from quarterdeck.engine.observer import Pen
from quarterdeck.lab.training.fitting import Epoch
from quarterdeck.lab.training.games import Order, Sample

CLASSES: Final = 10
CHECKED: Final = 10
"""One of so many games is not learned from, so that it can tell how good the promises are."""


class Promised(Struct, frozen=True, kw_only=True):
    """What came of similar promises, in the games that were not learned from."""

    low: float
    high: float
    samples: int
    expected: float
    """The share that was expected in them, on average."""


class Trained(Struct, frozen=True, kw_only=True):
    """All figures of a training."""

    game: str
    title: str
    options: dict[str, object]
    bot: str
    seed: int
    games: int
    samples: int
    neurons: int
    epochs: list[Epoch]
    blind: float
    """How far off it would be to promise the same each time (root mean square)."""
    whole: float
    """How far off the network is with whole numbers, in the games that were not learned from."""
    promises: list[Promised]


def split(samples: Sequence[Sample]) -> tuple[list[Sample], list[Sample]]:
    """The samples to learn from, and those of other games to check with."""
    return (
        [sample for sample in samples if (sample.game + 1) % CHECKED],
        [sample for sample in samples if (sample.game + 1) % CHECKED == 0],
    )


def promises_of(file: NetworkFile, samples: Sequence[Sample]) -> list[float]:
    """What the network promises in each sample."""
    network = file.network()
    pen = Pen(vec[i64]([0] * len(file.weights)), 0)
    found: list[float] = []
    for sample in samples:
        pen.begin()
        for place, number in sample.seen.by_place().items():
            pen.mark(place, number)
        found.append(int(network.promise(pen)) / int(PARTS))
    return found


def result_of(
    title: str,
    order: Order,
    samples: Sequence[Sample],
    checking: Sequence[Sample],
    file: NetworkFile,
    told: list[Epoch],
) -> Trained:
    """The figures."""
    promised = promises_of(file, checking)
    expected = [sample.share for sample in checking]
    mean = sum(expected) / len(expected)
    return Trained(
        game=order.game,
        title=title,
        options=order.options,
        bot=order.bot,
        seed=order.seed,
        games=order.games,
        samples=len(samples),
        neurons=len(file.starts),
        epochs=told,
        blind=off([mean] * len(expected), expected),
        whole=off(promised, expected),
        promises=classes(promised, expected),
    )


def off(promised: Sequence[float], expected: Sequence[float]) -> float:
    """How far promises are off (root mean square)."""
    return float(
        (sum((one - other) ** 2 for one, other in zip(promised, expected, strict=True)) / len(expected)) ** 0.5
    )


def classes(promised: Sequence[float], expected: Sequence[float]) -> list[Promised]:
    """Promises from 0 to 10 %, from 10 to 20 %, and so on, as far as there are some, and what was expected."""
    found: dict[int, list[float]] = {}
    for one, other in zip(promised, expected, strict=True):
        found.setdefault(min(CLASSES - 1, int(one * CLASSES)), []).append(other)
    return [
        Promised(low=k / CLASSES, high=(k + 1) / CLASSES, samples=len(shares), expected=sum(shares) / len(shares))
        for k, shares in sorted(found.items())
    ]
