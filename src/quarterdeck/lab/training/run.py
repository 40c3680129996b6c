"""A whole training: games are played, a network learns from them, and its weights become whole numbers."""

from __future__ import annotations

from collections.abc import Callable

from quarterdeck.bots.network_file import NetworkFile
from quarterdeck.engine.errors import Malformed
from quarterdeck.engine.game import Game
from quarterdeck.lab.portions import Progress
from quarterdeck.lab.say import SAY
from quarterdeck.lab.training.fitting import check_torch, fit
from quarterdeck.lab.training.games import Order, Sample, observation_of, play_samples, setup_of
from quarterdeck.lab.training.quantising import limits_of, whole_numbers
from quarterdeck.lab.training.result import Trained, result_of, split


def train(  # noqa: PLR0913 - all that the result depends on
    game: Game,
    order: Order,
    *,
    neurons: int,
    epochs: int,
    command: str,
    workers: int,
    played: Progress,
    learned: Progress,
    keep: Callable[[list[Sample]], object] = lambda _: None,
) -> tuple[NetworkFile, Trained]:
    """The network, and the figures of its page; `keep` is called with the samples once all games are played.

    `MissingLibrary` without PyTorch, `Malformed` if the game does not say what seats see, or nothing can be learned.
    """
    check_torch()
    observation = observation_of(game, setup_of(game, order.options))
    samples = play_samples(game, order, workers=workers, progress=played)
    keep(samples)
    learning, checking = split(samples)
    if not learning or not checking:
        raise Malformed("games", SAY("train-nothing"))
    scales = [1] * observation.size
    for sample in samples:
        for place, number in sample.seen.by_place().items():
            scales[place] = max(scales[place], abs(number))
    weights, told = fit(
        learning,
        checking,
        scales=scales,
        limits=limits_of(observation, scales),
        neurons=neurons,
        epochs=epochs,
        seed=order.seed,
        progress=learned,
    )
    file = whole_numbers(game, observation, weights, scales, command)
    return file, result_of(game.title, order, samples, checking, file, told)
