"""From the fractions that were learned to the whole numbers that bots calculate with."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from quarterdeck.bots.network import FULL, MOST_SUM, STEP
from quarterdeck.bots.network_file import NetworkFile, seen_of
from quarterdeck.engine.game import Game
from quarterdeck.engine.observation import Observation

MOST_WEIGHT = 8.0
"""Of what an observed number at its most adds to a neuron, which says at most 1."""


class Learned(Struct, frozen=True, kw_only=True):
    """The fractions that were learned. A neuron says 0 to 1; the promise is even at 0."""

    starts: list[float]
    weights: list[list[float]]
    """For each observed number, what its scale of it adds to each neuron."""
    outward: list[float]
    start: float


def limits_of(observation: Observation, scales: Sequence[int]) -> list[float]:
    """For each observed number, the most that its scale of it may add, so that no observation leads beyond `MOST_SUM`."""
    room = 0.9 * MOST_SUM / observation.size
    return [
        min(MOST_WEIGHT, room / bound * scale / int(FULL))
        for bound, scale in zip(bounds_of(observation), scales, strict=True)
    ]


def bounds_of(observation: Observation) -> list[int]:
    """For each observed number, how far from 0 it can be."""
    return [max(1, abs(field.low), abs(field.high)) for field in observation.fields for _ in range(field.size)]


def whole_numbers(
    game: Game, observation: Observation, learned: Learned, scales: Sequence[int], command: str
) -> NetworkFile:
    """The network as its file says it; `command` makes it again."""
    return NetworkFile(
        game=game.key,
        rules_version=game.rules_version,
        made_by=command,
        fields=seen_of(observation),
        starts=tuple(round(int(FULL) * start) for start in learned.starts),
        weights=tuple(
            tuple(round(int(FULL) * weight / scale) for weight in row)
            for row, scale in zip(learned.weights, scales, strict=True)
        ),
        outward=tuple(round(int(STEP) * weight) for weight in learned.outward),
        start=round(int(FULL * STEP) * learned.start),
    )
