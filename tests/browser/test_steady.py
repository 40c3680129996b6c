"""At a low desk the board stays as large as it is, whatever is asked and told; a lesson's sea shows no table where it is cut off."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser import screens
from tests.browser.captains import latest, makes_small_table, sees
from tests.browser.harbors import RANDOM_BOT, answered
from tests.browser.learners import Learner
from tests.browser.player import BOT, ME, Player
from tests.browser.resting import at_rest
from tests.browser.words import say

RIM: Final = 8
"""Pixels: no more than the rim of the frame round the sea."""
SOON: Final = 5_000
"""Milliseconds, after which the pointer moves again."""
FEW_LINES: Final = 34
"""Pixels: two lines of a card."""
EDGES: Final = """
board => {
    const [sea, window] = [board.querySelector("[data-shape=frame]"), board].map((one) => one.getBoundingClientRect());
    return [sea.left - window.left, window.right - sea.right];
}
"""


@pytest.fixture(autouse=True)
def low(player: Player) -> None:
    """The desk of the smallest laptop."""
    player.page.set_viewport_size({"width": 1280, "height": 720})


def stands(player: Player) -> FloatRect:
    """Where the board is, once everything has come."""
    board = window(player)
    player.sees_it_stand(board)
    found = board.bounding_box()
    assert found is not None
    return found


def window(player: Player) -> Locator:
    """The window on the board."""
    return player.page.locator(".dock.board")


def test_setting_out_and_a_first_turn_leave_the_board_where_it_is(player: Player) -> None:
    """What is asked takes one line or two, buttons come and go, and dice are shown."""
    makes_small_table(player, ME, RANDOM_BOT)
    sees(player, lambda: bool(latest(player)[0].moves))
    before = stands(player)
    expect(player.button(say("table-chance-all"))).to_be_visible()
    answered(player, lambda: player.presses(say("table-chance-one")))
    sees(player, lambda: bool(latest(player)[0].moves))
    assert stands(player) == before
    player.presses(say("table-chance-all"))
    sees(player, lambda: "Round 1" in latest(player)[0].status and bool(latest(player)[0].moves))
    expect(player.page.get_by_role("group", name=say("table-chance"))).to_have_count(0)
    assert stands(player) == before


def test_a_mistake_in_a_lesson_leaves_the_map_where_it_is(player: Player) -> None:
    """What is said of it stands beside the map."""
    ann = Learner(player)
    ann.opens("bruise-cruise", "a-flag-is-a-point", "A flag is a point")
    before = stands(player)
    player.touches(ann.choice("Buy a missile"))
    expect(ann.mistake).to_be_visible()
    assert stands(player) == before


def test_the_head_of_a_lesson_stays_while_more_can_be_done(player: Player) -> None:
    """A question, and the button to begin again, have their room from the beginning; the sea is not cut off beside bare table."""
    ann = Learner(player)
    ann.opens("pirates", "gold-at-home", "Gold at home")
    before = stands(player)
    left, right = window(player).evaluate(EDGES)
    assert left < RIM or right > -RIM, f"{left} pixels of table at the left, {-right} of the sea cut off at the right"
    player.touches(ann.choice("Act with: HMS Dover"))
    player.touches(player.picture.get_by_role("button", name=re.compile("^Move")).first)
    player.sees("Steer HMS Dover")
    expect(player.button(say("lesson-again"))).to_be_visible()
    assert stands(player) == before


def test_choices_at_the_edge_of_a_long_list_are_as_clear_as_others(player: Player) -> None:
    """None looks as if it were switched off because there are more below."""
    player.page.set_viewport_size({"width": 1280, "height": 560})
    Learner(player).opens("bruise-cruise", "a-flag-is-a-point", "A flag is a point")
    stands(player)
    more = player.page.locator("[data-more~=below]").first
    expect(more).to_be_visible()
    expect(more).to_have_css("mask-image", "none")


@pytest.mark.long
def test_a_card_that_comes_to_a_row_makes_it_no_higher_than_it_needs(player: Player) -> None:
    """On its way into a place that was empty it is narrow for a moment, and its words are high; then all stands as after a reload.

    The longest text needs up to two lines more than the cards that are there before.
    """
    player.makes_table("bremerhaven", ME, RANDOM_BOT, length="short")
    before = stands(player)
    player.touches(player.hotspots.first)
    choices = player.picture.get_by_role("button", name=re.compile("Choose the "), disabled=False)
    expect(choices).to_have_count(4)
    here = stands(player)
    assert before["height"] - here["height"] <= FEW_LINES
    player.page.reload()
    expect(choices).to_have_count(4)
    assert stands(player) == here


def test_what_a_click_brings_under_the_pointer_tells_nothing_of_itself(player: Player) -> None:
    """In Kraken the icons of the card that is played come to lie where the pointer rests; pointed at, they say what they mean."""
    screens.kraken(player)
    at_rest(player.page)
    tip = player.page.locator(".tip")
    expect(tip).to_have_count(0)
    sign = player.page.locator("[data-told]:visible").first
    for corner in (2, 4, 6, 8):  # whatever is laid out anew under the pointer tells nothing, so it moves again
        sign.hover(position={"x": corner, "y": corner})
        with suppress(TooLate):
            tip.wait_for(timeout=SOON)
            break
    expect(tip).to_be_visible()


def test_a_card_that_is_dragged_away_is_played(player: Player) -> None:
    """Kraken's cards go to no place of their own: wherever one is let go of, it is as if it had been clicked."""
    player.makes_table("kraken", ME, BOT, BOT, BOT)
    assert player.is_to_choose()
    card = player.page.locator("[data-region=hand] .thing.card").first
    title = card.locator(".name").inner_text()
    at = card.bounding_box()
    assert at is not None
    player.page.mouse.move(at["x"] + 40, at["y"] + 30)
    player.page.mouse.down()
    player.page.mouse.move(at["x"] - 200, at["y"] + 100, steps=5)
    player.page.mouse.up()
    expect(player.page.locator("[data-region=table] .name")).to_have_text(title)
