"""A guest makes an account and finds the games again elsewhere."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, Player
from tests.browser.words import say


def fills_in(player: Player, form: str, login: str, password: str) -> None:
    """Fill in a form for an account."""
    fields = player.page.get_by_role("form", name=form)
    fields.get_by_label(say("login"), exact=True).fill(login)
    fields.get_by_label(say("password"), exact=True).fill(password)
    fields.get_by_role("button").click()


def test_a_guest_keeps_the_games_and_has_them_on_another_device(arrive: Arrive) -> None:
    """Account, log out, log in elsewhere: the same table, the same turn."""
    player, elsewhere = arrive(), arrive()
    player.watch.expects("status of 4")
    elsewhere.watch.expects("status of 4")
    path = player.makes_table("cardinal", ME, BOT, first="orange")
    assert player.is_to_choose()
    player.chooses("Place your ship on b2")
    login = f"captain-{path[-6:].lower()}"

    player.opens("/me")
    fills_in(player, say("account-new"), login, "short")
    expect(player.page.locator("[aria-invalid]")).to_be_focused()
    player.sees("A password has 10 to 200 characters.")
    fills_in(player, say("account-new"), login, "a long enough password")
    player.sees(say("account-made"))
    player.sees(say("logged-in-as", login=login))
    player.presses(say("log-out"))
    player.sees(say("account-nobody"))

    elsewhere.opens("/me")
    fills_in(elsewhere, say("log-in"), login, "not the right password")
    elsewhere.sees("Login and password do not go together.")
    fills_in(elsewhere, say("log-in"), login, "a long enough password")
    elsewhere.sees(say("logged-in-as", login=login))
    elsewhere.opens("/")
    elsewhere.page.get_by_role("link", name=re.compile("^Cardinal")).click()
    assert elsewhere.is_to_choose()
    assert elsewhere.path == path
    expect(elsewhere.picture.get_by_label("b2: an orange ship")).to_be_visible()


def test_name_and_colour_are_what_others_see(arrive: Arrive) -> None:
    """Chosen on one's own page, shown at the table."""
    player = arrive()
    player.opens("/me")
    player.fills(say("name"), "Grace")
    player.page.get_by_role("radio", name=say("colour-teal")).check()
    player.presses(say("save-new"))
    player.sees(say("saved"))
    player.plays_now("Cardinal")
    expect(player.seats).to_contain_text("Grace")
