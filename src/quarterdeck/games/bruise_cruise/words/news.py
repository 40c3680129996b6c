"""What has happened since a player's latest choice, for whoever only hears it: as the story tells it, but cards are told together.

How many cards everybody is dealt is in the rules, so nobody hears it of others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quarterdeck.engine.log import UNKNOWN, Log
from quarterdeck.engine.news import Entry, Run, Told, runs
from quarterdeck.games.bruise_cruise import codes
from quarterdeck.games.bruise_cruise.words.names import SAY, listed
from quarterdeck.games.bruise_cruise.words.story import card_said, sentence, who_words

_MESSAGES: Final = {int(codes.DEALT): "story-dealt", int(codes.DREW): "story-drew"}
"""The words for cards that the hearer knows."""


def news(logs: Sequence[Log], *, asked: bool) -> list[Told]:
    """The sentences about these moves. Cards are told when all are drawn: something else has followed, or the hearer is `asked`."""
    return [(run.at, text) for run in runs(logs, _kin, asked=asked) for text in _texts(run)]


def _kin(entry: Entry) -> str | None:
    """Cards that somebody is dealt or draws are told together."""
    kind, who, what, _ = entry
    if kind == codes.DEALT and what == UNKNOWN:
        return None
    return f"{kind} {who}" if kind in _MESSAGES else ""


def _texts(run: Run) -> list[str]:
    kind, who, what, _ = run.entries[0]
    if run.kin == "":
        return [sentence(run.names, *entry).text for entry in run.entries]
    if what == UNKNOWN:
        return [SAY("news-drew-hidden", **who_words(run.names, who), number=len(run.entries))]
    cards = listed(card_said(run.names, card) for _, _, card, _ in run.entries)
    return [SAY(_MESSAGES[kind], **who_words(run.names, who), card=cards)]
