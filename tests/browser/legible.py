"""Whether words on a table can be read: large enough, whole, and none over another."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

LEAST: Final = 12
"""CSS pixels: the height of letters beside the board."""
LEAST_ON_BOARD: Final = 10
"""CSS pixels: the height of labels on the board."""
OVERLAP: Final = 0.25
"""More than this part of the smaller of two texts must not lie under the other one."""

FOUND: Final = """
([least, leastOnBoard, overlap]) => {
    const problems = [];
    const texts = [];
    const page = document.querySelector("main .table") ?? document.querySelector("main");
    const seen = (element) => {
        const style = getComputedStyle(element);
        if (style.visibility === "hidden" || style.display === "none" || !element.checkVisibility()) return false;
        if (element.closest(".hidden-text, [inert], .copies, .trails")) return false;
        for (let one = element; one && one !== document.body; one = one.parentElement) if (Number(getComputedStyle(one).opacity) === 0) return false;
        return true;
    };
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        const words = node.data.trim();
        if (!words || !element || !seen(element) || element.closest("style, script")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 1 || box.height < 1) continue;
        const svg = element.ownerSVGElement;
        const scale = svg && element.getScreenCTM ? Math.abs(element.getScreenCTM().d) : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        const sky = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
        const shown = { left: 0, top: 0, right: innerWidth, bottom: Infinity };
        // Whoever scrolls comes to what lies outside, in each direction in which that is possible.
        const near = Boolean(svg?.classList.contains("zoomed") || element.closest(".dock.low .card"));
        const scrolls = { across: near, down: near };
        for (let one = element; one && one !== document.body; one = one.parentElement) {
            const { overflowX, overflowY, clipPath } = getComputedStyle(one);
            const frame = one.getBoundingClientRect();
            if (overflowX !== "visible" || overflowY !== "visible") {
                shown.left = Math.max(shown.left, frame.left);
                shown.right = Math.min(shown.right, frame.right);
                shown.top = Math.max(shown.top, frame.top);
                shown.bottom = Math.min(shown.bottom, frame.bottom);
            }
            if (/auto|scroll/.test(overflowX)) scrolls.across = true;
            if (/auto|scroll/.test(overflowY)) scrolls.down = true;
            if (!scrolls.down && clipPath !== "none") { sky.bottom = Math.min(sky.bottom, frame.bottom); continue; }
            if (!scrolls.across && overflowX !== "visible") { sky.left = Math.max(sky.left, frame.left); sky.right = Math.min(sky.right, frame.right); }
            if (!scrolls.down && overflowY !== "visible") { sky.top = Math.max(sky.top, frame.top); sky.bottom = Math.min(sky.bottom, frame.bottom); }
        }
        if (!scrolls.across) { sky.left = Math.max(sky.left, 0); sky.right = Math.min(sky.right, innerWidth); }
        if (!scrolls.down) sky.top = Math.max(sky.top, -scrollY);
        const board = svg !== null && svg !== undefined;
        const name = `${board ? "on the board" : "beside it"}, "${words.slice(0, 40)}"`;
        if (size < (board ? leastOnBoard : least) - 0.05) problems.push(`${name}: ${size.toFixed(1)} pixels high`);
        const cut = Math.max(sky.left - box.left, box.right - sky.right, box.bottom - sky.bottom, sky.top - box.top);
        if (cut > 2) problems.push(`${name}: ${Math.round(cut)} pixels of it are cut off`);
        const ellipsis = getComputedStyle(element).textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + 1;
        if (ellipsis) problems.push(`${name}: ends in an ellipsis`);
        const boxes = [...range.getClientRects()].map((one) => {
            const [left, right] = [Math.max(one.left, shown.left), Math.min(one.right, shown.right)];
            const [top, bottom] = [Math.max(one.top, shown.top), Math.min(one.bottom, shown.bottom)];
            return { left, right, top, bottom, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
        });
        texts.push({ name, boxes: boxes.filter((one) => one.width * one.height > 0), element, board });
    }
    const area = ({ width, height }) => width * height;
    for (const [k, one] of texts.entries()) {
        for (const other of texts.slice(k + 1)) {
            if (one.board !== other.board || one.element === other.element) continue;
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            for (const a of one.boxes) for (const b of other.boxes) {
                const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (across <= 0 || down <= 0 || across * down <= overlap * Math.min(area(a), area(b))) continue;
                const top = (x, y) => document.elementFromPoint(x, y);
                const at = top((Math.max(a.left, b.left) + Math.min(a.right, b.right)) / 2, (Math.max(a.top, b.top) + Math.min(a.bottom, b.bottom)) / 2);
                const covers = at && !(at.contains(one.element) && at.contains(other.element)) && !one.board;
                if (!covers) problems.push(`${one.name} and ${other.name} lie over each other`);
            }
        }
    }
    return [...new Set(problems)];
}
"""


def illegible(page: Page) -> list[str]:
    """Every text of a table that is too small, cut off, or lies over another one."""
    found: list[str] = page.evaluate(FOUND, [LEAST, LEAST_ON_BOARD, OVERLAP])
    return found
