"""The study in tables and plots: on the terminal, and into the game's page between two marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from quarterdeck.games.bruise_cruise.pack.reading import Content, built_in_content
from quarterdeck.lab.figures import wilson
from studies.bruise_cruise.counts import PATIENCE, SOURCES, USES, CardCount, Counts
from studies.bruise_cruise.plots import plot_cards, plot_points, plot_turn_order

BEGIN: Final = "<!-- balance: written by studies/bruise_cruise -->"
END: Final = "<!-- end of balance -->"
PLACES: Final = ("first", "second", "third", "fourth")
IMAGES: Final = "images"


def report(found: Sequence[Counts], bot: str, docs: Path | None) -> None:
    """Print the tables; with the folder `docs`, write them into its page of the game, and the plots beside it."""
    content = built_in_content()
    text = "\n".join(lines(found, bot, content)) + "\n"
    print(text)
    if docs is None:
        return
    plot_turn_order(found, docs / IMAGES / "bruise-cruise-turn-order.svg")
    plot_points(found, docs / IMAGES / "bruise-cruise-points.svg")
    plot_cards(found, content, docs / IMAGES / "bruise-cruise-cards.svg")
    page = docs / "games" / "bruise-cruise-balance.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


def lines(found: Sequence[Counts], bot: str, content: Content) -> Iterator[str]:
    """The tables in Markdown."""
    games = f"{found[0].games:,}"
    yield f"{games} games for each number of Admirals, `{bot}` at every place, `patience={PATIENCE}`; shares with 95 % intervals (Wilson)."
    yield from ["", "| Admirals | fair share | P | H | S | D |", "| --- | --- | --- | --- | --- | --- |"]
    for counts in found:
        yield seats(counts)
    yield from [
        "",
        "The dice decide which seat begins. By place in the turn order, the first to play counted as first:",
    ]
    yield from ["", "| Admirals | place in turn order | won | share | interval | fair share | points on average |"]
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for counts in found:
        yield from turn_order(counts)
    yield from ["", "![Share of wins by place in the turn order](../images/bruise-cruise-turn-order.svg)", ""]
    yield from points(found)
    yield from ["", "![Points of the winner](../images/bruise-cruise-points.svg)", ""]
    yield from action_cards(found, content)
    yield ""
    yield from unfathomable_cards(found, content)
    yield from ["", "![How the Unfathomable cards fare](../images/bruise-cruise-cards.svg)"]


def seats(counts: Counts) -> str:
    """Who wins, by seat."""
    cells = []
    for wins in counts.by_seat:
        low, high = wilson(wins / counts.games, counts.games)
        cells.append(f"{wins / counts.games:.1%} ({low:.1%} – {high:.1%})")
    cells += [""] * (4 - len(cells))
    return f"| {counts.players} | {1 / counts.players:.1%} | {' | '.join(cells)} |"


def turn_order(counts: Counts) -> Iterator[str]:
    """Who wins, by the place in the turn order."""
    for place, wins in enumerate(counts.wins):
        share = wins / counts.games
        low, high = wilson(share, counts.games)
        average = sum(counts.points[place].values()) / counts.games
        yield (
            f"| {counts.players} | {PLACES[place]} | {wins:,} | {share:.1%} | {low:.1%} – {high:.1%} "
            f"| {1 / counts.players:.1%} | {average:.1f} |"
        )


def points(found: Sequence[Counts]) -> Iterator[str]:
    """Where points come from, and how games end."""
    yield f"| Admirals | turns a game | {' | '.join(SOURCES)} | ends of all games |"
    yield f"| --- | --- | {' | '.join('---' for _ in SOURCES)} | --- |"
    for counts in found:
        seats = counts.games * counts.players
        sources = [sum(place[source] for place in counts.points) / seats for source in SOURCES]
        ends = ", ".join(f"{how} {number / counts.games:.1%}" for how, number in sorted(counts.endings.items()))
        yield (
            f"| {counts.players} | {counts.turns / counts.games:.0f} | "
            f"{' | '.join(f'{source:.1f}' for source in sources)} | {ends} |"
        )


def action_cards(found: Sequence[Counts], content: Content) -> Iterator[str]:
    """What Action cards are used for, by rating."""
    yield "What Action cards were played for, by engine rating, all games together. The last column says how many more games"
    yield "players won, in points of a hundred, than their fair share, when they played such a card:"
    uses = [use for use in USES if use != "unfathomable"]
    yield from ["", f"| rating | cards | {' | '.join(uses)} | wins above fair share |"]
    yield f"| --- | --- | {' | '.join('---' for _ in uses)} | --- |"
    for rating in sorted(set(content.ratings)):
        numbers = [card for card, its in enumerate(content.ratings) if its == rating]
        cards = [counts.cards[card] for counts in found for card in numbers]
        used = sum(sum(card.used.values()) for card in cards)
        parts = [sum(card.used.get(use, 0) for card in cards) / used for use in uses]
        yield (
            f"| {rating} | {len(numbers)} | {' | '.join(f'{part:.0%}' for part in parts)} | "
            f"{advantage([(counts, [counts.cards[k] for k in numbers]) for counts in found]):+.1%} |"
        )


def unfathomable_cards(found: Sequence[Counts], content: Content) -> Iterator[str]:
    """Each Unfathomable card: is it played, and does it decide games?"""
    yield "How many of the Unfathomable cards that were drawn were also played, and how far above their fair share of wins"
    yield "players were when they played the card, and when they drew it:"
    yield from [
        "",
        "| card | played, of those drawn | wins above fair share: played it | wins above fair share: drew it |",
        "| --- | --- | --- | --- |",
    ]
    first = len(content.ratings)
    for k, name in enumerate(content.effect_names):
        cards = [counts.cards[first + k] for counts in found]
        drawn = sum(card.drawn for card in cards)
        played = sum(card.used.get("unfathomable", 0) for card in cards)
        by_use = advantage([(counts, [card]) for counts, card in zip(found, cards, strict=True)], "unfathomable")
        by_draw = drawing_advantage(found, first + k)
        yield f"| {name} | {played / drawn:.0%} | {by_use:+.1%} | {by_draw:+.1%} |"


def advantage(cards: Sequence[tuple[Counts, Sequence[CardCount]]], use: str = "") -> float:
    """How much above the fair share those won who played these cards: for one use, or for all but discarding."""
    played = won = fair = 0.0
    for counts, some in cards:
        for card in some:
            for what, number in card.used.items():
                if what == use or (not use and what not in {"discard", "home port"}):
                    played += number
                    won += card.used_by_winner.get(what, 0)
                    fair += number / counts.players
    return (won - fair) / played if played else 0.0


def drawing_advantage(found: Sequence[Counts], card: int) -> float:
    """How much above the fair share those won who drew the card."""
    drawn = sum(counts.cards[card].drawn for counts in found)
    won = sum(counts.cards[card].drawn_by_winner for counts in found)
    fair = sum(counts.cards[card].drawn / counts.players for counts in found)
    return (won - fair) / drawn if drawn else 0.0
