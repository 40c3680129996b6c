"""What has happened since a player's latest choice, for whoever only hears it: as the story tells it, but in fewer words.

What is printed on new cards can be asked for; here only their names are told, together. So are the bids of all spaces, what
nobody has won, and what others unload and deliver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from quarterdeck.engine.log import Log
from quarterdeck.games.bremerhaven import codes
from quarterdeck.games.bremerhaven.words.names import SAY, bid_name, bid_place, listed, seat_name, seat_said, so_many
from quarterdeck.games.bremerhaven.words.runs import Entry, Names
from quarterdeck.games.bremerhaven.words.story import FIRST_SPACES, told
from quarterdeck.messages.hearing import hears

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
    int(codes.UNLOADED): "goods",
    int(codes.DELIVERED): "goods",
}
_LEFT_OUT: Final = frozenset({int(codes.PRICES_ROTATED), int(codes.HARBOR_DONE)})
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
    at, _, (kind, who, _, _) = one
    word = _TOGETHER.get(kind, "")
    if word == "goods":
        return ("", at) if hears(who) else (word, who)
    return (word, at if word == "" else 0)


def _dealt(run: Sequence[Placed]) -> Iterator[str]:
    cards = [
        SAY("news-card", card=names[card], space=bid_name(FIRST_SPACES[kind] + space))
        for _, names, (kind, _, space, card) in run
    ]
    yield SAY("news-dealt", cards=listed(cards))


def _gone(run: Sequence[Placed]) -> Iterator[str]:
    yield SAY("news-gone", cards=listed((names[card] for _, names, (_, _, card, _) in run), "or"), number=len(run))


def _bids(run: Sequence[Placed]) -> Iterator[str]:
    spaces = []
    for space, bids in groupby((entry for _, _, entry in run), key=lambda entry: entry[2]):
        each = ", ".join(SAY("story-bid", who=seat_said(who), bid=bid) for _, who, _, bid in bids)
        spaces.append(SAY("news-bids-on", space=bid_place(space), bids=each))
    yield SAY("news-bids", spaces="; ".join(spaces))


def _goods(run: Sequence[Placed]) -> Iterator[str]:
    """What others do with goods; of each kind how much."""
    who = run[0][2][1]
    parts = []
    for kind, word in ((codes.UNLOADED, "unloads"), (codes.DELIVERED, "delivers")):
        goods = [entry[2] for _, _, entry in run if entry[0] == kind]
        if goods:
            what = listed(so_many(good, goods.count(good)) for good in sorted(set(goods)))
            parts.append(SAY(f"news-{word}", goods=what))
    yield SAY("news-goods", who=seat_name(who), parts=listed(parts))


_WORDS: Final[dict[str, Callable[[Sequence[Placed]], Iterator[str]]]] = {
    "dealt": _dealt, "gone": _gone, "bids": _bids, "goods": _goods,
}  # fmt: skip
"""What tells entries together."""
