"""Tables that wait for people: what is seen before the game begins, whose fleet is whose, and who has left afterwards."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from quarterdeck.engine.registry import keys
from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, OPEN, Player
from tests.browser.resting import at_rest
from tests.browser.sizes import assert_fingers_hit, assert_it_fits
from tests.browser.test_keyboard import walks_to
from tests.browser.test_pirates_together import GREEN, RED
from tests.browser.words import say

DESKS: Final = ((1440, 900), (1280, 720))
OWN_TEXT = say("fleet-own-text-label", label=say("table-fleet"))


def heard(player: Player, words: str) -> bool:
    """Whether it came to the browser."""
    return any(words in frame for frame in player.watch.received)


@pytest.mark.long
def test_nothing_of_a_fleet_is_seen_before_the_game_begins(arrive: Arrive) -> None:
    """A guest on a phone brings one and sits down; the host has heard nothing of its crew, then or later."""
    host, guest, hopper = arrive(), arrive(phone=True), arrive()
    path = host.makes_table("pirates", ME, OPEN, OPEN, total=48, red=RED)
    for player in (host, guest, hopper):
        player.opens(path)
        expect(player.waiting).to_be_visible()
        expect(player.picture).to_have_count(0)
    assert_it_fits(guest.page)
    assert_fingers_hit(guest.page)
    guest.joins(path, "Green", fleet=GREEN)
    guest.sees(say("table-fleet-brought", fleet=say("table-fleet-own")))
    hopper.joins(path, "Blue")
    expect(host.picture).to_be_visible()
    expect(guest.picture).to_be_visible()
    guest.turns_to(say("table-people"))
    guest.sees("La Joya del Sol")
    for other in (host, hopper):
        assert not heard(other, "cannoneer")
        assert not heard(other, "el-picador~explorer")


def test_a_fleet_is_brought_by_keys_alone_and_what_is_wrong_is_said(arrive: Arrive) -> None:
    """The host looks at the own fleet, writes a bad one, reads why, and writes a good one; a visitor hears none of it."""
    host, visitor = arrive(), arrive()
    visitor.opens(host.makes_table("pirates", ME, OPEN, total=48, red=RED))
    expect(visitor.waiting).to_be_visible()
    expect(host.button(say("table-fleet-change"))).to_be_visible()
    walks_to(host, say("copy-this", what=say("table-invite")))
    host.presses_keys("Tab", "Enter")
    expect(host.page.get_by_role("combobox", name=say("table-fleet"))).to_be_focused()
    host.presses_keys("End")
    expect(host.page.get_by_label(OWN_TEXT)).to_be_visible()
    host.presses_keys("Tab", "Control+a")
    host.page.keyboard.type("48.ghost-ship")
    host.presses_keys("Enter")
    host.sees("There is no ship or crew called “ghost-ship” (PI-2.1).")
    host.hears("“ghost-ship”")
    expect(host.page.get_by_label(OWN_TEXT)).to_have_attribute("aria-invalid", "true")
    host.presses_keys("Control+a")
    host.page.keyboard.type(GREEN)
    host.presses_keys("Enter")
    host.hears(say("table-fleet-brought", fleet=say("table-fleet-own")))
    expect(host.button(say("table-fleet-change"))).to_be_focused()
    host.presses_keys("Enter")
    expect(host.page.get_by_role("combobox", name=say("table-fleet"))).to_be_focused()
    for secret in ("constitution", "laguila", "ghost-ship"):
        assert not heard(visitor, secret)


@pytest.mark.long
def test_everybody_reads_who_has_left_and_that_a_bot_plays_on(arrive: Arrive) -> None:
    """Also those who come later."""
    host, friend, leaver, late = arrive(), arrive(), arrive(), arrive()
    path = host.makes_table("kraken", ME, OPEN, OPEN)
    leaver.asks("/api/me", {"name": "Anna"})
    friend.joins(path, "B")
    leaver.joins(path, "C")
    expect(host.picture).to_be_visible()
    leaver.gives_up()
    left = say("seat-left", player="Anna", level=2)
    host.hears(left)
    late.opens(path)
    for player in (host, friend, leaver, late):
        expect(player.seats).to_contain_text(left)


def test_who_sits_moves_to_another_seat_and_is_asked_before_a_second_one_begins_the_game(arrive: Arrive) -> None:
    """The focus stays in the card, and everybody hears who sits where."""
    host, guest = arrive(), arrive()
    path = host.makes_table("kraken", ME, OPEN, OPEN)
    guest.asks("/api/me", {"name": "Anna"})
    guest.joins(path, "B")
    expect(guest.invitation.get_by_role("heading", level=2)).to_be_focused()
    host.hears(say("seat-taken-by", player="Anna", seat="B"))
    guest.presses(say("table-move-to", seat="C"))
    expect(guest.button(say("table-move-to", seat="B"))).to_be_visible()
    host.hears(say("seat-free-again", seat="B"))
    guest.presses(say("table-also-at", seat="B"))
    guest.presses(say("table-also-no"))
    expect(guest.page.get_by_role("dialog")).to_be_hidden()
    expect(guest.invitation).to_be_visible()
    host.presses(f"{say('table-fill', level=3)}: B")
    host.hears(say("table-begins"))
    expect(host.picture).to_be_visible()
    expect(host.board.locator(":focus")).to_have_count(1)
    expect(guest.picture).to_be_visible()


def test_the_host_removes_a_bot_and_its_seat_is_free_for_everybody(arrive: Arrive) -> None:
    """Nobody else is offered that; the focus stays in the card."""
    host, guest = arrive(), arrive()
    path = host.makes_table("kraken", ME, BOT, OPEN)
    guest.opens(path)
    expect(guest.button(say("table-sit-as", seat="C")).first).to_be_visible()
    expect(guest.button(say("table-free-at", seat="B"))).to_have_count(0)
    host.presses(say("table-free-at", seat="B"))
    guest.hears(say("seat-free-again", seat="B"))
    expect(guest.button(say("table-sit-as", seat="B")).first).to_be_visible()
    expect(host.button(say("table-free-at", seat="B"))).to_have_count(0)
    expect(host.invitation.locator(":focus")).to_have_count(1)
    host.presses(f"{say('table-fill', level=3)}: B")
    expect(host.button(say("table-free-at", seat="B"))).to_be_visible()


def test_the_host_reaches_everything_and_the_sample_covers_nothing(arrive: Arrive) -> None:
    """At a desk, also with a long refusal in the card."""
    host = arrive()
    host.makes_table("pirates", ME, OPEN, OPEN)
    status = host.page.get_by_text(say("table-open-status", free=2)).locator("visible=true").first
    sample, caption = host.board.locator("img"), host.waiting
    for width, height in DESKS:
        host.page.set_viewport_size({"width": width, "height": height})
        at_rest(host.page)
        above, picture, below = status.bounding_box(), sample.bounding_box(), caption.bounding_box()
        assert above is not None
        assert picture is not None
        assert below is not None
        assert above["y"] + above["height"] <= picture["y"]
        assert picture["y"] + picture["height"] <= below["y"]
        assert below["y"] + below["height"] <= height
    host.picks(say("table-fleet"), say("fleet-own-text"))
    host.fills(say("fleet-own-text-label", label=say("table-fleet")), "nonsense")
    host.presses(say("table-fleet-bring"))
    host.sees("That is not a fleet.")
    people = host.turns_to(say("table-people"))
    for width, height in DESKS:
        host.page.set_viewport_size({"width": width, "height": height})
        at_rest(host.page)
        assert (people.bounding_box() or {"height": 0})["height"] > 150
    host.presses(f"{say('table-fill', level=3)}: Green")
    expect(host.button(f"{say('table-fill', level=3)}: Green")).to_have_count(0)
    host.presses(say("table-stand"))
    expect(host.button(say("table-sit-as", seat="Red")).first).to_be_visible()


def test_a_table_that_waits_cannot_be_looked_back_at(player: Player) -> None:
    """Nor enlarged: there is nothing of it yet."""
    player.makes_table("cardinal", ME, OPEN)
    expect(player.invitation).to_be_visible()
    expect(player.slider).to_have_count(0)
    expect(player.button(say("table-zoom-in"))).to_have_count(0)


@pytest.mark.long
def test_the_host_sees_at_a_glance_who_sits_where(arrive: Arrive) -> None:
    """Bots too, and all that can be done about each seat, in every game: the invitation is not higher than a small desk."""
    host = arrive()
    host.page.set_viewport_size({"width": 1280, "height": 720})
    host.asks("/api/me", {"name": "Ada"})
    for game in keys():
        host.makes_table(game, ME, *([OPEN] if game == "cardinal" else [BOT, OPEN, OPEN]))
        rows = host.page.get_by_role("list", name=say("table-who")).get_by_role("listitem")
        expect(rows.first).to_contain_text(say("seat-mine", player="Ada"))
        expect(rows.last).to_contain_text(say("seat-is-open"))
        expect(rows.last.get_by_role("button")).to_have_count(3)
        if game != "cardinal":
            expect(rows.nth(1)).to_contain_text("Bot, level 1")
        card = host.invitation.bounding_box()
        assert card is not None
        assert card["y"] + card["height"] <= 720, game
        if game != "pirates":  # which has its panels below the invitation
            column = host.page.locator(".table .people")
            assert column.evaluate("one => one.scrollHeight <= one.clientHeight"), game
