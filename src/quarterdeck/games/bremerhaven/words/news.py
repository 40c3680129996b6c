"""What has happened since a player's latest choice, for whoever only hears it: as the story tells it, but in fewer words.

What is printed on new cards can be asked for; here only their names are told, together. So are the bids of all spaces, and what
nobody has won. Whoever looks through the Price pile finds its cards among the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from quarterdeck.engine.log import Log
from quarterdeck.engine.news import Entry, Run, Told, runs
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.words.names import (
    SAY,
    bid_name,
    bid_place,
    card_words,
    listed,
    seat_said,
    who_words,
)
from quarterdeck.games.bremerhaven.words.story import FIRST_SPACES, told

_TOGETHER: Final[dict[int, str]] = {
    **dict.fromkeys(FIRST_SPACES, "dealt"),
    int(codes.OFFER_GONE): "gone",
    int(codes.REVEALED): "bids",
    int(codes.LOOKED): "looked",
}
_LEFT_OUT: Final = frozenset({int(codes.PRICES_ROTATED)})
"""Kinds of entries of which nobody needs to hear."""


def news(logs: Sequence[Log], *, asked: bool) -> list[Told]:
    """The sentences about these moves. What may go on yet is told when something else has followed, or the hearer is `asked`."""
    return [
        (run.at, text)
        for run in runs(logs, _kin, asked=asked)
        for text in (_WORDS[run.kin](run) if run.kin else (one.text for one in told(run.names, run.entries)))
    ]


def _kin(entry: Entry) -> str | None:
    """What an entry is told with: others of its kind, or all else of its move."""
    return None if entry[0] in _LEFT_OUT else _TOGETHER.get(entry[0], "")


def _dealt(run: Run) -> Iterator[str]:
    cards = [
        SAY("news-card", card=card_words(names[card]), space=bid_name(FIRST_SPACES[kind] + space))
        for _, names, (kind, _, space, card) in run.placed
    ]
    yield SAY("news-dealt", cards=listed(cards))


def _gone(run: Run) -> Iterator[str]:
    yield SAY(
        "news-gone",
        cards=listed((card_words(run.names[card]) for _, _, card, _ in run.entries), "or"),
        number=len(run.entries),
    )


def _bids(run: Run) -> Iterator[str]:
    spaces = []
    for space, bids in groupby(run.entries, key=lambda entry: entry[2]):
        each = ", ".join(SAY("story-bid", who=seat_said(who), bid=bid) for _, who, _, bid in bids)
        spaces.append(SAY("news-bids-on", space=bid_place(space), bids=each))
    yield SAY("news-bids", spaces="; ".join(spaces))


def _looked(run: Run) -> Iterator[str]:
    _, who, _, _ = run.entries[0]
    yield SAY("story-looked", **who_words(who))


_WORDS: Final[dict[str, Callable[[Run], Iterator[str]]]] = {
    "dealt": _dealt, "gone": _gone, "bids": _bids, "looked": _looked,
}  # fmt: skip
"""What tells entries together."""
