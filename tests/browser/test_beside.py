"""What is said of the game stands beside the board: hints, what came of a lesson's or a puzzle's move, and how one wins."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.beginnings import under_way
from tests.browser.captains import helm_of, makes_small_table
from tests.browser.conftest import Arrive
from tests.browser.harbors import RANDOM_BOT
from tests.browser.player import BOT, ME
from tests.browser.resting import at_rest
from tests.browser.screens import SCREENS
from tests.browser.test_pirates_setting_out import asked_for
from tests.browser.words import say

WALKS: Final = (("hint",), ("lesson", "lesson-mistake", "lesson-done"), ("puzzle", "puzzle-wrong", "puzzle-solved"))
DESKS: Final = ((1440, 900), (1280, 720), (1024, 768))
COVERED: Final = """
    () => {
        const boxOf = (one) => one.getBoundingClientRect();
        const board = boxOf(document.querySelector(".picture .window"));
        const meets = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const beside = [...document.querySelectorAll(".picture .slot")].map((one) => [boxOf(one), one.innerText || one.dataset.glides]);
        return [...document.querySelectorAll(".remark")].flatMap((remark) =>
            [[board, "the board"], ...beside].filter(([box]) => meets(box, boxOf(remark))).map(([, name]) => `${remark.innerText.slice(0, 40)}: ${name}`));
    }
"""
"""Pieces lie on the board, cards and answers in slots beside it."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk[0])
def test_what_is_said_covers_nothing_of_the_game(arrive: Arrive, walk: tuple[str, ...], *, phone: bool) -> None:
    """Neither the board nor a card; on a phone it pushes them down."""
    player = arrive(phone=phone)
    for screen in walk:
        SCREENS[screen](player)
        if screen in {"lesson", "puzzle"}:
            continue  # nothing has been said yet
        expect(player.page.locator(".remark").first).to_be_in_viewport()
        at_rest(player.page)
        assert player.page.evaluate(COVERED) == [], screen


@pytest.mark.parametrize("panel", ["table-steer", "table-mark"])
def test_what_is_told_of_a_course_or_a_place_covers_nothing_of_the_board(arrive: Arrive, panel: str) -> None:
    """On desks of all sizes it takes the place of the answers beside the board, which say nothing now."""
    player = arrive()
    if panel == "table-steer":
        makes_small_table(player, ME, RANDOM_BOT, position=under_way())
        assert player.is_to_choose()
        what = helm_of(player).what
    else:
        makes_small_table(player, ME, RANDOM_BOT)
        asked_for(player, "island")
        what = "sea"
    player.page.locator(f'[data-shape="{what}"]').focus()
    player.presses_keys("Enter")
    told = player.page.get_by_role("region", name=say(panel))
    for width, height in DESKS:
        player.page.set_viewport_size({"width": width, "height": height})
        expect(told).to_be_visible()
        at_rest(player.page)
        box, board = told.bounding_box(), player.page.locator(".picture .window").bounding_box()
        assert box is not None
        assert board is not None
        assert box["x"] >= board["x"] + board["width"], f"at {width} x {height}"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_first_question_says_how_one_wins(arrive: Arrive, *, phone: bool) -> None:
    """Until the first move is made."""
    player = arrive(phone=phone)
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.sees("You win by being the last ship afloat.")
    player.chooses(player.choices()[0])
    expect(player.page.get_by_text("You win by being the last ship afloat.")).to_have_count(0)
