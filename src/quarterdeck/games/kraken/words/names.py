"""What places and icons of Kraken are called in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.messages import speaker

SAY: Final = speaker("quarterdeck.games.kraken.art").say
KIND_NAMES: Final = ("forward", "up", "down", "fire", "repair", "turn", "tentacle")
"""By kind of icon, as messages and drawings call it."""


def section_words(section: int) -> str:
    """`North`."""
    return SAY("section", section=section)


def place_words(place: int) -> str:
    """`North, Lane 3`."""
    return SAY("player-place", section=section_words(place >> 2), lane=(place & 3) + 1)


def icon_words(kinds: Iterable[int]) -> str:
    """`forward, up, repair`."""
    return ", ".join(SAY("icon-short", icon=KIND_NAMES[kind]) for kind in kinds)
