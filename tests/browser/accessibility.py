"""What axe, a checker of accessibility, finds wrong on a page."""

from __future__ import annotations

from collections.abc import Mapping

from axe_playwright_python.base import AXE_SCRIPT, AxeResults  # type: ignore[import-untyped]  # it has no types
from playwright.sync_api import Page

RUN = "([part, rules]) => axe.run(part ?? document, rules).then(({ violations }) => ({ violations }))"


def broken(page: Page, rules: Mapping[str, object], part: str | None = None) -> AxeResults:
    """The rules that are broken by the page, or by the part of it that a selector names; axe is loaded once into each page.

    What it finds right is left out: that would be 50 KB of JSON a time.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    return AxeResults(page.evaluate(RUN, [part, rules]))
