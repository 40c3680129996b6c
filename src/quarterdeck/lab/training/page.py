"""The page of a training: what was learned from, and how well it was learned."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from quarterdeck.analysis.words import percent
from quarterdeck.lab.report.page import HIGH, document, ends, figure, heading, heads, paragraph, row, shape
from quarterdeck.lab.say import SAY
from quarterdeck.lab.training.result import Trained


def page(trained: Trained, command: str) -> str:
    """The whole page; `command` makes it again."""
    return document(
        SAY("train-title", game=trained.title),
        [
            paragraph(
                SAY("train-games", games=trained.games, bot=trained.bot, seed=str(trained.seed)),
                SAY("train-samples", samples=trained.samples, neurons=trained.neurons),
            ),
            *curves(trained),
            *promises(trained),
            f'<p class="soft">{escape(SAY("train-again", command=command))}</p>',
        ],
    )


def curves(trained: Trained) -> Iterator[str]:
    """How far promises are off, from epoch to epoch."""
    yield heading("train-curves")
    yield paragraph(
        SAY("train-curves-told", whole=figure(100 * trained.whole), blind=figure(100 * trained.blind)),
        SAY("train-lines"),
    )
    lines = [[epoch.learned for epoch in trained.epochs], [epoch.checked for epoch in trained.epochs]]
    most = max(trained.blind, *map(max, lines))
    drawn = [
        f'<path class="way"{style} d="M{"L".join(f"{k} {HIGH - (HIGH - 4) * off / most:.1f}" for k, off in enumerate(line))}"/>'
        for line, style in zip(lines, ("", ' stroke-dasharray="2 3"'), strict=True)
    ]
    yield shape(max(1, len(trained.epochs) - 1), drawn, SAY("train-curves"))
    yield ends("1", str(len(trained.epochs)))


def promises(trained: Trained) -> Iterator[str]:
    """What was promised, and what came of it."""
    yield heading("train-promises")
    yield paragraph(SAY("train-promises-told"))
    yield heads("train-promised", "train-positions", "train-expected")
    for one in trained.promises:
        drawn = (
            f"{figure(100 * one.expected)} %"
            f'<span class="plot"><i class="reach" style="left:{100 * one.low:.1f}%;width:{100 * (one.high - one.low):.1f}%"></i>'
            f'<i class="dot" style="left:{100 * one.expected:.1f}%"></i></span>'
        )
        yield row(f"{percent(one.low)}–{percent(one.high)} %", figure(one.samples), drawn)
    yield "</table>"
