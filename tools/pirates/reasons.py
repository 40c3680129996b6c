"""Why a printed piece cannot be played: its keywords or texts, and what is missing here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tools.pirates.families import digest

UNDESCRIBED: Final = {
    "black mark", "dories", "emperor's commander", "eternal", "filching gold", "hoarding gold", "icebreaker", "sea dragon",
    "secret hold", "switchblade", "treasure ship", "turbine", "unholy light", "windcatcher",
}  # fmt: skip
"""Keywords whose meaning is written nowhere, or not in full, as sentences in their common form."""
NOT_BUILT: Final = {
    "bombardier": "which of its four cannons is the bombardier's is written nowhere",
    "headhunter's domain": "it sails aboard the Guichuan alone, which cannot be played",
    "hoist": "how far a hoist reaches is written nowhere",
    "joysides attack": "a joke, whose keyword is written nowhere",
    "native canoe": "canoes sail with a crew that has the keyword Chieftain, which is written nowhere in full",
}
"""Keywords that are described, with what is missing all the same."""
TEXTS: Final = {
    "47d31e433abe": "canoes sail with a crew that has the keyword Chieftain, which is written nowhere in full",
    "4daabfa7db42": "crew that brings other crew for no points, and loses it to islands, is not built yet",
    "4fbdc69d62b1": "loading from an island at a distance is not built yet",
    "52a42cbca782": "a creature that hands treasure to a ship is not built yet",
    "53bdc1dcfd7f": "a die that silences all crew is not built yet",
    "654c6e1f9795": "a shoot action that a die turns into another action is not built yet",
    "679b7aa0d7c0": "a die that silences all ships and crew is not built yet",
    "8d65f0be062f": "crew of anybody that comes aboard instead of being eliminated is not built yet",
    "9abbf3f5ef38": "a look at all treasure near by is not built yet",
    "0befaefcdccc": "crew of anybody that comes aboard instead of being eliminated is not built yet",
    "0c2460e85b18": "whirlpools that a crew brings into the game are not built yet",
    "2a2885614e5f": "waves that a creature makes are not built yet",
    "d9f3d2c4a9d5": "a die ahead of the move that lays or lifts trade currents is not built yet",
    "db2af418be17": "a joke: its player has to bellow",
    "e6ea1b2a6750": "actions that are given to ships of an enemy are not built yet",
}
"""Sentences that no family has, by their digests, with what is missing; the first one that is here counts."""
NO_ABILITY: Final = "its text needs an ability that this game does not have"
NO_NUMBERS: Final = "its numbers are not known in full, or no cannon here has such a rank"


def reason_for(unknown: Iterable[str]) -> str:
    """Why it cannot be played: undescribed keywords go first, then what is not built; else its numbers are missing."""
    sentences = list(unknown)
    undescribed = list(dict.fromkeys(one.title().replace("'S", "'s") for one in sentences if one in UNDESCRIBED))
    if undescribed:
        keywords = " and ".join(undescribed)
        many = len(undescribed) > 1
        return f"what the keyword{'s' if many else ''} {keywords} mean{'' if many else 's'} is written nowhere in full"
    for one in sentences:
        found = NOT_BUILT.get(one) or TEXTS.get(digest([one]))
        if found:
            return found
    return NO_ABILITY if sentences else NO_NUMBERS
