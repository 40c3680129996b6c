"""Themes: the colours of roles, from `themes/light.toml` and `themes/dark.toml` beside this file.

A role that a theme does not know looks like the longest beginning of its name, cut at hyphens, that the
theme knows: `ship-purple-old` like `ship-purple`, else like `ship`, else like `other`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
import tomli
from msgspec import Meta, Struct

Colour = Annotated[str, Meta(pattern=r"^(#[0-9a-f]{6}|none)$")]
ThemeName = Literal["light", "dark"]
OTHER: Final = "other"
"""The role every theme must have."""
NONE: Final = "none"
"""No colour: whatever is below shows."""


class Style(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The look of one role. A drawn piece has three colours: body, outline, and a mark on the body."""

    fill: Colour = NONE
    line: Colour = NONE
    mark: Colour = NONE
    width: Annotated[int, Meta(ge=0, le=60)] = 0
    """The width of the outline, in scene units."""
    halo: Colour = NONE
    """A colour around words, as broad as `width`, so that they can be read whatever is below them."""
    opacity: Annotated[int, Meta(ge=0, le=100)] = 100
    """The opacity in percent."""
    font: Literal["serif", "sans-serif", "monospace"] = "serif"
    weight: Literal["normal", "bold"] = "normal"
    slant: Literal["normal", "italic"] = "normal"
    most: Annotated[int, Meta(ge=0, le=60)] = 0
    """The largest size of words in pixels of the screen, however far somebody zooms in; 0 if they grow with the picture."""
    least: Annotated[int, Meta(ge=0, le=60)] = 0
    """The smallest size of words in pixels of the screen, however far somebody zooms out; 0 if they shrink with the picture."""


class Theme(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The looks of all roles."""

    roles: dict[str, Style]

    def style(self, role: str) -> Style:
        """The look of a role, or of the longest known beginning of its name."""
        for name in beginnings(role):
            if name in self.roles:
                return self.roles[name]
        return self.roles[OTHER]


def beginnings(role: str) -> Iterator[str]:
    """The role's name and its beginnings at hyphens, longest first."""
    while role:
        yield role
        role = role.rpartition("-")[0]


@cache
def find_theme(name: ThemeName) -> Theme:
    """One of the two themes, read once."""
    text = (files("quarterdeck.scene") / "themes" / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert({"roles": tomli.loads(text)}, Theme)


def luminance(colour: str) -> float:
    """Relative luminance of `#rrggbb`, 0 for black to 1 for white (WCAG 2.2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)  # noqa: PLR2004 - the definition of sRGB
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def blend(over: str, under: str, percent: int) -> str:
    """The visible colour where `over` covers `under` with an opacity in percent."""
    mixed = (
        (int(over[at : at + 2], 16) * percent + int(under[at : at + 2], 16) * (100 - percent) + 50) // 100
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02x}" for part in mixed)
