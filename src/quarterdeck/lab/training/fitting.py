"""Learns the weights of a network from samples, with PyTorch: the only part of training that needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from quarterdeck.lab.parquet import MissingLibrary
from quarterdeck.lab.say import SAY
from quarterdeck.lab.training.games import Sample
from quarterdeck.lab.training.quantising import Learned

if TYPE_CHECKING:
    from torch import Tensor

BATCH: Final = 512
STEPS_AT_FIRST: Final = 0.01
"""How far weights are moved by a batch at first; less and less, to nothing in the last epoch."""
PACKED: Final = 4
"""Bytes of a number in a sample."""
OUTWARD: Final = 100.0
"""The most that a neuron may add to the promise, which must fit the file."""


class Epoch(Struct, frozen=True):
    """How far the promises are off on average, in shares, after all samples have been seen once more (root mean square)."""

    learned: float
    """For the samples that are learned from."""
    checked: float
    """For those of games that are not learned from."""


def check_torch() -> None:
    """Raise `MissingLibrary` if PyTorch is not there."""
    try:
        import torch  # noqa: F401, PLC0415 - an extra
    except ImportError:
        raise MissingLibrary(SAY("needs-torch")) from None


def fit(  # noqa: PLR0913 - all that the result depends on
    learning: Sequence[Sample],
    checking: Sequence[Sample],
    *,
    scales: Sequence[int],
    limits: Sequence[float],
    neurons: int,
    epochs: int,
    seed: int,
    progress: Callable[[int], None],
) -> tuple[Learned, list[Epoch]]:
    """Learn from samples, and tell how well after each epoch. On one machine the same seed gives the same weights."""
    import torch  # noqa: PLC0415 - an extra

    torch.set_num_threads(1)  # sums of fractions depend on their order
    generator = torch.Generator().manual_seed(seed)
    table, table_else = table_of(learning, scales), table_of(checking, scales)
    most = torch.tensor(list(limits)).unsqueeze(1)
    layers = Layers(
        weights=torch.randn((len(scales), neurons), generator=generator) / max(1.0, len(scales)) ** 0.5,
        starts=torch.full((neurons,), 0.3),
        outward=torch.randn((neurons,), generator=generator) / neurons**0.5,
        start=torch.zeros(1),
    )
    steps = torch.optim.Adam([one.requires_grad_() for one in layers.all()], lr=STEPS_AT_FIRST)
    batches = epochs * -(-len(learning) // BATCH)
    slower = torch.optim.lr_scheduler.CosineAnnealingLR(steps, T_max=batches)
    told: list[Epoch] = []
    for epoch in range(epochs):
        for batch in torch.randperm(len(learning), generator=generator).split(BATCH):
            steps.zero_grad()
            layers.loss(table.part(batch)).backward()
            steps.step()
            slower.step()
            with torch.no_grad():
                layers.weights.clamp_(-most, most)
                layers.outward.clamp_(-OUTWARD, OUTWARD)
        with torch.no_grad():
            told.append(Epoch(*(float(layers.loss(one).sqrt()) for one in (table, table_else))))
        progress(epoch + 1)
    return layers.learned(), told


class Table(Struct, frozen=True, kw_only=True):
    """Samples as PyTorch takes them: the numbers that are not 0, one sample after the other."""

    places: Tensor
    numbers: Tensor
    """Each divided by the scale of its place."""
    starts: Tensor
    """Where each sample begins among them."""
    lengths: Tensor
    """How many of them each sample has."""
    shares: Tensor

    def part(self, rows: Tensor) -> Table:
        """Some of the samples."""
        import torch  # noqa: PLC0415 - an extra

        lengths = self.lengths[rows]
        starts = lengths.cumsum(0) - lengths
        found = torch.arange(int(lengths.sum())) + (self.starts[rows] - starts).repeat_interleave(lengths)
        return Table(
            places=self.places[found],
            numbers=self.numbers[found],
            starts=starts,
            lengths=lengths,
            shares=self.shares[rows],
        )

    def times(self, weights: Tensor) -> Tensor:
        """A row for each sample: the sum of its numbers times the weights of their places."""
        from torch.nn.functional import embedding_bag  # noqa: PLC0415 - an extra

        return embedding_bag(self.places, weights, self.starts, mode="sum", per_sample_weights=self.numbers)


class Layers(Struct, frozen=True, kw_only=True):
    """A network that learns."""

    weights: Tensor
    starts: Tensor
    outward: Tensor
    start: Tensor

    def all(self) -> list[Tensor]:
        """All that can be learned."""
        return [self.weights, self.starts, self.outward, self.start]

    def loss(self, table: Table) -> Tensor:
        """The mean square of what promises are off; they are made as `bots/network.py` makes them, with fractions."""
        total = self.start + (self.starts + table.times(self.weights)).clamp(0, 1) @ self.outward
        return ((0.5 + 0.5 * total / (1 + total.abs()) - table.shares) ** 2).mean()

    def learned(self) -> Learned:
        """What was learned, as plain numbers."""
        weights, starts, outward, start = (one.detach() for one in self.all())
        return Learned(
            starts=starts.tolist(), weights=weights.tolist(), outward=outward.tolist(), start=float(start[0])
        )


def table_of(samples: Sequence[Sample], scales: Sequence[int]) -> Table:
    """The samples as PyTorch takes them."""
    import torch  # noqa: PLC0415 - an extra

    places = unpacked(sample.seen.places for sample in samples)
    numbers = unpacked(sample.seen.numbers for sample in samples)
    lengths = torch.tensor([len(sample.seen.places) // PACKED for sample in samples], dtype=torch.int64)
    return Table(
        places=places,
        numbers=numbers / torch.tensor(list(scales), dtype=torch.float32)[places],
        starts=lengths.cumsum(0) - lengths,
        lengths=lengths,
        shares=torch.tensor([sample.share for sample in samples]),
    )


def unpacked(packed: Iterable[bytes]) -> Tensor:
    """Packed numbers, one after the other."""
    import torch  # noqa: PLC0415 - an extra

    together = bytearray().join(packed)
    return torch.frombuffer(together, dtype=torch.int32) if together else torch.zeros(0, dtype=torch.int32)
