"""Waiting until nothing on a page moves any more."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

FRAMES: Final = 12
"""So many frames one after another must show all at the same places: what is laid out again follows within some frames."""
_RESTS: Final = """(frames) => {
    const all = document.getAnimations();
    const isEndless = (one) => one.effect.getComputedTiming().endTime === Infinity;
    const endless = all.filter(isEndless).map((one) => one.effect.target);
    const moves = all.some((one) => one.playState === "running" && !isEndless(one));
    const places = [...document.body.querySelectorAll("*")]
        .filter((one) => !endless.some((above) => above.contains(one)))
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" "))
        .join("\\n");
    const seen = (window.restingTest ??= { places: "", frames: 0 });
    seen.frames = moves || places !== seen.places ? 0 : seen.frames + 1;
    seen.places = places;
    return seen.frames >= frames;
}"""


def at_rest(page: Page) -> None:
    """Until all that is drawn stays where it is, apart from what moves for ever, such as a ring that pulses."""
    page.evaluate("delete window.restingTest")
    page.wait_for_function(_RESTS, arg=FRAMES)
