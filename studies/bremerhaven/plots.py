"""The plots of the study."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib import pyplot as plt
from matplotlib.figure import Figure

from quarterdeck.lab.figures import wilson
from studies.bremerhaven.counts import STEP, Counts

INK: Final = "#1d3a4f"
SEA: Final = "#3f7f9f"
SAND: Final = "#c98b3c"
PLAIN: Final[dict[str, str]] = {
    "svg.hashsalt": "quarterdeck",
    "font.family": "serif",
    "axes.edgecolor": INK,
    "text.color": INK,
}
"""Equal counts, equal files."""
GRADES: Final = (500, 750, 1000, 1251)
"""Scores from which on a game alone earns the next grade."""


def plot_ranks(tables: Sequence[Counts], file: Path) -> None:
    """Shares of wins by rank at the start, with the band of 5 points around the fair share."""
    with plt.style.context(PLAIN):
        figure, axes = plt.subplots(1, len(tables), figsize=(1.9 * len(tables), 2.8), squeeze=False)
        for axis, counts in zip(axes[0], tables, strict=True):
            fair = 1 / counts.players
            shares = [wins / counts.games for wins in counts.by_rank]
            reach = [wilson(share, counts.games) for share in shares]
            errors = [
                [share - low for share, (low, _) in zip(shares, reach, strict=True)],
                [high - share for share, (_, high) in zip(shares, reach, strict=True)],
            ]
            ranks = range(1, counts.players + 1)
            axis.axhspan(fair - 0.05, fair + 0.05, color=SEA, alpha=0.15)
            axis.axhline(fair, color=SEA, linewidth=1)
            axis.errorbar(ranks, shares, yerr=errors, fmt="o", color=SAND, capsize=4)
            axis.set_xticks(list(ranks))
            axis.set_xlim(0.5, counts.players + 0.5)
            axis.set_ylim(fair - 0.12, fair + 0.12)
            axis.yaxis.set_major_formatter("{x:.0%}")
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


def save(figure: Figure, file: Path) -> None:
    """Write the plot, the same bytes for the same counts."""
    figure.tight_layout()
    figure.savefig(file, format="svg", metadata={"Date": None})
    plt.close(figure)
