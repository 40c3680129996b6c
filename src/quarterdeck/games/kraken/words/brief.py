"""What icons lead to, in one line: where ships end up, and what else happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from quarterdeck.engine.log import Log
from quarterdeck.engine.news import Entry
from quarterdeck.games.kraken.codes import BUMPED, MOVED
from quarterdeck.games.kraken.words.names import SAY, place_words
from quarterdeck.games.kraken.words.story import seat_name, story
from quarterdeck.messages.hearing import mine

_SAILED: Final = frozenset({int(MOVED), int(BUMPED)})


def in_brief(logs: Sequence[Log]) -> str:
    """All of it: of ships that move one after the other only where each of them ends up."""
    happened = [(entry, told.text) for log in logs for entry, told in zip(log.entries(), story(log), strict=True)]
    parts = groupby(happened, key=lambda one: one[0][0] in _SAILED)
    told = [text for sailed, part in parts for text in (_sailed(part) if sailed else (one for _, one in part))]
    return " ".join(counted(told))


def counted(told: Sequence[str]) -> list[str]:
    """Sentences, each once with how often in a row it comes."""
    often = [(one, len(list(alike))) for one, alike in groupby(told)]
    return [
        one if times == 1 else SAY("foreseen-times", told=one.removesuffix("."), times=times) for one, times in often
    ]


def _sailed(part: Iterator[tuple[Entry, str]]) -> Iterator[str]:
    """Where ships end up, the player's own first."""
    ended = {who: place for (_, who, place, _), _ in part}
    places = [SAY("brief-end", ship=seat_name(who), mine=mine(who), place=place_words(ended[who])) for who in ended]
    yield f"{'; '.join(places)}."
