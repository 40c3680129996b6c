"""Whether a page fits its window, and fingers what is on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Page

FINGER: Final = 44
"""CSS pixels: what a finger hits."""


STICKS_OUT: Final = """
    () => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth === clientWidth) return [];
        const named = (one) => `${one.outerHTML.slice(0, 120)}: ${one.innerText?.slice(0, 60)}`;
        const wide = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5);
        return [`${scrollWidth - clientWidth} pixels too wide`, ...wide.map(named).slice(-4)];
    }
"""
"""By how much a page is too wide, and the innermost things that stick out."""


def assert_it_fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    wide: Sequence[str] = page.evaluate(STICKS_OUT)
    assert not wide, f"{page.url}: {wide}"


MOUSE: Final = 24
"""CSS pixels: what a mouse hits (WCAG 2.5.8, Target Size (Minimum))."""
CONTROLS: Final = "button, a[href], input, select, summary, [role=button], [role=tab], [role=slider]"
CRAMPED: Final = """
    ([controls, least, onBoard]) => {
        const targets = [...document.querySelectorAll(controls)]
            .filter((one) => !(one.closest("svg") && one.ariaDisabled === "true"))
            .filter((one) => one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !one.closest(".hidden-text, [inert]"))
            .map((one) => ({ one, box: (one.closest("label") ?? one).getBoundingClientRect(), board: one.closest("svg") !== null }))
            .filter(({ box }) => box.width > 1 && box.height > 1);
        const wanted = ({ board }) => (board ? onBoard : least) - 0.5;
        const small = (one) => one.box.width < wanted(one) || one.box.height < wanted(one);
        const middle = ({ box }) => [box.x + box.width / 2, box.y + box.height / 2];
        const away = ([x, y], box) =>
            Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
        const area = ({ box }) => box.width * box.height;
        const lies = (a, b) => area(a) * 2 < area(b) && a.box.left < b.box.right + 4 && a.box.right > b.box.left - 4 && a.box.top < b.box.bottom + 4 && a.box.bottom > b.box.top - 4;
        const apart = (target, other) => {
            if (lies(target, other) || lies(other, target)) return true;
            const [[x, y], [u, v]] = [middle(target), middle(other)];
            return small(other) ? Math.hypot(x - u, y - v) >= onBoard - 0.5 : away([x, y], other.box) >= onBoard / 2 - 0.5;
        };
        const inSentence = ({ one, board }) => !board && one.matches("a") && getComputedStyle(one).display === "inline";
        const hasAir = (target) => target.board && targets.every((other) => other === target || !other.board || apart(target, other));
        return targets
            .filter((target) => small(target) && !inSentence(target) && !hasAir(target))
            .map(({ one, box, board }) => {
                const name = (one.getAttribute("aria-label") || one.innerText || one.outerHTML).trim().slice(0, 120);
                return `${board ? "on the board, " : ""}"${name}": ${Math.round(box.width)} x ${Math.round(box.height)}`;
            });
    }
"""
"""What is greyed on a board is no target: it plays nothing, and keys reach it. Two kinds of targets may be smaller: a link within
a sentence is as high as the sentence; and a shape on the board has a size of its own if so much room belongs to it alone: no other
target of the board reaches into the circle of that many pixels about its middle, nor does the circle of another small one. What lies
on a target twice as large, or touches it, as an offered place on the open sea or a shot on a hull, keeps away only from its like:
beside it the larger one is meant, where one chooses the same freely."""


def cramped(page: Page, least: float = MOUSE, *, on_board: float | None = None) -> list[str]:
    """Every control that is smaller than so many CSS pixels; on the board than as many, or fewer."""
    found: list[str] = page.evaluate(CRAMPED, [CONTROLS, least, least if on_board is None else on_board])
    return found


def assert_fingers_hit(page: Page, *, on_board: float = FINGER) -> None:
    """Everything that can be tapped is large enough, on the board, too, unless less is enough there."""
    small = cramped(page, FINGER, on_board=on_board)
    assert not small, f"{page.url}: {small}"
