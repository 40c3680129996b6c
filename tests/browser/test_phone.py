"""A phone, held upright, with fingers."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.player import BOT, ME, Player
from tests.browser.sizes import FINGER, assert_fingers_hit, assert_it_fits
from tests.browser.together import safest
from tests.browser.words import say


def test_every_panel_of_a_table_fits_a_phone(arrive: Arrive) -> None:
    """Each opens over the board and closes again."""
    player = arrive(phone=True)
    player.makes_table("kraken", ME, BOT, BOT, BOT)
    assert player.is_to_choose()
    for panel in ("log", "moves", "rules", "chat", "people"):
        expect(player.turns_to(say(f"table-{panel}"))).to_be_visible()
        assert_it_fits(player.page)
        assert_fingers_hit(player.page)
        player.presses(say("close"))


def test_a_game_of_kraken_with_one_finger(arrive: Arrive) -> None:
    """Four ships, three of them bots; cards and icons are tapped in the picture."""
    player = arrive(phone=True)
    player.makes_table("kraken", ME, BOT, BOT, BOT, rounds=1)
    while player.is_to_choose():
        taps(player, safest(player.choices()))
        assert_it_fits(player.page)
    player.ending.get_by_role("heading", level=2).tap()
    assert_fingers_hit(player.page)
    player.presses(say("table-rematch"))
    expect(player.ending).to_be_hidden()
    assert player.is_to_choose()


def taps(player: Player, name: str) -> None:
    """Tap it, and see that it was taken."""
    chosen = player.picture.get_by_role("button", name=name, exact=True).first
    box = chosen.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER / 2
    player.chooses(name)
