"""The names of Kraken's places and icons in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarterdeck.games.kraken.codes import ICONS, KINDS, LANES, PLAY, ROTATE
from quarterdeck.games.kraken.position import RESOLVING, KrakenPosition
from quarterdeck.messages import speaker
from quarterdeck.messages.content import in_language

SAY: Final = speaker("quarterdeck.games.kraken.art").say
KIND_NAMES: Final = ("forward", "up", "down", "fire", "repair", "turn", "tentacle")
"""By kind of icon, as messages and drawings call it."""
CHOICE_NAMES: Final = ("forward", "up", "down", "fire", "repair", "clockwise", "counter", "tentacle")
"""By move, as messages and drawings call it."""
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


def follows(position: KrakenPosition, move: int) -> list[str]:
    """The icons that follow by themselves after a move, each as a choice is called: all that are left, if they are alike."""
    if position.phase == RESOLVING:
        left = position.icons()
        left[RESOLVED_KINDS[move]] -= 1
    else:
        first = (move - int(PLAY)) * int(ICONS)
        shown = position.deck[first : first + ICONS]
        left = [sum(int(icon) == kind for icon in shown) for kind in range(int(KINDS))]
    kinds = [kind for kind, number in enumerate(left) if number]
    if len(kinds) != 1 or kinds[0] == ROTATE:
        return []
    return [SAY("icon-title", icon=KIND_NAMES[kinds[0]])] * left[kinds[0]]
