"""A small network of whole numbers that judges positions by what a seat sees: the same on every machine, compiled or not.

It has one layer of neurons between the numbers of an observation and the share of the result that it promises. Nearly all
observed numbers are 0, so only the weights of the others are added up, for three neurons at a time: their sums stand side by
side in one whole number.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quarterdeck.engine.judgement import UNCOUNTED, Judgement
from quarterdeck.engine.moves import Moves
from quarterdeck.engine.observer import Observer, Pen
from quarterdeck.engine.position import Position
from quarterdeck.engine.sets import NOTHING

LANES: Final[i64] = 3  # the neurons whose sums share a number
LANE_BITS: Final[i64] = 20
LANE: Final[i64] = 1_048_575  # the bits of the first of them
MIDDLE: Final[i64] = 524_288  # added to each sum, so that none is negative
MOST_SUM: Final = 524_287
"""The largest sum of a neuron, positive or negative; whoever makes a network must see to it that no observation leads beyond it."""
FULL: Final[i64] = 255  # what a neuron says at most; at least, it says 0
STEP: Final[i64] = 64  # what a weight of 1 from a neuron to the promise is written as
NO_OPINION: Final[i64] = -1
PARTS: Final[i64] = 10_000  # promised shares are counted in these


@final
class Network:
    """The weights of a network, and room for its sums: a search that uses it needs one of its own."""

    def __init__(self, weights: list[list[int]], starts: list[int], outward: list[int], start: int) -> None:
        """From each observed number to each neuron; what neurons start from; from neurons to the promise, and its start."""
        self.inputs = i64(len(weights))
        self.groups = (i64(len(starts)) + LANES - 1) // LANES
        self.starts = vec[i64]()
        for packed in side_by_side([number + int(MIDDLE) for number in starts]):
            self.starts = append(self.starts, packed)
        self.weights = vec[i64]()
        for row in weights:
            for packed in side_by_side(row):
                self.weights = append(self.weights, packed)
        self.outward = vec[i64]([0] * (int(self.groups) * 3))
        for k in range(len(outward)):
            self.outward[i64(k)] = i64(outward[k])
        self.start = i64(start)
        self.sums = vec[i64]([0] * int(self.groups))

    def promise(self, seen: Pen) -> i64:
        """The share of the result that is promised to whoever sees what a pen has written, in 10,000ths."""
        groups = self.groups
        starts = self.starts
        weights = self.weights
        sums = self.sums
        for group in range(groups):
            sums[group] = starts[group]
        for k in range(seen.marks):
            place = seen.places[k]
            number = seen.numbers[place]
            at = (place - seen.start) * groups
            for group in range(groups):
                sums[group] += number * weights[at + group]
        return self.add_up()

    def add_up(self) -> i64:
        """What the sums of the neurons promise: half the result for a total of 0, and never all or nothing of it."""
        outward = self.outward
        sums = self.sums
        total = self.start
        at: i64 = 0
        for group in range(self.groups):
            rest = sums[group]
            for lane in range(LANES):
                said = (rest & LANE) - MIDDLE
                rest >>= LANE_BITS
                if said > 0:
                    total += min(said, FULL) * outward[at + lane]
            at += LANES
        size = total if total >= 0 else -total
        return PARTS // 2 + PARTS // 2 * total // (size + FULL * STEP)


def side_by_side(numbers: list[int]) -> list[i64]:
    """The numbers, three at a time as one: the first in the lowest bits. Negative ones borrow from those above them."""
    packed: list[i64] = []
    for first in range(0, len(numbers), int(LANES)):
        sum_: i64 = 0
        for number in reversed(numbers[first : first + int(LANES)]):
            sum_ = sum_ * (LANE + 1) + i64(number)
        packed.append(sum_)
    return packed


@final
class NetworkJudgement(Judgement):
    """A judgement for two seats by what a network promises the one that must choose; the rest is left to the other.

    Where the game has a judgement, that still says when positions can be judged, and which moves deserve a look.
    """

    def __init__(self, network: Network, observer: Observer, size: i64, own: Judgement | None) -> None:
        super().__init__(
            NOTHING if own is None else own.horizon,
            apart=own is not None and own.apart,
            flat=own is not None and own.flat,
            values_only=own is None,
        )
        self.network = network
        self.observer = observer
        self.own = own
        self.pen = Pen(vec[i64]([0] * int(size)), 0)

    def judge(self, position: Position, seat: i64) -> float:
        return float(self.promise(position, seat)) / float(PARTS)

    def judge_all(self, position: Position, shares: vec[float]) -> bool:
        promised = self.promise(position, 0)
        shares[0] = float(promised) / float(PARTS)
        shares[1] = float(PARTS - promised) / float(PARTS)
        return True

    def promise(self, position: Position, seat: i64) -> i64:
        """The share that the network promises to a seat, in 10,000ths, by what the seat sees that must choose."""
        player = position.player
        self.pen.begin()
        self.observer.observe(position, player, self.pen)
        promised = self.network.promise(self.pen)
        return promised if player == seat else PARTS - promised

    def settled(self, position: Position) -> bool:
        own = self.own
        return own is None or own.settled(position)

    def weigh(self, position: Position, moves: Moves, weights: vec[i64]) -> bool:
        own = self.own
        return own is not None and own.weigh(position, moves, weights)

    def kind(self, position: Position, move: i64) -> i64:
        own = self.own
        return NO_OPINION if own is None else own.kind(position, move)

    def reflex(self, veiled: Position) -> i64:
        own = self.own
        return NO_OPINION if own is None else own.reflex(veiled)

    def mixes(self, position: Position) -> bool:
        own = self.own
        return own is not None and own.mixes(position)

    def ended(self, position: Position, seat: i64) -> float:
        own = self.own
        return position.worth(seat) if own is None else own.ended(position, seat)

    def points(self, position: Position, seat: i64) -> float:
        own = self.own
        return UNCOUNTED if own is None else own.points(position, seat)

    def levels(self) -> tuple[int, int, int, int, int] | None:
        return None if self.own is None else self.own.levels()
