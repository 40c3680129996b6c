"""Taking back: at once where nobody has learnt anything, else if the others agree."""

from __future__ import annotations

import pytest
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


@pytest.fixture
def two(arrive: Arrive) -> tuple[Player, Player]:
    """Two people at a table of Kraken: the first of them has just shown a card."""
    host, guest = arrive(), arrive()
    guest.joins(host.makes_table("kraken", ME, OPEN), "B")
    expect(host.invitation).to_be_hidden()
    mover = whose_turn(host, guest)
    assert mover is not None
    mover.chooses(mover.choices()[0])
    return (host, guest) if mover is host else (guest, host)


def test_a_card_that_was_shown_is_taken_back_if_the_other_agrees(two: tuple[Player, Player]) -> None:
    """Both logs say who asked and who agreed."""
    mover, other = two
    moves = mover.moves_made()
    mover.presses(say("table-undo-ask"))
    expect(mover.proposal).to_be_visible()
    expect(other.proposal).to_be_visible()
    assert mover.moves_made() == moves
    other.presses(say("table-agree"))
    mover.sees_it_done(moves)
    for player in two:
        expect(player.proposal).to_be_hidden()
        player.reads_in_the_log("agreed")


def test_whoever_asked_can_withdraw_it(two: tuple[Player, Player]) -> None:
    """Nobody is asked any more, and it can be asked again."""
    mover, other = two
    for _ in range(2):
        mover.presses(say("table-undo-ask"))
        expect(other.proposal).to_be_visible()
        expect(other.proposal.get_by_role("button", name=say("table-withdraw"))).to_have_count(0)
        mover.presses(say("table-withdraw"))
        for player in two:
            expect(player.proposal).to_be_hidden()


def test_a_card_that_was_shown_stays_if_the_other_refuses(two: tuple[Player, Player]) -> None:
    """Nothing has moved, and one can go on."""
    mover, other = two
    moves = mover.moves_made()
    mover.presses(say("table-undo-ask"))
    other.presses(say("table-refuse"))
    for player in two:
        expect(player.proposal).to_be_hidden()
        assert player.moves_made() == moves
    mover.chooses(mover.choices()[0])
