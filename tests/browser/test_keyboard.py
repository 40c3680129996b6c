"""Whole games without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import BOT, ME, Player
from tests.browser.words import say


def walks_to(player: Player, name: str) -> None:
    """Press Tab until the focus is on what has this name."""
    for _ in range(40):
        player.presses_keys("Tab")
        here = player.page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
        )
        if here == name:
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def test_a_game_of_cardinal_by_keys_alone(player: Player) -> None:
    """From the first page, past its head, to the ending: Tab, arrows, Enter, from a taken square on to a free one; then to the rematch."""
    player.opens("/")
    expect(player.page.get_by_role("link", name=say("nav-tables"), exact=True)).to_have_attribute(
        "aria-current", "page"
    )
    walks_to(player, say("skip"))
    player.presses_keys("Enter")
    expect(player.page.get_by_role("main")).to_be_focused()
    expect(player.button(say("play-now-game", game="Cardinal"))).to_be_visible()
    walks_to(player, say("play-now-game", game="Cardinal"))
    player.presses_keys("Enter")
    directions = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    turns = 0
    while player.is_to_choose():
        moves = player.moves_made()
        player.presses_keys("b", directions[turns % 4])
        focused = player.page.locator(":focus")
        if focused.get_attribute("aria-disabled"):
            player.presses_keys("Home")
        expect(focused).to_have_attribute("aria-label", re.compile("Place your ship|Send the pirate|begins"))
        player.presses_keys("Enter" if turns % 2 else " ")
        player.sees_it_done(moves)
        turns += 1
    walks_to(player, say("table-rematch", seats=2))
    player.presses_keys("Enter")
    expect(player.ending).to_be_hidden()
    assert player.is_to_choose()


@pytest.mark.long
def test_a_game_of_kraken_from_the_list_of_moves(player: Player) -> None:
    """What the picture offers stands in the list as buttons, each with its words."""
    player.makes_table("kraken", ME, BOT, rounds=1)
    player.turns_to(say("table-moves"))
    moves_list = player.page.get_by_role("tabpanel").get_by_role("list").first.get_by_role("button")
    while player.is_to_choose():
        assert sorted(player.choices()) == sorted(
            re.sub(r"\s+", " ", text) for text in moves_list.locator("span").all_inner_texts()
        )
        moves = player.moves_made()
        moves_list.first.focus()
        player.presses_keys("Enter")
        player.sees_it_done(moves)


def test_every_shortcut_that_the_list_of_keys_names_works(player: Player) -> None:
    """Panels, undo, zoom, looking back; and the list itself."""
    player.makes_table("cardinal", ME, ME, first="orange")
    for key, panel in (("l", "log"), ("m", "moves"), ("r", "rules"), ("c", "chat"), ("p", "people")):
        player.presses_keys("Escape", key)
        expect(player.page.get_by_role("tab", name=re.compile(f"^{say(f'table-{panel}')}"))).to_have_attribute(
            "aria-selected", "true"
        )
        player.page.locator("body").evaluate("() => document.activeElement.blur()")
    last = player.page.get_by_role("tab").last
    last.focus()
    player.presses_keys("ArrowLeft")
    expect(last).to_have_attribute("aria-selected", "false")
    player.presses_keys("?")
    help_ = player.page.get_by_role("dialog", name=say("table-help"))
    expect(help_.get_by_role("heading", name=say("table-help-asked"))).to_be_in_viewport()
    expect(help_).to_contain_text(say("table-help-goal"))
    player.presses_keys("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.chooses("Place your ship on b2")
    moves = player.moves_made()
    player.presses_keys("u")
    player.sees_it_done(moves)
    box = player.picture.locator("svg").first
    view = str(box.get_attribute("viewBox"))
    player.presses_keys("+")
    expect(box).not_to_have_attribute("viewBox", view)
    player.presses_keys("0")
    expect(box).to_have_attribute("viewBox", view)
    player.presses_keys(",")
    player.sees(say("table-back-mark", at=0))
    player.presses_keys("Escape")
    expect(player.button(say("table-back-now"))).to_be_hidden()


def test_typing_in_a_field_triggers_no_shortcut_and_single_keys_can_be_switched_off(player: Player) -> None:
    """Letters in the chat are letters; what somebody says who talks to their computer is not taken for shortcuts."""
    player.makes_table("cardinal", ME, ME, first="orange")
    player.turns_to(say("table-chat"))
    player.page.get_by_label(say("table-chat-write")).press_sequentially("bump?")
    expect(player.page.get_by_role("tab", name=re.compile(say("table-chat")))).to_have_attribute(
        "aria-selected", "true"
    )
    expect(player.page.get_by_label(say("table-chat-write"))).to_have_value("bump?")
    player.page.locator("body").evaluate("() => document.activeElement.blur()")
    player.presses_keys("l", "?")
    player.page.get_by_role("dialog").get_by_role("checkbox", name=say("table-keys-on")).uncheck()
    player.presses_keys("Escape")
    expect(player.page.get_by_role("dialog")).to_be_hidden()
    player.presses_keys("c")
    expect(player.page.get_by_role("tab", name=say("table-log"))).to_have_attribute("aria-selected", "true")
