"""The analysis at the end of a game: how far it is, what it found, and the moments to look back at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import BOT, ME, Player
from tests.browser.words import say

LONG = 90_000
"""Milliseconds that searches may take here."""


@pytest.mark.long
def test_ones_own_game_is_analysed_and_its_moments_can_be_looked_back_at(player: Player) -> None:
    """The chance as a line, choices and luck as bars, and what would have been better; it stays while one looks back, and when the page is loaded anew."""
    player.makes_table("cardinal", ME, BOT, first="orange")
    while player.is_to_choose():
        player.chooses(player.choices()[0])
    ending = player.ending
    ending.get_by_role("button", name=say("analysis"), exact=True).click()
    expect(ending.get_by_role("progressbar")).to_be_visible()
    expect(ending.get_by_role("img", name=re.compile("^Your chance over"))).to_be_visible(timeout=LONG)
    expect(ending.get_by_role("rowheader", name=say("analysis-choices"))).to_be_visible()
    player.hears(re.compile(say("analysis-done")))
    worst = ending.get_by_role("listitem").filter(has_text="Better:").first
    expect(worst).to_contain_text("You chose:")
    worst.get_by_role("button").click()
    expect(ending).to_be_hidden()
    expect(player.page.get_by_text(re.compile("^Looking back, move")).first).to_be_visible()
    player.returns_to_the_game()
    expect(worst).to_be_visible()
    player.page.reload()
    expect(worst).to_be_visible()


def test_an_analysis_can_be_stopped(player: Player) -> None:
    """The button to begin it is there again."""
    player.makes_table("cardinal", ME, BOT, first="orange", rows=3, columns=3)
    while player.is_to_choose():
        player.chooses(player.choices()[0])
    begin = player.ending.get_by_role("button", name=say("analysis"), exact=True)
    begin.click()
    player.ending.get_by_role("button", name=say("analysis-stop")).click()
    expect(begin).to_be_visible()
