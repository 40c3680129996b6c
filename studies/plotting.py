"""How the plots of all studies look, and the one that several of them have."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib import pyplot as plt
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from quarterdeck.lab.figures import wilson

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


def plot_wins(axis: Axes, wins: Sequence[int], games: int, reach: float) -> None:
    """Shares of wins by place, with the band of 5 points around the fair share, and `reach` above and below it."""
    fair = 1 / len(wins)
    shares = [one / games for one in wins]
    bounds = [wilson(share, games) for share in shares]
    errors = [
        [share - low for share, (low, _) in zip(shares, bounds, strict=True)],
        [high - share for share, (_, high) in zip(shares, bounds, strict=True)],
    ]
    places = range(1, len(wins) + 1)
    axis.axhspan(fair - 0.05, fair + 0.05, color=SEA, alpha=0.15)
    axis.axhline(fair, color=SEA, linewidth=1)
    axis.errorbar(places, shares, yerr=errors, fmt="o", color=SAND, capsize=4)
    axis.set_xticks(list(places))
    axis.set_ylim(fair - reach, fair + reach)
    axis.yaxis.set_major_formatter("{x:.0%}")


def save(figure: Figure, file: Path) -> None:
    """Write the plot, the same bytes for the same counts."""
    figure.tight_layout()
    figure.savefig(file, format="svg", metadata={"Date": None})
    plt.close(figure)
