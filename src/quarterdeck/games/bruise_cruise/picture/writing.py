"""Lines of words in Bruise Cruise's picture that repeat for the eye what other shapes tell."""

from __future__ import annotations

from typing import Final, Literal

from quarterdeck.scene.shapes import Words

Place = tuple[int, int, int]
"""x, y and height."""

NOTHING: Final = " "
"""What a terminal writes in place of words that appear elsewhere: nothing."""


def write(
    name: str,
    role: str,
    words: str,
    place: Place,
    anchor: Literal["start", "middle", "end"] = "middle",
    glyph: str = "",
) -> Words:
    """Words that decorate; `glyph` is what plain text and terminals write instead."""
    x, y, size = place
    return Words(
        id=name, role=role, label=words, decoration=True, glyph=glyph, x=x, y=y, size=size, text=words, anchor=anchor
    )
