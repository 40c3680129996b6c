"""The figures of a report, from its counts: what its page shows, and what is written as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from msgspec import Struct

from quarterdeck.engine.errors import Malformed
from quarterdeck.lab.figures import Lengths, measure_lengths, wilson
from quarterdeck.lab.report.counts import Counts, Share
from quarterdeck.lab.say import SAY

SELDOM: Final = 0.02
"""Choices that fewer seats made than this share are left out; nobody can say anything about them."""
MOST_ROWS: Final = 12
BARS: Final = 30
ONE_SIDED: Final = 1.6448536269514722
"""Standard deviations on one side of which 95 % of a normal distribution lie."""


class Fared(Struct, frozen=True, kw_only=True):
    """How a seat fared, or those who made a choice."""

    name: str
    games: int
    part: float
    """Of all games, or of all seats in all games, 0 … 1."""
    share: float
    """The mean share of the result, 0 … 1."""
    low: float
    high: float
    """The 95 % interval of the share (Wilson)."""


class Skill(Struct, frozen=True, kw_only=True):
    """How much better the bot is than moves at random."""

    games: int
    share: float
    low: float
    high: float
    fair: float
    """The share that it would have if nothing but luck counted."""
    needed: int | None
    """After so many games the better player is ahead with a probability of 95 %; None if it is not shown to be better."""


class Report(Struct, frozen=True, kw_only=True):
    """All figures of a report."""

    game: str
    title: str
    players: int
    options: dict[str, object]
    bot: str
    seed: int
    games: int
    unfinished: int
    draws: float
    """The part of the games that several seats shared."""
    fair: float
    """The share of a seat if all are equally good."""
    usual: float
    """The share of all seats together, with which choices are compared: the fair one; of somebody alone, what was reached."""
    seats: list[Fared]
    turns: list[Fared]
    """By the order of the first choices, from 1; empty if that was always the order of the seats."""
    endings: dict[str, int]
    choices: Lengths
    bars: list[tuple[int, int, int]]
    """Games by number of choices: from, to, games."""
    branching: float
    """Moves that there are to choose from, on average over all choices."""
    on_the_way: list[float]
    """Moves that there are to choose from, on average, in each part of the game."""
    tree: float
    """The decimal logarithm of the number of ways in which a game of average length can be played, chance left aside."""
    chances: float
    """Events of chance in a game."""
    skill: Skill | None
    """None for somebody who plays alone."""
    openings: list[Fared]
    made: list[Fared]
    kinds: list[Fared]
    """Choices by their first word; empty if no choice has several."""


def report_of(  # noqa: PLR0913 - what a report is made of
    counts: Counts,
    skilled: Share,
    *,
    game: str,
    title: str,
    options: dict[str, object],
    seats: Sequence[str],
    bot: str,
    seed: int,
) -> Report:
    """The figures; `Malformed` if no game has ended."""
    finished = counts.games - counts.unfinished
    if finished == 0:
        raise Malformed("bot", SAY("report-nothing"))
    chosen = max(1, sum(counts.chosen_on_the_way))
    fair = 1 / counts.players
    return Report(
        game=game,
        title=title,
        players=counts.players,
        options=options,
        bot=bot,
        seed=seed,
        games=counts.games,
        unfinished=counts.unfinished,
        draws=counts.draws / finished,
        fair=fair,
        usual=sum(share.worth for share in counts.seats) / (finished * counts.players),
        seats=[fared(name, share, finished) for name, share in zip(seats, counts.seats, strict=True)],
        turns=[fared(str(k + 1), share, finished) for k, share in enumerate(counts.turns)] if counts.reordered else [],
        endings=dict(sorted(counts.endings.items(), key=lambda item: -item[1])),
        choices=measure_lengths(counts.choices),
        bars=bars(counts.choices),
        branching=counts.options / chosen,
        on_the_way=[
            sums / number if number else 0.0
            for sums, number in zip(counts.on_the_way, counts.chosen_on_the_way, strict=True)
        ],
        tree=counts.tree / finished,
        chances=counts.chances / finished,
        skill=skill_of(skilled, fair) if counts.players > 1 else None,
        openings=most_frequent(counts.openings, finished),
        made=most_telling(counts.made, finished * counts.players),
        kinds=[]
        if counts.kinds.keys() <= counts.made.keys()
        else most_frequent(counts.kinds, finished * counts.players),
    )


def fared(name: str, share: Share, total: int) -> Fared:
    """How those fared who did something in some of all games."""
    mean = share.worth / share.games if share.games else 0.0
    low, high = wilson(min(1.0, max(0.0, mean)), share.games)
    return Fared(name=name, games=share.games, part=share.games / total, share=mean, low=low, high=high)


def most_frequent(shares: Mapping[str, Share], total: int) -> list[Fared]:
    """What was done most often."""
    found = [fared(name, share, total) for name, share in sorted(shares.items())]
    return sorted((one for one in found if one.part >= SELDOM), key=lambda one: -one.games)[:MOST_ROWS]


def most_telling(shares: Mapping[str, Share], total: int) -> list[Fared]:
    """What those did who won most and least, as far as one can be sure of it, the best first."""
    found = [fared(name, share, total) for name, share in sorted(shares.items())]
    often = [one for one in found if one.part >= SELDOM]
    best = sorted(often, key=lambda one: -one.low)[:MOST_ROWS]
    worst = sorted((one for one in often if one not in best), key=lambda one: one.high)[:MOST_ROWS]
    return sorted([*best, *worst], key=lambda one: -one.share)


def bars(choices: Mapping[int, int]) -> list[tuple[int, int, int]]:
    """Games by number of choices, in at most so many steps of equal width."""
    least, most = min(choices), max(choices)
    width = -(-(most - least + 1) // BARS)
    return [
        (start, start + width - 1, sum(choices.get(number, 0) for number in range(start, start + width)))
        for start in range(least, most + 1, width)
    ]


def skill_of(skilled: Share, fair: float) -> Skill:
    """What the share of the better player says about luck and skill.

    A game is a coin that falls on the side of the better player with probability p instead of the fair q. Its lead over the fair
    share after n games is p - q with a deviation of sqrt(p (1 - p) / n); it is ahead with 95 % as soon as that is 1.64 deviations.
    """
    one = fared("", skilled, max(1, skilled.games))
    ahead = one.share - fair
    sure = one.low > fair
    spread = max(one.share * (1 - one.share), fair * (1 - fair) / max(1, skilled.games))
    return Skill(
        games=one.games,
        share=one.share,
        low=one.low,
        high=one.high,
        fair=fair,
        needed=max(1, ceil(ONE_SIDED * ONE_SIDED * spread / (ahead * ahead))) if sure else None,
    )
