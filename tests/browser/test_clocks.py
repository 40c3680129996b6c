"""Clocks: agreed on at a new table, seen and heard beside the game, and paused by agreement."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.player import Player
from tests.browser.words import say


def clocks(player: Player) -> Locator:
    """What everybody has left."""
    return player.page.get_by_role("region", name=say("clocks"), exact=True)


def test_people_agree_on_a_clock_and_on_a_pause(arrive: Arrive) -> None:
    """Whoever sits down reads what was agreed; then both see the same clocks, which stand still in a pause."""
    host, guest = arrive(), arrive()
    host.opens("/new?game=cardinal")
    host.page.get_by_role("radio", name=re.compile(say("new-others"))).check()
    host.opens_more()
    host.picks(say("new-clock-which"), say("clock-medium"))
    host.presses(say("new-make"))
    expect(host.invitation).to_be_visible()
    expect(clocks(host)).to_contain_text("Everybody has 10 minutes for the whole game.")
    guest.opens(host.path)
    expect(clocks(guest)).to_contain_text("Each turn brings 5 seconds more.")
    guest.presses(say("table-sit-as", seat="green"))
    for player in (host, guest):
        expect(clocks(player).get_by_role("listitem")).to_have_count(2)
        expect(clocks(player).get_by_role("listitem").filter(has_text=say("clock-runs"))).to_have_count(1)
        expect(clocks(player)).to_contain_text(re.compile(r"(10:0\d|9:\d\d)"))
    host.presses(say("clock-pause-ask"))
    expect(guest.proposal).to_contain_text("asks for a pause")
    guest.presses(say("table-agree"))
    for player in (host, guest):
        expect(clocks(player)).to_contain_text(say("clock-paused"))
        expect(clocks(player).get_by_role("listitem").filter(has_text=say("clock-runs"))).to_have_count(0)
        player.hears(say("clock-pause-began"))
    guest.presses(say("clock-go-on"))
    expect(host.proposal).to_contain_text("ten minutes after the request")
    expect(host.button(say("table-refuse"))).to_have_count(0)
    host.presses(say("table-agree"))
    for player in (host, guest):
        expect(clocks(player).get_by_role("listitem").filter(has_text=say("clock-runs"))).to_have_count(1)


def test_a_clock_of_ones_own_fits_or_says_why_not(arrive: Arrive) -> None:
    """That is told at the field before anything is made."""
    host = arrive()
    host.opens("/new?game=cardinal")
    host.opens_more()
    host.picks(say("new-clock-which"), say("clock-own"))
    host.picks(say("clock-unit"), say("clock-unit-days"))
    host.fills(say("clock-time"), "90")
    host.presses(say("new-make"))
    expect(host.page.get_by_role("combobox", name=say("new-clock-which"))).to_have_attribute("aria-invalid", "true")
    host.fills(say("clock-time"), "2")
    host.picks(say("clock-per"), say("clock-per-move"))
    host.presses(say("new-make"))
    expect(clocks(host)).to_contain_text("2 days 0 h left")
