"""A large board comes near: wheel, drag, double click, buttons."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.scene.shapes import Disc
from quarterdeck.scene.theme import find_theme
from tests.browser.captains import latest, sees
from tests.browser.conftest import Arrive
from tests.browser.harbors import answered
from tests.browser.player import ME, Player
from tests.browser.sea_fights import IN_RANGE, comes_to
from tests.browser.words import say

MOST: Final = find_theme("light").style("pi-words-sea").most
"""Pixels."""
NEARLY: Final = 0.1
BUTTON: Final = 44
"""Pixels."""
BESIDE: Final = 14
"""Pixels from a thing: less than half a finger, and more than Chromium itself makes up for."""
HIT: Final = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-shape]')?.dataset.shape"


def seen(picture: Locator) -> list[float]:
    """What part of the picture is to be seen: x, y, width, height."""
    return [float(number) for number in str(picture.get_attribute("viewBox")).split()]


def test_the_wheel_enlarges_a_drag_moves_and_a_double_click_shows_all_again(player: Player) -> None:
    """And nothing is played by that."""
    player.makes_table("cardinal", ME, ME, first="orange")
    picture = player.picture.locator("svg").first
    player.sees_it_stand(picture)
    whole = seen(picture)
    box = picture.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = player.page.mouse
    mouse.move(*middle)
    mouse.wheel(0, -600)
    expect(picture).not_to_have_attribute("viewBox", " ".join(map(str, whole)))
    near = seen(picture)
    assert near[2] < whole[2] / 2
    mouse.down()
    mouse.move(middle[0] - 80, middle[1], steps=4)
    mouse.up()
    assert seen(picture)[0] > near[0]
    assert seen(picture)[2] == near[2]
    assert player.moves_made() == 0
    mouse.dblclick(box["x"] + 3, box["y"] + 3)
    assert seen(picture) == whole
    player.presses(say("table-zoom-in"))
    assert seen(picture)[2] < whole[2]
    player.presses(say("table-zoom-out"))
    assert seen(picture) == whole


@pytest.mark.long
def test_what_is_enlarged_can_be_chosen(player: Player) -> None:
    """Where it is to be seen now."""
    player.makes_table("cardinal", ME, ME, first="orange")
    for _ in range(3):
        player.presses(say("table-zoom-in"))
    player.chooses("Place your ship on b2")
    expect(player.picture.get_by_label("b2: an orange ship")).to_be_visible()


def test_two_taps_of_a_finger_bring_the_board_near_unless_they_choose(arrive: Arrive) -> None:
    """At the edge they do, and two more show all again; on squares each of them is a choice."""
    player = arrive(phone=True)
    player.makes_table("cardinal", ME, ME, first="orange")
    picture = player.picture.locator("svg").first
    whole = seen(picture)
    box = picture.bounding_box()
    assert box is not None
    finger = player.page.touchscreen
    for _ in range(2):
        finger.tap(box["x"] + 4, box["y"] + 4)
    assert seen(picture)[2] < whole[2] / 2
    for _ in range(2):
        finger.tap(box["x"] + 4, box["y"] + box["height"] - 4)
    assert seen(picture) == whole
    player.chooses("Place your ship on b2")
    player.chooses("Place your ship on c2")
    assert seen(picture) == whole


def test_a_finger_beside_a_small_hull_means_it_while_all_of_the_sea_is_shown(arrive: Arrive) -> None:
    """A few pixels of a hull can hardly be hit: an enemy is told, an own ship is chosen."""
    player = arrive(phone=True)
    comes_to(player, IN_RANGE)
    player.page.locator("body").press("0")
    before = seen(player.picture.locator("svg").first)
    holds_codes(player)
    taps_beside(player, "ship-G2")
    expect(player.picture.locator(".hint")).to_contain_text("G2")
    assert seen(player.picture.locator("svg").first) == before
    answered(player, lambda: taps_beside(player, "ship-R1"))
    assert "shoot" in latest(player)[0].moves


def test_a_finger_beside_an_offered_course_is_shown_it_before_she_sails(arrive: Arrive) -> None:
    """The next tap beside it steers her there; only Go makes it a move."""
    player = arrive(phone=True)
    comes_to(player, IN_RANGE, "act R1", "move")
    player.page.locator("body").press("0")
    points = [one for one in latest(player)[1] if isinstance(one, Disc) and one.id.startswith("course-")]
    northernmost = sorted((one.y, one.id, one.move) for one in points)
    before = latest(player)[0].revision
    taps_beside(player, northernmost[0][1])
    wake = player.page.locator("[data-course]")
    expect(wake).to_have_attribute("data-course", str(northernmost[0][2]))
    taps_beside(player, northernmost[-1][1])
    expect(wake).not_to_have_attribute("data-course", str(northernmost[0][2]))
    assert latest(player)[0].revision == before
    player.presses(say("table-steer-go"))
    sees(player, lambda: latest(player)[0].revision > before)


def taps_beside(player: Player, thing: str) -> None:
    """Touch the sea so far above a thing."""
    box = player.picture.locator(f'[data-shape="{thing}"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] - BESIDE
    assert player.page.evaluate(HIT, [x, y]) == "sea"
    player.page.touchscreen.tap(x, y)


@pytest.mark.long
def test_names_on_the_sea_get_no_larger_than_other_words(player: Player) -> None:
    """They grow with the sea until they are as large as words beside it."""
    comes_to(player, IN_RANGE)
    names = player.picture.locator('[data-shape^="isle-"][data-shape$="-name"]')
    before = 0.0
    for _ in range(8):
        player.presses(say("table-zoom-in"))
        if not (shown := [letters_of(name) for name in names.all()]):
            break  # none is whole any more
        now = max(shown)
        assert before - NEARLY < now < MOST + NEARLY
        before = now
        holds_codes(player)
    assert before > MOST - NEARLY


def holds_codes(player: Player) -> None:
    """The code of each ship stands within its sign, which is no larger than a button."""
    codes = player.picture.locator('[data-shape^="tag-"][data-shape$="-words"]')
    for code in codes.all():
        name = str(code.get_attribute("data-shape")).removesuffix("-words")
        sign = player.picture.locator(f'[data-shape="{name}"]').bounding_box()
        letters = code.bounding_box()
        assert sign is not None
        assert letters is not None
        assert letters["width"] < sign["width"] < BUTTON, name


def letters_of(words: Locator) -> float:
    """Their size on the screen, in pixels."""
    size: float = words.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a")
    return size
