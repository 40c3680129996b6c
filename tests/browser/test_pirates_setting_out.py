"""Setting out in Pirates: islands and ships laid where one wants them, or by chance."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from quarterdeck.scene.shapes import Disc, FreePoint, Line
from tests.browser.captains import latest, makes_small_table, on_screen, sees
from tests.browser.conftest import Arrive
from tests.browser.harbors import RANDOM_BOT, answered
from tests.browser.player import ME, Player
from tests.browser.sizes import assert_fingers_hit, assert_it_fits
from tests.browser.test_zoom import seen
from tests.browser.words import say

FAR: Final = 24
"""Pixels of a drag."""
BESIDE: Final = 24
"""From an offered place, scene units: more than the radius of its dot."""
AWAY: Final = 60
"""From an offered place, scene units: so far that a click does not mean its dot."""
CLEAR: Final = 40
"""So far from all dots, in scene units."""
TABLE: Final = (2400, 1800)
"""The table of two, in scene units."""
EDGE: Final = 44
OUTLINE: Final = re.compile(r"pose-\d+(-keel)?")
"""Ids of what is drawn at an offered place."""


def setting_of(player: Player) -> FreePoint:
    """The first point that can be chosen."""
    return latest(player)[0].settings[0]


def mark_of(player: Player) -> Locator:
    """The chosen point as it is drawn."""
    return player.page.locator("[data-mark]")


def panel(player: Player, name: str = "table-mark") -> Locator:
    """What is told of it."""
    return player.page.get_by_role("region", name=say(name))


def open_water(player: Player) -> tuple[int, int]:
    """A point of the middle of the table that lies near no dot."""
    _, shapes = latest(player)
    dots = [(one.x, one.y) for one in shapes if isinstance(one, Disc) and one.move is not None]
    points = [(x, y) for x in range(900, 1600, 30) for y in range(600, 1300, 30)]
    return next((x, y) for x, y in points if all(abs(x - a) > CLEAR or abs(y - b) > CLEAR for a, b in dots))


def asked_for(player: Player, kind: str) -> None:
    """Let chance choose until something is asked for that begins so, and has a shore to keep to or not."""
    for _ in range(60):
        view, _ = latest(player)
        if view.settings and bool(view.settings[0].rail) == (kind == "ship"):
            return
        answered(player, lambda: player.presses(say("table-chance-one")))
        sees(player, lambda: bool(latest(player)[0].moves))
    raise AssertionError(f"no {kind} was to be laid")


def sees_whole(player: Player) -> None:
    """Wait until all that is offered to be laid is within the board that is shown."""
    outlines = [one for one in latest(player)[1] if isinstance(one, Line | Disc) and OUTLINE.fullmatch(one.id)]
    assert outlines
    sees(player, lambda: all(is_within(one, seen(player.picture.locator("svg").first)) for one in outlines))


def is_within(mark: Line | Disc, window: Sequence[float]) -> bool:
    """Whether nothing of it is cut off."""
    left, top, width, height = window
    points = mark.points if isinstance(mark, Line) else [(mark.x, mark.y)]
    return all(left <= x <= left + width and top <= y <= top + height for x, y in points)


def drag(player: Player, x: float, y: float, down: float) -> None:
    """Drag what is at a point of the window down by so many pixels."""
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x, y + down, steps=3)
    player.page.mouse.up()


def lays_freely(player: Player) -> tuple[float, float]:
    """Click away from offered places until one will do; where in the window that was."""
    setting = setting_of(player)
    words = panel(player).locator(".words")
    for move in latest(player)[0].moves:
        across, up = (float(one) * 100 / setting.scale for one in move.split()[1].split(","))
        x, y = on_screen(player, setting.x + across + AWAY, setting.y - up)
        player.page.mouse.click(x, y)
        expect(mark_of(player)).to_be_visible()
        expect(words).not_to_have_text(say("table-mark-help"))
        if "problem" not in str(words.get_attribute("class")):
            return x, y
        player.presses(say("table-steer-cancel"))
    raise AssertionError("it can be laid nowhere")


def test_an_island_is_laid_where_one_clicks_turned_and_dragged(player: Player) -> None:
    """What would come of it is told at once; it is laid there, which no dot offered."""
    makes_small_table(player, ME, RANDOM_BOT)
    asked_for(player, "island")
    x, y = lays_freely(player)
    begun = str(mark_of(player).get_attribute("data-mark"))
    assert begun not in latest(player)[0].moves
    player.presses(say("table-steer-left"))
    expect(mark_of(player)).to_have_attribute("data-mark", re.compile(r"^place .* 5\.0$"))
    player.presses(say("table-steer-right"))
    expect(mark_of(player)).to_have_attribute("data-mark", begun)
    drag(player, x, y, FAR)
    expect(mark_of(player)).not_to_have_attribute("data-mark", begun)
    drag(player, x, y + FAR, -FAR)
    expect(panel(player).locator(".words")).to_have_text(re.compile("Here .* would lie"))
    answered(player, lambda: player.presses(say("table-mark-go")))
    expect(mark_of(player)).to_have_count(0)


def test_at_an_offered_place_an_island_lies_first_and_is_placed_where_that_is_clicked_again(player: Player) -> None:
    """As anywhere else: nothing is placed by one click, and the panel says what would come of it."""
    makes_small_table(player, ME, RANDOM_BOT)
    asked_for(player, "island")
    before = player.moves_made()
    dot = player.page.locator('[data-shape="pose-0"]')
    dot.click()
    expect(mark_of(player)).to_be_visible()
    assert str(mark_of(player).get_attribute("data-mark")) in latest(player)[0].moves
    expect(panel(player).locator(".words")).to_have_text(re.compile("would lie"))
    assert player.moves_made() == before
    dot.click()
    sees(player, lambda: player.moves_made() > before)


def test_an_island_too_near_to_the_edge_stays_in_the_hand_and_is_not_laid(player: Player) -> None:
    """By how much is told before it is tried; the button says so, too, and the Enter key lays nothing either."""
    makes_small_table(player, ME, RANDOM_BOT)
    asked_for(player, "island")
    before = player.moves_made()
    player.page.mouse.click(*on_screen(player, EDGE + 12, EDGE + TABLE[1] // 2))
    expect(panel(player).locator(".problem")).to_have_text(re.compile(r"\d cm"))
    expect(panel(player).get_by_role("button", name=say("table-mark-go"))).to_have_attribute("aria-disabled", "true")
    player.page.locator('[data-shape="sea"]').focus()
    player.presses_keys("Enter")
    expect(mark_of(player)).to_have_count(1)
    assert player.moves_made() == before


def test_a_ship_keeps_to_her_shore_and_keys_alone_lay_her_down(player: Player) -> None:
    """Enter on the sea begins at an offered place; arrows go along the shore, Q turns her a little; Enter lays her down."""
    makes_small_table(player, ME, RANDOM_BOT)
    asked_for(player, "ship")
    player.page.locator('[data-shape="sea"]').focus()
    player.presses_keys("Enter")
    offered = str(mark_of(player).get_attribute("data-mark"))
    assert offered in latest(player)[0].moves
    player.presses_keys("ArrowRight")
    expect(mark_of(player)).not_to_have_attribute("data-mark", offered)
    player.presses_keys("Escape")
    expect(mark_of(player)).to_have_count(0)
    player.presses_keys("Enter", "Shift+Q")
    expect(panel(player).locator(".words")).to_have_text(re.compile("would lie"))
    before = player.moves_made()
    player.presses_keys("Enter")
    sees(player, lambda: player.moves_made() > before)


def test_a_finger_lays_an_island_on_a_phone(arrive: Arrive) -> None:
    """A tap near an offered place shows it first; buttons move it by a millimetre; all of it can be hit and fits."""
    player = arrive(phone=True)
    makes_small_table(player, ME, RANDOM_BOT)
    asked_for(player, "island")
    player.page.touchscreen.tap(*on_screen(player, *open_water(player)))
    expect(panel(player)).to_be_visible()
    begun = str(mark_of(player).get_attribute("data-mark"))
    player.presses(say("table-mark-up"))
    expect(mark_of(player)).not_to_have_attribute("data-mark", begun)
    assert_it_fits(player.page)
    assert_fingers_hit(player.page)
    player.presses(say("table-steer-cancel"))
    expect(mark_of(player)).to_have_count(0)


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True], ids=["desk", "phone"])
def test_every_offered_place_is_seen_whole_at_once(arrive: Arrive, *, phone: bool) -> None:
    """An island's outline and a ship's hull, not only their dots, before anybody zooms."""
    player = arrive(phone=phone)
    makes_small_table(player, ME, RANDOM_BOT)
    for kind in ("island", "ship"):
        asked_for(player, kind)
        sees_whole(player)


@pytest.mark.long
def test_all_of_setting_out_is_left_to_chance(player: Player) -> None:
    """One choice, then all that follow, up to the first turn; they are moves like others."""
    makes_small_table(player, ME, RANDOM_BOT)
    asked_for(player, "island")
    before = player.moves_made()
    player.presses(say("table-chance-all"))
    sees(player, lambda: "Round 1" in latest(player)[0].status and bool(latest(player)[0].moves))
    expect(player.page.get_by_role("group", name=say("table-chance"))).to_have_count(0)
    assert player.moves_made() > before
