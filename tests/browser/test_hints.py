"""Hints: what a bot would do is marked on the board, said, and can be done; where others play there are none."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, OPEN, Player
from tests.browser.resting import at_rest
from tests.browser.sea_fights import IN_RANGE, comes_to
from tests.browser.words import say


def test_a_hint_is_said_marked_and_done(player: Player) -> None:
    """The move has the ring, what would come of it lies on the board, and one button makes it."""
    player.makes_table("cardinal", ME, BOT, first="orange")
    assert player.is_to_choose()
    player.presses(say("table-hint"))
    card = player.region(say("table-hint"))
    expect(card).to_contain_text("Place your ship on")
    player.hears(re.compile("^Hint: Place your ship on"))
    expect(player.page.locator("g.foreseen > *").first).to_be_attached()
    before = player.moves_made()
    card.get_by_role("button", name=say("table-hint-do")).click()
    player.sees_it_done(before)
    expect(card).to_be_hidden()


def test_a_key_asks_and_escape_puts_it_away(player: Player) -> None:
    """H, as long as single letters do something."""
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.presses_keys("h")
    card = player.region(say("table-hint"))
    expect(card.get_by_role("button", name=say("table-hint-do"))).to_be_visible()
    player.presses_keys("Escape")
    expect(card).to_be_hidden()


def test_one_button_carries_out_a_plan_of_several_moves(player: Player) -> None:
    """A card and the order of its icons; step by step it goes on as it was told."""
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.presses(say("table-hint"))
    card = player.region(say("table-hint"))
    expect(card.get_by_role("listitem")).not_to_have_count(1)
    before = player.moves_made()
    card.get_by_role("button", name=say("table-hint-do")).click()
    expect(card).to_be_hidden()
    player.sees_it_done(before)
    assert player.is_to_choose()
    assert player.moves_made() >= before + 4  # a card and three icons, and the bot's card
    player.presses(say("table-hint"))
    expect(card).not_to_contain_text("Go on as planned")


@pytest.mark.long
def test_where_others_play_the_button_says_why_it_does_nothing(arrive: Arrive) -> None:
    """So does the key."""
    host, guest = arrive(), arrive()
    guest.joins(host.makes_table("cardinal", ME, OPEN, first="orange"), "green")
    expect(host.invitation).to_be_hidden()
    expect(host.button(say("table-hint"))).to_have_attribute("aria-disabled", "true")
    host.presses_keys("h")
    host.sees(say("table-hint-people"))


@pytest.mark.long
def test_a_hint_is_read_at_once_on_a_usual_desk_and_lies_over_nothing_on_a_low_one(player: Player) -> None:
    """All its steps and reasons, without scrolling, beside what can be chosen; whoever opens a panel puts it away."""
    comes_to(player, IN_RANGE)
    player.page.set_viewport_size({"width": 1280, "height": 720})
    player.presses(say("table-hint"))
    card = player.region(say("table-hint"))
    expect(card.get_by_role("button", name=say("table-hint-do"))).to_be_in_viewport()
    at_rest(player.page)
    assert player.page.locator(".notes").evaluate("one => one.scrollHeight <= one.clientHeight")
    expect(player.page.get_by_role("tablist")).to_be_in_viewport(ratio=1)
    player.page.get_by_role("tab", name=say("table-log")).click()
    expect(card).to_be_hidden()

    # On a low one it ends above the names of the panels; what finds no room in it is scrolled to, its buttons are always seen.
    player.page.set_viewport_size({"width": 1280, "height": 640})
    player.presses(say("table-hint"))
    expect(card.get_by_role("button", name=say("table-hint-do"))).to_be_in_viewport()
    card.locator("p").first.evaluate("one => one.append(' ' + 'A sentence that goes on and on. '.repeat(12))")
    at_rest(player.page)
    notes, tabs = (player.page.locator(one).bounding_box() for one in (".notes", "[role=tablist]"))
    assert notes is not None
    assert tabs is not None
    assert notes["y"] + notes["height"] <= tabs["y"] + 1
