"""Lines of words and small signs in Bremerhaven's picture that repeat for the eye what other shapes tell."""

from __future__ import annotations

from typing import Final, Literal

from quarterdeck.scene.shapes import Box, Symbol, Words

Place = tuple[int, int, int]
"""x, y and height."""
SILENT: Final = " "
"""What a terminal writes where it has no room for words."""
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


def light(name: str, role: str, corners: tuple[int, int, int, int]) -> Box:
    """A rectangle (x, y, width, height) that decorates."""
    x, y, wide, high = corners
    return Box(
        id=name, role=role, label=REPEATED, decoration=True, x=x, y=y, width=wide, height=high, round=min(12, high // 4)
    )


def plate(name: str, role: str, label: str, corners: tuple[int, int, int, int], move: str = "") -> Box:
    """A rectangle (x, y, width, height) that says something; a move may hang on it."""
    x, y, wide, high = corners
    return Box(
        id=name, role=role, label=label, move=move or None, x=x, y=y, width=wide, height=high, round=min(12, high // 4)
    )
