"""The picture on each card of Kraken: a drawing by the card's name."""

from __future__ import annotations

from typing import Final

MOTIFS: Final = frozenset(
    {
        "beat-the-drum",
        "blood-in-the-water",
        "close-quarters",
        "following-sea",
        "full-sail",
        "hard-over",
        "heave-to",
        "jury-rig",
        "last-powder",
        "lee-shelter",
        "rolling-broadside",
        "running-fight",
        "stern-lantern",
        "undertow",
    }
)
OTHER: Final = "other"
"""For cards of other decks."""


def motif(slug: str) -> str:
    """The drawing of a card, 320 by 200; all its colours are its own."""
    return f"card-{slug if slug in MOTIFS else OTHER}"
