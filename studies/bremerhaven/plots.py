"""The plots of the study."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib import pyplot as plt

from studies.bremerhaven.counts import STEP, Counts
from studies.plotting import INK, PLAIN, SAND, SEA, plot_wins, save

GRADES: Final = (500, 750, 1000, 1251)
"""Scores from which on a game alone earns the next grade."""


def plot_ranks(tables: Sequence[Counts], file: Path) -> None:
    """Shares of wins by rank at the start, with the band of 5 points around the fair share."""
    with plt.style.context(PLAIN):
        figure, axes = plt.subplots(1, len(tables), figsize=(1.9 * len(tables), 2.8), squeeze=False)
        for axis, counts in zip(axes[0], tables, strict=True):
            plot_wins(axis, counts.by_rank, counts.games, 0.12)
            axis.set_xlim(0.5, counts.players + 0.5)
            axis.set_title(f"{counts.players}, {counts.length}\n{counts.bot}", fontsize=9)
            axis.set_xlabel("rank")
        save(figure, file)


def plot_classes(tables: Sequence[Counts], file: Path) -> None:
    """For each class of cards, how many of all harbors and of the winners' had one."""
    names = sorted({name for counts in tables for name in counts.classes})
    harbors = sum(counts.games * counts.players for counts in tables)
    games = sum(counts.games for counts in tables)
    found = [[counts.classes[name] for counts in tables if name in counts.classes] for name in names]
    with plt.style.context(PLAIN):
        figure, axis = plt.subplots(figsize=(6.4, 0.2 * len(names) + 0.8))
        rows = range(len(names))
        axis.plot(
            [sum(one.harbors for one in its) / harbors for its in found], rows, "o", color=SEA, label="all harbors"
        )
        axis.plot([sum(one.winners for one in its) / games for its in found], rows, "D", color=SAND, label="winners'")
        axis.set_yticks(rows, names, fontsize=8)
        axis.invert_yaxis()
        axis.set_xlim(0, 1)
        axis.xaxis.set_major_formatter("{x:.0%}")
        axis.set_xlabel("have had one")
        axis.grid(axis="x", alpha=0.3)
        axis.legend(frameon=False, loc="upper right")
        save(figure, file)


def plot_alone(alone: Sequence[Counts], file: Path) -> None:
    """Scores of games alone, and where grades begin."""
    with plt.style.context(PLAIN):
        figure, axis = plt.subplots(figsize=(6.4, 2.8))
        for counts, color in zip(alone, (SEA, SAND, INK), strict=False):
            steps = sorted(counts.scores)
            heights = [counts.scores[step] / counts.games for step in steps]
            axis.bar(
                [step + STEP / 2 for step in steps], heights, width=STEP * 0.9, color=color, alpha=0.7, label=counts.bot
            )
        for grade in GRADES:
            axis.axvline(grade, color=INK, linewidth=1, linestyle=":")
        axis.set_xlabel("score; lines: the next grade")
        axis.yaxis.set_major_formatter("{x:.0%}")
        axis.legend(frameon=False)
        save(figure, file)
