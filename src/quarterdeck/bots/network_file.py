"""Files of networks that `quarterdeck train` has made: of which game they are, and their weights."""

from __future__ import annotations

from math import prod
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from quarterdeck.bots.network import MOST_SUM, Network, NetworkJudgement
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game, Setup
from quarterdeck.engine.observation import Observation
from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.bots").say

MOST_NEURONS: Final = 1_024
SEATS: Final = 2
"""Networks judge games of so many: what one seat does not get of the result, the other gets."""

Weight = Annotated[int, Meta(ge=-(1 << 15), lt=1 << 15)]
Sum = Annotated[int, Meta(ge=-(1 << 31), lt=1 << 31)]


class Seen(Struct, frozen=True, forbid_unknown_fields=True):
    """A field of the observation that the network was trained with: where it has changed, the network is worth nothing."""

    name: str
    shape: tuple[Annotated[int, Meta(ge=1)], ...]
    low: int
    high: int


class NetworkFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What such a file says."""

    quarterdeck: Literal["network"] = "network"
    format: Literal[1] = 1
    game: str
    rules_version: int
    made_by: str
    """The command that makes the same file again."""
    fields: tuple[Seen, ...]
    starts: Annotated[tuple[Weight, ...], Meta(min_length=1, max_length=MOST_NEURONS)]
    """What each neuron starts from."""
    weights: tuple[tuple[Weight, ...], ...]
    """For each number of the observation, what one unit of it adds to each neuron."""
    outward: tuple[Weight, ...]
    """What each neuron adds to the promise."""
    start: Sum
    """What the promise starts from."""

    def network(self) -> Network:
        """The network, ready to judge."""
        return Network([list(row) for row in self.weights], list(self.starts), list(self.outward), self.start)


def read_network(data: bytes, path: str) -> NetworkFile:
    """The network in the bytes of a file; `Malformed` at `path` says what is wrong with it."""
    try:
        found = msgspec.json.decode(data, type=NetworkFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed(path, SAY("network-none")) from None
    if not is_sound(found):
        raise Malformed(path, SAY("network-none"))
    return found


def is_sound(file: NetworkFile) -> bool:
    """Whether there are as many weights as there must be, and no observation can lead to a sum that is too large."""
    neurons = len(file.starts)
    if sum(prod(field.shape) for field in file.fields) != len(file.weights) or len(file.outward) != neurons:
        return False
    if any(len(row) != neurons for row in file.weights):
        return False
    bounds = [max(abs(field.low), abs(field.high)) for field in file.fields for _ in range(prod(field.shape))]
    return len(bounds) == len(file.weights) and all(
        most <= MOST_SUM for most in largest_sums(file.starts, file.weights, bounds)
    )


def largest_sums(starts: tuple[int, ...], weights: tuple[tuple[int, ...], ...], bounds: list[int]) -> list[int]:
    """How far each neuron's sum can be from 0 at most."""
    return [
        abs(start) + sum(bound * abs(row[k]) for bound, row in zip(bounds, weights, strict=True))
        for k, start in enumerate(starts)
    ]


def seen_of(observation: Observation) -> tuple[Seen, ...]:
    """The fields of an observation, as files name them."""
    return tuple(Seen(field.name, field.shape, field.low, field.high) for field in observation.fields)


def judgement_by(file: NetworkFile, game: Game, setup: Setup, path: str) -> NetworkJudgement:
    """The judgement of a network for games of a set-up; `Malformed` at `path` if it was trained for others."""
    observation = None if setup.players != SEATS else game.observation(setup)
    if observation is None or file.game != game.key or file.fields != seen_of(observation):
        raise Malformed(path, SAY("network-other", game=game.title, command=file.made_by))
    if file.rules_version != game.rules_version:
        raise Malformed(path, SAY("network-rules", command=file.made_by))
    return NetworkJudgement(file.network(), observation.observer, observation.size, game.judgement())
