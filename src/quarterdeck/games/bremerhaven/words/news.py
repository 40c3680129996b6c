"""What has happened since a player's latest choice, for whoever only hears it: as the story tells it, but in fewer words.

What is printed on new cards can be asked for; here only their names are told, together. So are the bids of all spaces, and what
nobody has won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from quarterdeck.engine.log import Log
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.words.names import SAY, bid_name, bid_place, card_words, listed, seat_said
from quarterdeck.games.bremerhaven.words.runs import Entry, Names
from quarterdeck.games.bremerhaven.words.story import FIRST_SPACES, told

Told = tuple[int, str]
"""A sentence, and the number of the move with which all of it had happened."""
Placed = tuple[int, Names, Entry]
"""An entry with the number of its move, and the names of the cards."""
Kin = tuple[str, int]
"""What entries are told of together."""

_TOGETHER: Final[dict[int, str]] = {
    **dict.fromkeys(FIRST_SPACES, "dealt"),
    int(codes.OFFER_GONE): "gone",
    int(codes.REVEALED): "bids",
}
_LEFT_OUT: Final = frozenset({int(codes.PRICES_ROTATED)})
"""Kinds of entries of which nobody needs to hear."""


def news(logs: Sequence[Log], *, asked: bool) -> list[Told]:
    """The sentences about these moves. What may go on yet is told when something else has followed, or the hearer is `asked`."""
    placed = [
        (at, log.names, entry) for at, log in enumerate(logs) for entry in log.entries() if entry[0] not in _LEFT_OUT
    ]
    runs = [list(run) for _, run in groupby(placed, _kin)]
    found: list[Told] = []
    for k, run in enumerate(runs):
        word, _ = _kin(run[0])
        if word == "":
            found += [(run[0][0], one.text) for one in told(run[0][1], [entry for _, _, entry in run])]
        elif k + 1 < len(runs) or asked:
            at = runs[k + 1][0][0] if k + 1 < len(runs) else len(logs) - 1
            found += [(at, text) for text in _WORDS[word](run)]
    return found


def _kin(one: Placed) -> Kin:
    """What an entry is told with: others of its kind, or all else of its move."""
    at, _, (kind, *_) = one
    word = _TOGETHER.get(kind, "")
    return (word, at if word == "" else 0)


def _dealt(run: Sequence[Placed]) -> Iterator[str]:
    cards = [
        SAY("news-card", card=card_words(names[card]), space=bid_name(FIRST_SPACES[kind] + space))
        for _, names, (kind, _, space, card) in run
    ]
    yield SAY("news-dealt", cards=listed(cards))


def _gone(run: Sequence[Placed]) -> Iterator[str]:
    yield SAY(
        "news-gone", cards=listed((card_words(names[card]) for _, names, (_, _, card, _) in run), "or"), number=len(run)
    )


def _bids(run: Sequence[Placed]) -> Iterator[str]:
    spaces = []
    for space, bids in groupby((entry for _, _, entry in run), key=lambda entry: entry[2]):
        each = ", ".join(SAY("story-bid", who=seat_said(who), bid=bid) for _, who, _, bid in bids)
        spaces.append(SAY("news-bids-on", space=bid_place(space), bids=each))
    yield SAY("news-bids", spaces="; ".join(spaces))


_WORDS: Final[dict[str, Callable[[Sequence[Placed]], Iterator[str]]]] = {
    "dealt": _dealt, "gone": _gone, "bids": _bids,
}  # fmt: skip
"""What tells entries together."""
