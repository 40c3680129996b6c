"""The way through the game: with one's own eyes while it goes on, with any afterwards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import BOT, ME, Player
from tests.browser.sea_fights import IN_RANGE, comes_to
from tests.browser.truth import Truth
from tests.browser.words import say

DEALT = 8
"""Two ships start, six cards are dealt: so many moves."""


def test_one_looks_back_while_the_game_goes_on_and_returns(player: Player) -> None:
    """Nothing can be chosen meanwhile, the log shows the place, the game is where it was."""
    player.makes_table("cardinal", ME, ME, first="orange")
    for square in ("b2", "c3"):
        player.chooses(f"Place your ship on {square}")
    player.sees("Green places a ship on c3.")
    expect(player.slider).to_have_value("2")
    player.looks_back_to(1)
    player.sees(say("table-back-told", made="Orange places a ship on b2."))
    player.sees(say("table-replay-at", at=1, last=2))
    expect(player.picture.get_by_label("b2: an orange ship")).to_be_visible()
    expect(player.picture.get_by_label("c3: empty")).to_be_visible()
    expect(player.hotspots).to_have_count(0)
    expect(player.page.locator("[aria-current=true]")).to_contain_text("b2")
    expect(player.page.get_by_role("combobox", name=say("table-eyes-label"))).to_have_count(0)
    player.presses(say("table-replay-back"))
    player.sees(say("table-back-mark", at=0))
    player.presses(say("table-back-now"))
    expect(player.hotspots.first).to_be_visible()
    expect(player.picture.get_by_label("c3: a green ship")).to_be_visible()

    # It also plays itself back, from the beginning to the end of what has happened.
    player.presses(say("table-replay-play"))
    for told in (
        say("table-back-mark", at=0),
        say("table-back-told", made="Orange places a ship on b2."),
        say("table-back-told", made="Green places a ship on c3."),
    ):
        player.sees(told)
    expect(player.button(say("table-replay-play"))).to_be_visible()


def test_afterwards_the_game_can_be_seen_with_any_eyes(player: Player) -> None:
    """Each hand as it was, and none for a spectator."""
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.chooses(player.choices()[0])
    player.gives_up()
    expect(player.ending).to_be_visible()
    truth = Truth(player.has_file("record"))
    player.looks_back_to(DEALT)
    eyes = player.page.get_by_role("combobox", name=say("table-eyes-label"))
    hands = [{card.name for card in truth.held(seat, DEALT)} for seat in (0, 1)]
    for seat, own in enumerate(hands):
        eyes.select_option(index=seat)
        for name in own:
            expect(player.picture.get_by_label(name).first).to_be_visible()
        for name in hands[1 - seat]:
            expect(player.picture.get_by_label(name)).to_have_count(0)
    eyes.select_option(label=say("table-eyes-spectator"))
    for name in hands[0] | hands[1]:
        expect(player.picture.get_by_label(name)).to_have_count(0)


@pytest.mark.long
def test_the_way_back_from_a_large_board_lies_above_it(player: Player) -> None:
    """Where the board has all of the window's left part."""
    comes_to(player, IN_RANGE)
    player.types("act R1")
    player.sees_it_done(0)
    for width, height in ((1440, 900), (1280, 720)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.looks_back_to(0)
        player.returns_to_the_game()
        expect(player.button(say("table-back-now"))).to_have_count(0)
