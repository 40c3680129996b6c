"""Taking back: at once where nobody has learnt anything, else if the others agree."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import ME, OPEN, Player
from tests.browser.together import whose_turn
from tests.browser.words import say


def test_a_move_that_told_nobody_anything_is_taken_back_at_once(player: Player) -> None:
    """The ship is in hand again, and the log says so."""
    player.makes_table("cardinal", ME, ME, first="orange")
    player.chooses("Place your ship on b2")
    player.undoes()
    expect(player.picture.get_by_role("button", name="Place your ship on b2")).to_be_visible()
    player.reads_in_the_log("takes back")


def test_a_card_that_was_shown_is_taken_back_only_if_the_other_agrees(arrive: Arrive) -> None:
    """Who asked can withdraw it; once it is agreed on, both logs say who asked and who agreed; who refuses leaves all as it is."""
    host, guest = arrive(), arrive()
    guest.joins(host.makes_table("kraken", ME, OPEN), "B")
    expect(host.invitation).to_be_hidden()
    mover = whose_turn(host, guest)
    assert mover is not None
    other = guest if mover is host else host
    mover.chooses(mover.choices()[0])
    moves = mover.moves_made()
    name, card = ("A" if mover is host else "B"), mover.log()[-1].removeprefix("You play ")

    mover.presses(say("table-undo-ask"))
    expect(other.proposal).to_contain_text(re.compile(rf"\S asks to take back the latest move\. {name} plays {card}"))
    expect(mover.proposal).to_contain_text(f"You ask to take back the latest move. You play {card}")
    expect(other.proposal.get_by_role("button", name=say("table-withdraw"))).to_have_count(0)
    mover.presses(say("table-withdraw"))
    for player in (mover, other):
        expect(player.proposal).to_be_hidden()

    mover.presses(say("table-undo-ask"))
    expect(other.proposal).to_be_visible()
    assert mover.moves_made() == moves
    other.presses(say("table-agree"))
    mover.sees_it_done(moves)
    for player in (mover, other):
        expect(player.proposal).to_be_hidden()
        player.reads_in_the_log("agreed")

    mover.chooses(mover.choices()[0])
    moves = mover.moves_made()
    mover.presses(say("table-undo-ask"))
    other.presses(say("table-refuse"))
    for player in (mover, other):
        expect(player.proposal).to_be_hidden()
        assert player.moves_made() == moves
    mover.chooses(mover.choices()[0])
