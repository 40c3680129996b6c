"""What belongs together in the news of a game, for whoever only hears it (`Game.news`): runs of entries of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import NamedTuple

from quarterdeck.engine.log import Log

Entry = tuple[int, int, int, int]
"""Kind, who, what, more."""
Told = tuple[int, str]
"""A sentence, and the place of the move with which all of it had happened."""


class Placed(NamedTuple):
    """An entry, the place of its move, and the names that it numbers."""

    at: int
    names: list[str]
    entry: Entry
    before: Entry | None
    """The entry before it in the same move."""


class Run(NamedTuple):
    """Entries that are told together, and the place of the move with which all of them had happened."""

    kin: str
    at: int
    placed: list[Placed]

    @property
    def names(self) -> list[str]:
        """The names that its entries number."""
        return self.placed[0].names

    @property
    def entries(self) -> list[Entry]:
        """Its entries, oldest first."""
        return [one.entry for one in self.placed]


def runs(logs: Sequence[Log], kin: Callable[[Entry], str | None], *, asked: bool) -> Iterator[Run]:
    """The entries of these moves in runs of the same kin.

    `kin` names what an entry is told with: no name stands for everything else of its move, and None leaves the entry out.
    A run that has a name is complete when something else follows, or when the hearer is `asked`; until then it is kept back.
    """
    placed = [
        Placed(at, log.names, entry, before)
        for at, log in enumerate(logs)
        for before, entry in zip((None, *log.entries()), log.entries(), strict=False)
    ]
    known = [(word, one) for one in placed if (word := kin(one.entry)) is not None]
    grouped = groupby(known, key=lambda pair: (pair[0], pair[1].at if pair[0] == "" else 0))
    found = [(word, [one for _, one in run]) for (word, _), run in grouped]
    for (word, run), after in zip_longest(found, found[1:]):
        if word == "":
            yield Run(word, run[0].at, run)
        elif after is not None:
            yield Run(word, after[1][0].at, run)
        elif asked:
            yield Run(word, len(logs) - 1, run)
