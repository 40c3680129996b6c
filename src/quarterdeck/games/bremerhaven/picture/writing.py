"""Lines of words and small signs in Bremerhaven's picture that repeat for the eye what other shapes tell."""

from __future__ import annotations

from typing import Final, Literal

from quarterdeck.scene.shapes import Box, Symbol, Words

Place = tuple[int, int, int]
"""x, y and height."""
Corners = tuple[int, int, int, int]
"""x, y, width and height."""
SILENT: Final = " "
"""What a terminal writes in place of words it has no room for."""
REPEATED: Final = "…"
"""The label of words that decorate: nobody hears it, and their text says it all."""


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
        id=name, role=role, label=REPEATED, decoration=True, glyph=glyph, x=x, y=y, size=size, text=words, anchor=anchor
    )


def sign(name: str, role: str, label: str, place: Place, art: str, glyph: str = "") -> Symbol:
    """A drawing that decorates."""
    x, y, size = place
    return Symbol(id=name, role=role, label=label, decoration=True, glyph=glyph, x=x, y=y, size=size, art=art)


def plate(name: str, role: str, label: str, corners: Corners) -> Box:
    """A rectangle that says something."""
    x, y, wide, high = corners
    return Box(id=name, role=role, label=label, x=x, y=y, width=wide, height=high, round=12)
