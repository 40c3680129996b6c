"""Themes as CSS: each role is a class.

`rules` has the roles of one picture in one theme; `style_sheet_of_themes` has all roles of both themes, for a
page that shows picture after picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from quarterdeck.scene.theme import NONE, Style, Theme, find_theme

PAGE: Final = "page"
"""The role of the ground everything lies on."""
DARK_BY_SYSTEM: Final = ":root:not([data-theme=light]) "
DARK_BY_CHOICE: Final = ":root[data-theme=dark] "

HEIGHTS: Final = {"serif": 0.448, "sans-serif": 0.519}
"""The height of small letters relative to the size, as in Times and Arial, so that words are about as wide in any font."""


def rules(theme: Theme, roles: Iterable[str], within: str = "") -> str:
    """The style rules of roles; `within` is a selector for the element around them, with a space after it."""
    return "".join(f"{within}.{role_class(role)}{{{_declarations(theme.style(role))}}}" for role in roles)


def _declarations(style: Style) -> str:
    found = [f"fill:{style.fill}", f"stroke:{style.line}", f"stroke-width:{style.width}"]
    if style.mark != NONE:
        found.append(f"color:{style.mark}")
    found.append(f"opacity:{style.opacity / 100:g}")
    found.append(f"font:{style.slant} {style.weight} 1em {style.font}")
    if style.font in HEIGHTS:
        found.append(f"font-size-adjust:{HEIGHTS[style.font]:g}")
    if style.halo != NONE:
        found.append(f"--around:{style.halo}")
    if style.most:
        found.append(f"--most:{style.most}")
    if style.least:
        found.append(f"--least:{style.least}")
    return ";".join(found)


def role_class(role: str) -> str:
    """The class name of a role; characters that CSS does not allow become hyphens."""
    return "role-" + re.sub(r"[^A-Za-z0-9_-]", "-", role)


@cache
def known_roles() -> tuple[str, ...]:
    """All roles that either theme knows, sorted.

    A picture may have others: such a role looks like the longest beginning of its name, cut at hyphens, that is
    known, else like `other`.
    """
    return tuple(sorted({role for theme in (find_theme("light"), find_theme("dark")) for role in theme.roles}))


@cache
def style_sheet_of_themes() -> str:
    """The style rules of all known roles, to be included once.

    Light is the default. Dark is used if the reader's system asks for it, unless the root element has
    `data-theme="light"`, and wherever the root element has `data-theme="dark"`.
    """
    light, dark = find_theme("light"), find_theme("dark")
    darker = [role for role in known_roles() if dark.style(role) != light.style(role)]
    by_system, by_choice = rules(dark, darker, DARK_BY_SYSTEM), rules(dark, darker, DARK_BY_CHOICE)
    return f"{rules(light, known_roles())}@media (prefers-color-scheme:dark){{{by_system}}}{by_choice}"
