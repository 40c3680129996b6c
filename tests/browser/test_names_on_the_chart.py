"""The names of ports on the chart of Bruise Cruise: all are there at a desk, those that matter on a phone, and they cover nothing."""

from __future__ import annotations

from typing import Final, cast

import pytest
from playwright.sync_api import Page

from quarterdeck.engine.dice import seeded
from quarterdeck.engine.game import Setup
from quarterdeck.engine.registry import find_game
from quarterdeck.games.bruise_cruise.picture.scene import draw
from quarterdeck.games.bruise_cruise.position import BruiseCruisePosition
from quarterdeck.scene.shapes import Words
from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME
from tests.browser.words import say

PORTS: Final = 41
EASY: Final = 11
"""CSS pixels: so high letters are there at a desk at least."""
EVERY: Final = 350
"""Decisions of a random game between two looks at its chart."""
LOOKS: Final = 4
A_GAME: Final = 5
WITHOUT_A_NAME: Final = 107
"""In this game a port was once without a name."""
OVER_A_SHIP: Final = 213
"""In this game a name lay once over a ship."""
NAMES: Final = "text[data-shape^=name-]"
FOUND: Final = """
() => {
    const board = [...document.querySelectorAll("main svg")].find((one) => one.querySelector("[data-shape^=port-]"));
    const edge = board.querySelector("[data-shape=sea]").getBoundingClientRect();
    const signs = [...board.querySelectorAll("use")]
        .filter((one) => /^(port|ship|flag|home|held|bank|island|anchor)-?/.test(one.dataset.shape))
        .map((one) => {
            const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
            const [across, down] = [width * 0.15, height * 0.15];
            return { id: one.dataset.shape, left: left + across, top: top + down, right: right - across, bottom: bottom - down };
        });
    const names = [...board.querySelectorAll("text[data-shape^=name-]")].map((one) => {
        const letters = parseFloat(getComputedStyle(one).fontSize) * board.getScreenCTM().d;
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return { id: one.dataset.shape, letters, left, top: top + 0.22 * letters, right, bottom: bottom - 0.22 * letters };
    });
    const lie = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const faults = names.filter(({ letters }) => letters < 9.95).map(({ id, letters }) => `${id} is ${letters} pixels high`);
    for (const [k, one] of names.entries()) {
        for (const other of [...signs, ...names.slice(k + 1)]) if (lie(one, other)) faults.push(`${one.id} lies over ${other.id}`);
        if (one.left < edge.left - 1 || one.right > edge.right + 1 || one.top < edge.top - 1 || one.bottom > edge.bottom + 1) faults.push(`${one.id} crosses the frame`);
    }
    const dots = signs.filter(({ id }) => id.startsWith("port-") || id.startsWith("bank"));
    for (const one of board.querySelectorAll("text[data-shape^=region-name-]")) {
        const { left, top, right, bottom, height } = one.getBoundingClientRect();
        const name = { left, right, top: top + 0.15 * height, bottom: bottom - 0.15 * height };
        const plate = board.querySelector("[data-shape=cartouche]").getBoundingClientRect();
        for (const other of dots) if (lie(name, other)) faults.push(`${one.dataset.shape} lies over ${other.id}`);
        if (lie(name, plate)) faults.push(`${one.dataset.shape} lies over the title`);
    }
    const title = board.querySelector("[data-shape=chart-game]").getBoundingClientRect();
    const plate = board.querySelector("[data-shape=cartouche]").getBoundingClientRect();
    if (title.left < plate.left || title.right > plate.right) faults.push("the title sticks out of its frame");
    const leads = [...board.querySelectorAll("line.lead")].map((one) => ["x1", "y1", "x2", "y2"].map((end) => one[end].baseVal.value));
    const side = ([x1, y1, x2, y2], x, y) => Math.sign((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1));
    const parts = (one, other) => side(one, other[0], other[1]) * side(one, other[2], other[3]) < 0;
    for (const [k, one] of leads.entries()) for (const other of leads.slice(k + 1)) if (parts(one, other) && parts(other, one)) faults.push("two lines to names cross");
    return [names.length, faults];
}
"""


def stages(seed: int) -> list[str]:
    """Position files of one random game of four Admirals, in which it is my turn, so that nothing moves while one looks."""
    game = find_game("bruise-cruise")
    found: list[str] = []
    position, dice = game.start(Setup(players=4, options=game.options())), seeded(seed)
    for turn in range(EVERY * LOOKS):
        if position.over():
            break
        if turn >= EVERY * (len(found) + 1) and position.player == 0:
            found.append(game.save(position).decode())
        moves = position.legal()
        position.play(moves[dice.below(len(moves))])
    assert len(found) > 1
    return found


def faults(page: Page, ports: int = PORTS) -> list[str]:
    """Every name that cannot be read, or covers something, and how many are missing or too many."""
    number, found = page.evaluate(FOUND)
    return [*found, *([] if number == ports else [f"{number} ports have a name, not {ports}"])]


def lowest(page: Page) -> float:
    """How many pixels high the smallest letters are."""
    return float(
        page.evaluate(
            "names => Math.min(...[...document.querySelectorAll(names)].map("
            "one => parseFloat(getComputedStyle(one).fontSize) * one.ownerSVGElement.getScreenCTM().d))",
            NAMES,
        )
    )


def first_names(stage: str) -> set[str]:
    """The names that matter to the viewer of a position."""
    position = cast(BruiseCruisePosition, find_game("bruise-cruise").load(stage.encode()))
    moves = position.legal()
    position.veil(0)
    shapes = draw(position, 0, moves).shapes
    return {shape.id for shape in shapes if isinstance(shape, Words) and shape.first and shape.id.startswith("name-")}


def in_games(quick: int) -> pytest.MarkDecorator:
    """Random games to look at, one of them in the quick tests, too."""
    all_of_them = (A_GAME, WITHOUT_A_NAME, OVER_A_SHIP)
    return pytest.mark.parametrize(
        "seed", [pytest.param(seed, marks=() if seed == quick else pytest.mark.long) for seed in all_of_them]
    )


@in_games(quick=OVER_A_SHIP)
def test_every_port_is_named_and_no_name_covers_anything(arrive: Arrive, seed: int) -> None:
    """Ships, flags, Home Ports and held cards lie elsewhere all the time; names make way for them. No two lines to names cross."""
    player = arrive()
    for stage in stages(seed):
        player.makes_table("bruise-cruise", ME, BOT, BOT, BOT, position=stage)
        player.page.locator(NAMES).first.wait_for()
        assert not faults(player.page)
        assert lowest(player.page) >= EASY


@in_games(quick=WITHOUT_A_NAME)
def test_a_phone_names_the_ports_that_matter_and_all_others_when_one_comes_nearer(arrive: Arrive, seed: int) -> None:
    """There is no room beside their dots for the names of all; those of one's cards and flags stand where they can be read.

    Near one's own ship, where the chart is at first, no name covers anything either.
    """
    player = arrive(phone=True)
    for stage in stages(seed):
        first = first_names(stage)
        player.makes_table("bruise-cruise", ME, BOT, BOT, BOT, position=stage)
        shown = player.page.locator(NAMES)
        shown.first.wait_for()
        assert not player.page.evaluate(FOUND)[1]
        player.page.locator("body").press("0")
        assert not faults(player.page, len(first))
        assert {one.get_attribute("data-shape") for one in shown.all()} == first
    for _time in range(3):
        player.presses(say("table-zoom-in"))
    assert not first >= {one.get_attribute("data-shape") for one in shown.all()}
