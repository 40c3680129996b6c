"""The names of Kraken's places and icons in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.kraken.codes import LANES
from quarterdeck.messages import speaker
from quarterdeck.messages.content import in_language

SAY: Final = speaker("quarterdeck.games.kraken.art").say
KIND_NAMES: Final = ("forward", "up", "down", "fire", "repair", "turn", "tentacle")
"""By kind of icon, as messages and drawings call it."""
RESOLVED_KINDS: Final = (0, 1, 2, 3, 4, 5, 5, 6)
"""The kind of icon that each choice resolves: K in both directions (KR-3.11)."""


def card_words(name: str) -> str:
    """The name of one of the game's own cards in the language of whoever reads it; that of another deck, as it is."""
    return in_language("quarterdeck.games.kraken", name)


def section_words(section: int) -> str:
    """`North`."""
    return SAY("section", section=section)


def place_words(place: int) -> str:
    """`North, Lane 3`."""
    section, lane = divmod(place, int(LANES))
    return SAY("player-place", section=section_words(section), lane=lane + 1)


def icon_words(kinds: Iterable[int]) -> str:
    """`forward, up, repair`."""
    return ", ".join(icon_word(kind) for kind in kinds)


def icon_word(kind: int) -> str:
    """`forward`."""
    return SAY("icon-short", icon=KIND_NAMES[kind])
