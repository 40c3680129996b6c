"""The plots of the study."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib import pyplot as plt
from matplotlib.figure import Figure

from quarterdeck.games.bruise_cruise.pack.reading import Content
from quarterdeck.lab.figures import wilson
from studies.bruise_cruise.counts import Counts

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


def plot_turn_order(found: Sequence[Counts], file: Path) -> None:
    """Shares of wins by place in the turn order, with the band of 5 points around the fair share."""
    with plt.style.context(PLAIN):
        figure, axes = plt.subplots(1, len(found), figsize=(2.8 * len(found), 2.8), squeeze=False)
        for axis, counts in zip(axes[0], found, strict=True):
            fair = 1 / counts.players
            shares = [wins / counts.games for wins in counts.wins]
            reach = [wilson(share, counts.games) for share in shares]
            errors = [
                [share - low for share, (low, _) in zip(shares, reach, strict=True)],
                [high - share for share, (_, high) in zip(shares, reach, strict=True)],
            ]
            places = range(1, counts.players + 1)
            axis.axhspan(fair - 0.05, fair + 0.05, color=SEA, alpha=0.15)
            axis.axhline(fair, color=SEA, linewidth=1)
            axis.errorbar(places, shares, yerr=errors, fmt="o", color=SAND, capsize=4)
            axis.set_xticks(list(places))
            axis.set_ylim(fair - 0.1, fair + 0.1)
            axis.yaxis.set_major_formatter("{x:.0%}")
            axis.set_title(f"{counts.players} Admirals", fontsize=10)
            axis.set_xlabel("place in turn order")
        save(figure, file)


def plot_points(found: Sequence[Counts], file: Path) -> None:
    """How many points winners have."""
    with plt.style.context(PLAIN):
        figure, axis = plt.subplots(figsize=(6.4, 2.8))
        for counts, style in zip(found, ("-", "--", ":"), strict=False):
            points = sorted(counts.winning)
            axis.plot(
                points,
                [counts.winning[number] / counts.games for number in points],
                style,
                color=INK,
                label=f"{counts.players} Admirals",
            )
        axis.set_xlabel("points of the winner")
        axis.yaxis.set_major_formatter("{x:.0%}")
        axis.legend(frameon=False)
        save(figure, file)


def plot_cards(found: Sequence[Counts], content: Content, file: Path) -> None:
    """For each Unfathomable card, how many of those drawn were played, by number of Admirals."""
    first = len(content.ratings)
    with plt.style.context(PLAIN):
        figure, axis = plt.subplots(figsize=(6.4, 4.6))
        names = list(content.effect_names)
        for counts, mark in zip(found, "os^", strict=False):
            cards = counts.cards[first:]
            played = [card.used.get("unfathomable", 0) / max(1, card.drawn) for card in cards]
            axis.plot(played, range(len(names)), mark, color=SEA, label=f"{counts.players} Admirals", alpha=0.8)
        axis.set_yticks(range(len(names)), names, fontsize=8)
        axis.invert_yaxis()
        axis.set_xlim(0, 1)
        axis.xaxis.set_major_formatter("{x:.0%}")
        axis.set_xlabel("played of those drawn")
        axis.grid(axis="x", alpha=0.3)
        axis.legend(frameon=False, loc="lower left")
        save(figure, file)


def save(figure: Figure, file: Path) -> None:
    """Write the plot, the same bytes for the same counts."""
    figure.tight_layout()
    figure.savefig(file, format="svg", metadata={"Date": None})
    plt.close(figure)
