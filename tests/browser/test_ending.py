"""The end of a game: what came of it, what was counted, how it came to that, and another game with the sides changed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, OPEN, Player
from tests.browser.words import say


def plays_to_the_end(player: Player) -> None:
    """A small game against a bot."""
    player.makes_table("cardinal", ME, BOT, first="orange", rows=3, columns=3)
    while player.is_to_choose():
        player.chooses(player.choices()[0])


def test_a_result_says_what_came_of_the_game_and_how(player: Player) -> None:
    """Outcome, scores, their course as a picture and as a table, and turns that can be looked back at."""
    plays_to_the_end(player)
    ending = player.ending
    expect(ending.get_by_role("heading", level=2)).to_have_text(re.compile(r"^(You (won|lost) by|It is a draw)"))
    scores = ending.get_by_role("region", name=say("ending-scores"))
    expect(scores.get_by_role("rowheader")).to_have_text(["Ships on the board", "Ships in hand"])
    expect(ending.get_by_role("img", name=re.compile("^Ships on the board over"))).to_be_visible()
    ending.get_by_text(say("ending-as-table")).click()
    last = ending.get_by_role("region", name=say("ending-as-table")).get_by_role("row").last
    expect(last.get_by_role("cell")).to_have_text(
        scores.get_by_role("row").nth(1).get_by_role("cell").all_inner_texts()
    )

    looking = ending.get_by_role("button", name=re.compile("^Look back at move")).last
    told = ending.get_by_role("listitem").last.get_by_role("paragraph").inner_text()
    looking.click()
    expect(ending).to_be_hidden()
    made = player.page.get_by_text(re.compile("^Looking back, move")).first
    expect(made).to_be_visible()
    done = made.inner_text().split(": ", 1)[1].split(".")[0]
    assert done in told
    player.returns_to_the_game()
    expect(ending).to_be_visible()


@pytest.mark.long
def test_the_result_can_be_put_away_and_shown_again(player: Player) -> None:
    """The board is below it."""
    plays_to_the_end(player)
    player.presses(say("ending-board"))
    expect(player.ending).to_be_hidden()
    player.presses(say("ending-see"))
    expect(player.ending).to_be_visible()


def test_a_phone_tells_the_result_once(arrive: Arrive) -> None:
    """As long as its card is open, the head says only that the game is over; without the card it tells the result."""
    player = arrive(phone=True)
    plays_to_the_end(player)
    verdict = player.ending.get_by_role("heading", level=2).inner_text()
    head = player.page.locator(".play > .head")
    expect(head).to_contain_text(say("table-over"))
    expect(head).not_to_contain_text(verdict)
    player.presses(say("ending-board"))
    expect(head).to_contain_text(verdict)


def test_a_rematch_changes_sides_and_a_resignation_leaves_no_question(arrive: Arrive) -> None:
    """Whoever had orange has green then."""
    host, guest = arrive(), arrive()
    guest.joins(host.makes_table("cardinal", ME, OPEN, first="orange"), "green")
    expect(host.invitation).to_be_hidden()
    host.gives_up()
    expect(guest.ending).to_contain_text("Orange has resigned, and green wins.")
    guest.presses(say("ending-board"))
    expect(guest.page.get_by_text(re.compile("place a ship"))).to_have_count(0)
    guest.presses(say("ending-see"))
    guest.presses(say("table-rematch", seats=2))
    expect(guest.ending).to_be_hidden()
    guest.turns_to(say("table-people"))
    mine = guest.page.get_by_role("listitem").filter(has_text=say("seat-yours")).first
    expect(mine).to_contain_text("orange", ignore_case=True)
