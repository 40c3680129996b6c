"""The study in tables and plots: on the terminal, and into the page of its balance between two marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from quarterdeck.lab.figures import wilson
from studies.bremerhaven.counts import Counts
from studies.bremerhaven.plots import plot_alone, plot_classes, plot_ranks

BEGIN: Final = "<!-- balance: written by studies/bremerhaven -->"
END: Final = "<!-- end of balance -->"
RANKS: Final = ("Captain", "First Mate", "Mate", "Ship's Cook")
GRADES: Final = ("Landlubber", "Cabin Boy", "Officer", "Kobold", "Captain")
IMAGES: Final = "images"


def report(found: Sequence[Counts], docs: Path | None) -> None:
    """Print the tables; with the folder `docs`, write them into the page of the balance, and the plots beside it."""
    tables = sorted(
        (counts for counts in found if counts.players > 1), key=lambda counts: (counts.players, counts.length)
    )
    alone = [counts for counts in found if counts.players == 1]
    text = "\n".join(lines(tables, alone)) + "\n"
    print(text)
    if docs is None:
        return
    plot_ranks(tables, docs / IMAGES / "bremerhaven-ranks.svg")
    plot_classes(tables, docs / IMAGES / "bremerhaven-cards.svg")
    plot_alone(alone, docs / IMAGES / "bremerhaven-alone.svg")
    page = docs / "games" / "bremerhaven-balance.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


def lines(tables: Sequence[Counts], alone: Sequence[Counts]) -> Iterator[str]:
    """The tables in Markdown."""
    yield "Shares of wins with 95 % intervals (Wilson), the same bot at every place. By seat:"
    yield from ["", "| players | length | bot | games | fair share | R | G | B | Y |"]
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for counts in tables:
        shares = " | ".join([*(share(wins, counts) for wins in counts.by_seat), *[""] * (4 - counts.players)])
        yield f"| {table(counts)} | {counts.games:,} | {1 / counts.players:.1%} | {shares} |"
    yield from ["", "By rank at the start, with the money and the prestige that each has in the end on average:"]
    yield from [
        "",
        "| players | length | bot | rank | won | money | prestige |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for counts in tables:
        for rank, wins in enumerate(counts.by_rank):
            means = f"{counts.money[rank] / counts.games:.1f} | {counts.prestige[rank] / counts.games:.1f}"
            yield f"| {table(counts)} | {RANKS[rank]} | {share(wins, counts)} | {means} |"
    yield from ["", "![Share of wins by rank at the start](../images/bremerhaven-ranks.svg)", ""]
    yield from scores(tables)
    yield ""
    yield from cards(tables)
    yield from ["", "![What winners have more of](../images/bremerhaven-cards.svg)", ""]
    yield from grades(alone)
    yield from ["", "![Scores alone](../images/bremerhaven-alone.svg)"]


def table(counts: Counts) -> str:
    """The first cells of a row."""
    return f"{counts.players} | {counts.length} | `{counts.bot}`"


def share(wins: int, counts: Counts) -> str:
    """A share with its interval."""
    low, high = wilson(wins / counts.games, counts.games)
    return f"{wins / counts.games:.1%} ({low:.1%} – {high:.1%})"


def scores(tables: Sequence[Counts]) -> Iterator[str]:
    """How long games are, and what wins them."""
    yield "| players | length | bot | rounds | winner's score on average | half of all winners' scores lie in |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for counts in tables:
        low, high = (quantile(counts, part) for part in (0.25, 0.75))
        rounds, mean = counts.rounds / counts.games, counts.total / counts.games
        yield f"| {table(counts)} | {rounds:.1f} | {mean:.0f} | {low} – {high} |"


def quantile(counts: Counts, part: float) -> int:
    """The step of scores below which such a part of the games lies."""
    seen = 0
    for step in sorted(counts.scores):
        seen += counts.scores[step]
        if seen >= part * counts.games:
            return step
    return max(counts.scores)


def cards(tables: Sequence[Counts]) -> Iterator[str]:
    """Each class of cards: how many harbors have one, how many winners do, and how often the one who takes it wins."""
    yield "Each class of cards, all these games together: how many harbors had at least one, how many of the winners' harbors"
    yield "had, and how far above their fair share of wins players were when they took one:"
    yield from ["", "| cards | all harbors | winners' harbors | wins above fair share |", "| --- | --- | --- | --- |"]
    harbors = sum(counts.games * counts.players for counts in tables)
    games = sum(counts.games for counts in tables)
    for name in class_names(tables):
        ours = [counts.classes[name] for counts in tables if name in counts.classes]
        had, won = sum(one.harbors for one in ours) / harbors, sum(one.winners for one in ours) / games
        yield f"| {name} | {had:.0%} | {won:.0%} | {advantage(tables, name):+.1%} |"


def class_names(tables: Sequence[Counts]) -> list[str]:
    """All classes, Buildings first."""
    return sorted({name for counts in tables for name in counts.classes})


def advantage(tables: Sequence[Counts], name: str) -> float:
    """How much above the fair share those won who took a card of the class."""
    taken = won = fair = 0.0
    for counts in tables:
        one = counts.classes.get(name)
        if one is not None:
            taken += one.taken
            won += one.taken_by_winner
            fair += one.taken / counts.players
    return (won - fair) / taken if taken else 0.0


def grades(alone: Sequence[Counts]) -> Iterator[str]:
    """The game alone: scores and grades."""
    yield f"| alone | games | score on average | {' | '.join(GRADES)} |"
    yield f"| --- | --- | --- | {' | '.join('---' for _ in GRADES)} |"
    for counts in alone:
        parts = " | ".join(f"{games / counts.games:.1%}" for games in counts.grades)
        yield f"| `{counts.bot}` | {counts.games:,} | {counts.total / counts.games:.0f} | {parts} |"
