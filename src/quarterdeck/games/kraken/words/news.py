"""What has happened since a player's latest choice, for whoever only hears it: the way of a ship, and a hand, in one sentence.

Nobody hears what others are dealt, nor what had no effect on others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quarterdeck.engine.log import UNKNOWN, Log
from quarterdeck.engine.news import Entry, Run, Told, runs
from quarterdeck.games.kraken import codes
from quarterdeck.games.kraken.words.names import card_words, icon_word, place_words
from quarterdeck.games.kraken.words.story import LISTED, SAY, seat_name, tell
from quarterdeck.messages.hearing import hears, mine

SAILS: Final = "sails "
"""How the names of ways begin, before the number of the seat."""
_WITHOUT_EFFECT: Final = frozenset({int(codes.STAYED), int(codes.INTACT)})


def news(logs: Sequence[Log], *, asked: bool, choosing: int) -> list[Told]:
    """The sentences about these moves, where the seats of the mask `choosing` are to choose.

    A way is told when the ship has come to its end: something else has followed, another ship is to choose, or the hearer is `asked`.
    """
    complete = asked or _has_sailed(logs, choosing)
    return [(_at(run, logs), text) for run in runs(logs, _kin, asked=complete) for text in _texts(run)]


def _at(run: Run, logs: Sequence[Log]) -> int:
    """With which move a way or anything else had happened: a way that ends a turn is told as soon as it is over, and only then."""
    last = run.placed[-1].at
    return last if run.kin.startswith(SAILS) and _begins_a_turn(logs[last + 1 : last + 2]) else run.at


def _begins_a_turn(logs: Sequence[Log]) -> bool:
    """Whether a card is played first in these moves."""
    return any(log.entries()[:1] and log.entries()[0][0] == codes.PLAYED for log in logs)


def _has_sailed(logs: Sequence[Log], choosing: int) -> bool:
    """Whether the latest that happened is a step of a ship that has no more to choose."""
    entries = [entry for log in logs[-1:] for entry in log.entries() if _kin(entry) is not None]
    if not entries:
        return False
    kind, who, *_ = entries[-1]
    return kind == codes.MOVED and not choosing >> who & 1


def _kin(entry: Entry) -> str | None:
    """What a ship sails is told together, and so is what a player is dealt."""
    kind, who, what, _ = entry
    if kind in _WITHOUT_EFFECT and not hears(who):
        return None
    if kind == codes.DEALT:
        return None if what == UNKNOWN else f"dealt {who}"
    return f"{SAILS}{who}" if kind == codes.MOVED else ""


def _texts(run: Run) -> list[str]:
    kind, who, *_ = run.entries[0]
    if run.kin == "" or len(run.entries) == 1:
        return [tell(run.names, one.entry, one.before).text for one in run.placed]
    facts = {"ship": seat_name(who), "mine": mine(who)}
    if kind == codes.DEALT:
        return [SAY("story-dealt", card=LISTED(card_words(run.names[card]) for _, _, card, _ in run.entries), **facts)]
    steps = LISTED(icon_word(icon) for *_, icon in run.entries)
    _, _, last, _ = run.entries[-1]
    return [SAY("news-sailed", steps=steps, place=place_words(last), **facts)]
