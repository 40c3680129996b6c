"""Whether a page fits its window, and fingers what is on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

FINGER: Final = 44
"""CSS pixels: what a finger hits."""
TARGETS: Final = "button:visible, a[href]:visible, input:visible, select:visible, summary:visible"
SMALL: Final = """
    (all, least) => all
        .filter((one) => !one.closest("svg") && getComputedStyle(one).display !== "inline")
        .map((one) => [one.closest("label") ?? one, one.getAttribute("aria-label") || one.innerText || one.outerHTML])
        .map(([one, name]) => [one.getBoundingClientRect(), name])
        .filter(([box]) => box.width > 1 && box.height > 1)
        .filter(([box]) => box.width < least - 0.5 || box.height < least - 0.5)
        .map(([box, name]) => `${name.trim().slice(0, 60)}: ${Math.round(box.width)} x ${Math.round(box.height)}`)
"""
"""Links within sentences may be as high as the sentence (WCAG 2.5.8), and shapes of a board as the board has room."""


def assert_it_fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0, f"{page.url} is {wide} pixels too wide"


def assert_fingers_hit(page: Page) -> None:
    """Everything that can be tapped is large enough."""
    small: Sequence[str] = page.locator(TARGETS).evaluate_all(SMALL, FINGER)
    assert not small, f"{page.url}: {small}"
