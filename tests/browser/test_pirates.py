"""Pirates of the Cursed Seas: a game to its end; ships dragged, steered by keys and by a finger; questions; what is refused."""

from __future__ import annotations

import re
from math import cos, radians, sin
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.beginnings import under_way
from tests.browser.captains import (
    SEGMENT,
    Captain,
    drag,
    drag_back,
    grip,
    helm_of,
    latest,
    makes_small_table,
    on_screen,
    play_through,
    sees,
)
from tests.browser.conftest import Arrive
from tests.browser.harbors import RANDOM_BOT, answered
from tests.browser.player import ME, Player
from tests.browser.sea_fights import AT_HOME, HOME, comes_to
from tests.browser.sizes import assert_fingers_hit, assert_it_fits
from tests.browser.words import say
from tests.cli.commands import run_here

ASIDE: Final = 7
"""Degrees."""
SHORTER: Final = 0.72
PER_MILLIMETRE: Final = 2
"""Scene units."""
FAR: Final = 160
"""Nearly all of L, in scene units."""
READABLE: Final = 12
"""CSS pixels of a line of words."""


def at_the_helm(player: Player) -> None:
    """At a table against a bot, with a ship to be steered away from her home island."""
    makes_small_table(player, ME, RANDOM_BOT, position=under_way())
    assert player.is_to_choose()


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)], ids=["last turn", "whole"])
def test_a_game_is_played_to_its_end(player: Player, tmp_path: Path, *, whole: bool) -> None:
    """By mouse, against a bot; it is told who won by which rule, and the record is sound."""
    if whole:
        makes_small_table(player, ME, RANDOM_BOT)
        play_through(Captain(player, seed=2))
    else:
        comes_to(player, AT_HOME, "act R1", "move")
        Captain(player, seed=2, choose=lambda _moves, _random: HOME).chooses()
    expect(player.ending).to_contain_text(re.compile("gold"))
    with player.page.expect_download() as record:
        player.ending.get_by_role("link", name=say("table-record")).click()
    file = tmp_path / record.value.suggested_filename
    record.value.save_as(file)
    assert run_here("record", "verify", str(file)).code == 0


def test_a_ship_is_dragged_where_she_shall_go(player: Player) -> None:
    """The way is drawn and measured while she is dragged, the server says what would come of it; let go, she is there."""
    at_the_helm(player)
    seen, _ = latest(player)
    wake = player.page.locator("[data-course]")
    words = player.page.get_by_role("region", name=say("table-steer")).locator(".words")
    for move in filter(SEGMENT.match, seen.moves):
        begun = drag(player, *beside(move))
        expect(wake).to_be_visible()
        expect(words).not_to_have_text(say("table-steer-help"))
        if "problem" not in str(words.get_attribute("class")):
            break
        drag_back(player, begun)
        expect(wake).to_have_count(0)
    expect(words).to_have_text(re.compile("could fire at"))
    assert str(wake.get_attribute("data-course")) not in seen.moves
    answered(player, player.page.mouse.up)
    expect(wake).to_have_count(0)
    assert latest(player)[0].revision > seen.revision


def beside(move: str) -> tuple[float, float]:
    """How far one drags for a course a little beside an offered one, and shorter, in scene units."""
    _, heading, length = move.split()
    angle, far = radians(float(heading) + ASIDE), float(length) * SHORTER * PER_MILLIMETRE
    return far * cos(angle), -far * sin(angle)


def test_a_drag_that_is_forbidden_says_why_and_changes_nothing(player: Player) -> None:
    """She lies at her home island, and would run aground: the clause is named."""
    at_the_helm(player)
    before = player.moves_made()
    ahead = radians(helm_of(player).heading / 10)
    drag(player, FAR * cos(ahead), -FAR * sin(ahead))
    told = player.page.get_by_role("region", name=say("table-steer")).locator(".problem")
    expect(told).to_be_visible()
    player.page.mouse.up()
    expect(player.refusal).to_contain_text(re.compile(r"PI-[\dNR]"))
    assert player.moves_made() == before


def test_a_ship_is_steered_by_keys_alone_and_questions_are_answered(player: Player) -> None:
    """Enter takes the helm, arrows turn and stretch, what would come of it is said, Enter goes; 4 asks who can fire."""
    at_the_helm(player)
    seen, _ = latest(player)
    helm = helm_of(player)
    player.page.locator(f'[data-shape="{helm.what}"]').focus()
    player.presses_keys("Enter")
    wake = player.page.locator("[data-course]")
    begun = wake.get_attribute("data-course")
    assert begun in seen.moves
    player.presses_keys("Shift+ArrowLeft", "Shift+ArrowDown", "ArrowDown")
    expect(wake).not_to_have_attribute("data-course", str(begun))
    player.hears(re.compile(r"(straight ahead|° to the (left|right)|turned around), [\d.]+ cm\. "))
    moves = player.moves_made()
    player.presses_keys("Enter")
    sees(player, lambda: player.moves_made() > moves or player.refusal.is_visible())
    player.presses_keys("Escape", "4")
    answer = player.page.get_by_role("tabpanel").locator(".answer")
    expect(answer).to_contain_text("Who can fire at me?")
    expect(answer).to_contain_text(re.compile("can fire at|cannot fire at|Nobody can fire"))


def test_a_finger_steers_on_a_phone(arrive: Arrive) -> None:
    """A tap takes the helm, another says where to, buttons turn her by little, Go goes; all of it can be hit and fits."""
    player = arrive(phone=True)
    at_the_helm(player)
    helm = helm_of(player)
    player.page.touchscreen.tap(*grip(player, helm.what))
    told = player.page.get_by_role("region", name=say("table-steer"))
    expect(told).to_be_visible()
    wake = player.page.locator("[data-course]")
    begun = wake.get_attribute("data-course")
    player.presses(say("table-steer-left"))
    player.presses(say("table-steer-shorter"))
    expect(wake).not_to_have_attribute("data-course", str(begun))
    assert_it_fits(player.page)
    assert_fingers_hit(player.page, on_board=0)  # the list of moves has the same, large enough
    player.presses(say("table-steer-cancel"))
    expect(wake).to_have_count(0)
    player.page.touchscreen.tap(*grip(player, helm.what))
    before = latest(player)[0].revision
    player.presses(say("table-steer-go"))
    sees(player, lambda: latest(player)[0].revision > before)


@pytest.mark.long
def test_deckplates_can_be_read_and_the_list_of_moves_is_divided(arrive: Arrive) -> None:
    """At a desk and on a phone: words are as high as those of a page, headings open and close."""
    for phone in (False, True):
        player = arrive(phone=phone)
        at_the_helm(player)
        plate = player.page.locator("[data-shape^=plate-] .title").first
        plate.scroll_into_view_if_needed()
        box = plate.bounding_box()
        assert box is not None
        assert box["height"] > READABLE
        assert_it_fits(player.page)
        player.turns_to(say("table-moves"))
        group = player.page.locator("details", has_text="Courses ").first
        group.locator("summary").click()
        expect(group.get_by_role("button").first).to_be_visible()


def test_the_wheel_comes_near_and_the_board_can_be_moved(player: Player) -> None:
    """What lies under the pointer stays there while one comes near; dragging the sea moves it."""
    at_the_helm(player)
    sea = player.picture.locator("svg").first
    box = sea.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 3, box["y"] + box["height"] / 3
    player.page.keyboard.press("0")
    whole = str(sea.get_attribute("viewBox"))
    player.page.mouse.move(x, y)
    player.page.mouse.wheel(0, -400)
    expect(sea).not_to_have_attribute("viewBox", whole)
    near = str(sea.get_attribute("viewBox"))
    assert float(near.split()[2]) < float(whole.split()[2])
    middle = on_screen(player, 0, 0)
    player.page.mouse.move(box["x"] + 8, box["y"] + 8)
    player.page.mouse.down()
    player.page.mouse.move(box["x"] + 58, box["y"] + 38, steps=3)
    player.page.mouse.up()
    moved = on_screen(player, 0, 0)
    assert moved[0] > middle[0] or moved[1] > middle[1]
