"""People's pages and leader boards: after a game that counts, both players have a rating, in words."""

from __future__ import annotations

from playwright.sync_api import expect

from quarterdeck.server.rating import MOST_LEVEL
from tests.browser.conftest import Arrive
from tests.browser.player import ME, OPEN, Player
from tests.browser.sizes import assert_fingers_hit, assert_it_fits
from tests.browser.test_axe import assert_sound
from tests.browser.test_german import in_german, overflowing
from tests.browser.words import say


def plays_for_points(host: Player, guest: Player) -> None:
    """A game that counts is set up in the form, agreed on by sitting down, and given up by the guest."""
    host.opens("/new?game=cardinal")
    host.page.get_by_role("radio", name=say("new-others")).check()
    host.page.get_by_label(say("new-rated")).check()
    host.presses(say("new-make"))
    host.sees(say("table-rated-before"))
    path = host.page.url.removeprefix(host.watch.url)
    guest.opens(path)
    guest.sees(say("table-rated-before"))
    guest.presses(say("table-sit-as", seat="green"))
    expect(guest.picture).to_be_visible()
    guest.turns_to(say("table-people"))
    guest.sees(say("table-rated"))
    guest.presses(say("table-resign"))
    guest.page.get_by_role("dialog").get_by_role("button", name=say("table-resign-yes")).last.click()
    expect(host.ending).to_be_visible()


def test_a_game_that_counts_is_on_both_pages_and_the_leader_board(arrive: Arrive) -> None:
    """The winner stands above the loser."""
    host, guest = arrive(), arrive(phone=True)
    plays_for_points(host, guest)
    host.opens("/people")
    host.page.get_by_label(say("archive-game")).select_option("cardinal")
    expect(host.page.locator("ol li")).to_have_count(MOST_LEVEL + 2)
    people = host.page.locator("ol li").filter(has=host.page.get_by_role("link"))
    expect(people).to_have_count(2)
    expect(people.first).to_contain_text(say("rating-vague"))
    assert_sound(host.page)
    host.opens("/me")
    host.page.get_by_role("link", name=say("me-page")).click()
    host.sees(say("profile-tally", games=1, won=1, drawn=0, lost=0))
    assert_sound(host.page)
    guest.opens("/people")
    guest.page.get_by_label(say("archive-game")).select_option("cardinal")
    guest.page.locator("ol li").get_by_role("link").last.click()
    guest.sees(say("profile-tally", games=1, won=0, drawn=0, lost=1))
    assert_it_fits(guest.page)
    assert_fingers_hit(guest.page)
    in_german(guest.page)
    assert_it_fits(guest.page)
    assert overflowing(guest.page) == []


def test_whoever_does_not_want_to_be_seen_is_not(arrive: Arrive) -> None:
    """One tick on one's own page; others find the name no more."""
    player, other = arrive(), arrive()
    name = "A Shy Wren"  # on a full server the first hundred names are listed
    player.asks("/api/me", {"name": name})
    player.makes_table("cardinal", ME, OPEN)
    player.opens("/me")
    expect(player.page.get_by_label(say("name"), exact=True)).to_have_value(name)
    other.opens("/people")
    expect(other.page.get_by_role("link", name=name, exact=True)).to_have_count(1)
    player.page.get_by_label(say("me-unseen")).check()
    other.opens("/people")
    expect(other.page.get_by_role("heading", name=say("people-here"))).to_be_visible()
    expect(other.page.get_by_text(say("loading"))).to_have_count(0)
    expect(other.page.get_by_role("link", name=name, exact=True)).to_have_count(0)
