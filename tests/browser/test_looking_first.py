"""On a touch screen the first tap shows what a move comes to, and the second makes it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.player import A_MOMENT, BOT, ME, Player
from tests.browser.screens import goes_to
from tests.browser.words import say


@pytest.fixture
def player(arrive: Arrive) -> Player:
    """Somebody with a phone who has changed nothing in its settings, and plays both colours of Cardinal."""
    player = arrive(phone=True, looks_first=True)
    player.makes_table("cardinal", ME, ME, first="orange")
    assert player.is_to_choose()
    return player


def square(player: Player, name: str) -> Locator:
    """A square where a ship may be placed."""
    return player.picture.get_by_role("button", name=f"Place your ship on {name}", exact=True)


def ship(player: Player, name: str) -> Locator:
    """An orange ship on a square."""
    return player.picture.get_by_label(f"{name}: an orange ship")


def look(player: Player) -> Locator:
    """What the move that was tapped comes to."""
    return player.region(say("table-look"))


def test_the_second_tap_makes_the_move(player: Player) -> None:
    """The first one tells what comes of it, and the ship is seen where it would lie."""
    square(player, "b2").tap()
    expect(look(player)).to_contain_text("on b2")
    expect(look(player)).to_contain_text(say("table-look-again"))
    expect(player.picture.locator(".foreseen > *").first).to_be_attached()
    player.hears("on b2")
    expect(ship(player, "b2")).to_have_count(0)
    square(player, "b2").tap()
    expect(ship(player, "b2")).to_be_visible()
    expect(look(player)).to_be_hidden()


def test_a_look_can_be_given_up_and_its_button_makes_the_move_that_was_looked_at_last(player: Player) -> None:
    """Nothing is played before that."""
    square(player, "b2").tap()
    look(player).get_by_role("button", name=say("table-steer-cancel")).tap()
    expect(look(player)).to_be_hidden()
    expect(ship(player, "b2")).to_have_count(0)
    player.page.wait_for_timeout(A_MOMENT)
    square(player, "b2").tap()
    expect(look(player)).to_contain_text("on b2")
    square(player, "c4").tap()
    expect(look(player)).to_contain_text("on c4")
    look(player).get_by_role("button", name=say("table-look-go")).tap()
    expect(ship(player, "c4")).to_be_visible()
    expect(ship(player, "b2")).to_have_count(0)


def test_a_device_may_do_without(player: Player) -> None:
    """With the setting off one tap is enough."""
    table = player.path
    player.opens("/me")
    player.page.get_by_label(say("look-first-on")).uncheck()
    player.opens(table)
    square(player, "b2").tap()
    expect(ship(player, "b2")).to_be_visible()


def test_a_card_that_is_looked_at_is_seen_whole_above_what_is_said_of_it(arrive: Arrive) -> None:
    """The page scrolls as far as the panel covers the card; how many cards the hand has stands above it."""
    player = arrive(phone=True, looks_first=True)
    player.makes_table("bruise-cruise", ME, BOT)
    assert player.is_to_choose()
    expect(player.page.get_by_role("heading", name=say("table-hand-count", hand="Your hand", cards=7))).to_be_visible()
    card = player.picture.locator(".slot.card").first
    card.tap()
    expect(look(player)).to_contain_text("Home Port")
    player.page.wait_for_function(
        "([card, panel]) => card.getBoundingClientRect().bottom <= panel.getBoundingClientRect().top",
        arg=[card.element_handle(), look(player).element_handle()],
    )
    box = card.bounding_box()
    assert box is not None
    assert box["y"] > 0
    went = player.page.evaluate("scrollY")
    look(player).get_by_role("button", name=say("table-steer-cancel")).tap()
    player.page.wait_for_function("went => scrollY < went", arg=went)


def test_the_panel_rises_above_what_it_would_cover(arrive: Arrive) -> None:
    """The page stays where it is, and what was tapped can be tapped again."""
    player = arrive(phone=True, looks_first=True)
    goes_to(player, "bremerhaven")
    space = player.picture.locator("[data-shape='space-2.3']")
    went, box = player.page.evaluate("scrollY"), space.bounding_box()
    space.tap()
    expect(look(player)).to_contain_text("2.3")
    player.page.wait_for_function(
        "([space, panel]) => panel.getBoundingClientRect().bottom <= space.getBoundingClientRect().top",
        arg=[space.element_handle(), look(player).element_handle()],
    )
    assert (player.page.evaluate("scrollY"), space.bounding_box()) == (went, box)
    space.tap()
    expect(look(player)).to_be_hidden()


def test_a_question_whose_answers_are_out_of_sight_comes_into_sight(arrive: Arrive) -> None:
    """Whoever has chosen far down on the page sees the board again when the next answer lies there."""
    player = arrive(phone=True)
    player.makes_table("cardinal", ME, ME, first="orange")
    assert player.is_to_choose()
    player.page.evaluate("document.body.style.paddingBottom = '2000px'")
    square(player, "b2").focus()
    player.sees_it_stand(player.picture)
    player.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(player.picture).not_to_be_in_viewport()
    player.presses_keys("Enter")
    expect(ship(player, "b2")).to_have_count(1)
    expect(square(player, "c4")).to_be_in_viewport()
