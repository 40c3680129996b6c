"""Two people at one device: by turns where all is open, behind a curtain where hands are secret."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.player import ME, Player
from tests.browser.together import play_on, safest
from tests.browser.truth import Truth
from tests.browser.words import say

NAMES = ("A", "B")
A_WHILE = 60
"""Milliseconds in which something could come that should not."""


def eyes(player: Player) -> list[int]:
    """The seats with whose eyes the page was shown the game, one a frame."""
    return [msgspec.convert(view["seat"], int) for view in player.watch.messages("view")]


def latest(player: Player) -> int:
    """How many moves have been made."""
    return msgspec.convert(player.watch.messages("view")[-1]["revision"], int)


@pytest.mark.long
def test_cardinal_goes_by_turns_without_a_curtain(player: Player) -> None:
    """Both colours are played from one chair; the page says whose turn it is."""
    player.makes_table("cardinal", ME, ME, first="orange", rows=3, columns=3)
    player.sees(say("table-turn-of", seat="orange"))
    player.chooses(player.choices()[0])
    player.sees(say("table-turn-of", seat="green"))
    expect(player.curtain).to_be_hidden()
    play_on(player)
    expect(player.ending).to_be_visible()


def test_kraken_hides_both_hands_while_the_device_is_passed_on(player: Player) -> None:
    """Behind the curtain is no card, and what a seat knows is not even sent before it is lifted for that seat."""
    player.makes_table("kraken", ME, ME, rounds=1)
    covered: list[tuple[int, str]] = []
    holder, lifted = -1, 0
    while True:
        expect(player.hotspots.or_(player.curtain).or_(player.ending).first).to_be_visible()
        if player.ending.is_visible():
            break
        if player.curtain.is_visible():
            expect(player.picture).to_have_count(0)
            expect(player.curtain.get_by_role("heading")).to_be_focused()
            player.page.wait_for_timeout(A_WHILE)
            assert set(eyes(player)[lifted:]) <= {-1, holder}
            covered.append((latest(player), player.page.content()))
            lifted = len(eyes(player))
            lifts = [player.button(say("table-curtain-lift", seat=name)) for name in NAMES]
            holder = next(seat for seat, lift in enumerate(lifts) if lift.is_visible())
            player.lifts_the_curtain(NAMES[holder])
            expect(player.hotspots.first).to_be_visible()
        player.chooses(safest(player.choices()))
    assert len(covered) > 2
    truth = Truth(player.has_file("record"))
    hidden = [(truth.held(0, moves) | truth.held(1, moves), page) for moves, page in covered]
    assert len(hidden[0][0]) == 6
    for hands, page in hidden:
        assert not [card for card in hands if card.is_named_in(page)]
