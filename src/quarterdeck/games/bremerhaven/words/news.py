"""What has happened since a player's latest choice, for whoever only hears it: as the story tells it, but in fewer words.

What is printed on new cards can be asked for; here only their names are told, together. So are the bids of all spaces, and what
nobody has won. Whoever looks through the Price pile finds its cards among the moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from quarterdeck.engine.log import Log
from quarterdeck.engine.news import Entry, Run, Told, runs
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.words.names import (
    SAY,
    card_words,
    listed,
    who_words,
)
from quarterdeck.games.bremerhaven.words.runs import bids_by_spot
from quarterdeck.games.bremerhaven.words.story import DEALT, told

_TOGETHER: Final[dict[int, str]] = {
    **dict.fromkeys(DEALT, "dealt"),
    int(codes.OFFER_GONE): "gone",
    int(codes.BIDS_FOR): "bids",
    int(codes.REVEALED): "bids",
    int(codes.LOOKED): "looked",
}
_SHIPS: Final = frozenset({int(codes.SHIP_DEALT), int(codes.SHIP_CAME)})
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
        SAY("news-card", kind="ship" if kind in _SHIPS else "contract", card=card_words(names[card]))
        for _, names, (kind, _, _, card), _ in run.placed
    ]
    yield SAY("news-dealt", cards=listed(cards))


def _gone(run: Run) -> Iterator[str]:
    yield SAY(
        "news-gone",
        cards=listed((card_words(run.names[card]) for _, _, card, _ in run.entries), "or"),
        number=len(run.entries),
    )


def _bids(run: Run) -> Iterator[str]:
    spaces = (SAY("news-bids-on", space=spot, bids=each) for spot, each in bids_by_spot(run.names, run.entries))
    yield SAY("news-bids", spaces="; ".join(spaces))


def _looked(run: Run) -> Iterator[str]:
    _, who, _, _ = run.entries[0]
    yield SAY("story-looked", **who_words(who))


_WORDS: Final[dict[str, Callable[[Run], Iterator[str]]]] = {
    "dealt": _dealt, "gone": _gone, "bids": _bids, "looked": _looked,
}  # fmt: skip
"""What tells entries together."""
