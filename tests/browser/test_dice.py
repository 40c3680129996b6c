"""Dice that anybody can check: numbers are given without a word, and after the game this device computes all dice again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, Player
from tests.browser.words import say


def checks_the_dice(player: Player) -> None:
    """With the button of the result; every one is right, and one's own number was used."""
    player.ending.get_by_role("button", name=say("dice-check")).click()
    told = player.ending.get_by_text(re.compile(r"^Chance moves: checked, [1-9]\d* of [1-9]\d*$"))
    expect(told).to_be_visible()
    right, total = re.findall(r"\d+", told.inner_text())
    assert right == total
    player.ending.get_by_text(say("dice-details")).click()
    expect(player.ending.get_by_text(re.compile("the number that this device gave was used"))).to_be_visible()
    expect(player.ending.get_by_role("list", name=say("dice-draws")).get_by_role("listitem")).to_have_count(int(total))


@pytest.mark.long
def test_two_people_check_the_dice_of_their_game(arrive: Arrive) -> None:
    """Both gave numbers, which the table showed when the game began."""
    host, guest = arrive(), arrive()
    host.opens("/new?game=kraken")
    host.page.get_by_role("radio", name=say("new-others")).check()
    host.presses(say("new-make"))
    expect(host.invitation).to_be_visible()
    guest.joins(host.path, "B")
    expect(host.invitation).to_be_hidden()
    panel = host.turns_to(say("table-people"))
    panel.get_by_text(say("dice-how")).click()
    expect(panel.get_by_text(re.compile("^number"))).to_have_count(2)
    host.gives_up()
    for player in (host, guest):
        checks_the_dice(player)


@pytest.mark.long
def test_a_number_of_ones_own_is_used_against_a_bot(player: Player) -> None:
    """What was typed stands in front of random digits."""
    player.opens("/new?game=kraken")
    player.opens_more()
    player.fills(say("dice-own"), "lucky 7")
    player.presses(say("new-make"))
    panel = player.turns_to(say("table-people"))
    panel.get_by_text(say("dice-how")).click()
    expect(panel.get_by_text(re.compile("lucky-7"))).to_be_visible()


def test_a_cheating_server_is_found_out(player: Player) -> None:
    """The device judges by itself: a die that was changed on its way is named."""

    def cheat(route: Route) -> None:
        answer = route.fetch()
        proof = answer.json()
        made = next(one for one in proof["draws"] if one["choices"] > 1)
        made["value"] = (made["value"] + 1) % made["choices"]
        route.fulfill(response=answer, json=proof)

    player.makes_table("kraken", ME, BOT)
    player.page.route("**/api/matches/*/dice", cheat)
    player.gives_up()
    player.ending.get_by_role("button", name=say("dice-check")).click()
    expect(player.ending.get_by_text(re.compile("^Something is wrong"))).to_be_visible()
    expect(player.ending.get_by_text(re.compile("^Chance move .* is not what was drawn"))).to_be_visible()


def test_a_server_that_dealt_something_else_is_found_out(player: Player) -> None:
    """All values are honest, but what the player saw chance do is something else afterwards."""

    def cheat(route: Route) -> None:
        answer = route.fetch()
        proof = answer.json()
        first, second = proof["draws"][:2]
        first["move"], second["move"] = second["move"], first["move"]
        route.fulfill(response=answer, json=proof)

    player.makes_table("kraken", ME, BOT)
    player.page.route("**/api/matches/*/dice", cheat)
    player.gives_up()
    player.ending.get_by_role("button", name=say("dice-check")).click()
    expect(player.ending.get_by_text(re.compile("^Something is wrong"))).to_be_visible()
    expect(player.ending.get_by_text(re.compile("in the game, as this device saw it"))).to_have_count(2)


@pytest.mark.long
def test_nothing_is_said_of_dice_where_nothing_is_left_to_chance(player: Player) -> None:
    """Cardinal has no dice, and here no coin decides who begins."""
    player.makes_table("cardinal", ME, BOT, first="orange")
    player.gives_up()
    expect(player.ending.get_by_role("link", name=say("table-record"))).to_be_visible()
    expect(player.ending.get_by_text(say("dice-title"), exact=True)).to_have_count(0)
    expect(player.button(say("dice-check"))).to_have_count(0)
