"""What people do besides playing: talk, go away and come back, give up, leave, ask what a bot thought."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, OPEN, Player
from tests.browser.together import whose_turn
from tests.browser.words import say

SCRIPT = "<script>document.title = 'owned'</script><img src=x onerror=\"document.title = 'owned'\">"


def test_what_somebody_says_is_heard_and_script_in_it_is_text(arrive: Arrive) -> None:
    """In the chat and in names."""
    host, guest = arrive(), arrive()
    guest.asks("/api/me", {"name": "<b>Eve</b>"})
    guest.joins(host.makes_table("cardinal", ME, OPEN), "green")
    expect(host.seats).to_contain_text("<b>Eve</b>")
    guest.says(SCRIPT)
    host.hears(say("table-chat-said", player="<b>Eve</b>", text=SCRIPT))
    expect(host.page.get_by_role("tab", name=say("table-unread", number=1))).to_be_visible()
    lines = host.turns_to(say("table-chat")).get_by_role("region")
    expect(lines).to_contain_text(SCRIPT)
    expect(lines).to_contain_text("<b>Eve</b>")
    expect(lines.locator("script, img, p b b")).to_have_count(0)
    for player in (host, guest):
        assert "owned" not in player.page.title()


def test_what_is_written_and_not_sent_stays_when_the_game_begins_and_another_panel_is_looked_at(arrive: Arrive) -> None:
    """The beginning lays the table out anew."""
    host, guest = arrive(), arrive()
    path = host.makes_table("cardinal", ME, OPEN)
    host.turns_to(say("table-chat"))
    host.fills(say("table-chat-write"), "Ahoy")
    guest.joins(path, "green")
    expect(host.invitation).to_be_hidden()
    host.turns_to(say("table-log"))
    host.turns_to(say("table-chat"))
    host.presses(say("table-chat-send"))
    guest.hears("Ahoy")


def test_a_bot_sits_in_for_who_is_away_if_the_others_agree(arrive: Arrive) -> None:
    """And gives the seat back as soon as they have come."""
    host, friend, absent = arrive(), arrive(), arrive()
    path = host.makes_table("kraken", ME, OPEN, OPEN)
    absent.asks("/api/me", {"name": "Anna"})
    friend.joins(path, "B")
    absent.joins(path, "C")
    expect(host.invitation).to_be_hidden()
    host.turns_to(say("table-people"))
    expect(host.button(say("table-stand-in"))).to_have_count(0)
    absent.opens("/")
    host.presses(say("table-stand-in"))
    expect(friend.proposal).to_contain_text("Anna (C) is away. Let a bot play until they return?")
    friend.presses(say("table-agree"))
    for player in (host, friend):
        expect(player.seats).to_contain_text(say("seat-has-stand-in"))
        expect(player.proposal).to_be_hidden()
    absent.opens(path)
    expect(absent.seats).to_be_visible()
    expect(absent.region(say("table-played-for-you"))).to_be_hidden()
    absent.turns_to(say("table-people"))
    expect(absent.button(say("table-resign"))).to_be_visible()
    for player in (host, friend):
        expect(player.seats).not_to_contain_text(say("seat-has-stand-in"))


@pytest.mark.long
def test_whoever_resigns_is_asked_first_and_then_the_game_is_over(arrive: Arrive) -> None:
    """For two players the other wins."""
    host, guest = arrive(), arrive()
    guest.joins(host.makes_table("cardinal", ME, OPEN, first="orange"), "green")
    expect(host.invitation).to_be_hidden()
    host.turns_to(say("table-people"))
    host.presses(say("table-resign"))
    host.page.get_by_role("dialog").get_by_role("button", name=say("table-resign-no")).click()
    expect(host.page.get_by_role("dialog")).to_be_hidden()
    expect(host.ending).to_be_hidden()
    host.presses(say("table-resign"))
    host.page.get_by_role("dialog").get_by_role("button", name=say("table-resign-yes")).click()
    expect(guest.ending).to_contain_text("You won: orange resigned")
    expect(host.ending).to_contain_text("You have resigned")
    guest.presses(say("table-rematch", seats=2))
    expect(host.ending).to_contain_text(re.compile("has asked for a rematch and is waiting for you"))
    host.presses(say("table-rematch-join"))
    expect(host.ending).to_be_hidden()
    expect(guest.ending).to_be_hidden()
    assert host.path == guest.path
    assert whose_turn(host, guest) is not None


def test_leaving_a_table_that_waits_gives_the_seat_back(arrive: Arrive) -> None:
    """Nobody sits there any more, and no list has the table."""
    host, guest = arrive(phone=True), arrive()
    path = host.makes_table("cardinal", ME, OPEN, first="orange")
    guest.opens(path)
    host.turns_to(say("table-people"))
    host.sees(say("table-leave-waits"))
    host.presses(say("table-leave"))
    expect(host.page).to_have_title(re.compile(say("home-title")))
    guest.hears(say("seat-free-again", seat="Orange"))


def test_leaving_the_page_gives_nothing_up(player: Player) -> None:
    """The table is among one's own, and says whose turn it is."""
    path = player.makes_table("cardinal", ME, BOT, first="orange")
    player.turns_to(say("table-people"))
    player.sees(say("table-leave-help"))
    player.presses(say("table-leave-now"))
    table = player.page.get_by_role("link", name=re.compile(f"Cardinal {say('state-your-turn')}"))
    expect(table).to_have_attribute("href", path)
    table.click()
    assert player.is_to_choose()


def test_a_bot_tells_what_it_weighed(player: Player) -> None:
    """Move by move, and which it chose."""
    player.makes_table("cardinal", ME, BOT, first="green")
    assert player.is_to_choose()
    played = next(line for line in player.log() if line.startswith("Green places"))
    player.presses(say("table-log-details"))
    player.presses(say("table-why-label", line=played))
    table = player.page.get_by_role("dialog").get_by_role("table")
    chosen = table.get_by_role("row").filter(has_text=say("table-why-chosen"))
    expect(chosen.get_by_role("rowheader")).to_contain_text(played.removesuffix(".").split()[-1])
    assert table.get_by_role("row").count() > 2


@pytest.mark.long
def test_a_bot_with_secrets_tells_when_the_game_is_over(player: Player) -> None:
    """It is not asked before: what it weighs could tell what it holds."""
    player.makes_table("kraken", ME, BOT, rounds=1)
    player.turns_to(say("table-log"))
    player.presses(say("table-log-details"))
    while player.is_to_choose():
        player.chooses(player.choices()[0])
        why = player.turns_to(say("table-log")).get_by_role("button", name=say("table-why-label", line="B plays"))
        if player.is_to_choose() and any(line.startswith("B plays") for line in player.log()):
            expect(why).to_have_count(0)
            break
    player.gives_up()
    expect(player.ending).to_be_visible()
    player.turns_to(say("table-log"))
    player.page.get_by_role("button", name=say("table-why-label", line="B plays")).first.click()
    expect(player.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
