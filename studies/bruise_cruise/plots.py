"""The plots of the study."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib import pyplot as plt

from quarterdeck.games.bruise_cruise.pack.reading import Content
from studies.bruise_cruise.counts import Counts
from studies.plotting import INK, PLAIN, SEA, plot_wins, save


def plot_turn_order(found: Sequence[Counts], file: Path) -> None:
    """Shares of wins by place in the turn order, with the band of 5 points around the fair share."""
    with plt.style.context(PLAIN):
        figure, axes = plt.subplots(1, len(found), figsize=(2.8 * len(found), 2.8), squeeze=False)
        for axis, counts in zip(axes[0], found, strict=True):
            plot_wins(axis, counts.wins, counts.games, 0.1)
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
