"""A phone, held upright, with fingers."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from typing import Final, cast

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.admirals import does
from tests.browser.beginnings import in_port
from tests.browser.conftest import PHONE, Arrive
from tests.browser.legible import illegible
from tests.browser.player import BOT, ME, OPEN, Player, names
from tests.browser.resting import at_rest
from tests.browser.sizes import FINGER, assert_fingers_hit, assert_it_fits
from tests.browser.together import safest
from tests.browser.words import say
from tests.scene.positions import BRUISE_CRUISE

ACTION: Final = BRUISE_CRUISE["bruise-action"][1]
LONG_NAMES: Final = [
    "philipsburg-a",
    "bridgetown-b",
    "isla-margarita-b",
    "cape-canaveral-a",
    "kralendijk-a",
    "puerto-limon-a",
    "new-orleans-a",
]
GOODS: Final = ["barrels", "containers", "crates", "passengers"]
LYING: Final = 100
"""CSS pixels: a card that lies is not as high as one that stands, which is 165."""
LINE: Final = 20
"""CSS pixels: less than a line of words."""


@pytest.mark.long
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


def test_help_tells_what_fingers_do(arrive: Arrive) -> None:
    """On a phone there are no keys; whoever has some unfolds them."""
    player = arrive(phone=True)
    player.makes_table("cardinal", ME, BOT)
    player.presses(say("table-help"))
    expect(player.page.get_by_text(say("table-touch-tap"))).to_be_visible()
    expect(player.page.get_by_text(say("table-keys-enter"))).to_be_hidden()
    player.page.get_by_text(say("table-keys"), exact=True).tap()
    expect(player.page.get_by_text(say("table-keys-enter"))).to_be_visible()
    assert_fingers_hit(player.page)


@pytest.mark.long
def test_a_card_that_is_tapped_is_used_for_the_action_that_is_chosen_then(arrive: Arrive) -> None:
    """Of the actions the possible ones are marked, and the card need not be picked again."""
    player = arrive(phone=True)
    player.makes_table("bruise-cruise", ME, BOT, BOT, BOT, position=json.dumps({"game": "bruise-cruise", **ACTION}))
    card = player.picture.locator("[data-shape=card-new-orleans-a]")
    player.touches(card)
    expect(player.picture.locator(".thing.place")).to_have_count(2)
    player.touches(player.picture.locator("[data-shape='choice-sail with card']"))
    player.sees("with New Orleans")


def test_a_card_that_is_tapped_after_its_action_is_used_for_that_and_the_map_comes_into_view(arrive: Arrive) -> None:
    """The action that is looked at is made with the card, though both lie below the map, which is asked about then."""
    player = arrive(phone=True, looks_first=True)
    player.makes_table("bruise-cruise", ME, BOT, BOT, BOT, position=json.dumps({"game": "bruise-cruise", **ACTION}))
    player.touches(player.picture.locator("[data-shape='choice-sail with card']"))
    expect(player.page.locator(".choice").get_by_role("button")).not_to_have_count(0)
    card = player.picture.locator("[data-shape=card-new-orleans-a]")
    card.scroll_into_view_if_needed()
    player.sees_it_stand(card)
    player.touches(card)
    player.sees("with New Orleans")
    board = player.page.locator("svg[role=group]").first
    player.sees_it_stand(board)
    seen, head = board.bounding_box(), player.page.locator(".play > .head").bounding_box()
    assert seen is not None
    assert head is not None
    assert seen["y"] >= head["y"] + head["height"]


@pytest.mark.parametrize("cards", [2, 3, 5, 7])
def test_the_longest_names_of_ports_are_whole_on_a_phone(arrive: Arrive, cards: int) -> None:
    """In a hand of any size, while it is asked for a card, and while it waits."""
    player = arrive(phone=True)
    admirals = cast(dict[str, dict[str, object]], deepcopy(ACTION["admirals"]))
    admirals["P"]["hand"] = LONG_NAMES[:cards]
    position = json.dumps({"game": "bruise-cruise", **ACTION, "admirals": admirals})
    player.makes_table("bruise-cruise", ME, BOT, BOT, BOT, position=position)
    assert player.is_to_choose()
    found = illegible(player.page)
    player.chooses(does("sail with card"))
    at_rest(player.page)
    found += illegible(player.page)
    player.chooses(max(player.choices(), key=lambda name: name[name.index("engine ") :]))
    at_rest(player.page)
    assert [*found, *illegible(player.page)] == []


@pytest.mark.long
def test_a_game_of_kraken_with_one_finger(arrive: Arrive) -> None:
    """Four ships, three of them bots; cards and icons are tapped in the picture."""
    player = arrive(phone=True)
    player.makes_table("kraken", ME, BOT, BOT, BOT, rounds=1)
    while player.is_to_choose():
        player.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        taps(player, safest(player.choices()))
        assert_it_fits(player.page)
    verdict = player.ending.get_by_role("heading", level=2)
    player.page.wait_for_function(
        "([verdict, head]) => verdict.getBoundingClientRect().top >= head.getBoundingClientRect().bottom",
        arg=[verdict.element_handle(), player.page.locator(".play > .head").element_handle()],
        timeout=10_000,
    )
    verdict.tap()
    assert_fingers_hit(player.page)
    player.presses(say("table-rematch", seats=2))
    expect(player.ending).to_be_hidden()
    assert player.is_to_choose()


def taps(player: Player, name: str) -> None:
    """Tap it, and see that it was taken."""
    chosen = player.picture.get_by_role("button", name=name, exact=True).first
    player.sees_it_stand(chosen)
    box = chosen.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= FINGER / 2
    player.chooses(name)


def test_what_is_asked_has_the_whole_breadth(arrive: Arrive) -> None:
    """The question stands below the buttons, the card that is played lies above its choices; nothing is drawn out by what stands beside it.

    One comes to the game itself, past the head of the page.
    """
    player = arrive(phone=True)
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.page.wait_for_function("scrollY > 0")
    taps(player, player.choices()[0])
    expect(player.hotspots.first).to_be_visible()
    card = player.picture.locator("[data-region=table] .slot.card").bounding_box()
    question = player.page.locator(".status .words > span").last.bounding_box()
    assert card is not None
    assert question is not None
    for box in (card, question):
        assert box["width"] > PHONE["width"] * 0.9
        assert box["height"] < LYING
    for choice in player.hotspots.all():
        below = choice.bounding_box()
        assert below is not None
        assert below["y"] >= card["y"] + card["height"]


def test_what_is_left_to_chance_takes_one_line(arrive: Arrive) -> None:
    """While the pirates set out, two buttons of the same height stand side by side."""
    player = arrive(phone=True)
    player.makes_table("pirates", ME, BOT)
    buttons = player.page.get_by_role("group", name=say("table-chance")).get_by_role("button")
    expect(buttons).to_have_count(2)
    assert {(box["y"], box["height"]) for box in (one.bounding_box() for one in buttons.all()) if box} == {
        ((buttons.first.bounding_box() or {"y": -1})["y"], FINGER)
    }


def test_a_good_is_chosen_below_the_name_of_its_dock(arrive: Arrive) -> None:
    """A Ship that brings any good may go to three Docks: twelve short answers, whose names say all to those who do not see them."""
    player = arrive(phone=True)
    start = in_port(2, lambda moves: sum(move.startswith("dock") for move in moves) > len(GOODS), after=0)
    player.makes_table("bremerhaven", ME, BOT, position=start)
    for dock in ("Dock 1", "Dock 2", "Dock 3"):
        answers = player.region(dock).locator("[data-shape]")
        expect(answers).to_have_text(GOODS)
        assert all(dock in (name or "") for name in names(answers))
    assert_it_fits(player.page)


def test_looking_back_says_which_move_is_seen(arrive: Arrive) -> None:
    """In the whole breadth, also in German; both ways out lie below it, within the window. A finger finds the same button again."""
    player = arrive(phone=True)
    player.makes_table("cardinal", ME, ME, first="orange")
    player.page.keyboard.press("u")
    assert_it_lets_taps_through(player.page.locator(".toast"))
    for square in ("b2", "c3"):
        player.chooses(f"Place your ship on {square}")
    player.presses(say("table-look-back"))
    step = player.button(say("table-replay-back"))
    player.sees_it_stand(step)
    stood = step.bounding_box()
    assert stood is not None
    player.touches(step)
    player.sees(say("table-back-made", at=1, made=""))
    assert step.bounding_box() == stood
    bar = player.page.locator(".looking")
    told = bar.locator(".told").bounding_box()
    leave = player.button(say("table-back-now")).bounding_box()
    assert told is not None
    assert leave is not None
    assert told["width"] > PHONE["width"] * 0.8
    assert leave["y"] >= told["y"] + told["height"]
    assert leave["x"] + leave["width"] <= PHONE["width"]
    assert_it_fits(player.page)


def assert_it_lets_taps_through(notice: Locator) -> None:
    """It stands at the head of the window, and what lies below it can be tapped."""
    expect(notice).to_be_visible()
    box = notice.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["height"] / 3
    assert notice.evaluate(
        "(it, { x, y, width, height }) => !it.contains(document.elementFromPoint(x + width / 2, y + height / 2))", box
    )


def test_below_the_first_question_no_room_is_kept_for_news(arrive: Arrive) -> None:
    """How one wins stands there, and right below it the board."""
    player = arrive(phone=True)
    player.makes_table("cardinal", ME, BOT, first="orange")
    goal = player.page.locator(".goal")
    expect(goal).to_be_visible()
    head, told = player.page.locator(".play > .head").bounding_box(), goal.bounding_box()
    assert head is not None
    assert told is not None
    assert head["y"] + head["height"] - (told["y"] + told["height"]) < LINE


@pytest.mark.long
def test_a_game_that_is_over_has_one_line_at_its_head(arrive: Arrive) -> None:
    """Who won, beside the button to look back."""
    player = arrive(phone=True)
    player.makes_table("kraken", ME, BOT)
    assert player.is_to_choose()
    player.gives_up()
    expect(player.ending).to_be_visible()
    head = player.page.locator(".play > .head").bounding_box()
    assert head is not None
    assert head["height"] < FINGER + LINE


def test_the_menu_fits_with_the_number_of_tables_that_wait(arrive: Arrive) -> None:
    """In German, too, where its words are longer."""
    host, guest = arrive(), arrive(phone=True, new=True)
    guest.page.add_init_script("Object.defineProperty(navigator, 'languages', { get: () => ['de'] })")
    guest.opens(host.makes_table("cardinal", ME, OPEN, first="green"))
    guest.page.get_by_role("button", name=re.compile("Grün", re.IGNORECASE)).click()
    host.picture.wait_for()  # so that they sit
    guest.opens("/")
    menu = guest.page.get_by_role("navigation", name="Hauptmenü")
    expect(menu.get_by_role("link", name="Du bist an einem Tisch am Zug")).to_be_visible()
    for width in (390, 360):
        guest.page.set_viewport_size({"width": width, "height": 800})
        for link in menu.get_by_role("link").all():
            expect(link).to_be_in_viewport(ratio=1)
        assert_it_fits(guest.page)
