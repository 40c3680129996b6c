"""People who know each other, programs that somebody brings, and somebody who takes everything along and goes."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import ME, OPEN, Player
from tests.browser.words import say

PASSWORD: Final = "a long enough password"  # noqa: S105 - nobody's


def enters(player: Player, name: str) -> str:
    """Become a guest of this name; returns who that is."""
    told = msgspec.json.decode(player.asks("/api/me", {"name": name}), type=dict[str, dict[str, object]])
    return str(told["person"]["id"])


def takes_everything_and_goes(player: Player, login: str) -> None:
    """All that is kept is taken along; with the wrong password nothing is deleted, with the right one everything."""
    with player.page.expect_download() as taken:
        player.page.get_by_role("link", name=say("data-take")).click()
    assert login in taken.value.path().read_text(encoding="utf-8")
    player.presses(say("data-delete"))
    dialog = player.page.get_by_role("dialog")
    dialog.get_by_label(say("password")).fill("not the right password")
    dialog.get_by_role("button", name=say("data-delete-yes")).click()
    dialog.get_by_role("alert").first.wait_for()
    dialog.get_by_label(say("password")).fill(PASSWORD)
    dialog.get_by_role("button", name=say("data-delete-yes")).click()
    player.sees(say("data-deleted"))
    expect(player.button(say("data-delete"))).to_be_hidden()


def test_friends_find_each_other_and_challenge(arrive: Arrive) -> None:
    """One asks, the other agrees, then each stands in the other's list; a challenge is on the first page."""
    ann, ben = arrive(), arrive()
    first, second = enters(ann, "Ann"), enters(ben, "Ben")
    ann.opens(f"/p/{second}")
    ann.presses(say("bond-friend"))
    ann.sees(say("bond-asked", name="Ben"))
    ben.opens("/people")
    friends = ben.region(say("people-friends"))
    expect(friends).to_contain_text(say("people-asks"))
    friends.get_by_role("link", name="Ann").click()
    ben.presses(say("bond-agree"))
    ben.sees(say("bond-friends", name="Ann"))
    ann.asks("/api/matches", {"game": "cardinal", "seats": [ME, OPEN], "invite": [second]})
    ben.opens("/")
    ben.sees(say("invitation", name="Ann", game="Cardinal"))
    ben.presses(say("invitation-decline"))
    expect(ben.page.get_by_text(say("invitation", name="Ann", game="Cardinal"))).to_be_hidden()
    ben.opens(f"/p/{first}")
    ben.presses(say("bond-block"))
    ben.sees(say("bond-blocked", name="Ann"))
    expect(ben.button(say("bond-challenge"))).to_be_hidden()


def test_a_program_is_made_brought_to_a_table_and_withdrawn(arrive: Arrive) -> None:
    """Its token is shown once; at the table everybody sees whose it is; its owner then deletes everything."""
    ann = arrive()
    ann.watch.expects("status of 4")
    login = f"ann-{enters(ann, 'Ann').lower().replace('_', 'x').replace('-', 'x')}"
    ann.asks("/api/account", {"login": login, "password": PASSWORD})
    ann.opens("/me")
    ann.fills(say("programs-name"), "Deep Blue Sea")
    ann.presses(say("programs-make"))
    expect(ann.page.get_by_label(say("programs-token"), exact=True)).to_have_value(re.compile("^quarterdeck-"))
    ann.makes_table("cardinal", ME, OPEN)
    ann.presses(f"{say('table-bring')}: green")
    ann.page.get_by_role("dialog").get_by_role("button", name="Deep Blue Sea").click()
    expect(ann.picture).to_be_visible()
    expect(ann.seats).to_contain_text("Deep Blue Sea")
    ann.opens("/me")
    expect(ann.page.get_by_label(say("programs-token"), exact=True)).to_be_hidden()
    ann.presses(say("programs-withdraw-this", name="Deep Blue Sea"))
    ann.page.get_by_role("dialog").get_by_role("button", name=say("programs-withdraw"), exact=True).click()
    ann.sees(say("programs-withdrawn", name="Deep Blue Sea"))
    takes_everything_and_goes(ann, login)
